"""Principles about the bird where it is the lowest trump (the Crow): 20 points that every trump takes."""

from rooktutor.cards import ROOK, CardSet
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import (
    Counter,
    Keeps,
    LosesTrick,
    LowestTrump,
    MayTrump,
    TrickWorth,
    TrumpsHeld,
    Unbeatable,
    Winning,
)
from rooktutor.explain.facts import PlayContext
from rooktutor.explain.principles.following import could_beat


def bird_led(ctx: PlayContext) -> Reason | None:
    """Leading the lowest trump offers its points to everybody who has another."""
    facts = ctx.facts
    if not facts.leading or not ctx.low_bird or not facts.foes_with_trump:
        return None
    claims = (LowestTrump(ctx.card), Counter(ctx.card, ctx.points), MayTrump(facts.foes_with_trump))
    return con("bird_led", 0.95, *claims)


def bird_lost(ctx: PlayContext) -> Reason | None:
    """The opponents have this trick for certain, and the bird would go with it."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or not ctx.low_bird or not ctx.lost:
        return None
    claims = (Winning(seat, best), LosesTrick(ctx.card), Counter(ctx.card, ctx.points))
    return con("bird_lost", 0.95, *claims)


def bird_caught(ctx: PlayContext) -> Reason | None:
    """Played on a trick that our side is winning only so far, the bird can still be taken."""
    if ctx.facts.leading or not ctx.low_bird or not ctx.ours_after or not ctx.threats:
        return None
    claims = (LowestTrump(ctx.card), Counter(ctx.card, ctx.points), could_beat(ctx))
    return con("bird_caught", 0.75, *claims)


def bird_home(ctx: PlayContext) -> Reason | None:
    """The partner has the trick for certain: slip the bird to him."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if (
        best is None
        or seat is None
        or not ctx.low_bird
        or ctx.takes
        or not (ctx.facts.partner_winning and ctx.safe)
    ):
        return None
    claims = (Winning(seat, best), Unbeatable(best), Counter(ctx.card, ctx.points))
    return pro("bird_home", 0.95, *claims)


def bird_wins(ctx: PlayContext) -> Reason | None:
    """The bird takes the trick itself, and nobody left can beat it."""
    if ctx.facts.leading or not ctx.low_bird or not (ctx.takes and ctx.safe):
        return None
    claims = (Unbeatable(ctx.card), Counter(ctx.card, ctx.points), TrickWorth(ctx.facts.table_points))
    return pro("bird_wins", 0.9, *claims)


def bird_left_alone(ctx: PlayContext) -> Reason | None:
    """Without another trump beside it, the next trump lead forces the bird out."""
    facts = ctx.facts
    left = ctx.rest & facts.order.trumps
    if not ctx.is_trump or left != CardSet.of([ROOK]) or facts.tricks_left < 3 or not facts.foes_with_trump:
        return None
    if not PlayContext(facts, ROOK).low_bird or not facts.rules.bird_forced_on_trump_lead:
        return None
    claims = (TrumpsHeld(1), Keeps(left), LowestTrump(ROOK), MayTrump(facts.foes_with_trump))
    return con("bird_left_alone", 0.5, *claims)


PRINCIPLES = (bird_led, bird_lost, bird_caught, bird_home, bird_wins, bird_left_alone)
