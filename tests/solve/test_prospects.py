"""What solved points come to: honest chances, never more than there is to take, more for more."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.game.scoring import score_difference
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.solve.prospects import OUTLOOKS, chance_of, point_step, prospects, value_of

GAMES = st.sampled_from(list(RULE_SETS))


@given(GAMES, st.floats(0, 1), st.floats(0, 1))
def test_prospects_are_points_that_can_be_taken(name, solved, strength):
    rules = rule_set(name)
    likely = prospects(rules, round(solved * rules.total_points), strength * rules.total_points)
    assert all(0 <= points <= rules.total_points and points % point_step(rules) == 0 for points in likely)
    assert list(likely) == sorted(likely)


@given(GAMES, st.floats(0, 0.9), st.floats(0, 0.9))
def test_more_solved_points_or_strength_never_promise_less(name, solved, strength):
    rules = rule_set(name)
    total = rules.total_points
    base = prospects(rules, round(solved * total), strength * total)
    more = prospects(rules, round(solved * total) + 10, strength * total)
    stronger = prospects(rules, round(solved * total), strength * total + 10)
    for better in (more, stronger):
        assert all(high >= low for high, low in zip(better, base, strict=True))


@pytest.mark.parametrize("name", RULE_SETS)
def test_one_solved_layout_is_no_certainty(name):
    rules = rule_set(name)
    bid = round(0.7 * rules.total_points) // rules.bid_step * rules.bid_step
    likely = prospects(rules, bid, float(bid))
    assert 0 < chance_of(bid, likely) < 1


def test_higher_bids_are_made_less_often_and_worth_by_the_scores():
    likely = prospects(CROWSNEST, 95, 88.0)
    chances = [chance_of(bid, likely) for bid in range(70, 125, 5)]
    assert all(low >= high for low, high in pairwise(chances))
    assert value_of(CROWSNEST, 90, likely) == pytest.approx(
        sum(score_difference(CROWSNEST, 90, points) for points in likely) / len(likely)
    )


def test_every_outlook_spreads_evenly_and_names_a_game():
    assert set(OUTLOOKS) <= {"", *RULE_SETS}
    for outlook in OUTLOOKS.values():
        assert list(outlook.spread) == sorted(outlook.spread)
        assert abs(sum(outlook.spread)) < 0.2
