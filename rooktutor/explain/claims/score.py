"""Facts about the score."""

from dataclasses import dataclass

from rooktutor.cards import CardSet
from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Party


@dataclass(frozen=True, slots=True)
class LineOf(Claim):
    """One line of the score sheet: ``party`` gets ``amount`` for it; the rest is what it rests on."""

    label: str
    party: Party | None
    amount: int
    trick: int | None
    cards: CardSet
    bid: int | None
    captured: int | None
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class TotalAfter(Claim):
    """``party`` stands at ``total`` after the hand; the game is won at ``target``."""

    party: Party
    total: int
    target: int
