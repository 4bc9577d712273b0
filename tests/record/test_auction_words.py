"""The words that house rules add to the auction, and records of auctions in which nobody has looked."""

import json
from random import Random

import pytest
from jsonschema import Draft202012Validator

from rooktutor.cards import NO_CARDS, ROOK
from rooktutor.errors import RecordError
from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Fault, Moment, Record, document, read, read_one, write, write_line
from rooktutor.game.record.schema import shipped_schema
from rooktutor.game.record.steps import record_at
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from tests.support.records import random_hand

WORDS = CROWSNEST.with_options({"hold_partner": "once", "moon": "fixed", "misdeal": "no_counters"})
BLIND = CROWSNEST.with_options({"nest_visibility": "top_card", "blind_bid": "bird_turned"})
VALIDATOR = Draft202012Validator(shipped_schema())
NO_COUNTER = 7
"""A deal in which east, who speaks first, holds no counter."""
BIRD_UP = 40
"""A deal in which the bird lies on top of the nest."""


def faults_of(text):
    with pytest.raises(RecordError) as caught:
        read(text)
    return [fault for fault in caught.value.faults if isinstance(fault, Fault)]


def briefly(fault):
    return (fault.path, fault.reason or fault.problem.value, fault.found)


def start(rules, seed):
    return Position.start(rules, deal(rules, seed))


def after(position, *calls):
    for call in calls:
        position = position.after(call)
    return position


ENDINGS = {
    "E 70, S pass, W hold, N pass": (Bid(70), PASS, HOLD, PASS),
    "E 70, S moon": (Bid(70), MOON),
    "E misdeal": (MISDEAL,),
}


@pytest.mark.parametrize("text", ENDINGS)
def test_the_new_words_are_written_and_read(text):
    position = after(start(WORDS, NO_COUNTER), *ENDINGS[text])
    record = Record.of(position)
    assert f"auction: {text}\n" in write(record)
    assert read_one(write(record)) == record
    assert read_one(write_line(record)) == record
    assert read_one(json.dumps(document(record))) == record
    assert VALIDATOR.is_valid(document(record))
    shouted = write(record).replace(text, text.upper())
    assert read_one(shouted) == record
    for seat in Seat:
        seen = Record.of(position.view(seat))
        assert read_one(write(seen)) == seen
        assert VALIDATOR.is_valid(document(seen))


def test_a_hand_can_be_cut_off_at_each_of_the_new_words():
    record = Record.of(after(start(WORDS, NO_COUNTER), *ENDINGS["E 70, S pass, W hold, N pass"]))
    assert [record_at(record, Moment.parse(f"auction call {number}")).to_act for number in (1, 2, 3, 4)] == [
        Seat.EAST,
        Seat.SOUTH,
        Seat.WEST,
        Seat.NORTH,
    ]
    misdeal = Record.of(after(start(WORDS, NO_COUNTER), MISDEAL))
    assert record_at(misdeal, Moment.parse("score")).phase is Phase.OVER
    assert record_at(misdeal, Moment.parse("auction call 1")).to_act is Seat.EAST


@pytest.mark.parametrize(
    ("calls", "path", "reason", "legal"),
    [
        ("E 115, S hold", "auction[1]", "partner_not_high", "pass 120 moon"),
        ("E 115, S pass, W 120, N pass", "auction[3]", "after_auction", ""),
        ("E 105, S pass, W hold, N 110, E 115, W hold", "auction[5]", "held_already", "pass 120 moon"),
        ("E 115, S misdeal", "auction[1]", "counter_in_hand", "pass 120 moon"),
        ("E 100, S 105, W 110, N 115, E misdeal", "auction[4]", "not_first_call", "pass 120 moon"),
        ("E moon, S pass", "auction[1]", "after_auction", ""),
        ("E misdeal, S pass", "auction[1]", "after_auction", ""),
    ],
)
def test_a_call_that_is_refused_says_what_would_be_legal(calls, path, reason, legal):
    text = write(Record.of(after(start(WORDS, NO_COUNTER), PASS))).replace("E pass", calls)
    fault, *more = faults_of(text)
    assert briefly(fault)[:2] == (path, reason)
    assert fault.legal == tuple(legal.split())
    assert more == []


@pytest.mark.parametrize("word", ["hold", "moon", "misdeal"])
def test_other_games_do_not_know_them(word):
    text = write(Record.of(after(start(CROWSNEST, 7), PASS))).replace("E pass", f"E {word}")
    assert [briefly(fault) for fault in faults_of(text)] == [("auction[0]", "no_such_call", f"E {word}")]


def test_nothing_follows_a_misdeal():
    text = write(Record.of(after(start(WORDS, NO_COUNTER), MISDEAL))) + "trump: red\n"
    text = text.replace("result: {NS: 0, EW: 0}\ntrump: red\n", "trump: red\nresult: {NS: 0, EW: 0}\n")
    assert [briefly(fault)[:2] for fault in faults_of(text)] == [("trump", "hand_void")]


@pytest.mark.parametrize("seed", range(30))
def test_random_hands_with_the_new_words_survive_the_way_round(seed):
    position = random_hand(WORDS, seed, steps=Random(seed).randrange(60))
    for record in (Record.of(position), *(Record.of(position.view(seat)) for seat in Seat)):
        assert read_one(write(record)) == record
        assert read_one(write_line(record)) == record


# ------------------------------------------------------------------------------------ blind auctions


def blind_text(*calls):
    position = after(start(BLIND, BIRD_UP), *calls)
    assert position.deal.nest[-1] == ROOK
    return write(Record.of(position.view(Seat.SOUTH))), position


def test_the_record_of_a_blind_auction_holds_no_hand():
    text, position = blind_text(Bid(70))
    assert "south:" not in text and "nest: Rook\n" in text
    view = read_one(text).view
    assert view is not None
    assert (view.hand, view.public.blind) == (NO_CARDS, True)
    assert view == position.view(Seat.SOUTH)
    assert VALIDATOR.is_valid(document(read_one(text)))
    assert read_one(write_line(read_one(text))) == read_one(text)


def test_a_hand_that_the_seat_has_not_seen_is_refused():
    text, position = blind_text(Bid(70))
    given = text.replace("nest: Rook", f"south: {position.hand(Seat.SOUTH)}\nnest: Rook")
    assert [briefly(fault)[:2] for fault in faults_of(given)] == [("south", "hidden_from_seat")]


def test_once_the_auction_is_over_the_hand_belongs_to_the_record():
    text, position = blind_text(Bid(70), PASS, PASS, PASS)
    record = read_one(text)
    assert record.view == position.view(Seat.SOUTH)
    own = f"south: {position.hand(Seat.SOUTH)}\n"
    assert own in text
    assert [briefly(fault)[:2] for fault in faults_of(text.replace(own, ""))] == [("south", "missing_field")]
    for moment in ("deal", "auction", "auction call 3"):
        before = record_at(record, Moment.parse(moment))
        assert before.view is not None and before.view.hand == NO_CARDS
    assert record_at(record, Moment.parse("exchange")).view == record.view


def test_where_another_card_is_turned_up_the_hand_belongs_to_the_record():
    position = start(BLIND, 7)
    text = write(Record.of(position.view(Seat.SOUTH)))
    own = f"south: {position.hand(Seat.SOUTH)}\n"
    assert own in text
    assert [briefly(fault)[:2] for fault in faults_of(text.replace(own, ""))] == [("south", "missing_field")]
