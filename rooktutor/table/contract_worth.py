"""What a hand is worth before the play: facts of the decision as a whole, and pictures."""

from typing import Literal, TypedDict


class Bar(TypedDict):
    """One bar of a picture."""

    name: str
    start: float
    """Where it begins, in percent of the width (of a column: of the height, always 0)."""
    size: float
    """How long it is, in percent."""
    text: str
    """Its length in words: "63 %", "+12"."""
    strong: bool
    """Whether it stands out: the best bid, points that make the bid, the total, a card that had better go."""


class Plot(TypedDict):
    """Bars under a title; the text says the same to those who do not see them."""

    shape: Literal["chances", "points", "sum", "cards"]
    title: str
    text: str
    bars: list[Bar]


class Worth(TypedDict):
    """What the tutor says of the decision as a whole; shown under the choices."""

    title: str
    facts_title: str
    facts: list[str]
    plots: list[Plot]
