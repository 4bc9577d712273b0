"""Blunders that players complain of: the tutor keeps clear of each, with any seed."""

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from rooktutor.game.record import read_one
from rooktutor.solve.players import TutorPlayer

TRAPS = yaml.safe_load(Path(__file__).with_name("traps.yaml").read_text("utf-8"))
SEEDS = (1, 2, 3)


def view_of(trap):
    return read_one(yaml.safe_dump(trap["hand"], sort_keys=False, allow_unicode=True)).view


@pytest.mark.parametrize("trap", TRAPS, ids=lambda trap: trap["trap"].replace(" ", "-"))
def test_the_tutor_keeps_clear_of_it(trap):
    view = view_of(trap)
    legal = {str(action) for action in view.legal_actions()}
    right, wrong = set(trap.get("must", ())), set(trap.get("must_not", ()))
    assert right | wrong <= legal
    assert right or wrong
    for seed in SEEDS:
        chosen = str(TutorPlayer().act(view, seed))
        assert chosen not in wrong
        assert not right or chosen in right


@pytest.mark.parametrize(
    "trap", [trap for trap in TRAPS if "otherwise" in trap], ids=lambda trap: trap["trap"].replace(" ", "-")
)
def test_from_other_scores_something_else_is_right(trap):
    other = trap["otherwise"]
    view = view_of(trap)
    view = replace(view, public=replace(view.public, scores=tuple(other["scores"])))
    assert all(str(TutorPlayer().act(view, seed)) in other["must"] for seed in SEEDS)
