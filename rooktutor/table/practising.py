"""Practice at the table: one drill after another, each a lesson of one question."""

from dataclasses import replace

from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.table.course import Course
from rooktutor.table.state import AppState
from rooktutor.teach.practice import LESSON, Skill, step_of
from rooktutor.teach.steps import Choose, Lesson


def drilled(state: AppState, skill: str = "") -> AppState:
    """Return the table with the next drill on it, of one skill if it is named, else of all of them."""
    learning = state.learning
    known = {each.value: each for each in Skill}
    practice = replace(
        learning.practice, only=known.get(skill, learning.practice.only if not skill else None)
    )
    drill, practice = practice.next()
    course = state.course or Course(behind=state)
    rules = rules_of(course.behind)
    step = step_of(drill, rules)
    taken = replace(course, lesson=lesson_of(step, rules, drill.level), drill=drill, at=0)
    return replace(state, learning=replace(learning, practice=practice), course=taken)


def rules_of(table: AppState) -> RuleSet:
    """The game to practise: the one on the table, or CrowsNest where house rules are played."""
    return table.rules if table.rules in RULE_SETS.values() else CROWSNEST


def lesson_of(step: Choose, rules: RuleSet, level: int) -> Lesson:
    """A lesson of one question; its words come from the catalog."""
    return Lesson(
        id=LESSON,
        unit="",
        rules=rules,
        level=level,
        teaches=(),
        steps=(step,),
        titles={"en": ""},
        summaries={"en": ""},
        words={"en": {}},
    )
