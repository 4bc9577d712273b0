"""Principles about what declarer lays away."""

from rooktutor.cards import CardSet, Color
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.choices import DiscardContext
from rooktutor.explain.claims import (
    Buries,
    ColorLength,
    EmptiesColors,
    LaysAway,
    LeavesBare,
    NestToLastTrick,
    NestWorth,
    SaveCounters,
)
from rooktutor.rules.axes import NestOwner


def empties_color(ctx: DiscardContext) -> Reason | None:
    """Getting rid of a whole color lets a trump take it from the first round on."""
    emptied = tuple(
        color
        for color in Color
        if color is not ctx.trump and ctx.before.count(color) and not ctx.after.count(color)
    )
    if not emptied or not ctx.after.count(ctx.trump):
        return None
    weight = 0.5 + 0.1 * len(emptied)
    return pro("empties_color", weight, EmptiesColors(emptied))


def shortens_color(ctx: DiscardContext) -> Reason | None:
    """One card is left of a color: from its second round on a trump can take it."""
    colors = [color for color in Color if color is not ctx.trump and ctx.after.count(color) == 1]
    cut = [color for color in colors if ctx.before.count(color) > 1 and not _guards(ctx, color)]
    if not cut or not ctx.after.count(ctx.trump):
        return None
    return pro("shortens_color", 0.35, ColorLength(cut[0], 1))


def _guards(ctx: DiscardContext, color: Color) -> bool:
    """Whether the last guard of the second highest card of ``color`` goes."""
    return ctx.bared is not None and ctx.bared in ctx.after.of(color)


def buries_counters(ctx: DiscardContext) -> Reason | None:
    """Counters in the nest go to whoever wins the last trick."""
    points = ctx.rules.counters(ctx.cards)
    if not points or ctx.rules.nest_owner is not NestOwner.LAST_TRICK:
        return None
    counters = ctx.cards & ctx.rules.counting_cards
    claims = (Buries(counters, points), NestToLastTrick(ctx.rules.hand))
    weight = min(0.35 + points / 100, 0.8)
    return con("buries_counters", weight, *claims)


def clean_nest(ctx: DiscardContext) -> Reason | None:
    """A nest without counters leaves nothing to lose in the last trick."""
    if ctx.rules.counters(ctx.cards) or ctx.rules.nest_owner is not NestOwner.LAST_TRICK:
        return None
    claims = (NestWorth(0), NestToLastTrick(ctx.rules.hand))
    return pro("clean_nest", 0.3, *claims)


def keeps_trumps(ctx: DiscardContext) -> Reason | None:
    """The long color stays whole."""
    count = ctx.after.count(ctx.trump)
    if count != ctx.before.count(ctx.trump) or count < 4:
        return None
    claims = (ColorLength(ctx.trump, count),)
    return pro("keeps_trumps", 0.45, *claims)


def cuts_trumps(ctx: DiscardContext) -> Reason | None:
    """Cards of the long color are trumps given away."""
    gone = ctx.cards & ctx.before.of(ctx.trump)
    if not gone:
        return None
    claims = (LaysAway(gone), ColorLength(ctx.trump, ctx.after.count(ctx.trump)))
    return con("cuts_trumps", 0.6, *claims)


def lays_away_tops(ctx: DiscardContext) -> Reason | None:
    """The highest card of a color is a trick given away."""
    gone = ctx.cards & ctx.before.side_tops(ctx.trump)
    if not gone:
        return None
    return con("lays_away_tops", 0.65, LaysAway(gone))


def lays_away_bird(ctx: DiscardContext) -> Reason | None:
    """The bird is a trump and many points: in the nest it hangs on the last trick."""
    birds = CardSet.of(card for card in ctx.cards if card.is_bird)
    if not birds or ctx.rules.nest_owner is not NestOwner.LAST_TRICK:
        return None
    claims = (LaysAway(birds), Buries(birds, ctx.rules.counters(birds)))
    return con("lays_away_bird", 0.9, *claims)


def strips_guard(ctx: DiscardContext) -> Reason | None:
    """The second highest card of a color needs a lower one beside it, to be thrown under the highest."""
    bare = ctx.bared
    if bare is None:
        return None
    return con("strips_guard", 0.55, LeavesBare(bare, ctx.trump))


def saves_counters(ctx: DiscardContext) -> Reason | None:
    """Counters that would be beaten are safer in the nest of a hand with trumps for the last trick."""
    beaten, count = ctx.beaten_counters, ctx.after.count(ctx.trump)
    if not beaten or 2 * count <= ctx.rules.hand or ctx.rules.nest_owner is not NestOwner.LAST_TRICK:
        return None
    claims = (SaveCounters(beaten, ctx.rules.counters(beaten)), ColorLength(ctx.trump, count))
    return pro("saves_counters", 0.5, *claims)


def banks_counters(ctx: DiscardContext) -> Reason | None:
    """Where the nest is declarer's, counters in it cannot be lost."""
    points = ctx.rules.counters(ctx.cards)
    if not points or ctx.rules.nest_owner is not NestOwner.DECLARER:
        return None
    return pro("banks_counters", 0.6, Buries(ctx.cards & ctx.rules.counting_cards, points))


PRINCIPLES = (
    empties_color,
    shortens_color,
    buries_counters,
    clean_nest,
    keeps_trumps,
    cuts_trumps,
    lays_away_tops,
    lays_away_bird,
    strips_guard,
    saves_counters,
    banks_counters,
)
