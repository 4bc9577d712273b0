"""Facts about the auction: what the others' calls say, what follows a call, what it does for the match."""

from dataclasses import dataclass
from enum import Enum

from rooktutor.explain.claims.base import Claim
from rooktutor.seats import Seat

# --- the match ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WinsMatch(Claim):
    """Once you make ``amount`` the match is yours, whatever else is taken in the hand."""

    amount: int


@dataclass(frozen=True, slots=True)
class SetLosesMatch(Claim):
    """If you bid ``amount`` and fail, the opponents have won the match, whatever else is taken."""

    amount: int


@dataclass(frozen=True, slots=True)
class TheyWin(Claim):
    """If ``seat``, who is high and against you, makes its ``amount``, the match is lost to that side."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class NeedOnly(Claim):
    """While the opponents declare, ``points`` that your side takes win it the match, whatever they make."""

    points: int


@dataclass(frozen=True, slots=True)
class TheyNeedOnly(Claim):
    """While your side declares, ``points`` that the opponents take win them the match, whatever you make."""

    points: int


@dataclass(frozen=True, slots=True)
class ByPoints(Claim):
    """The hand may end the match; if only points counted, ``best`` would be worth most."""

    best: str


# --- how far to go --------------------------------------------------------------------------


class Stop(Enum):
    """Where a hand stops: about where its strength carries it, over what it is good for, or well short."""

    ABOUT = "about"
    OVER = "over"
    SHORT = "short"


@dataclass(frozen=True, slots=True)
class GoodFor(Claim):
    """By its strength, ``points``, the hand may go up to ``amount``; 0: it should pass."""

    amount: int
    points: int
    stop: Stop


@dataclass(frozen=True, slots=True)
class WorthUpTo(Claim):
    """Over ``layouts`` a bid of ``amount`` is the highest that is worth as much as a pass; 0: none is."""

    amount: int
    layouts: int


@dataclass(frozen=True, slots=True)
class Differs(Claim):
    """By strength the hand may go to ``glance``, by the layouts to ``sampled`` (0: pass), and clearly so."""

    glance: int
    sampled: int


# --- what follows ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OthersBuy(Claim):
    """After this call ``seats``, none of them your partner, declare in ``hundredths`` of 100 layouts.

    They do so at ``low`` to ``high``, and the hand then scores ``points`` for your side on average.
    """

    seats: tuple[Seat, ...]
    hundredths: int
    low: int
    high: int
    points: int


@dataclass(frozen=True, slots=True)
class PartnerBuys(Claim):
    """After this call your partner ``seat`` declares in ``hundredths`` of 100 layouts, worth ``points``."""

    seat: Seat
    hundredths: int
    points: int


@dataclass(frozen=True, slots=True)
class NobodyBuys(Claim):
    """After this call everybody passes in ``hundredths`` of 100 layouts."""

    hundredths: int


# --- what the calls say ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpokeFor(Claim):
    """``seat`` has bid ``amount``; a hand that bids so by its strength is good for ``points`` or more."""

    seat: Seat
    amount: int
    points: int


@dataclass(frozen=True, slots=True)
class SpokeAgainst(Claim):
    """``seat`` passed rather than bid ``amount``; by its strength that hand is good for under ``points``."""

    seat: Seat
    amount: int
    points: int


@dataclass(frozen=True, slots=True)
class HandWorth(Claim):
    """Over layouts that fit the calls the hand of ``seat`` is good for ``points`` on average (rounded)."""

    seat: Seat
    points: int
