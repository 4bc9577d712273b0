"""Principles about the card by which declarer calls a partner."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.calling import CallCardContext
from rooktutor.explain.claims import GoodHolder, HigherOutside, MakeChance, PlaysAlone, TopOutside, Trump

LIKELY = 50
"""Deals of 100 from which on the holder of a card may be counted on for help."""


def calls_top_trump(ctx: CallCardContext) -> Reason | None:
    """Whoever holds the best trump that is missing has length or strength where it counts most."""
    if ctx.alone or ctx.higher or not ctx.is_trump:
        return None
    return pro("calls_top_trump", 0.8, TopOutside(ctx.card), Trump(ctx.card))


def calls_side_top(ctx: CallCardContext) -> Reason | None:
    """The best missing card of another color takes a trick that the hand would lose."""
    if ctx.alone or ctx.higher or ctx.is_trump:
        return None
    return pro("calls_side_top", 0.6, TopOutside(ctx.card))


def calls_low_card(ctx: CallCardContext) -> Reason | None:
    """The holder of a low card may have nothing else: a higher one brings a better partner."""
    if ctx.alone or not ctx.higher:
        return None
    weight = min(0.4 + 0.05 * len(ctx.higher), 0.8)
    return con("calls_low_card", weight, HigherOutside(ctx.card, ctx.higher))


def calls_nobody(ctx: CallCardContext) -> Reason | None:
    """A card that nobody else can hold leaves declarer alone against three."""
    if not ctx.alone or ctx.beats_company:
        return None
    return con("calls_nobody", 0.7, PlaysAlone(ctx.card))


def pays_alone(ctx: CallCardContext) -> Reason | None:
    """The hand is so strong that a partner is not needed, and would only share in the score."""
    if not ctx.beats_company:
        return None
    return pro("pays_alone", 0.7, PlaysAlone(ctx.card))


def holder_helps(ctx: CallCardContext) -> Reason | None:
    """Whoever holds the card has more to help with, often enough."""
    hundredths = round(100 * ctx.helped)
    if ctx.alone or hundredths < LIKELY:
        return None
    return pro("holder_helps", 0.45 + hundredths / 1000, GoodHolder(ctx.card, hundredths))


def partner_chance(ctx: CallCardContext) -> Reason | None:
    """How often the contract makes with this card called."""
    if ctx.value is None or ctx.value.p_make is None:
        return None
    chance = MakeChance(round(100 * ctx.value.p_make), ctx.value.layouts)
    more_often_than_not = ctx.value.p_make >= 0.5
    return pro("partner_chance", 0.5, chance) if more_often_than_not else con("partner_chance", 0.5, chance)


PRINCIPLES = (
    calls_top_trump,
    calls_side_top,
    calls_low_card,
    calls_nobody,
    pays_alone,
    holder_helps,
    partner_chance,
)
