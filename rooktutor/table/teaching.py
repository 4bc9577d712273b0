"""A lesson at the table: what the learner does in it, as pure a change as the rest of the reducer."""

from collections.abc import Callable
from dataclasses import replace

from rooktutor.cards import Card
from rooktutor.explain.annotate import annotate_action
from rooktutor.game.actions import Play
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.table.course import Course, Outcome, Slip
from rooktutor.table.events import (
    Chose,
    Control,
    Drafted,
    Evaluated,
    Event,
    LaidAway,
    Opened,
    Picked,
    Pressed,
)
from rooktutor.table.marking import blank, by_goal, can_play, done, goal_of, missed
from rooktutor.table.posing import movie, posed, solving
from rooktutor.table.practising import drilled
from rooktutor.table.state import AppState, Mode, Moment
from rooktutor.table.tutoring import Tutoring
from rooktutor.teach.asking import LEARNER, UnaskableError
from rooktutor.teach.judging import GOOD
from rooktutor.teach.questions import question
from rooktutor.teach.shelf import library
from rooktutor.teach.steps import Aim, Ask, Choose, Composed, Lesson, Place, PlayHand, Step, Try

Reduce = Callable[[AppState, Event], AppState]

ALLOWED = frozenset(
    each for each in Control if each.value in ("first", "back", "forward", "last", "theme", "language")
)
"""The controls of the table that a lesson leaves to the learner."""


def contents(state: AppState) -> AppState:
    """Return the table with the list of all lessons."""
    return replace(state, course=Course(behind=_behind(state)))


def begin(state: AppState, lesson: Lesson, at: int | None = None) -> AppState:
    """Return the table at a step of a lesson: at the first that is not done yet when ``at`` is left out."""
    known = state.learning.done(lesson.id)
    names = [step.name for step in lesson.steps]
    first = next((place for place, name in enumerate(names) if name not in known), 0)
    course = Course(behind=_behind(state), lesson=lesson)
    return entered(replace(state, course=course), first if at is None else at)


def practise(state: AppState, skill: str = "") -> AppState:
    """Return the table with the next drill, of one skill if it is named."""
    return entered(drilled(replace(state, course=Course(behind=_behind(state))), skill), 0)


def _behind(state: AppState) -> AppState:
    """The table from before the lessons."""
    return state if state.course is None else state.course.behind


def entered(state: AppState, at: int) -> AppState:
    """Return the table at the beginning of a step."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    lesson = course.lesson
    assert lesson is not None  # noqa: S101 - the same
    course = replace(blank(course), at=max(0, min(at, len(lesson.steps) - 1)))
    step = lesson.steps[course.at]
    spot = step.place
    if spot is not None:
        state = _set_up(state, step, spot, lesson)
    state = replace(state, course=course, notices=(), picks=())
    match step:
        case Choose():
            return _asked(state, step)
        case Composed():
            return posed(state, step)
        case Try() | PlayHand():
            return by_goal(state)
        case _:
            return done(state)


def _set_up(state: AppState, step: Step, spot: Place, lesson: Lesson) -> AppState:
    """The table with the position of a step on it."""
    plays = isinstance(step, (Try, PlayHand))
    others = step.others.value if isinstance(step, (Try, PlayHand)) else state.opponents
    return replace(
        state,
        seed=0,
        line=(Moment(position=spot.position),),
        at=0,
        mode=Mode.PLAY if plays or isinstance(step, Composed) else Mode.STEP,
        tutoring=Tutoring.SILENT,
        open_hands=spot.open,
        breaking=False,
        opponents=others,
        title=lesson.titles[lesson.language("en")],
        notes=(),
        drafting=False,
    )


def closed(state: AppState) -> AppState:
    """Return the table from before the lessons."""
    course = state.course
    return (
        state
        if course is None
        else replace(course.behind, theme=state.theme, lang=state.lang, learning=state.learning, course=None)
    )


def pressed(state: AppState, value: str) -> AppState:
    """Return the state after a press in the lesson; ``value`` says on what, such as ``answer:R14``."""
    act, _, name = value.partition(":")
    course = state.course
    if course is None or course.lesson is None or act in ("list", "take", "practice", "close"):
        return _outside(state, act, name)
    match act:
        case "next":
            return _on(state, course, course.lesson) if course.last else entered(state, course.at + 1)
        case "back":
            return entered(state, course.at - 1)
        case "again":
            return _again(state, course)
        case "hint":
            return replace(state, course=replace(course, hints=course.hints + 1))
        case "show":
            return _shown(state, course)
        case "movie":
            return movie(state, course)
        case "answer":
            return _answered(state, course, name)
        case "check":
            return _checked(state, course)
        case _:
            return state


def _outside(state: AppState, act: str, name: str) -> AppState:
    """The list of lessons, a lesson from it, or the table from before."""
    if act == "list":
        return contents(state)
    if act == "close":
        return closed(state)
    if act == "practice":
        return practise(state, name)
    entry = library().find(name) if act == "take" else None
    return state if entry is None or entry.lesson is None else begin(state, entry.lesson)


def _on(state: AppState, course: Course, lesson: Lesson) -> AppState:
    """After the last step: the next lesson, or the list of all; in practice, the next drill."""
    if course.drill is not None:
        return practise(state)
    after = library().after(lesson.id)
    return contents(state) if after is None or after.lesson is None else begin(state, after.lesson, at=0)


def _again(state: AppState, course: Course) -> AppState:
    fresh = entered(state, course.at)
    assert fresh.course is not None  # noqa: S101 - a step has been entered
    return replace(fresh, course=replace(fresh.course, hints=course.hints, tries=course.tries))


# ---------------------------------------------------------------------------------------- questions


def _asked(state: AppState, step: Choose) -> AppState:
    """The question of the step, as soon as it can be asked; a broken one is passed over."""
    course = state.course
    assert course is not None  # noqa: S101 - only called in a lesson
    assert course.lesson is not None  # noqa: S101 - the same
    evaluation = state.evaluation
    if evaluation is not None and evaluation.layouts < evaluation.asked:
        evaluation = None
    try:
        asked = question(step, _rules(course.lesson, step), course.lesson.says(step, "en"), evaluation)
    except UnaskableError:
        return done(state)
    return replace(state, course=replace(course, asked=asked))


def _rules(lesson: Lesson, step: Choose) -> RuleSet:
    return lesson.rules if step.spot is None else step.spot.position.rules


def _answered(state: AppState, course: Course, name: str) -> AppState:
    """An answer was chosen: marked where several are asked for, judged otherwise."""
    step = course.step
    if not isinstance(step, Choose) or course.outcome is Outcome.RIGHT:
        return state
    asked = course.asked
    if asked is None:
        return replace(state, course=replace(course, pending=name))
    if asked.answer(name) is None:
        return state
    if asked.several:
        picked = tuple(each for each in course.picked if each != name)
        picked = picked if len(picked) < len(course.picked) else (*course.picked, name)
        return replace(state, course=replace(course, picked=picked, outcome=Outcome.OPEN))
    return _judged(state, course, (name,))


def _checked(state: AppState, course: Course) -> AppState:
    if course.asked is None or not course.asked.several or course.outcome is Outcome.RIGHT:
        return state
    return _judged(state, course, course.picked)


def _judged(state: AppState, course: Course, chosen: tuple[str, ...]) -> AppState:
    assert course.asked is not None  # noqa: S101 - an answer has been found in it
    told = replace(state, course=replace(course, chosen=chosen, pending=""))
    if course.asked.is_right(chosen):
        return done(told)
    wrong = tuple(name for name in chosen if name not in course.asked.right)
    return missed(told, tried=tuple(dict.fromkeys((*course.tried, *wrong))))


def _shown(state: AppState, course: Course) -> AppState:
    """The learner gives in and sees the answer: the step is open to go on from, but it is not done."""
    if course.asked is None:
        return state
    chosen = tuple(answer.id for answer in course.asked.answers if answer.id in course.asked.right)
    return replace(state, course=replace(course, chosen=chosen, outcome=Outcome.RIGHT))


# ------------------------------------------------------------------------------------------ playing


def taught(state: AppState, event: Event, reduce: Reduce) -> AppState | None:
    """Return the state after an event in a lesson; None for one that the lesson has no say in."""
    course = state.course
    if course is None:
        return None
    match event:
        case Pressed(control=Control.LESSON):
            return None
        case Chose(at=at, choice=choice):
            return _chose(state, course, choice, reduce, event) if at == state.key else state
        case Picked() | LaidAway() if isinstance(course.step, (Try, PlayHand)):
            return _through(state, event, reduce)
        case Evaluated():
            return _valued(_through(state, event, reduce))
        case Pressed(control=control):
            return _through(state, event, reduce) if control in ALLOWED else state
        case Drafted() | Opened() | Picked() | LaidAway():
            return state
        case _:
            return _through(state, event, reduce)


def _through(state: AppState, event: Event, reduce: Reduce) -> AppState:
    """The state after an event that the table itself judges, and then the goal of the step."""
    after = replace(reduce(replace(state, course=None), event), course=state.course)
    return by_goal(after)


def _valued(state: AppState) -> AppState:
    """After new values: the question can be asked, and an answer that waited for them judged."""
    course = state.course
    if course is None or not isinstance(course.step, Choose) or course.asked is not None:
        return state
    state = _asked(state, course.step)
    if state.course is not None and state.course.asked is not None and course.pending:
        return _answered(state, replace(state.course, pending=""), course.pending)
    return state


def _chose(state: AppState, course: Course, choice: str, reduce: Reduce, event: Chose) -> AppState:
    match course.step:
        case Choose(ask=Ask.CARD | Ask.LEGAL as ask):
            if ask is Ask.CARD and not can_play(state.position, choice):
                told = reduce(replace(state, course=None, mode=Mode.PLAY), event)
                return replace(told, course=course, mode=state.mode)
            return _answered(state, course, choice)
        case Try() | PlayHand() if course.outcome is Outcome.OPEN:
            slipped = _below_best(state, course, choice)
            return slipped if slipped is not None else _through(state, event, reduce)
        case Composed() if course.outcome is Outcome.OPEN:
            return solving(state, course, choice, reduce, event)
        case _:
            return state


def _below_best(state: AppState, course: Course, choice: str) -> AppState | None:
    """In a step where every card has to be as good as the best: the state after one that is not."""
    goal = goal_of(course.step)
    if goal is None or goal.aim is not Aim.BEST or state.evaluation is None or not state.learners_turn:
        return None
    if state.position.phase is not Phase.PLAY or not can_play(state.position, choice):
        return None
    note = annotate_action(state.position.view(LEARNER), Play(Card.parse(choice)), state.evaluation)
    if note.verdict in GOOD:
        return None
    return replace(missed(state, slip=Slip(choice=choice)), mode=Mode.STEP)
