"""Fit how high a seat of some strength bids in each game, by the auctions of many deals.

    python scripts/fit_climbs.py --hands 4000 --jobs 2 --keep DIR --write

What a strength carries and how high it should bid are two things: who passes on a weak hand leaves it
mostly to strong opponents. From hands that were bought and played out (``tests/bench/played.py``) the
points of a declarer are fitted on the strength of all four hands, and with them what each seat would make
of each deal at each price; so thousands of auctions can be followed to their end and their worth. Of many
straight lines from strength to the highest bid that one is taken which gains most a hand, on average, on
three kinds of opponents: who bid by strength and by the count of top cards, with the usual margin, and by
strength and luck. Every deal is bid twice with seats swapped. ``--write`` puts the lines and the weights of
the strengths into ``rooktutor/solve/_climbs.py``.
"""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rooktutor.game.actions import PASS, Bid  # noqa: E402
from rooktutor.game.auction import Auction  # noqa: E402
from rooktutor.game.deal import deal  # noqa: E402
from rooktutor.game.scoring import score_difference  # noqa: E402
from rooktutor.rules.axes import Teams  # noqa: E402
from rooktutor.rules.ruleset import RuleSet  # noqa: E402
from rooktutor.rules.systems import RULE_SETS, rule_set  # noqa: E402
from rooktutor.seats import Seat  # noqa: E402
from rooktutor.solve.callingon import CallingOn  # noqa: E402
from rooktutor.solve.prospects import point_step  # noqa: E402
from rooktutor.solve.strength import CAUTION, strength  # noqa: E402
from tests.bench.played import LUCK, exchanged, gather  # noqa: E402
from tests.bench.rivals import points_by_top_cards, with_usual_margin  # noqa: E402

SLOPES = (0.4, 0.6, 0.8, 1.0)
"""How many points more a hand bids for one more point of strength; with less, bids would say nothing."""
SHIFTS = (-0.5, 0.0, 0.5, 1.0)
"""How many steps of bidding a hand of usual strength goes beyond the usual margin."""
LIKELY = np.arange(1.25, 100, 2.5)
"""Percentiles of the points that a declarer may take."""
NORTH = np.array([True, False, True, False])
"""The side of north, by seat."""
OUT = ROOT / "rooktutor" / "solve" / "_climbs.py"
TEMPLATE = '''"""How high a seat bids for its strength, and what it takes against others, by game.

``scripts/fit_climbs.py --write`` writes this file; nothing in it is set by hand.
"""

from collections.abc import Mapping
from types import MappingProxyType

CLIMBS: Mapping[str, tuple[float, float]] = MappingProxyType(
    {{
{lines}    }}
)
"""A share of all points, and points for each point of strength; together the highest bid."""

AGAINST: Mapping[str, tuple[float, float, float, float, float]] = MappingProxyType(
    {{
{against}    }}
)
"""What a declarer takes against known hands: a share of all points, and points for each point of strength.

Of his own, of the partner's, and of the opponents', the weaker first. Where the partner is called, of his own
and of the others', the weakest first.
"""
'''


@dataclass(frozen=True)
class Deals:
    """The deals of a game: what each seat may expect by strength and by top cards, and is worth as declarer.

    ``worth`` has deals, declarers and prices: the score difference between the sides of north and of east.
    """

    rules: RuleSet
    dealers: list[Seat]
    strengths: np.ndarray
    tops: np.ndarray
    worth: np.ndarray
    weights: tuple[float, ...]
    """Of a constant share of all points and of the four strengths in the points of a declarer."""


def deals_of(rules: RuleSet, hands: int, seed: int, jobs: int, keep: Path | None) -> Deals:
    """Return the deals of a game with what is known of them from hands played."""
    rows = gather(rules.id, seed, hands, jobs=jobs, keep=keep)
    dealt = [deal(rules, row.seed, list(Seat)[row.seed % 4]) for row in rows]
    strengths = np.array([[strength(rules, hand.mask).points for hand in each.hands] for each in dealt])
    tops = np.array([[points_by_top_cards(rules, hand.mask) for hand in each.hands] for each in dealt])
    columns = [_columns(rules, strengths, seat) for seat in range(4)]
    bought = np.array([columns[row.declarer][number] for number, row in enumerate(rows)])
    taken = np.array([row.taken for row in rows], float)
    weights, *_rest = np.linalg.lstsq(bought, taken, rcond=None)
    errors = taken - bought @ weights
    wide = np.polyfit(bought @ weights, abs(errors), 1)

    def spread(mean: np.ndarray) -> np.ndarray:
        return np.maximum(np.polyval(wide, mean), rules.total_points / 40)

    steps = np.percentile(errors / spread(bought @ weights), LIKELY)
    prices = range(rules.min_bid, rules.max_bid + 1, rules.bid_step)
    table = np.array(
        [[score_difference(rules, bid, points) for points in range(rules.total_points + 1)] for bid in prices]
    )
    worth = np.zeros((len(rows), 4, len(prices)))
    for seat in range(4):
        mean = columns[seat] @ weights
        points = mean[:, None] + spread(mean)[:, None] * steps
        points = (points / point_step(rules)).round() * point_step(rules)
        found = table[:, np.clip(points, 0, rules.total_points).astype(int)].mean(axis=2)
        if rules.teams is Teams.FIXED:
            share = np.full(len(rows), 1 - 2 * (seat % 2))
        else:
            share = np.array([_share(exchanged(rules, each, list(Seat)[seat]).declaring) for each in dealt])
        worth[:, seat] = (found * share).T
    against = (weights[0] / rules.total_points, *weights[1:])
    rounded = tuple(round(float(weight), 3) for weight in against)
    return Deals(rules, [each.dealer for each in dealt], strengths, tops, worth, rounded)


def _columns(rules: RuleSet, strengths: np.ndarray, seat: int) -> np.ndarray:
    """What the points of a declarer are fitted on: his strength, and those of the others in some order."""
    own, partner = strengths[:, seat], strengths[:, seat ^ 2]
    against = np.sort(strengths[:, [(seat + 1) % 4, (seat + 3) % 4]], axis=1)
    others = np.column_stack([partner, against])
    if rules.teams is not Teams.FIXED:
        others = np.sort(others, axis=1)
    return np.column_stack([np.ones(len(own)), own, others])


def _share(declaring: int) -> float:
    """What part of the score difference goes to the side of north: nothing if each side has one declaring."""
    return ((declaring & 0b0101).bit_count() - (declaring & 0b1010).bit_count()) / 2


def gain(deals: Deals, first: np.ndarray, second: np.ndarray) -> float:
    """Return what bidding up to the ``first`` limits gains a hand on bidding up to the ``second``."""
    rules, total = deals.rules, 0.0
    onward = {dealer: CallingOn(Auction(rules, dealer)) for dealer in Seat}
    for sign, side in ((1, NORTH), (-1, ~NORTH)):
        for number, limits in enumerate(np.where(side, first, second).tolist()):
            dealer = deals.dealers[number]
            opens = limits[Auction(rules, dealer).first_bidder.index] >= rules.min_bid
            call = Bid(rules.min_bid) if opens else PASS
            declarer, bid, _moon = onward[dealer].ends([call], limits)[call]
            if declarer is not None and bid:
                price = (bid - rules.min_bid) // rules.bid_step
                total += sign * deals.worth[number, declarer.index, price]
    return total / (2 * len(deals.dealers))


def climbed(rules: RuleSet, strengths: np.ndarray, line: tuple[float, float]) -> np.ndarray:
    """Return how high hands of these strengths bid by a line."""
    bids = line[0] * rules.total_points + line[1] * strengths
    bids = bids // rules.bid_step * rules.bid_step
    return np.where(bids >= rules.min_bid, np.minimum(bids, rules.max_bid), 0).astype(int)


def reached(rules: RuleSet, points: np.ndarray) -> np.ndarray:
    """Return how high hands bid by these points with the usual margin."""
    return np.vectorize(lambda each: with_usual_margin(rules, each))(points)


def best_line(deals: Deals) -> tuple[tuple[float, float], list[float]]:
    """Return the line that gains most on all opponents together, and what it gains a hand on each."""
    rules, rng = deals.rules, Random(1)
    total, usual = rules.total_points, deals.strengths.mean()
    luck = np.array([[rng.gauss(0, LUCK * total) for _seat in Seat] for _deal in deals.dealers])
    against = [reached(rules, points) for points in (deals.tops, deals.strengths, deals.strengths + luck)]
    margin = CAUTION[rules.made_score] * total
    found = []
    for slope in SLOPES:
        for shift in SHIFTS:
            start = (1 - slope) * usual - margin + shift * rules.bid_step
            line = (round(float(start / total), 3), slope)
            limits = climbed(rules, deals.strengths, line)
            found.append((line, [gain(deals, limits, others) for others in against]))
    return max(found, key=lambda each: sum(each[1]))


def listed(rows: Mapping[str, tuple[float, ...]]) -> str:
    """Return numbers by game as lines of the package's file."""
    return "".join(f'        "{game}": {row},\n' for game, row in rows.items())


def main() -> None:
    """Fit, print what the lines gain, and write them if asked to."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=4000, help="hands of each game")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a directory to keep the hands in")
    parser.add_argument("--write", action="store_true", help="write the package's file")
    asked = parser.parse_args()
    lines: dict[str, tuple[float, float]] = {}
    against: dict[str, tuple[float, ...]] = {}
    print(f"{'points a hand gained on':26s} {'top cards':>9s} {'strength':>9s} {'with luck':>9s}")
    for game in RULE_SETS:
        found = deals_of(rule_set(game), asked.hands, asked.seed, asked.jobs, asked.keep)
        lines[game], gains = best_line(found)
        against[game] = found.weights
        print(f"{game:26s} " + " ".join(f"{each:+9.1f}" for each in gains), lines[game], flush=True)
    if asked.write:
        OUT.write_text(TEMPLATE.format(lines=listed(lines), against=listed(against)), encoding="utf-8")


if __name__ == "__main__":
    main()
