"""Taking turns to think: among the tables of one process, and among the processes of one server."""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Event, Lock, RLock
from time import monotonic, sleep, time
from typing import Protocol

from filelock import FileLock, Timeout

Cancelled = Callable[[], bool]

LOOK = 0.1
"""Seconds between looks at whether what waits for its turn is still wanted."""
HELD = 0.4
"""Seconds for which a process keeps its turn before it looks whether another one waits."""


class Queue(Protocol):
    """Lets so many at once do something."""

    def take(self, cancelled: Cancelled, *, first: bool = False) -> bool:
        """Wait for a turn; return whether it came before ``cancelled`` said that nobody wants it."""
        ...

    def give(self, *, first: bool = False) -> None:
        """End a turn."""
        ...

    @property
    def crowded(self) -> bool:
        """Whether somebody else waits for a turn."""
        ...


class Turns:
    """Turns of the tables of one process: whoever has waited longest is next.

    Who is to be ``first``, computer players, comes before the others: a table stands still until they act.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: tuple[deque[Event], deque[Event]] = (deque(), deque())
        self._lock = RLock()  # a valuation that nobody needs any more may be ended in the middle of this

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting))

    @property
    def crowded(self) -> bool:
        """Whether anybody waits."""
        return self.waiting > 0

    def take(self, cancelled: Cancelled, *, first: bool = False) -> bool:
        """Wait for a turn; return whether it came in time."""
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

    def give(self, *, first: bool = False) -> None:  # noqa: ARG002 - turns are all alike here
        """End a turn."""
        with self._lock:
            queue = next(filter(None, self._waiting), None)
            if queue is None:
                self._free += 1
            else:
                queue.popleft().set()


class SharedTurns:
    """Turns of processes that know nothing of one another but a folder: each visitor of Voila is one.

    Who is to be ``first`` does not wait at all. The operating system ends the turn of a process that ends.
    """

    def __init__(self, folder: Path, size: int) -> None:
        self._locks = [FileLock(folder / f"turn-{number}.lock", thread_local=False) for number in range(size)]
        self._wanted = folder / "wanted"
        self._held: FileLock | None = None
        self._since = 0.0
        self._lock = Lock()

    @property
    def crowded(self) -> bool:
        """Whether another process waits, asked once this one has had its time."""
        if monotonic() - self._since < HELD:
            return False
        try:
            return time() - self._wanted.stat().st_mtime < 3 * LOOK
        except FileNotFoundError:
            return False

    def take(self, cancelled: Cancelled, *, first: bool = False) -> bool:
        """Wait for a turn; return whether it came in time."""
        if first:
            return True
        while not self._taken():
            self._wanted.touch()
            sleep(LOOK)
            if cancelled():
                return False
        return True

    def _taken(self) -> bool:
        with self._lock:
            if self._held is not None:
                return False
            for lock in self._locks:
                try:
                    lock.acquire(blocking=False)
                except Timeout:
                    continue
                self._held, self._since = lock, monotonic()
                return True
            return False

    def give(self, *, first: bool = False) -> None:
        """End a turn; whoever waits has time to take it before this process may want another."""
        if first:
            return
        crowded = self.crowded
        with self._lock:
            if self._held is not None:
                self._held.release()
                self._held = None
        if crowded:
            sleep(2 * LOOK)
