"""What every claim can do: name itself and its fields in the words of records."""

import re
from dataclasses import dataclass, fields
from enum import Enum

from rooktutor.cards import CardSet

Plain = str | int | float | bool | None
"""A value that JSON and the text catalogs take as it is."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One checkable fact."""

    def as_json(self) -> dict[str, Plain]:
        """The claim by name with its fields as the words that records use.

        >>> from rooktutor.explain.claims import TrickWorth
        >>> TrickWorth(25).as_json()
        {'claim': 'TrickWorth', 'points': 25}
        """
        return {
            "claim": type(self).__name__,
            **{item.name: plain(getattr(self, item.name)) for item in fields(self)},
        }

    def arguments(self) -> dict[str, Plain]:
        """The fields under names that do not clash with those of other claims, for messages.

        A field that holds several things comes with their number as well.

        >>> from rooktutor.explain.claims import TrickWorth
        >>> TrickWorth(25).arguments()
        {'trick_worth_points': 25}
        """
        prefix = re.sub(r"(?<!^)([A-Z])", r"_\1", type(self).__name__).lower()
        found: dict[str, Plain] = {}
        for item in fields(self):
            value = getattr(self, item.name)
            found[f"{prefix}_{item.name}"] = plain(value)
            if isinstance(value, CardSet | tuple):
                found[f"{prefix}_{item.name}_count"] = len(value)
        return found


def plain(value: object) -> Plain:
    """The word or number that stands for ``value`` in JSON and in messages.

    >>> from rooktutor.seats import Seat
    >>> plain(CardSet.parse("R14 Rook")), plain((Seat.EAST, Seat.WEST)), plain(Seat.EAST)
    ('R14 Rook', 'east west', 'east')
    """
    match value:
        case Enum():
            return str(value.value)
        case tuple():
            return " ".join(str(plain(item)) for item in value)
        case None | bool() | int() | float() | str():
            return value
        case _:
            return str(value)
