"""A choice waits for the tutor's word before it is played, but never for long."""

import threading
from collections.abc import Callable

from rooktutor.table.events import Event, Waited
from rooktutor.table.guarding import PATIENCE, waiting
from rooktutor.table.state import AppState


class Patience:
    """Reports that a waiting choice has waited long enough.

    Args:
        report: called from a thread of its own with the event.
        seconds: how long a choice may wait.
    """

    def __init__(self, report: Callable[[Event], None], seconds: float = PATIENCE) -> None:
        self._report = report
        self._seconds = seconds
        self._lock = threading.Lock()
        self._waiting: tuple[Waited, str] | None = None
        self._timer: threading.Timer | None = None

    def consider(self, state: AppState) -> None:
        """Begin to wait with the choice that waits in ``state``; forget one that does not any more."""
        choice = waiting(state)
        wanted = None if choice is None else (Waited(state.position), choice)
        with self._lock:
            if wanted == self._waiting:
                return
            self._waiting = wanted
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if wanted is None:
                return
            self._timer = threading.Timer(self._seconds, self._report, [wanted[0]])
            self._timer.name = "rooktutor-patience"
            self._timer.daemon = True
            self._timer.start()

    def rest(self) -> None:
        """Wait no more."""
        with self._lock:
            self._waiting = None
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
