"""Principles about the bid: the trick that makes it, and the trick that sets it."""

from math import gcd

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import BringsTo, MakesBid, ReachesTarget, SetsBid, SetsWith
from rooktutor.explain.facts import PlayContext

NEAR = 40
"""Points that may be missing to a bid or to its set when a trick is said to bring it nearer."""


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


def reaches_target(ctx: PlayContext) -> Reason | None:
    """The trick makes the bid, and the bid is what the match still needs."""
    facts, bid = ctx.facts, ctx.facts.view.bid
    if bid is None or not (facts.declaring and ctx.safe and _makes(ctx)) or facts.view.public.auction.moon:
        return None
    rules = facts.rules
    total = facts.view.scores[rules.parties.index(rules.party(facts.view.seat))] + bid
    if total < rules.target:
        return None
    return pro("reaches_target", 0.9, ReachesTarget(total, rules.target))


def nears_bid(ctx: PlayContext) -> Reason | None:
    """The trick brings points that our bid needs, though not yet all of them."""
    facts, bid = ctx.facts, ctx.facts.view.bid
    if bid is None or not (facts.declaring and facts.sides_known and ctx.safe and _trick_points(ctx)):
        return None
    points = facts.captured[0] + _trick_points(ctx)
    if not 0 < bid - points <= NEAR:
        return None
    return pro("nears_bid", 0.35, BringsTo(points, bid - points, bid))


def nears_set(ctx: PlayContext) -> Reason | None:
    """The trick brings points that set the opponents, though not yet all of them."""
    facts, bid = ctx.facts, ctx.facts.view.bid
    if bid is None or facts.declaring or not (facts.counts_simply and ctx.safe and _trick_points(ctx)):
        return None
    points = facts.captured[1] + _trick_points(ctx)
    needed = _setting(ctx, bid)
    if not 0 < needed - points <= NEAR or needed > facts.rules.total_points:
        return None
    return pro("nears_set", 0.35, SetsWith(points, needed - points, bid))


def _setting(ctx: PlayContext, bid: int) -> int:
    """The points with which the defenders set the bid: the least that can come together."""
    rules = ctx.facts.rules
    spare = rules.total_points - bid + 1
    unit = gcd(rules.total_points, *(rules.points(card) for card in rules.counting_cards))
    return -(-spare // unit) * unit


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


PRINCIPLES = (makes_bid, lets_bid_make, sets_bid, lets_bid_fail, reaches_target, nears_bid, nears_set)
