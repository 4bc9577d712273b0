"""Auctions followed in plain numbers end as the auctions of the game do."""

from hypothesis import given
from hypothesis import strategies as st

from rooktutor.errors import RuleSetError
from rooktutor.game.actions import HOLD, PASS, Bid
from rooktutor.game.auction import Auction
from rooktutor.rules.axes import Teams
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.callingon import CallingOn
from rooktutor.solve.unseen import may_hold

OPTIONS = (
    {},
    {"hold_partner": "once"},
    {"all_pass": "dealer_forced_min", "first_bidder": "left_of_dealer"},
    {"stop_at_max": True},
    {"moon": "game"},
    {"misdeal": "no_counters"},
)


def rules_with(name, options):
    rules = rule_set(name)
    try:
        return rules.with_options(options)
    except RuleSetError:
        return rules


def step_by_step(auction, limits):
    """The end of the auction, each call made in the game itself."""
    while (seat := auction.to_act) is not None:
        partners = auction.rules.teams is Teams.FIXED and auction.high_bidder is seat.partner
        if may_hold(auction, limits[seat.index]):
            auction = auction.after(HOLD)
        elif auction.least <= min(limits[seat.index], auction.rules.max_bid) and not partners:
            auction = auction.after(Bid(auction.least))
        else:
            auction = auction.after(PASS)
    return auction.declarer, auction.bid, auction.moon


@given(st.sampled_from([*RULE_SETS]), st.sampled_from(OPTIONS), st.data())
def test_an_auction_ends_as_it_does_call_by_call(name, options, data):
    rules = rules_with(name, options)
    auction = Auction(rules, data.draw(st.sampled_from(Seat)))
    for _ in range(data.draw(st.integers(0, 6))):
        if auction.over:
            return
        calls = auction.legal_calls()
        few = [*calls[:3], *calls[-2:]]
        auction = auction.after(data.draw(st.sampled_from(few)))
    if auction.over:
        return
    onward = CallingOn(auction)
    amounts = st.sampled_from([0, *range(rules.min_bid - 5, rules.max_bid + 10, 5)])
    for _ in range(3):
        limits = data.draw(st.tuples(amounts, amounts, amounts, amounts))
        for call, end in onward.ends(auction.legal_calls(), limits).items():
            assert end == step_by_step(auction.after(call), limits), (str(call), limits)
