"""Players to measure against that are no part of the package, and players with a share of their layouts.

``plain20`` is what anybody would write first: it draws 20 layouts, all equally likely, solves each with
all hands open, and takes the best mean. It does not ask what the calls and plays say, whether a difference
means anything, or how far an open hand flatters declarer.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from rooktutor.game.actions import Action, Bid, Pass
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference
from rooktutor.game.view import View
from rooktutor.solve.contracts import table_by_thumb
from rooktutor.solve.draws import Weighing
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.players import Player, RulesPlayer, TutorPlayer, player
from rooktutor.solve.plays import PlayValuer
from rooktutor.solve.solving import best_points

PLAIN_LAYOUTS = 20


@dataclass(frozen=True, slots=True)
class PlainSampler:
    """Plain sampling: the best mean over so many layouts, every one of them equally likely.

    It bids what would bring most if the bid bought the hand, passes when no bid brings more than
    nothing, and exchanges by rules of thumb, which is where plain sampling starts too.
    """

    layouts: int = PLAIN_LAYOUTS

    def act(self, view: View, seed: int) -> Action:
        if view.phase is Phase.AUCTION:
            return self._call(view, self._drawn(view, seed))
        if view.phase is not Phase.PLAY:
            return _exchange(view, seed)
        actions = view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        valuer = PlayValuer(view)
        valuer.add(self._drawn(view, seed), None)
        return max(valuer.scores, key=lambda action: sum(valuer.scores[action]))

    def _drawn(self, view: View, seed: int) -> list[Layout]:
        rng, layouts = Random(seed), Layouts(view)
        return [layouts.sample(rng) for _ in range(self.layouts)]

    def _call(self, view: View, drawn: Iterable[Layout]) -> Action:
        """The bid that brings most if it buys the hand; a pass is worth nothing to plain sampling."""
        rules, dealer = view.rules, view.public.dealer.index
        tables = [
            table_by_thumb(
                rules, [hand.mask for hand in layout.hands], layout.buried.mask, view.seat.index, dealer
            )
            for layout in drawn
        ]
        taken = best_points(tables)
        best: tuple[float, Action] = (0.0, Pass())
        for call in view.legal_actions():
            if isinstance(call, Bid):
                mean = sum(score_difference(rules, call.amount, points) for points in taken) / len(taken)
                if mean > best[0]:
                    best = (mean, call)
        return best[1]


def _exchange(view: View, seed: int) -> Action:
    """What rules of thumb lay away, name and call."""
    return RulesPlayer().act(view, seed)


WEIGHINGS = {"alike": Weighing.ALIKE, "reader": Weighing.PLAYS}
"""Tutors that weigh layouts in another way than the tutor of the package."""


def rival(name: str) -> Player:
    """Return a player by name: one of the package, ``plain20``, or ``tutor@0.5`` with half its layouts.

    ``alike`` is the tutor with layouts that are all as likely, ``reader`` the one that also weighs them
    by the cards played.
    """
    word, _at, share = name.partition("@")
    if word in WEIGHINGS:
        return TutorPlayer(share=float(share or 1), weighing=WEIGHINGS[word])
    if word.startswith("plain"):
        return PlainSampler(int(word.removeprefix("plain") or PLAIN_LAYOUTS))
    found = player(word)
    if share and isinstance(found, TutorPlayer):
        return TutorPlayer(share=float(share))
    return found
