"""How a hand may go on after an action, card by card, in one layout of the many that were looked at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rooktutor.cards import NO_CARDS, Card, Trump
from rooktutor.explain.balance import outcome
from rooktutor.game.actions import Action, NameTrump, Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.contracts import table_in_play
from rooktutor.solve.doubledummy import Limits, Solution, solve
from rooktutor.solve.layouts import Layout
from rooktutor.solve.onemore import with_action
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.preference import thumb_ratings
from rooktutor.solve.samples import Samples
from rooktutor.solve.solving import PLAY_REACH, Reach, problem_of
from rooktutor.solve.values import Evaluation, weighted_mean

_BY_THUMB = RulesPlayer()


class Why(Enum):
    """Why something is done in a line of play, all hands being open."""

    ASKED = "asked"
    """It is the action that the line is about."""
    FORCED = "forced"
    """The rules allow nothing else."""
    ONLY = "only"
    """Every other card takes fewer points for the side, in this layout."""
    AS_GOOD = "as-good"
    """Other cards take as many points; this is the one that rules of thumb prefer."""
    ALL_SAME = "all-same"
    """Every card that may be played takes as many points."""
    THUMB = "thumb"
    """Rules of thumb chose it: there is too much to look through."""
    MEANT = "meant"
    """It is the trump for which the cards were laid away."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LineStep:
    """One action of a line: who did what, and why.

    ``before`` is the hand as it then was, in the sample layout. ``margin`` is how much score the next best
    card would have cost, 0 where that is not known or nothing; ``as_good`` are the other cards that take
    as many points.
    """

    before: Position
    seat: Seat
    action: Action
    why: Why
    margin: int = 0
    as_good: tuple[Card, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Line:
    """One way for a hand to go on, in one layout out of ``layouts``: a sample, not a forecast.

    ``steps`` begin with the action that was asked about and go to the end of the hand, which ``end`` is.
    ``outcome`` is what that brings the side of ``seat`` less the other side, ``mean`` what the action is
    worth over all layouts. ``solved`` tells that every card was chosen by looking through all play.
    """

    seat: Seat
    action: Action
    number: int
    layouts: int
    steps: tuple[LineStep, ...]
    end: Position
    outcome: int
    mean: float
    solved: bool

    @property
    def positions(self) -> tuple[Position, ...]:
        """The hand before each step, and at its end."""
        return (*(step.before for step in self.steps), self.end)


def line(view: View, evaluation: Evaluation, action: Action, *, beside: Action | None = None) -> Line | None:
    """Return how the hand may go on after ``action``: a sample from the layouts behind its value.

    Every card is then the best there is with all hands open, and of those as good the one that people
    would choose. Where there is too much to look through, and before the play, rules of thumb decide.

    Args:
        view: what the seat knew that was to act.
        evaluation: the values of its actions.
        action: a legal one; a discard or called card off the short list is valued first, in a second or so.
        beside: another such action; the layout is then as typical for the difference between the two, and
            the same whichever of them is asked about.

    Returns:
        the line, in a layout where the action is worth about what it is worth on average; None where
        the evaluation does not know its layouts, or what the action comes to in them.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.solve.montecarlo import evaluate
    >>> from rooktutor.solve.values import Budget
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> view = start.view(start.to_act)
    >>> found = line(view, evaluate(view, budget=Budget(4), seed=1), view.legal_actions()[0])
    >>> str(found.steps[0].action), found.steps[0].why, found.layouts
    ('pass', <Why.ASKED: 'asked'>, 4)
    """
    for each in (action, beside):
        if each is not None and view.why_illegal(each) is None:
            evaluation = with_action(view, evaluation, each)
    samples, value = evaluation.samples, evaluation.value(action)
    other = None if beside is None else evaluation.value(beside)
    if samples is None or value is None or (beside is not None and other is None):
        return None
    number = typical(samples, value.action, None if other is None else other.action)
    start = samples.layout(number).position(view)
    steps = [LineStep(before=start, seat=view.seat, action=action, why=Why.ASKED)]
    steps.extend(going_on(start.after(action), value.trump))
    end = steps[-1].before.after(steps[-1].action)
    return Line(
        seat=view.seat,
        action=action,
        number=number,
        layouts=len(samples),
        steps=tuple(steps),
        end=end,
        outcome=outcome(end, view.seat),
        mean=value.mean,
        solved=all(step.why is not Why.THUMB for step in steps),
    )


def typical(samples: Samples, action: Action, beside: Action | None = None) -> int:
    """Return the number of a layout in which ``action`` comes to about what it comes to on average.

    With ``beside`` it is one in which the difference between the two, and both by themselves, do so.
    """
    rows: list[Sequence[float]] = [samples.scores[action]]
    if beside is not None and beside != action:
        first, second = sorted((action, beside), key=str)
        one, two = samples.scores[first], samples.scores[second]
        rows = [[a - b for a, b in zip(one, two, strict=True)], one, two]
    means = [weighted_mean(row, samples.weights) for row in rows]

    def oddness(number: int) -> tuple[float, float]:
        away = sum(abs(row[number] - mean) for row, mean in zip(rows, means, strict=True))
        return away, -samples.weights[number]

    return min(range(len(samples)), key=oddness)


def going_on(
    position: Position, trump: Trump | None = None, *, reach: Reach = PLAY_REACH
) -> Iterator[LineStep]:
    """Yield what is done from here to the end of the hand, by players who see all cards where that can be.

    Args:
        position: the hand as it is.
        trump: what the cards laid away were meant for, if they were laid away a moment ago.
        reach: up to how many cards in a hand all play is looked through.
    """
    while position.to_act is not None:
        if trump is not None and position.phase is Phase.TRUMP:
            step = LineStep(before=position, seat=position.to_act, action=NameTrump(trump), why=Why.MEANT)
        else:
            step = best_step(position, reach)
        yield step
        position = position.after(step.action)


def best_step(position: Position, reach: Reach = PLAY_REACH) -> LineStep:
    """Return what is best with all hands open for the seat to act in ``position``, and why."""
    seat = position.to_act
    assert seat is not None  # noqa: S101 - callers ask before the end of the hand
    view = position.view(seat)
    if position.phase is Phase.PLAY:
        legal = position.legal_actions()
        if len(legal) == 1:
            return LineStep(before=position, seat=seat, action=legal[0], why=Why.FORCED)
        if len(view.hand) <= reach.whole:
            table = table_in_play(position.public, Layout(position.hands, position.discard or NO_CARDS))
            solution = solve(problem_of(table), limits=Limits(nodes=reach.nodes))
            if solution.complete:
                return _solved(position, view, solution)
    return LineStep(before=position, seat=seat, action=_BY_THUMB.act(view, 0), why=Why.THUMB)


def _solved(position: Position, view: View, solution: Solution) -> LineStep:
    ratings = thumb_ratings(view)
    best = [Play(card) for card, points in solution.items() if points == solution.value]
    action = max(best, key=lambda each: ratings[each])
    rest = [points for points in solution.values() if points != solution.value]
    why = Why.ALL_SAME if not rest else Why.AS_GOOD if len(best) > 1 else Why.ONLY
    margin = 0
    if rest and position.bid is not None:
        moon = position.public.auction.moon
        scores = {
            points: score_difference(position.rules, position.bid, points, moon=moon)
            for points in (solution.value, *rest)
        }
        margin = min(abs(scores[solution.value] - scores[points]) for points in rest)
    return LineStep(
        before=position,
        seat=view.seat,
        action=action,
        why=why,
        margin=margin,
        as_good=tuple(each.card for each in best if each != action),
    )
