"""What a server grants its visitors: how many tables think at once, and for how long about a decision."""

import logging
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from time import monotonic
from typing import TypeVar

from platformdirs import user_data_path

from rooktutor.game.actions import Action
from rooktutor.game.view import View
from rooktutor.solve.doubledummy import cores
from rooktutor.solve.values import ADVICE_LAYOUTS, Evaluation, Exactness
from rooktutor.table.brains import brains
from rooktutor.table.events import Event
from rooktutor.table.pondering import Errand
from rooktutor.table.thinking import Act, Brains
from rooktutor.table.turns import Queue, Rank, SharedTurns, Turns

LOG = logging.getLogger(__name__)

THINKERS, SECONDS, LAYOUTS = "ROOKTUTOR_THINKERS", "ROOKTUTOR_SECONDS", "ROOKTUTOR_LAYOUTS"
"""The variables that set the limits of a server."""
MOST_SECONDS = 20.0
"""Seconds that one decision may be thought about where nothing else is said."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How many tables may think at once, for how many seconds a decision, over how many layouts at most.

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
def turns(thinkers: int) -> Queue:
    """Return the turns that all tables of this server share, whether they are in one process or in many.

    Processes share them by a folder of the account; where none can be made, each takes turns by itself.
    """
    if not on_a_page():
        return Turns(thinkers)
    folder = user_data_path("rooktutor", appauthor=False) / "turns"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        LOG.warning("visitors do not take turns to think: %s", error)
        return Turns(thinkers)
    return SharedTurns(folder, thinkers)


def limited(thinkers: Brains, limits: Limits) -> Brains:
    """Return brains that wait for their turn to think, and whose valuations end in time with what they have.

    Between two steps of a valuation, or of an errand such as a review, somebody else may have a turn, so that
    all see something soon.
    """
    queue = turns(limits.thinkers)

    def values(view: View, seed: int, cancelled: Callable[[], bool]) -> Iterator[Evaluation]:
        time = _Time(limits.seconds)
        steps = _in_time(thinkers, view, seed, cancelled, time)
        yield from in_turns(steps, queue, Rank.VALUES, lambda: time.wait_for(queue, cancelled))

    def errands(errand: Errand, stop: threading.Event) -> Iterator[Event | None]:
        steps = thinkers.ponder(errand, stop)
        yield from in_turns(steps, queue, Rank.ERRAND, lambda: queue.take(stop.is_set, Rank.ERRAND))

    def waiting(act: Act) -> Act:
        def acts(view: View, seed: int) -> Action:
            queue.take(lambda: False, Rank.PLAYER)
            try:
                return act(view, seed)
            finally:
                queue.give(Rank.PLAYER)

        return acts

    known = thinkers.others
    others = None if known is None else (lambda name: waiting(known(name)))
    return replace(thinkers, refine=values, act=waiting(thinkers.act), others=others, errands=errands)


Step = TypeVar("Step")


def in_turns(steps: Iterator[Step], queue: Queue, rank: Rank, take: Callable[[], bool]) -> Iterator[Step]:
    """Yield ``steps`` as far as there are turns for them; between two of them others may have theirs.

    Args:
        steps: what is done, a piece at a time.
        queue: who lets so many at once do something.
        rank: what it is done for.
        take: waits for a turn of ``queue`` and returns whether it came.
    """
    mine = take()
    if not mine:
        return
    try:
        for step in steps:
            yield step
            if queue.crowded:
                queue.give(rank)
                mine = False
                mine = take()
                if not mine:
                    return
    finally:
        if mine:
            queue.give(rank)


class _Time:
    """What is left of the time for a decision; it stands still while others have their turn."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    @property
    def over(self) -> bool:
        return monotonic() >= self._end

    def wait_for(self, queue: Queue, cancelled: Callable[[], bool]) -> bool:
        """Wait for another turn; return whether it came."""
        began = monotonic()
        came = queue.take(cancelled)
        self._end += monotonic() - began
        return came


def _in_time(
    thinkers: Brains, view: View, seed: int, cancelled: Callable[[], bool], time: _Time
) -> Iterator[Evaluation]:
    """The values until the time is up; then the last ones stand, over as many layouts as there were."""
    latest = None
    for latest in thinkers.refine(view, seed, lambda: cancelled() or time.over):
        yield latest
    if latest is not None and latest.layouts < latest.asked and not cancelled():
        yield replace(latest, asked=latest.layouts, state=Exactness.SAMPLED)


def on_a_page() -> bool:
    """Whether Voila shows the notebook as a page, to whom it may be, or keeps it ready for a page."""
    asked = os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
    return asked or "VOILA_PREHEAT" in os.environ


def notebook_brains(*, pause: float, layouts: int | None) -> Brains:
    """Return who thinks at a table in a notebook: on a page for visitors within the limits of a server.

    Args:
        pause: seconds before each action of a computer player.
        layouts: how many layouts stand behind the values; the usual number when left out.
    """
    wanted = ADVICE_LAYOUTS if layouts is None else layouts
    if not on_a_page():
        return brains(pause=pause, layouts=wanted)
    limits = server_limits()
    return limited(brains(pause=pause, layouts=min(wanted, limits.layouts)), limits)
