"""The match at the table: which hands belong to it, saved and taken up again."""

from rooktutor.game.public import Phase
from rooktutor.table.events import Control, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState
from tests.table.hands import at_phase, next_event, played


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
    assert not press(state, Control.NEW_MATCH).now.match.hands


def test_undo_goes_back_into_the_match_as_it_was():
    state = after_hands(2)
    third = press(state, Control.NEXT_HAND)
    back = press(third, Control.UNDO)
    assert back.now.match.hands == state.now.match.hands[:1]


def test_a_hand_from_a_record_counts_from_its_scores():
    state = at_phase(Phase.PLAY)
    assert state.now.match.scores == state.position.scores
