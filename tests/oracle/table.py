"""One hand from the deal to the score, action by action; the oracle's answer to a position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.oracle import nest as exchange
from tests.oracle import play, score
from tests.oracle.auction import Auction
from tests.oracle.deck import Rules, in_order, pack
from tests.oracle.presets import COLORS, SEATS, left_of


def trumps(rules: Rules) -> list[str]:
    """What declarer may name: a color, no trump where that is played, low where that is too."""
    return [
        *COLORS,
        *{"colors": (), "no_trump": ("none",), "no_trump_or_low": ("none", "low")}[
            str(rules["trump_choice"])
        ],
    ]


@dataclass
class Table:
    """A hand being played; `do` changes it."""

    rules: Rules
    dealer: str
    hands: dict[str, list[str]]
    nest: list[str]
    auction: Auction = field(init=False)
    away: list[str] | None = None
    trump: str | None = None
    called: str | None = None
    leader: str | None = None  # whom declarer chose to lead first, where he chooses
    tricks: list[tuple[str, list[str]]] = field(default_factory=list)
    declarer: str | None = None  # the high bidder, once the auction is over
    before: Mapping[str, int] = field(default_factory=dict)  # scores before the hand, where not zeros

    def __post_init__(self) -> None:
        self.dealt = {seat: list(cards) for seat, cards in self.hands.items()}
        self.hands = {seat: list(cards) for seat, cards in self.hands.items()}
        self.auction = Auction(self.rules, self.dealer)
        everything = [card for cards in self.hands.values() for card in cards] + list(self.nest)
        assert in_order(everything) == pack(self.rules), "not a pack"

    # -- where are we ------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """auction, discard, trump, call, lead, play or over."""
        if self.declarer is None:
            return "over" if self.auction.over else "auction"
        if self.is_void:
            return "over"
        after_discard = self.rules["trump_naming"] == "after_discard"
        for step in ("discard", "trump") if after_discard else ("trump", "discard"):
            if step == "trump" and self.trump is None:
                return "trump"
            if step == "discard" and self.away is None and exchange.size(self.rules) > 0:
                return "discard"
        if self.rules["teams"] == "called" and self.called is None:
            return "call"
        if self.leader is None and play.leaders(self.rules, self.declarer):
            return "lead"
        return "over" if self.complete == int(str(self.rules["hand"])) else "play"

    @property
    def nest_taken(self) -> bool:
        """Whether declarer has picked up the nest; where trump comes first, not before it is named."""
        if self.declarer is None or not self.nest:
            return False
        return self.rules["trump_naming"] != "before_nest" or self.trump is not None

    @property
    def turned(self) -> list[str]:
        """What lies face up in the nest during the auction: its top card, where the game says so."""
        return self.nest[-1:] if self.rules["nest_visibility"] == "top_card" else []

    @property
    def is_blind(self) -> bool:
        """Whether everybody bids without having seen his own cards: the bird is turned up."""
        blind = self.rules["blind_bid"] == "bird_turned" and "Rook" in self.turned
        return blind and not self.auction.over

    @property
    def is_void(self) -> bool:
        """Whether declarer, nest in hand, has too little to lay away, in a game that then deals again."""
        if self.rules["discard_shortfall"] != "redeal" or self.away is not None or not self.nest_taken:
            return False
        return exchange.short(self.rules, self.holding)

    @property
    def complete(self) -> int:
        """How many tricks have been taken."""
        return sum(len(cards) == 4 for _, cards in self.tricks)

    @property
    def on_the_table(self) -> tuple[str, list[str]]:
        """Leader and cards of the trick in progress."""
        if self.tricks and len(self.tricks[-1][1]) < 4:
            return self.tricks[-1]
        assert self.declarer is not None and self.trump is not None
        if not self.tricks:
            return play.first_leader(self.rules, self.dealer, self.declarer, self.leader), []
        leader, cards = self.tricks[-1]
        return play.trick_winner(self.rules, leader, cards, self.trump), []

    @property
    def to_act(self) -> str | None:
        """Whose turn it is."""
        if self.phase == "auction":
            return self.auction.to_act
        if self.phase == "over":
            return None
        if self.phase != "play":
            return self.declarer
        leader, cards = self.on_the_table
        return left_of(leader, len(cards))

    @property
    def partner(self) -> str | None:
        """Who holds, or held, the called card; None when nobody else does."""
        assert self.declarer is not None
        for seat in SEATS:
            if seat != self.declarer and self.called in self.dealt[seat]:
                return seat
        return None

    @property
    def holding(self) -> list[str]:
        """Declarer's cards before laying away: hand and nest."""
        assert self.declarer is not None
        return in_order([*self.hands[self.declarer], *self.nest])

    # -- what may be done --------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Every legal action, written as in a record; discards are many, so they have their own function."""
        match self.phase:
            case "auction":
                seat = self.auction.to_act
                assert seat is not None
                return self.auction.legal(self.hands[seat], self.turned, blind=self.is_blind)
            case "discard":
                found = exchange.discards(self.rules, self.holding, self.trump)
                return [" ".join(away) for away in found]
            case "trump":
                return trumps(self.rules)
            case "call":
                assert self.declarer is not None
                return exchange.callable_cards(self.rules, self.hands[self.declarer], self.away or [])
            case "lead":
                assert self.declarer is not None
                return play.leaders(self.rules, self.declarer)
            case "play":
                seat, (_, cards) = self.to_act, self.on_the_table
                assert seat is not None and self.trump is not None
                return play.legal_cards(self.rules, self.hands[seat], self.trump, cards[0] if cards else None)
        return []

    def do(self, action: str) -> None:
        """Carry out an action of the seat to act."""
        match self.phase:
            case "auction":
                assert action in self.legal(), (action, self.legal())
                self.auction.call(action)
                self.declarer = self.auction.declarer
            case "discard":
                self._lay_away(action.split())
            case "trump":
                assert action in trumps(self.rules)
                self.trump = action
            case "call":
                assert action in self.legal()
                self.called = action
            case "lead":
                assert action in self.legal()
                self.leader = action
            case "play":
                self._play(action)
            case phase:
                raise AssertionError(f"nothing to do: {phase}")

    def _lay_away(self, away: list[str]) -> None:
        assert self.declarer is not None
        assert exchange.may_lay_away(self.rules, self.holding, away, self.trump), away
        self.hands[self.declarer] = [card for card in self.holding if card not in away]
        self.away = in_order(away)

    def _play(self, card: str) -> None:
        seat = self.to_act
        assert seat is not None and card in self.legal(), (card, self.legal())
        leader, cards = self.on_the_table
        if not cards:
            self.tricks.append((leader, []))
        self.tricks[-1][1].append(card)
        self.hands[seat].remove(card)

    # -- what came of it ---------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any]:
        """Captured, bonus, scored and made, when the hand is over."""
        assert self.phase == "over"
        if self.declarer is None or self.is_void:
            nothing = dict.fromkeys(score.parties(self.rules), 0)
            return {"declarer": None, "scored": nothing}
        assert self.trump is not None and self.auction.bid is not None
        team = score.bidding_team(self.rules, self.declarer, self.partner)
        mine, theirs = score.captured(
            self.rules, self.declarer, self.partner, self.tricks, self.away or [], self.trump
        )
        own_bonus, their_bonus = score.bonus(self.rules, team, self.tricks, self.trump)
        made = mine + own_bonus >= self.auction.bid
        written = score.made_or_set(self.rules, self.auction.bid, mine + own_bonus, theirs + their_bonus)
        if self.auction.shot:
            written = score.moon(self.rules, written, made=made)
        return {
            "declarer": self.declarer,
            "bid": self.auction.bid,
            "team": team,
            "captured": score.per_party(self.rules, team, mine, theirs),
            "bonus": score.per_party(self.rules, team, own_bonus, their_bonus),
            "scored": self._added(score.per_party(self.rules, team, *written), team, made=made),
            "made": made,
        }

    def decides(self) -> str | None:
        """Which side wins the match by this finished hand, whatever the scores: a moon may do that."""
        if self.declarer is None or self.is_void or not self.auction.shot:
            return None
        return score.moon_decides(self.rules, self.declarer, made=bool(self.outcome()["made"]))

    def _added(
        self, written: Mapping[str, score.Number], team: list[str], *, made: bool
    ) -> dict[str, score.Number]:
        """What everybody's score rises or falls by."""
        own = score.per_party(self.rules, team, made, False)
        return {
            party: score.added(self.rules, self.before.get(party, 0), amount, bool(own[party]))
            for party, amount in written.items()
        }


def played(
    rules: Rules, dealer: str, hands: Mapping[str, Sequence[str]], nest: Sequence[str], actions: Sequence[str]
) -> Table:
    """The table after these actions."""
    table = Table(rules, dealer, {seat: list(cards) for seat, cards in hands.items()}, list(nest))
    for action in actions:
        table.do(action)
    return table
