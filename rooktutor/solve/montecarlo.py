"""Values of all actions of a decision over the layouts that a seat must reckon with.

All actions meet the same layouts, so differences between them are sharp. Where few layouts are
left they are all listed and the numbers are exact: a mean over every layout, each counted by how
likely it makes the calls and the exchange. Otherwise they are drawn with a seed, and the same
view, budget and seed give the same numbers on any machine with the same solver, whatever the
number of threads.
"""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from random import Random

from rooktutor.cards import CardSet
from rooktutor.errors import NotYetError
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.bidding import Valuer, valuer
from rooktutor.solve.contest import Contest
from rooktutor.solve.draws import Draw, Draws, Weighing
from rooktutor.solve.layouts import Layout
from rooktutor.solve.plays import PlayValuer
from rooktutor.solve.samples import Samples
from rooktutor.solve.solving import OPEN_REACH, PLAY_REACH, StoppedError
from rooktutor.solve.values import Budget, Evaluation, Exactness, compare

FIRST_LAYOUTS = 2
"""Layouts behind the first numbers that ``refine`` gives."""
BATCH = 16
"""Layouts that are solved in one go at most, so that little is lost when the work is cancelled."""
CALL_BATCH = 4
"""The same before the play, where a layout takes several tables."""
LONG_BATCH = 2
"""The same where rules of thumb play the first tricks, which nothing interrupts."""
DEAR = 10
"""Cards in a hand from which a layout takes so long that not every card is looked at in all of them."""
FIRST_DEAR = 64
"""Layouts in which every card is looked at there, before those that may be best are told apart."""
MORE = 8
"""How many times as many layouts as the budget has may be looked at for that."""
FURTHER_BATCH = 32
"""Layouts that are added in one go for that."""
LOOK = 0.01
"""Seconds between looks at whether the work is cancelled, while layouts are being solved."""


def evaluate(
    view: View, *, budget: Budget, seed: int, threads: int = 1, weighing: Weighing = Weighing.CALLS
) -> Evaluation:
    """Return what each action of the seat to act is worth, from what that seat may know.

    Args:
        view: the view of the seat whose turn it is.
        budget: how many layouts may be looked at; if there are no more in all, each is, once.
        seed: where the sampled layouts come from.
        threads: how many cores may solve at the same time; the numbers do not depend on it. One is
            the default, since many evaluations may run side by side and each thread needs memory.
        weighing: what is held for or against a layout.

    Returns:
        the values, best first; for discards and called cards those of a short list.

    Raises:
        NotYetError: if it is not this seat's turn.
        ViewError: if no layout fits the view.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> view = Position.start(CROWSNEST, deal(CROWSNEST, seed=7)).view(deal(CROWSNEST, seed=7).dealer.next)
    >>> evaluation = evaluate(view, budget=Budget(2), seed=1)
    >>> len(evaluation), evaluation.layouts, evaluation.state.value
    (12, 2, 'sampled')
    """
    *_partial, full = refine(view, budget=budget, seed=seed, threads=threads, weighing=weighing)
    return full


def refine(
    view: View,
    *,
    budget: Budget,
    seed: int,
    cancelled: Callable[[], bool] | None = None,
    threads: int = 1,
    weighing: Weighing = Weighing.CALLS,
    every_card: bool = False,
) -> Iterator[Evaluation]:
    """Yield values that get better, ending with what ``evaluate`` returns.

    With ``every_card`` the discards looked at show each card kept and laid away; that takes longer.
    ``cancelled`` is asked every hundredth of a second or so, also from another thread while layouts
    are being solved; when it says yes, nothing more comes. The other arguments and errors are those
    of ``evaluate``. Partial results are PENDING.
    """
    if not view.my_turn:
        raise NotYetError(f"it is not the turn of {view.seat}")
    draws = Draws(view, budget.layouts, seed, weighing=weighing)
    work = _Work(threads, cancelled, _batch(view))
    values = valuer(view, every_card=every_card)
    if budget.sharpen and not draws.listed and _dear(view):
        first, most = min(FIRST_DEAR, budget.layouts), MORE * budget.layouts
        further = Draws(view, first + most, seed, weighing=weighing)
        yield from _sharpened(view, values, further.each(), first, first + most, work, Random(seed))
    else:
        yield from _run(values, draws.each(), draws.asked, work, listed=draws.listed)


def evaluate_open(position: Position, *, cancelled: Callable[[], bool] | None = None) -> Evaluation:
    """Return what each action is worth when all four hands are open.

    In the play this is exact from the eleventh-last card on with the compiled solver, however long it
    takes, and for most hands from the fifth-last on with the interpreted one. The sides know each other,
    and calls are valued as ``evaluate`` does, for the one layout there is. Raises NotYetError when the
    hand is over, and StoppedError once ``cancelled``, which is asked as ``refine`` asks it, says yes.
    """
    seat = position.to_act
    if seat is None:
        raise NotYetError("the hand is over")
    buried = position.discard if position.discard is not None else CardSet.of(position.deal.nest)
    layout = Layout(position.hands, buried)
    view = position.view(seat)
    values = PlayValuer(view, OPEN_REACH) if view.phase is Phase.PLAY else valuer(view)
    full = next(_run(values, iter([Draw(layout)]), 1, _Work(cancelled=cancelled), listed=True), None)
    if full is None:
        raise StoppedError
    return full


class _Work:
    """How layouts are solved: on how many threads, how many at a time, and until who says stop."""

    def __init__(
        self, threads: int = 1, cancelled: Callable[[], bool] | None = None, batch: int = BATCH
    ) -> None:
        self.threads = threads
        self.batch = batch
        self._asked = cancelled
        self.flag = bytearray(1)

    def stopped(self) -> bool:
        """Whether the work is cancelled."""
        if self._asked is not None and not self.flag[0] and self._asked():
            self.flag[0] = 1
        return bool(self.flag[0])

    @contextmanager
    def watched(self) -> Iterator[bytearray]:
        """Have the question asked again and again from another thread, which sets the byte given."""
        if self._asked is None:
            yield self.flag
            return
        done = threading.Event()

        def look() -> None:
            while not done.wait(LOOK):
                if self.stopped():
                    return

        watcher = threading.Thread(target=look, name="rooktutor-watch", daemon=True)
        watcher.start()
        try:
            yield self.flag
        finally:
            done.set()
            watcher.join()


def _batch(view: View) -> int:
    """How many layouts are solved in one go: few where much is done in Python in between."""
    if view.phase is not Phase.PLAY:
        return CALL_BATCH
    return BATCH if len(view.hand) <= PLAY_REACH.whole else LONG_BATCH


def _dear(view: View) -> bool:
    """Whether a layout takes long but can be solved, and the sides and all that they may take are known."""
    return (
        view.phase is Phase.PLAY
        and DEAR <= len(view.hand) <= PLAY_REACH.whole
        and view.declaring is not None
        and not view.rules.sweep_points
    )


def _sharpened(
    view: View, values: Valuer, source: Iterator[Draw], first: int, most: int, work: _Work, luck: Random
) -> Iterator[Evaluation]:
    """Yield values over the ``first`` layouts, then those of a contest until it is decided."""
    found = None
    for found in _run(values, source, first, work, listed=False):
        yield replace(found, state=Exactness.PENDING, asked=most)
    if found is None or found.layouts < first:
        return
    if found.by_match or len(found) == 1:
        yield replace(found, asked=first)
        return
    contest = Contest(view, found, luck)
    with ThreadPoolExecutor(1) as drawer:
        ahead = drawer.submit(_some, source, work)
        try:
            while not contest.sharp and contest.layouts < most:
                # the next layouts are drawn while these are solved
                draws, ahead = ahead.result(), drawer.submit(_some, source, work)
                with work.watched() as flag:
                    contest.add(draws, flag, work.threads)
                if work.stopped():
                    return
                yield contest.evaluation(state=Exactness.PENDING, asked=most)
        except StoppedError:
            return
        finally:
            work.flag[0] = 1
    yield contest.evaluation(state=Exactness.SAMPLED, asked=contest.layouts)


def _some(source: Iterator[Draw], work: _Work) -> list[Draw]:
    """The next layouts, as many as can be drawn until the work is cancelled."""
    found = []
    for draw in islice(source, FURTHER_BATCH):
        if work.stopped():
            break
        found.append(draw)
    return found


def _run(
    values: Valuer, source: Iterator[Draw], asked: int, work: _Work, *, listed: bool
) -> Iterator[Evaluation]:
    weights: list[float] = []
    layouts: list[Layout] = []
    report_at = min(FIRST_LAYOUTS, asked)
    while len(weights) < asked:
        while len(weights) < report_at:
            if work.stopped():
                return
            batch = list(islice(source, min(work.batch, report_at - len(weights))))
            try:
                with work.watched() as flag:
                    values.add([draw.layout for draw in batch], flag, work.threads)
            except StoppedError:
                return
            weights.extend(draw.weight for draw in batch)
            layouts.extend(draw.layout for draw in batch)
        last = len(weights) >= asked
        exact = listed and values.exact
        state = Exactness.PENDING if not last else Exactness.EXACT if exact else Exactness.SAMPLED
        found = compare(
            values.scores,
            values.made,
            state=state,
            asked=asked,
            equals=values.equals,
            weights=weights,
            wins=values.wins,
            beside=values.beside,
        )
        if last:
            samples = Samples.of(layouts, weights, values.scores, values.made, values.wins, values.beside)
            found = replace(found, samples=samples)
        yield found
        report_at = min(asked, report_at * 2)
