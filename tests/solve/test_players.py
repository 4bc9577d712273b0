"""Players act legally from a View alone, the same seed gives the same game, and they avoid known blunders."""

from random import Random

import pytest

from rooktutor.errors import NotationError
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Side
from rooktutor.solve.layouts import sample
from rooktutor.solve.players import PLAYERS, RulesPlayer, TutorPlayer, player
from tests.bench.duplicate import Tally, match, play_hand
from tests.solve.walks import HOUSE_RULES, random_hand, view_of

ALL_RULES = [*RULE_SETS.values(), *(rule_set(name).with_options(options) for name, options in HOUSE_RULES)]
QUICK = TutorPlayer(share=0.1)


def hand_of(rules, seed, who):
    """A finished hand in which ``who`` has every seat, and nothing illegal was done."""
    tally = Tally()
    position = play_hand(rules, seed, dict.fromkeys(Side, ("all", who)), tally)
    assert tally.counts["all illegal"] == 0
    return position


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_rules_of_thumb_play_every_game_to_its_end(rules):
    for seed in range(5):
        position = hand_of(rules, seed, RulesPlayer())
        assert position.phase is Phase.OVER


@pytest.mark.parametrize("name", RULE_SETS)
def test_tutors_play_every_game_to_its_end(name):
    rules = rule_set(name)
    position = hand_of(rules, 1, QUICK)
    assert position.phase is Phase.OVER


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_action_whatever_is_hidden(name):
    rng = Random(2)
    for number, position in enumerate(random_hand(rule_set("crowsnest"), 8)):
        if position.phase is Phase.OVER or number % 6:
            continue
        view = view_of(position)
        elsewhere = sample(view, rng).position(view).view(view.seat)
        who = QUICK if name == "tutor" else player(name)
        assert who.act(view, 5) == who.act(elsewhere, 5)


def test_an_unknown_player_is_refused():
    with pytest.raises(NotationError):
        player("oracle")


def test_rules_of_thumb_beat_random_play():
    tally = match(rule_set("crowsnest"), ("rules", "random"), 20)
    assert tally.mean - tally.interval > 0


@pytest.mark.slow
def test_the_tutor_beats_rules_of_thumb():
    tally = match(rule_set("crowsnest"), ("tutor", "rules"), 12)
    assert tally.mean > 0
