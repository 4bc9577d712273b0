"""Beliefs add up, know what is certain, and are about what the seat cannot see."""

from fractions import Fraction
from random import Random

import pytest

from rooktutor.explain.beliefs import PLACES, Kind, Nest, beliefs, truth
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layouts
from tests.explain.endings import finished
from tests.explain.truth import Truth
from tests.oracle import presets
from tests.support.redeal import redealt


def moments(game: str, every: int = 5) -> list[Position]:
    position = finished(game)
    found = [position.restarted()]
    for action in position.actions:
        found.append(found[-1].after(action))
    return [each for each in found[::every] if each.to_act is not None]


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_card_and_every_place_add_up(game):
    for position in moments(game):
        for seat in (Seat.SOUTH, Seat.EAST):
            view = position.view(seat)
            found = beliefs(view, layouts=12, seed=3)
            assert [each.card for each in found.cards] == list(view.hidden)
            for each in found.cards:
                assert sum(each.shares.values()) == 1
                assert {place for place, share in each.shares.items() if share} <= each.possible
                assert each.certain == (len(each.possible) == 1)
                if each.certain:
                    assert each.shares[next(iter(each.possible))] == 1
            for place in PLACES:
                assert sum(each.shares[place] for each in found.cards) == found.counts[place]


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_truth_is_possible(game):
    for position in moments(game, 4):
        for seat in Seat:
            lies = truth(position, seat)
            found = beliefs(position.view(seat), layouts=4, seed=1)
            assert set(lies) == {each.card for each in found.cards}
            assert all(lies[each.card] in each.possible for each in found.cards)
            for place in PLACES:
                assert sum(where is place for where in lies.values()) == found.counts[place]


@pytest.mark.parametrize("game", ["crowsnest", "crowsnest_no_crow", "partnership"])
def test_what_can_be_is_what_some_layout_has_by_plain_counting(game):
    tried = 0
    for position in moments(game, 1):
        seat = position.to_act
        view = position.view(seat)
        if view.phase is not Phase.PLAY or Layouts(view).at_most > 800:
            continue
        tried += 1
        counted = Truth(view, presets.rules(game))
        counted.list_worlds()
        for layouts in (3, 1000):
            for each in beliefs(view, layouts=layouts).cards:
                for other in Seat:
                    if other is not seat:
                        able = counted.can_hold(str(other), str(each.card))
                        assert able == (other in each.possible)
                nested = any(
                    not any(str(each.card) in hand for hand in world.values()) for world in counted.worlds
                )
                assert nested == (Nest.NEST in each.possible)
    assert tried > 3


def test_beliefs_use_only_what_the_seat_could_know():
    rng = Random(2)
    for position in moments("kentucky_discard", 6):
        other = redealt(position, Seat.WEST, rng)
        if other is not None:
            here, there = (beliefs(each.view(Seat.WEST), layouts=8, seed=1) for each in (position, other))
            assert here == there


def test_what_it_rests_on_is_named():
    last = moments("crowsnest", 1)[-1]
    for seat in Seat:
        found = beliefs(last.view(seat), layouts=5)
        kinds = {each.kind for each in found.evidence}
        assert (Kind.LAID in kinds) == (seat is last.declarer)
        assert (Kind.NAMED in kinds) == (seat is not last.declarer)
        for other in Seat:
            colors = {each.color for each in found.about(other) if each.kind is Kind.VOID}
            assert colors == (set() if other is seat else set(last.public.voids[other]))
            called = [each for each in found.about(other) if each.kind in (Kind.BID, Kind.PASSED)]
            assert len(called) <= (other is not seat)
    bidder = last.declarer
    told = beliefs(last.view(bidder.next), layouts=5).about(bidder)
    assert any(each.kind is Kind.BID and each.amount == last.bid for each in told)
    assert beliefs(last.view(bidder), layouts=5).share(last.deal.nest[0], Nest.NEST) in (
        Fraction(0),
        Fraction(1),
    )
