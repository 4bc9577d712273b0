"""All lessons, unit by unit: each folder is read by itself, so that a broken lesson breaks no other."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rooktutor.game.record.yaml import Fields
from rooktutor.teach import rulebook
from rooktutor.teach.faults import Flaw, LessonFault, Notes
from rooktutor.teach.form import MOST_CHARS, Form, root
from rooktutor.teach.place import Hands
from rooktutor.teach.reading import outline
from rooktutor.teach.steps import Lesson
from rooktutor.teach.telling import Telling, telling
from rooktutor.teach.words import LESSON_FILE, UNIT_FILE

PACKAGE = Path(__file__).parents[1]
HOMES = (PACKAGE / "lessons", PACKAGE.parent / "lessons")
"""Where the lessons are: inside an installed package, or beside it in a working copy."""
HANDS = "hands"
"""The folder of the sample hands, which is no unit."""
PROMISED = "en"
"""The language that every lesson has."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One folder of a lesson: the lesson, or what is wrong with it."""

    id: str
    unit: str
    path: Path
    lesson: Lesson | None
    faults: tuple[LessonFault, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Unit:
    """A unit: its titles by language, and its lessons in order."""

    id: str
    titles: dict[str, str]
    entries: tuple[Entry, ...]
    faults: tuple[LessonFault, ...] = ()

    def title(self, lang: str) -> str:
        """What the unit is called in a language, or in English."""
        return self.titles.get(lang) or self.titles.get(PROMISED) or self.id


@dataclass(frozen=True, kw_only=True)
class Library:
    """All units in order."""

    units: tuple[Unit, ...]

    def entries(self) -> Iterator[Entry]:
        """Every lesson in order, broken ones too."""
        for unit in self.units:
            yield from unit.entries

    def lessons(self) -> Iterator[Lesson]:
        """Every lesson that could be read, in order."""
        return (entry.lesson for entry in self.entries() if entry.lesson is not None)

    def find(self, name: str) -> Entry | None:
        """The lesson with this id; None when there is none."""
        return next((entry for entry in self.entries() if entry.id == name), None)

    def after(self, name: str) -> Entry | None:
        """The lesson that comes after the one with this id; None after the last."""
        every = [entry for entry in self.entries() if entry.lesson is not None]
        ids = [entry.id for entry in every]
        place = ids.index(name) + 1 if name in ids else len(ids)
        return every[place] if place < len(every) else None

    def faults(self) -> Iterator[LessonFault]:
        """Everything that reading found wrong."""
        for unit in self.units:
            yield from unit.faults
            for entry in unit.entries:
                yield from entry.faults


OWN = Path("lessons")
"""Where whoever writes lessons has their own: a folder beside which they start rooktutor."""


def lesson_home() -> Path:
    """Return the folder of the lessons that come with rooktutor."""
    return next((home for home in HOMES if home.is_dir()), HOMES[-1])


@cache
def library() -> Library:
    """Return the lessons that come with rooktutor, with those in the folder ``lessons`` here; read once.

    >>> library().find("no-such-lesson") is None
    True
    """
    return read_library(lesson_home(), OWN)


def read_library(home: Path, *more: Path) -> Library:
    """Return the lessons in a folder of units, and in ``more`` folders after them, none of them twice.

    A lesson takes the place of one that was found before it in a unit and a folder of the same names: who
    installs rooktutor from a working copy and starts it there sees the lessons that lie there.
    """
    units: dict[str, Unit] = {}
    for each in (home, *(its for its in more if its.resolve() != home.resolve())):
        for folder in _folders(each):
            unit = _unit(folder, each)
            units[unit.id] = _laid_over(units[unit.id], unit) if unit.id in units else unit
    return Library(units=_told_apart(list(units.values())))


def _laid_over(old: Unit, new: Unit) -> Unit:
    """A unit with the lessons of another of its name in the place of its own."""
    entries = {entry.path.name: entry for entry in (*old.entries, *new.entries)}
    return Unit(
        id=old.id,
        titles=old.titles | new.titles,
        entries=tuple(entries[name] for name in sorted(entries)),
        faults=new.faults,
    )


def _folders(home: Path) -> list[Path]:
    """The folders of the units, in their order."""
    inside = sorted(path for path in home.iterdir() if path.is_dir()) if home.is_dir() else []
    return [path for path in inside if path.name != HANDS and not path.name.startswith(".")]


def _told_apart(units: list[Unit]) -> tuple[Unit, ...]:
    """The units, with a fault for each lesson whose id another one has already."""
    seen: dict[str, str] = {}
    checked = []
    for unit in units:
        entries = []
        for entry in unit.entries:
            faults = entry.faults
            if entry.id in seen:
                here = f"{unit.id}/{entry.path.name}"
                twice = LessonFault(
                    flaw=Flaw.NAME_TWICE,
                    lesson=here,
                    file=LESSON_FILE,
                    found=f"{entry.id} ({seen[entry.id]})",
                )
                faults = (*faults, twice)
            seen.setdefault(entry.id, f"{unit.id}/{entry.path.name}")
            entries.append(
                Entry(id=entry.id, unit=unit.id, path=entry.path, lesson=entry.lesson, faults=faults)
            )
        checked.append(Unit(id=unit.id, titles=unit.titles, entries=tuple(entries), faults=unit.faults))
    return tuple(checked)


def bare(name: str) -> str:
    """The name of a folder without the number that puts it in order.

    >>> bare("03-the-nest")
    'the-nest'
    """
    number, dash, rest = name.partition("-")
    return rest if dash and number.isdigit() else name


def _unit(folder: Path, home: Path) -> Unit:
    faults: list[LessonFault] = []
    notes = Notes(folder.name, UNIT_FILE, faults)
    titles: dict[str, str] = {}
    text = _text(folder / UNIT_FILE, notes)
    node = None if text is None else root(text, notes)
    if isinstance(node, Fields):
        titles = {
            key.value: Form(node, (key.value,), _deaf(notes)).word(key.value) for key, _ in node.entries
        }
        if PROMISED not in titles:
            notes.add(Flaw.MISSING_FIELD, 1, found=PROMISED)
    elif node is not None:
        notes.add(Flaw.NOT_FIELDS, 1, right=(PROMISED,))
    lessons = sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    entries = tuple(read_lesson(path, home) for path in lessons)
    return Unit(id=folder.name, titles=titles, entries=entries, faults=tuple(faults))


def _deaf(notes: Notes) -> Notes:
    """Notes that nobody reads: each title is taken from a form that knows only its own field."""
    return Notes(notes.lesson, notes.file, [])


def read_lesson(folder: Path, home: Path) -> Entry:
    """Return the lesson in a folder, or what is wrong with it; nothing is raised whatever stands there."""
    faults: list[LessonFault] = []
    where = f"{folder.parent.name}/{folder.name}"
    name = bare(folder.name)
    notes = Notes(where, LESSON_FILE, faults)
    text = _text(folder / LESSON_FILE, notes)
    told = None if text is None else outline(text, Hands(folder, home / HANDS), notes)
    lesson = None
    if told is not None:
        taught = rulebook.taught(told.teaches, told.rules.id, notes)
        tellings = _tellings(folder, told.languages, notes)
        if tellings:
            lesson = Lesson(
                id=name,
                unit=folder.parent.name,
                rules=told.rules,
                level=told.level,
                teaches=taught,
                steps=told.steps,
                titles={lang: each.title for lang, each in tellings.items()},
                summaries={lang: each.summary for lang, each in tellings.items()},
                words={lang: each.words for lang, each in tellings.items()},
            )
            _compare(lesson, notes)
    whole = lesson is not None and not faults and lesson.steps
    return Entry(
        id=name, unit=folder.parent.name, path=folder, lesson=lesson if whole else None, faults=tuple(faults)
    )


def _tellings(folder: Path, languages: tuple[str, ...], notes: Notes) -> dict[str, Telling]:
    """The texts of a lesson by language, English first."""
    if PROMISED not in languages:
        notes.add(Flaw.NO_LANGUAGE, 1, found=PROMISED)
    found = {}
    for lang in dict.fromkeys((PROMISED, *languages)):
        if not (lang.isascii() and lang.isalpha() and len(lang) < 4):
            notes.add(Flaw.UNKNOWN_WORD, 1, found=lang)
            continue
        inner = notes.of_file(f"{lang}.md")
        text = _text(folder / f"{lang}.md", inner)
        if text is not None:
            found[lang] = telling(text, inner)
    return found


def _compare(lesson: Lesson, notes: Notes) -> None:
    """Note every step without words, and all words that belong to no step."""
    names = [step.name for step in lesson.steps]
    for lang, words in lesson.words.items():
        inner = notes.of_file(f"{lang}.md")
        for step in lesson.steps:
            if step.name not in words:
                inner.add(Flaw.NO_WORDS, found=f"## {step.name}", step=step.name)
        for name, each in words.items():
            if name not in names:
                inner.add(Flaw.NO_STEP, each.line, found=name, right=tuple(names))


def _text(path: Path, notes: Notes) -> str | None:
    try:
        raw = path.read_bytes()
    except OSError:
        notes.add(Flaw.NO_FILE, found=path.name)
        return None
    if len(raw) > 4 * MOST_CHARS:
        notes.add(Flaw.TOO_LARGE, found=len(raw), right=(str(MOST_CHARS),))
        return None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        notes.add(Flaw.NOT_TEXT, raw.count(b"\n", 0, error.start) + 1, found=f"0x{raw[error.start]:02x}")
        return None
    odd = next((char for char in text if char < " " and char not in "\n\r\t"), None)
    if odd is not None:
        notes.add(Flaw.NOT_TEXT, text.count("\n", 0, text.index(odd)) + 1, found=repr(odd))
        return None
    return text
