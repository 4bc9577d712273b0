"""What a hand is worth before trump is named: lengths, tops and counters, from the seat's own cards."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import ROOK, Card, CardSet, Color
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RED_ONE, RuleSet


@dataclass(frozen=True)
class Holding:
    """Some cards of one player under some rules."""

    rules: RuleSet
    cards: CardSet

    def of(self, color: Color) -> CardSet:
        """The plain cards of ``color``: neither the bird nor, where it is a special card, the Red 1."""
        return CardSet.of(card for card in self.cards.of_color(color) if self._plain(card))

    def count(self, color: Color) -> int:
        """How many cards of ``color`` there are, the bird not counted."""
        return len(self.of(color))

    @cached_property
    def bird(self) -> bool:
        """Whether the bird is among the cards."""
        return ROOK in self.cards

    @cached_property
    def longest(self) -> Color:
        """The color with the most cards; of equal ones the one with more tops, then more points."""
        return max(Color, key=lambda color: (self.count(color), len(self.tops(color)), self.worth(color)))

    @cached_property
    def length(self) -> int:
        """The number of trumps with the longest color as trump."""
        return len(self.cards & order(self.rules, self.longest).trumps)

    def tops(self, color: Color) -> CardSet:
        """The highest cards of ``color`` without a gap, as far as they are here; no bird."""
        held = []
        for card in self._downwards(color):
            if card not in self.cards:
                break
            held.append(card)
        return CardSet.of(held)

    def side_tops(self, trump: Color) -> CardSet:
        """The highest cards of the colors other than ``trump`` that are here."""
        mask = 0
        for color in Color:
            if color is not trump:
                mask |= self.tops(color).mask
        return CardSet(mask)

    def worth(self, color: Color) -> int:
        """The points of the cards of ``color``."""
        return self.rules.counters(self.of(color))

    def _plain(self, card: Card) -> bool:
        return not card.is_bird and not (self.rules.red_one and card == RED_ONE)

    def _downwards(self, color: Color) -> list[Card]:
        ranks = order(self.rules, color)
        cards = [card for card in ranks.suit_cards(color) if card.color is color and self._plain(card)]
        return sorted(cards, key=ranks.strength, reverse=True)
