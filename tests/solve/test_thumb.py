"""Blunders that players of such games complain of, which rules of thumb, and a tutor among equals, avoid."""

from rooktutor.cards import CARDS, CardSet, Color
from rooktutor.rules.systems import rule_set
from rooktutor.solve._chart import chart
from rooktutor.solve.thumb import Look, choose

GAME = rule_set("kentucky_discard")
TABLE = chart(GAME, Color.GREEN)
NORTH, EAST, SOUTH, WEST = range(4)


def chosen(hand, legal=None, *, trick="", seat=SOUTH, gone="", may=None, declarer=SOUTH):
    """The card that South's rules of thumb play; every other hand is as long as South's."""
    mine = CardSet.parse(hand)
    table_cards = [CardSet.parse(card).mask.bit_length() - 1 for card in trick.split()]
    sizes = [len(mine)] * 4
    for place in range(len(table_cards)):
        sizes[(seat - 1 - place) % 4] -= 1
    look = Look(
        seat=seat,
        hand=mine.mask,
        legal=CardSet.parse(legal or hand).mask,
        trick=table_cards,
        gone=CardSet.parse(gone).mask,
        may=may or [-1] * 4,
        sizes=sizes,
        friend=[True, False, True, False],
        declaring=declarer % 2 == seat % 2,
        declarer=declarer,
        stake=0.0,
    )
    return str(CARDS[choose(TABLE, look)])


NO_TRUMP = ~TABLE.suits[Color.GREEN.index]


def test_no_trump_is_led_when_both_opponents_are_out():
    out = [-1, NO_TRUMP, -1, NO_TRUMP]
    assert not chosen("G9 R14 Y7 Y6", may=out).startswith("G")


def test_not_even_a_trump_that_counts_is_led_when_nobody_else_has_one():
    """Its points are safe at home: it takes a trick whenever it is played."""
    assert chosen("Rook G14 R9 Y7 Y6", may=[NO_TRUMP] * 4) not in ("Rook", "G14")


def test_declarer_draws_trump_while_opponents_may_hold_some():
    assert chosen("Rook G14 G13 G12 G9 R6 Y7 Y6 B8") in ("Rook", "G14")


def test_a_partner_who_already_wins_is_not_trumped():
    """West led, North's 14 wins, East is done: South, out of red, throws a counter and keeps the trump."""
    played = chosen("G9 B10 Y7 B6", trick="R7 R14 R9")
    assert played == "B10"


def test_counters_are_kept_from_opponents():
    """East's 14 wins the trick for certain."""
    assert chosen("R5 R6 R10 Y8", "R5 R6 R10", trick="R7 R9 R14") == "R6"


def test_a_safe_trick_of_partner_gets_the_biggest_counter():
    assert chosen("R5 R6 R10 Y8", "R5 R6 R10", trick="R7 R14 R9") == "R10"


def test_the_last_player_wins_points_with_the_cheapest_trump():
    assert chosen("G6 G9 G12 Y8", trick="R10 R6 R13") == "G6"
