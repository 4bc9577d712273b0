"""Where the tutor thinks the hidden cards lie, how sure it is, and what it goes by."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from rooktutor.cards import NO_CARDS, Card, CardSet, Trump
from rooktutor.game.actions import Bid, Moon, Pass
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.rules.axes import DiscardCounters, Teams
from rooktutor.seats import Seat
from rooktutor.solve.draws import Draws
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.values import ADVICE_LAYOUTS

_FINE = 1_000_000
"""Parts into which the weight of the likeliest layout is cut, so that shares are whole numbers of them."""


class Nest(Enum):
    """The place that is no seat."""

    NEST = "nest"


Place = Seat | Nest
PLACES: tuple[Place, ...] = (*Seat, Nest.NEST)
"""Where a card can be."""


class Kind(Enum):
    """What kind of thing tells where cards are."""

    VOID = "void"
    """``seat`` did not follow ``color``, so it holds none of ``cards``."""
    BID = "bid"
    """``seat`` bid ``amount``, its highest bid: such hands are strong."""
    PASSED = "passed"
    """``seat`` passed when ``amount`` was the lowest bid: stronger hands bid on."""
    NAMED = "named"
    """``seat`` made ``color`` trump: declarers have many of it."""
    LAID = "laid"
    """You laid ``cards`` away yourself."""
    TAKEN = "taken"
    """``seat`` took ``cards`` up from the nest for all to see."""
    NO_COUNTERS = "no-counters"
    """The rules allow no counter among the cards laid away."""
    COUNTERS = "counters"
    """``seat`` said that ``amount`` counters are laid away."""
    TRUMPS = "trumps"
    """``seat`` said that ``amount`` trumps are laid away."""
    CALLED = "called"
    """``seat`` called ``cards``, a card of its partner."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Evidence:
    """One thing that tells where cards are; which fields are filled depends on its kind."""

    kind: Kind
    seat: Seat | None = None
    amount: int = 0
    color: Trump | None = None
    cards: CardSet = NO_CARDS
    excepted: CardSet = NO_CARDS
    """Of a void: the hidden cards of the color that the seat may have kept back all the same."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Belief:
    """Where one hidden card may lie.

    ``shares`` has a number for every place, which add up to exactly 1; ``possible`` are the places where it
    can be at all: one with a share of 0 among them is only very unlikely.
    """

    card: Card
    shares: Mapping[Place, Fraction]
    possible: frozenset[Place]

    @property
    def certain(self) -> bool:
        """Whether the card can only be in one place."""
        return len(self.possible) == 1


@dataclass(frozen=True, kw_only=True, slots=True)
class Beliefs:
    """What one seat may think of every card that it cannot see.

    ``counts`` tells how many hidden cards lie in each place: over all cards the shares of a place add up to
    exactly that. ``exact`` says that all layouts were looked at, each by how likely it is; else ``layouts``
    of them were drawn. ``evidence`` is what the shares rest on beside the seat's own cards.
    """

    seat: Seat
    cards: tuple[Belief, ...]
    counts: Mapping[Place, int]
    layouts: int
    exact: bool
    evidence: tuple[Evidence, ...]

    def share(self, card: Card, place: Place) -> Fraction:
        """Return how likely ``card`` lies in ``place``; 0 for a card that the seat sees."""
        return next((each.shares[place] for each in self.cards if each.card == card), Fraction(0))

    def about(self, seat: Seat) -> tuple[Evidence, ...]:
        """Return what tells of the cards of one seat."""
        return tuple(each for each in self.evidence if each.seat is seat)


def beliefs(view: View, *, layouts: int = ADVICE_LAYOUTS, seed: int = 0) -> Beliefs:
    """Return where the cards that a seat cannot see may lie, from the same layouts as its advice.

    Args:
        view: what the seat knows, at any moment of a hand.
        layouts: how many to look at; if there are no more in all, each is, and the shares are exact.
        seed: where the others come from.

    Raises:
        ViewError: if no layout fits the view.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> found = beliefs(start.view(Seat.SOUTH), layouts=20)
    >>> len(found.cards), sum(found.cards[0].shares.values()), found.counts[Nest.NEST]
    (32, Fraction(1, 1), 5)
    """
    draws = list(Draws(view, layouts, seed).each())
    heaviest = max(draw.weight for draw in draws)
    hidden = view.hidden
    total, tally = 0, {card: dict.fromkeys(PLACES, 0) for card in hidden}
    for draw in draws:
        parts = max(1, round(_FINE * draw.weight / heaviest))
        total += parts
        for card, place in _places_of(draw.layout, hidden):
            tally[card][place] += parts
    known = Layouts(view)
    listed = known.at_most <= layouts
    cards = tuple(
        Belief(
            card=card,
            shares={place: Fraction(parts, total) for place, parts in counts.items()},
            possible=frozenset(
                (place for place, parts in counts.items() if parts)
                if listed
                else (PLACES[owner] for owner in known.owners(card))
            ),
        )
        for card, counts in tally.items()
    )
    lying = [place for _card, place in _places_of(draws[0].layout, hidden)]
    return Beliefs(
        seat=view.seat,
        cards=cards,
        counts={place: lying.count(place) for place in PLACES},
        layouts=len(draws),
        exact=listed,
        evidence=tuple(_evidence(view)),
    )


def truth(position: Position, seat: Seat) -> dict[Card, Place]:
    """Return where the cards that ``seat`` cannot see really lie, to be shown beside its beliefs.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> start = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> len(truth(start, Seat.SOUTH))
    32
    """
    buried = position.discard if position.discard is not None else CardSet.of(position.deal.nest)
    if position.discard is None and position.public.nest_taken:
        buried = NO_CARDS
    layout = Layout(position.hands, buried)
    return dict(_places_of(layout, position.view(seat).hidden))


def _places_of(layout: Layout, cards: CardSet) -> Iterator[tuple[Card, Place]]:
    for seat in Seat:
        for card in layout.hand(seat) & cards:
            yield card, seat
    for card in layout.buried & cards:
        yield card, Nest.NEST


def _evidence(view: View) -> Iterator[Evidence]:
    public, rules = view.public, view.rules
    if not public.blind_auction:
        yield from _calls(view)
    declarer = public.declarer
    if declarer is not None and declarer is not view.seat:
        if public.trump is not None:
            yield Evidence(kind=Kind.NAMED, seat=declarer, color=public.trump)
        if public.turned and public.nest_taken:
            yield Evidence(kind=Kind.TAKEN, seat=declarer, cards=public.turned)
        if public.called is not None:
            yield Evidence(kind=Kind.CALLED, seat=declarer, cards=CardSet.of([public.called]))
        if public.announced:
            yield Evidence(kind=Kind.COUNTERS, seat=declarer, amount=public.announced)
        if public.announced_trumps is not None:
            yield Evidence(kind=Kind.TRUMPS, seat=declarer, amount=public.announced_trumps)
        if public.exchanged and not public.announced and _bars_counters(rules.discard_counters):
            yield Evidence(kind=Kind.NO_COUNTERS)
    if view.discard:
        yield Evidence(kind=Kind.LAID, cards=view.discard)
    for seat in view.seat.clockwise()[1:]:
        for color in sorted(public.voids[seat] if public.trump else (), key=str):
            suit, barred = public.order.suit_cards(color), public.cannot_hold(seat)
            kept = (suit - barred) & view.hidden
            yield Evidence(kind=Kind.VOID, seat=seat, color=color, cards=suit & barred, excepted=kept)


def _bars_counters(rule: DiscardCounters) -> bool:
    return rule in (DiscardCounters.FORBIDDEN, DiscardCounters.FACE_UP)


def _calls(view: View) -> Iterator[Evidence]:
    """The highest bid of every other seat, or the lowest that it did not make.

    A pass over the bid of one's partner tells nothing.
    """
    auction, fixed = view.public.auction, view.rules.teams is Teams.FIXED
    least, told = view.rules.min_bid, dict[Seat, Evidence]()
    high: Seat | None = None
    for seat, call in auction.by_seat:
        match call:
            case Bid(amount):
                told[seat] = Evidence(kind=Kind.BID, seat=seat, amount=amount)
                least, high = amount + view.rules.bid_step, seat
            case Moon():
                told[seat] = Evidence(kind=Kind.BID, seat=seat, amount=view.rules.moon_bid)
            case Pass() if seat not in told and not (fixed and high is seat.partner):
                told[seat] = Evidence(kind=Kind.PASSED, seat=seat, amount=least)
    yield from (each for seat, each in told.items() if seat is not view.seat)
