"""Who sits at a table, and what of their lessons is kept: between the state and the database."""

import logging
import os
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from types import MappingProxyType
from zlib import crc32

from rooktutor.errors import ProgressError
from rooktutor.table.course import Learned, Learning
from rooktutor.table.messages import LONGEST, READY
from rooktutor.table.session import Session
from rooktutor.table.state import SEEDS, AppState
from rooktutor.table.teaching import begin
from rooktutor.teach.practice import LESSON, Drill, Skill, remembered
from rooktutor.teach.progress import Attempt, Progress

LOG = logging.getLogger(__name__)

URL = "ROOKTUTOR_PROGRESS"
"""The variable that names the database of a class; the file of this account without it."""
OWN = "me"
"""The learner whose file it is."""
SHORTEST = 16
"""A name that a page has made up is at least so long, so that nobody guesses it."""
READ = "read"
"""The kind of a step that was done before anybody knew who had done it: the first of a lesson."""


@cache
def class_progress() -> Progress | None:
    """Return the database of this server, opened once; None when there is none, which is logged."""
    try:
        return Progress(os.environ.get(URL) or None)
    except ProgressError as error:
        LOG.warning("%s", error)
        return None


def learner_in(message: object) -> str:
    """Return the name of the learner in a message from the page; empty when it has none.

    >>> learner_in({"type": "ready", "learner": "0123456789abcdef"}), learner_in({"type": "ready"})
    ('0123456789abcdef', '')
    """
    if not isinstance(message, Mapping) or message.get("type") != READY:
        return ""
    name = message.get("learner")
    return name if isinstance(name, str) and SHORTEST <= len(name) <= LONGEST else ""


class Keeper:
    """Keeps what the learner at one table does, and brings back what was kept.

    Args:
        progress: the database.
        learner: who sits there; empty until the page has said so.
    """

    def __init__(self, progress: Progress, learner: str = "") -> None:
        self._progress = progress
        self._learner = learner
        self._number: int | None = None

    @property
    def asks(self) -> bool:
        """Whether the page is to say who sits at the table."""
        return not self._learner

    def hear(self, message: object, session: Session, *, resume: bool = True) -> None:
        """Take the name of the learner from the page, and bring back what was kept."""
        name = learner_in(message)
        if name and name != self._learner:
            self._learner = name
            self.bring_back(session, resume=resume)

    def bring_back(self, session: Session, *, resume: bool = True) -> None:
        """Put what was kept of the learner into the state; ``resume`` goes on in a lesson."""
        if not self._learner:
            return
        state = session.state
        try:
            before = self._progress.learned(self._learner)
            learning = kept(self._progress, self._learner, state.learning)
        except ProgressError as error:
            LOG.warning("%s", error)
            session.restore(replace(state, learning=replace(state.learning, lost=True)))
            return
        state = replace(state, learning=learning)
        session.restore(resumed(state, before) if resume else state)

    def seen(self, state: AppState) -> None:
        """Keep what has been answered since the last state."""
        number = state.learning.number
        if self._number is None:
            self._number = number
        if number == self._number or not self._learner or state.learning.attempt is None:
            return
        self._number = number
        try:
            keep(self._progress, self._learner, state.learning)
        except ProgressError as error:
            LOG.warning("%s", error)


def kept(progress: Progress, learner: str, now: Learning) -> Learning:
    """Return what is known of a learner: the steps done, the levels reached, the drills that are due."""
    moment = datetime.now(UTC)
    levels = {Skill(name): reached for name, reached in progress.skills(learner).items()}
    due = [
        name
        for name, (when, _memory) in sorted(progress.drills(learner).items(), key=lambda each: each[1])
        if when <= moment
    ]
    seed = len(progress.attempts(learner))
    practice = replace(
        now.practice,
        levels=MappingProxyType(levels),
        due=tuple(map(Drill.parse, due)),
        seed=crc32(f"{learner} {seed}".encode()) % SEEDS,
    )
    before = progress.learned(learner)
    for lesson, steps in now.learned.items():
        for step in sorted(steps - before.get(lesson, frozenset())):
            progress.note(learner, Attempt(lesson=lesson, step=step, kind=READ, right=True))
    names = {*before, *now.learned}
    learned = {name: before.get(name, frozenset()) | now.learned.get(name, frozenset()) for name in names}
    return replace(now, learned=MappingProxyType(learned), practice=practice)


def resumed(state: AppState, before: Learned) -> AppState:
    """The state at the step where the learner left off, in a lesson that has just been opened again."""
    course = state.course
    if state.learning.answered or course is None or course.lesson is None or course.drill is not None:
        return state
    return begin(state, course.lesson) if before.get(course.lesson.id) else state


def keep(progress: Progress, learner: str, learning: Learning) -> None:
    """Write the last attempt down; of a drill, the level too and when it comes back."""
    attempt = learning.attempt
    if attempt is None:
        return
    progress.note(learner, attempt)
    if attempt.lesson != LESSON:
        return
    drill = Drill.parse(attempt.step)
    level, streak = learning.practice.levels.get(drill.skill, (1, 0))
    progress.keep_skill(learner, drill.skill.value, level, streak)
    known = progress.drills(learner).get(attempt.step)
    if known is None and attempt.right:
        return
    due, memory, learned = remembered(None if known is None else known[1], right=attempt.right)
    if learned:
        progress.drop_drill(learner, attempt.step)
    else:
        progress.keep_drill(learner, attempt.step, due, memory)
