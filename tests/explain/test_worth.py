"""What is said of a hand as a whole: the sum adds up, the values hang together, and every fact is true."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.cards import CardSet
from rooktutor.explain.brief import brief
from rooktutor.explain.cardcontext import CardContext, reckoned_trump
from rooktutor.explain.cardnotes import Lean, card_notes, card_reasons
from rooktutor.explain.choices import CallContext
from rooktutor.explain.claims import (
    ByPoints,
    Differs,
    GoodFor,
    NeedOnly,
    SpokeAgainst,
    SpokeFor,
    Stop,
    TheyNeedOnly,
    WinsMatch,
)
from rooktutor.explain.principles.calls import estimate
from rooktutor.explain.worth import differs
from rooktutor.game.actions import PASS, Bid, Discard, Pass
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import read_one
from rooktutor.rules.axes import Teams
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.glance import call_values
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.players import call_by_strength
from rooktutor.solve.strength import ceiling, strength
from rooktutor.solve.sums import strength_sum, whole
from rooktutor.solve.values import Budget, Exactness, compare
from tests.explain.checking import Checked, judge_all, some_action
from tests.explain.judges import is_true
from tests.explain.truth import Truth
from tests.support.translate import axes_of

GAMES = sorted(RULE_SETS)
OPTIONS = ({}, {"trump_choice": "no_trump"}, {"trump_choice": "no_trump_or_low"})


@given(game=st.sampled_from(GAMES), options=st.sampled_from(OPTIONS), seed=st.integers(0, 10**6))
def test_the_sum_shown_is_the_estimate_used(game, options, seed):
    rules = rule_set(game)
    if "trump_choice" in options and len(rules.with_options(options).trumps) > len(rules.trumps):
        rules = rules.with_options(options)
    hand = CardSet.of(Random(seed).sample(list(rules.pack), rules.hand))
    exact, shown = strength(rules, hand.mask), strength_sum(rules, hand)
    assert sum(row.points for row in shown.rows) == shown.total
    assert abs(shown.total - exact.points) <= 0.5 and shown.trump is exact.trump
    assert len({row.term for row in shown.rows}) == len(shown.rows)
    left = [part for part in exact.terms if abs(part) >= 1]
    assert len(shown.rows) >= len(left)
    view = Position.start(rules, deal(rules, seed=seed)).view(Seat.SOUTH)
    if not view.public.blind:
        assert estimate(CallContext(view, PASS)).points == strength_sum(rules, view.hand).total


@given(st.lists(st.floats(-60, 60), min_size=1, max_size=12))
def test_whole_parts_add_up_and_stay_near(parts):
    shown = whole(parts)
    assert sum(shown) == round(sum(parts))
    assert all(abs(part - each) < 1 for part, each in zip(parts, shown, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_what_calls_are_said_to_tell_is_true_of_hands_that_bid_by_strength(game):
    """Held against the very hands: of seats that call by their strength nothing is said that is not so."""
    rules, told = rule_set(game), Counter()
    for seed in range(60):
        position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
        while position.phase is Phase.AUCTION:
            for claim in brief(position.view(position.to_act)).facts:
                if isinstance(claim, SpokeFor | SpokeAgainst):
                    points = strength(rules, position.hand(claim.seat).mask).points
                    bids = isinstance(claim, SpokeFor)
                    assert points >= claim.points if bids else points < claim.points, (seed, claim, points)
                    told[type(claim)] += 1
            position = position.after(call_by_strength(position.view(position.to_act)))
    assert told[SpokeFor] and told[SpokeAgainst]


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_told_to_go_as_high_as_computer_players_go_with_it(game):
    rules = rule_set(game)
    for seed in range(60):
        position = Position.start(rules, deal(rules, seed))
        view = position.view(position.to_act)
        (said,) = (claim for claim in brief(view).facts if isinstance(claim, GoodFor))
        assert said.amount == ceiling(rules, view.hand.mask)
        assert (said.stop is Stop.OVER) == (said.amount > said.points)


def auctions(game: str, seed: int, scores: tuple[int, ...] | None = None):
    """The views of an auction with modest calls, the first and the later ones."""
    rules, rng = rule_set(game), Random(f"{game}{seed}")
    position = Position.start(rules, deal(rules, seed=seed), scores=scores)
    while position.phase is Phase.AUCTION:
        yield position.view(position.to_act)
        position = position.after(some_action(position, rng))


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_a_call_adds_up_to_its_value(game):
    for view in list(auctions(game, 3))[:3]:
        found = call_values(view, seed=1)
        for value in found:
            assert sum(each.share for each in value.sequels) == pytest.approx(1)
            together = sum(each.share * each.worth for each in value.sequels)
            assert together == pytest.approx(value.mean, abs=1e-6)
            if isinstance(value.action, Bid):
                tail = sum(share for points, share in value.points if points >= value.action.amount)
                assert tail == pytest.approx(value.p_make)
        assert len(found.hands) == len(Seat)


@pytest.mark.parametrize("near", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_decision_is_true(game, near):
    rules = rule_set(game)
    rng = Random(game)
    scores = tuple(rng.randrange(rules.target - 120, rules.target - 5, 5) for _ in rules.parties)
    told = 0
    for view in auctions(game, 5, scores if near else None):
        truth = Truth(view, axes_of(rules))
        for evaluation in (None, call_values(view, seed=2)):
            found = brief(view, evaluation)
            assert found is not None and (found.sum is None) == view.public.blind
            for claim in found.facts:
                assert is_true(claim, truth, PASS, evaluation), claim
                told += 1
    assert told > 3


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_for_a_call_is_false_near_the_end_of_a_match(game):
    rules, rng, checked = rule_set(game), Random(f"end of {game}"), Checked()
    for seed in range(3):
        scores = tuple(rng.randrange(rules.target - 150, rules.target - 5, 5) for _ in rules.parties)
        for view in auctions(game, seed, scores):
            judge_all(view, Truth(view, axes_of(rules)), checked)
    assert checked.false == []
    ends = checked.claims["WinsMatch"] + checked.claims["SetLosesMatch"] + checked.claims["TheyWin"]
    assert ends > 0 or rules.teams is Teams.CALLED


def test_nothing_is_told_outside_the_turn_of_a_seat():
    position = Position.start(CROWSNEST, deal(CROWSNEST, seed=4))
    assert brief(position.view(position.to_act.next)) is None
    assert card_notes(position.view(position.to_act)) == ()


AT_THE_DOOR = """
rules: crowsnest
dealer: east
scores: {{NS: {us}, EW: {them}}}
seen_from: north
north: R6 R8 R13 G7 G9 G14 G13 G12 B12
auction: S pass, W 75
"""


def test_at_295_to_0_the_advice_changes_and_says_so():
    plain, door = (read_one(AT_THE_DOOR.format(us=us, them=0)).view for us in (0, 295))
    values = [
        compare(
            {Pass(): [-20.0, -20.0], Bid(80): [20.0, 20.0]},
            {},
            state=Exactness.SAMPLED,
            asked=2,
            wins={Pass(): [0.97, 0.97], Bid(80): [0.9, 0.9]} if near else None,
        )
        for near in (False, True)
    ]
    assert [found.best.action for found in values] == [Bid(80), Pass()]
    facts = {type(claim) for claim in brief(plain, values[0]).facts}
    assert not facts & {WinsMatch, NeedOnly, ByPoints}
    assert {WinsMatch(80), NeedOnly(5)} <= set(brief(door, values[1]).facts)


def test_at_0_to_295_declaring_is_said_not_to_be_enough():
    plain, door = (read_one(AT_THE_DOOR.format(us=0, them=them)).view for them in (0, 295))
    assert TheyNeedOnly(5) in brief(door).facts
    assert TheyNeedOnly(5) not in brief(plain).facts


@pytest.mark.parametrize(
    ("pass_worth", "clear"), [((50.0, 52.0), True), ((-50.0, -48.0), False), ((0.0, 100.0), False)]
)
def test_strength_and_layouts_disagree_only_where_it_is_clear(pass_worth, clear):
    """By strength the hand goes to 90; where a pass is clearly worth more, the layouts say otherwise."""
    view = read_one(AT_THE_DOOR.format(us=0, them=0)).view
    rows = {Pass(): list(pass_worth), Bid(80): [10.0, 12.0], Bid(90): [9.0, 11.0]}
    found = compare(rows, {}, state=Exactness.SAMPLED, asked=2)
    told = differs(view, found)
    assert GoodFor(90, round(strength(view.rules, view.hand.mask).points), Stop.ABOUT) in brief(view).facts
    assert told == (Differs(90, 0) if clear else None)
    pending = compare(rows, {}, state=Exactness.PENDING, asked=9)
    assert differs(view, pending) is None


def exchanges(game: str, count: int):
    """Views of declarers about to lay cards away, with any trump that has to be named before."""
    rules, seed = rule_set(game), 0
    while count:
        seed += 1
        position, rng = Position.start(rules, deal(rules, seed=seed)), Random(seed)
        while position.phase not in (Phase.DISCARD, Phase.PLAY, Phase.OVER):
            position = position.after(some_action(position, rng))
        if position.phase is Phase.DISCARD:
            count -= 1
            yield position.view(position.to_act)


@pytest.mark.parametrize("game", [game for game in GAMES if rule_set(game).nest])
def test_what_is_said_of_every_card_is_true(game):
    for view in exchanges(game, 12):
        truth = Truth(view, axes_of(view.rules))
        notes = card_notes(view)
        assert [note.card for note in notes] == list(view.hand)
        for card in view.hand:
            for reason in card_reasons(CardContext(view, card, reckoned_trump(view, None))):
                for claim in reason.claims:
                    assert is_true(claim, truth, PASS), claim


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", "call_partner"])
def test_every_card_that_may_go_either_way_has_a_number(game):
    (view,) = exchanges(game, 1)
    *_partial, found = refine(view, budget=Budget(2), seed=1, every_card=True)
    laid = [value.action.cards for value in found if isinstance(value.action, Discard)]
    for note in card_notes(view, found):
        if note.lean in (Lean.MUST_KEEP, Lean.MUST_LAY):
            assert note.points is None
            assert len({note.card in cards for cards in laid}) == 1
        else:
            assert note.points is not None
    best = next(iter(found)).action.cards
    assert all(note.points <= 0 for note in card_notes(view, found) if note.card in best and note.points)


@pytest.mark.parametrize("game", ["crowsnest", "call_partner", "one_high"])
def test_before_the_discard_every_trump_has_a_value_and_no_other_value_changes(game):
    (view,) = exchanges(game, 1)
    *_partial, plain = refine(view, budget=Budget(3), seed=1)
    *_partial, found = refine(view, budget=Budget(3), seed=1, every_card=True)
    assert brief(view, plain) is None
    assert all(found.value(value.action).mean == value.mean for value in plain)
    facts = brief(view, found).facts
    assert {fact.trump for fact in facts} == set(view.rules.trumps)
    assert all(is_true(fact, Truth(view, axes_of(view.rules)), PASS, found) for fact in facts)
    ranked = dict(found.trumps)
    assert list(ranked.values()) == sorted(ranked.values(), reverse=True)
    for value in found:
        assert value.mean <= ranked[value.trump] + 1e-9
        assert view.rules.nest == len(value.action.cards)
