"""What every call is worth at a glance: by the model of strength alone, before any layout is solved."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from rooktutor.errors import NotYetError
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.bidding import CallValuer
from rooktutor.solve.draws import Draws, Weighing
from rooktutor.solve.values import Evaluation, Exactness, compare

GLANCES = 12
"""Layouts that tell how far the others may bid; none of them is solved."""
AUCTIONS = 400
"""Auctions that are followed to their end, one for each call in each layout: many calls get fewer layouts."""


def call_values(view: View, *, seed: int) -> Evaluation:
    """Return what each call is worth by the strength of hands alone, within a few milliseconds.

    ``seed`` says where the layouts come from by which the others bid on. Better numbers come from
    ``rooktutor.solve.montecarlo.evaluate``. Raises NotYetError outside the seat's turn in the auction.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> dealt = deal(CROWSNEST, seed=7)
    >>> found = call_values(Position.start(CROWSNEST, dealt).view(dealt.dealer.next), seed=1)
    >>> len(found), found.state.value
    (12, 'pending')
    """
    if not view.my_turn or view.phase is not Phase.AUCTION:
        raise NotYetError(f"it is not for {view.seat} to call")
    with _no_collection():
        values = CallValuer(view, solves=False)
        layouts = min(GLANCES, AUCTIONS // len(values.scores))
        draws = Draws(view, layouts, seed, weighing=Weighing.ALIKE)
        values.add([draw.layout for draw in draws.each()], None)
        return compare(
            values.scores,
            values.made,
            state=Exactness.PENDING,
            asked=draws.asked,
            wins=values.wins,
            beside=values.beside,
        )


@contextmanager
def _no_collection() -> Iterator[None]:
    """Put off collections of garbage, which may take longer than the glance, until it is over."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
