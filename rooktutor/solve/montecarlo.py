"""Values of all actions of a decision over the layouts that a seat must reckon with.

All actions meet the same layouts, so differences between them are sharp. Where few layouts are
left they are all listed and the numbers are exact; otherwise they are drawn with a seed, and the
same view, budget and seed give the same numbers on any machine with the same solver.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from rooktutor.cards import CardSet
from rooktutor.errors import NotYetError, ViewError
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.solve.bidding import Valuer, valuer
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.values import Budget, Evaluation, Exactness, compare

FIRST_LAYOUTS = 2
"""Layouts behind the first numbers that ``refine`` gives."""


def evaluate(view: View, *, budget: Budget, seed: int) -> Evaluation:
    """Return what each action of the seat to act is worth, from what that seat may know.

    Args:
        view: the view of the seat whose turn it is.
        budget: how many layouts may be looked at; if there are no more in all, each is, once.
        seed: where the sampled layouts come from.

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
    *_partial, full = refine(view, budget=budget, seed=seed)
    return full


def refine(
    view: View, *, budget: Budget, seed: int, cancelled: Callable[[], bool] | None = None
) -> Iterator[Evaluation]:
    """Yield values that get better, ending with what ``evaluate`` returns.

    ``cancelled`` is asked between layouts; when it says yes, nothing more comes. The other
    arguments and errors are those of ``evaluate``. Partial results are PENDING.
    """
    if not view.my_turn:
        raise NotYetError(f"it is not the turn of {view.seat}")
    layouts = Layouts(view)
    few = layouts.at_most <= budget.layouts
    if few:
        listed = list(layouts.each())
        if not listed:
            raise ViewError("every layout breaks a rule of the discard")
        source: Iterator[Layout] = iter(listed)
        asked = len(listed)
    else:
        rng = Random(seed)
        source = iter(lambda: layouts.sample(rng), None)
        asked = budget.layouts
    yield from _run(valuer(view), source, asked, listed=few, cancelled=cancelled or _never)


def evaluate_open(position: Position) -> Evaluation:
    """Return what each action is worth when all four hands are open.

    In the play this is exact within the reach of the solver. The sides know each other, and calls
    are valued as ``evaluate`` does, for the one layout there is. Raises NotYetError when the hand is
    over.
    """
    seat = position.to_act
    if seat is None:
        raise NotYetError("the hand is over")
    buried = position.discard if position.discard is not None else CardSet.of(position.deal.nest)
    layout = Layout(position.hands, buried)
    *_partial, full = _run(valuer(position.view(seat)), iter([layout]), 1, listed=True, cancelled=_never)
    return full


def _run(
    values: Valuer, source: Iterator[Layout], asked: int, *, listed: bool, cancelled: Callable[[], bool]
) -> Iterator[Evaluation]:
    done = 0
    report_at = min(FIRST_LAYOUTS, asked)
    while done < asked:
        for layout in islice(source, report_at - done):
            if cancelled():
                return
            values.add((layout,), None)
            done += 1
        last = done >= asked
        exact = listed and values.exact
        state = Exactness.PENDING if not last else Exactness.EXACT if exact else Exactness.SAMPLED
        yield _evaluation(values, state, asked)
        report_at = min(asked, report_at * 2)


def _evaluation(values: Valuer, state: Exactness, asked: int) -> Evaluation:
    return compare(values.scores, values.made, state=state, asked=asked, equals=values.equals)


def _never() -> bool:
    return False
