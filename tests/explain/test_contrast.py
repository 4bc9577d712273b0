"""What is told in numbers happens in as many layouts, by the oracle's rules and plain counting."""

from collections.abc import Iterator
from random import Random

import pytest

from rooktutor.cards import CardSet
from rooktutor.explain.contrast import FOLLOWED, Contrast, contrast
from rooktutor.explain.parts import What
from rooktutor.explain.review import decisions_of
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import CallCard, Discard, Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.montecarlo import evaluate, refine
from rooktutor.solve.onemore import with_action
from rooktutor.solve.values import Budget, Evaluation
from tests.explain.checking import Checked, check_hand
from tests.explain.endings import ending, finished
from tests.explain.judges_values import bounds, contrast_is_true
from tests.oracle import minimax

SOME = Budget(20)


def contrasts(game: str, most: int, seeds=(2, 3)) -> Iterator[tuple[View, Evaluation, Contrast]]:
    for seed in seeds:
        for before in decisions_of(finished(game, seed)):
            view = before.view(before.to_act)
            if view.phase is Phase.PLAY and len(view.hand) <= most:
                evaluation = evaluate(view, budget=SOME, seed=1)
                for value in evaluation.values[1:3]:
                    found = contrast(view, evaluation, value.action)
                    if found is not None:
                        yield view, evaluation, found


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", "call_partner", "red_one"])
def test_it_happens_in_as_many_layouts_by_plain_counting(game):
    told = 0
    for view, evaluation, found in contrasts(game, 3, seeds=(2, 3, 4, 5)):
        for part in found.parts:
            if part.what in (What.BID_SET, What.BID_MADE):
                continue
            told += 1
            must, can = bounds(part, view, evaluation.samples, str(found.action), str(found.best))
            assert must - 1 <= part.hundredths <= can + 1, (part, must, can)
    assert told > 1


@pytest.mark.parametrize("game", ["crowsnest"])
def test_the_bid_goes_wrong_in_as_many_layouts_by_plain_counting(game):
    told = 0
    for view, evaluation, found in contrasts(game, 3, seeds=(2, 3, 4, 5)):
        for part in found.parts:
            if part.what not in (What.BID_SET, What.BID_MADE):
                continue
            told += 1
            total = gone = 0.0
            samples = evaluation.samples
            for number in range(len(samples)):
                start = ending(samples.layout(number).position(view))
                made = [
                    minimax.value(minimax.after(start, str(card))) >= view.bid
                    for card in (found.action, found.best)
                ]
                wrong = made == ([False, True] if part.what is What.BID_SET else [True, False])
                total += samples.weights[number]
                gone += samples.weights[number] * wrong
            assert abs(100 * gone / total - part.hundredths) <= 0.6
            assert (part.what is What.BID_SET) == (str(view.seat) in start.team)
    assert told


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_shares_are_those_of_the_samples(game):
    for _view, evaluation, found in contrasts(game, 4, seeds=(2,)):
        samples = evaluation.samples
        rows = samples.scores[evaluation.value(found.action).action], samples.scores[found.best]
        total = sum(samples.weights)
        worse = sum(w for w, a, b in zip(samples.weights, *rows, strict=True) if a < b)
        better = sum(w for w, a, b in zip(samples.weights, *rows, strict=True) if a > b)
        assert (found.worse, found.better) == (round(100 * worse / total), round(100 * better / total))
        assert found.costs > 0
        assert found.layouts == len(samples)
        assert len(found.parts) <= 2
        for part in found.parts:
            assert 0 < part.hundredths <= 100
            assert part.explains >= 0.5
            assert part.layouts == len(samples) or part.layouts <= FOLLOWED


def test_the_best_has_no_contrast_and_neither_has_what_was_not_valued():
    view, evaluation, _found = next(contrasts("crowsnest", 5))
    assert contrast(view, evaluation, evaluation.best.action) is None
    early = next(iter(refine(view, budget=SOME, seed=1)))
    assert contrast(view, early, evaluation.values[-1].action) is None
    other = next(card for card in view.rules.pack if card not in view.hand)
    assert contrast(view, evaluation, Play(other)) is None
    assert isinstance(evaluation.samples.layout(0).position(view), Position)


@pytest.mark.parametrize("game", [rules.id for rules in RULE_SETS.values() if rules.nest])
def test_any_cards_that_may_be_laid_away_are_set_apart_from_the_best(game):
    """Whoever chooses cards off the short list is told why they are poorer, by the same layouts."""
    told = 0
    for seed in (2, 3, 4):
        before = next(each for each in decisions_of(finished(game, seed)) if each.phase is Phase.DISCARD)
        view = before.view(before.to_act)
        evaluation = evaluate(view, budget=Budget(6), seed=1)
        off = [action for action in view.legal_actions() if evaluation.value(action) is None]
        for action in Random(game).sample(off, min(2, len(off))):
            values = with_action(view, evaluation, action)
            found = contrast(view, evaluation, action)
            assert found == contrast(view, values, action)
            assert (found is None) == (values.value(action).mean >= recommended_mean(view, values))
            if found is not None:
                told += 1
                assert found.layouts == evaluation.layouts and found.costs > 0
                assert contrast_is_true(view, values, found)
    assert told
    others = CardSet.of([card for card in view.rules.pack if card not in view.hand][: view.rules.nest])
    assert contrast(view, evaluation, Discard(others)) is None


def recommended_mean(view: View, values: Evaluation) -> float:
    return values.value(recommended(view, values)).mean


def test_any_card_that_may_be_called_is_set_apart_from_the_best():
    before = next(each for each in decisions_of(finished("call_partner")) if each.phase is Phase.CALL)
    view = before.view(before.to_act)
    evaluation = evaluate(view, budget=Budget(4), seed=1)
    off = [action for action in view.legal_actions() if evaluation.value(action) is None]
    poorer = {action: contrast(view, evaluation, action) for action in off[:6]}
    assert all(isinstance(action, CallCard) for action in poorer) and any(poorer.values())
    for action, found in poorer.items():
        assert found is None or contrast_is_true(view, with_action(view, evaluation, action), found)


def test_whole_hands_of_thirteen_cards_are_told_in_numbers_too():
    """What cannot be looked through is followed by thumb, as it is for the values; every part is there."""
    told = 0
    for before in decisions_of(finished("call_partner", 2)):
        view = before.view(before.to_act)
        if view.phase is not Phase.PLAY or len(view.hand) < 12:
            continue
        evaluation = evaluate(view, budget=Budget(6), seed=1)
        for value in evaluation.values[1:]:
            found = contrast(view, evaluation, value.action)
            if found is not None:
                assert contrast_is_true(view, evaluation, found)
                told += sum(part.what not in (What.BID_SET, What.BID_MADE) for part in found.parts)
    assert told


@pytest.mark.parametrize("by", ["rules", "strong"])
def test_a_counter_goes_to_them_whoever_of_them_takes_the_trick(by):
    """West leads to the last trick but one, and East may trump his partner: the 5 is lost both ways."""
    checked = Checked()
    check_hand("kentucky_discard", 1, checked, layouts=100, by=by, values=4)
    assert checked.false == []
    assert checked.claims["contrast"] > 20
