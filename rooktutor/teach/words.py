"""The words that ``lesson.yaml`` knows: one list for the reader, the schema and the documentation."""

from collections.abc import Mapping
from types import MappingProxyType

from rooktutor.teach.steps import KINDS, Aim, Ask, MarkKind, Others

LESSON_FILE = "lesson.yaml"
UNIT_FILE = "unit.yaml"
RULES_FILE = "rules.yaml"
RECORD_ENDING = ".rook.yaml"

LESSON_FIELDS = ("game", "level", "teaches", "languages", "steps")
UNIT_FIELDS = ("title", "game")

_PLACE = ("hand", "at", "open")

STEP_FIELDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "read": (),
        "look": (*_PLACE, "marks"),
        "choose": (*_PLACE, "ask", "of", "options", "expect", "trump"),
        "try": (*_PLACE, "goal", "others"),
        "play": (*_PLACE, "goal", "others", "deal", "dealer"),
        "problem": (*_PLACE, "goal"),
    }
)
"""What each kind of step can have beside its name."""

LEVELS = (1, 2, 3, 4, 5)
ASKS = tuple(ask.value for ask in Ask)
MARKS = tuple(mark.value for mark in MarkKind)
OTHERS = tuple(others.value for others in Others)
GOALS = tuple(aim.value for aim in Aim)
YES, NO = ("yes", "true"), ("no", "false")

NUMBERS = ("hand", "nest", "pack", "tricks", "min_bid", "max_bid", "bid_step", "total_points", "target")
"""What a question about the game can be about; ``points CARD`` besides."""

UNSEEN = ("trumps", "counters", "red", "green", "yellow", "black")
"""What a question can count among the cards that the learner cannot see."""

HINT, AFTER, IF = "hint", "after", "if"
"""The headings under a step in a text."""

STEP_WORDS = tuple(KINDS)
