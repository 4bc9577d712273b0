"""How the cards lie at the start of a hand."""

from dataclasses import dataclass, field
from random import Random

from rooktutor.cards import NO_CARDS, Card, CardSet
from rooktutor.errors import DealError
from rooktutor.rules.axes import NestVisibility
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.shown import Shown

MOST_SEED = 10**18 - 1
"""The largest seed that a hand record can name."""


@dataclass(frozen=True, kw_only=True)
class Deal(Shown):
    """Four hands and the nest as dealt, before anyone has called.

    ``hands`` is indexed by ``Seat.index``; ``nest`` keeps its order, the last card on top;
    ``seed`` says where the deal came from, if it came from one, and is not part of its value.
    """

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    nest: tuple[Card, ...] = ()
    dealer: Seat
    seed: int | None = field(default=None, compare=False)

    def hand(self, seat: Seat) -> CardSet:
        """The cards dealt to ``seat``."""
        return self.hands[seat.index]

    def check(self, rules: RuleSet) -> None:
        """Raise DealError with every reason why this is not the pack of ``rules``, dealt by its sizes."""
        nest = CardSet.of(self.nest)
        problems = [
            f"{seat} holds {len(self.hand(seat))} cards, not {rules.hand}"
            for seat in Seat
            if len(self.hand(seat)) != rules.hand
        ]
        if len(self.nest) != rules.nest:
            problems.append(f"the nest holds {len(self.nest)} cards, not {rules.nest}")
        seen = NO_CARDS
        twice = NO_CARDS
        for cards in (*self.hands, nest):
            twice |= seen & cards
            seen |= cards
        if twice or len(nest) != len(self.nest):
            problems.append(f"dealt more than once: {twice or nest}")
        if seen - rules.pack:
            problems.append(f"not in the pack: {seen - rules.pack}")
        if rules.pack - seen:
            problems.append(f"missing from the deal: {rules.pack - seen}")
        if problems:
            raise DealError(problems)


def deal(rules: RuleSet, seed: int, dealer: Seat = Seat.NORTH) -> Deal:
    """Return a shuffled deal; the same seed gives the same cards.

    The cards go round one at a time from the left of the dealer, and one goes to the nest
    after each round until the nest is full (S-EN l.21). Raises DealError for a seed that no record can name.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> len(deal(CROWSNEST, seed=7).hand(Seat.SOUTH))
    9
    """
    check_seed(seed)
    cards = list(rules.pack)
    Random(seed).shuffle(cards)
    stock = iter(cards)
    hands: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    nest: list[Card] = []
    for _round in range(rules.hand):
        for seat in dealer.next.clockwise():
            hands[seat].append(next(stock))
        if len(nest) < rules.nest:
            nest.append(next(stock))
    nest.extend(stock)
    if rules.nest_visibility is not NestVisibility.TOP_CARD:
        nest.sort(key=lambda card: card.index)
    north, east, south, west = (CardSet.of(hands[seat]) for seat in Seat)
    return Deal(hands=(north, east, south, west), nest=tuple(nest), dealer=dealer, seed=seed)


def check_seed(seed: int) -> None:
    """Raise DealError if no hand can be dealt from ``seed``: records name seeds from 0 to MOST_SEED."""
    if not 0 <= seed <= MOST_SEED:
        raise DealError([f"seed {seed} is not from 0 to {MOST_SEED}"])
