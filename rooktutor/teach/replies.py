"""The other three seats in a lesson: always the same reply to the same play, so that a goal can be proved."""

from collections.abc import Callable, Iterator

from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.solve.montecarlo import evaluate_open
from rooktutor.solve.players import player
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.goals import Reached, standing
from rooktutor.teach.judging import seed_for
from rooktutor.teach.steps import Goal, Others

MOST_POSITIONS = 4_000
"""As many positions of the learner are looked at in search of a way to a goal."""


def reply(position: Position, others: Others, *, cancelled: Callable[[], bool] | None = None) -> Action:
    """Return what the seat to act does.

    Raises NotYetError when the hand is over, and StoppedError once ``cancelled`` says yes while all hands
    are looked at.
    """
    seat = position.to_act
    if others is Others.OPEN or seat is None:
        return evaluate_open(position, cancelled=cancelled).best.action
    return player(others.value).act(position.view(seat), seed_for(position))


def onward(position: Position, others: Others, goal: Goal, start: Position) -> Position:
    """Return the position when the learner is to act again, or the goal is decided."""
    while position.to_act not in (None, LEARNER) and standing(goal, start, position) is Reached.OPEN:
        position = position.after(reply(position, others))
    return position


class Search:
    """Looks for a way to a goal, and for a way that misses it, against the replies of a lesson.

    ``cut`` says that not everything was looked at.
    """

    def __init__(self, start: Position, goal: Goal, others: Others, most: int = MOST_POSITIONS) -> None:
        self.start = start
        self.goal = goal
        self.others = others
        self.left = most
        self.cut = False

    def find(self, wanted: Reached) -> tuple[Action, ...] | None:
        """Return the learner's actions on a way that ends as wanted; None where none was found."""
        self.cut = False
        return self._from(onward(self.start, self.others, self.goal, self.start), wanted)

    def _from(self, position: Position, wanted: Reached) -> tuple[Action, ...] | None:
        now = standing(self.goal, self.start, position)
        if now is not Reached.OPEN or position.to_act is None:
            return () if now is wanted else None
        if self.left <= 0:
            self.cut = True
            return None
        self.left -= 1
        for action in _tries(position, wanted):
            after = onward(position.after(action), self.others, self.goal, self.start)
            rest = self._from(after, wanted)
            if rest is not None:
                return (action, *rest)
        return None


def _tries(position: Position, wanted: Reached) -> Iterator[Action]:
    """What the learner can do, the most promising first: what is best with open hands, or worst."""
    values = list(evaluate_open(position))
    if wanted is Reached.NO:
        values.reverse()
    for value in values:
        yield value.action
