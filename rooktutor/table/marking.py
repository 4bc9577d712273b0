"""How a step of a lesson stands: done, missed or open, and what its goal has come to."""

from dataclasses import replace
from types import MappingProxyType

from rooktutor.cards import Card
from rooktutor.errors import NotationError
from rooktutor.game.actions import Play
from rooktutor.game.position import Position
from rooktutor.table.course import Course, Outcome
from rooktutor.table.state import AppState, Mode
from rooktutor.teach.goals import Reached, standing
from rooktutor.teach.steps import Composed, Goal, PlayHand, Step, Try


def blank(course: Course) -> Course:
    """The course with nothing answered."""
    return Course(
        behind=course.behind, learned=course.learned, lesson=course.lesson, at=course.at, number=course.number
    )


def done(state: AppState) -> AppState:
    """The step is done, and remembered as such."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    if course.lesson is None or course.step is None:
        return state
    names = course.done(course.lesson.id) | {course.step.name}
    learned = MappingProxyType({**course.learned, course.lesson.id: names})
    return replace(
        state,
        course=replace(course, outcome=Outcome.RIGHT, learned=learned, number=course.number + 1),
        mode=Mode.STEP,
    )


def missed(state: AppState, **more: object) -> AppState:
    """The step went wrong; ``more`` is what else the course remembers of that."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    wrong = replace(course, outcome=Outcome.WRONG, tries=course.tries + 1, number=course.number + 1, **more)  # type: ignore[arg-type]
    return replace(state, course=wrong)


def goal_of(step: Step | None) -> Goal | None:
    """The goal of a step that is played; None for the others."""
    return step.goal if isinstance(step, (Try, PlayHand, Composed)) else None


def by_goal(state: AppState) -> AppState:
    """The state with what the goal of its step has come to."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    step, goal = course.step, goal_of(course.step)
    if goal is None or step is None or step.place is None or course.outcome is not Outcome.OPEN:
        return state
    match standing(goal, step.place.position, state.position):
        case Reached.YES:
            return done(state)
        case Reached.NO:
            return replace(missed(state), mode=Mode.STEP)
        case _:
            return state


def can_play(position: Position, choice: str) -> bool:
    """Whether ``choice`` names a card that may be played now."""
    try:
        return position.why_illegal(Play(Card.parse(choice))) is None
    except NotationError:
        return False
