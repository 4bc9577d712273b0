"""The auction: who calls, what may be called, and who declares."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid, Call, Hold, Misdeal, Moon, Pass
from rooktutor.game.illegality import Illegality, RuleId, Wrong
from rooktutor.rules.axes import AllPass, FirstBidder, HoldPartner, MisdealRule, MoonRule
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat


@dataclass(frozen=True)
class Auction:
    """The calls so far (rule book M7).

    Seats speak clockwise; a seat that passed is skipped. The auction ends with one seat left
    after a bid, at the maximum, when all have passed, or when the dealer is forced; by a moon or a
    misdeal; and with both partners left once one of them has held the bid of the other.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> auction = Auction(CROWSNEST, Seat.NORTH, (PASS, Bid(70)))
    >>> auction.to_act, auction.high_bidder
    (<Seat.WEST: 'west'>, <Seat.SOUTH: 'south'>)
    """

    rules: RuleSet
    dealer: Seat
    calls: tuple[Call, ...] = ()

    @property
    def first_bidder(self) -> Seat:
        """Who speaks first."""
        match self.rules.first_bidder:
            case FirstBidder.LEFT_OF_DEALER:
                return self.dealer.next
            case FirstBidder.DEALER:
                return self.dealer

    @cached_property
    def by_seat(self) -> tuple[tuple[Seat, Call], ...]:
        """Every call with the seat that made it, in order."""
        made: list[tuple[Seat, Call]] = []
        passed: set[Seat] = set()
        seat = self.first_bidder
        for call in self.calls:
            while seat in passed:
                seat = seat.next
            made.append((seat, call))
            if isinstance(call, Pass):
                passed.add(seat)
            seat = seat.next
        return tuple(made)

    @cached_property
    def passed(self) -> frozenset[Seat]:
        """The seats that are out of the auction."""
        return frozenset(seat for seat, call in self.by_seat if isinstance(call, Pass))

    @cached_property
    def _high(self) -> tuple[Seat, int] | None:
        for seat, call in reversed(self.by_seat):
            if isinstance(call, Bid):
                return seat, call.amount
            if isinstance(call, Moon):
                return seat, self.rules.moon_bid
        return None

    @property
    def moon(self) -> bool:
        """Whether a seat has promised every point of the hand."""
        return bool(self.calls) and isinstance(self.calls[-1], Moon)

    @property
    def misdealer(self) -> Seat | None:
        """Who has asked for new cards, so that the hand is void."""
        return self.by_seat[-1][0] if self.calls and isinstance(self.calls[-1], Misdeal) else None

    @cached_property
    def held(self) -> frozenset[Seat]:
        """The seats that have held the bid of their partner."""
        return frozenset(seat for seat, call in self.by_seat if isinstance(call, Hold))

    @property
    def high(self) -> int | None:
        """The highest bid so far, in points; a moon is worth all that there are."""
        return self._high[1] if self._high else None

    @property
    def high_bidder(self) -> Seat | None:
        """Who made the highest bid so far."""
        return self._high[0] if self._high else None

    @property
    def all_passed(self) -> bool:
        """Whether everybody passed without a bid, so that the hand is void."""
        return self.high is None and len(self.passed) == len(Seat)

    @cached_property
    def dealer_forced(self) -> bool:
        """Whether the dealer has to declare at the minimum, because the three others passed."""
        return (
            self.rules.all_pass is AllPass.DEALER_FORCED_MIN
            and self.high is None
            and len(self.passed) == len(Seat) - 1
            and self.dealer not in self.passed
        )

    @cached_property
    def over(self) -> bool:
        """Whether the auction has ended."""
        if self.moon or self.misdealer is not None:
            return True
        if self.dealer_forced or len(self.passed) == len(Seat):
            return True
        if self.high is None:
            return False
        if self.rules.stop_at_max and self.high >= self.rules.max_bid:
            return True
        return len(self.passed) == len(Seat) - 1 or self._partner_holds

    @property
    def _partner_holds(self) -> bool:
        """Whether the opponents of the high bidder are out and its partner has held since that bid."""
        bidder = self.high_bidder
        if bidder is None or not self.held or not {bidder.next, bidder.next.partner} <= self.passed:
            return False
        since = next(
            number for number, (_, call) in enumerate(reversed(self.by_seat)) if isinstance(call, Bid)
        )
        return any(isinstance(call, Hold) for call in self.calls[len(self.calls) - since :])

    @property
    def declarer(self) -> Seat | None:
        """Who won the auction; None while it runs, when all passed and after a misdeal."""
        if not self.over or self.misdealer is not None:
            return None
        return self.dealer if self.dealer_forced else self.high_bidder

    @property
    def bid(self) -> int | None:
        """The points that the declaring side has to take; None while nobody declares."""
        if self.declarer is None:
            return None
        return self.rules.min_bid if self.dealer_forced else self.high

    @cached_property
    def to_act(self) -> Seat | None:
        """Whose call it is; None when the auction is over."""
        if self.over:
            return None
        seat = self.by_seat[-1][0].next if self.calls else self.first_bidder
        while seat in self.passed:
            seat = seat.next
        return seat

    @property
    def least(self) -> int:
        """The lowest amount that would be a legal bid now (it may be over the maximum)."""
        return self.rules.min_bid if self.high is None else self.high + self.rules.bid_step

    def legal_calls(self) -> tuple[Call, ...]:
        """All legal calls: pass, hold, the bids in rising order, moon, misdeal; none when it is over.

        Whether the cards of the seat to act allow a misdeal is not asked here.

        >>> from rooktutor.rules.systems import CROWSNEST
        >>> [str(call) for call in Auction(CROWSNEST, Seat.NORTH, (Bid(110),)).legal_calls()]
        ['pass', '115', '120']
        """
        if self.over:
            return ()
        rules = self.rules
        top = rules.max_bid if rules.jump_bids else min(rules.max_bid, self.least)
        bids = (Bid(amount) for amount in range(self.least, top + 1, rules.bid_step))
        return (
            PASS,
            *(call for call in (HOLD,) if self.why_illegal(call) is None),
            *bids,
            *(call for call in (MOON, MISDEAL) if self.why_illegal(call) is None),
        )

    def why_illegal(self, call: Call) -> Illegality | None:
        """Return what is wrong with ``call`` for the seat whose turn it is, or None if it is legal."""
        rules = self.rules
        if self.over:
            return Illegality(reason=Wrong.WRONG_PHASE, rule=RuleId.TURN_ORDER)
        match call:
            case Pass():
                return None
            case Hold():
                return self._why_no_hold()
            case Moon():
                return None if rules.moon is not MoonRule.OFF else _not_in_game(RuleId.SHOOT_MOON)
            case Misdeal():
                return self._why_no_misdeal()
        if call.amount % rules.bid_step:
            return Illegality(reason=Wrong.NOT_A_STEP, rule=RuleId.HIGHER_BID, limit=rules.bid_step)
        if call.amount > rules.max_bid:
            return Illegality(reason=Wrong.ABOVE_MAXIMUM, rule=RuleId.MAXIMUM_BID, limit=rules.max_bid)
        if call.amount < rules.min_bid:
            return Illegality(reason=Wrong.BELOW_MINIMUM, rule=RuleId.MINIMUM_BID, limit=rules.min_bid)
        if call.amount < self.least:
            return Illegality(reason=Wrong.NOT_HIGHER, rule=RuleId.HIGHER_BID, limit=self.least)
        if call.amount > self.least and not rules.jump_bids:
            return Illegality(reason=Wrong.NO_JUMP_BIDS, rule=RuleId.HIGHER_BID, limit=self.least)
        return None

    def _why_no_hold(self) -> Illegality | None:
        seat, bidder = self.to_act, self.high_bidder
        if self.rules.hold_partner is HoldPartner.OFF:
            return _not_in_game(RuleId.HOLD_PARTNER)
        if seat is None or bidder is not seat.partner:
            return Illegality(reason=Wrong.PARTNER_NOT_HIGH, rule=RuleId.HOLD_PARTNER)
        if seat in self.held:
            return Illegality(reason=Wrong.HELD_ALREADY, rule=RuleId.HOLD_PARTNER)
        return None

    def _why_no_misdeal(self) -> Illegality | None:
        if self.rules.misdeal is MisdealRule.OFF:
            return _not_in_game(RuleId.MISDEAL)
        if any(seat is self.to_act for seat, _ in self.by_seat):
            return Illegality(reason=Wrong.NOT_FIRST_CALL, rule=RuleId.MISDEAL)
        return None

    def after(self, call: Call) -> "Auction":
        """Return the auction with ``call`` added; the caller has checked that it is legal."""
        return Auction(self.rules, self.dealer, (*self.calls, call))


def _not_in_game(rule: RuleId) -> Illegality:
    return Illegality(reason=Wrong.NO_SUCH_CALL, rule=rule)
