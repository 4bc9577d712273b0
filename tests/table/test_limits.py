"""The limits of a server: valuations take turns and end in time, and whoever leaves does not wait."""

import threading
import time
from dataclasses import replace

import pytest

from rooktutor.game.actions import Pass
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.values import Exactness
from rooktutor.table.brains import brains
from rooktutor.table.limits import (
    LAYOUTS,
    SECONDS,
    THINKERS,
    Limits,
    limited,
    notebook_brains,
    server_limits,
)
from rooktutor.table.state import new_match

VIEW = new_match(CROWSNEST, seed=7).position.view(new_match(CROWSNEST, seed=7).position.to_act)
FULL = list(brains(layouts=4).refine(VIEW, 1, lambda: False))[-1]


def slow(steps: int, pause: float, running: list[int]):
    """Brains that take their time, and tell how many of them think at once: between two reports none does."""
    lock = threading.Lock()

    def count(change):
        with lock:
            running.append(running[-1] + change if running else change)

    def values(_view, _seed, cancelled):
        for number in range(1, steps + 1):
            if cancelled():
                return
            count(1)
            time.sleep(pause)
            count(-1)
            yield replace(FULL, layouts=number, asked=steps, state=Exactness.PENDING)

    def act(_view, _seed):
        count(1)
        time.sleep(pause)
        count(-1)
        return Pass()

    return replace(brains(layouts=4), refine=values, act=act, others=lambda _name: act)


def test_no_more_think_at_once_than_may():
    running: list[int] = []
    thinkers = limited(slow(3, 0.01, running), Limits(thinkers=3))
    threads = [
        threading.Thread(target=lambda: list(thinkers.refine(VIEW, 1, lambda: False))) for _ in range(12)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert 1 <= max(running) <= 3
    assert running[-1] == 0


def test_computer_players_take_turns_with_valuations():
    running: list[int] = []
    thinkers = limited(slow(3, 0.01, running), Limits(thinkers=2))
    acts = thinkers.others("tutor")
    threads = [threading.Thread(target=lambda: acts(VIEW, 1)) for _ in range(8)]
    threads += [
        threading.Thread(target=lambda: list(thinkers.refine(VIEW, 1, lambda: False))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert 1 <= max(running) <= 2
    assert running[-1] == 0


def test_nobody_waits_for_the_whole_thinking_of_another():
    """While one thinks long, whoever comes is served between two of its steps."""
    thinkers = limited(slow(1000, 0.01, []), Limits(thinkers=1, seconds=600))
    done, told = threading.Event(), []
    long = threading.Thread(target=lambda: told.extend(thinkers.refine(VIEW, 1, done.is_set)))
    long.start()
    while not told:
        time.sleep(0.01)
    assert thinkers.others("tutor")(VIEW, 1) == Pass()
    assert next(thinkers.refine(VIEW, 1, lambda: False)).layouts == 1
    assert long.is_alive() and len(told) < 1000
    done.set()
    long.join(30)


def test_thinking_ends_in_time_with_what_is_known_by_then():
    thinkers = limited(slow(1000, 0.01, []), Limits(thinkers=5, seconds=0.2))
    found = list(thinkers.refine(VIEW, 1, lambda: False))
    assert 1 <= found[-1].layouts < 1000
    assert found[-1].asked == found[-1].layouts
    assert found[-1].state is Exactness.SAMPLED


def test_whoever_leaves_while_waiting_does_not_wait():
    running: list[int] = []
    thinkers = limited(slow(1000, 0.01, running), Limits(thinkers=7, seconds=5))
    done = threading.Event()
    threads = [threading.Thread(target=lambda: list(thinkers.refine(VIEW, 1, done.is_set))) for _ in range(7)]
    for thread in threads:
        thread.start()
    while not running or running[-1] < 7:
        time.sleep(0.01)
    assert list(thinkers.refine(VIEW, 1, lambda: True)) == []
    done.set()
    for thread in threads:
        thread.join(30)


def test_a_table_on_a_page_of_voila_thinks_within_the_limits(monkeypatch):
    monkeypatch.setenv(LAYOUTS, "5")
    server_limits.cache_clear()
    asked = {}
    for name, value in (("own", ""), ("page", "voila/0.5"), ("ready", "")):
        monkeypatch.setenv("SERVER_SOFTWARE", value)
        if name == "ready":
            monkeypatch.setenv("VOILA_PREHEAT", "True")
        *_, last = notebook_brains(pause=0, layouts=8).refine(VIEW, 1, lambda: False)
        asked[name] = last.asked
    assert asked == {"own": 8, "page": 5, "ready": 5}
    server_limits.cache_clear()


def test_limits_come_from_the_environment():
    found = Limits.of({THINKERS: "3", SECONDS: "7", LAYOUTS: "50"})
    assert (found.thinkers, found.seconds, found.layouts) == (3, 7.0, 50)
    assert Limits.of({THINKERS: "-1", SECONDS: "0", LAYOUTS: "²"}) == Limits.of({})


@pytest.mark.parametrize(
    "wrong", [{"thinkers": 0}, {"thinkers": 1, "seconds": 0}, {"thinkers": 1, "layouts": 0}]
)
def test_limits_are_more_than_nothing(wrong):
    with pytest.raises(ValueError, match="more than nothing"):
        Limits(**wrong)
