"""What one seat may know of a hand, and nothing else."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import NO_CARDS, Card, CardSet
from rooktutor.game import legal
from rooktutor.game.actions import Action
from rooktutor.game.illegality import Illegality, RuleId, Wrong
from rooktutor.game.public import OpenHand, Phase, Public
from rooktutor.rules.axes import Teams
from rooktutor.seats import Seat


@dataclass(frozen=True, kw_only=True)
class View(OpenHand):
    """A hand as ``seat`` sees it: the open part, its own cards, and what it alone has seen.

    ``hand`` is what the seat holds now, nest included while it is declarer and has not
    discarded; it is empty as long as the seats bid without having looked. ``nest`` and
    ``discard`` are known to declarer only; ``is_partner`` tells a seat of Call Partner, once a
    card is called, whether it plays with declarer.
    """

    public: Public
    seat: Seat
    hand: CardSet
    nest: tuple[Card, ...] | None = None
    discard: CardSet | None = None
    is_partner: bool | None = None

    @property
    def my_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.to_act is self.seat

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
