"""Where the cards that a seat cannot see may lie: counted, listed and drawn at random.

A layout is consistent with a View when it fits every card seen, every color shown to be missing,
the sizes of the hands, what the rules let declarer lay away, and the card that was called. Calls
and plays that were merely unwise rule nothing out. Here every consistent layout is equally likely;
``rooktutor.solve.draws`` weighs them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rooktutor.cards import Card, CardSet
from rooktutor.errors import ViewError
from rooktutor.game.deal import Deal
from rooktutor.game.exchange import announced_trumps, choice, hand_is_void
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.rules.axes import CallCardRule, DiscardCounters, DiscardShortfall, DiscardTrump, TrumpNaming
from rooktutor.seats import Seat
from rooktutor.solve._assign import Assignment, Place

PATIENCE = 2_000
"""Draws that may break the rules of the discard before all layouts are listed instead."""

LISTABLE = 200_000
"""The most layouts that are listed in search of one that keeps the rules of the discard."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One way the cards may lie: the four hands now, and the cards in the nest.

    ``hands`` is indexed by ``Seat.index``. ``buried`` are the cards laid away, or the nest itself
    while nobody has taken it.
    """

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    buried: CardSet

    def hand(self, seat: Seat) -> CardSet:
        """The cards that ``seat`` holds in this layout."""
        return self.hands[seat.index]

    def position(self, view: View) -> Position:
        """Return a position with the cards where this layout has them and the history of ``view``.

        The position looks to the seat exactly like ``view``. Which cards declarer found in the nest
        is filled in as simply as possible where the seat does not know it.
        """
        public = view.public
        start = [hand | public.played_by[number] for number, hand in enumerate(self.hands)]
        nest = self._nest(view, start)
        if public.nest_taken and public.declarer is not None:
            place = public.declarer.index
            start[place] = (start[place] | self.buried if public.exchanged else start[place]) - CardSet.of(
                nest
            )
        north, east, south, west = start
        return Position(
            deal=Deal(hands=(north, east, south, west), nest=nest, dealer=public.dealer),
            public=public,
            hands=self.hands,
            discard=self.buried if public.exchanged else None,
        )

    def _nest(self, view: View, start: list[CardSet]) -> tuple[Card, ...]:
        if view.nest is not None:
            return view.nest
        public = view.public
        if not public.nest_taken or public.declarer is None:
            others = tuple(self.buried - public.turned)
        else:
            pool = start[public.declarer.index]
            found = (*(self.buried - public.turned), *(pool - public.turned - self.buried))
            others = found[: view.rules.nest - len(public.turned)]
            others = tuple(sorted(others, key=lambda card: card.index))
        return (*others, *public.turned)


class Layouts:
    """All layouts consistent with one View, prepared once for many draws."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._fixed = [0, 0, 0, 0, 0]
        self._places: list[tuple[int, Place]] = []
        twice = _seen_twice(view)
        if twice:
            raise ViewError(twice)
        self._prepare()
        self._ways = Assignment(self._unseen, tuple(place for _owner, place in self._places))
        self._total = self._ways.count()
        if not self._total:
            raise ViewError(self._reason())
        self._strict = self._needs_check()
        self._known_owners: dict[tuple[int, ...], frozenset[int]] = {}

    # -- what is known ---------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Set the known cards, the unseen ones, and the places that these may be in."""
        view, public = self._view, self._view.public
        declarer = public.declarer.index if public.declarer and public.nest_taken else -1
        self._fixed[view.seat.index] = view.hand.mask  # empty as long as it has not been looked at
        own_discard = view.discard if public.exchanged else None
        buried_size = 0 if public.nest_taken and not public.exchanged else view.rules.nest
        known = public.turned if not public.nest_taken else public.shown
        if not public.nest_taken and view.nest is not None:
            known = CardSet.of(view.nest)
        if own_discard is not None:
            known = own_discard
        if buried_size:
            self._fixed[4] = known.mask
        seen = view.hand | public.played | CardSet(self._fixed[4])
        self._unseen = view.rules.pack.mask & ~seen.mask
        turned = public.turned.mask if public.nest_taken else 0
        for seat in Seat:
            if seat is view.seat and not public.blind:
                continue
            size = view.rules.hand - len(public.played_by[seat.index])
            allowed = ~public.cannot_hold(seat).mask
            if seat.index == declarer:
                size += 0 if public.exchanged else view.rules.nest
                allowed &= ~self._barred_from_declarer()
            else:
                allowed &= ~turned
            self._places.append((seat.index, Place(size, allowed)))
        rest = buried_size - len(CardSet(self._fixed[4]))
        if rest < 0:
            raise ViewError(f"{known} are known to lie in a nest of {view.rules.nest} cards")
        for size, allowed in self._nest_places(rest):
            if size < 0:
                raise ViewError(
                    f"more cards are said to be laid away than a nest of {view.rules.nest} can hold"
                )
            self._places.append((4, Place(size, allowed)))

    def _barred_from_declarer(self) -> int:
        """Cards that declarer cannot hold by the rules of the discard and of the called card."""
        public, rules = self._view.public, self._view.rules
        barred = 0
        if public.announced and rules.discard_counters is DiscardCounters.FORBIDDEN:
            barred |= ~rules.counting_cards.mask
        if public.called and rules.call_own_card is CallCardRule.FORBIDDEN:
            barred |= 1 << public.called.index
        return barred

    def _nest_places(self, size: int) -> list[tuple[int, int]]:
        """The unknown part of the nest as places: how many cards, and which they can be."""
        public, rules = self._view.public, self._view.rules
        if not size:
            return []
        allowed = -1
        counters = rules.counting_cards.mask
        if not public.exchanged:
            return [(size, allowed)]
        if public.called and rules.call_nest_card is CallCardRule.FORBIDDEN:
            allowed &= ~(1 << public.called.index)
        if rules.discard_counters is DiscardCounters.FACE_UP:
            allowed &= ~counters
        if rules.discard_trump is DiscardTrump.FACE_UP and public.trump:
            allowed &= ~public.order.trumps.mask
        if public.announced is not None:
            hidden = public.announced - len(public.shown & rules.counting_cards)
            if hidden:
                return [(hidden, allowed & counters), (size - hidden, allowed & ~counters)]
            allowed &= ~counters
        if public.announced_trumps is not None:
            trumps = public.order.trumps
            hidden = public.announced_trumps - len(public.shown & trumps)
            return [(hidden, allowed & trumps.mask), (size - hidden, allowed & ~trumps.mask)]
        return [(size, allowed)]

    def _needs_check(self) -> bool:
        """Whether a draw may break a rule of the discard, so that it has to be looked at."""
        view, rules = self._view, self._view.rules
        if not view.public.nest_taken or view.seat is view.public.declarer:
            return False
        if not view.public.exchanged:
            return rules.discard_shortfall is DiscardShortfall.REDEAL
        free = (DiscardCounters.FREE, DiscardCounters.FACE_UP)
        if rules.discard_trump is DiscardTrump.FORBIDDEN_IF_AVOIDABLE:
            return True
        if rules.discard_counters is DiscardCounters.FORBIDDEN:
            return bool(view.public.announced)
        return rules.discard_counters not in free

    def _reason(self) -> str:
        """Why no layout exists, in a programmer's words."""
        room = sum(place.size for _owner, place in self._places)
        count = self._unseen.bit_count()
        if room != count:
            return f"{count} cards are unseen, but the other hands and the nest have room for {room}"
        for owner, place in self._places:
            able = (self._unseen & place.allowed).bit_count()
            if able < place.size:
                name = "the nest" if owner == 4 else str(list(Seat)[owner])
                return f"{name} must hold {place.size} cards, but only {able} unseen cards can be there"
        return f"the colors that the seats have shown to be out of leave no place for {CardSet(self._unseen)}"

    # -- what can be asked -----------------------------------------------------------------------

    @property
    def at_most(self) -> int:
        """The number of layouts; an upper bound where the rules of the discard bar some of them."""
        return self._total

    def count(self) -> int:
        """Return the exact number of layouts."""
        return sum(1 for _layout in self.each()) if self._strict else self._total

    def sample(self, rng: Random) -> Layout:
        """Return one layout, all equally likely.

        Raises ViewError when every layout breaks a rule of the discard.
        """
        for _attempt in range(PATIENCE):
            layout = self._layout(self._ways.draw(rng))
            if not self._strict or self._keeps_rules(layout):
                return layout
        if self._total > LISTABLE:
            raise ViewError(f"no layout found in {PATIENCE} draws that keeps the rules of the discard")
        found = list(self.each())
        if not found:
            raise ViewError("every layout breaks a rule of the discard")
        return rng.choice(found)

    def each(self) -> Iterator[Layout]:
        """Yield every layout once, in a fixed order."""
        for way in self._ways.each():
            layout = self._layout(way)
            if not self._strict or self._keeps_rules(layout):
                yield layout

    def owners(self, card: Card) -> frozenset[int]:
        """Return where an unseen card may be, by ``Seat.index`` and 4 for the nest, each with a layout.

        Where a rule of the discard bars layouts by itself, a place may be among them that has none.
        """
        pattern = tuple(place.allowed >> card.index & 1 for _owner, place in self._places)
        if pattern not in self._known_owners:
            rest = self._unseen & ~(1 << card.index)
            found = set()
            for number, (owner, place) in enumerate(self._places):
                if not place.size or not pattern[number]:
                    continue
                others = [other for _owner, other in self._places]
                others[number] = Place(place.size - 1, place.allowed)
                if Assignment(rest, tuple(others)).count():
                    found.add(owner)
            self._known_owners[pattern] = frozenset(found)
        return self._known_owners[pattern]

    @property
    def nest_places(self) -> tuple[tuple[int, int], ...]:
        """The unknown parts of the nest: how many cards each has, and which cards (a mask) may be there."""
        known = self._fixed[4]
        return tuple(
            (place.size, place.allowed & self._unseen & ~known) for owner, place in self._places if owner == 4
        )

    @property
    def declarer_may(self) -> int:
        """The cards (a mask) that declarer may hold, as far as can be said of each alone."""
        declarer = self._view.declarer
        for owner, place in self._places:
            if declarer is not None and owner == declarer.index:
                return place.allowed
        return -1

    def fits(self, layout: Layout) -> bool:
        """Whether a layout that fits the View in all else also keeps the rules of the discard."""
        return not self._strict or self._keeps_rules(layout)

    def _layout(self, way: list[int]) -> Layout:
        cards = list(self._fixed)
        for (owner, _place), held in zip(self._places, way, strict=True):
            cards[owner] |= held
        north, east, south, west, buried = map(CardSet, cards)
        return Layout((north, east, south, west), buried)

    def _keeps_rules(self, layout: Layout) -> bool:
        public, rules = self._view.public, self._view.rules
        declarer = public.declarer
        if declarer is None:
            return True
        pool = layout.hand(declarer) | public.played_by[declarer.index] | layout.buried
        if hand_is_void(rules, pool):
            return False
        if announced_trumps(rules, layout.buried, public.trump) != public.announced_trumps:
            return False
        trump = None if rules.trump_naming is TrumpNaming.AFTER_DISCARD else public.trump
        return not public.exchanged or choice(rules, pool, trump).allows(layout.buried)


def _seen_twice(view: View) -> str:
    """Why the cards that were seen cannot be so, in a programmer's words; empty when they can."""
    public = view.public
    seats = [f"played by {seat}" for seat in Seat]
    laid = (view.discard or CardSet()) | public.shown
    seen = [
        *zip(seats, public.played_by, strict=True),
        (f"in the hand of {view.seat}", view.hand),
        ("laid away", laid),
    ]
    if not public.nest_taken:
        seen.append(("turned up in the nest", public.turned))
    places: dict[Card, str] = {}
    for place, cards in seen:
        for card in cards:
            if card not in view.rules.pack:
                return f"{card} is {place}, but is no card of the game"
            if card in places:
                return f"{card} is {place} and {places[card]}"
            places[card] = place
    plays = sum(len(trick.cards) for trick in public.tricks)
    if plays != len(public.played):
        return f"{plays} cards were played, but only {len(public.played)} different ones"
    return ""


def sample(view: View, rng: Random) -> Layout:
    """Return one layout consistent with ``view``, all equally likely.

    Raises ViewError with the reason when none exists.
    """
    return Layouts(view).sample(rng)


def count(view: View) -> int:
    """Return how many layouts are consistent with ``view``.

    Raises ViewError with the reason when there is none.
    """
    return Layouts(view).count()


def enumerate_layouts(view: View) -> Iterator[Layout]:
    """Yield every layout consistent with ``view`` once.

    Raises ViewError with the reason when there is none.
    """
    return Layouts(view).each()
