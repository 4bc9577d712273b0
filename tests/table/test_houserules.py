"""House rules at the table: the panel, what it refuses, what is dealt, where the options travel."""

import json
from typing import Any
from urllib.parse import parse_qs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.errors import NotationError, RuleSetError
from rooktutor.game.record import Record, read_one, write
from rooktutor.rules.draft import Draft
from rooktutor.rules.houses import GAME_IDS, game_rules
from rooktutor.rules.ruleset import AXES, axis_type
from rooktutor.rules.systems import CROWSNEST
from rooktutor.table.app import tutor
from rooktutor.table.contract import Model
from rooktutor.table.drafting import draft_of
from rooktutor.table.events import Control, Drafted, Pressed, Refused, Step
from rooktutor.table.messages import decode
from rooktutor.table.page import address, asked_rules, asked_table
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, Mode, new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from rooktutor.text.rulebook import differences, rules_page
from tests.frontend.conform import faults
from tests.table.hands import next_event, played

EN = Catalog("en", strict=True)
OPEN = Drafted(Step.OPEN)
DEAL = Drafted(Step.DEAL)


def change(axis: str, word: str) -> Drafted:
    return Drafted(Step.SET, axis, word)


def after(state: AppState, *events: Drafted | Pressed) -> AppState:
    for event in events:
        state = reduce(state, event)
    return state


def model(state: AppState) -> dict[str, Any]:
    shown = json.loads(json.dumps(view_model(state, EN)))
    assert faults(shown, Model) == []
    return shown


def panel(state: AppState) -> dict[str, Any]:
    return model(state)["house"]


def fields(state: AppState) -> dict[str, dict[str, Any]]:
    return {field["id"]: field for group in panel(state)["groups"] for field in group["fields"]}


@pytest.mark.parametrize(
    "axis", ["hands", "mercy_lead", "mercy_low", "sweep_points", "score_cap", "call_own_card"]
)
def test_the_panel_says_nothing_of_a_rule_that_does_not_act(axis):
    assert fields(after(new_match(CROWSNEST, seed=7), OPEN))[axis]["help"] == "No such rule."


def test_a_rule_of_numbers_is_told_once_it_acts():
    shown = fields(after(new_match(CROWSNEST, seed=7), OPEN, change("hands", "3")))
    assert shown["hands"]["help"].startswith("The match ends when 3 hands have been played")


@pytest.fixture
def table() -> AppState:
    return new_match(CROWSNEST, seed=7)


@pytest.fixture
def opened(table: AppState) -> AppState:
    return after(table, OPEN)


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_rule_of_each_game_is_a_field_of_its_type(game):
    state = after(new_match(game_rules(game), seed=1), OPEN)
    found = fields(state)
    assert sorted(found) == sorted(AXES)
    kinds = {int: "number", bool: "switch"}
    for axis, field in found.items():
        kind = axis_type(axis)
        assert field["kind"] == kinds.get(kind, "choice")
        assert [option["id"] for option in field["options"]] == [
            str(member.value) for member in (kind if kind not in kinds else ())
        ]
        assert field["name"] and field["help"].endswith(".")
        assert not field["changed"] and not field["reasons"]
    shown = panel(state)
    assert shown["ready"] and not shown["restorable"]
    assert shown["game"] == game


def test_the_panel_is_in_the_model_only_while_it_is_open(table):
    assert panel(table) is None
    opened = after(table, OPEN, change("min_bid", "60"))
    closed = after(opened, Drafted(Step.CLOSE))
    assert panel(closed) is None
    assert fields(after(closed, OPEN))["min_bid"]["value"] == "60"


def test_the_match_is_untouched_until_the_rules_are_dealt(opened):
    changed = after(opened, change("min_bid", "60"), change("made_score", "captured"))
    assert (changed.line, changed.at, changed.rules) == (opened.line, opened.at, opened.rules)
    dealt = after(changed, DEAL)
    assert dealt.rules == CROWSNEST.with_options({"min_bid": 60, "made_score": "captured"})
    assert dealt.now.deals == 1
    assert panel(dealt) is None


def test_what_differs_is_marked_and_one_rule_or_all_go_back(opened):
    changed = after(
        opened, change("min_bid", "60"), change("jump_bids", "false"), change("bird_rank", "high")
    )
    found = fields(changed)
    assert [axis for axis in AXES if found[axis]["changed"]] == ["bird_rank", "min_bid", "jump_bids"]
    assert found["min_bid"]["own_text"] == "CrowsNest: 70"
    assert found["jump_bids"]["own_text"] == "CrowsNest: Yes"
    assert found["bird_rank"]["own_text"] == "CrowsNest: lowest trump"
    assert panel(changed)["status"] == "3 rules are changed."
    one = after(changed, Drafted(Step.RESTORE, "jump_bids"))
    assert [axis for axis in AXES if fields(one)[axis]["changed"]] == ["bird_rank", "min_bid"]
    assert not panel(after(one, Drafted(Step.RESTORE)))["restorable"]
    back = after(changed, change("bird_rank", "low"))
    assert not fields(back)["bird_rank"]["changed"]


def test_impossible_rules_are_refused_with_every_reason_beside_the_rules_concerned(opened):
    wrong = after(opened, change("nest", "6"), change("min_bid", "72"), change("red_one_free_play", "true"))
    shown, found = panel(wrong), fields(wrong)
    assert not shown["ready"]
    assert len(shown["reasons"]) == 3
    told = {reason["text"] for reason in shown["reasons"]}
    assert "Four hands of 9 and a nest of 6 take 42 cards, but the pack has 41." in told
    assert {text for field in found.values() for text in field["reasons"]} == told
    concerned = {axis for axis, field in found.items() if field["reasons"]}
    assert {"nest", "hand", "min_bid", "bid_step", "red_one", "red_one_free_play"} == concerned
    assert {reason["axis"] for reason in shown["reasons"]} <= concerned
    assert after(wrong, DEAL) == wrong
    mended = after(
        wrong, Drafted(Step.RESTORE, "red_one_free_play"), change("hand", "8"), change("nest", "9")
    )
    assert [reason["axis"] for reason in panel(mended)["reasons"]] == ["min_bid"]
    assert after(mended, change("min_bid", "75"), DEAL).rules.nest == 9


@pytest.mark.parametrize("word", ["", "many", "-5", "7.5", "123456", "٧٠"])
def test_what_is_no_number_stays_as_it_was_typed_and_says_what_must_be(opened, word):
    wrong = after(opened, change("min_bid", word))
    field = fields(wrong)["min_bid"]
    assert field["value"] == word
    assert field["changed"]
    assert field["reasons"] == ["Lowest bid: this must be a whole number with at most five digits."]
    assert after(wrong, DEAL).rules == CROWSNEST


def test_another_game_begins_without_changes(opened):
    other = after(opened, change("min_bid", "60"), Drafted(Step.GAME, value="western_red_one"))
    assert panel(other)["game"] == "western_red_one"
    assert not panel(other)["restorable"]
    assert after(other, DEAL).rules == game_rules("western_red_one")
    assert after(opened, Drafted(Step.GAME, value="whist")) == opened


def test_a_house_game_is_called_by_its_name_and_a_changed_one_says_so(opened):
    house = after(opened, Drafted(Step.GAME, value="breckinridge"), DEAL)
    title = model(house)["title"]
    assert title == "Breckinridge County tournament"
    game = next(each for each in model(house)["controls"] if each["id"] == "game")
    assert game["value"] == "breckinridge"
    changed = after(house, OPEN, change("target", "450"), DEAL)
    game = next(each for each in model(changed)["controls"] if each["id"] == "game")
    assert game["value"] not in GAME_IDS
    assert game["options"][0]["text"].endswith("house rules")


def test_rules_that_mean_nothing_in_a_game_are_marked_but_can_be_changed(opened):
    assert fields(opened)["one_points"]["idle"]
    assert not fields(opened)["red_one"]["idle"]
    with_red_one = after(opened, change("red_one", "true"), change("nest", "6"))
    assert not fields(with_red_one)["red_one_points"]["idle"]
    assert after(with_red_one, DEAL).rules.red_one


def test_undo_goes_back_to_the_old_match_with_its_rules_and_redo_forward(table):
    state = table
    for _ in range(30):
        event = next_event(state)
        assert event is not None
        state = reduce(state, event)
        if state.undo_to is not None:
            break
    dealt = after(state, OPEN, change("min_bid", "60"), DEAL)
    while not dealt.learners_turn:
        event = next_event(dealt)
        assert event is not None
        dealt = reduce(dealt, event)
    back = after(dealt, Pressed(Control.UNDO))
    assert back.rules == CROWSNEST
    assert after(back, Pressed(Control.REDO)).rules.min_bid == 60
    for control in (Control.NEW_HAND, Control.SAME_HAND, Control.NEW_MATCH):
        assert after(dealt, Pressed(control)).rules.min_bid == 60


def test_new_rules_after_an_undo_have_cards_of_their_own(table):
    once = after(table, OPEN, change("min_bid", "60"), DEAL)
    back = once.moved(0)
    twice = after(back, OPEN, change("min_bid", "65"), DEAL)
    assert twice.position.deal != once.position.deal
    assert twice.key != once.key


def test_the_rule_is_in_force_to_the_score(opened):
    dealt = after(opened, change("made_score", "captured"), change("nest_owner", "declarer"), DEAL)
    *_before, last = played(3, rules=dealt.rules)
    sheet = last.position.score()
    if sheet.made:
        assert max(sheet.scored) >= (last.position.bid or 0)
    assert last.position.rules.made_score.value == "captured"


def test_a_record_saved_from_the_table_carries_the_options(opened):
    dealt = after(opened, change("min_bid", "60"), change("jump_bids", "false"), DEAL)
    text = write(Record.of(dealt.position, seed=dealt.now.seed))
    assert "min_bid: 60" in text
    position = read_one(text).position
    assert position is not None
    assert position.rules == dealt.rules


def test_a_recorded_hand_has_no_house_rules(opened):
    state = AppState(seed=1, line=opened.line, mode=Mode.STEP)
    assert after(state, OPEN) == state
    assert "house" not in [control["id"] for control in model(state)["controls"]]


def test_tutor_takes_options_and_house_games():
    assert tutor(seed=7, options={"min_bid": 60}).record.options == (("min_bid", 60),)
    assert tutor("breckinridge", seed=7, options={"target": 500})._session.state.rules.target == 500
    with pytest.raises(RuleSetError) as refused:
        tutor(seed=7, options={"min_bid": 72, "nest": 4})
    assert len(refused.value.problems) == 2
    with pytest.raises(NotationError):
        tutor("whist", options={"min_bid": 60})


def test_the_address_carries_the_options_there_and_back():
    rules = game_rules("red_one").with_options({"min_bid": 80, "bird_rank": "10.5", "jump_bids": False})
    query = parse_qs(address(new_match(rules, seed=12), {"pace": ["0"]}).removeprefix("?"))
    assert asked_rules(query).rules == rules
    assert asked_table(query).rules == rules
    assert asked_table(query).seed == 12
    assert query["pace"] == ["0"]


def test_an_address_that_asks_for_the_impossible_opens_the_panel_with_the_reasons():
    state = asked_table({"rules": ["buckeye"], "nest": ["9"], "min_bid": ["x" * 500]})
    assert state.rules == game_rules("buckeye")
    assert len(panel(state)["reasons"]) == 2


def test_messages_of_the_panel_are_read_and_odd_ones_refused():
    assert decode({"type": "house", "at": "1", "do": "set", "id": "nest", "value": "6"}) == change(
        "nest", "6"
    )
    for odd in ({"do": "bribe", "id": "", "value": ""}, {"do": "set", "id": "nest"}, {"do": 1}):
        assert isinstance(decode({"type": "house", "at": "1", **odd}), Refused)
    state = after(new_match(CROWSNEST, seed=1), OPEN, change("id", "mine"), change("whisky", "neat"))
    assert state.draft == Draft(CROWSNEST)


@pytest.mark.parametrize("other", [game for game in GAME_IDS if game != "crowsnest"])
def test_two_games_are_compared_as_on_the_command_line(table, other):
    compared = after(table, Pressed(Control.AGAINST, other))
    sheet = model(compared)["rules"]
    found = differences(CROWSNEST, game_rules(other), EN)
    assert [row["axis"] for row in sheet["comparison"]["rows"]] == [each.axis for each in found]
    for row, each in zip(sheet["comparison"]["rows"], found, strict=True):
        assert row["one"] == (each.one or "No such rule.")
        assert row["other"] == (each.other or "No such rule.")
    assert sheet["comparison"]["other"] == model(new_match(game_rules(other), seed=1))["title"]
    assert sheet["title"] == rules_page(CROWSNEST, EN).title
    assert model(after(compared, Pressed(Control.AGAINST, "")))["rules"]["comparison"] is None


def test_a_game_is_not_compared_with_itself(table):
    sheet = model(table)["rules"]
    assert "crowsnest" not in [option["id"] for option in sheet["against"]["options"]]
    assert model(after(table, Pressed(Control.AGAINST, "crowsnest")))["rules"]["comparison"] is None
    assert model(after(table, Pressed(Control.AGAINST, "whist")))["rules"]["comparison"] is None
    changed = after(table, OPEN, change("target", "500"), DEAL, Pressed(Control.AGAINST, "crowsnest"))
    rows = model(changed)["rules"]["comparison"]["rows"]
    assert [row["axis"] for row in rows] == ["target"]


WORDS = st.one_of(
    st.sampled_from(
        sorted({str(v.value) for a in AXES if axis_type(a) not in (int, bool) for v in axis_type(a)})
    ),
    st.sampled_from(["true", "false", "", "0", "1", "5", "70", "99999", "x"]),
)
EVENTS = st.one_of(
    st.builds(change, st.sampled_from(AXES), WORDS),
    st.builds(lambda axis: Drafted(Step.RESTORE, axis), st.sampled_from(["", *AXES])),
    st.builds(lambda game: Drafted(Step.GAME, value=game), st.sampled_from([*GAME_IDS, "whist"])),
    st.sampled_from([DEAL, OPEN, Drafted(Step.CLOSE)]),
)


@given(events=st.lists(EVENTS, max_size=8))
def test_whatever_is_done_in_the_panel_it_can_be_shown_and_only_possible_rules_are_dealt(events):
    state = after(new_match(CROWSNEST, seed=3), *events, OPEN)
    shown = panel(state)
    assert shown["ready"] == (not shown["reasons"])
    draft = state.draft or draft_of(state.rules)
    assert shown["ready"] == (not draft.conflicts)
    beside = {text for field in fields(state).values() for text in field["reasons"]}
    assert beside == {reason["text"] for reason in shown["reasons"]}
    dealt = after(state, DEAL)
    assert (dealt.rules == draft.rules) if shown["ready"] else (dealt == state)
