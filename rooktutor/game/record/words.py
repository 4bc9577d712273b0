"""The words of a hand record as patterns: the reader and the JSON Schema are both made from these.

Case does not matter, so the patterns spell both cases out: JSON Schema knows no flags.
"""

import re

from rooktutor.cards import Color, NoTrump
from rooktutor.rules.ruleset import AXES
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat, Side


def any_case(word: str) -> str:
    """Return a pattern for ``word`` in any case.

    >>> any_case("NS")
    '[Nn][Ss]'
    """
    return "".join(f"[{char.upper()}{char.lower()}]" if char.isalpha() else re.escape(char) for char in word)


def one_of(*words: str) -> str:
    """Return a pattern for any of ``words`` in any case."""
    return f"(?:{'|'.join(map(any_case, words))})"


def either(*patterns: str) -> str:
    """Return a pattern for what any of ``patterns`` matches."""
    return f"(?:{'|'.join(patterns)})"


BLANK = "[ \\t\\r\\n]"
GAP = f"{BLANK}+"
PAD = f"{BLANK}*"

SEAT = one_of(*(word for seat in Seat for word in (seat.value, seat.letter)))
SIDE = one_of(*(side.value for side in Side))
PARTY = either(SIDE, SEAT)
COLOR = one_of(*(word for color in Color for word in (color.value, color.letter)))
TRUMP = either(COLOR, one_of(*(trump.value for trump in NoTrump)))
CARD = either("[RGYBrgyb](?:[1-9]|1[0-4])", one_of("Rook", "Crow", "Bird"))
CARDS = f"{CARD}(?:{GAP}{CARD})*"
HIDDEN = any_case("hidden")
VOID = any_case("void")
DISCARD = either(CARDS, HIDDEN, VOID)
CALL = either(one_of("pass", "hold", "moon", "misdeal"), "[0-9]{1,5}")
SEAT_CALL = f"{SEAT}{GAP}{CALL}"
AUCTION = f"{SEAT_CALL}(?:{PAD},{PAD}{SEAT_CALL})*"
TRICK = f"{SEAT}(?:{GAP}{CARD}){{1,4}}"
SCORE = "-?[0-9]{1,9}"
SEED = "[0-9]{1,18}"
RULES = one_of(*RULE_SETS)
MOMENT = either(
    one_of("deal", "exchange", "trump", "call", "lead", "score"),
    f"{any_case('auction')}(?:{GAP}{any_case('call')}{GAP}[1-9][0-9]?)?",
    f"{any_case('trick')}{GAP}[1-9][0-9]?(?:{GAP}{any_case('card')}{GAP}[1-4])?",
)
MOMENTS = (
    "deal", "auction", "auction call N", "exchange", "trump", "call", "lead",
    "trick N", "trick N card M", "score",
)  # fmt: skip

MAX_LENGTH = 10_000
"""More letters than the longest auction has."""

CARD_MOMENT = f"{any_case('trick')}{GAP}[1-9][0-9]?{GAP}{any_case('card')}{GAP}[1-4]"

FIELDS: tuple[str, ...] = (
    "rules", "options", "title", "dealer", "scores", "hands_played", "seed", "seen_from",
    *(seat.value for seat in Seat), "nest", "auction", "announced", "announced_trumps", "discard",
    "trump", "call", "lead", "play", "revoked", "notes", "result",
)  # fmt: skip
"""All fields of a record, in the order in which they are written."""

NOTE_FIELDS = ("at", "text")

OPTIONS = AXES


def matches(pattern: str, text: str) -> bool:
    """Whether ``text``, blanks around it aside, is what ``pattern`` describes.

    >>> matches(CARD, " crow "), matches(CARD, "R15")
    (True, False)
    """
    return _compiled(pattern).fullmatch(text) is not None


def _compiled(pattern: str) -> "re.Pattern[str]":
    return re.compile(f"{PAD}{pattern}{PAD}")


def split(text: str) -> list[str]:
    """Return the words of ``text``; only plain blanks separate words.

    >>> split(" R5  R7 ")
    ['R5', 'R7']
    """
    return re.findall("[^ \\t\\r\\n]+", text)
