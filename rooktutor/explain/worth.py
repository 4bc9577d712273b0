"""What the values say about calls in general: how far to go, what a pass leads to, what the calls tell."""

from rooktutor.explain.claims import (
    Differs,
    GoodFor,
    HandWorth,
    NobodyBuys,
    OthersBuy,
    PartnerBuys,
    Stop,
    WithTrump,
    WorthUpTo,
)
from rooktutor.game.actions import PASS, Bid
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.seats import Seat
from rooktutor.solve.strength import carries, strength
from rooktutor.solve.unseen import goes_to
from rooktutor.solve.values import ActionValue, Evaluation, Exactness


def worth_up_to(evaluation: Evaluation) -> WorthUpTo | None:
    """Return the highest bid that is worth as much as a pass; None when a pass or all bids are not valued."""
    passing = evaluation.value(PASS)
    bids = [value for value in evaluation if isinstance(value.action, Bid)]
    if passing is None or not bids:
        return None
    good = [_amount(value) for value in bids if value.order >= passing.order]
    return WorthUpTo(max(good, default=0), evaluation.layouts)


def good_for(view: View) -> GoodFor:
    """Return the bid up to which the hand goes by its strength."""
    rules, amount, points = view.rules, goes_to(view), strength(view.rules, view.hand.mask).points
    if amount > round(points):
        return GoodFor(amount, round(points), Stop.OVER)
    short = 0 < amount < rules.max_bid and carries(rules, amount + rules.bid_step) <= points
    return GoodFor(amount, round(points), Stop.SHORT if short else Stop.ABOUT)


def differs(view: View, evaluation: Evaluation) -> Differs | None:
    """Return how strength and layouts disagree about how far to go; None unless they clearly do.

    Nothing is said while values are still coming, where the match counts, and under the partner's bid:
    strength alone knows of none of these.
    """
    high = view.public.auction.high_bidder
    partner = view.rules.teams is Teams.FIXED and high is view.seat.partner
    found = worth_up_to(evaluation)
    if found is None or partner or evaluation.by_match or evaluation.state is Exactness.PENDING:
        return None
    least = view.public.auction.least
    glance, sampled = goes_to(view), found.amount
    glance = glance if glance >= least else 0
    asked = evaluation.value(Bid(max(glance, sampled)))
    passing = evaluation.value(PASS)
    if glance == sampled or asked is None or passing is None:
        return None
    gap = abs(asked.mean - passing.mean)
    clear = gap > 2 * max(asked.stderr, passing.stderr)
    return Differs(glance, sampled) if clear else None


def others_buy(view: View, evaluation: Evaluation) -> OthersBuy | None:
    """Return how often a pass lets the others declare, at what price and with what end; None for never."""
    passing = evaluation.value(PASS)
    partner = view.seat.partner if view.rules.teams is Teams.FIXED else None
    sequels = [
        each
        for each in (passing.sequels if passing else ())
        if each.declarer not in (None, partner, view.seat)
    ]
    share = sum(each.share for each in sequels)
    if round(100 * share) == 0:
        return None
    bidders = {each.declarer for each in sequels}
    return OthersBuy(
        tuple(seat for seat in Seat if seat in bidders),
        round(100 * share),
        min(each.low for each in sequels),
        max(each.high for each in sequels),
        round(sum(each.share * each.worth for each in sequels) / share),
    )


def partner_buys(view: View, evaluation: Evaluation) -> PartnerBuys | None:
    """Return how often a pass leaves the hand to the partner, and what comes of it; None for never."""
    passing = evaluation.value(PASS)
    if passing is None or view.rules.teams is not Teams.FIXED:
        return None
    for each in passing.sequels:
        if each.declarer is view.seat.partner and round(100 * each.share):
            return PartnerBuys(each.declarer, round(100 * each.share), round(each.worth))
    return None


def nobody_buys(evaluation: Evaluation) -> NobodyBuys | None:
    """Return how often everybody passes after a pass; None for never."""
    passing = evaluation.value(PASS)
    for each in passing.sequels if passing else ():
        if each.declarer is None and round(100 * each.share):
            return NobodyBuys(round(100 * each.share))
    return None


def hand_worths(view: View, evaluation: Evaluation) -> tuple[HandWorth, ...]:
    """Return what the hands of the others are good for, over the layouts that fit the calls."""
    return tuple(
        HandWorth(seat, round(points))
        for seat, points in zip(Seat, evaluation.hands, strict=False)
        if seat is not view.seat
    )


def with_trumps(evaluation: Evaluation) -> tuple[WithTrump, ...]:
    """Return what the best discard with each trump is worth, the best trump first."""
    return tuple(WithTrump(trump, round(points)) for trump, points in evaluation.trumps)


def _amount(value: ActionValue) -> int:
    return value.action.amount if isinstance(value.action, Bid) else 0
