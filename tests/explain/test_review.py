"""The review of a finished hand: complete, fair, and the same values as the hints during the play."""

from functools import cache
from random import Random

import pytest

from rooktutor.errors import NotYetError
from rooktutor.explain import Slip, Verdict, annotate, review, reviewing
from rooktutor.explain.balance import outcome
from rooktutor.explain.decisions import judged
from rooktutor.explain.review import MOMENTS, decisions_of
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import PASS, Play, Renege
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.onemore import with_action
from rooktutor.solve.players import player
from rooktutor.solve.values import Budget
from tests.explain.endings import finished
from tests.support.redeal import redealt

FEW = Budget(3)
GRADES = {
    Slip.NONE: {Verdict.BEST, Verdict.EQUAL, Verdict.UNCLEAR},
    Slip.DOUBTFUL: {Verdict.DOUBTFUL},
    Slip.MISTAKE: {Verdict.MISTAKE},
    Slip.BLUNDER: {Verdict.BLUNDER},
    Slip.MISSED_SET: {Verdict.MISTAKE, Verdict.BLUNDER},
    Slip.THREW_CONTRACT: {Verdict.MISTAKE, Verdict.BLUNDER},
}


@cache
def reviewed(game: str):
    return review(
        finished(game), Seat.SOUTH, others=RULE_SETS[game].hand < 11, open_hands=False, budget=FEW, seed=1
    )


@pytest.mark.parametrize("game", RULE_SETS)
def test_every_choice_of_every_seat_is_graded(game):
    position, found = finished(game), reviewed(game)
    both = sorted((*found.decisions, *found.others), key=lambda each: each.step)
    seats = set(Seat) if found.others else {Seat.SOUTH}
    choices = [each for each in decisions_of(position) if each.to_act in seats]
    assert [each.step for each in both] == [len(each.actions) for each in choices]
    assert {each.seat for each in found.decisions} == {Seat.SOUTH}
    for each in both:
        assert each.action == position.actions[each.step]
        assert each.note.action == each.action
        assert each.best.verdict is Verdict.BEST
        assert each.note.verdict in GRADES[each.slip]
        assert min(each.loss, each.lost_chance, each.lost_match or 0.0, each.weight) >= 0
        assert each.marked == (each.slip is not Slip.NONE) == (each.weight > 0)


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_moments_are_the_heaviest_slips_and_then_what_was_found(game):
    found = reviewed(game)
    only = [each for each in found.decisions if each.spared > 0]
    assert not any(each.marked for each in only)
    assert len(found.moments) == min(MOMENTS, len(found.marked) + len(only))
    rest = [each for each in found.marked if each not in found.moments]
    assert all(each.weight <= moment.weight for each in rest for moment in found.moments)
    for each in only:
        others = [value for value in each.evaluation if each.action not in value.covers]
        assert each.spared == min(each.evaluation.value(each.action).mean - value.mean for value in others)


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_parts_add_up_to_what_came(game):
    position, found = finished(game), reviewed(game).balance
    total = found.expected + found.own + found.partners + found.others + found.luck
    assert total == pytest.approx(found.came)
    assert found.came == outcome(position, Seat.SOUTH)
    declaring = position.declaring
    assert {outcome(position, seat) * (1 if seat in declaring else -1) for seat in Seat} == {
        outcome(position, next(iter(declaring)))
    }


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_outcome_is_measured_as_values_are(game):
    position = finished(game)
    sheet, rules = position.score(), position.rules
    place = rules.parties.index(rules.party(position.declarer))
    points = sheet.captured[place] + sheet.bonus[place]
    marked = score_difference(rules, position.bid, points)
    assert abs(outcome(position, position.declarer) - marked) <= rules.bonus_points


def test_hints_are_the_grades():
    """What was made during the play is not made again, and the hint is never graded below best."""
    position = finished("crowsnest")
    hints = {}
    for before in decisions_of(position):
        if before.to_act is Seat.WEST:
            step = len(before.actions)
            hints[step] = evaluate(before.view(Seat.WEST), budget=Budget(5), seed=step)
    found = review(position, Seat.WEST, hints, open_hands=False)
    assert all(each.evaluation is hints[each.step] for each in found.decisions)
    for before in decisions_of(position):
        hint = hints.get(len(before.actions))
        if hint:
            advised = recommended(before.view(Seat.WEST), hint)
            followed = judged(before, advised, hint)
            assert (followed.note.verdict, followed.slip, followed.loss) == (Verdict.BEST, Slip.NONE, 0.0)
            assert all(judged(before, same, hint).slip is Slip.NONE for same in hint.best.covers)
            notes = {note.action: note for note in annotate(before.view(Seat.WEST), hint)}
            taken = next(each for each in found.decisions if each.step == len(before.actions))
            assert taken.note == notes.get(taken.action, taken.note)


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", "call_partner"])
def test_the_grade_uses_only_what_the_seat_could_know(game):
    position, rng = finished(game), Random(5)
    tried = 0
    for before in decisions_of(position)[4::7]:
        seat, action = before.to_act, position.actions[len(before.actions)]
        other = redealt(before, seat, rng)
        if other is None:
            continue
        tried += 1
        grades = [
            judged(each, action, evaluate(each.view(seat), budget=FEW, seed=3)) for each in (before, other)
        ]
        assert grades[0] == grades[1]
    assert tried > 2


def test_what_the_open_hands_give_has_no_part_in_the_grade():
    position = finished("crowsnest")
    closed = review(position, Seat.EAST, open_hands=False, budget=FEW, seed=1)
    opened = review(position, Seat.EAST, open_hands=True, budget=FEW, seed=1)
    for one, two in zip(closed.decisions, opened.decisions, strict=True):
        assert (one.slip, one.loss, one.note) == (two.slip, two.loss, two.note)
        assert one.open_hands is None
        assert (two.open_hands is not None) == (two.phase is Phase.PLAY)
        if two.open_hands:
            assert two.open_hands.exact
            assert two.open_hands.loss >= 0
            assert (two.action in two.open_hands.best) == (two.open_hands.loss == 0)


def test_nothing_is_told_before_the_end():
    start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    with pytest.raises(NotYetError):
        review(start, Seat.SOUTH)


def test_a_hand_that_nobody_wants_has_its_review():
    passed = Position.replay(CROWSNEST, deal(CROWSNEST, seed=7), [PASS] * 4)
    found = review(passed, Seat.EAST, budget=FEW, others=True)
    assert {each.seat for each in found.decisions} == {Seat.EAST}
    assert found.balance.came == 0


def test_a_review_can_be_stopped_and_taken_up_again():
    position = finished("crowsnest")
    whole = list(reviewing(position, Seat.SOUTH, budget=FEW, seed=1, open_hands=False))
    done = [each.done for each in whole]
    assert done == sorted(done) and set(done) == set(range(whole[-1].of + 1))
    assert [each.review is not None for each in whole] == [False] * (len(whole) - 1) + [True]
    half = next(each for each in whole if each.done == 3).evaluations
    asked = iter([False] * 6)
    stopped = list(reviewing(position, Seat.SOUTH, budget=FEW, seed=1, cancelled=lambda: next(asked, True)))
    assert all(each.review is None for each in stopped)
    again = review(position, Seat.SOUTH, half, budget=FEW, seed=1, open_hands=False)
    assert again == whole[-1].review


def test_forced_cards_are_no_decisions():
    for before in decisions_of(finished("crowsnest")):
        if before.phase is Phase.PLAY:
            assert len(before.legal_actions()) > 1
            assert all(isinstance(action, Play) for action in before.legal_actions())


@pytest.mark.parametrize("game", RULE_SETS)
def test_what_to_practise_is_where_points_were_lost(game):
    found = reviewed(game)
    steps = [step for each in found.practice for step in each.steps]
    assert sorted(steps) == [each.step for each in found.marked]
    assert sum(each.loss for each in found.practice) == pytest.approx(sum(each.loss for each in found.marked))
    assert len({each.topic for each in found.practice}) == len(found.practice)


def test_a_discard_off_the_short_list_is_graded_too():
    position = finished("kentucky_discard")
    before = next(each for each in decisions_of(position) if each.phase is Phase.DISCARD)
    view = before.view(before.to_act)
    hint = evaluate(view, budget=FEW, seed=1)
    odd = next(action for action in view.legal_actions() if hint.value(action) is None)
    assert judged(before, odd, with_action(view, hint, odd)).note.value is not None


@pytest.mark.parametrize("penalty", ["lose_bid", "flat_100"])
def test_a_revoke_ends_what_can_be_reviewed(penalty):
    """Values are of hands played to their end: after a revoke there is nothing to grade, but a score."""
    rules = CROWSNEST.with_options({"revoke": penalty})
    who, position = player("rules"), Position.start(rules, deal(rules, 3))
    at = None
    while position.to_act is not None:
        view = position.view(position.to_act)
        odd = (
            [Renege(card) for card in view.hand if at is None and view.why_illegal(Renege(card)) is None]
            if view.phase is Phase.PLAY
            else []
        )
        at = len(position.actions) if odd else at
        position = position.after(odd[0] if odd else who.act(view, 1))
    assert at is not None
    found = review(position, Seat.SOUTH, others=True, budget=FEW, seed=1, open_hands=False)
    assert all(each.step < at for each in (*found.decisions, *found.others))
    sheet = position.score()
    ours = rules.parties.index(rules.party(Seat.SOUTH))
    assert found.balance.came == sheet.scored[ours] - sheet.scored[1 - ours]
