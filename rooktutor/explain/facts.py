"""What one seat can be certain of while it chooses a card: the questions that principles ask."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import NO_CARDS, Card, CardSet, Trump
from rooktutor.explain.knowledge import Knowledge
from rooktutor.game.trick import Trick
from rooktutor.game.view import View
from rooktutor.rules.axes import Bonus, NestOwner
from rooktutor.rules.order import Order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat


@dataclass(frozen=True)
class PlayFacts:
    """Everything about the position that is the same for all cards of the hand."""

    view: View

    @cached_property
    def knowledge(self) -> Knowledge:
        """Where the hidden cards can be."""
        return Knowledge(self.view)

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.view.rules

    @cached_property
    def order(self) -> Order:
        """The order of the pack under trump."""
        return self.view.order

    @property
    def hand(self) -> CardSet:
        """The cards that the seat holds."""
        return self.view.hand

    @cached_property
    def legal(self) -> CardSet:
        """The cards that the seat may play."""
        return self.view.legal_cards()

    @cached_property
    def trick(self) -> Trick:
        """The trick being played; empty on lead."""
        return self.view.trick

    @property
    def leading(self) -> bool:
        """Whether the seat is to lead."""
        return not self.trick.cards

    @cached_property
    def friends(self) -> frozenset[Seat]:
        """The seats that are certainly on this side, this one not counted."""
        return self._sides[0] - {self.view.seat}

    @cached_property
    def foes(self) -> frozenset[Seat]:
        """The seats that are certainly on the other side."""
        return self._sides[1]

    @cached_property
    def _sides(self) -> tuple[frozenset[Seat], frozenset[Seat]]:
        declaring = self.view.declaring
        if declaring is None:
            return frozenset(), frozenset()
        others = frozenset(Seat) - declaring
        return (declaring, others) if self.view.seat in declaring else (others, declaring)

    @property
    def sides_known(self) -> bool:
        """Whether the seat knows who plays with whom."""
        return bool(self.foes)

    @cached_property
    def rivals(self) -> frozenset[Seat]:
        """The seats that play against this one or, as long as it does not know the sides, may do so."""
        return self.foes if self.sides_known else frozenset(Seat) - {self.view.seat}

    @cached_property
    def sure_foes(self) -> frozenset[Seat]:
        """The seats that certainly play against this one: declarer, too, while his partner is unknown."""
        declarer = self.view.declarer
        if self.sides_known or declarer is None or declarer is self.view.seat or self.view.is_partner:
            return self.foes
        return frozenset((declarer,))

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        return self.trick.leader.clockwise()[len(self.trick.cards) + 1 :]

    @cached_property
    def partner_to_play(self) -> Seat | None:
        """The partner, if he plays to this trick after this seat."""
        return next((seat for seat in self.later if seat in self.friends), None)

    @cached_property
    def winning_card(self) -> Card | None:
        """The card that is winning the trick so far."""
        return self.trick.winning_card(self.order)

    @cached_property
    def winning_seat(self) -> Seat | None:
        """Who is winning the trick so far."""
        return self.trick.winner(self.order)

    @cached_property
    def partner_winning(self) -> bool:
        """Whether the partner is winning the trick so far."""
        return self.winning_seat in self.friends

    @cached_property
    def foe_winning(self) -> bool:
        """Whether an opponent is winning the trick so far."""
        return self.winning_seat in self.sure_foes

    @cached_property
    def table_points(self) -> int:
        """The points of the cards on the table."""
        return self.trick.points(self.rules)

    @cached_property
    def trumps_held(self) -> CardSet:
        """The trumps in hand."""
        return self.hand & self.order.trumps

    @cached_property
    def foes_with_trump(self) -> tuple[Seat, ...]:
        """The seats against this one, or possibly so, that can hold a trump, clockwise."""
        trumps = self.order.trumps
        return tuple(
            seat
            for seat in self.view.seat.clockwise()
            if seat in self.rivals and self.knowledge.can_hold(seat) & trumps
        )

    @cached_property
    def tricks_left(self) -> int:
        """How many tricks are still to be won, this one included."""
        return len(self.hand)

    @property
    def last_trick(self) -> bool:
        """Whether this is the last trick."""
        return self.tricks_left == 1

    @property
    def nest_at_stake(self) -> bool:
        """Whether the last trick takes a nest."""
        return self.rules.nest > 0 and self.rules.nest_owner is NestOwner.LAST_TRICK

    @cached_property
    def declaring(self) -> bool:
        """Whether the seat plays for the declaring side, for certain."""
        return self.view.declaring is not None and self.view.seat in self.view.declaring

    @cached_property
    def captured(self) -> tuple[int, int]:
        """The points in tricks of the declaring side and of the defenders so far."""
        ours = sum(self.view.public.points_by_seat[seat.index] for seat in {self.view.seat, *self.friends})
        theirs = sum(self.view.public.points_by_seat[seat.index] for seat in self.foes)
        return (ours, theirs) if self.declaring else (theirs, ours)

    @property
    def counts_simply(self) -> bool:
        """Whether the contract depends on captured cards alone, so that points so far decide it."""
        return self.sides_known and self.rules.bonus is not Bonus.MOST_TRICKS

    def suit(self, card: Card) -> Trump:
        """The color that ``card`` counts as."""
        return self.order.suit(card)

    def higher_out(self, card: Card) -> CardSet:
        """The cards of the same suit that beat ``card`` and that others can hold."""
        return self.order.higher(card) & self.knowledge.outside()

    def between(self, low: Card, high: Card) -> CardSet:
        """The cards of their suit between two cards that are hidden or on the table."""
        rivals = self.knowledge.hidden | self.trick.card_set()
        return self.order.higher(low) & rivals - self.order.higher(high).with_card(high)


@dataclass(frozen=True)
class PlayContext:
    """One card of the hand in its position: what a principle about plays is asked about."""

    facts: PlayFacts
    card: Card

    @property
    def points(self) -> int:
        """What the card is worth."""
        return self.facts.rules.points(self.card)

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.card in self.facts.order.trumps

    @cached_property
    def led(self) -> Trump:
        """The color that the trick asks for once this card is played."""
        return self.facts.trick.suit_led(self.facts.order) or self.facts.suit(self.card)

    @cached_property
    def takes(self) -> bool:
        """Whether the card would be winning the trick when it is played."""
        best = self.facts.winning_card
        return best is None or self.facts.order.beats(self.card, best, self.led)

    @property
    def could_take(self) -> bool:
        """Whether some card that may be played would be winning."""
        facts, best = self.facts, self.facts.winning_card
        return best is None or any(facts.order.beats(card, best, self.led) for card in facts.legal)

    @cached_property
    def best_after(self) -> Card:
        """The card that is winning once this one is played."""
        best = self.facts.winning_card
        return self.card if self.takes or best is None else best

    @cached_property
    def ours_after(self) -> bool:
        """Whether this side is winning once the card is played."""
        return self.takes or self.facts.partner_winning

    def beaten_by(self, card: Card, seats: frozenset[Seat]) -> CardSet:
        """The cards with which later players among ``seats`` can beat ``card``."""
        facts = self.facts
        mask = 0
        for seat in facts.later:
            if seat in seats:
                mask |= facts.knowledge.can_play(seat, self.led).mask
        return CardSet.of(other for other in CardSet(mask) if facts.order.beats(other, card, self.led))

    @cached_property
    def threats(self) -> CardSet:
        """The cards with which a later opponent, or one who may be, can beat what wins after this card."""
        return self.beaten_by(self.best_after, self.facts.rivals)

    @cached_property
    def safe(self) -> bool:
        """Whether this side wins the trick in every layout once the card is played."""
        return self.ours_after and not self.threats

    @cached_property
    def lost(self) -> bool:
        """Whether the opponents win the trick in every layout once the card is played."""
        facts = self.facts
        if self.takes or facts.winning_seat not in facts.sure_foes:
            return False
        others = frozenset(facts.later) - facts.sure_foes
        return not self.beaten_by(self.best_after, others)

    @cached_property
    def rest(self) -> CardSet:
        """The hand without the card."""
        return self.facts.hand.without(self.card)

    @cached_property
    def rest_of_suit(self) -> CardSet:
        """The other cards of the same suit in hand."""
        return self.rest & self.facts.order.suit_cards(self.facts.suit(self.card))

    @cached_property
    def boss(self) -> bool:
        """Whether no card of the suit that others can hold is higher."""
        return not self.facts.higher_out(self.card)

    @property
    def legal_counters(self) -> CardSet:
        """The counters that may be played now."""
        return self.facts.legal & self.facts.rules.counting_cards

    @cached_property
    def low_bird(self) -> bool:
        """Whether the card is the bird and every other trump, of which there are some, beats it."""
        facts = self.facts
        others = facts.order.trumps.without(self.card)
        return self.card.is_bird and bool(others) and others <= facts.order.higher(self.card)

    @cached_property
    def same(self) -> CardSet:
        """The other cards in hand that do exactly the same: same suit and points, nothing between."""
        facts = self.facts
        if self.card.is_bird or self.card in facts.order.free:
            return NO_CARDS
        twins = []
        for other in self.rest_of_suit:
            low, high = sorted((self.card, other), key=facts.order.strength)
            if (
                facts.rules.points(other) == self.points
                and not facts.between(low, high)
                and not other.is_bird
            ):
                twins.append(other)
        return CardSet.of(twins)
