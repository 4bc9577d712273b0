"""What each possible action is worth, and how sure that is.

One sign convention holds everywhere: a value is the expected score difference of the hand, own
side minus the other side, for the seat that is to act. Higher is better for that seat, always.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import sqrt

from rooktutor.cards import Trump
from rooktutor.game.actions import Action
from rooktutor.shown import Shown
from rooktutor.solve.beside import Beside, Sequel, histogram
from rooktutor.solve.samples import Samples

ADVICE_LAYOUTS = 200
"""Layouts behind the values that a learner is shown."""
ONE_HAND = 40.0
"""The usual spread of the score difference of one hand, in points."""


class Exactness(Enum):
    """How far the numbers of an evaluation can be trusted."""

    EXACT = "exact"
    """Every layout that is possible was solved to the end, and counts by how likely it is."""
    SAMPLED = "sampled"
    """A mean over sampled layouts, or over play that was not solved to the end."""
    PENDING = "pending"
    """The first layouts of a running evaluation; better numbers follow."""


@dataclass(frozen=True, kw_only=True, slots=True)
class ActionValue:
    """What one action is worth to the side of the seat that is to act.

    ``mean`` is the expected score difference of the hand and ``stderr`` its standard error, both in
    points; ``p_make`` is the share of layouts, by weight, in which the contract is made (for a bid:
    this bid, if it buys the hand), None where no contract is at stake; ``layouts`` says how many
    layouts are behind the numbers; ``equals`` are the other actions that are the same thing.
    ``p_win`` is the chance to win the match, None unless this hand may end it. Of a call, ``sequels`` tell
    how the auction ends after it. ``points`` are those that declarer's side may take with their shares, from
    which ``p_make`` comes before the play. ``trump`` is what a discard is best played with.
    """

    action: Action
    mean: float
    stderr: float
    p_make: float | None
    layouts: int
    equals: tuple[Action, ...] = ()
    p_win: float | None = None
    sequels: tuple[Sequel, ...] = ()
    points: tuple[tuple[int, float], ...] = ()
    trump: Trump | None = None

    @property
    def order(self) -> tuple[float, float]:
        """What actions are ranked by, the higher the better: the match where it may end, then points."""
        return round(self.p_win or 0.0, 3), self.mean

    @property
    def covers(self) -> tuple[Action, ...]:
        """This action and those that are the same thing."""
        return (self.action, *self.equals)


@dataclass(frozen=True, kw_only=True, slots=True)
class Evaluation(Shown):
    """All actions of a decision with their values, best first.

    ``spreads`` holds, for each value, the standard error of its difference to the best one. It is
    far smaller than two separate errors suggest: all actions met the same layouts. Where the hand may
    end the match, best is what wins the match most often, points only break ties; ``win_spreads``
    are then the standard errors of the differences in that chance. ``hands`` is the mean strength of each
    seat's hand as declarer over the layouts, by seat, for a call. ``trumps`` tells, where trump is
    yet to be named and every card was asked for, what the best discard with each is worth, best first.
    """

    values: tuple[ActionValue, ...]
    state: Exactness
    layouts: int
    asked: int
    spreads: tuple[float, ...] = ()
    win_spreads: tuple[float, ...] = ()
    hands: tuple[float, ...] = ()
    trumps: tuple[tuple[Trump, float], ...] = ()
    samples: Samples | None = field(default=None, compare=False, repr=False)
    """What the actions came to in each layout; only a full evaluation over layouts has them."""

    def __iter__(self) -> Iterator[ActionValue]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    @property
    def best(self) -> ActionValue:
        """The action with the highest value."""
        return self.values[0]

    def value(self, action: Action) -> ActionValue | None:
        """Return what ``action`` is worth, or None when it was not looked at.

        >>> from rooktutor.game.actions import Bid, Pass
        >>> small = {Pass(): [0.0, 10.0], Bid(70): [20.0, 40.0]}
        >>> evaluation = compare(small, {}, state=Exactness.SAMPLED, asked=2)
        >>> evaluation.value(Bid(70)).mean, evaluation.value(Bid(75))
        (30.0, None)
        """
        place = self._place(action)
        return None if place is None else self.values[place]

    def gap(self, action: Action) -> tuple[float, float] | None:
        """Return how many points ``action`` gives away to the best one, with its standard error.

        None when the action was not looked at. The error is that of the difference over common
        layouts, so a gap of less than two of them is too close to call.

        >>> from rooktutor.game.actions import Bid, Pass
        >>> small = {Pass(): [0.0, 10.0], Bid(70): [20.0, 40.0]}
        >>> compare(small, {}, state=Exactness.SAMPLED, asked=2).gap(Pass())
        (25.0, 5.0)
        """
        place = self._place(action)
        if place is None:
            return None
        return self.best.mean - self.values[place].mean, self.spreads[place] if self.spreads else 0.0

    @property
    def by_match(self) -> bool:
        """Whether the chance to win the match orders the actions, and not their points."""
        return self.best.p_win is not None

    def match_gap(self, action: Action) -> tuple[float, float] | None:
        """Return how much of the chance to win the match ``action`` gives away, with its standard error.

        None when the action was not looked at, or the hand cannot end the match.

        >>> from rooktutor.game.actions import Bid, Pass
        >>> small = {Pass(): [0.0, 10.0], Bid(70): [20.0, 40.0]}
        >>> wins = {Pass(): [1.0, 1.0], Bid(70): [0.5, 1.0]}
        >>> evaluation = compare(small, {}, state=Exactness.SAMPLED, asked=2, wins=wins)
        >>> str(evaluation.best.action), evaluation.match_gap(Bid(70)), evaluation.gap(Bid(70))[0]
        ('pass', (0.25, 0.25), -25.0)
        """
        place = self._place(action)
        if place is None or self.best.p_win is None:
            return None
        chance = self.values[place].p_win
        return None if chance is None else (self.best.p_win - chance, self.win_spreads[place])

    def _place(self, action: Action) -> int | None:
        for place, value in enumerate(self.values):
            if value.action == action or action in value.equals:
                return place
        return None


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work an evaluation may do: the number of ``layouts`` it looks at.

    ``sharpen`` tells that the best card has to stand out: where layouts are dear, the cards that may be
    best are then told apart over as many more as it takes, eight times ``layouts`` at most.
    """

    layouts: int
    sharpen: bool = False

    def __post_init__(self) -> None:
        if self.layouts < 1:
            raise ValueError(f"a budget of {self.layouts} layouts")


def compare(
    scores: "dict[Action, list[float]]",
    made: "dict[Action, list[float]]",
    *,
    state: Exactness,
    asked: int,
    equals: "dict[Action, tuple[Action, ...]] | None" = None,
    weights: Sequence[float] | None = None,
    wins: "dict[Action, list[float]] | None" = None,
    beside: Beside | None = None,
) -> Evaluation:
    """Return the evaluation of actions whose score differences over the same layouts are given.

    Args:
        scores: for each action its score difference in every layout, the same layouts in the same
            order for all actions.
        made: for each action whether the contract is made; an action that is missing or has an empty
            list gets no ``p_make``.
        state: how the layouts were come by; EXACT makes every standard error zero.
        asked: how many layouts the caller wanted.
        equals: for an action, the others that are the same thing and have no entry in ``scores``.
        weights: how much each layout counts, in any scale; all alike when left out.
        wins: for each action the chance to win the match in every layout; given where the hand may end
            the match, and then the first thing that counts.
        beside: what else was noted down over the same layouts.

    Equal means keep the order of ``scores``.

    >>> from rooktutor.game.actions import Bid, Pass
    >>> evaluation = compare({Pass(): [0.0, 10.0], Bid(70): [20.0, 40.0]}, {Bid(70): [True, False]},
    ...                      state=Exactness.SAMPLED, asked=2)
    >>> str(evaluation.best.action), evaluation.best.mean, evaluation.best.stderr, evaluation.best.p_make
    ('70', 30.0, 10.0, 0.5)
    """
    exact = state is Exactness.EXACT
    same = equals or {}
    rows: list[ActionValue] = []
    count = max(len(row) for row in scores.values())
    counted = [1.0] * count if weights is None else weights
    noted = beside or Beside()
    shapes: dict[int, tuple[tuple[int, float], ...]] = {}
    for action, row in scores.items():
        made_in, won = made.get(action), wins.get(action) if wins else None
        taken = noted.points.get(action, [])
        if id(taken) not in shapes:
            shapes[id(taken)] = histogram(taken, counted) if taken else ()
        rows.append(
            ActionValue(
                action=action,
                mean=weighted_mean(row, counted),
                stderr=0.0 if exact else weighted_error(row, counted),
                p_make=weighted_mean(made_in, counted) if made_in else None,
                layouts=len(row),
                equals=same.get(action, ()),
                p_win=weighted_mean(won, counted) if won else None,
                sequels=noted.sequels(action, row, counted),
                points=shapes[id(taken)],
                trump=noted.trumps.get(action),
            )
        )
    rows.sort(key=lambda value: value.order, reverse=True)
    means = [(trump, weighted_mean(row, counted)) for trump, row in noted.named.items()]

    def spreads(table: "dict[Action, list[float]]") -> tuple[float, ...]:
        if exact:
            return (0.0,) * len(rows)
        best = table[rows[0].action]
        pairs = (zip(best, table[value.action], strict=True) for value in rows)
        return tuple(weighted_error([a - b for a, b in pair], counted) for pair in pairs)

    return Evaluation(
        values=tuple(rows),
        state=state,
        layouts=count,
        asked=asked,
        spreads=spreads(scores),
        win_spreads=spreads(wins) if wins else (),
        hands=noted.hands(counted),
        trumps=tuple(sorted(means, key=lambda pair: -pair[1])),
    )


def weighted_mean(numbers: Sequence[float], weights: Sequence[float]) -> float:
    """Return the mean of ``numbers``, each counted by its weight.

    >>> weighted_mean([0.0, 8.0], [3.0, 1.0])
    2.0
    """
    return sum(number * weight for number, weight in zip(numbers, weights, strict=True)) / sum(weights)


def weighted_error(numbers: Sequence[float], weights: Sequence[float]) -> float:
    """Return the standard error of ``weighted_mean``, in the unit of ``numbers``.

    Uneven weights make up for fewer numbers: with shares of the whole, as many even ones as 1 over the
    sum of their squares. Of two estimates, by the variance of the numbers and by each number's own
    part, the larger is taken. One number says nothing about its error: the usual spread of a hand,
    ONE_HAND, stands in.

    >>> weighted_error([0.0, 10.0], [1.0, 1.0]), round(weighted_error([0.0, 10.0], [1.0, 99.0]), 2)
    (5.0, 7.0)
    """
    total = sum(weights)
    shares = [weight / total for weight in weights]
    squares = sum(share * share for share in shares)
    if squares > 1 - 1e-9:
        return ONE_HAND
    mean = sum(number * share for number, share in zip(numbers, shares, strict=True))
    spread = own = 0.0
    for number, share in zip(numbers, shares, strict=True):
        part = share * (number - mean) ** 2
        spread += part
        own += part * share
    return sqrt(max(spread * squares, own) / (1 - squares))
