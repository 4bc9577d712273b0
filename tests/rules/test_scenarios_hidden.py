"""What each seat of Call Partner knows of the partnership, and when."""

from typing import Any

import pytest

from rooktutor.cards import Card
from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from tests.oracle import deck
from tests.support import hands, translate

GAME = "call_partner"
OTHERS = (Seat.EAST, Seat.SOUTH, Seat.WEST)


def moments(**contract: Any):
    """Every position of a hand that north plays, from the call on, with the oracle's finished table."""
    engine, oracle = translate.both_rules(GAME)
    cards, words, table = hands.directed(oracle, 7, declarer="north", **contract)
    position = translate.start(engine, cards)
    for word in words:
        position = translate.played(position, [word])
        if position.public.called is not None:
            yield position, table


def test_h01_the_holder_knows_and_the_others_do_not():
    for position, _ in moments(partner="east", called="G1"):
        if Card.parse("G1") in position.public.played:
            break
        assert position.view(Seat.EAST).is_partner
        assert position.view(Seat.EAST).declaring == {Seat.NORTH, Seat.EAST}
        for seat in (Seat.NORTH, Seat.SOUTH, Seat.WEST):
            assert position.view(seat).declaring is None
    else:
        pytest.fail("the called card was never played")


def test_h02_the_others_see_points_a_player():
    before = 0
    for position, _ in moments(partner="east", called="B2"):
        if Card.parse("B2") in position.public.played:
            break
        view = position.view(Seat.SOUTH)
        assert view.is_partner is False
        assert view.declaring is None
        assert len(view.public.points_by_seat) == 4
        assert sum(view.public.points_by_seat) == sum(trick.points(view.rules) for trick in view.public.taken)
        before += 1
    assert before > 4


def test_everybody_knows_once_the_called_card_is_played():
    seen = 0
    for position, _ in moments(partner="east", called="G1"):
        if Card.parse("G1") in position.public.played:
            seen += 1
            assert all(position.view(seat).declaring == {Seat.NORTH, Seat.EAST} for seat in Seat)
    assert seen


def test_h04_nobody_can_tell_that_declarer_holds_the_called_card_himself():
    kept = 0
    for position, _ in moments(called="R1"):
        shown = Card.parse("R1") in position.public.played
        for seat in OTHERS:
            view = position.view(seat)
            assert view.is_partner is False
            if shown or position.phase is Phase.OVER:
                assert view.declaring == {Seat.NORTH}
            else:
                kept += 1
                assert view.declaring is None
        assert position.view(Seat.NORTH).declaring == {Seat.NORTH}
    assert kept


def test_h04_nobody_can_tell_that_the_called_card_is_buried():
    engine, oracle = translate.both_rules(GAME)
    for seed in range(1000):
        cards, words, table = hands.walk(oracle, seed)
        if table.declarer and table.called in (table.away or []):
            break
    position = translate.start(engine, cards)
    others = [seat for seat in Seat if seat.value != table.declarer]
    for word in words:
        position = translate.played(position, [word])
        if position.public.called is None:
            continue
        for seat in others:
            view = position.view(seat)
            assert view.is_partner is False
            assert (view.declaring is None) == (position.phase is not Phase.OVER)
            if position.phase is not Phase.OVER:
                assert position.public.called in view.hidden
        assert len(position.declaring) == 1


def test_a_called_card_that_lies_face_up_in_the_nest_tells_everybody():
    engine, oracle = translate.both_rules(GAME, {"discard_counters": "face_up"})
    for seed in range(2000):
        cards, words, table = hands.walk(oracle, seed, until=lambda table: table.phase == "call")
        counters = [card for card in table.away or [] if deck.points(oracle, card) > 0]
        if counters:
            break
    position = translate.played(translate.start(engine, cards), [*words, counters[0]])
    assert position.public.called in position.public.shown
    assert all(position.view(seat).declaring == position.declaring for seat in Seat)
    assert len(position.declaring) == 1


def test_h05_points_are_kept_a_player_and_summed_at_the_end():
    *_, (position, table) = moments(partner="east", called="G1")
    assert position.phase is Phase.OVER
    north, east, south, west = position.public.points_by_seat
    nest = position.score().nest_points
    captured = position.score().captured
    assert sum(position.public.points_by_seat) + nest == 180
    assert captured[0] == captured[1]
    assert captured[0] - north - east in (0, nest)
    assert captured[2] == captured[3] == 180 - captured[0]
    assert captured[2] - south - west in (0, nest)
    assert dict(zip(map(str, Seat), captured, strict=True)) == table.outcome()["captured"]


def test_h07_a_taken_trick_is_no_longer_the_trick_on_the_table():
    engine, oracle = translate.both_rules("kentucky_discard")
    cards, words, _ = hands.walk(oracle, 3)
    position = translate.start(engine, cards)
    for word in words:
        position = translate.played(position, [word])
        if position.phase is Phase.PLAY:
            assert len(position.view(Seat.SOUTH).trick.cards) < 4
