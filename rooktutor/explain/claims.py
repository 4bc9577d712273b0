"""The facts that reasons rest on: each one small, and true or false of a View.

A claim speaks for the seat whose View it was made from ("you"). It says only what that
seat can be certain of; ``tests/explain/oracle.py`` decides each of them again by going
through every layout of the hidden cards. "The trick" is the one being played, "a later
player" is one who has not yet played to it, "can hold" means: holds in at least one layout
that fits everything the seat has seen.
"""

import re
from dataclasses import dataclass, fields
from enum import Enum

from rooktutor.cards import Card, CardSet, Color
from rooktutor.seats import Party, Seat

Plain = str | int | float | bool | None
"""A value that JSON and the text catalogs take as it is."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One checkable fact."""

    def as_json(self) -> dict[str, Plain]:
        """The claim by name with its fields as the words that records use.

        >>> TrickWorth(25).as_json()
        {'claim': 'TrickWorth', 'points': 25}
        """
        return {
            "claim": type(self).__name__,
            **{item.name: plain(getattr(self, item.name)) for item in fields(self)},
        }

    def arguments(self) -> dict[str, Plain]:
        """The fields under names that do not clash with those of other claims, for messages.

        A field that holds several things comes with their number as well.

        >>> TrickWorth(25).arguments()
        {'trick_worth_points': 25}
        """
        prefix = re.sub(r"(?<!^)([A-Z])", r"_\1", type(self).__name__).lower()
        found: dict[str, Plain] = {}
        for item in fields(self):
            value = getattr(self, item.name)
            found[f"{prefix}_{item.name}"] = plain(value)
            if isinstance(value, CardSet | tuple):
                found[f"{prefix}_{item.name}_count"] = len(value)
        return found


def plain(value: object) -> Plain:
    """The word or number that stands for ``value`` in JSON and in messages.

    >>> plain(CardSet.parse("R14 Rook")), plain((Seat.EAST, Seat.WEST)), plain(Color.RED)
    ('R14 Rook', 'east west', 'red')
    """
    match value:
        case Enum():
            return str(value.value)
        case tuple():
            return " ".join(str(plain(item)) for item in value)
        case None | bool() | int() | float() | str():
            return value
        case _:
            return str(value)


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
    color: Color
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
    """``card`` is the only one you may play."""

    card: Card


# --- cards and colors -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Boss(Claim):
    """No card of the color of ``card`` that others can hold is higher."""

    card: Card
    color: Color


@dataclass(frozen=True, slots=True)
class SameAs(Claim):
    """``cards`` in your hand would do exactly what ``card`` does: same points, nothing in between."""

    card: Card
    cards: CardSet


@dataclass(frozen=True, slots=True)
class LeavesVoid(Claim):
    """Once ``card`` is gone you hold no more of ``color``."""

    card: Card
    color: Color


@dataclass(frozen=True, slots=True)
class OutOf(Claim):
    """``seat`` can hold no card of ``color``."""

    seat: Seat
    color: Color


@dataclass(frozen=True, slots=True)
class Keeps(Claim):
    """After this action you still hold ``cards``."""

    cards: CardSet


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


# --- calls ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LongColor(Claim):
    """``color`` is the longest color in your hand: ``count`` cards (a bird counts with any color)."""

    color: Color
    count: int


@dataclass(frozen=True, slots=True)
class TopsOf(Claim):
    """``cards`` in your hand are the highest of ``color`` in the pack, without a gap (no bird)."""

    color: Color
    cards: CardSet


@dataclass(frozen=True, slots=True)
class SideTops(Claim):
    """``cards`` are the highest of their colors in the pack and not of ``color``."""

    color: Color
    cards: CardSet


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

    color: Color
    count: int


@dataclass(frozen=True, slots=True)
class Shorter(Claim):
    """You hold ``count`` cards of ``color``; of ``longer`` you hold ``longer_count``, which is more."""

    color: Color
    count: int
    longer: Color
    longer_count: int


@dataclass(frozen=True, slots=True)
class ColorWorth(Claim):
    """Your cards of ``color`` (the bird not counted) are worth ``points``."""

    color: Color
    points: int


# --- values ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Costs(Claim):
    """On average over the layouts this action scores ``points`` less than ``best`` (rounded)."""

    best: str
    points: int


# --- the score ------------------------------------------------------------------------------


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


@dataclass(frozen=True, slots=True)
class TotalAfter(Claim):
    """``party`` stands at ``total`` after the hand; the game is won at ``target``."""

    party: Party
    total: int
    target: int


CLAIMS: tuple[type[Claim], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Claim) and kind is not Claim
)
"""Every kind of claim there is."""
