"""House rules: each axis of the conflict register changes what the oracle says it changes, or is refused."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.cards import CardSet
from rooktutor.errors import RuleSetError
from rooktutor.game.actions import Discard
from rooktutor.game.illegality import Wrong
from rooktutor.rules.ruleset import AXES
from rooktutor.rules.systems import RULE_SETS, rule_set
from tests.oracle import nest, presets
from tests.support import hands, lockstep, translate

KD, CN, KR, CP = "kentucky_discard", "crowsnest", "kentucky_rook", "call_partner"


@dataclass(frozen=True)
class Axis:
    """One value of one axis, laid over a game."""

    game: str
    options: dict[str, object] = field(default_factory=dict)


NO_BIRD: dict[str, object] = {"bird": "none", "bird_free_play": False, "nest": 4, "max_bid": 100}
BEFORE: dict[str, object] = {"trump_naming": "before_discard"}

AXIS_CASES = {
    "C01 bid": Axis(KD, {"made_score": "bid"}),
    "C01 captured": Axis(CN, {"made_score": "captured"}),
    "C02 high": Axis(CN, {"bird_rank": "high"}),
    "C02 low": Axis(KD, {"bird_rank": "low"}),
    "C02 10.5": Axis(KD, {"bird_rank": "10.5"}),
    "C02 12.5": Axis(KD, {"bird_rank": "12.5"}),
    "C03 no": Axis(KD, {"bird_free_play": False}),
    "C03 yes": Axis(KR, {"bird_free_play": True}),
    "C04": Axis(CN, {"bird_forced_on_trump_lead": False}),
    "C05 declarer": Axis(CN, {"first_lead": "declarer"}),
    "C05 dealer": Axis(CN, {"first_lead": "dealer"}),
    "C05 left of declarer": Axis(CN, {"first_lead": "left_of_declarer"}),
    "C05 declarer chooses": Axis(CN, {"first_lead": "declarer_chooses"}),
    "C05 the caller chooses": Axis(CP, {"first_lead": "declarer_chooses"}),
    "C05 left of dealer": Axis(KR, {"first_lead": "left_of_dealer"}),
    "C06": Axis(CN, {"first_bidder": "dealer"}),
    "C07 next": Axis(CN, {"all_pass": "redeal_next"}),
    "C07 forced": Axis(CN, {"all_pass": "dealer_forced_min"}),
    "C07 not forced": Axis(KR, {"all_pass": "redeal_same"}),
    "C08": Axis("kentucky_discard_original", {"min_bid": 50}),
    "C09": Axis("red_one", {"min_bid": 70}),
    "C10": Axis("buckeye", {"min_bid": 80}),
    "C11 forbidden": Axis(KD, {"discard_counters": "forbidden"}),
    "C11 one small": Axis("red_one", {"discard_counters": "one_small"}),
    "C11 face up": Axis(KD, {"discard_counters": "face_up"}),
    "C12 trump counters": Axis(KR, {**BEFORE, "discard_shortfall": "trump_counters_only"}),
    "C12 redeal": Axis(KR, {"discard_shortfall": "redeal"}),
    "C13 face up": Axis(KD, {"discard_trump": "face_up"}),
    "C13 announced": Axis(KD, {"discard_trump": "announced"}),
    "C13 announced at once": Axis(KR, {**BEFORE, "discard_trump": "announced"}),
    "C13 forbidden": Axis("partnership", {**BEFORE, "discard_trump": "forbidden_if_avoidable"}),
    "C14 before discard": Axis(KD, {"trump_naming": "before_discard"}),
    "C14 before nest": Axis(CP, {"trump_naming": "before_nest"}),
    "C15 top card": Axis(KD, {"nest_visibility": "top_card"}),
    "C15 all": Axis(KD, {"nest_visibility": "all"}),
    "C16": Axis(KD, {"nest_owner": "declarer"}),
    "C17 none": Axis("one_high", {"bonus": "none", "bonus_points": 0}),
    "C17 most": Axis("one_high", {"bonus": "most_tricks"}),
    "C17 most of nine": Axis(CN, {"bonus": "most_tricks", "bonus_points": 20, "max_bid": 140}),
    "C17 last": Axis(CN, {"bonus": "last_trick", "bonus_points": 20, "max_bid": 140}),
    "C18 defenders": Axis("partnership", {"most_tricks_tie": "defenders"}),
    "C18 split": Axis("partnership", {"most_tricks_tie": "split"}),
    "C19": Axis("one_high_56"),
    "C20": Axis("one_high", {"bird_rank": "10.5", "bird_free_play": True}),
    "C21": Axis("red_one", {"red_one_free_play": True}),
    "C22": Axis("western_red_one"),
    "C23": Axis(CN, {"stop_at_max": False}),
    "C24": Axis(CN, {"jump_bids": False}),
    "C25": Axis(CN, {"bid_step": 10}),
    "C26": Axis(KD, {"revoke": "lose_bid"}),
    "C28": Axis(CN, {"target": 500}),
    "made bid to go out": Axis(CN, {"go_out": "made_bid"}),
    "made bid to go out, cap": Axis(CP, {"go_out": "made_bid", "score_cap": 430}),
    "twelve hands": Axis(CN, {"hands": 12}),
    "mercy": Axis(KD, {"mercy_lead": 250, "mercy_low": 120}),
    "sweep": Axis("one_high", {"sweep_points": 20}),
    "C30": Axis(CP, {"call_nest_card": "forbidden"}),
    "C31": Axis(CP, {"call_own_card": "forbidden"}),
    "hold": Axis(CN, {"hold_partner": "once"}),
    "moon": Axis(KD, {"moon": "fixed", "moon_points": 150}),
    "moon for the game": Axis("one_high", {"moon": "game"}),
    "moon of one": Axis(CP, {"moon": "fixed"}),
    "misdeal": Axis(CN, {"misdeal": "no_counters", "hand": 5, "nest": 21}),
    "blind": Axis(CN, {"hand": 5, "nest": 21, "nest_visibility": "top_card", "blind_bid": "bird_turned"}),
    "all words": Axis(
        KR, {"hold_partner": "once", "moon": "game", "misdeal": "no_counters", "stop_at_max": False}
    ),
    "13 counts": Axis(CN, {"ten_point_card": "13"}),
    "baby rook": Axis(KD, {"baby_rook": "black_2", "baby_rook_points": 10, "nest": 6, "max_bid": 130}),
    "low": Axis(KD, {"trump_choice": "no_trump_or_low"}),
    "bird taken out": Axis(CN, NO_BIRD),
    "bird worth 10": Axis(CN, {"bird_points": 10, "max_bid": 110}),
    "red one at 15": Axis("red_one", {"red_one_points": 15, "max_bid": 135}),
    "nine in the nest": Axis(CN, {"hand": 8, "nest": 9}),
    "ones low yet worth 15": Axis(
        "one_high",
        {"one": "low", "min_bid": 95, "max_bid": 180, "target": 500, "bonus": "none", "bonus_points": 0},
    ),
    "tournament sheet": Axis(
        "red_one",
        {"trump_naming": "before_nest", "discard_counters": "one_small", "discard_trump": "face_up",
         "first_lead": "declarer", "all_pass": "dealer_forced_min"},
    ),
    "no counters, no trumps": Axis(
        KR, {**BEFORE, "discard_trump": "forbidden_if_avoidable", "nest_owner": "declarer"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", AXIS_CASES)
def test_engine_and_oracle_play_alike_under_a_house_rule(name):
    axis = AXIS_CASES[name]
    engine, oracle = translate.both_rules(axis.game, axis.options)
    for seed in range(8):
        lockstep.play_side_by_side(engine, oracle, seed, all_discards=seed == 0, views=seed < 3)


def test_every_axis_of_the_register_has_a_case():
    named = {option for axis in AXIS_CASES.values() for option in axis.options}
    untouched = set(AXES) - named
    # the pack itself, which the ten games vary; the tie and the revoke have tests of their own
    assert untouched == {"ranks", "one_points", "red_one", "teams", "tie", "revoke"} - named


# Options that change what may be done or what it scores, each against its game without them.
def outcome(game: str, options: dict[str, object], seed: int) -> tuple[Any, ...]:
    """How the same cards and the same dice go under some rules, in the engine, checked by the oracle."""
    engine, oracle = translate.both_rules(game, options)
    position, table = lockstep.play_side_by_side(engine, oracle, seed, views=False)
    return position.score().scored, position.actions, table.dealer


CHANGES = [
    name for name in AXIS_CASES if name[:3] in {"C01", "C02", "C05", "C06", "C16", "C17", "C18", "C24"}
]


@pytest.mark.parametrize("name", [*CHANGES, "C03 no", "C08", "C14 before discard", "C21", "C25"])
def test_a_house_rule_makes_a_difference(name):
    axis = AXIS_CASES[name]
    seeds = range(400 if name in ("C02 12.5", "C02 10.5", "C18 defenders", "C18 split") else 80)
    assert any(outcome(axis.game, axis.options, seed) != outcome(axis.game, {}, seed) for seed in seeds)


def at_discard(game: str, options: dict[str, object], holding: str, trump: str = "green"):
    """North declares and holds these cards, nest included."""
    engine, oracle = translate.both_rules(game, options)
    cards = holding.split()
    size = int(str(oracle["hand"]))
    deal = hands.arranged_deal(oracle, "north", {"north": cards[:size]}, nest_cards=cards[size:])
    words = hands.contract(oracle, "north", "north")
    if oracle["trump_naming"] != "after_discard":
        words.append(trump)
    table = deal.table(oracle)
    for word in words:
        table.do(word)
    position = translate.played(translate.start(engine, deal), words)
    return position, table


SHORT = "R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 B14 Rook R13 R12 G9"  # three worthless cards

DISCARDS = [
    # game, options, holding, discard, what is wrong
    (KR, {}, SHORT, "R12 R13 G9 R1 Y1", None),
    (KR, {**BEFORE, "discard_shortfall": "trump_counters_only"}, SHORT, "R12 R13 G9 G1 Rook", None),
    (KR, {**BEFORE, "discard_shortfall": "trump_counters_only"}, SHORT, "R12 R13 G9 R1 Y1",
     Wrong.ONLY_TRUMP_COUNTERS),
    (KR, {**BEFORE, "discard_shortfall": "trump_counters_only"}, SHORT, "R12 R13 R1 G1 Rook",
     Wrong.OTHERS_BEFORE_COUNTERS),
    ("red_one", {"discard_counters": "one_small"}, "R1 R5 R10 R6 R7 R8 G6 G7 G8 Y6 Y7 Y8 B6 B14 Rook",
     "R5 R6 R7 R8 G6 G7", None),
    ("red_one", {"discard_counters": "one_small"}, "R1 R5 R10 R6 R7 R8 G6 G7 G8 Y6 Y7 Y8 B6 B14 Rook",
     "R5 R10 R7 R8 G6 G7", Wrong.ONE_SMALL_COUNTER),
    ("red_one", {"discard_counters": "one_small"}, "R1 R5 R10 R6 R7 R8 G6 G7 G8 Y6 Y7 Y8 B6 B14 Rook",
     "B14 R6 R7 R8 G6 G7", Wrong.ONE_SMALL_COUNTER),
    (CN, {"discard_counters": "forbidden"}, "R5 R6 R7 R8 R9 G5 G6 G7 Y10 Y6 B14 B6 B7 Rook",
     "R5 R6 R7 R8 R9", Wrong.COUNTER_IN_NEST),
    (CN, {**BEFORE, "discard_trump": "forbidden_if_avoidable"},
     "R5 R6 R7 R8 R9 G5 G6 G7 Y10 Y6 B14 B6 B7 Rook", "R6 R7 R8 R9 G6", Wrong.TRUMP_IN_NEST),
    (CN, {**BEFORE, "discard_trump": "forbidden_if_avoidable"},
     "R5 R6 R7 R8 R9 G5 G6 G7 Y10 Y6 B14 B6 B7 Rook", "R6 R7 R8 R9 Y6", None),
    (CN, {**BEFORE, "discard_trump": "forbidden_if_avoidable"},
     "G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 Y10 Y6 B14 Rook", "Y10 Y6 B14 G5 G6", None),
    (CN, {**BEFORE, "discard_trump": "forbidden_if_avoidable"},
     "G5 G6 G7 G8 G9 G10 G11 G12 G13 G14 Y10 Y6 B14 Rook", "Y10 Y6 G7 G5 G6", Wrong.TRUMP_IN_NEST),
]  # fmt: skip


@pytest.mark.parametrize(("game", "options", "holding", "away", "wrong"), DISCARDS)
def test_what_may_be_laid_away(game, options, holding, away, wrong):
    position, table = at_discard(game, options, holding)
    assert nest.may_lay_away(table.rules, table.holding, away.split(), table.trump) == (wrong is None)
    problem = position.why_illegal(Discard(CardSet.parse(away)))
    assert (problem.reason if problem else None) == wrong
    if wrong is not None and problem is not None:
        assert problem.must_play or problem.limit is not None


# Holdings in which two bars on the nest meet: something must always be legal.
TIGHT = "R5 R10 Y5 Y10 B5 B10 G6 G7 G8 G9 G11 G12 G13 G14 R6"


def test_two_bars_on_the_nest_leave_something_legal():
    options = {**BEFORE, "discard_counters": "one_small", "discard_trump": "forbidden_if_avoidable"}
    position, table = at_discard("red_one", options, TIGHT)
    legal = translate.words(position.legal_actions())
    assert legal == table.legal() != []


@pytest.mark.parametrize("counters", ["free", "face_up", "forbidden", "one_small"])
@pytest.mark.parametrize("trump", ["free", "face_up", "forbidden_if_avoidable"])
@pytest.mark.parametrize("shortfall", ["free_announced", "trump_counters_only"])
def test_bars_on_the_nest_combine_as_the_oracle_says(counters, trump, shortfall):
    options = {
        **BEFORE, "discard_counters": counters, "discard_trump": trump, "discard_shortfall": shortfall,
        "hand": 9, "nest": 5,
    }  # fmt: skip
    rng = Random(1)
    engine, oracle = translate.both_rules(KD, options)
    for _ in range(3):
        cards = hands.random_deal(oracle, rng, "north")
        table = cards.table(oracle)
        words = [*hands.contract(oracle, "north", "north"), "red"]
        for word in words:
            table.do(word)
        position = translate.played(translate.start(engine, cards), words)
        listed = translate.words(position.legal_actions())
        assert listed
        chosen = rng.sample(listed, min(4, len(listed)))
        assert all(
            nest.may_lay_away(table.rules, table.holding, away.split(), table.trump) for away in chosen
        )
        for _ in range(4):
            other = CardSet.parse(" ".join(rng.sample(table.holding, 5)))
            allowed = nest.may_lay_away(table.rules, table.holding, str(other).split(), table.trump)
            assert (position.why_illegal(Discard(other)) is None) == allowed == (str(other) in listed)


def test_exactly_enough_worthless_cards_are_no_shortfall():
    exactly = "R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 R13 R12 R11 R9 G9"
    position, table = at_discard(KR, {"discard_shortfall": "redeal"}, exactly)
    assert translate.words(position.legal_actions()) == table.legal() == ["R9 R11 R12 R13 G9"]


def test_shortfall_may_ask_for_a_new_deal():
    engine, oracle = translate.both_rules(KR, {"discard_shortfall": "redeal"})
    cards = hands.arranged_deal(oracle, "north", {"north": SHORT.split()[:10]}, nest_cards=SHORT.split()[10:])
    words = hands.contract(oracle, "north", "north")
    table = cards.table(oracle)
    for word in words:
        table.do(word)
    position = translate.played(translate.start(engine, cards), words)
    assert (position.phase.value, table.phase) == ("over", "over")
    lockstep.same_outcome(position, table)
    assert position.score().scored == (0, 0)


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"discard_counters": "face_up"}, "R5 G5 B5"),
        ({"discard_trump": "face_up"}, "G5 Rook"),
        ({"discard_counters": "face_up", "discard_trump": "face_up"}, "R5 G5 B5 Rook"),
        ({}, ""),
    ],
)
def test_what_lies_face_up(options, shown):
    holding = "R5 R14 G10 G13 Y14 Y13 Y12 Y9 Rook B5 B6 G5 R7 R8"
    position, table = at_discard(CN, options, holding)
    position = translate.played(position, ["R5 R7 G5 B5 Rook", "green"])
    if "discard_counters" in options:
        shown = f"{shown} Rook" if "Rook" not in shown else shown
    assert position.public.shown == CardSet.parse(shown)
    assert set(shown.split()) == nest.shown(table.rules, ["R5", "R7", "G5", "B5", "Rook"], "green")
    for seat in map(type(position.deal.dealer), ("east", "south", "west")):
        assert not position.view(seat).hidden & position.public.shown


@pytest.mark.parametrize(
    ("options", "barred"), [({"call_own_card": "forbidden"}, 0), ({"call_nest_card": "forbidden"}, 1)]
)
def test_cards_that_may_not_be_called(options, barred):
    engine, oracle = translate.both_rules(CP, options)
    cards, words, table = hands.walk(oracle, 1, until=lambda table: table.phase == "call")
    position = translate.played(translate.start(engine, cards), words)
    assert table.declarer is not None
    own = (table.hands[table.declarer], table.away or [])[barred]
    legal = translate.words(position.legal_actions())
    assert legal == table.legal()
    assert len(legal) == 57 - len(own)
    reason = (Wrong.OWN_CARD_CALLED, Wrong.NEST_CARD_CALLED)[barred]
    for card in own:
        problem = position.why_illegal(translate.engine_action("call", card))
        assert problem is not None
        assert problem.reason is reason


IMPOSSIBLE = [
    (CN, {"nest": 6}, "pack has 41"),
    (CN, {"hand": 10}, "pack has 41"),
    (CN, {"bird": "none", "bird_free_play": False}, "pack has 40"),
    (CN, {"bird": "none", "nest": 4}, "bird_free_play needs the bird"),
    ("crowsnest_no_crow", {"bird_free_play": True}, "bird_free_play needs the bird"),
    (CN, {"red_one_free_play": True}, "red_one_free_play needs red_one"),
    (CN, {"one": "high"}, "1s"),
    (CN, {"ranks": "1-14"}, "1s"),
    (CN, {"min_bid": 125}, "over max_bid"),
    (CN, {"min_bid": 72}, "no multiple of 5"),
    (CN, {"bid_step": 0}, "bid_step"),
    (CN, {"target": 0}, "target"),
    (CN, {"bonus": "last_trick"}, "bonus"),
    ("one_high", {"bonus": "none"}, "bonus"),
    (CP, {"bonus": "most_tricks"}, "most_tricks"),
    (CP, {"all_pass": "dealer_forced_min"}, "dealer_forced_min"),
    ("partnership", {"nest_visibility": "all"}, "needs a nest"),
    (KR, {"discard_shortfall": "trump_counters_only"}, "trump_naming"),
    (KD, {"discard_trump": "forbidden_if_avoidable"}, "trump_naming"),
    (KD, {"bird_color": "pink"}, "no axis"),
    (KD, {"id": "mine"}, "no axis"),
    (KD, {"bird_rank": "middling"}, "must be one of high low 10.5 12.5"),
    (KD, {"min_bid": "many"}, "whole number"),
    (KD, {"jump_bids": "perhaps"}, "true or false"),
]


@pytest.mark.parametrize(("game", "options", "reason"), IMPOSSIBLE)
def test_impossible_combinations_are_refused_with_the_reason(game, options, reason):
    with pytest.raises(RuleSetError) as refused:
        rule_set(game).with_options(options)
    assert any(reason in problem for problem in refused.value.problems)


def test_all_faults_are_named_at_once():
    with pytest.raises(RuleSetError) as refused:
        rule_set(CN).with_options({"min_bid": 123, "nest": 7, "red_one_free_play": True})
    assert len(refused.value.problems) >= 3


def test_options_are_written_as_they_are_read():
    for game, changes in presets.HOUSE_GAMES.values():
        base = rule_set(game)
        changed = base.with_options(changes)
        assert base.with_options(changed.options_over(base)) == changed


@given(data=st.data(), game=st.sampled_from(sorted(RULE_SETS)))
def test_any_options_are_either_refused_or_play_alike(data, game):
    """Random house rules: refused with a reason, or the same game in both programs."""
    words: dict[str, list[Any]] = {
        "bird_rank": ["high", "low", "10.5", "12.5"], "bird_free_play": [True, False],
        "bird_forced_on_trump_lead": [True, False], "red_one_free_play": [True, False],
        "jump_bids": [True, False], "stop_at_max": [True, False], "min_bid": [5, 50, 70, 95, 100],
        "first_bidder": ["left_of_dealer", "dealer"],
        "all_pass": ["redeal_same", "redeal_next", "dealer_forced_min"],
        "nest_visibility": ["hidden", "top_card", "all"],
        "trump_naming": ["after_discard", "before_discard", "before_nest"],
        "trump_choice": ["colors", "no_trump", "no_trump_or_low"], "ten_point_card": ["14", "13"],
        "discard_counters": ["free", "forbidden", "one_small", "face_up"],
        "discard_shortfall": ["free_announced", "trump_counters_only", "redeal"],
        "discard_trump": ["free", "face_up", "announced"],
        "nest_owner": ["last_trick", "declarer"], "teams": ["fixed", "called"],
        "call_own_card": ["alone", "forbidden"], "call_nest_card": ["alone", "forbidden"],
        "first_lead": ["left_of_dealer", "left_of_declarer", "declarer", "dealer", "declarer_chooses"],
        "bonus": ["none", "last_trick", "most_tricks"], "bonus_points": [0, 10, 20],
        "most_tricks_tie": ["none", "defenders", "split"], "made_score": ["bid", "captured"],
        "target": [100, 300, 500], "sweep_points": [0, 20], "go_out": ["any_hand", "made_bid"],
        "score_cap": [0, 90, 250], "hands": [0, 1, 4], "mercy_lead": [0, 150], "mercy_low": [0, 100],
    }  # fmt: skip
    names = data.draw(st.lists(st.sampled_from(sorted(words)), max_size=5, unique=True))
    options = {name: data.draw(st.sampled_from(words[name]), label=name) for name in names}
    try:
        engine, oracle = translate.both_rules(game, options)
    except RuleSetError:
        return
    lockstep.play_side_by_side(engine, oracle, data.draw(st.integers(0, 2**16)), views=False)
