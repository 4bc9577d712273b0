"""A whole hand with all its cards, as a value: every action gives a new position."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rooktutor.cards import NO_CARDS, Card, CardSet
from rooktutor.errors import DealError, IllegalAction
from rooktutor.game import exchange, legal
from rooktutor.game.actions import (
    Action,
    Bid,
    Call,
    CallCard,
    ChooseLeader,
    Discard,
    Hold,
    Misdeal,
    Moon,
    NameTrump,
    Pass,
    Play,
    Renege,
)
from rooktutor.game.auction import Auction
from rooktutor.game.deal import Deal
from rooktutor.game.illegality import Illegality, RuleId
from rooktutor.game.public import Offence, OpenHand, Public
from rooktutor.game.scoring import ScoreSheet, score
from rooktutor.game.view import View
from rooktutor.rules.axes import NestVisibility, Teams, TrumpNaming
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat

Hands = tuple[CardSet, CardSet, CardSet, CardSet]


@dataclass(frozen=True, kw_only=True)
class Position(OpenHand):
    """A hand of Rook at one moment: the deal and every action so far.

    ``hands`` is what each seat holds now, by ``Seat.index``; ``discard`` what declarer laid
    away. Undo is keeping the position before.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> start.to_act, start.after(Bid(70)).public.auction.high
    (<Seat.EAST: 'east'>, 70)
    """

    deal: Deal
    public: Public
    hands: Hands
    discard: CardSet | None = None

    @classmethod
    def start(
        cls, rules: RuleSet, deal: Deal, scores: tuple[int, ...] | None = None, hands_played: int = 0
    ) -> "Position":
        """Return the position before the first call.

        ``scores`` are the scores before the hand in the order of ``rules.parties``, zeros if
        left out; ``hands_played`` is kept where a number of hands ends the match. Raises DealError
        when the deal is not the pack of ``rules``.
        """
        deal.check(rules)
        scores = scores if scores is not None else (0,) * len(rules.parties)
        if len(scores) != len(rules.parties):
            raise DealError([f"{len(scores)} scores given; {rules.id} keeps {len(rules.parties)}"])
        turned = CardSet.of(deal.nest[-1:] if rules.nest_visibility is NestVisibility.TOP_CARD else ())
        public = Public(
            rules=rules,
            scores=scores,
            auction=Auction(rules, deal.dealer),
            hands_played=hands_played if rules.hands else 0,
            turned=turned,
        )
        return cls(deal=deal, public=public, hands=deal.hands)

    @classmethod
    def replay(
        cls,
        rules: RuleSet,
        deal: Deal,
        actions: Iterable[Action],
        scores: tuple[int, ...] | None = None,
        hands_played: int = 0,
    ) -> "Position":
        """Return the position after ``actions``; raises IllegalAction at the first that is refused."""
        position = cls.start(rules, deal, scores, hands_played)
        for action in actions:
            position = position.after(action)
        return position

    def restarted(self) -> "Position":
        """Return this hand before its first call."""
        return Position.start(self.rules, self.deal, self.scores, self.public.hands_played)

    def hand(self, seat: Seat) -> CardSet:
        """What ``seat`` holds now."""
        return self.hands[seat.index]

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action so far, in the order in which it was made."""
        public = self.public
        discard = () if self.discard is None else (Discard(self.discard),)
        trump = () if public.trump is None else (NameTrump(public.trump),)
        late = self.rules.trump_naming is TrumpNaming.AFTER_DISCARD
        exchanged: tuple[Action, ...] = (*discard, *trump) if late else (*trump, *discard)
        called = () if public.called is None else (CallCard(public.called),)
        led = () if public.leader is None else (ChooseLeader(public.leader),)
        plays = (
            Renege(card) if public.offence == Offence(seat, number) else Play(card)
            for number, trick in enumerate(public.tricks, start=1)
            for seat, card in trick.by_seat()
        )
        return (*public.auction.calls, *exchanged, *called, *led, *plays)

    @property
    def declaring(self) -> frozenset[Seat]:
        """The seats on declarer's side; one alone, or none while nobody declares.

        In Call Partner the holder of the called card belongs to it, whoever knows it.
        """
        declarer, called = self.declarer, self.public.called
        if declarer is None:
            return frozenset()
        if self.rules.teams is Teams.FIXED:
            return frozenset((declarer, declarer.partner))
        if called is None:
            return frozenset((declarer,))
        return frozenset((declarer, *(seat for seat in Seat if called in self.deal.hand(seat))))

    def legal_actions(self) -> tuple[Action, ...]:
        """All legal actions of the seat to act, in canonical order; none when the hand is over."""
        seat = self.to_act
        return () if seat is None else legal.legal_actions(self.public, self.hand(seat), self.discard)

    def why_illegal(self, action: Action) -> Illegality | None:
        """Return what is wrong with ``action`` for the seat to act, or None if it is legal."""
        return legal.why_illegal(self.public, self.hand(self.to_act or Seat.NORTH), self.discard, action)

    def rule_of(self, action: Action) -> RuleId:
        """Return the rule that ``action``, which is legal for the seat to act, rests on."""
        return legal.rule_of(self.public, self.hand(self.to_act or Seat.NORTH), action)

    def after(self, action: Action) -> "Position":
        """Return the position after the seat to act has done ``action``.

        Raises IllegalAction, which says why and what would be legal.
        """
        illegality = self.why_illegal(action)
        if illegality is not None:
            raise IllegalAction(str(action), illegality)
        match action:
            case Play(card):
                return self._after_play(card, self.public.offence)
            case Renege(card):
                seat = self.to_act or Seat.NORTH
                return self._after_play(card, Offence(seat, len(self.public.taken) + 1))
            case Pass() | Bid() | Hold() | Moon() | Misdeal():
                return self._after_call(action)
            case NameTrump(trump):
                shown = exchange.shown(self.rules, self.discard, trump) if self.discard else self.public.shown
                public = replace(self.public, trump=trump, shown=shown)
                if self.discard is not None:
                    trumps = exchange.announced_trumps(self.rules, self.discard, trump)
                    public = replace(public, announced_trumps=trumps)
                return self._with_public(public)
            case Discard(cards):
                public = replace(
                    self.public,
                    exchanged=True,
                    shown=exchange.shown(self.rules, cards, self.trump),
                    announced=exchange.announced(self.rules, cards),
                    announced_trumps=exchange.announced_trumps(self.rules, cards, self.trump),
                )
                seat = self.to_act or Seat.NORTH
                hands = self._hands_with(seat, self.hand(seat) - cards)
                return replace(self, public=public, hands=hands, discard=cards)
            case CallCard(card):
                return replace(self, public=replace(self.public, called=card))
            case ChooseLeader(leader):
                return replace(self, public=replace(self.public, leader=leader))

    def view(self, seat: Seat) -> View:
        """Return what ``seat`` may know of this hand.

        >>> from rooktutor.game.deal import deal
        >>> from rooktutor.rules.systems import CROWSNEST
        >>> len(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)).view(Seat.SOUTH).hidden)
        32
        """
        declares = seat is self.declarer
        partner: bool | None = None
        if self.public.called is not None and not declares:
            partner = seat in self.declaring
        return View(
            public=self.public,
            seat=seat,
            hand=NO_CARDS if self.public.blind else self.hand(seat),
            nest=self.deal.nest if declares and self.public.nest_taken else None,
            discard=self.discard if declares else None,
            is_partner=partner,
        )

    def score(self) -> ScoreSheet:
        """Return the score of the finished hand, line by line; raises NotYetError before its end."""
        return score(self.public, self.declaring, self.discard)

    def _after_call(self, call: Call) -> "Position":
        return self._with_public(replace(self.public, auction=self.public.auction.after(call)))

    def _with_public(self, public: Public) -> "Position":
        """The position with ``public``; if declarer takes the nest just now, with it in hand."""
        declarer = public.declarer
        if declarer is None or self.public.nest_taken or not public.nest_taken:
            return replace(self, public=public)
        nest = CardSet.of(self.deal.nest)
        hand = self.hand(declarer) | nest
        if self.rules.nest_visibility is NestVisibility.ALL:
            public = replace(public, turned=nest)
        if exchange.hand_is_void(self.rules, hand):
            public = replace(public, redealt=True)
        return replace(self, public=public, hands=self._hands_with(declarer, hand))

    def _after_play(self, card: Card, offence: Offence | None) -> "Position":
        public = self.public
        trick = public.trick
        seat = trick.to_play
        assert seat is not None  # noqa: S101 - a card can only be played to an unfinished trick
        public = replace(public, tricks=(*public.taken, trick.with_card(card)), offence=offence)
        return replace(self, public=public, hands=self._hands_with(seat, self.hand(seat).without(card)))

    def _hands_with(self, seat: Seat, hand: CardSet) -> Hands:
        north, east, south, west = (hand if other is seat else self.hand(other) for other in Seat)
        return north, east, south, west
