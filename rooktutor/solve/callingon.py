"""How an auction goes on when every seat bids as far as its limit: in plain numbers, since it is often asked.

Each seat bids the least while its limit covers it, never over its partner; over a partner it holds, where it
may and would bid on. What can happen is what ``rooktutor.game.auction`` allows.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rooktutor.game.actions import Action, Bid, Call, Hold
from rooktutor.game.auction import Auction
from rooktutor.rules.axes import AllPass, HoldPartner, Teams
from rooktutor.seats import Seat

SEATS = tuple(Seat)


class End(NamedTuple):
    """Who declares, None if nobody does, and the points bid."""

    declarer: Seat | None
    bid: int | None
    moon: bool = False


class _State(NamedTuple):
    """An auction that is not over; seats are ``Seat.index``, sets of them bits."""

    seat: int
    """Whose call it is."""
    high: int
    """The highest bid; 0 before there is one."""
    bidder: int
    """Whose bid that is; -1 before there is one."""
    passed: int
    held: int
    """The seats that have held the bid of their partner."""
    kept: bool
    """Whether that bid has been held."""


class CallingOn:
    """Tells how one auction ends after each call, remembering all that it has followed so far."""

    def __init__(self, auction: Auction) -> None:
        self._auction = auction
        self._rules = rules = auction.rules
        self._dealer = auction.dealer.index
        self._partners = rules.teams is Teams.FIXED
        self._may_hold = rules.hold_partner is not HoldPartner.OFF
        self._forced = rules.all_pass is AllPass.DEALER_FORCED_MIN
        self._begun: dict[Action, _State | End] = {}
        self._ends: dict[tuple[int, ...], dict[Action, End]] = {}
        self._known: dict[tuple[_State, tuple[int, ...]], End] = {}

    def ends(self, calls: Iterable[Action], limits: Sequence[int]) -> Mapping[Action, End]:
        """Return how the auction ends after each call when each seat bids up to its limit.

        Args:
            calls: legal calls of the seat to act.
            limits: the highest bid of each seat, by ``Seat.index``; 0 for one that passes.

        >>> from rooktutor.game.actions import Bid
        >>> from rooktutor.rules.systems import CROWSNEST
        >>> onward = CallingOn(Auction(CROWSNEST, Seat.NORTH))
        >>> onward.ends([Bid(70)], (0, 0, 95, 90))[Bid(70)]
        End(declarer=<Seat.SOUTH: 'south'>, bid=95, moon=False)
        """
        most, least = self._rules.max_bid, self._auction.least
        heights = tuple([min(limit, most) if limit >= least else 0 for limit in limits])
        found = self._ends.setdefault(heights, {})
        for call in calls:
            if call not in found:
                found[call] = self._end(call, heights)
        return found

    def _end(self, call: Action, heights: tuple[int, ...]) -> End:
        state = self._begun.get(call)
        if state is None:
            assert isinstance(call, Call)  # noqa: S101 - only calls are legal in the auction
            state = self._begun[call] = _begin(self._auction.after(call))
        if isinstance(state, End):
            return state
        least = self._least(state)
        heights = tuple([height if height >= least else 0 for height in heights])
        since: list[_State] = []
        while not isinstance(state, End):
            since.append(state)
            state = self._known.get((state, heights)) or self._step(state, heights)
        for before in since:
            self._known[before, heights] = state
        return state

    def _least(self, state: _State) -> int:
        return state.high + self._rules.bid_step if state.high else self._rules.min_bid

    def _step(self, state: _State, heights: tuple[int, ...]) -> _State | End:
        """The auction after the call of the seat to act."""
        seat, high, bidder, passed, held, kept = state
        rules, least, height = self._rules, self._least(state), heights[seat]
        over_partner = bidder >= 0 and bidder == seat ^ 2
        may_hold = over_partner and self._may_hold and not held >> seat & 1
        if may_hold and _opponents_in(bidder, passed) and height >= least + rules.bid_step:
            held |= 1 << seat
            kept = True
        elif least <= height and not (over_partner and self._partners):
            high, bidder, kept = least, seat, False
        else:
            passed |= 1 << seat
        return self._settle(seat, high, bidder, passed, held, kept=kept)

    def _settle(
        self, seat: int, high: int, bidder: int, passed: int, held: int, *, kept: bool
    ) -> _State | End:
        """The end after the call that ``seat`` made, or whose turn it is next."""
        out = passed.bit_count()
        if not high:
            if self._forced and out == len(SEATS) - 1 and not passed >> self._dealer & 1:
                return End(SEATS[self._dealer], self._rules.min_bid)
            if out == len(SEATS):
                return End(None, None)
        else:
            at_most = self._rules.stop_at_max and high >= self._rules.max_bid
            if at_most or out >= len(SEATS) - 1 or (kept and not _opponents_in(bidder, passed)):
                return End(SEATS[bidder], high)
        seat = (seat + 1) % 4
        while passed >> seat & 1:
            seat = (seat + 1) % 4
        return _State(seat, high, bidder, passed, held, kept)


def _begin(auction: Auction) -> _State | End:
    """An auction as it stands, in plain numbers."""
    if auction.to_act is None:
        return End(auction.declarer, auction.bid, auction.moon)
    bidder = auction.high_bidder
    bids = [place for place, call in enumerate(auction.calls) if isinstance(call, Bid)]
    since = auction.calls[bids[-1] + 1 :] if bids else ()
    return _State(
        seat=auction.to_act.index,
        high=auction.high or 0,
        bidder=-1 if bidder is None else bidder.index,
        passed=_seats(auction.passed),
        held=_seats(auction.held),
        kept=any(isinstance(call, Hold) for call in since),
    )


def _opponents_in(bidder: int, passed: int) -> int:
    """The opponents of ``bidder`` who have not passed."""
    return ~passed & (0b0101 if bidder % 2 else 0b1010)


def _seats(seats: Iterable[Seat]) -> int:
    return sum(1 << seat.index for seat in seats)
