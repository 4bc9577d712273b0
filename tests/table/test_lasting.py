"""A table as text that outlives its process, and put back from it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rooktutor.errors import KeptError
from rooktutor.game.public import Phase
from rooktutor.game.record import Record
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.seats import Seat
from rooktutor.table import lasting
from rooktutor.table.app import tutor
from rooktutor.table.brains import brains
from rooktutor.table.courses import lesson, lessons
from rooktutor.table.events import Chose, Control, Drafted, Evaluated, Picked, Pressed, SetUp, Step
from rooktutor.table.lasting import table_text, text_table
from rooktutor.table.logbook import own_tones
from rooktutor.table.reducer import reduce
from rooktutor.table.scene import Scene
from rooktutor.table.settingup import Do
from rooktutor.table.sharing import opened_record
from rooktutor.table.state import AppState, Mode, new_match
from rooktutor.table.thinking import Task, job_for
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, next_event, played

EN = Catalog("en")


def unthought(state: AppState) -> AppState:
    """The table without what has been thought about and what passes by itself."""
    study, after, course = state.study, state.after, state.course
    return replace(
        state,
        line=tuple(replace(moment, evaluation=None) for moment in state.line),
        notices=(),
        noticed=0,
        unvalued=None,
        study=None
        if study is None
        else replace(
            study,
            lines=tuple(tuple(replace(each, evaluation=None) for each in line) for line in study.lines),
            table=None if study.table is None else unthought(study.table),
        ),
        after=None if after is None else replace(after, known={}, review=None, done=0, of=0),
        course=None if course is None else replace(course, behind=unthought(course.behind)),
    )


def same(state: AppState) -> AppState:
    """The table put back, after it was held to be the same one."""
    back = text_table(table_text(state))
    assert unthought(back) == unthought(state)
    assert view_model(back, EN)["at"] == view_model(state, EN)["at"]
    return back


def press(state: AppState, control: Control, value: str | None = None) -> AppState:
    return reduce(state, Pressed(control, value))


def to_the_end(state: AppState) -> AppState:
    while (event := next_event(state)) is not None:
        state = reduce(state, event)
    return state


@settings(deadline=None, max_examples=25)
@given(rules=st.sampled_from(list(RULE_SETS.values())), seed=st.integers(0, 10_000), part=st.floats(0, 1))
def test_a_hand_of_any_game_is_put_back_at_the_same_card(rules, seed, part):
    states = list(played(seed, rules=rules))
    back = same(states[int(part * (len(states) - 1))])
    over = to_the_end(back)
    assert over.now.over
    assert all(moment.position.deal is over.position.deal for moment in over.line)


def test_a_match_keeps_its_hands_and_every_step_to_go_back_to():
    state = to_the_end(press(to_the_end(new_match(CROWSNEST, seed=7)), Control.NEW_HAND))
    state = press(state, Control.NEW_HAND)
    for _ in range(12):
        state = press(state, Control.UNDO)
    back = same(state)
    assert back.redo_to == state.redo_to
    again = press(press(back, Control.REDO), Control.REDO)
    assert unthought(again) == unthought(press(press(state, Control.REDO), Control.REDO))


@pytest.mark.parametrize(("seed", "rules"), [(7, CROWSNEST), (4, RULE_SETS["one_high"])])
def test_how_good_the_cards_were_that_have_been_played_is_put_back(seed, rules):
    state = new_match(rules, seed=seed)
    while (event := next_event(state)) is not None:
        if state.learners_turn:
            view = state.position.view(Seat.SOUTH)
            *_, found = brains(layouts=6).refine(view, seed, lambda: False)
            state = reduce(state, Evaluated(state.position, found))
            rng = Random(len(state.position.actions) + seed)
            if state.position.phase is Phase.PLAY:
                event = Chose(state.key, str(rng.choice(view.legal_actions())))
            back = text_table(table_text(state))
            assert own_tones(Scene(back, EN, {})) == own_tones(Scene(state, EN, {}))
            assert back.evaluation is None
        state = reduce(state, event)
    back = text_table(table_text(state))
    assert own_tones(Scene(back, EN, {})) == own_tones(Scene(state, EN, {}))
    undone = press(back, Control.UNDO)
    assert job_for(undone).task is Task.VALUE


@pytest.mark.parametrize(
    ("control", "value"),
    [
        (Control.TUTORING, "quiz"),
        (Control.THEME, "dark"),
        (Control.LANGUAGE, "lt"),
        (Control.OPPONENTS, "beginner"),
        (Control.COUNT, None),
        (Control.BACK, None),
    ],
)
def test_the_settings_are_put_back(control, value):
    plain = at_phase(Phase.PLAY)
    state = press(plain, control, value)
    assert state != plain
    same(state)


def test_cards_picked_to_lay_away_and_rules_in_the_making_are_put_back():
    state = at_phase(Phase.DISCARD)
    cards = tuple(map(str, state.position.hand(Seat.SOUTH)))[:3]
    picked = same(reduce(state, Picked(state.key, cards)))
    assert tuple(map(str, picked.picks)) == cards
    drafted = reduce(reduce(state, Drafted(Step.OPEN)), Drafted(Step.SET, axis="min_bid", value="72"))
    assert same(drafted).draft.conflicts
    sheet = reduce(reduce(state, SetUp(Do.OPEN)), SetUp(Do.SET, name="south", value="R5 R6"))
    assert same(sheet).setup.text("south") == "R5 R6"


def test_a_review_begins_again_where_the_hand_was_looked_at():
    *_, over = played(7)
    state = press(press(press(over, Control.REVIEW), Control.REVIEW, "12"), Control.FORWARD)
    assert state.mode is Mode.STEP
    back = same(state)
    assert back.reviewing
    assert back.position.deal is back.after.end.deal


def test_a_record_with_its_notes_and_its_lines_is_put_back():
    state = press(tutor(record="crow_caught_alone")._session.state, Control.FORWARD)
    assert state.notes
    assert same(state).notes == state.notes
    while state.position.phase is not Phase.PLAY:
        state = press(state, Control.FORWARD)
    as_played = state.line[state.at + 1].position.actions[-1]
    card = next(action for action in state.position.legal_actions() if action != as_played)
    other = reduce(state, Chose(state.key, str(card)))
    assert len(same(other).study.lines) == 2


def test_a_problem_of_one_seat_shows_no_more_when_it_is_put_back():
    state = at_phase(Phase.PLAY)
    shown = opened_record(Record.of(state.position.view(Seat.SOUTH)), behind=state)
    back = same(shown)
    assert back.study.seat is Seat.SOUTH
    assert press(back, Control.CLOSE).position == state.position


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_put_back_at_its_step(name):
    state = lesson(name, progress="sqlite://")._session.state
    for _ in range(len(state.course.lesson.steps)):
        back = text_table(table_text(state))
        for what in ("at", "outcome", "asked"):
            assert getattr(back.course, what) == getattr(state.course, what)
        assert back.position == state.position
        assert back.learning.learned == state.learning.learned
        state = press(press(state, Control.LESSON, "show"), Control.LESSON, "next")


def test_what_was_answered_in_a_lesson_and_how_far_its_hand_was_played_is_put_back():
    answered, moved = 0, 0
    for name in lessons():
        state = lesson(name, progress="sqlite://")._session.state
        for _ in state.course.lesson.steps:
            asked = state.course.asked
            after = state
            if asked is not None:
                after = press(state, Control.LESSON, f"answer:{asked.answers[0].id}")
                answered += 1
            elif state.learners_turn:
                event = next_event(state)
                after = state if event is None else reduce(state, event)
                moved += after.at > state.at
            back = text_table(table_text(after))
            for what in ("outcome", "chosen", "slip", "tries"):
                assert getattr(back.course, what) == getattr(after.course, what)
            assert (back.position, back.mode) == (after.position, after.mode)
            state = press(state, Control.LESSON, "next")
    assert answered > 20
    assert moved


def test_the_list_of_lessons_and_practice_are_put_back():
    listed = lesson(progress="sqlite://")._session.state
    back = text_table(table_text(listed))
    assert back.course is not None
    assert back.course.lesson is None
    drill = press(listed, Control.LESSON, "practice:winner")
    assert text_table(table_text(drill)).course.drill.skill is drill.course.drill.skill


def test_text_that_is_no_table_is_told_apart():
    text = table_text(at_phase(Phase.PLAY))
    for broken in ("", "a hand", text[:-1], text[:200], text.replace("crowsnest", "nowhere"), text + " "):
        with pytest.raises(KeptError, match="no table that was kept"):
            text_table(broken)


def test_a_table_of_another_version_is_told_apart():
    for body in (
        '{"hands":[],"table":{}}',
        '{"hands":[7],"table":{}}',
        "[]",
        "{",
        '{"hands":["x"],"table":1}',
    ):
        with pytest.raises(KeptError, match="cannot be put back"):
            text_table(f"{lasting.HEAD}{lasting._digest(body)}\n{body}")
