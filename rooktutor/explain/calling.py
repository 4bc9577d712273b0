"""The questions that principles about the called card are asked."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import NO_CARDS, Card, CardSet
from rooktutor.game.view import View
from rooktutor.solve.values import ActionValue


@dataclass(frozen=True)
class CallCardContext:
    """A card that declarer may call; whoever holds it becomes the partner."""

    view: View
    card: Card
    value: ActionValue | None = None

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.card in self.view.order.trumps

    @cached_property
    def own(self) -> CardSet:
        """The cards that nobody else can hold: the hand and what was laid away."""
        return self.view.hand | (self.view.discard or NO_CARDS)

    @property
    def alone(self) -> bool:
        """Whether nobody else can hold the card."""
        return self.card in self.own

    @cached_property
    def higher(self) -> CardSet:
        """The cards of its suit that beat it and are not declarer's own."""
        return self.view.order.higher(self.card) - self.own
