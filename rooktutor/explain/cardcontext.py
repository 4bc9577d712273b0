"""The questions that principles about a single card of the exchange are asked."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.explain.holding import Holding
from rooktutor.game.view import View
from rooktutor.rules.order import Order, order
from rooktutor.rules.ruleset import RuleSet


@dataclass(frozen=True)
class CardContext:
    """A card that declarer, nest in hand, may keep or lay away; ``trump`` is what is reckoned with."""

    view: View
    card: Card
    trump: Trump

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.view.rules

    @cached_property
    def order(self) -> Order:
        """What beats what with this trump."""
        return order(self.rules, self.trump)

    @cached_property
    def suit(self) -> CardSet:
        """The cards of the hand that are of the same color as the card, with this trump."""
        return self.view.hand & self.order.suit_cards(self.order.suit(self.card))

    @cached_property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.card in self.order.trumps

    @cached_property
    def higher(self) -> CardSet:
        """The cards of its color that beat it and are not in the hand."""
        return self.order.higher(self.card) - self.view.hand

    @property
    def points(self) -> int:
        """What it counts."""
        return self.rules.points(self.card)

    @cached_property
    def guarded(self) -> Card | None:
        """The other card of two in a side color, when exactly one missing card beats that one; else None."""
        others = self.suit.without(self.card)
        if self.is_trump or len(others) != 1:
            return None
        other = next(iter(others))
        beaten = self.order.higher(other) - self.view.hand
        lower = self.card not in self.order.higher(other)
        return other if lower and len(beaten) == 1 else None


def reckoned_trump(view: View, best: Trump | None) -> Trump:
    """Return the trump to reckon with: the one named, that of the best discard, or the longest color."""
    return view.trump or best or Holding(view.rules, view.hand).longest
