"""A hand under other rules: the same cards, or a refusal that says what the other rules bar."""

import pytest

from rooktutor.errors import RecordError
from rooktutor.game.position import Position
from rooktutor.game.record import Problem, Record, read_one, write
from rooktutor.game.record.under import record_under
from rooktutor.rules.houses import game_rules
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from tests.support.records import EXAMPLE, random_hand


@pytest.mark.parametrize("name", RULE_SETS)
def test_under_its_own_rules_a_hand_stays_what_it_is(name):
    for steps in (0, 3, 12, 25):
        hand = random_hand(rule_set(name), 5, steps=steps)
        assert record_under(Record.of(hand), hand.rules) == Record.of(hand)


def test_a_hand_of_the_crow_becomes_one_of_the_rook():
    hand = random_hand(rule_set("crowsnest"), 4, steps=12)
    other = record_under(Record.of(hand), rule_set("kentucky_discard")).position
    assert other.rules is rule_set("kentucky_discard") or other.rules == rule_set("kentucky_discard")
    assert (other.deal, other.actions) == (hand.deal, hand.actions)


def test_a_finished_hand_is_scored_anew():
    over = read_one(EXAMPLE.read_text())  # made 70 with 105 points
    captured = rule_set("crowsnest").with_options({"made_score": "captured"})
    other = record_under(over, captured)
    assert other.result is None
    assert (over.result, other.position.score().scored) == ((15, 70), (15, 105))


def test_whoever_led_was_chosen_where_declarer_chooses():
    chooses = rule_set("crowsnest").with_options({"first_lead": "declarer_chooses", "hands": 4})
    by_declarer = rule_set("crowsnest").with_options({"first_lead": "declarer"})
    hand = next(one for seed in range(9) if (one := random_hand(by_declarer, seed)).public.tricks)
    other = record_under(Record.of(hand), chooses).position
    assert other.public.leader is hand.declarer
    assert other.public.tricks == hand.public.tricks
    back = record_under(Record.of(other), by_declarer).position
    assert (back.deal, back.actions) == (hand.deal, hand.actions)
    left = rule_set("crowsnest").with_options({"first_lead": "dealer"})
    if hand.deal.dealer is not hand.declarer:
        with pytest.raises(RecordError):
            record_under(Record.of(hand), left)


def test_what_one_game_says_aloud_is_left_out_of_another():
    said = rule_set("kentucky_discard").with_options({"discard_trump": "announced", "hands": 4})
    hand = next(one for seed in range(9) if (one := random_hand(said, seed, steps=14)).public.exchanged)
    begun = Position.replay(said, hand.deal, hand.actions, hand.scores, 2)
    seat = next(seat for seat in Seat if seat is not hand.declarer)
    told = Record.of(begun.view(seat))
    assert told.public.announced_trumps is not None
    other = record_under(told, rule_set("kentucky_discard")).view
    assert other.public.announced_trumps is None
    assert other.public.hands_played == 0
    assert other.public.tricks == begun.public.tricks


def test_what_one_seat_knows_stays_what_one_seat_knows():
    hand = random_hand(rule_set("kentucky_discard"), 9, steps=2)
    seen = Record.of(hand.view(Seat.SOUTH))
    other = record_under(seen, rule_set("crowsnest"))
    assert other.view.hand == hand.hand(Seat.SOUTH) and other.position is None


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        ("buckeye", Problem.CARD_COUNT),
        ("crowsnest_no_crow", Problem.NOT_IN_PACK),
        ("call_partner", Problem.CARD_COUNT),
    ],
)
def test_another_pack_is_refused(game, problem):
    hand = Record.of(random_hand(rule_set("crowsnest"), 3, steps=1))
    with pytest.raises(RecordError) as refused:
        record_under(hand, rule_set(game))
    assert problem in {fault.problem for fault in refused.value.faults}
    assert {(fault.line, fault.source) for fault in refused.value.faults} == {(0, game)}


def test_a_call_that_other_rules_bar_is_refused():
    told = write(Record.of(random_hand(rule_set("crowsnest"), 3, steps=0))) + "auction: E 70\n"
    with pytest.raises(RecordError) as refused:
        record_under(read_one(told), rule_set("crowsnest").with_options({"min_bid": 80}))
    assert [fault.path for fault in refused.value.faults] == ["auction[0]"]


def test_house_games_keep_their_options():
    hand = random_hand(rule_set("kentucky_discard_original"), 2, steps=0)
    other = record_under(Record.of(hand), game_rules("breckinridge"))
    assert other.rules == game_rules("breckinridge")
    assert dict(other.options)["min_bid"] == 65
