"""Back and forward through a hand, what is still out, and lines of play while it goes on."""

from dataclasses import replace
from random import Random

from rooktutor.game.public import Phase
from rooktutor.solve.layouts import sample
from rooktutor.solve.montecarlo import evaluate
from rooktutor.table.events import (
    Chose,
    ComputerActed,
    Control,
    Evaluated,
    Failed,
)
from rooktutor.table.pondering import errand_for
from rooktutor.table.reducer import reduce
from rooktutor.table.thinking import job_for
from tests.table.hands import first_action, next_event, played
from tests.table.test_reviewing import FEW, model, ponder, press


def test_one_card_back_and_forward_without_limit_while_the_others_wait():
    *_, over = played(7)
    state, seen = over, []
    while state.at:
        state = press(state, Control.BACK)
        seen.append(state.at)
        assert state.learners_turn or (not state.computers_turn and job_for(state) is None)
        model(state)
    assert seen == list(range(len(over.line) - 2, -1, -1))
    assert press(state, Control.BACK) == state
    for _ in range(len(over.line) - 1):
        state = press(state, Control.FORWARD)
    assert state.position == over.position and not state.looking_back
    assert press(state, Control.FORWARD) == state


def test_after_looking_back_another_card_goes_on_from_there():
    *_, over = played(7)
    state = over
    while not (state.learners_turn and state.position.phase is Phase.PLAY):
        state = press(state, Control.BACK)
    other = Chose(state.key, str(state.position.legal_actions()[-1]))
    after = reduce(state, other)
    assert not after.halted
    if after.computers_turn:
        view = after.position.view(after.position.to_act)
        moved = reduce(after, ComputerActed(after.position, first_action(view)))
        assert moved.at == after.at + 1


def test_the_cards_still_out_are_those_that_the_learner_has_not_seen():
    looked = 0
    for state in played(7, valued=False):
        out = model(state).get("out")
        if state.position.phase is not Phase.PLAY:
            assert out is None
            continue
        hidden = state.position.view(state.learner).hidden
        assert sum(len(row["cards"]) for row in out["rows"]) == len(hidden)
        assert "out" not in model(press(state, Control.COUNT))
        looked += 1
    assert looked > 9


def test_during_the_play_a_line_is_shown_for_any_card_from_what_the_seat_knows():
    state = next(each for each in played(11, valued=False) if each.position.phase is Phase.PLAY)
    while not state.learners_turn:
        state = reduce(state, next_event(state))
    view = state.position.view(state.learner)
    assert not model(state)["advice"]["line"]["enabled"]  # its place is kept until there is a line
    values = evaluate(view, budget=FEW, seed=1)
    state = reduce(state, Evaluated(state.position, values))
    assert model(state)["advice"]["line"]["enabled"]
    for action in view.legal_actions():
        asked = press(state, Control.SHOW, str(action))
        shown = ponder(asked)
        assert shown.sampled
        assert shown.position.view(state.learner) == view
        assert shown.line[1].position.actions[-1] == action
        assert model(shown)["review"]["title"]
        assert press(shown, Control.CLOSE).line == state.line
        assert errand_for(press(shown, Control.CLOSE)) is None
        assert reduce(asked, Failed(asked.position, "broken")).wanted is None
        hidden = sample(view, Random(3)).position(view)
        other = replace(asked, line=(*asked.line[:-1], replace(asked.now, position=hidden)))
        assert ponder(other).line[-1].position.actions == shown.line[-1].position.actions
    assert press(reduce(state, Chose(state.key, str(action))), Control.SHOW, str(action)).wanted is None
    quiet = press(state, Control.TUTORING, "silent")
    assert press(quiet, Control.SHOW, str(action)) == quiet
    assert model(quiet)["advice"]["line"] is None
