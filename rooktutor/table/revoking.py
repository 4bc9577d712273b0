"""Trying a revoke: the learner plays a card that should have followed, and puts it right or not."""

from dataclasses import replace

from rooktutor.cards import Card
from rooktutor.errors import NotationError
from rooktutor.game.actions import Renege
from rooktutor.game.illegality import Illegality
from rooktutor.rules.axes import Revoke
from rooktutor.table.drafting import begun
from rooktutor.table.events import Control
from rooktutor.table.state import AppState, Mode, NoticeKind

ABOUT = (NoticeKind.REVOKE, NoticeKind.TEACH, NoticeKind.TEACHING)
"""The notices that speak of revokes."""

CONTROLS = (
    Control.REVOKE,
    Control.REVOKE_ANYWAY,
    Control.RETHINK,
    Control.TAKE_BACK,
    Control.TEACH_LOSE_BID,
    Control.TEACH_FLAT,
)


def pressed(state: AppState, control: Control) -> AppState:
    """Return the state after one of the buttons about revokes; any other changes nothing."""
    match control:
        case Control.REVOKE:
            return switched(state)
        case Control.REVOKE_ANYWAY:
            return revoked(state)
        case Control.RETHINK:
            return state.untold(*ABOUT)
        case Control.TAKE_BACK:
            return corrected(state)
        case Control.TEACH_LOSE_BID:
            return taught(state, Revoke.LOSE_BID)
        case Control.TEACH_FLAT:
            return taught(state, Revoke.FLAT_100)
        case _:
            return state


def switched(state: AppState) -> AppState:
    """Return the state with the switch for revokes turned; where they are blocked, with an offer instead."""
    clear = state.untold(*ABOUT)
    if state.mode is Mode.STEP:
        return state.told(NoticeKind.STEPPING)
    if state.rules.revoke is Revoke.BLOCK:
        return clear.told(NoticeKind.TEACH)
    if state.breaking:
        return replace(clear, breaking=False)
    return replace(clear, breaking=True).told(NoticeKind.TEACHING)


def taught(state: AppState, cost: Revoke) -> AppState:
    """Return the state in which a match begins where a revoke can be tried; undo goes back to the old one."""
    if state.mode is Mode.STEP or state.rules.revoke is cost:
        return state
    table = begun(state.untold(*ABOUT), state.rules.with_options({"revoke": cost.value}))
    return replace(table, breaking=True).told(NoticeKind.TEACHING)


def can_revoke(state: AppState, choice: str) -> bool:
    """Whether the learner asked to be let revoke, and this card would be a revoke."""
    action = _renege(choice)
    if not state.breaking or not state.learners_turn or action is None:
        return False
    return state.position.why_illegal(action) is None


def warned(state: AppState, choice: str, illegality: Illegality) -> AppState:
    """Return the state with the warning that comes before a revoke."""
    return state.untold(*ABOUT).told(NoticeKind.REVOKE, choice=choice, illegality=illegality)


def revoked(state: AppState) -> AppState:
    """Return the state after the card that the learner was warned about has been played all the same."""
    choice = next((each.choice for each in state.notices if each.kind is NoticeKind.REVOKE), "")
    action = _renege(choice)
    if action is None or not can_revoke(state, choice):
        return state.untold(*ABOUT)
    after = state.position.after(action)
    return state.untold(*ABOUT).grown(state.now.after(after))


def repair(state: AppState) -> int | None:
    """Where the line goes back to when a revoke is put right; None when there is none that can be."""
    public = state.position.public
    if state.mode is Mode.STEP or public.offence is None or public.stopped:
        return None
    return next(
        (index for index in range(state.at - 1, -1, -1) if state.line[index].position.public.offence is None),
        None,
    )


def corrected(state: AppState) -> AppState:
    """Return the state before the card that should have followed, which has been taken back."""
    back = repair(state)
    return state if back is None else state.moved(back)


def _renege(choice: str) -> Renege | None:
    try:
        return Renege(Card.parse(choice))
    except NotationError:
        return None
