"""The folders of lessons: what ships can be read, and what is wrong is told with file and line."""

import json
import shutil
from pathlib import Path

import jsonschema
import pytest
import yaml

from rooktutor.teach.faults import Flaw
from rooktutor.teach.prose import Style, passage, plain
from rooktutor.teach.rulebook import LINES, every_rule
from rooktutor.teach.schema import FILE, made_schema, schema_text
from rooktutor.teach.shelf import HANDS, bare, lesson_home, library, read_lesson, read_library
from rooktutor.teach.steps import Choose, Composed

HOME = lesson_home()
WRITTEN = sorted(HOME.glob("*/*/lesson.yaml"))

LESSON = """game: crowsnest
level: 1
teaches: [M2]
languages: [en]
steps:
- read: hello
- choose: winner
  hand: nest_comes_home
  at: trick 2
  ask: winner
"""
WORDS = """# A lesson

What it is about.

## hello: Hello

Some words.

## winner

Who takes it?
"""


@pytest.fixture
def home(tmp_path):
    (tmp_path / "hands").symlink_to(HOME / HANDS)
    folder = tmp_path / "01-unit" / "01-lesson"
    folder.mkdir(parents=True)
    (folder.parent / "unit.yaml").write_text("en: A unit\n")
    (folder / "lesson.yaml").write_text(LESSON)
    (folder / "en.md").write_text(WORDS)
    return tmp_path


def faults(home: Path, lesson: str = LESSON, words: str = WORDS) -> list[tuple[Flaw, str, int]]:
    folder = home / "01-unit" / "01-lesson"
    (folder / "lesson.yaml").write_text(lesson)
    (folder / "en.md").write_text(words)
    entry = read_lesson(folder, home)
    assert (entry.lesson is None) == bool(entry.faults)
    return [(each.flaw, each.file, each.line) for each in entry.faults]


def test_everything_that_ships_can_be_read():
    assert [str(fault) for fault in library().faults()] == []
    assert len(list(library().lessons())) == len(WRITTEN) > 0


def test_the_shipped_schema_is_the_one_of_the_reader():
    assert (HOME / FILE).read_text() == schema_text()


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.parent.name)
def test_a_lesson_fits_the_schema(path):
    jsonschema.Draft202012Validator.check_schema(made_schema())
    jsonschema.validate(yaml.safe_load(path.read_text()), json.loads(schema_text()))
    first = path.read_text().splitlines()[0]
    assert first.endswith(f"$schema=../../{FILE}"), "the first line lets editors find the schema"


def test_ids_do_not_change_when_lessons_are_put_in_another_order():
    assert bare("01-the-trick") == bare("27-the-trick") == bare("the-trick") == "the-trick"
    assert len({entry.id for entry in library().entries()}) == len(list(library().entries()))


def test_a_lesson_without_faults(home):
    assert faults(home) == []


@pytest.mark.parametrize(
    ("before", "after", "flaw", "line"),
    [
        ("game: crowsnest", "game: chess", Flaw.UNKNOWN_WORD, 1),
        ("level: 1", "level: 9", Flaw.UNKNOWN_WORD, 2),
        ("teaches: [M2]", "teaches: [M9]", Flaw.UNKNOWN_RULE, 0),
        ("teaches: [M2]\n", "", Flaw.MISSING_FIELD, 1),
        ("languages: [en]", "languages: [en, fr]", Flaw.NO_FILE, 0),
        ("languages: [en]", "languages: [fr]", Flaw.NO_LANGUAGE, 1),
        ("- read: hello", "- read: Hello There", Flaw.NOT_A_NAME, 6),
        ("- read: hello", "- reed: hello", Flaw.MISSING_FIELD, 6),
        ("- read: hello", "- read: winner", Flaw.NAME_TWICE, 7),
        ("ask: winner", "ask: looser", Flaw.UNKNOWN_WORD, 10),
        ("ask: winner", "question: winner", Flaw.UNKNOWN_FIELD, 10),
        ("at: trick 2", "at: trick 12", Flaw.NOT_REACHED, 9),
        ("at: trick 2", "at: teatime", Flaw.UNKNOWN_WORD, 9),
        ("nest_comes_home", "no_such_hand", Flaw.NO_HAND, 8),
        ("nest_comes_home", "../../../etc/passwd", Flaw.NO_HAND, 8),
        ("level: 1", "level: [1", Flaw.RECORD, 3),
        ("level: 1", "level: !!python/object:os.system 1", Flaw.RECORD, 2),
        ("level: 1", "level: &a 1", Flaw.RECORD, 2),
    ],
)
def test_a_slip_in_the_outline_is_told_with_its_line(home, before, after, flaw, line):
    assert before in LESSON
    found = faults(home, lesson=LESSON.replace(before, after, 1))
    assert any(each[0] is flaw and (not line or abs(each[2] - line) <= 0) for each in found), found


@pytest.mark.parametrize(
    ("before", "after", "flaw", "line"),
    [
        ("# A lesson", "A lesson", Flaw.NO_TITLE, 1),
        ("## winner", "## looser", Flaw.NO_STEP, 9),
        ("## winner", "## looser", Flaw.NO_WORDS, 0),
        ("Some words.", "Some <b>words</b>.", Flaw.MARKUP, 7),
        ("Some words.", "<script>alert(1)</script>", Flaw.MARKUP, 7),
        ("Some words.", "[a link](javascript:alert(1))", Flaw.MARKUP, 7),
        ("Some words.", "![a picture](http://example.org/x.png)", Flaw.MARKUP, 7),
        ("Some words.", "`rm -rf`", Flaw.MARKUP, 7),
        ("Some words.", "```python\nprint(1)\n```", Flaw.MARKUP, 7),
        ("Some words.", "{{ config }}", Flaw.MARKUP, 7),
        ("Some words.", "### hnit\n\nHelp.", Flaw.UNKNOWN_PART, 7),
        ("Some words.", "#### deep", Flaw.UNKNOWN_PART, 7),
    ],
)
def test_a_slip_in_the_text_is_told_with_its_line(home, before, after, flaw, line):
    found = faults(home, words=WORDS.replace(before, after, 1))
    assert (flaw, "en.md", line) in found


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"# A\x00B", b"# A\x1b[31m"])
def test_a_file_that_is_no_text_is_told(home, raw):
    folder = home / "01-unit" / "01-lesson"
    (folder / "en.md").write_bytes(raw)
    entry = read_lesson(folder, home)
    assert Flaw.NOT_TEXT in {fault.flaw for fault in entry.faults}
    assert "\x1b" not in "".join(map(str, entry.faults))


def test_a_broken_lesson_breaks_no_other(home):
    good, bad = home / "01-unit" / "01-lesson", home / "01-unit" / "02-other"
    bad.mkdir()
    (bad / "lesson.yaml").write_text("- - - what")
    found = read_library(home)
    assert [entry.lesson is None for entry in found.entries()] == [False, True]
    assert all(fault.lesson == "01-unit/02-other" for fault in found.faults())
    assert good.name == "01-lesson"


def test_two_lessons_of_one_name_are_told(home):
    other = home / "02-more" / "03-lesson"
    other.mkdir(parents=True)
    (other.parent / "unit.yaml").write_text("en: More\n")
    for name in ("lesson.yaml", "en.md"):
        (other / name).write_text((home / "01-unit" / "01-lesson" / name).read_text())
    assert [fault.flaw for fault in read_library(home).faults()] == [Flaw.NAME_TWICE]


def test_what_looks_like_html_stays_text():
    said = passage('<img src=x onerror="alert(1)"> & `R14` <b>bold</b>')
    assert plain(said) == '<img src=x onerror="alert(1)"> & R14 <b>bold</b>'
    assert [part.text for block in said for part in block.parts if part.style is Style.CARD] == ["R14"]


def test_the_rules_to_teach_are_those_of_the_rule_book():
    assert len(every_rule()) == 8 + 10 * len(LINES)


def test_steps_know_what_they_are():
    steps = [step for lesson in library().lessons() for step in lesson.steps]
    assert any(isinstance(step, Choose) for step in steps)
    assert all(step.place is not None for step in steps if isinstance(step, Composed))


def test_lessons_of_a_working_copy_take_the_place_of_the_installed_ones(tmp_path):
    home = lesson_home()
    copy = tmp_path / "lessons"
    shutil.copytree(home, copy)
    text = copy / "01-cards/01-the-trick/en.md"
    text.write_text(text.read_text().replace("# A trick", "# A trick of mine", 1))
    shutil.rmtree(copy / "02-the-hand")
    shutil.copytree(copy / "01-cards/01-the-trick", copy / "01-cards/99-mine")
    both = read_library(home, copy)
    installed = read_library(home)
    ids = [entry.id for entry in both.entries()]
    assert sorted(ids) == sorted([*(entry.id for entry in installed.entries()), "mine"])
    assert [unit.id for unit in both.units] == [unit.id for unit in installed.units]
    assert next(both.lessons()).titles["en"] == "A trick of mine"
    assert [entry.path.name for entry in both.units[0].entries][-1] == "99-mine"
    assert not list(both.faults())
