"""Cards and sets of cards.

A card knows its printed color and rank only. Which of two cards is stronger depends on
the rule set and on trump, so cards have no order here: see ``rooktutor.rules.order``.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum

from rooktutor.errors import NotationError

RANKS = 14
"""Ranks run from 1 to 14 in each color of the full pack."""


class Color(Enum):
    """The four colors, in the order in which hands are sorted and written."""

    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLACK = "black"

    index: int

    def __str__(self) -> str:
        """Return the name used in records: ``red``."""
        return str(self.value)

    @property
    def letter(self) -> str:
        """The letter that cards of this color begin with.

        >>> Color.BLACK.letter
        'B'
        """
        return str(self)[0].upper()

    @classmethod
    def parse(cls, text: str) -> "Color":
        """Return the color that ``text`` names, by word or letter, in any case.

        Raises NotationError when it names none.

        >>> Color.parse("G") is Color.parse("green")
        True
        """
        word = text.strip().lower()
        for color in cls:
            if word in (color.value, color.value[0]):
                return color
        raise NotationError(text, expected="a color: " + " ".join(color.value for color in cls))


class NoTrump(Enum):
    """What declarer may name instead of a color: no color is trump, and the ranks stand or are upside down.

    Trumps of no color of their own, such as the bird, stay trumps and form a suit by themselves;
    its place is after those of the four colors.
    """

    HIGH = "none"
    LOW = "low"

    index: int

    def __str__(self) -> str:
        """Return the name used in records: ``none``."""
        return str(self.value)

    @property
    def letter(self) -> str:
        """The letter that stands for it on a keyboard: ``N`` or ``L``."""
        return str(self)[0].upper()


Trump = Color | NoTrump
"""What can be named as trump, and what a card can count as."""

for _index, _color in enumerate(Color):
    _color.index = _index
for _without in NoTrump:
    _without.index = len(Color)


def parse_trump(text: str) -> Trump:
    """Return the color that ``text`` names, or the game without a trump color, in any case.

    Raises NotationError when it names neither.

    >>> parse_trump("G"), parse_trump("none")
    (<Color.GREEN: 'green'>, <NoTrump.HIGH: 'none'>)
    """
    word = text.strip().lower()
    for without in NoTrump:
        if word == without.value:
            return without
    return Color.parse(text)


_CARD = re.compile(r"([RGYB])([1-9]|1[0-4])", re.IGNORECASE)
_BIRD_NAMES = ("rook", "crow", "bird")


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """One card: a color and a rank from 1 to 14, or the bird, which has no color.

    >>> Card(Color.RED, 14)
    Card.parse('R14')
    """

    color: Color | None
    rank: int
    index: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        if self.color is None:
            if self.rank != 0:
                raise NotationError(str(self.rank), expected="rank 0 for the bird, which has no color")
            index = len(Color) * RANKS
        elif 1 <= self.rank <= RANKS:
            index = self.color.index * RANKS + self.rank - 1
        else:
            raise NotationError(str(self.rank), expected=f"a rank from 1 to {RANKS}")
        object.__setattr__(self, "index", index)

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        """Return the card as records write it: ``R14``, or ``Rook`` for the bird."""
        return "Rook" if self.color is None else f"{self.color.letter}{self.rank}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @property
    def is_bird(self) -> bool:
        """Whether this is the Rook (the Crow of CrowsNest)."""
        return self.color is None

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Return the card that ``text`` names; ``Rook``, ``Crow`` and ``Bird`` are the same card.

        Raises NotationError when it names none.

        >>> Card.parse("r14"), Card.parse("crow")
        (Card.parse('R14'), Card.parse('Rook'))
        """
        word = text.strip()
        if word.lower() in _BIRD_NAMES:
            return ROOK
        match = _CARD.fullmatch(word)
        if match is None:
            raise NotationError(text, expected="a card: R, G, Y or B with a rank from 1 to 14, or Rook")
        return CARDS[Color.parse(match[1]).index * RANKS + int(match[2]) - 1]


ROOK = Card(None, 0)
"""The bird card, whatever a game calls it."""

CARDS: tuple[Card, ...] = (*(Card(color, rank) for color in Color for rank in range(1, RANKS + 1)), ROOK)
"""All 57 cards by their index: the canonical order (R G Y B, rank ascending, Rook last)."""


@dataclass(frozen=True, slots=True, repr=False)
class CardSet:
    """A set of cards that iterates in canonical order; one bit of ``mask`` a card.

    >>> CardSet.parse("Rook Y5 R14 R5")
    CardSet.parse('R5 R14 Y5 Rook')
    """

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "CardSet":
        """Return the set of these cards.

        >>> str(CardSet.of([ROOK, Card(Color.RED, 5)]))
        'R5 Rook'
        """
        mask = 0
        for card in cards:
            mask |= 1 << card.index
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> "CardSet":
        """Return the set of the cards that ``text`` lists, separated by blanks.

        Raises NotationError for a word that is no card and for a card that comes twice.
        """
        mask = 0
        for word in text.split():
            bit = 1 << Card.parse(word).index
            if mask & bit:
                raise NotationError(word, expected="each card once")
            mask |= bit
        return cls(mask)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield CARDS[low.bit_length() - 1]
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.mask >> card.index & 1 == 1

    def __or__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask | other.mask)

    def __and__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: "CardSet") -> bool:
        """Whether every card of this set is in the other."""
        return self.mask & ~other.mask == 0

    def __str__(self) -> str:
        """Return the cards as records write them: ``R5 R14 Rook``."""
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"

    def with_card(self, card: Card) -> "CardSet":
        """Return this set and ``card``."""
        return CardSet(self.mask | 1 << card.index)

    def without(self, card: Card) -> "CardSet":
        """Return this set less ``card``."""
        return CardSet(self.mask & ~(1 << card.index))

    def of_color(self, color: Color) -> "CardSet":
        """Return the cards printed in ``color`` (the bird is in none).

        >>> str(CardSet.parse("R5 R14 Y5 Rook").of_color(Color.RED))
        'R5 R14'
        """
        return CardSet(self.mask & PRINTED[color.index])


PRINTED: tuple[int, ...] = tuple(((1 << RANKS) - 1) << color.index * RANKS for color in Color)
"""The mask of all cards printed in each color, by ``Color.index``."""

NO_CARDS = CardSet()
