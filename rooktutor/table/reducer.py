"""The one place where the table's state changes: `reduce` takes a state and an event, and returns a state.

It is pure and never raises: an action that the rules refuse becomes a notice that says why.
"""

from collections.abc import Callable
from dataclasses import replace

from rooktutor.cards import Card, CardSet
from rooktutor.errors import IllegalAction, NotationError, RecordError
from rooktutor.explain.contrast import Contrast
from rooktutor.explain.parts import Followed
from rooktutor.game.actions import Action, Discard
from rooktutor.game.illegality import Illegality
from rooktutor.game.public import Phase
from rooktutor.game.record import Fault, Problem, SavedMatch, resume_match
from rooktutor.rules.houses import game_rules
from rooktutor.solve.players import LEVELS
from rooktutor.solve.values import Evaluation
from rooktutor.table import (
    claiming,
    contrasting,
    guarding,
    reviewing,
    revoking,
    settingup,
    sharing,
    speaking,
    studying,
    teaching,
)
from rooktutor.table.drafting import NEXT_SEED, begun, drafted
from rooktutor.table.events import (
    Afterthought,
    Chose,
    ComputerActed,
    Control,
    Dismissed,
    Drafted,
    Evaluated,
    Event,
    Failed,
    Greeted,
    LaidAway,
    Opened,
    Picked,
    Pressed,
    Refused,
    SetUp,
    Waited,
)
from rooktutor.table.keeping import MOST_CHARS, opened
from rooktutor.table.naming import parse
from rooktutor.table.state import BRIEF, AppState, Mode, NoticeKind, Theme, dealt
from rooktutor.table.tutoring import ON_REQUEST, Tutoring, hint_steps


def reduce(state: AppState, event: Event) -> AppState:
    """Return the state after an event.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.table.state import new_match
    >>> state = new_match(CROWSNEST, seed=7)
    >>> reduce(state, Chose(state.key, "70")).notices[0].kind
    <NoticeKind.NOT_YOUR_TURN: 'not-your-turn'>
    """
    after = teaching.taught(state, event, reduce)
    if after is not None:
        return after
    match event:
        case Chose(at=at) | Picked(at=at) | LaidAway(at=at):
            return _decided(state.untold(*BRIEF), event) if at == state.key else state
        case Pressed(control=control, value=value):
            return _pressed(state, control, value)
        case Drafted():
            return drafted(state, event)
        case Dismissed(notice=notice):
            return replace(state, notices=tuple(each for each in state.notices if each.id != notice))
        case Opened(name=name, text=text):
            return _opened(state, name, text)
        case _:
            return _heard(state, event)


def _heard(state: AppState, event: Event) -> AppState:
    """What has come from somewhere else than the learner."""
    match event:
        case ComputerActed(position=position, action=action):
            if position != state.position or not state.computers_turn:
                return state
            return _act(state, action, str(action))
        case Evaluated(position=position, evaluation=evaluation):
            if position != state.position:
                return state
            return _looked_at(state.with_now(state.now.valued(evaluation)))
        case SetUp(do=do, name=name, value=value):
            return settingup.reduced(state, do, name, value)
        case Greeted(languages=languages):
            return speaking.greeted(state, languages)
        case Afterthought():
            return _thought(state, event)
        case Waited(position=position):
            return _insisted(state) if position == state.position and guarding.waiting(state) else state
        case Failed(position=position, detail=detail):
            known = position == state.position or (state.after is not None and position == state.after.end)
            told = state.told(NoticeKind.FAILED, detail=detail)
            return replace(told, wanted=None, apart=None, unvalued=position) if known else state
        case Refused(detail=detail):
            return state.told(NoticeKind.REFUSED, detail=detail)
        case _:
            return state


def _thought(state: AppState, event: Afterthought) -> AppState:
    """What has been thought beside the play: about a choice at the table, or a finished hand."""
    about, found = event.about, event.found
    if isinstance(found, Followed | Contrast):
        return contrasting.counted(state, about, found)
    if isinstance(found, Evaluation) and about == state.position:
        if guarding.unweighed(state) is not None:
            return _looked_at(state.with_now(state.now.valued(found)))
        return contrasting.weighed(state, found)
    return reviewing.pondered(state, about, found)


def _decided(state: AppState, event: Chose | Picked | LaidAway) -> AppState:
    if reviewing.answers(state) and not isinstance(event, Picked):
        discarding = state.position.phase is Phase.DISCARD and isinstance(event, Chose)
        if not discarding:
            return reviewing.answered(
                state, event.choice if isinstance(event, Chose) else " ".join(event.cards)
            )
    if state.mode is Mode.STEP:
        return studying.decided(state, event)
    match event:
        case Chose(choice=choice):
            return _chose(state, choice)
        case Picked(cards=cards):
            return _picked(state, cards)
        case LaidAway(cards=cards):
            return _laid_away(state, cards)


def _chose(state: AppState, choice: str) -> AppState:
    if not state.learners_turn:
        return state.told(NoticeKind.NOT_YOUR_TURN, choice=choice)
    if state.position.phase is Phase.DISCARD:
        return _toggled(state, choice)
    try:
        action = parse(state.position.phase, choice)
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, choice=choice, detail=str(error))
    return _chosen(state, action, choice)


def _chosen(state: AppState, action: Action, choice: str) -> AppState:
    """The learner's decision: played, refused, or held until the tutor has said something about it."""
    waits = guarding.halted(state, action, choice) if state.position.why_illegal(action) is None else None
    return waits or _act(state, action, choice)


def _insisted(state: AppState) -> AppState:
    """The choice that was held is played."""
    choice = guarding.held(state)
    if choice is None or not state.learners_turn:
        return state
    return _act(state, parse(state.position.phase, choice), choice)


def _looked_at(state: AppState) -> AppState:
    """After new values: a choice that waits for them is played or warned of as soon as it is clear."""
    choice = guarding.waiting(state)
    if choice is None or not state.learners_turn:
        return state
    return _chosen(state, parse(state.position.phase, choice), choice)


def _toggled(state: AppState, choice: str) -> AppState:
    """A single card chosen while laying away: pick it up or put it back."""
    try:
        card = Card.parse(choice)
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, choice=choice, detail=str(error))
    picks = [pick for pick in state.picks if pick != card] if card in state.picks else [*state.picks, card]
    return _picked(state, tuple(map(str, picks)))


def _picked(state: AppState, names: tuple[str, ...]) -> AppState:
    if not state.learners_turn or state.position.phase is not Phase.DISCARD:
        return state
    try:
        cards = tuple(map(Card.parse, dict.fromkeys(names)))
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, detail=str(error))
    held = state.position.hand(state.learner)
    return replace(state, picks=tuple(card for card in cards if card in held))


def _laid_away(state: AppState, names: tuple[str, ...]) -> AppState:
    if not state.learners_turn or state.position.phase is not Phase.DISCARD:
        return state.told(NoticeKind.NOT_YOUR_TURN)
    try:
        cards = CardSet.parse(" ".join(names))
    except NotationError as error:
        return state.told(NoticeKind.UNKNOWN, detail=str(error))
    return _chosen(_picked(state, names), Discard(cards), str(cards))


def _act(state: AppState, action: Action, choice: str) -> AppState:
    try:
        after = state.position.after(action)
    except IllegalAction as refusal:
        return _refused(state, choice, refusal.illegality)
    return state.grown(state.now.after(after))


def _refused(state: AppState, choice: str, illegality: Illegality) -> AppState:
    if state.computers_turn:
        return state.told(
            NoticeKind.FAILED, detail=f"{state.position.to_act} {choice}: {illegality.reason.value}"
        )
    if revoking.can_revoke(state, choice):
        return revoking.warned(state, choice, illegality)
    return state.told(NoticeKind.ILLEGAL, choice=choice, illegality=illegality)


def _pressed(state: AppState, control: Control, value: str | None) -> AppState:
    for controls, press in _ROOMS:
        if control in controls:
            return press(state, control, value)
    match control:
        case Control.UNDO:
            return _undone(state)
        case Control.REDO:
            return state if state.redo_to is None else state.moved(state.redo_to)
        case Control.OPEN_HANDS:
            return studying.opened(state)
        case Control.THEME:
            return replace(state, theme=Theme(value)) if value in {theme.value for theme in Theme} else state
        case Control.GAME:
            return _other_game(state, value or "")
        case Control.AGAINST:
            return replace(state, against=value or "")
        case Control.OPPONENTS:
            return replace(state, opponents=value) if value in LEVELS else state
        case Control.LESSON:
            return teaching.pressed(state, value or "list")
        case Control.LEAVE:
            return _left(state)
        case Control.NEXT_HAND | Control.NEW_HAND | Control.SAME_HAND | Control.NEW_MATCH:
            return _dealt(state, control) if state.mode is Mode.PLAY else state
        case _:
            return studying.pressed(state, control, value)


def _one_card(state: AppState, control: Control, value: str | None) -> AppState:
    """One action back or forward; in play the computer players wait until the learner goes on."""
    if state.mode is Mode.STEP:
        return studying.pressed(state, control, value)
    at = state.at + (1 if control is Control.FORWARD else -1)
    return replace(state.moved(at), halted=True) if 0 <= at < len(state.line) else state


def _undone(state: AppState) -> AppState:
    """The learner's last decision taken back; of a hand that is stepped through, a variation's last card."""
    if state.mode is Mode.STEP:
        return studying.taken_back(state)
    return state if state.undo_to is None else state.moved(state.undo_to)


def _tutored(state: AppState, control: Control, value: str | None) -> AppState:
    """One of the buttons about when the tutor speaks, and about what it has said."""
    match control:
        case Control.TUTORING:
            known = value in {each.value for each in Tutoring}
            return replace(state.untold(*guarding.ABOUT), tutoring=Tutoring(value)) if known else state
        case Control.INSIST | Control.ANSWER:
            return _insisted(state)
        case Control.RECONSIDER:
            return state.untold(*guarding.ABOUT)
        case Control.WHY:
            return guarding.explained(state)
        case _:
            return _asked(state)


def _asked(state: AppState) -> AppState:
    """One more step of the hint; where the tutor speaks unasked, it is asked to wait for that."""
    if state.tutoring is Tutoring.ALWAYS:
        return replace(state, tutoring=Tutoring.ASKED)
    if state.tutoring not in ON_REQUEST or state.asking is None:
        return state
    steps = min(state.now.hints, len(hint_steps(state.position))) + 1
    return state.with_now(replace(state.now, hints=steps))


def _dealt(state: AppState, control: Control) -> AppState:
    """Other cards, or the same ones again. What has been played stays in the line, so it can be undone."""
    closed = replace(state, open_hands=False)
    now, match = state.now, state.now.match
    if control is Control.NEW_MATCH or (match.standing.over and control is not Control.SAME_HAND):
        return begun(state.untold(NoticeKind.OPENED), state.rules)
    if control is Control.SAME_HAND:
        return closed.grown(now.after(state.position.restarted()))
    if control is Control.NEXT_HAND and not now.over:
        return state
    return closed.grown(dealt(match, seed=state.seed, deals=now.deals + 1))


def _opened(state: AppState, name: str, text: str) -> AppState:
    """The match in a file; what is wrong with it is told, and then the table stays as it is."""
    clear = state.untold(NoticeKind.UNREAD, NoticeKind.OPENED)
    try:
        looked = sharing.to_look_at(text, name) if len(text) <= MOST_CHARS else None
        if looked is not None:
            return sharing.opened_record(looked, behind=clear)
        if state.mode is Mode.STEP:
            return state.told(NoticeKind.STEPPING)
        saved = _read(name, text)
    except RecordError as error:
        return clear.told(NoticeKind.UNREAD, detail=name, faults=error.faults)
    table = opened(clear, saved, seed=state.seed + NEXT_SEED)
    return table.told(NoticeKind.OPENED, detail=name, behind=state.at)


def _read(name: str, text: str) -> SavedMatch:
    if len(text) > MOST_CHARS:
        found = Fault(
            problem=Problem.TOO_LARGE, found=f"> {MOST_CHARS}", legal=(str(MOST_CHARS),), source=name
        )
        raise RecordError([found])
    return resume_match(text, source=name)


def _left(state: AppState) -> AppState:
    """The match from before a file was opened, where it stood."""
    behind = next((notice.behind for notice in state.notices if notice.behind is not None), None)
    return state if behind is None else state.untold(NoticeKind.OPENED).moved(behind)


def _other_game(state: AppState, name: str) -> AppState:
    """A new match of another game; undo goes back to the old one, as nobody was asked whether to leave it."""
    try:
        rules = game_rules(name)
    except NotationError:
        return state
    return state if rules == state.rules or state.mode is not Mode.PLAY else begun(state, rules)


_ROOMS: tuple[tuple[frozenset[Control], Callable[[AppState, Control, str | None], AppState]], ...] = (
    (frozenset(reviewing.CONTROLS), reviewing.pressed),
    (frozenset([Control.BACK, Control.FORWARD]), _one_card),
    (frozenset([Control.CLAIM, Control.CONCEDE]), lambda state, _control, _value: claiming.claimed(state)),
    (
        frozenset([Control.COUNT]),
        lambda state, _control, _value: replace(state, counting=not state.counting),
    ),
    (
        frozenset([Control.NUMBERS]),
        lambda state, _control, value: contrasting.pressed(state, value or ""),
    ),
    (frozenset(guarding.CONTROLS), _tutored),
    (frozenset({Control.LANGUAGE}), lambda state, _control, value: speaking.spoken(state, value or "")),
    (frozenset(revoking.CONTROLS), lambda state, control, _value: revoking.pressed(state, control)),
)
"""The buttons that belong together, and what handles them."""
