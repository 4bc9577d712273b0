"""A finished hand seen again: reviewed in the background, learned from, and compared with the tutor's."""

import json
import threading
from functools import cache
from random import Random

import pytest

from rooktutor.explain.review import reviewing
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.players import player
from rooktutor.solve.values import Budget
from rooktutor.table.afterwards import at_step
from rooktutor.table.contract import Model
from rooktutor.table.events import (
    Afterthought,
    Chose,
    Control,
    Evaluated,
    LaidAway,
    Pressed,
)
from rooktutor.table.logbook import own_tones
from rooktutor.table.pondering import errand_for
from rooktutor.table.pondering import ponder as pondering
from rooktutor.table.reducer import reduce
from rooktutor.table.scene import Scene
from rooktutor.table.session import Session
from rooktutor.table.state import AppState, Mode, NoticeKind, new_match
from rooktutor.table.thinking import Brains, job_for
from rooktutor.table.tones import TONES
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog, languages
from tests.frontend.conform import faults
from tests.table.hands import first_action, made_up, next_event, played

EN = Catalog("en")
FEW = Budget(6)


def look(position, seat, known, seed, cancelled):
    return reviewing(position, seat, known, budget=FEW, seed=seed, cancelled=cancelled)


def press(state: AppState, control: Control, value: str | None = None) -> AppState:
    return reduce(state, Pressed(control, value))


def ponder(state: AppState) -> AppState:
    """The state when the errand that it calls for has been run to its end."""
    errand = errand_for(state)
    assert errand is not None
    quick = {"tutor": "rules"}
    for event in pondering(look, lambda name: player(quick.get(name, name)).act, errand, threading.Event()):
        state = state if event is None else reduce(state, event)
    return state


@cache
def badly_played() -> AppState:
    """The review of a hand in which South always did the last thing that was allowed."""
    for seed in range(11, 40):
        state = new_match(CROWSNEST, seed=seed)
        while state.position.to_act is not None:
            event = next_event(state)
            if state.learners_turn and state.position.phase in (Phase.PLAY, Phase.TRUMP):
                event = Chose(state.key, str(state.position.legal_actions()[-1]))
            state = reduce(state, event)
        reviewed = ponder(press(state, Control.REVIEW))
        if len(reviewed.after.review.marked) > 1:
            return reviewed
    raise AssertionError("nothing was given away in any hand")


def model(state: AppState, catalog: Catalog = EN) -> Model:
    found = json.loads(json.dumps(view_model(state, catalog)))
    assert faults(found, Model) == []
    return found


def test_before_the_hand_is_over_there_is_nothing_to_review():
    for state in played(11, valued=False):
        if not state.now.over:
            assert press(state, Control.REVIEW).after is None
            assert press(state, Control.RIVAL) == state


def test_the_review_is_made_in_the_background_and_tells_how_far_it_is():
    *_, over = played(11, valued=False)
    state = press(over, Control.REVIEW)
    assert model(state)["review"]["progress"]
    progress = []
    for event in pondering(look, lambda name: player(name).act, errand_for(state), threading.Event()):
        state = reduce(state, event)
        progress.append((state.after.done, state.after.of))
    assert progress == sorted(progress)
    assert progress[-1][0] == progress[-1][1] == len(state.after.review.decisions)
    assert not model(state)["review"]["progress"]
    assert errand_for(state) is None


def test_values_that_were_hints_are_the_grade():
    *_, over = played(11)
    after = press(over, Control.REVIEW).after
    hints = {
        len(moment.position.actions): moment.evaluation
        for moment in over.line
        if moment.evaluation is not None
    }
    assert dict(after.known) == hints


@pytest.mark.parametrize("lang", languages())
def test_the_review_says_everything_in_every_language(lang):
    review = model(badly_played(), Catalog(lang))["review"]
    assert len(review["graph"]) == len(badly_played().after.review.decisions) + 1
    assert all(0 <= point["height"] <= 100 for point in review["graph"])
    assert 1 <= len(review["moments"]) <= 3
    assert review["balance"] and review["practice"] and review["piles"]


def test_the_log_gives_the_grades_of_the_review():
    state = badly_played()
    tones = own_tones(Scene(state=state, catalog=EN, annotations={}))
    assert state.after.review.marked
    for decision in state.after.review.decisions:
        assert tones[decision.step] == TONES[decision.note.verdict]


def test_pressing_the_graph_leads_to_the_decision_and_back():
    state = badly_played()
    marked = {str(each.step) for each in state.after.review.marked}
    for point in model(state)["review"]["graph"][:-1]:
        there = press(state, Control.REVIEW, point["step"])
        assert there.mode is Mode.STEP
        assert len(there.position.actions) == int(point["step"])
        assert there.position == at_step(state.position, int(point["step"]))
        shown = model(there)
        assert shown["advice"]["shown"]
        assert [each["step"] for each in shown["review"]["graph"] if each["current"]] == [point["step"]]
        assert bool(shown["review"]["chosen"]["better"]) is (point["step"] in marked)
        assert job_for(there) is None, "its values are known"
        again = press(there, Control.CLOSE)
        assert (again.mode, again.position, again.after) == (Mode.PLAY, state.position, there.after)
    for odd in ("-1", "999", "x", "1.5"):
        assert press(state, Control.REVIEW, odd) == state
    assert "review" not in model(press(state, Control.REVIEW, "close"))


def test_what_open_hands_would_have_given_stands_apart_from_the_grade():
    state = badly_played()
    for each in state.after.review.decisions:
        chosen = model(press(state, Control.REVIEW, str(each.step)))["review"]["chosen"]
        if chosen["opened"]:
            assert chosen["opened"] not in [*chosen["cost"], chosen["better"]]


def test_learning_hides_the_answer_until_a_better_action_is_found():
    state = press(badly_played(), Control.LEARN)
    decision = state.after.tried
    assert decision is state.after.review.marked[0]
    asked = model(state)
    assert not asked["advice"]["shown"]
    assert all(seat["cards"] is None for seat in asked["seats"])
    assert asked["review"]["chosen"] is None
    best = str(decision.best.action)
    names = [choice for choice in [*asked["panel"].get("choices", []), *asked["hand"]] if choice["value"]]
    assert names == []
    wrong = reduce(state, Chose(state.key, str(decision.action)))
    told = model(wrong)["review"]["exercise"]
    assert told["tone"] == "bad" and not model(wrong)["advice"]["shown"]
    assert [each["value"] for each in told["actions"]] == ["again", str(decision.action), "tell"]
    again = press(wrong, Control.LEARN, "again")
    assert again.after.answer == ""
    right = reduce(again, Chose(again.key, best))
    assert model(right)["review"]["exercise"]["tone"] == "best"
    assert model(right)["advice"]["shown"]
    onward = press(right, Control.LEARN, "next")
    assert onward.after.tried is state.after.review.marked[1]
    stopped = press(onward, Control.LEARN, "stop")
    assert stopped.after.tried is None and model(stopped)["review"]["exercise"] is None


def test_any_action_within_tolerance_counts_as_found():
    state = press(badly_played(), Control.LEARN)
    tries = 0
    while state.after.tried is not None:
        for action in state.position.legal_actions():
            if state.position.phase is Phase.DISCARD:
                event = LaidAway(state.key, tuple(str(action).split()))
            else:
                event = Chose(state.key, str(action))
            found = reduce(state, event).after
            assert found.told is not found.verdict().marked
            tries += 1
        state = press(press(state, Control.LEARN, "tell"), Control.LEARN, "next")
    assert tries > 4


@cache
def laid_away_badly() -> AppState:
    """The review of a hand in which South laid away what is best kept, and nobody had valued that."""
    for seed in range(40):
        state = new_match(CROWSNEST, seed=seed)
        while state.position.to_act is not None:
            event = next_event(state)
            if state.learners_turn and state.position.phase is Phase.DISCARD:
                event = LaidAway(state.key, worst_laid(state))
            state = reduce(state, event)
        if state.position.declarer is state.learner:
            reviewed = ponder(press(state, Control.REVIEW))
            if any(each.phase is Phase.DISCARD for each in reviewed.after.review.marked):
                return reviewed
    raise AssertionError("no such hand")


def worst_laid(state: AppState) -> tuple[str, ...]:
    """The bird and the highest cards in hand."""
    cards = sorted(state.position.hand(state.learner), key=lambda card: (card.is_bird, card.rank))
    return tuple(map(str, cards[-CROWSNEST.nest :]))


def test_cards_laid_away_that_nobody_had_valued_are_graded_and_told_in_numbers():
    state = laid_away_badly()
    decision = next(each for each in state.after.review.marked if each.phase is Phase.DISCARD)
    assert decision.note.value is not None and decision.loss > 0
    numbers = state.after.review.numbers[decision.step]
    assert numbers.action == decision.action and numbers.parts
    tones = own_tones(Scene(state=state, catalog=EN, annotations={}))
    assert tones[decision.step] == TONES[decision.note.verdict]


def test_an_answer_that_nobody_had_valued_is_valued_before_it_is_judged():
    state = press(laid_away_badly(), Control.LEARN)
    while state.after.tried.phase is not Phase.DISCARD:
        state = press(press(state, Control.LEARN, "tell"), Control.LEARN, "next")
    decision = state.after.tried
    off = [each for each in state.position.legal_actions() if decision.evaluation.value(each) is None]
    seen = set()
    for action in Random(5).sample(off, 6):
        waits = reduce(state, LaidAway(state.key, tuple(str(action).split())))
        assert waits.after.verdict() is None and waits.after.closed
        lines = model(waits)["review"]["exercise"]["lines"]
        assert lines[-1] == EN.text("ui-learn-wait")
        judged = ponder(waits)
        found = judged.after.verdict()
        assert found.action == action and found.note.value is not None
        assert judged.after.told is not found.marked
        assert model(judged)["review"]["exercise"]["tone"] == ("bad" if found.marked else "best")
        other = reduce(judged, LaidAway(state.key, tuple(map(str, decision.best.action.cards))))
        late = reduce(other, Afterthought(state.after.end, judged.after.weighed))
        assert late == other
        assert errand_for(judged) is None
        seen.add(found.marked)
    assert True in seen


def test_what_is_not_allowed_is_no_answer():
    state = press(badly_played(), Control.LEARN)
    after = reduce(state, Chose(state.key, "Z99"))
    assert [notice.kind for notice in after.notices] == [NoticeKind.UNKNOWN]
    assert after.after.answer == ""


def test_a_line_of_play_is_stepped_through_in_a_layout_of_its_own():
    state = badly_played()
    decision = state.after.review.marked[0]
    there = press(state, Control.REVIEW, str(decision.step))
    shown = ponder(press(there, Control.SHOW, str(decision.action)))
    assert shown.sampled and shown.mode is Mode.STEP and shown.at == 0
    hand = shown.position.hand(shown.learner)
    assert hand == there.position.hand(there.learner), "what the learner held is not made up"
    assert shown.line[-1].over
    assert all(len(each.position.actions) == decision.step + at for at, each in enumerate(shown.line))
    told = model(shown)
    assert "layout" in told["review"]["headline"] and not told["advice"]["shown"]
    assert job_for(shown) is None
    ended = press(shown, Control.LAST)
    assert "points" in model(ended)["review"]["exercise"]["lines"][0]
    back = press(ended, Control.CLOSE)
    assert (back.position, back.mode) == (there.position, Mode.STEP)
    assert press(shown, Control.REVIEW, str(decision.step)).position == there.position


def test_a_line_for_what_nobody_looked_at_is_not_made_up():
    state = press(badly_played(), Control.REVIEW, "0")
    assert press(state, Control.SHOW, "nonsense").after.wanted is None


def test_the_tutor_in_the_chair_plays_the_same_deal_and_the_lines_are_compared():
    state = ponder(press(badly_played(), Control.RIVAL))
    rival = state.after.rival
    assert isinstance(rival, Position)
    assert rival.deal == state.position.deal and rival.phase is Phase.OVER
    told = model(state)["review"]["rival"]
    assert told["lines"]
    look_at = press(state, Control.RIVAL, "look")
    assert len(look_at.study.lines) == 2
    assert look_at.study.lines[1][-1].position == rival
    shared = look_at.at
    assert look_at.line[shared].position == look_at.study.lines[0][shared].position
    assert look_at.line[shared + 1].position != look_at.study.lines[0][shared + 1].position
    assert len(press(look_at, Control.RIVAL, "look").study.lines) == 2


def test_the_others_do_the_same_as_long_as_the_tutor_does():
    state = ponder(press(badly_played(), Control.RIVAL))
    mine, its = state.position.actions, state.after.rival.actions
    step = next(at for at, (one, two) in enumerate(zip(mine, its, strict=False)) if one != two)
    assert at_step(state.position, step).to_act is state.learner


def test_where_the_hidden_cards_could_lie_stands_beside_where_they_lay():
    state = badly_played()
    step = state.after.review.marked[0].step
    asked = press(press(state, Control.REVIEW, str(step)), Control.BELIEFS)
    assert model(asked)["review"]["beliefs"] is None
    there = ponder(asked)
    table = model(there)["review"]["beliefs"]
    view = there.position.view(there.learner)
    assert {row["face"]["id"] for row in table["rows"]} == set(map(str, view.hidden))
    names = {EN.text("ui-seat", seat=seat.value): seat for seat in there.learner.clockwise()[1:]}
    for row in table["rows"]:
        where = names.get(table["places"][row["truth"]])
        if where is not None:
            assert row["face"]["id"] in map(str, there.position.hand(where))
        assert row["shares"][row["truth"]], "the truth was possible"
        assert 97 <= sum(int(share.split()[0]) for share in row["shares"] if share) <= 103
    assert errand_for(there) is None
    assert model(press(there, Control.BELIEFS))["review"]["beliefs"] is None
    assert model(press(press(there, Control.LEARN), Control.BELIEFS))["review"]["beliefs"] is None


def test_at_a_table_the_review_comes_by_itself_and_a_fault_is_told():
    *_, over = played(11, valued=False)

    def broken(*_args):
        raise ValueError("no review")
        yield

    for how, done in ((look, lambda s: s.after and s.after.review), (broken, lambda s: s.notices)):
        brains = Brains(
            lambda view, _seed, _stop: iter([made_up(view)]), lambda view, _seed: first_action(view), look=how
        )
        session = Session(over, brains)
        ready = threading.Event()
        unwatch = session.watch(lambda state, done=done, ready=ready: done(state) and ready.set())
        session.dispatch(Pressed(Control.REVIEW))
        assert ready.wait(60)
        unwatch()
        assert session.settle()
    assert session.state.notices[0].kind is NoticeKind.FAILED


def test_values_of_another_position_do_not_land_on_the_hand():
    state = badly_played()
    late = reduce(
        state, Evaluated(state.line[0].position, made_up(state.line[0].position.view(state.learner)))
    )
    assert late == state
