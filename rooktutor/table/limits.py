"""What a server grants its visitors together: how many valuations run at once, and for how long each."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from threading import BoundedSemaphore
from time import monotonic

from rooktutor.game.view import View
from rooktutor.solve.doubledummy import cores
from rooktutor.solve.values import ADVICE_LAYOUTS, Evaluation, Exactness
from rooktutor.table.thinking import Brains

THINKERS, SECONDS, LAYOUTS = "ROOKTUTOR_THINKERS", "ROOKTUTOR_SECONDS", "ROOKTUTOR_LAYOUTS"
"""The variables that set the limits of a server."""
MOST_SECONDS = 20.0
"""Seconds that one valuation may take where nothing else is said."""
LOOK = 0.1
"""Seconds between looks at whether a valuation that waits for its turn is still wanted."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How many valuations may run at once, for how many seconds each, over how many layouts at most.

    Raises ValueError for anything that is not positive.
    """

    thinkers: int
    seconds: float = MOST_SECONDS
    layouts: int = ADVICE_LAYOUTS

    def __post_init__(self) -> None:
        if self.thinkers < 1 or self.seconds <= 0 or self.layouts < 1:
            raise ValueError(f"limits must be more than nothing: {self}")

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> "Limits":
        """Return the limits that variables set; what is no number counts for nothing.

        >>> Limits.of({"ROOKTUTOR_THINKERS": "2", "ROOKTUTOR_SECONDS": "many"})
        Limits(thinkers=2, seconds=20.0, layouts=200)
        """
        return cls(
            thinkers=_number(environment.get(THINKERS), cores()),
            seconds=float(_number(environment.get(SECONDS), int(MOST_SECONDS))),
            layouts=_number(environment.get(LAYOUTS), ADVICE_LAYOUTS),
        )


def _number(text: str | None, default: int) -> int:
    known = text is not None and text.isascii() and text.isdigit() and 0 < int(text[:6]) == int(text)
    return int(text) if known and text is not None else default


@cache
def server_limits() -> Limits:
    """Return the limits of this server, as its variables set them when it is first asked."""
    return Limits.of(os.environ)


@cache
def gate(thinkers: int) -> BoundedSemaphore:
    """Return what lets so many valuations of this process run at once."""
    return BoundedSemaphore(thinkers)


def limited(thinkers: Brains, limits: Limits) -> Brains:
    """Return brains whose valuations wait for their turn, and end in time with what they have by then."""

    def values(view: View, seed: int, cancelled: Callable[[], bool]) -> Iterator[Evaluation]:
        turn = gate(limits.thinkers)
        while not turn.acquire(timeout=LOOK):
            if cancelled():
                return
        try:
            yield from _in_time(thinkers, view, seed, cancelled, limits.seconds)
        finally:
            turn.release()

    return replace(thinkers, refine=values)


def _in_time(
    thinkers: Brains, view: View, seed: int, cancelled: Callable[[], bool], seconds: float
) -> Iterator[Evaluation]:
    """The values until the time is up; then the last ones stand, over as many layouts as there were."""
    end = monotonic() + seconds
    latest = None
    for latest in thinkers.refine(view, seed, lambda: cancelled() or monotonic() >= end):
        yield latest
    if latest is not None and latest.layouts < latest.asked and not cancelled():
        yield replace(latest, asked=latest.layouts, state=Exactness.SAMPLED)
