"""One decision of a finished hand: what was done, what was best on what the seat knew, and how far apart."""

from dataclasses import dataclass
from enum import Enum

from rooktutor.explain.annotate import annotate, annotate_action
from rooktutor.explain.annotation import Annotation, Verdict
from rooktutor.explain.verdict import THRESHOLDS, grade_of, recommended, settled, swing
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue, Evaluation, Exactness

LIKELY = 0.5
"""A bid that is made this often, or set this often, is as good as made or set to those who want it."""


class Slip(Enum):
    """What was wrong with a decision, on what the seat could know and on nothing else; the worst last."""

    NONE = "none"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    MISSED_SET = "missed-set"
    """Their bid would rather have been set, and now it is rather made."""
    THREW_CONTRACT = "threw-contract"
    """The own bid would rather have been made, and now it is rather set."""

    @property
    def rank(self) -> int:
        """How bad it is, from 0."""
        return tuple(Slip).index(self)


_SLIPS = {
    Verdict.DOUBTFUL: Slip.DOUBTFUL,
    Verdict.MISTAKE: Slip.MISTAKE,
    Verdict.BLUNDER: Slip.BLUNDER,
}


@dataclass(frozen=True, kw_only=True, slots=True)
class OpenHands:
    """What the decision was worth with all four hands open, which nobody at the table could know.

    ``best`` are the actions that would then have been best, ``loss`` the points that the action taken
    gave away to them, ``exact`` whether every line of play was looked at.
    """

    best: tuple[Action, ...]
    loss: float
    exact: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class Decision:
    """One decision and its grade.

    ``step`` is the number of actions before it; ``note`` is what there is to say about the action taken,
    ``best`` about the one to recommend. ``loss`` is what it gave away on average, in points,
    ``lost_chance`` the chance to make the bid (or, for the others, to set it) that went with it,
    ``lost_match`` that to win the match, None unless the hand may end it; none of them is under 0.
    ``step_height`` is the step of the score between a bid made and set, by which losses are measured.
    ``settled`` tells that no choice could still make or set the bid, ``followed`` that somebody else had
    led to the trick.
    Where the seat found the only good choice, ``spared`` is what the next best would have cost, in points.
    ``open_hands`` is apart from all that: it knows every card.
    """

    step: int
    seat: Seat
    phase: Phase
    action: Action
    note: Annotation
    best: Annotation
    evaluation: Evaluation
    loss: float
    lost_chance: float
    lost_match: float | None
    step_height: int
    settled: bool
    followed: bool
    slip: Slip
    spared: float = 0.0
    open_hands: OpenHands | None = None

    @property
    def marked(self) -> bool:
        """Whether the decision gave something away beyond doubt."""
        return self.slip is not Slip.NONE

    @property
    def weight(self) -> float:
        """How much the slip counts beside others: what was lost, as a share of what the hand decides."""
        if not self.marked:
            return 0.0
        lost = max(self.loss / self.step_height, self.lost_match or 0.0)
        return lost / THRESHOLDS.mild if self.settled else lost


def judged(
    before: Position, action: Action, evaluation: Evaluation, open_values: Evaluation | None = None
) -> Decision:
    """Return the decision that was made in ``before`` and its grade, from what that seat could know.

    Args:
        before: the hand as it was when the seat had to act.
        action: what it did.
        evaluation: the values that served as a hint then, or would have.
        open_values: those with all hands open; they have no part in the grade.

    >>> from rooktutor.game.actions import PASS
    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.solve.montecarlo import evaluate
    >>> from rooktutor.solve.values import Budget
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> values = evaluate(start.view(start.to_act), budget=Budget(4), seed=1)
    >>> judged(start, values.best.action, values).slip
    <Slip.NONE: 'none'>
    """
    seat = before.to_act
    assert seat is not None  # noqa: S101 - somebody acted
    view = before.view(seat)
    notes = annotate(view, evaluation)
    note = next((each for each in notes if each.action == action), None)
    note = note or annotate_action(view, action, evaluation)
    advised = recommended(view, evaluation)
    best = next(each for each in notes if each.action == advised)
    value = evaluation.value(action)
    top = value if action == advised else evaluation.best
    chance = 0.0 if value is None or top is None else _lost_chance(view, top, value)
    return Decision(
        step=len(before.actions),
        seat=seat,
        phase=before.phase,
        action=action,
        note=note,
        best=best,
        evaluation=evaluation,
        loss=max(0.0, top.mean - value.mean) if top and value else 0.0,
        lost_chance=chance,
        lost_match=_lost_match(top, value),
        step_height=swing(view.rules, view.bid, moon=view.public.auction.moon),
        settled=view.bid is not None and settled(evaluation),
        followed=before.phase is Phase.PLAY and bool(before.trick.cards),
        slip=_slip(view, note.verdict, top, value, chance),
        spared=_spared(view, evaluation, action, advised),
        open_hands=None if open_values is None else _open(action, open_values),
    )


def declares(view: View) -> bool:
    """Whether the seat of ``view`` plays for the declaring side, which it knows of itself."""
    declarer = view.declarer
    if declarer is None:
        return False
    partner = view.rules.teams is Teams.FIXED and view.seat is declarer.partner
    return view.seat is declarer or partner or bool(view.is_partner)


def _lost_chance(view: View, best: ActionValue, value: ActionValue) -> float:
    """The chance for the own side to make the bid, or to set it, that the best action had over another."""
    if view.bid is None or best.p_make is None or value.p_make is None:
        return 0.0
    lost = best.p_make - value.p_make
    return max(0.0, lost if declares(view) else -lost)


def _lost_match(best: ActionValue | None, value: ActionValue | None) -> float | None:
    if best is None or value is None or best.p_win is None or value.p_win is None:
        return None
    return max(0.0, best.p_win - value.p_win)


def _slip(
    view: View, verdict: Verdict, best: ActionValue | None, value: ActionValue | None, lost: float
) -> Slip:
    slip = _SLIPS.get(verdict, Slip.NONE)
    if slip not in (Slip.MISTAKE, Slip.BLUNDER) or lost < THRESHOLDS.blunder_chance:
        return slip
    before, after = best.p_make if best else None, value.p_make if value else None
    if before is None or after is None:
        return slip
    if declares(view):
        return Slip.THREW_CONTRACT if before >= LIKELY > after else slip
    return Slip.MISSED_SET if before <= LIKELY < after else slip


def _spared(view: View, evaluation: Evaluation, action: Action, advised: Action) -> float:
    """What the next best choice would have cost, if everything but the one taken is a mistake at least."""
    value = evaluation.value(action)
    if value is None or value is not evaluation.value(advised):
        return 0.0
    others = [other for other in evaluation if other is not value]
    grades = {grade_of(view, evaluation, other.action, advised) for other in others}
    if not grades or grades - {Verdict.MISTAKE, Verdict.BLUNDER}:
        return 0.0
    return max(0.0, min(value.mean - other.mean for other in others))


def _open(action: Action, values: Evaluation) -> OpenHands | None:
    taken = values.value(action)
    if taken is None:
        return None
    top = max(value.mean for value in values)
    best = tuple(each for value in values if value.mean == top for each in value.covers)
    return OpenHands(best=best, loss=top - taken.mean, exact=values.state is Exactness.EXACT)
