"""Faults that only some games know."""

import pytest

from rooktutor.errors import RecordError
from rooktutor.game.record import Fault, Moment, Record, read, read_one, write
from rooktutor.game.record.steps import record_at
from rooktutor.rules.systems import rule_set
from tests.support.records import random_hand


def text_of(rules, seed, **options):
    return write(Record.of(random_hand(rule_set(rules).with_options(options), seed)))


def faults_of(text):
    with pytest.raises(RecordError) as caught:
        read(text)
    faults = [fault for fault in caught.value.faults if isinstance(fault, Fault)]
    return [(fault.path, fault.reason or fault.problem.value) for fault in faults]


def line(text, name):
    return next(line for line in text.splitlines() if line.startswith(f"{name}:"))


def test_kentucky_rook_bars_counters_from_the_nest():
    for seed in range(5):
        record = read_one(text_of("kentucky_rook", seed))
        position = record.position
        assert position and position.declarer and position.discard
        held = position.deal.hand(position.declarer)
        counter = next(iter(held & position.rules.counting_cards))
        old = next(iter(position.discard & held), None)
        if old is None:
            continue
        text = write(record)
        changed = text.replace(line(text, "discard"), line(text, "discard").replace(str(old), str(counter)))
        assert ("discard", "counter_in_nest") in faults_of(changed)


def test_call_partner_may_forbid_calling_a_card_of_one_s_own():
    text = text_of("call_partner", 2, call_own_card="forbidden")
    position = read_one(text).position
    assert position and position.declarer and position.discard
    kept = next(iter(position.deal.hand(position.declarer) - position.discard))
    assert ("call", "own_card_called") in faults_of(text.replace(line(text, "call"), f"call: {kept}"))


def test_a_called_card_must_be_in_the_pack():
    text = text_of("call_partner", 2)
    assert faults_of(text.replace(line(text, "call"), "call: G15")) == [("call", "not_a_card")]
    assert faults_of(text_of("crowsnest", 2).replace("trump:", "call: G14\ntrump:")) == [
        ("call", "not_in_game")
    ]


def test_call_partner_keeps_scores_for_seats():
    text = text_of("call_partner", 2).replace(
        line(text_of("call_partner", 2), "result"), "result: {NS: 1, EW: 2}"
    )
    assert faults_of(text) == [("result", "parties")]


def test_a_game_without_a_nest_has_no_nest_and_no_discard():
    text = (
        text_of("partnership", 1)
        .replace("auction:", "nest: R1\nauction:")
        .replace("trump:", "discard: R1\ntrump:")
    )
    assert {("nest", "not_in_game"), ("discard", "not_in_game")} <= set(faults_of(text))


def test_a_forced_dealer_makes_no_call():
    start = "\n".join(line for line in text_of("kentucky_rook", 1).splitlines() if line.split(":")[0] in (
        "rules", "dealer", "north", "east", "south", "west", "nest"
    ))  # fmt: skip
    first = read_one(start).to_act
    assert first
    seats = first.clockwise()
    calls = ", ".join(f"{seat.letter} pass" for seat in seats[:3])
    record = read_one(f"{start}\nauction: {calls}\n")
    assert record.public.declarer is record.dealer and record.public.bid == 100
    assert faults_of(f"{start}\nauction: {calls}, {seats[3].letter} 100\n") == [
        ("auction[3]", "after_auction")
    ]


def test_a_revoke_is_told_by_the_play_where_the_rules_know_it_and_refused_elsewhere():
    text = text_of("crowsnest", 11, revoke="lose_bid")
    for seed in range(12, 60):
        if read_one(text).public.offence is not None:
            break
        text = text_of("crowsnest", seed, revoke="lose_bid")
    assert read_one(text).public.offence is not None
    blocked = text.replace("revoke: lose_bid", "revoke: block")
    assert "must_follow" in {what for _, what in faults_of(blocked)}


def test_trump_may_be_named_before_the_nest_is_seen():
    record = read_one(text_of("crowsnest", 4, trump_naming="before_nest"))
    assert record.position and record.position.declarer
    there = record_at(record, Moment.parse("trump"))
    assert there.position and len(there.position.hand(record.position.declarer)) == 9
