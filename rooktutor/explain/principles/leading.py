"""Principles about the lead."""

from rooktutor.cards import CardSet, Color
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import (
    Boss,
    Counter,
    Declaring,
    Keeps,
    LeavesVoid,
    MayTrump,
    MostOf,
    MostOut,
    NoCounterIn,
    NoTrumpsAgainst,
    OnlyAbove,
    OutOf,
    TrumpsHeld,
    TrumpsOut,
    Unbeatable,
)
from rooktutor.explain.facts import PlayContext
from rooktutor.explain.principles.following import could_beat

LONG = 4
"""Cards of a color beside trump from which on it is long."""


def lead_sure_trick(ctx: PlayContext) -> Reason | None:
    """The lead takes the trick for certain."""
    if not ctx.facts.leading or ctx.low_bird or not ctx.safe:
        return None
    claims = (Unbeatable(ctx.card),)
    return pro("lead_sure_trick", 0.75, *claims)


def lead_boss(ctx: PlayContext) -> Reason | None:
    """Lead from strength: the highest card left of its color, which only a trump can beat."""
    facts = ctx.facts
    if not facts.leading or ctx.is_trump or not ctx.boss or not ctx.threats:
        return None
    out = len(facts.order.trumps & facts.knowledge.hidden)
    claims = (Boss(ctx.card, facts.suit(ctx.card)), TrumpsOut(out))
    return pro("lead_boss", 0.6, *claims)


def leads_fullest(ctx: PlayContext) -> Reason | None:
    """Of the colors whose highest card is in hand, the one of which most cards are still out."""
    facts = ctx.facts
    if not facts.leading or ctx.is_trump or not ctx.boss or not ctx.threats or lead_into_trump(ctx):
        return None
    tops = [PlayContext(facts, card) for card in facts.legal - facts.order.trumps]
    out = {facts.suit(top.card): _out(top) for top in tops if top.boss and top.threats}
    if not min(out.values()) < _out(ctx) == max(out.values()):
        return None
    suit = facts.suit(ctx.card)
    return pro("leads_fullest", 0.35, Boss(ctx.card, suit), MostOut(suit, _out(ctx)))


def _out(ctx: PlayContext) -> int:
    """How many cards of the color of the card have not been seen."""
    facts = ctx.facts
    return len(facts.knowledge.hidden & facts.order.suit_cards(facts.suit(ctx.card)))


def lead_counter(ctx: PlayContext) -> Reason | None:
    """Leading a counter that a higher card of the opponents can beat risks its points."""
    if not ctx.facts.leading or ctx.low_bird or not ctx.points or ctx.boss or not ctx.threats:
        return None
    threat = could_beat(ctx)
    if not threat.higher:
        return None
    claims = (Counter(ctx.card, ctx.points), threat)
    return con("lead_counter", 0.55, *claims)


def lead_into_trump(ctx: PlayContext) -> Reason | None:
    """An opponent is out of the color and can trump."""
    facts = ctx.facts
    if not facts.leading or ctx.is_trump:
        return None
    color = facts.suit(ctx.card)
    seat = next((seat for seat in facts.foes_with_trump if facts.knowledge.is_out_of(seat, color)), None)
    if seat is None:
        return None
    claims = (OutOf(seat, color), MayTrump((seat,)))
    return con("lead_into_trump", 0.65, *claims)


def lead_to_partner(ctx: PlayContext) -> Reason | None:
    """The partner is out of the color and can trump."""
    facts, partner = ctx.facts, ctx.facts.partner_to_play
    if not facts.leading or ctx.is_trump or partner is None:
        return None
    color = facts.suit(ctx.card)
    knowledge = facts.knowledge
    if not knowledge.is_out_of(partner, color) or not knowledge.can_hold(partner) & facts.order.trumps:
        return None
    return pro("lead_to_partner", 0.45, OutOf(partner, color))


def lead_short(ctx: PlayContext) -> Reason | None:
    """Lead the last card of a color: from then on a trump can take that color."""
    facts = ctx.facts
    if not facts.leading or ctx.is_trump or ctx.points or ctx.rest_of_suit or not facts.trumps_held:
        return None
    if facts.view.declarer is facts.view.seat or facts.last_trick:
        return None
    claims = (LeavesVoid(ctx.card, facts.suit(ctx.card)), TrumpsHeld(len(facts.trumps_held)))
    return pro("lead_short", 0.4, *claims)


def leads_no_points(ctx: PlayContext) -> Reason | None:
    """A color without counters is led: the trick may be lost, but nothing of one's own goes with it."""
    facts = ctx.facts
    counters = facts.hand & facts.rules.counting_cards
    if not facts.leading or ctx.is_trump or ctx.points or ctx.boss or not counters:
        return None
    if ctx.rest_of_suit & counters:
        return None
    return pro("leads_no_points", 0.25, NoCounterIn(facts.suit(ctx.card)))


def leads_low(ctx: PlayContext) -> Reason | None:
    """A low card is led from a color whose second highest card stays, to be the highest soon."""
    facts = ctx.facts
    if not facts.leading or ctx.points or ctx.boss or not ctx.threats or not ctx.rest_of_suit:
        return None
    top = max(ctx.rest_of_suit, key=facts.order.strength)
    missing = facts.order.higher(top) - facts.hand
    if len(missing) != 1 or not missing <= facts.knowledge.hidden or top not in facts.order.higher(ctx.card):
        return None
    return pro("leads_low", 0.2, Keeps(CardSet.of([top])), OnlyAbove(top, facts.order.trump, missing))


def leads_long(ctx: PlayContext) -> Reason | None:
    """The longest color beside trump: the others run out of it first."""
    facts, suit = ctx.facts, ctx.facts.suit(ctx.card)
    if not facts.leading or ctx.is_trump or len(ctx.rest_of_suit) + 1 < LONG:
        return None
    side = facts.hand - facts.order.trumps
    held = {color: len(side & facts.order.suit_cards(color)) for color in Color}
    if max(count for color, count in held.items() if color is not suit) >= len(ctx.rest_of_suit) + 1:
        return None
    return pro(
        "leads_long", 0.15, MostOf(suit, len(ctx.rest_of_suit) + 1, isinstance(facts.order.trump, Color))
    )


def leaves_trumps_alone(ctx: PlayContext) -> Reason | None:
    """An opponent declares: a lead of another color leaves it to him to draw trumps."""
    facts, bid, declarer = ctx.facts, ctx.facts.view.bid, ctx.facts.view.declarer
    if not facts.leading or ctx.is_trump or bid is None or declarer is None:
        return None
    lesser = any(facts.higher_out(card) for card in facts.legal & facts.order.trumps)
    if (
        declarer not in facts.sure_foes
        or not lesser
        or not facts.knowledge.can_hold(declarer) & facts.order.trumps
    ):
        return None
    return pro("leaves_trumps_alone", 0.15, Declaring(declarer, bid), TrumpsHeld(len(facts.trumps_held)))


def trumps_wait(ctx: PlayContext) -> Reason | None:
    """No opponent can hold a trump: those in hand lose nothing by staying there."""
    facts = ctx.facts
    if not facts.leading or ctx.is_trump or not facts.trumps_held or facts.last_trick:
        return None
    if not facts.sides_known or facts.foes_with_trump:
        return None
    return pro("trumps_wait", 0.25, NoTrumpsAgainst(), TrumpsHeld(len(facts.trumps_held)))


PRINCIPLES = (
    lead_sure_trick,
    lead_boss,
    leads_fullest,
    lead_counter,
    lead_into_trump,
    lead_to_partner,
    lead_short,
    leads_no_points,
    leads_low,
    leads_long,
    leaves_trumps_alone,
    trumps_wait,
)
