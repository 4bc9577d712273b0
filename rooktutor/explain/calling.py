"""The questions that principles about the called card are asked."""

from dataclasses import dataclass
from functools import cached_property
from math import comb

from rooktutor.cards import NO_CARDS, Card, CardSet, Color
from rooktutor.game.actions import CallCard
from rooktutor.game.view import View
from rooktutor.solve.values import ActionValue, Evaluation


@dataclass(frozen=True)
class CallCardContext:
    """A card that declarer may call; whoever holds it becomes the partner."""

    view: View
    card: Card
    value: ActionValue | None = None
    evaluation: Evaluation | None = None

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

    @cached_property
    def helped(self) -> float:
        """How likely the holder of the card has help beside it, by the cards alone.

        Help is two more trumps, or the highest card of a color that is not trump. Every
        deal of the cards that declarer has not seen is as likely as another.
        """
        rules, ranks = self.view.rules, self.view.order
        out = rules.pack - self.own - CardSet.of((self.card,))
        trumps = out & ranks.trumps
        sides = (ranks.suit_cards(color) for color in Color if color is not self.view.trump)
        tops = sum(max(cards, key=ranks.strength) in out for cards in sides if cards)
        rest = rules.hand - 1
        idle = len(out) - len(trumps) - tops
        poor = comb(idle, rest) + len(trumps) * comb(idle, rest - 1)
        return 1 - poor / comb(len(out), rest)

    @property
    def beats_company(self) -> bool:
        """Whether playing alone with this card is worth more than every card that somebody else holds."""
        if not self.alone or self.value is None or self.evaluation is None:
            return False
        others = (each for each in self.evaluation if isinstance(each.action, CallCard))
        company = [each.order for each in others if each.action.card not in self.own]  # type: ignore[union-attr]
        return bool(company) and self.value.order > max(company)
