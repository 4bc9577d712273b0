"""Which cards to lay away and which color to name, by rules of thumb: a short list for closer looks.

A card is rated by what it is worth to keep with a given trump. The candidates are the cheapest
cards by that rating, with and without counters, and those that rid the hand of whole colors.
"""

from functools import lru_cache
from itertools import combinations

from rooktutor.cards import CardSet, Color, Trump
from rooktutor.game.exchange import Choice, choice, hand_is_void
from rooktutor.rules.axes import TrumpNaming
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.strength import NO_TRUMP_MARGIN, no_trump_terms, terms

SETTLED = (0.342, -0.190, 0.117, 0.045, 0.081, 0.011, 0.088, 0.040, 0.442, 0.273)
"""The weights of ``strength`` for the hand that is left after the discard, with a color as trump.

They come from ``scripts/fit_no_trump.py``.
"""
SETTLED_NO_TRUMP = (
    0.415, -0.185, 0.052, -0.396, 0.210, -0.031, 0.079, 0.039, 0.196, 0.120, 0.194,
)  # fmt: skip
"""The same where no color is trump."""
RATING_OF_SHARE = 120.0
"""The points of ``trump_rating`` that are like all the points of a hand."""


def keep_value(table: Chart, pool: int, card: int) -> float:
    """Return how much declarer would like to keep ``card`` of ``pool``, in points, roughly.

    Trumps count most; then cards that nothing out can beat, and those that need one guard.
    """
    suit = table.suit[card]
    above = (table.above[card] & ~pool).bit_count()
    worth = table.worth[card]
    if suit == table.trump:
        return 14.0 + 6.0 * table.height[card] + 0.2 * worth
    length = (pool & table.suits[suit]).bit_count()
    if above == 0:
        return 11.0 + 0.2 * worth
    if above == 1:
        return 4.0 + (1.5 if length > 1 else -1.5) - 0.1 * worth
    return 1.5 * table.height[card] + 0.5 * min(length, 5) - 0.15 * worth


def keep_values(table: Chart, pool: int) -> dict[int, float]:
    """Return ``keep_value`` for every card of ``pool``."""
    suits = (pool & mask for mask in table.suits)
    return {card: value for held in suits for card, value in zip(bits(held), _kept(table, held), strict=True)}


def discards(rules: RuleSet, table: Chart, pool: int, limit: int) -> list[int]:
    """Return at most ``limit`` sensible discards from ``pool`` with this trump, the most usual first."""
    size = rules.nest
    if not size:
        return [0]
    named = None if rules.trump_naming is TrumpNaming.AFTER_DISCARD else table.named
    legal = choice(rules, CardSet(pool), named)
    if hand_is_void(rules, CardSet(pool)):
        return []
    rating = keep_values(table, pool)
    found: list[int] = []

    def add(first: int, *, counters: float) -> None:
        """Fill up ``first`` with the cheapest others; ``counters`` is added for each point of a card."""
        cards = sorted(
            bits(pool & ~first), key=lambda card: (rating[card] + counters * table.worth[card], card)
        )
        chosen = first
        for card in cards:
            if chosen.bit_count() == size:
                break
            chosen |= 1 << card
        if not legal.allows(CardSet(chosen)):
            chosen = _nearest(legal, chosen, rating)
        if chosen not in found:
            found.append(chosen)

    add(0, counters=0.0)
    if limit == 1:
        return found
    sides = [pool & mask for number, mask in enumerate(table.suits) if number != table.trump]
    shorts = [
        mask & ~_tops(table, pool, mask)
        for mask in sides
        if mask and (mask & ~_tops(table, pool, mask)).bit_count() <= size
    ]
    shorts += [mask for mask in sides if mask and mask.bit_count() <= min(size, 3) and mask not in shorts]
    plans = [mask for mask in shorts if mask]
    plans += [
        one | two for one, two in combinations(plans, 2) if not one & two and (one | two).bit_count() <= size
    ]
    plans.sort(
        key=lambda mask: sum(rating[card] for card in bits(mask)) / mask.bit_count() - mask.bit_count()
    )
    add(0, counters=1.0)
    for plan in plans:
        add(plan, counters=0.0)
    add(0, counters=-1.0)
    return found[:limit]


def _tops(table: Chart, pool: int, mask: int) -> int:
    return sum(1 << card for card in bits(mask) if not table.above[card] & ~pool)


def _nearest(legal: Choice, wanted: int, rating: dict[int, float]) -> int:
    """The legal discard that has as many of the ``wanted`` cards as can be."""
    chosen = legal.required.mask
    small = 0
    order = sorted(bits(legal.pool.mask), key=lambda card: (not wanted >> card & 1, rating[card], card))
    if legal.needs_small:
        order.sort(key=lambda card: not legal.small.mask >> card & 1)
    for card in order:
        if chosen.bit_count() == len(legal.required) + legal.need:
            break
        if legal.small.mask >> card & 1:
            if small:
                continue
            small = 1
        chosen |= 1 << card
    return chosen


@lru_cache(maxsize=1 << 14)
def _kept(table: Chart, held: int) -> tuple[float, ...]:
    """The ``keep_value`` of each card of one suit, which hangs on no other cards than these."""
    return tuple(keep_value(table, held, card) for card in bits(held))


def trump_rating(table: Chart, pool: int, size: int) -> float:
    """Return how good a hand of ``size`` cards ``pool`` makes with this trump, in rough points."""
    ratings = [value for mask in table.suits for value in _kept(table, pool & mask)]
    ratings.sort(reverse=True)
    trumps = (pool & table.suits[table.trump]).bit_count()
    return sum(ratings[:size]) + 1.5 * max(0, trumps - size / 3)


def trump_ratings(rules: RuleSet, pool: int) -> dict[Trump, float]:
    """Return how good a hand ``pool`` makes with everything that may be named as trump, in rough points.

    Colors go by ``trump_rating``. No trump and low stand above the best color by as much as the hand
    that is left may be expected to take more without a trump, less a margin.
    """
    ratings: dict[Trump, float] = {
        color: trump_rating(chart(rules, color), pool, rules.hand) for color in Color
    }
    others = rules.trumps[len(Color) :]
    if others:
        best = max(ratings, key=lambda color: (ratings[color], -color.index))
        share = _share(rules, chart(rules, best), pool) + NO_TRUMP_MARGIN
        for named in others:
            edge = _share(rules, chart(rules, named), pool) - share
            ratings[named] = ratings[best] + RATING_OF_SHARE * edge
    return ratings


def _share(rules: RuleSet, table: Chart, pool: int) -> float:
    """The share of all points that the cards kept of ``pool`` may be expected to take."""
    found = discards(rules, table, pool, 1) if pool.bit_count() > rules.hand else []
    kept = pool & ~found[0] if found else pool
    if isinstance(table.named, Color):
        pairs = zip(SETTLED, terms(rules, table, kept), strict=True)
    else:
        pairs = zip(SETTLED_NO_TRUMP, no_trump_terms(rules, table, kept), strict=True)
    return sum(weight * term for weight, term in pairs)


def best_trump(rules: RuleSet, pool: int) -> Trump:
    """Return what rules of thumb name as trump with ``pool``, the first of equals.

    >>> from rooktutor.cards import CardSet
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> best_trump(CROWSNEST, CardSet.parse("R14 G7 G9 G12 G13 G14 Y7 B14 B6").mask).value
    'green'
    """
    ratings = trump_ratings(rules, pool)
    return max(ratings, key=lambda named: ratings[named])


def quick_exchange(rules: RuleSet, pool: int) -> tuple[Trump, int]:
    """Return the trump and the discard that rules of thumb choose from ``pool`` (hand and nest).

    >>> from rooktutor.cards import CardSet
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> pool = CardSet.parse("R6 R8 G7 G9 G12 G13 G14 Y7 Y8 B12 B14 R14 B13 Rook")
    >>> trump, laid = quick_exchange(CROWSNEST, pool.mask)
    >>> trump.value, str(CardSet(laid))
    ('green', 'R6 R8 Y7 Y8 B12')
    """
    best = best_trump(rules, pool)
    options = discards(rules, chart(rules, best), pool, 1)
    return best, options[0] if options else 0
