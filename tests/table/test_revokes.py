"""A revoke tried at the table: the warning, putting it right, the claim, the penalty, and undo."""

import json
from dataclasses import replace
from random import Random

import pytest

from rooktutor.game.actions import Play, Renege
from rooktutor.game.illegality import Wrong
from rooktutor.game.public import Phase
from rooktutor.game.record import Record, resume_match
from rooktutor.rules.axes import Revoke
from rooktutor.rules.systems import CROWSNEST, KENTUCKY_DISCARD
from rooktutor.seats import Seat
from rooktutor.table.brains import brains
from rooktutor.table.contract import Model
from rooktutor.table.events import Chose, Control, Evaluated, Opened, Pressed
from rooktutor.table.keeping import match_text
from rooktutor.table.recorded import step_through
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, NoticeKind, new_match
from rooktutor.table.thinking import job_for
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults
from tests.oracle import presets, score
from tests.table.hands import at_phase, made_up, next_event, played

COSTS = ("lose_bid", "flat_100")
EN = Catalog("en")


def press(state: AppState, control: Control) -> AppState:
    return reduce(state, Pressed(control))


def could_revoke(state: AppState) -> list[str]:
    """The cards of the learner that must not be played now."""
    if not state.learners_turn or state.position.phase is not Phase.PLAY:
        return []
    wrong = {card: state.position.why_illegal(Play(card)) for card in state.position.hand(state.learner)}
    return [str(card) for card, why in wrong.items() if why and why.reason is Wrong.MUST_FOLLOW]


def before_a_revoke(cost: str = "lose_bid", seed: int = 0) -> tuple[AppState, str]:
    """A table where revokes may be tried, and a card of the learner's that must not be played."""
    rules = KENTUCKY_DISCARD.with_options({"revoke": cost})
    for deal in range(seed, seed + 50):
        for state in played(deal, rules=rules):
            cards = could_revoke(state)
            if cards:
                return press(state, Control.REVOKE), cards[0]
    raise AssertionError("no hand has a card that must not be played")


def try_it(state: AppState, card: str) -> AppState:
    """Press a card that must not be played, and play it after the warning."""
    return press(reduce(state, Chose(state.key, card)), Control.REVOKE_ANYWAY)


def on(state: AppState) -> AppState:
    while (event := next_event(state)) is not None:
        state = reduce(state, event)
    return state


def text(state: AppState) -> str:
    return "\n".join(message["text"] for message in view_model(state, EN)["messages"])


def test_without_the_switch_such_a_card_is_refused_as_ever():
    state, card = before_a_revoke()
    off = press(state, Control.REVOKE)
    assert not off.breaking
    refused = reduce(off, Chose(off.key, card))
    assert [notice.kind for notice in refused.notices] == [NoticeKind.ILLEGAL]
    assert press(refused, Control.REVOKE_ANYWAY).position == off.position


def test_a_warning_comes_first_and_can_be_heeded():
    state, card = before_a_revoke()
    warned = reduce(state, Chose(state.key, card))
    assert warned.position == state.position
    message = view_model(warned, EN)["messages"][-1]
    assert [button["id"] for button in message["actions"]] == ["rethink", "anyway"]
    assert message["choice"] == card
    assert set(message["instead"]) == {str(a.card) for a in state.position.legal_actions()}
    assert "your side pays" in message["text"]
    heeded = press(warned, Control.RETHINK)
    assert heeded.position == state.position
    assert not heeded.notices
    assert press(heeded, Control.REVOKE_ANYWAY).position == state.position


@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize("seed", [0, 60, 120])
def test_the_hand_stops_and_the_penalty_is_what_the_rules_say(cost, seed):
    state, card = before_a_revoke(cost, seed)
    after = try_it(state, card)
    assert isinstance(after.position.actions[-1], Renege)
    end = on(after)
    offence = end.position.public.offence
    assert end.position.public.stopped
    sheet = end.position.score()
    so_far = {str(party): taken for party, taken in zip(sheet.parties, sheet.captured, strict=True)}
    rules = presets.rules("kentucky_discard", revoke=cost)
    told = score.revoke_score(rules, "south", end.position.bid, so_far, next_trick_taken=True)
    model = view_model(end, EN)
    lines = {line["label"]: line for line in model["panel"]["lines"]}
    assert {str(party): sheet.of(party) for party in sheet.parties} == told
    assert lines["Revoked"]["amounts"][0] == f"\N{MINUS SIGN}{-told['NS']}"
    assert lines["They revoked"]["amounts"][1].removeprefix("+") == str(told["EW"])
    assert "Source: " in lines["Revoked"]["because"]
    assert f"Trick {offence.trick + 1} was taken before it was put right" in model["panel"]["prompt"]
    assert "Source: " in model["advice"]["prompt"]
    assert model["panel"]["title"] == "South revoked: your side pays for it"
    assert any(line["text"].endswith(", a revoke") for line in model["log"])


def test_it_can_be_put_right_until_the_next_trick_is_taken():
    state, card = before_a_revoke()
    after = try_it(state, card)
    while not after.now.over:
        assert "it may be put right" in text(after)
        lesson = view_model(after, EN)["advice"]["prompt"]
        assert f"but you played the {EN.text('ui-card', card=card)}" in lesson
        assert "Source: the rules of Rook" in lesson
        back = press(after, Control.TAKE_BACK)
        assert back.position == state.position
        assert back.position.public.offence is None
        legal = reduce(back, next_event(back))
        assert legal.position.public.offence is None
        event = next_event(after)
        after = reduce(after, event)
    assert "put right" not in text(after)
    assert press(after, Control.TAKE_BACK) == after


def test_undo_brings_everything_back_and_redo_the_revoke():
    state, card = before_a_revoke()
    end = on(try_it(state, card))
    back = end
    while back.position != state.position:
        assert back.undo_to is not None
        back = press(back, Control.UNDO)
    assert back.position.public.offence is None
    assert back.evaluation == state.evaluation
    assert back.now.match == state.now.match
    again = back
    while again.redo_to is not None:
        again = press(again, Control.REDO)
    assert again.position == end.position


def test_where_revokes_are_blocked_a_match_with_a_penalty_is_offered():
    state = at_phase(Phase.PLAY)
    offered = press(state, Control.REVOKE)
    assert not offered.breaking
    (message,) = view_model(offered, EN)["messages"]
    assert [button["id"] for button in message["actions"]] == ["teach-lose-bid", "teach-flat"]
    for control, cost in (
        (Control.TEACH_LOSE_BID, Revoke.LOSE_BID),
        (Control.TEACH_FLAT, Revoke.FLAT_100),
    ):
        taught = press(offered, control)
        assert taught.rules == CROWSNEST.with_options({"revoke": cost.value})
        assert taught.breaking
        assert [notice.kind for notice in taught.notices] == [NoticeKind.TEACHING]
        assert press(taught, Control.UNDO).position == state.position
    on_again = press(press(taught, Control.UNDO), Control.REVOKE)
    assert [notice.kind for notice in on_again.notices] == [NoticeKind.TEACH]


@pytest.mark.parametrize("cost", COSTS)
def test_whatever_is_told_about_a_revoke_keeps_the_contract(cost):
    state, card = before_a_revoke(cost)
    warned = reduce(state, Chose(state.key, card))
    offered = press(at_phase(Phase.PLAY), Control.REVOKE)
    after = press(warned, Control.REVOKE_ANYWAY)
    told = [warned, offered, press(offered, Control.TEACH_FLAT), after]
    while not after.now.over:
        after = reduce(after, next_event(after))
        told.append(after)
    for each in told:
        assert faults(json.loads(json.dumps(view_model(each, EN))), Model) == []


def test_no_values_and_no_reasons_are_given_while_the_hand_may_be_stopped():
    state, card = before_a_revoke()
    after = try_it(state, card)
    while not after.now.over:
        if after.learners_turn:
            assert job_for(after) is None
            model = view_model(after, EN)
            assert model["advice"]["state"] == "off"
            assert model["advice"]["text"].startswith("No values")
            for choice in model["hand"]:
                assert not choice["reasons"]
                assert choice["value"] is None
        after = reduce(after, next_event(after))


def test_the_computer_players_go_on_after_a_revoke():
    state, card = before_a_revoke()
    thinkers = brains(layouts=2, pause=0.0)
    after = try_it(state, card)
    while not after.now.over:
        view = after.position.view(after.position.to_act)
        action = thinkers.act(view, 1)
        assert after.position.why_illegal(action) is None
        after = reduce(after, next_event(after))


@pytest.mark.parametrize("cost", COSTS)
def test_a_revoked_hand_is_saved_and_taken_up_before_and_after_its_claim(cost):
    state, card = before_a_revoke(cost)
    after = try_it(state, card)
    for each in (after, on(after)):
        saved = resume_match(match_text(each))
        assert (saved.hand or saved.match.hands[-1]) == each.position
        table = reduce(new_match(CROWSNEST, seed=3), Opened("a.rook.yaml", match_text(each)))
        assert table.position == each.position
        assert press(table, Control.TAKE_BACK).position.public.offence is None or each.now.over


def test_a_revoke_in_a_recorded_hand_is_told_and_shows_no_hidden_card():
    state, card = before_a_revoke()
    end = on(try_it(state, card))
    stepped = step_through(Record.of(end.position))
    stepped = replace(stepped, at=len(stepped.line) - 2)
    assert "could follow" in view_model(stepped, EN)["advice"]["prompt"]
    assert not view_model(stepped, EN)["messages"][0]["actions"]
    hidden = replace(stepped, open_hands=False, learner=Seat.NORTH)
    assert "but could have followed" in view_model(hidden, EN)["advice"]["prompt"]
    assert view_model(replace(stepped, at=len(stepped.line) - 1), EN)["panel"]["kind"] == "score"
    assert job_for(stepped) is None


def test_pressing_revoke_buttons_at_odd_times_changes_nothing_that_counts():
    rng = Random(4)
    buttons = [Control.REVOKE, Control.REVOKE_ANYWAY, Control.RETHINK, Control.TAKE_BACK]
    for state in played(5, rules=KENTUCKY_DISCARD.with_options({"revoke": "lose_bid"})):
        table = state
        for _ in range(4):
            table = press(table, rng.choice(buttons))
        assert table.position == state.position
        if state.learners_turn:
            late = reduce(table, Evaluated(state.position, made_up(state.position.view(Seat.SOUTH))))
            assert late.evaluation is not None
