"""Which cards may be played to a trick, and by which rule (rule book M2 and M3)."""

from rooktutor.cards import ROOK, Card, CardSet
from rooktutor.game.illegality import Illegality, RuleId, Wrong
from rooktutor.game.trick import Trick
from rooktutor.rules.order import Order
from rooktutor.rules.ruleset import RED_ONE, RuleSet


def legal_plays(rules: RuleSet, order: Order, hand: CardSet, trick: Trick) -> CardSet:
    """Return the cards of ``hand`` that may be played to ``trick`` now.

    >>> from rooktutor.cards import Color
    >>> from rooktutor.rules.order import order
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.seats import Seat
    >>> trick = Trick(Seat.WEST, (Card.parse("R9"),))
    >>> str(legal_plays(CROWSNEST, order(CROWSNEST, Color.GREEN), CardSet.parse("R5 R13 G6 Rook"), trick))
    'R5 R13 Rook'
    """
    if not trick.cards:
        return hand
    led = order.suits[trick.cards[0].index]
    follow = hand.mask & order.suit_masks[led.index]
    if not follow:
        return hand
    if led is order.trump and follow == 1 << ROOK.index and not rules.bird_forced_on_trump_lead:
        return hand
    return CardSet(follow | hand.mask & order.free.mask)


def why_illegal(rules: RuleSet, order: Order, hand: CardSet, trick: Trick, card: Card) -> Illegality | None:
    """Return what is wrong with playing ``card`` from ``hand``, or None if it is legal."""
    legal = legal_plays(rules, order, hand, trick)
    if card in legal:
        return None
    if card not in hand:
        return Illegality(reason=Wrong.NOT_YOUR_CARD, rule=RuleId.TURN_ORDER, must_play=legal)
    rule = RuleId.FOLLOW_COLOR
    if trick.suit_led(order) is order.trump:
        only_bird = legal == CardSet.of([ROOK])
        rule = RuleId.BIRD_FORCED if only_bird else RuleId.FOLLOW_TRUMP
    return Illegality(reason=Wrong.MUST_FOLLOW, rule=rule, must_play=legal)


def rule_of(rules: RuleSet, order: Order, hand: CardSet, trick: Trick, card: Card) -> RuleId:
    """Return the rule that makes ``card``, which is legal, a card that may be played now."""
    led = trick.suit_led(order)
    if led is None or order.suit(card) is led:
        if led is not None and hand & order.suit_cards(led) == CardSet.of([ROOK]):
            return RuleId.BIRD_FORCED if rules.bird_forced_on_trump_lead else RuleId.BIRD_IS_TRUMP
        if card.is_bird:
            return RuleId.BIRD_IS_TRUMP
        if card in rules.special_trumps:
            return RuleId.RED_ONE_IS_TRUMP if card == RED_ONE else RuleId.BABY_ROOK_IS_TRUMP
        if led is None:
            return RuleId.LEAD_ANY
        return RuleId.FOLLOW_TRUMP if led is order.trump else RuleId.FOLLOW_COLOR
    if not hand & order.suit_cards(led):
        return RuleId.VOID_PLAYS_ANY
    if card in order.free:
        return RuleId.BIRD_ANY_TIME if card.is_bird else RuleId.RED_ONE_ANY_TIME
    return RuleId.BIRD_NOT_FORCED
