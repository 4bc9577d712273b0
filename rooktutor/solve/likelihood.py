"""How likely a layout makes what the other seats did before the first lead: calls, trump, discard, call.

Every consistent layout is possible; one in which a seat passed with a fine hand, or in which declarer
buried the best trumps, is less likely than another. The model is soft, since people differ: a seat
judges its strength give or take a spread and bids by it as computer players do, trump is named in
proportion to how good each color looks, and cards are laid away in proportion to how little they are
worth to keep.
"""

from dataclasses import dataclass
from math import comb, exp, log
from random import Random

from rooktutor.cards import CardSet
from rooktutor.game.actions import Bid, Moon, Pass
from rooktutor.game.exchange import choice
from rooktutor.game.view import View
from rooktutor.rules.axes import DiscardCounters, DiscardTrump, Teams, TrumpNaming
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.discards import keep_values, trump_ratings
from rooktutor.solve.layouts import Layout
from rooktutor.solve.strength import asks, carries, strength

SPREAD = 0.06
"""How far a seat misjudges its strength, as a share of all points (the scale of a logistic)."""
SURPRISE = 0.04
"""The share of calls that no model of bidding explains."""
KEEN = 2.5
"""Points of ``keep_values`` that make a card less likely to be laid away by a factor of e."""
FOND = 6.0
"""Points of ``trump_ratings`` that make a color less likely to be named by a factor of e."""
OWN_CARD = 0.03
"""How often declarer calls a card of his own, beside one that another seat holds."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What the calls of one seat say: the highest ``bid`` it made and the least that it ``refused``.

    By strength that takes a hand of at least ``low`` points, and of less than ``high``.
    """

    seat: Seat
    bid: int | None = None
    refused: int | None = None
    low: float | None = None
    high: float | None = None


def offers(view: View) -> tuple[Offer, ...]:
    """Return what the calls of the other seats say.

    A pass over the partner's bid says nothing, and neither does a call before the cards are seen. A bid
    so high that the game's line from strength to bid cannot explain it is taken as one that the hand carries.
    """
    auction, rules = view.public.auction, view.rules
    if view.public.blind_auction:
        return ()
    bids: dict[Seat, int] = {}
    refused: dict[Seat, int] = {}
    top, holder = 0, None
    for seat, call in auction.by_seat:
        if isinstance(call, Bid | Moon):
            top, holder = call.amount if isinstance(call, Bid) else rules.max_bid, seat
            bids[seat] = top
        elif isinstance(call, Pass):
            partners = rules.teams is Teams.FIXED and holder is seat.partner
            least = top + rules.bid_step if holder else rules.min_bid
            if not partners and least <= rules.max_bid:
                refused[seat] = least
    return tuple(
        _offer(rules, seat, bids.get(seat), refused.get(seat))
        for seat in Seat
        if seat is not view.seat and (seat in bids or seat in refused)
    )


def _offer(rules: RuleSet, seat: Seat, bid: int | None, refused: int | None) -> Offer:
    low = None if bid is None else min(asks(rules, bid), carries(rules, bid))
    return Offer(seat, bid, refused, low, None if refused is None else asks(rules, refused))


def misjudged(rules: RuleSet, luck: Random) -> float:
    """Return by how many points a seat judges its hand too high or too low, drawn from the model."""
    chance = min(1 - 1e-9, max(1e-9, luck.random()))
    return SPREAD * rules.total_points * log(chance / (1 - chance))


class Likelihood:
    """What one view says of its layouts, prepared once for many of them.

    ``flat`` tells that all layouts are alike, so that no weight is needed.
    """

    def __init__(self, view: View) -> None:
        public, rules = view.public, view.rules
        self._rules = rules
        self._played = [cards.mask for cards in public.played_by]
        declarer = public.declarer
        self._declarer = -1
        if declarer is not None and declarer is not view.seat and public.trump is not None:
            self._declarer = declarer.index
        hidden_nest = bool(rules.nest) and public.nest_taken
        self._offers = tuple(offer for offer in offers(view) if not (hidden_nest and offer.seat is declarer))
        self._exchanged = public.exchanged and self._declarer >= 0 and rules.nest > 0
        self._called = 1 << public.called.index if public.called and self._declarer >= 0 else 0
        self._trump = public.trump
        self._chart = chart(rules, public.trump) if public.trump else None
        self._spread = SPREAD * rules.total_points
        free = rules.discard_counters in (DiscardCounters.FREE, DiscardCounters.FACE_UP)
        self._any_card = free and rules.discard_trump is not DiscardTrump.FORBIDDEN_IF_AVOIDABLE
        self.flat = not (self._offers or self._declarer >= 0)

    def of(self, layout: Layout) -> float:
        """Return how likely ``layout`` makes all that was done, up to a factor common to all layouts."""
        weight = self.of_calls(layout)
        if self._declarer >= 0:
            pool = self.pool(layout)
            weight *= self.of_trump(pool)
            if self._exchanged:
                weight *= self.of_discard(pool, layout.buried.mask)
        return weight

    def of_calls(self, layout: Layout) -> float:
        """Return how likely the calls are, each seat judging its strength give or take a spread."""
        weight = 1.0
        for offer in self._offers:
            place = offer.seat.index
            hand = layout.hands[place].mask | self._played[place]
            points = strength(self._rules, hand).points
            over = 1.0 if offer.low is None else self._feels(points, offer.low)
            beyond = 0.0 if offer.high is None else self._feels(points, offer.high)
            weight *= SURPRISE + (1 - SURPRISE) * max(0.0, over - beyond)
        return weight

    def _feels(self, points: float, asked: float) -> float:
        """The chance that a seat judges a strength of ``points`` as ``asked`` or more."""
        return 1 / (1 + exp(min(50.0, (asked - points) / self._spread)))

    def pool(self, layout: Layout) -> int:
        """Return the cards that declarer named trump with: the nest is among them once it is taken."""
        hand = layout.hands[self._declarer].mask | self._played[self._declarer]
        return hand | layout.buried.mask if self._exchanged else hand

    def of_trump(self, pool: int) -> float:
        """Return how likely declarer is to name trump as it was, and to call the card that was called."""
        rules = self._rules
        ratings = trump_ratings(rules, pool)
        top = max(ratings.values())
        odds = {named: exp((rating - top) / FOND) for named, rating in ratings.items()}
        assert self._trump is not None  # noqa: S101 - only asked once trump is named
        chance = odds[self._trump] / sum(odds.values())
        return (SURPRISE + chance) * (OWN_CARD if pool & self._called else 1.0)

    def of_discard(self, pool: int, laid: int) -> float:
        """Return how likely declarer is to lay away just these cards of ``pool``; 0 when that is illegal."""
        keen = self.keen(pool)
        required, free, need = self._legal(pool)
        if required & ~laid or laid & ~(required | free):
            return 0.0
        ways = choose_weight([keen[card] for card in bits(free)], need)
        chance = 1.0
        for card in bits(laid & ~required):
            chance *= keen[card]
        return chance / ways

    def keen(self, pool: int) -> dict[int, float]:
        """Return for each card of ``pool`` how readily it is laid away."""
        return {card: exp(-value / KEEN) for card, value in keep_values(self._table, pool).items()}

    @property
    def _table(self) -> Chart:
        assert self._chart is not None  # noqa: S101 - cards are laid away for a trump
        return self._chart

    def _legal(self, pool: int) -> tuple[int, int, int]:
        """The cards of ``pool`` that must go, those that may, and how many of these."""
        rules = self._rules
        if self._any_card:
            return 0, pool, rules.nest
        trump = None if rules.trump_naming is TrumpNaming.AFTER_DISCARD else self._trump
        legal = choice(rules, CardSet(pool), trump)
        return legal.required.mask, legal.pool.mask, legal.need

    # -- drawing ---------------------------------------------------------------------------------

    def redrawn(
        self, layout: Layout, places: tuple[tuple[int, int], ...], allowed: int, rng: Random
    ) -> tuple[Layout, float]:
        """Return ``layout`` with declarer's cards parted anew between hand and nest, and its weight.

        The parting is drawn in proportion to how readily each card is laid away, so that far fewer
        draws are wasted on a declarer who buried trumps.

        Args:
            layout: a layout drawn with every consistent one equally likely.
            places: the unknown parts of the nest: how many cards, and which cards may be there.
            allowed: the cards that declarer may hold.
            rng: where the luck comes from.
        """
        held, buried = layout.hands[self._declarer].mask, layout.buried.mask
        pool = self.pool(layout)
        keen = self.keen(pool)
        weight = self.of_calls(layout) * self.of_trump(pool)
        required, free, need = self._legal(pool)
        weight /= choose_weight([keen[card] for card in bits(free)], need)
        keen.update(dict.fromkeys(bits(required), 1.0))
        open_to = 0
        for _size, mask in places:
            open_to |= mask
        laid = buried & ~open_to
        for card in bits(laid):
            weight *= keen[card]
        for size, mask in places:
            part, factor = _part((held | buried) & mask, allowed, size, keen, rng)
            laid |= part
            weight *= factor
        hands = list(layout.hands)
        hands[self._declarer] = CardSet((held | buried) & ~laid)
        north, east, south, west = hands
        return Layout((north, east, south, west), CardSet(laid)), weight

    @property
    def redraws(self) -> bool:
        """Whether declarer's cards can be parted anew: a nest was laid away that this seat has not seen."""
        return self._exchanged


def _part(cards: int, allowed: int, size: int, keen: dict[int, float], rng: Random) -> tuple[int, float]:
    """Draw ``size`` of ``cards`` to lay away, all that are not ``allowed`` in the hand among them.

    The second number is what the draw adds to the weight of a layout: how likely all such draws
    are together, for each way that there is.
    """
    laid = cards & ~allowed
    factor = 1.0
    for card in bits(laid):
        factor *= keen[card]
    missing = size - laid.bit_count()
    items = list(bits(cards & allowed))
    tails = tail_weights([keen[card] for card in items], missing)
    factor *= tails[0][missing] / comb(len(items), missing)
    for number, card in enumerate(items):
        if not missing:
            break
        if rng.random() * tails[number][missing] < keen[card] * tails[number + 1][missing - 1]:
            laid |= 1 << card
            missing -= 1
    return laid, factor


def choose_weight(chances: list[float], size: int) -> float:
    """Return the sum over all ways to choose ``size`` items of the product of their chances.

    >>> choose_weight([1.0, 2.0, 3.0], 2)
    11.0
    """
    sums = [1.0] + [0.0] * size
    for chance in chances:
        for number in range(size, 0, -1):
            sums[number] += chance * sums[number - 1]
    return sums[size]


def tail_weights(chances: list[float], size: int) -> list[list[float]]:
    """Return ``choose_weight`` of the items from each place on, for every number up to ``size``.

    >>> tail_weights([1.0, 2.0, 3.0], 2)[1]
    [1.0, 5.0, 6.0]
    """
    rows = [[1.0] + [0.0] * size]
    for chance in reversed(chances):
        last = rows[-1]
        rows.append([1.0] + [last[number] + chance * last[number - 1] for number in range(1, size + 1)])
    rows.reverse()
    return rows
