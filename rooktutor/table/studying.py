"""Stepping through a hand: back and forward, other cards tried, every variation kept.

The learner decides for whichever seat is to act. What was played stays as it was: another card begins a
variation, and the same card again goes on along the line that has it.
"""

from dataclasses import replace

from rooktutor.cards import CardSet
from rooktutor.errors import IllegalAction, NotationError
from rooktutor.game.actions import Action, Discard
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from rooktutor.table.events import Chose, Control, LaidAway, Picked
from rooktutor.table.naming import parse
from rooktutor.table.recorded import positions
from rooktutor.table.state import AppState, Mode, Moment, NoticeKind, Study

Line = tuple[Moment, ...]

MOST_LINES = 40
"""As many lines of a hand are kept; then the oldest variation gives way."""


def looked_at(state: AppState) -> AppState:
    """Return a table on which the hand that has just ended is stepped through, from its beginning."""
    known = {moment.position: moment for moment in state.line if moment.deals == state.now.deals}
    line = tuple(known.get(position, state.now.after(position)) for position in positions(state.position))
    study = Study(lines=(line,), table=replace(state, study=None))
    stepped = replace(state, mode=Mode.STEP, line=line, study=study, open_hands=True, notices=(), notes=())
    return stepped.moved(0)


def study_of(state: AppState) -> Study:
    """Return the lines of the hand, the one on the table as it is now."""
    if state.study is None:
        return Study(lines=(state.line,))
    lines, shown = state.study.lines, state.study.shown
    return replace(state.study, lines=(*lines[:shown], state.line, *lines[shown + 1 :]))


def parting(line: Line, other: Line) -> int:
    """Return how many moments two lines share before they part."""
    pairs = zip(line, other, strict=False)
    return next(
        (place for place, (one, two) in enumerate(pairs) if one.position != two.position),
        min(len(line), len(other)),
    )


def on_the_way(state: AppState) -> bool:
    """Whether the moment on the table is one of the hand as it was played."""
    study = state.study
    return study is None or not study.shown or parting(study.lines[0], state.line) > state.at


def decided(state: AppState, event: Chose | Picked | LaidAway) -> AppState:
    """Return the state after something was chosen for the seat that is to act."""
    if state.asking is None:
        return state.told(NoticeKind.STEPPING)
    match event:
        case Chose(choice=choice) if state.position.phase is Phase.DISCARD:
            names = tuple(map(str, state.picks))
            left = tuple(name for name in names if name != choice)
            return _picked(state, left if left != names else (*names, choice))
        case Chose(choice=choice):
            try:
                return tried(state, parse(state.position.phase, choice), choice)
            except NotationError as error:
                return state.told(NoticeKind.UNKNOWN, choice=choice, detail=str(error))
        case Picked(cards=names):
            return _picked(state, names)
        case LaidAway(cards=names):
            return _laid_away(state, names)


def _picked(state: AppState, names: tuple[str, ...]) -> AppState:
    seat = state.asking
    if seat is None or state.position.phase is not Phase.DISCARD:
        return state
    held = {str(card): card for card in state.position.hand(seat)}
    return replace(state, picks=tuple(held[name] for name in dict.fromkeys(names) if name in held))


def _laid_away(state: AppState, names: tuple[str, ...]) -> AppState:
    try:
        cards = CardSet.parse(" ".join(names))
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, detail=str(error))
    return tried(_picked(state, names), Discard(cards), str(cards))


def tried(state: AppState, action: Action, choice: str) -> AppState:
    """Return the state one action later: along a line that has it, or along a new variation."""
    study = study_of(state)
    if study.seat is not None:
        return state.told(NoticeKind.ONE_SEAT)
    try:
        after = state.position.after(action)
    except IllegalAction as refusal:
        return state.told(NoticeKind.ILLEGAL, choice=choice, illegality=refusal.illegality)
    known = _line_with(study, state, after)
    if known is not None:
        return shown(state, known, state.at + 1)
    line = (*state.line[: state.at + 1], state.now.after(after))
    if study.shown and state.at == len(state.line) - 1:
        lines, place = (*study.lines[: study.shown], line, *study.lines[study.shown + 1 :]), study.shown
    else:
        kept = study.lines if len(study.lines) < MOST_LINES else (study.lines[0], *study.lines[2:])
        lines, place = (*kept, line), len(kept)
    return replace(state, line=line, study=replace(study, lines=lines, shown=place)).moved(state.at + 1)


def _line_with(study: Study, state: AppState, after: Position) -> int | None:
    """The place of a line that goes on from here to ``after``; the one on the table if it does."""
    here = state.at
    for place in (study.shown, *range(len(study.lines))):
        line = study.lines[place]
        if len(line) > here + 1 and line[here + 1].position == after and parting(line, state.line) > here:
            return place
    return None


def shown(state: AppState, place: int, at: int) -> AppState:
    """Return the state with another line of the study on the table."""
    study = study_of(state)
    line = study.lines[place]
    return replace(state, line=line, study=replace(study, shown=place)).moved(min(at, len(line) - 1))


def taken_back(state: AppState) -> AppState:
    """Return the state without the last action of the variation on the table; the hand as played stays."""
    study = study_of(state)
    if not study.shown:
        return state
    first = parting(study.lines[0], state.line)
    line = state.line[:-1]
    others = study.lines[: study.shown], study.lines[study.shown + 1 :]
    if len(line) > first:
        kept = replace(study, lines=(*others[0], line, *others[1]))
        return replace(state, line=line, study=kept).moved(min(state.at, len(line) - 1))
    rest = (*others[0], *others[1])
    return replace(state, line=rest[0], study=replace(study, lines=rest, shown=0)).moved(
        min(state.at, first - 1)
    )


def pressed(state: AppState, control: Control, value: str | None) -> AppState:
    """Return the state after one of the buttons for stepping through a hand."""
    if control is Control.CLOSE:
        return _closed(state)
    if state.mode is not Mode.STEP:
        ended = control is Control.STUDY and state.now.over and state.position.actions
        return looked_at(state) if ended else state
    last = len(state.line) - 1
    match control:
        case Control.FIRST | Control.BACK | Control.FORWARD | Control.LAST:
            goals = {Control.FIRST: 0, Control.BACK: state.at - 1, Control.FORWARD: state.at + 1}
            return _at(state, goals.get(control, last))
        case Control.GO_TO:
            return _at(state, _number(value, last))
        case Control.LINE:
            return _other_line(state, _number(value, len(study_of(state).lines) - 1))
        case Control.ONWARD:
            return _onward(state)
        case Control.SEAT:
            return _seated(state, value or "")
        case Control.PLAY_HERE:
            return _played_on(state)
        case _:
            return state


def opened(state: AppState) -> AppState:
    """Return the state with all hands open, or closed again; what only one seat has seen stays closed."""
    closed = state.study is not None and state.study.seat is not None
    return state if closed else replace(state, open_hands=not state.open_hands)


def _at(state: AppState, at: int | None) -> AppState:
    inside = at is not None and 0 <= at < len(state.line) and at != state.at
    return state.moved(at) if inside and at is not None else state


def _number(value: str | None, most: int) -> int | None:
    """The number that the page sent, if there is such a one."""
    if value is None or not (value.isascii() and value.isdigit() and len(value) < 5):
        return None
    return int(value) if int(value) <= most else None


def _other_line(state: AppState, place: int | None) -> AppState:
    """Another line: a variation after its first card, the hand as played where the variation left it."""
    study = study_of(state)
    if place is None or place == study.shown:
        return state
    fork = parting(study.lines[place], study.lines[0] if place else state.line)
    return shown(state, place, fork if place else fork - 1)


def can_go_onward(state: AppState) -> bool:
    """Whether the line has come to an end, and the tutor knows how to go on."""
    ended = state.at == len(state.line) - 1 and not state.now.over
    whole = state.study is None or state.study.seat is None
    return ended and whole and state.evaluation is not None


def _onward(state: AppState) -> AppState:
    """The action that the tutor would choose."""
    if not can_go_onward(state) or state.evaluation is None:
        return state
    best = state.evaluation.best.action
    return tried(state, best, str(best))


def _seated(state: AppState, value: str) -> AppState:
    """Another seat at the lower edge of the table."""
    known = {seat.value: seat for seat in Seat}
    fixed = state.study is not None and state.study.seat is not None
    return replace(state, learner=known[value]) if value in known and not fixed else state


def _played_on(state: AppState) -> AppState:
    """The learner takes South's cards from here on, the computer players take the others."""
    study = study_of(state)
    if state.now.over or study.seat is not None:
        return state
    line = state.line[: state.at + 1]
    back = replace(state, study=study)
    playing = replace(state, mode=Mode.PLAY, line=line, learner=Seat.SOUTH, open_hands=False, notes=())
    return replace(playing, study=Study(lines=(line,), table=back)).moved(len(line) - 1)


def _closed(state: AppState) -> AppState:
    """The table from before, as it stood."""
    before = state.study.table if state.study is not None else None
    if before is None:
        return state
    return replace(
        before, theme=state.theme, tutoring=state.tutoring, noticed=state.noticed, after=state.after
    )
