"""Principles about bidding and passing."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.choices import CallContext
from rooktutor.explain.claims import (
    EndsAuction,
    EndsUnbid,
    Estimate,
    HighBid,
    LongColor,
    Lowest,
    MakeChance,
    OverPartner,
    PaysBid,
    Price,
    SideTops,
    TopsOf,
)
from rooktutor.rules.axes import AllPass, MadeScore

LONG = 5
"""Trumps, the bird included, from which on a color is long enough to bid on in a hand of nine."""


def long_trump(ctx: CallContext) -> Reason | None:
    """A long color makes a good trump color."""
    hand = ctx.holding
    if not ctx.suits_color or ctx.bid is None or hand.length < long_enough(ctx):
        return None
    weight = 0.6 + 0.05 * (hand.length - long_enough(ctx))
    return pro("long_trump", min(weight, 0.8), LongColor(hand.longest, hand.length))


def short_trump(ctx: CallContext) -> Reason | None:
    """Without a long color there is no good trump color to bid on."""
    hand = ctx.holding
    if not ctx.suits_color or ctx.bid is None or hand.length >= long_enough(ctx):
        return None
    return con("short_trump", 0.5, LongColor(hand.longest, hand.length))


def nothing_long(ctx: CallContext) -> Reason | None:
    """Pass on a hand without a long color."""
    hand = ctx.holding
    if not ctx.suits_color or ctx.bid is not None or hand.length >= long_enough(ctx):
        return None
    return pro("nothing_long", 0.5, LongColor(hand.longest, hand.length))


def within_reach(ctx: CallContext) -> Reason | None:
    """The hand is good for what is bid, with something to spare."""
    if ctx.bid is None or not ctx.affords(ctx.bid):
        return None
    return pro("within_reach", 0.65, estimate(ctx))


def out_of_reach(ctx: CallContext) -> Reason | None:
    """The hand is not good for what is bid."""
    claim = estimate(ctx)
    if ctx.bid is None or claim.points >= ctx.bid:
        return None
    return con("out_of_reach", min(0.45 + (ctx.bid - claim.points) / 100, 0.85), claim)


def below_the_price(ctx: CallContext) -> Reason | None:
    """Pass: the hand has nothing to spare for the lowest bid there is."""
    if ctx.bid is not None or not ctx.too_thin:
        return None
    return pro("below_the_price", 0.55, estimate(ctx), Lowest(ctx.least))


def trump_tops(ctx: CallContext) -> Reason | None:
    """The highest cards of the long color take trump tricks for certain."""
    hand = ctx.holding
    tops = hand.tops(hand.longest)
    if not ctx.suits_color or ctx.bid is None or not tops:
        return None
    return pro("trump_tops", 0.4 + 0.05 * min(len(tops), 4), TopsOf(hand.longest, tops))


def no_trump_top(ctx: CallContext) -> Reason | None:
    """The highest card of the long color is somewhere else."""
    hand = ctx.holding
    if not ctx.suits_color or ctx.bid is None or hand.tops(hand.longest):
        return None
    return con("no_trump_top", 0.3, LongColor(hand.longest, hand.length))


def side_winners(ctx: CallContext) -> Reason | None:
    """The highest cards of other colors are likely winners beside the trumps."""
    hand = ctx.holding
    tops = hand.side_tops(hand.longest)
    if not ctx.suits_color or ctx.bid is None or not tops:
        return None
    return pro("side_winners", 0.4 + 0.05 * min(len(tops), 4), SideTops(hand.longest, tops))


def no_color_winners(ctx: CallContext) -> Reason | None:
    """The highest cards of all colors are winners in a hand that is best played without a trump color."""
    trump = ctx.strength.trump
    tops = ctx.holding.side_tops(trump)
    if ctx.suits_color or ctx.bid is None or not tops:
        return None
    return pro("no_color_winners", 0.5 + 0.05 * min(len(tops), 4), SideTops(trump, tops))


def good_chance(ctx: CallContext) -> Reason | None:
    """The bid makes often enough to be worth more than a pass."""
    if not ctx.beats_passing or ctx.value is None or ctx.value.p_make is None or ctx.bid is None:
        return None
    chance = MakeChance(round(100 * ctx.value.p_make), ctx.value.layouts)
    return pro("good_chance", 0.9, chance, Price(ctx.bid))


def poor_chance(ctx: CallContext) -> Reason | None:
    """The bid fails too often: a pass is worth more."""
    if (
        ctx.beats_passing
        or ctx.value is None
        or ctx.value.p_make is None
        or ctx.bid is None
        or ctx.passing is None
    ):
        return None
    chance = MakeChance(round(100 * ctx.value.p_make), ctx.value.layouts)
    return con("poor_chance", 0.9, chance, Price(ctx.bid))


def price(ctx: CallContext) -> Reason | None:
    """What a failed bid costs."""
    if ctx.bid is None or ctx.value is not None:
        return None
    return con("price", 0.2, Price(ctx.bid))


def pays_more(ctx: CallContext) -> Reason | None:
    """Where a made bid scores what was bid, a higher bid earns more."""
    if ctx.bid is None or ctx.bid == ctx.least or ctx.rules.made_score is not MadeScore.BID:
        return None
    return pro("pays_more", 0.25, PaysBid(ctx.bid), Lowest(ctx.least))


def more_than_needed(ctx: CallContext) -> Reason | None:
    """Where a made bid scores what was captured, a higher bid than needed earns nothing."""
    if ctx.bid is None or ctx.bid == ctx.least or ctx.rules.made_score is not MadeScore.CAPTURED:
        return None
    return con("more_than_needed", 0.35, Lowest(ctx.least))


def over_partner(ctx: CallContext) -> Reason | None:
    """The partner has the bid already; going over him raises the price for the same side."""
    if ctx.bid is None or ctx.high is None or ctx.partner is None or ctx.high_bidder is not ctx.partner:
        return None
    return con("over_partner", 0.55, OverPartner(ctx.partner, ctx.bid, ctx.bid - ctx.high))


def partner_is_high(ctx: CallContext) -> Reason | None:
    """Pass: the partner has the bid."""
    if ctx.bid is not None or ctx.high is None or ctx.partner is None or ctx.high_bidder is not ctx.partner:
        return None
    return pro("partner_is_high", 0.6, HighBid(ctx.partner, ctx.high))


def pass_hands_over(ctx: CallContext) -> Reason | None:
    """The others are out: a pass lets the opponent declare."""
    bidder = ctx.high_bidder
    if ctx.bid is not None or ctx.high is None or bidder is None or ctx.others_in != {bidder}:
        return None
    if ctx.partner is None or bidder is ctx.partner:
        return None
    return con("pass_hands_over", 0.4, EndsAuction(bidder, ctx.high))


def pass_redeals(ctx: CallContext) -> Reason | None:
    """Everybody else has passed: a pass throws the hand in."""
    if ctx.bid is not None or ctx.high is not None or ctx.others_in:
        return None
    if ctx.rules.all_pass is AllPass.DEALER_FORCED_MIN:
        return None
    return pro("pass_redeals", 0.3, EndsUnbid())


def estimate(ctx: CallContext) -> Estimate:
    """What the hand is good for by its strength, as a fact to rest on."""
    return Estimate(ctx.strength.trump, round(ctx.strength.points))


def long_enough(ctx: CallContext) -> int:
    """The number of trumps that makes a color long in the hands of this game."""
    return LONG + max(0, ctx.rules.hand - 9) // 2


PRINCIPLES = (
    long_trump,
    short_trump,
    nothing_long,
    within_reach,
    out_of_reach,
    below_the_price,
    trump_tops,
    no_trump_top,
    side_winners,
    no_color_winners,
    good_chance,
    poor_chance,
    price,
    pays_more,
    more_than_needed,
    over_partner,
    partner_is_high,
    pass_hands_over,
    pass_redeals,
)

WITHOUT_LOOKING = (
    good_chance,
    poor_chance,
    price,
    pays_more,
    more_than_needed,
    over_partner,
    partner_is_high,
    pass_hands_over,
    pass_redeals,
)
"""The principles that speak of calls alone, for an auction in which nobody has seen his own cards."""
