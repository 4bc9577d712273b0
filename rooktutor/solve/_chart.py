"""The cards of one game with one trump as plain integers, for the inner loops of this room.

A card is its ``Card.index`` (0 to 56), a set of cards is a bit mask, a color is ``Color.index``
and a seat is ``Seat.index``. Nothing outside ``rooktutor.solve`` sees these.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rooktutor.cards import CARDS, Color, Trump
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """What the inner loops ask about cards: suits, strengths, points, and what beats what."""

    pack: int
    named: Trump
    trump: int
    """The place of the trumps in ``suits``: after the four colors where no color is trump."""
    suit: tuple[int, ...]
    strength: tuple[int, ...]
    worth: tuple[int, ...]
    suits: tuple[int, ...]
    above: tuple[int, ...]
    """For each card the cards of its own suit that are stronger."""
    free: int
    """Cards that may be played at any time."""
    height: tuple[float, ...]
    """For each card the share of its suit that is weaker, 0 to 1."""
    counters: int
    """Cards that are worth points."""
    points_in_pack: int
    excused: int
    """Cards that need not follow a trump lead when they are the only trumps."""

    def legal(self, hand: int, led: int) -> int:
        """Return the cards of ``hand`` that may be played; ``led`` is -1 on lead."""
        if led < 0:
            return hand
        follow = hand & self.suits[led]
        if not follow or (led == self.trump and not follow & ~self.excused):
            return hand
        return follow | (hand & self.free)

    def beats(self, card: int, other: int) -> bool:
        """Return whether ``card``, played later, takes the trick from ``other``, which wins it so far."""
        mine, theirs = self.suit[card], self.suit[other]
        if mine == theirs:
            return self.strength[card] > self.strength[other]
        return mine == self.trump

    def winner(self, trick: list[int]) -> int:
        """Return the place in ``trick`` (0 for the leader) of the card that wins it so far."""
        place = 0
        for later in range(1, len(trick)):
            if self.beats(trick[later], trick[place]):
                place = later
        return place

    def points(self, mask: int) -> int:
        """Return the card points in a set of cards."""
        total = 0
        for card in bits(mask & self.counters):
            total += self.worth[card]
        return total


def bits(mask: int) -> Iterator[int]:
    """Yield the cards of ``mask``, lowest index first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def chart(rules: RuleSet, trump: Trump) -> Chart:
    """Return the chart of a game with ``trump``; computed once for each pair."""
    return _chart(rules, trump)


@lru_cache(maxsize=256)
def _chart(rules: RuleSet, trump: Trump) -> Chart:
    ranking = order(rules, trump)
    pack = rules.pack.mask
    suit = [0] * len(CARDS)
    strength = [0] * len(CARDS)
    worth = [0] * len(CARDS)
    for card in rules.pack:
        suit[card.index] = ranking.suit(card).index
        strength[card.index] = ranking.strength(card)
        worth[card.index] = rules.points(card)
    suits = ranking.suit_masks if trump.index == len(Color) else ranking.suit_masks[: len(Color)]
    above = tuple(
        sum(1 << other for other in bits(suits[suit[card]]) if strength[other] > strength[card])
        if pack >> card & 1
        else 0
        for card in range(len(CARDS))
    )
    return Chart(
        pack=pack,
        named=trump,
        trump=trump.index,
        suit=tuple(suit),
        strength=tuple(strength),
        worth=tuple(worth),
        suits=suits,
        above=above,
        height=tuple(
            1 - above[card].bit_count() / max(1, suits[suit[card]].bit_count() - 1)
            if pack >> card & 1
            else 0.0
            for card in range(len(CARDS))
        ),
        counters=rules.counting_cards.mask,
        points_in_pack=sum(worth),
        free=ranking.free.mask,
        excused=0 if rules.bird_forced_on_trump_lead else 1 << (len(CARDS) - 1),
    )
