"""What each learner has done, kept in a database: a file of SQLite, or one that SQLAlchemy reaches by URL.

A class shares one database; every row belongs to one learner, and nothing is ever read across learners.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from platformdirs import user_data_path

from rooktutor.errors import ProgressError

if TYPE_CHECKING:
    import pandas as pd

MOST_NAME = 200
"""A learner's name is no longer than this."""
WAIT = 30
"""Seconds that a write waits for another one to end, where the database is a file."""

_META = sa.MetaData()
_ATTEMPTS = sa.Table(
    "attempts",
    _META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("learner", sa.String(MOST_NAME), nullable=False, index=True),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("lesson", sa.String(100), nullable=False),
    sa.Column("step", sa.String(100), nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("answer", sa.String(200), nullable=False, default=""),
    sa.Column("right", sa.Boolean, nullable=False),
)
_DRILLS = sa.Table(
    "drills",
    _META,
    sa.Column("learner", sa.String(MOST_NAME), primary_key=True),
    sa.Column("drill", sa.String(60), primary_key=True),
    sa.Column("due", sa.DateTime(timezone=True), nullable=False),
    sa.Column("memory", sa.Text, nullable=False),
)
_SKILLS = sa.Table(
    "skills",
    _META,
    sa.Column("learner", sa.String(MOST_NAME), primary_key=True),
    sa.Column("skill", sa.String(20), primary_key=True),
    sa.Column("level", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),
)


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """One answer, or one try at a goal: of which step of which lesson, and whether it was right."""

    lesson: str
    step: str
    kind: str
    answer: str = ""
    right: bool
    at: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class Statistics:
    """What a learner's attempts come to.

    ``first`` is the share of steps that were right at the first try, ``weakest`` the kinds of questions with
    the most wrong answers (kind, wrong, all), the worst first; ``days`` counts right and all answers by day.
    """

    steps: int
    lessons: int
    answers: int
    right: int
    first: float
    weakest: tuple[tuple[str, int, int], ...]
    days: tuple[tuple[str, int, int], ...]


def own_file() -> Path:
    """Return the file with the progress of whoever uses this account, its folder made if it is missing."""
    return user_data_path("rooktutor", appauthor=False, ensure_exists=True) / "progress.sqlite"


def own_url() -> str:
    """Return the URL of that file."""
    return f"sqlite:///{own_file().as_posix()}"


class Progress:
    """The progress of all learners of one database.

    Args:
        url: as SQLAlchemy has it: ``sqlite:///progress.sqlite``, ``postgresql+psycopg://host/class``; the
            file of this account when left out.

    Raises:
        ProgressError: if there is no such database, here and from every method.

    >>> progress = Progress("sqlite://")
    >>> progress.note("me", Attempt(lesson="the-trick", step="who-won", kind="winner", right=True))
    >>> dict(progress.learned("me")), dict(progress.learned("you"))
    ({'the-trick': frozenset({'who-won'})}, {})
    """

    def __init__(self, url: str | None = None) -> None:
        try:
            made = sa.make_url(own_url() if url is None else url)
            file = made.get_backend_name() == "sqlite"
            pool = (
                {"poolclass": sa.pool.StaticPool} if file and made.database in (None, "", ":memory:") else {}
            )
            wait = {"timeout": WAIT, "check_same_thread": False} if file else {}
            self._engine = sa.create_engine(made, connect_args=wait, pool_pre_ping=not file, **pool)
            _META.create_all(self._engine)
        except (sa.exc.SQLAlchemyError, ImportError) as error:
            raise ProgressError(_reason(error)) from None

    @contextmanager
    def _open(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as error:
            raise ProgressError(_reason(error)) from None

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    # -- lessons ---------------------------------------------------------------------------------

    def note(self, learner: str, attempt: Attempt) -> None:
        """Remember an attempt."""
        row = {
            "learner": _name(learner),
            "at": attempt.at or datetime.now(UTC),
            "lesson": attempt.lesson,
            "step": attempt.step,
            "kind": attempt.kind,
            "answer": attempt.answer[:200],
            "right": attempt.right,
        }
        with self._open() as connection:
            connection.execute(_ATTEMPTS.insert().values(row))

    def learned(self, learner: str) -> Mapping[str, frozenset[str]]:
        """Return the steps that a learner has done, by lesson."""
        found: dict[str, set[str]] = {}
        for row in self._rows(learner):
            if row["right"]:
                found.setdefault(row["lesson"], set()).add(row["step"])
        return MappingProxyType({lesson: frozenset(steps) for lesson, steps in found.items()})

    def attempts(self, learner: str) -> tuple[Attempt, ...]:
        """Return all attempts of a learner, the oldest first."""
        return tuple(
            Attempt(**{name: row[name] for name in ("lesson", "step", "kind", "answer", "right", "at")})
            for row in self._rows(learner)
        )

    def export(self, learner: str) -> list[dict[str, Any]]:
        """Return all attempts of a learner as plain data, which JSON can hold."""
        return [
            {
                "at": each.at.isoformat() if each.at else None,
                "lesson": each.lesson,
                "step": each.step,
                "kind": each.kind,
                "answer": each.answer,
                "right": each.right,
            }
            for each in self.attempts(learner)
        ]

    def table(self, learner: str) -> "pd.DataFrame":
        """Return all attempts of a learner as a table; needs pandas."""
        import pandas as pd  # noqa: PLC0415 - nothing else needs it

        columns = ["at", "lesson", "step", "kind", "answer", "right"]
        frame = pd.DataFrame(self.export(learner), columns=columns)
        return frame.assign(at=pd.to_datetime(frame["at"], utc=True))

    def reset(self, learner: str, lesson: str | None = None) -> None:
        """Forget what a learner has done in a lesson, or everything of theirs."""
        with self._open() as connection:
            mine = _ATTEMPTS.delete().where(_ATTEMPTS.c.learner == _name(learner))
            connection.execute(mine if lesson is None else mine.where(_ATTEMPTS.c.lesson == lesson))
            if lesson is None:
                for each in (_DRILLS, _SKILLS):
                    connection.execute(each.delete().where(each.c.learner == _name(learner)))

    def statistics(self, learner: str) -> Statistics:
        """Return what the attempts of a learner come to."""
        rows = self._rows(learner)
        first: dict[tuple[str, str], bool] = {}
        kinds: dict[str, list[int]] = {}
        days: dict[str, list[int]] = {}
        for row in rows:
            first.setdefault((row["lesson"], row["step"]), row["right"])
            for counted, key in ((kinds, row["kind"]), (days, row["at"].date().isoformat())):
                tally = counted.setdefault(key, [0, 0])
                tally[0] += row["right"]
                tally[1] += 1
        weakest = sorted(
            ((kind, every - right, every) for kind, (right, every) in kinds.items() if right < every),
            key=lambda each: (-each[1] / each[2], each[0]),
        )
        done = {(row["lesson"], row["step"]) for row in rows if row["right"]}
        return Statistics(
            steps=len(done),
            lessons=len({lesson for lesson, _ in done}),
            answers=len(rows),
            right=sum(row["right"] for row in rows),
            first=sum(first.values()) / len(first) if first else 0.0,
            weakest=tuple(weakest),
            days=tuple((day, right, every) for day, (right, every) in sorted(days.items())),
        )

    def _rows(self, learner: str) -> Sequence[Mapping[str, Any]]:
        asked = sa.select(_ATTEMPTS).where(_ATTEMPTS.c.learner == _name(learner)).order_by(_ATTEMPTS.c.id)
        with self._open() as connection:
            return [dict(row) for row in connection.execute(asked).mappings()]

    # -- practice --------------------------------------------------------------------------------

    def drills(self, learner: str) -> Mapping[str, tuple[datetime, str]]:
        """Return the drills that a learner has missed: when each comes back, and what is remembered of it."""
        asked = sa.select(_DRILLS).where(_DRILLS.c.learner == _name(learner))
        with self._open() as connection:
            rows = connection.execute(asked).mappings().all()
        return {row["drill"]: (_aware(row["due"]), row["memory"]) for row in rows}

    def keep_drill(self, learner: str, drill: str, due: datetime, memory: str) -> None:
        """Remember when a missed drill comes back."""
        mine = sa.and_(_DRILLS.c.learner == _name(learner), _DRILLS.c.drill == drill)
        row = {"learner": _name(learner), "drill": drill, "due": due, "memory": memory}
        self._put(_DRILLS, mine, row)

    def drop_drill(self, learner: str, drill: str) -> None:
        """Forget a drill that has been learned."""
        with self._open() as connection:
            mine = sa.and_(_DRILLS.c.learner == _name(learner), _DRILLS.c.drill == drill)
            connection.execute(_DRILLS.delete().where(mine))

    def skills(self, learner: str) -> Mapping[str, tuple[int, int]]:
        """Return the level that a learner has reached in each skill, and how many were right in a row."""
        asked = sa.select(_SKILLS).where(_SKILLS.c.learner == _name(learner))
        with self._open() as connection:
            rows = connection.execute(asked).mappings().all()
        return {row["skill"]: (row["level"], row["streak"]) for row in rows}

    def keep_skill(self, learner: str, skill: str, level: int, streak: int) -> None:
        """Remember how far a learner has come in a skill."""
        mine = sa.and_(_SKILLS.c.learner == _name(learner), _SKILLS.c.skill == skill)
        self._put(
            _SKILLS, mine, {"learner": _name(learner), "skill": skill, "level": level, "streak": streak}
        )

    def _put(self, table: sa.Table, mine: sa.ColumnElement[bool], row: dict[str, Any]) -> None:
        with self._open() as connection:
            changed = connection.execute(table.update().where(mine).values(row))
            if not changed.rowcount:
                connection.execute(table.insert().values(row))


def _name(learner: str) -> str:
    if not learner or len(learner) > MOST_NAME:
        raise ProgressError(f"a learner needs a name of 1 to {MOST_NAME} letters")
    return learner


def _aware(moment: datetime) -> datetime:
    """SQLite forgets the zone; what is written is always UTC."""
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def _reason(error: Exception) -> str:
    """What went wrong, without the password that a URL may hold."""
    return f"no progress can be kept: {str(getattr(error, 'orig', None) or error).splitlines()[0]}"
