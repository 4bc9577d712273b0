"""Random hands of every game in engine and oracle, compared at every step: no game is exempt.

`python -m tests.walk --hands 10000` does the same for as long as you like.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.rules import houses
from rooktutor.rules.systems import RULE_SETS
from tests.oracle.presets import DEFAULTS, GAMES, HOUSE_GAMES
from tests.support import lockstep, translate

BLOCKS = 4  # so that a failure shows where it is, and so that no test takes long
HANDS = {"crowsnest": 1000, "crowsnest_no_crow": 1000}
FEWER = 60


def test_every_rule_set_is_walked():
    assert list(GAMES) == list(RULE_SETS)
    assert set(HOUSE_GAMES) == set(houses.HOUSE_GAMES)


@pytest.mark.parametrize("game", [*GAMES, *HOUSE_GAMES])
def test_rule_sets_are_the_rows_of_the_rules_text(game):
    engine, oracle = translate.both_rules(game)
    axes = translate.axes_of(engine)
    meaningless = set()
    if oracle["bird"] == "none":
        meaningless |= {"bird_rank", "bird_points", "bird_free_play"}
    if not oracle["red_one"]:
        meaningless |= {"red_one_points"}
    assert {name: axes[name] for name in axes if name not in meaningless} == {
        name: oracle[name] for name in axes if name not in meaningless
    }
    assert set(DEFAULTS) == set(axes)


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", [*GAMES, *HOUSE_GAMES])
def test_engine_and_oracle_play_the_same_game(game, block):
    engine, oracle = translate.both_rules(game)
    count = HANDS.get(game, FEWER) // BLOCKS
    for seed in range(block * count, (block + 1) * count):
        lockstep.play_side_by_side(
            engine, oracle, seed, all_discards=seed % 100 == 0, views=seed % 5 == 0, records=seed % 10 == 0
        )


@given(game=st.sampled_from([*GAMES, *HOUSE_GAMES]), seed=st.integers(10_000, 2**32))
def test_any_seed_plays_the_same_game(game, seed):
    engine, oracle = translate.both_rules(game)
    lockstep.play_side_by_side(engine, oracle, seed, views=False)
