"""Players act legally from a View alone, the same seed gives the same game, and they avoid known blunders."""

from random import Random

import pytest

from rooktutor.errors import NotationError
from rooktutor.game.actions import Bid, Pass
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat, Side
from rooktutor.solve.layouts import sample
from rooktutor.solve.players import PLAYERS, RulesPlayer, TutorPlayer, player, preferred
from rooktutor.solve.values import Exactness, compare
from tests.bench.duplicate import Tally, match, play_hand, run
from tests.solve.walks import HOUSE_RULES, random_hand, view_of

ALL_RULES = [*RULE_SETS.values(), *(rule_set(name).with_options(options) for name, options in HOUSE_RULES)]
QUICK = TutorPlayer(share=0.04)


def hand_of(rules, seed, who):
    """A finished hand in which ``who`` has every seat, and nothing illegal was done."""
    tally = Tally()
    position = play_hand(rules, seed, dict.fromkeys(Side, ("all", who)), tally)
    assert tally.counts["all illegal"] == 0
    return position


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_rules_of_thumb_play_every_game_to_its_end(rules):
    for seed in range(5):
        position = hand_of(rules, seed, RulesPlayer())
        assert position.phase is Phase.OVER


@pytest.mark.parametrize("name", RULE_SETS)
def test_tutors_play_every_game_to_its_end(name):
    rules = rule_set(name)
    position = hand_of(rules, 1, QUICK)
    assert position.phase is Phase.OVER


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_action_whatever_is_hidden(name):
    rng = Random(2)
    for number, position in enumerate(random_hand(rule_set("crowsnest"), 8)):
        if position.phase is Phase.OVER or number % 6:
            continue
        view = view_of(position)
        elsewhere = sample(view, rng).position(view).view(view.seat)
        who = QUICK if name == "tutor" else player(name)
        assert who.act(view, 5) == who.act(elsewhere, 5)


def test_an_unknown_player_is_refused():
    with pytest.raises(NotationError):
        player("oracle")


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("name", ["random", "beginner"])
def test_quick_players_do_nothing_illegal_in_any_game(rules, name):
    for seed in range(5):
        hand_of(rules, seed, player(name))


@pytest.mark.parametrize("name", ["crowsnest", "call_partner"])
def test_strong_players_do_nothing_illegal(name):
    hand_of(rule_set(name), 2, player("strong"))


@pytest.mark.parametrize(
    ("better", "worse", "margin"), [("beginner", "random", 100), ("rules", "beginner", 10)]
)
def test_levels_are_ordered(better, worse, margin):
    tally = match(rule_set("crowsnest"), (better, worse), 60)
    assert tally.mean - tally.interval > margin
    assert not any(tally.counts[f"{name} illegal"] for name in (better, worse))


def test_a_match_is_the_same_from_the_other_side():
    rules = rule_set("crowsnest")
    one = match(rules, ("rules", "beginner"), 5)
    other = match(rules, ("beginner", "rules"), 5)
    assert one.differences == [-difference for difference in other.differences]


def test_a_match_does_not_depend_on_the_number_of_processes(tmp_path):
    games = [
        run("crowsnest", ("rules", "beginner"), range(3), jobs=jobs, keep=tmp_path / f"{jobs}", every=9)
        for jobs in (1, 2)
    ]
    first, second = ({number: tally.differences for number, tally in played.items()} for played in games)
    assert first == second
    kept = run("crowsnest", ("rules", "beginner"), range(3), jobs=1, keep=tmp_path / "1", every=9)
    assert {number: tally.differences for number, tally in kept.items()} == first
    assert len((tmp_path / "1").read_text().splitlines()) == 3


def test_the_lowest_of_bids_that_are_as_good_is_made():
    view = Position.start(CROWSNEST, deal(CROWSNEST, seed=7)).view(Seat.EAST)
    scores = {Pass(): [0.0, 2.0], Bid(70): [9.0, 10.0], Bid(75): [9.5, 10.5], Bid(80): [4.0, 5.0]}
    assert preferred(view, compare(scores, {}, state=Exactness.SAMPLED, asked=2)) == Bid(70)
    scores[Bid(75)] = [12.0, 13.0]
    assert preferred(view, compare(scores, {}, state=Exactness.SAMPLED, asked=2)) == Bid(75)
    scores[Pass()] = [20.0, 20.0]
    assert preferred(view, compare(scores, {}, state=Exactness.SAMPLED, asked=2)) == Pass()


def test_a_beginner_wins_high_and_else_throws_low():
    rules = rule_set("crowsnest")
    seen = set()
    for seed in range(12):
        for position in random_hand(rules, seed):
            if position.phase is not Phase.PLAY or not position.public.trick.cards:
                continue
            view = view_of(position)
            legal, order = view.legal_cards(), view.order
            led = order.suit(view.trick.cards[0])
            top = max(order.power(card, led) for card in view.trick.cards)
            chosen = player("beginner").act(view, 0).card
            winners = [card for card in legal if order.power(card, led) > top]
            assert (chosen in winners) == bool(winners)
            seen.add(bool(winners))
    assert seen == {True, False}


@pytest.mark.slow
def test_the_tutor_beats_rules_of_thumb():
    tally = match(rule_set("crowsnest"), ("tutor@0.2", "rules"), 8)
    assert tally.mean > 10
    assert tally.counts["tutor@0.2 illegal"] == 0
