"""The 13 as counter, the baby Rook, no trump and low: answers worked out by hand."""

import pytest

from rooktutor.cards import Card, CardSet, Color, NoTrump, parse_trump
from rooktutor.errors import NotationError, RuleSetError
from rooktutor.game import play
from rooktutor.game.actions import Bid, NameTrump
from rooktutor.game.deal import deal
from rooktutor.game.illegality import RuleId, Wrong
from rooktutor.game.position import Position
from rooktutor.game.trick import Trick
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from tests.support import lockstep, translate

ALL: dict[str, object] = {"trump_choice": "no_trump_or_low"}
BABY: dict[str, object] = {"baby_rook": "black_2", "nest": 6}

CASES = {
    "13 counts": ("crowsnest", {"ten_point_card": "13"}),
    "baby rook": ("kentucky_discard", BABY),
    "baby rook that counts": ("kentucky_discard", {**BABY, "baby_rook_points": 10, "max_bid": 130}),
    "baby rook of a full pack": ("one_high", {"bird_rank": "high", "baby_rook": "black_2"}),
    "no trump, free bird": ("crowsnest", {"trump_choice": "no_trump"}),
    "no trump, no bird": ("partnership", ALL),
    "low, ones high": ("one_high", ALL),
    "low, three trumps": ("red_one", {**ALL, **BABY, "nest": 7}),
    "low, bird need not follow": ("red_one", {**ALL, "bird_forced_on_trump_lead": False}),
    "low, partner called": ("call_partner", ALL),
    "low named before the nest": ("kentucky_rook", {**ALL, "trump_naming": "before_nest"}),
    "trumps barred from the nest": (
        "red_one",
        {**ALL, "trump_naming": "before_discard", "discard_trump": "forbidden_if_avoidable"},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_engine_and_oracle_play_alike(name):
    game, options = CASES[name]
    engine, oracle = translate.both_rules(game, options)
    for seed in range(12):
        lockstep.play_side_by_side(engine, oracle, seed, views=seed < 4, records=seed < 4)


def rules_of(game: str, **options: object) -> RuleSet:
    return rule_set(game).with_options(options)


def legal(rules: RuleSet, trump: str, hand: str, led: str) -> str:
    trick = Trick(Seat.WEST, (Card.parse(led),))
    return str(play.legal_plays(rules, order(rules, parse_trump(trump)), CardSet.parse(hand), trick))


def winner(rules: RuleSet, trump: str, cards: str) -> str:
    trick = Trick(Seat.WEST, tuple(map(Card.parse, cards.split())))
    return str(trick.winner(order(rules, parse_trump(trump))))


KD_ALL = rules_of("kentucky_discard", **ALL)
KR_ALL = rules_of("kentucky_rook", **ALL)
ONE = rules_of("one_high", **ALL)
NO_BIRD = rules_of("partnership", **ALL)
RED_ALL = rules_of("red_one", **ALL, baby_rook="black_2", nest=7)
BABY_KD = rules_of("kentucky_discard", **BABY)


@pytest.mark.parametrize(
    ("rules", "trump", "hand", "led", "may"),
    [
        (KR_ALL, "none", "R5 R13 G6 Rook", "R9", "R5 R13"),  # the bird follows nothing but a trump
        (KR_ALL, "none", "R5 R13 G6 Rook", "Y9", "R5 R13 G6 Rook"),
        (KR_ALL, "none", "R5 R13 G6", "Rook", "R5 R13 G6"),  # nobody else has a trump
        (KD_ALL, "none", "R5 R13 G6 Rook", "R9", "R5 R13 Rook"),  # the any-time privilege stays
        (RED_ALL, "low", "R1 R7 B2 Y8", "Rook", "R1 B2"),  # a suit of three trumps is followed
        (RED_ALL, "low", "R1 B2 B9 Y8", "B5", "B9"),  # the black 2 is no black card
        (RED_ALL, "low", "R1 B2 Y8", "B5", "R1 Y8 B2"),
        (BABY_KD, "green", "B2 B9 R6", "B5", "B9"),
        (BABY_KD, "green", "B2 B9 R6", "G5", "B2"),
        (BABY_KD, "black", "B2 R6 G6", "B5", "B2"),
    ],
)
def test_which_cards_may_be_played(rules, trump, hand, led, may):
    assert legal(rules, trump, hand, led) == may


@pytest.mark.parametrize(
    ("rules", "trump", "cards", "seat"),
    [
        (NO_BIRD, "none", "R7 G14 R9 Y14", "east"),  # west north east south: the highest red
        (NO_BIRD, "low", "R7 G5 R9 R6", "south"),
        (NO_BIRD, "low", "R7 R1 R2 R6", "north"),  # the low 1 is lowest of all
        (ONE, "low", "R1 R14 R2 R6", "east"),  # the high 1 is the worst card of its color
        (ONE, "none", "R1 R14 R2 R6", "west"),
        (ONE, "low", "R2 Rook R5 R6", "north"),  # the low bird is the only trump
        (RED_ALL, "low", "B2 Rook R1 G5", "east"),
        (RED_ALL, "low", "G14 B2 Rook G5", "east"),
        (RED_ALL, "none", "G14 B2 G13 G5", "north"),
        (BABY_KD, "green", "G14 B2 G13 G5", "north"),
        (BABY_KD, "green", "G14 B2 Rook G5", "east"),
        (BABY_KD, "red", "Y14 G14 B2 Y5", "east"),
    ],
)
def test_who_takes_the_trick(rules, trump, cards, seat):
    assert winner(rules, trump, cards) == seat


def test_what_counts():
    thirteen = rules_of("crowsnest", ten_point_card="13")
    assert thirteen.counters(CardSet.parse("R13 G14 Y5 B10")) == 25
    assert thirteen.total_points == 120
    assert rules_of("kentucky_discard", **BABY, baby_rook_points=10).points(Card.parse("B2")) == 10
    assert BABY_KD.card_points == 120 and len(BABY_KD.pack) == 42
    assert len(rules_of("one_high", bird_rank="high", baby_rook="black_2").pack) == 57


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("kentucky_discard_original", {**BABY, "nest": 5}, "needs the bird in the pack"),
        ("crowsnest", BABY, "just under a bird_rank of high"),
        ("kentucky_discard", {"baby_rook": "black_2"}, "take 41 cards; the pack has 42"),
        ("kentucky_discard", {**BABY, "baby_rook_points": "-5"}, "whole number"),
        ("crowsnest", {"trump_choice": "all"}, "must be one of colors no_trump no_trump_or_low"),
        ("crowsnest", {"ten_point_card": "12"}, "must be one of 14 13"),
    ],
)
def test_what_cannot_stand_together_is_refused_with_the_reason(game, options, reason):
    with pytest.raises(RuleSetError) as refused:
        rule_set(game).with_options(options)
    assert any(reason in problem for problem in refused.value.problems)


def named(rules: RuleSet, *, low: bool = False) -> Position:
    """East declares without a trump color, before the first lead."""
    position = Position.start(rules, deal(rules, 7))
    position = position.after(Bid(rules.max_bid))
    position = position.after(next(iter(position.legal_actions())))
    return position.after(NameTrump(NoTrump.LOW if low else NoTrump.HIGH))


def test_only_what_the_rules_offer_may_be_named():
    start = Position.start(rule_set("crowsnest"), deal(rule_set("crowsnest"), 7)).after(Bid(120))
    start = start.after(next(iter(start.legal_actions())))
    assert start.legal_actions() == tuple(map(NameTrump, Color))
    wrong = start.why_illegal(NameTrump(NoTrump.LOW))
    assert wrong is not None
    assert (wrong.reason, wrong.rule) == (Wrong.TRUMP_NOT_OFFERED, RuleId.NAME_TRUMP)
    position = named(rules_of("crowsnest", trump_choice="no_trump"))
    assert str(position.trump) == "none" and str(position.order.trumps) == "Rook"


def test_the_baby_rook_is_played_as_a_trump():
    ranking = order(BABY_KD, Color.GREEN)
    trick = Trick(Seat.WEST, (Card.parse("G9"),))
    hand = CardSet.parse("G6 B2 B9")
    rule = play.rule_of(BABY_KD, ranking, hand, trick, Card.parse("B2"))
    assert rule is RuleId.BABY_ROOK_IS_TRUMP


def test_a_bird_that_was_led_shows_who_has_no_other_trump():
    position = named(rules_of("red_one", **ALL))
    view = position.view(Seat.SOUTH)
    assert view.public.voids[Seat.NORTH] == frozenset()
    trumps = position.order.suit_cards(NoTrump.HIGH)
    assert str(trumps) == "R1 Rook" and trumps == position.order.trumps


@pytest.mark.parametrize("word", ["none", "NONE", " low ", "g", "Green"])
def test_what_may_be_named_has_a_word(word):
    assert str(parse_trump(word)) in ("none", "low", "green")


def test_other_words_name_nothing():
    with pytest.raises(NotationError):
        parse_trump("no trump")
