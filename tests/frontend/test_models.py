"""What Python sends keeps the contract at every position of a hand, in each rule set."""

import json
import random
from dataclasses import replace

import pytest

from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.table.contract import Model
from rooktutor.table.state import Moment, new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults

LENGTH = 120
"""More actions than any hand has; a hand that nobody bids on ends earlier."""


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_model_of_a_hand_keeps_the_contract(rules):
    rng = random.Random(rules)
    catalog = Catalog("en")
    state = new_match(RULE_SETS[rules], seed=11)
    seen = set()
    for _ in range(LENGTH):
        for shown in (state, replace(state.advised(shown=False), open_hands=True)):
            model = json.loads(json.dumps(view_model(shown, catalog)))
            assert faults(model, Model) == []
            seen.add(model["panel"]["kind"])
        position = state.position
        if position.phase is Phase.OVER:
            break
        action = rng.choice(position.legal_actions())
        state = state.grown(Moment(position=position.after(action), deals=1, seed=11))
    else:
        pytest.fail("the hand did not end")
    assert {"auction", "score"} <= seen
