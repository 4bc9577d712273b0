"""Facts about what others can have, what stays in hand, and how far the contract has come."""

from dataclasses import dataclass

from rooktutor.cards import Card, Trump
from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Seat

# --- the trick ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CanTake(Claim):
    """``seat``, who plays after you, holds in some layout a card that beats ``card``, the best so far."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HardestToBeat(Claim):
    """Of the cards you may play that would be winning, ``card`` can be beaten by the fewest."""

    card: Card


@dataclass(frozen=True, slots=True)
class FewestPoints(Claim):
    """``card`` is worth ``points``, and no card that you may play is worth less, but some are worth more."""

    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class MostPoints(Claim):
    """``card`` is worth ``points``, and no card that you may play is worth more, but others count too."""

    card: Card
    points: int


# --- cards and colors -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LeavesAlone(Claim):
    """After this action ``card`` is the only one of its color in your hand."""

    card: Card
    color: Trump


@dataclass(frozen=True, slots=True)
class MostOf(Claim):
    """You hold ``count`` cards of ``color``, more than of any other color, but for trump if ``trumps``."""

    color: Trump
    count: int
    trumps: bool


@dataclass(frozen=True, slots=True)
class MostOut(Claim):
    """You have not seen ``count`` cards of ``color``, and as many at most of any color you hold the top of.

    There is another such color, beside trump, of which fewer are out.
    """

    color: Trump
    count: int


@dataclass(frozen=True, slots=True)
class NoCounterIn(Claim):
    """You hold ``color``, and none of your cards of it is worth a point."""

    color: Trump


# --- the contract and the match -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BringsTo(Claim):
    """With this trick and your card in it your side has ``points``, and lacks ``missing`` for ``bid``."""

    points: int
    missing: int
    bid: int


@dataclass(frozen=True, slots=True)
class SetsWith(Claim):
    """With this trick and your card in it your side has ``points``; ``missing`` more set the ``bid``."""

    points: int
    missing: int
    bid: int


@dataclass(frozen=True, slots=True)
class ReachesTarget(Claim):
    """With its bid made your side stands at ``total`` or more, which is not less than the ``target``."""

    total: int
    target: int


@dataclass(frozen=True, slots=True)
class NoDifference(Claim):
    """By the values the ``choices`` actions you have all come to the same, within a point.

    ``bid`` is the contract; ``made`` tells whether it is made with every choice in all layouts tried
    ("yes"), with none in any ("no"), or now and then ("open").
    """

    choices: int
    bid: int
    made: str


@dataclass(frozen=True, slots=True)
class Ahead(Claim):
    """By the values ``other`` is worth ``points`` less than this action, rounded."""

    other: str
    points: int


SITUATION: tuple[type[Claim], ...] = (
    Ahead,
    BringsTo,
    CanTake,
    FewestPoints,
    HardestToBeat,
    LeavesAlone,
    MostOf,
    MostOut,
    MostPoints,
    NoCounterIn,
    NoDifference,
    ReachesTarget,
    SetsWith,
)
"""The kinds of claims of this file."""
