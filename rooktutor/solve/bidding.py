"""What calls, discards, trump colors and called cards are worth over layouts.

A contract is valued by letting declarer exchange by rules of thumb, solving the play with all hands
open, and asking what such points come to when nobody sees them all (``prospects``). In the auction
the other seats are taken to go as high as their strength does (``strength.climb``), which they judge a
little too high or too low, and never over their partner. So does this seat: a low bid keeps the chance to go
on, and a pass is worth what the others then do. When all would pass, the hand is worth nothing to anybody.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Protocol

from rooktutor.cards import CARDS, CardSet
from rooktutor.game.actions import (
    Action,
    Bid,
    CallCard,
    ChooseLeader,
    Discard,
    Moon,
    NameTrump,
)
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.seats import Seat
from rooktutor.solve._chart import chart
from rooktutor.solve.beside import Beside
from rooktutor.solve.callingon import CallingOn, End
from rooktutor.solve.contracts import Way, call_candidates, quick_call, table_at_lead, table_by_thumb
from rooktutor.solve.discards import discards, trump_ratings
from rooktutor.solve.keeping import one_card_apart
from rooktutor.solve.layouts import Layout
from rooktutor.solve.likelihood import misjudged
from rooktutor.solve.playout import Table
from rooktutor.solve.plays import PlayValuer
from rooktutor.solve.prospects import around, chance_of, prospects, value_of
from rooktutor.solve.race import Race
from rooktutor.solve.solving import best_points
from rooktutor.solve.strength import against, climb, highest_bid, strength
from rooktutor.solve.unseen import goes_to

DISCARDS_OF_BEST_TRUMP = 8
"""Discards looked at with the color that suits the hand best."""
DISCARDS_OF_OTHER_TRUMP = 1
"""Discards looked at with each other color."""
CLOSE = 12.0
"""Points of ``trump_ratings`` within which another trump than the best is looked at with a discard."""
CALLED_CARDS = 6
"""Cards looked at when declarer calls a partner."""


class Valuer(Protocol):
    """Collects score differences of a decision's actions, layout by layout."""

    scores: dict[Action, list[float]]
    made: dict[Action, list[float]]
    wins: dict[Action, list[float]]
    """The chance to win the match; empty unless the hand may end it."""
    equals: dict[Action, tuple[Action, ...]]
    exact: bool
    beside: Beside

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None, threads: int = 1) -> None:
        """Value every action in each of ``layouts``."""


def valuer(view: View, *, every_card: bool = False) -> Valuer:
    """Return what values the decision that ``view`` is to make; see ``DiscardValuer`` for ``every_card``."""
    match view.phase:
        case Phase.AUCTION:
            return CallValuer(view)
        case Phase.DISCARD:
            return DiscardValuer(view, every_card=every_card)
        case Phase.TRUMP:
            return TrumpValuer(view)
        case Phase.CALL:
            return CallCardValuer(view)
        case Phase.LEAD:
            return LeaderValuer(view)
        case _:
            return PlayValuer(view)


class CallValuer:
    """Values a pass and every legal bid.

    Without solving, what a declarer would take is told by the strength of the hands in each layout, and the
    chance to make a bid by the strength of the own hand alone.
    """

    def __init__(self, view: View, *, solves: bool = True) -> None:
        self._view = view
        self._solves = solves
        self.scores: dict[Action, list[float]] = {action: [] for action in view.legal_actions()}
        self.made: dict[Action, list[float]] = {action: [] for action in self.scores}
        self.equals: dict[Action, tuple[Action, ...]] = {}
        self.exact = False
        self._race = Race(view)
        self.wins: dict[Action, list[float]] = {call: [] for call in self.scores if self._race.near}
        self._own = goes_to(view)
        self._onward = CallingOn(view.public.auction)
        taken: list[tuple[int, ...]] = []
        contracts = [call for call in self.scores if isinstance(call, Bid | Moon)]
        self.beside = Beside(
            endings={call: [] for call in self.scores}, points=dict.fromkeys(contracts, taken)
        )
        self._taken = taken

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None, threads: int = 1) -> None:
        """Value every call in each of ``layouts``."""
        deals = [_Deal(self._view, layout, self._own) for layout in layouts]
        for deal in deals:
            deal.go_on(self.scores, self._onward)
        if self._solves:
            tables = [table for deal in deals for table in deal.wanted()]
            solved = iter(best_points(tables, cancelled=cancelled, threads=threads))
            for deal in deals:
                deal.take(solved)
        rows = [(call, scores, self.beside.endings[call]) for call, scores in self.scores.items()]
        for deal in deals:
            self._taken.append(deal.expected(self._view.seat))
            self.beside.strengths.append(deal.strengths)
            for call, scores, endings in rows:
                end = deal.end(call)
                scores.append(deal.value(end))
                endings.append((end.declarer, end.bid or 0))
                if self.wins:
                    self.wins[call].append(deal.win(end, self._race))
                if isinstance(call, Bid | Moon):
                    amount = call.amount if isinstance(call, Bid) else self._view.rules.moon_bid
                    self.made[call].append(chance_of(amount, self._taken[-1]))


class _Deal:
    """One layout in the auction: how it goes on after each call, and what each declarer would take."""

    def __init__(self, view: View, layout: Layout, own: int) -> None:
        self._view = view
        self._layout = layout
        self._hands = [hand.mask for hand in layout.hands]
        self._strengths = [strength(view.rules, hand).points for hand in self._hands]
        luck = Random(hash(tuple(self._hands)))
        blind = view.public.blind
        self._limits = [
            own
            if seat is view.seat
            else highest_bid(view.rules, own + misjudged(view.rules, luck))
            if blind
            else climb(view.rules, points + misjudged(view.rules, luck))
            for seat, points in zip(Seat, self._strengths, strict=True)
        ]
        self._ends: Mapping[Action, End] = {}
        self._worth: dict[End, float] = {}
        self._tables: dict[Seat, Table] = {}
        self._points: dict[Seat, int] = {}
        self._likely: dict[Seat, tuple[int, ...]] = {}

    def go_on(self, calls: Iterable[Action], onward: CallingOn) -> None:
        """Let the auction go on to its end after each of ``calls``."""
        self._ends = onward.ends(calls, self._limits)

    @property
    def strengths(self) -> tuple[float, ...]:
        """The strength of each hand as declarer, in points."""
        return tuple(self._strengths)

    def end(self, call: Action) -> End:
        """Return who declares after ``call``, and at what bid."""
        return self._ends[call]

    def wanted(self) -> list[Table]:
        """Return a table for everybody who would declare after one of the calls, and for this seat."""
        declarers = {end.declarer for end in self._ends.values()} | {self._view.seat}
        return [self._table(seat) for seat in Seat if seat in declarers]

    def _table(self, declarer: Seat) -> Table:
        if declarer not in self._tables:
            self._tables[declarer] = table_by_thumb(
                self._view.rules,
                self._hands,
                self._layout.buried.mask,
                declarer.index,
                self._view.public.dealer.index,
            )
        return self._tables[declarer]

    def take(self, solved: Iterator[int]) -> None:
        """Keep the points of the tables that were wanted."""
        for seat in self._tables:
            self._points[seat] = next(solved)

    def likely(self, declarer: Seat) -> tuple[int, ...]:
        """Return the points that the side of ``declarer`` may take in this layout."""
        if declarer not in self._likely:
            rules = self._view.rules
            points = None if declarer in self._points else against(rules, self._strengths, declarer.index)
            self._likely[declarer] = self.expected(declarer) if points is None else around(rules, points)
        return self._likely[declarer]

    def expected(self, declarer: Seat) -> tuple[int, ...]:
        """Return the points that it may take by the strength of its own hand, and by the solver if it ran."""
        return prospects(self._view.rules, self._points.get(declarer), self._strengths[declarer.index])

    def value(self, end: End) -> float:
        """Return the score difference of the hand that ``end`` leads to, for the seat that calls."""
        if end not in self._worth:
            self._worth[end] = self._value(*end)
        return self._worth[end]

    def _value(self, declarer: Seat | None, bid: int | None, moon: bool) -> float:  # noqa: FBT001 - an End
        if declarer is None or bid is None:
            return 0.0
        own = self._declaring(declarer) >> self._view.seat.index & 1
        worth = value_of(self._view.rules, bid, self.likely(declarer), moon=moon)
        return worth if own else -worth

    def win(self, end: End, race: Race) -> float:
        """Return the chance to win the match after ``end``, for the seat that calls."""
        declarer, bid, moon = end
        if declarer is None or bid is None:
            return race.stay()
        return race.over(declarer.index, self._declaring(declarer), bid, self.likely(declarer), moon=moon)

    def _declaring(self, declarer: Seat) -> int:
        """A bit for each seat of the declaring side if ``declarer`` declares."""
        if self._view.rules.teams is Teams.FIXED:
            return 1 << declarer.index | 1 << declarer.partner.index
        return self._table(declarer).declaring


class _ContractValuer:
    """What the decisions of declarer before the first lead have in common: a table for each choice."""

    def __init__(self, view: View, choices: dict[Action, list[Way]], named: Iterable[Way] = ()) -> None:
        """``choices`` maps each action to the ways to go on; without a leader, each that there is.

        ``named`` are ways that tell what a trump is worth, and count for no action.
        """
        self._view = view
        self._named: dict[Way, list[float]] = {way: [] for each in named for way in _with_leaders(view, each)}
        self._choices = choices = {
            action: [way for each in ways for way in _with_leaders(view, each)]
            for action, ways in choices.items()
        }
        self._strength = strength(view.rules, view.dealt.mask).points
        self._rows: dict[tuple[Action, int], list[float]] = {
            (action, number): [] for action, ways in choices.items() for number in range(len(ways))
        }
        self._made: dict[tuple[Action, int], list[float]] = {key: [] for key in self._rows}
        self._taken: dict[tuple[Action, int], list[tuple[int, ...]]] = {key: [] for key in self._rows}
        self.beside = Beside()
        self._race = Race(view)
        self._wins: dict[tuple[Action, int], list[float]] = {key: [] for key in self._rows if self._race.near}
        self.wins: dict[Action, list[float]] = {}
        self.scores: dict[Action, list[float]] = {}
        self.made: dict[Action, list[float]] = {}
        self.equals: dict[Action, tuple[Action, ...]] = {}
        self.exact = False

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None, threads: int = 1) -> None:
        """Value every choice in each of ``layouts``; of the ways to go on, the best on average counts."""
        view, rules = self._view, self._view.rules
        bid = view.bid
        assert bid is not None  # noqa: S101 - declarer has bid
        me = view.seat.index
        for layout in layouts:
            hands = [hand.mask for hand in layout.hands]
            pool = self._pool(layout)
            tables: dict[Way, Table] = {}
            for way in dict.fromkeys(way for ways in (*self._choices.values(), self._named) for way in ways):
                told = self._way(way, pool)
                tables[way] = table_at_lead(rules, hands, pool, me, view.public.dealer.index, told)
            solved = best_points(list(tables.values()), cancelled=cancelled, threads=threads)
            points = dict(zip(tables, solved, strict=True))
            for (action, number), row in self._rows.items():
                likely = prospects(rules, points[self._choices[action][number]], self._strength)
                moon = view.public.auction.moon
                row.append(value_of(rules, bid, likely, moon=moon))
                self._made[action, number].append(chance_of(bid, likely))
                self._taken[action, number].append(likely)
                if self._wins:
                    declaring = tables[self._choices[action][number]].declaring
                    won = self._race.over(me, declaring, bid, likely, moon=moon)
                    self._wins[action, number].append(won)
            for way, row in self._named.items():
                likely = prospects(rules, points[way], self._strength)
                row.append(value_of(rules, bid, likely, moon=view.public.auction.moon))
        counts = self._wins or self._rows
        for action, ways in self._choices.items():
            best = max(range(len(ways)), key=lambda number: (sum(counts[action, number]), -number))
            self.scores[action] = self._rows[action, best]
            self.made[action] = self._made[action, best]
            self.beside.points[action] = self._taken[action, best]
            self.beside.trumps[action] = ways[best].trump
            if self._wins:
                self.wins[action] = self._wins[action, best]
        if self._named:
            by_action = ((self._choices[key[0]][key[1]].trump, row) for key, row in self._rows.items())
            self.beside.note_trumps([*by_action, *((way.trump, row) for way, row in self._named.items())])

    def _pool(self, layout: Layout) -> int:
        """Declarer's cards with the nest among them."""
        view = self._view
        hand = view.hand.mask | (view.discard.mask if view.discard else 0)
        return hand if view.public.nest_taken else hand | layout.buried.mask

    def _way(self, way: Way, pool: int) -> Way:
        """Fill in what depends on a nest that declarer has not seen: -1 stands for rules of thumb."""
        trump, laid, called, leader = way
        rules = self._view.rules
        table = chart(rules, trump)
        if laid < 0:
            found = discards(rules, table, pool, 1)
            laid = found[0] if found else 0
        if called < 0:
            called = quick_call(rules, table, pool, laid)
        return Way(trump, laid, called, leader)


class DiscardValuer(_ContractValuer):
    """Values a short list of discards; each counts with the trump that suits it best.

    With ``every_card`` there is for each card one discard that keeps it and one that lays it away, so far as
    the rules allow both, and something for each trump that may be named.
    """

    def __init__(self, view: View, *, every_card: bool = False) -> None:
        rules, pool = view.rules, view.hand.mask
        ratings = {view.trump: 0.0} if view.trump else trump_ratings(rules, pool)
        colors = sorted(ratings, key=lambda named: -ratings[named])
        shortlist: list[int] = []
        for place, color in enumerate(colors):
            limit = DISCARDS_OF_OTHER_TRUMP if place else DISCARDS_OF_BEST_TRUMP
            for laid in discards(rules, chart(rules, color), pool, limit):
                if laid not in shortlist:
                    shortlist.append(laid)
        close = [color for color in colors if ratings[color] > ratings[colors[0]] - CLOSE]
        choices: dict[Action, list[Way]] = {}
        for laid in shortlist:
            left = ratings if view.trump else trump_ratings(rules, pool & ~laid)
            own = max(colors, key=lambda color: left[color])
            choices[Discard(CardSet(laid))] = [Way(color, laid) for color in dict.fromkeys((own, *close[:2]))]
        if every_card and shortlist:
            for laid in one_card_apart(rules, chart(rules, colors[0]), pool, shortlist[0]):
                choices.setdefault(Discard(CardSet(laid)), [Way(colors[0], laid)])
        one_each = ((color, discards(rules, chart(rules, color), pool, 1)) for color in colors)
        named = [Way(color, found[0]) for color, found in one_each if found]
        super().__init__(view, choices, named if every_card and not view.trump else ())


class TrumpValuer(_ContractValuer):
    """Values everything that may be named as trump."""

    def __init__(self, view: View) -> None:
        laid = view.discard.mask if view.discard else -1 if view.rules.nest else 0
        super().__init__(view, {NameTrump(trump): [Way(trump, laid)] for trump in view.rules.trumps})


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
        super().__init__(view, {option: [Way(trump, laid, option.card.index)] for option in legal})


class LeaderValuer(_ContractValuer):
    """Values the first lead by either of those whom declarer may choose for it."""

    def __init__(self, view: View) -> None:
        trump, called = view.trump, view.public.called
        assert trump is not None  # noqa: S101 - the leader is chosen after trump is named
        laid = view.discard.mask if view.discard else 0
        card = called.index if called else -1
        super().__init__(
            view, {ChooseLeader(seat): [Way(trump, laid, card, seat.index)] for seat in view.public.leaders}
        )


def _with_leaders(view: View, way: Way) -> list[Way]:
    """The same way with everybody whom declarer may yet choose to lead."""
    if way.leader >= 0 or not view.public.leaders:
        return [way]
    return [way._replace(leader=seat.index) for seat in view.public.leaders]
