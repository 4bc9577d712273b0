"""What is known of a finished hand: its review, what the learner tries again, how the tutor would play it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rooktutor.errors import NotationError
from rooktutor.explain.beliefs import Beliefs
from rooktutor.explain.decisions import Decision, judged
from rooktutor.explain.lines import Line
from rooktutor.explain.parts import Followed
from rooktutor.explain.review import Progress, Review
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.seats import Seat
from rooktutor.solve.values import Evaluation
from rooktutor.table.naming import parse


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """A line of play that has been asked for: what follows an action at a decision of the hand."""

    step: int
    action: Action
    beside: Action | None = None


@dataclass(frozen=True, kw_only=True)
class Apart:
    """An action that the learner wants to see set apart from the best one in numbers.

    ``followed`` tells how far that has come. Once it is done ``told`` is the number of what has been told
    at the table by then; 0 before.
    """

    action: Action
    followed: Followed | None = None
    told: int = 0


@dataclass(frozen=True, kw_only=True)
class Afterwards:
    """What is known of a finished hand.

    ``end`` is the hand, ``seat`` the learner's. ``done`` of ``of`` decisions have been looked at, ``known``
    holds their values by the number of actions before them; ``review`` is there once all of them have been.
    ``learning`` is the place of the decision that the learner is trying again, among those that gave
    something away; ``answer`` is what was tried, ``told`` whether the better action has been shown;
    ``weighed`` are the values of that decision with the answer's, where it had none.
    ``doubting`` tells that the learner wants to see where the hidden cards could lie; ``thought`` is that,
    with the number of actions before it. ``wanted`` is a line of play that is being worked out. ``rival`` is
    the hand as the tutor played it in the learner's chair; ``challenged`` tells that it has been asked to.
    """

    end: Position
    seat: Seat
    seed: int
    shown: bool = True
    done: int = 0
    of: int = 0
    known: Mapping[int, Evaluation] = field(default_factory=dict)
    review: Review | None = None
    learning: int | None = None
    answer: str = ""
    told: bool = False
    weighed: Evaluation | None = None
    wanted: Wanted | None = None
    challenged: bool = False
    rival: Position | None = None
    doubting: bool = False
    thought: tuple[int, Beliefs] | None = None

    @property
    def tried(self) -> Decision | None:
        """The decision that the learner is trying again."""
        if self.review is None or self.learning is None:
            return None
        marked = self.review.marked
        return marked[self.learning] if self.learning < len(marked) else None

    @property
    def closed(self) -> bool:
        """Whether the answer has to stay hidden: the learner is looking for a better action."""
        return self.tried is not None and not self.told

    def progressed(self, found: Progress) -> "Afterwards":
        """Return what is known after one more decision has been looked at."""
        return replace(self, done=found.done, of=found.of, known=found.evaluations, review=found.review)

    @property
    def tried_action(self) -> Action | None:
        """The action that the learner has tried; None before that."""
        decision = self.tried
        if decision is None or not self.answer:
            return None
        try:
            return parse(decision.phase, self.answer)
        except NotationError:
            return None

    def verdict(self) -> Decision | None:
        """Return how good the action is that the learner has tried; None before it has been valued."""
        decision, action = self.tried, self.tried_action
        values = None if decision is None else self.weighed or decision.evaluation
        if decision is None or values is None or action is None or values.value(action) is None:
            return None
        return judged(at_step(self.end, decision.step), action, values)


def at_step(end: Position, step: int) -> Position:
    """Return the hand as it was after so many actions."""
    now = end.restarted()
    for action in end.actions[:step]:
        now = now.after(action)
    return now


def parting(end: Position, other: Position) -> int | None:
    """Return the number of actions that two ways to play a deal share; None when they are the same."""
    pairs = zip(end.actions, other.actions, strict=False)
    return next((step for step, (one, two) in enumerate(pairs) if one != two), None)


Pondered = Progress | Position | Line | Evaluation | tuple[int, Beliefs] | None
"""What comes of thinking about a finished hand: how far the review is, the tutor's hand, a line of play,
the values with that of an answer which was not among them."""
