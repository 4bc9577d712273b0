"""One trick: who led, what was played, who wins it."""

from dataclasses import dataclass

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.rules.order import Order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat

TRICK_SIZE = len(Seat)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards played to one trick, the leader's first; it may be unfinished or empty."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all four seats have played."""
        return len(self.cards) == TRICK_SIZE

    @property
    def led(self) -> Card | None:
        """The card that was led, if any."""
        return self.cards[0] if self.cards else None

    @property
    def to_play(self) -> Seat | None:
        """Whose turn it is in this trick; None when it is complete."""
        return None if self.complete else self.leader.clockwise()[len(self.cards)]

    def by_seat(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card with the seat that played it, in order."""
        return tuple(zip(self.leader.clockwise(), self.cards, strict=False))

    def card_of(self, seat: Seat) -> Card | None:
        """The card that ``seat`` played, if it has."""
        place = (seat.index - self.leader.index) % TRICK_SIZE
        return self.cards[place] if place < len(self.cards) else None

    def suit_led(self, order: Order) -> Trump | None:
        """The color that the lead asks for; trump if the bird was led."""
        return order.suit(self.cards[0]) if self.cards else None

    def winning_card(self, order: Order) -> Card | None:
        """The card that takes the trick as it stands (rule book M4)."""
        if not self.cards:
            return None
        led = order.suit(self.cards[0])
        best = self.cards[0]
        for card in self.cards[1:]:
            if order.power(card, led) > order.power(best, led):
                best = card
        return best

    def winner(self, order: Order) -> Seat | None:
        """Who takes the trick as it stands; None before the lead.

        >>> from rooktutor.cards import Color
        >>> from rooktutor.rules.order import order
        >>> from rooktutor.rules.systems import CROWSNEST
        >>> cards = tuple(map(Card.parse, "B14 Crow Y5 B5".split()))
        >>> Trick(Seat.WEST, cards).winner(order(CROWSNEST, Color.YELLOW))
        <Seat.EAST: 'east'>
        """
        best = self.winning_card(order)
        return None if best is None else self.leader.clockwise()[self.cards.index(best)]

    def points(self, rules: RuleSet) -> int:
        """The points of the counters played to this trick."""
        return sum(rules.points_by_index[card.index] for card in self.cards)

    def card_set(self) -> CardSet:
        """The cards of this trick as a set."""
        return CardSet.of(self.cards)

    def with_card(self, card: Card) -> "Trick":
        """Return this trick with ``card`` played next."""
        return Trick(self.leader, (*self.cards, card))
