"""Principles about how the auction goes on after a call."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.choices import CallContext
from rooktutor.explain.claims import OthersBuy, WorthUpTo
from rooktutor.explain.worth import others_buy, worth_up_to
from rooktutor.game.actions import Pass

OFTEN = 10
"""Layouts of 100 from which on it is worth saying that the others declare."""


def price_of_passing(ctx: CallContext) -> Reason | None:
    """A pass lets the others buy the hand, and that costs."""
    bought = _bought(ctx)
    if bought is None or bought.points >= 0:
        return None
    return con("price_of_passing", 0.75, bought)


def others_overbid(ctx: CallContext) -> Reason | None:
    """A pass lets the others buy the hand for more than it is worth to them."""
    bought = _bought(ctx)
    if bought is None or bought.points <= 0:
        return None
    return pro("others_overbid", 0.75, bought)


def past_ceiling(ctx: CallContext) -> Reason | None:
    """The bid is over the highest that is worth as much as a pass."""
    top = _ceiling(ctx)
    if ctx.bid is None or top is None or not 0 < top.amount < ctx.bid:
        return None
    return con("past_ceiling", 0.6, top)


def _bought(ctx: CallContext) -> OthersBuy | None:
    if not isinstance(ctx.call, Pass) or ctx.evaluation is None:
        return None
    found = others_buy(ctx.view, ctx.evaluation)
    return found if found is not None and found.hundredths >= OFTEN else None


def _ceiling(ctx: CallContext) -> WorthUpTo | None:
    return None if ctx.evaluation is None else worth_up_to(ctx.evaluation)


PRINCIPLES = (price_of_passing, others_overbid, past_ceiling)
