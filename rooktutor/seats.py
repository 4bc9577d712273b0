"""The four seats of the table, the two fixed sides, and who keeps a score."""

from enum import Enum

from rooktutor.errors import NotationError


class Side(Enum):
    """The two fixed partnerships."""

    NS = "NS"
    EW = "EW"

    def __str__(self) -> str:
        """Return the name used in records: ``NS`` or ``EW``."""
        return self.value

    @property
    def other(self) -> "Side":
        """The side across the table's corner.

        >>> Side.NS.other
        <Side.EW: 'EW'>
        """
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple["Seat", "Seat"]:
        """The two partners of this side.

        >>> [str(seat) for seat in Side.EW.seats]
        ['east', 'west']
        """
        first = Seat.NORTH if self is Side.NS else Seat.EAST
        return (first, first.partner)


class Seat(Enum):
    """A seat; iteration and ``index`` run clockwise from north."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    index: int
    next: "Seat"
    partner: "Seat"
    side: Side

    def __str__(self) -> str:
        """Return the name used in records: ``north``."""
        return str(self.value)

    @property
    def letter(self) -> str:
        """The one-letter name used in records: ``N``.

        >>> Seat.WEST.letter
        'W'
        """
        return str(self)[0].upper()

    def clockwise(self) -> tuple["Seat", "Seat", "Seat", "Seat"]:
        """All four seats in turn order, this one first.

        >>> [seat.letter for seat in Seat.SOUTH.clockwise()]
        ['S', 'W', 'N', 'E']
        """
        return (self, self.next, self.partner, self.next.partner)

    @classmethod
    def parse(cls, text: str) -> "Seat":
        """Return the seat that ``text`` names, by word or letter, in any case.

        Raises NotationError when it names none.

        >>> Seat.parse("E") is Seat.parse("East") is Seat.EAST
        True
        """
        word = text.strip().lower()
        for seat in cls:
            if word in (seat.value, seat.value[0]):
                return seat
        raise NotationError(text, expected="a seat: " + " ".join(seat.value for seat in cls))


_CLOCKWISE = tuple(Seat)
for _index, _seat in enumerate(_CLOCKWISE):
    _seat.index = _index
    _seat.next = _CLOCKWISE[(_index + 1) % 4]
    _seat.partner = _CLOCKWISE[(_index + 2) % 4]
    _seat.side = (Side.NS, Side.EW)[_index % 2]

Party = Side | Seat
"""Whoever keeps a running score: a side with fixed partners, a seat in Call Partner."""


def parse_party(text: str) -> Party:
    """Return the side or seat that ``text`` names, as keys of ``scores`` in a record do.

    Raises NotationError when it names none.

    >>> parse_party("NS"), parse_party("north")
    (<Side.NS: 'NS'>, <Seat.NORTH: 'north'>)
    """
    word = text.strip().upper()
    for side in Side:
        if word == side.value:
            return side
    return Seat.parse(text)
