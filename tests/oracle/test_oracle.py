"""Cases worked by hand from the rules text: who checks the checker."""

import ast
from pathlib import Path

import pytest

from tests.oracle import auction, deck, minimax, nest, perft, play, score
from tests.oracle.presets import GAMES, HOUSE_GAMES, SEATS, rules
from tests.oracle.table import Table, played


def words(text):
    return text.replace("/", " ").split()


# The comparison of the games in the rules text: cards, points in cards, points in all.
PACKS = {
    "crowsnest": (41, 120, 120),
    "crowsnest_no_crow": (40, 100, 100),
    "kentucky_discard": (41, 120, 120),
    "kentucky_discard_original": (40, 100, 100),
    "partnership": (56, 100, 120),
    "one_high": (57, 180, 200),
    "red_one": (42, 150, 150),
    "buckeye": (45, 180, 180),
    "kentucky_rook": (45, 180, 180),
    "call_partner": (57, 180, 200),
    "one_high_56": (56, 160, 180),
    "western_red_one": (45, 180, 180),
    "low_ones_57": (57, 180, 180),
    "tennessee_red_one": (42, 150, 150),
    "breckinridge": (40, 100, 100),
}


@pytest.mark.parametrize("game", PACKS)
def test_a_pack_has_the_cards_and_points_of_the_rules_text(game):
    axes = rules(game)
    cards = deck.pack(axes)
    in_all = deck.total(axes, cards) + int(str(axes["bonus_points"]))
    assert (len(cards), deck.total(axes, cards), in_all) == PACKS[game]
    assert len(set(cards)) == len(cards) == 4 * int(str(axes["hand"])) + nest.size(axes)


def test_the_oracle_stands_alone():
    for path in Path(__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not any(name.split(".")[0] == "rooktutor" for name in names), path.name


def test_every_game_has_a_pack_case():
    assert set(PACKS) == {*GAMES, *HOUSE_GAMES}


def test_an_axis_that_does_not_exist_is_refused():
    with pytest.raises(KeyError):
        rules("crowsnest", bird_color="pink")


@pytest.mark.parametrize(
    ("game", "high_to_low"),
    [
        ("kentucky_discard", "Rook G14 G13 G12 G11 G10 G9 G8 G7 G6 G5"),
        ("crowsnest", "G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 Rook"),
        ("red_one", "R1 Rook G14 G13 G12 G11 G10 G9 G8 G7 G6 G5"),
        ("buckeye", "Rook G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5"),
        ("kentucky_rook", "Rook G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5"),
        ("one_high", "G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2 Rook"),
        ("call_partner", "G1 G14 G13 G12 G11 Rook G10 G9 G8 G7 G6 G5 G4 G3 G2"),
        ("partnership", "G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2 G1"),
        ("western_red_one", "R1 G1 G14 G13 G12 G11 Rook G10 G9 G8 G7 G6 G5"),
    ],
)
def test_trumps_stand_in_this_order(game, high_to_low):
    axes = rules(game)
    trumps = [card for card in deck.pack(axes) if deck.suit(axes, card, "green") == "green"]
    ranked = sorted(trumps, key=lambda card: deck.height(axes, card), reverse=True)
    assert ranked == words(high_to_low)


def test_cards_are_dealt_one_at_a_time_with_the_nest_after_the_first_rounds():
    axes = rules("crowsnest")
    hands, laid = deck.deal(axes, deck.pack(axes), "north")
    assert hands["east"][:3] == ["R5", "R10", "G5"]
    assert laid == ["R9", "R14", "G9", "G14", "Y9"]
    assert [len(hands[seat]) for seat in SEATS] == [9, 9, 9, 9]


def test_an_auction_skips_those_who_passed_and_ends_with_one_left():
    state = auction.after(rules("crowsnest"), "north", words("pass 70 75 pass 80"))
    assert (state.to_act, state.high, state.over) == ("west", ("south", 80), False)
    assert state.legal() == ["pass", *map(str, range(85, 121, 5))]
    state.call("pass")
    assert (state.declarer, state.bid) == ("south", 80)


@pytest.mark.parametrize(
    ("options", "calls", "declarer", "bid"),
    [
        ({}, "pass pass pass pass", None, None),
        ({}, "120", "east", 120),
        ({"all_pass": "dealer_forced_min"}, "pass pass pass", "north", 70),
        ({"all_pass": "dealer_forced_min", "min_bid": 60}, "pass pass pass", "north", 60),
        ({"stop_at_max": False}, "120 pass pass pass", "east", 120),
        ({"first_bidder": "dealer"}, "70 pass pass pass", "north", 70),
    ],
)
def test_an_auction_ends_as_its_options_say(options, calls, declarer, bid):
    state = auction.after(rules("crowsnest", **options), "north", words(calls))
    assert state.over
    assert (state.declarer, state.bid) == (declarer, bid)


def test_without_jumps_each_bid_is_one_step_higher():
    state = auction.after(rules("crowsnest", jump_bids=False), "north", ["70"])
    assert state.legal() == ["pass", "75"]


def test_too_few_worthless_cards_all_go_and_counters_make_up_the_number():
    axes = rules("kentucky_rook")
    holding = words("R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 B14 Rook R13 R12 G9")
    assert nest.short(axes, holding)
    assert nest.may_lay_away(axes, holding, words("R13 R12 G9 R5 G10"))
    assert not nest.may_lay_away(axes, holding, words("R13 R12 R5 G10 R10"))
    assert nest.count_discards(axes, holding) == len(nest.discards(axes, holding)) == 66  # 12 choose 2


def test_exactly_five_worthless_cards_leave_no_choice():
    axes = rules("kentucky_rook")
    holding = words("R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 R13 R12 G9 G8 G7")
    assert not nest.short(axes, holding)
    assert nest.discards(axes, holding) == [("R12", "R13", "G7", "G8", "G9")]


def test_one_small_counter_may_go():
    axes = rules("red_one", discard_counters="one_small")
    holding = words("R1 R5 R10 R14 R6 R7 R8 R9 R11 R12 R13 G6 G7 G8 G9")
    assert nest.may_lay_away(axes, holding, words("R5 R6 R7 R8 R9 R11"))
    assert nest.may_lay_away(axes, holding, words("R10 R6 R7 R8 R9 R11"))
    assert not nest.may_lay_away(axes, holding, words("R5 R10 R7 R8 R9 R11"))
    assert not nest.may_lay_away(axes, holding, words("R14 R6 R7 R8 R9 R11"))
    assert not nest.may_lay_away(axes, holding, words("R1 R6 R7 R8 R9 R11"))


@pytest.mark.parametrize(
    ("game", "options", "hand", "trump", "led", "legal"),
    [
        ("kentucky_discard", {}, "R5 R13 G6 Y10 Rook", "green", "R9", "R5 R13 Rook"),
        ("kentucky_discard", {"bird_free_play": False}, "R5 R13 G6 Y10 Rook", "green", "R9", "R5 R13"),
        ("crowsnest", {}, "Rook R10 B5", "yellow", "Y9", "Rook"),
        ("crowsnest", {"bird_forced_on_trump_lead": False}, "Rook R10 B5", "yellow", "Y9", "R10 B5 Rook"),
        ("red_one", {}, "R1 R7 Y8", "green", "R9", "R7"),
        ("red_one", {"red_one_free_play": True}, "R1 R7 Y8", "green", "R9", "R1 R7"),
        ("red_one", {}, "R1 Y8", "green", "R9", "R1 Y8"),
    ],
)
def test_legal_cards(game, options, hand, trump, led, legal):
    assert play.legal_cards(rules(game, **options), words(hand), trump, led) == words(legal)


@pytest.mark.parametrize(
    ("game", "trump", "leader", "cards", "winner"),
    [
        ("kentucky_discard", "green", "west", "R9 Y14 B14 R5", "west"),
        ("crowsnest", "yellow", "west", "B14 Rook Y5 B5", "east"),
        ("red_one", "green", "west", "G14 Rook R1 G5", "east"),
        ("call_partner", "red", "west", "R11 Rook R9 R5", "west"),
        ("partnership", "black", "north", "Y1 Y2 Y14 B1", "west"),
    ],
)
def test_trick_winners(game, trump, leader, cards, winner):
    assert play.trick_winner(rules(game), leader, words(cards), trump) == winner


@pytest.mark.parametrize(
    ("game", "bid", "points", "written"),
    [
        ("crowsnest", 80, (95, 25), (80, 25)),
        ("crowsnest", 80, (75, 45), (-80, 45)),
        ("kentucky_discard", 80, (95, 25), (95, 25)),
        ("kentucky_discard", 80, (80, 40), (80, 40)),
        ("kentucky_rook", 120, (115, 65), (-120, 65)),
    ],
)
def test_made_or_set(game, bid, points, written):
    assert score.made_or_set(rules(game), bid, *points) == written


def test_bonus_for_most_tricks_and_its_tie():
    assert score.bonus_by_count(rules("partnership"), (8, 6), False) == (20, 0)
    assert score.bonus_by_count(rules("partnership"), (7, 7), False) == (0, 0)
    assert score.bonus_by_count(rules("partnership", most_tricks_tie="split"), (7, 7), False) == (10, 10)
    assert score.bonus_by_count(rules("partnership", most_tricks_tie="defenders"), (7, 7), True) == (0, 20)
    assert score.bonus_by_count(rules("one_high"), (3, 10), True) == (20, 0)


def test_a_tie_at_the_target_asks_for_another_hand():
    assert score.match_over(rules("crowsnest"), {"NS": 315, "EW": 315}) == (False, None)
    assert score.match_over(rules("crowsnest"), {"NS": 320, "EW": 315}) == (True, "NS")
    assert score.match_over(rules("crowsnest"), {"NS": 295, "EW": 295}) == (False, None)
    assert score.match_over(rules("crowsnest", tie="declarer_wins"), {"NS": 315, "EW": 315}, "east") == (
        True,
        "EW",
    )


# The sample hand of the record format: West makes 70 exactly by taking 105.
HANDS = {
    "north": words("R10 R13 G8 G11 Y6 Y11 Y14 B9 B12"),
    "east": words("G5 G6 G10 G14 Y5 Y9 Y13 B6 B7"),
    "south": words("R6 R8 G7 G9 Y7 Y8 Y12 B14 Rook"),
    "west": words("R5 R7 R9 R11 R12 G13 Y10 B8 B13"),
}
NEST = words("R14 G12 B5 B10 B11")
TRICKS = words("""B6 B14 B5 B12 / Y7 Y10 Y11 Y13 / B7 G7 B13 B9 / Y12 G13 Y14 Y9 / G12 G11 G5 G9
            B8 R10 Y5 R8 / R14 R13 G10 R6 / G14 Rook R9 G8 / G6 Y8 B11 Y6""")
CALLS = ["pass", "pass", "70", "pass", "R5 R7 R11 R12 B10", "green"]


def test_a_whole_hand_of_crowsnest():
    hand = played(rules("crowsnest"), "north", HANDS, NEST, [*CALLS, *TRICKS])
    assert hand.outcome() == {
        "declarer": "west",
        "bid": 70,
        "team": ["east", "west"],
        "captured": {"NS": 15, "EW": 105},
        "bonus": {"NS": 0, "EW": 0},
        "scored": {"NS": 15, "EW": 70},
        "made": True,
    }


def test_an_illegal_card_is_not_played():
    table = played(rules("crowsnest"), "north", HANDS, NEST, [*CALLS, "B6"])
    assert table.legal() == ["B14", "Rook"]
    with pytest.raises(AssertionError):
        table.do("R6")


def test_minimax_counts_the_nest_for_the_last_trick():
    table = played(rules("crowsnest"), "north", HANDS, NEST, [*CALLS, *TRICKS[:-8]])
    # East holds G14 G6, South Rook Y8, North G8 Y6: G14 takes the Crow, G6 gives it to North's G8.
    ending = minimax.ending_of(table)
    assert (ending.leader, ending.team, ending.nest_points) == ("east", ("east", "west"), 15)
    assert minimax.values(ending) == {"G6": 85, "G14": 105}


def test_perft_of_an_ending_is_the_number_of_ways_to_play_it():
    table = played(rules("crowsnest"), "north", HANDS, NEST, [*CALLS, *TRICKS[:-4]])
    assert perft.play(minimax.ending_of(table)) == 1


@pytest.mark.parametrize(("levels", "complete"), [(11, 52_747), (17, 6_815_761)])
def test_complete_auctions_match_the_closed_form(levels, complete):
    axes = rules("crowsnest", min_bid=5, max_bid=5 * levels)
    assert perft.complete_auctions(axes) == complete
    if levels == 11:
        assert perft.complete_auctions(rules("crowsnest")) == complete
    short = rules("crowsnest", min_bid=5, max_bid=20)
    assert perft.auction(short) == perft.complete_auctions(short)


def test_a_dealt_hand_must_be_a_pack():
    with pytest.raises(AssertionError):
        Table(rules("crowsnest"), "north", HANDS, NEST[:-1])
