"""A match: hands until one side reaches the target, or what else ends it."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from rooktutor.errors import NotYetError
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.axes import AllPass, Tie
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat


class Ending(Enum):
    """What ends a match."""

    TARGET = "target"
    HANDS = "hands"
    LEAD = "lead"
    LOW = "low"
    MOON = "moon"


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where a match stands after a hand.

    ``winner`` is None while it goes on; ``sudden_death`` says that equal scores at the end have to
    be settled by another hand. ``ending`` is what ended the match, or would have but for the tie.
    """

    scores: tuple[int, ...]
    winner: Party | None = None
    ending: Ending | None = None
    sudden_death: bool = False

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None

    def limit(self, rules: RuleSet) -> int:
        """The number in ``rules`` that ended the match: of points, hands, points of a lead; 0 for none."""
        limits = {
            Ending.TARGET: rules.target,
            Ending.HANDS: rules.hands,
            Ending.LEAD: rules.mercy_lead,
            Ending.LOW: rules.mercy_low,
        }
        return limits.get(self.ending, 0) if self.ending else 0


def standing(
    rules: RuleSet, scores: tuple[int, ...], declarer: Seat | None = None, *, hands: int = 0
) -> Standing:
    """Return where a match stands with ``scores``, in the order of ``rules.parties``.

    ``declarer`` declared the last hand, which matters only where the rules let declarer win
    ties; ``hands`` have been played in all, which matters where their number ends the match.
    Whatever ends a match, the highest score wins it. Rule book P32 to P34, C27.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> str(standing(CROWSNEST, (320, 315)).winner), standing(CROWSNEST, (315, 315)).sudden_death
    ('NS', True)
    """
    end = _ending(rules, scores, hands)
    if end is None:
        return Standing(scores=scores)
    top = max(scores)
    first = [party for party, total in zip(rules.parties, scores, strict=True) if total == top]
    if len(first) == 1:
        return Standing(scores=scores, winner=first[0], ending=end)
    if rules.tie is Tie.DECLARER_WINS and declarer is not None and rules.party(declarer) in first:
        return Standing(scores=scores, winner=rules.party(declarer), ending=end)
    return Standing(scores=scores, ending=end, sudden_death=True)


def _ending(rules: RuleSet, scores: tuple[int, ...], hands: int) -> Ending | None:
    """What ends a match at these scores; None while it goes on."""
    *_, second, top = sorted(scores)
    if top >= rules.target:
        return Ending.TARGET
    if 0 < rules.hands <= hands:
        return Ending.HANDS
    if 0 < rules.mercy_lead <= top - second:
        return Ending.LEAD
    if 0 < rules.mercy_low <= -min(scores):
        return Ending.LOW
    return None


def standing_after(position: Position) -> Standing:
    """Return where the match stands after this finished hand.

    Raises NotYetError before the hand is over.
    """
    sheet = position.score()
    scores = sheet.scores
    if sheet.match_winner is not None:
        return Standing(scores=scores, winner=sheet.match_winner, ending=Ending.MOON)
    return standing(position.rules, scores, position.declarer, hands=hands_after(position))


def hands_after(position: Position) -> int:
    """Return how many hands of the match have been played after this finished one.

    They are counted only where their number ends the match. A hand that nobody declared, or that
    declarer's cards voided, is none of them.
    """
    public = position.public
    played = public.phase is Phase.OVER and public.declarer is not None and not public.redealt
    return public.hands_played + played if position.rules.hands else 0


def next_dealer(position: Position) -> Seat:
    """Return who deals after this finished hand (rule book P17, P31, C32).

    Raises NotYetError before the hand is over.
    """
    if position.phase is not Phase.OVER:
        raise NotYetError("the hand is not over")
    dealer = position.deal.dealer
    if position.public.redealt or position.public.auction.misdealer is not None:
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
        return standing_after(self.hands[-1])

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores so far, in the order of ``rules.parties``."""
        return self.standing.scores

    @property
    def hands_played(self) -> int:
        """How many hands have been played, where their number ends the match; else 0."""
        return hands_after(self.hands[-1]) if self.hands else 0

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
        late = bool(self.hands) and position.public.hands_played != self.hands_played
        if late or position.rules != self.rules or position.scores != self.scores:
            raise NotYetError("the hand was not played with the rules and from the scores of this match")
        return replace(self, hands=(*self.hands, position))
