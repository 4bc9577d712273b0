"""What is thought about beside the play: a line, a finished hand and its review, how the tutor would play it.

What it has found is kept: asked again, it goes on where it was.
"""

import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from time import monotonic

from rooktutor.explain.beliefs import beliefs
from rooktutor.explain.contrast import Contrast, contrasting
from rooktutor.explain.lines import line
from rooktutor.explain.parts import Followed
from rooktutor.explain.review import Progress, reviewing
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.onemore import with_action
from rooktutor.solve.values import Budget, Evaluation
from rooktutor.table.afterwards import Afterwards, Wanted, at_step
from rooktutor.table.contrasting import best_beside, counting
from rooktutor.table.events import Afterthought, Event, Failed
from rooktutor.table.guarding import unweighed
from rooktutor.table.state import AppState, Mode

Look = Callable[[Position, Seat, Mapping[int, Evaluation], int, Callable[[], bool]], Iterator[Progress]]
"""How far the review of a hand has come, with the values that are known, a seed, and when to stop."""

Act = Callable[[View, int], Action]

REST = 0.25
"""Seconds between two reports of how far numbers have been counted."""


def look(
    position: Position,
    seat: Seat,
    known: Mapping[int, Evaluation],
    seed: int,
    cancelled: Callable[[], bool],
) -> Iterator[Progress]:
    """Review a finished hand with as many layouts as a player looks at."""
    return reviewing(position, seat, known, seed=seed, cancelled=cancelled)


@dataclass(frozen=True, kw_only=True)
class Errand:
    """Something to think about after a hand."""

    end: Position
    wanted: Wanted | None = None
    apart: Action | None = None
    weigh: Action | None = None
    answer: Action | None = None
    rival: bool = False
    doubt: int | None = None
    opponents: str = ""
    after: Afterwards = field(compare=False)


def errand_for(state: AppState) -> Errand | None:
    """Return what has to be thought about beside the play; a line of play first, the tutor's hand last."""
    after = state.after
    known = {} if state.evaluation is None else {len(state.position.actions): state.evaluation}
    seed = state.seed * 100_003 + state.now.deals * 101
    now = Afterwards(end=state.position, seat=state.asking or state.learner, seed=seed, known=known)
    if known and state.wanted is not None:
        return Errand(end=state.position, wanted=state.wanted, after=now)
    held = unweighed(state)
    if known and held is not None:
        return Errand(end=state.position, weigh=held, after=now)
    if known and state.apart is not None and counting(state, state.apart.action) and best_beside(state):
        return Errand(end=state.position, apart=state.apart.action, after=now)
    if after is None:
        return None
    if after.wanted is not None:
        return Errand(end=after.end, wanted=after.wanted, after=after)
    if after.tried_action is not None and after.verdict() is None and not after.told:
        return Errand(end=after.end, answer=after.tried_action, after=after)
    if after.review is None and after.shown:
        return Errand(end=after.end, opponents=state.opponents, after=after)
    if after.doubting and state.mode is Mode.STEP and not state.sampled and state.position != after.end:
        step = len(state.position.actions)
        if after.thought is None or after.thought[0] != step:
            return Errand(end=after.end, doubt=step, after=after)
    if after.challenged and after.rival is None:
        return Errand(end=after.end, rival=True, opponents=state.opponents, after=after)
    return None


def ponder(
    look: Look, act: Callable[[str], Act], errand: Errand, stop: threading.Event
) -> Iterator[Event | None]:
    """Do an errand; yields what comes of it, and None for a step of which there is nothing to tell.

    Args:
        look: who reviews hands.
        act: gives the computer player of a name.
        errand: what to think about.
        stop: set when nobody wants to know any more.
    """
    after, end = errand.after, errand.end
    if errand.wanted is not None:
        wanted = errand.wanted
        view = at_step(end, wanted.step).view(after.seat)
        values = yield from _with_layouts(view, after.known[wanted.step], after.seed + wanted.step, stop)
        if not stop.is_set():
            yield Afterthought(end, line(view, values, wanted.action, beside=wanted.beside))
    elif errand.apart is not None:
        yield from _counted(errand, errand.apart, stop)
    elif errand.weigh is not None:
        view = end.view(after.seat)
        yield Afterthought(end, with_action(view, after.known[len(end.actions)], errand.weigh))
    elif errand.answer is not None:
        decision = after.tried
        assert decision is not None  # noqa: S101 - there is an answer
        view = at_step(end, decision.step).view(decision.seat)
        values = yield from _with_layouts(view, decision.evaluation, after.seed + decision.step, stop)
        if not stop.is_set():
            yield Afterthought(end, with_action(view, values, errand.answer))
    elif errand.doubt is not None:
        view = at_step(end, errand.doubt).view(after.seat)
        yield Afterthought(end, (errand.doubt, beliefs(view, seed=after.seed)))
    elif errand.rival:
        found = yield from _rival(act, errand, stop)
        if found is not None:
            yield Afterthought(end, found)
    else:
        told: Progress | None = None
        for progress in look(end, after.seat, after.known, after.seed, stop.is_set):
            news = told is None or told.done != progress.done or progress.review is not None
            yield Afterthought(end, progress) if news else None
            told = progress


def _counted(errand: Errand, action: Action, stop: threading.Event) -> Iterator[Event | None]:
    """What sets an action apart from the best one; before that now and then how far it has come.

    First of all the values with that of the action, where they did not have it.
    """
    after, end = errand.after, errand.end
    view, step = end.view(after.seat), len(end.actions)
    known = after.known[step]
    values = yield from _with_layouts(view, known, after.seed + step, stop, told=end)
    if stop.is_set():
        return
    values = with_action(view, values, action)
    if values is not known:
        yield Afterthought(end, values)
    reported = monotonic()
    for found in contrasting(view, values, action):
        if stop.is_set():
            return
        if isinstance(found, Contrast) or monotonic() - reported >= REST:
            yield Afterthought(end, found)
            reported = monotonic()
        else:
            yield None


def _with_layouts(
    view: View, values: Evaluation, seed: int, stop: threading.Event, *, told: Position | None = None
) -> Generator[Event | None, None, Evaluation]:
    """The values with the layouts behind them, looked at anew where they were not kept.

    They are not where the time for them was up, or the page has been loaded again. With ``told`` it is told
    at that position how far it has come.
    """
    if values.samples is not None:
        return values
    latest, budget = values, Budget(max(1, values.layouts))
    for latest in refine(view, budget=budget, seed=seed, cancelled=stop.is_set, every_card=True):
        yield None if told is None else Afterthought(told, Followed(done=latest.layouts, of=latest.asked))
    return latest


def broken(errand: Errand, error: Exception) -> Iterator[Event]:
    """Yield what the table has to know of an errand that broke down."""
    yield Failed(errand.end, f"{type(error).__name__}: {error}")


def _rival(
    act: Callable[[str], Act], errand: Errand, stop: threading.Event
) -> Generator[None, None, Position | None]:
    """The deal as the tutor plays it in the learner's chair; where it agrees, the learner's own line.

    The others get the same seeds as at the table: as long as the two lines are the same they do the same.
    """
    after, tutor = errand.after, act("tutor")
    others = act(errand.opponents)
    now = errand.end.restarted()
    while now.to_act is not None:
        if stop.is_set():
            return None
        yield None
        step = len(now.actions)
        along = errand.end.actions[:step] == now.actions
        view = now.view(now.to_act)
        if now.to_act is not after.seat:
            done = errand.end.actions[step] if along else others(view, after.seed + step)
        elif along and step in after.known:
            values = after.known[step]
            best, mine = recommended(view, values), errand.end.actions[step]
            value = values.value(best)
            done = mine if value is not None and mine in value.covers else best
        else:
            done = tutor(view, after.seed + step)
        now = now.after(done)
    return now
