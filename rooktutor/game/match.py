"""A match: hands until one side reaches the target."""

from dataclasses import dataclass, replace
from functools import cached_property

from rooktutor.errors import NotYetError
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.axes import AllPass, Tie
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where a match stands after a hand.

    ``winner`` is None while it goes on; ``sudden_death`` says that equal scores at the
    target have to be settled by another hand.
    """

    scores: tuple[int, ...]
    winner: Party | None = None
    sudden_death: bool = False

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None


def standing(rules: RuleSet, scores: tuple[int, ...], declarer: Seat | None = None) -> Standing:
    """Return where a match stands with ``scores``, in the order of ``rules.parties``.

    ``declarer`` declared the last hand, which matters only where the rules let declarer win
    ties. Rule book P32 to P34, C27.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> str(standing(CROWSNEST, (320, 315)).winner), standing(CROWSNEST, (315, 315)).sudden_death
    ('NS', True)
    """
    top = max(scores)
    if top < rules.target:
        return Standing(scores=scores)
    first = [party for party, total in zip(rules.parties, scores, strict=True) if total == top]
    if len(first) == 1:
        return Standing(scores=scores, winner=first[0])
    if rules.tie is Tie.DECLARER_WINS and declarer is not None and rules.party(declarer) in first:
        return Standing(scores=scores, winner=rules.party(declarer))
    return Standing(scores=scores, sudden_death=True)


def next_dealer(position: Position) -> Seat:
    """Return who deals after this finished hand (rule book P17, P31, C32).

    Raises NotYetError before the hand is over.
    """
    if position.phase is not Phase.OVER:
        raise NotYetError("the hand is not over")
    dealer = position.deal.dealer
    if position.public.redealt:
        return dealer
    if position.public.auction.all_passed and position.rules.all_pass is not AllPass.REDEAL_NEXT:
        return dealer
    return dealer.next


@dataclass(frozen=True, kw_only=True)
class Match:
    """Finished hands of one match, in order; hands that nobody played are among them.

    ``first_scores`` are the scores from which its first hand is played, where they are not zeros.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> Match(rules=CROWSNEST).next_dealer, Match(rules=CROWSNEST).scores
    (<Seat.NORTH: 'north'>, (0, 0))
    """

    rules: RuleSet
    hands: tuple[Position, ...] = ()
    first_dealer: Seat = Seat.NORTH
    first_scores: tuple[int, ...] | None = None

    @cached_property
    def standing(self) -> Standing:
        """Where the match stands: scores, winner, sudden death."""
        if not self.hands:
            return Standing(scores=self.first_scores or (0,) * len(self.rules.parties))
        last = self.hands[-1]
        return standing(self.rules, last.score().scores, last.declarer)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores so far, in the order of ``rules.parties``."""
        return self.standing.scores

    @property
    def next_dealer(self) -> Seat:
        """Who deals the next hand."""
        return next_dealer(self.hands[-1]) if self.hands else self.first_dealer

    def with_hand(self, position: Position) -> "Match":
        """Return the match with a finished hand added.

        Raises NotYetError when the hand or this match is in the wrong state: the hand not
        over, not started from the scores of the match, or the match already won.
        """
        if position.phase is not Phase.OVER:
            raise NotYetError("the hand is not over")
        if self.standing.over:
            raise NotYetError("the match is over; start another")
        if position.rules != self.rules or position.scores != self.scores:
            raise NotYetError("the hand was not played with the rules and from the scores of this match")
        return replace(self, hands=(*self.hands, position))
