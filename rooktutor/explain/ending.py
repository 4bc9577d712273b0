"""What a contract would do to the match, whatever happens in the hand: facts of the score alone."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rooktutor.game.match import standing
from rooktutor.game.scoring import counted, side_score
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.seats import Party, Seat
from rooktutor.solve.prospects import point_step
from rooktutor.solve.race import Race


@dataclass(frozen=True)
class MatchEnd:
    """The match as it stands before the hand of ``view``; it speaks only where partnerships are fixed."""

    view: View

    @cached_property
    def speaks(self) -> bool:
        """Whether anything can be told for certain: there are two sides, and this hand may end the match."""
        return self.view.rules.teams is Teams.FIXED and Race(self.view).near

    def wins_if_made(self, bid: int) -> bool:
        """Whether the own side has won once it makes ``bid``, whatever it takes beyond."""
        return self.speaks and self._all(self.view.seat, bid, made=True) == {self._me}

    def loses_if_set(self, bid: int) -> bool:
        """Whether the opponents have won once the own side fails at ``bid``, whatever it takes."""
        return self.speaks and self._all(self.view.seat, bid, made=False) == {self._foe}

    def lost_to(self, seat: Seat, bid: int) -> bool:
        """Whether the side of ``seat`` has won once it makes ``bid``, whatever it takes beyond."""
        return self.speaks and self._all(seat, bid, made=True) == {self.view.rules.party(seat)}

    @cached_property
    def needed(self) -> int:
        """The points that win the match for the own side as defenders, whatever is bid and made, or 0."""
        return self._enough(self._me, self.view.seat.next)

    @cached_property
    def they_need(self) -> int:
        """The points that win the match for the opponents as defenders, whatever is bid and made, or 0."""
        return self._enough(self._foe, self.view.seat)

    def _enough(self, party: Party, declarer: Seat) -> int:
        rules = self.view.rules
        if not self.speaks:
            return 0
        rest = rules.target - self._score(party)
        if not 0 < rest <= rules.total_points // 2:
            return 0
        most = rules.total_points - rest
        for bid in {rules.min_bid, max(rules.min_bid, most // rules.bid_step * rules.bid_step)}:
            left = [points for points in self._points if points <= most]
            if self._winners(declarer, bid, left) != {party}:
                return 0
        return rest

    @cached_property
    def _me(self) -> Party:
        return self.view.rules.party(self.view.seat)

    @cached_property
    def _foe(self) -> Party:
        return self.view.rules.party(self.view.seat.next)

    def _score(self, party: Party) -> int:
        return self.view.public.scores[self.view.rules.parties.index(party)]

    def _all(self, declarer: Seat, bid: int, *, made: bool) -> set[Party | None]:
        """Everybody who wins, None for nobody, over all points that make or fail ``bid``."""
        return self._winners(declarer, bid, [points for points in self._points if (points >= bid) is made])

    @cached_property
    def _points(self) -> tuple[int, ...]:
        """All points that a declaring side may take; more of them than can be does no harm."""
        rules = self.view.rules
        step = 1 if rules.bonus_points % (2 * point_step(rules)) else point_step(rules)
        return (*range(0, rules.total_points + 1, step), rules.total_points + rules.sweep_points)

    def _winners(self, declarer: Seat, bid: int, taken: Iterable[int]) -> set[Party | None]:
        """Everybody who wins, None for nobody, over the points that the declaring side may take."""
        rules = self.view.rules
        found: set[Party | None] = set()
        for points in taken:
            rest = max(0, rules.total_points - points)
            swept = 0 if points else rules.sweep_points
            for defended in {max(0, rest - rules.bonus_points), rest, rest + swept}:
                found.add(self._after(declarer, bid, points, defended))
        return found

    def _after(self, declarer: Seat, bid: int, points: int, defended: int) -> Party | None:
        view, rules = self.view, self.view.rules
        hands = view.public.hands_played + 1 if rules.hands else 0
        gain = side_score(rules, bid, points, declaring=True)
        side = rules.party(declarer)
        after = []
        for party, before in zip(rules.parties, view.public.scores, strict=True):
            own = party is side
            made = own and points >= bid
            after.append(before + counted(rules, before, gain if own else defended, made=made))
        return standing(rules, tuple(after), declarer, hands=hands).winner
