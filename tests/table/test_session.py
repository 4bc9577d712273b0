"""The session and its background threads: prompt, quiet when nobody looks, alive when something breaks."""

import threading
import time

import pytest

from rooktutor.game.actions import Bid
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.values import Exactness
from rooktutor.table.events import Chose, Control, Pressed
from rooktutor.table.keeping import MOST_CHARS
from rooktutor.table.session import Session
from rooktutor.table.state import NoticeKind, new_match
from rooktutor.table.thinking import Brains, Task, job_for
from tests.table.hands import at_phase, first_action, made_up, next_event

PATIENCE = 10.0
NONSENSE = (
    None,
    7,
    [],
    {},
    {"type": 3},
    {"type": "act"},
    {"type": "act", "at": 1, "id": "R14"},
    {"type": "act", "at": "", "id": "x" * 999},
    {"type": "control", "id": "format"},
    {"type": "pick", "at": "", "ids": "R5"},
    {"type": "discard", "at": "", "ids": [None]},
    {"type": "save", "at": ""},
    {"type": "open", "at": "", "name": "a.rook.yaml"},
    {"type": "open", "at": "", "name": "a" * 999, "text": ""},
    {"type": "open", "at": "", "name": "a.rook.yaml", "text": ["rules: crowsnest"]},
    {"type": "open", "at": "", "name": "a.rook.yaml", "text": "#" * (MOST_CHARS + 2)},
)


def quick(view, _seed, _cancelled):
    yield made_up(view)


def act(view, _seed):
    return first_action(view)


def thinkers():
    return [thread for thread in threading.enumerate() if thread.name.startswith("rooktutor-")]


def until(condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.005)


@pytest.fixture(autouse=True)
def no_thread_is_left():
    yield
    until(lambda: not thinkers())


def test_the_computers_play_until_it_is_the_learners_turn():
    session = Session(new_match(CROWSNEST, seed=7), Brains(quick, act))
    assert not thinkers()
    unwatch = session.watch(lambda _state: None)
    until(lambda: session.state.learners_turn and session.state.evaluation is not None)
    unwatch()


def test_a_whole_hand_plays_itself_to_the_score():
    session = Session(new_match(CROWSNEST, seed=7), Brains(quick, act))
    seen = []
    unwatch = session.watch(seen.append)
    while not session.state.now.over:
        until(lambda: session.state.learners_turn or session.state.now.over)
        if session.state.learners_turn:
            session.dispatch(next_event(session.state))
    unwatch()
    assert seen[-1] is session.state
    assert [state.at for state in seen] == sorted(state.at for state in seen)


def test_values_arrive_in_parts_and_end_complete():
    def slowly(view, _seed, _cancelled):
        full = made_up(view)
        for layouts in (1, 2, 3, 4):
            yield type(full)(values=full.values, state=Exactness.PENDING, layouts=layouts, asked=4)

    session = Session(at_phase(Phase.PLAY), Brains(slowly, act, rest=0.0))
    counts = []
    unwatch = session.watch(lambda state: counts.append(state.evaluation and state.evaluation.layouts))
    until(lambda: counts and counts[-1] == 4)
    unwatch()
    assert counts == [1, 2, 3, 4]


def test_values_that_come_fast_are_shown_now_and_then_and_the_last_one_always():
    def fast(view, _seed, _cancelled):
        full = made_up(view)
        for layouts in range(1, 51):
            yield type(full)(values=full.values, state=Exactness.SAMPLED, layouts=layouts, asked=50)

    session = Session(at_phase(Phase.PLAY), Brains(fast, act, rest=60.0))
    counts = []
    unwatch = session.watch(lambda state: counts.append(state.evaluation.layouts))
    until(lambda: counts and counts[-1] == 50)
    unwatch()
    assert counts == [1, 50]


def test_a_click_does_not_wait_for_thinking_and_ends_it():
    stopped = threading.Event()

    def endless(view, _seed, cancelled):
        yield made_up(view)
        while not cancelled():
            time.sleep(0.002)
        stopped.set()

    session = Session(at_phase(Phase.PLAY), Brains(endless, act, pause=5.0))
    unwatch = session.watch(lambda _state: None)
    until(thinkers)
    start = time.perf_counter()
    session.dispatch(next_event(session.state))
    assert time.perf_counter() - start < 0.5
    assert stopped.wait(PATIENCE)
    unwatch()


def test_a_job_that_breaks_is_told_and_the_game_goes_on():
    def broken(_view, _seed):
        raise ValueError("no idea")

    session = Session(new_match(CROWSNEST, seed=7), Brains(quick, broken))
    unwatch = session.watch(lambda _state: None)
    until(lambda: session.state.learners_turn)
    unwatch()
    assert session.state.notices[0].kind is NoticeKind.FAILED
    assert "no idea" in session.state.notices[0].detail
    assert session.state.position.actions


def test_the_other_seats_are_played_by_whom_the_learner_chose():
    asked = []

    def others(name):
        asked.append(name)
        return act

    session = Session(new_match(CROWSNEST, seed=7), Brains(quick, act, others=others))
    session.dispatch(Pressed(Control.OPPONENTS, "rules"))
    unwatch = session.watch(lambda _state: None)
    until(lambda: session.state.learners_turn)
    unwatch()
    assert set(asked) == {"rules"}


def test_a_player_that_wants_something_illegal_is_told_and_the_game_goes_on():
    session = Session(new_match(CROWSNEST, seed=7), Brains(quick, lambda _view, _seed: Bid(1)))
    unwatch = session.watch(lambda _state: None)
    until(lambda: session.state.learners_turn)
    unwatch()
    assert {notice.kind for notice in session.state.notices} == {NoticeKind.FAILED}


def test_values_that_break_are_told_once_and_not_tried_again():
    tries = []

    def broken(_view, _seed, _cancelled):
        tries.append(1)
        yield from ()
        raise ValueError("no values")

    session = Session(at_phase(Phase.PLAY), Brains(broken, act))
    unwatch = session.watch(lambda _state: None)
    until(lambda: session.state.notices)
    until(lambda: not thinkers())
    session.hear({"type": "dismiss", "at": "", "id": session.state.notices[0].id})
    assert not session.state.notices
    unwatch()
    assert len(tries) == 1


def test_nobody_thinks_when_nobody_watches_and_the_game_stands_where_it_stood():
    session = Session(new_match(CROWSNEST, seed=7), Brains(quick, act, pause=30.0))
    unwatch = session.watch(lambda _state: None)
    until(thinkers)
    unwatch()
    until(lambda: not thinkers())
    before = session.state
    unwatch = session.watch(lambda _state: None)
    assert session.state is before
    until(thinkers)
    session.rest()
    until(lambda: not thinkers())
    session.wake()
    until(thinkers)
    unwatch()


def test_what_is_not_said_now_is_known_when_it_is_asked_for():
    state = at_phase(Phase.PLAY).advised(shown=False)
    assert job_for(state).task is Task.VALUE
    session = Session(state, Brains(quick, act))
    unwatch = session.watch(lambda _state: None)
    until(lambda: session.state.evaluation is not None)
    assert not session.state.advice
    unwatch()


def test_messages_that_make_no_sense_are_refused_and_change_nothing():
    session = Session(at_phase(Phase.PLAY), Brains(quick, act))
    before = session.state.position
    for message in NONSENSE:
        session.hear(message)
    assert session.state.position == before
    assert {notice.kind for notice in session.state.notices} == {NoticeKind.REFUSED}
    session.hear({"type": "ready", "at": ""})
    session.hear({"type": "control", "id": "theme", "value": "dark", "at": "", "more": 1})
    assert session.state.theme.value == "dark"


def test_the_same_seed_gives_the_same_thinking():
    seeds = []

    def noting(view, seed, _cancelled):
        seeds.append(seed)
        yield made_up(view)

    for _ in range(2):
        session = Session(at_phase(Phase.PLAY), Brains(noting, act))
        session.watch(lambda _state: None)()
        session.settle()
    assert seeds[0] == seeds[1]


def test_clicks_from_many_threads_at_once_leave_one_sound_state():
    session = Session(at_phase(Phase.PLAY), Brains(quick, act))
    unwatch = session.watch(lambda _state: None)
    key = session.state.key
    cards = [str(card) for card in session.state.position.hand(session.state.learner)]
    threads = [threading.Thread(target=session.dispatch, args=(Chose(key, card),)) for card in cards]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    unwatch()
    played = session.state.position.public.played_by[session.state.learner.index]
    assert len(played) >= 1
