"""Facts about single cards of a hand before the play, and about the hand that holds a called card."""

from dataclasses import dataclass

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.explain.claims.base import Claim


@dataclass(frozen=True, slots=True)
class OneOf(Claim):
    """``card`` is one of the ``count`` cards that you hold of ``color``, with ``color`` as trump."""

    card: Card
    color: Trump
    count: int


@dataclass(frozen=True, slots=True)
class NothingAbove(Claim):
    """With ``trump`` as trump no card that you do not hold beats ``card`` in its color."""

    card: Card
    trump: Trump


@dataclass(frozen=True, slots=True)
class OnlyAbove(Claim):
    """With ``trump`` as trump ``higher`` are the cards that beat ``card`` in its color and are not yours."""

    card: Card
    trump: Trump
    higher: CardSet


@dataclass(frozen=True, slots=True)
class GuardOf(Claim):
    """``guarded`` and ``card`` are your only cards of their color, and one card you do not hold beats it."""

    card: Card
    guarded: Card
    trump: Trump


@dataclass(frozen=True, slots=True)
class LeavesBare(Claim):
    """Once these are laid away ``card``, which one card you do not hold beats, is alone in its color."""

    card: Card
    trump: Trump


@dataclass(frozen=True, slots=True)
class SaveCounters(Claim):
    """Each of ``cards``, all laid away, counts, and a card that you do not hold beats it in its color."""

    cards: CardSet
    points: int


@dataclass(frozen=True, slots=True)
class GoodHolder(Claim):
    """By the cards alone the holder of ``card`` has help beside it in ``hundredths`` of 100 deals.

    Help is two more trumps, or the highest card of a color that is not trump.
    """

    card: Card
    hundredths: int
