"""Values come from what a seat may know, are the same for the same seed, and are exact where they say so."""

from random import Random
from threading import Event, Timer
from time import monotonic

import pytest

from rooktutor.errors import NotYetError
from rooktutor.game.actions import Bid, Pass, Play
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.layouts import enumerate_layouts, sample
from rooktutor.solve.likelihood import Likelihood
from rooktutor.solve.montecarlo import evaluate, evaluate_open, refine
from rooktutor.solve.players import budget_for
from rooktutor.solve.solving import StoppedError
from rooktutor.solve.values import Budget, Exactness, weighted_error, weighted_mean
from tests.solve.walks import random_hand, view_of


def decisions(rules, seed, phase, cards=None):
    """Positions of one random hand in which somebody is to act in ``phase`` with so many cards."""
    for position in random_hand(rules, seed):
        if position.phase is phase and (cards is None or len(view_of(position).hand) == cards):
            yield position


@pytest.mark.parametrize("name", RULE_SETS)
def test_hidden_cards_do_not_matter(name):
    rules = rule_set(name)
    rng = Random(3)
    for phase, cards in ((Phase.AUCTION, None), (Phase.PLAY, 5)):
        position = next(decisions(rules, 4, phase, cards))
        view = view_of(position)
        elsewhere = sample(view, rng).position(view)
        assert elsewhere.hands != position.hands
        budget = Budget(3)
        assert evaluate(elsewhere.view(view.seat), budget=budget, seed=9) == evaluate(
            view, budget=budget, seed=9
        )


def test_refining_ends_with_what_evaluate_says():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 7))
    view = view_of(position)
    *partial, full = refine(view, budget=Budget(9), seed=5)
    assert full == evaluate(view, budget=Budget(9), seed=5)
    assert [part.layouts for part in partial] == [2, 4, 8]
    assert {part.state for part in partial} == {Exactness.PENDING}
    assert (full.layouts, full.asked, full.state) == (9, 9, Exactness.SAMPLED)


def test_work_that_is_cancelled_says_nothing_more():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 7))
    view = view_of(position)
    stop = Event()
    running = refine(view, budget=Budget(9), seed=5, cancelled=stop.is_set)
    assert next(running).layouts == 2
    stop.set()
    assert not list(running)


@pytest.mark.parametrize(("name", "cards"), [("crowsnest", 9), ("kentucky_rook", 10), ("call_partner", 13)])
def test_work_stops_soon_after_it_is_cancelled(name, cards):
    """Also in the middle of a long solve: the time is measured beside that of one layout in the same run."""
    view = view_of(next(decisions(rule_set(name), 1, Phase.PLAY, cards)))
    start = monotonic()
    evaluate(view, budget=Budget(1), seed=5)
    one = monotonic() - start
    stop = Event()
    Timer(0.03, stop.set).start()
    start = monotonic()
    parts = list(refine(view, budget=Budget(4000), seed=5, cancelled=stop.is_set, threads=2))
    assert monotonic() - start < 0.03 + 0.5 + 4 * one
    assert all(part.state is Exactness.PENDING for part in parts)


@pytest.mark.parametrize("name", ["crowsnest", "partnership"])
def test_values_do_not_depend_on_the_number_of_threads(name):
    rules = rule_set(name)
    for phase, cards in ((Phase.AUCTION, None), (Phase.TRUMP, None), (Phase.PLAY, 7), (Phase.PLAY, 3)):
        view = view_of(next(decisions(rules, 4, phase, cards)))
        one, two, three = (evaluate(view, budget=Budget(7), seed=3, threads=n) for n in (1, 2, 3))
        assert one == two == three


def test_only_the_seat_to_act_has_values():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 7))
    with pytest.raises(NotYetError):
        evaluate(position.view(position.to_act.next), budget=Budget(2), seed=1)


@pytest.mark.parametrize("name", RULE_SETS)
def test_endings_are_exact(name):
    """With two cards each, the weighted mean over all layouts equals play tried out to the end in each."""
    rules = rule_set(name)
    position = next(decisions(rules, 2, Phase.PLAY, 2))
    view = view_of(position)
    likely = Likelihood(view)
    listed = list(enumerate_layouts(view))
    layouts = [layout.position(view) for layout in listed] if len(listed) <= 150 else []
    weights = [likely.of(layout) for layout in listed]
    total = sum(weights)
    evaluation = evaluate(view, budget=Budget(150), seed=1)
    if not layouts:
        assert evaluation.state is Exactness.SAMPLED
        return
    assert evaluation.state is Exactness.EXACT
    assert evaluation.layouts == evaluation.asked == len(layouts)
    for value in evaluation:
        for action in value.covers:
            results = [played_out(layout.after(action)) for layout in layouts]
            sign = [1 if view.seat in layout.declaring else -1 for layout in layouts]
            differences = [
                side * difference for side, (_points, difference) in zip(sign, results, strict=True)
            ]
            mean = sum(weight * points for weight, points in zip(weights, differences, strict=True)) / total
            taken = [points for points, _difference in results]
            made = sum(weight for weight, points in zip(weights, taken, strict=True) if points >= view.bid)
            assert value.mean == pytest.approx(mean)
            assert value.p_make == pytest.approx(made / total)
            assert value.stderr == 0


def played_out(position):
    """The points of the declaring side with best play by all, and the difference scored for them."""
    if position.phase is Phase.OVER:
        sheet = position.score()
        declarer = sheet.parties.index(position.rules.party(position.declarer))
        other = sheet.parties.index(
            next(position.rules.party(seat) for seat in Seat if seat not in position.declaring)
        )
        taken = sheet.captured[declarer] + sheet.bonus[declarer]
        return taken, sheet.scored[declarer] - sheet.scored[other]
    best = max if position.to_act in position.declaring else min
    return best(played_out(position.after(action)) for action in position.legal_actions())


def test_all_calls_have_values_and_chances_never_rise_with_the_bid():
    position = next(decisions(rule_set("crowsnest"), 3, Phase.AUCTION))
    evaluation = evaluate(view_of(position), budget=Budget(8), seed=2)
    calls = {value.action: value for value in evaluation}
    assert set(calls) == set(position.legal_actions())
    assert calls[Pass()].p_make is None
    chances = [calls[call].p_make or 0.0 for call in position.legal_actions() if isinstance(call, Bid)]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_trump_and_every_legal_card_has_a_value(name):
    rules = rule_set(name)
    position = next(decisions(rules, 5, Phase.TRUMP))
    assert len(evaluate(view_of(position), budget=Budget(2), seed=2)) == 4
    position = next(decisions(rules, 5, Phase.PLAY, 6))
    evaluation = evaluate(view_of(position), budget=Budget(2), seed=2)
    covered = {action for value in evaluation for action in value.covers}
    assert covered == set(position.legal_actions())


@pytest.mark.parametrize("name", RULE_SETS)
def test_discards_offered_are_legal_and_different(name):
    rules = rule_set(name)
    for position in decisions(rules, 6, Phase.DISCARD):
        evaluation = evaluate(view_of(position), budget=Budget(2), seed=2)
        assert len(evaluation) >= 3
        assert all(position.why_illegal(value.action) is None for value in evaluation)


def test_open_hands_have_one_layout():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 6))
    evaluation = evaluate_open(position)
    assert (evaluation.layouts, evaluation.state) == (1, Exactness.EXACT)
    assert all(isinstance(value.action, Play) for value in evaluation)


def test_budgets_shrink_with_the_work():
    early = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 9))
    late = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 4))
    assert budget_for(view_of(early)).layouts < budget_for(view_of(late)).layouts


def test_uneven_weights_count_for_fewer_layouts():
    """A thousand layouts of which one has nearly all the weight say little; as many even ones say a lot."""
    rng = Random(1)
    numbers = [rng.gauss(0, 40) for _ in range(1000)]
    even = weighted_error(numbers, [1.0] * 1000)
    assert even == pytest.approx(40 / 1000**0.5, rel=0.1)
    assert weighted_error(numbers, [1e6] + [1.0] * 999) > 10 * even
    halves = weighted_error(numbers, [1.0, 1e-9] * 500)
    assert halves == pytest.approx(even * 2**0.5, rel=0.1)


def test_the_error_is_honest_when_weights_are_uneven():
    """Over many samples with weights, the mean misses the truth by as much as the error says."""
    rng = Random(2)
    missed = []
    for _ in range(400):
        pairs = [(rng.choice([0.0, 100.0]), rng.choice([1.0, 1.0, 8.0])) for _ in range(60)]
        numbers, weights = zip(*pairs, strict=True)
        missed.append((weighted_mean(numbers, weights) - 50) / weighted_error(numbers, weights))
    assert 0.8 < (sum(miss**2 for miss in missed) / len(missed)) ** 0.5 < 1.15


def test_a_tie_for_most_tricks_counts_for_neither_side():
    """At the last card of hands that end 7 to 7 the values are what the score sheet says."""
    rules, ties = rule_set("partnership"), 0
    for seed in range(12):
        *_before, last, end = random_hand(rules, seed)
        if end.public.tricks_won(Seat.NORTH) + end.public.tricks_won(Seat.SOUTH) != 7:
            continue
        ties += 1
        side = last.to_act.side
        difference = end.score().of(side) - end.score().of(side.other)
        assert evaluate_open(last).best.mean == difference
        assert sum(end.score().bonus) == 0
    assert ties


def test_open_hands_stop_when_they_are_cancelled():
    position = next(decisions(rule_set("crowsnest"), 1, Phase.PLAY, 6))
    with pytest.raises(StoppedError):
        evaluate_open(position, cancelled=lambda: True)
    assert evaluate_open(position, cancelled=lambda: False) == evaluate_open(position)
