"""What the notes of four sample hands say of rules and points; the solver is asked in ``tests/teach``."""

from pathlib import Path

import pytest

from rooktutor.cards import ROOK, Card, CardSet
from rooktutor.game.actions import Play
from rooktutor.game.illegality import RuleId
from rooktutor.game.record import Moment, read_one
from rooktutor.game.record.steps import record_at
from rooktutor.seats import Seat, Side

HANDS = Path(__file__).parents[2] / "lessons" / "hands"


def position_at(name, moment):
    position = record_at(read_one((HANDS / f"{name}.rook.yaml").read_text()), Moment.parse(moment)).position
    assert position is not None
    return position


@pytest.mark.parametrize(
    ("name", "moment"), [("crow_caught_alone", "trick 5 card 2"), ("a_trump_for_the_nest", "trick 4 card 4")]
)
def test_the_crow_has_to_be_played_because_it_is_alone(name, moment):
    position = position_at(name, moment)
    assert position.legal_actions() == (Play(ROOK),)
    assert position.rule_of(Play(ROOK)) is RuleId.BIRD_FORCED


def test_the_crow_is_lost_in_both_hands():
    for name, number in (("crow_caught_alone", 5), ("a_trump_for_the_nest", 4)):
        public = position_at(name, "score").public
        trick, winner = public.tricks[number - 1], public.winners[number - 1]
        assert next(seat for seat, card in trick.by_seat() if card == ROOK).side is not winner.side


@pytest.mark.parametrize(
    ("name", "nest", "captured", "bid", "owner"),
    [
        ("nest_comes_home", 20, (110, 10), 100, Side.NS),
        ("crow_caught_alone", 5, (20, 100), 100, Side.EW),
        ("a_trump_for_the_nest", 20, (80, 40), 85, Side.EW),
        ("set_by_five", 15, (30, 90), 95, Side.EW),
    ],
)
def test_the_points_are_as_the_notes_count_them(name, nest, captured, bid, owner):
    position = position_at(name, "score")
    sheet = position.score()
    assert (sheet.nest_points, sheet.captured, position.bid) == (nest, captured, bid)
    assert position.public.winners[-1].side is owner


def test_the_last_trumps_of_the_first_hand():
    at_six = position_at("nest_comes_home", "trick 6")
    assert [str(at_six.hand(seat) & at_six.order.trumps) for seat in Seat] == ["B5 B10", "", "", "B12"]
    at_nine = position_at("nest_comes_home", "trick 9")
    others = at_nine.hand(Seat.EAST) | at_nine.hand(Seat.SOUTH) | at_nine.hand(Seat.WEST)
    assert str(at_nine.hand(Seat.NORTH)) == "G9"
    assert not others & (at_nine.order.trumps | CardSet.parse("G5 G6 G7 G8 G9 G10 G11 G12 G13 G14"))


def test_who_could_follow_what():
    position = position_at("crow_caught_alone", "trick 3 card 2")
    trumps = position.order.trumps
    assert str(position.hand(Seat.WEST) & trumps) == "Y5 Y6 Y9"
    assert str(position.hand(Seat.NORTH) & trumps) == "Y13"
    position = position_at("set_by_five", "trick 3")
    red = position.order.suit_cards(Card.parse("R14").color)
    assert not position.hand(Seat.EAST) & red and not position.hand(Seat.SOUTH) & red
