"""Layouts fit the View they come from, are all equally likely, and are counted exactly."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from rooktutor.cards import CardSet
from rooktutor.errors import ViewError
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layouts, count, enumerate_layouts, sample
from tests.solve.walks import HOUSE_RULES, random_hand

ALL_RULES = [*RULE_SETS.values(), *(rule_set(name).with_options(options) for name, options in HOUSE_RULES)]


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_a_layout_seen_again_gives_the_same_view(rules):
    rng = Random(5)
    for seed in range(6):
        for number, position in enumerate(random_hand(rules, seed)):
            if number % 5 and position.phase is Phase.PLAY:
                continue
            for seat in Seat:
                view = position.view(seat)
                if position.phase is Phase.OVER:
                    continue
                layout = sample(view, rng)
                again = layout.position(view)
                assert again.view(seat) == view
                assert again.hands == layout.hands
