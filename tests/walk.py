"""Play many random hands in engine and oracle side by side, and count the faults.

Run as `python -m tests.walk --hands 10000`, for all games, or `--rules crowsnest` for one; with
`--options hold_partner=once moon=fixed` for house rules.
"""

import argparse
import sys
import time
import traceback

from tests.oracle.presets import GAMES, HOUSE_GAMES
from tests.support import lockstep, translate


def main() -> int:
    """Walk through the hands that the command line asks for; 1 if the programs ever disagree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1000, help="hands of each game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--rules", nargs="*", default=[*GAMES, *HOUSE_GAMES], help="which games")
    parser.add_argument(
        "--views", action="store_true", help="look at every hand from all seats, not each fifth"
    )
    parser.add_argument("--options", nargs="*", default=[], help="house rules, such as moon=game")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.options)
    faults = 0
    for game in asked.rules:
        engine, oracle = translate.both_rules(game, options)
        started, wrong, void = time.perf_counter(), 0, 0
        for seed in range(asked.first, asked.first + asked.hands):
            try:
                _, table = lockstep.play_side_by_side(
                    engine, oracle, seed, views=asked.views or seed % 5 == 0, records=seed % 10 == 0
                )
                void += table.declarer is None
            except Exception:  # noqa: BLE001 - whatever goes wrong is a fault of that hand
                wrong += 1
                if wrong <= 3:
                    print(f"{game} seed {seed}\n{traceback.format_exc()}")
        seconds = time.perf_counter() - started
        print(f"{game}: {asked.hands} hands ({void} passed out), {wrong} faults, {seconds:.1f} s", flush=True)
        faults += wrong
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
