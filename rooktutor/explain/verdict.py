"""How good an action is beside the best one: one grade, from points lost and from chances lost.

The score of a Rook hand is a staircase: a side makes its bid or it does not. So a loss in
points is measured against the height of that step, never as an absolute number.
"""

from dataclasses import dataclass

from rooktutor.explain.annotation import Verdict
from rooktutor.game.actions import Action
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.axes import MoonRule
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.preference import MATCH_TIE, TIE, preferred, thumb_ratings
from rooktutor.solve.values import Evaluation, Exactness


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From which loss on an action is a mistake, and from which a blunder.

    Losses are shares: of the step between a bid made and the same bid set (``points``), and of
    all layouts, for those in which the contract is lost (``chance``). The worse of the two counts.
    Below ``MISTAKE`` an action that is not equal is doubtful. ``tests/bench/verdicts.py`` measures how
    often players of each level get each grade.
    """

    mistake_points: float = 0.05
    blunder_points: float = 0.25
    mistake_chance: float = 0.06
    blunder_chance: float = 0.30
    settled: float = 0.02
    """The bid is settled when no action looked at makes or fails it more often than this."""
    mild: float = 2.0
    """How many times the loss in points it then takes for a mistake or a blunder."""
    errors: float = 2.0
    """A gap of fewer standard errors than this is too close to call."""
    equal: float = TIE
    """Points up to which two actions count as equal, when the gap is known as well as that.

    It is what a computer player takes for a tie, so that nothing it may choose is graded below the best.
    """
    mistake_match: float = 0.03
    blunder_match: float = 0.10
    equal_match: float = MATCH_TIE
    """The same in chances to win the match, where the hand may end it and nothing else counts."""


THRESHOLDS = Thresholds()
"""The thresholds in use everywhere."""


def recommended(view: View, evaluation: Evaluation) -> Action:
    """Return the action to recommend: the best, or of those as good the one that a teacher would choose.

    It is the one that the strongest computer player chooses with the same values.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.solve.glance import call_values
    >>> dealt = deal(CROWSNEST, seed=7)
    >>> view = Position.start(CROWSNEST, dealt).view(dealt.dealer.next)
    >>> str(recommended(view, call_values(view, seed=1)))
    '85'
    """
    return preferred(view, evaluation)


def poorest(view: View, evaluation: Evaluation, best: Action) -> Action | None:
    """Return the action to warn of: the worst, or of those as poor the one that a teacher would shun.

    None where there is nothing but ``best`` and what is the same thing.
    """
    others = [value for value in evaluation if best not in value.covers]
    if not others:
        return None
    least = others[-1]
    if view.phase is not Phase.PLAY:
        return least.covers[-1]
    gap = evaluation.gap(least.action)
    floor = gap[0] - TIE if gap else 0.0
    poor = [value for value in others if (evaluation.gap(value.action) or (0.0, 0.0))[0] >= floor]
    ratings = thumb_ratings(view)
    return min((action for value in poor for action in value.covers), key=lambda action: ratings[action])


def grade_of(
    view: View,
    evaluation: Evaluation,
    action: Action,
    best: Action | None = None,
    *,
    scale: Thresholds = THRESHOLDS,
) -> Verdict:
    """Return the grade of ``action`` beside what is recommended, which alone is BEST.

    Args:
        view: what the seat knew.
        evaluation: the values of all actions of the decision.
        action: the one to grade.
        best: the recommended action, where the caller has asked for it already.
        scale: where the grades begin.
    """
    if action == (best or recommended(view, evaluation)):
        return Verdict.BEST
    moon = view.public.auction.moon
    grade = verdict(evaluation, action, view.rules, view.bid, moon=moon, scale=scale)
    return Verdict.EQUAL if grade is Verdict.BEST else grade


def verdict(
    evaluation: Evaluation,
    action: Action,
    rules: RuleSet,
    bid: int | None,
    *,
    moon: bool = False,
    scale: Thresholds = THRESHOLDS,
) -> Verdict:
    """Return the grade of ``action``; UNCLEAR when it was not looked at or is too close to call.

    Args:
        evaluation: the values of all actions of the decision.
        action: the one to grade.
        rules: the rules of the game.
        bid: the points that the declaring side has to take; None before there is a declarer.
        moon: whether that bid is a moon.
        scale: where the grades begin.
    """
    value, gap = evaluation.value(action), evaluation.gap(action)
    if value is None or gap is None:
        return Verdict.UNCLEAR
    match = evaluation.match_gap(action)
    loss, error = match or gap
    equal = scale.equal_match if match else scale.equal
    best = evaluation.best
    if action == best.action:
        return Verdict.BEST
    if action in best.equals or (loss <= equal and error <= equal):
        return Verdict.EQUAL
    if loss <= scale.errors * error or evaluation.state is Exactness.PENDING:
        return Verdict.UNCLEAR
    if match:
        blunder, mistake = loss >= scale.blunder_match, loss >= scale.mistake_match
        return Verdict.BLUNDER if blunder else Verdict.MISTAKE if mistake else Verdict.DOUBTFUL
    step = swing(rules, bid, moon=moon)
    points = loss / step
    if bid is not None and settled(evaluation, scale):
        points /= scale.mild
    chance = 0.0
    if bid is not None and best.p_make is not None and value.p_make is not None:
        chance = abs(best.p_make - value.p_make)
    if points >= scale.blunder_points or chance >= scale.blunder_chance:
        return Verdict.BLUNDER
    if points >= scale.mistake_points or chance >= scale.mistake_chance:
        return Verdict.MISTAKE
    return Verdict.DOUBTFUL


def settled(evaluation: Evaluation, scale: Thresholds = THRESHOLDS) -> bool:
    """Return whether the bid is as good as made, or as good as set, whichever action is taken.

    >>> from rooktutor.game.actions import Pass
    >>> from rooktutor.solve.values import compare
    >>> rows, made = {Pass(): [5.0, 0.0]}, {Pass(): [1.0, 1.0]}
    >>> settled(compare(rows, made, state=Exactness.SAMPLED, asked=2))
    True
    """
    chances = [value.p_make for value in evaluation if value.p_make is not None]
    if not chances:
        return False
    return max(chances) <= scale.settled or min(chances) >= 1 - scale.settled


def swing(rules: RuleSet, bid: int | None, *, moon: bool = False) -> int:
    """The height of the step in the score between a bid just made and the same bid just set.

    A moon has a price of its own, or is worth the target where it decides the match. Before there is a bid,
    half of all points are at stake, or the lowest bid where that is more: bids may begin far below what
    hands are played for.

    >>> from rooktutor.rules.systems import CALL_PARTNER, CROWSNEST
    >>> swing(CROWSNEST, 80), swing(CROWSNEST, None), swing(CALL_PARTNER, None)
    (160, 140, 200)
    """
    if moon:
        return 2 * (rules.moon_points if rules.moon is MoonRule.FIXED else rules.target)
    return 2 * (bid if bid is not None else max(rules.min_bid, rules.total_points // 2))
