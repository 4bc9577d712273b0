"""Principles about spending no more than a trick needs, and giving a trick what it should have."""

from rooktutor.cards import CardSet
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import (
    Boss,
    CanTake,
    Counter,
    FewestPoints,
    HardestToBeat,
    Keeps,
    LeavesAlone,
    LosesTrick,
    MostPoints,
    Unbeatable,
    Winning,
)
from rooktutor.explain.facts import PlayContext
from rooktutor.explain.principles.following import could_beat, partner_has_it


def costs_least(ctx: PlayContext) -> Reason | None:
    """The trick is lost and a counter has to go with it: the smallest one."""
    if not ctx.points or not ctx.lost or ctx.low_bird:
        return None
    worth = {ctx.facts.rules.points(card) for card in ctx.facts.legal}
    if len(worth) < 2 or min(worth) != ctx.points:
        return None
    return pro("costs_least", 0.75, LosesTrick(ctx.card), FewestPoints(ctx.card, ctx.points))


def brings_most(ctx: PlayContext) -> Reason | None:
    """The partner has the trick for certain: of several counters the dearest one comes home."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.takes or ctx.low_bird or not partner_has_it(ctx):
        return None
    worth = {ctx.facts.rules.points(card) for card in ctx.facts.legal} - {0}
    if len(worth) < 2 or max(worth) != ctx.points:
        return None
    return pro("brings_most", 0.2, Winning(seat, best), Unbeatable(best), MostPoints(ctx.card, ctx.points))


def leaves_it_to_partner(ctx: PlayContext) -> Reason | None:
    """The partner is winning: what could take the trick from him stays in hand."""
    facts, best, seat = ctx.facts, ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.takes or not facts.partner_winning:
        return None
    over = [card for card in facts.legal if facts.order.beats(card, best, ctx.led)]
    if not over:
        return None
    high = max(over, key=lambda card: facts.order.power(card, ctx.led))
    return pro("leaves_it_to_partner", 0.3, Winning(seat, best), Keeps(CardSet.of([high])))


def partner_may_keep(ctx: PlayContext) -> Reason | None:
    """The partner is winning so far: if that holds, the counter is home."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or ctx.takes or not ctx.points or ctx.low_bird:
        return None
    if not ctx.facts.partner_winning or not ctx.threats:
        return None
    return pro("partner_may_keep", 0.25, Winning(seat, best), Counter(ctx.card, ctx.points))


def partner_may_save(ctx: PlayContext) -> Reason | None:
    """An opponent is winning, but the partner can still take the trick and the counter with it."""
    facts, best, partner = ctx.facts, ctx.facts.winning_card, ctx.facts.partner_to_play
    if (
        best is None
        or partner is None
        or not facts.foe_winning
        or ctx.takes
        or not ctx.points
        or ctx.low_bird
    ):
        return None
    if not ctx.beaten_by(best, frozenset((partner,))):
        return None
    return pro("partner_may_save", 0.1, CanTake(partner, best), Counter(ctx.card, ctx.points))


def best_try(ctx: PlayContext) -> Reason | None:
    """Of the cards that would be winning, the one that the fewest cards can still beat."""
    facts, best = ctx.facts, ctx.facts.winning_card
    if best is None or not ctx.takes or not ctx.threats or ctx.low_bird:
        return None
    if facts.partner_winning and len(ctx.beaten_by(best, facts.rivals)) <= len(ctx.threats):
        return None
    tries = (PlayContext(facts, card) for card in facts.legal)
    counts = {len(each.threats) for each in tries if each.takes}
    if len(counts) < 2 or len(ctx.threats) != min(counts):
        return None
    return pro("best_try", 0.3, HardestToBeat(ctx.card), could_beat(ctx))


def keeps_boss(ctx: PlayContext) -> Reason | None:
    """A lesser card is played, and the highest left of a color stays for a trick of its own."""
    facts = ctx.facts
    if facts.leading or ctx.takes or ctx.boss or (ctx.is_trump and ctx.led is not facts.order.trump):
        return None
    choice = facts.legal if ctx.is_trump else facts.legal - facts.order.trumps
    tops = [card for card in choice if not card.is_bird and not facts.higher_out(card)]
    if not tops or facts.last_trick:
        return None
    top = max(tops, key=lambda card: (facts.rules.points(card), facts.order.strength(card)))
    return pro("keeps_boss", 0.25, Boss(top, facts.suit(top)))


def bares_counter(ctx: PlayContext) -> Reason | None:
    """A counter that is left alone has to be played the next time its color is led."""
    facts, left = ctx.facts, ctx.rest_of_suit
    if ctx.is_trump or ctx.points or len(left) != 1 or facts.tricks_left < 3:
        return None
    other = next(iter(left))
    points = facts.rules.points(other)
    if not points or other.is_bird or not facts.higher_out(other):
        return None
    return con("bares_counter", 0.2, LeavesAlone(other, facts.suit(other)), Counter(other, points))


PRINCIPLES = (
    costs_least,
    brings_most,
    leaves_it_to_partner,
    partner_may_keep,
    partner_may_save,
    best_try,
    keeps_boss,
    bares_counter,
)
