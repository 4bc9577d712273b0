"""Duplicate matches: two kinds of player meet on the same deals with seats swapped.

Run ``python -m tests.bench.duplicate crowsnest tutor rules --deals 100``. Printed are the mean score
difference of a hand with its 95 per cent interval, the share of pairs won, and bids made and set.
"""

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat, Side
from rooktutor.solve.players import Player, player

REDEALS = 20


@dataclass
class Tally:
    """What happened in a match, by player name for bids."""

    differences: list[float] = field(default_factory=list)
    bids: Counter = field(default_factory=Counter)
    seconds: float = 0.0
    decisions: int = 0

    @property
    def mean(self) -> float:
        return sum(self.differences) / len(self.differences)

    @property
    def interval(self) -> float:
        """Half of the 95 per cent interval of the mean."""
        count = len(self.differences)
        if count < 2:
            return float("inf")
        variance = sum((d - self.mean) ** 2 for d in self.differences) / (count - 1)
        return 1.96 * sqrt(variance / count)


def play_hand(rules: RuleSet, seed: int, players: dict[Side, Player], tally: Tally | None = None) -> Position:
    """Return a finished hand; dealt again while nobody bids. Illegal actions raise."""
    for again in range(REDEALS):
        dealt = deal(rules, seed * REDEALS + again, list(Seat)[seed % 4])
        position = Position.start(rules, dealt)
        while position.phase is not Phase.OVER:
            seat = position.to_act
            assert seat is not None
            start = time.perf_counter()
            action = players[seat.side].act(position.view(seat), seed * 1000 + len(position.actions))
            if tally is not None:
                tally.seconds += time.perf_counter() - start
                tally.decisions += 1
            position = position.after(action)
        if position.declarer is not None and not position.public.redealt:
            break
    return position


def difference(position: Position, side: Side) -> float:
    """What ``side`` scored more than the other; in Call Partner by the mean of its seats."""
    sheet = position.score()
    if len(sheet.parties) == 2:
        return float(sheet.of(side) - sheet.of(side.other))
    return (
        sum(sheet.of(seat) for seat in side.seats) / 2 - sum(sheet.of(seat) for seat in side.other.seats) / 2
    )


def play_pair(rules: RuleSet, names: tuple[str, str], seed: int, tally: Tally) -> None:
    """Add one deal, played twice with seats swapped, to ``tally``, from the first player's point of view."""
    first, second = (player(name) for name in names)
    total = 0.0
    for side in Side:
        position = play_hand(rules, seed, {side: first, side.other: second}, tally)
        total += difference(position, side)
        if position.declarer is not None:
            name = names[0] if position.declarer.side is side else names[1]
            tally.bids[name, "made" if position.score().made else "set"] += 1
    tally.differences.append(total / 2)


def match(rules: RuleSet, names: tuple[str, str], deals: int, first_seed: int = 0) -> Tally:
    """Return the tally of ``deals`` pairs of hands."""
    tally = Tally()
    for seed in range(first_seed, first_seed + deals):
        play_pair(rules, names, seed, tally)
    return tally


def report(rules: RuleSet, names: tuple[str, str], tally: Tally) -> str:
    """Return the result in one line a person can read."""
    won = sum(1 for d in tally.differences if d > 0) / len(tally.differences)
    bids = ", ".join(
        f"{name} made {tally.bids[name, 'made']} of {tally.bids[name, 'made'] + tally.bids[name, 'set']}"
        for name in dict.fromkeys(names)
    )
    return (
        f"{rules.id}: {names[0]} - {names[1]}: {tally.mean:+.1f} +- {tally.interval:.1f} points a hand "
        f"over {len(tally.differences)} pairs, {won:.0%} of pairs won; {bids}; "
        f"{tally.seconds / tally.decisions * 1000:.1f} ms a decision; 0 illegal"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=1000, help="pairs between reports of progress")
    arguments = parser.parse_args()
    rules = rule_set(arguments.rules)
    names = (arguments.first, arguments.second)
    tally = Tally()
    for seed in range(arguments.seed, arguments.seed + arguments.deals):
        play_pair(rules, names, seed, tally)
        if len(tally.differences) % arguments.every == 0 or seed == arguments.seed + arguments.deals - 1:
            print(report(rules, names, tally), flush=True)


if __name__ == "__main__":
    main()
