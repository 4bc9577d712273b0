"""The rules held against a hand record: every field read is played through, fault by fault.

An action that the rules refuse is noted and then done all the same, so that one slip does not hide
the next. What cannot be known after a slip, such as who leads after a trick that lacks a card, is
not held against the record.
"""

from collections.abc import Sequence
from dataclasses import replace

from rooktutor.cards import NO_CARDS, Card, CardSet, Trump
from rooktutor.game import exchange, legal, play
from rooktutor.game.actions import CallCard, ChooseLeader, Discard, NameTrump
from rooktutor.game.auction import Auction
from rooktutor.game.illegality import RuleId
from rooktutor.game.public import Offence, Phase, Public
from rooktutor.game.record.calls import told_auction
from rooktutor.game.record.fault import FaultList, Problem
from rooktutor.game.record.form import Draft, TrickLine
from rooktutor.game.record.leftovers import note_leftovers
from rooktutor.game.record.moment import Moment, Stage
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import BlindBid, DiscardShortfall, NestVisibility, Revoke, TrumpNaming
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat


class Walk:
    """Plays a draft through and notes what breaks the rules.

    ``hands`` is what each seat holds at each moment; None for a hand that the record does not
    know, and for one that is ``unsound``: with cards that cannot lie there. The draft must have its
    rule set and its dealer.
    """

    def __init__(
        self,
        draft: Draft,
        rules: RuleSet,
        dealer: Seat,
        faults: FaultList,
        *,
        unsound: frozenset[str] = frozenset(),
    ) -> None:
        self.draft = draft
        self.unsound = draft.broken | unsound
        self.rules = rules
        self.faults = faults
        self.viewer = draft.seen_from
        self.hands: dict[Seat, CardSet | None] = {
            seat: CardSet.of(draft.hands[seat]) if self._knows(seat) else None for seat in Seat
        }
        self.discard: CardSet | None = None
        self.lost = False
        scores = tuple((draft.scores or {}).get(party, 0) for party in rules.parties)
        played = (draft.hands_played or 0) if rules.hands else 0
        self.public = Public(rules=rules, scores=scores, hands_played=played, auction=Auction(rules, dealer))

    def _knows(self, seat: Seat) -> bool:
        readable = seat in self.draft.hands and seat.value not in self.unsound
        return readable and self.viewer in (None, seat)

    @property
    def outsider(self) -> bool:
        """Whether the record is that of a seat other than declarer's."""
        return self.viewer not in (None, self.public.declarer)

    def run(self) -> None:
        """Play the draft through."""
        self._auction()
        self._nest_seen()
        done = self._exchange()
        if self.public.phase is Phase.PLAY and "play" in self.draft.given:
            self._play()
            done.add("play")
            if self.tells_revoke and self.draft.revoked is not None:
                done.add("revoked")
                self._revoke_met()
        note_leftovers(self.draft, self.public, self.faults, done, lost=self.lost)

    # ------------------------------------------------------------------------------ the auction

    def _auction(self) -> None:
        dealt = replace(self.public, turned=self._turned(self.public.auction))
        auction, readable = told_auction(self.draft.auction, dealt, self.hands, self.faults)
        self.lost = not readable
        self.public = replace(self.public, auction=auction, turned=self._turned(auction))
        self._own_hand_seen()
        declarer = auction.declarer
        if declarer is not None and self.public.nest_taken:
            self._take_nest(declarer)

    def _own_hand_seen(self) -> None:
        """Hold the hand of the seat that sees the record against whether it has looked at it yet."""
        if self.viewer is None or self.rules.blind_bid is BlindBid.OFF:
            return
        given = self.viewer.value in self.draft.given
        if self.public.blind and given:
            self.faults.add(Problem.HIDDEN_FROM_SEAT, self.viewer.value, legal=())
        elif not self.public.blind and not given and not self.lost:
            self.faults.add(Problem.MISSING_FIELD, self.viewer.value)

    def _turned(self, auction: Auction) -> CardSet:
        """The cards of the nest that everybody has seen by the end of the auction."""
        nest = self.draft.nest or ()
        match self.rules.nest_visibility:
            case NestVisibility.TOP_CARD:
                return CardSet.of(nest[-1:])
            case NestVisibility.ALL if self._nest_comes(auction):
                return CardSet.of(nest)
            case _:
                return NO_CARDS

    def _nest_comes(self, auction: Auction) -> bool:
        late = self.rules.trump_naming is TrumpNaming.BEFORE_NEST and self.draft.trump is None
        return auction.over and auction.declarer is not None and not late

    # ----------------------------------------------------- nest, trump and the called card

    def _nest_seen(self) -> None:
        """Hold the nest that one seat says it saw against what it can have seen."""
        if self.viewer is None:
            return
        given = len(self.draft.nest or ())
        visible = self.rules.nest_visibility
        if self._nest_comes(self.public.auction) and (
            self.viewer is self.public.declarer or visible is NestVisibility.ALL
        ):
            if "nest" not in self.draft.given and self.rules.nest:
                self.faults.add(Problem.MISSING_FIELD, "nest", legal=(self.rules.nest,))
            elif self.draft.nest is not None and given != self.rules.nest:
                self.faults.add(Problem.CARD_COUNT, "nest", given, legal=(self.rules.nest,))
        elif given > (1 if visible is NestVisibility.TOP_CARD else 0):
            self.faults.add(Problem.HIDDEN_FROM_SEAT, "nest", given)

    def _take_nest(self, declarer: Seat) -> None:
        hand = self.hands[declarer]
        nest = CardSet.of(self.draft.nest or ())
        if hand is None or (self.rules.nest and not self._nest_is_known()):
            self.hands[declarer] = None
            self._told_void()
            return
        self.hands[declarer] = hand | nest
        if exchange.hand_is_void(self.rules, hand | nest):
            self.public = replace(self.public, redealt=True)

    def _told_void(self) -> None:
        """Take the word of the record that cards which its seat has not seen voided the hand."""
        by_rules = self.rules.discard_shortfall is DiscardShortfall.REDEAL
        if self.draft.discard_void and by_rules and self.outsider:
            self.public = replace(self.public, redealt=True)

    def _nest_is_known(self) -> bool:
        return self.draft.nest is not None and "nest" not in self.unsound

    def _exchange(self) -> set[str]:
        """Do what declarer did before the first lead; return the fields that were used."""
        used: set[str] = set()
        while True:
            match self.public.phase:
                case Phase.DISCARD if self._discarded():
                    used |= {"discard"}
                    used |= {"announced"} if self.outsider else set()
                    self._lay_away()
                case Phase.TRUMP if self.draft.trump is not None:
                    used.add("trump")
                    if not self._name_trump(self.draft.trump):
                        return used
                case Phase.CALL if self.draft.call is not None:
                    used.add("call")
                    self._call_card(self.draft.call)
                case Phase.LEAD if self.draft.lead is not None:
                    used.add("lead")
                    self._choose_leader(self.draft.lead)
                case _:
                    told = self.outsider and self.public.announced_trumps is not None
                    return used | ({"announced_trumps"} if told else set())

    def _discarded(self) -> bool:
        """Whether the record says, or shows by what follows, that declarer has laid away."""
        draft = self.draft
        if self.viewer is None or self.viewer is self.public.declarer:
            return draft.discard is not None
        after = draft.given & {"discard", "announced", "announced_trumps", "call", "lead", "play"}
        if self.rules.trump_naming is TrumpNaming.AFTER_DISCARD:
            after |= draft.given & {"trump"}
        return bool(after) or draft.discard_hidden

    def _lay_away(self) -> None:
        declarer = self.public.declarer
        assert declarer is not None  # noqa: S101 - only declarer reaches the discard
        cards = CardSet.of(self.draft.discard or ())
        hand = self.hands[declarer]
        shown = exchange.shown(self.rules, cards, self.public.trump)
        announced = exchange.announced(self.rules, cards)
        if hand is not None:
            illegality = legal.why_illegal(self.public, hand, None, Discard(cards))
            if illegality is not None and "discard" not in self.draft.broken:
                self.faults.refuse(
                    Problem.ILLEGAL_DISCARD, "discard", cards, illegality, illegality.must_play
                )
            self.hands[declarer] = hand - cards
            self.discard = cards
        elif self.viewer is not None:
            shown = cards
            if announced is not None:
                announced = self.draft.announced or 0
            allowed = exchange.shown(self.rules, self.rules.pack, self.draft.trump)
            if cards - allowed:
                self.faults.add(Problem.HIDDEN_FROM_SEAT, "discard", cards - allowed, legal=allowed)
        trumps = self._announced_trumps(self.public.trump)
        self.public = replace(
            self.public, exchanged=True, shown=shown, announced=announced, announced_trumps=trumps
        )

    def _announced_trumps(self, trump: Trump | None) -> int | None:
        """How many trumps declarer says are laid away, now that this is trump."""
        said = exchange.announced_trumps(self.rules, self.discard or NO_CARDS, trump)
        return (self.draft.announced_trumps or 0) if said is not None and self.outsider else said

    def _name_trump(self, trump: Trump) -> bool:
        """Name ``trump``; if the rules do not offer it, nothing that follows can be looked at."""
        action = NameTrump(trump)
        illegality = legal.why_illegal(self.public, NO_CARDS, self.discard, action)
        if illegality is not None:
            self.faults.refuse(Problem.ILLEGAL_TRUMP, "trump", action, illegality, self.rules.trumps)
            return False
        taken = self.public.nest_taken
        shown = self.public.shown
        if self.discard is not None:
            shown = exchange.shown(self.rules, self.discard, action.trump)
        trumps = self._announced_trumps(action.trump) if self.public.exchanged else None
        self.public = replace(self.public, trump=action.trump, shown=shown, announced_trumps=trumps)
        declarer = self.public.declarer
        if declarer is not None and not taken and self.public.nest_taken:
            self._take_nest(declarer)
        return True

    def _call_card(self, card: Card) -> None:
        declarer = self.public.declarer
        hand = self.hands[declarer] if declarer else None
        illegality = legal.why_illegal(self.public, hand or NO_CARDS, self.discard, CallCard(card))
        if illegality is not None:
            self.faults.refuse(Problem.ILLEGAL_CALLED_CARD, "call", card, illegality, ())
        self.public = replace(self.public, called=card)

    def _choose_leader(self, leader: Seat) -> None:
        illegality = legal.why_illegal(self.public, NO_CARDS, self.discard, ChooseLeader(leader))
        if illegality is not None:
            self.faults.refuse(Problem.ILLEGAL_LEADER, "lead", leader, illegality, self.public.leaders)
        self.public = replace(self.public, leader=leader)

    # --------------------------------------------------------------------------------- the play

    def _play(self) -> None:
        seen = NO_CARDS
        for number, line in enumerate(self.draft.play):
            if line is None or line.broken:
                seen |= self._take_away(line)
                continue
            if number >= self.rules.hand or self.public.stopped:
                self.faults.add(Problem.AFTER_LAST_TRICK, line.path, self._line(line), rule="turn_order")
                continue
            leader = self._leader(line)
            trick = Trick(leader)
            for card in line.cards:
                self._card(trick, card, line.path, seen)
                seen = seen.with_card(card)
                trick = trick.with_card(card)
            if not trick.complete and number + 1 < len(self.draft.play):
                self.faults.add(Problem.SHORT_TRICK, line.path, self._line(line), legal=("4 cards",))
            self.lost = not trick.complete
            self.public = replace(self.public, tricks=(*self.public.tricks, trick))

    def _take_away(self, line: TrickLine | None) -> CardSet:
        """Take the cards of a line that is no trick out of the hands.

        After it anyone may lead, and a hand that none of these cards is from is not known any more.
        """
        cards = CardSet.of(line.cards if line else ())
        for seat, hand in self.hands.items():
            if hand is not None:
                self.hands[seat] = hand - cards if hand & cards else None
        self.lost = True
        return cards

    def _leader(self, line: TrickLine) -> Seat:
        """Return who led the trick, taking the cards as witnesses where the seat is wrong."""
        if self.lost:
            return line.leader
        expected = self.public.trick.leader
        if line.leader is expected:
            return expected
        self.faults.add(
            Problem.WRONG_LEADER, line.path, line.leader.letter, legal=(expected.letter,), rule="turn_order"
        )
        return max((expected, line.leader), key=lambda seat: self._fit(seat, line.cards))

    def _fit(self, leader: Seat, cards: Sequence[Card]) -> int:
        """How many of the cards lie in the hands that they would come from."""
        return sum(
            card in hand
            for seat, card in zip(leader.clockwise(), cards, strict=False)
            if (hand := self.hands[seat]) is not None
        )

    def _card(self, trick: Trick, card: Card, path: str, seen: CardSet) -> None:
        seat = trick.to_play
        assert seat is not None  # noqa: S101 - a line holds four cards at most
        hand = self.hands[seat]
        found = f"{seat.letter} {card}"
        told = self.draft.revoked == Moment(Stage.TRICK, len(self.public.tricks) + 1, len(trick.cards) + 1)
        if told and self.tells_revoke:
            if not self._can_revoke(seat, trick, card):
                moment = self.draft.revoked
                self.faults.add(Problem.ILLEGAL_CARD, "revoked", moment, reason="no_revoke", rule="revoke")
            self._revoke(seat)
        if card in seen:
            may = () if hand is None else play.legal_plays(self.rules, self.public.order, hand, trick)
            self.faults.add(Problem.CARD_TWICE, path, found, legal=may)
            return
        if hand is None:
            self._hidden_card(seat, card, path, found)
            return
        illegality = play.why_illegal(self.rules, self.public.order, hand, trick, card)
        if illegality is not None and card in hand and self._may_revoke(seat):
            self._revoke(seat)
        elif illegality is not None:
            self.faults.refuse(Problem.ILLEGAL_CARD, path, found, illegality, illegality.must_play)
        self.hands[seat] = hand.without(card)

    def _hidden_card(self, seat: Seat, card: Card, path: str, found: str) -> None:
        """Hold a card from a hand that the record does not know against what is known."""
        if self.viewer is None:
            return
        mine = self.hands[self.viewer] or NO_CARDS
        if card in mine | (self.discard or NO_CARDS) | self.public.shown:
            self.faults.add(Problem.ILLEGAL_CARD, path, found, reason="not_your_card", rule="turn_order")
        elif card not in self.rules.pack:
            self.faults.add(Problem.NOT_IN_PACK, path, found)
        elif card in self.public.cannot_hold(seat) and not self._is_revoke(seat):
            rule = RuleId.FOLLOW_COLOR.value
            self.faults.add(Problem.ILLEGAL_CARD, path, found, reason="must_follow", rule=rule)

    @property
    def tells_revoke(self) -> bool:
        """Whether a revoke is told by its field: in the record of a View, under rules that know it."""
        return self.viewer is not None and self.rules.revoke is not Revoke.BLOCK

    def _revoke_met(self) -> None:
        """Note a revoke that is told of a card which has not been played."""
        readable = all(line is not None and not line.broken for line in self.draft.play)
        if readable and self.public.offence is None:
            self.faults.add(Problem.NOT_REACHED, "revoked", self.draft.revoked)

    def _can_revoke(self, seat: Seat, trick: Trick, card: Card) -> bool:
        """Whether ``card``, as far as the record knows, should have followed."""
        order, hand = self.public.order, self.hands[seat]
        led = trick.suit_led(order)
        if led is None:
            return False
        if hand is not None:
            return play.why_illegal(self.rules, order, hand, trick, card) is not None
        could_follow = order.suit_cards(led) - self.public.cannot_hold(seat)
        return bool(could_follow) and card not in order.free and order.suit(card) is not led

    def _may_revoke(self, seat: Seat) -> bool:
        """Whether a card that does not follow is a revoke by ``seat`` and not a slip of the record."""
        if self.viewer is not None:
            return self._is_revoke(seat)
        return self.rules.revoke is not Revoke.BLOCK and self.public.offence is None

    def _is_revoke(self, seat: Seat) -> bool:
        return self.public.offence == Offence(seat, len(self.public.tricks) + 1)

    def _revoke(self, seat: Seat) -> None:
        self.public = replace(self.public, offence=Offence(seat, len(self.public.tricks) + 1))

    def _line(self, line: TrickLine) -> str:
        return f"{line.leader.letter} {' '.join(map(str, line.cards))}"
