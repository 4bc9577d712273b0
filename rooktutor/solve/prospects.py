"""What a contract brings when it is really played, seen from the points of layouts solved with open hands.

Players do not see all hands, so the points of one solved layout say less than they seem to: what is
taken lies nearer to what the hand's strength lets one expect, and spreads around it. How near and how
wide is fitted by ``scripts/fit_prospects.py`` on hands played out by sampling players.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from math import gcd
from types import MappingProxyType

from rooktutor.game.scoring import score_difference
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._fits import FITS, Outlook
from rooktutor.solve.strength import is_fitted

_SPREAD = (-0.283, -0.149, -0.078, -0.028, 0.007, 0.046, 0.071, 0.094, 0.133, 0.224)
_WIDE = (-0.344, -0.181, -0.076, -0.028, 0.009, 0.052, 0.099, 0.130, 0.170, 0.216)

OUTLOOKS: Mapping[str, Outlook] = MappingProxyType(
    {
        "": Outlook(0.0, 0.6, 0.4, _SPREAD),
        "crowsnest": Outlook(0.240, 0.476, 0.251, _SPREAD),
        **{game: fit.outlook for game, fit in FITS.items()},
    }
)
"""What a solved layout comes to, by the id of the rule set.

That of CrowsNest comes from hundreds of hands of tutors, the others from ``scripts/fit_strength.py``. The
one without a name serves all games that are not fitted: between solved points and strength, with the
spread of CrowsNest.
"""

GLANCES: Mapping[str, Outlook] = MappingProxyType(
    {
        "": Outlook(0.0, 0.0, 1.0, _WIDE),
        "crowsnest": Outlook(0.300, 0.0, 0.688, _WIDE),
        **{game: fit.glance for game, fit in FITS.items()},
    }
)
"""The same where no layout is solved, from the strength of the hand alone: wider."""


def prospects(rules: RuleSet, solved: int | None, strength: float) -> tuple[int, ...]:
    """Return the points that the declaring side may take, each as likely as the others.

    Args:
        rules: the rule set.
        solved: the points of the declaring side in the layout, all hands open; None for no layout.
        strength: declarer's strength (``rooktutor.solve.strength``) in points.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> low, *_between, high = prospects(CROWSNEST, 90, 85.0)
    >>> low < 90 <= high
    True
    """
    return spread_out(rules, _outlook(rules, GLANCES if solved is None else OUTLOOKS), solved, strength)


def around(rules: RuleSet, points: float) -> tuple[int, ...]:
    """Return the points that a declaring side may take that may expect ``points`` before anything is solved.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> low, *_between, high = around(CROWSNEST, 90.0)
    >>> low < 90 <= high
    True
    """
    return spread_out(rules, replace(_outlook(rules, GLANCES), base=0.0, strength=1.0), None, points)


def _outlook(rules: RuleSet, known: Mapping[str, Outlook]) -> Outlook:
    fits = rules.id in known and (is_fitted(rules) or rules.id not in FITS)
    return known[rules.id if fits else ""]


def spread_out(rules: RuleSet, outlook: Outlook, solved: int | None, strength: float) -> tuple[int, ...]:
    """Return the points that ``outlook`` makes of a solved layout, if there is one, and of ``strength``."""
    solved = solved or 0
    total, most = rules.total_points, max(rules.total_points, solved)
    mean = outlook.base * total + outlook.solved * max(0, solved) + outlook.strength * strength
    step, wide = point_step(rules), outlook.wide(mean / total) * total
    return tuple([min(most, max(0, round((mean + share * wide) / step) * step)) for share in outlook.spread])


def value_of(rules: RuleSet, bid: int, likely: tuple[int, ...], *, moon: bool = False) -> float:
    """Return the mean score difference of a contract, for the declaring side, over ``likely`` points.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> value_of(CROWSNEST, 80, (75, 95))
    -35.0
    """
    return sum([_difference(rules, bid, points, moon) for points in likely]) / len(likely)


@lru_cache(maxsize=1 << 14)
def _difference(rules: RuleSet, bid: int, points: int, moon: bool) -> int:  # noqa: FBT001 - as the cache wants it
    return score_difference(rules, bid, points, moon=moon)


@lru_cache(maxsize=1 << 12)
def chance_of(bid: int, likely: tuple[int, ...]) -> float:
    """Return the share of ``likely`` points that make ``bid``.

    >>> chance_of(80, (75, 80, 95, 100))
    0.75
    """
    return sum([points >= bid for points in likely]) / len(likely)


@lru_cache(maxsize=64)
def point_step(rules: RuleSet) -> int:
    """Return the step in which points come: what divides the worth of every card and every bonus.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> point_step(CROWSNEST)
    5
    """
    return gcd(*(points for points in rules.points_by_index if points), rules.total_points)
