"""Fit how strong hands are in each game, and what follows for points and chances, on hands well played.

    python scripts/fit_strength.py --hands 800 --jobs 2 --keep DIR --write

Hands are dealt from ``--seed`` on, bought and played out as ``tests/bench/played.py`` says. For each game the
share of points taken is fitted as a sum of the terms of ``rooktutor.solve.strength``, with the color that
the sum likes best as trump; few hands are kept from saying too much by drawing the weights towards those that
all games share. What the nest brings, and a called partner, is the same in every hand of a game: it is
measured by playing hands with and without. Printed is how good the fit is on hands left out of it, beside
fits on hands played by rules of thumb and on hands solved with all cards open, and the count of top cards;
and how little smaller the error would be with terms for seat and calls, which the sum therefore goes without.
``--write`` puts the result into ``rooktutor/solve/_fits.py``; CrowsNest keeps the numbers that its computer
players were measured with.
"""

import argparse
import json
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rooktutor.cards import CardSet, Color  # noqa: E402
from rooktutor.game.actions import Bid, Pass  # noqa: E402
from rooktutor.rules.axes import Teams  # noqa: E402
from rooktutor.rules.ruleset import RuleSet  # noqa: E402
from rooktutor.rules.systems import RULE_SETS, rule_set  # noqa: E402
from rooktutor.seats import Seat  # noqa: E402
from rooktutor.solve._chart import bits, chart  # noqa: E402
from rooktutor.solve._fits import Outlook  # noqa: E402
from rooktutor.solve.contracts import Way, quick_call, table_at_lead  # noqa: E402
from rooktutor.solve.discards import best_trump  # noqa: E402
from rooktutor.solve.playout import Table  # noqa: E402
from rooktutor.solve.prospects import chance_of, point_step, spread_out  # noqa: E402
from rooktutor.solve.strength import TERMS, WEIGHTS, terms  # noqa: E402
from tests.bench.calibration import off  # noqa: E402
from tests.bench.played import Played, auctioned, gather, hands_of, other_ways, table_of  # noqa: E402
from tests.bench.rivals import top_cards  # noqa: E402

QUANTILES = np.arange(2.5, 100, 5)
DRAWN = 6.0
"""How many hands' worth the shared weights count, for each term."""
DEAREST = 0.5
"""How many points fewer than one more point of price may mean, at most."""
SHIFTS = sorted(np.arange(-0.03, 0.0301, 0.001), key=abs)
BESIDE_SUM, BESIDE_SOLVED = 0.019, 0.0095
"""How far a spread may be moved, and its middle lie from the sum, in shares of all points."""
TOPS = (1, 2, 3, 4)
"""How many cards of each color may count as tops."""
ROUNDS = 4
"""Fits, each with the color that the one before likes best."""
PLAYED_BOTH_WAYS = 250
"""Hands played with and without the nest, or the partner."""
OUT = ROOT / "rooktutor" / "solve" / "_fits.py"
ENTRY = re.compile(r'^    "(\w+)": Fit\(\n.*?^    \),\n', re.DOTALL | re.MULTILINE)
KEPT = "crowsnest"


@dataclass(frozen=True)
class Data:
    """The hands of a game: terms by hand and color, count of top cards, and shares of points."""

    rules: RuleSet
    rows: list[Played]
    counted: np.ndarray
    tops: np.ndarray
    taken: np.ndarray
    thumb: np.ndarray
    solved: np.ndarray

    def part(self, chosen: np.ndarray) -> "Data":
        """Return some of the hands."""
        rows = [row for row, wanted in zip(self.rows, chosen, strict=True) if wanted]
        arrays = (self.counted, self.tops, self.taken, self.thumb, self.solved)
        return Data(self.rules, rows, *(array[chosen] for array in arrays))


def data_of(game: str, asked: argparse.Namespace) -> Data:
    """Return the hands of a game, played as far as they are not kept."""
    rules = rule_set(game)
    rows = gather(game, asked.seed, asked.hands, jobs=asked.jobs, keep=asked.keep)
    hands = list(hands_of(rules, rows))
    other = _others(rules, rows, asked.keep and asked.keep / f"{game}_{asked.seed}_others.json")
    return Data(
        rules=rules,
        rows=rows,
        counted=np.array([[terms(rules, chart(rules, color), hand) for color in Color] for hand in hands]),
        tops=np.array([[top_cards(rules, hand, tops) for tops in TOPS] for hand in hands], float),
        taken=np.array([row.taken for row in rows]) / rules.total_points,
        thumb=other[:, 0] / rules.total_points,
        solved=other[:, 1] / rules.total_points,
    )


def _others(rules: RuleSet, rows: list[Played], store: Path | None) -> np.ndarray:
    """What rules of thumb and open hands take, from the store as far as it goes."""
    known = json.loads(store.read_text()) if store and store.exists() else []
    known += [other_ways(rules, row) for row in rows[len(known) :]]
    if store:
        store.write_text(json.dumps(known))
    return np.array(known[: len(rows)])


def brought(data: Data) -> dict[int, float]:
    """Return the weights that are measured, by their place: of the nest, and of a called partner."""
    rules, found = data.rules, dict[int, float]()
    gains: dict[str, list[int]] = {"nest": [], "called partner": []}
    for row in data.rows[:PLAYED_BOTH_WAYS]:
        position = auctioned(rules, row.seed)
        assert position is not None  # noqa: S101 - it was played
        table = table_of(position)
        points = _by_thumb(table.copy())
        masks = [hand.mask for hand in position.deal.hands]
        nest, dealer = CardSet.of(position.deal.nest).mask, position.deal.dealer.index
        if rules.nest:
            trump = best_trump(rules, masks[row.declarer])
            called = quick_call(rules, chart(rules, trump), masks[row.declarer] | nest, nest)
            way = Way(trump, nest, called)
            left = table_at_lead(rules, masks, masks[row.declarer] | nest, row.declarer, dealer, way)
            gains["nest"].append(points - _by_thumb(left))
        if rules.teams is Teams.CALLED:
            own = next(bits(table.hands[row.declarer]))
            way = Way(table.chart.named, table.buried, own)
            alone = table_at_lead(rules, masks, masks[row.declarer] | nest, row.declarer, dealer, way)
            gains["called partner"].append(points - _by_thumb(alone))
    for term, gained in gains.items():
        unit = rules.nest / rules.hand if term == "nest" else 1.0
        found[TERMS.index(term)] = float(np.mean(gained)) / unit / rules.total_points if gained else 0.0
    return found


def _by_thumb(table: Table) -> int:
    table.run()
    return table.outcome()


def weights_of(counted: np.ndarray, shares: np.ndarray, measured: dict[int, float]) -> np.ndarray:
    """Return the weights of the terms, ``measured`` ones as they are."""
    weights = np.array(WEIGHTS)
    for place, weight in measured.items():
        weights[place] = weight
    for _round in range(ROUNDS):
        rows = best_color(counted, weights)
        seen = [place for place in range(len(TERMS)) if place not in measured and rows[:, place].any()]
        shared = np.array(WEIGHTS)[seen]
        drawn = DRAWN * np.eye(len(seen))
        drawn[0, 0] = 0.0
        rest = shares - rows[:, list(measured)] @ weights[list(measured)]
        columns = rows[:, seen]
        weights = np.zeros(len(TERMS))
        weights[seen] = np.linalg.solve(columns.T @ columns + drawn, columns.T @ rest + drawn @ shared)
        for place, weight in measured.items():
            weights[place] = weight
    return weights.round(3)


def best_color(counted: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Return for each hand its terms with the color that is worth most."""
    return counted[np.arange(len(counted)), (counted @ weights).argmax(axis=1)]


def estimated(data: Data, weights: np.ndarray) -> np.ndarray:
    """Return the share of points that each hand may expect."""
    return best_color(data.counted, weights) @ weights


def glance_of(data: Data, weights: np.ndarray, shares: np.ndarray) -> Outlook:
    """Return how points spread around the sum when a bid buys the hand.

    A hand that goes dear was wanted by others, who hold the better cards then: points fall as the price
    rises over the sum. That makes a bid over the sum harder to make and one under it safer, which is the
    same as a spread that is less wide.
    """
    expected = estimated(data, weights)
    errors = shares - expected
    over = np.array([row.bid for row in data.rows]) / data.rules.total_points - expected
    slope, _base = np.polyfit(over, errors, 1)
    dearer = float(np.clip(-slope, 0.0, DEAREST))
    return spread_around(
        data, shares, expected, (errors + dearer * over) / (1 + dearer), Outlook(0.0, 0.0, 1.0, ())
    )


def outlook_of(data: Data, weights: np.ndarray) -> Outlook:
    """Return what a solved layout and the sum come to together."""
    columns = np.column_stack([np.ones(len(data.rows)), data.solved, estimated(data, weights)])
    found, *_rest = np.linalg.lstsq(columns, data.taken, rcond=None)
    base, solved, strength = (round(float(number), 3) for number in found)
    mean = columns @ found
    return spread_around(data, data.taken, mean, data.taken - mean, Outlook(base, solved, strength, ()))


def spread_around(
    data: Data, shares: np.ndarray, expected: np.ndarray, errors: np.ndarray, sum_of: Outlook
) -> Outlook:
    """Return ``sum_of`` with the spread of ``errors``, so that bids are made as often as is said.

    Points of strong hands spread less, as there are no more than all of them: errors are taken in proportion
    to a line through their sizes. Players fight for the bid, and for no point beyond it, so that what is
    taken gathers just above it: without a small move it can look harder to make than it is.
    """
    tilt, width = np.polyfit(expected, abs(errors), 1) / abs(errors).mean()
    sum_of = replace(sum_of, width=round(float(width), 3), tilt=round(float(tilt), 3))
    wide = np.array([sum_of.wide(share) for share in expected])
    steps = np.percentile(errors / wide, QUANTILES)
    total, step = data.rules.total_points, point_step(data.rules)
    bids = np.array([row.bid for row in data.rows])[:, None]
    made = (shares[:, None] * total >= bids).mean()

    def wrong(shift: float) -> float:
        likely = expected[:, None] + wide[:, None] * (shift + steps[None, :])
        return abs(float(((likely * total / step).round() * step >= bids).mean() - made))

    most = BESIDE_SOLVED if sum_of.solved else BESIDE_SUM
    shift = min((shift for shift in SHIFTS if abs(steps.mean() + shift) < most), key=wrong)
    return replace(sum_of, spread=tuple(round(float(each), 3) for each in shift + steps))


def left_out(data: Data, shares: np.ndarray, measured: dict[int, float]) -> tuple[float, float, float, float]:
    """Return what a fit to ``shares`` is worth for points taken, by fifths left out.

    The mean error and the bias in points, the calibration error of the chance to make the bid, and Brier's.
    """
    total, parts = data.rules.total_points, np.arange(len(data.rows)) % 5
    guess = np.zeros(len(parts))
    chance = np.zeros(len(parts))
    for part in range(5):
        rest, here = data.part(parts != part), parts == part
        weights = weights_of(rest.counted, shares[parts != part], measured)
        glance = glance_of(rest, weights, shares[parts != part])
        guess[here] = estimated(data.part(here), weights)
        chance[here] = [
            chance_of(row.bid, spread_out(data.rules, glance, None, points * total))
            for row, points in zip(data.part(here).rows, guess[here], strict=True)
        ]
    made = np.array([row.taken >= row.bid for row in data.rows], float)
    errors = (guess - data.taken) * total
    return (
        float(np.abs(errors).mean()),
        float(errors.mean()),
        off(chance.tolist(), made.tolist()),
        float(((chance - made) ** 2).mean()),
    )


def with_calls(data: Data, weights: np.ndarray) -> tuple[float, float]:
    """Return the mean error of the points, and what is left of it with terms for seat and calls so far."""
    errors = (data.taken - estimated(data, weights)) * data.rules.total_points
    seen = np.array([calls_so_far(data.rules, row) for row in data.rows], float)
    found, *_rest = np.linalg.lstsq(seen, errors, rcond=None)
    return float(np.abs(errors).mean()), float(np.abs(errors - seen @ found).mean())


def calls_so_far(rules: RuleSet, row: Played) -> tuple[int, ...]:
    """Return what declarer knew of the auction when he made the bid that bought the hand.

    One, how many speak before him, whether his partner has bid and passed, and how many of the others.
    """
    position = auctioned(rules, row.seed)
    assert position is not None  # noqa: S101 - it was played
    declarer, auction = list(Seat)[row.declarer], position.public.auction
    said = auction.by_seat
    last = said.index((declarer, Bid(row.bid))) if (declarer, Bid(row.bid)) in said else len(said)
    bid, passed = ({seat for seat, call in said[:last] if isinstance(call, kind)} for kind in (Bid, Pass))
    partner = {declarer.partner}
    others = set(Seat) - partner - {declarer}
    first = (declarer.index - auction.first_bidder.index) % len(Seat)
    return (1, first, *(len(who & group) for group in (partner, others) for who in (bid, passed)))


def by_top_cards(data: Data) -> tuple[int, float, float]:
    """Return the count of top cards that fits best: how many of each color, the constant, and for each."""
    points = data.taken * data.rules.total_points
    place = max(range(len(TOPS)), key=lambda place: abs(np.corrcoef(data.tops[:, place], points)[0, 1]))
    each, base = np.polyfit(data.tops[:, place], points, 1)
    return TOPS[place], round(float(base), 1), round(float(each), 2)


def literal(data: Data, seed: int, error: float, weights: np.ndarray) -> str:
    """Return the fit of a game as it is written into the package."""
    numbers = ", ".join(f"{weight:.3f}" for weight in weights)
    lines = [
        f'"{data.rules.id}": Fit(',
        f"    hands={len(data.rows)}, seed={seed}, error={error:.1f},",
        f"    weights=({numbers}),",
    ]
    outlooks = {"glance": glance_of(data, weights, data.taken), "outlook": outlook_of(data, weights)}
    for name, found in outlooks.items():
        steps = [f"{step:.3f}" for step in found.spread]
        half = len(steps) // 2
        lines += [
            f"    {name}=Outlook({found.base}, {found.solved}, {found.strength}, (",
            f"        {', '.join(steps[:half])},",
            f"        {', '.join(steps[half:])},",
            f"    ), {found.width}, {found.tilt}),",
        ]
    return "".join(f"    {each}\n" for each in (*lines, "),"))


def main() -> None:
    """Play, fit, print how good it is, and write it if asked to."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=800, help="hands of each game")
    parser.add_argument("--seed", type=int, default=1_000_000, help="the first deal")
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a directory to keep the hands in")
    parser.add_argument("--write", action="store_true", help="write the package's file")
    asked = parser.parse_args()
    literals: dict[str, str] = {}
    print(f"{'':26s}{'fitted on':>14s} {'error':>6s} {'bias':>6s} {'calib.':>6s} {'Brier':>6s}")
    for game in asked.games:
        data = data_of(game, asked)
        measured = brought(data)
        weights = weights_of(data.counted, data.taken, measured)
        error = 0.0
        for name in ("taken", "thumb", "solved"):
            found = left_out(data, getattr(data, name), measured)
            error = found[0] if name == "taken" else error
            print(f"{game:26s}{name:>14s} {found[0]:6.1f} {found[1]:+6.1f} {found[2]:6.3f} {found[3]:6.3f}")
        plain, told = with_calls(data, weights)
        print(f"{game:26s}with seat and calls the mean error would be {told:.2f} instead of {plain:.2f}")
        print(f'{game:26s}TOP_CARDS "{game}": {by_top_cards(data)},')
        print("    " + ", ".join(f"{term} {weight:.3f}" for term, weight in zip(TERMS, weights, strict=True)))
        print(f"    glance {glance_of(data, weights, data.taken)}", flush=True)
        if game != KEPT:
            literals[game] = literal(data, asked.seed, error, weights)
    if asked.write:
        write(literals)


def write(literals: Mapping[str, str]) -> None:
    """Put the fits of some games into the package's file, beside those of the others."""
    text = OUT.read_text(encoding="utf-8")
    start, end = text.index("# fmt: off"), text.index("# fmt: on")
    kept = {found[1]: found[0] for found in ENTRY.finditer(text[start:end])}
    body = "".join({**kept, **literals}.values())
    head = "FITS: Mapping[str, Fit] = MappingProxyType({\n"
    OUT.write_text(f"{text[:start]}# fmt: off\n{head}{body}}})\n{text[end:]}", encoding="utf-8")


if __name__ == "__main__":
    main()
