"""Players to measure against that are no part of the package, and players with a share of their layouts.

``plain20`` is what anybody would write first: it draws 20 layouts, all equally likely, solves each with
all hands open, and takes the best mean. It does not ask what the calls and plays say, whether a difference
means anything, or how far an open hand flatters declarer.

``tops`` plays by rules of thumb and bids by the count of top cards, as many people do: what it takes a card
for is fitted on the same hands as the model of the package.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from rooktutor.cards import CardSet
from rooktutor.explain.annotate import reasons_for
from rooktutor.explain.annotation import Polarity
from rooktutor.game.actions import Action, Bid, Pass
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.contracts import table_by_thumb
from rooktutor.solve.draws import Weighing
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.players import Player, RulesPlayer, TutorPlayer, player
from rooktutor.solve.plays import PlayValuer
from rooktutor.solve.solving import best_points
from rooktutor.solve.strength import CAUTION, highest_bid

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


@dataclass(frozen=True, slots=True)
class ReasonFollower:
    """Plays the card for which most is said, and does everything else as ``player`` does.

    Of each card the reasons for it, by weight, count less those against it, as they are told before there
    are values. Cards with as much to say for them are left to ``player``, as far as it has one of them.
    """

    player: Player

    def act(self, view: View, seed: int) -> Action:
        own = self.player.act(view, seed)
        actions = view.legal_actions() if view.phase is Phase.PLAY else ()
        if len(actions) < 2:
            return own
        said = {
            action: sum(each.weight if each.polarity is Polarity.FOR else -each.weight for each in reasons)
            for action, reasons in reasons_for(view, actions).items()
        }
        most = max(said.values())
        best = [action for action in actions if said[action] > most - 0.01]
        return own if own in best else Random(seed).choice(best)


FOLLOWERS = {"told": "random", "learner": "beginner"}
"""Players that follow the reasons, and whom they play like in all else."""
WEIGHINGS = {"alike": Weighing.ALIKE}
"""Tutors that weigh layouts in another way than the tutor of the package."""


TOP_CARDS: Mapping[str, tuple[int, float, float]] = MappingProxyType(
    {
        "crowsnest": (1, 89.6, 3.38),
        "crowsnest_no_crow": (1, 72.6, 4.84),
        "kentucky_discard": (1, 86.3, 5.14),
        "kentucky_discard_original": (1, 72.7, 4.77),
        "partnership": (1, 61.1, 8.41),
        "one_high": (1, 133.6, 8.4),
        "red_one": (1, 103.5, 6.82),
        "buckeye": (1, 123.5, 8.07),
        "kentucky_rook": (1, 112.7, 8.91),
        "call_partner": (1, 150.2, 7.21),
    }
)
"""How many cards of each color are tops, and the points that a hand may expect: without any, and for each.

``scripts/fit_strength.py`` prints what fits best.
"""


def top_cards(rules: RuleSet, hand: int, tops: int) -> int:
    """Return how many of the best ``tops`` cards of each color ``hand`` has, special trumps with them."""
    best = {*rules.numbers[:tops]}
    cards = CardSet(hand)
    return sum(card in rules.special_trumps or card.rank in best for card in cards)


def points_by_top_cards(rules: RuleSet, hand: int) -> float:
    """Return the points that a hand may expect by the count of its top cards."""
    tops, base, each = TOP_CARDS[rules.id]
    return base + each * top_cards(rules, hand, tops)


def with_usual_margin(rules: RuleSet, points: float) -> int:
    """Return the highest bid that so many points carry with the usual margin; 0 for none."""
    return highest_bid(rules, points - CAUTION[rules.made_score] * rules.total_points)


@dataclass(frozen=True, slots=True)
class TopCardsBidder:
    """Bids by the count of top cards, with the usual margin, and plays by rules of thumb."""

    def act(self, view: View, seed: int) -> Action:
        if view.phase is not Phase.AUCTION:
            return RulesPlayer().act(view, seed)
        rules, auction = view.rules, view.public.auction
        partners = rules.teams is Teams.FIXED and auction.high_bidder is view.seat.partner
        most = with_usual_margin(rules, points_by_top_cards(rules, view.hand.mask))
        return Pass() if partners or auction.least > min(most, rules.max_bid) else Bid(auction.least)


def rival(name: str) -> Player:
    """Return a player by name: one of the package, ``plain20``, or ``tutor@0.5`` with half its layouts.

    ``alike`` is the tutor with layouts that are all as likely; ``told`` and ``learner`` follow the reasons.
    """
    word, _at, share = name.partition("@")
    if word in FOLLOWERS:
        return ReasonFollower(player(FOLLOWERS[word]))
    if word in WEIGHINGS:
        return TutorPlayer(share=float(share or 1), weighing=WEIGHINGS[word])
    if word == "tops":
        return TopCardsBidder()
    if word.startswith("plain"):
        return PlainSampler(int(word.removeprefix("plain") or PLAIN_LAYOUTS))
    found = player(word)
    if share and isinstance(found, TutorPlayer):
        return TutorPlayer(share=float(share))
    return found
