"""Principles about the bid: the trick that makes it, and the trick that sets it."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import MakesBid, SetsBid
from rooktutor.explain.facts import PlayContext


def makes_bid(ctx: PlayContext) -> Reason | None:
    """Taking this trick makes our bid."""
    if not (ctx.facts.declaring and ctx.safe and _makes(ctx)):
        return None
    return pro("makes_bid", 1.0, _made(ctx))


def lets_bid_make(ctx: PlayContext) -> Reason | None:
    """Losing this trick, with what is in it, gives the opponents their bid."""
    if ctx.facts.declaring or not (ctx.lost and _makes(ctx)):
        return None
    return con("lets_bid_make", 0.95, _made(ctx))


def sets_bid(ctx: PlayContext) -> Reason | None:
    """Taking this trick sets the opponents."""
    if ctx.facts.declaring or not (ctx.safe and _sets(ctx)):
        return None
    return pro("sets_bid", 1.0, _set(ctx))


def lets_bid_fail(ctx: PlayContext) -> Reason | None:
    """Losing this trick, with what is in it, sets our own bid."""
    if not (ctx.facts.declaring and ctx.lost and _sets(ctx)):
        return None
    return con("lets_bid_fail", 0.95, _set(ctx))


def _trick_points(ctx: PlayContext) -> int:
    return ctx.facts.table_points + ctx.points


def _makes(ctx: PlayContext) -> bool:
    bid, (captured, _) = ctx.facts.view.bid, ctx.facts.captured
    return ctx.facts.sides_known and bid is not None and captured < bid <= captured + _trick_points(ctx)


def _sets(ctx: PlayContext) -> bool:
    bid, (_, captured) = ctx.facts.view.bid, ctx.facts.captured
    if bid is None or not ctx.facts.counts_simply:
        return False
    spare = ctx.facts.rules.total_points - bid
    return captured <= spare < captured + _trick_points(ctx)


def _made(ctx: PlayContext) -> MakesBid:
    return MakesBid(ctx.card, ctx.facts.view.bid or 0)


def _set(ctx: PlayContext) -> SetsBid:
    return SetsBid(ctx.card, ctx.facts.view.bid or 0)


PRINCIPLES = (makes_bid, lets_bid_make, sets_bid, lets_bid_fail)
