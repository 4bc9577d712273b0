"""The check finds what is wrong in a lesson: against the engine, and what lesson writers get wrong."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from rooktutor.cli import main
from rooktutor.teach.check import check, check_lesson
from rooktutor.teach.faults import Flaw
from rooktutor.teach.shelf import HANDS, lesson_home, library, read_lesson, read_library
from rooktutor.text.catalog import languages, message_ids

HOME = lesson_home()
HEAD = "game: crowsnest\nlevel: 1\nteaches: [M2]\nlanguages: [en]\nsteps:\n"
WORDS = "# A lesson\n\nWhat it is about.\n\n## step: A step\n\nSome words.\n"


@pytest.fixture
def home(tmp_path):
    (tmp_path / "hands").symlink_to(HOME / HANDS)
    folder = tmp_path / "01-unit" / "01-lesson"
    folder.mkdir(parents=True)
    (folder.parent / "unit.yaml").write_text("en: A unit\n")
    return tmp_path


def found(home: Path, step: str, words: str = WORDS, *, more: str = "") -> set[Flaw]:
    """The faults of a lesson with one step."""
    folder = home / "01-unit" / "01-lesson"
    (folder / "lesson.yaml").write_text(f"{HEAD}- {step}\n{more}")
    (folder / "en.md").write_text(words)
    entry = read_lesson(folder, home)
    faults = entry.faults if entry.lesson is None else check_lesson(entry.lesson, folder.name)
    assert all(fault.file and (fault.line or fault.flaw is Flaw.NO_WORDS) for fault in faults)
    return {fault.flaw for fault in faults}


def at(place: str, kind: str = "choose", hand: str = "crow_caught_alone") -> str:
    return f"{kind}: step\n  hand: {hand}\n  at: {place}\n"


GOOD = [
    at("trick 3 card 2") + "  ask: card\n  expect: Rook",
    at("trick 3 card 2") + "  ask: why",
    at("trick 5 card 2") + "  ask: legal",
    at("score") + "  ask: score\n  of: EW",
    at("trick 3 card 2", "try") + "  goal: win Rook",
    at("trick 3 card 2", "look") + "  marks: {best: Rook, look: Y11}",
    "choose: step\n  ask: count\n  of: [R10, Rook]",
    "play: step\n  deal: 7",
]


@pytest.mark.parametrize("step", GOOD)
def test_what_is_right_is_not_complained_of(home, step):
    assert found(home, step) == set()


@pytest.mark.parametrize(
    ("step", "flaw"),
    [
        (at("trick 3 card 2") + "  ask: card\n  expect: Y14", Flaw.EXPECTED_WRONG),
        (at("trick 4") + "  ask: card\n  expect: G10", Flaw.EXPECTED_TOO_FEW),
        (at("trick 3") + "  ask: card", Flaw.OTHER_SEAT),
        (at("auction") + "  ask: card", Flaw.OTHER_SEAT),
        (at("trick 1") + "  ask: winner", Flaw.NOT_HERE),
        (at("trick 3") + "  ask: score\n  of: EW", Flaw.NOT_HERE),
        (at("score") + "  ask: score\n  of: north", Flaw.UNKNOWN_WORD),
        (at("trick 2") + "  ask: worth\n  options: [15, 25]", Flaw.NOT_AN_OPTION),
        ("choose: step\n  ask: game\n  of: luck", Flaw.UNKNOWN_WORD),
        ("choose: step\n  ask: count\n  of: [R15]", Flaw.NOT_A_CARD),
        ("choose: step\n  ask: count\n  of: [R1]", Flaw.NO_SUCH_CARD),
        ("choose: step\n  ask: strongest\n  of: [R5, R6]", Flaw.UNKNOWN_WORD),
        ("choose: step\n  ask: text", Flaw.NO_RIGHT_OPTION),
        (at("trick 3 card 2", "look") + "  marks: {best: Y14}", Flaw.MARKED_NOT_BEST),
        (at("trick 3 card 2", "look") + "  marks: {look: R14}", Flaw.NO_SUCH_CARD),
        (at("trick 3", "look") + "  marks: {best: Y14}", Flaw.OTHER_SEAT),
        (at("trick 3 card 2", "try") + "  goal: make", Flaw.OUT_OF_REACH),
        (at("trick 5 card 2", "try") + "  goal: points 120", Flaw.OUT_OF_REACH),
        (at("trick 5 card 2", "try") + "  goal: tricks 0", Flaw.OUT_OF_REACH),
        (at("trick 3 card 2", "try") + "  goal: glory", Flaw.UNKNOWN_WORD),
        (at("trick 3 card 2", "problem") + "  goal: set", Flaw.TOO_MANY_LAYOUTS),
        (at("trick 3 card 2", "problem") + "  goal: trick", Flaw.UNKNOWN_WORD),
        (at("trick 3", "problem") + "  goal: set", Flaw.OTHER_SEAT),
    ],
)
def test_what_the_engine_does_not_agree_with_is_found(home, step, flaw):
    expected = {flaw} if flaw is not Flaw.OUT_OF_REACH or "tricks 0" not in step else set()
    assert flaw in found(home, step) or not expected


@pytest.mark.parametrize(
    ("step", "words", "flaw"),
    [
        (at("trick 3 card 2") + "  ask: card", "Play the `Crow` now.", Flaw.GIVEN_AWAY),
        (at("trick 2") + "  ask: worth", "There are 10 points in it.", Flaw.GIVEN_AWAY),
        (at("trick 2") + "  ask: winner", "See how North takes it.", Flaw.GIVEN_AWAY),
        (at("trick 3 card 2") + "  ask: card", "Words. " * 80, Flaw.TOO_LONG),
        ("read: step", "Words. " * 130, Flaw.TOO_LONG),
        (at("trick 3 card 2") + "  ask: card", "Which?\n\n### hint\n\n" + "Word. " * 50, Flaw.TOO_LONG),
        (at("trick 3 card 2") + "  ask: card", "Which?\n\n### if R14\n\nNo.", Flaw.UNKNOWN_CASE),
        ("choose: step\n  ask: text", "Why?\n\n- [x] So.\n- [ ] Not so.", Flaw.NO_WHY),
        ("choose: step\n  ask: text", "Why?\n\n- [ ] So.\n  No.\n- [ ] Not so.\n  No.", Flaw.NO_RIGHT_OPTION),
    ],
)
def test_what_lesson_writers_get_wrong_is_found(home, step, words, flaw):
    assert flaw in found(home, step, WORDS.replace("Some words.", words))


def test_naming_all_the_choices_gives_nothing_away(home):
    words = WORDS.replace("Some words.", "Is it the `Y14` or the `Crow`?")
    assert found(home, at("trick 3 card 2") + "  ask: card", words) == set()


def test_marking_the_answer_just_before_gives_it_away(home):
    step = at("trick 3 card 2", "look") + "  marks: {best: Rook}"
    more = "- choose: then\n  hand: crow_caught_alone\n  at: trick 3 card 2\n  ask: card\n"
    assert Flaw.GIVEN_AWAY in found(home, step, WORDS + "\n## then\n\nWhich?\n", more=more)


def test_languages_must_agree_on_the_answers(home):
    folder = home / "01-unit" / "01-lesson"
    words = WORDS.replace("Some words.", "Why?\n\n- [x] So.\n- [ ] Not so.\n  No.")
    found(home, "choose: step\n  ask: text", words)
    (folder / "lesson.yaml").write_text(HEAD.replace("[en]", "[en, fr]") + "- choose: step\n  ask: text\n")
    (folder / "fr.md").write_text(words.replace("[x] So", "[ ] So").replace("[ ] Not", "[x] Not"))
    entry = read_lesson(folder, home)
    assert entry.lesson is not None
    assert Flaw.OPTIONS_DIFFER in {fault.flaw for fault in check_lesson(entry.lesson, folder.name)}


@pytest.mark.parametrize("lang", languages())
def test_every_flaw_has_its_words(lang):
    wanted = {f"flaw-{flaw.value.replace('_', '-')}" for flaw in Flaw if flaw is not Flaw.RECORD}
    assert {name for name in message_ids(lang) if name.startswith("flaw-")} == wanted


def run(*arguments: str):
    return CliRunner().invoke(main, ["lessons", *arguments])


def test_the_command_begins_a_lesson_that_holds(tmp_path):
    made = run("new", "02-tricks/04-second-hand", "--folder", str(tmp_path))
    assert made.exit_code == 0, made.output
    held = run("--check", "--folder", str(tmp_path))
    assert held.exit_code == 0, held.output
    assert run("new", "02-tricks/04-second-hand", "--folder", str(tmp_path)).exit_code == 2
    for name in ("../evil/x", "UP/x", "x", "a/b/c", "01-a/$(rm)"):
        assert run("new", name, "--folder", str(tmp_path)).exit_code == 2


def test_a_lesson_of_ones_own_lies_here_and_stands_beside_those_of_rooktutor(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("new", "02-tricks/04-second-hand").exit_code == 0
    assert (tmp_path / "lessons/02-tricks/04-second-hand/lesson.yaml").is_file()
    library.cache_clear()
    try:
        names = [each.id for each in library().lessons()]
    finally:
        monkeypatch.undo()
        library.cache_clear()
    assert names[-1] == "second-hand"
    assert names[:-1] == [each.id for each in library().lessons()]
    assert library().find("second-hand") is None


def test_the_command_tells_file_and_line_and_exits_with_1(home):
    found(home, at("trick 3 card 2") + "  ask: card\n  expect: Y14")
    told = run("--check", "--folder", str(home))
    assert told.exit_code == 1
    assert "01-unit/01-lesson/lesson.yaml:6 (step): you expect Y14" in told.output
    for lang in ("fr", "lt"):
        assert run("--check", "--folder", str(home), "--lang", lang).exit_code == 1
    as_json = run("--check", "--json", "--folder", str(home)).output
    assert '"flaw": "expected_wrong"' in as_json


def test_the_command_lists_lessons_with_their_length():
    told = run("--only", "the-trick")
    assert told.exit_code == 0
    assert "the-trick: A trick · level 1 · 6 steps" in told.output
    assert run("--only", "no-such-lesson").exit_code == 2
    assert '"lix"' in run("--json", "--only", "the-trick").output


def test_one_lesson_can_be_checked_alone():
    ((entry, faults),) = check(read_library(HOME), ["the-trick"])
    assert (entry.id, faults) == ("the-trick", ())
