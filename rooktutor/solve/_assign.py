"""Ways to put cards into places of fixed size, each card barred from some places.

Cards with the same bars are alike, so the ways are counted exactly by counting how many cards of
each kind go to each place, and a way is drawn uniformly by drawing those numbers in proportion.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from random import Random

from rooktutor.solve._chart import bits


@dataclass(frozen=True, slots=True)
class Place:
    """A place for ``size`` cards; ``allowed`` are the cards that can be there."""

    size: int
    allowed: int


@dataclass(slots=True)
class Assignment:
    """All ways to put the cards of ``cards`` into ``places``, every place filled."""

    cards: int
    places: tuple[Place, ...]
    _kinds: list[tuple[list[int], tuple[int, ...]]] = field(init=False)
    _memo: dict[tuple[int, int, int, tuple[int, ...]], int] = field(init=False, default_factory=dict)
    _drawn: dict[tuple[int, int, int, tuple[int, ...]], list[int]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        kinds: dict[tuple[int, ...], list[int]] = {}
        for card in bits(self.cards):
            open_to = tuple(
                number for number, place in enumerate(self.places) if place.size and place.allowed >> card & 1
            )
            kinds.setdefault(open_to, []).append(card)
        self._kinds = sorted(
            ((cards, open_to) for open_to, cards in kinds.items()), key=lambda kind: len(kind[1])
        )

    @property
    def _sizes(self) -> tuple[int, ...]:
        return tuple(place.size for place in self.places)

    def count(self) -> int:
        """Return the exact number of ways."""
        if sum(self._sizes) != self.cards.bit_count():
            return 0
        return self._count(0, 0, len(self._kinds[0][0]) if self._kinds else 0, self._sizes)

    def _count(self, kind: int, step: int, rest: int, room: tuple[int, ...]) -> int:
        """The ways from here on: ``rest`` cards of ``kind`` left, its places from ``step`` on still open."""
        if kind == len(self._kinds):
            return 1
        if rest == 0:
            following = kind + 1
            size = len(self._kinds[following][0]) if following < len(self._kinds) else 0
            return self._count(following, 0, size, room)
        open_to = self._kinds[kind][1]
        if step == len(open_to):
            return 0
        if kind + 1 == len(self._kinds):
            return _ways_to_fill(rest, [room[place] for place in open_to[step:]])
        key = (kind, step, rest, room)
        known = self._memo.get(key)
        if known is not None:
            return known
        place = open_to[step]
        total = 0
        for taken in range(min(rest, room[place]) + 1):
            ways = self._count(kind, step + 1, rest - taken, _less(room, place, taken))
            if ways:
                total += comb(rest, taken) * ways
        self._memo[key] = total
        return total

    def draw(self, rng: Random) -> list[int]:
        """Return one way, all ways equally likely: the set of cards in each place. Needs ``count() > 0``."""
        filled = [0] * len(self.places)
        room = self._sizes
        for kind, (cards, open_to) in enumerate(self._kinds):
            deck = list(cards)
            rng.shuffle(deck)
            for step, place in enumerate(open_to):
                taken = _pick(self._odds(kind, step, len(deck), room), rng)
                for _ in range(taken):
                    filled[place] |= 1 << deck.pop()
                room = _less(room, place, taken)
        return filled

    def _odds(self, kind: int, step: int, rest: int, room: tuple[int, ...]) -> list[int]:
        """For each number of cards that the next place may take, the ways in which it does."""
        key = (kind, step, rest, room)
        known = self._drawn.get(key)
        if known is None:
            place = self._kinds[kind][1][step]
            known = self._drawn[key] = [
                comb(rest, taken) * self._count(kind, step + 1, rest - taken, _less(room, place, taken))
                for taken in range(min(rest, room[place]) + 1)
            ]
        return known

    def each(self) -> Iterator[list[int]]:
        """Yield every way once, in a fixed order."""
        if self.count():
            yield from self._each(0, 0, tuple(self._kinds[0][0]) if self._kinds else (), self._sizes)

    def _each(self, kind: int, step: int, rest: Sequence[int], room: tuple[int, ...]) -> Iterator[list[int]]:
        if kind == len(self._kinds):
            yield [0] * len(self.places)
            return
        if not rest:
            following = kind + 1
            cards = tuple(self._kinds[following][0]) if following < len(self._kinds) else ()
            yield from self._each(following, 0, cards, room)
            return
        open_to = self._kinds[kind][1]
        if step == len(open_to):
            return
        place = open_to[step]
        for taken in range(min(len(rest), room[place]) + 1):
            less = _less(room, place, taken)
            if not self._count(kind, step + 1, len(rest) - taken, less):
                continue
            for chosen in combinations(rest, taken):
                here = 0
                for card in chosen:
                    here |= 1 << card
                for way in self._each(kind, step + 1, tuple(c for c in rest if not here >> c & 1), less):
                    way[place] |= here
                    yield way


def _less(room: tuple[int, ...], place: int, taken: int) -> tuple[int, ...]:
    return (*room[:place], room[place] - taken, *room[place + 1 :])


def _ways_to_fill(cards: int, rooms: Sequence[int]) -> int:
    """The ways to fill places, all open to the same cards, with just these; none if their number differs."""
    if sum(rooms) != cards:
        return 0
    ways = 1
    for room in rooms:
        ways *= comb(cards, room)
        cards -= room
    return ways


def _pick(weights: Sequence[int], rng: Random) -> int:
    mark = rng.randrange(sum(weights))
    for number, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return number
    raise AssertionError("weights add up")
