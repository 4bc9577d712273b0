"""Layouts are drawn as often as they are likely, by what was called, named and laid away."""

from collections import defaultdict
from itertools import islice
from math import sqrt
from random import Random

import pytest

from rooktutor.game.actions import Bid, Pass
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.draws import Draws, Weighing
from rooktutor.solve.layouts import Layouts, count, enumerate_layouts
from rooktutor.solve.likelihood import Likelihood, Offer, choose_weight, offers
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.strength import asks, strength
from tests.solve.test_layouts import ALL_RULES, endings
from tests.solve.walks import random_hand, view_of

DRAWS = 1500


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_draws_with_weights_agree_with_all_layouts_listed(rules):
    """Sampling a listable ending gives each layout its share, up to what so many draws allow."""
    for view in endings(rules, 1, 1):
        if count(view) > 1300:
            continue
        likely = Likelihood(view)
        target = {layout: likely.of(layout) for layout in enumerate_layouts(view)}
        whole = sum(target.values())
        draws = Draws(view, 1, 3)
        found = [draws.candidate() for _ in range(DRAWS)]
        got = defaultdict(float)
        for draw in found:
            got[draw.layout] += draw.weight
        total = sum(got.values())
        effective = total**2 / sum(draw.weight**2 for draw in found)
        shares = [weight / whole for weight in target.values()]
        assert set(got) <= set(target)
        off = sum(abs(got[layout] / total - weight / whole) for layout, weight in target.items())
        usual = 0.8 * sum(sqrt(share * (1 - share) / effective) for share in shares)
        assert off <= 2.4 * usual + 1e-9


def test_bars_change_weights_but_not_what_they_stand_for():
    """With and without bars, each layout of an ending gets its share, by calls and exchange."""
    view = next(endings(rule_set("crowsnest"), 1, 1))
    draws = Draws(view, 1, 3)
    target = {layout: draws.weight(layout) for layout in enumerate_layouts(view)}
    best = max(target, key=lambda layout: target[layout])
    expected = target[best] / sum(target.values())
    for kept in (1.0, 0.3):
        found = list(islice(Draws(view, 1, 3).drawn(kept), DRAWS))
        total = sum(draw.weight for draw in found)
        effective = total**2 / sum(draw.weight**2 for draw in found)
        share = sum(draw.weight for draw in found if draw.layout == best) / total
        assert share == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / effective) + 0.01)


def played(rules, seed):
    """A hand bid and exchanged by rules of thumb, at its first lead."""
    position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
    while position.phase not in (Phase.PLAY, Phase.OVER):
        position = position.after(RulesPlayer().act(view_of(position), seed))
    return position


@pytest.mark.parametrize("name", ["crowsnest", "kentucky_rook", "call_partner"])
def test_layouts_lie_nearer_to_the_truth_than_without_weights(name):
    """How many trumps declarer holds, on average over hands played: weighted layouts know better."""
    rules = rule_set(name)
    plain = weighted = 0.0
    for seed in range(12):
        position = played(rules, seed)
        if position.phase is Phase.OVER:
            continue
        declarer = position.declarer
        view = position.view(declarer.next)
        trumps = view.order.trumps
        truth = len(position.hand(declarer) & trumps)
        for weighing in (Weighing.ALIKE, Weighing.CALLS):
            draws = Draws(view, 20, seed, weighing=weighing)
            found = list(draws.each())
            total = sum(draw.weight for draw in found)
            mean = sum(draw.weight * len(draw.layout.hand(declarer) & trumps) for draw in found) / total
            if weighing is Weighing.CALLS:
                weighted += abs(mean - truth)
            else:
                plain += abs(mean - truth)
    assert weighted < 0.7 * plain


def test_a_pass_makes_a_strong_hand_unlikely_and_a_bid_likely():
    rules = rule_set("crowsnest")
    start = Position.start(rules, deal(rules, 3, Seat.NORTH))
    east = start.to_act
    for call, sign in ((Pass(), -1), (Bid(90), 1)):
        view = view_of(start.after(call))
        likely = Likelihood(view)
        layouts = [Layouts(view).sample(Random(seed)) for seed in range(60)]
        layouts.sort(key=lambda layout: strength(rules, layout.hand(east).mask).points)
        weak, strong = (sum(likely.of(layout) for layout in part) for part in (layouts[:20], layouts[-20:]))
        assert sign * (strong - weak) > 0


def test_a_pass_over_the_bid_of_the_partner_says_nothing():
    rules = rule_set("crowsnest")
    position = Position.start(rules, deal(rules, 3, Seat.NORTH))
    for call in (Bid(70), Pass(), Pass()):
        position = position.after(call)
    said = {offer.seat: offer for offer in offers(view_of(position))}
    assert said[Seat.EAST] == Offer(Seat.EAST, bid=70, low=asks(rules, 70))
    assert said[Seat.SOUTH] == Offer(Seat.SOUTH, refused=75, high=asks(rules, 75))
    assert Seat.WEST not in said


OTHER_RULES = (
    rule_set("one_high").with_options({"trump_choice": "no_trump_or_low"}),
    rule_set("kentucky_discard").with_options({"moon": "game", "hold_partner": "once"}),
    rule_set("kentucky_discard").with_options({"nest_visibility": "top_card", "blind_bid": "bird_turned"}),
)


@pytest.mark.parametrize("rules", [*ALL_RULES, *OTHER_RULES], ids=str)
def test_every_layout_has_some_weight_and_the_same_seed_draws_the_same(rules):
    for position in islice(random_hand(rules, 4), 0, None, 9):
        if position.phase is Phase.OVER:
            continue
        view = view_of(position)
        first, second = (list(islice(Draws(view, 500, 7).each(), 6)) for _ in range(2))
        assert first == second
        assert all(draw.weight > 0 for draw in first)
        for draw in first:
            assert draw.layout.position(view).view(view.seat) == view


def test_ways_to_choose_are_weighed_together():
    assert choose_weight([1.0] * 14, 5) == 2002
    assert choose_weight([2.0, 3.0], 2) == 6
