"""Duplicate matches: two kinds of player meet on the same deals with seats swapped.

    python -m tests.bench.duplicate crowsnest tutor rules --matches 100 --jobs 2 --keep results.jsonl

A match is five deals, each played at two tables: the first player sits north and south at one, east and
west at the other. Printed are matches won, tied and lost, the mean score difference of a hand with its 95
per cent interval, bids made and set by either player, illegal actions, and milliseconds of a core a
decision. The result depends on the seed alone, not on the number of jobs. What ``--keep`` has stored is not
played again.

A table at which all pass scores nothing for that deal; a deal that is passed out at both is dealt anew.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat, Side
from rooktutor.solve.players import Player
from tests.bench.rivals import rival

DEALS = 5
"""Deals of a match, each played twice."""
REDEALS = 20
"""How often a deal that everybody passes is dealt anew."""


@dataclass
class Tally:
    """What happened in some hands: ``differences`` a deal and hand for the first player, the rest by name."""

    differences: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    """Bids made and set, the sum of all bids, decisions, illegal actions and microseconds, by player."""
    slowest: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take in what happened in other hands; sums below nothing count as well.

        >>> total = Tally(counts=Counter(brought=5))
        >>> total.add(Tally(counts=Counter(brought=-7)))
        >>> total.counts["brought"]
        -2
        """
        self.differences += other.differences
        self.counts.update(other.counts)
        self.slowest = max(self.slowest, other.slowest)

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


def play_hand(
    rules: RuleSet, seed: int, players: dict[Side, tuple[str, Player]], tally: Tally, again: int = 0
) -> Position:
    """Return a finished hand. An illegal action is counted, and the first legal one is done instead."""
    dealt = deal(rules, seed * REDEALS + again, list(Seat)[seed % 4])
    position = Position.start(rules, dealt)
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None
        name, who = players[seat.side]
        start = time.thread_time()
        action = who.act(position.view(seat), seed * 1000 + len(position.actions))
        took = time.thread_time() - start
        tally.counts[f"{name} microseconds"] += round(took * 1e6)
        tally.counts[f"{name} decisions"] += 1
        tally.slowest = max(tally.slowest, took)
        if position.why_illegal(action) is not None:
            tally.counts[f"{name} illegal"] += 1
            action = position.legal_actions()[0]
        position = position.after(action)
    return position


def difference(position: Position, side: Side) -> float:
    """What ``side`` scored more than the other; in Call Partner by the mean of its seats."""
    sheet = position.score()
    if len(sheet.parties) == 2:
        return float(sheet.of(side) - sheet.of(side.other))
    return (
        sum(sheet.of(seat) for seat in side.seats) / 2 - sum(sheet.of(seat) for seat in side.other.seats) / 2
    )


def play_deal(rules: RuleSet, names: tuple[str, str], seed: int) -> Tally:
    """Return what comes of one deal, played twice with seats swapped, for the first player."""
    first, second = ((name, rival(name)) for name in names)
    tally = Tally()
    for again in range(REDEALS):
        total, played = 0.0, 0
        for side in Side:
            position = play_hand(rules, seed, {side: first, side.other: second}, tally, again)
            if position.declarer is None or position.public.redealt:
                continue
            played += 1
            total += difference(position, side)
            name = names[0] if position.declarer.side is side else names[1]
            tally.counts[f"{name} {'made' if position.score().made else 'set'}"] += 1
            tally.counts[f"{name} bid"] += position.bid or 0
        if played:
            break
    tally.differences.append(total / 2)
    return tally


def play_match(game: str, names: tuple[str, str], number: int, deals: int = DEALS) -> Tally:
    """Return the tally of match ``number``."""
    tally = Tally()
    for seed in range(number * deals, (number + 1) * deals):
        tally.add(play_deal(rule_set(game), names, seed))
    return tally


def match(rules: RuleSet, names: tuple[str, str], deals: int, first_seed: int = 0) -> Tally:
    """Return the tally of ``deals`` deals, each played twice."""
    tally = Tally()
    for seed in range(first_seed, first_seed + deals):
        tally.add(play_deal(rules, names, seed))
    return tally


def play_matches(
    game: str, names: tuple[str, str], numbers: Iterable[int], jobs: int
) -> Iterator[tuple[int, Tally]]:
    """Yield each match with its number, as it is finished."""
    if jobs == 1:
        for number in numbers:
            yield number, play_match(game, names, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(play_match, game, names, number): number for number in numbers}
        for done in as_completed(running):
            yield running[done], done.result()


def report(game: str, names: tuple[str, str], matches: dict[int, Tally]) -> str:
    """Return the result in a few lines a person can read."""
    total = Tally()
    for _number, tally in sorted(matches.items()):
        total.add(tally)
    sums = [sum(tally.differences) for tally in matches.values()]
    won, lost = sum(s > 0 for s in sums), sum(s < 0 for s in sums)
    tied = len(sums) - won - lost
    lines = [
        f"{game}: {names[0]} against {names[1]}: {len(sums)} matches, {won} won, {tied} tied, {lost} lost",
        f"  {total.mean:+.1f} +- {total.interval:.1f} points a hand over {2 * len(total.differences)} hands",
    ]
    for name in dict.fromkeys(names):
        made, failed = total.counts[f"{name} made"], total.counts[f"{name} set"]
        bid = total.counts[f"{name} bid"] / max(1, made + failed)
        pace = total.counts[f"{name} microseconds"] / 1000 / max(1, total.counts[f"{name} decisions"])
        lines.append(
            f"  {name}: bids made {made}, set {failed}, mean bid {bid:.0f}; illegal actions "
            f"{total.counts[f'{name} illegal']}; {pace:.1f} ms of a core a decision"
        )
    return "\n".join([*lines, f"  longest decision {total.slowest:.1f} s of a core"])


def stored(path: Path | None) -> dict[int, Tally]:
    """Return the matches that ``path`` keeps, by number."""
    if path is None or not path.exists():
        return {}
    found: dict[int, Tally] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        found[row["match"]] = Tally(row["differences"], Counter(row["counts"]), row["slowest"])
    return found


def run(
    game: str, names: tuple[str, str], numbers: Iterable[int], *, jobs: int, keep: Path | None, every: int
) -> dict[int, Tally]:
    """Play the matches that are not stored yet, print as it goes, and return all asked for."""
    asked = list(numbers)
    matches = {number: tally for number, tally in stored(keep).items() if number in asked}
    left = [number for number in asked if number not in matches]
    for number, tally in play_matches(game, names, left, jobs):
        matches[number] = tally
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"match": number, **vars(tally)}) + "\n")
        if len(matches) % every == 0 and len(matches) < len(asked):
            print(report(game, names, matches), flush=True)
    return matches


def main() -> None:
    """Play what the command line asks for and print the result."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="number of the first match")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="a file to keep the matches in, and to take them up from")
    parser.add_argument("--every", type=int, default=10, help="matches between reports of progress")
    asked = parser.parse_args()
    names = (asked.first, asked.second)
    numbers = range(asked.seed, asked.seed + asked.matches)
    matches = run(asked.game, names, numbers, jobs=asked.jobs, keep=asked.keep, every=asked.every)
    print(report(asked.game, names, matches), flush=True)


if __name__ == "__main__":
    main()
