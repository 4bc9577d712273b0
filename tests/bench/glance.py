"""How long all calls take at a glance, in every rule set, beside solving one layout for each of them.

    python -m tests.bench.glance [--deals 20] [--seed 1] [--games crowsnest ...]

One line a game: the number of calls, median and longest time in milliseconds of one core until the model of
strength has valued them all, over first calls and calls in the middle of an auction; at most 20 are wanted.
The yardstick is the time that the same calls take with a single layout of which the play is solved.
"""

import argparse
import gc
import time
from collections.abc import Callable
from statistics import median

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve.doubledummy import backend
from rooktutor.solve.glance import call_values
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.players import call_by_strength
from rooktutor.solve.values import Budget

WANTED = 20.0
"""Milliseconds."""
EVERY = 3
"""Of so many calls in an auction one is looked at."""


def milliseconds(work: Callable[[], object]) -> float:
    gc.collect()  # what was left before is no part of it
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def callers(rules: RuleSet, deals: int, seed: int) -> list[View]:
    """Views of seats that are to call, in auctions by rules of thumb."""
    found = []
    for number in range(deals):
        position = Position.start(rules, deal(rules, seed + number))
        while position.phase is Phase.AUCTION and position.to_act is not None:
            view = position.view(position.to_act)
            if len(position.public.auction.calls) % EVERY == number % EVERY:
                found.append(view)
            position = position.after(call_by_strength(view))
    return found


def main() -> None:
    """Print the table that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    asked = parser.parse_args()
    print(f"all calls at a glance, {backend()}; milliseconds of one core")
    print(f"{'game':26} {'calls':>6} {'median':>8} {'longest':>8} {'one layout':>11}")
    for game in asked.games:
        views = callers(rule_set(game), asked.deals, asked.seed)
        call_values(views[0], seed=0)
        times = [milliseconds(lambda view=view: call_values(view, seed=1)) for view in views]  # type: ignore[misc]
        slow = [
            milliseconds(lambda view=view: evaluate(view, budget=Budget(1), seed=1))  # type: ignore[misc]
            for view in views[: max(1, len(views) // 5)]
        ]
        over = sum(each > WANTED for each in times)
        note = f"  {over} of {len(times)} over {WANTED:.0f}" if over else ""
        calls = median(len(view.legal_actions()) for view in views)
        print(
            f"{game:26} {calls:6.0f} {median(times):8.1f} {max(times):8.1f} {median(slow):11.1f}{note}",
            flush=True,
        )


if __name__ == "__main__":
    main()
