"""Where the hidden cards can be, as far as one seat can tell for certain.

A layout puts every hidden card into a hand or into the nest so that all sizes are right and
no seat holds a color that it has shown to be out of. Whether some layout has a given
property is decided exactly, by counting (Hall's theorem), not by sampling.
"""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import NO_CARDS, Card, CardSet, Trump
from rooktutor.game.view import View
from rooktutor.rules.axes import DiscardCounters
from rooktutor.seats import Seat

_NEST = len(Seat)
_TRUMPS_IN_NEST = _NEST + 1
_BINS = _TRUMPS_IN_NEST + 1


@dataclass(frozen=True)
class Knowledge:
    """What the seat of ``view`` can rule out about the cards it has not seen; needs trump named."""

    view: View

    @cached_property
    def hidden(self) -> CardSet:
        """The cards whose place the seat does not know."""
        return self.view.hidden

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many hidden cards each seat holds (none for the viewer), then the nest.

        Where the number of trumps laid away was said, they have a place of their own, the last.
        """
        view = self.view
        held = [view.rules.hand - len(played) for played in view.public.played_by]
        held[view.seat.index] = 0
        laid = len(self.hidden) - sum(held)
        return (*held, laid - self._trumps_laid, self._trumps_laid)

    @cached_property
    def _trumps_laid(self) -> int:
        """How many hidden cards are said to be trumps that lie in the nest."""
        public = self.view.public
        if public.announced_trumps is None or self.view.discard is not None:
            return 0
        return public.announced_trumps - len(public.shown & public.order.trumps)

    @cached_property
    def _allowed(self) -> tuple[int, ...]:
        """For each place, the mask of hidden cards that nothing shown keeps out of it."""
        public = self.view.public
        masks = [self.hidden.mask] * _BINS
        for seat in Seat:
            masks[seat.index] &= ~public.cannot_hold(seat).mask
            if public.nest_taken and seat is not public.declarer:
                masks[seat.index] &= ~public.turned.mask
        if public.rules.discard_counters is DiscardCounters.FORBIDDEN and not public.announced:
            masks[_NEST] &= ~public.rules.counting_cards.mask
        masks[_TRUMPS_IN_NEST] = masks[_NEST] & public.order.trumps.mask
        if public.announced_trumps is not None:
            masks[_NEST] &= ~public.order.trumps.mask
        return tuple(masks)

    def owed(self, color: Trump) -> CardSet:
        """The cards that a hand has to play when ``color`` is asked for, if it has nothing else of it."""
        order, rules = self.view.order, self.view.rules
        cards = order.suit_cards(color)
        if color is order.trump and not rules.bird_forced_on_trump_lead:
            return CardSet.of(card for card in cards if not card.is_bird)
        return cards

    def can_hold(self, seat: Seat) -> CardSet:
        """The cards that ``seat`` holds in at least one layout."""
        return self._held_by[seat.index]

    @cached_property
    def _held_by(self) -> tuple[CardSet, ...]:
        return tuple(
            CardSet.of(
                card for card in CardSet(self._allowed[seat.index]) if self._fits(seat, card, barred=NO_CARDS)
            )
            if seat is not self.view.seat
            else self.view.hand
            for seat in Seat
        )

    def can_play(self, seat: Seat, led: Trump) -> CardSet:
        """The cards that ``seat`` holds and may play to a lead of ``led`` in at least one layout."""
        order = self.view.order
        answers = order.suit_cards(led) | order.free
        owed = self.owed(led)
        return CardSet.of(
            card for card in self.can_hold(seat) if card in answers or self._fits(seat, card, barred=owed)
        )

    def is_out_of(self, seat: Seat, color: Trump) -> bool:
        """Whether ``seat`` can hold no card of ``color``."""
        return not self.can_hold(seat) & self.view.order.suit_cards(color)

    def outside(self) -> CardSet:
        """The cards that another seat holds in at least one layout."""
        mask = 0
        for seat in Seat:
            if seat is not self.view.seat:
                mask |= self.can_hold(seat).mask
        return CardSet(mask)

    def _fits(self, seat: Seat, card: Card, *, barred: CardSet) -> bool:
        """Whether some layout gives ``card`` to ``seat`` and none of ``barred``."""
        place = seat.index
        pattern = 0
        for number, mask in enumerate(self._allowed):
            pattern |= (mask >> card.index & 1) << number
        key = (place, pattern, card in barred, barred.mask)
        memo = self._memo
        if key not in memo:
            memo[key] = self._assignable(place, 1 << card.index, barred.mask)
        return memo[key]

    @cached_property
    def _memo(self) -> dict[tuple[int, int, bool, int], bool]:
        return {}

    def _assignable(self, place: int, card: int, barred: int) -> bool:
        sizes = list(self.sizes)
        sizes[place] -= 1
        cards = self.hidden.mask & ~card
        allowed = [mask & ~barred if number == place else mask for number, mask in enumerate(self._allowed)]
        if min(sizes) < 0:
            return False
        for chosen in range(1, 1 << _BINS):
            room, reachable = 0, 0
            for number in range(_BINS):
                if chosen >> number & 1:
                    room += sizes[number]
                else:
                    reachable |= allowed[number]
            if (cards & ~reachable).bit_count() > room:
                return False
        return True
