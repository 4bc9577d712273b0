"""Who thinks at the table: the solver's values for the learner, and a computer player for the other seats."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from rooktutor.game.actions import Action
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.doubledummy import cores
from rooktutor.solve.glance import call_values
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.players import STRONGEST, player
from rooktutor.solve.values import ADVICE_LAYOUTS, Budget, Evaluation
from rooktutor.table.thinking import Brains

THREADS = 2
"""Cores that may work on one learner's values: quick for one, and bearable where many share a machine."""
PAUSE = 0.45
"""Seconds before each action of a computer player, so that one can follow."""


def brains(*, layouts: int = ADVICE_LAYOUTS, pause: float = PAUSE) -> Brains:
    """Return who thinks at a table.

    Args:
        layouts: how many layouts stand behind the values.
        pause: seconds before each action of a computer player.
    """
    budget = Budget(layouts, sharpen=True)
    threads = min(THREADS, cores())

    def values(view: View, seed: int, cancelled: Callable[[], bool]) -> Iterator[Evaluation]:
        if view.phase is Phase.AUCTION:
            yield replace(call_values(view, seed=seed), layouts=0, asked=layouts)
        yield from refine(
            view, budget=budget, seed=seed, cancelled=cancelled, threads=threads, every_card=True
        )

    def others(name: str) -> Callable[[View, int], Action]:
        return player(name).act

    return Brains(refine=values, act=others(STRONGEST), others=others, pause=pause)
