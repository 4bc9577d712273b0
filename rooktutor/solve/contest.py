"""The cards that may be best, told apart over further layouts where solving every card takes too long.

Whether a card takes so many points is asked of a layout ten times as fast as how many it takes. So of a
further layout two things are asked: whether the bid is made, and whether one other number of points is
reached, drawn at random. What that adds to the score counts as many times as it is seldom drawn, so that
means are right; what is likely to tell cards apart is drawn most often. A card that is clearly worse is left
at its distance from the best one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt
from random import Random

from rooktutor.game.actions import Action, Play
from rooktutor.game.scoring import score_difference
from rooktutor.game.view import View
from rooktutor.solve.contracts import table_in_play
from rooktutor.solve.draws import Draw
from rooktutor.solve.solving import reach_of_cards
from rooktutor.solve.values import Evaluation, Exactness, weighted_error, weighted_mean

SHARP = 2.0
"""Points under which the error of a difference to the best card is sought."""
CLEAR = 2.5
"""A card so many errors behind another one is clearly worse; behind the second, it is out of the race."""
ANY = 0.2
"""How often any number of points is asked about, and not one that told cards apart in the first layouts."""


@dataclass(frozen=True, slots=True)
class _Out:
    """A card that has left the race: how far it was ``behind`` another one, in points and in its chance."""

    behind: Action
    gap: float
    error: float
    chance: float


class Contest:
    """The race of the cards of one decision, from a full evaluation of all of them and its samples."""

    def __init__(self, view: View, found: Evaluation, luck: Random) -> None:
        samples, bid, declaring = found.samples, view.bid, view.declaring
        assert samples is not None  # noqa: S101 - a full evaluation has them
        assert bid is not None  # noqa: S101 - cards are played only under a contract
        assert declaring is not None  # noqa: S101 - asked only where the sides are known
        self._view, self._found, self._bid, self._luck = view, found, bid, luck
        self._sign = 1 if view.seat in declaring else -1
        self._weights = list(samples.weights)
        self._scores = {action: list(row) for action, row in samples.scores.items()}
        self._made = {action: list(row) for action, row in samples.made.items()}
        self._racing = [value.action for value in found if isinstance(value.action, Play)]
        self._out: dict[Action, _Out] = {}
        self._rank()
        self._steps = self._telling()

    @property
    def layouts(self) -> int:
        """How many layouts were looked at."""
        return len(self._weights)

    @property
    def sharp(self) -> bool:
        """Whether every card in the race is told from the best one, or is known to be as good."""
        return self._widest < SHARP

    def add(self, draws: Sequence[Draw], cancelled: bytearray | None, threads: int) -> None:
        """Look at the cards in the race in further layouts.

        Raises StoppedError once ``cancelled`` is set.
        """
        tables = [table_in_play(self._view.public, draw.layout) for draw in draws]
        only = sum(1 << action.card.index for action in self._racing)
        steps = self._luck.choices(
            list(self._steps), [odds for odds, _ in self._steps.values()], k=len(draws)
        )
        asked = [*(self._bid for _ in draws), *steps]
        reached = reach_of_cards(tables * 2, asked, only=only, cancelled=cancelled, threads=threads)
        below, at = self._score(self._bid - 1), self._score(self._bid)
        for number, step in enumerate(steps):
            _odds, worth = self._steps[step]
            for action in self._racing:
                made = reached[number][action.card.index]
                further = reached[len(draws) + number][action.card.index] - (step < self._bid)
                self._made[action].append(float(made))
                self._scores[action].append((at if made else below) + worth * further)
        self._weights.extend(draw.weight for draw in draws)
        self._rank()

    def evaluation(self, *, state: Exactness, asked: int) -> Evaluation:
        """Return the values as they stand; the samples are the layouts that were solved for all cards."""
        rows = []
        for value in self._found:
            action, racing = value.action, value.action not in self._out
            rows.append(
                replace(
                    value,
                    mean=self._mean(action),
                    stderr=weighted_error(self._scores[action], self._weights) if racing else value.stderr,
                    p_make=min(1.0, max(0.0, self._chance(action))),
                    layouts=len(self._made[action]),
                )
            )
        rows.sort(key=lambda value: value.order, reverse=True)
        return replace(
            self._found,
            values=tuple(rows),
            state=state,
            layouts=self.layouts,
            asked=asked,
            spreads=tuple(self._error(value.action) for value in rows),
        )

    def _score(self, points: int) -> float:
        """The score difference for the seat to act when the declaring side takes ``points``."""
        moon = self._view.public.auction.moon
        return self._sign * score_difference(self._view.rules, self._bid, points, moon=moon)

    def _telling(self) -> dict[int, tuple[float, float]]:
        """For each number of points but the bid how often it is asked about, and what it then counts for."""
        most = self._view.rules.total_points
        scores = {points: self._score(points) for points in range(most + 1)}
        points_of = {score: points for points, score in scores.items()}
        parted = dict.fromkeys(range(1, most + 1), 0)
        leader, *others = self._racing
        for other in others:
            for pair in zip(self._scores[leader], self._scores[other], strict=True):
                less, more = sorted(points_of[score] for score in pair)
                for points in range(less + 1, more + 1):
                    parted[points] += 1
        del parted[self._bid]
        total = sum(map(sqrt, parted.values())) or 1.0
        return {
            points: (odds, (scores[points] - scores[points - 1]) / odds)
            for points, times in parted.items()
            if (odds := ANY / len(parted) + (1 - ANY) * sqrt(times) / total)
        }

    def _rank(self) -> None:
        """Let go who is clearly behind the second, and see whose difference to the leader is the least sharp.

        That is asked of the second and of all who are not clearly behind the leader.
        """
        self._racing.sort(key=self._mean, reverse=True)
        leader, *others = self._racing
        self._racing, self._widest = [leader], 0.0
        # of what never made a difference in so many layouts it is only known that it is rare
        least = abs(self._score(self._bid) - self._score(self._bid - 1)) / self.layouts
        for action in others:
            gap, spread = self._gap(leader, action)
            if action is not others[0]:
                less, blur = self._gap(others[0], action)
                if less > CLEAR * max(blur, least):
                    chance = self._chance(leader) - self._chance(action)
                    self._out[action] = _Out(leader, gap, spread, chance)
                    continue
            self._racing.append(action)
            error = max(spread, least)
            if spread and (action is others[0] or gap <= CLEAR * error):
                self._widest = max(self._widest, error)

    def _mean(self, action: Action) -> float:
        out = self._out.get(action)
        if out:
            return self._mean(out.behind) - out.gap
        return weighted_mean(self._scores[action], self._weights)

    def _chance(self, action: Action) -> float:
        out = self._out.get(action)
        if out:
            return self._chance(out.behind) - out.chance
        return weighted_mean(self._made[action], self._weights)

    def _gap(self, one: Action, other: Action) -> tuple[float, float]:
        """How much more one card in the race is worth than another, with the standard error."""
        pairs = zip(self._scores[one], self._scores[other], strict=True)
        differences = [mine - its for mine, its in pairs]
        return weighted_mean(differences, self._weights), weighted_error(differences, self._weights)

    def _error(self, action: Action) -> float:
        """The standard error of the difference to the leader."""
        out = self._out.get(action)
        return hypot(out.error, self._error(out.behind)) if out else self._gap(self._racing[0], action)[1]
