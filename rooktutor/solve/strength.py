"""What a hand is worth to its owner as declarer, at a glance: a sum of a few things that can be counted.

The sum estimates the share of all points that the declaring side will take, nest and exchange still
to come. Each game has its own weights, from ``scripts/fit_strength.py`` (CrowsNest and games that are not
fitted share some); it is what computer players bid by.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from rooktutor.cards import Color, Trump
from rooktutor.rules.axes import MadeScore, Teams, TrumpChoice
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve._climbs import AGAINST, CLIMBS
from rooktutor.solve._fits import FITS

TERMS = (
    "base",
    "nest",
    "called partner",
    "trump length",
    "trump tops",
    "bird",
    "side winners",
    "guarded seconds",
    "shortness",
    "counters",
)
"""What is counted, in the order of ``WEIGHTS``."""

WEIGHTS = (0.356, 0.163, 0.116, 0.148, 0.061, 0.018, 0.103, 0.024, 0.203, 0.136)
"""The share of all points that one unit of each term brings, where a game has no weights of its own."""

NO_TRUMP_WEIGHTS = (0.384, 0.008, 0.066, -0.154, 0.160, -0.039, 0.089, 0.049, 0.209, 0.168, 0.154)
"""The same for ``no_trump_terms``, from ``scripts/fit_no_trump.py``: the trumps are the bird and its like."""
NO_TRUMP_MARGIN = 0.04
"""The share of all points by which a hand must look better without a trump color than with one."""

CAUTION: Mapping[MadeScore, float] = MappingProxyType({MadeScore.BID: 0.08, MadeScore.CAPTURED: 0.04})
"""The share of all points that a bid stays under the estimate; duplicate matches of 800 deals chose it."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a hand is with ``trump``: the ``points`` its side may expect, and the terms of that sum."""

    trump: Trump
    points: float
    terms: tuple[float, ...]


@lru_cache(maxsize=1 << 12)
def strength(rules: RuleSet, hand: int) -> Strength:
    """Return the strength of ``hand`` (a mask) before the nest is taken, with its best color as trump.

    Where no trump or low may be named, they count only for hands that are clearly better so.

    >>> from rooktutor.cards import CardSet
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> strength(CROWSNEST, CardSet.parse("R14 G7 G9 G12 G13 G14 Y7 B14 B6").mask).trump.value
    'green'
    """
    colors = (_with_trump(rules, chart(rules, color), hand) for color in Color)
    best = max(colors, key=lambda found: found.points)
    margin = NO_TRUMP_MARGIN * rules.total_points
    for named in rules.trumps[len(Color) :]:
        found = _with_trump(rules, chart(rules, named), hand)
        if found.points > best.points + margin:
            best, margin = found, 0.0
    return best


def weights(rules: RuleSet) -> tuple[float, ...]:
    """Return the share of all points that one unit of each term brings, in the order of ``TERMS``.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> dict(zip(TERMS, weights(CROWSNEST)))["trump tops"]
    0.061
    """
    fit = FITS.get(rules.id) if is_fitted(rules) else None
    return WEIGHTS if fit is None else fit.weights


def is_fitted(rules: RuleSet) -> bool:
    """Return whether what is fitted for the game of this id holds: it does where some color is trump."""
    return rules.trump_choice is TrumpChoice.COLORS


def terms(rules: RuleSet, table: Chart, hand: int) -> tuple[float, ...]:
    """Return what is counted in ``hand`` with this trump, in the order of ``TERMS``."""
    size = hand.bit_count()
    trumps = hand & table.suits[table.trump]
    winners = seconds = shortness = 0
    for number, mask in enumerate(table.suits):
        if number != table.trump:
            first, second, short = _side(table, hand & mask)
            winners += first
            seconds += second
            shortness += short
    bird = hand >> 56 & 1
    counters = table.points(hand) / max(1, table.points_in_pack)
    return (
        1.0,
        rules.nest / rules.hand,
        float(rules.teams is Teams.CALLED),
        trumps.bit_count() / size,
        _tops(table, trumps),
        float(bird),
        winners / 3,
        seconds / 3,
        shortness / 9,
        counters,
    )


@lru_cache(maxsize=1 << 14)
def _side(table: Chart, held: int) -> tuple[int, int, int]:
    """The winners, the guarded seconds and the shortness of the cards of one color that is not trump."""
    length = held.bit_count()
    missing = [(table.above[card] & ~held).bit_count() for card in bits(held)]
    return missing.count(0), missing.count(1) if length > 1 else 0, max(0, 3 - length)


@lru_cache(maxsize=1 << 14)
def _tops(table: Chart, trumps: int) -> float:
    """How much the trumps that only few can beat count."""
    ranks = (table.above[card].bit_count() for card in bits(trumps))
    return sum(((1.0, 0.7, 0.5)[rank] for rank in ranks if rank < 3), 0.0)


def no_trump_terms(rules: RuleSet, table: Chart, hand: int) -> tuple[float, ...]:
    """Return the same where no color is trump, and last the share of colors led by an own card, squared."""
    held = sum(any(not table.above[card] for card in bits(hand & mask)) for mask in table.suits[: len(Color)])
    return (*terms(rules, table, hand), (held / len(Color)) ** 2)


def _with_trump(rules: RuleSet, table: Chart, hand: int) -> Strength:
    if isinstance(table.named, Color):
        pairs = zip(weights(rules), terms(rules, table, hand), strict=True)
    else:
        pairs = zip(NO_TRUMP_WEIGHTS, no_trump_terms(rules, table, hand), strict=True)
    counted = tuple(weight * term * rules.total_points for weight, term in pairs)
    return Strength(table.named, sum(counted), counted)


def ceiling(rules: RuleSet, hand: int) -> int:
    """Return the highest bid that ``hand`` is worth by its strength, in points; 0 when it should pass.

    >>> from rooktutor.cards import CardSet
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> ceiling(CROWSNEST, CardSet.parse("R6 R8 R9 G7 G9 Y8 Y12 B6 B9").mask)
    0
    """
    return climb(rules, strength(rules, hand).points)


def climb(rules: RuleSet, points: float) -> int:
    """Return how high a seat with a strength of ``points`` bids against others; 0 when it passes.

    That hangs less on the strength than what the hand carries does: a pass on a weak hand leaves it to
    strong opponents, and weak opponents let a strong one buy it cheap. ``scripts/fit_climbs.py`` says
    how much less in each game; where it has no line for a game, a bid stays under the strength by the
    usual margin.

    >>> from rooktutor.rules.systems import CROWSNEST, KENTUCKY_ROOK
    >>> climb(CROWSNEST, 88.0), [climb(KENTUCKY_ROOK, points) for points in (100.0, 140.0)]
    (80, [105, 120])
    """
    share, slope = _line(rules)
    return highest_bid(rules, share * rules.total_points + slope * points)


def asks(rules: RuleSet, amount: int) -> float:
    """Return the least strength, in points, with which a seat goes up to a bid of ``amount``: see ``climb``.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> round(asks(CROWSNEST, 80), 2)
    84.56
    """
    share, slope = _line(rules)
    return (amount - share * rules.total_points) / slope


def carries(rules: RuleSet, amount: int) -> float:
    """Return the strength, in points, that carries a bid of ``amount`` with the usual margin.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> round(carries(CROWSNEST, 80), 2)
    89.6
    """
    return amount + CAUTION[rules.made_score] * rules.total_points


def highest_bid(rules: RuleSet, points: float) -> int:
    """Return the highest bid that is not over ``points``; 0 when every bid is.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> highest_bid(CROWSNEST, 84.0), highest_bid(CROWSNEST, 69.0), highest_bid(CROWSNEST, 130.0)
    (80, 0, 120)
    """
    amount = int(points) // rules.bid_step * rules.bid_step
    return min(amount, rules.max_bid) if amount >= rules.min_bid else 0


def _line(rules: RuleSet) -> tuple[float, float]:
    """The line from strength to the highest bid: a share of all points, and points for each of strength."""
    usual = (-CAUTION[rules.made_score], 1.0)
    return CLIMBS.get(rules.id, usual) if is_fitted(rules) else usual


def against(rules: RuleSet, strengths: Sequence[float], declarer: int) -> float | None:
    """Return the points that a declarer may expect against known strengths of all hands; None without a fit.

    Args:
        rules: the rule set.
        strengths: the strength of each hand in points, by ``Seat.index``.
        declarer: the seat of declarer, in the same numbers.

    Strong opponents take more than strong partners give.

    >>> from rooktutor.rules.systems import KENTUCKY_ROOK
    >>> weak, strong = (against(KENTUCKY_ROOK, (120.0, foe, 120.0, foe), 0) for foe in (110.0, 130.0))
    >>> strong < weak
    True
    """
    if rules.id not in AGAINST or not is_fitted(rules):
        return None
    share, *weights = AGAINST[rules.id]
    others = [strengths[(declarer + turn) % 4] for turn in (2, 1, 3)]
    if rules.teams is Teams.FIXED:
        others[1:] = sorted(others[1:])
    else:
        others.sort()
    pairs = zip(weights, (strengths[declarer], *others), strict=True)
    return share * rules.total_points + sum(weight * points for weight, points in pairs)
