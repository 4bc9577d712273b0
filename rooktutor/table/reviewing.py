"""What the learner does with a finished hand: review it, learn from it, see lines, challenge the tutor."""

from dataclasses import replace

from rooktutor.errors import IllegalAction, NotationError
from rooktutor.explain.lines import Line
from rooktutor.explain.review import Progress
from rooktutor.explain.verdict import recommended
from rooktutor.game.position import Position
from rooktutor.solve.values import Evaluation
from rooktutor.table import studying
from rooktutor.table.afterwards import Afterwards, Pondered, Wanted, at_step
from rooktutor.table.events import Control
from rooktutor.table.naming import parse
from rooktutor.table.recorded import positions
from rooktutor.table.state import AppState, Mode, Moment, NoticeKind, Study

CONTROLS = (Control.REVIEW, Control.LEARN, Control.SHOW, Control.RIVAL, Control.BELIEFS)


def pressed(state: AppState, control: Control, value: str | None) -> AppState:
    """Return the state after one of the buttons about a finished hand; ``value`` says more."""
    match control:
        case Control.REVIEW:
            return _reviewed(state, value or "")
        case Control.LEARN:
            return _learned(state, value or "")
        case Control.SHOW:
            return _wanted(state, value or "")
        case Control.BELIEFS:
            if state.after is None or not state.reviewing:
                return state
            return replace(state, after=replace(state.after, doubting=not state.after.doubting))
        case _:
            return _rivalled(state, value or "")


def _reviewed(state: AppState, value: str) -> AppState:
    """The review is opened, closed, or turned to a decision."""
    after = state.after if state.reviewing else None
    if value == "close":
        return state if after is None else _stopped(replace(state, after=replace(after, shown=False)))
    if value.isascii() and value.isdigit() and len(value) < 4 and after is not None:
        inside = int(value) <= len(after.end.actions)
        return jumped(replace(state, after=replace(after, shown=True)), int(value)) if inside else state
    if value:
        return state
    if after is not None:
        return replace(state, after=replace(after, shown=True))
    opened = begun(state)
    return state if opened is None else replace(state, after=opened)


def begun(state: AppState) -> Afterwards | None:
    """Return the review of the hand that has just ended, with the values that were found during the play."""
    if not state.now.over or not state.position.actions or state.mode is not Mode.PLAY:
        return None
    known = {
        len(moment.position.actions): moment.evaluation
        for moment in state.line[: state.at + 1]
        if moment.position.deal is state.position.deal
        and moment.evaluation is not None
        and moment.evaluation.layouts >= moment.evaluation.asked
        and moment.position.actions == state.position.actions[: len(moment.position.actions)]
    }
    seed = state.seed * 100_003 + state.now.deals * 101
    return Afterwards(end=state.position, seat=state.learner, seed=seed, known=known)


def table_of(state: AppState) -> AppState:
    """Return the table on which the finished hand lies: behind a line of play, if one is shown."""
    while state.after is not None and state.position.deal is not state.after.end.deal:
        behind = state.study.table if state.study is not None else None
        if behind is None:
            break
        state = replace(behind, after=state.after, theme=state.theme, noticed=state.noticed)
    return state


def jumped(state: AppState, step: int) -> AppState:
    """Return the table at a moment of the finished hand, ready to be stepped through from there."""
    table = table_of(state)
    if table.after is None:
        return state
    after = table.after
    if table.mode is not Mode.STEP:
        table = studying.looked_at(table)
    table = studying.shown(table, 0, step)
    return replace(table, learner=after.seat, open_hands=not after.closed)


def _learned(state: AppState, value: str) -> AppState:
    """Learning from the hand: begin, answer again, see the answer, go on, or stop."""
    after = state.after if state.reviewing else None
    if after is None or after.review is None or not after.review.marked:
        return state
    match value:
        case "again":
            return _tried(state, replace(after, answer="", told=False, weighed=None))
        case "tell":
            return _tried(state, replace(after, told=True))
        case "stop":
            return _stopped(state)
        case "next":
            place = 0 if after.learning is None else after.learning + 1
            if place >= len(after.review.marked):
                return _stopped(state)
            return _tried(state, replace(after, learning=place, answer="", told=False, weighed=None))
        case _:
            return _tried(state, replace(after, learning=0, answer="", told=False, weighed=None))


def _tried(state: AppState, after: Afterwards) -> AppState:
    turned = replace(state, after=after)
    decision = after.tried
    return turned if decision is None else jumped(turned, decision.step)


def _stopped(state: AppState) -> AppState:
    if state.after is None or state.after.learning is None:
        return state
    after = replace(state.after, learning=None, answer="", told=False, weighed=None)
    table = table_of(replace(state, after=after))
    return replace(table, open_hands=table.mode is Mode.STEP)


def answers(state: AppState) -> bool:
    """Whether what is chosen now is an answer to the decision that the learner tries again."""
    after = state.after
    if after is None or not after.closed or after.tried is None:
        return False
    return state.mode is Mode.STEP and state.position == at_step(after.end, after.tried.step)


def answered(state: AppState, choice: str) -> AppState:
    """Return the state after another action was tried at a decision that gave something away."""
    after = state.after
    assert after is not None  # noqa: S101 - asked first
    try:
        state.position.after(parse(state.position.phase, choice))
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, choice=choice, detail=str(error))
    except IllegalAction as refusal:
        return state.told(NoticeKind.ILLEGAL, choice=choice, illegality=refusal.illegality)
    return replace(state, after=_graded(replace(after, answer=choice, weighed=None)))


def _graded(after: Afterwards) -> Afterwards:
    """An answer that gives nothing away ends the exercise; one without a value waits for it."""
    decision = after.verdict()
    return replace(after, told=decision is not None and not decision.marked)


def _wanted(state: AppState, value: str) -> AppState:
    """A line of play after an action at the decision on the table; ``value`` names the action."""
    after = state.after if state.reviewing else None
    step = len(state.position.actions)
    if after is not None and state.position != at_step(after.end, step):
        after = None
    if after is not None:
        evaluation = after.known.get(step) if state.position.to_act is after.seat else None
    else:
        evaluation = state.evaluation if can_show(state) else None
    seat = state.position.to_act
    if evaluation is None or seat is None:
        return state
    try:
        action = parse(state.position.phase, value)
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, choice=value, detail=str(error))
    best = recommended(state.position.view(seat), evaluation)
    wanted = Wanted(step=step, action=action, beside=None if best == action else best)
    if after is None:
        return replace(state, wanted=wanted)
    return replace(state, after=replace(after, wanted=wanted))


def may_show(state: AppState) -> bool:
    """Whether this is a decision of which the tutor speaks: a line may be asked for."""
    deciding = state.asking is not None and not state.sampled
    return deciding and state.advice and state.course is None


def can_show(state: AppState) -> bool:
    """Whether a layout can be chosen for a line, the values being complete, and none is being chosen."""
    values = state.evaluation if may_show(state) and state.wanted is None else None
    return values is not None and values.layouts >= values.asked


def _rivalled(state: AppState, value: str) -> AppState:
    """The tutor plays the deal in the learner's chair; then its line can be looked at beside the own one."""
    after = state.after if state.reviewing else begun(state)
    if after is None:
        return state
    if value == "look" and after.rival is not None:
        return _beside(replace(state, after=after), after.rival)
    return replace(state, after=replace(after, challenged=True, shown=True))


def _beside(state: AppState, rival: Position) -> AppState:
    table = jumped(state, 0)
    now = table.now
    line = tuple(now.after(position) for position in positions(rival))
    study = studying.study_of(table)
    place = next((i for i, each in enumerate(study.lines) if each[-1].position == rival), len(study.lines))
    lines = study.lines if place < len(study.lines) else (*study.lines, line)
    table = replace(table, study=replace(study, lines=lines))
    return studying.shown(table, place, studying.parting(lines[0], lines[place]) - 1)


def pondered(state: AppState, about: Position, found: Pondered) -> AppState:
    """Return the state after something has come out of thinking about a finished hand."""
    if state.wanted is not None and about == state.position:
        table = replace(state, wanted=None)
        return _stepped_through(table, found) if isinstance(found, Line) else table.told(NoticeKind.NO_LINE)
    after = state.after
    if after is None or about != after.end:
        return state
    match found:
        case Progress():
            table = replace(state, after=after.progressed(found))
            return _valued(table, after)
        case Position():
            return replace(state, after=replace(after, rival=found))
        case Evaluation():
            asked = after.tried_action
            late = asked is None or not after.closed or found.value(asked) is None
            return state if late else replace(state, after=_graded(replace(after, weighed=found)))
        case tuple():
            return replace(state, after=replace(after, thought=found))
        case Line():
            return _stepped_through(replace(state, after=replace(after, wanted=None)), found)
        case None:
            return replace(state, after=replace(after, wanted=None)).told(NoticeKind.NO_LINE)


def _valued(state: AppState, after: Afterwards) -> AppState:
    """The values that a review has found belong to the moments of the hand, too."""
    if state.after is None:
        return state
    fresh = {step: value for step, value in state.after.known.items() if after.known.get(step) is not value}

    def valued(moment: Moment) -> Moment:
        value = fresh.get(len(moment.position.actions))
        return moment if value is None or not _belongs(moment, after) else moment.valued(value)

    return replace(state, line=tuple(map(valued, state.line))) if fresh else state


def _belongs(moment: Moment, after: Afterwards) -> bool:
    actions = moment.position.actions
    return moment.position.deal is after.end.deal and actions == after.end.actions[: len(actions)]


def _stepped_through(back: AppState, line: Line) -> AppState:
    """A line of play lies on the table, in its own layout; closing it leads back to the hand."""
    moments = tuple(Moment(position=position, deals=back.now.deals) for position in line.positions)
    shown = replace(
        back,
        mode=Mode.STEP,
        line=moments,
        at=0,
        open_hands=True,
        notices=(),
        notes=(),
        study=Study(lines=(moments,), table=back, sample=line),
    )
    return shown.moved(0)
