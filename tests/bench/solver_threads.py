"""What a second thread brings: to the solver, and to the values of one decision.

    python -m tests.bench.solver_threads [--times 5] [--seed 1]

Each line is the same work done with one thread and with two, by turns, and how many times as fast two were:
the median, the least and the most of ``--times`` pairs. The first two lines are yardsticks that show what two
cores of this machine bring at all when nothing is shared: a hash that is computed in C without the
interpreter's lock, and one hand solved in each of two threads. More than they bring cannot be had. The
numbers mean something only while the machine has nothing else to do.
"""

import argparse
import hashlib
import time
from collections.abc import Callable
from random import Random
from statistics import median
from threading import Thread

from rooktutor.game.view import View
from rooktutor.rules.systems import rule_set
from rooktutor.solve.doubledummy import backend, cores, solve, solve_many
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget
from tests.bench.decision import first_leads
from tests.solve.cases import fresh_hand

SOLVED = {("crowsnest", 9): 24, ("crowsnest", 7): 200, ("kentucky_rook", 10): 16, ("call_partner", 9): 24}
"""Hands solved in one go, by game and cards."""
DECIDED = {"crowsnest": 48, "kentucky_discard": 48, "kentucky_rook": 48, "call_partner": 48}
"""Layouts behind one decision, by game."""
ROUNDS = 300_000
"""Of the hash: a tenth of a second or so."""

Work = Callable[[int], object]
"""Something to be done with so many threads."""


def ratios(work: Work, times: int) -> list[float]:
    """How many times as fast two threads are as one, pair by pair."""
    found = []
    for _ in range(times):
        clock = []
        for threads in (1, 2):
            start = time.perf_counter()
            work(threads)
            clock.append(time.perf_counter() - start)
        found.append(clock[0] / clock[1])
    return sorted(found)


def twice(work: Callable[[], object]) -> Work:
    """The work done two times: one after the other, or at once."""

    def done(threads: int) -> None:
        if threads == 1:
            work()
            work()
            return
        both = [Thread(target=work) for _ in range(2)]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join()

    return done


def solving(game: str, cards: int, number: int, seed: int) -> Work:
    """Freshly dealt hands, all of them."""
    rng = Random(seed)
    hands = [fresh_hand(rule_set(game), rng, cards) for _ in range(number)]
    return lambda threads: solve_many(hands, threads=threads)


def deciding(view: View, layouts: int) -> Work:
    """The values of a lead to the first trick."""
    return lambda threads: evaluate(view, budget=Budget(layouts), seed=1, threads=threads)


def main() -> None:
    """Print the table that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    hand = fresh_hand(rule_set("kentucky_rook"), Random(asked.seed), 10)
    works: dict[str, Work] = {
        "yardstick, a hash": twice(lambda: hashlib.pbkdf2_hmac("sha256", b"", b"", ROUNDS)),
        "yardstick, a hand in each thread": twice(lambda: solve(hand)),
    }
    for (game, cards), number in SOLVED.items():
        works[f"solve_many, {game}, {cards} cards"] = solving(game, cards, number, asked.seed)
    for game, layouts in DECIDED.items():
        (view,) = first_leads(game, 1, asked.seed)
        works[f"evaluate, {game}"] = deciding(view, layouts)
    print(f"two threads against one, {backend()}, {cores()} cores: times as fast")
    print(f"{'':40} {'median':>7} {'least':>7} {'most':>7}")
    for name, work in works.items():
        found = ratios(work, asked.times)
        print(f"{name:40} {median(found):7.2f} {found[0]:7.2f} {found[-1]:7.2f}", flush=True)


if __name__ == "__main__":
    main()
