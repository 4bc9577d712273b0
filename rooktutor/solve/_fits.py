"""What was fitted for each game on hands played out by strong players, with where it comes from.

``scripts/fit_strength.py --write`` writes this file; nothing in it is set by hand.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Outlook:
    """The points taken as a sum, all in shares of the points of the hand, and how they spread around it.

    ``base`` is a constant, ``solved`` and ``strength`` are the weights of the points of the solved
    layout and of declarer's strength before the exchange; ``spread`` are equally likely steps from
    the sum.
    """

    base: float
    solved: float
    strength: float
    spread: tuple[float, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Fit:
    """The model of one game: how many hands, from which seed on, and how good on hands left out.

    ``error`` is the mean error of the points, ``weights`` those of ``rooktutor.solve.strength``, ``glance``
    the outlook by strength alone, and ``outlook`` that with a solved layout.
    """

    hands: int
    seed: int
    error: float
    weights: tuple[float, ...]
    glance: Outlook
    outlook: Outlook


FITS: Mapping[str, Fit] = MappingProxyType({})
"""The fits by the id of the rule set."""
