"""Cards told apart over further layouts: right on average, as sure as they say, the same on any machine."""

from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from rooktutor.game.public import Phase
from rooktutor.rules.systems import rule_set
from rooktutor.solve import montecarlo
from rooktutor.solve.contest import Contest
from rooktutor.solve.draws import Draws, Weighing
from rooktutor.solve.montecarlo import evaluate, refine
from rooktutor.solve.values import Budget, Exactness
from tests.solve.walks import random_hand, view_of

FIRST, BATCH = 24, 16


@cache
def early(seed, cards, name="kentucky_rook"):
    """What the first seat with a choice knows when so many cards are left."""
    for position in random_hand(rule_set(name), seed):
        view = view_of(position) if position.phase is Phase.PLAY else None
        if view and len(view.hand) == cards and len(evaluate(view, budget=Budget(2), seed=1)) > 2:
            return view
    return early(seed + 100, cards, name)


def contested(view, seed, layouts, actions=None, weighing=Weighing.CALLS):
    """The values after the first layouts and as many more as are asked for, of some of the cards."""
    source = Draws(view, FIRST + layouts, seed, weighing=weighing)
    assert not source.listed
    found = evaluate(view, budget=Budget(FIRST), seed=seed, weighing=weighing)
    if actions:
        found = replace(found, values=tuple(value for value in found if value.action in actions))
    contest = Contest(view, found, Random(seed))
    draws = islice(source.each(), FIRST, None)
    while contest.layouts < FIRST + layouts:
        contest.add(list(islice(draws, BATCH)), None, 1)
    return contest.evaluation(state=Exactness.SAMPLED, asked=contest.layouts)


@pytest.mark.parametrize(
    ("seed", "name", "weighing"),
    [
        (1, "kentucky_rook", Weighing.CALLS),
        (4, "kentucky_rook", Weighing.ALIKE),
        (3, "crowsnest", Weighing.CALLS),
    ],
)
def test_differences_are_right_on_average_and_as_sure_as_they_say(seed, name, weighing):
    """Over many samples the difference between two cards misses the truth by as much as its error says."""
    view = early(seed, 5, name)
    full = evaluate(view, budget=Budget(3000), seed=99, weighing=weighing)
    one, other = full.values[:2]
    missed, errors, chances = [], [], []
    for number in range(40):
        found = contested(view, number, 128, (one.action, other.action), weighing)
        mine, its = found.value(one.action), found.value(other.action)
        missed.append(mine.mean - its.mean - (one.mean - other.mean))
        errors.append(found.spreads[1])
        chances.append(mine.p_make - one.p_make)
    spread = (sum(miss**2 for miss in missed) / len(missed)) ** 0.5
    stated = (sum(error**2 for error in errors) / len(errors)) ** 0.5
    assert stated > 0
    assert 0.75 < spread / stated < 1.3
    assert abs(sum(missed) / len(missed)) < 3 * stated / len(missed) ** 0.5 + full.spreads[1]
    assert abs(sum(chances) / len(chances)) < 0.03


def test_it_is_sharper_than_the_first_layouts_and_asks_for_points_and_for_the_bid():
    view = early(1, 6)
    before = evaluate(view, budget=Budget(FIRST), seed=1)
    after = contested(view, 1, 320)
    assert after.layouts == FIRST + 320
    assert after.spreads[1] < before.gap(after.values[1].action)[1] + before.spreads[1]
    assert {value.action for value in after} == {value.action for value in before}
    assert after.samples is before.samples or len(after.samples) == FIRST


def test_a_card_that_has_left_is_never_better_than_the_best():
    for seed in range(1, 7):
        found = contested(early(seed, 6), seed, 96)
        means = [value.mean for value in found]
        assert means == sorted(means, reverse=True)
        assert found.spreads[0] == 0
        assert {value.layouts for value in found.values[:1]} == {FIRST + 96}
        assert all(FIRST <= value.layouts <= FIRST + 96 for value in found)
        assert all(0 <= value.p_make <= 1 for value in found)


def dear(monkeypatch):
    """Has hands of six cards count as dear, which are soon solved."""
    monkeypatch.setattr(montecarlo, "DEAR", 6)
    monkeypatch.setattr(montecarlo, "FIRST_DEAR", FIRST)


def test_refining_goes_on_to_the_contest_and_ends_sharp_or_at_its_limit(monkeypatch):
    dear(monkeypatch)
    view = early(1, 6)
    *partial, full = refine(view, budget=Budget(40, sharpen=True), seed=5)
    assert {part.state for part in partial} == {Exactness.PENDING}
    assert all(part.layouts <= part.asked for part in partial)
    assert full.state is Exactness.SAMPLED
    assert full.asked == full.layouts <= FIRST + 8 * 40
    assert full.samples is not None
    assert full.spreads[1] < 2.0 or full.layouts == FIRST + 8 * 40
    alone = evaluate(view, budget=Budget(FIRST), seed=5)
    assert full.samples.masks == alone.samples.masks


def test_neither_threads_nor_hidden_cards_matter_to_it(monkeypatch):
    dear(monkeypatch)
    view = early(1, 6)
    one, two, three = (
        evaluate(view, budget=Budget(20, sharpen=True), seed=3, threads=threads) for threads in (1, 2, 3)
    )
    assert one == two == three
    assert one.layouts > FIRST - 4


def test_where_it_is_not_dear_nothing_changes():
    view = early(1, 6)
    assert evaluate(view, budget=Budget(20, sharpen=True), seed=3) == evaluate(
        view, budget=Budget(20), seed=3
    )


def test_a_contest_that_is_cancelled_says_nothing_more(monkeypatch):
    dear(monkeypatch)
    view, told = early(1, 6), []
    running = refine(
        view, budget=Budget(400, sharpen=True), seed=5, cancelled=lambda: bool(told and told[-1] > FIRST)
    )
    told.extend(part.layouts for part in running)
    assert FIRST < told[-1] < FIRST + 100


def test_where_the_match_may_end_its_chance_decides_and_not_points(monkeypatch):
    dear(monkeypatch)
    view = early(1, 6)
    near = replace(view, public=replace(view.public, scores=(view.rules.target - 20, 0)))
    found = evaluate(near, budget=Budget(30, sharpen=True), seed=5)
    assert found.by_match
    assert found.layouts == found.asked == FIRST
