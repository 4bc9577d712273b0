"""What the table knows while a lesson is taken: which step, what was tried, how it went."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING

from rooktutor.solve.layouts import Layout
from rooktutor.teach.asking import Question
from rooktutor.teach.practice import Drill, Practice
from rooktutor.teach.progress import Attempt
from rooktutor.teach.puzzle import Puzzle
from rooktutor.teach.steps import Lesson, Step

if TYPE_CHECKING:
    from rooktutor.table.state import AppState

Learned = Mapping[str, frozenset[str]]
"""For each lesson the names of the steps that the learner has done."""


@dataclass(frozen=True, kw_only=True)
class Learning:
    """What the learner at this table has learned: the steps done, and how far practice has come.

    ``attempt`` is the last answer, ``number`` counts all of them. ``lost`` says that nothing can be kept.
    """

    learned: Learned = field(default_factory=lambda: MappingProxyType({}))
    practice: Practice = field(default_factory=Practice)
    attempt: Attempt | None = None
    number: int = 0
    lost: bool = False

    @property
    def answered(self) -> bool:
        """Whether anything has been answered, and not only read."""
        return self.attempt is not None and self.attempt.kind not in ("read", "look")

    def done(self, lesson: str) -> frozenset[str]:
        """The steps of a lesson that the learner has done."""
        return self.learned.get(lesson, frozenset())


class Outcome(Enum):
    """How a step stands."""

    OPEN = "open"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, kw_only=True)
class Slip:
    """A wrong line in a step that is played: what was done, and the layout that punishes it, if one does."""

    choice: str
    world: Layout | None = None


@dataclass(frozen=True, kw_only=True)
class Course:
    """A lesson being taken, or the list of all lessons while ``lesson`` is None.

    ``behind`` is the table from before, put back at the end. ``picked`` are answers marked so far where
    several are asked for, ``chosen`` those that were judged last, ``tried`` all that were wrong and
    ``pending`` one that waits for values.
    """

    behind: "AppState"
    lesson: Lesson | None = None
    at: int = 0
    outcome: Outcome = Outcome.OPEN
    asked: Question | None = None
    picked: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    pending: str = ""
    hints: int = 0
    slip: Slip | None = None
    puzzle: Puzzle | None = None
    movie: bool = False
    tries: int = 0
    drill: Drill | None = None
    """What is practised, where this is no lesson but practice."""

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        return None if self.lesson is None else self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.lesson is not None and self.at == len(self.lesson.steps) - 1
