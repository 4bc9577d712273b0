"""What a server grants its visitors: how many tables think at once, and for how long about a decision."""

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from threading import Event, Lock
from time import monotonic

from rooktutor.game.actions import Action
from rooktutor.game.view import View
from rooktutor.solve.doubledummy import cores
from rooktutor.solve.values import ADVICE_LAYOUTS, Evaluation, Exactness
from rooktutor.table.brains import brains
from rooktutor.table.thinking import Act, Brains

THINKERS, SECONDS, LAYOUTS = "ROOKTUTOR_THINKERS", "ROOKTUTOR_SECONDS", "ROOKTUTOR_LAYOUTS"
"""The variables that set the limits of a server."""
MOST_SECONDS = 20.0
"""Seconds that one decision may be thought about where nothing else is said."""
LOOK = 0.1
"""Seconds between looks at whether what waits for its turn is still wanted."""


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


class Turns:
    """Lets so many at once do something; the others wait, and whoever has waited longest is next.

    Computer players come before valuations: a table stands still until they have acted.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: tuple[deque[Event], deque[Event]] = (deque(), deque())
        self._lock = Lock()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting))

    def take(self, cancelled: Callable[[], bool], *, first: bool = False) -> bool:
        """Wait for a turn; return whether it came before ``cancelled`` did."""
        with self._lock:
            if self._free and not self.waiting:
                self._free -= 1
                return True
            mine = Event()
            self._waiting[not first].append(mine)
        while not mine.wait(LOOK):
            if cancelled():
                self._go(mine, first=first)
                return False
        return True

    def _go(self, mine: Event, *, first: bool) -> None:
        """Wait no longer; a turn that has come just now goes to the next one."""
        with self._lock:
            if not mine.is_set():
                self._waiting[not first].remove(mine)
                return
        self.give()

    def give(self) -> None:
        """End a turn."""
        with self._lock:
            queue = next(filter(None, self._waiting), None)
            if queue is None:
                self._free += 1
            else:
                queue.popleft().set()


@cache
def turns(thinkers: int) -> Turns:
    """Return the turns that all tables of this process share."""
    return Turns(thinkers)


def limited(thinkers: Brains, limits: Limits) -> Brains:
    """Return brains that wait for their turn to think, and whose valuations end in time with what they have.

    Between two steps of a valuation somebody else may have a turn, so that all see something soon.
    """
    queue = turns(limits.thinkers)

    def values(view: View, seed: int, cancelled: Callable[[], bool]) -> Iterator[Evaluation]:
        if not queue.take(cancelled):
            return
        time, mine = _Time(limits.seconds), True
        try:
            for found in _in_time(thinkers, view, seed, cancelled, time):
                yield found
                if queue.waiting:
                    queue.give()
                    mine = False
                    mine = time.wait_for(queue, cancelled)
                    if not mine:
                        return
        finally:
            if mine:
                queue.give()

    def waiting(act: Act) -> Act:
        def acts(view: View, seed: int) -> Action:
            queue.take(lambda: False, first=True)
            try:
                return act(view, seed)
            finally:
                queue.give()

        return acts

    known = thinkers.others
    others = None if known is None else (lambda name: waiting(known(name)))
    return replace(thinkers, refine=values, act=waiting(thinkers.act), others=others)


class _Time:
    """What is left of the time for a decision; it stands still while others have their turn."""

    def __init__(self, seconds: float) -> None:
        self._end = monotonic() + seconds

    @property
    def over(self) -> bool:
        return monotonic() >= self._end

    def wait_for(self, queue: Turns, cancelled: Callable[[], bool]) -> bool:
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
