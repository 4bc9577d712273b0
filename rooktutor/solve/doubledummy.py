"""The exact value of every card when all hands are open, by compiled code or by its Python twin."""

import os
import struct
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from types import MappingProxyType

from rooktutor.cards import CARDS, Card, CardSet
from rooktutor.solve import _ddpy
from rooktutor.solve.problem import Problem, problem, problem_from

try:
    from rooktutor.solve import _dd
except ImportError:
    COMPILED = False
    """Whether the compiled solver is in use; its Python twin gives equal answers, slowly."""
    _solve = _ddpy.solve
else:
    COMPILED = True
    _solve = _dd.solve

__all__ = [
    "COMPILED",
    "Limits",
    "Problem",
    "Solution",
    "backend",
    "cores",
    "problem",
    "problem_from",
    "reach_many",
    "solve",
    "solve_many",
]

_NOT_LEGAL, _UNKNOWN = -1, -2
_ROW = struct.Struct("<64h")
_LARGEST_BATCH = 16
"""Problems that one thread takes at a time: few, so that no thread is left alone with many at the end."""
_WORTH_A_THREAD = 6
"""Cards in a hand; fewer are solved faster than threads can take turns with the interpreter."""


def backend() -> str:
    """The name of the solver in use: ``compiled``, or ``interpreted`` where no compiler was at hand.

    >>> backend() in ("compiled", "interpreted")
    True
    """
    return "compiled" if COMPILED else "interpreted"


@dataclass(frozen=True, kw_only=True)
class Limits:
    """When the solver gives up: after so many tricks looked at, so long, or when it is told to.

    ``nodes`` holds for each problem, ``seconds`` for all problems of one call; 0 sets no limit. The same
    ``nodes`` stop at the same place on every machine, whatever else is solved; seconds do not.
    ``entries`` bounds the results kept in memory by each thread, of 56 bytes each. Another thread stops
    all the work by setting the first byte of ``cancelled``.
    """

    nodes: int = 0
    seconds: float = 0.0
    entries: int = 1 << 20
    cancelled: bytearray | None = None


NO_LIMITS = Limits()


@dataclass(frozen=True, kw_only=True)
class Solution(Mapping[Card, int]):
    """The points that the declaring side takes in the whole hand, for each card that may be played.

    Points already taken, the nest and bonuses are counted. ``groups`` are the cards that are the
    same thing, strongest value for the seat to play first. Where a limit stopped the work,
    ``complete`` is false and cards that were not finished are missing: what is there is exact.
    """

    points: Mapping[Card, int]
    groups: tuple[CardSet, ...]
    complete: bool
    declares: bool = field(repr=False)

    def __getitem__(self, card: Card) -> int:
        return self.points[card]

    def __iter__(self) -> Iterator[Card]:
        return iter(self.points)

    def __len__(self) -> int:
        return len(self.points)

    @property
    def value(self) -> int:
        """The points of the declaring side when everybody plays the best card.

        Raises ValueError when the work was stopped before that was known.
        """
        if not self.complete:
            raise ValueError("the value is not known: the solver was stopped")
        return (max if self.declares else min)(self.points.values())


def solve(problem: Problem, *, limits: Limits = NO_LIMITS) -> Solution:
    """Return what the declaring side takes after each card, with best play by all four from there.

    Args:
        problem: the position, from ``problem`` or ``problem_from``.
        limits: when to give up; without any, hands of twelve cards and more can take minutes.

    Returns:
        the points of the whole hand by card.

    Raises:
        ValueError: if the hands are not of one position.

    >>> from rooktutor.cards import Color
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.solve.problem import game_of
    >>> north, east, south, west = map(CardSet.parse, ("R14 B5", "R5 G9", "R9 G10", "R10 B9"))
    >>> hands = (north.mask, east.mask, south.mask, west.mask)
    >>> game = game_of(CROWSNEST, Color.BLACK)
    >>> dict(solve(Problem(game=game, hands=hands, leader=0, declaring=0b0101)))
    {Card.parse('R14'): 25, Card.parse('B5'): 30}
    """
    return solve_many((problem,), limits=limits)[0]


def solve_many(
    problems: Sequence[Problem], *, limits: Limits = NO_LIMITS, threads: int = 1, only: int = 0
) -> tuple[Solution, ...]:
    """Return the solution of each problem, in their order.

    The compiled solver works without the interpreter's lock: with ``threads`` so many problems are
    solved at the same time, each as it would be alone. The solutions are the same whatever the number
    of threads, also where ``limits.nodes`` stops some; only ``limits.seconds`` and ``cancelled`` stop
    at a moment of their own.

    Args:
        problems: any positions; neighbouring ones of the same game are handed over together.
        limits: when to give up; nodes count for each problem, seconds for all.
        threads: how many cores may work; ``cores()`` are all there are.
        only: the cards (a mask) that are asked about; all of them when it is 0.

    Returns:
        one solution for each problem, not complete where it was stopped.

    Raises:
        ValueError: if hands are not of one position.

    >>> solve_many((), threads=cores())
    ()
    """
    asked = [problem.asked(only) for problem in problems]
    return tuple(
        _solution(problem, row, same, complete=complete)
        for problem, (row, same, complete) in zip(
            problems, _answers(problems, asked, limits, threads), strict=True
        )
    )


def reach_many(
    problems: Sequence[Problem],
    points: Sequence[int],
    only: int,
    *,
    limits: Limits = NO_LIMITS,
    threads: int = 1,
) -> list[Mapping[Card, bool] | None]:
    """Return for each problem whether the declaring side takes its ``points`` or more, card by card.

    It takes a fifth of the time of ``solve_many``. Where a limit stopped the work there is None.

    Args:
        problems: any positions.
        points: of the whole hand, those already taken included, for each problem.
        only: the cards (a mask) that are asked about.
        limits: when to give up.
        threads: how many cores may work.

    >>> from rooktutor.cards import Color
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.solve.problem import game_of
    >>> north, east, south, west = map(CardSet.parse, ("R14 B5", "R5 G9", "R9 G10", "R10 B9"))
    >>> hands = (north.mask, east.mask, south.mask, west.mask)
    >>> game = game_of(CROWSNEST, Color.BLACK)
    >>> hand = Problem(game=game, hands=hands, leader=0, declaring=0b0101)
    >>> reach_many([hand], [30], north.mask)
    [{Card.parse('R14'): False, Card.parse('B5'): True}]
    """
    asked = [
        each.asked(only, max(1, least - each.taken)) for each, least in zip(problems, points, strict=True)
    ]
    found: list[Mapping[Card, bool] | None] = []
    answers = _answers(problems, asked, limits, threads)
    for each, least, (row, _same, complete) in zip(problems, points, answers, strict=True):
        cards = [card for card in CardSet(each.hands[each.seat] & only) if row[card.index] >= 0]
        sure = least <= each.taken
        found.append({card: sure or row[card.index] > 0 for card in cards} if complete else None)
    return found


_Answer = tuple[tuple[int, ...], bytes, bool]
"""For one problem a number for each card, the lowest card equal to each, and whether it was finished."""


def _answers(
    problems: Sequence[Problem], asked: Sequence[bytes], limits: Limits, threads: int
) -> list[_Answer]:
    """What the solver answers to each problem as it is ``asked``."""
    end = time.monotonic() + limits.seconds
    together = threads > 1 and COMPILED and any(_longest(problem) >= _WORTH_A_THREAD for problem in problems)
    size = max(1, min(_LARGEST_BATCH, len(problems) // (threads * 4))) if together else len(problems)
    pairs = zip(problems, asked, strict=True)
    batches = [
        (game, [question for _, question in batch])
        for game, group in groupby(pairs, key=lambda pair: pair[0].game.packed)
        for batch in _batches(list(group), size)
    ]
    if together and len(batches) > 1:
        with ThreadPoolExecutor(min(threads, len(batches))) as pool:
            answered = list(pool.map(lambda batch: _answer_batch(batch, limits, end), batches))
    else:
        answered = [_answer_batch(batch, limits, end) for batch in batches]
    return [answer for batch in answered for answer in batch]


def cores() -> int:
    """The number of processor cores that this process may use.

    >>> cores() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _longest(problem: Problem) -> int:
    return max(hand.bit_count() for hand in problem.hands)


def _batches(pairs: list[tuple[Problem, bytes]], size: int) -> Iterator[list[tuple[Problem, bytes]]]:
    for start in range(0, len(pairs), size):
        yield pairs[start : start + size]


def _answer_batch(batch: tuple[bytes, list[bytes]], limits: Limits, end: float) -> Iterator[_Answer]:
    """Solve problems of one game, one after another."""
    game, asked = batch
    values, same, complete, _ = _solve(
        game,
        b"".join(asked),
        limits.nodes,
        max(1, int((end - time.monotonic()) * 1e9)) if limits.seconds else 0,
        limits.entries,
        limits.cancelled,
    )
    rows = _ROW.iter_unpack(values)
    return (
        (row, same[64 * i : 64 * i + 64], bool(done))
        for i, (row, done) in enumerate(zip(rows, complete, strict=True))
    )


def _solution(problem: Problem, row: tuple[int, ...], same: bytes, *, complete: bool) -> Solution:
    points: dict[Card, int] = {}
    groups: dict[int, int] = {}
    for card in CardSet(problem.hands[problem.seat]):
        future = row[card.index]
        if future in (_NOT_LEGAL, _UNKNOWN):
            continue
        points[card] = future + problem.taken
        first = same[card.index]
        groups[first] = groups.get(first, 0) | 1 << card.index
    sign = -1 if problem.declares else 1
    ranked = sorted(groups, key=lambda first: sign * points[CARDS[first]])
    return Solution(
        points=MappingProxyType(points),
        groups=tuple(CardSet(groups[first]) for first in ranked),
        complete=complete,
        declares=problem.declares,
    )
