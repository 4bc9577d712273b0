"""What ``rooktutor compare`` says: the same decision valued under several rule sets."""

from textwrap import wrap
from typing import Any

from rooktutor.solve.sidebyside import SideBySide
from rooktutor.solve.values import ActionValue, Evaluation
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import signed
from rooktutor.text.rulebook import game_id

GAP = "   "
WIDTH = 100


def as_json(found: SideBySide) -> dict[str, Any]:
    """Return the object that ``compare --json`` prints; null where an action has no value."""
    return {
        "under": [game_id(rules) for rules in found.rules],
        "layouts": [evaluation.layouts for evaluation in found.evaluations],
        "actions": [
            {"action": str(action), "values": [_number(value) for value in found.row(action)]}
            for action in found.actions
        ],
    }


def _number(value: ActionValue | None) -> dict[str, float | None] | None:
    if value is None:
        return None
    chance = None if value.p_make is None else round(value.p_make, 4)
    return {"value": round(value.mean, 3), "stderr": round(value.stderr, 3), "p_make": chance}


def as_lines(found: SideBySide, catalog: Catalog) -> list[str]:
    """Return a table for people: a column for each rule set, a row for each action, the best marked."""
    head = ["", *(game_id(rules) for rules in found.rules)]
    rows = [
        [
            str(action),
            *(
                _cell(value, evaluation, catalog)
                for value, evaluation in zip(found.row(action), found.evaluations, strict=True)
            ),
        ]
        for action in found.actions
    ]
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    table = [
        GAP.join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in (head, *rows)
    ]
    return [*wrap(catalog.text("cli-under"), WIDTH), "", *table]


def _cell(value: ActionValue | None, evaluation: Evaluation, catalog: Catalog) -> str:
    if value is None:
        return catalog.text("cli-under-none")
    best = "yes" if evaluation.best.action in value.covers else "no"
    chance = -1 if value.p_make is None else round(100 * value.p_make)
    mean, error = catalog.decimal(signed(value.mean)), catalog.decimal(f"{value.stderr:.1f}")
    return catalog.text("cli-under-value", value=mean, error=error, chance=chance, best=best)
