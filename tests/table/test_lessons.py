"""Lessons at the table: every one can be taken to its end, wrong answers are told why, and nothing leaks."""

import json
from dataclasses import replace

import pytest

from rooktutor.cards import Card
from rooktutor.game.actions import Action, Play
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.players import player
from rooktutor.table.contract import Model
from rooktutor.table.course import Outcome
from rooktutor.table.events import Chose, ComputerActed, Control, Evaluated, LaidAway, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, new_match
from rooktutor.table.teaching import begin, contents, entered, practise
from rooktutor.table.viewmodel import view_model
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.check import Values
from rooktutor.teach.goals import Reached, standing
from rooktutor.teach.puzzle import puzzle
from rooktutor.teach.replies import Search, reply
from rooktutor.teach.shelf import library
from rooktutor.teach.steps import Aim, Choose, Composed, Lesson, Look, PlayHand, Read, Try
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults

LESSONS = list(library().lessons())
TRICK = library().find("the-trick")
TABLE = new_match(CROWSNEST, seed=7)
ENGLISH = Catalog("en", strict=True)
VALUES = Values()


def press(state: AppState, value: str) -> AppState:
    return reduce(state, Pressed(Control.LESSON, value))


def course(state: AppState):
    assert state.course is not None
    return state.course


def panel(state: AppState, catalog: Catalog = ENGLISH):
    """The panel of the lesson; the whole model keeps the contract with the page."""
    model = json.loads(json.dumps(view_model(state, catalog)))
    assert faults(model, Model) == []
    return model["lesson"]


def valued(state: AppState) -> AppState:
    """The state once the tutor has thought, where the question waits for that."""
    if course(state).asked is not None or not isinstance(course(state).step, Choose):
        return state
    return reduce(state, Evaluated(state.position, VALUES(state.position)))


def others_play(state: AppState) -> AppState:
    step = course(state).step
    while state.computers_turn:
        assert isinstance(step, Try | PlayHand)
        state = reduce(state, ComputerActed(state.position, reply(state.position, step.others)))
    return state


def act(state: AppState, action: Action) -> AppState:
    choice = str(action)
    if state.position.phase.value == "discard":
        return reduce(state, LaidAway(state.key, tuple(choice.split())))
    return reduce(state, Chose(state.key, choice))


def solve_step(state: AppState) -> AppState:
    """The step answered right, as the check says that it can be."""
    state = valued(state)
    here = course(state)
    match here.step:
        case Read() | Look():
            return state
        case Choose():
            assert here.asked is not None
            for name in sorted(here.asked.right) if here.asked.several else [min(here.asked.right)]:
                state = press(state, f"answer:{name}")
            return press(state, "check") if here.asked.several else state
        case Composed():
            while course(state).outcome is Outcome.OPEN:
                posed = course(state).puzzle
                assert posed is not None
                state = reduce(state, Chose(state.key, str(posed.safe()[0])))
            return state
        case Try(goal=goal, others=others) | PlayHand(goal=goal, others=others):
            state = others_play(state)
            if goal.aim in (Aim.END, Aim.BEST):
                while course(state).outcome is Outcome.OPEN:
                    view = state.position.view(LEARNER)
                    state = others_play(act(state, player("rules").act(view, 0)))
                return state
            way = Search(here.step.spot.position, goal, others).find(Reached.YES)
            assert way is not None
            for action in way:
                state = others_play(act(state, action))
            return state
        case _:
            pytest.fail("an unknown kind of step")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_taken_to_its_end(lesson: Lesson):
    state = begin(TABLE, lesson, at=0)
    for place, step in enumerate(lesson.steps):
        assert course(state).at == place
        state = solve_step(state)
        assert course(state).outcome is Outcome.RIGHT, step.name
        for catalog in (ENGLISH, Catalog("lt", strict=True), Catalog("fr", strict=True)):
            assert panel(state, catalog)["outcome"] == "right"
        state = press(state, "next")
    assert state.learning.done(lesson.id) == {step.name for step in lesson.steps}
    assert press(state, "close").course is None


def step_at(name: str) -> AppState:
    assert TRICK is not None
    assert TRICK.lesson is not None
    names = [step.name for step in TRICK.lesson.steps]
    return begin(TABLE, TRICK.lesson, at=names.index(name))


def test_a_wrong_answer_says_why_and_does_not_count():
    state = press(step_at("who-won"), "answer:east")
    told = panel(state)
    assert told["outcome"] == "wrong"
    assert "no trump" in told["remarks"][0]["blocks"][0]["parts"][0]["text"]
    assert state.learning.done("the-trick") == frozenset()
    assert state.learning.attempt is not None
    assert (state.learning.attempt.right, state.learning.attempt.answer) == (False, "east")
    state = press(state, "answer:north")
    assert panel(state)["outcome"] == "right"
    assert state.learning.done("the-trick") == {"who-won"}


def test_several_answers_are_checked_together():
    state = step_at("what-may-i-play")
    for name in ("Y5", "G8"):
        state = press(state, f"answer:{name}")
    state = press(state, "check")
    assert panel(state)["outcome"] == "wrong"
    state = press(reduce(state, Chose(state.key, "Y12")), "answer:G8")
    state = press(press(state, "answer:Y13"), "check")
    assert panel(state)["outcome"] == "right"


def test_hints_come_one_by_one():
    state = step_at("what-may-i-play")
    assert panel(state)["hints"] == []
    state = press(state, "hint")
    assert len(panel(state)["hints"]) == 1
    state = press(press(state, "hint"), "hint")
    assert len(panel(state)["hints"]) == 2
    assert "hint" not in [button["id"] for button in panel(state)["buttons"]]


def test_the_table_does_not_give_the_answer_away():
    model = view_model(step_at("what-may-i-play"), ENGLISH)
    assert all(choice["legal"] and not choice["why_not"] for choice in model["hand"])
    for name in ("who-won", "how-much"):
        model = view_model(step_at(name), ENGLISH)
        assert model["trick"] is not None
        assert not any(play["winning"] for play in model["trick"]["plays"])
        assert model["trick"]["text"] == model["trick"]["points_text"] == ""
        assert not any(seat["turn"] or seat["tricks_text"] for seat in model["seats"]) or name == "how-much"
        assert model["log"] == []
        assert "out" not in model


def test_hidden_cards_stay_hidden_in_a_lesson():
    model = view_model(step_at("who-won"), ENGLISH)
    assert all(seat["cards"] is None for seat in model["seats"])
    state = reduce(step_at("who-won"), Pressed(Control.OPEN_HANDS))
    assert not state.open_hands
    assert reduce(state, Pressed(Control.UNDO)) == state


def test_a_goal_that_is_missed_can_be_tried_again():
    state = others_play(act(step_at("take-it"), reply_with("B8")))
    assert panel(state)["outcome"] == "wrong"
    assert not state.computers_turn
    state = press(state, "again")
    assert panel(state)["outcome"] == "open"
    state = others_play(act(state, reply_with("B14")))
    assert panel(state)["outcome"] == "right"


def reply_with(card: str) -> Action:
    return Play(Card.parse(card))


def test_a_refused_card_is_told_as_at_any_table():
    state = reduce(step_at("take-it"), Chose(step_at("take-it").key, "R12"))
    assert [notice.kind.value for notice in state.notices] == ["illegal"]
    assert course(state).outcome is Outcome.OPEN


PROBLEMS = [
    (lesson, place)
    for lesson in LESSONS
    for place, step in enumerate(lesson.steps)
    if isinstance(step, Composed)
]


@pytest.mark.parametrize(("lesson", "place"), PROBLEMS, ids=lambda part: getattr(part, "id", str(part)))
def test_every_wrong_card_of_a_problem_is_punished(lesson: Lesson, place: int):
    state = begin(TABLE, lesson, at=place)
    step = lesson.steps[place]
    assert isinstance(step, Composed)
    seen = state.position.view(LEARNER)
    wrong = [card for card, worlds in puzzle(step.spot.position, step.goal).losing().items() if worlds]
    assert wrong
    for card in wrong:
        after = reduce(state, Chose(state.key, str(card)))
        assert course(after).outcome is Outcome.WRONG
        slip = course(after).slip
        assert slip is not None
        assert slip.world is not None
        before = slip.world.position(seen)
        assert before.view(LEARNER) == seen, "the world fits all that was seen"
        film = press(after, "movie")
        assert film.open_hands
        assert len(film.line) > 2
        end = film.line[-1].position
        assert end.to_act is None
        assert standing(step.goal, step.spot.position, end) is Reached.NO
        assert panel(press(film, "again"))["outcome"] == "open"


def test_practice_goes_on_and_follows_the_learner():
    state = practise(TABLE, "winner")
    drills = set()
    for _ in range(4):
        drill = course(state).drill
        assert drill is not None
        drills.add(drill)
        state = solve_step(state)
        assert panel(state)["outcome"] == "right"
        state = press(state, "next")
    assert len(drills) == 4
    assert {drill.skill.value for drill in drills} == {"winner"}
    assert state.learning.practice.level(next(iter(drills)).skill) > 1
    assert press(state, "close").learning == state.learning


def test_the_list_tells_what_is_done_and_a_press_takes_a_lesson():
    state = solve_step(entered(step_at("who-won"), 0))
    listed = panel(press(state, "list"))
    entry = next(each for unit in listed["units"] for each in unit["entries"] if each["id"] == "the-trick")
    assert entry["done"] == 1
    first, second = listed["units"][:2]
    assert (first["unfold"], second["unfold"]) == (True, False)
    assert (first["progress_text"], listed["units"][-1]["progress_text"]) == ("0 of 6", "")
    begin = next(button for button in listed["buttons"] if button["primary"])
    assert (begin["text"], begin["value"]) == ("Go on: A trick", "take:the-trick")
    state = press(contents(state), begin["value"])
    assert course(state).at == 1
    assert press(TABLE, "take:no-such-lesson") == TABLE
    fresh = panel(contents(TABLE))["buttons"]
    assert [(each["text"], each["primary"]) for each in fresh] == [
        ("Begin: A trick", True),
        ("Practice", False),
        ("To the table", False),
    ]


@pytest.mark.parametrize(
    "value",
    [
        "",
        "answer:",
        "answer:<script>",
        "take:../../etc",
        "step:99",
        "next",
        "movie",
        "x" * 200,
        "practice:<b>",
    ],
)
def test_strange_presses_do_no_harm(value):
    for state in (TABLE, contents(TABLE), step_at("who-won"), step_at("take-it")):
        after = press(state, value)
        view_model(after, ENGLISH)


def test_what_stood_on_the_table_comes_back():
    state = press(step_at("who-won"), "close")
    assert replace(state, learning=TABLE.learning) == TABLE


def test_a_lesson_opens_over_a_table_that_stands_between_two_hands():
    between = reduce(reduce(TABLE, Pressed(Control.NEW_HAND)), Pressed(Control.BACK))
    assert not between.line[between.at + 1].position.actions
    for lesson in LESSONS:
        assert panel(begin(between, lesson))["title"]
