"""What is thought about beside the play takes its turn with all tables of a server, and can be given up."""

import threading
import time
from dataclasses import replace

import pytest

from rooktutor.explain.review import Progress, reviewing
from rooktutor.game.public import Phase
from rooktutor.solve.values import Budget
from rooktutor.table.events import Control, Pressed
from rooktutor.table.limits import Limits, limited, turns
from rooktutor.table.session import Session
from rooktutor.table.state import AppState
from rooktutor.table.thinking import Brains
from tests.table.hands import at_phase, first_action, made_up, played
from tests.table.test_numbers import decision, poorer
from tests.table.test_session import until

ONE = Limits(thinkers=1)


def look(position, seat, known, seed, cancelled):
    return reviewing(position, seat, known, budget=Budget(2), seed=seed, cancelled=cancelled)


def act(view, _seed):
    return first_action(view)


def watched(state: AppState, brains: Brains):
    session = Session(state, limited(brains, ONE))
    return session, session.watch(lambda _state: None)


def over() -> AppState:
    *_, last = played(7, valued=False)
    return last


def test_the_review_of_one_table_leaves_turns_to_the_values_of_another():
    """Both think in one process that lets one at a time: the review goes on, and never beside the values."""
    running: list[int] = [0]
    lock = threading.Lock()

    def step():
        with lock:
            running.append(running[-1] + 1)
        time.sleep(0.005)
        with lock:
            running.append(running[-1] - 1)

    def endless(_position, _seat, known, _seed, cancelled):
        number = 0
        while not cancelled():
            step()
            number += 1
            yield Progress(done=number, of=10_000, evaluations=known)

    def values(view, _seed, _cancelled):
        for number in range(1, 5):
            step()
            yield replace(made_up(view), layouts=number, asked=4)

    reviewed, leave = watched(over(), Brains(values, act, look=endless))
    reviewed.dispatch(Pressed(Control.REVIEW))
    until(lambda: reviewed.state.after.done > 2)
    valued, away = watched(at_phase(Phase.PLAY), Brains(values, act))
    until(lambda: valued.state.evaluation is not None and valued.state.evaluation.layouts == 4)
    so_far = reviewed.state.after.done
    until(lambda: reviewed.state.after.done > so_far)
    leave()
    away()
    assert reviewed.settle() and valued.settle()
    assert max(running) == 1
    assert turns(1).take(lambda: True), "the turn was given back"
    turns(1).give()


ERRANDS = {
    Control.NUMBERS: lambda state: state.now.contrasts,
    Control.SHOW: lambda state: state.sampled,
    Control.REVIEW: lambda state: state.after is not None and state.after.review,
    Control.RIVAL: lambda state: state.after is not None and state.after.rival,
}
"""What can be asked for beside the play, and when it is there."""


@pytest.mark.parametrize("control", ERRANDS)
def test_every_errand_waits_for_its_turn_and_ends_when_nobody_wants_it(control):
    done = ERRANDS[control]
    after_the_hand = control in (Control.REVIEW, Control.RIVAL)
    state = over() if after_the_hand else decision("crowsnest", Phase.PLAY)
    asked = Pressed(control, None if after_the_hand else str(poorer(state)[-1]))
    brains = Brains(lambda view, _seed, _cancelled: iter([made_up(view)]), act, look=look)
    queue = turns(1)
    assert queue.take(lambda: False)
    session, leave = watched(state, brains)
    session.dispatch(asked)
    until(lambda: queue.waiting == 1)
    assert not done(session.state)
    leave()
    until(lambda: queue.waiting == 0)
    assert session.settle() and not done(session.state)
    queue.give()
    session, leave = watched(state, brains)
    session.dispatch(asked)
    until(lambda: done(session.state))
    leave()
    assert session.settle()
    assert queue.take(lambda: True), "the turn was given back"
    queue.give()


def test_the_tutor_in_the_chair_does_not_wait_for_a_turn_that_it_has():
    """Each of its actions is a step of one errand: with a single turn it would otherwise wait for itself."""
    brains = Brains(lambda view, _s, _c: iter([made_up(view)]), act, others=lambda _name: act, look=look)
    session, leave = watched(over(), brains)
    session.dispatch(Pressed(Control.RIVAL))
    until(lambda: session.state.after.rival is not None)
    leave()
    assert session.settle()
    assert session.state.after.rival.phase is Phase.OVER
