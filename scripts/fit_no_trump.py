"""Fit the weights by which hands without a trump color are rated, on hands whose play is solved.

Run ``python scripts/fit_no_trump.py --hands 1500``; it prints the weights to copy, those before the exchange
to ``rooktutor.solve.strength`` and those after it to ``rooktutor.solve.discards``, and what they earn.
"""

import argparse
from dataclasses import dataclass
from random import Random

import numpy as np

from rooktutor.cards import CardSet, Color, NoTrump, Trump
from rooktutor.game.deal import deal
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve._chart import chart
from rooktutor.solve.contracts import Way, quick_call, table_at_lead
from rooktutor.solve.discards import discards, trump_rating
from rooktutor.solve.solving import best_points
from rooktutor.solve.strength import no_trump_terms, terms

MORE_TRUMPS: dict[str, tuple[str, dict[str, object]]] = {
    "red_one, baby rook": ("red_one", {"baby_rook": "black_2", "nest": 7}),
    "kentucky_discard, baby rook": ("kentucky_discard", {"baby_rook": "black_2", "nest": 6}),
    "buckeye, three": ("buckeye", {"baby_rook": "black_2", "nest": 6, "red_one": True}),
}
"""Games with more trumps of no color, so that these are weighed too."""

KEPT_OF_WEAK = 0.2
"""The share of hands with fewer than two winners that are looked at: they never name no trump."""


@dataclass(frozen=True)
class Example:
    """One declarer without a trump color and with the best one: what is counted, and the share of points."""

    dealt: tuple[float, ...]
    kept: tuple[float, ...]
    share: float
    kept_with_color: tuple[float, ...]
    share_with_color: float


def examples(rules: RuleSet, hands: int, rng: Random) -> list[Example]:
    """Return random hands, played both ways by solved play after an exchange by rules of thumb."""
    found: list[Example] = []
    while len(found) < hands:
        dealt, declarer = deal(rules, rng.randrange(10**9)), rng.randrange(4)
        masks = [hand.mask for hand in dealt.hands]
        pool = masks[declarer] | CardSet.of(dealt.nest).mask
        named = max(NoTrump, key=lambda each: terms(rules, chart(rules, each), masks[declarer])[6])
        color = max(Color, key=lambda each: trump_rating(chart(rules, each), pool, rules.hand))
        counted = no_trump_terms(rules, chart(rules, named), masks[declarer])
        if counted[6] < 0.5 and rng.random() > KEPT_OF_WEAK:
            continue
        ways = [_way(rules, trump, pool) for trump in (named, color)]
        tables = [table_at_lead(rules, masks, pool, declarer, dealt.dealer.index, way) for way in ways]
        points, with_color = best_points(tables)
        found.append(
            Example(
                dealt=counted,
                kept=no_trump_terms(rules, chart(rules, named), pool & ~ways[0].discard),
                share=points / rules.total_points,
                kept_with_color=terms(rules, chart(rules, color), pool & ~ways[1].discard),
                share_with_color=with_color / rules.total_points,
            )
        )
    return found


def _way(rules: RuleSet, trump: Trump, pool: int) -> Way:
    table = chart(rules, trump)
    laid = discards(rules, table, pool, 1)[0]
    return Way(trump, laid, quick_call(rules, table, pool, laid))


def fitted(rows: list[tuple[float, ...]], shares: np.ndarray, name: str) -> np.ndarray:
    """Print the weights that fit best, and return what they make of the rows."""
    counted = np.array(rows)
    weights, *_rest = np.linalg.lstsq(counted, shares, rcond=None)
    estimate = counted @ weights
    print(f"{name} = (" + ", ".join(f"{weight:.3f}" for weight in weights) + ")")
    print(f"    R2 {1 - (shares - estimate).var() / shares.var():.2f}")
    return estimate


def main() -> None:
    """Fit, and print weights and what they earn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1500, help="hands of each rule set")
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    games = {name: (name, dict[str, object]()) for name in RULE_SETS} | MORE_TRUMPS
    rng = Random(arguments.seed)
    found = [
        example
        for game, options in games.values()
        for example in examples(RULE_SETS[game].with_options(options), arguments.hands, rng)
    ]
    shares = np.array([example.share for example in found])
    with_color = np.array([example.share_with_color for example in found])
    fitted([example.dealt for example in found], shares, "NO_TRUMP_WEIGHTS")
    without = fitted([example.kept for example in found], shares, "SETTLED_NO_TRUMP")
    named = fitted([example.kept_with_color for example in found], with_color, "SETTLED")
    for margin in (0.0, 0.02, 0.04, 0.06, 0.08):
        chosen = without - named > margin
        gain, better = (shares - with_color)[chosen].mean(), (shares > with_color)[chosen].mean()
        print(f"margin {margin:.2f}: {chosen.mean():5.1%} of hands, gain {gain:+.3f}, better in {better:.0%}")


if __name__ == "__main__":
    main()
