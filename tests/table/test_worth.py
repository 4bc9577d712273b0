"""What the table says of a hand as a whole: with the advice, and never without it."""

import json
from dataclasses import replace

import pytest

from rooktutor.game.actions import Discard
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, rule_set
from rooktutor.solve.glance import call_values
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.values import Budget, Exactness
from rooktutor.table.brains import brains
from rooktutor.table.contract import Model
from rooktutor.table.events import Evaluated
from rooktutor.table.reducer import reduce
from rooktutor.table.thinking import Task, job_for
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults
from tests.table.hands import at_phase, played

EN = Catalog("en", strict=True)
BIRD_UP = 40
"""A deal in which the bird lies on top of the nest."""


def shown(state):
    model = json.loads(json.dumps(view_model(state, EN)))
    assert faults(model, Model) == []
    return model


def test_the_sum_stands_there_at_once_and_the_chances_come_with_the_values():
    state = at_phase(Phase.AUCTION, rules=CROWSNEST)
    first = shown(state)["worth"]
    assert [plot["shape"] for plot in first["plots"]] == ["sum"] and first["facts"]
    values = call_values(state.position.view(state.learner), seed=1)
    then = shown(reduce(state, Evaluated(state.position, values)))["worth"]
    assert [plot["shape"] for plot in then["plots"]] == ["sum", "chances", "points"]
    assert len(then["facts"]) > len(first["facts"])


def test_hidden_advice_hides_it_all():
    for phase in (Phase.AUCTION, Phase.DISCARD):
        state = at_phase(phase, rules=CROWSNEST).advised(shown=False)
        model = shown(state)
        assert "worth" not in model
        assert all(choice["value"] is None and not choice["reasons"] for choice in model["hand"])


def test_in_an_auction_without_looking_there_is_no_sum():
    rules = CROWSNEST.with_options({"nest_visibility": "top_card", "blind_bid": "bird_turned"})
    states = played(BIRD_UP, valued=False, rules=rules)
    state = next(state for state in states if state.learners_turn and state.position.public.blind)
    values = call_values(state.position.view(state.learner), seed=1)
    model = shown(reduce(state, Evaluated(state.position, values)))
    assert "sum" not in [plot["shape"] for plot in model["worth"]["plots"]]


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook"])
def test_every_card_of_the_exchange_is_rated(game):
    state = at_phase(Phase.DISCARD, rules=rule_set(game))
    *_partial, found = refine(state.position.view(state.learner), budget=Budget(2), seed=1, every_card=True)
    model = shown(reduce(state, Evaluated(state.position, found)))
    best = next(value.action.cards for value in found if isinstance(value.action, Discard))
    for choice in model["hand"]:
        assert choice["reasons"], choice["id"]
        barred = game == "kentucky_rook" and state.rules.points(_card(choice["id"])) > 0
        assert (choice["value"] is None) == barred
        if barred:
            assert "rules do not let you" in choice["reasons"][0]["text"]
            assert len(choice["reasons"]) > 1
        elif choice["id"] in set(map(str, best)):
            assert choice["value"]["number"] <= 0


def _card(code):
    return next(card for card in CROWSNEST.pack | rule_set("kentucky_rook").pack if str(card) == code)


def test_the_model_of_strength_answers_first_and_does_not_end_the_thinking():
    state = at_phase(Phase.AUCTION, rules=CROWSNEST)
    view = state.position.view(state.learner)
    first = next(brains(layouts=40).refine(view, 1, lambda: False))
    assert first.state is Exactness.PENDING and len(first) == len(view.legal_actions())
    after = replace(reduce(state, Evaluated(state.position, first)))
    assert job_for(after).task is Task.VALUE
