"""The slow solvers of plain.c, built with the C compiler at hand and called from Python."""

import ctypes
import subprocess
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from rooktutor.solve.problem import Problem

CARDS = 57
SOURCE = Path(__file__).with_name("plain.c")


class Table(ctypes.Structure):
    """What plain.c calls a Table."""

    _fields_ = (
        ("suit", ctypes.c_int * CARDS),
        ("strength", ctypes.c_int * CARDS),
        ("points", ctypes.c_int * CARDS),
        ("any_time", ctypes.c_int * CARDS),
        ("excused", ctypes.c_int * CARDS),
        ("trump", ctypes.c_int),
        ("bonus", ctypes.c_int * 16),
        ("declaring", ctypes.c_int * 4),
        ("last", ctypes.c_int),
        ("holder", ctypes.c_int * CARDS),
        ("leader", ctypes.c_int),
        ("played", ctypes.c_int),
        ("trick", ctypes.c_int * 4),
        ("won", ctypes.c_int),
        ("visited", ctypes.c_longlong),
    )


@lru_cache(maxsize=1)
def library() -> ctypes.CDLL:
    """The slow solvers, compiled once a process."""
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "plain.so"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", str(SOURCE), "-o", str(built)], check=True)
        return ctypes.CDLL(str(built))


def _table(problem: Problem) -> Table:
    game, table = problem.game, Table()
    table.suit[:] = game.suits
    table.strength[:] = game.places
    table.points[:] = game.points
    table.any_time[:] = [game.free >> card & 1 for card in range(CARDS)]
    table.excused[:] = [game.unforced >> card & 1 for card in range(CARDS)]
    table.trump = game.trump
    table.bonus[: len(game.tricks_bonus)] = game.tricks_bonus
    table.declaring[:] = [problem.declaring >> seat & 1 for seat in range(4)]
    table.last = problem.last
    table.holder[:] = [next((s for s in range(4) if problem.hands[s] >> c & 1), -1) for c in range(CARDS)]
    table.leader = problem.leader
    table.played = len(problem.table)
    table.trick[: len(problem.table)] = problem.table
    table.won = problem.tricks
    return table


def minimax(problem: Problem) -> dict[int, int]:
    """The declaring side's points by card, from every line of play there is."""
    values = (ctypes.c_int * CARDS)()
    library().plain_minimax(ctypes.byref(_table(problem)), values)
    return {card: value + problem.taken for card, value in enumerate(values) if value >= 0}


def alphabeta(problem: Problem) -> dict[int, int]:
    """The same by alpha-beta that remembers positions: the yardstick for speed."""
    values = (ctypes.c_int * CARDS)()
    library().plain_alphabeta(ctypes.byref(_table(problem)), values)
    return {card: value + problem.taken for card, value in enumerate(values) if value >= 0}


def wrong(problem: Problem, points: Mapping[int, int]) -> int:
    """How many cards have other points than these, by that alpha-beta; for whole hands."""
    values = (ctypes.c_int * CARDS)(*([-1] * CARDS))
    for card, value in points.items():
        values[card] = value - problem.taken
    return int(library().plain_wrong(ctypes.byref(_table(problem)), values))
