"""A tutor for the card game Rook that lives in a notebook.

Names load when they are first used, so that importing the package stays fast and the
table's libraries are only needed by those who open a table.

>>> import rooktutor
>>> rules = rooktutor.rule_set("crowsnest")
>>> position = rooktutor.Position.start(rules, rooktutor.deal(rules, seed=7))
>>> position.to_act
<Seat.EAST: 'east'>
"""

from importlib import import_module

_HOME = {
    "Card": "rooktutor.cards",
    "CardSet": "rooktutor.cards",
    "Color": "rooktutor.cards",
    "NoTrump": "rooktutor.cards",
    "Seat": "rooktutor.seats",
    "Side": "rooktutor.seats",
    "RookError": "rooktutor.errors",
    "RuleSet": "rooktutor.rules.ruleset",
    "RULE_SETS": "rooktutor.rules.systems",
    "rule_set": "rooktutor.rules.systems",
    "game_rules": "rooktutor.rules.houses",
    "Deal": "rooktutor.game.deal",
    "deal": "rooktutor.game.deal",
    "Position": "rooktutor.game.position",
    "View": "rooktutor.game.view",
    "Match": "rooktutor.game.match",
    "side_by_side": "rooktutor.solve.sidebyside",
    "annotate": "rooktutor.explain.annotate",
    "audit": "rooktutor.explain.audit",
    "review": "rooktutor.explain.review",
    "line": "rooktutor.explain.lines",
    "beliefs": "rooktutor.explain.beliefs",
    "diagram": "rooktutor.table.cells",
    "plot_cards": "rooktutor.table.plots",
    "plot_chances": "rooktutor.table.plots",
    "plot_points": "rooktutor.table.plots",
    "plot_sum": "rooktutor.table.plots",
    "lesson": "rooktutor.table.courses",
    "lessons": "rooktutor.table.courses",
    "Progress": "rooktutor.teach.progress",
    "plot_progress": "rooktutor.table.progress_chart",
    "tutor": "rooktutor.table.app",
}

__version__ = "0.1.0"
__all__ = ["__version__", *_HOME]  # noqa: PLE0604 - the keys are literal strings


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'rooktutor' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
