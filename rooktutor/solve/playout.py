"""One layout in play: a small mutable table of integers on which rules of thumb play cards.

Each seat chooses from what it could have seen itself, never from the other hands. Positions of
the game itself are immutable and stay outside; this is their fast counterpart for the inner loops.
"""

from dataclasses import dataclass, field

from rooktutor.rules.axes import Bonus, NestOwner, Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._chart import Chart
from rooktutor.solve.problem import marked_bonus
from rooktutor.solve.thumb import Look, choose


@dataclass(slots=True)
class Table:
    """Four open hands in the middle of the play; seats, cards and sets of cards are integers."""

    rules: RuleSet
    chart: Chart
    hands: list[int]
    buried: int
    declarer: int
    called: int
    """The called card of Call Partner, -1 where none is called."""
    leader: int
    trick: list[int] = field(default_factory=list)
    played: int = 0
    may: list[int] = field(default_factory=lambda: [-1, -1, -1, -1])
    points: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    tricks: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    declaring: int = 0
    """A bit for each seat of the declaring side."""

    def copy(self) -> "Table":
        """Return an independent copy."""
        return Table(
            rules=self.rules,
            chart=self.chart,
            hands=list(self.hands),
            buried=self.buried,
            declarer=self.declarer,
            called=self.called,
            leader=self.leader,
            trick=list(self.trick),
            played=self.played,
            may=list(self.may),
            points=list(self.points),
            tricks=list(self.tricks),
            declaring=self.declaring,
        )

    @property
    def to_play(self) -> int:
        """The seat whose turn it is."""
        return (self.leader + len(self.trick)) % 4

    def play(self, card: int) -> None:
        """Play ``card`` for the seat whose turn it is and settle the trick when it is complete."""
        seat = self.to_play
        chart = self.chart
        self.hands[seat] &= ~(1 << card)
        self.played |= 1 << card
        self.trick.append(card)
        self.may[seat] &= ~shown_without(chart, self.trick[0], card)
        if len(self.trick) == 4:
            winner = (self.leader + chart.winner(self.trick)) % 4
            worth = chart.worth
            self.points[winner] += sum(worth[played] for played in self.trick)
            self.tricks[winner] += 1
            self.leader = winner
            self.trick = []

    def run(self, cards_left: int = 0) -> None:
        """Let rules of thumb play until every hand has at most ``cards_left`` cards, at a trick's end."""
        while self.trick or self.hands[self.leader].bit_count() > cards_left:
            seat = self.to_play
            hand = self.hands[seat]
            if not hand:
                return
            led = self.chart.suit[self.trick[0]] if self.trick else -1
            legal = self.chart.legal(hand, led)
            if legal & (legal - 1) == 0:
                self.play(legal.bit_length() - 1)
            else:
                self.play(choose(self.chart, self.look(seat, legal)))

    def look(self, seat: int, legal: int) -> Look:
        """Return what ``seat`` may know when it must play one of ``legal``."""
        gone = self.played
        if seat == self.declarer:
            gone |= self.buried
        return Look(
            seat=seat,
            hand=self.hands[seat],
            legal=legal,
            trick=self.trick,
            gone=gone,
            may=self.may,
            sizes=[hand.bit_count() for hand in self.hands],
            friend=self.friends(seat),
            declaring=bool(self.declaring >> seat & 1),
            declarer=self.declarer,
            stake=stake(self.rules),
        )

    def friends(self, seat: int) -> list[bool]:
        """Return for each seat whether ``seat`` takes it for a friend, from what it knows."""
        if self.rules.teams is Teams.FIXED:
            return [(other ^ seat) & 1 == 0 for other in range(4)]
        open_sides = self.called >= 0 and self.played >> self.called & 1
        own = self.declaring >> seat & 1
        if open_sides or (own and seat != self.declarer):
            return [self.declaring >> other & 1 == own for other in range(4)]
        if own:
            return [other == seat for other in range(4)]
        return [other != self.declarer for other in range(4)]

    def outcome(self) -> int:
        """Return the points of the declaring side when the last card is played, nest and bonus included."""
        return sum(self.points[seat] for seat in range(4) if self.declaring >> seat & 1) + self.last_points(
            self.leader
        )

    def last_points(self, winner: int) -> int:
        """Return what the declaring side gets beside its tricks if ``winner`` took the last of them."""
        rules = self.rules
        ours = self.declaring >> winner & 1
        total = 0
        nest = self.chart.points(self.buried)
        if ours or rules.nest_owner is NestOwner.DECLARER:
            total += nest
        if rules.bonus is Bonus.LAST_TRICK and ours:
            total += rules.bonus_points
        won = sum(self.tricks[seat] for seat in range(4) if self.declaring >> seat & 1)
        return total + marked_bonus(rules, won)


def shown_without(chart: Chart, led: int, card: int) -> int:
    """Return the cards that a seat shows it did not hold by playing ``card`` when ``led`` was led.

    A card of the color asked for shows nothing, and neither does a card that may be played at any
    time: its owner may have had a choice. Whoever fails to follow a lead of trump may still have a
    bird that need not be played.
    """
    suit = chart.suit[led]
    if chart.suit[card] == suit or chart.free >> card & 1:
        return 0
    lacking = chart.suits[suit]
    return lacking & ~chart.excused if suit == chart.trump else lacking


def stake(rules: RuleSet) -> float:
    """Return the points that the last trick is expected to bring beside its own cards."""
    points = float(rules.bonus_points) if rules.bonus is Bonus.LAST_TRICK else 0.0
    if rules.nest_owner is NestOwner.LAST_TRICK:
        points += rules.card_points * rules.nest / len(rules.pack)
    return points


def declaring_side(rules: RuleSet, hands: list[int], declarer: int, called: int) -> int:
    """Return the seats of the declaring side as bits: with a called card, whoever holds it joins."""
    bits_of_side = 1 << declarer
    if rules.teams is Teams.FIXED:
        return bits_of_side | 1 << (declarer + 2) % 4
    if called >= 0:
        for seat in range(4):
            if hands[seat] >> called & 1:
                bits_of_side |= 1 << seat
    return bits_of_side
