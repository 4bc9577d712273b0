"""What is told in numbers happens in as many layouts, by the oracle's rules and plain counting."""

from collections.abc import Iterator

import pytest

from rooktutor.explain.contrast import FOLLOWED, Contrast, Part, What, contrast
from rooktutor.explain.review import decisions_of
from rooktutor.game.actions import Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.montecarlo import evaluate, refine
from rooktutor.solve.samples import Samples
from rooktutor.solve.values import Budget, Evaluation
from tests.explain.endings import ending, finished
from tests.oracle import deck, minimax, play
from tests.oracle.minimax import Ending

SOME = Budget(20)


def contrasts(game: str, most: int, seeds=(2, 3)) -> Iterator[tuple[View, Evaluation, Contrast]]:
    for seed in seeds:
        for before in decisions_of(finished(game, seed)):
            view = before.view(before.to_act)
            if view.phase is Phase.PLAY and len(view.hand) <= most:
                evaluation = evaluate(view, budget=SOME, seed=1)
                for value in evaluation.values[1:3]:
                    found = contrast(view, evaluation, value.action)
                    if found is not None:
                        yield view, evaluation, found


def ends(start: Ending, tricks: list[tuple[str, list[str]]]) -> Iterator[list[tuple[str, list[str]]]]:
    """The tricks of every line of best play from here, each with who wins it."""
    if start.over:
        yield tricks
        return
    points = minimax.values(start)
    best = (max if start.to_act in start.team else min)(points.values())
    for card, taken in points.items():
        if taken == best:
            cards = [*start.on_table, card]
            done = len(cards) == 4
            winner = play.trick_winner(start.rules, start.leader, cards, start.trump) if done else ""
            yield from ends(minimax.after(start, card), [*tricks, (winner, cards)] if done else tricks)


def happens(part: Part, mine: list[tuple[str, list[str]]], top: list, view: View, start: Ending) -> bool:
    """Whether a pair of lines shows what a part says; the first trick is the one being played."""
    rules, trump = start.rules, start.trump
    me = str(view.seat)
    foes = {seat for seat in start.hands if (seat in start.team) != (me in start.team)}
    winner, cards = mine[0]
    led = deck.suit(rules, cards[0], trump)
    winning = deck.suit(rules, play.winning_card(rules, cards, trump), trump)
    card = str(part.card)

    def goes(line: list[tuple[str, list[str]]]) -> bool:
        return any(card in trick and taker in foes for taker, trick in line)

    match part.what:
        case What.TRUMPED:
            right = winning == trump != led == str(part.color)
            return winner == str(part.seat) and winner in foes and right and (not part.card or card in cards)
        case What.BEATEN:
            right = winning == led == str(part.color)
            return winner == str(part.seat) and winner in foes and right and (not part.card or card in cards)
        case What.GIVEN:
            return winner in foes and card in cards
        case What.FORGONE:
            return winner in foes and top[0][0] == me
        case What.LAST_TRICK:
            return mine[-1][0] in foes and top[-1][0] not in foes
        case What.FALLS:
            return goes(mine) and not goes(top)
    raise AssertionError(part.what)


def bounds(part: Part, view: View, samples: Samples, action: str, best: str) -> tuple[float, float]:
    """In how many of 100 layouts it must happen by best play, and in how many it can."""
    total = must = can = 0.0
    for number in range(part.layouts):
        start = ending(samples.layout(number).position(view))
        mine, top = (list(ends(minimax.after(start, card), first(start, card))) for card in (action, best))
        seen = {happens(part, one, two, view, start) for one in mine for two in top}
        weight = samples.weights[number]
        total += weight
        must += weight * (seen == {True})
        can += weight * (True in seen)
    return 100 * must / total, 100 * can / total


def first(start: Ending, card: str) -> list[tuple[str, list[str]]]:
    """The trick that a card completes, if it does."""
    cards = [*start.on_table, card]
    if len(cards) < 4:
        return []
    return [(play.trick_winner(start.rules, start.leader, cards, start.trump), cards)]


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", "call_partner", "red_one"])
def test_it_happens_in_as_many_layouts_by_plain_counting(game):
    told = 0
    for view, evaluation, found in contrasts(game, 2, seeds=(2, 3, 4, 5)):
        for part in found.parts:
            if part.what in (What.BID_SET, What.BID_MADE):
                continue
            told += 1
            must, can = bounds(part, view, evaluation.samples, str(found.action), str(found.best))
            assert must - 1 <= part.hundredths <= can + 1, (part, must, can)
    assert told > 1


@pytest.mark.parametrize("game", ["crowsnest"])
def test_the_bid_goes_wrong_in_as_many_layouts_by_plain_counting(game):
    told = 0
    for view, evaluation, found in contrasts(game, 3, seeds=(2, 3, 4, 5)):
        for part in found.parts:
            if part.what not in (What.BID_SET, What.BID_MADE):
                continue
            told += 1
            total = gone = 0.0
            samples = evaluation.samples
            for number in range(len(samples)):
                start = ending(samples.layout(number).position(view))
                made = [
                    minimax.value(minimax.after(start, str(card))) >= view.bid
                    for card in (found.action, found.best)
                ]
                wrong = made == ([False, True] if part.what is What.BID_SET else [True, False])
                total += samples.weights[number]
                gone += samples.weights[number] * wrong
            assert abs(100 * gone / total - part.hundredths) <= 0.6
            assert (part.what is What.BID_SET) == (str(view.seat) in start.team)
    assert told


@pytest.mark.parametrize("game", RULE_SETS)
def test_the_shares_are_those_of_the_samples(game):
    for _view, evaluation, found in contrasts(game, 4, seeds=(2,)):
        samples = evaluation.samples
        rows = samples.scores[evaluation.value(found.action).action], samples.scores[found.best]
        total = sum(samples.weights)
        worse = sum(w for w, a, b in zip(samples.weights, *rows, strict=True) if a < b)
        better = sum(w for w, a, b in zip(samples.weights, *rows, strict=True) if a > b)
        assert (found.worse, found.better) == (round(100 * worse / total), round(100 * better / total))
        assert found.costs > 0
        assert found.layouts == len(samples)
        assert len(found.parts) <= 2
        for part in found.parts:
            assert 0 < part.hundredths <= 100
            assert part.explains >= 0.5
            assert part.layouts == len(samples) or part.layouts <= FOLLOWED


def test_the_best_has_no_contrast_and_neither_has_what_was_not_valued():
    view, evaluation, _found = next(contrasts("crowsnest", 5))
    assert contrast(view, evaluation, evaluation.best.action) is None
    early = next(iter(refine(view, budget=SOME, seed=1)))
    assert contrast(view, early, evaluation.values[-1].action) is None
    other = next(card for card in view.rules.pack if card not in view.hand)
    assert contrast(view, evaluation, Play(other)) is None
    assert isinstance(evaluation.samples.layout(0).position(view), Position)
