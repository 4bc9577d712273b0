"""Hands bought like real ones and played out by a quick strong player: what bidding is measured against.

A tutor's hand takes seconds, and tens of thousands are needed. The quick player exchanges by a sum that was
fitted on how candidates play out, plays its first tricks by rules of thumb, and with a few cards left in
each hand draws a few layouts that fit what its seat has seen, solves them, and plays the card that scores
best: what a tutor does with more layouts from the first card on. The careful player begins to do so earlier,
with more layouts. ``docs/bidding.md`` says how near their points come to those of tutors.
"""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random

from rooktutor.cards import CardSet
from rooktutor.game.actions import Bid, Pass
from rooktutor.game.deal import Deal, deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference, taken_by_sides
from rooktutor.rules.axes import DiscardCounters, Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.contracts import Way, quick_call, table_at_lead, table_by_thumb
from rooktutor.solve.discards import discards, trump_ratings
from rooktutor.solve.playout import Table, declaring_side
from rooktutor.solve.solving import best_points, points_of_cards
from rooktutor.solve.strength import strength
from rooktutor.solve.thumb import rate

LUCK = 0.08
"""The spread of what is added to each hand's strength in the auction, as a share of all points."""
KEPT = (10.0, 12.0, -4.0, 4.0, 2.0, 6.0, -1.5, -2.5, -1.0, -0.5, -0.2)
"""What each thing that ``kept_terms`` counts brings, in points; fitted on 3,000 hands played by thumb."""
CANDIDATES, COLORS = 9, 2
"""Discards looked at with each color, and colors."""
PLAIN_TRIES, TRIES = 6, 40
"""Cards that are shuffled and dealt until every seat has some that it may hold, and then dealt one by one."""
TIE = 1.0
"""Cards within so many points of the best are as good, and rules of thumb choose among them."""
CHUNK = 50


@dataclass(frozen=True)
class Care:
    """How a hand is played: from how many cards on layouts are solved for each card, and how many of them."""

    tail: int
    layouts: int


QUICK, CAREFUL = Care(tail=5, layouts=5), Care(tail=7, layouts=8)


@dataclass(frozen=True)
class Played:
    """One hand: who bought it for what, and the points that his side took."""

    seed: int
    declarer: int
    bid: int
    taken: int


def auctioned(rules: RuleSet, seed: int) -> Position | None:
    """Return a hand that is bought by strength and luck at a bid between the price and the strength.

    Strength is by the weights that all games share, so that what is fitted on the hands does not change them.
    None where nobody bids.
    """
    rng = Random(seed)
    dealt = deal(rules, seed, list(Seat)[seed % 4])
    model = _shared(rules)
    limits = {
        seat: strength(model, dealt.hand(seat).mask).points + rng.gauss(0, LUCK) * rules.total_points
        for seat in Seat
    }
    position = Position.start(rules, dealt)
    while position.phase is Phase.AUCTION:
        seat, auction = position.to_act, position.public.auction
        assert seat is not None
        partners = rules.teams is Teams.FIXED and auction.high_bidder is seat.partner
        room = min(limits[seat], rules.max_bid) - auction.least
        if partners or room < 0:
            position = position.after(Pass())
        else:
            steps = int(room) // rules.bid_step
            jump = rng.randint(0, steps) if rules.jump_bids and rng.random() < 0.5 else 0
            position = position.after(Bid(auction.least + jump * rules.bid_step))
    return position if position.declarer is not None and position.phase is not Phase.OVER else None


def table_of(position: Position) -> Table:
    """Return the table of a bought hand before the first lead."""
    declarer = position.declarer
    assert declarer is not None
    return exchanged(position.rules, position.deal, declarer)


def exchanged(rules: RuleSet, dealt: Deal, declarer: Seat) -> Table:
    """Return the table of a deal before the first lead, exchanged by ``KEPT``."""
    masks = [hand.mask for hand in dealt.hands]
    pool = masks[declarer.index] | CardSet.of(dealt.nest).mask
    ratings = trump_ratings(rules, pool)
    ways = [
        Way(color, laid, quick_call(rules, chart(rules, color), pool, laid))
        for color in sorted(ratings, key=lambda named: -ratings[named])[:COLORS]
        for laid in discards(rules, chart(rules, color), pool, CANDIDATES)
    ]
    best = max(ways, key=lambda way: kept_value(chart(rules, way.trump), pool & ~way.discard, way.discard))
    return table_at_lead(rules, masks, pool, declarer.index, dealt.dealer.index, best)


def kept_value(table: Chart, kept: int, laid: int) -> float:
    """Return how good an exchange is, in points, roughly."""
    return sum(weight * count for weight, count in zip(KEPT, kept_terms(table, kept, laid), strict=True))


def kept_terms(table: Chart, kept: int, laid: int) -> tuple[float, ...]:
    """Return what is counted in a hand after the exchange, in the order of ``KEPT``.

    Trumps, their tops, the bird, winners and guarded seconds of other colors, colors without a card, with
    one and with two, cards over two in a color, points of unguarded counters, and points laid away.
    """
    trumps = kept & table.suits[table.trump]
    ranks = [table.above[card].bit_count() for card in bits(trumps)]
    winners = seconds = long = loose = 0
    lengths = [0, 0, 0]
    for number, mask in enumerate(table.suits):
        if number == table.trump:
            continue
        held = kept & mask
        length = held.bit_count()
        if length < 3:
            lengths[length] += 1
        long += max(0, length - 2)
        for card in bits(held):
            above = (table.above[card] & ~(kept | laid)).bit_count()
            if above == 0:
                winners += 1
            elif above == 1 and length > 1:
                seconds += 1
            else:
                loose += table.worth[card]
    tops = sum((1.0, 0.7, 0.5)[rank] for rank in ranks if rank < 3)
    return (len(ranks), tops, kept >> 56 & 1, winners, seconds, *lengths, long, loose, table.points(laid))


def play_out(table: Table, bid: int, rng: Random, care: Care = QUICK) -> int:
    """Play a hand to its end and return the points of the declaring side."""
    table.run(care.tail)
    while hand := table.hands[table.to_play]:
        led = table.chart.suit[table.trick[0]] if table.trick else -1
        legal = table.chart.legal(hand, led)
        only = legal & (legal - 1) == 0
        table.play(legal.bit_length() - 1 if only else _card(table, legal, bid, rng, care.layouts))
    return table.outcome()


def _card(table: Table, legal: int, bid: int, rng: Random, layouts: int) -> int:
    """The card that scores best over layouts drawn for the seat to play."""
    seat = table.to_play
    drawn = [found for found in (_layout(table, seat, rng) for _ in range(layouts)) if found is not None]
    sums = dict.fromkeys(bits(legal), 0.0)
    for layout, points in zip(drawn, points_of_cards(drawn), strict=True):
        sign = 1 if layout.declaring >> seat & 1 else -1
        for card in sums:
            sums[card] += sign * score_difference(table.rules, bid, points.by_card[card])
    best = max(sums.values()) - TIE * len(drawn)
    good = [card for card in sums if sums[card] >= best]
    if len(good) == 1:
        return good[0]
    ratings = rate(table.chart, table.look(seat, legal))
    return max(good, key=lambda card: (ratings[card], -card))


def _layout(table: Table, seat: int, rng: Random) -> Table | None:
    """One table as it may be for all that ``seat`` has seen; None where chance finds none."""
    own = table.hands[seat]
    declares = seat == table.declarer
    cards = list(bits(table.chart.pack & ~(own | table.played | (table.buried if declares else 0))))
    nest = table.buried
    for number in range(PLAIN_TRIES + TRIES):
        if not declares:
            nest = _nest(table, cards, seat, rng)
        rest = [card for card in cards if not nest >> card & 1] if nest and not declares else cards
        hands = (_parted if number < PLAIN_TRIES else _placed)(table, rest, seat, rng)
        if hands is not None:
            layout = table.copy()
            layout.hands, layout.buried = hands, nest
            if table.called >= 0 and not table.played >> table.called & 1:
                layout.declaring = declaring_side(table.rules, hands, table.declarer, table.called)
            return layout
    return None


def _parted(table: Table, cards: list[int], seat: int, rng: Random) -> list[int] | None:
    """Cards shuffled and dealt; None where somebody gets one that he has shown not to hold."""
    rng.shuffle(cards)
    hands, place = list(table.hands), 0
    for other, before in enumerate(table.hands):
        if other != seat:
            size = before.bit_count()
            hands[other] = sum([1 << card for card in cards[place : place + size]])
            if hands[other] & ~table.may[other]:
                return None
            place += size
    return hands


def _placed(table: Table, cards: list[int], seat: int, rng: Random) -> list[int] | None:
    """Cards dealt one by one to who may hold them, those with the fewest such seats first."""
    others = [other for other in range(4) if other != seat]
    holders = {card: [other for other in others if table.may[other] >> card & 1] for card in cards}
    rng.shuffle(cards)
    room = [hand.bit_count() for hand in table.hands]
    hands = [own if other == seat else 0 for other, own in enumerate(table.hands)]
    for card in sorted(cards, key=lambda card: len(holders[card])):
        left = [room[other] for other in holders[card]]
        if not any(left):
            return None
        (holder,) = rng.choices(holders[card], left)
        room[holder] -= 1
        hands[holder] |= 1 << card
    return hands


def _nest(table: Table, cards: list[int], seat: int, rng: Random) -> int:
    """Cards that declarer may have laid away: hardly trumps or tops, and counters less than others."""
    size = table.buried.bit_count()
    if not size:
        return 0
    chart = table.chart
    trumps, free = chart.suits[chart.trump], table.rules.discard_counters is DiscardCounters.FREE
    open_to = 0
    for other in range(4):
        open_to |= table.may[other] if other != seat else 0
    keys = []
    for card in cards:
        if not open_to >> card & 1:
            keys.append((2.0, card))
            continue
        effort = 50.0 if trumps >> card & 1 else 1.0 if chart.above[card] & ~table.played else 7.0
        if chart.worth[card]:
            effort *= 2.0 if free else 1000.0
        keys.append((rng.random() ** effort, card))
    keys.sort(reverse=True)
    return sum([1 << card for _key, card in keys[:size]])


@lru_cache
def _shared(rules: RuleSet) -> RuleSet:
    return replace(rules, id="shared")


def played(game: str, seed: int, care: Care = QUICK) -> Played | None:
    """Return what one deal comes to; None where nobody buys it."""
    rules = rule_set(game)
    position = auctioned(rules, seed)
    if position is None:
        return None
    declarer, bid, table = position.declarer, position.bid, table_of(position)
    assert declarer is not None
    assert bid is not None
    taken, _nobody = taken_by_sides(rules, play_out(table, bid, Random(seed), care))
    return Played(seed, declarer.index, bid, taken)


def other_ways(rules: RuleSet, row: Played) -> tuple[int, int]:
    """Return what rules of thumb take of a hand after the same exchange, and what open hands take.

    Open hands are solved after an exchange by rules of thumb, as calls are valued.
    """
    position = auctioned(rules, row.seed)
    assert position is not None
    dealt, table = position.deal, table_of(position)
    masks, nest = [hand.mask for hand in dealt.hands], CardSet.of(dealt.nest).mask
    (solved,) = best_points([table_by_thumb(rules, masks, nest, row.declarer, dealt.dealer.index)])
    table.run()
    by_thumb, by_solver = (taken_by_sides(rules, points)[0] for points in (table.outcome(), solved))
    return by_thumb, by_solver


def _chunk(asked: tuple[str, range, Care]) -> list[Played | None]:
    game, seeds, care = asked
    return [played(game, seed, care) for seed in seeds]


def gather(
    game: str, first: int, hands: int, *, care: Care = QUICK, jobs: int = 1, keep: Path | None = None
) -> list[Played]:
    """Return so many bought hands from the seed ``first`` on, those in the directory ``keep`` from there."""
    player = "" if care == QUICK else "_careful"
    store = None if keep is None else keep / f"{game}_{first}{player}.jsonl"
    rows: list[list[int] | None] = []
    if store is not None and store.exists():
        rows = [json.loads(line) for line in store.read_text(encoding="utf-8").splitlines()]
    found = [Played(*row) for row in rows if row]
    start = first + len(rows)
    with ProcessPoolExecutor(jobs) as pool:
        while len(found) < hands:
            ranges = [range(start + CHUNK * part, start + CHUNK * (part + 1)) for part in range(4 * jobs)]
            start = ranges[-1].stop
            for chunk in pool.map(_chunk, [(game, seeds, care) for seeds in ranges]):
                found += [hand for hand in chunk if hand]
                if store is not None:
                    with store.open("a", encoding="utf-8") as file:
                        file.writelines(json.dumps(hand and astuple(hand)) + "\n" for hand in chunk)
    return found[:hands]


def hands_of(rules: RuleSet, rows: list[Played]) -> Iterator[int]:
    """Yield declarer's hand as dealt, as a mask, for each played hand."""
    for row in rows:
        yield deal(rules, row.seed, list(Seat)[row.seed % 4]).hands[row.declarer].mask
