"""What there is to say about a decision before the play as a whole: the sum, the match, the others' calls."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from rooktutor.explain.claims import Claim, NeedOnly, SpokeAgainst, SpokeFor, TheyNeedOnly, TheyWin, WinsMatch
from rooktutor.explain.ending import MatchEnd
from rooktutor.explain.worth import (
    differs,
    good_for,
    hand_worths,
    nobody_buys,
    others_buy,
    partner_buys,
    with_trumps,
    worth_up_to,
)
from rooktutor.game.actions import Bid
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.likelihood import offers
from rooktutor.solve.sums import StrengthSum, strength_sum
from rooktutor.solve.values import Evaluation


@dataclass(frozen=True, kw_only=True, slots=True)
class Brief:
    """The sum that the hand is judged by, None where nobody has seen it, and facts in their order."""

    sum: StrengthSum | None
    facts: tuple[Claim, ...]


def brief(view: View, evaluation: Evaluation | None = None) -> Brief | None:
    """Return what there is to say about a call, or about trump before the discard; None at any other moment.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> dealt = deal(CROWSNEST, seed=7)
    >>> found = brief(Position.start(CROWSNEST, dealt).view(dealt.dealer.next))
    >>> found.sum.total == sum(row.points for row in found.sum.rows), type(found.facts[0]).__name__
    (True, 'GoodFor')
    """
    if not view.my_turn or view.public.offence is not None:
        return None
    if view.phase is Phase.DISCARD and evaluation is not None and evaluation.trumps:
        return Brief(sum=None, facts=with_trumps(evaluation))
    if view.phase is not Phase.AUCTION:
        return None
    facts = (*_match(view), *_reach(view, evaluation), *_follows(view, evaluation), *_calls(view, evaluation))
    return Brief(sum=None if view.public.blind else strength_sum(view.rules, view.hand), facts=facts)


def _match(view: View) -> Iterator[Claim]:
    """What the score makes of this hand."""
    end, auction = MatchEnd(view), view.public.auction
    high, bidder = auction.high, auction.high_bidder
    if not end.speaks:
        return
    if auction.least <= view.rules.max_bid and end.wins_if_made(auction.least):
        yield WinsMatch(auction.least)
    if end.needed:
        yield NeedOnly(end.needed)
    if end.they_need:
        yield TheyNeedOnly(end.they_need)
    if (
        bidder is not None
        and high is not None
        and bidder.side is not view.seat.side
        and end.lost_to(bidder, high)
    ):
        yield TheyWin(bidder, high)


def _reach(view: View, evaluation: Evaluation | None) -> Iterator[Claim]:
    """How far the hand should go, by strength and by layouts."""
    if not view.public.blind:
        yield good_for(view)
    if evaluation is None:
        return
    found = (worth_up_to(evaluation), None if view.public.blind else differs(view, evaluation))
    yield from (claim for claim in found if claim is not None)


def _follows(view: View, evaluation: Evaluation | None) -> Iterator[Claim]:
    """What a pass leads to."""
    if evaluation is None:
        return
    found = (others_buy(view, evaluation), partner_buys(view, evaluation), nobody_buys(evaluation))
    yield from (claim for claim in found if claim is not None)


def _calls(view: View, evaluation: Evaluation | None) -> Iterator[Claim]:
    """What the calls so far say about the others, and what their hands are good for with that in mind."""
    told, total = offers(view), view.rules.total_points
    for offer in told:
        if offer.bid is not None and offer.low is not None:
            asked = floor(offer.low)
            called = (offer.seat, Bid(offer.bid)) in view.public.auction.by_seat
            if called and total < 2 * asked:  # a bid that any hand carries says nothing
                yield SpokeFor(offer.seat, offer.bid, asked)
        if offer.refused is not None and offer.high is not None:
            under = ceil(offer.high)
            if under < total:  # nor does a pass at a price that no hand would pay
                yield SpokeAgainst(offer.seat, offer.refused, under)
    if evaluation is not None and told:
        spoke = {offer.seat for offer in told}
        yield from (claim for claim in hand_worths(view, evaluation) if claim.seat in spoke)
