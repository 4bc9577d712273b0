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
from rooktutor.teach.progress import Attempt
from rooktutor.teach.steps import Choose, Composed, Goal, PlayHand, Step, Try, kind_of


def blank(course: Course) -> Course:
    """The course with nothing answered."""
    return Course(behind=course.behind, lesson=course.lesson, at=course.at, drill=course.drill)


def done(state: AppState) -> AppState:
    """The step is done, and remembered as such."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    if course.lesson is None or course.step is None:
        return state
    told = _remembered(state, course, right=True)
    return replace(told, course=replace(course, outcome=Outcome.RIGHT), mode=Mode.STEP)


def missed(state: AppState, **more: object) -> AppState:
    """The step went wrong; ``more`` is what else the course remembers of that."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    told = _remembered(state, course, right=False)
    wrong = replace(course, outcome=Outcome.WRONG, tries=course.tries + 1, **more)  # type: ignore[arg-type]
    return replace(told, course=wrong)


def _remembered(state: AppState, course: Course, *, right: bool) -> AppState:
    """The state with one more attempt; of a drill only the first counts, as long as it is on the table."""
    lesson, step, learning = course.lesson, course.step, state.learning
    if lesson is None or step is None or (course.drill is not None and course.tries):
        return state
    kind = step.ask.value if isinstance(step, Choose) else kind_of(step)
    answer = " ".join(course.chosen) if course.chosen else course.slip.choice if course.slip else ""
    name = step.name if course.drill is None else str(course.drill)
    attempt = Attempt(lesson=lesson.id, step=name, kind=kind, answer=answer, right=right)
    learned, practice = learning.learned, learning.practice
    if course.drill is not None:
        practice = practice.answered(course.drill, right=right)
    elif right:
        learned = MappingProxyType({**learned, lesson.id: learning.done(lesson.id) | {name}})
    told = replace(learning, learned=learned, practice=practice, attempt=attempt, number=learning.number + 1)
    return replace(state, learning=told)


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
