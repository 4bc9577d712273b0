"""Layouts fit the View they come from, are all equally likely, and are counted exactly."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import pytest

from rooktutor.cards import CardSet
from rooktutor.errors import ViewError
from rooktutor.game import exchange
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.axes import CallCardRule, TrumpNaming
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layout, count, enumerate_layouts, sample
from tests.solve.walks import HOUSE_RULES, random_hand

ALL_RULES = [*RULE_SETS.values(), *(rule_set(name).with_options(options) for name, options in HOUSE_RULES)]


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_a_layout_looks_like_the_view_and_replays_by_the_rules(rules):
    rng = Random(5)
    for seed in range(1):
        for number, position in enumerate(random_hand(rules, seed)):
            if position.phase is Phase.OVER or (number % 7 and position.phase is Phase.PLAY):
                continue
            for seat in Seat:
                view = position.view(seat)
                layout = sample(view, rng)
                again = layout.position(view)
                assert again.view(seat) == view
                assert again.hands == layout.hands
                replayed = Position.replay(rules, again.deal, again.actions, scores=again.public.scores)
                assert replayed == again


def by_hand(view):
    """Every layout by trying all ways to deal out what the seat has not seen, and looking at each again."""
    public, rules = view.public, view.rules
    unseen = rules.pack - view.hand - public.played - (view.discard or CardSet())
    buried = view.discard
    found = set()
    sizes = {seat: rules.hand - len(public.played_by[seat.index]) for seat in Seat if seat is not view.seat}

    def deal_on(rest, seats, hands):
        if not seats:
            laid = rest if buried is None else buried
            cards = [hands.get(seat, view.hand) for seat in Seat]
            found.add(Layout(tuple(cards), laid))
            return
        for some in combinations(rest, sizes[seats[0]]):
            hand = CardSet.of(some)
            if not hand & public.cannot_hold(seats[0]):
                deal_on(rest - hand, seats[1:], {**hands, seats[0]: hand})

    deal_on(unseen, list(sizes), {})
    kept = set()
    for layout in found:
        again = layout.position(view)
        pool = layout.hand(view.declarer) | public.played_by[view.declarer.index] | layout.buried
        trump = None if rules.trump_naming is TrumpNaming.AFTER_DISCARD else view.trump
        legal = exchange.why_illegal(rules, pool, trump, layout.buried) is None
        shown = exchange.shown(rules, layout.buried, view.trump) == public.shown
        told = exchange.announced(rules, layout.buried) == public.announced
        said = exchange.announced_trumps(rules, layout.buried, view.trump) == public.announced_trumps
        turned = public.turned <= pool
        callable_card = public.called is None or not (
            (rules.call_own_card is CallCardRule.FORBIDDEN and public.called in pool - layout.buried)
            or (rules.call_nest_card is CallCardRule.FORBIDDEN and public.called in layout.buried)
        )
        if legal and shown and told and said and turned and callable_card and again.view(view.seat) == view:
            kept.add(layout)
    return kept


def endings(rules, cards_left, limit):
    """Views near the end of random hands with few enough layouts to list by hand."""
    seed = found = 0
    while found < limit:
        seed += 1
        for position in random_hand(rules, seed):
            if (
                position.phase is not Phase.PLAY
                or len(position.hands[position.public.trick.leader.index]) != cards_left
            ):
                continue
            seat = list(Seat)[seed % 4]
            view = position.view(seat)
            yield view
            found += 1
            break


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_endings_are_listed_and_counted_exactly(rules):
    for view in endings(rules, 1, 1):
        expected = by_hand(view)
        listed = list(enumerate_layouts(view))
        assert set(listed) == expected
        assert len(listed) == len(expected) == count(view)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_layout_of_an_ending_is_as_likely(rules):
    rng = Random(11)
    for view in endings(rules, 2, 1):
        if count(view) > 400:
            continue
        layouts = list(enumerate_layouts(view))
        draws = 12 * len(layouts)
        seen = Counter(sample(view, rng) for _ in range(draws))
        assert set(seen) <= set(layouts)
        chi_square = sum((seen[layout] - 12) ** 2 / 12 for layout in layouts)
        freedom = len(layouts) - 1
        assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_many_layouts_are_counted_without_listing_them():
    view = next(iter(random_hand(rule_set("crowsnest"), 1))).view(Seat.SOUTH)
    assert count(view) == comb(32, 9) * comb(23, 9) * comb(14, 9)


def test_an_impossible_view_is_refused_with_the_reason():
    view = next(iter(random_hand(rule_set("crowsnest"), 1))).view(Seat.SOUTH)
    one_more = next(iter(view.hidden))
    with pytest.raises(ViewError) as caught:
        count(replace(view, hand=view.hand.with_card(one_more)))
    assert "31 cards are unseen" in str(caught.value)
