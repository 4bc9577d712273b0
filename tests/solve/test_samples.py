"""What is kept of an evaluation layout by layout adds up to its values."""

import pytest

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.layouts import Layouts
from rooktutor.solve.montecarlo import evaluate, refine
from rooktutor.solve.players import player
from rooktutor.solve.values import Budget, weighted_mean

LAYOUTS = 4


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_samples_are_what_the_values_are_made_of(game):
    rules, who = RULE_SETS[game], player("rules")
    position = Position.start(rules, deal(rules, 11))
    seen = set()
    while position.to_act is not None:
        view = position.view(position.to_act)
        if len(view.hand) < 7 or view.phase not in seen:
            seen.add(view.phase)
            found = evaluate(view, budget=Budget(LAYOUTS), seed=1)
            samples = found.samples
            assert len(samples) == found.layouts
            assert set(samples.scores) == {value.action for value in found}
            for value in found:
                row = samples.scores[value.action]
                assert weighted_mean(row, samples.weights) == pytest.approx(value.mean)
                made = samples.made.get(value.action)
                assert (made is None) == (value.p_make is None)
                if made is not None:
                    assert weighted_mean(made, samples.weights) == pytest.approx(value.p_make)
            hidden = Layouts(view)
            for number in range(len(samples)):
                layout = samples.layout(number)
                assert hidden.fits(layout)
                assert layout.position(view).view(view.seat) == view
        position = position.after(who.act(view, 3))


def test_only_the_last_numbers_have_them():
    rules = RULE_SETS["crowsnest"]
    position = Position.start(rules, deal(rules, 11))
    *early, full = refine(position.view(position.to_act), budget=Budget(8), seed=1)
    assert [found.samples for found in early] == [None] * len(early)
    assert len(full.samples) == 8
