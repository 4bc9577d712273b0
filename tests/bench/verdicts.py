"""How often each kind of player gets each verdict, at the thresholds in use and at others.

    python -m tests.bench.verdicts --hands 20 --games crowsnest --levels random beginner rules strong tutor

Hands are played by rules of thumb. At every decision with a choice each kind of player says what it would do,
with a seed of its own, and that is graded by values over ``--layouts`` layouts, which nobody else has seen.
Printed is, for each of some scales, what share of its decisions each player gets as good as the best, too
close to call, doubtful, a mistake or a blunder. Good thresholds put the players in the order of their
strength, and call next to nothing a mistake that the strongest player does on the same layouts.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rooktutor.explain.annotation import Verdict
from rooktutor.explain.verdict import THRESHOLDS, Thresholds, grade_of
from rooktutor.game.actions import Action, Discard
from rooktutor.game.view import View
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.players import PLAYERS
from rooktutor.solve.values import Evaluation
from tests.bench.reasons import decisions

LAYOUTS = 40
"""Layouts behind the values by which everything is graded."""
SHOWN = (Verdict.UNCLEAR, Verdict.DOUBTFUL, Verdict.MISTAKE, Verdict.BLUNDER)


def scales() -> Mapping[str, Thresholds]:
    """The thresholds in use, half and twice as high, and with blunders beginning sooner."""
    sooner = replace(THRESHOLDS, blunder_points=0.15, blunder_chance=0.2)
    return {"in use": THRESHOLDS, "half": _times(0.5), "twice": _times(2.0), "sooner": sooner}


def _times(factor: float) -> Thresholds:
    names = ("mistake_points", "blunder_points", "mistake_chance", "blunder_chance")
    return replace(THRESHOLDS, **{name: factor * getattr(THRESHOLDS, name) for name in names})


def choices(
    hand: Iterable[tuple[View, Evaluation]], levels: Sequence[str], seed: int
) -> Iterator[tuple[str, View, Evaluation, Action]]:
    """What each player would do at every decision of a hand that is more than a formality."""
    for number, (view, evaluation) in enumerate(hand):
        if len(evaluation) < 2:
            continue
        for level in levels:
            action = PLAYERS[level].act(view, seed * 1000 + number + 1)
            if isinstance(action, Discard) and evaluation.value(action) is None:
                continue
            yield level, view, evaluation, action


def count(
    found: Iterable[tuple[str, View, Evaluation, Action]], into: dict[tuple[str, str], Counter[Verdict]]
) -> None:
    """Grade what the players would do by each scale."""
    for level, view, evaluation, action in found:
        for name, scale in scales().items():
            grade = grade_of(view, evaluation, action, scale=scale)
            into.setdefault((name, level), Counter())[grade] += 1


def report(counted: Mapping[tuple[str, str], Counter[Verdict]]) -> str:
    """Return the shares in a table, one line for each scale and player."""
    lines = [f"{'scale':8} {'player':9} {'n':>6}  as good " + " ".join(f"{each.value:>8}" for each in SHOWN)]
    for (name, level), grades in sorted(counted.items(), key=lambda item: item[0][0]):
        total = grades.total()
        good = grades[Verdict.BEST] + grades[Verdict.EQUAL]
        shares = " ".join(f"{100 * grades[each] / total:8.1f}" for each in SHOWN)
        lines.append(f"{name:8} {level:9} {total:6} {100 * good / total:8.1f} {shares}")
    return "\n".join(lines)


def main() -> None:
    """Play what the command line asks for and print the shares, hand by hand."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=20, help="hands of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first hand")
    parser.add_argument("--layouts", type=int, default=LAYOUTS, help="layouts behind the values")
    parser.add_argument("--games", nargs="*", default=list(RULE_SETS))
    parser.add_argument("--levels", nargs="*", default=list(PLAYERS), choices=list(PLAYERS))
    parser.add_argument("--every", type=int, default=10, help="hands between reports of progress")
    asked = parser.parse_args()
    counted: dict[tuple[str, str], Counter[Verdict]] = {}
    for number in range(asked.first, asked.first + asked.hands):
        for game in asked.games:
            count(choices(decisions(game, number, asked.layouts), asked.levels, number), counted)
        if (number + 1 - asked.first) % asked.every == 0:
            print(f"{number + 1 - asked.first} hands of each game", report(counted), sep="\n", flush=True)
    print(report(counted))


if __name__ == "__main__":
    main()
