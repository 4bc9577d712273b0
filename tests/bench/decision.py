"""How soon a decision at trick one has numbers, and how soon the best card stands out from the second.

    python -m tests.bench.decision [--deals 10] [--seed 1] [--threads 2] [--games crowsnest ...]

One line a game: over first leads of hands bid and exchanged by rules of thumb, the median and longest time
until the first numbers, and until the standard error of the difference between the best card and the second
is under two points. The last two columns are the processor time of all cores for the same, which does not
grow when the machine has other work. An error counts as soon as thirty-two layouts are behind it: over fewer,
two cards that differ in one hand of ten often come to the same in all. Hands of ten cards are valued as for a
learner: some layouts for every card, then many for those that may be best (``rooktutor.solve.contest``).
How soon work stops is asked by ``tests.bench.decision_stops``.
"""

import argparse
import time
from dataclasses import dataclass
from statistics import median

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.doubledummy import backend, cores
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.values import Budget, Evaluation

GAMES = ("crowsnest", "kentucky_discard", "kentucky_rook", "call_partner")
SHARP = 2.0
"""Points under which the error of the best difference has to be."""
FEWEST = 32
"""Layouts under which an error is not believed."""
MOST = 4000
GIVE_UP = 60.0
"""Seconds of processor time."""


@dataclass(frozen=True)
class Timing:
    """Seconds to the first numbers and to sharp ones, and the layouts behind these."""

    first: float
    sharp: float
    layouts: int
    error: float
    cpu_first: float
    cpu_sharp: float


def error_of(evaluation: Evaluation) -> float:
    """The standard error of the difference between the best card and the next."""
    return evaluation.spreads[1] if len(evaluation) > 1 else 0.0


def time_decision(view: View, threads: int, seed: int) -> Timing:
    start, cpu = time.perf_counter(), time.process_time()
    first = cpu_first = 0.0
    for evaluation in refine(view, budget=Budget(MOST, sharpen=True), seed=seed, threads=threads):
        passed, spent = time.perf_counter() - start, time.process_time() - cpu
        first, cpu_first = first or passed, cpu_first or spent
        sharp = evaluation.layouts >= FEWEST and error_of(evaluation) < SHARP
        if sharp or spent > GIVE_UP:
            break
    return Timing(first, passed, evaluation.layouts, error_of(evaluation), cpu_first, spent)


def first_leads(name: str, deals: int, seed: int) -> list[View]:
    """Views of the first leader in hands bid and exchanged by rules of thumb."""
    rules = rule_set(name)
    found: list[View] = []
    while len(found) < deals:
        seed += 1
        position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
        while (seat := position.to_act) is not None and position.phase is not Phase.PLAY:
            position = position.after(RulesPlayer().act(position.view(seat), seed))
        if seat is not None:
            found.append(position.view(seat))
    return found


def main() -> None:
    """Print the table that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=cores())
    parser.add_argument("--games", nargs="*", default=GAMES)
    asked = parser.parse_args()
    print(f"first leads, {backend()}, {asked.threads} threads, {asked.deals} hands each; seconds")
    print(
        f"{'game':20} {'first':>7} {'longest':>8} {'sharp':>7} {'longest':>8} {'layouts':>8} {'blunt':>6}"
        f" {'first, cpu':>11} {'sharp, cpu':>11}"
    )
    for game in asked.games:
        timings = [
            time_decision(view, asked.threads, 1) for view in first_leads(game, asked.deals, asked.seed)
        ]
        first, sharp = [t.first for t in timings], [t.sharp for t in timings]
        blunt = sum(t.error >= SHARP for t in timings)
        print(
            f"{game:20} {median(first):7.3f} {max(first):8.3f} {median(sharp):7.2f} {max(sharp):8.2f} "
            f"{median(t.layouts for t in timings):8.0f} {blunt:6}"
            f" {median(t.cpu_first for t in timings):11.3f} {median(t.cpu_sharp for t in timings):11.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
