"""Who takes a trick and what it is worth: west leads, then north, east, south.

Seats that play off the led color are dealt none of it, unless they use a privilege.
"""

from dataclasses import dataclass

import pytest

from tests.oracle import deck, play
from tests.support import hands, translate

COLOR = {"R": "red", "G": "green", "Y": "yellow", "B": "black"}
SEAT = {"N": "north", "E": "east", "S": "south", "W": "west"}
KD, CN, KR, CP = "kentucky_discard", "crowsnest", "kentucky_rook", "call_partner"


@dataclass(frozen=True)
class Row:
    game: str
    trump: str
    cards: str
    winner: str
    points: int


ROWS = {
    "T01": Row(KD, "G", "R9 R12 R14 R6", "E", 10),
    "T02": Row(KD, "G", "R14 G5 R10 R5", "N", 30),
    "T04": Row(KD, "G", "Rook G14 G5 R10", "W", 45),
    "T05": Row(KD, "G", "R9 Y14 B14 R5", "W", 25),
    "T07": Row(CN, "Y", "B14 Rook B10 B5", "N", 45),
    "T08": Row(CN, "Y", "B14 Rook Y5 B5", "E", 40),
    "T10": Row(CN, "Y", "Rook Y6 R14 B10", "N", 40),
    "T11": Row(CN, "Y", "Y5 Rook R14 G10", "W", 45),
    "T13": Row(KR, "B", "R14 R1 R10 R5", "N", 40),
    "T14": Row(KR, "B", "R1 B5 R14 R10", "N", 40),
    "T16": Row(CP, "R", "R10 Rook R9 R5", "N", 35),
    "T17": Row(CP, "R", "Y1 Rook Y14 Y5", "N", 50),
    "T19": Row(CP, "R", "G3 G2 G4 Y14", "E", 10),
    "T20": Row("red_one", "G", "G14 Rook R1 G5", "E", 65),
    "T22": Row("red_one", "Y", "R14 R10 R1 R5", "E", 55),
    "T23": Row("red_one", "G", "B14 G5 B10 Rook", "S", 45),
    "T25": Row("buckeye", "Y", "B14 B1 B13 B5", "N", 30),
    "T26": Row("one_high", "B", "Y1 Rook B2 Y14", "E", 45),
    "T28": Row("partnership", "B", "Y1 Y2 Y14 Y10", "E", 20),
    "T29": Row("partnership", "B", "Y14 B1 Y10 Y5", "N", 25),
    # beyond the rows of the rules text
    "rook between 11 and 10": Row(CP, "R", "R11 Rook R10 R5", "W", 35),
    "a bird led to a void table": Row(CN, "Y", "Rook B14 R14 G14", "W", 50),
    "rook breaks suit and wins": Row(KD, "G", "R14 R5 Rook R13", "E", 35),
    "red one of any trump beats the rook led": Row("red_one", "B", "Rook R1 B14 B5", "N", 65),
    "no crow": Row("crowsnest_no_crow", "Y", "B14 B10 B5 Y5", "S", 30),
    "original discard": Row("kentucky_discard_original", "Y", "B5 B10 B14 B6", "E", 25),
    "western rook under the 11": Row("western_red_one", "G", "G11 Rook G5 G10", "W", 35),
    "western red one over the 1": Row("western_red_one", "G", "G1 G14 R1 G5", "E", 45),
}


@pytest.mark.parametrize("name", ROWS)
def test_trick_winner_and_points(name):
    row = ROWS[name]
    engine, oracle = translate.both_rules(row.game)
    trump, cards = COLOR[row.trump], row.cards.split()
    order = dict(zip(("west", "north", "east", "south"), cards, strict=True))
    led = deck.suit(oracle, cards[0], trump)

    assert play.trick_winner(oracle, "west", cards, trump) == SEAT[row.winner]
    assert deck.total(oracle, cards) == row.points

    def kept_out(place, card):
        if place == "nest":
            return deck.points(oracle, card) > 0
        follows = deck.suit(oracle, order[place], trump) == led
        return not follows and deck.suit(oracle, card, trump) == led

    leader_is_declarer = oracle["first_lead"] == "declarer"
    declarer = "west" if leader_is_declarer else "south"
    deal = hands.arranged_deal(oracle, "south", {s: [c] for s, c in order.items()}, kept_out=kept_out)
    actions = hands.contract(oracle, "south", declarer)
    if deal.nest:
        actions.append(" ".join(deal.nest))
    actions.append(trump)
    if oracle["teams"] == "called":
        actions.append(deal.hands["west"][-1])
    position = translate.played(translate.start(engine, deal), [*actions, *cards])
    (trick,) = position.public.tricks
    assert trick.winner(position.public.order) is translate.turn(position)
    assert trick.points(engine) == row.points
    assert translate.turn(position).value == SEAT[row.winner]
    assert position.public.winners == (translate.turn(position),)
    assert position.public.points_by_seat[translate.turn(position).index] == row.points
