"""Draw how long the exact solver takes with so many cards left, a panel for each game.

    python scripts/plot_solver.py --hands 60 --keep solver_times.json --out docs/solver_time.png

For each game and number of cards in each hand, freshly dealt hands are solved on one core, every legal card
exactly. The line is the median, the band reaches up to the time that 95 hands in 100 stay under. A hand is
given up after twenty million tricks, some five seconds. Times that ``--keep`` holds are not measured again.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

import matplotlib as mpl

mpl.use("agg")
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MultipleLocator, NullFormatter
from PIL import Image

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rooktutor.rules.systems import RULE_SETS, rule_set  # noqa: E402
from rooktutor.solve.doubledummy import Limits, solve  # noqa: E402
from tests.solve.cases import fresh_hand  # noqa: E402

BLUE, ORANGE, GRAY, INK = "#0072B2", "#D55E00", "#B0B0B0", "#222222"
"""Colors that differ in lightness too, so that nobody has to tell hues apart."""
FEWEST, MOST = 2, 11
LIMITS = Limits(nodes=20_000_000)

Times = dict[str, dict[int, list[float]]]
"""Milliseconds for each hand, by game and cards left."""


def measure(game: str, cards: int, hands: int, seed: int) -> list[float]:
    """Return the milliseconds that each of so many hands takes."""
    rules, rng = rule_set(game), Random(seed * 100 + cards)
    dealt = [fresh_hand(rules, rng, cards) for _ in range(hands)]
    return [_clock(partial(solve, hand, limits=LIMITS)) for hand in dealt]


def _clock(work: Callable[[], object]) -> float:
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def high(times: list[float]) -> float:
    """The time that 95 of 100 hands stay under."""
    return sorted(times)[int(len(times) * 0.95)]


def panel(axes: Axes, game: str, times: dict[int, list[float]]) -> None:
    """Draw one game."""
    cards = sorted(times)
    middle, upper = [median(times[left]) for left in cards], [high(times[left]) for left in cards]
    for second, name in ((1000, "1 s"), (1, "1 ms")):
        axes.axhline(second, color=GRAY, linewidth=0.8, zorder=0)
        axes.text(FEWEST, second * 1.15, name, fontsize=7, color=INK)
    axes.fill_between(cards, middle, upper, color=ORANGE, alpha=0.3, linewidth=0)
    axes.plot(cards, upper, color=ORANGE, linewidth=1, linestyle="--")
    axes.plot(cards, middle, color=BLUE, linewidth=1.8, marker="o", markersize=3.5)
    for value, color, below in ((middle[-1], BLUE, -12), (upper[-1], INK, 5)):
        axes.annotate(
            f"{value:.0f}",
            (cards[-1], value),
            textcoords="offset points",
            xytext=(-2, below),
            ha="center",
            fontsize=8,
            color=color,
        )
    axes.set_title(game.replace("_", " "), fontsize=9, color=INK)
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _place: f"{value:g}"))
    axes.yaxis.set_minor_formatter(NullFormatter())
    axes.xaxis.set_major_locator(MultipleLocator(1))
    axes.tick_params(labelsize=7)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def draw(times: Times, out: Path) -> None:
    """Write the picture."""
    columns = min(5, len(times))
    rows = -(-len(times) // columns)
    figure, grid = plt.subplots(
        rows, columns, figsize=(2.2 * columns, 2.3 * rows + 0.5), sharex=True, sharey=True, squeeze=False,
        layout="constrained",
    )  # fmt: skip
    flat = list(grid.flat)
    for axes, (game, by_cards) in zip(flat, times.items(), strict=False):
        panel(axes, game, by_cards)
    for axes in flat[len(times) :]:
        axes.set_visible(False)
    figure.supxlabel("cards left in each hand", fontsize=9)
    figure.supylabel("milliseconds, one core", fontsize=9)
    figure.suptitle(
        "Every legal card solved exactly: median (line), 95 of 100 hands (dashed)", fontsize=11, color=INK
    )
    figure.savefig(out, dpi=110)
    with Image.open(out) as picture:
        small = picture.convert("RGB").quantize(64)
    small.save(out, optimize=True)


def main() -> None:
    """Measure what is not kept yet, print it, and draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--most", type=int, default=MOST, help="cards left at most")
    parser.add_argument("--keep", type=Path, help="where times are kept")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "solver_time.png")
    asked = parser.parse_args()
    kept: dict[str, dict[str, list[float]]] = {}
    if asked.keep and asked.keep.exists():
        kept = json.loads(asked.keep.read_text(encoding="utf-8"))
    times: Times = {}
    for game in asked.games:
        times[game] = {}
        for cards in range(FEWEST, min(asked.most, rule_set(game).hand) + 1):
            known = kept.setdefault(game, {})
            if str(cards) not in known:
                known[str(cards)] = measure(game, cards, asked.hands, asked.seed)
                if asked.keep:
                    asked.keep.write_text(json.dumps(kept), encoding="utf-8")
            taken = times[game][cards] = known[str(cards)]
            print(
                f"{game:26} {cards:3} {median(taken):10.3f} {high(taken):10.3f} {max(taken):10.3f}",
                flush=True,
            )
    draw(times, asked.out)


if __name__ == "__main__":
    main()
