"""What a hand does for the match: the chance to win it from the scores after the hand.

Points are the measure of a hand as long as the match is far from its end. Near it they are not: a bid
that loses the match when it is set is worth less than its points say, and so is a good score that lets
the others go out first. The chance between hands comes from two numbers that ``scripts/fit_race.py``
fits on matches played by rules of thumb; whether a match is won already comes from the rules.
"""

from collections.abc import Sequence
from math import exp, sqrt

from rooktutor.game.match import standing
from rooktutor.game.scoring import counted, side_score, taken_by_sides
from rooktutor.game.view import View
from rooktutor.rules.axes import MoonRule
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat

BASE, GROWTH = 0.38, 0.48
"""How many hands' points of lead make a match e times as likely to be won as lost, at its end and before."""


def chances(
    rules: RuleSet, scores: tuple[int, ...], declarer: Seat | None = None, *, hands: int = 0
) -> tuple[float, ...]:
    """Return the chance of each party to win the match, in the order of ``rules.parties``.

    Args:
        rules: the rules of the match.
        scores: the scores after a hand.
        declarer: who declared it, which matters only where declarer wins ties.
        hands: how many hands were played, which matters only where their number ends the match.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> [round(chance, 2) for chance in chances(CROWSNEST, (280, 200))], chances(CROWSNEST, (305, 200))
    ([0.76, 0.24], (1.0, 0.0))
    """
    now = standing(rules, scores, declarer, hands=hands)
    if now.winner is not None:
        return tuple(float(party is now.winner) for party in rules.parties)
    top = max(scores)
    left = max(0.0, (rules.target - top) / rules.total_points)
    if rules.hands:
        left = min(left, float(max(0, rules.hands - hands)))
    scale = (BASE + GROWTH * sqrt(left)) * rules.total_points
    odds = [exp((score - top) / scale) for score in scores]
    return tuple(each / sum(odds) for each in odds)


class Race:
    """The match as it stands before the hand of one view, to tell what each outcome does for its seat.

    ``near`` tells that this hand may end the match, so that its points are not the measure.
    """

    def __init__(self, view: View) -> None:
        public, rules = view.public, view.rules
        self._rules = rules
        self._before = public.scores
        self._hands = public.hands_played + 1 if rules.hands else 0
        self._me: Party = rules.party(view.seat)
        self._place = rules.parties.index(self._me)
        self.near = _may_end(rules, public.scores, self._hands)

    def stay(self) -> float:
        """Return the chance to win the match when the hand is not played."""
        return chances(self._rules, self._before)[self._place]

    def after(self, declarer: int, declaring: int, bid: int, points: int, *, moon: bool = False) -> float:
        """Return the chance to win the match after the hand.

        Args:
            declarer: the index of the seat that declares.
            declaring: a bit for each seat of the declaring side.
            bid: the points that it has to take.
            points: those that it takes, as ``score_difference`` has them.
            moon: whether the bid is a moon.
        """
        rules = self._rules
        points, rest = taken_by_sides(rules, points)
        made = points >= bid
        if moon and rules.moon is MoonRule.GAME:
            winner = rules.party(tuple(Seat)[declarer if made else (declarer + 1) % 4])
            return float(winner is self._me)
        gain = side_score(rules, bid, points, declaring=True, moon=moon)
        after = []
        for party, before in zip(rules.parties, self._before, strict=True):
            ours = any(declaring >> seat.index & 1 for seat in Seat if rules.party(seat) is party)
            amount = gain if ours else rest
            after.append(before + counted(rules, before, amount, made=made and ours))
        return chances(rules, tuple(after), tuple(Seat)[declarer], hands=self._hands)[self._place]

    def over(
        self, declarer: int, declaring: int, bid: int, likely: Sequence[int], *, moon: bool = False
    ) -> float:
        """Return the mean of ``after`` over points that are equally likely."""
        chances_after = {points: self.after(declarer, declaring, bid, points, moon=moon) for points in likely}
        return sum(chances_after[points] for points in likely) / len(likely)


def _may_end(rules: RuleSet, scores: tuple[int, ...], hands: int) -> bool:
    """Whether one hand may end a match that stands like this; ``hands`` counts it already."""
    reach = rules.total_points + rules.sweep_points
    if rules.moon is MoonRule.FIXED:
        reach = max(reach, rules.moon_points)
    *_, second, top = sorted(scores)
    return (
        top + reach >= rules.target
        or 0 < rules.hands <= hands
        or 0 < rules.mercy_lead <= top - second + 2 * reach
        or 0 < rules.mercy_low <= reach - min(scores)
    )
