"""A moment of a hand: where a note stands, and where a replay can stop."""

import re
from dataclasses import dataclass
from enum import Enum

from rooktutor.errors import NotationError


class Stage(Enum):
    """The parts of a hand that have a name."""

    DEAL = "deal"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    TRUMP = "trump"
    CALL = "call"
    LEAD = "lead"
    TRICK = "trick"
    SCORE = "score"


_MOMENT = re.compile(
    r"(deal|exchange|trump|call|lead|score)|"
    r"(auction)(?: call ([1-9]\d?))?|(trick) ([1-9]\d?)(?: card ([1-4]))?"
)


@dataclass(frozen=True, slots=True)
class Moment:
    """The moment just before something happens.

    ``trick 3 card 2`` is the moment before the second card of the third trick, ``trick 3`` the
    moment before its lead, ``auction call 2`` the moment before the second call. ``number`` is
    that of the trick or call and ``card`` that of the card, both from 1; 0 where not said.

    >>> str(Moment.parse("Trick 3 Card 2"))
    'trick 3 card 2'
    """

    stage: Stage
    number: int = 0
    card: int = 0

    @classmethod
    def parse(cls, text: str) -> "Moment":
        """Return the moment that ``text`` names; raises NotationError when it names none."""
        match = _MOMENT.fullmatch(" ".join(text.lower().split()))
        if match is None:
            raise NotationError(
                text,
                expected="a moment: deal, auction, auction call N, exchange, trump, call, lead, "
                "trick N, trick N card M or score",
            )
        named, auction, call, trick, number, card = match.groups()
        if trick:
            return cls(Stage.TRICK, int(number), int(card or 0))
        return cls(Stage(named or auction), int(call or 0))

    def __str__(self) -> str:
        """Return the moment as records write it."""
        match self.stage:
            case Stage.TRICK if self.card:
                return f"trick {self.number} card {self.card}"
            case Stage.TRICK:
                return f"trick {self.number}"
            case Stage.AUCTION if self.number:
                return f"auction call {self.number}"
            case _:
                return str(self.stage.value)
