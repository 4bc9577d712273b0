"""The match at the table: which hands belong to it, saved and taken up again."""

import re
from dataclasses import replace

import pytest

from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.table.events import Control, Opened, Pressed
from rooktutor.table.keeping import MOST_CHARS, match_text
from rooktutor.table.reducer import reduce
from rooktutor.table.session import Session
from rooktutor.table.state import AppState, Moment, NoticeKind, new_match
from rooktutor.table.thinking import Brains
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, first_action, next_event, played


def press(state: AppState, control: Control, value: str | None = None) -> AppState:
    return reduce(state, Pressed(control, value))


def to_the_score(state: AppState) -> AppState:
    while (event := next_event(state)) is not None:
        state = reduce(state, event)
    return state


def after_hands(count: int, seed: int = 7) -> AppState:
    """A table at the score of hand ``count`` of a match."""
    *_, state = played(seed)
    for _ in range(count - 1):
        state = to_the_score(press(state, Control.NEXT_HAND))
    return state


def test_a_match_holds_its_finished_hands_and_no_others():
    state = after_hands(2)
    match = state.now.match
    assert len(match.hands) == 2
    assert match.scores == state.position.score().scores
    third = press(state, Control.NEXT_HAND)
    assert third.now.match == match
    abandoned = press(third, Control.NEW_HAND)
    assert abandoned.now.match == match
    assert abandoned.position.deal != third.position.deal
    again = press(state, Control.SAME_HAND)
    assert again.now.match.hands == match.hands[:1]
    fresh = press(state, Control.NEW_MATCH)
    assert not fresh.now.match.hands
    back = press(fresh, Control.BACK)
    assert (back.position, back.now.match) == (state.position, state.now.match)
    assert press(back, Control.REDO).position == fresh.position


def test_undo_goes_back_into_the_match_as_it_was():
    state = after_hands(2)
    third = press(state, Control.NEXT_HAND)
    back = press(third, Control.UNDO)
    assert back.now.match.hands == state.now.match.hands[:1]


def test_a_hand_from_a_record_counts_from_its_scores():
    state = at_phase(Phase.PLAY)
    assert state.now.match.scores == state.position.scores


def opened(state: AppState, text: str, name: str = "a.rook.yaml") -> AppState:
    return reduce(state, Opened(name, text))


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_match_is_saved_and_taken_up_at_every_card(game):
    rules = rule_set(game)
    state = to_the_score(new_match(rules, seed=5))
    other = new_match(CROWSNEST, seed=99)
    for _ in range(2):
        while not state.now.over or len(state.now.before) == 0:
            table = opened(other, match_text(state))
            assert [notice.kind for notice in table.notices] == [NoticeKind.OPENED]
            assert table.position == state.position
            assert table.now.match == state.now.match
            event = next_event(state)
            state = press(state, Control.NEXT_HAND) if event is None else reduce(state, event)
        assert opened(other, match_text(state)).now.match == state.now.match
    assert len(state.now.match.hands) == 2


def test_a_match_taken_up_goes_on_as_the_one_that_was_saved():
    state = after_hands(2)
    table = opened(new_match(CROWSNEST, seed=99), match_text(state))
    for each in (table, state):
        assert each.now.over
    following = press(table, Control.NEXT_HAND)
    assert following.position == press(state, Control.NEXT_HAND).position
    assert following.key == press(state, Control.NEXT_HAND).key


def test_undo_walks_back_through_a_match_taken_up_and_leaving_it_brings_the_other_back():
    state = after_hands(2)
    old = at_phase(Phase.PLAY)
    table = opened(old, match_text(state))
    back = press(table, Control.UNDO)
    assert back.now.match.hands == state.now.before
    for _ in range(60):
        back = press(back, Control.UNDO)
    assert back.now.match.hands == old.now.match.hands
    left = press(table, Control.LEAVE)
    assert (left.position, left.seed) == (old.position, old.seed)
    assert not left.notices
    assert press(left, Control.LEAVE) == left
    fresh = press(table, Control.NEW_MATCH)
    assert press(fresh, Control.LEAVE) == fresh


def bad_files() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Files that are no match, each with what must be said about them."""
    good = match_text(after_hands(2))
    first, second = good.split("---\n")
    moved = "---\n".join((first, re.sub("scores: .*", "scores: {NS: 5, EW: 10}", second)))
    return {
        "empty": ("", ("no record",)),
        "tag": ("!!python/object/apply:os.system [ls]", ("text only",)),
        "cut": (good[: len(good) * 2 // 3].rsplit("\n", 1)[0] + "\nplay:\n- E R5 R5", ("a.rook.yaml:",)),
        "scores": (moved, ("a.rook.yaml:", "record 2: scores: 5 10: these are not", "(legal: NS ")),
        "rules": ("rules: whist\ndealer: north\n", ("a.rook.yaml:1", "whist is no rule set", "crowsnest")),
        "long": ("#" * (MOST_CHARS + 1), (str(MOST_CHARS),)),
        "html": ("rules: <img src=x onerror=alert(1)>\n", ("<img src=x onerror=alert(1)>",)),
        "binary": ("PK\x03\x04\0\0\ufffd", ("UTF-8",)),
    }


@pytest.mark.parametrize("kind", bad_files())
def test_a_bad_file_is_told_where_and_why_and_the_match_in_progress_is_untouched(kind):
    text, said = bad_files()[kind]
    state = at_phase(Phase.PLAY)
    table = opened(state, text)
    assert replace(table, notices=(), noticed=0) == replace(state, notices=(), noticed=0)
    (message,) = view_model(table, Catalog("en"))["messages"]
    for words in said:
        assert words in message["text"]
    assert message["text"].endswith("the match at the table is as it was.")
    assert message["tone"] == "error"
    assert len(opened(table, text, "b.rook.yaml").notices) == 1
    good = opened(table, match_text(after_hands(1)))
    assert good.now.over
    assert [notice.kind for notice in good.notices] == [NoticeKind.OPENED]


def test_many_faults_are_counted():
    text = "\n".join(f"odd{number}: 1" for number in range(30))
    (message,) = view_model(opened(at_phase(Phase.PLAY), text), Catalog("en"))["messages"]
    assert len(message["text"].splitlines()) == 7
    assert "more" in message["text"]


def test_the_sheet_of_the_match_says_every_hand_and_what_is_needed():
    state = after_hands(3)
    sheet = view_model(state, Catalog("en"))["match"]
    assert [row["title"] for row in sheet["rows"]] == ["Hand 1", "Hand 2", "Hand 3"]
    last = [total.replace("\N{MINUS SIGN}", "-") for total in sheet["rows"][-1]["totals"]]
    assert last == list(map(str, state.position.score().scores))
    assert any("deals the next hand" in said for said in sheet["standing"])
    assert any("300" in said for said in sheet["ending"])


def ending_with(scores: tuple[int, int]) -> AppState:
    """A table at the end of a hand that brought the sides to these scores."""
    *_, last = played(7)
    hand = last.position
    before = tuple(total - won for total, won in zip(scores, hand.score().scored, strict=True))
    end = Position.replay(hand.rules, hand.deal, hand.actions, before)
    assert end.score().scores == scores
    return AppState(seed=7, line=(Moment(position=end),))


@pytest.mark.parametrize(
    ("scores", "said"),
    [((300, 120), "We won"), ((-20, 305), "They won"), ((345, 310), "We won"), ((305, 340), "They won")],
)
def test_the_end_of_a_match_is_told_and_a_new_one_follows(scores, said):
    state = ending_with(scores)
    model = view_model(state, Catalog("en"))
    assert model["match"]["standing"] == [model["panel"]["winner"]]
    assert said in model["panel"]["winner"]
    assert model["panel"]["actions"][0]["id"] == "match"
    assert press(state, Control.NEXT_HAND).position.scores == (0, 0)


def test_equal_scores_at_the_end_ask_for_one_more_hand():
    state = ending_with((315, 315))
    model = view_model(state, Catalog("en"))
    assert "one more hand decides" in " ".join(model["match"]["standing"])
    assert not model["panel"]["winner"]
    assert press(state, Control.NEXT_HAND).position.scores == (315, 315)


def test_the_hands_that_are_left_are_counted():
    state = to_the_score(new_match(CROWSNEST.with_options({"hands": 3}), seed=7))
    said = " ".join(view_model(state, Catalog("en"))["match"]["standing"])
    assert "2 hands are left at most" in said


def test_hidden_cards_are_in_no_model_though_the_match_can_be_saved():
    state = at_phase(Phase.PLAY)
    model = str(view_model(state, Catalog("en")))
    west = state.position.deal.hand(Seat.WEST)
    assert str(west) in match_text(state)
    assert str(west) not in model
    session = Session(state, Brains(lambda *_: iter(()), lambda view, _seed: first_action(view)))
    answer = session.hear({"type": "save", "at": "", "view": "v1"})
    assert answer == {
        "type": "file",
        "view": "v1",
        "name": "crowsnest-hand-1.rook.yaml",
        "text": match_text(state),
    }
    assert session.state is state
