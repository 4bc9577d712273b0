"""Ties: what cannot be told apart is settled as a teacher would, and what can be is not a tie."""

from rooktutor.game.actions import Play
from rooktutor.game.record import read_one
from rooktutor.solve.preference import preferred, tied
from rooktutor.solve.values import Exactness, compare

VIEW = read_one("""
rules: crowsnest
dealer: south
seen_from: south
south: R8 R10 R12 G8 Y6 Y7 Y12 B6 B7
auction: W pass, N 75, E pass, S pass
trump: green
play:
- W R7 R14 R9
""").view
LOW, TEN, TWELVE = (Play(card) for card in VIEW.legal_cards())


def values(rows, made=None, state=Exactness.EXACT):
    made = made or {action: [True] * len(row) for action, row in rows.items()}
    return compare(rows, made, state=state, asked=4)


def test_the_cards_are_those_of_the_view():
    assert [str(action) for action in (LOW, TEN, TWELVE)] == ["R8", "R10", "R12"]


def test_a_clear_difference_decides_whatever_a_teacher_says():
    found = values({LOW: [20.0, 20.0], TEN: [0.0, 0.0], TWELVE: [0.0, 0.0]})
    assert preferred(VIEW, found) == LOW
    assert [value.action for value in tied(found)] == [LOW]


def test_of_equal_cards_the_one_that_a_teacher_would_choose():
    found = values({LOW: [5.0, 5.0], TEN: [5.0, 5.0], TWELVE: [5.0, 5.0]})
    assert len(tied(found)) == 3
    assert preferred(VIEW, found) == TEN


def test_the_safe_line_goes_before_the_risky_one_where_all_layouts_agree():
    """As many points, but the 10 loses the bid in half of the layouts."""
    rows = {LOW: [5.0, 5.0], TEN: [5.0, 5.0], TWELVE: [5.0, 5.0]}
    made = {LOW: [True, True], TEN: [True, False], TWELVE: [True, False]}
    assert preferred(VIEW, values(rows, made)) == LOW


def test_within_one_standard_error_it_is_a_tie():
    rows = {LOW: [40.0, -20.0, 40.0, -20.0], TEN: [8.0, 8.0, 8.0, 8.0], TWELVE: [-9.0, -9.0, -9.0, -9.0]}
    found = values(rows, state=Exactness.SAMPLED)
    assert [value.action for value in tied(found)] == [LOW, TEN]
    assert preferred(VIEW, found) == TEN
    assert [value.action for value in tied(found, errors=0.0)] == [LOW]


def test_the_match_comes_before_points():
    rows = {LOW: [20.0, 20.0], TEN: [0.0, 0.0], TWELVE: [0.0, 0.0]}
    wins = {LOW: [0.2, 0.2], TEN: [0.9, 0.9], TWELVE: [0.3, 0.3]}
    made = {action: [True, True] for action in rows}
    found = compare(rows, made, state=Exactness.EXACT, asked=2, wins=wins)
    assert preferred(VIEW, found) == TEN


def test_one_layout_tells_no_cards_apart():
    found = values({LOW: [20.0], TEN: [0.0], TWELVE: [-20.0]}, state=Exactness.SAMPLED)
    assert len(tied(found)) == 3
    assert preferred(VIEW, found) == TEN
