"""Whether one seat takes every trick that is left, however the cards lie and whatever the others do."""

from collections.abc import Iterable, Sequence

from rooktutor.cards import ROOK, Card, CardSet, Trump
from rooktutor.explain.knowledge import Knowledge
from rooktutor.game.actions import Play
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.order import Order
from rooktutor.seats import Seat


def certain_tricks(view: View) -> tuple[Card, ...]:
    """Return the cards of the hand in an order in which each takes its trick for certain; empty if none does.

    It has to be the seat's turn: to lead, or to play a card that nobody after it can beat. All hidden cards
    are taken to work against it, its partner's too, so what is said here holds in every layout; there may be
    other hands that take everything and are not found.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> certain_tricks(start.view(start.to_act))
    ()
    """
    if view.phase is not Phase.PLAY or not view.my_turn or view.public.offence is not None:
        return ()
    knowledge = Knowledge(view)
    led = view.trick.suit_led(view.order)
    if led is None:
        return _led(view, view.hand, knowledge.outside())
    for card in _taking(view, knowledge, led):
        rest = view.hand - CardSet.of([card])
        found = _led(view, rest, knowledge.outside())
        if found or not rest:
            return (card, *found)
    return ()


def _taking(view: View, knowledge: Knowledge, led: Trump) -> list[Card]:
    """The cards that take the trick on the table in every layout, the weakest first."""
    order = view.order
    behind = [*view.seat.clockwise()][1 : len(Seat) - len(view.trick.cards)]
    other = [*view.trick.cards, *(card for seat in behind for card in knowledge.can_play(seat, led))]
    own = [action.card for action in view.legal_actions() if isinstance(action, Play)]
    taking = [card for card in own if all(order.beats(card, each, led) for each in other)]
    return _by_strength(order, taking)[::-1]


def _led(view: View, hand: CardSet, outside: CardSet) -> tuple[Card, ...]:
    """The cards of ``hand`` in an order in which each wins when led, the rest of ``outside`` against it."""
    order = view.order
    loose = order.free & outside
    if not view.rules.bird_forced_on_trump_lead:
        loose |= CardSet.of([ROOK]) & outside
    mine = _by_strength(order, hand & order.trumps)
    rest = hand - order.trumps
    theirs = (order.trumps & outside) - loose
    if rest and (loose or len(theirs) > len(mine)):
        return ()
    if any(order.strength(card) < order.strength(other) for card in mine for other in loose):
        return ()
    found = list(mine)
    if not _all_win(order, mine, theirs):
        return ()
    for suit in dict.fromkeys(map(order.suit, rest)):
        cards = _by_strength(order, rest & order.suit_cards(suit))
        if not _all_win(order, cards, outside & order.suit_cards(suit)):
            return ()
        found += cards
    return tuple(found)


def _by_strength(order: Order, cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: -order.strength(card))


def _all_win(order: Order, mine: Sequence[Card], theirs: CardSet) -> bool:
    """Whether cards of one suit, led from the top, all win; at worst one hand holds all the others of it."""
    if not theirs:
        return True
    top = max(map(order.strength, theirs))
    return all(order.strength(card) > top or led >= len(theirs) for led, card in enumerate(mine))
