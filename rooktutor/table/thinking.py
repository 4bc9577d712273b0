"""What is thought about during the play: the computer players' actions, and what the learner's are worth."""

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
from rooktutor.table.pondering import Errand, Look, look, ponder
from rooktutor.table.state import AppState
from rooktutor.teach.replies import reply
from rooktutor.teach.steps import Others

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
    reports of values, both in seconds. ``look`` reviews finished hands; ``errands`` does everything that is
    thought about beside the play, where that is not done at once.
    """

    refine: Refine
    act: Act
    others: Callable[[str], Act] | None = None
    pause: float = 0.0
    rest: float = 0.25
    look: Look = look
    errands: Callable[[Errand, threading.Event], Iterator[Event | None]] | None = None

    def ponder(self, errand: Errand, stop: threading.Event) -> Iterator[Event | None]:
        """Think about something beside the play; yields None for a step of which there is nothing to tell."""
        if self.errands is not None:
            return self.errands(errand, stop)
        return ponder(self.look, self.others or (lambda _name: self.act), errand, stop)


def think(brains: Brains, job: Job, stop: threading.Event) -> Iterator[Event]:
    """Do a job; yields the action of a computer player, or values that become better and better."""
    return _choose(brains, job, stop) if job.task is Task.ACT else _value(brains, job, stop)


def broken(job: Job, error: Exception) -> Iterator[Event]:
    """Yield what the table has to know of a job that broke down."""
    yield Failed(job.position, f"{type(error).__name__}: {error}")
    if job.task is Task.ACT:  # the game goes on, with the first legal action
        yield ComputerActed(job.position, job.position.legal_actions()[0])


def _choose(brains: Brains, job: Job, stop: threading.Event) -> Iterator[Event]:
    seat = job.position.to_act
    if seat is None or stop.wait(brains.pause):
        return
    others = brains.others
    act = brains.act if others is None else others(job.player)
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
    yield ComputerActed(job.position, action)


def _value(brains: Brains, job: Job, stop: threading.Event) -> Iterator[Event]:
    seat = job.position.to_act
    if seat is None:
        return
    told = 0.0
    latest = None
    for latest in brains.refine(job.position.view(seat), job.seed, stop.is_set):
        if stop.is_set():
            return
        if monotonic() - told >= brains.rest:
            yield Evaluated(job.position, latest)
            told, latest = monotonic(), None
    if latest is not None:
        yield Evaluated(job.position, latest)
