"""The exact solver in Python: the twin of ``_dd.c``, with equal answers where nothing was compiled.

It is some hundred times slower and meant for the last tricks of a hand. ``rooktutor.solve.doubledummy``
says which of the two is in use.
"""

import struct
import time
from dataclasses import dataclass, field

_GAME = struct.Struct("<57B57B57HBQQ15H")
_LAYOUT = struct.Struct("<4Q4B4x4B4xHH4xQ")
_CARDS = 57
_ALL = (1 << _CARDS) - 1
_NOT_LEGAL, _UNKNOWN = -1, -2
_CHECK_EVERY = 64
_SUITS = 5
_SHIFT = 5
"""A suit takes 32 bits, twice what it can hold: a card's suit is its bit shifted by this much."""
_PLACE = (1 << _SHIFT) - 1
_SUIT = (1 << (1 << _SHIFT)) - 1


_Trick = tuple[int, int, int, int, int]
"""Suit led, seat and card ahead, points on the table, cards on the table."""


class _StoppedError(Exception):
    """Time is up, or another thread said so."""


class _LayoutStoppedError(_StoppedError):
    """The layout in work takes too many nodes."""


@dataclass(slots=True)
class _Limits:
    max_nodes: int
    deadline: float
    max_entries: int
    cancelled: bytearray | None
    nodes: int = 0

    def count(self) -> None:
        """Count one trick looked at; raise _LayoutStoppedError when that was enough."""
        self.nodes += 1
        if self.max_nodes and self.nodes > self.max_nodes:
            raise _LayoutStoppedError
        if self.nodes % _CHECK_EVERY == 1:
            self.check()

    def check(self) -> None:
        """Raise _StoppedError when time is up or another thread said so."""
        if self.cancelled is not None and self.cancelled[0]:
            raise _StoppedError
        if self.deadline and time.monotonic() >= self.deadline:
            raise _StoppedError


def solve(
    game: bytes,
    layouts: bytes,
    max_nodes: int,
    max_ns: int,
    max_entries: int,
    cancelled: bytearray | None,
    /,
) -> tuple[bytes, bytes, bytes, int]:
    """Return the points that the declaring side takes from each layout on, card by card, packed.

    The bytes are 64 numbers for each layout (-1: not legal, -2: not finished or not asked for) and 64 bytes
    that name the lowest card equal to each; then come a byte for each layout, 1 if it was finished, and how
    many tricks were looked at. ``max_nodes`` holds for each layout, ``max_ns`` for all of them. Where a
    layout has a target, the numbers are 1 for cards that reach it and 0 for others.
    """
    if len(game) != _GAME.size or len(layouts) % _LAYOUT.size:
        raise ValueError("a packed game or layout of the wrong size")
    numbers = _GAME.unpack(game)
    deals = [_Deal.of(numbers, row, index) for index, row in enumerate(_LAYOUT.iter_unpack(layouts))]
    deadline = time.monotonic() + max_ns / 1e9 if max_ns else 0.0
    limits = _Limits(max_nodes, deadline, max_entries, cancelled)
    values, same, complete = (
        [_NOT_LEGAL] * (64 * len(deals)),
        list(range(64)) * len(deals),
        bytearray(len(deals)),
    )
    nodes = 0
    try:
        for index, deal in enumerate(deals):
            limits.nodes = 0
            limits.check()
            try:
                _Search(deal, limits).solve(values, same, 64 * index)
                complete[index] = 1
            except _LayoutStoppedError:
                pass
            nodes += limits.nodes
    except _StoppedError:
        nodes += limits.nodes
    return struct.pack(f"<{len(values)}h", *values), bytes(same), bytes(complete), nodes


@dataclass(slots=True, kw_only=True)
class _Deal:
    """One layout; its cards are bits, a stretch to each suit, with no gaps between the cards in play."""

    trump: int
    tricks_bonus: tuple[int, ...]
    hands: list[int]
    table: list[int]
    leader: int
    declaring: int
    tricks: int
    last: int
    target: int
    only: int
    free: int = 0
    unforced: int = 0
    points: list[int] = field(default_factory=lambda: [0] * (_SUITS << _SHIFT))
    card_of: list[int] = field(default_factory=lambda: [0] * (_SUITS << _SHIFT))

    @classmethod
    def of(cls, game: tuple[int, ...], row: tuple[int, ...], index: int) -> "_Deal":
        """Return the layout that ``row`` packs; raises ValueError when it is none."""
        suits, places, points = game[:57], game[57:114], game[114:171]
        trump, free, unforced = game[171:174]
        hands, table = row[:4], row[4 : 4 + min(row[7], 3)]
        leader, declaring, tricks, _, last, target, only = row[8:]
        fault = _fault(game, hands, table, leader, tricks) if row[7] <= 3 else "no such seat or trick"
        if fault:
            raise ValueError(f"layout {index}: {fault}")
        cards = [c for c in range(_CARDS) if any(hand >> c & 1 for hand in hands) or c in table]
        deal = cls(
            trump=trump, tricks_bonus=game[174:], hands=[0] * 4, table=[0] * len(table),
            leader=leader, declaring=declaring, tricks=tricks, last=last, target=target, only=only or _ALL,
        )  # fmt: skip
        for suit in range(_SUITS):
            ranked = sorted((c for c in cards if suits[c] == suit), key=lambda c: places[c])
            for rank, card in enumerate(ranked):
                bit = (suit << _SHIFT) + rank
                deal.card_of[bit] = card
                deal.points[bit] = points[card]
                deal.free |= (free >> card & 1) << bit
                deal.unforced |= (unforced >> card & 1) << bit
                for seat, hand in enumerate(hands):
                    deal.hands[seat] |= (hand >> card & 1) << bit
                if card in table:
                    deal.table[table.index(card)] = bit
        return deal


def _fault(
    game: tuple[int, ...], hands: tuple[int, ...], table: tuple[int, ...], leader: int, tricks: int
) -> str | None:
    if leader > 3:
        return "no such seat or trick"
    if game[171] >= _SUITS:
        return "no trump suit"
    seen = 0
    sizes = set()
    for seat, hand in enumerate(hands):
        if hand >> _CARDS or hand & seen:
            return "a card lies in two places"
        seen |= hand
        sizes.add(hand.bit_count() + ((seat - leader) % 4 < len(table)))
    if len(sizes) > 1:
        return "hands of unequal length"
    size = sizes.pop()
    if not 1 <= size <= 14:
        return "no cards, or too many, to play"
    for card in table:
        if card >= _CARDS or seen >> card & 1:
            return "a card lies in two places"
        seen |= 1 << card
    return "more tricks than there are cards" if tricks + size > 14 else None


class _Search:
    """Alpha-beta with a zero window over one layout; positions are remembered at the start of tricks."""

    def __init__(self, deal: _Deal, limits: _Limits) -> None:
        self.deal = deal
        self.limits = limits
        self.known: dict[tuple[int, int, int], tuple[int, int]] = {}
        self.special = deal.free | deal.unforced
        self.ceiling = deal.last + max(deal.tricks_bonus) + sum(deal.points)

    def solve(self, values: list[int], same: list[int], at: int) -> None:
        """Fill in the value of each legal card, and the cards equal to it, from place ``at`` on."""
        deal = self.deal
        seat = (deal.leader + len(deal.table)) % 4
        hands, hand = tuple(deal.hands), deal.hands[seat]
        winner, winning, points = deal.leader, -1, 0
        for offset, bit in enumerate(deal.table):
            points += deal.points[bit]
            if winning < 0 or self.beats(bit, winning):
                winner, winning = (deal.leader + offset) % 4, bit
        led = deal.table[0] >> _SHIFT if deal.table else -1
        legal = self.legal(hand, led)
        for bit in _bits(legal):
            values[at + deal.card_of[bit]] = _UNKNOWN
        for group in self.groups(hands, seat, legal, winning):
            cards = [deal.card_of[bit] for bit in group]
            if not any(deal.only >> card & 1 for card in cards):
                continue
            trick = (led, winner, winning, points, len(deal.table))
            if deal.target:
                reached = self.play(hands, seat, group[0], trick, deal.tricks, deal.target) >= deal.target
                value = int(reached)
            else:
                value = self.exact(hands, seat, group[0], trick)
            for card in cards:
                values[at + card] = value
                same[at + card] = min(cards)

    def exact(self, hands: tuple[int, ...], seat: int, bit: int, trick: _Trick) -> int:
        """The value of playing ``bit``: the highest that a zero window confirms."""
        low, high = 0, self.ceiling
        while low < high:
            target = (low + high + 1) // 2
            value = self.play(hands, seat, bit, trick, self.deal.tricks, target)
            if value >= target:
                low = value
            else:
                high = value
        return low

    def beats(self, bit: int, other: int) -> bool:
        """Whether ``bit`` takes the trick from ``other``, which is ahead."""
        if bit >> _SHIFT == other >> _SHIFT:
            return bit > other
        return bit >> _SHIFT == self.deal.trump

    def legal(self, hand: int, led: int) -> int:
        """The cards of ``hand`` that may be played when suit ``led`` was led (-1: on lead)."""
        follow = hand & _SUIT << (led << _SHIFT) if led >= 0 else 0
        return follow | hand & self.deal.free if follow & ~self.deal.unforced else hand

    def groups(self, hands: tuple[int, ...], seat: int, legal: int, winning: int) -> list[list[int]]:
        """The legal cards, equal ones together: neighbours in one hand that are worth the same."""
        others = 1 << winning if winning >= 0 else 0
        for other in range(4):
            others |= hands[other] if other != seat else 0
        groups: list[list[int]] = []
        run: dict[int, list[int]] = {}
        previous = -1
        for bit in _bits(legal):
            gap = (1 << bit) - (2 << previous) if previous >> _SHIFT == bit >> _SHIFT else -1
            if previous < 0 or gap < 0 or others & gap:
                run = {}
            previous = bit
            if self.special >> bit & 1:
                groups.append([bit])
            elif self.deal.points[bit] in run:
                run[self.deal.points[bit]].append(bit)
            else:
                groups.append(run.setdefault(self.deal.points[bit], [bit]))
        return groups

    def play(
        self,
        hands: tuple[int, ...],
        seat: int,
        bit: int,
        trick: _Trick,
        tricks: int,
        target: int,
    ) -> int:
        """A bound on what the declaring side gets after ``bit``, on the right side of ``target``."""
        led, winner, winning, points, played = trick
        points += self.deal.points[bit]
        if played == 0:
            led, winner, winning = bit >> _SHIFT, seat, bit
        elif self.beats(bit, winning):
            winner, winning = seat, bit
        hands = (*hands[:seat], hands[seat] ^ 1 << bit, *hands[seat + 1 :])
        if played < 3:
            trick = (led, winner, winning, points, played + 1)
            return self.choose(hands, (seat + 1) % 4, trick, tricks, target)
        declares = self.deal.declaring >> winner & 1
        tricks += declares
        gained = points if declares else 0
        if not hands[winner]:
            return gained + (self.deal.last if declares else 0) + self.deal.tricks_bonus[tricks]
        return gained + self.start(hands, winner, tricks, target - gained)

    def start(self, hands: tuple[int, ...], seat: int, tricks: int, target: int) -> int:
        """A bound at the start of a trick, from memory if it is there."""
        key = (hands[0] | hands[1] | hands[2] | hands[3], seat, tricks)
        low, high = self.known.get(key, (0, self.ceiling))
        if low >= target:
            return low
        if high < target:
            return high
        self.limits.count()
        value = self.choose(hands, seat, (-1, seat, -1, 0, 0), tricks, target)
        low, high = (max(low, value), high) if value >= target else (low, min(high, value))
        if len(self.known) >= self.limits.max_entries:
            self.known.clear()
        self.known[key] = (low, high)
        return value

    def choose(
        self,
        hands: tuple[int, ...],
        seat: int,
        trick: _Trick,
        tricks: int,
        target: int,
    ) -> int:
        """The best bound among the cards of ``seat``."""
        led, _, winning, _, played = trick
        maximizing = self.deal.declaring >> seat & 1
        groups = self.groups(hands, seat, self.legal(hands[seat], led), winning)
        best = -1 if maximizing else self.ceiling + 1
        for bit in sorted((group[0] for group in groups), key=lambda bit: self.promise(bit, winning, played)):
            value = self.play(hands, seat, bit, trick, tricks, target)
            if maximizing:
                best = max(best, value)
                if best >= target:
                    break
            else:
                best = min(best, value)
                if best < target:
                    break
        return best

    def promise(self, bit: int, winning: int, played: int) -> tuple[bool, int, int]:
        """The order in which cards are tried: winners, the highest first; then the cheapest."""
        wins = played == 0 or self.beats(bit, winning)
        return (not wins, 0 if wins else self.deal.points[bit], -(bit & _PLACE) if wins else bit & _PLACE)


def _bits(mask: int) -> list[int]:
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits
