"""Thinking in the background: the computer players' actions, and what the learner's actions are worth.

One thread a job. A job whose position has passed is told to stop and what it still says is
dropped (`reduce` compares the position), so a click never waits for it.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from time import monotonic

from rooktutor.errors import IllegalAction
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.solve.solving import StoppedError
from rooktutor.solve.values import Evaluation
from rooktutor.table.events import ComputerActed, Evaluated, Event, Failed
from rooktutor.table.pondering import Look, look
from rooktutor.table.state import AppState
from rooktutor.teach.replies import reply
from rooktutor.teach.steps import Others

LOG = logging.getLogger(__name__)

Refine = Callable[[View, int, Callable[[], bool]], Iterator[Evaluation]]
"""Values for a view with a seed, better and better, until told to stop."""

Act = Callable[[View, int], Action]
"""What a computer player does, with a seed."""


class Task(Enum):
    """What a job is for."""

    ACT = "act"
    VALUE = "value"


@dataclass(frozen=True)
class Job:
    """Something to think about."""

    task: Task
    position: Position
    seed: int
    player: str = ""
    """The name of the computer player that acts."""


def job_for(state: AppState) -> Job | None:
    """Return what has to be thought about in this state; None when nothing has.

    An evaluation that is complete is not made again; it is made whether or not the tutor speaks now.
    While a revoke may stop the hand there is none: values are those of hands played to their end.
    """
    position = state.position
    seed = state.seed * 100_003 + state.now.deals * 101 + len(position.actions)
    if state.computers_turn:
        return Job(Task.ACT, position, seed, state.opponents)
    if state.asking is None or state.sampled or position.public.offence is not None:
        return None
    done = state.evaluation
    if done is not None and done.layouts >= done.asked:
        return None
    return Job(Task.VALUE, position, seed)


@dataclass(frozen=True)
class Brains:
    """Who thinks: one function for values, one for the computer players.

    ``others`` gives the computer player of a name; without it ``act`` plays whatever the name.
    ``pause`` is the time before each action of a computer player, ``rest`` that between two
    reports of values, both in seconds. ``look`` reviews finished hands.
    """

    refine: Refine
    act: Act
    others: Callable[[str], Act] | None = None
    pause: float = 0.0
    rest: float = 0.25
    look: Look = look


class Thinker:
    """Runs the job that a state calls for and reports what comes out of it.

    Args:
        brains: who thinks.
        report: called from the job's thread with each event.
    """

    def __init__(self, brains: Brains, report: Callable[[Event], None]) -> None:
        self._brains = brains
        self._report = report
        self._lock = threading.Lock()
        self._job: Job | None = None
        self._stop = threading.Event()
        self._stop.set()
        self._threads: set[threading.Thread] = set()

    def consider(self, state: AppState) -> None:
        """Start what ``state`` calls for, unless that has been started; stop what it does not call for."""
        job = job_for(state)
        with self._lock:
            if job == self._job:
                return
            self._stop.set()
            self._job = job
            if job is None:
                return
            self._stop = threading.Event()
            thread = threading.Thread(
                target=self._run, args=(job, self._stop), name=f"rooktutor-{job.task.value}", daemon=True
            )
            self._threads = {each for each in self._threads if each.is_alive()} | {thread}
            thread.start()

    def drop(self, state: AppState) -> None:
        """Stop what ``state`` does not call for, so that it does not compete with showing the state."""
        with self._lock:
            if self._job is not None and self._job != job_for(state):
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
            if job.task is Task.ACT:
                self._choose(job, stop)
            else:
                self._value(job, stop)
        except Exception as error:  # a broken job must not take the table down: the learner is told
            LOG.exception("thinking about %s broke down", job.position)
            self._fail(job, stop, error)
        finally:
            stop.set()

    def _choose(self, job: Job, stop: threading.Event) -> None:
        seat = job.position.to_act
        if seat is None or stop.wait(self._brains.pause):
            return
        others = self._brains.others
        act = self._brains.act if others is None else others(job.player)
        try:
            action = (
                reply(job.position, Others.OPEN, cancelled=stop.is_set)
                if job.player == Others.OPEN.value
                else act(job.position.view(seat), job.seed)
            )
        except StoppedError:
            return
        illegality = job.position.why_illegal(action)
        if illegality is not None:
            raise IllegalAction(str(action), illegality)
        self._tell(stop, ComputerActed(job.position, action))

    def _value(self, job: Job, stop: threading.Event) -> None:
        seat = job.position.to_act
        if seat is None:
            return
        told = 0.0
        latest = None
        for latest in self._brains.refine(job.position.view(seat), job.seed, stop.is_set):
            if stop.is_set():
                return
            if monotonic() - told >= self._brains.rest:
                self._tell(stop, Evaluated(job.position, latest))
                told, latest = monotonic(), None
        if latest is not None:
            self._tell(stop, Evaluated(job.position, latest))

    def _fail(self, job: Job, stop: threading.Event, error: Exception) -> None:
        self._tell(stop, Failed(job.position, f"{type(error).__name__}: {error}"))
        if job.task is Task.ACT:  # the game goes on, with the first legal action
            self._tell(stop, ComputerActed(job.position, job.position.legal_actions()[0]))

    def _tell(self, stop: threading.Event, event: Event) -> None:
        if not stop.is_set():
            self._report(event)
