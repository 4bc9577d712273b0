"""The layouts that an evaluation looks at, each with its weight: listed when few, else drawn with a seed.

Layouts are drawn from all consistent ones, the unlikely ones are mostly passed over, and what is left
of the difference is the weight. So a weighted mean is one over layouts as likely as they are.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from random import Random

from rooktutor.errors import ViewError
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.likelihood import Likelihood

PILOT = 48
"""Draws that tell how weights are spread."""
KEPT = (*(1.0,) * 5, 0.8, 0.6, 0.4, *(0.3,) * 2, 0.1)
"""The share of draws that pass the bar, by cards in hand: the dearer a solve, the choosier.

From ten cards on a layout takes tens of milliseconds to solve and one or two to draw: of a hundred drawn this
choosily, weights leave some 75 that count, and 46 where three in ten pass.
"""
KEPT_BEFORE_PLAY = 0.3
"""The same before the first lead."""


class Weighing(Enum):
    """What is held for or against a layout."""

    ALIKE = "alike"
    """Nothing: every consistent layout counts as much as another."""
    CALLS = "calls"
    """What was called, named and laid away before the first lead."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A layout and its weight: how many ordinary layouts it stands for, all in one scale."""

    layout: Layout
    weight: float = 1.0


class Draws:
    """The layouts to look at for one view, prepared once.

    ``listed`` tells that every consistent layout is among them, ``asked`` how many they are.
    Raises ViewError with the reason when no layout fits the view.
    """

    def __init__(self, view: View, at_most: int, seed: int, *, weighing: Weighing = Weighing.CALLS) -> None:
        self._view = view
        self._layouts = Layouts(view)
        self._likelihood = Likelihood(view)
        self._flat = weighing is Weighing.ALIKE or self._likelihood.flat
        self._rng = Random(seed)
        self.listed = self._layouts.at_most <= at_most
        self._all: list[Layout] = []
        if self.listed:
            self._all = list(self._layouts.each())
            if not self._all:
                raise ViewError("every layout breaks a rule of the discard")
        self.asked = len(self._all) if self.listed else at_most

    def each(self) -> Iterator[Draw]:
        """Yield the layouts with their weights, ``asked`` of them."""
        if self.listed:
            for layout in self._all:
                yield Draw(layout, 1.0 if self._flat else self.weight(layout))
        elif self._flat:
            for _number in range(self.asked):
                yield Draw(self._layouts.sample(self._rng))
        else:
            cards = min(len(self._view.hand), len(KEPT) - 1)
            kept = KEPT[cards] if self._view.phase is Phase.PLAY else KEPT_BEFORE_PLAY
            yield from islice(self.drawn(kept), self.asked)

    def weight(self, layout: Layout) -> float:
        """Return how likely ``layout`` makes all that the other seats did."""
        return self._likelihood.of(layout)

    def drawn(self, kept: float) -> Iterator[Draw]:
        """Yield layouts without end, the unlikely ones mostly passed over.

        About a share ``kept`` of all candidates passes a bar. Those under it pass in proportion to their
        weight, and then weigh as much as the bar.
        """
        first = [self.candidate() for _number in range(PILOT)] if kept < 1 else []
        bar = bar_for([draw.weight for draw in first], kept) if first else 0.0
        waiting = iter(first)
        while True:
            draw = next(waiting, None) or self.candidate()
            if draw.weight >= bar or self._rng.random() * bar < draw.weight:
                yield Draw(draw.layout, max(draw.weight, bar))

    def candidate(self) -> Draw:
        """Return one consistent layout, any of them possible, with the weight that makes up for its odds."""
        layout = self._layouts.sample(self._rng)
        if not self._likelihood.redraws:
            return Draw(layout, self._likelihood.of(layout))
        while True:
            drawn, weight = self._likelihood.redrawn(
                layout, self._layouts.nest_places, self._layouts.declarer_may, self._rng
            )
            if self._layouts.fits(drawn):
                return Draw(drawn, weight)
            layout = self._layouts.sample(self._rng)


def bar_for(weights: list[float], kept: float) -> float:
    """Return the weight under which draws are kept only in proportion, so that about ``kept`` of all are.

    >>> bar_for([1.0, 1.0, 2.0, 4.0], 0.5)
    4.0
    """
    if kept >= 1:
        return 0.0
    low, high = 0.0, sum(weights) / kept
    for _step in range(40):
        bar = (low + high) / 2
        if sum(min(1.0, weight / bar) for weight in weights) < kept * len(weights):
            high = bar
        else:
            low = bar
    return round(low, 12)
