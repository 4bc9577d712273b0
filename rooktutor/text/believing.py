"""What a seat may think of the hidden cards, in words."""

from dataclasses import dataclass

from rooktutor.cards import ROOK, NoTrump
from rooktutor.explain.beliefs import Beliefs, Evidence
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.text.catalog import Arg, Catalog
from rooktutor.text.render import bird_card


@dataclass(frozen=True, kw_only=True, slots=True)
class BeliefsProse:
    """What the shares are, and what they rest on: for each seat, and in general under None."""

    note: str
    evidence: tuple[tuple[Seat | None, str], ...]


def render_beliefs(beliefs: Beliefs, rules: RuleSet, catalog: Catalog) -> BeliefsProse:
    """Return the words for beliefs; the shares themselves are numbers."""
    name = "belief-exact" if beliefs.exact else "belief-sampled"
    return BeliefsProse(
        note=catalog.text(name, layouts=beliefs.layouts),
        evidence=tuple((each.seat, _evidence(each, rules, catalog)) for each in beliefs.evidence),
    )


def _evidence(each: Evidence, rules: RuleSet, catalog: Catalog) -> str:
    bird = bird_card(rules)
    args: dict[str, Arg] = {
        "seat": "" if each.seat is None else each.seat.value,
        "amount": each.amount,
        "cards": str(each.cards).replace("Rook", bird),
        "color": NoTrump.HIGH.value if each.color is None else each.color.value,
        "bird": bird if ROOK in each.excepted else "none",
    }
    return catalog.text(f"belief-{each.kind.value}", **args)
