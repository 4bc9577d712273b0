"""The rest of a hand is claimed or conceded where it is settled, and everybody's cards are shown then."""

import pytest

from rooktutor.explain.settled import Whose
from rooktutor.rules.systems import PARTNERSHIP
from rooktutor.seats import Seat
from rooktutor.table.claiming import claimable
from rooktutor.table.events import Control, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import played

EN = Catalog("en")


def press(state: AppState, control: Control) -> AppState:
    return reduce(state, Pressed(control))


def whose_is(state: AppState) -> Whose | None:
    claim = claimable(state)
    return None if claim is None else claim.whose


@pytest.mark.parametrize("whose", Whose)
def test_the_rest_is_claimed_or_conceded_when_it_is_certain_and_shown(whose):
    button = Control.CONCEDE if whose is Whose.THEIRS else Control.CLAIM
    hands = (played(seed, valued=False, rules=PARTNERSHIP) for seed in range(30))
    claims = [state for hand in hands for state in hand if whose_is(state) is whose]
    assert claims
    for state in claims[:5]:
        offered = view_model(state, EN)["messages"][0]
        assert offered["id"] == "claim" and offered["actions"][0]["id"] == button.value
        over = press(state, button)
        assert over.now.over
        taken = over.position.public.tricks[len(state.position.public.taken) :]
        winners = {trick.winner(over.position.public.order) for trick in taken}
        ours = {state.learner} if whose is Whose.ALONE else {state.learner, state.learner.partner}
        assert winners <= (set(Seat) - ours if whose is Whose.THEIRS else ours)
        (notice,) = [each for each in view_model(over, EN)["messages"] if each["id"] == over.notices[-1].id]
        for seat in state.learner.clockwise():
            assert EN.text("ui-seat", seat=seat.value) in notice["text"]
        assert press(over, Control.UNDO).position.to_act is state.learner


def test_nothing_is_claimed_that_is_not_certain():
    unsure = next(each for each in played(7, valued=False) if each.learners_turn)
    assert press(unsure, Control.CLAIM) is unsure
    assert press(unsure, Control.CONCEDE) is unsure
