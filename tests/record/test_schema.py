"""The schema that ships and the reader agree on the form of a record."""

import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rooktutor.errors import RecordError
from rooktutor.game.record import Fault, Problem, document, read, read_one
from rooktutor.game.record.schema import FILE, schema_text, shipped_schema
from rooktutor.rules.systems import RULE_SETS
from tests.support.records import EXAMPLE, random_records

VALIDATOR = Draft202012Validator(shipped_schema())
EXAMPLE_FIELDS = document(read_one(EXAMPLE.read_text()))

FORM = {
    Problem.NOT_FIELDS, Problem.NOT_A_LIST, Problem.NOT_A_WORD, Problem.EMPTY, Problem.UNKNOWN_FIELD,
    Problem.MISSING_FIELD, Problem.UNKNOWN_RULES, Problem.NOT_A_SEAT, Problem.NOT_A_CARD, Problem.NOT_A_COLOR,
    Problem.NOT_A_CALL, Problem.NOT_A_NUMBER, Problem.NOT_A_MOMENT, Problem.NOT_A_TRICK, Problem.NOT_A_PARTY,
}  # fmt: skip
TEXT_FAULTS = {Problem.NOT_YAML, Problem.TOO_DEEP, Problem.NOT_TEXT, Problem.REPEATED_FIELD}


def reader_refuses_the_form(fields):
    """Whether the reader finds a fault of form; None if it does not even get to the fields."""
    try:
        read(json.dumps(fields))
    except RecordError as error:
        found = {(fault.problem, fault.path) for fault in error.faults if isinstance(fault, Fault)}
        if {problem for problem, _ in found} & TEXT_FAULTS:
            return None
        # Whether there is a nest to tell depends on the game, so the schema cannot know.
        found.discard((Problem.MISSING_FIELD, "nest"))
        return any(problem in FORM for problem, _ in found)
    return False


def test_the_shipped_schema_is_a_schema_and_up_to_date():
    Draft202012Validator.check_schema(shipped_schema())
    assert json.loads(schema_text()) == shipped_schema(), (
        f"write {FILE} anew: python -m rooktutor.game.record.schema"
    )


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_record_that_is_written_fits_the_schema(rules):
    for record in random_records(rules, range(100, 111)):
        VALIDATOR.validate(document(record))


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**10), 10**10),
    st.floats(allow_nan=False, allow_infinity=False).filter(lambda number: number != math.floor(number)),
    st.text(max_size=8),
    st.sampled_from(
        [
            *("crowsnest", "CrowsNest", "north", "N", "n ", "No", "NS", "green", "g", "hidden"),
            *("R5 Rook", "R5,R7", "crow bird", "", " ", "7", "-7", "1e3", "0x10", "true", "null", "~"),
            *("E pass", "E pass, S 70", "E pass,S pAsS", "E 123456", "E R5", "E R5 R6 R7 R8 R9"),
            *("trick 3", "trick 3 card 5", "Trick 10  card 1"),
        ]
    ),
    st.just([]),
    st.just({}),
    st.just(["E B6"]),
    st.just(["E B6", 5]),
    st.just([{"at": "deal", "text": "Hello"}]),
    st.just([{"at": "deal", "text": ""}]),
    st.just([{"at": "deal"}]),
    st.just({"NS": 1, "EW": -2}),
    st.just({"ns": "1", "north": "x"}),
    st.just({"min_bid": 70, "bird": "crow"}),
    st.just({"min_bid": None}),
)  # fmt: skip


@settings(max_examples=600)
@given(st.data())
def test_schema_and_reader_agree_on_mutated_records(data):
    fields = dict(EXAMPLE_FIELDS)
    for _ in range(data.draw(st.integers(1, 3))):
        name = data.draw(st.sampled_from([*shipped_schema()["properties"], "notes2", "Rules"]))
        if data.draw(st.booleans()):
            fields[name] = data.draw(VALUES)
        else:
            fields.pop(name, None)
    refused = reader_refuses_the_form(fields)
    if refused is not None:
        assert refused == (not VALIDATOR.is_valid(fields)), list(VALIDATOR.iter_errors(fields))


@pytest.mark.parametrize("value", [None, [], ["x"], {}, 5, "x", True])
def test_a_record_is_fields(value):
    assert VALIDATOR.is_valid(value) is False
    assert reader_refuses_the_form(value) is True
