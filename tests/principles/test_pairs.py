"""Every principle speaks where it should and keeps silent in the near twin."""

from random import Random

import pytest

from rooktutor.explain.principles import PRINCIPLE_IDS
from rooktutor.game.public import Phase
from rooktutor.solve.layouts import sample
from tests.explain.checking import as_world
from tests.explain.judges import is_true
from tests.explain.truth import Truth
from tests.principles.pairs import Case, cases
from tests.support.translate import axes_of

CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_position_makes_sense(case: Case):
    view = case.view
    assert view.my_turn
    assert view.why_illegal(case.action) is None
    seen = view.hand | view.public.played | (view.discard or view.hand)
    assert seen <= view.rules.pack
    if view.phase is Phase.PLAY:
        assert len(view.hand) == view.rules.hand - len(view.public.played_by[view.seat.index])
        assert not view.hand & view.public.played
        sample(view, Random(0))


@pytest.mark.parametrize("case", [case for case in CASES if case.speaks], ids=lambda case: case.name)
def test_it_speaks_and_tells_the_truth(case: Case):
    reason = case.ask()
    assert reason is not None and reason.principle == case.principle
    truth = Truth(case.view, axes_of(case.view.rules))
    if case.view.phase is Phase.PLAY:
        rng = Random(1)
        truth.worlds = [as_world(sample(case.view, rng), case.view) for _ in range(50)]
    for claim in reason.claims:
        if type(claim).__name__ != "MakeChance":
            assert is_true(claim, truth, case.action, case.evaluation), claim


@pytest.mark.parametrize("case", [case for case in CASES if not case.speaks], ids=lambda case: case.name)
def test_it_keeps_silent_in_the_twin(case: Case):
    assert case.ask() is None, case.why


def test_every_principle_has_its_pair():
    assert sorted({case.principle for case in CASES}) == sorted(PRINCIPLE_IDS)
