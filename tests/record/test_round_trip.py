"""What is written is read back as the same value, in all three forms."""

import json
from dataclasses import replace
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.game.record import Moment, Note, Record, document, read, read_one, write, write_all, write_line
from rooktutor.game.record.fault import FaultList
from rooktutor.game.record.line import node_of
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from tests.support.records import EXAMPLE, random_hand, random_records

TEXT = EXAMPLE.read_text()


def test_the_example_is_written_as_it_was_read_to_the_byte():
    assert write(read_one(TEXT)) == TEXT


def test_the_example_says_what_it_says():
    record = read_one(TEXT)
    assert record.rules.id == "crowsnest"
    assert record.title == "The Crow falls to the 14"
    assert record.dealer is Seat.NORTH
    assert record.scores == (195, 235)
    assert record.seed == 7
    assert record.result == (15, 70)
    assert record.deal is not None and str(record.deal.hand(Seat.SOUTH)) == "R6 R8 G7 G9 Y7 Y8 Y12 B14 Rook"
    assert record.notes == (
        Note(Moment.parse("trick 8"), "The lowest trump cannot escape once it is alone."),
    )
    assert record.position is not None and record.position.score().scores == (210, 305)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_records_of_every_game_come_back(rules):
    for record in random_records(rules, range(22)):
        text = write(record)
        assert read(text) == (record,), text
        assert write(read_one(text)) == text
        assert read(json.dumps(document(record))) == (record,), text


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_line_form_comes_back_and_survives_a_url(rules):
    for record in random_records(rules, range(22, 33)):
        line = write_line(record)
        assert quote(line, safe="") == line
        assert read(line) == (record,)


def test_a_file_holds_any_number_of_records():
    records = tuple(random_records("buckeye", range(4)))
    assert read(write_all(records)) == records
    assert read("# a comment first\n---\n" + write_all(records)) == records


@given(st.text(min_size=1).filter(lambda text: text.strip(" \t\r\n")))
def test_any_text_stands_in_title_and_notes(text):
    record = replace(
        read_one(TEXT),
        title=text,
        notes=(Note(Moment.parse("trick 3 card 2"), text), Note(Moment.parse("score"), "Done.")),
    )
    assert read(write(record)) == (record,)
    assert read(json.dumps(document(record), ensure_ascii=not text.isprintable())) == (record,)
    line = write_line(record)
    assert quote(line, safe="") == line
    assert read(line) == (record,)


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("Hello, world", "title: Hello, world"),
        ("It's a set", "title: It's a set"),
        ("yes", 'title: "yes"'),
        ("1.10", 'title: "1.10"'),
        ("2024-12-31", 'title: "2024-12-31"'),
        ("null", 'title: "null"'),
        ("Set: by 5", 'title: "Set: by 5"'),
        ("- dash", 'title: "- dash"'),
        ('say "no"', 'title: say "no"'),
        ("two\nlines", 'title: "two\\nlines"'),
        ("zero\u200bwidth", 'title: "zero\\u200bwidth"'),
        ("Šeši", "title: Šeši"),
    ],
)
def test_a_title_is_quoted_only_where_it_must_be(title, line):
    record = replace(read_one(TEXT), title=title)
    assert line in write(record).splitlines()
    assert read(write(record)) == (record,)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("title: The Crow falls to the 14", "title: 'The Crow falls to the 14'"),
        ("dealer: north", "dealer: N"),
        ("trump: green", "trump: GREEN"),
        ("B14 Rook\n", "b14 crow\n"),
        ("B14 Rook\n", "B14 bird\n"),
        ("E pass, S pass, W 70, N pass", "east Pass , south PASS,w 70,North pass"),
        ("- S Y7 Y10", "- south Y7 y10"),
        ("{NS: 195, EW: 235}", "{ew: 235, ns: '195'}"),
        ("at: trick 8", "at: TRICK  8"),
        ("rules: crowsnest", "rules: CrowsNest"),
        ("options: {}", "options: {min_bid: 70}"),
    ],
)
def test_what_people_write_differently_means_the_same(written, meant):
    assert written in TEXT
    record = read_one(TEXT.replace(written, meant))
    assert replace(record, options=()) == read_one(TEXT)


def test_the_order_of_fields_does_not_matter_when_reading():
    fields = document(read_one(TEXT))
    assert read(json.dumps(dict(reversed(fields.items())))) == read(TEXT)


def test_options_keep_the_base_rules_and_their_words():
    text = TEXT.replace("options: {}", "options: {min_bid: 60, made_score: captured, bird_free_play: false}")
    with_house_rules = text.replace("result: {NS: 15, EW: 70}", "result: {NS: 15, EW: 105}")
    record = read_one(with_house_rules)
    assert record.rules.min_bid == 60
    written = write(record)
    assert "options: {bird_free_play: false, min_bid: 60, made_score: captured}" in written
    assert read_one(written) == record


def test_a_line_that_was_cut_short_is_no_crash():
    line = write_line(read_one(TEXT))
    for end in range(1, len(line), 7):
        node_of(line[:end], FaultList())


def test_a_record_from_a_position_tells_its_house_rules_and_score():
    rules = RULE_SETS["crowsnest"].with_options({"target": 500})
    record = Record.of(random_hand(rules, 3), title="", seed=3)
    assert record.options == (("target", 500),)
    assert record.title is None
    assert record.position is not None and record.result == record.position.score().scored
