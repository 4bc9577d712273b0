"""Everything a player can do, as values."""

from dataclasses import dataclass

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.seats import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """Stay out of the auction for the rest of the hand."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Promise that one's side takes at least ``amount`` points."""

    amount: int

    def __str__(self) -> str:
        return str(self.amount)


@dataclass(frozen=True, slots=True)
class Hold:
    """Neither pass nor bid: leave the high bid to one's partner and stay in the auction."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class Moon:
    """Promise that one's side takes every point of the hand."""

    def __str__(self) -> str:
        return "moon"


@dataclass(frozen=True, slots=True)
class Misdeal:
    """Ask for new cards, because one holds no counter."""

    def __str__(self) -> str:
        return "misdeal"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay ``cards`` away into the nest."""

    cards: CardSet

    def __str__(self) -> str:
        return str(self.cards)


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Make ``trump`` trump: a color, or none of them."""

    trump: Trump

    def __str__(self) -> str:
        return str(self.trump)


@dataclass(frozen=True, slots=True)
class CallCard:
    """Make whoever holds ``card`` one's partner (Call Partner)."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class ChooseLeader:
    """Let ``seat`` lead to the first trick: oneself or the seat on one's left."""

    seat: Seat

    def __str__(self) -> str:
        return str(self.seat)


@dataclass(frozen=True, slots=True)
class Play:
    """Play ``card`` to the trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class Renege:
    """Play ``card`` although it should have followed, where the rules let the table find out."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


Call = Pass | Bid | Hold | Moon | Misdeal
"""What a player can say in the auction."""

Action = Pass | Bid | Hold | Moon | Misdeal | Discard | NameTrump | CallCard | ChooseLeader | Play | Renege
"""Everything a player can do; ``str(action)`` is the word that records use."""

PASS = Pass()
HOLD = Hold()
MOON = Moon()
MISDEAL = Misdeal()
