"""A decision valued under several rule sets gives what each gives alone, over the same layouts."""

from rooktutor.game.actions import Bid, Pass
from rooktutor.rules.systems import rule_set
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.sidebyside import side_by_side
from rooktutor.solve.values import Budget
from tests.support.records import random_hand

CN, KD = rule_set("crowsnest"), rule_set("kentucky_discard")


def test_each_column_is_what_the_game_alone_would_say():
    hand = random_hand(CN, 6, steps=22)
    found = side_by_side(hand, CN, "kentucky_discard", budget=Budget(12), seed=3)
    assert found.rules == (CN, KD)
    assert found.evaluations[0] == evaluate(hand.view(hand.to_act), budget=Budget(12), seed=3)
    assert set(found.actions) >= set(hand.legal_actions())


def test_a_bid_that_one_of_them_bars_has_no_value_there():
    hand = random_hand(CN, 6, steps=0)
    found = side_by_side(hand, CN, CN.with_options({"min_bid": 80}), budget=Budget(2))
    here, there = found.row(Bid(70))
    assert here is not None and there is None
    assert None not in found.row(Pass())


def test_scoring_the_bid_or_the_points_changes_the_value_but_not_the_chance():
    hand = random_hand(CN, 6, steps=0)
    captured = CN.with_options({"made_score": "captured"})
    found = side_by_side(hand, CN, captured, budget=Budget(8))
    for amount in (70, 100, 120):
        bid, points = found.row(Bid(amount))
        assert bid.p_make == points.p_make


def test_the_hand_s_own_rules_are_taken_when_none_are_named():
    hand = random_hand(KD, 6, steps=24)
    assert side_by_side(hand, budget=Budget(4)).rules == (KD,)
