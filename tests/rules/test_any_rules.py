"""Rules drawn at random from all axes that engine and oracle know: both programs play the same game.

`python -m tests.anyrules --draws 5000` does the same for as long as you like. An axis is taken up as soon as
`tests.oracle.presets` has it; no rule set that can be played is exempt.
"""

from random import Random

import pytest

from rooktutor.rules.ruleset import AXES, axis_type, axis_word
from tests.support import anyhand, anyrules, lockstep, translate

DRAWS = 120
THUMBED = 40
BLOCKS = 8  # so that a failure shows where it is


def test_every_axis_is_drawn_with_all_its_values():
    assert set(AXES) == set(anyrules.KNOWN)
    drawn = [anyrules.random_rules(Random(seed)) for seed in range(4000)]
    for name in AXES:
        seen = {axis_word(getattr(rules, name)) for rules in drawn}
        if axis_type(name) is not int:
            assert set(anyrules.values(name)) <= seen, name
        else:
            assert len(seen) > 1, name


@pytest.mark.parametrize("block", range(BLOCKS))
def test_any_rules_are_played_alike(block):
    for seed in range(block, DRAWS, BLOCKS):
        game, options = anyrules.random_options(Random(seed))
        engine, oracle = translate.both_rules(game, options)
        lockstep.play_side_by_side(engine, oracle, seed, views=seed % 2 == 0, records=True)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_players_explainer_and_records_cope_with_any_rules(block):
    for seed in range(block, THUMBED, BLOCKS):
        rules = anyrules.random_rules(Random(seed))
        anyhand.explained(rules)
        anyhand.played_by_thumb(rules, seed)
