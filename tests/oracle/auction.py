"""M7: seats speak clockwise, a pass is final, a bid beats the last one by at least a step.

House rules add three words: hold, moon and misdeal.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.oracle.deck import Rules, pack, points
from tests.oracle.presets import SEATS, left_of, partner_of


@dataclass
class Auction:
    """An auction so far: what was called and what follows from it."""

    rules: Rules
    dealer: str
    calls: list[tuple[str, str]] = field(default_factory=list)  # (seat, the word or number)

    @property
    def first(self) -> str:
        """Who speaks first."""
        return self.dealer if self.rules["first_bidder"] == "dealer" else left_of(self.dealer)

    @property
    def passed(self) -> set[str]:
        """Seats that are out."""
        return {seat for seat, call in self.calls if call == "pass"}

    @property
    def high(self) -> tuple[str, int] | None:
        """The seat and amount of the last bid; a moon is a bid of all that can be taken."""
        for seat, call in reversed(self.calls):
            if call == "moon":
                return seat, everything(self.rules)
            if call.isdigit():
                return seat, int(call)
        return None

    @property
    def shot(self) -> bool:
        """Whether somebody called the moon."""
        return any(call == "moon" for _, call in self.calls)

    @property
    def thrown_in(self) -> str | None:
        """Who asked for new cards."""
        return next((seat for seat, call in self.calls if call == "misdeal"), None)

    @property
    def only_partners_left(self) -> bool:
        """Whether both opponents passed, and the partner held after the high bid was made."""
        if self.high is None:
            return False
        bidder = self.high[0]
        if not {left_of(bidder), left_of(bidder, 3)} <= self.passed:
            return False
        place = max(n for n, (seat, call) in enumerate(self.calls) if seat == bidder and call.isdigit())
        return (partner_of(bidder), "hold") in self.calls[place:]

    @property
    def dealer_is_stuck(self) -> bool:
        """Everybody else passed before the dealer said a word, in a game that then forces him."""
        return (
            self.rules["all_pass"] == "dealer_forced_min"
            and self.high is None
            and self.passed == set(SEATS) - {self.dealer}
        )

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to say."""
        left = len(SEATS) - len(self.passed)
        at_the_top = (
            self.high is not None
            and bool(self.rules["stop_at_max"])
            and self.rules["max_bid"] is not None
            and self.high[1] >= int(str(self.rules["max_bid"]))
        )
        if self.shot or self.thrown_in or self.only_partners_left:
            return True
        return left == 0 or (left == 1 and self.high is not None) or at_the_top or self.dealer_is_stuck

    @property
    def to_act(self) -> str | None:
        """Whose turn it is: the next seat clockwise that has not passed."""
        if self.over:
            return None
        seat = left_of(self.calls[-1][0]) if self.calls else self.first
        while seat in self.passed:
            seat = left_of(seat)
        return seat

    @property
    def declarer(self) -> str | None:
        """Who plays the hand, when the auction is over and not everybody passed or somebody threw it in."""
        if not self.over or self.thrown_in:
            return None
        if self.high is not None:
            return self.high[0]
        return self.dealer if self.dealer_is_stuck else None

    @property
    def bid(self) -> int | None:
        """What declarer has to make."""
        if self.declarer is None:
            return None
        return self.high[1] if self.high is not None else int(str(self.rules["min_bid"]))

    def may_hold(self) -> bool:
        """Whether the seat to act may hold: its partner has the high bid, and it has not held before."""
        seat = self.to_act
        partner_is_high = self.high is not None and seat is not None and self.high[0] == partner_of(seat)
        return self.rules["hold_partner"] == "once" and partner_is_high and (seat, "hold") not in self.calls

    def may_throw_in(self, hand: Sequence[str], turned: Sequence[str]) -> bool:
        """Whether the seat to act may ask for new cards: it sees no counter and has said no word."""
        if self.rules["misdeal"] == "off" or any(seat == self.to_act for seat, _ in self.calls):
            return False
        return not any(points(self.rules, card) for card in [*hand, *turned])

    def legal(
        self, hand: Sequence[str] = (), turned: Sequence[str] = (), *, blind: bool = False
    ) -> list[str]:
        """Every call that the seat to act may make: pass, hold, bids rising, moon, misdeal.

        `turned` lies face up in the nest; `blind` says that nobody has seen his own cards.
        """
        if self.over:
            return []
        step = int(str(self.rules["bid_step"]))
        lowest = int(str(self.rules["min_bid"]))
        ceiling = self.rules["max_bid"]
        assert ceiling is not None, "without a ceiling the list has no end"
        bids = [b for b in range(lowest, int(str(ceiling)) + 1) if b % step == 0]
        if self.high is not None:
            bids = [b for b in bids if b >= self.high[1] + step]
        if not self.rules["jump_bids"]:
            bids = bids[:1]  # the opening bid too: nobody may bid more than he has to
        return [
            "pass",
            *(["hold"] if self.may_hold() else []),
            *map(str, bids),
            *(["moon"] if self.rules["moon"] != "off" else []),
            *(["misdeal"] if not blind and self.may_throw_in(hand, turned) else []),
        ]

    def call(self, word: str) -> None:
        """The seat to act calls; whether it may throw its cards in, whoever knows them has asked."""
        assert word in self.legal(), (word, self.legal())
        seat = self.to_act
        assert seat is not None
        self.calls.append((seat, word))


def everything(rules: Rules) -> int:
    """All the points of a hand: those of the cards, and the bonus."""
    return sum(points(rules, card) for card in pack(rules)) + int(str(rules["bonus_points"]))


def after(rules: Rules, dealer: str, words: Iterable[str]) -> Auction:
    """The auction in which these calls were made in turn."""
    auction = Auction(rules, dealer)
    for word in words:
        auction.call(word)
    return auction
