"""A choice that the tutor looks at before it is played: a mistake is warned of, a quiz is answered."""

from dataclasses import replace
from enum import Enum

from rooktutor.explain.annotation import Verdict
from rooktutor.explain.verdict import THRESHOLDS, verdict
from rooktutor.game.actions import Action, CallCard, Discard
from rooktutor.solve.values import Evaluation, Exactness
from rooktutor.table.events import Control
from rooktutor.table.naming import parse
from rooktutor.table.state import AppState, NoticeKind
from rooktutor.table.tutoring import Tutoring

ABOUT = (NoticeKind.CHECKING, NoticeKind.MISTAKE, NoticeKind.ANSWERED)
"""The notices that hold a choice which has not been played."""

CONTROLS = (
    Control.ADVICE,
    Control.TUTORING,
    Control.INSIST,
    Control.ANSWER,
    Control.RECONSIDER,
    Control.WHY,
)
"""The buttons about when the tutor speaks, and about what it has said."""

WHY = "why"
"""The detail of a warning that has been asked for its reasons."""

PATIENCE = 1.2
"""Seconds for which a choice waits for values; then it is played without a word."""

_EARLY = replace(THRESHOLDS, errors=3.0)
"""While values still come in, a difference has to be surer to be called a mistake."""


class Outlook(Enum):
    """What the tutor thinks of a choice before it is played."""

    FINE = "fine"
    WRONG = "wrong"
    UNSURE = "unsure"
    """Nobody can say yet."""


def outlook(state: AppState, action: Action) -> Outlook:
    """Return whether the values so far call ``action`` a mistake; an unsure difference never does."""
    evaluation = state.evaluation
    if evaluation is None or evaluation.state is Exactness.PENDING:
        return Outlook.UNSURE
    complete = evaluation.layouts >= evaluation.asked
    if complete and _off_the_list(evaluation, action):
        return Outlook.UNSURE
    grade = verdict(
        evaluation,
        action,
        state.rules,
        state.position.bid,
        moon=state.position.public.auction.moon,
        scale=THRESHOLDS if complete else _EARLY,
    )
    if grade in (Verdict.MISTAKE, Verdict.BLUNDER):
        return Outlook.WRONG
    return Outlook.FINE if complete or grade in (Verdict.BEST, Verdict.EQUAL) else Outlook.UNSURE


def unweighed(state: AppState) -> Action | None:
    """Return the choice that is held and has no value yet, though it can be given one; None if none is."""
    choice, evaluation = held(state), state.evaluation
    if choice is None or evaluation is None or evaluation.layouts < evaluation.asked:
        return None
    action = parse(state.position.phase, choice)
    return action if _off_the_list(evaluation, action) else None


def _off_the_list(evaluation: Evaluation, action: Action) -> bool:
    """Whether cards to lay away, or one to call, were not among those valued, and still can be."""
    known = evaluation.samples is None or evaluation.value(action) is not None
    return not known and isinstance(action, Discard | CallCard)


def halted(state: AppState, action: Action, choice: str) -> AppState | None:
    """Return the state in which a legal choice of the learner waits for an answer; None if it is played."""
    if state.tutoring is Tutoring.QUIZ and not state.now.answer:
        answered = replace(state.now, answer=choice)
        return state.with_now(answered).told(NoticeKind.ANSWERED, choice=choice)
    if state.tutoring is Tutoring.GUARD and state.position.public.offence is None:
        kind = {Outlook.WRONG: NoticeKind.MISTAKE, Outlook.UNSURE: NoticeKind.CHECKING}.get(
            outlook(state, action)
        )
        if kind is NoticeKind.CHECKING and waiting(state) == choice:
            return state
        return None if kind is None else state.untold(*ABOUT).told(kind, choice=choice)
    return None


def waiting(state: AppState) -> str | None:
    """Return the choice that waits for values, as the page sent it; None if none does."""
    return next((each.choice for each in state.notices if each.kind is NoticeKind.CHECKING), None)


def held(state: AppState) -> str | None:
    """Return the choice that a notice speaks of and that has not been played; None if there is none."""
    return next((each.choice for each in state.notices if each.kind in ABOUT), None)


def explained(state: AppState) -> AppState:
    """Return the state in which the warning that stands says why."""
    notices = tuple(
        replace(each, detail=WHY) if each.kind is NoticeKind.MISTAKE else each for each in state.notices
    )
    return replace(state, notices=notices)
