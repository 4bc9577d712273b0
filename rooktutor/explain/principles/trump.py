"""Principles about trumps: drawing them, using them, saving them."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import (
    Beaten,
    Declaring,
    MayTrump,
    NoTrumpsAgainst,
    TrickWorth,
    Trump,
    TrumpsOut,
)
from rooktutor.explain.facts import PlayContext
from rooktutor.explain.principles.following import could_beat


def draw_trump(ctx: PlayContext) -> Reason | None:
    """Declarer leads trump while the opponents can hold some, so that side winners come home."""
    facts, bid = ctx.facts, ctx.facts.view.bid
    if not facts.leading or not ctx.is_trump or facts.view.declarer is not facts.view.seat or bid is None:
        return None
    if ctx.low_bird or not facts.foes_with_trump or (ctx.points and not ctx.boss):
        return None
    out = len(facts.order.trumps & facts.knowledge.hidden)
    claims = (Declaring(facts.view.seat, bid), MayTrump(facts.foes_with_trump), TrumpsOut(out))
    weight = 0.7 if ctx.boss else 0.5
    return pro("draw_trump", weight, *claims)


def draws_for_partner(ctx: PlayContext) -> Reason | None:
    """The partner declares and wants the opponents' trumps gone."""
    facts, bid, declarer = ctx.facts, ctx.facts.view.bid, ctx.facts.view.declarer
    if not facts.leading or not ctx.is_trump or bid is None or declarer is None:
        return None
    if declarer not in facts.friends or not facts.foes_with_trump:
        return None
    if ctx.low_bird or (ctx.points and not ctx.boss):
        return None
    return pro("draws_for_partner", 0.4, Declaring(declarer, bid), MayTrump(facts.foes_with_trump))


def draws_for_them(ctx: PlayContext) -> Reason | None:
    """An opponent declares: to draw trumps is his work."""
    facts, bid, declarer = ctx.facts, ctx.facts.view.bid, ctx.facts.view.declarer
    if not facts.leading or not ctx.is_trump or ctx.boss or bid is None or declarer is None:
        return None
    if declarer not in facts.sure_foes or not facts.knowledge.can_hold(declarer) & facts.order.trumps:
        return None
    return con("draws_for_them", 0.35, Declaring(declarer, bid), MayTrump(facts.foes_with_trump))


def trumps_are_gone(ctx: PlayContext) -> Reason | None:
    """Leading trump draws nothing when no opponent can hold one."""
    facts = ctx.facts
    if not facts.leading or not ctx.is_trump or not facts.sides_known or facts.foes_with_trump:
        return None
    if not ctx.rest - facts.order.trumps:
        return None
    return con("trumps_are_gone", 0.4, NoTrumpsAgainst())


def trump_in(ctx: PlayContext) -> Reason | None:
    """Out of the color, a trump takes over the trick, though a higher trump can still come."""
    facts = ctx.facts
    if facts.leading or not ctx.is_trump or ctx.led is facts.order.trump or not ctx.takes or ctx.low_bird:
        return None
    if not ctx.threats or facts.partner_winning:
        return None
    claims = (TrickWorth(facts.table_points), could_beat(ctx))
    return pro("trump_in", 0.5, *claims)


def wastes_trump(ctx: PlayContext) -> Reason | None:
    """A trump under a higher trump wins nothing."""
    facts, best = ctx.facts, ctx.facts.winning_card
    if best is None or not ctx.is_trump or ctx.led is facts.order.trump or ctx.takes or ctx.card.is_bird:
        return None
    if facts.legal <= facts.order.trumps:
        return None
    claims = (Trump(ctx.card), Beaten(ctx.card, best))
    return con("wastes_trump", 0.6, *claims)


PRINCIPLES = (draw_trump, draws_for_partner, draws_for_them, trumps_are_gone, trump_in, wastes_trump)
