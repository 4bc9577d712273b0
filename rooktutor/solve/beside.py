"""What valuing shows beside the values: how an auction ends, what points come, how strong the others are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rooktutor.cards import Trump
from rooktutor.game.actions import Action
from rooktutor.seats import Seat

Ending = tuple[Seat | None, int]
"""Who declares and at what bid; nobody, at 0, when all pass."""


@dataclass(frozen=True, slots=True)
class Sequel:
    """One way in which the auction ends after a call: who declares, how often, at what price, worth what.

    ``share`` is that of all layouts by weight; ``low`` and ``high`` are the bids at which it happens and
    ``price`` their mean; ``worth`` is the mean score difference of the hand then, for the seat that calls.
    Nobody declares, at 0, when all pass.
    """

    declarer: Seat | None
    share: float
    price: float
    low: int
    high: int
    worth: float


@dataclass
class Beside:
    """What is noted down layout by layout while actions are valued; empty where it does not apply."""

    endings: dict[Action, list[Ending]] = field(default_factory=dict)
    """For each call how the auction ends after it."""
    points: dict[Action, list[tuple[int, ...]]] = field(default_factory=dict)
    """For each action that has a chance of making: the points that declarer's side may take, alike likely.

    Actions that are worth the same points may share one list."""
    trumps: dict[Action, Trump] = field(default_factory=dict)
    """For each discard the trump that suits it best."""
    named: dict[Trump, list[float]] = field(default_factory=dict)
    """For each trump that may yet be named what the best discard with it comes to in each layout."""
    strengths: list[tuple[float, ...]] = field(default_factory=list)
    """The strength of every seat's hand as declarer, in points."""

    def sequels(
        self, action: Action, worths: Sequence[float], weights: Sequence[float]
    ) -> tuple[Sequel, ...]:
        """Return how the auction ends after ``action``, the most frequent end first.

        Args:
            action: a call.
            worths: its score difference in each layout.
            weights: how much each layout counts.

        >>> from rooktutor.game.actions import PASS
        >>> beside = Beside(endings={PASS: [(Seat.WEST, 70), (None, 0), (Seat.WEST, 80)]})
        >>> first, _second = beside.sequels(PASS, [-40.0, 0.0, 20.0], [1.0, 1.0, 1.0])
        >>> str(first.declarer), round(first.share, 2), first.price, first.worth
        ('west', 0.67, 75.0, -10.0)
        """
        found: dict[Seat | None, list[tuple[float, int, float]]] = {}
        ends = self.endings.get(action, ())
        for (declarer, bid), worth, weight in zip(ends, worths, weights, strict=False):
            found.setdefault(declarer, []).append((weight, bid, worth))
        total = sum(weight for rows in found.values() for weight, _bid, _worth in rows)
        told = []
        for declarer, rows in found.items():
            own = sum(weight for weight, _bid, _worth in rows)
            if own <= 0:
                continue
            bids = [bid for _weight, bid, _worth in rows]
            told.append(
                Sequel(
                    declarer,
                    own / total,
                    sum(weight * bid for weight, bid, _worth in rows) / own,
                    min(bids),
                    max(bids),
                    sum(weight * worth for weight, _bid, worth in rows) / own,
                )
            )
        return tuple(sorted(told, key=lambda sequel: -sequel.share))

    def note_trumps(self, rows: Iterable[tuple[Trump, list[float]]]) -> None:
        """Note down for each trump the best of ``rows``, which are score differences layout by layout."""
        self.named = {}
        for trump, row in rows:
            if trump not in self.named or sum(row) > sum(self.named[trump]):
                self.named[trump] = row

    def hands(self, weights: Sequence[float]) -> tuple[float, ...]:
        """Return the mean strength of each seat's hand, by seat; empty where it was not looked at."""
        if not self.strengths:
            return ()
        total = sum(weights)
        columns = zip(*self.strengths, strict=True)
        return tuple(
            sum(each * weight for each, weight in zip(column, weights, strict=True)) / total
            for column in columns
        )


def histogram(rows: Sequence[tuple[int, ...]], weights: Sequence[float]) -> tuple[tuple[int, float], ...]:
    """Return how likely each number of points is, in ascending order; the shares add up to 1.

    >>> histogram([(70, 90), (90, 90)], [1.0, 1.0])
    ((70, 0.25), (90, 0.75))
    """
    found: dict[int, float] = {}
    for row, weight in zip(rows, weights, strict=True):
        part = weight / len(row)
        for points in row:
            found[points] = found.get(points, 0.0) + part
    total = sum(found.values())
    return tuple((points, found[points] / total) for points in sorted(found)) if total > 0 else ()
