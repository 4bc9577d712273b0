"""Fit the chance to win a match from its scores (``rooktutor.solve.race``), and say how good it is.

Run ``python scripts/fit_race.py --hands 300``; it plays hands by rules of thumb, plays matches out with the
scores of these hands drawn anew, and prints the two numbers to copy and the error of the chance in each game.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from math import exp, sqrt
from random import Random

from rooktutor.game.deal import deal
from rooktutor.game.match import standing
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.players import RulesPlayer

Start = tuple[tuple[int, ...], list[float]]
"""Scores, and the share of matches that each party wins from there."""


def hands(rules: RuleSet, number: int) -> list[tuple[int, ...]]:
    """Return what each party scores in hands played by rules of thumb."""
    found: list[tuple[int, ...]] = []
    seed = 0
    while len(found) < number:
        seed += 1
        position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
        while position.phase is not Phase.OVER:
            seat = position.to_act or position.deal.dealer
            position = position.after(RulesPlayer().act(position.view(seat), seed))
        if position.declarer is not None:
            found.append(position.score().scored)
    return found


def starts(
    rules: RuleSet, scored: list[tuple[int, ...]], number: int, matches: int, rng: Random
) -> Iterator[Start]:
    """Yield scores from which a match may go on, and how often each party wins it."""
    parties = len(rules.parties)
    for _number in range(number):
        begin = tuple(rng.randrange(-rules.target // 4, rules.target, 5) for _ in range(parties))
        wins = [0.0] * parties
        for _match in range(matches):
            scores = begin
            while True:
                gain = rng.choice(scored)
                turn = rng.randrange(parties)
                gain = gain[turn:] + gain[:turn]
                scores = tuple(a + b for a, b in zip(scores, gain, strict=True))
                winner = standing(rules, scores).winner
                if winner is not None:
                    wins[rules.parties.index(winner)] += 1 / matches
                    break
        yield begin, wins


def predicted(rules: RuleSet, scores: tuple[int, ...], base: float, growth: float) -> list[float]:
    """Return the chance of each party by the formula with two numbers."""
    total = rules.total_points
    left = max(0.0, (rules.target - max(scores)) / total)
    scale = base + growth * sqrt(left)
    odds = [exp((score - max(scores)) / total / scale) for score in scores]
    return [each / sum(odds) for each in odds]


def error(data: dict[str, list[Start]], base: float, growth: float) -> dict[str, float]:
    """Return for each game how far the formula is off, root mean square."""
    off = {}
    for name, found in data.items():
        rules = RULE_SETS[name]
        squares = [
            (chance - share) ** 2
            for scores, shares in found
            for chance, share in zip(predicted(rules, scores, base, growth), shares, strict=True)
        ]
        off[name] = sqrt(sum(squares) / len(squares))
    return off


def main() -> None:
    """Fit, and print numbers and errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=300, help="hands of each rule set")
    parser.add_argument("--starts", type=int, default=60)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    asked = parser.parse_args()
    rng = Random(1)
    data = {
        name: list(
            starts(RULE_SETS[name], hands(RULE_SETS[name], asked.hands), asked.starts, asked.matches, rng)
        )
        for name in asked.games
    }
    grid = product([0.02 * n for n in range(1, 51)], [0.02 * n for n in range(51)])
    best = min(grid, key=lambda pair: sum(each**2 for each in error(data, *pair).values()))
    print(f"BASE, GROWTH = {best[0]:.2f}, {best[1]:.2f}")
    for name, off in error(data, *best).items():
        print(f"{name:28s} off by {off:.3f}")


if __name__ == "__main__":
    main()
