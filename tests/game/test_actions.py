"""Positions are values; actions come in one order and are refused with one reason each."""

from dataclasses import FrozenInstanceError, fields
from random import Random

import pytest

from rooktutor.cards import ROOK, Card, CardSet, Color
from rooktutor.errors import DealError, IllegalAction, NotYetError
from rooktutor.game.actions import PASS, Bid, CallCard, Discard, NameTrump, Play
from rooktutor.game.deal import Deal, deal
from rooktutor.game.illegality import RuleId, Wrong
from rooktutor.game.position import Position
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from tests.oracle.presets import GAMES, rules
from tests.support import hands, translate

# The hand of seed 5 in CrowsNest; the list of what is legal at each stage, in this very order.
SNAPSHOT = {
    "auction": "pass 70 75 80 85 90 95 100 105 110 115 120",
    "trump": "red green yellow black",
}


def test_calls_and_colors_come_in_one_order():
    position = Position.start(rule_set("crowsnest"), deal(rule_set("crowsnest"), 5))
    assert " ".join(translate.words(position.legal_actions())) == SNAPSHOT["auction"]
    position = translate.played(position, ["120"])
    discards = translate.words(position.legal_actions())
    assert discards == sorted(discards, key=by_place)
    assert len(discards) == 2002
    position = translate.played(position, [discards[0]])
    assert " ".join(translate.words(position.legal_actions())) == SNAPSHOT["trump"]


def by_place(words):
    """Where the cards of a discard stand in the pack."""
    return [Card.parse(word).index for word in words.split()]


def test_cards_come_by_color_and_number_with_the_bird_last():
    engine, oracle = translate.both_rules("call_partner")
    assert translate.words(engine.pack) == [
        *(f"{color}{number}" for color in "RGYB" for number in range(1, 15)),
        "Rook",
    ]
    cards, words, _ = hands.walk(oracle, 1, until=lambda table: table.phase == "call")
    position = translate.played(translate.start(engine, cards), words)
    assert translate.words(position.legal_actions()) == translate.words(engine.pack)
    hand = "B5 Rook R14 G1 R1 Y9"
    assert str(CardSet.parse(hand)) == "R1 R14 G1 Y9 B5 Rook"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_position_can_be_changed(game):
    engine, oracle = translate.both_rules(game)
    cards, words, _ = hands.walk(oracle, 2)
    position = translate.played(translate.start(engine, cards), words[: len(words) // 2])
    for value in (
        position,
        position.public,
        position.deal,
        position.view(Seat.SOUTH),
        position.public.auction,
    ):
        for item in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, item.name, None)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_deals_the_same_cards_every_time(game):
    engine = rule_set(game)
    for dealer in Seat:
        one, two = deal(engine, 11, dealer), deal(engine, 11, dealer)
        assert one == two
        one.check(engine)
        assert deal(engine, 12, dealer) != one
        assert [len(hand) for hand in one.hands] == [engine.hand] * 4
        assert len(one.nest) == engine.nest


def at(phase, game="crowsnest", seed=0):
    engine, oracle = translate.both_rules(game)
    cards, words, _ = hands.walk(oracle, seed, until=lambda table: table.phase == phase)
    return translate.played(translate.start(engine, cards), words)


ACTIONS = {
    "auction": PASS,
    "discard": Discard(CardSet.parse("R5 R6 R7 R8 R9")),
    "trump": NameTrump(Color.RED),
    "call": CallCard(ROOK),
    "play": Play(ROOK),
}


@pytest.mark.parametrize("now", ACTIONS)
@pytest.mark.parametrize("kind", ACTIONS)
def test_an_action_of_another_stage_is_refused(now, kind):
    if now == kind:
        return
    position = at(now, "call_partner")
    problem = position.why_illegal(ACTIONS[kind])
    assert problem is not None
    assert (problem.reason, problem.rule) == (Wrong.WRONG_PHASE, RuleId.TURN_ORDER)
    with pytest.raises(IllegalAction):
        position.after(ACTIONS[kind])


def test_nothing_can_be_done_when_the_hand_is_over():
    position = at("over")
    assert position.legal_actions() == ()
    for action in [*ACTIONS.values(), Bid(70)]:
        problem = position.why_illegal(action)
        assert problem is not None
        assert problem.reason is Wrong.HAND_IS_OVER


def test_another_seats_card_and_turn_are_refused():
    position = at("play")
    seat = translate.turn(position)
    for other in Seat:
        view = position.view(other)
        for card in position.hand(other):
            problem = position.why_illegal(Play(card))
            seen = view.why_illegal(Play(card))
            if other is not seat:
                assert problem is not None
                assert problem.reason is Wrong.NOT_YOUR_CARD
                assert seen is not None
                assert seen.reason is Wrong.NOT_YOUR_TURN
            else:
                assert seen == problem


def test_a_score_is_refused_before_the_end():
    for phase in ("auction", "discard", "trump", "play"):
        with pytest.raises(NotYetError):
            at(phase).score()


def test_a_card_that_is_not_in_the_pack_cannot_be_called():
    engine, oracle = translate.both_rules("call_partner", {"call_own_card": "forbidden"})
    cards, words, _ = hands.walk(oracle, 1, until=lambda table: table.phase == "call")
    position = translate.played(translate.start(engine, cards), words)
    assert len(position.legal_actions()) == 57 - 13


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_is_no_pack_is_refused_with_every_reason(game):
    engine = RULE_SETS[game]
    good = deal(engine, 3)
    north, east, south, west = good.hands
    bad = Deal(hands=(north, north, south, west), nest=good.nest, dealer=Seat.NORTH)
    with pytest.raises(DealError) as refused:
        Position.start(engine, bad)
    assert len(refused.value.problems) == 2  # twice, and missing
    short = Deal(
        hands=(north.without(next(iter(north))), east, south, west), nest=good.nest, dealer=Seat.NORTH
    )
    with pytest.raises(DealError):
        Position.start(engine, short)
    with pytest.raises(DealError):
        Position.start(engine, good, scores=(0,) * 3)


PRIVILEGE = [
    # game, options, trump, led, hand, card, the rule it rests on
    ("kentucky_discard", {}, "green", None, "G5 Rook R14", "R14", RuleId.LEAD_ANY),
    ("kentucky_discard", {}, "green", None, "G5 Rook R14", "Rook", RuleId.BIRD_IS_TRUMP),
    ("kentucky_discard", {}, "green", "R9", "R5 G6 Rook", "R5", RuleId.FOLLOW_COLOR),
    ("kentucky_discard", {}, "green", "R9", "R5 G6 Rook", "Rook", RuleId.BIRD_ANY_TIME),
    ("kentucky_discard", {}, "green", "R9", "Y5 G6 Rook", "Rook", RuleId.VOID_PLAYS_ANY),
    ("kentucky_discard", {}, "green", "R9", "Y5 G6 Rook", "G6", RuleId.VOID_PLAYS_ANY),
    ("kentucky_discard", {}, "green", "G9", "Y5 G6 Rook", "G6", RuleId.FOLLOW_TRUMP),
    ("kentucky_discard", {}, "green", "G9", "Y5 G6 Rook", "Rook", RuleId.BIRD_IS_TRUMP),
    ("crowsnest", {}, "yellow", "Y9", "Rook R10 B5", "Rook", RuleId.BIRD_FORCED),
    ("crowsnest", {"bird_forced_on_trump_lead": False}, "yellow", "Y9", "Rook R10 B5", "R10",
     RuleId.BIRD_NOT_FORCED),
    ("red_one", {}, "green", "G9", "R1 R7 G5", "R1", RuleId.RED_ONE_IS_TRUMP),
    ("red_one", {"red_one_free_play": True}, "green", "R9", "R1 R7 Y5", "R1", RuleId.RED_ONE_ANY_TIME),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options", "trump", "led", "hand", "card", "rule"), PRIVILEGE)
def test_the_rule_that_a_card_rests_on(game, options, trump, led, hand, card, rule):
    engine, oracle = translate.both_rules(game, options)
    asker = "south" if led else "east"
    color = {"R": "red", "G": "green", "Y": "yellow", "B": "black"}[led[0]] if led else None

    def kept_out(place, other):
        if place != asker:
            return False
        same = color == trump if other in ("Rook", "R1") else color is not None and other[0] == str(led)[0]
        return same or other in ("Rook", "R1")

    held = {asker: hand.split()} | ({"east": [led]} if led else {})
    cards = hands.arranged_deal(oracle, "north", held, kept_out=kept_out, rng=Random(1))
    words = [*hands.contract(oracle, "north", "north"), " ".join(cards.nest), trump, *([led] if led else [])]
    position = translate.played(translate.start(engine, cards), words)
    assert position.why_illegal(Play(Card.parse(card))) is None
    assert position.rule_of(Play(Card.parse(card))) is rule
    assert position.view(translate.turn(position)).rule_of(Play(Card.parse(card))) is rule


def test_the_rule_that_a_call_rests_on():
    position = Position.start(rule_set("crowsnest"), deal(rule_set("crowsnest"), 5))
    assert position.rule_of(PASS) is RuleId.PASS_IS_FINAL
    assert position.rule_of(Bid(70)) is RuleId.MINIMUM_BID
    assert position.rule_of(Bid(120)) is RuleId.MAXIMUM_BID
    assert position.after(Bid(70)).rule_of(Bid(80)) is RuleId.HIGHER_BID


def test_the_ten_games_are_the_ten_of_the_rules_text():
    assert {game: rules(game)["target"] for game in GAMES} == {
        game: engine.target for game, engine in RULE_SETS.items()
    }
