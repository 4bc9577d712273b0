"""Legal cards: each row is a hand at a table, asked of the engine and of the oracle.

A row gives the trump, the card led, the hand, and which of its cards may be played. The hand is
filled up with cards of other colors, which change nothing, and dealt to the seat after the leader.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from rooktutor.cards import ROOK, Card, Color
from rooktutor.game.actions import Play
from rooktutor.game.illegality import Wrong
from rooktutor.seats import Seat
from tests.oracle import deck, play
from tests.support import hands, translate

COLOR = {"R": "red", "G": "green", "Y": "yellow", "B": "black"}


@dataclass(frozen=True)
class Row:
    game: str
    trump: str
    led: str | None
    hand: str
    legal: str
    options: Mapping[str, object] = field(default_factory=dict)


KD, KDO, CN, KR, CP = (
    "kentucky_discard",
    "kentucky_discard_original",
    "crowsnest",
    "kentucky_rook",
    "call_partner",
)
OFF = {"bird_forced_on_trump_lead": False}
FREE = {"bird_free_play": True}

ROWS = {
    "L01": Row(KD, "G", "R9", "R5 R13 G6 Y10 Rook", "R5 R13 Rook"),
    "L02": Row(KD, "G", "R9", "G6 G14 Y10 B7", "G6 G14 Y10 B7"),
    "L04": Row(KD, "G", "G8", "Rook R14 Y5", "Rook"),
    "L05": Row(KD, "G", "G8", "Rook G6 R14", "Rook G6"),
    "L07": Row(KD, "G", "Rook", "R14 Y5 B10", "R14 Y5 B10"),
    "L08": Row(KD, "G", "B12", "B5 G14", "B5"),
    "L10": Row(KD, "G", None, "G5 Rook R14", "G5 Rook R14"),
    "L11": Row(KDO, "G", "B12", "B5 G14 R9", "B5"),
    "L13": Row(CN, "Y", "Y9", "Rook R10 B5", "Rook"),
    "L13-option": Row(CN, "Y", "Y9", "Rook R10 B5", "Rook R10 B5", OFF),
    "L14": Row(CN, "Y", "Y9", "Rook Y5 R10", "Rook Y5"),
    "L16": Row(CN, "Y", "Rook", "B14 R10", "B14 R10"),
    "L17": Row(CN, "Y", "R11", "Rook B6 G14", "Rook B6 G14"),
    "L19": Row(KR, "B", "R8", "R5 Rook B14", "R5"),
    "L19-option": Row(KR, "B", "R8", "R5 Rook B14", "R5 Rook", FREE),
    "L20": Row(KR, "B", "R8", "Rook B14 Y6", "Rook B14 Y6"),
    "L22": Row(KR, "B", "Rook", "B5 B1 R1", "B5 B1"),
    "L23": Row(KR, "R", "R6", "Rook R1 R5 G14", "Rook R1 R5"),
    "L25": Row(CP, "R", "R4", "Rook B2 Y1", "Rook"),
    "L26": Row(CP, "R", "Rook", "R2 Y1 Y14", "R2"),
    "L28": Row("red_one", "G", "R9", "R1 Y8", "R1 Y8"),
    "L29": Row("red_one", "G", "G10", "R1 R7 Y8", "R1"),
    "L31": Row("red_one", "G", "R1", "G5 R14 Rook Y8", "G5 Rook"),
    "L32": Row("red_one", "G", "R1", "R14 Y8", "R14 Y8"),
    "L34": Row("buckeye", "Y", "B1", "B14 Rook Y1", "B14 Rook"),
    "L35": Row("one_high", "B", "Y2", "Y14 Rook B3", "Y14"),
    "L35-option": Row("one_high", "B", "Y2", "Y14 Rook B3", "Y14 Rook", FREE),
    # beyond the rows of the rules text
    "bird led, trump held": Row(KD, "G", "Rook", "G5 R14 Y5", "G5"),
    "crow may break suit": Row(CN, "Y", "R11", "R5 Rook Y14", "R5 Rook"),
    "crow and trump with the bird not forced": Row(CN, "Y", "Y9", "Rook Y5 R10", "Rook Y5", OFF),
    "no crow in the pack": Row("crowsnest_no_crow", "Y", "R11", "R5 Y14", "R5"),
    "bird at any time in call partner": Row(CP, "R", "G4", "G1 Rook R3", "G1 Rook", FREE),
    "bird held back without the privilege": Row(KR, "B", "B8", "Rook R14", "Rook R14", OFF),
    "red one and bird on a trump lead": Row("red_one", "Y", "Y9", "R1 Rook B7", "R1 Rook"),
    "only red one may not break suit": Row("red_one", "G", "Y9", "R1 Y8 R7", "Y8"),
    "red one at any time": Row("red_one", "G", "Y9", "R1 Y8 R7", "R1 Y8", {"red_one_free_play": True}),
    "red one beside the bird not forced": Row("red_one", "G", "G9", "R1 Rook B7", "R1 Rook", OFF),
    "red one follows red trumps": Row("red_one", "R", "R9", "R1 R7 Y8", "R1 R7"),
    "red one led asks for trump": Row("red_one", "Y", "R1", "R14 Y5 B7", "Y5"),
    "partnership ones follow": Row("partnership", "B", "Y14", "Y1 B1 R1", "Y1"),
    "western red one": Row("western_red_one", "G", "R1", "G1 R14 Rook", "G1 Rook"),
}


def table_of(row):
    """The deal and the actions that lead to the row: north deals, east leads, south has the hand."""
    engine, oracle = translate.both_rules(row.game, row.options)
    trump, hand = COLOR[row.trump], row.hand.split()
    asker = "south" if row.led else "east"
    asked = deck.suit(oracle, row.led, trump) if row.led else None

    def kept_out(place, card):
        if place == "nest":
            return deck.points(oracle, card) > 0
        return place == asker and (deck.suit(oracle, card, trump) == asked or card in ("Rook", "R1"))

    held = {asker: hand} | ({"east": [row.led]} if row.led else {})
    cards = hands.arranged_deal(oracle, "north", held, kept_out=kept_out)
    declarer = "east" if oracle["first_lead"] == "declarer" else "north"
    actions = hands.contract(oracle, "north", declarer)
    if cards.nest:
        actions.append(" ".join(cards.nest))
    actions.append(trump)
    if oracle["teams"] == "called":
        actions.append(cards.hands["west"][0])
    return engine, oracle, cards, [*actions, *([row.led] if row.led else [])]


@pytest.mark.parametrize("name", ROWS)
def test_legal_cards(name):
    row = ROWS[name]
    engine, oracle, cards, actions = table_of(row)
    expected, hand = set(row.legal.split()), row.hand.split()

    assert set(play.legal_cards(oracle, hand, COLOR[row.trump], row.led)) == expected

    position = translate.played(translate.start(engine, cards), actions)
    assert translate.turn(position).value == ("south" if row.led else "east")
    assert set(translate.words(position.legal_actions())) & set(hand) == expected
    for card in hand:
        problem = position.why_illegal(Play(Card.parse(card)))
        assert (problem is None) == (card in expected)
        if problem:
            assert problem.reason is Wrong.MUST_FOLLOW
            assert expected <= set(translate.words(problem.must_play))


@pytest.mark.parametrize("name", ["L01", "L13", "L19", "L29", "L35"])
def test_a_view_answers_like_the_position(name):
    engine, _, cards, actions = table_of(ROWS[name])
    position = translate.played(translate.start(engine, cards), actions)
    view = position.view(translate.turn(position))
    assert view.legal_actions() == position.legal_actions()
    for card in view.hand:
        assert view.why_illegal(Play(card)) == position.why_illegal(Play(card))


def test_a_bird_that_need_not_follow_may_still_be_held():
    engine, _, cards, actions = table_of(ROWS["L13-option"])
    position = translate.played(translate.start(engine, cards), [*actions, "R10"])
    shown = position.public.cannot_hold(Seat.SOUTH)
    assert ROOK not in shown
    assert shown == engine.pack.of_color(Color.YELLOW)
    assert ROOK in position.hand(Seat.SOUTH)


def test_who_does_not_follow_trump_holds_no_bird_where_it_is_forced():
    engine, _, cards, actions = table_of(ROWS["L16"])
    position = translate.played(translate.start(engine, cards), [*actions, "B14"])
    assert ROOK in position.public.cannot_hold(Seat.SOUTH)
