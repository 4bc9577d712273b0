"""A hand is stepped through: to any moment, for any seat, with variations that are kept."""

import pytest

from rooktutor.game.actions import Discard
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Note, Record, Stage
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.table.contract import Model
from rooktutor.table.events import Chose, Control, Evaluated, LaidAway, Picked, Pressed
from rooktutor.table.recorded import step_through
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, Mode, NoticeKind
from rooktutor.table.studying import study_of
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults
from tests.table.hands import made_up, played

EN = Catalog("en", strict=True)


def press(state: AppState, control: Control, value: str | None = None) -> AppState:
    return reduce(state, Pressed(control, value))


def choose(state: AppState, choice: str) -> AppState:
    return reduce(state, Chose(state.key, choice))


def stepped(seed: int = 7, rules: str = "crowsnest") -> AppState:
    *_, last = played(seed, rules=rule_set(rules))
    note = (Note(Moment(Stage.TRICK, 2), "Now count."),)
    return step_through(Record.of(last.position, notes=note))


def at(state: AppState, phase: Phase, seat: Seat | None = None) -> AppState:
    """The first moment of a phase with something to choose, for this seat if one is named."""
    for place, moment in enumerate(state.line):
        free = len(moment.position.legal_actions()) > 1
        if free and moment.position.phase is phase and seat in (None, moment.position.to_act):
            return press(state, Control.GO_TO, str(place))
    raise AssertionError("no such moment")


def another(state: AppState) -> str:
    """A legal choice that was not taken here."""
    done = state.line[state.at + 1].position.actions[-1]
    return next(str(action) for action in state.position.legal_actions() if action != done)


def test_every_line_of_the_log_goes_to_its_moment():
    state = press(stepped(), Control.LAST)
    for line in view_model(state, EN)["log"]:
        there = press(state, Control.GO_TO, line["to"])
        shown = [each for each in view_model(there, EN)["log"] if each.get("now")]
        assert len(shown) == 1
        assert shown[0]["to"] == line["to"]
        if line["kind"] == "play" and line["face"]:
            assert str(state.line[there.at + 1].position.actions[-1]) == line["face"]["id"]


@pytest.mark.parametrize("seat", list(Seat))
def test_the_decision_of_any_seat_is_explained(seat):
    state = at(stepped(), Phase.PLAY, seat)
    assert state.asking is seat
    model = view_model(state, EN)
    assert faults(model, Model) == []
    if seat is Seat.SOUTH:
        assert "other" not in model
        cards = model["hand"]
    else:
        assert model["other"]["seat"] == seat.value
        cards = model["other"]["choices"]
        assert all(choice["legal"] and not choice["rule"] for choice in model["hand"])
    assert {each["id"] for each in cards} == {str(card) for card in state.position.hand(seat)}
    legal = {str(action) for action in state.position.legal_actions()}
    assert {each["id"] for each in cards if each["legal"]} == legal
    known = reduce(state, Evaluated(state.position, made_up(state.position.view(seat))))
    advised = view_model(known, EN)
    assert advised["advice"]["focus"] in legal
    shown = advised["other"]["choices"] if "other" in advised else advised["hand"]
    assert [each["id"] for each in shown if each["value"]] and all(
        each["value"] is None for each in advised["hand"] if each["id"] not in legal
    )
    (taken,) = [each["id"] for each in cards if each.get("taken")]
    assert taken == str(state.line[state.at + 1].position.actions[-1])


def test_with_closed_hands_only_the_learner_s_decision_is_explained():
    state = press(at(stepped(), Phase.PLAY, Seat.EAST), Control.OPEN_HANDS)
    assert state.asking is None
    assert "other" not in view_model(state, EN)
    assert choose(state, "R5").notices[-1].kind is NoticeKind.STEPPING


def test_another_card_begins_a_variation_and_the_hand_as_played_stays():
    home = at(stepped(), Phase.PLAY, Seat.WEST)
    line = home.line
    tried = choose(home, another(home))
    assert tried.at == home.at + 1
    assert len(tried.line) == home.at + 2
    assert study_of(tried).lines[0] == line
    back = press(tried, Control.LINE, "0")
    assert (back.line, back.at) == (line, home.at)
    again = press(back, Control.LINE, "1")
    assert again.position == tried.position
    shown = view_model(again, EN)["study"]["lines"]
    assert [each["shown"] for each in shown] == [False, True]
    assert shown[1]["text"].startswith("West: ")


def test_the_same_card_again_goes_on_along_the_line_that_has_it():
    home = at(stepped(), Phase.PLAY, Seat.WEST)
    taken = str(home.line[home.at + 1].position.actions[-1])
    assert choose(home, taken).line == home.line
    tried = choose(home, another(home))
    back = press(tried, Control.LINE, "0")
    assert len(study_of(choose(back, another(back))).lines) == 2


def test_a_variation_grows_forks_and_is_taken_back_card_by_card():
    state = at(stepped(), Phase.PLAY, Seat.WEST)
    home = state
    for _ in range(3):
        state = choose(state, str(state.position.legal_actions()[-1]))
    assert len(study_of(state).lines) <= 2
    lines = len(study_of(state).lines)
    if lines == 1:
        state = choose(home, another(home))
    length = len(state.line)
    state = press(state, Control.UNDO)
    while study_of(state).shown:
        assert len(state.line) < length
        length = len(state.line)
        state = press(state, Control.UNDO)
    assert state.line == home.line
    assert press(state, Control.UNDO) == state


def test_an_auction_and_a_discard_can_be_varied_too():
    home = stepped()
    call = choose(home, another(home))
    assert call.position.public.auction.calls[0] != home.line[1].position.public.auction.calls[0]
    laying = at(home, Phase.DISCARD)
    done = next(action for action in home.line[-1].position.actions if isinstance(action, Discard))
    other = next(each for each in laying.position.legal_actions() if each != done)
    names = tuple(map(str, other.cards))
    picking = reduce(laying, Picked(laying.key, names))
    assert set(picking.picks) == set(other.cards)
    laid = reduce(picking, LaidAway(picking.key, names))
    assert laid.position.discard == other.cards
    assert len(study_of(laid).lines) == 2


def test_an_illegal_card_is_refused_with_the_reason():
    state = at(stepped(), Phase.PLAY)
    for place in range(state.at, len(state.line) - 1):
        state = press(state, Control.GO_TO, str(place))
        legal = {str(action) for action in state.position.legal_actions()}
        barred = [card for card in state.position.hand(state.position.to_act) if str(card) not in legal]
        if barred:
            refused = choose(state, str(barred[0]))
            assert refused.notices[-1].kind is NoticeKind.ILLEGAL
            assert view_model(refused, EN)["messages"][-1]["text"]
            return
    raise AssertionError("everything was legal")


def test_notes_stand_at_their_moments_of_the_hand_as_played_only():
    state = stepped()
    (note,) = state.notes
    there = press(state, Control.GO_TO, str(note.moment))
    assert [each["text"] for each in view_model(there, EN)["messages"]] == ["Now count."]
    before = press(state, Control.GO_TO, str(note.moment - 1))
    varied = choose(before, another(before))
    assert varied.at == note.moment
    assert view_model(varied, EN)["messages"] == []


def test_the_tutor_goes_on_where_a_line_ends():
    home = at(stepped(), Phase.PLAY, Seat.WEST)
    tried = choose(home, another(home))
    assert press(tried, Control.ONWARD) == tried
    values = made_up(tried.position.view(tried.position.to_act))
    known = reduce(tried, Evaluated(tried.position, values))
    gone = press(known, Control.ONWARD)
    assert gone.at == tried.at + 1
    assert gone.position.actions[-1] == known.evaluation.best.action


def test_play_goes_on_from_here_and_comes_back():
    home = at(stepped(), Phase.PLAY, Seat.SOUTH)
    playing = press(home, Control.PLAY_HERE)
    assert playing.mode is Mode.PLAY
    assert playing.learners_turn
    assert not playing.open_hands
    moved = choose(playing, str(playing.position.legal_actions()[0]))
    back = press(moved, Control.CLOSE)
    assert (back.mode, back.line, back.at) == (Mode.STEP, home.line, home.at)


def test_a_hand_that_is_over_is_looked_at_and_left_again():
    *_, last = played(7)
    looked = press(last, Control.STUDY)
    assert (looked.mode, looked.at) == (Mode.STEP, 0)
    assert len(looked.line) == len(last.position.actions) + 1
    back = press(looked, Control.CLOSE)
    assert (back.mode, back.line, back.at) == (Mode.PLAY, last.line, last.at)
    assert press(press(looked, Control.LAST), Control.STUDY).mode is Mode.STEP


def test_a_hand_that_is_not_over_is_not_looked_at():
    state = list(played(7))[5]
    assert press(state, Control.STUDY) == state


@pytest.mark.parametrize("value", [None, "", "-1", "99999", "1.5", "x", "\u0663"])
def test_a_place_that_is_not_there_changes_nothing(value):
    state = at(stepped(), Phase.PLAY)
    assert press(state, Control.GO_TO, value) == state
    assert press(state, Control.LINE, value) == state
    assert press(state, Control.SEAT, value) == state


def test_another_seat_sits_below():
    state = press(at(stepped(), Phase.PLAY, Seat.EAST), Control.SEAT, "east")
    model = view_model(state, EN)
    assert model["seats"][0]["seat"] == "east"
    assert "other" not in model
    assert {each["id"] for each in model["hand"]} == {str(card) for card in state.position.hand(Seat.EAST)}
