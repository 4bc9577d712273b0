"""An auction without looking: nothing that a seat is told depends on cards, not even on its own."""

from math import comb
from random import Random

import pytest

from rooktutor.cards import ROOK, CardSet
from rooktutor.explain.annotate import annotate
from rooktutor.explain.audit import audit
from rooktutor.game.actions import HOLD, PASS, Bid
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layouts
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.players import PLAYERS
from rooktutor.solve.values import Budget
from tests.support.redeal import cards_in, redealt

OPTIONS: dict[str, object] = {
    "nest_visibility": "top_card",
    "blind_bid": "bird_turned",
    "hold_partner": "once",
    "moon": "fixed",
    "misdeal": "no_counters",
}
GAMES = ("crowsnest", "kentucky_rook", "one_high", "red_one")
CALLS = {"nobody has called": (), "the partner is high": (Bid(100), PASS), "held": (Bid(100), PASS, HOLD)}


def blind(game, seed, calls=()):
    """A hand in which the bird lies on top of the nest, after these calls."""
    rules = rule_set(game).with_options(OPTIONS)
    cards = list(rules.pack.without(ROOK))
    Random(seed).shuffle(cards)
    size = rules.hand
    north, east, south, west = (CardSet.of(cards[i * size : (i + 1) * size]) for i in range(4))
    nest = (*cards[4 * size :], ROOK)
    position = Position.start(rules, Deal(hands=(north, east, south, west), nest=nest, dealer=Seat.NORTH))
    for call in calls:
        position = position.after(call)
    return position


def seat_of(position):
    assert position.to_act is not None
    return position.to_act


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("calls", CALLS)
def test_a_view_holds_no_card_but_the_one_turned_up(game, calls):
    position = blind(game, 1, CALLS[calls])
    for seat in Seat:
        view = position.view(seat)
        assert cards_in(view) == {ROOK}
        assert len(view.hidden) == len(position.rules.pack) - 1
        other = redealt(position, seat, Random(5))
        assert other is not None and other.deal != position.deal
        assert other.view(seat) == view


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_deal_the_other_cards_is_a_layout(game):
    position = blind(game, 2)
    rules, rest, ways = position.rules, len(position.rules.pack) - 1, 1
    for _seat in Seat:
        ways *= comb(rest, rules.hand)
        rest -= rules.hand
    layouts = Layouts(position.view(Seat.EAST))
    assert layouts.count() == ways
    layout = layouts.sample(Random(3))
    assert [len(hand) for hand in layout.hands] == [rules.hand] * 4
    assert ROOK in layout.buried
    again = layout.position(position.view(Seat.EAST))
    again.deal.check(rules)
    assert again.view(Seat.EAST) == position.view(Seat.EAST)


def test_a_card_is_as_likely_in_the_own_hand_as_in_another():
    layouts = Layouts(blind("crowsnest", 3).view(Seat.EAST))
    rng, draws = Random(4), 4000
    found = [0, 0, 0, 0]
    for _ in range(draws):
        layout = layouts.sample(rng)
        for seat in Seat:
            found[seat.index] += any(str(card) == "R14" for card in layout.hand(seat))
    # nine of forty cards: 0.225 with a standard error of 0.0066
    assert all(abs(count / draws - 0.225) < 0.027 for count in found), found


@pytest.mark.parametrize("calls", CALLS)
def test_advice_comes_from_the_calls_alone(calls):
    told = []
    for seed in (1, 2, 3):
        position = blind("crowsnest", seed, CALLS[calls])
        view = position.view(seat_of(position))
        evaluation = evaluate(view, budget=Budget(4), seed=9)
        told.append((evaluation, annotate(view, evaluation), annotate(view)))
    assert told[0] == told[1] == told[2]
    spoken = {reason.principle for note in (*told[0][1], *told[0][2]) for reason in note.reasons}
    assert not spoken & {"long_trump", "nothing_long", "within_reach", "out_of_reach", "hold_for_nothing"}
    assert audit(position, seat_of(position), redeals=3, values=2).honest


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("calls", CALLS)
def test_every_player_calls_the_same_whatever_it_holds(name, calls):
    said = set()
    for seed in (1, 2, 3):
        position = blind("crowsnest", seed, CALLS[calls])
        action = PLAYERS[name].act(position.view(seat_of(position)), 11)
        assert position.why_illegal(action) is None
        said.add(action)
    assert len(said) == 1
