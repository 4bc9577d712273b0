"""The numbers on file still hold, in the engine and in the oracle, and are those of pencil and paper."""

from math import comb

import pytest

from rooktutor.game.auction import Auction
from rooktutor.seats import Seat
from tests.oracle import perft
from tests.oracle.presets import GAMES, HOUSE_GAMES
from tests.perft import numbers
from tests.support import translate

ALL = [(game, question) for game in [*GAMES, *HOUSE_GAMES] for question in numbers.pinned(game)]


@pytest.mark.parametrize("game", [*GAMES, *HOUSE_GAMES])
def test_every_question_is_answered_on_file(game):
    assert list(numbers.pinned(game)) == list(numbers.questions(game))


@pytest.mark.parametrize(("game", "question"), ALL)
def test_the_engine_counts_what_is_on_file(game, question):
    number = numbers.by_engine(game, question)
    assert number == numbers.pinned(game)[question], numbers.divide(game, question)


@pytest.mark.parametrize(
    ("game", "question"), [pair for pair in ALL if "play" not in pair[1] or "2" in pair[1]]
)
def test_the_oracle_counts_what_is_on_file(game, question):
    assert numbers.by_oracle(game, question) == numbers.pinned(game)[question]


@pytest.mark.parametrize("depth", numbers.DEPTHS)
@pytest.mark.parametrize(("game", "levels"), [("crowsnest", 11), ("crowsnest_no_crow", 7), ("red_one", 16)])
def test_auctions_of_a_depth_have_a_closed_form(game, levels, depth):
    """A call is a pass or a strictly higher bid: C(levels + depth, depth), if the maximum is asked round."""
    engine, oracle = translate.both_rules(game, {"stop_at_max": False})
    start = Auction(engine, Seat.NORTH)
    assert numbers.auctions(start, depth) == comb(levels + depth, depth)
    if levels < 12:
        assert perft.auction(oracle, depth) == comb(levels + depth, depth)


@pytest.mark.parametrize(("game", "complete"), [("crowsnest", 52_747), ("buckeye", 6_815_761)])
def test_complete_auctions_of_eleven_and_seventeen_levels(game, complete):
    assert numbers.pinned(game)["auction all"] == complete


@pytest.mark.parametrize(
    ("game", "size"),
    [("crowsnest", comb(14, 5)), ("buckeye", comb(15, 5)), ("call_partner", comb(18, 5)),
     ("red_one", comb(15, 6)), ("crowsnest_no_crow", comb(13, 4))],
)  # fmt: skip
def test_exchanges_are_all_choices_where_nothing_is_barred(game, size):
    found = {number for question, number in numbers.pinned(game).items() if question.startswith("exchange")}
    assert found == {size}


def test_the_endings_on_file_stay_within_their_bounds():
    for game in [*GAMES, *HOUSE_GAMES]:
        for question, number in numbers.pinned(game).items():
            if question.startswith("play"):
                assert 1 <= number <= {"2": 2**4, "3": 6**4}[question.split()[2]]
