"""The points of the declaring side on open tables: exact within reach, rules of thumb until then.

With few enough cards every line of play is solved. With more, rules of thumb play the first
tricks of each line and the rest is solved; such numbers are not exact and say so.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rooktutor.game.scoring import sweep_mark
from rooktutor.rules.axes import Bonus, NestOwner
from rooktutor.solve._chart import bits
from rooktutor.solve.doubledummy import COMPILED, Limits, Solution, reach_many, solve_many
from rooktutor.solve.playout import Table
from rooktutor.solve.problem import Problem, game_of


class StoppedError(Exception):
    """Another thread cancelled the work; there are no points, and nothing half done stands in for them."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How many cards a hand may hold to be solved: ``whole`` at once, ``tail`` at the end of a line.

    ``nodes`` bounds the work on one table, unless it is 0; beyond it rules of thumb take over.
    ``entries`` bounds the memory, as in ``Limits``.
    """

    whole: int
    tail: int
    nodes: int
    entries: int = 1 << 20


PLAY_REACH = Reach(whole=10, tail=8, nodes=400_000) if COMPILED else Reach(whole=4, tail=3, nodes=20_000)
"""What the solver in use manages for one decision of the play, over many layouts.

Of ten cards in each hand some nine layouts in ten end within the bound, of eleven seven.
"""
OPEN_REACH = (
    Reach(whole=11, tail=8, nodes=0, entries=1 << 22) if COMPILED else Reach(whole=5, tail=3, nodes=50_000)
)
"""What it manages where there is but one layout: a second as a rule.

Nothing is given up, though the hardest hands of eleven cards, those with a declarer alone, look at tens of
millions of tricks. They need four times the memory, or they forget what they come to again.
"""
CONTRACT_REACH = Reach(whole=7, tail=7, nodes=200_000) if COMPILED else Reach(whole=3, tail=3, nodes=20_000)
"""What it manages where many contracts have to be valued."""


@dataclass(frozen=True, slots=True)
class Points:
    """The points of the declaring side for each card that may be played, and whether they are exact."""

    by_card: dict[int, int]
    exact: bool

    def best(self, *, declares: bool) -> int:
        """The points when the seat to play, on the declaring side or not, plays its best card."""
        return (max if declares else min)(self.by_card.values())


def problem_of(table: Table) -> Problem:
    """Return the problem of the exact solver for an open table."""
    rules = table.rules
    nest = table.chart.points(table.buried)
    taken = sum(table.points[seat] for seat in range(4) if table.declaring >> seat & 1)
    last = rules.bonus_points if rules.bonus is Bonus.LAST_TRICK else 0
    if rules.nest_owner is NestOwner.DECLARER:
        taken += nest
    else:
        last += nest
    north, east, south, west = table.hands
    return Problem(
        game=game_of(rules, table.chart.named, marks=True),
        hands=(north, east, south, west),
        leader=table.leader,
        declaring=table.declaring,
        table=tuple(table.trick),
        tricks=sum(table.tricks[seat] for seat in range(4) if table.declaring >> seat & 1),
        taken=taken - sweep_mark(rules),
        last=last,
    )


def points_of_cards(
    tables: Sequence[Table],
    *,
    reach: Reach = PLAY_REACH,
    only: int = -1,
    cancelled: bytearray | None = None,
    threads: int = 1,
) -> list[Points]:
    """Return for each table the points of the declaring side after every card of ``only`` that is legal.

    Args:
        tables: open tables on which a card is to be played, none of them finished.
        reach: how many cards are solved exactly.
        only: the set of cards (a mask) that are wanted; all of them if left out.
        cancelled: the solver stops when another thread sets its first byte.
        threads: how many cores may solve; the points do not depend on it.

    Raises StoppedError once ``cancelled`` is set.
    """
    found: list[Points | None] = [None] * len(tables)
    whole = [number for number, table in enumerate(tables) if _size(table) <= reach.whole]
    for number, solution in zip(
        whole, _solve([tables[n] for n in whole], reach, cancelled, threads), strict=True
    ):
        if solution.complete:
            found[number] = Points({card.index: points for card, points in solution.items()}, exact=True)
    rest = [number for number, points in enumerate(found) if points is None]
    for number in rest:
        _go_on(cancelled)
        found[number] = _played_out(tables[number], reach, only, cancelled, threads)
    _go_on(cancelled)
    return [points for points in found if points is not None]


def reach_of_cards(
    tables: Sequence[Table],
    points: Sequence[int],
    *,
    only: int,
    reach: Reach = PLAY_REACH,
    cancelled: bytearray | None = None,
    threads: int = 1,
) -> list[dict[int, bool]]:
    """Return for each table whether the declaring side takes its ``points`` or more, by card of ``only``.

    The tables are of hands that can be solved whole; the rest is as in ``points_of_cards``.
    """
    limits = Limits(nodes=reach.nodes, entries=reach.entries, cancelled=cancelled)
    problems = [problem_of(table) for table in tables]
    found: list[dict[int, bool]] = []
    answers = reach_many(problems, points, only, limits=limits, threads=threads)
    for table, wanted, solved in zip(tables, points, answers, strict=True):
        _go_on(cancelled)
        if solved is not None:
            found.append({card.index: reached for card, reached in solved.items()})
        else:
            played = _played_out(table, reach, only, cancelled, threads)
            found.append({card: taken >= wanted for card, taken in played.by_card.items()})
    return found


def best_points(
    tables: Sequence[Table],
    *,
    reach: Reach = CONTRACT_REACH,
    cancelled: bytearray | None = None,
    threads: int = 1,
) -> list[int]:
    """Return for each table the points of the declaring side when the seat to play plays its best.

    Where rules of thumb have to play the first tricks, they choose the first card as well.
    The points do not depend on how many ``threads`` solve. Raises StoppedError once ``cancelled`` is set.
    """
    lines = [table.copy() if _size(table) > reach.whole else table for table in tables]
    for line in lines:
        if _size(line) > reach.whole:
            _go_on(cancelled)
            line.run(reach.tail)
    results: list[int] = []
    for line, solution in zip(lines, _solve(lines, reach, cancelled, threads), strict=True):
        if solution.complete:
            results.append(solution.value)
        else:
            _go_on(cancelled)
            end = line.copy()
            end.run()
            results.append(end.outcome())
    return results


def _go_on(cancelled: bytearray | None) -> None:
    if cancelled is not None and cancelled[0]:
        raise StoppedError


def _size(table: Table) -> int:
    return max(hand.bit_count() for hand in table.hands)


def _solve(
    tables: Sequence[Table], reach: Reach, cancelled: bytearray | None, threads: int, only: int = -1
) -> tuple[Solution, ...]:
    """Solve each table within its own bound of work, so that the answer depends on nothing else."""
    limits = Limits(nodes=reach.nodes, entries=reach.entries, cancelled=cancelled)
    problems = [problem_of(table) for table in tables]
    return solve_many(problems, limits=limits, threads=threads, only=max(0, only))


def _played_out(table: Table, reach: Reach, only: int, cancelled: bytearray | None, threads: int) -> Points:
    """The points after each card by rules of thumb, solved once few cards are left."""
    seat = table.to_play
    led = table.chart.suit[table.trick[0]] if table.trick else -1
    legal = table.chart.legal(table.hands[seat], led)
    wanted = legal & only or legal
    ends: list[Table] = []
    tail = min(reach.tail, _size(table) - 1)
    for card in bits(wanted):
        _go_on(cancelled)
        line = table.copy()
        line.play(card)
        line.run(tail)
        ends.append(line)
    open_ends = [line for line in ends if any(line.hands)]
    solutions = iter(_solve(open_ends, reach, cancelled, threads))
    points: dict[int, int] = {}
    for card, line in zip(bits(wanted), ends, strict=True):
        if any(line.hands):
            solution = next(solutions)
            if solution.complete:
                points[card] = solution.value
                continue
            line.run()
        points[card] = line.outcome()
    return Points(points, exact=False)
