"""The cards that are still out, as the page shows them."""

from typing import Literal, TypedDict

from rooktutor.table.contract_parts import ColorId


class OutRow(TypedDict):
    """The cards of one color that the learner has not seen, the highest first."""

    color: ColorId | Literal["bird"]
    letter: str
    name: str
    cards: list[str]
    counters: list[str]
    """Those of them that count points."""


class CardsOut(TypedDict):
    """The cards that are still out."""

    title: str
    text: str
    """How many points are among them."""
    none: str
    """What stands for a color of which nothing is out."""
    rows: list[OutRow]
