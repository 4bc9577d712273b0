"""House rules in the making at a table: what the learner does in their panel."""

from dataclasses import replace

from rooktutor.errors import NotationError
from rooktutor.rules.draft import Draft
from rooktutor.rules.houses import game_rules, house_game
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.table.events import Drafted, Step
from rooktutor.table.state import AppState, Mode, new_match

NEXT_SEED = 1000
"""How far the seeds of two matches in a row are apart, so that they share no deal."""


def draft_of(rules: RuleSet) -> Draft:
    """Return the draft with which changing some rules begins: their game, and how they differ from it.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> draft_of(CROWSNEST.with_options({"target": 500})).options
    (('target', '500'),)
    """
    house = house_game(rules)
    return Draft.over(RULE_SETS.get(rules.id, rules) if house is None else house.rules, rules)


def drafted(state: AppState, event: Drafted) -> AppState:
    """Return the state after something was done in the panel of house rules."""
    draft = state.draft or draft_of(state.rules)
    match event.step:
        case Step.OPEN:
            opened = state.mode is Mode.PLAY
            return replace(state, draft=draft, drafting=True) if opened else state
        case Step.CLOSE:
            return replace(state, drafting=False) if state.drafting else state
        case Step.GAME:
            return _of_another_game(state, event.value)
        case Step.SET:
            return replace(state, draft=draft.changed(event.axis, event.value))
        case Step.RESTORE:
            return replace(state, draft=draft.restored(event.axis) if event.axis else Draft(draft.base))
        case Step.DEAL:
            if draft.conflicts or state.mode is not Mode.PLAY:
                return state
            return begun(state, draft.rules)


def _of_another_game(state: AppState, name: str) -> AppState:
    try:
        return replace(state, draft=Draft(game_rules(name)))
    except NotationError:
        return state


def begun(state: AppState, rules: RuleSet) -> AppState:
    """Return the state in which a match by these rules begins; undo goes back to the old match."""
    used = [moment.match_seed for moment in state.line if moment.match_seed is not None]
    fresh = new_match(rules, seed=max([state.seed, *used]) + NEXT_SEED, dealer=state.first_dealer)
    table = replace(state, open_hands=False, title="", draft=None, drafting=False)
    return table.grown(fresh.now)
