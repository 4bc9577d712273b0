"""The rules that lessons teach: their ids, and what each is about, from ``lessons/rules.yaml``.

``M1`` to ``M8`` hold in every game. ``P01`` to ``P34`` are the lines of a game's table: ``crowsnest.P08``, or
``P08`` alone for the game of the lesson. ``P01-P12`` is a range.
"""

import re
from collections.abc import Iterator

from rooktutor.rules.systems import RULE_SETS
from rooktutor.teach.faults import Flaw, Notes

SHARED = tuple(f"M{number}" for number in range(1, 9))
"""The mechanics that all games share."""
LINES = tuple(f"P{number:02d}" for number in range(1, 35))
"""The lines of the table of each game."""

_ID = re.compile(r"(?:([a-z_]+)\.)?(M|P)(\d{1,2})(?:-(?:M|P)(\d{1,2}))?")


def every_rule() -> tuple[str, ...]:
    """Return the ids of all rules that must be taught.

    >>> len(every_rule()), every_rule()[8]
    (348, 'crowsnest.P01')
    """
    return (*SHARED, *(f"{game}.{line}" for game in RULE_SETS for line in LINES))


def taught(words: tuple[str, ...], game: str, notes: Notes) -> tuple[str, ...]:
    """Return the ids of the rules that the words of a lesson name; what names none is noted."""
    found: dict[str, None] = {}
    for word in words:
        ids = tuple(_ids(word, game))
        if not ids:
            notes.add(Flaw.UNKNOWN_RULE, found=word, right=("M1..M8", "P01..P34", "red_one.P04", "P01-P12"))
        found.update(dict.fromkeys(ids))
    return tuple(found)


def _ids(word: str, game: str) -> Iterator[str]:
    match = _ID.fullmatch(word)
    if match is None or (match[1] and match[1] not in RULE_SETS):
        return
    named, kind, first, last = match.groups()
    known = SHARED if kind == "M" else LINES
    for number in range(int(first), int(last or first) + 1):
        code = f"M{number}" if kind == "M" else f"P{number:02d}"
        if code in known:
            yield code if kind == "M" else f"{named or game}.{code}"
