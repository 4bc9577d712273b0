"""After the hand: what each decision gave away, which moments mattered, and luck apart from skill."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rooktutor.errors import NotYetError
from rooktutor.explain.balance import Balance, balance
from rooktutor.explain.contrast import Contrast, contrasting
from rooktutor.explain.decisions import Decision, judged
from rooktutor.explain.practice import Practice, practise
from rooktutor.game.actions import Action, Renege
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate_open, refine
from rooktutor.solve.onemore import with_action
from rooktutor.solve.players import budget_for
from rooktutor.solve.solving import StoppedError
from rooktutor.solve.values import Budget, Evaluation

MOMENTS = 3
"""The most moments that a review points out."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Review:
    """A finished hand seen again with one seat.

    ``decisions`` are those of the seat in order, where it had a choice; ``others`` those of the other
    seats, as far as they were asked for. ``balance`` is None when the seat decided nothing. ``numbers`` set
    the marked decisions apart from the best ones, by ``step``.
    """

    seat: Seat
    decisions: tuple[Decision, ...]
    others: tuple[Decision, ...] = ()
    balance: Balance | None = None
    numbers: Mapping[int, Contrast] = field(default_factory=dict, hash=False)

    @property
    def marked(self) -> tuple[Decision, ...]:
        """The decisions that gave something away beyond doubt, in order."""
        return tuple(each for each in self.decisions if each.marked)

    @property
    def moments(self) -> tuple[Decision, ...]:
        """The decisions that mattered most, three of them at most, in the order of the hand.

        The slips that cost most come first, then the choices that were the only good ones, and were found.
        """
        heavy = sorted(self.marked, key=lambda each: (-each.weight, each.step))
        found = sorted(
            (each for each in self.decisions if each.spared > 0 and not each.marked),
            key=lambda each: (-each.spared / each.step_height, each.step),
        )
        return tuple(sorted([*heavy, *found][:MOMENTS], key=lambda each: each.step))

    @property
    def practice(self) -> tuple[Practice, ...]:
        """What to practise: where the marked decisions lost points, what cost most first."""
        return practise(self.decisions)


@dataclass(frozen=True, kw_only=True, slots=True)
class Progress:
    """How far a review has come: ``done`` of ``of`` decisions, evaluations by step, at the end the review."""

    done: int
    of: int
    evaluations: Mapping[int, Evaluation]
    review: Review | None = None


def review(
    position: Position,
    seat: Seat,
    evaluations: Mapping[int, Evaluation] | None = None,
    *,
    others: bool = False,
    open_hands: bool = True,
    numbers: bool = True,
    budget: Budget | None = None,
    seed: int = 0,
) -> Review:
    """Return what there is to say about the decisions of ``seat`` in a finished hand.

    Args:
        position: the finished hand.
        seat: any seat, a computer player's too.
        evaluations: those that were made during the play, by the number of actions before the decision:
            what was a hint then is the grade now. Missing ones are made, which takes time.
        others: whether the decisions of the other seats are looked at as well.
        open_hands: whether to tell, apart from the grade, what the open hands would have given in the play.
        numbers: whether to count what sets marked decisions apart, which takes a second or two for each.
        budget: the layouts behind each missing evaluation; as many as a player looks at if left out.
        seed: where the layouts come from.

    Raises:
        NotYetError: before the hand is over.

    >>> from rooktutor.game.actions import PASS
    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> position = Position.replay(CROWSNEST, deal(CROWSNEST, seed=7), [PASS] * 4)
    >>> found = review(position, Seat.SOUTH, budget=Budget(4), seed=1)
    >>> [str(each.action) for each in found.decisions], found.balance.came
    (['pass'], 0)
    """
    steps = reviewing(
        position,
        seat,
        evaluations,
        others=others,
        open_hands=open_hands,
        numbers=numbers,
        budget=budget,
        seed=seed,
    )
    *_, last = steps
    assert last.review is not None  # noqa: S101 - what nobody stops comes to its end
    return last.review


def reviewing(  # noqa: PLR0913 - what to look at and how far is for the caller to say
    position: Position,
    seat: Seat,
    evaluations: Mapping[int, Evaluation] | None = None,
    *,
    others: bool = False,
    open_hands: bool = True,
    numbers: bool = True,
    budget: Budget | None = None,
    seed: int = 0,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[Progress]:
    """Yield how far the review has come, decision by decision; the last one holds what ``review`` returns.

    A decision that takes long is told of more than once, so that whoever asks can do something in between.
    Once ``cancelled`` says yes nothing more comes. The other arguments and errors are those of ``review``.
    """
    if position.phase is not Phase.OVER:
        raise NotYetError("the hand is not over")
    known = dict(evaluations or {})
    wanted = tuple(Seat) if others else (seat,)
    moments = [(moment, moment.to_act) for moment in decisions_of(position) if moment.to_act in wanted]
    actions = position.actions
    found: list[Decision] = []
    counted: dict[int, Contrast] = {}
    yield Progress(done=0, of=len(moments), evaluations=dict(known))
    for before, to_act in moments:
        step = len(before.actions)
        evaluation = known.get(step)
        if evaluation is None or evaluation.layouts < evaluation.asked or _lacks(evaluation, actions[step]):
            evaluation = None
            for latest in _evaluated(before, budget, seed + step, cancelled):
                evaluation = latest if latest.layouts >= latest.asked else None
                yield Progress(done=len(found), of=len(moments), evaluations=dict(known))
        if evaluation is None or (cancelled is not None and cancelled()):
            return
        known[step] = evaluation = with_action(before.view(to_act), evaluation, actions[step])
        open_values = None
        if open_hands and before.phase is Phase.PLAY:
            try:
                open_values = evaluate_open(before, cancelled=cancelled)
            except StoppedError:
                return
        decision = judged(before, actions[step], evaluation, open_values)
        found.append(decision)
        if numbers and decision.marked:
            for apart in contrasting(before.view(to_act), evaluation, decision.action):
                if isinstance(apart, Contrast):
                    counted[step] = apart
                yield Progress(done=len(found) - 1, of=len(moments), evaluations=dict(known))
        yield Progress(done=len(found), of=len(moments), evaluations=dict(known))
    yield Progress(
        done=len(found),
        of=len(moments),
        evaluations=dict(known),
        review=_review(position, seat, found, counted),
    )


def _lacks(evaluation: Evaluation, action: Action) -> bool:
    """Whether an evaluation has no value of an action and cannot be given one, its layouts not being kept."""
    return evaluation.samples is None and evaluation.value(action) is None


def decisions_of(position: Position) -> list[Position]:
    """Return the hand at each moment where somebody had a choice, in order.

    What was done by breaking a rule is no choice among those that the rules give, and after it values
    say nothing more, as a revoke may stop the hand.
    """
    now = position.restarted()
    found = []
    for action in position.actions:
        if isinstance(action, Renege):
            break
        if now.phase is Phase.DISCARD or len(now.legal_actions()) > 1:
            found.append(now)
        now = now.after(action)
    return found


def _evaluated(
    before: Position, budget: Budget | None, seed: int, cancelled: Callable[[], bool] | None
) -> Iterator[Evaluation]:
    """The values of a decision on what its seat knew, better and better until the work is cancelled."""
    assert before.to_act is not None  # noqa: S101 - somebody acted
    view = before.view(before.to_act)
    return refine(view, budget=budget or budget_for(view), seed=seed, cancelled=cancelled)


def _review(
    position: Position, seat: Seat, decisions: Sequence[Decision], numbers: Mapping[int, Contrast]
) -> Review:
    return Review(
        seat=seat,
        decisions=tuple(each for each in decisions if each.seat is seat),
        others=tuple(each for each in decisions if each.seat is not seat),
        balance=balance(position, seat, decisions),
        numbers=numbers,
    )
