"""Facts about calls, discards and trump, and about what the values say."""

from dataclasses import dataclass

from rooktutor.cards import CardSet, Color, Trump
from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Seat

# --- calls ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LongColor(Claim):
    """``color`` is the longest color in your hand: ``count`` cards (a bird counts with any color)."""

    color: Color
    count: int


@dataclass(frozen=True, slots=True)
class TopsOf(Claim):
    """``cards`` in your hand are the highest of ``color`` in the pack, without a gap (no bird)."""

    color: Trump
    cards: CardSet


@dataclass(frozen=True, slots=True)
class SideTops(Claim):
    """``cards`` are the highest of their colors in the pack and not of ``color``."""

    color: Trump
    cards: CardSet


@dataclass(frozen=True, slots=True)
class Estimate(Claim):
    """By the strength of the hand (``rooktutor.solve.strength``) its side may expect about ``points``.

    ``color`` is the trump color that it counts on; ``points`` are whole, and the total of the sum shown.
    """

    color: Trump
    points: int


@dataclass(frozen=True, slots=True)
class MakeChance(Claim):
    """The contract makes in ``hundredths`` of 100 of the ``layouts`` that were tried, rounded."""

    hundredths: int
    layouts: int


@dataclass(frozen=True, slots=True)
class Price(Claim):
    """A side that bids ``amount`` and fails loses ``amount``."""

    amount: int


@dataclass(frozen=True, slots=True)
class PaysBid(Claim):
    """A side that makes ``amount`` scores exactly that, whatever it captures."""

    amount: int


@dataclass(frozen=True, slots=True)
class HighBid(Claim):
    """``seat`` has made the highest bid so far: ``amount``."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class OverPartner(Claim):
    """``amount`` is ``more`` than the bid of your partner ``seat``, who is high."""

    seat: Seat
    amount: int
    more: int


@dataclass(frozen=True, slots=True)
class EndsAuction(Claim):
    """Once you pass, the auction is over and ``seat`` declares at ``amount``."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class EndsUnbid(Claim):
    """Once you pass, everyone has passed."""


@dataclass(frozen=True, slots=True)
class Lowest(Claim):
    """``amount`` is the lowest bid you may make."""

    amount: int


@dataclass(frozen=True, slots=True)
class MoonStake(Claim):
    """A moon promises all ``total`` points; it wins or loses ``points``, or the match where they are 0."""

    total: int
    points: int


@dataclass(frozen=True, slots=True)
class NoCounters(Claim):
    """None of the cards in your hand counts."""


# --- discard and trump ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Buries(Claim):
    """The cards laid away are worth ``points``."""

    cards: CardSet
    points: int


@dataclass(frozen=True, slots=True)
class EmptiesColors(Claim):
    """You hold cards of ``colors`` now and none once these are laid away."""

    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class LaysAway(Claim):
    """``cards`` are among those laid away."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class ColorLength(Claim):
    """You hold ``count`` cards of ``color`` after this action, the bird not counted."""

    color: Trump
    count: int


@dataclass(frozen=True, slots=True)
class Shorter(Claim):
    """You hold ``count`` cards of ``color``; of ``longer`` you hold ``longer_count``, which is more."""

    color: Trump
    count: int
    longer: Color
    longer_count: int


@dataclass(frozen=True, slots=True)
class ColorWorth(Claim):
    """Your cards of ``color`` (the bird not counted) are worth ``points``."""

    color: Trump
    points: int


# --- values ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Costs(Claim):
    """On average over the layouts this action scores ``points`` less than ``best`` (rounded)."""

    best: str
    points: int


@dataclass(frozen=True, slots=True)
class LosesMatch(Claim):
    """The hand may end the match, and over the layouts this action wins it less often than the best one.

    ``hundredths`` is the difference of the chances (rounded).
    """

    hundredths: int


@dataclass(frozen=True, slots=True)
class WithTrump(Claim):
    """Over the layouts the best discard with ``trump`` is worth ``points`` on average (rounded)."""

    trump: Trump
    points: int
