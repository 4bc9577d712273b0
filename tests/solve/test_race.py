"""Near its end a match is won, not scored: chances from scores, and cards chosen by them."""

from dataclasses import replace
from itertools import pairwise

import pytest

from rooktutor.game.actions import Play
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.race import Race, chances
from rooktutor.solve.values import Budget
from tests.solve.walks import random_hand, view_of


@pytest.mark.parametrize("name", RULE_SETS)
def test_chances_add_up_and_rise_with_the_score(name):
    rules = rule_set(name)
    parties = len(rules.parties)
    rest = (rules.target // 2,) * (parties - 1)
    found = [chances(rules, (score, *rest)) for score in range(-100, rules.target + 50, 5)]
    assert all(sum(each) == pytest.approx(1) for each in found)
    assert all(low[0] <= high[0] for low, high in pairwise(found))
    assert chances(rules, (40,) * parties) == pytest.approx([1 / parties] * parties)
    assert found[-1][0] == 1


def test_a_lead_is_worth_more_the_nearer_the_end():
    rules = rule_set("crowsnest")
    early, late = chances(rules, (60, 20))[0], chances(rules, (280, 240))[0]
    assert 0.5 < early < late < 1


def with_scores(view, scores):
    return replace(view, public=replace(view.public, scores=scores))


def test_far_from_the_end_points_are_the_measure_and_near_it_the_chance():
    position = next(p for p in random_hand(rule_set("crowsnest"), 3) if p.phase is Phase.PLAY)
    view = view_of(position)
    far, near = with_scores(view, (60, 40)), with_scores(view, (240, 40))
    assert not Race(far).near
    assert Race(near).near
    assert not evaluate(far, budget=Budget(2), seed=1).by_match
    assert evaluate(near, budget=Budget(2), seed=1).by_match


def test_what_a_hand_does_for_the_match_is_what_the_score_sheet_says():
    """Over finished hands with scores near the end: the same scores, so the same chance to win."""
    for name in ("crowsnest", "kentucky_discard", "call_partner"):
        rules = rule_set(name)
        for seed in range(4):
            *_rest, end = random_hand(rules, seed)
            if end.declarer is None:
                continue
            before = tuple(rules.target - 60 - 5 * place for place in range(len(rules.parties)))
            end = replace(end, public=replace(end.public, scores=before))
            sheet = end.score()
            after = chances(rules, sheet.scores, end.declarer)
            declaring = sum(1 << seat.index for seat in end.declaring)
            place = sheet.parties.index(rules.party(end.declarer))
            points = sheet.captured[place] + sheet.bonus[place]
            for seat in Seat:
                race = Race(end.view(seat))
                told = race.after(end.declarer.index, declaring, end.bid, points)
                assert told == pytest.approx(after[sheet.parties.index(rules.party(seat))])


def test_with_a_match_to_lose_the_order_of_cards_goes_by_the_match():
    """Whatever the scores, the points of each card are those of the hand; only the order may differ."""
    for seed in range(6):
        position = next(
            p
            for p in random_hand(rule_set("kentucky_discard"), seed)
            if p.phase is Phase.PLAY and len(view_of(p).hand) == 5
        )
        view = view_of(position)
        plain = evaluate(with_scores(view, (0, 0)), budget=Budget(6), seed=1)
        match = evaluate(with_scores(view, (280, 285)), budget=Budget(6), seed=1)
        assert {v.action: v.mean for v in plain} == {v.action: v.mean for v in match}
        chances_in_order = [round(value.p_win, 3) for value in match]
        assert chances_in_order == sorted(chances_in_order, reverse=True)
        assert all(isinstance(value.action, Play) for value in match)
