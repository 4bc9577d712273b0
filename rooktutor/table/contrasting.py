"""The numbers that set a poorer choice apart from the best one, counted when the learner asks for them."""

from dataclasses import replace

from rooktutor.errors import NotationError
from rooktutor.explain.contrast import Contrast
from rooktutor.explain.parts import Followed
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import Action, CallCard, Discard
from rooktutor.game.position import Position
from rooktutor.solve.values import ActionValue, Evaluation
from rooktutor.table.afterwards import Apart
from rooktutor.table.naming import parse
from rooktutor.table.reviewing import may_show
from rooktutor.table.state import AppState


def best_beside(state: AppState) -> ActionValue | None:
    """The value that others may be set apart from now; None while the tutor does not speak, or still thinks.

    The numbers come from the layouts behind the values that are shown, so those have to be complete.
    """
    values, seat = state.evaluation, state.position.to_act
    if values is None or values.layouts < values.asked or seat is None or not may_show(state):
        return None
    return values.value(recommended(state.position.view(seat), values))


def poorer(state: AppState, action: Action, best: ActionValue | None) -> bool:
    """Whether numbers can set an action apart from the best one."""
    value = None if state.evaluation is None else state.evaluation.value(action)
    return value is not None and best is not None and value.mean < best.mean


def unvalued(state: AppState, action: Action, best: ActionValue | None) -> bool:
    """Whether an action has no value yet and can be given one: cards to lay away or to call, off the list."""
    values = state.evaluation
    if values is None or best is None or not isinstance(action, Discard | CallCard):
        return False
    return values.value(action) is None and state.position.why_illegal(action) is None


def pressed(state: AppState, choice: str) -> AppState:
    """Return the state in which a choice is set apart, or no longer when that was being done."""
    best = best_beside(state)
    if best is None:
        return state
    try:
        action = parse(state.position.phase, choice)
    except NotationError:
        return state
    if counting(state, action):
        return replace(state, apart=None)
    known = counted_for(state, action) is not None
    wanted = not known and (poorer(state, action, best) or unvalued(state, action, best))
    return replace(state, apart=Apart(action=action)) if wanted else state


def weighed(state: AppState, evaluation: Evaluation) -> AppState:
    """Return the state once the action that is set apart has a value, too; a better one ends the counting.

    What has been counted stays, unless it is set apart from what is the best no longer.
    """
    apart = state.apart
    if apart is None or not counting(state, apart.action):
        return state
    now = replace(state.now, evaluation=evaluation)
    found = state.with_now(now)
    best = best_beside(found)
    kept = tuple(each for each in now.contrasts if best is not None and each.best in best.covers)
    found = found.with_now(replace(now, contrasts=kept))
    if poorer(found, apart.action, best):
        return found
    told = state.noticed + 1
    return replace(found, apart=replace(apart, told=told), noticed=told)


def counting(state: AppState, action: Action) -> bool:
    """Whether an action is being set apart now."""
    return state.apart is not None and state.apart.action == action and not state.apart.told


def counted_for(state: AppState, action: Action) -> Contrast | None:
    """What sets an action apart from the best one, if that has been counted."""
    return next((each for each in state.now.contrasts if each.action == action), None)


def counted(state: AppState, about: Position, found: Followed | Contrast) -> AppState:
    """Return the state after some more layouts have been followed, or all of them."""
    apart = state.apart
    if apart is None or apart.told or about != state.position:
        return state
    if isinstance(found, Followed):
        return replace(state, apart=replace(apart, followed=found))
    if found.action != apart.action:
        return state
    told = state.noticed + 1
    known = state.with_now(replace(state.now, contrasts=(*state.now.contrasts, found)))
    return replace(known, apart=Apart(action=found.action, told=told), noticed=told)
