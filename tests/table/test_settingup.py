"""A position is set up by cards, by words, or by a record or link; what cannot be is told in full."""

import pytest

from rooktutor.cards import Card
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Note, Record, Stage, read_one, write, write_line
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.table.contract import Model
from rooktutor.table.events import Control, Evaluated, Opened, Pressed, SetUp
from rooktutor.table.keeping import match_text
from rooktutor.table.messages import decode
from rooktutor.table.reducer import reduce
from rooktutor.table.settingup import FIELDS, PLACES, Do
from rooktutor.table.sharing import door, hand_record, linked, record_in
from rooktutor.table.state import AppState, Mode, new_match
from rooktutor.table.thinking import job_for
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults
from tests.table.hands import made_up, played

EN = Catalog("en", strict=True)
NORTH, EAST, SOUTH, WEST = (str(hand) for hand in new_match(CROWSNEST, seed=7).position.deal.hands)


def do(state: AppState, *steps: tuple[str, str, str]) -> AppState:
    for step, name, value in steps:
        event = decode({"type": "setup", "at": "", "do": step, "id": name, "value": value})
        assert isinstance(event, SetUp)
        state = reduce(state, event)
    return state


def opened() -> AppState:
    return do(new_match(CROWSNEST, seed=3), ("open", "", ""))


def whole(state: AppState) -> AppState:
    nest = " ".join(map(str, new_match(CROWSNEST, seed=7).position.deal.nest))
    hands = zip(PLACES, (NORTH, EAST, SOUTH, WEST, nest), strict=True)
    return do(state, *(("set", place, text) for place, text in hands))


def test_four_hands_that_were_typed_lie_on_the_table():
    state = do(whole(opened()), ("set", "dealer", "west"), ("ask", "", ""))
    assert state.mode is Mode.STEP
    assert str(state.position.hand(Seat.EAST)) == EAST
    assert state.position.to_act is Seat.NORTH
    assert job_for(state).position == state.position


def test_bid_and_trump_make_an_auction():
    state = do(
        whole(opened()),
        ("set", "declarer", "south"),
        ("set", "bid", "85"),
        ("ask", "", ""),
    )
    assert state.position.phase is Phase.DISCARD
    assert (state.position.declarer, state.position.bid) == (Seat.SOUTH, 85)


def test_one_seat_s_cards_are_enough_and_the_others_stay_hidden():
    steps = (
        ("set", "seen", "west"),
        ("set", "west", WEST),
        ("set", "declarer", "east"),
        ("set", "bid", "90"),
        ("set", "trump", "red"),
        ("set", "play", "E R12 R10"),
        ("ask", "", ""),
    )
    state = do(opened(), *steps)
    assert (state.learner, state.asking) == (Seat.WEST, Seat.WEST)
    assert str(state.position.hand(Seat.WEST)) == WEST
    state = reduce(state, Evaluated(state.position, made_up(state.position.view(Seat.WEST))))
    model = view_model(state, EN)
    assert faults(model, Model) == []
    assert [seat["cards"] for seat in model["seats"]] == [None] * 4
    assert {choice["id"] for choice in model["hand"]} == set(WEST.split())
    shown = reduce(state, Pressed(Control.OPEN_HANDS))
    assert not shown.open_hands
    tried = reduce(state, Pressed(Control.ONWARD))
    assert tried == state
    assert hand_record(state).view == state.position.view(Seat.WEST)


def test_everything_that_is_wrong_is_told_with_its_place():
    state = do(
        opened(),
        ("set", "north", "R5 R5 Z9"),
        ("set", "south", SOUTH),
        ("set", "trump", "red"),
        ("ask", "", ""),
    )
    assert state.mode is Mode.PLAY
    sheet = view_model(state, EN)["setup"]
    assert len(sheet["faults"]) >= 2
    assert any(text.startswith("North: ") for text in sheet["faults"])
    empty = view_model(do(opened(), ("ask", "", "")), EN)["setup"]
    assert empty["faults"][0] == f"North: {EN.text('fault-missing-field')}"
    assert do(state, ("set", "north", NORTH)).setup.faults == ()


def test_cards_are_pressed_and_dragged_into_places():
    state = do(opened(), ("place", "east", ""), ("put", "R5", ""), ("put", "Rook", ""))
    assert state.setup.text("east") == "R5 Rook"
    state = do(state, ("put", "R5", "nest"))
    assert (state.setup.text("east"), state.setup.text("nest")) == ("Rook", "R5")
    state = do(state, ("put", "Rook", ""))
    assert state.setup.text("east") == ""
    assert state.setup.place_of(Card.parse("Rook")) == ""
    assert do(state, ("put", "R5", "pack")).setup.text("nest") == ""
    assert do(state, ("put", "R1", "east")) == state
    assert do(state, ("put", "R5", "attic"), ("put", "x", ""), ("place", "attic", "")) == state
    model = view_model(state, EN)["setup"]
    assert [card["place"] for card in model["pack"] if card["face"]["id"] == "R5"] == ["nest"]
    assert model["places"][-1]["count_text"] == "1 of 5"


def test_a_record_a_line_or_a_link_is_pasted():
    *_, last = played(7)
    record = Record.of(last.position, title="Mine", notes=(Note(Moment(Stage.TRICK, 2), "Look."),))
    line = write_line(record)
    for text in (write(record), line, f"http://example/?lang=fr&hand={line}#x"):
        state = do(opened(), ("set", "paste", text), ("ask", "", ""))
        assert state.position.deal.hands == last.position.deal.hands
        assert (state.at, len(state.line)) == (0, len(last.position.actions) + 1)
        assert [note.text for note in state.notes] == ["Look."]
        back = reduce(state, Pressed(Control.CLOSE))
        assert back.line == opened().line
    assert record_in("rules: crowsnest\n") == "rules: crowsnest\n"


def test_a_link_brings_back_the_hand_and_tells_no_more_than_the_learner_sees():
    states = list(played(7))
    for state in states[3::9]:
        reply = door(state, "v", "link")
        record = read_one(reply["text"])
        there = linked(reply["text"])
        if state.now.over:
            assert record.position == state.position
        else:
            assert record.view == state.position.view(Seat.SOUTH)
            assert there.position.view(Seat.SOUTH) == record.view
        assert view_model(there, EN)["phase"] == view_model(state, EN)["phase"]


def test_a_hand_that_is_stepped_through_goes_out_with_its_notes():
    *_, last = played(7)
    state = linked(write_line(Record.of(last.position, notes=(Note(Moment(Stage.TRICK, 2), "Look."),))))
    assert hand_record(state).notes == (Note(Moment(Stage.TRICK, 2), "Look."),)
    page = door(state, "v", "print")
    assert page["do"] == "print"
    assert "Look." in page["text"] and page["text"].startswith("<!doctype html>")
    assert "<script" not in page["text"]
    assert read_one(door(state, "v", "hand")["text"]).position == last.position
    assert door(state, "v", "nonsense")["name"].endswith("hand-1.rook.yaml")


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize("text", ["", "~~~", "<b>", "R5 " * 200, "9" * 50, "{}", "- x: [", "\u0663"])
def test_whatever_is_typed_is_read_or_told(name, text):
    for state in (opened(), whole(opened())):
        after = do(state, ("set", name, text), ("ask", "", ""))
        assert after.setup is not None
        assert after.setup.faults or after.mode is Mode.STEP
        view_model(after, EN)


def test_a_file_of_one_seat_or_with_notes_is_looked_at_and_a_match_is_taken_up():
    state = list(played(7))[12]
    view = Record.of(state.position.view(Seat.SOUTH))
    looked = reduce(state, Opened("a.yaml", write(view)))
    assert (looked.mode, looked.study.seat) == (Mode.STEP, Seat.SOUTH)
    assert reduce(looked, Opened("b.yaml", write(view))).study.table == looked.study.table
    taken = reduce(state, Opened("c.yaml", match_text(state)))
    assert taken.mode is Mode.PLAY
    assert reduce(state, Opened("d.yaml", "rules: [")).notices[-1].faults


def test_strange_messages_are_refused():
    assert "unknown step" in decode({"type": "setup", "do": "burn", "id": "", "value": ""}).detail
    assert reduce(opened(), SetUp(Do.SET, "nowhere", "x")) == opened()


def test_another_game_has_another_pack():
    state = do(opened(), ("game", "", "red_one"))
    assert len(view_model(state, EN)["setup"]["pack"]) == len(state.setup.rules.pack) == 42
    assert do(state, ("game", "", "whist")) == state
    assert do(state, ("clear", "", "")).setup.rules.id == "red_one"
