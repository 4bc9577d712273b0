"""What a lesson is made of: steps, and what each of them asks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from rooktutor.cards import Card, CardSet
from rooktutor.game.position import Position
from rooktutor.game.record.moment import Moment
from rooktutor.rules.ruleset import RuleSet
from rooktutor.teach.prose import Passage


class Ask(Enum):
    """What a question asks; the answer comes from the engine, but for ``TEXT``."""

    LEGAL = "legal"
    CARD = "card"
    WHY = "why"
    CALL = "call"
    TRUMP = "trump"
    DISCARD = "discard"
    WINNER = "winner"
    TURN = "turn"
    WORTH = "worth"
    TAKEN = "taken"
    SCORE = "score"
    VOID = "void"
    UNSEEN = "unseen"
    STRONGEST = "strongest"
    COUNT = "count"
    GAME = "game"
    TEXT = "text"

    @property
    def judged(self) -> bool:
        """Whether the answer rests on what actions are worth, which takes the solver a moment."""
        return self in (Ask.CARD, Ask.WHY, Ask.CALL, Ask.TRUMP, Ask.DISCARD)


class Aim(Enum):
    """What has to be reached by playing."""

    MAKE = "make"
    SET = "set"
    POINTS = "points"
    TRICKS = "tricks"
    TRICK = "trick"
    WIN = "win"
    BEST = "best"
    END = "end"


class Others(Enum):
    """Who plays the other three seats."""

    RULES = "rules"
    STRONG = "strong"
    OPEN = "open"


class MarkKind(Enum):
    """How a card is marked."""

    LOOK = "look"
    BEST = "best"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Goal:
    """What to reach: ``number`` points or tricks, or ``card`` to win; the others need neither."""

    aim: Aim
    number: int = 0
    card: Card | None = None

    def __str__(self) -> str:
        """Return the goal as lessons write it."""
        more = str(self.card) if self.card else str(self.number) if self.number else ""
        return f"{self.aim.value} {more}".strip()


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a step is: a position of a hand, and whether all hands lie open."""

    hand: str
    position: Position
    at: Moment | None = None
    open: bool = False


@dataclass(frozen=True, kw_only=True)
class Option:
    """One answer that the author wrote, in one language."""

    text: Passage
    right: bool
    why: Passage


@dataclass(frozen=True, kw_only=True)
class Words:
    """What one step says in one language."""

    title: str = ""
    text: Passage = ()
    hints: tuple[Passage, ...] = ()
    after: Passage = ()
    cases: Mapping[str, Passage] = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    line: int = 0


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step; ``name`` is its heading in the texts, ``line`` where it stands in ``lesson.yaml``."""

    name: str
    line: int = 0

    @property
    def place(self) -> Place | None:
        """The position that the table shows, if any."""
        return None


@dataclass(frozen=True, kw_only=True)
class Read(Step):
    """Something to read."""


@dataclass(frozen=True, kw_only=True)
class Look(Step):
    """A position to look at, with marks on some cards."""

    spot: Place
    marks: tuple[tuple[MarkKind, CardSet], ...] = ()

    @property
    def place(self) -> Place:
        """The position that the table shows."""
        return self.spot


@dataclass(frozen=True, kw_only=True)
class Choose(Step):
    """A question. ``of`` says about what, as lessons write it; ``options`` are those to choose from.

    ``expect`` is what the author takes for right; it decides nothing, but ``--check`` holds it against
    what the engine says.
    """

    ask: Ask
    spot: Place | None = None
    of: str = ""
    options: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    trump: str = ""

    @property
    def place(self) -> Place | None:
        """The position that the table shows, if any."""
        return self.spot


@dataclass(frozen=True, kw_only=True)
class Try(Step):
    """Play from a position until the goal is reached or out of reach."""

    spot: Place
    goal: Goal
    others: Others = Others.RULES

    @property
    def place(self) -> Place:
        """The position that the table shows."""
        return self.spot


@dataclass(frozen=True, kw_only=True)
class PlayHand(Step):
    """Play a hand to its end, from a position or from a fresh deal."""

    spot: Place
    goal: Goal = Goal(Aim.END)
    others: Others = Others.RULES

    @property
    def place(self) -> Place:
        """The position that the table shows."""
        return self.spot


@dataclass(frozen=True, kw_only=True)
class Composed(Step):
    """A problem: whatever can go wrong goes wrong, as far as the cards that are not seen allow it."""

    spot: Place
    goal: Goal

    @property
    def place(self) -> Place:
        """The position that the table shows."""
        return self.spot


KINDS: Mapping[str, type[Step]] = MappingProxyType(
    {"read": Read, "look": Look, "choose": Choose, "try": Try, "play": PlayHand, "problem": Composed}
)
"""The kinds of steps by the word that begins them in ``lesson.yaml``."""


def kind_of(step: Step) -> str:
    """The word that begins a step in ``lesson.yaml``.

    >>> kind_of(Read(name="welcome"))
    'read'
    """
    return next(word for word, kind in KINDS.items() if isinstance(step, kind))


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson that could be read: its steps, and its words in each language that it has."""

    id: str
    unit: str
    rules: RuleSet
    level: int
    teaches: tuple[str, ...]
    steps: tuple[Step, ...]
    titles: Mapping[str, str]
    summaries: Mapping[str, str]
    words: Mapping[str, Mapping[str, Words]]
    """By language, then by the name of the step."""

    def language(self, wanted: str) -> str:
        """The language that the lesson is told in to somebody who reads ``wanted``."""
        return wanted if wanted in self.titles else next(iter(self.titles))

    def says(self, step: Step, lang: str) -> Words:
        """What a step says in a language, or in the lesson's first where it lacks that one."""
        told = self.words[self.language(lang)].get(step.name)
        return told if told is not None else Words()

    def problems(self) -> int:
        """How many of its steps are composed problems."""
        return sum(isinstance(step, Composed) for step in self.steps)
