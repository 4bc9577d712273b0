"""The quick player behind the models of bidding: it knows only what its seat has seen."""

from random import Random

import pytest

from rooktutor.rules.systems import RULE_SETS, rule_set
from tests.bench import played as bench


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_hand_is_played_to_points_that_can_be_and_the_same_seed_gives_the_same(name):
    rules = rule_set(name)
    found = [bench.played(name, seed) for seed in range(3)]
    assert found == [bench.played(name, seed) for seed in range(3)]
    for hand in filter(None, found):
        assert 0 <= hand.taken <= rules.total_points
        assert rules.min_bid <= hand.bid <= rules.max_bid


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_drawn_layout_has_the_own_cards_and_no_card_that_a_seat_cannot_hold(name):
    position = next(filter(None, (bench.auctioned(rule_set(name), seed) for seed in range(9))))
    table = bench.table_of(position)
    table.run(4)
    rng = Random(1)
    for seat in range(4):
        for _draw in range(20):
            layout = bench._layout(table, seat, rng)
            assert layout is not None
            assert layout.hands[seat] == table.hands[seat]
            sizes = [hand.bit_count() for hand in table.hands]
            assert [hand.bit_count() for hand in layout.hands] == sizes
            assert not any(
                hand & ~table.may[other] for other, hand in enumerate(layout.hands) if other != seat
            )
            together = layout.buried | table.played
            for hand in layout.hands:
                assert not hand & together
                together |= hand
            assert together == table.chart.pack


def test_what_the_others_hold_does_not_change_the_layouts_that_are_drawn():
    """The same seat, the same cards seen: hidden cards dealt otherwise give the same draws."""
    table = bench.table_of(bench.auctioned(rule_set("crowsnest"), 3))
    seat = (table.declarer + 1) % 4
    left, right = (seat + 1) % 4, (seat + 2) % 4
    other = table.copy()
    other.hands[left], other.hands[right] = other.hands[right], other.hands[left]
    first, second = (bench._layout(each, seat, Random(5)) for each in (table, other))
    assert first.hands == second.hands
    assert first.buried == second.buried
