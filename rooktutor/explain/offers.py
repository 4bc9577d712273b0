"""A few discards worth talking about, before any of the thousands is valued."""

from collections.abc import Iterator

from rooktutor.cards import Card, CardSet, Color
from rooktutor.explain.holding import Holding
from rooktutor.game.exchange import choice
from rooktutor.game.view import View

_OFFERS = 4


def discards_worth_a_look(view: View) -> tuple[CardSet, ...]:
    """Return a few legal discards: short colors emptied, trumps and tops kept, counters kept or buried.

    The first is the most natural one. ``view`` is that of declarer with the nest in hand.
    """
    rules, hand = view.rules, view.hand
    legal = choice(rules, hand, view.trump)
    found: list[CardSet] = []
    for wish in _wishes(view):
        order = [card for card in wish if card in legal.pool]
        cards = legal.required | CardSet.of(order[: legal.need])
        if legal.allows(cards) and cards not in found:
            found.append(cards)
    if not found:
        found.append(next(iter(legal)))
    return tuple(found[:_OFFERS])


def _wishes(view: View) -> Iterator[list[Card]]:
    """Orders in which cards could be given up, most expendable first."""
    hand = Holding(view.rules, view.hand)
    trump = view.trump or hand.longest
    kept = hand.side_tops(trump) | hand.of(trump)
    sides = sorted((color for color in Color if color is not trump), key=hand.count)
    by_color = [card for color in sides for card in hand.of(color)]

    def keep_last(card: Card) -> bool:
        return card in kept or card.is_bird

    def worth(card: Card) -> int:
        return view.rules.points(card)

    rest = [*by_color, *hand.of(trump), *(card for card in view.hand if card.is_bird)]
    yield sorted(rest, key=lambda card: (keep_last(card), worth(card) > 0))
    yield sorted(rest, key=keep_last)
    yield sorted(rest, key=lambda card: (keep_last(card), -worth(card)))
    yield sorted(rest, key=lambda card: (keep_last(card), worth(card) > 0, card.rank))
