"""What everybody at the table has seen: the open part of a hand."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from rooktutor.cards import NO_CARDS, ROOK, Card, CardSet, Trump
from rooktutor.errors import NotYetError
from rooktutor.game.auction import Auction
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import BlindBid, FirstLead, Teams, TrumpNaming
from rooktutor.rules.order import Order, order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat, Side
from rooktutor.shown import Shown


class Phase(Enum):
    """The stages of a hand."""

    AUCTION = "auction"
    DISCARD = "discard"
    TRUMP = "trump"
    CALL = "call"
    LEAD = "lead"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Offence:
    """A card that should have followed: who played it, to which trick (counted from 1)."""

    seat: Seat
    trick: int


@dataclass(frozen=True, kw_only=True)
class Public:
    """Everything that happened in the open; positions and views of one hand share it.

    ``scores`` are the scores before the hand, in the order of ``rules.parties``, and
    ``hands_played`` the hands of the match before it, where their number ends the match. ``turned``
    are cards of the nest that all have seen, ``shown`` the laid away cards that lie face up,
    ``announced`` the number of counters laid away and ``announced_trumps`` that of trumps, where
    the rules make declarer say it.
    ``leader`` is whom declarer chose to lead first, where the rules leave it to him.
    ``redealt`` tells that declarer's cards voided the hand, ``offence`` who revoked.
    """

    rules: RuleSet
    scores: tuple[int, ...]
    auction: Auction
    hands_played: int = 0
    exchanged: bool = False
    redealt: bool = False
    turned: CardSet = NO_CARDS
    shown: CardSet = NO_CARDS
    announced: int | None = None
    announced_trumps: int | None = None
    trump: Trump | None = None
    called: Card | None = None
    leader: Seat | None = None
    tricks: tuple[Trick, ...] = ()
    offence: Offence | None = None

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.auction.dealer

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction, once it is over."""
        return self.auction.declarer

    @property
    def bid(self) -> int | None:
        """The points that the declaring side has to take, once the auction is over."""
        return self.auction.bid

    @cached_property
    def blind_auction(self) -> bool:
        """Whether the auction is, or was, one without looking, because the bird was turned up."""
        return self.rules.blind_bid is BlindBid.BIRD_TURNED and ROOK in self.turned

    @property
    def blind(self) -> bool:
        """Whether no seat may look at its own cards yet."""
        return self.blind_auction and not self.auction.over

    @cached_property
    def phase(self) -> Phase:
        """The stage that the hand has reached."""
        if not self.auction.over:
            return Phase.AUCTION
        if self.auction.declarer is None or self.redealt:
            return Phase.OVER
        for step in self._steps():
            if not self._done(step):
                return step
        over = len(self.taken) == self.rules.hand or self.stopped
        return Phase.OVER if over else Phase.PLAY

    def _steps(self) -> tuple[Phase, ...]:
        """What declarer does between the auction and the first lead, in order (rule book C14)."""
        exchange = (Phase.DISCARD,) if self.rules.nest else ()
        call: tuple[Phase, ...] = (Phase.CALL,) if self.rules.teams is Teams.CALLED else ()
        if self.rules.first_lead is FirstLead.DECLARER_CHOOSES:
            call = (*call, Phase.LEAD)
        match self.rules.trump_naming:
            case TrumpNaming.AFTER_DISCARD:
                return (*exchange, Phase.TRUMP, *call)
            case TrumpNaming.BEFORE_DISCARD | TrumpNaming.BEFORE_NEST:
                return (Phase.TRUMP, *exchange, *call)

    def _done(self, step: Phase) -> bool:
        match step:
            case Phase.DISCARD:
                return self.exchanged
            case Phase.TRUMP:
                return self.trump is not None
            case Phase.CALL:
                return self.called is not None
            case _:
                return self.leader is not None

    @property
    def stopped(self) -> bool:
        """Whether a revoke has ended the hand, because the next trick has been taken (rule book P25)."""
        return self.offence is not None and len(self.taken) > self.offence.trick

    @cached_property
    def nest_taken(self) -> bool:
        """Whether declarer has picked up the nest."""
        if self.auction.declarer is None or not self.rules.nest:
            return False
        return self.rules.trump_naming is not TrumpNaming.BEFORE_NEST or self.trump is not None

    @cached_property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None when the hand is over."""
        match self.phase:
            case Phase.AUCTION:
                return self.auction.to_act
            case Phase.DISCARD | Phase.TRUMP | Phase.CALL | Phase.LEAD:
                return self.declarer
            case Phase.PLAY:
                return self.trick.to_play
            case Phase.OVER:
                return None

    @cached_property
    def order(self) -> Order:
        """The order of the cards under the trump that was named.

        Raises NotYetError before that.
        """
        if self.trump is None:
            raise NotYetError("trump is not named yet")
        return order(self.rules, self.trump)

    @property
    def first_leader(self) -> Seat:
        """Who leads to the first trick (rule book C05).

        Raises NotYetError while nobody declares, or declarer has yet to choose.
        """
        declarer = self.declarer
        if declarer is None:
            raise NotYetError("nobody declares yet")
        match self.rules.first_lead:
            case FirstLead.LEFT_OF_DEALER:
                return self.dealer.next
            case FirstLead.LEFT_OF_DECLARER:
                return declarer.next
            case FirstLead.DECLARER:
                return declarer
            case FirstLead.DEALER:
                return self.dealer
            case FirstLead.DECLARER_CHOOSES if self.leader is None:
                raise NotYetError("declarer has not chosen the leader yet")
            case FirstLead.DECLARER_CHOOSES:
                return self.leader

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Whom declarer may choose to lead to the first trick, himself first; empty without a choice."""
        chooses = self.rules.first_lead is FirstLead.DECLARER_CHOOSES
        return (self.declarer, self.declarer.next) if chooses and self.declarer else ()

    @cached_property
    def trick(self) -> Trick:
        """The trick that is being played: unfinished, or still empty with its leader known."""
        if not self.tricks:
            return Trick(self.first_leader)
        last = self.tricks[-1]
        if not last.complete:
            return last
        winner = last.winner(self.order)
        assert winner is not None  # noqa: S101 - a complete trick has a winner
        return Trick(winner)

    @cached_property
    def taken(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return self.tricks if not self.tricks or self.tricks[-1].complete else self.tricks[:-1]

    @cached_property
    def winners(self) -> tuple[Seat, ...]:
        """Who won each finished trick."""
        won = []
        for trick in self.taken:
            winner = trick.winner(self.order)
            assert winner is not None  # noqa: S101 - a finished trick has a winner
            won.append(winner)
        return tuple(won)

    @cached_property
    def points_by_seat(self) -> tuple[int, int, int, int]:
        """The counters that each seat captured in tricks so far, by ``Seat.index``."""
        points = [0, 0, 0, 0]
        for winner, trick in zip(self.winners, self.taken, strict=True):
            points[winner.index] += trick.points(self.rules)
        north, east, south, west = points
        return north, east, south, west

    def points_of_side(self, side: Side) -> int:
        """The counters that both seats of ``side`` captured in tricks so far."""
        return sum(self.points_by_seat[seat.index] for seat in side.seats)

    def tricks_won(self, seat: Seat) -> int:
        """How many tricks ``seat`` has taken."""
        return self.winners.count(seat)

    @cached_property
    def played(self) -> CardSet:
        """All cards played so far."""
        return CardSet.of(card for trick in self.tricks for card in trick.cards)

    @cached_property
    def played_by(self) -> tuple[CardSet, CardSet, CardSet, CardSet]:
        """The cards that each seat has played, by ``Seat.index``."""
        masks = [0, 0, 0, 0]
        for trick in self.tricks:
            for seat, card in trick.by_seat():
                masks[seat.index] |= 1 << card.index
        north, east, south, west = map(CardSet, masks)
        return north, east, south, west

    @cached_property
    def voids(self) -> dict[Seat, frozenset[Trump]]:
        """The colors that each seat has shown to be out of, by not following.

        A free bird or Red 1 played out of turn shows nothing. Being out of trump covers the
        bird too, unless the rules let it stay back on a trump lead. A card that all know to be a
        revoke shows nothing either.
        """
        shown: dict[Seat, set[Trump]] = {seat: set() for seat in Seat}
        for number, trick in enumerate(self.tricks, start=1):
            led = trick.suit_led(self.order)
            for seat, card in trick.by_seat():
                if self.offence == Offence(seat, number):
                    continue
                if led and self.order.suit(card) is not led and card not in self.order.free:
                    shown[seat].add(led)
        return {seat: frozenset(colors) for seat, colors in shown.items()}

    def cannot_hold(self, seat: Seat) -> CardSet:
        """The cards that ``seat`` cannot hold any more, for all to see: its shown voids, or counters.

        >>> from rooktutor.game.auction import Auction
        >>> from rooktutor.rules.systems import CROWSNEST
        >>> public = Public(rules=CROWSNEST, scores=(0, 0), auction=Auction(CROWSNEST, Seat.NORTH))
        >>> len(public.cannot_hold(Seat.EAST))
        0
        """
        cards = NO_CARDS
        if seat is self.auction.misdealer:
            cards |= self.rules.counting_cards
        for color in self.voids[seat]:
            cards |= self.order.suit_cards(color)
            if color is self.trump and not self.rules.bird_forced_on_trump_lead:
                cards = cards.without(ROOK)
        return cards


class OpenHand(Shown):
    """What can be asked of a position and of a view alike, because all have seen it."""

    public: Public

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
    def declarer(self) -> Seat | None:
        """Who won the auction, once it is over."""
        return self.public.declarer

    @property
    def bid(self) -> int | None:
        """The points that the declaring side has to take, once the auction is over."""
        return self.public.bid

    @property
    def trump(self) -> Trump | None:
        """What is trump, once it is named: a color, or none of them."""
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
