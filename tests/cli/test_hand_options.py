"""What the commands tell of the leader whom declarer chose, of announced trumps and of how a match ended."""

import pytest

from rooktutor.game.actions import ChooseLeader
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Record, write
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from tests.cli.commands import run, told
from tests.support.records import random_hand

OPTIONS = {"first_lead": "declarer_chooses", "discard_trump": "announced", "hands": 1, "target": 900}
RULES = CROWSNEST.with_options(OPTIONS)


def at_lead() -> Position:
    """A hand in which declarer is to say who leads."""
    for seed in range(20):
        end = random_hand(RULES, seed)
        position = end.restarted()
        for action in end.actions:
            if position.phase is Phase.LEAD:
                return position
            position = position.after(action)
    raise AssertionError


@pytest.mark.parametrize("number", [0, 1])
def test_replay_tells_who_was_chosen_to_lead(number):
    position = at_lead()
    action = position.legal_actions()[number]
    assert isinstance(action, ChooseLeader)
    text = write(Record.of(position.after(action)))
    assert f"First lead: {str(action.seat).capitalize()}" in run("replay", "-", input=text).output
    (found,) = told("replay", "-", "--json", input=text)
    assert found["lead"] == str(action.seat)
    (before,) = told("replay", "-", "--json", input=write(Record.of(position)))
    assert "lead" not in before


def test_annotate_values_both_leads():
    text = write(Record.of(at_lead()))
    (found,) = told("annotate", "-", "--json", "--layouts", "4", input=text)
    assert found["phase"] == "lead"
    assert all(action["value"] is not None for action in found["actions"])
    assert {action["rule"]["id"] for action in found["actions"]} == {"choose_leader"}


def test_replay_tells_an_outsider_how_many_trumps_were_laid_away():
    position = at_lead()
    said = position.public.announced_trumps
    outsider = next(seat for seat in Seat if seat is not position.declarer)
    output = run("replay", "-", input=write(Record.of(position.view(outsider)))).output
    assert f"Announced as laid away: {'one trump' if said == 1 else f'{said} trumps'}\n" in output


def test_replay_says_that_the_number_of_hands_ended_the_match():
    end = next(hand for seed in range(20) if (hand := random_hand(RULES, seed)).declarer)
    assert end.public.hands_played == 0
    text = write(Record.of(end))
    (found,) = told("replay", "-", "--json", input=text)
    assert found["game_over"] is True
    winner = "North and South" if found["winner"] == "NS" else "East and West"
    assert f"{winner} won the game: it was to last one hand.\n" in run("replay", "-", input=text).output
