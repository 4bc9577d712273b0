"""Principles about the color to make trump."""

from rooktutor.cards import Color, NoTrump
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.choices import TrumpContext
from rooktutor.explain.claims import ColorLength, ColorWorth, LongColor, MakeChance, Shorter, SideTops, TopsOf


def longest_color(ctx: TrumpContext) -> Reason | None:
    """The longest color gives the most trumps."""
    hand = ctx.holding
    count = hand.count(ctx.color)
    if not count or any(hand.count(other) > count for other in Color):
        return None
    claims = (ColorLength(ctx.color, count),)
    return pro("longest_color", 0.7, *claims)


def shorter_color(ctx: TrumpContext) -> Reason | None:
    """Another color gives more trumps."""
    hand = ctx.holding
    count, longer = hand.count(ctx.color), hand.longest
    if not count or hand.count(longer) <= count:
        return None
    claims = (Shorter(ctx.color, count, longer, hand.count(longer)),)
    weight = min(0.4 + 0.1 * (hand.count(longer) - count), 0.8)
    return con("shorter_color", weight, *claims)


def no_such_color(ctx: TrumpContext) -> Reason | None:
    """There is no card of the color in the hand."""
    if isinstance(ctx.color, NoTrump) or ctx.holding.count(ctx.color):
        return None
    claims = (ColorLength(ctx.color, 0),)
    return con("no_such_color", 0.9, *claims)


def color_tops(ctx: TrumpContext) -> Reason | None:
    """The highest cards of the color take trump tricks for certain."""
    tops = ctx.holding.tops(ctx.color)
    if not tops:
        return None
    weight = 0.4 + 0.05 * min(len(tops), 4)
    return pro("color_tops", weight, TopsOf(ctx.color, tops))


def color_counters(ctx: TrumpContext) -> Reason | None:
    """Counters of the trump color are easier to bring home."""
    points = ctx.holding.worth(ctx.color)
    if not points:
        return None
    claims = (ColorWorth(ctx.color, points),)
    return pro("color_counters", 0.2 + points / 200, *claims)


def no_color_tops(ctx: TrumpContext) -> Reason | None:
    """Without a trump color the highest cards of all colors take tricks."""
    tops = ctx.holding.side_tops(ctx.color)
    if not isinstance(ctx.color, NoTrump) or not tops:
        return None
    return pro("no_color_tops", 0.4 + 0.05 * min(len(tops), 6), SideTops(ctx.color, tops))


def gives_up_color(ctx: TrumpContext) -> Reason | None:
    """A long color would take tricks as trumps that it may not take otherwise."""
    hand = ctx.holding
    if not isinstance(ctx.color, NoTrump) or 2 * hand.length < ctx.view.rules.hand:
        return None
    weight = min(0.4 + 0.1 * (2 * hand.length - ctx.view.rules.hand), 0.8)
    return con("gives_up_color", weight, LongColor(hand.longest, hand.length))


def trump_chance(ctx: TrumpContext) -> Reason | None:
    """How often the contract makes with this trump."""
    if ctx.value is None or ctx.value.p_make is None:
        return None
    chance = MakeChance(round(100 * ctx.value.p_make), ctx.value.layouts)
    more_often_than_not = ctx.value.p_make >= 0.5
    return pro("trump_chance", 0.5, chance) if more_often_than_not else con("trump_chance", 0.5, chance)


PRINCIPLES = (
    longest_color,
    shorter_color,
    no_such_color,
    color_tops,
    color_counters,
    no_color_tops,
    gives_up_color,
    trump_chance,
)
