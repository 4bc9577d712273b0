"""Principles about the card to throw when the led color is out."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import Boss, LeavesVoid, TrumpsHeld
from rooktutor.explain.facts import PlayContext


def throw_short(ctx: PlayContext) -> Reason | None:
    """Throw the last card of a short color: from then on a trump can take that color."""
    facts = ctx.facts
    if not _thrown(ctx) or ctx.points or ctx.rest_of_suit or not facts.trumps_held or facts.tricks_left < 3:
        return None
    if ctx.could_take and not facts.partner_winning:
        return None
    claims = (LeavesVoid(ctx.card, facts.suit(ctx.card)), TrumpsHeld(len(facts.trumps_held)))
    return pro("throw_short", 0.4, *claims)


def throws_boss(ctx: PlayContext) -> Reason | None:
    """The card is the highest left of its color and could win a trick of its own."""
    facts = ctx.facts
    if not _thrown(ctx) or not ctx.boss or facts.last_trick:
        return None
    claims = (Boss(ctx.card, facts.suit(ctx.card)),)
    return con("throws_boss", 0.4, *claims)


def _thrown(ctx: PlayContext) -> bool:
    """Whether the card is neither of the led color nor a trump."""
    return not ctx.facts.leading and not ctx.is_trump and ctx.facts.suit(ctx.card) is not ctx.led


PRINCIPLES = (throw_short, throws_boss)
