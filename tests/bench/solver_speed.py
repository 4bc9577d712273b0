"""How long exact values take, beside a plain alpha-beta in the same language, in one run.

    python -m tests.bench.solver_speed [--deals 100] [--yardstick 3] [--seed 1] [--games crowsnest ...]

One line a game and number of cards: median, 95th percentile and longest time in milliseconds of one core to
value every legal card of freshly dealt hands. Where it ends in reasonable time, the yardstick follows: the
same hands solved by tests/solve/plain.c, and how many times slower that is.
"""

import argparse
import time
from random import Random
from statistics import median

from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve import _ddpy
from rooktutor.solve.doubledummy import Limits, backend, solve, solve_many
from rooktutor.solve.problem import Problem
from tests.solve import plain
from tests.solve.cases import fresh_hand

SIZES = {9: (9, 6), 10: (10, 6), 13: (11, 10, 9, 6), 14: (11, 10, 9, 6)}
"""Cards left to solve, by the cards that the game deals."""
YARDSTICK_CARDS = 7
LIMITS = Limits(nodes=20_000_000)


def milliseconds(work: object, problem: Problem) -> float:
    assert callable(work)
    start = time.thread_time()
    work(problem)
    return (time.thread_time() - start) * 1000


def line(game: str, cards: int, times: list[float], note: str = "") -> str:
    ranked = sorted(times)
    p95 = ranked[int(len(ranked) * 0.95)]
    return f"{game:26} {cards:5} {median(times):10.2f} {p95:10.2f} {ranked[-1]:10.2f}  {note}"


def interpreted(problem: Problem) -> None:
    _ddpy.solve(problem.game.packed, problem.packed, 0, 0, 1 << 18, None)


def main() -> None:
    """Print the table that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--yardstick", type=int, default=3, help="hands that the plain alpha-beta solves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    asked = parser.parse_args()
    print(f"exact values of every legal card, {backend()}, {asked.deals} hands each; milliseconds")
    print(f"{'game':26} {'cards':>5} {'median':>10} {'95 %':>10} {'longest':>10}")
    for game in asked.games:
        rules = rule_set(game)
        for cards in SIZES[rules.hand]:
            rng = Random(asked.seed)
            hands = [fresh_hand(rules, rng, cards) for _ in range(asked.deals)]
            times, stopped = [], 0
            for hand in hands:
                start = time.thread_time()
                stopped += not solve(hand, limits=LIMITS).complete
                times.append((time.thread_time() - start) * 1000)
            print(line(game, cards, times, f"{stopped} given up" if stopped else ""), flush=True)
            if cards <= YARDSTICK_CARDS and asked.yardstick:
                few = hands[: asked.yardstick]
                slow = [milliseconds(plain.alphabeta, hand) for hand in few]
                times_slower = sum(slow) / sum(milliseconds(solve, hand) for hand in few)
                print(
                    line("  plain alpha-beta in C", cards, slow, f"{times_slower:.0f} times slower"),
                    flush=True,
                )
    rng = Random(asked.seed)
    for cards in (3, 4, 5):
        hands = [fresh_hand(rule_set("crowsnest"), rng, cards) for _ in range(20)]
        slow = [milliseconds(interpreted, hand) for hand in hands]
        print(line("interpreted, crowsnest", cards, slow), flush=True)
    for cards in (9, 7, 5, 3):
        hands = [fresh_hand(rule_set("kentucky_discard"), rng, cards) for _ in range(asked.deals)]
        start = time.thread_time()
        solve_many(hands)
        rate = len(hands) / (time.thread_time() - start)
        print(f"kentucky_discard, {cards} cards left: {rate:,.0f} layouts a second and core")


if __name__ == "__main__":
    main()
