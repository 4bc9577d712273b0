"""The course that ships: every rule is taught, every lesson holds, and there are problems of every level."""

from collections import Counter

import pytest

from rooktutor.teach.check import check_lesson
from rooktutor.teach.rulebook import every_rule
from rooktutor.teach.shelf import library
from rooktutor.teach.steps import Composed
from rooktutor.text.catalog import languages

COURSE = library()
LESSONS = {entry.id: entry for entry in COURSE.entries()}


def test_every_rule_of_every_game_is_taught_somewhere():
    taught = {rule for entry in LESSONS.values() if entry.lesson for rule in entry.lesson.teaches}
    assert sorted(set(every_rule()) - taught) == []


def test_the_course_is_long_enough_and_its_first_unit_speaks_every_language():
    assert len(LESSONS) >= 30
    first = COURSE.units[0]
    assert {tuple(sorted(entry.lesson.titles)) for entry in first.entries if entry.lesson} == {
        tuple(sorted(languages()))
    }
    for unit in COURSE.units:
        assert all(unit.title(lang) for lang in languages())


def test_there_are_problems_of_every_level():
    levels = Counter(
        entry.lesson.level
        for entry in LESSONS.values()
        if entry.lesson
        for step in entry.lesson.steps
        if isinstance(step, Composed)
    )
    assert sum(levels.values()) >= 36
    assert set(levels) == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_holds_against_the_engine(name):
    entry = LESSONS[name]
    assert entry.faults == ()
    assert entry.lesson is not None
    assert [str(fault) for fault in check_lesson(entry.lesson, entry.path.name)] == []
