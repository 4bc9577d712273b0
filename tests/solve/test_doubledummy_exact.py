"""The exact solver against solvers that share nothing with it. ``tests.solve.long_run`` asks far more."""

import struct
from dataclasses import replace
from random import Random

import pytest

from rooktutor.cards import NoTrump
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve import _dd, _ddpy
from rooktutor.solve.doubledummy import problem, solve
from rooktutor.solve.problem import Problem, game_of
from tests.oracle import minimax as oracle
from tests.oracle import presets
from tests.solve import plain
from tests.solve.cases import answer, fresh_hand, random_game, random_problem, recolored, rotated
from tests.support import translate
from tests.support.hands import walk

HOUSE_RULES = (
    ("crowsnest", {"bird_forced_on_trump_lead": False}),
    ("crowsnest", {"nest_owner": "declarer"}),
    ("partnership", {"most_tricks_tie": "defenders"}),
    ("partnership", {"most_tricks_tie": "split"}),
    ("red_one", {"red_one_free_play": True}),
    ("kentucky_discard", {"bird_rank": "12.5"}),
    ("kentucky_discard", {"trump_choice": "no_trump_or_low"}),
    ("red_one", {"trump_choice": "no_trump_or_low", "baby_rook": "black_2", "nest": 7}),
    ("kentucky_discard", {"baby_rook": "black_2", "baby_rook_points": 10, "nest": 6}),
    ("crowsnest", {"ten_point_card": "13"}),
    ("kentucky_rook", {"sweep_points": 20}),
)
EVERY_GAME = pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in (*RULE_SETS, *presets.HOUSE_GAMES)), *HOUSE_RULES]
)


@pytest.mark.parametrize(("cards", "endings"), [(1, 200), (2, 1500), (3, 1000), (4, 60)])
def test_endings_are_worth_what_every_line_of_play_says(cards, endings):
    rng = Random(cards)
    for _ in range(endings):
        ending = random_problem(rng, cards)
        points = plain.minimax(ending)
        for thorough in (False, True):
            assert answer(_dd, ending, thorough=thorough)[0] == points, ending


@pytest.mark.parametrize(("cards", "endings"), [(1, 100), (2, 400), (3, 200), (4, 20), (5, 3)])
def test_the_twins_agree_on_values_and_on_equal_cards(cards, endings):
    rng = Random(100 + cards)
    for _ in range(endings):
        ending = random_problem(rng, cards)
        assert answer(_ddpy, ending) == answer(_dd, ending), ending


def test_a_suit_of_seventeen_cards_is_no_trouble():
    """All fourteen of one color, the bird, the Red 1 and the black 2, as trumps of one hand."""
    rng = Random(9)
    for trump in (1, 2):
        game = replace(random_game(rng)[0], trump=trump, free=rng.choice([0, 1 << 56]))
        trumps = [*range(14 * trump, 14 * trump + 14), 0, 43, 56]
        suits = [trump if card in trumps else card // 14 for card in range(57)]
        places = [
            16 if card == 0 else 15 if card == 43 else 14 if card == 56 else card % 14 for card in range(57)
        ]
        game = replace(game, suits=tuple(suits), places=tuple(places))
        for _ in range(5):
            dealt = rng.sample([*trumps, 1, 2, 44], 20)
            north, east, south, west = (sum(1 << card for card in dealt[seat::4]) for seat in range(4))
            ending = Problem(game=game, hands=(north, east, south, west), leader=0, declaring=0b0101, last=20)
            assert answer(_dd, ending) == answer(_ddpy, ending)


@pytest.mark.parametrize(("cards", "endings"), [(2, 100), (3, 50), (4, 10)])
def test_a_question_about_some_cards_is_answered_as_the_points_say(cards, endings):
    """Whether so many points are reached, and how many are, for some of the cards: compiled and not."""
    rng = Random(400 + cards)
    for _ in range(endings):
        ending = random_problem(rng, cards)
        points, same = answer(_dd, ending)
        only = sum(1 << card for card in points if rng.random() < 0.5) or 1 << min(points)
        asked = {same[card] for card in points if only >> card & 1}
        told = {card: value for card, value in points.items() if same[card] in asked}
        for solver in (_dd, _ddpy):
            assert answered(solver, ending, only) == {c: value - ending.taken for c, value in told.items()}
            for target in {*(value - ending.taken for value in points.values()), 1, rng.randrange(1, 200)} - {
                0
            }:
                reached = {c: value - ending.taken >= target for c, value in told.items()}
                assert answered(solver, ending, only, target) == reached, (ending, only, target)


def answered(solver, ending, only, target=0):
    """What a solver says of the cards that it was asked about."""
    values, _same, complete, _ = solver.solve(
        ending.game.packed, ending.asked(only, target), 0, 0, 1 << 16, None
    )
    assert complete == b"\x01"
    return {card: value for card, value in enumerate(struct.unpack("<64h", values)) if value >= 0}


@pytest.mark.parametrize("cards", [2, 3, 4, 5, 7])
def test_neither_colors_nor_seats_matter(cards):
    rng = Random(200 + cards)
    for _ in range(100):
        ending = random_problem(rng, cards)
        points, same = answer(_dd, ending)
        colors = list(range(4))
        rng.shuffle(colors)
        other, moved = recolored(ending, tuple(colors))
        assert answer(_dd, other)[0] == {moved[card]: value for card, value in points.items()}
        assert answer(_dd, rotated(ending, rng.randrange(1, 4))) == (points, same)


@pytest.mark.parametrize(
    ("game", "cards", "hands"),
    [
        ("crowsnest", 7, 5),
        ("red_one", 7, 5),
        ("partnership", 7, 2),
        pytest.param("kentucky_discard", 9, 1, marks=pytest.mark.slow),
    ],
)
def test_whole_hands_pass_the_plain_alphabeta(game, cards, hands):
    rng = Random(2)
    for _ in range(hands):
        hand = fresh_hand(rule_set(game), rng, cards)
        points, _ = answer(_dd, hand)
        assert plain.wrong(hand, points) == 0, hand


@pytest.mark.parametrize("game", ["crowsnest", "partnership", "red_one"])
def test_whole_hands_without_a_trump_color_pass_the_plain_alphabeta(game):
    rules, rng = rule_set(game).with_options({"trump_choice": "no_trump_or_low"}), Random(7)
    for named in NoTrump:
        for _ in range(2):
            hand = replace(fresh_hand(rules, rng, 7), game=game_of(rules, named))
            assert plain.wrong(hand, answer(_dd, hand)[0]) == 0, hand


def test_the_plain_alphabeta_notices_a_wrong_value():
    hand = fresh_hand(rule_set("crowsnest"), Random(3), 5)
    points, _ = answer(_dd, hand)
    card = next(iter(points))
    assert plain.wrong(hand, points | {card: points[card] + 5}) == 1
    assert plain.wrong(hand, {c: value for c, value in points.items() if c != card}) > 0
    assert plain.alphabeta(hand) == points


@EVERY_GAME
def test_real_hands_end_as_the_oracle_plays_them(game, options):
    """From the rules text to the value: the oracle knows neither the engine nor the solver."""
    engine, rules = translate.both_rules(game, options)
    asked = 0
    for seed in range(60):
        cards, actions, table = walk(rules, seed, until=_last_cards(1 + seed % 10))
        if table.phase == "over":
            continue
        position = translate.played(translate.start(engine, cards), actions)
        expected = oracle.values(oracle.ending_of(table))
        assert {str(card): points for card, points in solve(problem(position)).items()} == expected
        asked += 1
    assert asked > 25


def _last_cards(count):
    return lambda table: table.phase == "play" and sum(map(len, table.hands.values())) <= count


@EVERY_GAME
def test_hands_of_every_game_are_worth_the_same_seen_from_elsewhere(game, options):
    """By the twin, looked at thoroughly, with the colors exchanged, and with the seats moved on."""
    rules, rng = translate.both_rules(game, options)[0], Random(6)
    for cards in (3, 4, 4, 6, 6, 6):
        hand = fresh_hand(rules, rng, cards)
        points, same = answer(_dd, hand)
        assert cards > 4 or answer(_ddpy, hand) == (points, same)
        assert answer(_dd, hand, thorough=True) == (points, same)
        assert answer(_dd, rotated(hand, rng.randrange(1, 4))) == (points, same)
        colors = list(range(4))
        rng.shuffle(colors)
        other, moved = recolored(hand, tuple(colors))
        assert answer(_dd, other)[0] == {moved[card]: value for card, value in points.items()}


@EVERY_GAME
def test_a_card_is_worth_what_the_best_reply_is(game, options):
    """Bellman, along a hand of the best and of other cards."""
    rng = Random(5)
    hand = fresh_hand(translate.both_rules(game, options)[0], rng, 7)
    while any(hand.hands):
        points, _ = answer(_dd, hand)
        for card in points:
            later = played(hand, card)
            if any(later.hands):
                replies = answer(_dd, later)[0].values()
                assert points[card] == (max if later.declares else min)(replies)
            else:
                assert points[card] == later.taken
        hand = played(hand, rng.choice(list(points)))


def played(hand: Problem, card: int) -> Problem:
    """The problem after ``card``, by the plain words of the rules."""
    hands, game = list(hand.hands), hand.game
    hands[hand.seat] ^= 1 << card
    north, east, south, west = hands
    table = (*hand.table, card)
    if len(table) < 4:
        return replace(hand, hands=(north, east, south, west), table=table)
    best = table[0]
    for other in table[1:]:
        trumped = game.suits[other] == game.trump != game.suits[best]
        if trumped or (game.suits[other] == game.suits[best] and game.places[other] > game.places[best]):
            best = other
    winner = (hand.leader + table.index(best)) % 4
    tricks, taken = hand.tricks, hand.taken
    if hand.declaring >> winner & 1:
        tricks += 1
        taken += sum(game.points[card] for card in table) + (0 if any(hands) else hand.last)
    taken += 0 if any(hands) else game.tricks_bonus[tricks]
    return replace(
        hand, hands=(north, east, south, west), table=(), leader=winner, tricks=tricks, taken=taken
    )
