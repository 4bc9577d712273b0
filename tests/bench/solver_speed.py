"""How long exact values take, row by row of what is promised, with yardsticks in the same run.

    python -m tests.bench.solver_speed [--deals 100] [--seed 1] [--games crowsnest ...] [--study FOLDER]

For each game and number of cards: median, 95th percentile and longest time in milliseconds of one core to
value every legal card of freshly dealt hands, and what is wanted of the median. Beside it some of the same
hands with a plain alpha-beta in the same language (tests/solve/plain.c). Then belote by colver and bridge by
endplay where they are installed, and the C study where ``--study`` names the folder of its sources. Last come
the first numbers after a card is played, and how long the package takes to import. What a second thread
brings is asked by ``tests.bench.solver_threads``.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median

from rooktutor.game.position import Position
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve import _ddpy
from rooktutor.solve.doubledummy import Limits, backend, solve
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.problem import Problem
from rooktutor.solve.solving import OPEN_REACH
from rooktutor.solve.values import Budget
from tests.bench import yardsticks
from tests.bench.yardsticks import milliseconds
from tests.solve import plain
from tests.solve.cases import fresh_hand
from tests.solve.walks import random_hand

SIZES = {9: (9, 6), 10: (10, 6), 13: (11, 10, 9, 6), 14: (11, 10, 9, 6)}
"""Cards left to solve, by the cards that the game deals; trick five begins with four fewer than are dealt."""
TAIL = (0.3, 1, 3, 10)
"""Seconds within which the longest hands are counted."""
LIMITS = Limits(entries=OPEN_REACH.entries)
"""As for a single layout: nothing is given up."""


def wanted(game: str, hand: int, cards: int) -> str:
    """What the median has to be at most, and what it should be."""
    if cards == 6:
        return "1 / 0.2"
    if cards == 9 and game in ("crowsnest", "kentucky_discard"):
        return "60 / 15"
    if cards == 10 and game == "kentucky_rook":
        return "150 / 40"
    return "100 / 30" if hand - cards >= 4 else ""


def line(game: str, cards: int | str, times: Sequence[float], note: str = "") -> str:
    """One row of the table."""
    ranked = sorted(times)
    p95 = ranked[int(len(ranked) * 0.95)]
    return f"{game:26} {cards:>5} {median(times):10.2f} {p95:10.2f} {ranked[-1]:10.2f}  {note}"


def shares(times: Sequence[float]) -> str:
    """How many of the hands took less than so many seconds, of which the rare long ones are the interest."""
    parts = (f"{100 * sum(ms < 1000 * top for ms in times) / len(times):.0f}" for top in TAIL)
    return f"{'/'.join(parts)} % in {'/'.join(f'{top:g}' for top in TAIL)} s"


def each(work: object, problems: Sequence[Problem]) -> list[float]:
    """The time for each problem."""
    assert callable(work)
    return [milliseconds(lambda problem=problem: work(problem)) for problem in problems]


def interpreted(problem: Problem) -> None:
    _ddpy.solve(problem.game.packed, problem.packed, 0, 0, 1 << 18, None)


def rows(asked: argparse.Namespace) -> None:
    for game in asked.games:
        rules = rule_set(game)
        for cards in SIZES[rules.hand]:
            rng = Random(asked.seed)
            hands = [fresh_hand(rules, rng, cards) for _ in range(asked.deals)]
            times: list[float] = []
            for hand in hands:
                start = time.thread_time()
                solve(hand, limits=LIMITS)
                times.append((time.thread_time() - start) * 1000)
            want = wanted(game, rules.hand, cards)
            notes = [f"wanted {want}"] * bool(want)
            notes += [shares(times)] * (cards == max(SIZES[rules.hand]) > 9)
            print(line(game, cards, times, ", ".join(notes)), flush=True)
            few = hands[: asked.plain if cards <= 7 else asked.plain_nine if cards == 9 else 0]
            if few:
                slow = each(plain.alphabeta, few)
                note = f"{sum(slow) / sum(each(solve, few)):.0f} times slower on {len(few)} hands"
                print(line("  plain alpha-beta in C", cards, slow, note), flush=True)
            if (
                asked.study
                and cards == rules.hand
                and (said := yardsticks.study(asked.study, game, asked.deals))
            ):
                print(f"{'  C study':26} {cards:5} {said}", flush=True)


def others(asked: argparse.Namespace) -> None:
    times = yardsticks.belote(max(1, asked.deals // 5), asked.seed)
    print(line("belote, colver", 8, times) if times else yardsticks.missing("colver"), flush=True)
    for cards in (9, 10, 13):
        times = yardsticks.bridge(max(1, asked.deals // 2), asked.seed, cards)
        print(line("bridge, endplay", cards, times) if times else yardsticks.missing("endplay"), flush=True)
    rng = Random(asked.seed)
    for cards in (3, 4, 5):
        hands = [fresh_hand(rule_set("crowsnest"), rng, cards) for _ in range(20)]
        print(line("interpreted, crowsnest", cards, each(interpreted, hands)), flush=True)


def first_numbers(asked: argparse.Namespace) -> None:
    """From a card being played to the first values of the next seat's cards."""
    for game in asked.games:
        times = []
        for seed in range(asked.seed, asked.seed + 3):
            for position in random_hand(rule_set(game), seed):
                if _on_play(position) and len(times) < 3 * (seed - asked.seed + 1):
                    seat = position.to_act
                    assert seat is not None
                    values = refine(position.view(seat), budget=Budget(200), seed=1)
                    times.append(milliseconds(lambda values=values: next(values)))
        print(line(f"{game}, first numbers", "", times, "trick one; wanted 150 / 50"), flush=True)


def _on_play(position: Position) -> bool:
    return position.phase.value == "play" and position.to_act is not None


def imports() -> None:
    """In a fresh interpreter each: the package, and the first annotation without values."""
    annotation = (
        "from rooktutor.game.deal import deal; from rooktutor.game.position import Position\n"
        "from rooktutor.rules.systems import CROWSNEST; from rooktutor.explain.annotate import annotate\n"
        "d = deal(CROWSNEST, seed=7); annotate(Position.start(CROWSNEST, d).view(d.dealer.next))"
    )
    for name, code in (("nothing", "pass"), ("import", "import rooktutor"), ("annotation", annotation)):
        times = []
        for _ in range(5):
            before = os.times()
            subprocess.run([sys.executable, "-c", code], check=True)
            after = os.times()
            used = after.children_user + after.children_system - before.children_user - before.children_system
            times.append(used * 1000)
        note = "" if name == "nothing" else "wanted 500 / 200, the interpreter's own time not counted"
        print(line(f"new process, {name}", "", times, note), flush=True)


def main() -> None:
    """Print the table that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--plain", type=int, default=2, help="short hands that the plain alpha-beta solves")
    parser.add_argument("--plain-nine", type=int, default=0, help="the same of nine cards, a minute each")
    parser.add_argument("--study", type=Path, help="the folder of the C study's sources")
    asked = parser.parse_args()
    print(
        f"exact values of every legal card, {backend()}, {asked.deals} hands each; milliseconds of one core"
    )
    print(f"{'game':26} {'cards':>5} {'median':>10} {'95 %':>10} {'longest':>10}")
    rows(asked)
    others(asked)
    first_numbers(asked)
    imports()


if __name__ == "__main__":
    main()
