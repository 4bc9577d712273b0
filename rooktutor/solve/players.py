"""The computer players. Each acts from a View alone, and the same view and seed give the same action."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Protocol

from rooktutor.cards import CARDS, CardSet
from rooktutor.errors import NotationError, NotYetError
from rooktutor.game.actions import (
    HOLD,
    MISDEAL,
    Action,
    Bid,
    CallCard,
    ChooseLeader,
    Discard,
    NameTrump,
    Pass,
)
from rooktutor.game.exchange import choice
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.axes import MadeScore, Teams
from rooktutor.solve import beginner
from rooktutor.solve._chart import chart
from rooktutor.solve.contracts import quick_call
from rooktutor.solve.discards import best_trump, discards, quick_exchange
from rooktutor.solve.doubledummy import COMPILED
from rooktutor.solve.draws import Weighing
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.preference import is_blunt, preferred, thumb_ratings
from rooktutor.solve.unseen import goes_to, may_hold
from rooktutor.solve.values import Budget, Evaluation

PLAY_LAYOUTS = (100, 100, 100, 100, 100, 100, 100, 80, 60, 28, 12, 12, 12, 12, 12)
"""Layouts that a tutor looks at before it plays, by the number of cards in its hand."""
CALL_LAYOUTS = 40
"""Layouts that a tutor looks at before it calls."""
EXCHANGE_LAYOUTS = 24
"""Layouts that a tutor looks at before it discards, names trump or calls a card."""
SHORT_HAND = 5
"""Cards in a hand with which a layout takes so little that many can be looked at again."""
AGAIN = 4
"""How many times as many are looked at then."""
STRONG_SHARE = 0.25
"""How many of a tutor's layouts a strong player looks at."""
INTERPRETED_SHARE = 3
"""How many times fewer layouts there are where the solver is not compiled."""


class Player(Protocol):
    """Whoever decides for a seat."""

    def act(self, view: View, seed: int) -> Action:
        """Return a legal action for the seat of ``view``, whose turn it is."""


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Does any legal thing, all equally likely."""

    def act(self, view: View, seed: int) -> Action:
        """Return a legal action drawn with ``seed``."""
        _check_turn(view)
        rng = Random(seed)
        if view.phase is not Phase.DISCARD:
            return rng.choice(view.legal_actions())
        legal = choice(view.rules, view.hand, view.trump)
        while True:
            cards = legal.required | CardSet.of(rng.sample(list(legal.pool), legal.need))
            if legal.allows(cards):
                return Discard(cards)


@dataclass(frozen=True, slots=True)
class BeginnerPlayer:
    """Plays as beginners do: the highest card if it wins, else the lowest, and a call by feel."""

    def act(self, view: View, seed: int) -> Action:
        """Return what a beginner does; ``seed`` says how far the hand is misjudged."""
        _check_turn(view)
        match view.phase:
            case Phase.AUCTION:
                return beginner.call_by_feel(view, Random(seed))
            case Phase.DISCARD:
                return beginner.lowest_cards(view)
            case Phase.TRUMP:
                return beginner.longest_color(view)
            case Phase.PLAY:
                return beginner.high_or_low(view)
            case _:
                return RulesPlayer().act(view, seed)


@dataclass(frozen=True, slots=True)
class RulesPlayer:
    """Goes by rules of thumb: counts strength for the auction and chances for the play.

    Where declarer chooses who leads first, the opponent does: playing last to the first trick was
    worth 10 to 20 points a hand more than leading to it, over 250 hands of each of four games.
    """

    def act(self, view: View, seed: int) -> Action:  # noqa: ARG002 - rules of thumb need no luck
        """Return the action that rules of thumb choose."""
        _check_turn(view)
        match view.phase:
            case Phase.AUCTION:
                return call_by_strength(view)
            case Phase.DISCARD:
                return _discard_by_thumb(view)
            case Phase.TRUMP:
                return NameTrump(best_trump(view.rules, view.hand.mask))
            case Phase.CALL:
                return _called_by_thumb(view)
            case Phase.LEAD:
                return ChooseLeader(view.seat.next)
            case _:
                ratings = thumb_ratings(view)
                return max(ratings, key=lambda action: ratings[action])


@dataclass(frozen=True, slots=True)
class TutorPlayer:
    """Samples layouts, values every action, and takes the best; among equals the one that teachers choose."""

    share: float = 1.0
    """How many of the usual layouts it looks at."""
    weighing: Weighing = Weighing.CALLS
    """What it holds for or against a layout."""

    def act(self, view: View, seed: int) -> Action:
        """Return the action with the best value."""
        _check_turn(view)
        actions = view.legal_actions() if view.phase is not Phase.DISCARD else ()
        if len(actions) == 1:
            return actions[0]
        layouts = max(2, round(budget_for(view).layouts * self.share))
        evaluation = evaluate(view, budget=Budget(layouts), seed=seed, weighing=self.weighing)
        if _looks_again(view, evaluation):
            evaluation = evaluate(view, budget=Budget(AGAIN * layouts), seed=seed, weighing=self.weighing)
        return preferred(view, evaluation)


@dataclass(frozen=True, slots=True)
class StrongPlayer:
    """Bids and exchanges by rules of thumb, and looks at a few layouts before it plays a card."""

    def act(self, view: View, seed: int) -> Action:
        """Return the action that rules of thumb choose before the play, and the best of few layouts in it."""
        who: Player = TutorPlayer(STRONG_SHARE) if view.phase is Phase.PLAY else RulesPlayer()
        return who.act(view, seed)


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "random": RandomPlayer(),
        "beginner": BeginnerPlayer(),
        "rules": RulesPlayer(),
        "strong": StrongPlayer(),
        "tutor": TutorPlayer(),
    }
)
"""All players by name, the weakest first."""
STRONGEST = "tutor"
"""The name of the strongest of them."""
LEVELS = tuple(name for name in PLAYERS if name != "random")
"""The names of the players that are worth playing against, the weakest first."""


def player(name: str) -> Player:
    """Return the player with this name.

    Raises NotationError when there is none.

    >>> player("rules")
    RulesPlayer()
    """
    found = PLAYERS.get(name.strip().lower())
    if found is None:
        raise NotationError(name, expected="a player: " + " ".join(PLAYERS))
    return found


def budget_for(view: View) -> Budget:
    """Return how many layouts can be looked at for this decision while somebody waits."""
    match view.phase:
        case Phase.AUCTION:
            layouts = CALL_LAYOUTS
        case Phase.PLAY:
            layouts = PLAY_LAYOUTS[len(view.hand)]
        case _:
            layouts = EXCHANGE_LAYOUTS
    return Budget(layouts if COMPILED else max(2, layouts // INTERPRETED_SHARE))


def _looks_again(view: View, evaluation: Evaluation) -> bool:
    """Whether a card that may as well be best is far behind, which more layouts soon tell.

    Only where points taken are scored: the bid then weighs more than in other games, where the matches
    that prove the player were played without it.
    """
    return (
        view.phase is Phase.PLAY
        and len(view.hand) <= SHORT_HAND
        and view.rules.made_score is MadeScore.CAPTURED
        and is_blunt(evaluation)
    )


def call_by_strength(view: View) -> Action:
    """Return the call by strength alone: the least bid while the hand is worth it, else a pass.

    A partner who holds the bid is left in peace, or held where the hand may still want to bid. A
    hand without counters that is not worth a bid is dealt again, where the rules allow it. A moon
    is called by nobody who has not looked at layouts.
    """
    auction = view.public.auction
    least = auction.least
    partners = view.rules.teams is Teams.FIXED and auction.high_bidder is view.seat.partner
    top = goes_to(view)
    if may_hold(auction, top):
        return HOLD
    if not partners and least > top and view.why_illegal(MISDEAL) is None:
        return MISDEAL
    if partners or least > min(top, view.rules.max_bid):
        return Pass()
    return Bid(least)


def _discard_by_thumb(view: View) -> Discard:
    trump = view.trump
    if trump is None:
        return Discard(CardSet(quick_exchange(view.rules, view.hand.mask)[1]))
    return Discard(CardSet(discards(view.rules, chart(view.rules, trump), view.hand.mask, 1)[0]))


def _called_by_thumb(view: View) -> CallCard:
    trump = view.trump
    assert trump is not None  # noqa: S101 - a card is called after trump is named
    laid = view.discard.mask if view.discard else 0
    return CallCard(CARDS[quick_call(view.rules, chart(view.rules, trump), view.hand.mask, laid)])


def _check_turn(view: View) -> None:
    if not view.my_turn:
        raise NotYetError(f"it is not the turn of {view.seat}")
