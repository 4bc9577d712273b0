"""What is kept of an evaluation layout by layout adds up to its values."""

from dataclasses import replace

import pytest

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.layouts import Layouts
from rooktutor.solve.montecarlo import evaluate, refine
from rooktutor.solve.onemore import with_action
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


@pytest.mark.parametrize("scores", [None, (280, 290)])
def test_one_more_discard_meets_the_same_layouts(scores):
    """A discard of the short list gets the value that it had there, and the others keep theirs."""
    rules = RULE_SETS["kentucky_discard"]
    position = Position.start(rules, deal(rules, 3), scores)
    while position.phase is not Phase.DISCARD:
        position = position.after(player("rules").act(position.view(position.to_act), 1))
    view = position.view(position.to_act)
    found = evaluate(view, budget=Budget(6), seed=1)
    for place in (0, len(found) // 2, len(found) - 1):
        value = found.values[place]
        others = tuple(each for each in found if each is not value)
        rest = replace(found, values=others, spreads=(0.0,) * len(others))
        again = with_action(view, rest, value.action)
        assert again.value(value.action) == value
        assert {each.action: each for each in again} == {each.action: each for each in found}
        assert [each.order for each in again] == [each.order for each in found]
        assert again.gap(found.values[-1].action) == pytest.approx(found.gap(found.values[-1].action))
        assert again.match_gap(value.action) == found.match_gap(value.action)
    off = next(action for action in view.legal_actions() if found.value(action) is None)
    more = with_action(view, found, off)
    assert len(more) == len(found) + 1
    assert more.gap(off)[0] == more.best.mean - more.value(off).mean
    assert with_action(view, more, off) is more


def test_one_more_card_to_call():
    rules = RULE_SETS["call_partner"]
    position = Position.start(rules, deal(rules, 3))
    while position.phase is not Phase.CALL:
        position = position.after(player("rules").act(position.view(position.to_act), 1))
    view = position.view(position.to_act)
    found = evaluate(view, budget=Budget(2), seed=1)
    off = next(action for action in view.legal_actions() if found.value(action) is None)
    assert with_action(view, found, off).value(off).layouts == found.layouts
