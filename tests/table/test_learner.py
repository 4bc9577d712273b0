"""What is learned at a table is kept under the learner's name, and nobody else's."""

from dataclasses import replace

import pytest

from rooktutor.rules.systems import CROWSNEST
from rooktutor.table.brains import brains
from rooktutor.table.course import Learning
from rooktutor.table.events import Control, Pressed
from rooktutor.table.learner import Keeper, learner_in
from rooktutor.table.session import Session
from rooktutor.table.state import new_match
from rooktutor.table.teaching import begin, contents, practise
from rooktutor.teach.practice import Skill
from rooktutor.teach.progress import Progress
from rooktutor.teach.shelf import library

ANN, BOB = "ann-0123456789abcdef", "bob-0123456789abcdef"
TABLE = new_match(CROWSNEST, seed=7)


@pytest.fixture
def progress():
    return Progress("sqlite://")


class Visit:
    """A table where somebody takes a lesson, as the page would."""

    def __init__(self, progress: Progress, name: str, state=TABLE) -> None:
        self.session = Session(state, brains(pause=0))
        self.keeper = Keeper(progress)
        self.keeper.hear({"type": "ready", "learner": name}, self.session)
        self.keeper.seen(self.session.state)

    def press(self, value: str) -> None:
        self.session.dispatch(Pressed(Control.LESSON, value))
        self.keeper.seen(self.session.state)

    @property
    def course(self):
        return self.session.state.course


def trick():
    entry = library().find("the-trick")
    assert entry is not None
    assert entry.lesson is not None
    return entry.lesson


def test_what_was_done_comes_back_and_the_lesson_goes_on_where_it_was_left(progress):
    first = Visit(progress, ANN, begin(TABLE, trick()))
    for value in ("next", "next", "next", "answer:east", "answer:north", "next"):
        first.press(value)
    again = Visit(progress, ANN, begin(TABLE, trick()))
    assert again.session.state.learning.done("the-trick") == {"four-cards", "a-trick", "who-won"}
    assert again.course.step.name == "what-may-i-play"
    assert [each.right for each in progress.attempts(ANN) if each.step == "who-won"] == [False, True]


def test_nobody_sees_what_another_has_done(progress):
    first = Visit(progress, ANN, begin(TABLE, trick()))
    first.press("next")
    other = Visit(progress, BOB, contents(TABLE))
    assert other.session.state.learning.done("the-trick") == frozenset()
    assert progress.attempts(BOB) == ()


def test_practice_is_kept_with_its_levels_and_what_was_missed(progress):
    visit = Visit(progress, ANN, practise(TABLE, "winner"))
    asked = visit.course.asked
    wrong = next(answer.id for answer in asked.answers if answer.id not in asked.right)
    visit.press(f"answer:{wrong}")
    visit.press(f"answer:{min(asked.right)}")
    (name,) = progress.drills(ANN)
    assert name == str(visit.course.drill)
    for _ in range(2):
        visit.press("next")
        visit.press(f"answer:{min(visit.course.asked.right)}")
    assert progress.skills(ANN)["winner"] == (2, 0)
    again = Visit(progress, ANN)
    assert again.session.state.learning.practice.level(Skill.WINNER) == 2
    assert [each.right for each in progress.attempts(ANN)] == [False, True, True]


@pytest.mark.parametrize("name", ["", "short", "x" * 201, None, 7, ["a" * 20]])
def test_a_name_that_could_be_guessed_is_no_name(name):
    assert learner_in({"type": "ready", "learner": name}) == ""


def test_without_a_name_nothing_is_kept(progress):
    visit = Visit(progress, "short", begin(TABLE, trick()))
    visit.press("next")
    assert progress.attempts("short") == ()


def test_a_database_that_fails_does_not_break_the_table(tmp_path):
    file = tmp_path / "progress.sqlite"
    progress = Progress(f"sqlite:///{file}")
    visit = Visit(progress, ANN, begin(TABLE, trick()))
    progress.close()
    file.unlink()
    file.mkdir()
    visit.press("next")
    assert visit.course.step.name == "a-trick"
    assert Visit(progress, ANN).session.state.learning.lost


def test_learning_is_a_value():
    assert replace(Learning(), lost=True) != Learning()
