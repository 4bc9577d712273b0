"""A claim holds in every layout: whoever plays against it, with all cards in sight, takes nothing."""

from random import Random

import pytest

from rooktutor.explain.claiming import certain_tricks
from rooktutor.game.actions import Play
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.layouts import sample
from rooktutor.solve.players import player

RULES = player("rules")


def claims(rules, seeds):
    """Positions in which a claim can be made, from hands played by rules of thumb."""
    for seed in seeds:
        now = Position.start(rules, deal(rules, seed=seed))
        while now.to_act is not None:
            view = now.view(now.to_act)
            if now.phase is Phase.PLAY and len(view.hand) <= 5 and certain_tricks(view):
                yield now
            now = now.after(RULES.act(view, seed))


@pytest.mark.parametrize("name", RULE_SETS)
def test_nobody_can_take_a_trick_from_a_claim_in_any_layout(name):
    rng = Random(name)
    tried = 0
    for now in claims(RULE_SETS[name], range(60)):
        seat, view = now.to_act, now.view(now.to_act)
        cards = certain_tricks(view)
        assert sorted(map(str, cards)) == sorted(map(str, view.hand))
        for _ in range(6):
            leads = list(cards)
            first = played = sample(view, rng).position(view)
            while played.to_act is not None:
                if played.to_act is seat:
                    assert played is first or not played.trick.cards, "another seat has taken a trick"
                    played = played.after(Play(leads.pop(0)))
                else:
                    played = played.after(against(played, rng))
            assert not leads
        tried += 1
        if tried > 8:
            break
    assert tried > 2


def against(position, rng):
    """What would take the trick, if anything legal does; now and then anything, to keep the high cards."""
    order, trick = position.order, position.trick
    legal = position.legal_actions()
    led = trick.suit_led(order)
    best = max(order.power(card, led) for card in trick.cards)
    winning = [each for each in legal if order.power(each.card, led) > best]
    return rng.choice(winning or legal)


def test_a_lower_card_is_certain_only_when_every_other_of_its_color_must_have_fallen():
    """The same claim is made whatever the hidden cards are: it rests on what the seat has seen."""
    rng = Random(1)
    for now in claims(RULE_SETS["crowsnest"], range(12)):
        view = now.view(now.to_act)
        for _ in range(5):
            other = sample(view, rng).position(view)
            assert certain_tricks(other.view(view.seat)) == certain_tricks(view)


def test_a_trick_that_somebody_else_has_led_is_claimed_too():
    begun = [len(now.trick.cards) for now in claims(RULE_SETS["crowsnest"], range(60))]
    assert {0, 1, 2, 3} == set(begun)


def test_nothing_is_claimed_out_of_turn():
    now = next(now for now in claims(RULE_SETS["crowsnest"], range(60)) if not now.trick.cards)
    lead = now.after(Play(certain_tricks(now.view(now.to_act))[0]))
    assert certain_tricks(lead.view(lead.to_act)) == ()
    assert certain_tricks(lead.view(now.to_act)) == ()
