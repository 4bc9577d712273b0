"""What calls, discards, trump colors and called cards are worth over layouts.

A contract is valued by letting declarer exchange by rules of thumb and solving the play with all
hands open. In the auction the other seats are taken to bid on by their strength (``strength``)
while it covers the next step, never over their partner, and this seat to stay in as long as its
own strength does: so a low bid keeps the chance to go on, and a pass is worth what the others
then do. When all would pass, the hand is worth nothing to anybody.
"""

from collections.abc import Sequence
from typing import Protocol

from rooktutor.cards import CARDS, CardSet, Trump
from rooktutor.game.actions import HOLD, Action, Bid, Call, CallCard, Discard, Moon, NameTrump, Pass
from rooktutor.game.auction import Auction
from rooktutor.game.public import Phase
from rooktutor.game.scoring import score_difference
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.seats import Seat
from rooktutor.solve._chart import chart
from rooktutor.solve.contracts import call_candidates, quick_call, table_at_lead, table_by_thumb
from rooktutor.solve.discards import discards, trump_rating
from rooktutor.solve.layouts import Layout
from rooktutor.solve.playout import Table
from rooktutor.solve.plays import PlayValuer
from rooktutor.solve.solving import best_points
from rooktutor.solve.strength import ceiling
from rooktutor.solve.unseen import limit, may_hold

SEATS = tuple(Seat)

DISCARDS_OF_BEST_TRUMP = 6
"""Discards looked at with the color that suits the hand best."""
DISCARDS_OF_OTHER_TRUMP = 1
"""Discards looked at with each other color."""
CALLED_CARDS = 6
"""Cards looked at when declarer calls a partner."""


class Valuer(Protocol):
    """Collects score differences of a decision's actions, layout by layout."""

    scores: dict[Action, list[float]]
    made: dict[Action, list[bool]]
    equals: dict[Action, tuple[Action, ...]]
    exact: bool

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None) -> None:
        """Value every action in each of ``layouts``."""


def valuer(view: View) -> Valuer:
    """Return what values the decision that ``view`` is to make."""
    match view.phase:
        case Phase.AUCTION:
            return CallValuer(view)
        case Phase.DISCARD:
            return DiscardValuer(view)
        case Phase.TRUMP:
            return TrumpValuer(view)
        case Phase.CALL:
            return CallCardValuer(view)
        case _:
            return PlayValuer(view)


class CallValuer:
    """Values a pass and every legal bid."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.scores: dict[Action, list[float]] = {action: [] for action in view.legal_actions()}
        self.made: dict[Action, list[bool]] = {action: [] for action in self.scores}
        self.equals: dict[Action, tuple[Action, ...]] = {}
        self.exact = False
        self._own = limit(view)

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None) -> None:
        """Value every call in each of ``layouts``."""
        view, rules = self._view, self._view.rules
        me = view.seat
        for layout in layouts:
            hands = [hand.mask for hand in layout.hands]
            limits = [self._own if view.public.blind else ceiling(rules, hand) for hand in hands]
            limits[me.index] = self._own
            points: dict[Seat, int] = {}
            tables: dict[Seat, Table] = {}

            def taken(
                declarer: Seat,
                layout: Layout = layout,
                hands: list[int] = hands,
                points: dict[Seat, int] = points,
                tables: dict[Seat, Table] = tables,
            ) -> int:
                if declarer not in points:
                    table = table_by_thumb(
                        rules, hands, layout.buried.mask, declarer.index, view.public.dealer.index
                    )
                    tables[declarer] = table
                    points[declarer] = best_points([table], cancelled=cancelled)[0]
                return points[declarer]

            for call, scores in self.scores.items():
                assert isinstance(call, Call)  # noqa: S101 - only calls are legal in the auction
                auction = _rest_of_auction(view.public.auction.after(call), limits)
                declarer, bid = auction.declarer, auction.bid
                if declarer is None or bid is None:
                    scores.append(0.0)
                else:
                    total = taken(declarer)
                    own = bool(tables[declarer].declaring >> me.index & 1)
                    worth = score_difference(rules, bid, total, moon=auction.moon)
                    scores.append(float(worth * (1 if own else -1)))
                if isinstance(call, Bid | Moon):
                    amount = call.amount if isinstance(call, Bid) else rules.moon_bid
                    self.made[call].append(taken(me) >= amount)


def _rest_of_auction(auction: Auction, limits: Sequence[int]) -> Auction:
    """Let every seat bid the least while its limit covers it and its partner does not hold the bid.

    Over a partner it holds, where it may and would bid on.
    """
    while True:
        seat = auction.to_act
        if seat is None:
            return auction
        partners = auction.rules.teams is Teams.FIXED and auction.high_bidder is seat.partner
        if may_hold(auction, limits[seat.index]):
            auction = auction.after(HOLD)
        elif auction.least <= min(limits[seat.index], auction.rules.max_bid) and not partners:
            auction = auction.after(Bid(auction.least))
        else:
            auction = auction.after(Pass())


class _ContractValuer:
    """What the decisions of declarer before the first lead have in common: a table for each choice."""

    def __init__(self, view: View, choices: dict[Action, list[tuple[Trump, int, int]]]) -> None:
        """``choices`` maps each action to the ways to go on: trump, discard and called card."""
        self._view = view
        self._choices = choices
        self._rows: dict[tuple[Action, int], list[float]] = {
            (action, number): [] for action, ways in choices.items() for number in range(len(ways))
        }
        self._made: dict[tuple[Action, int], list[bool]] = {key: [] for key in self._rows}
        self.scores: dict[Action, list[float]] = {}
        self.made: dict[Action, list[bool]] = {}
        self.equals: dict[Action, tuple[Action, ...]] = {}
        self.exact = False

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None) -> None:
        """Value every choice in each of ``layouts``; of the ways to go on, the best on average counts."""
        view, rules = self._view, self._view.rules
        bid = view.bid
        assert bid is not None  # noqa: S101 - declarer has bid
        me = view.seat.index
        for layout in layouts:
            hands = [hand.mask for hand in layout.hands]
            pool = self._pool(layout)
            points: dict[tuple[Trump, int, int], int] = {}
            for (action, number), row in self._rows.items():
                way = self._choices[action][number]
                if way not in points:
                    trump, laid, called = self._way(way, pool)
                    table = table_at_lead(
                        rules, hands, pool, me, view.public.dealer.index, trump, laid, called
                    )
                    points[way] = best_points([table], cancelled=cancelled)[0]
                row.append(float(score_difference(rules, bid, points[way], moon=view.public.auction.moon)))
                self._made[action, number].append(points[way] >= bid)
        for action, ways in self._choices.items():
            best = max(range(len(ways)), key=lambda number: (sum(self._rows[action, number]), -number))
            self.scores[action] = self._rows[action, best]
            self.made[action] = self._made[action, best]

    def _pool(self, layout: Layout) -> int:
        """Declarer's cards with the nest among them."""
        view = self._view
        hand = view.hand.mask | (view.discard.mask if view.discard else 0)
        return hand if view.public.nest_taken else hand | layout.buried.mask

    def _way(self, way: tuple[Trump, int, int], pool: int) -> tuple[Trump, int, int]:
        """Fill in what depends on a nest that declarer has not seen: -1 stands for rules of thumb."""
        trump, laid, called = way
        rules = self._view.rules
        table = chart(rules, trump)
        if laid < 0:
            found = discards(rules, table, pool, 1)
            laid = found[0] if found else 0
        if called < 0:
            called = quick_call(rules, table, pool, laid)
        return trump, laid, called


class DiscardValuer(_ContractValuer):
    """Values a short list of discards; each counts with the trump that suits it best."""

    def __init__(self, view: View) -> None:
        rules, pool = view.rules, view.hand.mask
        colors = [view.trump] if view.trump else _colors_by_rating(view, pool)
        shortlist: list[int] = []
        for place, color in enumerate(colors):
            limit = DISCARDS_OF_OTHER_TRUMP if place else DISCARDS_OF_BEST_TRUMP
            for laid in discards(rules, chart(rules, color), pool, limit):
                if laid not in shortlist:
                    shortlist.append(laid)
        close = [
            color for color in colors if _rating(view, pool, color) > _rating(view, pool, colors[0]) - 12.0
        ]
        choices: dict[Action, list[tuple[Trump, int, int]]] = {}
        for laid in shortlist:
            own = max(colors, key=lambda color: trump_rating(chart(rules, color), pool & ~laid, rules.hand))
            choices[Discard(CardSet(laid))] = [
                (color, laid, -1) for color in dict.fromkeys((own, *close[:2]))
            ]
        super().__init__(view, choices)


class TrumpValuer(_ContractValuer):
    """Values everything that may be named as trump."""

    def __init__(self, view: View) -> None:
        laid = view.discard.mask if view.discard else -1 if view.rules.nest else 0
        super().__init__(view, {NameTrump(trump): [(trump, laid, -1)] for trump in view.rules.trumps})


class CallCardValuer(_ContractValuer):
    """Values a short list of cards to call; one of declarer's own, to play alone, is among them."""

    def __init__(self, view: View) -> None:
        rules, trump = view.rules, view.trump
        assert trump is not None  # noqa: S101 - a card is called after trump is named
        laid = view.discard.mask if view.discard else 0
        table = chart(rules, trump)
        found = call_candidates(rules, table, view.hand.mask | laid, CALLED_CARDS)
        own = max(
            view.hand, key=lambda card: (table.suit[card.index] == table.trump, table.height[card.index])
        )
        options = [CallCard(CARDS[card]) for card in found] + [CallCard(own)]
        legal = [option for option in options if view.why_illegal(option) is None]
        super().__init__(view, {option: [(trump, laid, option.card.index)] for option in legal})


def _rating(view: View, pool: int, color: Trump) -> float:
    return trump_rating(chart(view.rules, color), pool, view.rules.hand)


def _colors_by_rating(view: View, pool: int) -> list[Trump]:
    return sorted(view.rules.trumps, key=lambda color: (-_rating(view, pool, color), color.index))
