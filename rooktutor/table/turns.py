"""Taking turns to think: among the tables of one process, and among the processes of one server."""

from collections import deque
from collections.abc import Callable
from enum import IntEnum
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


SHARE = 4
"""Of so many turns that are given while errands wait, one goes to an errand."""


class Rank(IntEnum):
    """What a turn is wanted for; what comes first goes first."""

    PLAYER = 0
    """A computer player: the table stands still until it acts."""
    VALUES = 1
    """The values of a decision, which the learner waits for."""
    ERRAND = 2
    """What is thought about beside the play: a review, a line, numbers."""


class Queue(Protocol):
    """Lets so many at once do something."""

    def take(self, cancelled: Cancelled, rank: Rank = Rank.VALUES) -> bool:
        """Wait for a turn; return whether it came before ``cancelled`` said that nobody wants it."""
        ...

    def give(self, rank: Rank = Rank.VALUES) -> None:
        """End a turn."""
        ...

    @property
    def crowded(self) -> bool:
        """Whether somebody else waits for a turn."""
        ...


class Turns:
    """Turns of the tables of one process: of the same rank, whoever has waited longest is next.

    Computer players go before values, and values before errands; but some turns are kept for errands, so
    that a review comes to its end where values are wanted all the time.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._given = 0
        self._waiting: dict[Rank, deque[Event]] = {rank: deque() for rank in Rank}
        self._lock = RLock()  # a valuation that nobody needs any more may be ended in the middle of this

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @property
    def crowded(self) -> bool:
        """Whether anybody waits."""
        return self.waiting > 0

    def take(self, cancelled: Cancelled, rank: Rank = Rank.VALUES) -> bool:
        """Wait for a turn; return whether it came in time."""
        with self._lock:
            if self._free and not self.waiting:
                self._free -= 1
                return True
            mine = Event()
            self._waiting[rank].append(mine)
        while not mine.wait(LOOK):
            if cancelled():
                self._go(mine, rank)
                return False
        return True

    def _go(self, mine: Event, rank: Rank) -> None:
        """Wait no longer; a turn that has come just now goes to the next one."""
        with self._lock:
            if not mine.is_set():
                self._waiting[rank].remove(mine)
                return
        self.give()

    def give(self, rank: Rank = Rank.VALUES) -> None:  # noqa: ARG002 - turns are all alike here
        """End a turn."""
        with self._lock:
            players, values, errands = (self._waiting[each] for each in Rank)
            self._given = self._given + 1 if errands else 0
            kept = [errands] if self._given % SHARE == 0 else []
            queue = next(filter(None, [players, *kept, values, errands]), None)
            if queue is None:
                self._free += 1
            else:
                queue.popleft().set()


class SharedTurns:
    """Turns of processes that know nothing of one another but a folder: each visitor of Voila is one.

    Computer players do not wait at all, and errands look less often for a turn. The operating system ends the
    turn of a process that ends.
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

    def take(self, cancelled: Cancelled, rank: Rank = Rank.VALUES) -> bool:
        """Wait for a turn; return whether it came in time."""
        if rank is Rank.PLAYER:
            return True
        while not self._taken():
            self._wanted.touch()
            sleep(LOOK if rank is Rank.VALUES else 2 * LOOK)
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

    def give(self, rank: Rank = Rank.VALUES) -> None:
        """End a turn; whoever waits has time to take it before this process may want another."""
        if rank is Rank.PLAYER:
            return
        crowded = self.crowded
        with self._lock:
            if self._held is not None:
                self._held.release()
                self._held = None
        if crowded:
            sleep(2 * LOOK)
