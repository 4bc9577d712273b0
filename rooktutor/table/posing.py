"""Composed problems at the table: kept on the sure way, or punished by the cards that could not be seen."""

from collections.abc import Callable
from dataclasses import replace

from rooktutor.cards import Card
from rooktutor.errors import RookError
from rooktutor.explain.lines import going_on
from rooktutor.table.course import Course, Slip
from rooktutor.table.events import Chose, Event
from rooktutor.table.marking import by_goal, can_play, done, missed
from rooktutor.table.state import AppState, Mode, Moment
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.goals import Reached
from rooktutor.teach.puzzle import Puzzle, TooManyWorldsError, puzzle
from rooktutor.teach.steps import Composed, PlayHand, Try

Reduce = Callable[[AppState, Event], AppState]


def posed(state: AppState, step: Composed) -> AppState:
    """The problem of a step on the table; one that cannot be looked through is passed over."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    try:
        posed = puzzle(step.spot.position, step.goal)
    except (TooManyWorldsError, RookError):
        return done(state)
    return replace(state, course=replace(course, puzzle=posed))


def solving(state: AppState, course: Course, choice: str, reduce: Reduce, event: Chose) -> AppState:
    """A card of a problem: kept on the sure way, or punished by the cards that could not be seen."""
    posed = course.puzzle
    if posed is None or not can_play(state.position, choice):
        return replace(reduce(replace(state, course=None), event), course=course)
    card = Card.parse(choice)
    losing = posed.losing()[card]
    after = posed.played(card)
    if losing:
        told = _grown(state, course, after)
        return replace(missed(told, slip=Slip(choice=choice, world=losing[0]), puzzle=after), mode=Mode.STEP)
    positions = [after]
    while positions[-1].reached is Reached.OPEN and positions[-1].now.to_act is not LEARNER:
        positions.append(positions[-1].replied())
    for each in positions:
        state = _grown(state, course, each)
    return by_goal(replace(state, course=replace(course, puzzle=positions[-1])))


def _grown(state: AppState, course: Course, now: Puzzle) -> AppState:
    moment = replace(state.now, position=now.now, evaluation=None)
    return replace(
        state, line=(*state.line[: state.at + 1], moment), at=state.at + 1, course=course, notices=()
    )


def movie(state: AppState, course: Course) -> AppState:
    """How the hand goes on after the slip, all hands open: card by card, from the slip to its end."""
    if course.slip is None or not isinstance(course.step, (Composed, Try, PlayHand)):
        return state
    position = state.position
    line = [state.line[max(0, state.at - 1)].position, position]
    if course.puzzle is not None and course.slip.world is not None:
        line[0] = course.slip.world.position(line[0].view(LEARNER))
    line.extend(told.before.after(told.action) for told in going_on(position))
    moments = tuple(Moment(position=each) for each in line)
    return replace(
        state,
        line=moments,
        at=0,
        mode=Mode.STEP,
        open_hands=True,
        course=replace(course, movie=True),
        notices=(),
    )
