"""Why in numbers before the play: calls by how the auction ends, exchanges by what they lead to."""

from collections.abc import Generator
from dataclasses import replace
from functools import cache

import pytest

from rooktutor.cards import CardSet
from rooktutor.explain.beforehand import of_calls, of_exchange
from rooktutor.explain.contrast import Contrast, contrast
from rooktutor.explain.parts import Followed, Outcome, Part, Scales, What, Who
from rooktutor.explain.review import decisions_of
from rooktutor.game.actions import PASS, Bid
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layout
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.samples import Samples
from rooktutor.solve.values import Budget, Evaluation
from tests.explain import judges_beforehand
from tests.explain.endings import finished
from tests.explain.judges_values import contrast_is_true

START = Position.start(CROWSNEST, deal(CROWSNEST, seed=7, dealer=Seat.NORTH))
EAST = START.view(Seat.EAST)
LOW, HIGH = Bid(80), Bid(95)
GAMES = ("crowsnest", "kentucky_discard", "call_partner", "red_one")


def told(low, high, *, taken=(85, 85), scores=(40.0, -40.0), view=EAST):
    """What is told of a bid of 95 beside one of 80 (or a pass), over two layouts that are alike."""
    best = PASS if low[0] is not Seat.EAST else LOW
    samples = Samples.of([Layout(START.hands, CardSet.of(START.deal.nest))] * 2, [1.0, 1.0], {}, {}, {})
    samples = replace(
        samples,
        scores={best: [scores[0]] * 2, HIGH: [scores[1]] * 2},
        endings={best: [low] * 2, HIGH: [high] * 2},
        points={HIGH: [taken] * 2},
    )
    losses = [scores[0] - scores[1]] * 2
    return of_calls(view, Scales(samples, range(2), losses), HIGH, best)


def test_a_dearer_bid_is_told_by_the_points_between_and_by_nothing_else():
    (part,) = told((Seat.EAST, 80), (Seat.EAST, 95))
    assert (part.what, part.hundredths, part.layouts) == (What.DEARER, 100, 2)
    (part,) = told((Seat.EAST, 80), (Seat.EAST, 95), taken=(85, 95))
    assert (part.what, part.hundredths) == (What.DEARER, 50)
    (part,) = told((Seat.EAST, 80), (Seat.EAST, 95), taken=(75, 95))
    assert part.what is What.ENDS


def test_another_end_is_told_by_who_plays_and_what_it_comes_to():
    (part,) = told((Seat.NORTH, 90), (Seat.EAST, 95))
    assert (part.what, part.hundredths) == (What.ENDS, 100)
    assert part.mine == Outcome(who=Who.YOU, low=95, high=95, worth=-40.0)
    assert part.other == Outcome(who=Who.THEY, low=90, high=90, worth=40.0)
    assert told((Seat.WEST, 90), (Seat.EAST, 95))[0].other.who is Who.PARTNER
    assert told((None, 0), (Seat.EAST, 95))[0].other.who is Who.NOBODY


def test_nothing_is_told_of_an_end_that_is_the_same_or_no_worse():
    assert told((Seat.EAST, 95), (Seat.EAST, 95)) == []
    assert told((Seat.NORTH, 90), (Seat.EAST, 95), scores=(-40.0, 40.0)) == []
    assert told((Seat.SOUTH, 90), (Seat.NORTH, 90)) == []


@cache
def exchanges(game: str) -> list[tuple[View, Evaluation, Contrast]]:
    """What is told in numbers of the exchange of two hands of a game."""
    told = []
    for seed in (2, 3):
        for before in decisions_of(finished(game, seed)):
            if before.phase in (Phase.AUCTION, Phase.PLAY):
                continue
            view = before.view(before.to_act)
            values = evaluate(view, budget=Budget(4), seed=1)
            found = (contrast(view, values, each.action) for each in values)
            told += [(view, values, each) for each in found if each is not None]
    return told


@pytest.mark.parametrize("game", GAMES)
def test_what_an_exchange_leads_to_is_counted_again(game):
    parts = [(*each, part) for each in exchanges(game) for part in each[2].parts]
    for view, values, found, part in parts:
        assert judges_beforehand.is_true(part, view, values, found.action)
    view, values, found, part = parts[0]
    wrong = replace(part, hundredths=(part.hundredths + 50) % 100)
    assert not judges_beforehand.is_true(wrong, view, values, found.action)


def test_every_kind_of_consequence_is_met_and_none_where_nothing_is_lost():
    kinds = {part.what for game in GAMES for _view, _values, found in exchanges(game) for part in found.parts}
    assert kinds >= {What.BID_SET, What.LAST_TRICK, What.FALLS, What.KEPT_FALLS, What.LAID_WINS, What.NO_RUFF}
    view, values, found = exchanges("crowsnest")[0]
    best = values.value(found.best)
    nothing_lost = Scales(values.samples, range(4), [0.0] * 4)
    assert at_its_end(of_exchange(view, nothing_lost, best, best)) == []


def at_its_end(following: Generator[Followed, None, list[Part]]) -> list[Part]:
    """What is told at the end, of as many layouts as there were steps to it."""
    steps = []
    while True:
        try:
            steps.append(next(following))
        except StopIteration as end:
            assert [each.done for each in steps] == list(range(1, steps[0].of + 1))
            return end.value


@pytest.mark.parametrize("game", ["crowsnest", "call_partner", "kentucky_rook"])
def test_calls_are_told_by_endings_that_are_counted_again(game):
    before = decisions_of(finished(game, 3))[0]
    view = before.view(before.to_act)
    values = evaluate(view, budget=Budget(40), seed=1)
    seen = 0
    for each in values:
        found = contrast(view, values, each.action)
        if found is None or not found.parts:
            continue
        assert contrast_is_true(view, values, found)
        (part,) = found.parts
        seen += 1
        for wrong in (
            replace(part, hundredths=(part.hundredths + 50) % 100),
            replace(part, mine=replace(part.mine, low=part.mine.low - 5)),
            replace(part, other=replace(part.other, worth=part.other.worth + 1)),
            replace(part, mine=replace(part.mine, who=Who.NOBODY)),
        ):
            assert not contrast_is_true(view, values, replace(found, parts=(wrong,)))
    assert seen > 3
