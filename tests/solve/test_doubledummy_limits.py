"""What the solver promises beside right values: it stops, stays within its memory, and works in threads."""

import subprocess
import sys
import threading
import time
from dataclasses import replace
from random import Random

import pytest

from rooktutor.cards import CARDS, CardSet
from rooktutor.rules.systems import rule_set
from rooktutor.solve import _dd, _ddpy
from rooktutor.solve.doubledummy import COMPILED, Limits, backend, solve, solve_many
from tests.solve.cases import fresh_hand, random_problem

TWINS = pytest.mark.parametrize("solver", [_dd, _ddpy], ids=["compiled", "interpreted"])


def hard_hand():
    """Thirteen cards in each hand, out of exact reach."""
    return fresh_hand(rule_set("call_partner"), Random(1), 13)


def test_the_compiled_solver_is_in_use_here():
    assert COMPILED
    assert backend() == "compiled"


def test_without_it_the_twin_says_so_and_solves():
    code = (
        "import sys; sys.modules['rooktutor.solve._dd'] = None\n"
        "from rooktutor.solve import doubledummy\n"
        "assert not doubledummy.COMPILED and doubledummy.backend() == 'interpreted'\n"
        "from random import Random\n"
        "from tests.solve.cases import random_problem\n"
        "solutions = [doubledummy.solve(random_problem(Random(n), 3)) for n in range(20)]\n"
        "print([sorted(map(str, solution.items())) for solution in solutions])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    here = [sorted(map(str, solve(random_problem(Random(n), 3)).items())) for n in range(20)]
    assert done.stdout.strip() == str(here)


def test_a_budget_of_nodes_stops_at_the_same_place_every_time():
    hand = fresh_hand(rule_set("crowsnest"), Random(4), 9)
    exact = solve(hand)
    assert exact.complete
    stopped = [solve(hand, limits=Limits(nodes=nodes)) for nodes in (1, 100, 1000, 10_000) for _ in range(2)]
    for first, second in zip(stopped[::2], stopped[1::2], strict=True):
        assert first == second
    for solution in stopped:
        assert solution.complete == (len(solution) == len(exact))
        assert all(exact[card] == points for card, points in solution.items())
    assert not stopped[0].complete
    with pytest.raises(ValueError, match="stopped"):
        _ = stopped[0].value


@pytest.mark.parametrize(
    ("solver", "tricks"), [(_dd, 100_000), (_ddpy, 500)], ids=["compiled", "interpreted"]
)
def test_it_stops_inside_one_hand_when_another_thread_says_so(solver, tricks):
    """Sooner than so many tricks are looked at, some 30 milliseconds: no slow machine upsets this."""
    hand, flag = hard_hand(), bytearray(1)
    start = time.perf_counter()
    solver.solve(hand.game.packed, hand.packed, tricks, 0, 1 << 16, None)
    yardstick = time.perf_counter() - start
    ended: list[float] = []

    def work():
        done = solver.solve(hand.game.packed, hand.packed * 3, 0, 0, 1 << 16, flag)
        ended.append(time.perf_counter())
        assert done[2] == bytes(3)

    late = []
    for _ in range(5):
        flag[0] = 0
        thread = threading.Thread(target=work)
        thread.start()
        time.sleep(0.05)
        assert not ended
        asked = time.perf_counter()
        flag[0] = 1
        thread.join(timeout=10)
        late.append(ended.pop() - asked)
    assert min(late) < yardstick


def test_a_declarer_alone_with_eleven_cards_takes_no_more_tricks_than_it_should():
    """Low cards win there and little that is remembered fits again: bounds and order have to do it."""
    rng = Random(1)
    hand = [fresh_hand(rule_set("call_partner"), rng, 11) for _ in range(29)][-1]
    assert hand.declaring.bit_count() == 1
    assert solve(hand, limits=Limits(nodes=2_000_000)).complete
    short = hand.asked(thorough=False)
    assert _dd.solve(hand.game.packed, short, 2_000_000, 0, 1 << 20, None)[2] == b"\x00"


def test_time_runs_out():
    start = time.perf_counter()
    solutions = solve_many([hard_hand()] * 3, limits=Limits(seconds=0.1))
    assert time.perf_counter() - start < 5
    assert [solution.complete for solution in solutions] == [False] * 3


@TWINS
def test_little_memory_changes_the_time_and_nothing_else(solver):
    hand = fresh_hand(rule_set("crowsnest"), Random(6), 9 if solver is _dd else 5)
    sizes = [
        solver.solve(hand.game.packed, hand.packed, 0, 0, entries, None) for entries in (1, 1 << 14, 1 << 20)
    ]
    assert sizes[0][:3] == sizes[1][:3] == sizes[2][:3]


def some_hands():
    rng = Random(8)
    hands = [fresh_hand(rule_set(game), rng, 6) for game in ("crowsnest", "kentucky_rook") for _ in range(30)]
    return hands + [random_problem(rng, 4) for _ in range(30)]


@pytest.mark.parametrize("nodes", [0, 200])
def test_many_at_once_are_the_same_as_one_by_one_and_with_any_number_of_threads(nodes):
    hands, limits = some_hands(), Limits(nodes=nodes)
    one_by_one = tuple(solve(hand, limits=limits) for hand in hands)
    complete = [solution.complete for solution in one_by_one]
    assert all(complete) if not nodes else True in complete and False in complete
    for threads in (1, 2, 3, 50):
        assert solve_many(hands, limits=limits, threads=threads) == one_by_one


def test_callers_in_many_threads_get_the_same():
    hands = some_hands()
    one_by_one = tuple(map(solve, hands))
    results: dict[int, object] = {}

    def work(number):
        results[number] = solve_many(hands, threads=1 + number % 2)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == dict.fromkeys(range(4), one_by_one)


def test_one_thread_solves_while_another_still_does():
    """The compiled solver holds no lock: many short hands are done before a long one is told to stop."""
    flag, stopped = bytearray(1), []
    long = threading.Thread(
        target=lambda: stopped.append(solve(hard_hand(), limits=Limits(cancelled=flag, nodes=20_000_000)))
    )
    long.start()
    assert all(solution.complete for solution in solve_many(some_hands()))
    assert long.is_alive()
    flag[0] = 1
    long.join()
    assert not stopped[0].complete


def test_a_stopped_call_leaves_every_problem_open():
    hands = some_hands()
    solutions = solve_many(hands, limits=Limits(cancelled=bytearray(b"\x01")), threads=2)
    assert len(solutions) == len(hands)
    assert not any(solution.complete for solution in solutions)


def test_equal_cards_come_together_best_first():
    for seed in range(200):
        ending = random_problem(Random(seed), 5)
        solution = solve(ending)
        assert CardSet.of(solution) == CardSet(sum(group.mask for group in solution.groups))
        points = [{solution[card] for card in group} for group in solution.groups]
        assert all(len(each) == 1 for each in points)
        flat = [each.pop() for each in points]
        assert flat == sorted(flat, reverse=ending.declares)
        assert solution.value == flat[0]
        special = ending.game.free | ending.game.unforced
        assert all(len(group) == 1 for group in solution.groups if group.mask & special)


@TWINS
@pytest.mark.parametrize(
    "change",
    [
        {"hands": (3, 3, 12, 48)},
        {"hands": (3, 4, 24, 96)},
        {"hands": (0, 0, 0, 0)},
        {"hands": (1 << 57 | 1, 6, 24, 96)},
        {"table": (0,)},
        {"table": (57,), "hands": (1, 6, 24, 96)},
        {"leader": 4},
        {"tricks": 13},
    ],
)
def test_hands_that_make_no_position_are_refused(solver, change):
    hand = replace(fresh_hand(rule_set("crowsnest"), Random(1), 2), **change)
    with pytest.raises(ValueError, match="layout 0"):
        solver.solve(hand.game.packed, hand.packed, 0, 0, 1 << 16, None)


@TWINS
def test_bytes_of_the_wrong_size_are_refused(solver):
    hand = fresh_hand(rule_set("crowsnest"), Random(1), 2)
    for game, layout in ((hand.game.packed[1:], hand.packed), (hand.game.packed, hand.packed[1:])):
        with pytest.raises(ValueError, match="size"):
            solver.solve(game, layout, 0, 0, 1 << 16, None)


def test_fourteen_cards_of_all_suits_can_be_asked():
    """The longest hands, most of them stopped: nothing overruns."""
    for game in ("partnership", "one_high", "call_partner"):
        rules = rule_set(game)
        hand = fresh_hand(rules, Random(3), rules.hand)
        assert not solve(hand, limits=Limits(nodes=20_000)).complete
    assert len(CARDS) == 57
