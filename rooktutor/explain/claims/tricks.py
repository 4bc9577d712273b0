"""Facts about the trick, the cards and what others can hold."""

from dataclasses import dataclass

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Seat

# --- the trick ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrickWorth(Claim):
    """The cards on the table in the trick are worth ``points``, yours not counted."""

    points: int


@dataclass(frozen=True, slots=True)
class Counter(Claim):
    """``card`` is worth ``points`` to whoever captures it, and ``points`` is not 0."""

    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class Winning(Claim):
    """``seat`` is winning the trick so far, with ``card``."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Beaten(Claim):
    """``card`` cannot win the trick: ``by`` on the table beats it already."""

    card: Card
    by: Card


@dataclass(frozen=True, slots=True)
class Unbeatable(Claim):
    """With ``card`` winning the trick after you play, no opponent yet to play can beat it.

    ``card`` is yours or the one your partner is winning with.
    """

    card: Card


@dataclass(frozen=True, slots=True)
class CouldBeat(Claim):
    """``card``, which counts as ``color``, would be winning, but later opponents can beat it.

    ``higher`` are all cards of the same color with which one of them can do so; ``trumps`` says
    whether one can with a trump, when ``card`` is no trump itself.
    """

    card: Card
    color: Trump
    higher: CardSet
    trumps: bool


@dataclass(frozen=True, slots=True)
class LosesTrick(Claim):
    """After ``card`` the opponents win this trick in every layout, however all later players play."""

    card: Card


@dataclass(frozen=True, slots=True)
class LowestWinner(Claim):
    """``card`` is the weakest card you may play that takes the trick for certain."""

    card: Card


@dataclass(frozen=True, slots=True)
class PartnerToPlay(Claim):
    """Your partner ``seat`` plays to this trick after you."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnlyCard(Claim):
    """``card`` is the only one you may play.

    ``why`` is "last" when it is your last card, "color" when it is your only one of the ``color`` that
    was led, else "other".
    """

    card: Card
    color: Trump
    why: str


# --- cards and colors -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Boss(Claim):
    """No card of the color of ``card`` that others can hold is higher."""

    card: Card
    color: Trump


@dataclass(frozen=True, slots=True)
class SameAs(Claim):
    """``cards`` in your hand would do exactly what ``card`` does: same points, nothing in between."""

    card: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class LeavesVoid(Claim):
    """Once ``card`` is gone you hold no more of ``color``."""

    card: Card
    color: Trump


@dataclass(frozen=True, slots=True)
class OutOf(Claim):
    """``seat`` can hold no card of ``color``."""

    seat: Seat
    color: Trump


@dataclass(frozen=True, slots=True)
class Keeps(Claim):
    """After this action you still hold ``cards``."""

    cards: CardSet
