"""What the page calls an action, and back: the words of records."""

from types import MappingProxyType

from rooktutor.cards import Card, CardSet, parse_trump
from rooktutor.errors import NotationError
from rooktutor.game.actions import (
    HOLD,
    MISDEAL,
    MOON,
    PASS,
    Action,
    Bid,
    CallCard,
    ChooseLeader,
    Discard,
    NameTrump,
    Play,
)
from rooktutor.game.public import Phase
from rooktutor.seats import Seat

_CALLS = MappingProxyType({str(call): call for call in (PASS, HOLD, MOON, MISDEAL)})


def parse(phase: Phase, choice: str) -> Action:
    """Return the action that ``choice`` names in this phase, written as records write it.

    Raises NotationError when it names none.

    >>> parse(Phase.AUCTION, "70")
    Bid(amount=70)
    """
    match phase:
        case Phase.AUCTION:
            said = choice.strip().lower()
            if said in _CALLS:
                return _CALLS[said]
            if choice.isascii() and choice.isdigit() and len(choice) < 5:
                return Bid(int(choice))
            raise NotationError(choice, expected=f"{' '.join(_CALLS)} or a number")
        case Phase.DISCARD:
            return Discard(CardSet.parse(choice))
        case Phase.TRUMP:
            return NameTrump(parse_trump(choice))
        case Phase.CALL:
            return CallCard(Card.parse(choice))
        case Phase.LEAD:
            return ChooseLeader(Seat.parse(choice))
        case Phase.PLAY:
            return Play(Card.parse(choice))
        case Phase.OVER:
            raise NotationError(choice, expected="anything: the hand is over")
