"""Practice: endless questions, harder as one gets better, and what was missed comes back."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rooktutor.rules.systems import RULE_SETS
from rooktutor.teach.asking import UnaskableError
from rooktutor.teach.practice import (
    EASIEST,
    HARDEST,
    RETURNS_AFTER,
    Drill,
    Practice,
    Skill,
    level_of,
    moved,
    remembered,
    step_of,
)
from rooktutor.teach.questions import question

CROWSNEST = RULE_SETS["crowsnest"]


@pytest.mark.parametrize("game", sorted(RULE_SETS))
@pytest.mark.parametrize("skill", list(Skill))
def test_every_skill_can_be_asked_in_every_game(game, skill):
    step = step_of(Drill(skill, 2, 11), RULE_SETS[game])
    asked = question(step, RULE_SETS[game])
    if step.ask.judged:
        assert asked is None, "it waits for values"
    else:
        assert asked is not None
        assert asked.right


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(list(Skill)), st.integers(EASIEST, HARDEST), st.integers(0, 10_000))
def test_a_drill_is_always_the_same_question(skill, level, seed):
    drill = Drill(skill, level, seed)
    assert Drill.parse(str(drill)) == drill
    assert step_of(drill, CROWSNEST) == step_of(drill, CROWSNEST)


def test_harder_levels_ask_harder_questions():
    for skill in (Skill.WINNER, Skill.LEGAL, Skill.UNSEEN, Skill.TAKEN):
        levels = [
            sum(
                level_of(skill, step.spot.position, step.of)
                for step in (step_of(Drill(skill, level, seed), CROWSNEST) for seed in range(6))
                if step.spot is not None
            )
            for level in (1, 4)
        ]
        assert levels[0] < levels[1], skill


def test_the_level_follows_the_learner():
    level, streak = EASIEST, 0
    for _ in range(40):
        level, streak = moved(level, streak, right=True)
    assert level == HARDEST
    for _ in range(40):
        level, streak = moved(level, streak, right=False)
    assert level == EASIEST


def test_what_was_missed_comes_back_after_a_few_others():
    practice = Practice(seed=5)
    first, practice = practice.next()
    practice = practice.answered(first, right=False)
    later = []
    for _ in range(RETURNS_AFTER + 2):
        drill, practice = practice.next()
        later.append(drill)
        practice = practice.answered(drill, right=True)
    assert first in later[1:]
    assert later.count(first) == 1


def test_what_is_due_comes_first_and_one_skill_can_be_practised_alone():
    due = (Drill(Skill.WORTH, 1, 4), Drill(Skill.VOID, 1, 4))
    assert Practice(due=due).next()[0] == due[0]
    practice = Practice(due=due, only=Skill.VOID)
    seen = set()
    for _ in range(6):
        drill, practice = practice.next()
        seen.add(drill.skill)
    assert seen == {Skill.VOID}


def test_drills_do_not_repeat():
    practice = Practice(seed=3)
    seen = []
    for _ in range(60):
        drill, practice = practice.next()
        seen.append(drill)
    assert len(set(seen)) > 55
    assert {drill.skill for drill in seen} == set(Skill)


def test_memory_spaces_what_is_known_and_brings_back_what_is_not():
    now = datetime(2026, 1, 1, tzinfo=UTC)
    due, memory, learned = remembered(None, right=False, now=now)
    assert due - now < timedelta(hours=1)
    assert not learned
    gaps = []
    for _ in range(5):
        now = due
        due, memory, learned = remembered(memory, right=True, now=now)
        gaps.append(due - now)
    assert learned
    assert gaps[-1] > timedelta(days=2)
    assert gaps == sorted(gaps)
    again, _memory, _learned = remembered(memory, right=False, now=due)
    assert again - due < gaps[-1]


def test_a_question_that_cannot_be_asked_is_never_drilled():
    for seed in range(20):
        for skill in (Skill.LEGAL, Skill.WINNER, Skill.WORTH, Skill.VOID, Skill.UNSEEN, Skill.TAKEN):
            try:
                assert question(step_of(Drill(skill, 3, seed), CROWSNEST), CROWSNEST)
            except UnaskableError as problem:
                pytest.fail(f"{skill} {seed}: {problem}")
