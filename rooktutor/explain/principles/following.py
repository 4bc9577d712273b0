"""Principles about playing to a trick that somebody else led."""

from rooktutor.cards import Card, CardSet
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import (
    Beaten,
    CouldBeat,
    Counter,
    Keeps,
    LowestWinner,
    OnlyCard,
    SameAs,
    TrickWorth,
    Unbeatable,
    Winning,
)
from rooktutor.explain.facts import PlayContext


def only_card(ctx: PlayContext) -> Reason | None:
    """There is no choice."""
    if len(ctx.facts.legal) != 1:
        return None
    suit = ctx.facts.suit(ctx.card)
    why = "other"
    if ctx.facts.last_trick:
        why = "last"
    elif not ctx.card.is_bird and not ctx.facts.leading and suit is ctx.led and not ctx.rest_of_suit:
        why = "color"
    return pro("only_card", 0.1, OnlyCard(ctx.card, suit, why))


def wins_trick(ctx: PlayContext) -> Reason | None:
    """The card takes the trick for certain."""
    if ctx.points or not _takes_over(ctx):
        return None
    points = ctx.facts.table_points
    return pro("wins_trick", 0.6 + min(points, 35) / 100, Unbeatable(ctx.card), TrickWorth(points))


def wins_trick_with_counter(ctx: PlayContext) -> Reason | None:
    """The card takes the trick for certain and brings its own points home."""
    if not ctx.points or ctx.low_bird or not _takes_over(ctx):
        return None
    points = ctx.facts.table_points
    claims = (Unbeatable(ctx.card), TrickWorth(points), Counter(ctx.card, ctx.points))
    return pro("wins_trick_with_counter", 0.6 + min(points + ctx.points, 35) / 100, *claims)


def cheapest_winner(ctx: PlayContext) -> Reason | None:
    """A lower card than the others that win is enough."""
    if not _takes_over(ctx):
        return None
    winners = [card for card in ctx.facts.legal if _is_sure(ctx, card)]
    weakest = min(winners, key=ctx.facts.order.strength)
    if len(winners) < 2 or weakest != ctx.card:
        return None
    return pro("cheapest_winner", 0.3, LowestWinner(ctx.card))


def might_win(ctx: PlayContext) -> Reason | None:
    """The card would be winning, but a later opponent can still beat it."""
    if ctx.facts.leading or ctx.low_bird or not ctx.takes or not ctx.threats or ctx.facts.partner_winning:
        return None
    return pro("might_win", 0.35, could_beat(ctx))


def cannot_win(ctx: PlayContext) -> Reason | None:
    """The card is beaten already, although another one would not be."""
    facts, best = ctx.facts, ctx.facts.winning_card
    if best is None or ctx.takes or facts.partner_winning:
        return None
    if not any(facts.order.beats(card, best, ctx.led) for card in facts.legal):
        return None
    return con("cannot_win", 0.25, Beaten(ctx.card, best))


def saves_higher(ctx: PlayContext) -> Reason | None:
    """A card that does not win anyway may as well be low: the higher one of the color stays."""
    facts = ctx.facts
    if facts.leading or ctx.takes or ctx.points or ctx.low_bird:
        return None
    suit = facts.legal & facts.order.suit_cards(facts.suit(ctx.card))
    higher = facts.order.higher(ctx.card) & suit - ctx.same
    thrown = facts.suit(ctx.card) is not ctx.led
    if not higher or (thrown and ctx.is_trump) or _has_lower(ctx, suit):
        return None
    best = max(higher, key=facts.order.strength)
    return pro("saves_higher", 0.15 if thrown else 0.2, Keeps(CardSet.of([best])))


def overtakes_partner(ctx: PlayContext) -> Reason | None:
    """The partner has the trick for certain; beating his card spends a high card for nothing."""
    best, seat = ctx.facts.winning_card, ctx.facts.winning_seat
    if best is None or seat is None or not ctx.takes or not partner_has_it(ctx) or len(ctx.facts.legal) == 1:
        return None
    claims = (Winning(seat, best), Unbeatable(best))
    return con("overtakes_partner", 0.5, *claims)


def same_as(ctx: PlayContext) -> Reason | None:
    """Another card of the hand would do just the same."""
    if not ctx.same:
        return None
    return pro("same_as", 0.05, SameAs(ctx.card, ctx.same))


def partner_has_it(ctx: PlayContext) -> bool:
    """Whether the partner is winning with a card that no later opponent can beat."""
    best = ctx.facts.winning_card
    return ctx.facts.partner_winning and best is not None and not ctx.beaten_by(best, ctx.facts.foes)


def could_beat(ctx: PlayContext) -> CouldBeat:
    """What can still beat the card that is winning once this one is played."""
    order, best = ctx.facts.order, ctx.best_after
    same_suit = ctx.threats & order.suit_cards(order.suit(best))
    return CouldBeat(best, order.suit(best), same_suit, bool(ctx.threats - same_suit))


def _has_lower(ctx: PlayContext, suit: CardSet) -> bool:
    """Whether a lower card of ``suit`` without points would give away even less."""
    facts = ctx.facts
    lower = suit - facts.order.higher(ctx.card) - ctx.same
    return any(not facts.rules.points(card) for card in lower.without(ctx.card))


def _is_sure(ctx: PlayContext, card: Card) -> bool:
    other = PlayContext(ctx.facts, card)
    return other.takes and other.safe


def _takes_over(ctx: PlayContext) -> bool:
    """Whether the card takes, for certain, a trick that was not ours for certain before."""
    return not ctx.facts.leading and ctx.takes and ctx.safe and not partner_has_it(ctx)


PRINCIPLES = (
    only_card,
    wins_trick,
    wins_trick_with_counter,
    cheapest_winner,
    might_win,
    cannot_win,
    saves_higher,
    overtakes_partner,
    same_as,
)
