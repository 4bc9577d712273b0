"""Thinking in the background: a thread for what a state of the table calls for.

What runs for a state that has passed is told to stop, and what it still says is dropped (`reduce` compares
the position), so that a click never waits for it.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from rooktutor.table.events import Event
from rooktutor.table.state import AppState

LOG = logging.getLogger(__name__)

Job = TypeVar("Job")


class Runner(Generic[Job]):
    """Runs the job that a state calls for, one at a time, and reports what comes out of it.

    Args:
        job_for: the job that a state calls for, or None.
        think: does a job and yields what has to be reported, until it is told to stop; None where there is
            nothing to report yet.
        broken: what has to be reported when a job has broken down.
        report: called from the job's thread with each event.
    """

    def __init__(
        self,
        job_for: Callable[[AppState], Job | None],
        think: Callable[[Job, threading.Event], Iterator[Event | None]],
        broken: Callable[[Job, Exception], Iterable[Event]],
        report: Callable[[Event], None],
    ) -> None:
        self._job_for = job_for
        self._think = think
        self._broken = broken
        self._report = report
        self._lock = threading.Lock()
        self._job: Job | None = None
        self._stop = threading.Event()
        self._threads: set[threading.Thread] = set()

    def consider(self, state: AppState) -> None:
        """Start what ``state`` calls for, unless that has been started; stop what it does not call for."""
        job = self._job_for(state)
        with self._lock:
            if job == self._job:
                return
            self._stop.set()
            self._job = job
            if job is None:
                return
            self._stop = threading.Event()
            thread = threading.Thread(
                target=self._run, args=(job, self._stop), name="rooktutor-thinking", daemon=True
            )
            self._threads = {each for each in self._threads if each.is_alive()} | {thread}
            thread.start()

    def drop(self, state: AppState) -> None:
        """Stop what ``state`` does not call for, so that it does not compete with showing the state."""
        with self._lock:
            if self._job is not None and self._job != self._job_for(state):
                self._job = None
                self._stop.set()

    def rest(self) -> None:
        """Stop what is running; nothing of it is reported any more."""
        with self._lock:
            self._job = None
            self._stop.set()

    def wait(self, timeout: float) -> bool:
        """Wait until no job runs, for at most ``timeout`` seconds each; return whether that came about."""
        with self._lock:
            threads = tuple(self._threads)
        for thread in threads:
            if thread is not threading.current_thread():
                thread.join(timeout)
        return not any(thread.is_alive() for thread in threads)

    def _run(self, job: Job, stop: threading.Event) -> None:
        try:
            self._tell(stop, self._think(job, stop))
        except Exception as error:  # a broken job must not take the table down: the learner is told
            LOG.exception("thinking about %s broke down", job)
            self._tell(stop, self._broken(job, error))
        finally:
            stop.set()

    def _tell(self, stop: threading.Event, events: Iterable[Event | None]) -> None:
        for event in events:
            if stop.is_set():
                return
            if event is not None:
                self._report(event)
