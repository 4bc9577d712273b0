"""Lines of play: legal, in a layout that the seat must reckon with, and the best there is in it."""

import pytest

from rooktutor.explain.lines import Why, line, typical
from rooktutor.explain.review import decisions_of
from rooktutor.game.actions import NameTrump, Play
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.montecarlo import evaluate, refine
from rooktutor.solve.values import Budget
from tests.explain.endings import ending, finished
from tests.oracle import minimax

SIX = Budget(6)


def asked(game, *, most=6, every=3):
    """Views of a hand with their values, late enough in the play to be quick."""
    for before in decisions_of(finished(game))[::every]:
        view = before.view(before.to_act)
        if view.phase is Phase.PLAY and len(view.hand) <= most:
            yield view, evaluate(view, budget=SIX, seed=1)


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_solved_line_ends_with_what_the_action_is_worth_there(game):
    for view, evaluation in asked(game):
        for value in (evaluation.best, evaluation.values[-1]):
            found = line(view, evaluation, value.action)
            assert found.solved
            assert found.outcome == evaluation.samples.scores[value.action][found.number]
            assert found.steps[0].why is Why.ASKED
            assert found.steps[0].before.view(view.seat) == view
            assert found.end.phase is Phase.OVER


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_card_is_the_best_by_plain_counting(game):
    for view, evaluation in asked(game, most=3, every=2):
        for step in line(view, evaluation, evaluation.best.action).steps[1:]:
            points = minimax.values(ending(step.before))
            ours = str(step.seat) in ending(step.before).team
            best = (max if ours else min)(points.values())
            same = {card for card, taken in points.items() if taken == best}
            assert str(step.action) in same
            if game == "partnership":  # a bonus that nobody gets tells cards apart that points do not
                continue
            assert same == {str(step.action), *map(str, step.as_good)} or step.why is Why.FORCED
            assert (step.why is Why.ONLY) == (len(same) == 1 < len(points))
            assert (step.why is Why.FORCED) == (len(points) == 1)
            assert (step.why is Why.ALL_SAME) == (len(same) == len(points) > 1)
            assert step.margin >= 0


def test_the_layout_is_the_nearest_to_the_mean():
    for view, evaluation in asked("crowsnest"):
        for value in evaluation:
            row = evaluation.samples.scores[value.action]
            number = typical(evaluation.samples, value.action)
            assert abs(row[number] - value.mean) == min(abs(each - value.mean) for each in row)
            assert line(view, evaluation, value.action).number == number


def test_two_actions_are_shown_in_the_same_layout():
    for view, evaluation in asked("kentucky_rook"):
        one, two = evaluation.values[0].action, evaluation.values[-1].action
        pair = line(view, evaluation, one, beside=two), line(view, evaluation, two, beside=one)
        assert pair[0].number == pair[1].number
        assert pair[0].steps[0].before == pair[1].steps[0].before


@pytest.mark.parametrize("game", ["crowsnest", "call_partner", "partnership"])
def test_there_is_a_line_at_every_stage(game):
    """Before the play rules of thumb go on, and the line says that it is not solved."""
    seen = set()
    for before in decisions_of(finished(game)):
        if before.phase in seen:
            continue
        seen.add(before.phase)
        view = before.view(before.to_act)
        evaluation = evaluate(view, budget=Budget(2), seed=1)
        found = line(view, evaluation, evaluation.best.action)
        assert found.positions[0].view(view.seat) == view
        assert found.positions[-1].phase is Phase.OVER
        assert len(found.positions) == len(found.steps) + 1
        if before.phase is Phase.AUCTION and len(found.steps) > 4:
            assert not found.solved
    assert {Phase.AUCTION, Phase.TRUMP, Phase.PLAY} <= seen


def test_any_discard_has_a_line_with_the_trump_it_is_meant_for():
    before = next(each for each in decisions_of(finished("crowsnest", 3)) if each.phase is Phase.DISCARD)
    view = before.view(before.to_act)
    evaluation = evaluate(view, budget=Budget(2), seed=1)
    listed = evaluation.best.action
    off = next(each for each in view.legal_actions() if evaluation.value(each) is None)
    for action in (listed, off):
        found = line(view, evaluation, action, beside=listed)
        assert found.steps[0].action == action
        assert (found.steps[1].why, found.steps[1].before.phase) == (Why.MEANT, Phase.TRUMP)
        assert found.end.phase is Phase.OVER
    meant = line(view, evaluation, listed).steps[1].action
    assert meant == NameTrump(evaluation.best.trump)


def test_what_was_not_valued_has_no_line():
    view, evaluation = next(asked("crowsnest"))
    early = next(iter(refine(view, budget=SIX, seed=1)))
    assert line(view, early, evaluation.best.action) is None
    other = next(card for card in view.rules.pack if card not in view.hand)
    assert line(view, evaluation, Play(other)) is None
