"""What a hand is worth before trump is named: lengths, tops and counters, from the seat's own cards."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import NO_CARDS, ROOK, Card, CardSet, Color, NoTrump, Trump
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Holding:
    """Some cards of one player under some rules."""

    rules: RuleSet
    cards: CardSet

    def of(self, color: Trump) -> CardSet:
        """The plain cards of ``color``: neither the bird nor another card that is always a trump."""
        return (
            NO_CARDS if isinstance(color, NoTrump) else self.cards.of_color(color) - self.rules.special_trumps
        )

    def count(self, color: Trump) -> int:
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

    def tops(self, color: Trump, trump: Trump | None = None) -> CardSet:
        """The highest cards of ``color`` without a gap, as far as they are here; no bird.

        ``trump`` is what is named, if not ``color``: it may turn the ranks upside down.
        """
        held = []
        for card in self._downwards(color, trump or color):
            if card not in self.cards:
                break
            held.append(card)
        return CardSet.of(held)

    def side_tops(self, trump: Trump) -> CardSet:
        """The highest cards of the colors other than ``trump`` that are here."""
        mask = 0
        for color in Color:
            if color is not trump:
                mask |= self.tops(color, trump).mask
        return CardSet(mask)

    def worth(self, color: Trump) -> int:
        """The points of the cards of ``color``."""
        return self.rules.counters(self.of(color))

    def _downwards(self, color: Trump, trump: Trump) -> list[Card]:
        ranks = order(self.rules, trump)
        cards = ranks.suit_cards(color) - self.rules.special_trumps
        return sorted(cards, key=ranks.strength, reverse=True)
