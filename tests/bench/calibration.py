"""How true the chance of making a bid is: predicted chances against hands that were bought and played out.

    python -m tests.bench.calibration --hands 5000 --games crowsnest one_high --jobs 2 --keep DIR --plot

Deals are fresh: none of them was used to fit the model. Hands are bought and played out as
``tests/bench/played.py`` says, by the quick player; in CrowsNest, whose numbers come from hands of tutors,
by the careful one, who comes near them. One line a game: how often the bid was made and how often it should
have been; the expected calibration error (ten bins of predicted chance) of the bid that bought the hand,
what so few hands would show of a forecast that is true, the error by price instead of by chance, and that
over every bid that could have been named; the Brier score beside that of a forecast that always says the
base rate; and the mean error of the points, beside that of a linear map of the count of top cards.
``--sampled N`` measures N hands with layouts that are solved, too, as the tutor refines its first numbers.
``--plot`` draws docs/calibration.png.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random

from rooktutor.game.actions import Bid
from rooktutor.game.position import Position
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve._fits import FITS
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.prospects import chance_of, prospects
from rooktutor.solve.strength import strength
from rooktutor.solve.values import Budget
from tests.bench.played import CAREFUL, QUICK, Care, Played, auctioned, gather, hands_of
from tests.bench.rivals import points_by_top_cards

ROOT = Path(__file__).parents[2]
FIRST = 5_000_000
"""The first deal; those that models were fitted on are in the package's file of fits."""
FROM_TUTORS = ("crowsnest",)
"""Games whose numbers come from hands of tutors."""
BINS = 10
FEWEST = 25
"""Hands under which a bin is too small to be drawn."""
BLUE, GRAY, INK = "#0072B2", "#9a9a9a", "#222222"


@dataclass(frozen=True)
class Forecast:
    """What was said of the hands of a game, and what came of them."""

    game: str
    bids: list[int]
    chances: list[float]
    """Of making the bid that bought the hand."""
    made: list[float]
    every: tuple[list[float], list[float]]
    """The same for every bid that could have been named."""
    error: float
    rival: float
    """Mean errors of the points, by the model and by the count of top cards."""

    @property
    def rate(self) -> float:
        """How often bids were made."""
        return mean(self.made)

    @property
    def brier(self) -> float:
        """The Brier score of the chances."""
        return mean([(chance - made) ** 2 for chance, made in zip(self.chances, self.made, strict=True)])

    @property
    def by_price(self) -> float:
        """How far chances are from what is made, by the price of the hand."""
        groups: dict[int, list[float]] = defaultdict(list)
        for bid, chance, made in zip(self.bids, self.chances, self.made, strict=True):
            groups[bid].append(chance - made)
        return sum(abs(sum(group)) for group in groups.values()) / len(self.bids)


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def bins(chances: Sequence[float], made: Sequence[float]) -> list[tuple[int, float, float]]:
    """Return for each bin that is not empty its size, its mean chance, and the share that was made."""
    pairs = sorted(zip(chances, made, strict=True))
    found = []
    for _bin, group in groupby(pairs, key=lambda pair: min(BINS - 1, int(pair[0] * BINS + 1e-9))):
        inside = list(group)
        found.append((len(inside), mean([p for p, _m in inside]), mean([m for _p, m in inside])))
    return found


def off(chances: Sequence[float], made: Sequence[float]) -> float:
    """Return the expected calibration error."""
    return sum(size * abs(said - was) for size, said, was in bins(chances, made)) / len(chances)


def luck(chances: Sequence[float]) -> float:
    """Return the calibration error that hands so few would show of a forecast that is true."""
    rng = Random(len(chances))
    return mean([off(chances, [float(rng.random() < chance) for chance in chances]) for _ in range(20)])


def forecast(game: str, rows: list[Played]) -> Forecast:
    """Return what the model says of each hand at a glance, beside what was taken."""
    rules = rule_set(game)
    chances, made, errors, rival = [], [], [], []
    every: tuple[list[float], list[float]] = ([], [])
    for row, hand in zip(rows, hands_of(rules, rows), strict=True):
        points = strength(rules, hand).points
        likely = prospects(rules, None, points)
        chances.append(chance_of(row.bid, likely))
        made.append(float(row.taken >= row.bid))
        errors.append(abs(mean(likely) - row.taken))
        rival.append(abs(points_by_top_cards(rules, hand) - row.taken))
        for bid in range(rules.min_bid, rules.max_bid + 1, rules.bid_step):
            every[0].append(chance_of(bid, likely))
            every[1].append(float(row.taken >= bid))
    return Forecast(game, [row.bid for row in rows], chances, made, every, mean(errors), mean(rival))


def line(said: Forecast) -> str:
    """Return the measurements of a game in one line."""
    base = said.rate * (1 - said.rate)
    return (
        f"{said.game:26s} {len(said.made):6d} {said.rate:6.3f} {mean(said.chances):6.3f} "
        f"{off(said.chances, said.made):6.3f} {luck(said.chances):6.3f} "
        f"{said.by_price:6.3f} {off(*said.every):6.3f} "
        f"{said.brier:7.3f} {base:7.3f} {said.error:7.1f} {said.rival:7.1f}"
    )


HEAD = (
    f"{'':26s} {'hands':>6s} {'made':>6s} {'said':>6s} {'ECE':>6s} {'luck':>6s} {'price':>6s} {'every':>6s} "
    f"{'Brier':>7s} {'(base)':>7s} {'error':>7s} {'(tops)':>7s}"
)


def sampled(asked: tuple[str, Played, int]) -> tuple[float, float]:
    """Return the chance of the bid that bought a hand by solved layouts, and whether it was made."""
    game, row, layouts = asked
    position = auctioned(rule_set(game), row.seed)
    assert position is not None
    evaluation = evaluate(before_last_bid(position), budget=Budget(layouts), seed=row.seed)
    value = evaluation.value(Bid(row.bid))
    if value is None or value.p_make is None:
        return 1.0, 1.0
    return value.p_make, float(row.taken >= row.bid)


def before_last_bid(position: Position):
    """Return what declarer saw when he bid what the hand was bought for."""
    again = Position.start(position.rules, position.deal)
    calls = position.public.auction.calls
    for call in calls:
        if call == Bid(position.bid or 0):
            break
        again = again.after(call)
    assert again.to_act is not None
    return again.view(again.to_act)


def refined(game: str, rows: list[Played], layouts: int, jobs: int) -> str:
    """Return how true the chances are that solved layouts give."""
    rules = rule_set(game)
    bought = [row for row in rows if row.bid > rules.min_bid or rules.all_pass.value != "dealer_forced_min"]
    with ProcessPoolExecutor(jobs) as pool:
        pairs = list(pool.map(sampled, [(game, row, layouts) for row in bought], chunksize=10))
    chances, made = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    glance = forecast(game, bought)
    brier = mean([(p - m) ** 2 for p, m in pairs])
    return (
        f"{game:26s} {len(pairs)} hands, {layouts} layouts: made {mean(made):.3f}, said {mean(chances):.3f}, "
        f"ECE {off(chances, made):.3f}, Brier {brier:.3f} (at a glance {glance.brier:.3f}, "
        f"base rate {mean(made) * (1 - mean(made)):.3f})"
    )


def draw(found: list[Forecast], out: Path) -> None:
    """Draw for each game how often bids were made over how often they should be."""
    import matplotlib as mpl  # noqa: PLC0415 - only who draws needs it

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    columns = min(5, len(found))
    lines = -(-len(found) // columns)
    figure, axes = plt.subplots(
        lines, columns, figsize=(2.6 * columns, 2.75 * lines + 0.6), layout="constrained", squeeze=False
    )
    for place, (ax, said) in enumerate(zip(axes.flat, found, strict=False)):
        ax.plot([0, 1], [0, 1], color=GRAY, linewidth=1.2)
        drawn = [each for each in bins(said.chances, said.made) if each[0] >= FEWEST]
        for size, chance, was in drawn:
            half = 1.96 * (was * (1 - was) / size) ** 0.5
            ax.plot([chance, chance], [was - half, was + half], color=BLUE, linewidth=1.4)
        ax.plot([c for _s, c, _w in drawn], [w for _s, _c, w in drawn], color=BLUE, linewidth=0.8, alpha=0.6)
        most = max(size for size, _c, _w in drawn)
        ax.scatter(
            [c for _s, c, _w in drawn],
            [w for _s, _c, w in drawn],
            s=[12 + 60 * size / most for size, _c, _w in drawn],
            color=BLUE,
            zorder=3,
        )
        ax.set_title(said.game, fontsize=9.5, color=INK)
        ax.text(
            0.04,
            0.96,
            f"error {off(said.chances, said.made):.3f}\n{len(said.made)} hands",
            transform=ax.transAxes,
            va="top",
            fontsize=8,
            color=INK,
        )
        ax.set(xlim=(0, 1), ylim=(0, 1), aspect="equal", xticks=(0, 0.5, 1), yticks=(0, 0.5, 1))
        ax.set_xticklabels(["0", "50 %", "100 %"] if place >= len(found) - columns else [], fontsize=8)
        ax.set_yticklabels(["0", "50 %", "100 %"] if place % columns == 0 else [], fontsize=8)
        ax.grid(color="#e4e4e4", linewidth=0.6)
        ax.set_axisbelow(True)
        for side in ("top", "right"):
            ax.spines[side].set_visible(False)
    for ax in list(axes.flat)[len(found) :]:
        ax.set_visible(False)
    figure.supxlabel("chance of making the bid, as the tutor says at a glance", fontsize=9.5)
    figure.supylabel("share that was made (bars: 95 %)", fontsize=9.5)
    figure.savefig(out, dpi=130)


def care_of(game: str, asked: argparse.Namespace) -> Care:
    """By whose play a game is measured."""
    return CAREFUL if asked.careful or game in FROM_TUTORS else QUICK


def overlaps(rules: RuleSet, first: int, last: int) -> bool:
    """Whether some of these deals may have been used to fit the model."""
    fit = FITS.get(rules.id)
    return fit is not None and first < fit.seed + 4 * fit.hands and fit.seed < last


def main() -> None:
    """Play what is not kept, print a line a game, and draw if asked to."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=5000, help="bought hands of each game")
    parser.add_argument("--first", type=int, default=FIRST, help="the first deal")
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a directory to keep the hands in")
    parser.add_argument("--careful", action="store_true", help="the careful player in every game")
    parser.add_argument("--plot", action="store_true", help="draw docs/calibration.png")
    parser.add_argument("--sampled", type=int, default=0, help="hands to look at with solved layouts too")
    parser.add_argument("--layouts", type=int, default=20, help="layouts for each of these")
    asked = parser.parse_args()
    for game in asked.games:
        if overlaps(rule_set(game), asked.first, asked.first + 4 * asked.hands):
            parser.error(f"the model of {game} was fitted on deals from {FITS[game].seed} on; take others")
    print(HEAD, flush=True)
    found = []
    for game in asked.games:
        care = care_of(game, asked)
        rows = gather(game, asked.first, asked.hands, care=care, jobs=asked.jobs, keep=asked.keep)
        found.append(forecast(game, rows))
        print(line(found[-1]), flush=True)
    if asked.plot:
        draw(found, ROOT / "docs" / "calibration.png")
    for game in asked.games if asked.sampled else ():
        care = care_of(game, asked)
        rows = gather(game, asked.first, asked.sampled, care=care, jobs=asked.jobs, keep=asked.keep)
        print(refined(game, rows, asked.layouts, asked.jobs), flush=True)


if __name__ == "__main__":
    main()
