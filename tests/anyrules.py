"""Draw rule sets at random and play a hand of each in engine and oracle side by side; count the faults.

Run as `python -m tests.anyrules --draws 5000`; with `--thumb` rules of thumb play the hand too, and every
decision is explained. Each fault is printed with the game and the house rules that it came up in.
"""

import argparse
import sys
import traceback
from random import Random

from rooktutor.rules.systems import rule_set
from tests.support import anyhand, anyrules, lockstep, translate


def main() -> int:
    """Draw as many rule sets as the command line asks for; 1 if anything goes wrong in any of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draws", type=int, default=1000, help="how many rule sets")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--thumb", action="store_true", help="let rules of thumb play and the explainer speak"
    )
    asked = parser.parse_args()
    wrong = 0
    for seed in range(asked.first, asked.first + asked.draws):
        game, options = anyrules.random_options(Random(seed))
        try:
            engine, oracle = translate.both_rules(game, options)
            lockstep.play_side_by_side(engine, oracle, seed, views=seed % 2 == 0, records=True)
            if asked.thumb:
                rules = rule_set(game).with_options(options)
                anyhand.explained(rules)
                anyhand.played_by_thumb(rules, seed)
        except Exception:  # noqa: BLE001 - whatever goes wrong is a fault of those rules
            wrong += 1
            print(f"{game} {options} seed {seed}\n{traceback.format_exc()}", flush=True)
    print(f"{asked.draws} rule sets drawn, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
