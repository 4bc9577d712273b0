"""A hand that is stepped through: its lines, and the cards of whoever is to act."""

from typing import TypedDict

from rooktutor.table.contract_parts import Choice, Control, SeatId


class LineView(TypedDict):
    """One line of the hand: as it was played, or a variation."""

    id: str
    text: str
    """"As played", or what began the variation."""
    where: str
    """The moment at which it parts; empty for the hand as played."""
    shown: bool


class StudyView(TypedDict):
    """What stands beside a hand that is stepped through."""

    title: str
    lines: list[LineView]
    """The hand as played first; each is chosen with the control ``line`` and its id as the value."""
    note: str
    """What can be done here, in a sentence."""
    controls: list[Control]


class OtherHand(TypedDict):
    """The open cards of a seat other than the learner's that is to act: they are choices."""

    seat: SeatId
    choices: list[Choice]
