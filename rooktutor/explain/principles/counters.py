"""Principles about counters: give them to our side, keep them from the other."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import Counter, Keeps, LosesTrick, PartnerToPlay, Unbeatable, Winning
from rooktutor.explain.facts import PlayContext
from rooktutor.explain.principles.following import could_beat, partner_has_it


def feed_partner(ctx: PlayContext) -> Reason | None:
    """The partner has the trick for certain: give it a counter."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.takes or ctx.low_bird or not ctx.points or not partner_has_it(ctx):
        return None
    claims = (Winning(seat, best), Unbeatable(best), Counter(ctx.card, ctx.points))
    return pro("feed_partner", 0.8 + ctx.points / 200, *claims)


def starves_partner(ctx: PlayContext) -> Reason | None:
    """The partner has the trick for certain and would like the counter that stays in hand."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if (
        best is None
        or seat is None
        or ctx.points
        or ctx.takes
        or not ctx.legal_counters
        or not partner_has_it(ctx)
    ):
        return None
    claims = (Winning(seat, best), Unbeatable(best), Keeps(ctx.legal_counters))
    return con("starves_partner", 0.4, *claims)


def partner_may_lose(ctx: PlayContext) -> Reason | None:
    """The partner is winning, but a later opponent can still take the trick and the counter with it."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if (
        best is None
        or seat is None
        or ctx.takes
        or not ctx.points
        or not ctx.facts.partner_winning
        or not ctx.threats
    ):
        return None
    claims = (Winning(seat, best), Counter(ctx.card, ctx.points), could_beat(ctx))
    return con("partner_may_lose", 0.2, *claims)


def waits_with_counter(ctx: PlayContext) -> Reason | None:
    """The partner is winning only so far: the counter waits for a safer trick."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.takes or ctx.points or not ctx.legal_counters:
        return None
    if not ctx.facts.partner_winning or not ctx.threats:
        return None
    return pro("waits_with_counter", 0.2, Winning(seat, best), could_beat(ctx), Keeps(ctx.legal_counters))


def gives_counter(ctx: PlayContext) -> Reason | None:
    """The opponents have this trick for certain: the counter is theirs."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.low_bird or not ctx.points or not ctx.lost:
        return None
    claims = (Winning(seat, best), LosesTrick(ctx.card), Counter(ctx.card, ctx.points))
    return con("gives_counter", 0.7 + ctx.points / 200, *claims)


def risks_counter(ctx: PlayContext) -> Reason | None:
    """An opponent is winning; only the partner, who is still to play, could save the counter."""
    facts, best, seat = ctx.facts, ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or not facts.foe_winning or ctx.takes or not ctx.points or ctx.lost:
        return None
    if facts.partner_to_play is None:
        return None
    claims = (Winning(seat, best), Counter(ctx.card, ctx.points), PartnerToPlay(facts.partner_to_play))
    return con("risks_counter", 0.45, *claims)


def withholds_counter(ctx: PlayContext) -> Reason | None:
    """An opponent is winning so far: a card without points keeps the counters out of it."""
    facts, best, seat = ctx.facts, ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or not facts.foe_winning or ctx.takes or ctx.points or ctx.lost:
        return None
    if facts.partner_to_play is None or not ctx.legal_counters or ctx.could_take:
        return None
    return pro("withholds_counter", 0.35, Winning(seat, best), Keeps(ctx.legal_counters))


def gives_nothing(ctx: PlayContext) -> Reason | None:
    """The opponents have this trick for certain: a card without points keeps the counters at home."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.points or not ctx.lost or not ctx.legal_counters:
        return None
    claims = (Winning(seat, best), LosesTrick(ctx.card), Keeps(ctx.legal_counters))
    return pro("gives_nothing", 0.6, *claims)


PRINCIPLES = (
    feed_partner,
    starves_partner,
    partner_may_lose,
    waits_with_counter,
    gives_counter,
    risks_counter,
    withholds_counter,
    gives_nothing,
)
