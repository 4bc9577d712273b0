"""A recorded hand can be cut off at any moment that it comes to."""

from random import Random

import pytest
from jsonschema import Draft202012Validator

from rooktutor.errors import NotationError, NotYetError
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Note, Record, document, is_reached, read_one, write, write_line
from rooktutor.game.record.schema import shipped_schema
from rooktutor.game.record.steps import record_at
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.table.recorded import step_through
from tests.support.records import EXAMPLE, house_rules, random_hand

RECORD = read_one(EXAMPLE.read_text())
SCHEMA = Draft202012Validator(shipped_schema())


@pytest.mark.parametrize(
    ("moment", "phase", "to_act"),
    [
        ("deal", Phase.AUCTION, Seat.EAST),
        ("auction", Phase.AUCTION, Seat.EAST),
        ("auction call 3", Phase.AUCTION, Seat.WEST),
        ("exchange", Phase.DISCARD, Seat.WEST),
        ("trump", Phase.TRUMP, Seat.WEST),
        ("trick 1", Phase.PLAY, Seat.EAST),
        ("trick 1 card 2", Phase.PLAY, Seat.SOUTH),
        ("trick 8 card 4", Phase.PLAY, Seat.NORTH),
        ("score", Phase.OVER, None),
    ],
)
def test_the_example_can_be_cut_anywhere(moment, phase, to_act):
    there = record_at(RECORD, Moment.parse(moment))
    assert (there.phase, there.to_act) == (phase, to_act)
    assert there.notes == () and there.result is None


@pytest.mark.parametrize("moment", ["trick 10", "call", "auction call 5"])
def test_a_moment_that_never_comes_is_refused(moment):
    with pytest.raises(NotYetError):
        record_at(RECORD, Moment.parse(moment))


@pytest.mark.parametrize(
    "word", ["", "trick", "trick 0", "trick 1 card 5", "trick 1 card", "auction 3", "tric 1", "trick 100"]
)
def test_what_is_no_moment_is_refused(word):
    with pytest.raises(NotationError):
        Moment.parse(word)


def moments(position):
    """Every moment of a hand with its name."""
    yield Moment.parse("deal")
    for number in range(1, len(position.public.auction.calls) + 1):
        yield Moment.parse(f"auction call {number}")
    for stage in ("exchange", "trump", "call", "lead"):
        yield Moment.parse(stage)
    for trick in range(1, position.rules.hand + 1):
        for card in range(1, 5):
            yield Moment.parse(f"trick {trick} card {card}")


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_note_stands_at_any_moment_that_a_hand_comes_to(rules):
    for seed in range(4):
        position = random_hand(house_rules(RULE_SETS[rules], seed), seed)
        reached = [moment for moment in moments(position) if is_reached(position.public, moment)]
        record = Record.of(position, notes=tuple(Note(moment, "Look here.") for moment in reached))
        assert read_one(write(record)) == record
        assert read_one(write_line(record)) == record
        SCHEMA.validate(document(record))
        shown = step_through(record)
        for note, moment in zip(shown.notes, reached, strict=True):
            there = record_at(record, moment).position
            assert there is not None
            assert len(shown.line[note.moment].position.actions) == len(there.actions), moment


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_view_cut_off_is_the_view_of_the_hand_cut_off(rules):
    for seed in range(22):
        position = random_hand(house_rules(RULE_SETS[rules], seed), seed)
        reached = [moment for moment in moments(position) if is_reached(position.public, moment)]
        for moment in Random(seed).sample(reached, min(4, len(reached))):
            cut = record_at(Record.of(position), moment).position
            assert isinstance(cut, Position)
            if moment.stage.value == "exchange" and not position.rules.nest:
                continue
            for seat in Seat:
                there = record_at(Record.of(position.view(seat)), moment)
                assert there.view == cut.view(seat), (moment, seat)


def test_trumps_laid_away_face_up_are_not_seen_before_trump_is_named():
    rules = RULE_SETS["crowsnest"].with_options({"discard_trump": "face_up"})
    seen = 0
    for seed in range(12):
        position = random_hand(rules, seed)
        seen += bool(position.public.shown)
        if not is_reached(position.public, Moment.parse("trump")):
            continue
        cut = record_at(Record.of(position), Moment.parse("trump")).position
        for seat in Seat:
            assert record_at(Record.of(position.view(seat)), Moment.parse("trump")).view == cut.view(seat)
    assert seen
