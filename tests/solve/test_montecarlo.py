"""Values come from what a seat may know, are the same for the same seed, and are exact where they say so."""

from random import Random

import pytest

from rooktutor.errors import NotYetError
from rooktutor.game.actions import Bid, Pass, Play
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve.layouts import enumerate_layouts, sample
from rooktutor.solve.montecarlo import evaluate, evaluate_open, refine
from rooktutor.solve.players import budget_for
from rooktutor.solve.values import Budget, Exactness
from tests.solve.walks import random_hand, view_of


def decisions(rules, seed, phase, cards=None):
    """Positions of one random hand in which somebody is to act in ``phase`` with so many cards."""
    for position in random_hand(rules, seed):
        if position.phase is phase and (cards is None or len(view_of(position).hand) == cards):
            yield position


@pytest.mark.parametrize("name", RULE_SETS)
def test_hidden_cards_do_not_matter(name):
    rules = rule_set(name)
    rng = Random(3)
    for phase, cards in ((Phase.AUCTION, None), (Phase.PLAY, 5)):
        position = next(decisions(rules, 4, phase, cards))
        view = view_of(position)
        elsewhere = sample(view, rng).position(view)
        assert elsewhere.hands != position.hands
        budget = Budget(3)
        assert evaluate(elsewhere.view(view.seat), budget=budget, seed=9) == evaluate(
            view, budget=budget, seed=9
        )


def test_refining_ends_with_what_evaluate_says():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 7))
    view = view_of(position)
    *partial, full = refine(view, budget=Budget(9), seed=5)
    assert full == evaluate(view, budget=Budget(9), seed=5)
    assert [part.layouts for part in partial] == [2, 4, 8]
    assert {part.state for part in partial} == {Exactness.PENDING}
    assert (full.layouts, full.asked, full.state) == (9, 9, Exactness.SAMPLED)


def test_work_that_is_cancelled_says_nothing_more():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 7))
    view = view_of(position)
    answers = iter([False, False, True])
    parts = list(refine(view, budget=Budget(9), seed=5, cancelled=lambda: next(answers)))
    assert [part.layouts for part in parts] == [2]


def test_only_the_seat_to_act_has_values():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 7))
    with pytest.raises(NotYetError):
        evaluate(position.view(position.to_act.next), budget=Budget(2), seed=1)


@pytest.mark.parametrize("name", RULE_SETS)
def test_endings_are_exact(name):
    """With two cards each, the mean over all layouts equals play tried out to the end in every one."""
    rules = rule_set(name)
    position = next(decisions(rules, 2, Phase.PLAY, 2))
    view = view_of(position)
    layouts = [layout.position(view) for layout in enumerate_layouts(view)]
    if len(layouts) > 150:
        layouts = []
    evaluation = evaluate(view, budget=Budget(150), seed=1)
    if not layouts:
        assert evaluation.state is Exactness.SAMPLED
        return
    assert evaluation.state is Exactness.EXACT
    assert evaluation.layouts == evaluation.asked == len(layouts)
    for value in evaluation:
        for action in value.covers:
            results = [played_out(layout.after(action)) for layout in layouts]
            sign = [1 if view.seat in layout.declaring else -1 for layout in layouts]
            differences = [
                side * score_difference(rules, view.bid or 0, points)
                for side, points in zip(sign, results, strict=True)
            ]
            assert value.mean == pytest.approx(sum(differences) / len(layouts))
            assert value.p_make == pytest.approx(sum(points >= view.bid for points in results) / len(layouts))
            assert value.stderr == 0


def played_out(position):
    """The points of the declaring side with best play by all, by trying everything."""
    if position.phase is Phase.OVER:
        sheet = position.score()
        declarer = sheet.parties.index(position.rules.party(position.declarer))
        return sheet.captured[declarer] + sheet.bonus[declarer]
    best = max if position.to_act in position.declaring else min
    return best(played_out(position.after(action)) for action in position.legal_actions())


def test_all_calls_have_values_and_chances_never_rise_with_the_bid():
    position = next(decisions(rule_set("crowsnest"), 3, Phase.AUCTION))
    evaluation = evaluate(view_of(position), budget=Budget(8), seed=2)
    calls = {value.action: value for value in evaluation}
    assert set(calls) == set(position.legal_actions())
    assert calls[Pass()].p_make is None
    chances = [calls[call].p_make or 0.0 for call in position.legal_actions() if isinstance(call, Bid)]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_trump_and_every_legal_card_has_a_value(name):
    rules = rule_set(name)
    position = next(decisions(rules, 5, Phase.TRUMP))
    assert len(evaluate(view_of(position), budget=Budget(2), seed=2)) == 4
    position = next(decisions(rules, 5, Phase.PLAY, 6))
    evaluation = evaluate(view_of(position), budget=Budget(2), seed=2)
    covered = {action for value in evaluation for action in value.covers}
    assert covered == set(position.legal_actions())


@pytest.mark.parametrize("name", RULE_SETS)
def test_discards_offered_are_legal_and_different(name):
    rules = rule_set(name)
    for position in decisions(rules, 6, Phase.DISCARD):
        evaluation = evaluate(view_of(position), budget=Budget(2), seed=2)
        assert len(evaluation) >= 3
        assert all(position.why_illegal(value.action) is None for value in evaluation)


def test_open_hands_have_one_layout():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 6))
    evaluation = evaluate_open(position)
    assert (evaluation.layouts, evaluation.state) == (1, Exactness.EXACT)
    assert all(isinstance(value.action, Play) for value in evaluation)


def test_budgets_shrink_with_the_work():
    early = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 9))
    late = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 4))
    assert budget_for(view_of(early)).layouts < budget_for(view_of(late)).layouts
