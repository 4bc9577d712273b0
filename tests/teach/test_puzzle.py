"""Composed problems: proved by looking at every layout, and punished only by cards that may lie so."""

import pytest

from rooktutor.seats import Seat
from rooktutor.solve.doubledummy import solve
from rooktutor.solve.layouts import Layouts
from rooktutor.solve.problem import problem
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.goals import Reached
from rooktutor.teach.puzzle import MOST_WORLDS, Prover, TooManyWorldsError, goal_kept, puzzle
from rooktutor.teach.shelf import library
from rooktutor.teach.steps import Composed

POSED = [step for lesson in library().lessons() for step in lesson.steps if isinstance(step, Composed)]
SOME = POSED[:: max(1, len(POSED) // 6)]


@pytest.mark.parametrize("step", SOME, ids=lambda step: step.name)
def test_a_problem_has_a_sure_way_and_a_trap(step: Composed):
    proof = Prover().prove(puzzle(step.spot.position, step.goal))
    assert proof.sure
    assert proof.trap


@pytest.mark.parametrize("step", SOME[:3], ids=lambda step: step.name)
def test_worlds_are_the_layouts_that_fit_and_can_be_won(step: Composed):
    position, goal = step.spot.position, step.goal
    view = position.view(LEARNER)
    posed = puzzle(position, goal)
    plain = [
        layout
        for layout in Layouts(view).each()
        if goal_kept(goal, position, layout, solve(problem(layout.position(view))).value)
    ]
    assert list(posed.worlds) == plain
    assert all(world.position(view).view(LEARNER) == view for world in posed.worlds[:50])


@pytest.mark.parametrize("step", SOME[:3], ids=lambda step: step.name)
def test_the_sure_way_holds_whatever_the_others_do(step: Composed):
    now = puzzle(step.spot.position, step.goal)
    while now.reached is Reached.OPEN:
        if now.now.to_act is LEARNER:
            sure = [card for card in now.safe() if Prover().prove(now).sure]
            now = now.played(sure[0])
        else:
            before = now
            now = now.replied()
            assert before.now.to_act in set(Seat) - {LEARNER}
            assert now.worlds
    assert now.reached is Reached.YES


def test_too_many_layouts_are_told_at_once():
    position = POSED[0].spot.position
    with pytest.raises(TooManyWorldsError):
        puzzle(position, POSED[0].goal, most=1)
    assert MOST_WORLDS > 1
