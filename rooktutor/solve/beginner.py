"""How a beginner plays: win what can be won with the highest card, else throw the lowest, and bid by feel.

A beginner neither counts cards nor spares a partner's trick, and judges a hand now too high, now too low.
"""

from random import Random

from rooktutor.cards import CARDS, CardSet, Color
from rooktutor.game.actions import Action, Bid, Discard, NameTrump, Pass, Play
from rooktutor.game.exchange import choice
from rooktutor.game.view import View
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.discards import discards
from rooktutor.solve.strength import climb, strength
from rooktutor.solve.unseen import goes_to

MISJUDGED = 0.07
"""How far a beginner misjudges a hand, as a share of all points (a standard deviation)."""


def call_by_feel(view: View, rng: Random) -> Action:
    """Return the call of a beginner: the least bid while the hand feels worth it, over a partner too."""
    rules, least = view.rules, view.public.auction.least
    if view.public.blind:
        top = goes_to(view)
    else:
        felt = strength(rules, view.hand.mask).points + rng.gauss(0, MISJUDGED) * rules.total_points
        top = climb(rules, felt)
    return Bid(least) if least <= min(top, rules.max_bid) else Pass()


def longest_color(view: View) -> NameTrump:
    """Return the color of which the seat holds most cards, the first of equals."""
    return NameTrump(_longest(view))


def lowest_cards(view: View) -> Discard:
    """Return the lowest cards of the other colors, counters last, as far as they may be laid away."""
    rules, hand = view.rules, view.hand
    table = chart(rules, view.trump or _longest(view))
    legal = choice(rules, hand, view.trump)
    low = sorted(
        bits(legal.pool.mask),
        key=lambda card: (table.suit[card] == table.trump, table.worth[card], table.height[card], card),
    )
    cards = legal.required | CardSet.of(CARDS[card] for card in low[: legal.need])
    return Discard(cards if legal.allows(cards) else CardSet(discards(rules, table, hand.mask, 1)[0]))


def high_or_low(view: View) -> Play:
    """Return the highest card if it wins the trick so far, else the lowest; on lead, the highest."""
    table = chart(view.rules, view.order.trump)
    legal = list(bits(view.legal_cards().mask))
    trick = [card.index for card in view.trick.cards]
    if not trick:
        return _play(max(legal, key=lambda card: (table.suit[card] != table.trump, table.height[card])))
    best = trick[table.winner(trick)]
    winning = [card for card in legal if table.beats(card, best)]
    if winning:
        return _play(max(winning, key=lambda card: (table.suit[card] != table.trump, table.height[card])))
    return _play(min(legal, key=lambda card: _dear(table, card)))


def _longest(view: View) -> Color:
    return max(Color, key=lambda color: (len(view.hand.of_color(color)), -color.index))


def _dear(table: Chart, card: int) -> tuple[bool, int, float]:
    """How little a beginner likes to throw a card: trumps least, then counters, then high cards."""
    return table.suit[card] == table.trump, table.worth[card], table.height[card]


def _play(card: int) -> Play:
    return Play(CARDS[card])
