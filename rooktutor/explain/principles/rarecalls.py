"""Principles about the calls that only some games have: holding, the moon, a misdeal."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.choices import CallContext
from rooktutor.explain.claims import HighBid, Lowest, MakeChance, MoonStake, NoCounters
from rooktutor.explain.principles.calls import estimate
from rooktutor.game.actions import Hold, Misdeal, Moon
from rooktutor.rules.axes import MoonRule


def hold_keeps_in(ctx: CallContext) -> Reason | None:
    """Hold: the hand is good for more than the partner's bid, should an opponent go over it."""
    if not isinstance(ctx.call, Hold) or not _worth_staying(ctx):
        return None
    return pro("hold_keeps_in", 0.6, estimate(ctx), _partners_bid(ctx))


def hold_for_nothing(ctx: CallContext) -> Reason | None:
    """There is nothing to stay in for: the hand is not good for another bid."""
    if not isinstance(ctx.call, Hold) or ctx.blind or _worth_staying(ctx):
        return None
    return con("hold_for_nothing", 0.5, estimate(ctx), Lowest(ctx.least))


def moon_price(ctx: CallContext) -> Reason | None:
    """One point short, and the moon is missed."""
    if not isinstance(ctx.call, Moon):
        return None
    points = ctx.rules.moon_points if ctx.rules.moon is MoonRule.FIXED else 0
    return con("moon_price", 0.6, MoonStake(ctx.rules.moon_bid, points))


def moon_likely(ctx: CallContext) -> Reason | None:
    """The moon is made often enough to be worth more than a pass."""
    chance = _chance(ctx)
    if chance is None or not ctx.beats_passing:
        return None
    return pro("moon_likely", 0.9, chance)


def moon_unlikely(ctx: CallContext) -> Reason | None:
    """The moon is missed too often."""
    chance = _chance(ctx)
    if chance is None or ctx.passing is None or ctx.beats_passing:
        return None
    return con("moon_unlikely", 0.9, chance)


def fresh_cards(ctx: CallContext) -> Reason | None:
    """Ask for new cards: no card counts, and the hand is not good for a bid."""
    if not isinstance(ctx.call, Misdeal) or not ctx.too_thin:
        return None
    return pro("fresh_cards", 0.6, NoCounters(), estimate(ctx), Lowest(ctx.least))


def worth_keeping(ctx: CallContext) -> Reason | None:
    """Keep the cards: they are good for a bid although none of them counts."""
    if not isinstance(ctx.call, Misdeal) or not ctx.affords(ctx.least):
        return None
    return con("worth_keeping", 0.6, NoCounters(), estimate(ctx), Lowest(ctx.least))


def _worth_staying(ctx: CallContext) -> bool:
    """Whether the hand is good for a bid over one that an opponent makes over the partner's."""
    return not ctx.blind and ctx.reach >= ctx.least + ctx.rules.bid_step


def _partners_bid(ctx: CallContext) -> HighBid:
    return HighBid(ctx.view.seat.partner, ctx.high or 0)


def _chance(ctx: CallContext) -> MakeChance | None:
    if not isinstance(ctx.call, Moon) or ctx.value is None or ctx.value.p_make is None:
        return None
    return MakeChance(round(100 * ctx.value.p_make), ctx.value.layouts)


PRINCIPLES = (
    hold_keeps_in,
    hold_for_nothing,
    moon_price,
    moon_likely,
    moon_unlikely,
    fresh_cards,
    worth_keeping,
)
