"""Fit the weights of ``rooktutor.solve.strength`` on hands played by rules of thumb, and say how good it is.

Run ``python scripts/fit_strength.py --hands 4000``; it prints the weights to copy, and for each rule set
how far the estimate is from the points taken.
"""

import argparse
from random import Random

import numpy as np

from rooktutor.cards import CardSet
from rooktutor.game.deal import deal
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve._chart import chart
from rooktutor.solve.contracts import table_by_thumb
from rooktutor.solve.solving import best_points
from rooktutor.solve.strength import TERMS, WEIGHTS, strength, terms


def examples(rules: RuleSet, hands: int, seed: int, *, solved: bool) -> tuple[np.ndarray, np.ndarray]:
    """Return the terms of random hands, with the trump they like best, and the share of points they took."""
    rng = Random(seed)
    rows, shares = [], []
    for _number in range(hands):
        dealt = deal(rules, rng.randrange(10**9))
        declarer = rng.randrange(4)
        masks = [hand.mask for hand in dealt.hands]
        color = strength(rules, masks[declarer]).trump
        rows.append(terms(rules, chart(rules, color), masks[declarer]))
        table = table_by_thumb(rules, masks, CardSet.of(dealt.nest).mask, declarer, dealt.dealer.index)
        if solved:
            points = best_points([table])[0]
        else:
            table.run()
            points = table.outcome()
        shares.append(points / rules.total_points)
    return np.array(rows), np.array(shares)


def main() -> None:
    """Fit, and print weights and errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=4000, help="hands of each rule set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solved", action="store_true", help="solve the play instead of playing by thumb")
    arguments = parser.parse_args()
    data = {
        name: examples(rules, arguments.hands, arguments.seed, solved=arguments.solved)
        for name, rules in RULE_SETS.items()
    }
    rows = np.concatenate([found for found, _shares in data.values()])
    shares = np.concatenate([found for _rows, found in data.values()])
    weights, *_rest = np.linalg.lstsq(rows, shares, rcond=None)
    for term, weight in zip(TERMS, weights, strict=True):
        print(f"{term:16s} {weight:7.4f}")
    print("WEIGHTS = (" + ", ".join(f"{weight:.3f}" for weight in weights) + ")")
    print(
        f"{'rule set':28s} {'mean':>6s} {'error':>6s} {'R2':>6s} {'R2 own':>7s} {'R2 now':>7s} {'bias':>6s}"
    )
    for name, (own_rows, own_shares) in data.items():
        total = RULE_SETS[name].total_points
        residual = own_shares - own_rows @ weights
        own, *_rest = np.linalg.lstsq(own_rows, own_shares, rcond=None)
        now = own_shares - own_rows @ np.array(WEIGHTS)
        spread = own_shares.var()
        print(
            f"{name:28s} {own_shares.mean() * total:6.1f} {residual.std() * total:6.1f} "
            f"{1 - residual.var() / spread:6.2f} {1 - (own_shares - own_rows @ own).var() / spread:7.2f} "
            f"{1 - now.var() / spread:7.2f} {residual.mean() * total:6.1f}"
        )


if __name__ == "__main__":
    main()
