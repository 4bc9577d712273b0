"""Other places for the cards that a seat cannot see, such that the hand went the same way."""

from random import Random

from rooktutor.cards import NO_CARDS, Card, CardSet
from rooktutor.errors import IllegalAction
from rooktutor.game.actions import Discard
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat


def redealt(position: Position, seat: Seat, rng: Random, tries: int = 200) -> Position | None:
    """A position in which `seat` saw and did the same over other hidden cards; None if none turns up."""
    for _ in range(tries):
        try:
            other = _attempt(position, seat, rng)
        except IllegalAction:
            continue
        if other is not None and _happened_alike(position, other, seat):
            return other
    return None


def _attempt(position: Position, seat: Seat, rng: Random) -> Position | None:
    public, declarer = position.public, position.declarer
    blind = public.blind
    hidden = list(position.view(seat).hidden)
    rng.shuffle(hidden)

    def draw(count: int) -> CardSet:
        return CardSet.of(hidden.pop() for _ in range(count))

    held = {
        other: position.hand(other) if other is seat and not blind else draw(len(position.hand(other)))
        for other in sorted(Seat, key=lambda _seat: rng.random())
    }
    held = {other: cards | public.played_by[other.index] for other, cards in held.items()}
    discard = position.discard
    if discard is not None and seat is not declarer:
        discard = public.shown | draw(len(discard - public.shown))
    nest = position.deal.nest
    if declarer is not None and public.nest_taken:
        together = held[declarer] | (discard or NO_CARDS)
        if seat is not declarer:
            fixed = public.turned
            nest = _nest_of(list(together - fixed), position.deal.nest, fixed, rng)
            if not fixed <= together:
                return None
        held[declarer] = together - CardSet.of(nest)
    elif position.rules.nest:
        hidden_nest = draw(len(nest) - len(public.turned))
        nest = (*hidden_nest, *public.turned)
    north, east, south, west = (held[other] for other in Seat)
    deal = Deal(hands=(north, east, south, west), nest=nest, dealer=position.deal.dealer)
    actions = [
        Discard(discard) if isinstance(action, Discard) and discard is not None else action
        for action in position.actions
    ]
    return Position.replay(position.rules, deal, actions, position.scores)


def _nest_of(cards: list[Card], nest: tuple[Card, ...], fixed: CardSet, rng: Random) -> tuple[Card, ...]:
    drawn = rng.sample(cards, len(nest) - len(fixed))
    return (*sorted(drawn, key=lambda card: card.index), *fixed)


def _happened_alike(position: Position, other: Position, seat: Seat) -> bool:
    """Whether the table heard the same, and the seat is as much a partner as before."""
    called = position.public.called
    same_partner = called is None or (called in position.deal.hand(seat)) == (called in other.deal.hand(seat))
    return (
        other.public.announced == position.public.announced
        and other.public.announced_trumps == position.public.announced_trumps
        and other.public.shown == position.public.shown
        and other.public.redealt == position.public.redealt
        and same_partner
    )


def cards_in(value: object) -> set[Card]:
    """Every card that can be reached from a value, through fields, tuples and sets of cards."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, CardSet):
        return set(value)
    if isinstance(value, dict):
        return cards_in((*value.keys(), *value.values()))
    if isinstance(value, tuple | list | set | frozenset):
        return {card for item in value for card in cards_in(item)}
    if hasattr(value, "__dataclass_fields__") and not isinstance(value, RuleSet):
        return cards_in([getattr(value, name) for name in value.__dataclass_fields__])
    return set()
