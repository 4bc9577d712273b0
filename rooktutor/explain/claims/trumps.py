"""Facts about trumps, the bird, the last trick and the contract."""

from dataclasses import dataclass

from rooktutor.cards import Card
from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Seat

# --- trump and the bird ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrumpsOut(Claim):
    """You have not seen ``count`` of the trumps; they lie in other hands or in the nest."""

    count: int


@dataclass(frozen=True, slots=True)
class MayTrump(Claim):
    """At least one opponent can hold a trump: ``seats`` are those who can."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class NoTrumpsAgainst(Claim):
    """No opponent can hold a trump."""


@dataclass(frozen=True, slots=True)
class Trump(Claim):
    """``card`` is a trump."""

    card: Card


@dataclass(frozen=True, slots=True)
class LastTrump(Claim):
    """``card`` is the only trump in your hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrumpsHeld(Claim):
    """You hold ``count`` trumps after this action."""

    count: int


@dataclass(frozen=True, slots=True)
class LowestTrump(Claim):
    """``card`` is the lowest trump of the game; every other trump beats it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Declaring(Claim):
    """``seat`` named trump and has to take ``bid`` points with its partner."""

    seat: Seat
    bid: int


# --- the nest, the last trick and the contract ----------------------------------------------


@dataclass(frozen=True, slots=True)
class NestToLastTrick(Claim):
    """Whoever wins the last trick takes the counters in the nest too; ``tricks`` remain to be played."""

    tricks: int


@dataclass(frozen=True, slots=True)
class NestWorth(Claim):
    """You laid away cards worth ``points`` in the nest."""

    points: int


@dataclass(frozen=True, slots=True)
class MakesBid(Claim):
    """With this trick and ``card`` in it the declaring side has its ``bid``."""

    card: Card
    bid: int


@dataclass(frozen=True, slots=True)
class SetsBid(Claim):
    """With this trick and ``card`` in it the defenders leave too few points for ``bid``."""

    card: Card
    bid: int
