"""Whether the rest of a hand is settled: all tricks left go to one side, however the hidden cards lie."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rooktutor.cards import Card, CardSet
from rooktutor.explain.claiming import certain_tricks
from rooktutor.game.actions import Play
from rooktutor.game.play import legal_plays
from rooktutor.game.public import Phase
from rooktutor.game.trick import Trick
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layouts

MOST_CARDS = 4
"""With more cards in a hand there are too many layouts to go through them all."""
MOST_LAYOUTS = 120
MOST_STEPS = 3_000
"""Cards played in the proof; where it needs more, nothing is said."""

Hands = tuple[CardSet, CardSet, CardSet, CardSet]


class Whose(Enum):
    """Who takes all tricks that are left."""

    ALONE = "alone"
    """The seat, with its own cards."""
    OURS = "ours"
    """The seat's side."""
    THEIRS = "theirs"
    """The other side."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Whose all tricks are that are left, and the card that the seat plays now."""

    whose: Whose
    card: Card


def settled(view: View) -> Settled | None:
    """Return where all tricks go that are left, if that is certain; None if it is not, or not known to be.

    It has to be the seat's turn to play. The tricks are its side's if it can play so that they all are,
    whatever the other three do, its partner among them; they are the other side's if that is so whatever
    anybody plays. Either way it holds in every layout that fits what the seat has seen.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> settled(start.view(start.to_act)) is None
    True
    """
    own = certain_tricks(view)
    if own:
        return Settled(Whose.ALONE, own[0])
    playing = view.phase is Phase.PLAY and view.my_turn and view.public.offence is None
    if not playing or view.declaring is None or len(view.hand) > MOST_CARDS:
        return None
    layouts = Layouts(view)
    if layouts.count() > MOST_LAYOUTS:
        return None
    hands = [layout.hands for layout in layouts.each()]
    ours = view.declaring if view.seat in view.declaring else frozenset(Seat) - view.declaring
    legal = [action.card for action in view.legal_actions() if isinstance(action, Play)]
    taking = _Proof(view, ours, choosing=True)
    losing = _Proof(view, frozenset(Seat) - ours, choosing=False)
    try:
        for card in legal:
            if taking.holds(hands, view.trick, card):
                return Settled(Whose.OURS, card)
        if all(losing.holds(hands, view.trick, card) for card in legal):
            return Settled(Whose.THEIRS, legal[0])
    except _TooLongError:
        return None
    return None


class _TooLongError(Exception):
    """The proof would need too many steps."""


class _Proof:
    """Goes through all that can be played: ``side`` takes every trick, in all layouts at once.

    The seat of ``view`` chooses one card for all layouts that it cannot tell apart, where it is ``choosing``;
    for all others, and for it otherwise, every card has to do.
    """

    def __init__(self, view: View, side: frozenset[Seat], *, choosing: bool) -> None:
        self._view = view
        self._side = side
        self._choosing = choosing
        self._steps = 0

    def holds(self, layouts: Sequence[Hands], trick: Trick, card: Card) -> bool:
        """Whether ``side`` takes this trick and all later ones once ``card`` is played, in these layouts."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise _TooLongError
        seat = trick.to_play
        assert seat is not None  # noqa: S101 - a full trick is never handed on
        left = [_without(hands, seat, card) for hands in layouts]
        trick = trick.with_card(card)
        if trick.complete:
            winner = trick.winner(self._view.order)
            if winner is None or winner not in self._side:
                return False
            if not left[0][winner.index]:
                return True
            trick = Trick(leader=winner)
        return self._goes_on(left, trick)

    def _goes_on(self, layouts: Sequence[Hands], trick: Trick) -> bool:
        seat = trick.to_play
        assert seat is not None  # noqa: S101 - as above
        legal = [self._legal(hands[seat.index], trick) for hands in layouts]
        each: Iterator[bool] = (
            self.holds([hands for hands, can in zip(layouts, legal, strict=True) if card in can], trick, card)
            for card in CardSet(_union(legal))
        )
        return any(each) if self._choosing and seat is self._view.seat else all(each)

    def _legal(self, hand: CardSet, trick: Trick) -> CardSet:
        return legal_plays(self._view.rules, self._view.order, hand, trick)


def _union(sets: Sequence[CardSet]) -> int:
    mask = 0
    for cards in sets:
        mask |= cards.mask
    return mask


def _without(hands: Hands, seat: Seat, card: Card) -> Hands:
    north, east, south, west = (
        hand.without(card) if each is seat else hand for each, hand in zip(Seat, hands, strict=True)
    )
    return north, east, south, west
