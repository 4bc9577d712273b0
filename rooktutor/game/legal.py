"""What the seat whose turn it is may do: one set of rules for positions and views."""

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.game import exchange, play
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
from rooktutor.game.illegality import Illegality, RuleId, Wrong
from rooktutor.game.public import Phase, Public
from rooktutor.rules.axes import CallCardRule, DiscardCounters, DiscardTrump, Revoke

_PHASE_OF: dict[type[Action], Phase] = {
    Pass: Phase.AUCTION,
    Bid: Phase.AUCTION,
    Hold: Phase.AUCTION,
    Moon: Phase.AUCTION,
    Misdeal: Phase.AUCTION,
    Discard: Phase.DISCARD,
    NameTrump: Phase.TRUMP,
    CallCard: Phase.CALL,
    ChooseLeader: Phase.LEAD,
    Play: Phase.PLAY,
    Renege: Phase.PLAY,
}


_RULE_OF_CALL: dict[type[Call], RuleId] = {
    Hold: RuleId.HOLD_PARTNER,
    Moon: RuleId.SHOOT_MOON,
    Misdeal: RuleId.MISDEAL,
}


def legal_cards(public: Public, hand: CardSet) -> CardSet:
    """The cards of ``hand`` that may be played now; ``hand`` is that of the seat to act."""
    return play.legal_plays(public.rules, public.order, hand, public.trick)


def legal_actions(public: Public, hand: CardSet, discard: CardSet | None) -> tuple[Action, ...]:
    """All legal actions of the seat to act, in canonical order; none when the hand is over.

    ``hand`` is what that seat holds, ``discard`` what it has laid away. Cards come in the
    order R G Y B, rank ascending, Rook last; calls with pass and hold first, then rising bids, moon and
    misdeal. A Renege is never among them, though ``revoke`` may let it be done.
    """
    match public.phase:
        case Phase.AUCTION:
            return legal_calls(public, hand)
        case Phase.DISCARD:
            return tuple(map(Discard, exchange.choice(public.rules, hand, public.trump)))
        case Phase.TRUMP:
            return tuple(map(NameTrump, public.rules.trumps))
        case Phase.CALL:
            return tuple(
                CallCard(card)
                for card in public.rules.pack
                if _why_not_call(public, hand, discard, CallCard(card)) is None
            )
        case Phase.LEAD:
            return tuple(map(ChooseLeader, public.leaders))
        case Phase.PLAY:
            return tuple(map(Play, legal_cards(public, hand)))
        case Phase.OVER:
            return ()


def why_illegal(public: Public, hand: CardSet, discard: CardSet | None, action: Action) -> Illegality | None:
    """Return what is wrong with ``action`` for the seat to act, or None if it is legal."""
    if public.phase is Phase.OVER:
        return Illegality(reason=Wrong.HAND_IS_OVER, rule=RuleId.TURN_ORDER)
    if _PHASE_OF[type(action)] is not public.phase:
        return Illegality(reason=Wrong.WRONG_PHASE, rule=RuleId.TURN_ORDER)
    match action:
        case Pass() | Bid() | Hold() | Moon() | Misdeal():
            cards_say = _why_no_misdeal(public, hand) if isinstance(action, Misdeal) else None
            return public.auction.why_illegal(action) or cards_say
        case Discard(cards):
            return exchange.why_illegal(public.rules, hand, public.trump, cards)
        case NameTrump(trump):
            if trump in public.rules.trumps:
                return None
            return Illegality(reason=Wrong.TRUMP_NOT_OFFERED, rule=RuleId.NAME_TRUMP)
        case CallCard():
            return _why_not_call(public, hand, discard, action)
        case ChooseLeader(seat):
            if seat in public.leaders:
                return None
            return Illegality(reason=Wrong.NOT_A_LEADER, rule=RuleId.CHOOSE_LEADER)
        case Play(card):
            return play.why_illegal(public.rules, public.order, hand, public.trick, card)
        case Renege(card):
            wrong = play.why_illegal(public.rules, public.order, hand, public.trick, card)
            if wrong is None:
                return Illegality(reason=Wrong.NO_REVOKE, rule=RuleId.REVOKE, must_play=hand)
            possible = card in hand and public.rules.revoke is not Revoke.BLOCK and public.offence is None
            return None if possible else wrong


def rule_of(public: Public, hand: CardSet, action: Action) -> RuleId:
    """Return the rule that ``action``, which is legal, rests on."""
    rules = public.rules
    match action:
        case Pass():
            return RuleId.PASS_IS_FINAL
        case Bid(amount):
            if amount == rules.max_bid and rules.stop_at_max:
                return RuleId.MAXIMUM_BID
            return RuleId.MINIMUM_BID if public.auction.high is None else RuleId.HIGHER_BID
        case Hold() | Moon() | Misdeal():
            return _RULE_OF_CALL[type(action)]
        case Discard():
            if rules.discard_counters in (DiscardCounters.FORBIDDEN, DiscardCounters.ONE_SMALL):
                return RuleId.COUNTERS_BARRED
            barred = rules.discard_trump is DiscardTrump.FORBIDDEN_IF_AVOIDABLE
            return RuleId.TRUMPS_BARRED if barred else RuleId.DISCARD_FREE
        case NameTrump():
            return RuleId.NAME_TRUMP
        case CallCard():
            return RuleId.CALL_CARD
        case ChooseLeader():
            return RuleId.CHOOSE_LEADER
        case Play(card):
            return play.rule_of(rules, public.order, hand, public.trick, card)
        case Renege():
            return RuleId.REVOKE


def legal_calls(public: Public, hand: CardSet | None) -> tuple[Call, ...]:
    """The calls of the auction that a seat with this hand may make: a misdeal depends on its cards.

    Where the hand is not known, a misdeal is not among them.
    """
    calls = public.auction.legal_calls()
    if hand is not None and _why_no_misdeal(public, hand) is None:
        return calls
    return tuple(call for call in calls if not isinstance(call, Misdeal))


def _why_no_misdeal(public: Public, hand: CardSet) -> Illegality | None:
    """What the cards say against a misdeal: whoever asks for it holds no counter and has looked."""
    counting = public.rules.counting_cards
    if public.turned & counting:
        reason, cards = Wrong.COUNTER_TURNED, public.turned & counting
    elif public.blind:
        reason, cards = Wrong.HAND_UNSEEN, NO_CARDS
    elif hand & counting:
        reason, cards = Wrong.COUNTER_IN_HAND, hand & counting
    else:
        return None
    return Illegality(reason=reason, rule=RuleId.MISDEAL, must_play=cards)


def _why_not_call(
    public: Public, hand: CardSet, discard: CardSet | None, action: CallCard
) -> Illegality | None:
    rules = public.rules
    reason = None
    if action.card not in rules.pack:
        reason = Wrong.NOT_IN_PACK
    elif action.card in hand and rules.call_own_card is CallCardRule.FORBIDDEN:
        reason = Wrong.OWN_CARD_CALLED
    elif discard and action.card in discard and rules.call_nest_card is CallCardRule.FORBIDDEN:
        reason = Wrong.NEST_CARD_CALLED
    return None if reason is None else Illegality(reason=reason, rule=RuleId.CALL_CARD)
