"""The strength of a hand: a sum of weights of its game, never more for less, what is bid, and its fit."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.cards import CardSet, Color
from rooktutor.rules.axes import Teams, TrumpChoice
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.solve._chart import chart
from rooktutor.solve._climbs import AGAINST, CLIMBS
from rooktutor.solve._fits import FITS
from rooktutor.solve.prospects import around, prospects
from rooktutor.solve.strength import TERMS, WEIGHTS, against, asks, carries, climb, strength, terms, weights
from tests.bench import bidders, calibration
from tests.bench.played import played
from tests.bench.rivals import TOP_CARDS

GAMES = st.sampled_from(list(RULE_SETS))


def hand_of(rules, seed):
    return CardSet.of(Random(seed).sample(list(rules.pack), rules.hand)).mask


@given(GAMES, st.integers(0, 10**6))
def test_the_strength_is_the_sum_of_its_terms_by_the_weights_of_the_game(name, seed):
    rules = rule_set(name)
    hand = hand_of(rules, seed)
    found = strength(rules, hand)
    counted = terms(rules, chart(rules, found.trump), hand)
    assert found.points == pytest.approx(sum(found.terms))
    for term, weight, count in zip(found.terms, weights(rules), counted, strict=True):
        assert term == pytest.approx(weight * count * rules.total_points)


@given(GAMES, st.integers(0, 10**6))
def test_the_trump_of_the_strength_is_the_color_worth_most(name, seed):
    rules = rule_set(name)
    hand = hand_of(rules, seed)

    def worth(color):
        counted = terms(rules, chart(rules, color), hand)
        return sum(weight * count for weight, count in zip(weights(rules), counted, strict=True))

    assert worth(strength(rules, hand).trump) == pytest.approx(max(worth(color) for color in Color))


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_better_top_or_another_trump_never_makes_a_hand_weaker(name):
    rules = rule_set(name)
    low = [number for number in rules.numbers if number not in (5, 10)][-4:]
    rest = f"G{low[0]} G{low[1]} R{low[0]} Y{low[0]} B{low[0]}"
    plain, stronger = (CardSet.parse(f"{first} {rest}") for first in (f"G{low[2]}", f"G{rules.numbers[0]}"))
    assert strength(rules, stronger.mask).points > strength(rules, plain.mask).points


def test_crowsnest_and_games_without_a_fit_share_weights():
    assert weights(rule_set("crowsnest")) == WEIGHTS
    for name in FITS:
        with_no_trump = rule_set(name).with_options({"trump_choice": TrumpChoice.NO_TRUMP})
        assert weights(with_no_trump) == WEIGHTS


def test_every_fit_is_of_a_game_with_a_weight_for_each_term_and_steps_that_rise():
    assert set(FITS) <= set(RULE_SETS)
    for fit in FITS.values():
        assert len(fit.weights) == len(TERMS)
        assert fit.hands >= 500
        assert fit.error > 0
        for outlook in (fit.glance, fit.outlook):
            assert list(outlook.spread) == sorted(outlook.spread)
            assert abs(sum(outlook.spread)) < 0.02 * len(outlook.spread)
        assert (fit.glance.base, fit.glance.solved, fit.glance.strength) == (0.0, 0.0, 1.0)


def test_what_is_shown_is_what_chances_are_reckoned_with():
    """Where a game is fitted, points lie around the very sum that is shown."""
    for name in FITS:
        rules = rule_set(name)
        likely = prospects(rules, None, 0.6 * rules.total_points)
        middle = sorted(likely)[len(likely) // 2]
        assert abs(middle - 0.6 * rules.total_points) < 0.08 * rules.total_points


@pytest.mark.parametrize("name", sorted(AGAINST))
def test_points_that_are_expected_against_known_hands_are_corrected_no_more(name):
    """They were points already: a strength would still have to be turned into some."""
    rules = rule_set(name)
    likely = around(rules, 0.6 * rules.total_points)
    assert abs(sum(likely) / len(likely) - 0.6 * rules.total_points) < 0.06 * rules.total_points


@given(GAMES, st.floats(0, 250), st.floats(0, 60))
def test_a_stronger_hand_never_bids_less_and_nobody_bids_what_cannot_be_bid(name, points, more):
    rules = rule_set(name)
    low, high = climb(rules, points), climb(rules, points + more)
    assert low <= high
    assert not high or (rules.min_bid <= high <= rules.max_bid and high % rules.bid_step == 0)


@given(GAMES, st.floats(0, 250))
def test_without_a_line_of_its_own_a_game_is_bid_with_the_usual_margin(name, points):
    rules = rule_set(name).with_options({"trump_choice": TrumpChoice.NO_TRUMP})
    bid = climb(rules, points)
    assert points < carries(rules, bid + rules.bid_step if bid else rules.min_bid) or bid == rules.max_bid
    assert not bid or points > carries(rules, bid) - 1e-6


@given(GAMES, st.booleans(), st.integers(0, 40))
def test_a_seat_goes_as_high_as_a_bid_asks_and_no_higher(name, fitted, steps):
    """The same line bids, weighs layouts by the calls, and is told: what asks so much is bid with so much."""
    rules = rule_set(name) if fitted else rule_set(name).with_options({"trump_choice": TrumpChoice.NO_TRUMP})
    amount = min(rules.min_bid + steps * rules.bid_step, rules.max_bid)
    assert climb(rules, asks(rules, amount) - 1e-6) < amount <= climb(rules, asks(rules, amount) + 1e-6)


@pytest.mark.parametrize("name", sorted(CLIMBS))
def test_a_hand_of_usual_strength_is_bid_about_as_high_as_it_carries(name):
    """A line of another game, or one turned round, would go far over or far under that."""
    rules = rule_set(name)
    hands = [strength(rules, hand_of(rules, seed)).points for seed in range(200)]
    usual = sum(hands) / len(hands)
    passing = rules.min_bid - rules.bid_step
    bid = max(passing, climb(rules, usual))
    carried = max(passing, usual - carries(rules, 0))
    assert abs(bid - carried) <= 2 * rules.bid_step
    assert climb(rules, max(hands)) > climb(rules, min(hands))


@given(
    st.sampled_from(sorted(AGAINST)), st.lists(st.floats(40, 200), min_size=4, max_size=4), st.integers(0, 3)
)
def test_a_declarer_takes_more_with_a_better_hand_and_less_against_better_ones(name, hands, declarer):
    rules = rule_set(name)

    def taken(*turns):
        changed = [points + 10 * (seat in turns) for seat, points in enumerate(hands)]
        return against(rules, changed, declarer)

    left, partner, right = ((declarer + turn) % 4 for turn in (1, 2, 3))
    assert taken(declarer) > taken()
    if rules.teams is Teams.FIXED:
        assert taken(partner) > taken() > max(taken(left), taken(right)) > taken(left, right)
        swapped = list(hands)
        swapped[left], swapped[right] = hands[right], hands[left]
        assert against(rules, swapped, declarer) == pytest.approx(taken())


@given(st.lists(st.floats(40, 200), min_size=4, max_size=4), st.integers(0, 3))
def test_without_a_fit_nobody_says_what_a_declarer_takes_against_known_hands(hands, declarer):
    rules = rule_set("crowsnest").with_options({"trump_choice": TrumpChoice.NO_TRUMP})
    assert against(rules, hands, declarer) is None


def test_a_bidder_gains_nothing_on_himself_and_what_one_gains_the_other_loses():
    for seed in range(6):
        assert bidders.play_twice("red_one", ("tops", "tops"), seed).differences == [0]
        one, other = (
            bidders.play_twice("red_one", names, seed) for names in (("model", "tops"), ("tops", "model"))
        )
        assert one.differences[0] == -other.differences[0]
        assert one.counts == other.counts


@pytest.mark.parametrize("name", RULE_SETS)
def test_fresh_hands_are_none_that_the_model_was_fitted_on(name):
    assert not calibration.overlaps(rule_set(name), calibration.FIRST, calibration.FIRST + 20_000)
    assert name in TOP_CARDS


@pytest.mark.parametrize("name", sorted(FITS))
def test_chances_come_true_on_a_few_fresh_hands(name):
    """Thirty hands say little; a model of another game, or one turned upside down, they do tell."""
    rows = [found for seed in range(30) if (found := played(name, calibration.FIRST + seed)) is not None]
    said = calibration.forecast(name, rows)
    assert abs(calibration.mean(said.chances) - said.rate) < 0.25
    assert said.error < 0.2 * rule_set(name).total_points


def test_the_calibration_error_is_none_for_a_true_forecast_and_tells_how_far_another_is_off():
    chances = [0.25] * 4 + [0.75] * 4
    made = [1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0]
    assert calibration.off(chances, made) == 0
    assert calibration.off([chance + 0.1 for chance in chances], made) == pytest.approx(0.1)
    assert [size for size, _said, _was in calibration.bins(chances, made)] == [4, 4]
