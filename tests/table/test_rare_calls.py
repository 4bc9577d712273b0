"""The table in games with more calls: their buttons, what the log tells, and a hand that lies face down."""

import json

import pytest

from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.table.events import Chose, ComputerActed, Control, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog

ENGLISH = Catalog("en")
ALL = CROWSNEST.with_options({"hold_partner": "once", "moon": "fixed", "misdeal": "no_counters"})
BLIND = CROWSNEST.with_options({"nest_visibility": "top_card", "blind_bid": "bird_turned", "moon": "game"})
BIRD_UP = 40
"""A deal in which the bird lies on top of the nest."""


def shown(state):
    return view_model(state, ENGLISH)


def table(rules, seed, *calls, dealer=Seat.NORTH):
    """A table after these calls of the computer players and of South."""
    state = new_match(rules, seed=seed, dealer=dealer)
    for call in calls:
        if state.learners_turn:
            state = reduce(state, Chose(state.key, str(call)))
        else:
            state = reduce(state, ComputerActed(state.position, call))
    return state


def words(state):
    """The calls that are no numbers, with why they are refused."""
    choices = shown(state)["panel"]["choices"]
    return {choice["id"]: choice["why_not"] for choice in choices if not choice["id"].isdigit()}


def counterless(seed=0):
    """A deal in which South, second to speak, holds no counter."""
    for found in range(seed, 2000):
        state = new_match(ALL, seed=found)
        if not state.position.hand(Seat.SOUTH) & ALL.counting_cards:
            return found
    raise AssertionError("no such deal")


def test_the_new_calls_stand_beside_the_pass_and_say_why_they_are_refused():
    state = table(ALL, 7, Bid(70))
    held = str(state.position.hand(Seat.SOUTH) & ALL.counting_cards)
    assert list(words(state)) == ["pass", "hold", "moon", "misdeal"]
    refused = words(state)
    assert refused["hold"] == "You may hold only while your partner has the bid."
    assert refused["misdeal"].startswith("You hold the ") and held
    assert refused["moon"] == refused["pass"] == ""
    assert [choice["key"] for choice in shown(state)["panel"]["choices"][:4]] == ["p", "", "s", ""]
    (message,) = shown(reduce(state, Chose(state.key, "hold")))["messages"]
    assert message["text"] == refused["hold"]
    assert words(table(CROWSNEST, 7, Bid(70))) == {"pass": ""}


def test_a_partner_s_bid_is_held_and_the_log_tells():
    state = table(ALL, 7, PASS, PASS, Bid(70), PASS, dealer=Seat.SOUTH)
    assert state.position.phase is not Phase.AUCTION  # south dealt and passed last
    state = table(ALL, 7, Bid(70), PASS, dealer=Seat.WEST)
    assert state.learners_turn
    assert words(state)["hold"] == ""
    after = reduce(state, Chose(state.key, "hold"))
    assert after.position.public.auction.calls[-1] == HOLD
    assert shown(after)["log"][-1]["text"] == "South: Hold"
    called = shown(after)["panel"]["calls"][-1]
    assert (called["text"], called["passed"]) == ("Hold", False)


@pytest.mark.parametrize("lang", ["en", "fr", "lt"])
def test_no_key_means_two_things(lang):
    lines = [line["keys"] for line in view_model(table(ALL, 7), Catalog(lang))["help"]]
    keys = [key for line in lines for key in line]
    assert "S" in keys
    assert len(keys) == len(set(keys))


def test_a_moon_is_shown_as_what_is_played_for():
    state = table(ALL, 7, Bid(70), MOON)
    assert state.position.declarer is Seat.SOUTH
    model = shown(state)
    assert model["contract"]["bid_text"] == "Moon: all 120"
    assert "South: Moon" in [line["text"] for line in model["log"]]
    assert [score["goal_text"] for score in model["scores"]] == ["120 to go", "5 to set it"]
    tens = table(ALL.with_options({"bid_step": 10}), 7, Bid(70), MOON)
    assert shown(tens)["scores"][1]["goal_text"] == "5 to set it"


def test_a_moon_for_the_game_is_among_what_ends_the_match():
    for rules, told in ((BLIND, True), (ALL, False)):
        assert any("moon" in text for text in shown(table(rules, 7))["match"]["ending"]) is told


def test_new_cards_are_dealt_by_the_same_dealer():
    seed = counterless()
    state = table(ALL, seed, PASS)
    assert words(state)["misdeal"] == ""
    state = reduce(state, Chose(state.key, "misdeal"))
    model = shown(state)
    assert model["panel"]["kind"] == "score"
    assert model["panel"]["title"] == "South asked for new cards"
    assert model["panel"]["prompt"] == "South held no counter, so the same dealer deals again."
    assert [line["text"] for line in model["log"]][-2:] == ["South: New cards", "New cards are dealt"]
    state = reduce(state, Pressed(Control.NEXT_HAND))
    assert (state.position.deal.dealer, state.now.deals) == (Seat.NORTH, 2)
    again = table(ALL, seed, Bid(70), Bid(75), Bid(80), Bid(85), Bid(90))
    assert "misdeal" not in words(again)


@pytest.mark.parametrize("dealer", [Seat.NORTH, Seat.EAST])
def test_a_hand_that_nobody_has_seen_is_not_in_the_page(dealer):
    state = table(BLIND, BIRD_UP, *([Bid(70)] if dealer is Seat.NORTH else []), dealer=dealer)
    assert state.learners_turn
    model = shown(state)
    assert model["hand"] == []
    assert model["hand_down"] == {"count": 9, "text": "9 cards, face down until the auction is over"}
    assert model["status"] == "Your call, without having seen your cards"
    faces = {face["id"] for face in _faces(json.loads(json.dumps(model)))}
    assert faces == {"Rook"}
    opened = shown(reduce(state, Pressed(Control.OPEN_HANDS)))
    assert len(opened["hand"]) == 9 and "hand_down" not in opened


def test_the_cards_are_turned_up_when_the_auction_is_over_and_down_again_by_undo():
    state = table(BLIND, BIRD_UP, Bid(70), Bid(75), PASS, PASS, PASS)
    assert state.position.declarer is Seat.SOUTH
    model = shown(state)
    assert len(model["hand"]) == 14 and "hand_down" not in model
    before = shown(reduce(state, Pressed(Control.UNDO)))
    assert before["hand"] == [] and before["hand_down"]["count"] == 9


def _faces(value):
    """Every card that is drawn somewhere in a model."""
    if isinstance(value, dict):
        if {"points_text", "trump", "letter"} <= set(value):
            yield value
        for item in value.values():
            yield from _faces(item)
    elif isinstance(value, list):
        for item in value:
            yield from _faces(item)


def test_the_keys_of_the_calls_are_in_the_help_where_they_are_of_use():
    texts = {line["text"] for line in shown(table(ALL, 7))["help"]}
    assert {"Hold your partner’s bid", "Shoot the moon", "Ask for new cards"} <= texts
    texts = {line["text"] for line in shown(table(CROWSNEST, 7))["help"]}
    assert not {"Hold your partner’s bid", "Shoot the moon", "Ask for new cards"} & texts


def test_words_of_the_auction_are_read_in_any_case():
    state = table(ALL, counterless(), PASS)
    for word, call in (("MOON", MOON), ("Misdeal", MISDEAL), (" pass ", PASS)):
        assert reduce(state, Chose(state.key, word)).position.public.auction.calls[-1] == call
