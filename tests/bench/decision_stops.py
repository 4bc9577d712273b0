"""How long work goes on after it is told to stop, in every game and phase.

    python -m tests.bench.decision_stops [--deals 1] [--seed 1] [--threads 2] [--games crowsnest ...]

For each game the first decision of each phase and one in the middle of the play are worked out as the table
has it, with all cards open as well, and told to stop at some moments. One line a game: how often work was
stopped, then median and longest milliseconds from the moment that the answer to "stop?" is yes until the work
has returned, and the phase of the longest. At most 50 are wanted. The last columns are the processor time
from when the work has heard of it, which does not grow when the machine has other work. The last line is a
yardstick: how long it takes to do nothing but wait for as long as the work waits between two questions.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.doubledummy import backend, cores
from rooktutor.solve.montecarlo import LOOK, evaluate_open, refine
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.solving import StoppedError
from rooktutor.solve.values import Budget

LAYOUTS = 4000
"""More than are looked at before the work is stopped."""
STOPS = 5
"""Moments at which each decision is told to stop."""
LATEST = 0.3
"""Seconds after which work has been told to stop."""
MIDDLE = 11
"""Cards in a hand from which on open hands are solved; in shorter games two less than are dealt."""


@dataclass(frozen=True)
class Stop:
    """Milliseconds until work had stopped, and those of processor time since it had heard."""

    phase: str
    late: float
    spent: float


def decisions(game: str, seed: int) -> Iterator[tuple[str, Position]]:
    """The first decision of each phase in one hand by rules of thumb, and one in the middle of the play."""
    rules = rule_set(game)
    position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
    seen: set[str] = set()
    while (seat := position.to_act) is not None:
        name = position.phase.value
        if position.phase is Phase.PLAY and len(position.hand(seat)) <= min(MIDDLE, rules.hand - 2):
            name = "middle"
        if name not in seen:
            seen.add(name)
            yield name, position
        if name == "middle":
            return
        position = position.after(RulesPlayer().act(position.view(seat), seed))


def stopped(phase: str, work: Callable[[Callable[[], bool]], object], after: float) -> Stop | None:
    """What it takes to stop ``work``, or None when it was done before."""
    at = time.perf_counter() + after
    heard: list[float] = []

    def cancelled() -> bool:
        if time.perf_counter() < at:
            return False
        heard.append(time.process_time())
        return True

    work(cancelled)
    if not heard:
        return None
    return Stop(phase, (time.perf_counter() - at) * 1000, (time.process_time() - heard[0]) * 1000)


def values(position: Position, threads: int) -> Callable[[Callable[[], bool]], object]:
    """The work on one seat's view, as the table has it done."""
    assert position.to_act is not None
    view = position.view(position.to_act)

    def work(cancelled: Callable[[], bool]) -> object:
        budget = Budget(LAYOUTS, sharpen=True)
        found = refine(view, budget=budget, seed=1, threads=threads, cancelled=cancelled, every_card=True)
        return list(found)

    return work


def open_values(position: Position) -> Callable[[Callable[[], bool]], object]:
    """The work on a position whose cards are all open."""

    def work(cancelled: Callable[[], bool]) -> object:
        try:
            return evaluate_open(position, cancelled=cancelled)
        except StoppedError:
            return None

    return work


def stops(game: str, deals: int, seed: int, threads: int) -> list[Stop]:
    """How long work goes on in one game."""
    rng, found = Random(seed), []
    for number in range(deals):
        for phase, position in decisions(game, seed + number):
            works = [(phase, values(position, threads)), (f"{phase}, open", open_values(position))]
            found += [
                stop
                for name, work in works
                for _ in range(STOPS)
                if (stop := stopped(name, work, rng.uniform(0.0, LATEST))) is not None
            ]
    return found


def waiting() -> tuple[float, float]:
    """Median and longest milliseconds of a wait between two questions."""
    late = []
    for _ in range(200):
        start = time.perf_counter()
        time.sleep(LOOK)
        late.append((time.perf_counter() - start) * 1000)
    return median(late), max(late)


def main() -> None:
    """Print the table that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    asked = parser.parse_args()
    print(f"milliseconds until stopped work has stopped, {backend()}, {asked.threads} threads; wanted 50")
    print(f"{'game':26} {'stops':>5} {'median':>7} {'longest':>8}  {'where':16} {'cpu':>6} {'longest':>8}")
    every: list[Stop] = []
    for game in asked.games:
        found = stops(game, asked.deals, asked.seed, asked.threads)
        every += found
        print(row(game, found), flush=True)
    print(row("all", every))
    print("{:26} {:5} {:7.1f} {:8.1f}".format("yardstick, a wait of LOOK", 200, *waiting()))


def row(name: str, found: list[Stop]) -> str:
    """One line of the table."""
    worst = max(found, key=lambda stop: stop.late)
    spent = [stop.spent for stop in found]
    return (
        f"{name:26} {len(found):5} {median(stop.late for stop in found):7.1f} {worst.late:8.1f}"
        f"  {worst.phase:16} {median(spent):6.1f} {max(spent):8.1f}"
    )


if __name__ == "__main__":
    main()
