"""Calls valued at a glance: quick, legal, and higher for strong hands than for weak ones."""

import gc
import time
from random import Random
from statistics import median

import pytest

from rooktutor.cards import CardSet
from rooktutor.errors import NotYetError
from rooktutor.game.actions import Bid, Pass
from rooktutor.game.deal import Deal, deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.glance import call_values
from tests.solve.walks import random_hand, view_of


def first_call(rules, seed):
    dealt = deal(rules, seed)
    position = Position.start(rules, dealt)
    return position.view(position.to_act)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_legal_call_has_a_value_and_the_same_seed_gives_the_same(name):
    view = first_call(rule_set(name), 3)
    found = call_values(view, seed=1)
    assert {value.action for value in found} == set(view.legal_actions())
    assert found == call_values(view, seed=1)
    assert all(0 <= value.p_make <= 1 for value in found if isinstance(value.action, Bid))
    assert found.value(Pass()).p_make is None


def test_a_glance_is_quick():
    views = [first_call(CROWSNEST, seed) for seed in range(9)]
    call_values(views[0], seed=0)
    times = []
    for view in views:
        start = time.thread_time()
        call_values(view, seed=1)
        times.append(time.thread_time() - start)
    assert median(times) < 0.03


def test_garbage_is_collected_only_after_the_glance_and_then_as_before():
    view, during = first_call(CROWSNEST, 4), []

    def note(phase, _info):
        during.append(phase)

    gc.collect()
    gc.callbacks.append(note)
    try:
        with pytest.raises(NotYetError):
            call_values(Position.start(CROWSNEST, deal(CROWSNEST, 4)).view(Seat.NORTH), seed=1)
        assert gc.isenabled()
        during.clear()
        call_values(view, seed=1)
        assert len(during) <= 2  # one collection, once it is over
        assert gc.isenabled()
    finally:
        gc.callbacks.remove(note)


def test_a_fine_hand_bids_and_is_worth_more_than_a_poor_one():
    def value(text):
        mine = CardSet.parse(text)
        rest = list(CROWSNEST.pack - mine)
        Random(5).shuffle(rest)
        others = [CardSet.of(rest[9 * number : 9 * number + 9]) for number in range(3)]
        nest = tuple(rest[27:])
        dealt = Deal(hands=(others[0], mine, others[1], others[2]), nest=nest, dealer=Seat.NORTH)
        return call_values(Position.start(CROWSNEST, dealt).view(Seat.EAST), seed=1)

    fine = value("R14 G9 G10 G11 G12 G13 G14 Y14 B14")
    poor = value("R6 R7 G6 G8 Y7 Y8 B6 B7 B9")
    assert isinstance(fine.best.action, Bid)
    for amount in (70, 90, 110):
        assert fine.value(Bid(amount)).mean > poor.value(Bid(amount)).mean
        assert fine.value(Bid(amount)).p_make > poor.value(Bid(amount)).p_make


def test_there_is_nothing_to_glance_at_after_the_auction():
    late = next(position for position in random_hand(CROWSNEST, 8) if position.phase is Phase.PLAY)
    with pytest.raises(NotYetError):
        call_values(view_of(late), seed=1)
