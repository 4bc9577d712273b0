"""How the hand may go on is shown for any action of any phase, and for cards that nobody has advised."""

import pytest

from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget
from rooktutor.table.events import Control, Evaluated, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, Mode
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, played
from tests.table.test_reviewing import ponder

EN = Catalog("en")
FEW = Budget(6)


def valued(state: AppState, seat: Seat) -> AppState:
    return reduce(state, Evaluated(state.position, evaluate(state.position.view(seat), budget=FEW, seed=1)))


def show(state: AppState, value: str) -> AppState:
    return reduce(state, Pressed(Control.SHOW, value))


@pytest.mark.parametrize(
    ("rules", "phase"),
    [
        ("crowsnest", Phase.AUCTION),
        ("crowsnest", Phase.DISCARD),
        ("crowsnest", Phase.TRUMP),
        ("call_partner", Phase.CALL),
        ("crowsnest", Phase.PLAY),
    ],
)
def test_a_line_is_shown_for_the_first_and_the_last_action_of_each_phase(rules, phase):
    state = at_phase(phase, rules=RULE_SETS[rules])
    assert not view_model(state, EN)["advice"]["line"]["enabled"]
    state = valued(state, state.learner)
    assert view_model(state, EN)["advice"]["line"]["enabled"]
    legal = state.position.legal_actions()
    for action in (legal[0], legal[-1]):
        asked = show(state, str(action))
        advice = view_model(asked, EN)["advice"]
        assert advice["text"] == EN.text("ui-advice-line")
        assert not advice["line"]["enabled"]
        shown = ponder(asked)
        assert shown.sampled
        assert shown.line[1].position.actions[-1] == action
        assert shown.line[-1].over
        assert reduce(shown, Pressed(Control.CLOSE)).line == state.line


def test_a_set_of_cards_that_may_not_be_laid_away_has_no_line():
    state = at_phase(Phase.DISCARD)
    state = valued(state, state.learner)
    asked = show(state, " ".join(map(str, list(state.position.hand(state.learner))[:2])))
    assert not ponder(asked).sampled


def test_a_line_is_shown_for_another_seat_of_a_hand_that_is_stepped_through():
    *_, over = played(7, valued=False)
    state = reduce(reduce(over, Pressed(Control.STUDY)), Pressed(Control.LAST))
    while state.asking in (None, state.learner):
        state = reduce(state, Pressed(Control.BACK))
    assert state.mode is Mode.STEP
    state = valued(state, state.asking)
    action = state.position.legal_actions()[0]
    shown = ponder(show(state, str(action)))
    assert shown.sampled
    assert shown.line[1].position.actions[-1] == action
    assert reduce(shown, Pressed(Control.CLOSE)).position == state.position
