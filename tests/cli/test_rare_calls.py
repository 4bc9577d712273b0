"""What the commands tell of a held bid, a moon, new cards and an auction in which nobody has looked."""

import pytest

from rooktutor.cli.headless import Totals, played
from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.record import Record, read_one, write
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from tests.cli.commands import run, told
from tests.rules.test_auction_options import moon_hand, played_out

WORDS = CROWSNEST.with_options({"hold_partner": "once", "moon": "fixed", "misdeal": "no_counters"})
BLIND = CROWSNEST.with_options({"nest_visibility": "top_card", "blind_bid": "bird_turned"})
NO_COUNTER, BIRD_UP = 7, 40


def replayed(hand, *words):
    text = write(Record.of(hand))
    return run("replay", "-", *words, input=text)


def story(hand):
    (found,) = told("replay", "-", "--json", input=write(Record.of(hand)))
    return found


def called(rules, seed, *calls):
    position = Position.start(rules, deal(rules, seed))
    for call in calls:
        position = position.after(call)
    return position


def test_every_call_comes_with_what_was_legal():
    position = called(WORDS, NO_COUNTER, Bid(105), PASS, HOLD, MOON)
    legal = story(position)["auction"]["legal"]
    assert legal == [
        ["pass", *range(70, 125, 5), "moon", "misdeal"],
        ["pass", 110, 115, 120, "moon"],
        ["pass", "hold", 110, 115, 120, "moon"],
        ["pass", 110, 115, 120, "moon"],
    ]
    assert "North shoots the moon, for all 120 points." in replayed(position).output


@pytest.mark.parametrize("seat", Seat)
def test_another_hand_is_not_asked_whether_it_could_have_had_new_cards(seat):
    record = Record.of(called(WORDS, NO_COUNTER, PASS, PASS).view(seat))
    (found,) = told("replay", "-", "--json", input=write(record))
    assert ("misdeal" in found["auction"]["legal"][0]) is (seat is Seat.EAST)
    asked = Record.of(called(WORDS, NO_COUNTER, MISDEAL).view(seat))
    (found,) = told("replay", "-", "--json", input=write(asked))
    assert found["auction"]["legal"][0][-1] == "misdeal"


def test_new_cards_are_dealt_by_the_same_dealer():
    position = called(WORDS, NO_COUNTER, MISDEAL)
    found = story(position)
    assert (found["auction"]["declarer"], found["auction"]["bid"]) == (None, None)
    assert (found["scored"], found["made"]) == ({"NS": 0, "EW": 0}, None)
    assert (found["game_over"], found["next_dealer"]) == (False, "north")
    assert not {"captured", "trump", "exchange"} & set(found)
    assert "East holds no counter: the same dealer deals again." in replayed(position).output


@pytest.mark.parametrize(
    ("short", "winner", "name"), [(False, "NS", "North and South"), (True, "EW", "East and West")]
)
def test_a_moon_decides_the_match(short, winner, name):
    position = played_out(moon_hand({"moon": "game"}, short=short, scores=(-50, 200)))
    found = story(position)
    assert (found["game_over"], found["winner"], found["made"]) == (True, winner, not short)
    assert f"{name} won the game: a moon decided it." in replayed(position).output


def test_a_hand_that_nobody_has_seen_is_named_so():
    view = called(BLIND, BIRD_UP).view(Seat.EAST)
    result = run("annotate", "-", "--layouts", "2", input=write(Record.of(view)))
    assert result.exit_code == 0
    assert "East holds cards that nobody has seen yet. East is to act." in result.output
    assert read_one(write(Record.of(view))).view == view


def test_hands_that_are_thrown_in_are_not_counted_as_passed_out():
    totals = Totals(WORDS, ("rules",) * 4)
    said = set()
    for record in played(WORDS, ("rules",) * 4, hands=80, seed=3):
        totals.add(record)
        said |= {str(call) for _, call in record.public.auction.by_seat}
    assert {"hold", "misdeal"} <= said
    found = totals.as_json()
    assert found["void"] == totals.void > 0
    assert found["made"] + found["set"] + found["all_passed"] + found["void"] == 80
    assert any(line.startswith("# void") for line in totals.lines())
