"""Turns to think: first come, first served, among threads; bounded, and given up, among processes."""

import multiprocessing
import threading
import time

from rooktutor.table.turns import HELD, SHARE, Rank, SharedTurns, Turns


def order_of(wanted: list[tuple[str, Rank]]) -> list[str]:
    """Who gets the one turn that there is, in order, when all of these wait for it."""
    queue, order = Turns(1), []
    assert queue.take(lambda: False)

    def wait(name, rank):
        assert queue.take(lambda: False, rank)
        order.append(name)
        queue.give(rank)

    threads = []
    for number, each in enumerate(wanted, start=1):
        threads.append(threading.Thread(target=wait, args=each))
        threads[-1].start()
        while queue.waiting < number:
            time.sleep(0.001)
    queue.give()
    for thread in threads:
        thread.join(30)
    assert queue.waiting == 0
    return order


def test_players_go_before_values_and_values_before_errands_and_then_whoever_has_waited_longest():
    wanted = [("review", Rank.ERRAND), ("a", Rank.VALUES), ("b", Rank.VALUES), ("player", Rank.PLAYER)]
    assert order_of(wanted) == ["player", "a", "b", "review"]


def test_an_errand_comes_to_its_turn_however_many_values_are_wanted():
    values = [(f"v{number}", Rank.VALUES) for number in range(3 * SHARE)]
    order = order_of([("one", Rank.ERRAND), ("two", Rank.ERRAND), *values])
    assert order.index("one") == SHARE - 1
    assert order.index("two") == 2 * SHARE - 1
    assert [name for name in order if name[0] == "v"] == [name for name, _rank in values]


def think(folder, size, marks, rounds):
    """What a process of a visitor does: take a turn, think, look whether another waits, and give it up."""
    queue = SharedTurns(folder, size)
    for _ in range(rounds):
        assert queue.take(lambda: False)
        with marks.get_lock():
            marks[0] += 1
            marks[1] = max(marks[1], marks[0])
        time.sleep(0.02)
        with marks.get_lock():
            marks[0] -= 1
        queue.give()


def test_no_more_processes_think_at_once_than_may(tmp_path):
    context = multiprocessing.get_context("spawn")
    marks = context.Array("i", [0, 0])
    processes = [context.Process(target=think, args=(tmp_path, 2, marks, 3)) for _ in range(5)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0] * 5
    assert marks[0] == 0
    assert 1 <= marks[1] <= 2


def test_a_process_that_thinks_long_sees_that_another_waits_and_computer_players_never_wait(tmp_path):
    long, other = SharedTurns(tmp_path, 1), SharedTurns(tmp_path, 1)
    assert long.take(lambda: False)
    assert not long.crowded
    came = threading.Event()

    def wait():
        assert other.take(lambda: False)
        came.set()

    waiting = threading.Thread(target=wait)
    waiting.start()
    while not long.crowded:
        time.sleep(HELD / 10)
    assert other.take(lambda: False, Rank.PLAYER)
    other.give(Rank.PLAYER)
    assert not came.is_set()
    long.give()
    assert came.wait(30)
    assert not long.take(lambda: True)
    other.give()
    waiting.join(30)
    assert long.take(lambda: False)
    long.give()


def test_whoever_leaves_does_not_wait(tmp_path):
    for queue, same in ((Turns(1), None), (SharedTurns(tmp_path, 1), SharedTurns(tmp_path, 1))):
        assert queue.take(lambda: False)
        assert not (same or queue).take(lambda: True)
        queue.give()
        assert (same or queue).take(lambda: False)
