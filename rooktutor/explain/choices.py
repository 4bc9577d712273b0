"""The questions that principles about calls, discards and trump are asked."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import Card, CardSet, Color, Trump
from rooktutor.explain.ending import MatchEnd
from rooktutor.explain.holding import Holding
from rooktutor.game.actions import Bid, Call
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.solve.strength import Strength, carries, strength
from rooktutor.solve.unseen import goes_to
from rooktutor.solve.values import ActionValue, Evaluation


@dataclass(frozen=True)
class CallContext:
    """One call of the seat whose turn it is, with its value and that of passing, once known."""

    view: View
    call: Call
    value: ActionValue | None = None
    passing: ActionValue | None = None
    evaluation: Evaluation | None = None

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.view.rules

    @property
    def bid(self) -> int | None:
        """The amount that is bid; None for any other call."""
        return self.call.amount if isinstance(self.call, Bid) else None

    @cached_property
    def holding(self) -> Holding:
        """The hand."""
        return Holding(self.view.rules, self.view.hand)

    @cached_property
    def end(self) -> MatchEnd:
        """What a contract would do to the match."""
        return MatchEnd(self.view)

    @cached_property
    def strength(self) -> Strength:
        """What the hand may expect as declarer, nest and exchange still to come."""
        return strength(self.rules, self.view.hand.mask)

    @property
    def blind(self) -> bool:
        """Whether the seat has not seen its own cards."""
        return self.view.public.blind

    @property
    def suits_color(self) -> bool:
        """Whether the hand is best played with a color as trump."""
        return isinstance(self.strength.trump, Color)

    @cached_property
    def reach(self) -> int:
        """How high the hand goes by its strength; 0 for a pass."""
        return goes_to(self.view)

    def affords(self, amount: int) -> bool:
        """Whether the hand is good for ``amount`` by its strength, and goes as high."""
        return amount <= min(self.reach, round(self.strength.points))

    @property
    def too_thin(self) -> bool:
        """Whether the strength of the hand neither carries the lowest bid that there is, nor goes as high."""
        return self.least > self.reach and self.strength.points < carries(self.rules, self.least)

    @property
    def beats_passing(self) -> bool:
        """Whether the call is worth at least as much as a pass, as far as that is known."""
        known = self.value is not None and self.passing is not None
        return known and self.value.order >= self.passing.order  # type: ignore[union-attr]

    @cached_property
    def partner(self) -> Seat | None:
        """The partner, where partnerships are fixed."""
        return self.view.seat.partner if self.rules.teams is Teams.FIXED else None

    @property
    def high(self) -> int | None:
        """The highest bid so far."""
        return self.view.public.auction.high

    @property
    def high_bidder(self) -> Seat | None:
        """Who made it."""
        return self.view.public.auction.high_bidder

    @property
    def least(self) -> int:
        """The lowest legal bid."""
        return self.view.public.auction.least

    @cached_property
    def others_in(self) -> frozenset[Seat]:
        """The other seats that have not passed."""
        return frozenset(Seat) - self.view.public.auction.passed - {self.view.seat}


@dataclass(frozen=True)
class DiscardContext:
    """Cards that declarer may lay away."""

    view: View
    cards: CardSet
    value: ActionValue | None = None

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.view.rules

    @cached_property
    def before(self) -> Holding:
        """The hand with the nest in it."""
        return Holding(self.view.rules, self.view.hand)

    @cached_property
    def after(self) -> Holding:
        """The hand that is left."""
        return Holding(self.view.rules, self.view.hand - self.cards)

    @cached_property
    def trump(self) -> Trump:
        """What will be trump: named already, or best with the cards that are kept, or the longest color."""
        planned = self.value.trump if self.value else None
        return self.view.trump or planned or self.before.longest

    @cached_property
    def bared(self) -> Card | None:
        """The second highest card of a side color that loses its last guard; None without one."""
        ranks = order(self.rules, self.trump)
        for card in self.view.hand - self.cards - ranks.trumps:
            suit = ranks.suit_cards(ranks.suit(card))
            alone = len(suit & self.after.cards) == 1 < len(suit & self.view.hand)
            if alone and len(ranks.higher(card) - self.view.hand) == 1:
                return card
        return None

    @cached_property
    def beaten_counters(self) -> CardSet:
        """The counters laid away, no trumps, that a card outside the hand beats in its color."""
        ranks = order(self.rules, self.trump)
        counters = (self.cards & self.rules.counting_cards) - ranks.trumps
        return CardSet.of(card for card in counters if ranks.higher(card) - self.view.hand)


@dataclass(frozen=True)
class TrumpContext:
    """What declarer may make trump: a color, or none of them."""

    view: View
    color: Trump
    value: ActionValue | None = None

    @cached_property
    def holding(self) -> Holding:
        """The hand."""
        return Holding(self.view.rules, self.view.hand)
