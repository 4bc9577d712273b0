"""Principles about one card of the exchange: to keep it or to lay it away."""

from rooktutor.cards import NoTrump
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.cardcontext import CardContext
from rooktutor.explain.claims import Counter, GuardOf, NothingAbove, OneOf, OnlyAbove
from rooktutor.rules.axes import NestOwner

SHORT = 2
"""Cards of a side color up to which it can be laid away as a whole."""


def keep_trump(ctx: CardContext) -> Reason | None:
    """Trumps win tricks by their number: every one that goes is one less."""
    if not ctx.is_trump:
        return None
    return pro("keep_trump", 0.7, OneOf(ctx.card, ctx.trump, len(ctx.suit)))


def keep_winner(ctx: CardContext) -> Reason | None:
    """Nothing that is missing beats it in its color."""
    if ctx.is_trump or ctx.higher:
        return None
    return pro("keep_winner", 0.8, NothingAbove(ctx.card, ctx.trump))


def keep_guard(ctx: CardContext) -> Reason | None:
    """It goes to the trick that the highest card takes, so that the second highest lives on."""
    guarded = ctx.guarded
    if guarded is None:
        return None
    return pro("keep_guard", 0.6, GuardOf(ctx.card, guarded, ctx.trump))


def lay_short(ctx: CardContext) -> Reason | None:
    """A short color without its top is soon laid away, and then trumped."""
    if isinstance(ctx.trump, NoTrump) or ctx.is_trump or ctx.guarded is not None:
        return None
    if not ctx.higher or len(ctx.suit) > SHORT:
        return None
    return con("lay_short", 0.6, OneOf(ctx.card, ctx.order.suit(ctx.card), len(ctx.suit)))


def lay_loser(ctx: CardContext) -> Reason | None:
    """It counts nothing, and much beats it: nothing is lost with it."""
    if ctx.is_trump or ctx.points or len(ctx.higher) < 2:
        return None
    return con("lay_loser", 0.4, OnlyAbove(ctx.card, ctx.trump, ctx.higher))


def counter_at_risk(ctx: CardContext) -> Reason | None:
    """Its points fall to whoever beats it; in the nest they wait for the last trick, or are declarer's."""
    if ctx.is_trump or not ctx.points or not ctx.higher:
        return None
    weight = 0.5 if ctx.rules.nest_owner is NestOwner.LAST_TRICK else 0.7
    claims = (Counter(ctx.card, ctx.points), OnlyAbove(ctx.card, ctx.trump, ctx.higher))
    return con("counter_at_risk", weight, *claims)


PRINCIPLES = (keep_trump, keep_winner, keep_guard, lay_short, lay_loser, counter_at_risk)
