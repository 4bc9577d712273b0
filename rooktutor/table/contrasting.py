"""The numbers that set a poorer choice apart from the best one, counted when the learner asks for them."""

from dataclasses import replace

from rooktutor.errors import NotationError
from rooktutor.explain.contrast import Contrast, beside
from rooktutor.explain.parts import Followed
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.solve.values import ActionValue
from rooktutor.table.afterwards import Apart
from rooktutor.table.naming import parse
from rooktutor.table.reviewing import may_show
from rooktutor.table.state import AppState


def best_beside(state: AppState) -> ActionValue | None:
    """The value that others may be set apart from now; None while the tutor does not speak, or still thinks.

    The numbers come from the layouts behind the values that are shown, so those have to be complete.
    """
    values = state.evaluation
    if values is None or values.layouts < values.asked or not may_show(state):
        return None
    seat = state.position.to_act
    return None if seat is None else beside(state.position.view(seat), values)


def poorer(state: AppState, action: Action, best: ActionValue | None) -> bool:
    """Whether numbers can set an action apart from the best one."""
    value = None if state.evaluation is None else state.evaluation.value(action)
    return value is not None and best is not None and value.mean < best.mean


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
    return replace(state, apart=Apart(action=action)) if poorer(state, action, best) and not known else state


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
