"""A position with all hands open, as the plain numbers that the exact solver works on."""

import struct
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rooktutor.cards import CARDS, ROOK, CardSet, Color, Trump
from rooktutor.errors import NotYetError
from rooktutor.game.position import Position
from rooktutor.game.public import Phase, Public
from rooktutor.game.scoring import sweep_mark, tie_mark
from rooktutor.rules.axes import Bonus, MostTricksTie, NestOwner
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat

MAX_TRICKS = 15
"""One more than the tricks of the longest hand: a bonus is listed for 0 to 14 tricks."""
LONG = 10
"""Cards in a hand from which on the solver is thorough: it looks for sure points before it searches.

It would help with nine cards as well. But where the tricks looked at are limited it changes which layouts
are solved in time, and the matches that are told of were played without it.
"""


@dataclass(frozen=True, kw_only=True)
class Game:
    """What the rules say once trump is named; every tuple but the last is by ``Card.index``.

    ``places`` tells which card of a suit is stronger. ``free`` cards may be played at any time,
    ``unforced`` ones need not be played as the hand's only card of the suit led. ``tricks_bonus``
    is what the declaring side earns for having won so many tricks by the end of the hand, none of
    them being the zero from which it is counted.
    """

    trump: int
    suits: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    free: int = 0
    unforced: int = 0
    tricks_bonus: tuple[int, ...] = (0,) * MAX_TRICKS

    @cached_property
    def packed(self) -> bytes:
        """The game as the bytes that both solvers read."""
        return struct.pack(
            "<57B57B57HBQQ15H",
            *self.suits, *self.places, *self.points, self.trump, self.free, self.unforced, *self.tricks_bonus,
        )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Problem:
    """Four open hands in the middle of play: what may the declaring side still take?

    ``hands`` are card masks by ``Seat.index``, ``table`` the indices of the cards of the unfinished
    trick, its leader's first, ``declaring`` a bit for each seat of the declaring side. ``tricks`` and
    ``taken`` are the tricks and points that it has, less what winning no trick at all costs it
    (``sweep_mark``), and ``last`` the points that go with the last trick.
    """

    game: Game
    hands: tuple[int, int, int, int]
    leader: int
    declaring: int
    table: tuple[int, ...] = ()
    tricks: int = 0
    taken: int = 0
    last: int = 0

    @property
    def seat(self) -> int:
        """The index of the seat that is to play."""
        return (self.leader + len(self.table)) % 4

    @property
    def declares(self) -> bool:
        """Whether the seat that is to play is of the declaring side."""
        return bool(self.declaring >> self.seat & 1)

    @cached_property
    def packed(self) -> bytes:
        """The layout as the bytes that both solvers read."""
        return self.asked()

    def asked(self, only: int = 0, target: int = 0, *, thorough: bool | None = None) -> bytes:
        """Return the layout as bytes with a question: about the cards of ``only``, all where there are none.

        With a ``target`` it is whether the declaring side takes so many points or more from here on,
        otherwise how many it takes. The answer is the same ``thorough`` or not, only sooner found from
        ``LONG`` cards on, where it is if nothing else is said.
        """
        if thorough is None:
            thorough = max(hand.bit_count() for hand in self.hands) >= LONG
        first, second, third = (*self.table, 0, 0, 0)[:3]
        return struct.pack(
            "<4Q4B4x4B4xHH4xQ",
            *self.hands, first, second, third, len(self.table),
            self.leader, self.declaring, self.tricks, thorough, self.last, target, only,
        )  # fmt: skip


@lru_cache(maxsize=256)
def game_of(rules: RuleSet, trump: Trump, *, marks: bool = False) -> Game:
    """Return what the solver has to know of ``rules`` under ``trump``; with ``marks``, ties are marked.

    >>> from rooktutor.rules.systems import rule_set
    >>> game_of(rule_set("partnership"), Color.RED).tricks_bonus
    (0, 0, 0, 0, 0, 0, 0, 0, 20, 20, 20, 20, 20, 20, 20)
    """
    ranking = order(rules, trump)
    bonus = marked_bonus if marks else tricks_bonus
    places = [0] * len(CARDS)
    for color in (*Color, trump):
        cards = sorted(ranking.suit_cards(color), key=ranking.strength)
        for place, card in enumerate(cards):
            places[card.index] = place
    return Game(
        trump=trump.index,
        suits=tuple(ranking.suit(card).index for card in CARDS),
        places=tuple(places),
        points=rules.points_by_index,
        free=ranking.free.mask,
        unforced=0 if rules.bird_forced_on_trump_lead else 1 << ROOK.index,
        tricks_bonus=tuple(bonus(rules, won) + sweep_mark(rules) for won in range(MAX_TRICKS)),
    )


def problem(position: Position) -> Problem:
    """Return the problem that ``position`` poses to four players who see all cards.

    Raises NotYetError unless a card is to be played.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> problem(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)))
    Traceback (most recent call last):
    rooktutor.errors.NotYetError: no card is to be played
    """
    buried = position.discard if position.discard is not None else CardSet.of(position.deal.nest)
    return problem_from(position.public, position.hands, buried, position.declaring)


def problem_from(
    public: Public,
    hands: tuple[CardSet, CardSet, CardSet, CardSet],
    buried: CardSet,
    declaring: frozenset[Seat],
) -> Problem:
    """Return the problem of one layout that fits what everybody has seen.

    ``hands`` are the cards still held, ``buried`` those laid away and ``declaring`` the seats on
    declarer's side, in that layout. Raises NotYetError unless a card is to be played.
    """
    if public.phase is not Phase.PLAY or public.trump is None:
        raise NotYetError("no card is to be played")
    rules, trick = public.rules, public.trick
    nest = rules.counters(buried)
    taken = sum(public.points_by_seat[seat.index] for seat in declaring)
    last = rules.bonus_points if rules.bonus is Bonus.LAST_TRICK else 0
    match rules.nest_owner:
        case NestOwner.DECLARER:
            taken += nest
        case NestOwner.LAST_TRICK:
            last += nest
    north, east, south, west = (hand.mask for hand in hands)
    return Problem(
        game=game_of(rules, public.trump),
        hands=(north, east, south, west),
        table=tuple(card.index for card in trick.cards),
        leader=trick.leader.index,
        declaring=sum(1 << seat.index for seat in declaring),
        tricks=sum(winner in declaring for winner in public.winners),
        taken=taken - sweep_mark(rules),
        last=last,
    )


def tricks_bonus(rules: RuleSet, won: int) -> int:
    """Return what the declaring side earns for winning ``won`` tricks of the hand, sweep included.

    No trick at all counts less than nothing where it brings the others the points of a sweep.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> rules = CROWSNEST.with_options({"sweep_points": 20})
    >>> [tricks_bonus(rules, won) for won in (0, 1, 8, 9)]
    [-140, 0, 0, 20]
    """
    bonus = rules.sweep_points if won >= rules.hand else 0
    if rules.bonus is Bonus.MOST_TRICKS:
        if 2 * won > rules.hand:
            bonus += rules.bonus_points
        elif 2 * won == rules.hand and rules.most_tricks_tie is MostTricksTie.SPLIT:
            bonus += rules.bonus_points // 2
    return bonus if won else bonus - sweep_mark(rules)


def marked_bonus(rules: RuleSet, won: int) -> int:
    """Return ``tricks_bonus`` with the ``tie_mark`` where ``won`` is half of all tricks.

    >>> from rooktutor.rules.systems import rule_set
    >>> [marked_bonus(rule_set("partnership"), won) for won in (6, 7, 8)]
    [0, 1, 20]
    """
    return tricks_bonus(rules, won) + (tie_mark(rules) if 2 * won == rules.hand else 0)
