"""What one seat may know of a hand, and nothing else."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import NO_CARDS, Card, CardSet, Color
from rooktutor.game import legal
from rooktutor.game.actions import Action
from rooktutor.game.illegality import Illegality, RuleId, Wrong
from rooktutor.game.public import Phase, Public
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import Teams
from rooktutor.rules.order import Order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat


@dataclass(frozen=True, kw_only=True)
class View:
    """A hand as ``seat`` sees it: the open part, its own cards, and what it alone has seen.

    ``hand`` is what the seat holds now, nest included while it is declarer and has not
    discarded. ``nest`` and ``discard`` are known to declarer only; ``is_partner`` tells a
    seat of Call Partner, once a card is called, whether it plays with declarer.
    """

    public: Public
    seat: Seat
    hand: CardSet
    nest: tuple[Card, ...] | None = None
    discard: CardSet | None = None
    is_partner: bool | None = None

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return self.public.rules

    @property
    def phase(self) -> Phase:
        """The stage that the hand has reached."""
        return self.public.phase

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None when the hand is over."""
        return self.public.to_act

    @property
    def my_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.to_act is self.seat

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction, once it is over."""
        return self.public.declarer

    @property
    def bid(self) -> int | None:
        """The points that the declaring side has to take, once the auction is over."""
        return self.public.bid

    @property
    def trump(self) -> Color | None:
        """The trump color, once it is named."""
        return self.public.trump

    @property
    def order(self) -> Order:
        """The order of the cards; raises NotYetError before trump is named."""
        return self.public.order

    @property
    def trick(self) -> Trick:
        """The trick that is being played."""
        return self.public.trick

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores before the hand, in the order of ``rules.parties``."""
        return self.public.scores

    @cached_property
    def hidden(self) -> CardSet:
        """The cards that this seat cannot place: in another hand, in the nest or laid away."""
        known = self.hand | self.public.played | self.public.shown
        if self.discard:
            known |= self.discard
        if not self.public.nest_taken:
            known |= self.public.turned
        return self.rules.pack - known

    @cached_property
    def dealt(self) -> CardSet:
        """The cards dealt to this seat, as far as it is not declarer with the nest in hand."""
        mine = self.hand | self.public.played_by[self.seat.index] | (self.discard or NO_CARDS)
        return mine - CardSet.of(self.nest or ())

    @cached_property
    def declaring(self) -> frozenset[Seat] | None:
        """The seats on declarer's side, as far as this seat knows them; None when it does not."""
        declarer, called = self.declarer, self.public.called
        if declarer is None:
            return None
        if self.rules.teams is Teams.FIXED:
            return frozenset((declarer, declarer.partner))
        if called is None:
            return None
        for seat in Seat:
            if called in self.public.played_by[seat.index]:
                return frozenset((declarer, seat))
        if self.is_partner:
            return frozenset((declarer, self.seat))
        if called in self.public.shown or self.phase is Phase.OVER:
            return frozenset((declarer,))
        if self.seat is declarer and (called in self.hand or (self.discard and called in self.discard)):
            return frozenset((declarer,))
        return None

    def legal_actions(self) -> tuple[Action, ...]:
        """All legal actions when it is this seat's turn, in canonical order; none otherwise."""
        return legal.legal_actions(self.public, self.hand, self.discard) if self.my_turn else ()

    def legal_cards(self) -> CardSet:
        """The cards that this seat may play now; none when it is not its turn to play."""
        if self.phase is not Phase.PLAY or not self.my_turn:
            return NO_CARDS
        return legal.legal_cards(self.public, self.hand)

    def why_illegal(self, action: Action) -> Illegality | None:
        """Return what is wrong with ``action``, or None if this seat may do it now."""
        if self.phase is not Phase.OVER and not self.my_turn:
            return Illegality(reason=Wrong.NOT_YOUR_TURN, rule=RuleId.TURN_ORDER)
        return legal.why_illegal(self.public, self.hand, self.discard, action)

    def rule_of(self, action: Action) -> RuleId:
        """Return the rule that ``action``, which is legal, rests on."""
        return legal.rule_of(self.public, self.hand, action)
