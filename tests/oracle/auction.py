"""M7: seats speak clockwise, a pass is final, a bid beats the last one by at least a step."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.oracle.deck import Rules
from tests.oracle.presets import SEATS, left_of


@dataclass
class Auction:
    """An auction so far: what was called and what follows from it."""

    rules: Rules
    dealer: str
    calls: list[tuple[str, str]] = field(default_factory=list)  # (seat, "pass" or the number)

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
        """The seat and amount of the last bid."""
        for seat, call in reversed(self.calls):
            if call != "pass":
                return seat, int(call)
        return None

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
        """Who plays the hand, when the auction is over and not everybody passed."""
        if not self.over:
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

    def legal(self) -> list[str]:
        """Every call that the seat to act may make, pass first, bids rising."""
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
        return ["pass", *map(str, bids)]

    def call(self, word: str) -> None:
        """The seat to act calls."""
        assert word in self.legal(), (word, self.legal())
        seat = self.to_act
        assert seat is not None
        self.calls.append((seat, word))


def after(rules: Rules, dealer: str, words: Iterable[str]) -> Auction:
    """The auction in which these calls were made in turn."""
    auction = Auction(rules, dealer)
    for word in words:
        auction.call(word)
    return auction
