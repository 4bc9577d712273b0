"""Tables to test with: quick ones, where nobody thinks for long."""

from collections.abc import Iterator

from rooktutor.game.actions import Action
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.players import player
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from rooktutor.table.events import Chose, ComputerActed, Evaluated, Event, LaidAway
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, new_match

RULES = player("rules")


def first_action(view: View) -> Action:
    """What a player of simple rules does."""
    return RULES.act(view, 1)


def made_up(view: View) -> Evaluation:
    """Values that mean nothing, one for each action: the first is the best."""
    actions = (first_action(view),) if view.phase is Phase.DISCARD else view.legal_actions()
    values = tuple(
        ActionValue(action=action, mean=10.0 - place, stderr=0.5, p_make=0.5, layouts=4)
        for place, action in enumerate(actions)
    )
    return Evaluation(
        values=values, state=Exactness.SAMPLED, layouts=4, asked=4, spreads=(0.1,) * len(values)
    )


def next_event(state: AppState) -> Event | None:
    """What happens next when everybody plays by simple rules; None when the hand is over."""
    position = state.position
    if position.to_act is None:
        return None
    action = first_action(position.view(position.to_act))
    if state.computers_turn:
        return ComputerActed(position, action)
    if position.phase is Phase.DISCARD:
        return LaidAway(state.key, tuple(str(action).split()))
    return Chose(state.key, str(action))


def played(seed: int = 7, *, valued: bool = True, rules=CROWSNEST) -> Iterator[AppState]:
    """Every state of one hand; the learner's decisions with made-up values."""
    state = new_match(rules, seed=seed)
    yield state
    while (event := next_event(state)) is not None:
        if valued and state.learners_turn:
            state = reduce(state, Evaluated(state.position, made_up(state.position.view(state.learner))))
            yield state
        state = reduce(state, event)
        yield state


def at_phase(phase: Phase, *, rules=CROWSNEST) -> AppState:
    """A state in which the learner has a decision of this phase to make."""
    for seed in range(60):
        for state in played(seed, valued=False, rules=rules):
            if state.learners_turn and state.position.phase is phase:
                return state
    raise AssertionError(f"no hand comes to {phase}")
