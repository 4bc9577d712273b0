"""The long check of the exact solver: endings against minimax, whole hands against a plain alpha-beta.

    python -m tests.solve.long_run [--endings 100000] [--hands 200] [--twins 5000] [--seed 1]

Endings have two to five cards and rules drawn axis by axis; hands have eight or nine cards of all games.
The compiled solver is asked twice, to be thorough as with long hands and not to be.
Prints how many were compared and how many differ, and ends with 1 if any does.
"""

import argparse
import sys
import time
from random import Random

from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve import _dd, _ddpy
from tests.solve import plain
from tests.solve.cases import answer, fresh_hand, random_problem

SHARES = {2: 0.40, 3: 0.45, 4: 0.145, 5: 0.005}
GAMES = tuple(RULE_SETS)


class Count:
    """Prints what was compared, and keeps what differed."""

    def __init__(self) -> None:
        self.wrong = 0
        self.start = time.perf_counter()

    def report(self, what: str, compared: int, differ: int) -> None:
        seconds = time.perf_counter() - self.start
        print(f"{compared:>7} {what}: {differ} differ ({seconds:.0f} s)", flush=True)
        self.wrong += differ


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--endings", type=int, default=100_000)
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--twins", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    count = Count()
    for cards, share in SHARES.items():
        rng, number, differ = Random(asked.seed * 100 + cards), round(asked.endings * share), 0
        for _ in range(number):
            ending = random_problem(rng, cards)
            points = plain.minimax(ending)
            if any(answer(_dd, ending, thorough=thorough)[0] != points for thorough in (False, True)):
                differ += 1
                print(ending)
        count.report(f"endings of {cards} cards, compiled and minimax", number, differ)
    for cards, share in SHARES.items():
        rng, number, differ = Random(asked.seed * 100 + 50 + cards), round(asked.twins * share), 0
        for _ in range(number):
            ending = random_problem(rng, cards)
            differ += answer(_dd, ending) != answer(_ddpy, ending)
        count.report(f"endings of {cards} cards, compiled and interpreted", number, differ)
    rng, differ = Random(asked.seed), 0
    for number in range(1, asked.hands + 1):
        cards = 9 if number % 5 == 0 else 8
        hand = fresh_hand(rule_set(GAMES[(number + number // 5) % len(GAMES)]), rng, cards)
        points, _ = answer(_dd, hand)
        differ += answer(_dd, hand, thorough=True)[0] != points or plain.wrong(hand, points) > 0
        if number % 10 == 0 or number == asked.hands:
            count.report("hands, compiled and alpha-beta", number, 0)
    count.wrong += differ
    print(f"{differ} of {asked.hands} hands differ")
    return 1 if count.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
