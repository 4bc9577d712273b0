"""Facts about the card that declarer calls a partner by, and about who leads first."""

from dataclasses import dataclass

from rooktutor.cards import Card, CardSet
from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Seat


@dataclass(frozen=True, slots=True)
class TopOutside(Claim):
    """``card`` is the highest of its color, or of the trumps, that is neither in your hand nor laid away."""

    card: Card


@dataclass(frozen=True, slots=True)
class HigherOutside(Claim):
    """``higher`` are the cards that beat ``card`` in its suit and are neither in your hand nor laid away."""

    card: Card
    higher: CardSet


@dataclass(frozen=True, slots=True)
class PlaysAlone(Claim):
    """Nobody else can hold ``card``: you have it, or laid it away, so you play alone against three."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlaysLast(Claim):
    """If ``leader`` leads to the first trick, you are the last to play to it."""

    leader: Seat
