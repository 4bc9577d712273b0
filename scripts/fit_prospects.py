"""Fit what the points of a solved layout come to when the hand is really played, and say how good that is.

Solving sees all hands. Players do not, so a solved layout is a witness and no more: what is taken lies
nearer to the mean, and spreads around it. Hands are dealt, bid up by strength with some luck, exchanged
and played out by four sampling players; for each declarer the points taken are compared with the points
solved after an exchange by rules of thumb, and with the strength of the hand.

    python scripts/fit_prospects.py --hands 400 --jobs 2 --games crowsnest call_partner

Prints the literals for ``rooktutor.solve.prospects`` and, before them, mean, error and Brier score of the
chance of making the bid: by the fit on hands left out of it, by the solved layout as it is, and by the
base rate. ``--keep`` stores the hands that were played, so that a longer run takes them up.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

from rooktutor.cards import CardSet
from rooktutor.game.actions import Bid, Pass
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.axes import Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.contracts import table_by_thumb
from rooktutor.solve.players import TutorPlayer
from rooktutor.solve.solving import best_points
from rooktutor.solve.strength import strength

LUCK = 0.08
"""The spread of what is added to each hand's strength in the auction, as a share of all points."""
QUANTILES = (5, 15, 25, 35, 45, 55, 65, 75, 85, 95)

Row = tuple[int, int, float, float, float, float]
"""Seed, bid, then as shares of all points: solved, strength, taken, and taken by rules of thumb."""


def auctioned(rules: RuleSet, seed: int) -> Position | None:
    """Return a hand that is bought by strength and luck at a bid between the price and the strength."""
    rng = Random(seed)
    dealt = deal(rules, seed, list(Seat)[seed % 4])
    limits = {
        seat: strength(rules, dealt.hand(seat).mask).points + rng.gauss(0, LUCK) * rules.total_points
        for seat in Seat
    }
    position = Position.start(rules, dealt)
    while position.phase is Phase.AUCTION:
        seat, auction = position.to_act, position.public.auction
        assert seat is not None  # noqa: S101 - the hand is not over
        partners = rules.teams is Teams.FIXED and auction.high_bidder is seat.partner
        room = min(limits[seat], rules.max_bid) - auction.least
        if partners or room < 0:
            position = position.after(Pass())
        else:
            steps = int(room) // rules.bid_step
            jump = rng.randint(0, steps) if rules.jump_bids and rng.random() < 0.5 else 0
            position = position.after(Bid(auction.least + jump * rules.bid_step))
    return position if position.declarer is not None and position.phase is not Phase.OVER else None


def played(asked: tuple[str, int, float]) -> Row | None:
    """Return what one deal shows; None where nobody bids."""
    game, seed, share = asked
    rules = rule_set(game)
    position = auctioned(rules, seed)
    if position is None:
        return None
    declarer = position.declarer
    assert declarer is not None  # noqa: S101 - somebody bought the hand
    masks = [hand.mask for hand in position.deal.hands]
    nest = CardSet.of(position.deal.nest).mask
    table = table_by_thumb(rules, masks, nest, declarer.index, position.deal.dealer.index)
    solved = best_points([table])[0]
    table.run()
    tutor = TutorPlayer(share)
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None  # noqa: S101 - the hand is not over
        position = position.after(tutor.act(position.view(seat), seed * 100 + len(position.actions)))
    sheet = position.score()
    place = sheet.parties.index(rules.party(declarer))
    total = rules.total_points
    taken = sheet.captured[place] + sheet.bonus[place]
    return (
        seed,
        position.bid or 0,
        solved / total,
        strength(rules, masks[declarer.index]).points / total,
        taken / total,
        table.outcome() / total,
    )


def gather(game: str, hands: int, asked: argparse.Namespace) -> np.ndarray:
    """Return a row for each deal, from the store as far as it goes."""
    store: Path | None = asked.keep and asked.keep / f"{game}.json"
    rows = json.loads(store.read_text()) if store and store.exists() else []
    seeds = [(game, asked.seed * 1_000_000 + number, asked.share) for number in range(len(rows), hands)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for number, row in enumerate(pool.map(played, seeds)):
            rows.append(row)
            if store and (number % 20 == 19 or number == len(seeds) - 1):
                store.write_text(json.dumps(rows))
    return np.array([row for row in rows[:hands] if row])


def features(rows: np.ndarray) -> np.ndarray:
    """Return the columns that the mean is a sum of: one, solved points, strength."""
    return np.column_stack([np.ones(len(rows)), rows[:, 2], rows[:, 3]])


def fitted(rows: np.ndarray, *, solved: bool = True) -> tuple[np.ndarray, np.ndarray]:
    """Return the weights of the mean and the spread around it, with or without a solved layout."""
    columns = features(rows) * [1, solved, 1]
    weights, *_rest = np.linalg.lstsq(columns, rows[:, 4], rcond=None)
    return weights, np.percentile(rows[:, 4] - columns @ weights, QUANTILES)


def chances(rows: np.ndarray, weights: np.ndarray, spread: np.ndarray, total: int) -> np.ndarray:
    """Return for each row the chance of making its bid."""
    likely = (features(rows) @ weights)[:, None] + spread[None, :]
    return (np.clip(likely, 0, 1) >= (rows[:, 1] / total - 2.5 / total)[:, None]).mean(axis=1)


def quality(rows: np.ndarray, total: int) -> str:
    """Return how good the fit is on hands left out of it, by tenths."""
    parts = np.arange(len(rows)) % 10
    guess = np.zeros(len(rows))
    mean = np.zeros(len(rows))
    for part in range(10):
        weights, spread = fitted(rows[parts != part])
        guess[parts == part] = chances(rows[parts == part], weights, spread, total)
        mean[parts == part] = features(rows[parts == part]) @ weights
    made = (rows[:, 4] * total >= rows[:, 1]).astype(float)
    solved = (rows[:, 2] * total >= rows[:, 1]).astype(float)
    error = np.abs(mean - rows[:, 4]).mean() * total
    raw = np.abs(rows[:, 2] - rows[:, 4]).mean() * total
    brier = [((p - made) ** 2).mean() for p in (guess, solved, np.full(len(rows), made.mean()))]
    return (
        f"{len(rows):5d} hands, taken {rows[:, 4].mean() * total:6.1f}, "
        f"solved {rows[:, 2].mean() * total:6.1f}, "
        f"made {made.mean():.2f}; mean error {error:5.1f} (solved {raw:5.1f}); "
        f"Brier {brier[0]:.3f} (solved {brier[1]:.3f}, base rate {brier[2]:.3f})"
    )


def literal(name: str, weights: np.ndarray, spread: np.ndarray) -> str:
    """Return the line to copy."""
    numbers = ", ".join(f"{weight:.3f}" for weight in weights)
    return f'    "{name}": Outlook({numbers}, ({", ".join(f"{step:.3f}" for step in spread)})),'


def main() -> None:
    """Play, fit, and print weights and quality."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=400, help="deals of each rule set")
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--share", type=float, default=0.25, help="share of the layouts of a full player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a directory to keep the hands in")
    asked = parser.parse_args()
    data = {game: gather(game, asked.hands, asked) for game in asked.games}
    for game, rows in data.items():
        print(f"{game:26s}", quality(rows, rule_set(game).total_points))
    data[""] = np.concatenate(list(data.values()))
    for solved in (True, False):
        print("OUTLOOKS" if solved else "GLANCES")
        for game, rows in data.items():
            print(literal(game, *fitted(rows, solved=solved)))


if __name__ == "__main__":
    main()
