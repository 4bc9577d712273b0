"""The doors of the explainer: complete, quick, at most three reasons, none of them filler."""

from random import Random
from time import perf_counter

import pytest

from rooktutor.cards import CardSet, Color
from rooktutor.errors import NotYetError
from rooktutor.explain import (
    Polarity,
    Verdict,
    annotate,
    annotate_action,
    annotate_open,
    annotate_score,
    audit,
)
from rooktutor.explain.annotation import con, pro
from rooktutor.explain.claims import OnlyCard, Price
from rooktutor.explain.offers import discards_worth_a_look
from rooktutor.explain.principles import PRINCIPLE_IDS
from rooktutor.explain.select import MOST, select, telling
from rooktutor.explain.verdict import THRESHOLDS, grade_of, recommended, settled, swing, verdict
from rooktutor.game.actions import PASS, Action, Bid, Discard, NameTrump, Play
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from tests.explain.checking import some_action


def walk(game: str, seed: int):
    """Every position of a hand played at random."""
    rng = Random(f"{game}-{seed}")
    rules = rule_set(game)
    position = Position.start(rules, deal(rules, seed=seed))
    while position.phase is not Phase.OVER:
        yield position
        position = position.after(some_action(position, rng))
    yield position


def valued(action: Action, mean: float, chance: float | None = None) -> ActionValue:
    return ActionValue(action=action, mean=mean, stderr=1.0, p_make=chance, layouts=50)


def made_up(view, seed: int) -> Evaluation:
    """Values out of thin air for every action."""
    rng = Random(seed)
    actions = (
        view.legal_actions() if view.phase is not Phase.DISCARD else map(Discard, discards_worth_a_look(view))
    )
    values = [
        ActionValue(
            action=action, mean=rng.uniform(-100, 100), stderr=1.0, p_make=rng.uniform(0, 1), layouts=50
        )
        for action in actions
    ]
    values.sort(key=lambda value: -value.mean)
    return Evaluation(
        values=tuple(values), state=Exactness.SAMPLED, layouts=50, asked=50, spreads=(1.0,) * len(values)
    )


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_every_action_is_annotated_and_nothing_raises(game, seed):
    for position in walk(game, seed):
        if position.to_act is None:
            if position.public.trump:
                assert len(annotate_score(position.score(), position)) == len(position.score().lines)
            continue
        view = position.view(position.to_act)
        for evaluation in (None, made_up(view, seed)):
            notes = annotate(view, evaluation)
            check_notes(view, notes)
        other = position.to_act.next
        assert annotate(position.view(other)) == ()


def check_notes(view, notes):
    if view.phase is Phase.PLAY:
        assert [note.action for note in notes] == [Play(card) for card in view.hand]
    elif view.phase is not Phase.DISCARD and view.phase is not Phase.CALL:
        assert [note.action for note in notes] == list(view.legal_actions())
    for note in notes:
        assert note.legal == (view.why_illegal(note.action) is None)
        assert len(note.reasons) <= MOST
        assert not (note.illegality and note.reasons)
        names = [reason.principle for reason in note.reasons]
        assert len(set(names)) == len(names)
        assert set(names) <= {*PRINCIPLE_IDS, "costs", "no_difference", "ahead"}
        for reason in note.reasons:
            assert 0 <= reason.weight <= 1
            assert len({type(claim) for claim in reason.claims}) == len(reason.claims)


@pytest.mark.parametrize("seed", range(4))
def test_no_reason_is_given_equally_for_best_and_worst(seed):
    for position in walk("crowsnest", seed):
        if position.to_act is None:
            continue
        view = position.view(position.to_act)
        evaluation = made_up(view, seed)
        notes = {note.action: note for note in annotate(view, evaluation) if note.legal}
        best, worst = evaluation.values[0].action, evaluation.values[-1].action
        if best != worst:
            voices = [{(r.principle, r.polarity, r.weight) for r in notes[a].reasons} for a in (best, worst)]
            assert not voices[0] & voices[1]


def test_the_first_annotation_is_instant():
    position = next(position for position in walk("crowsnest", 3) if position.phase is Phase.PLAY)
    view = position.view(position.to_act)
    annotate(view)
    began = perf_counter()
    for _ in range(20):
        annotate(position.view(position.to_act))
    assert (perf_counter() - began) / 20 < 0.1


def test_values_change_verdicts_and_nothing_about_the_rules():
    position = next(position for position in walk("crowsnest", 3) if position.phase is Phase.PLAY)
    view = position.view(position.to_act)
    bare, valued = annotate(view), annotate(view, made_up(view, 1))
    assert [(note.action, note.rule, note.illegality) for note in bare] == [
        (note.action, note.rule, note.illegality) for note in valued
    ]
    assert {note.verdict for note in bare} == {Verdict.UNCLEAR}
    assert [note.verdict for note in valued].count(Verdict.BEST) == 1


@pytest.mark.parametrize("game", ["crowsnest", "call_partner"])
def test_what_the_strongest_player_would_choose_is_best_and_nothing_else_is(game):
    for position in walk(game, 9):
        if position.to_act is None:
            continue
        view = position.view(position.to_act)
        evaluation = made_up(view, 9)
        wanted = recommended(view, evaluation)
        notes = annotate(view, evaluation)
        assert [note.action for note in notes if note.verdict is Verdict.BEST] == [wanted]
        top = evaluation.best.action
        assert grade_of(view, evaluation, top) is (Verdict.BEST if top == wanted else Verdict.EQUAL)


def test_an_action_of_the_learner_is_annotated_alone():
    position = next(position for position in walk("crowsnest", 5) if position.phase is Phase.DISCARD)
    view = position.view(position.to_act)
    own = Discard(CardSet.of(list(view.hand)[:5]))
    assert annotate_action(view, own).action == own
    refused = annotate_action(view, Discard(CardSet.of(list(view.hand)[:4])))
    assert refused.illegality is not None and refused.illegality.limit == 5
    assert not annotate_action(view, NameTrump(Color.RED)).legal


def test_open_hands_change_values_only():
    position = next(position for position in walk("crowsnest", 3) if position.phase is Phase.PLAY)
    view = position.view(position.to_act)
    assert annotate_open(position, made_up(view, 2)) == annotate(view, made_up(view, 2))


# -- verdicts ------------------------------------------------------------------------------------


def graded(
    losses: dict[Action, float], spread: float = 0.5, chances: dict[Action, float] | None = None
) -> Evaluation:
    values = tuple(valued(action, -loss, (chances or {}).get(action)) for action, loss in losses.items())
    spreads = (0.0, *[spread] * (len(values) - 1))
    return Evaluation(values=values, state=Exactness.SAMPLED, layouts=50, asked=50, spreads=spreads)


PLAYS = [Play(card) for card in CardSet.parse("R5 R6 R7 R8")]


@pytest.mark.parametrize(
    ("loss", "spread", "grade"),
    [
        (0.0, 0.0, Verdict.EQUAL),
        (0.2, 0.05, Verdict.EQUAL),
        (3.0, 2.0, Verdict.UNCLEAR),
        (40.0, 21.0, Verdict.UNCLEAR),
        (3.0, 0.5, Verdict.DOUBTFUL),
        (10.0, 0.5, Verdict.MISTAKE),
        (60.0, 0.5, Verdict.BLUNDER),
    ],
)
def test_grades_by_points(loss, spread, grade):
    evaluation = graded({PLAYS[0]: 0.0, PLAYS[1]: loss}, spread)
    assert verdict(evaluation, PLAYS[0], CROWSNEST, 80) is Verdict.BEST
    assert verdict(evaluation, PLAYS[1], CROWSNEST, 80) is grade


def test_throwing_the_contract_is_a_blunder_even_for_few_points():
    evaluation = graded({PLAYS[0]: 0.0, PLAYS[1]: 5.0}, 0.5, {PLAYS[0]: 0.9, PLAYS[1]: 0.6})
    assert verdict(evaluation, PLAYS[1], CROWSNEST, 80) is Verdict.BLUNDER


@pytest.mark.parametrize(("chance", "grade"), [(1.0, Verdict.DOUBTFUL), (0.5, Verdict.MISTAKE)])
def test_grades_are_milder_when_the_bid_is_settled_anyway(chance, grade):
    evaluation = graded({PLAYS[0]: 0.0, PLAYS[1]: 12.0}, 0.5, {PLAYS[0]: chance, PLAYS[1]: chance})
    assert verdict(evaluation, PLAYS[1], CROWSNEST, 80) is grade
    assert settled(evaluation) is (chance == 1.0)


def test_an_action_nobody_looked_at_is_unclear():
    assert verdict(graded({PLAYS[0]: 0.0}), PLAYS[3], CROWSNEST, 80) is Verdict.UNCLEAR


def test_thresholds_rise():
    assert 0 < THRESHOLDS.mistake_points < THRESHOLDS.blunder_points
    assert 0 < THRESHOLDS.mistake_chance < THRESHOLDS.blunder_chance
    assert swing(CROWSNEST, None) == 140


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_where_bids_begin_low_a_small_loss_in_the_auction_is_no_blunder(rules):
    evaluation = graded({PASS: 0.0, Bid(rules.min_bid): 19.0}, 0.5)
    assert verdict(evaluation, Bid(rules.min_bid), rules, None) is Verdict.MISTAKE
    assert swing(rules, None) >= rules.total_points


# -- selection -----------------------------------------------------------------------------------


def test_the_weightiest_three_of_different_families():
    claim = OnlyCard(next(iter(CardSet.parse("R5"))), Color.RED, "last")
    reasons = [pro("a", 0.1, claim), con("b", 0.9, claim), pro("c", 0.5, claim), pro("d", 0.4, claim)]
    assert [reason.principle for reason in select(reasons)] == ["b", "c", "d"]
    assert [reason.principle for reason in select(reasons, Polarity.FOR)] == ["c", "d", "a"]
    alike = [con("gives_counter", 0.7, claim), con("cannot_win", 0.2, claim)]
    assert [reason.principle for reason in select(alike)] == ["gives_counter"]


def test_what_holds_for_best_and_worst_alike_is_not_said():
    same, own = con("price", 0.2, Price(70)), pro("long_trump", 0.6, Price(70))
    assert telling([same, own], [same, own], [same]) == (own,)


# -- the audit -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_the_advice_ignores_what_the_seat_cannot_see(game):
    for number, position in enumerate(walk(game, 11)):
        if number % 5 or position.to_act is None:
            continue
        report = audit(position, position.to_act, redeals=4, seed=number)
        assert report.honest and report.changed == () and report.annotations > 0
        assert "nothing changed" in str(report)


def test_values_are_audited_too():
    position = [position for position in walk("crowsnest", 12) if position.phase is Phase.PLAY][-9]
    assert audit(position, position.to_act, redeals=3, values=4).honest


def test_a_seat_without_a_decision_cannot_be_audited():
    position = Position.start(CROWSNEST, deal(CROWSNEST, seed=1, dealer=Seat.NORTH))
    with pytest.raises(NotYetError):
        audit(position.after(Bid(120)), Seat.SOUTH)
    assert audit(position.after(PASS), Seat.EAST, redeals=2).honest
