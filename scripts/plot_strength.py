"""Draw how strong a tutor is with more or less time, against rules of thumb in duplicate matches.

    python scripts/plot_strength.py --game crowsnest --shares 0.1 0.25 0.5 1 --matches 20 --jobs 2

Each share of the usual number of layouts plays the same deals. The picture shows points a hand with 95 per
cent intervals over milliseconds a decision; matches are kept in ``--keep`` and not played again.
"""

import argparse
import sys
from pathlib import Path

import matplotlib as mpl

mpl.use("agg")
from matplotlib import pyplot as plt
from matplotlib.ticker import FuncFormatter, NullFormatter

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.bench.duplicate import Tally, report, run  # noqa: E402

BLUE, GRAY, INK = "#0072B2", "#767676", "#222222"
"""Colors that differ in lightness too, so that nobody has to tell hues apart."""

Point = tuple[float, float, float, float]
"""Share of the layouts, milliseconds a decision, points a hand, and half of the interval."""


def measured(name: str, share: float, matches: dict[int, Tally]) -> Point:
    """Return one point of the plot."""
    total = Tally()
    for _number, tally in sorted(matches.items()):
        total.add(tally)
    pace = total.counts[f"{name} microseconds"] / 1000 / total.counts[f"{name} decisions"]
    return share, pace, total.mean, total.interval


def draw(points: list[Point], game: str, hands: int, out: Path) -> None:
    """Write the picture."""
    figure, axes = plt.subplots(figsize=(7.2, 4.2), layout="constrained")
    axes.axhline(0, color=GRAY, linewidth=1.2)
    paces = [pace for _share, pace, _mean, _half in points]
    axes.errorbar(
        paces,
        [mean for _share, _pace, mean, _half in points],
        yerr=[half for _share, _pace, _mean, half in points],
        color=BLUE,
        marker="o",
        markersize=7,
        linewidth=1.8,
        capsize=4,
    )
    for share, pace, mean, _half in points:
        axes.annotate(
            f"{share:g} x layouts",
            (pace, mean),
            textcoords="offset points",
            xytext=(8, -14),
            fontsize=9,
            color=INK,
        )
    axes.annotate(
        "rules of thumb", (paces[-1], 0), textcoords="offset points", xytext=(0, 5), ha="right", color=INK
    )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda pace, _place: f"{pace:g}"))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_xticks([round(pace) if pace >= 10 else round(pace, 1) for pace in paces])
    axes.set_xlabel("mean time for a decision (milliseconds, one core)")
    axes.set_ylabel("points a hand more than rules of thumb")
    axes.set_title(f"{game}: the tutor's strength by time, {hands} hands each, 95 % intervals", fontsize=11)
    axes.margins(x=0.15)
    axes.set_ylim(bottom=min(-3.0, axes.get_ylim()[0]))
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(out, dpi=150)


def main() -> None:
    """Play what is not kept yet, print each result, and draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="crowsnest")
    parser.add_argument("--shares", type=float, nargs="*", default=[0.1, 0.25, 0.5, 1.0])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a directory to keep the matches in")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "strength.png")
    asked = parser.parse_args()
    points: list[Point] = []
    for share in asked.shares:
        name = f"tutor@{share:g}"
        names = (name, "rules")
        keep = asked.keep and asked.keep / f"{asked.game}_{share:g}.jsonl"
        played = run(asked.game, names, range(asked.matches), jobs=asked.jobs, keep=keep, every=1000)
        print(report(asked.game, names, played), flush=True)
        points.append(measured(name, share, played))
    draw(points, asked.game, asked.matches * 10, asked.out)


if __name__ == "__main__":
    main()
