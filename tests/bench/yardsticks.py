"""What others take for comparable work on this machine, measured in the same call.

``pip install rooktutor[bench]`` brings the two from the package index; where they are missing they are
left out.
"""

import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

try:
    import colver
except ImportError:
    colver = None
try:
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player
except ImportError:
    solve_board = None

STUDY_GAMES = {"kentucky_discard": 0, "crowsnest": 1, "kentucky_rook": 2, "call_partner": 3}
"""The numbers by which the C study calls its games."""


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time of all threads."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def missing(package: str) -> str:
    """What to print instead of a package's line."""
    return f"{package} is not installed: pip install rooktutor[bench]"


def belote(deals: int, seed: int) -> list[float] | None:
    """Milliseconds for the exact points of every card at the first lead of belote, 32 cards, by colver."""
    if colver is None:
        return None
    times = []
    for number in range(deals):
        env = colver.Env.deal(dealer=number % 4, seed=seed * 1000 + number)
        env.set_contract(number % 4, 80, number % 2, 0)
        env.set_phase_playing()
        times.append(milliseconds(env.solve_scores))
    return times


def bridge(deals: int, seed: int, cards: int) -> list[float] | None:
    """Milliseconds for the exact tricks of every card of bridge, so many cards in each hand, by endplay."""
    if solve_board is None:
        return None
    rng = Random(seed)
    times = []
    for number in range(deals):
        pack = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
        rng.shuffle(pack)
        hands = [pack[seat * cards : (seat + 1) * cards] for seat in range(4)]
        written = [
            ".".join("".join(card[0] for card in hand if card[1] == suit) for suit in "SHDC")
            for hand in hands
        ]
        deal = Deal("N:" + " ".join(written), first=Player(number % 4), trump=Denom(number % 5))
        times.append(milliseconds(lambda deal=deal: solve_board(deal)))
    return times


def study(folder: Path, game: str, deals: int) -> str | None:
    """What the C study, built from its sources in ``folder``, says about a game; None if it lacks it."""
    if game not in STUDY_GAMES:
        return None
    with tempfile.TemporaryDirectory() as there:
        built = Path(there) / "bench"
        sources = [str(folder / name) for name in ("bench.c", "solver.c")]
        subprocess.run(["cc", "-O3", "-march=native", *sources, "-lm", "-o", str(built)], check=True)
        command = [str(built), str(STUDY_GAMES[game]), str(deals), "0", "18"]
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return said[said.index("all-plays ms:") :].split(" nodes")[0].removeprefix("all-plays ms: ")
