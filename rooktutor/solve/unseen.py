"""How high a seat may bid: by the cards it has seen, or by what cards are worth that nobody has seen."""

from functools import lru_cache
from random import Random
from statistics import median_low

from rooktutor.cards import ROOK, CardSet
from rooktutor.game.actions import HOLD
from rooktutor.game.auction import Auction
from rooktutor.game.view import View
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.strength import ceiling

HANDS = 199
"""Hands dealt to tell what an unseen one is worth."""


def goes_to(view: View) -> int:
    """Return the highest bid that the cards of the seat are worth against others, in points; 0 for a pass.

    In an auction without looking that is the same for every seat, else it goes by the strength of the hand:
    see ``strength.climb``.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.seats import Seat
    >>> goes_to(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)).view(Seat.WEST))
    85
    """
    if view.public.blind:
        return unseen_limit(view.rules)
    return ceiling(view.rules, view.hand.mask)


@lru_cache(maxsize=32)
def unseen_limit(rules: RuleSet) -> int:
    """Return the bid that the middle one of many hands is worth, together with the bird from the nest.

    >>> from rooktutor.rules.systems import KENTUCKY_DISCARD
    >>> unseen_limit(KENTUCKY_DISCARD) % 5
    0
    """
    rng = Random(0)
    others = list(rules.pack.without(ROOK))
    hands = (CardSet.of((ROOK, *rng.sample(others, rules.hand))) for _ in range(HANDS))
    return median_low(ceiling(rules, hand.mask) for hand in hands)


def may_hold(auction: Auction, limit: int) -> bool:
    """Return whether a seat with this limit does well to hold its partner's bid, and may.

    It does when an opponent is still in and the limit covers a bid over theirs.
    """
    bidder = auction.high_bidder
    if bidder is None or auction.why_illegal(HOLD) is not None:
        return False
    opponents = {bidder.next, bidder.next.partner} - auction.passed
    return bool(opponents) and min(limit, auction.rules.max_bid) >= auction.least + auction.rules.bid_step
