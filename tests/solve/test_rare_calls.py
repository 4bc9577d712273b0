"""Players and values where house rules add calls: a held bid, the moon, new cards, a blind auction."""

from random import Random

import pytest

from rooktutor.cards import Card, CardSet
from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid, Discard, NameTrump
from rooktutor.game.deal import Deal, deal
from rooktutor.game.match import Match
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layouts
from rooktutor.solve.montecarlo import evaluate, evaluate_open
from rooktutor.solve.players import PLAYERS, TutorPlayer
from rooktutor.solve.preference import preferred
from rooktutor.solve.unseen import unseen_limit
from rooktutor.solve.values import Budget, Exactness, compare

ALL: dict[str, object] = {"hold_partner": "once", "moon": "fixed", "misdeal": "no_counters"}
BLIND: dict[str, object] = {**ALL, "nest_visibility": "top_card", "blind_bid": "bird_turned", "moon": "game"}
STRONG = "R10 R11 R12 R13 R14 G14 Y14 Rook B5"
WEAK = "R6 R8 R9 G7 G9 Y8 Y12 B6 B9"
NO_COUNTER = "R6 R7 R8 R9 G6 G7 Y6 Y7 B6"
REDS = "R6 R7 R8 R9 R11 R12 R13 G13 Y13"


def with_hand(seat, held, options, calls=()):
    """A hand after these calls in which a seat holds these cards; north deals."""
    rules = CROWSNEST.with_options(options)
    rest = list(rules.pack - CardSet.parse(held))
    Random(8).shuffle(rest)
    hands = {other: CardSet.of(rest[9 * n : 9 * n + 9]) for n, other in enumerate(seat.next.clockwise()[:3])}
    hands[seat] = CardSet.parse(held)
    cards = (hands[Seat.NORTH], hands[Seat.EAST], hands[Seat.SOUTH], hands[Seat.WEST])
    position = Position.start(rules, Deal(hands=cards, nest=tuple(rest[27:]), dealer=Seat.NORTH))
    for call in calls:
        position = position.after(call)
    assert position.to_act is seat
    return position.view(seat)


@pytest.mark.parametrize("name", ["random", "beginner", "rules"])
@pytest.mark.parametrize("options", [ALL, BLIND], ids=["all", "blind"])
@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook"])
def test_players_play_whole_matches_with_the_new_calls(name, options, game):
    rules = rule_set(game).with_options(options)
    match, rng = Match(rules=rules), Random(6)
    for seed in range(12):
        if match.standing.over:
            match = Match(rules=rules)
        position = Position.start(rules, deal(rules, seed, match.next_dealer), match.scores)
        while position.phase is not Phase.OVER:
            assert position.to_act is not None
            view = position.view(position.to_act)
            position = position.after(PLAYERS[name].act(view, rng.getrandbits(32)))
        match = match.with_hand(position)


@pytest.mark.parametrize("options", [ALL, BLIND], ids=["all", "blind"])
def test_a_tutor_plays_a_hand_with_the_new_calls(options):
    rules = CROWSNEST.with_options(options)
    position, tutor = Position.start(rules, deal(rules, 40)), TutorPlayer(0.1)
    while position.phase is not Phase.OVER:
        assert position.to_act is not None
        position = position.after(tutor.act(position.view(position.to_act), 3))


@pytest.mark.parametrize(("held", "expected"), [(STRONG, HOLD), (WEAK, PASS)])
def test_a_partner_s_bid_is_held_by_a_hand_that_is_worth_more(held, expected):
    view = with_hand(Seat.WEST, held, ALL, (Bid(70), PASS))
    assert PLAYERS["rules"].act(view, 1) == expected


def test_nobody_holds_against_opponents_who_are_out():
    view = with_hand(Seat.NORTH, STRONG, ALL, (PASS, Bid(70), PASS))
    assert PLAYERS["rules"].act(view, 1) == PASS


@pytest.mark.parametrize(("held", "expected"), [(NO_COUNTER, MISDEAL), (REDS, Bid(70)), (WEAK, MISDEAL)])
def test_new_cards_are_asked_for_with_a_hand_that_is_not_worth_a_bid(held, expected):
    view = with_hand(Seat.EAST, held, ALL)
    assert PLAYERS["rules"].act(view, 1) == expected


def test_new_cards_are_worth_nothing_to_either_side():
    view = with_hand(Seat.EAST, NO_COUNTER, ALL)
    value = evaluate(view, budget=Budget(3), seed=1).value(MISDEAL)
    assert value is not None
    assert (value.mean, value.stderr, value.p_make) == (0.0, 0.0, None)


def test_a_moon_has_to_be_nearly_certain():
    view = with_hand(Seat.EAST, STRONG, ALL)
    for chance, expected in ((0.95, MOON), (0.85, Bid(70))):
        rows = {PASS: [0.0], Bid(70): [30.0], Bid(75): [29.5], MOON: [90.0]}
        evaluation = compare(rows, {MOON: [chance]}, state=Exactness.SAMPLED, asked=1)
        assert preferred(view, evaluation) == expected


@pytest.mark.parametrize(
    ("options", "made", "missed"),
    [({"moon": "fixed", "moon_points": 150}, 150, -170), ({"moon": "game"}, 300, -300)],
)
def test_what_is_played_for_under_a_moon(options, made, missed):
    """Without a bird, north holds nine trumps, or all but the highest; then east takes 20 points."""
    rules = rule_set("kentucky_discard_original").with_options(options)
    rest = (
        "G5 G6 G7 G8 G9 G10 G11 G12",
        "G13 G14 Y5 Y6 Y7 Y8 Y9 Y10 Y11",
        "Y12 Y13 Y14 B9 B10 B11 B12 B13 B14",
    )
    for north, east, expected in (("R6 R7 R8 R9 R10 R11 R12 R13 R14", "R5", made),
                                  ("R5 R6 R7 R8 R9 R10 R11 R12 R13", "R14", missed)):  # fmt: skip
        hands = tuple(map(CardSet.parse, (north, f"{east} {rest[0]}", rest[1], rest[2])))
        nest = tuple(map(Card.parse, ("B5", "B6", "B7", "B8")))
        cards = Deal(hands=(hands[0], hands[1], hands[2], hands[3]), nest=nest, dealer=Seat.WEST)
        position = Position.start(rules, cards).after(MOON).after(Discard(CardSet.of(nest)))
        position = position.after(NameTrump(Card.parse("R5").color))
        assert evaluate_open(position).best.mean == expected


def test_whoever_asked_for_new_cards_holds_no_counter_in_any_layout():
    position = Position.start(CROWSNEST.with_options(ALL), deal(CROWSNEST, 7)).after(MISDEAL)
    layouts, rng = Layouts(position.view(Seat.SOUTH)), Random(2)
    for _ in range(50):
        assert not layouts.sample(rng).hand(Seat.EAST) & CROWSNEST.counting_cards


def test_an_unseen_hand_is_worth_a_bid_with_the_bird_to_come():
    assert CROWSNEST.min_bid <= unseen_limit(CROWSNEST) < CROWSNEST.max_bid
