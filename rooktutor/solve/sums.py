"""The sum behind the strength of a hand, in whole points that add up to what the tutor reckons with."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from rooktutor.cards import CARDS, NO_CARDS, CardSet, Color, Trump
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.strength import TERMS, strength

LED = "led colors"
"""The term that only hands without a trump color have."""


@dataclass(frozen=True, slots=True)
class SumRow:
    """One term of the sum: its name, the ``points`` it brings, and what is counted for it.

    ``cards`` are those that count; ``count`` is how many they are, or the number behind a term without cards.
    """

    term: str
    points: int
    cards: CardSet = NO_CARDS
    count: int = 0


@dataclass(frozen=True, slots=True)
class StrengthSum:
    """What a hand is good for as declarer with ``trump``: ``total`` points, and rows that add up to it."""

    trump: Trump
    total: int
    rows: tuple[SumRow, ...]


def strength_sum(rules: RuleSet, hand: CardSet) -> StrengthSum:
    """Return the terms by which the tutor judges ``hand`` before the nest is taken.

    They are the terms of ``rooktutor.solve.strength`` in whole points; the rows add up to ``total`` exactly,
    which is the rounded estimate. Terms that do not apply are left out.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> found = strength_sum(CROWSNEST, CardSet.parse("R14 G7 G9 G12 G13 G14 Y7 B14 B6"))
    >>> sum(row.points for row in found.rows) == found.total, str(found.rows[-2].term)
    (True, 'shortness')
    """
    found = strength(rules, hand.mask)
    table = chart(rules, found.trump)
    names = TERMS if isinstance(found.trump, Color) else (*TERMS, LED)
    shown = whole(found.terms)
    rows = []
    for name, exact, points in zip(names, found.terms, shown, strict=True):
        cards, count = counted(name, rules, table, hand)
        if exact or points or count:
            rows.append(SumRow(name, points, cards, count))
    return StrengthSum(found.trump, sum(shown), tuple(rows))


def whole(parts: Sequence[float]) -> tuple[int, ...]:
    """Return ``parts`` as whole numbers, each within one of its part, that add up to their rounded sum.

    >>> whole((1.6, 1.3, 0.4)), whole((-0.5, 0.6))
    ((2, 1, 0), (-1, 1))
    """
    low = [floor(part) for part in parts]
    missing = round(sum(parts)) - sum(low)
    order = sorted(range(len(low)), key=lambda place: low[place] - parts[place])
    for place in order[:missing]:
        low[place] += 1
    return tuple(low)


def counted(term: str, rules: RuleSet, table: Chart, hand: CardSet) -> tuple[CardSet, int]:
    """Return the cards that a term counts, and the number that goes with it."""
    match term:
        case "nest":
            return NO_CARDS, rules.nest
        case "shortness":
            sides = (mask for number, mask in enumerate(table.suits) if number != table.trump)
            return NO_CARDS, sum(max(0, 3 - (hand.mask & mask).bit_count()) for mask in sides)
        case "counters":
            counters = hand & rules.counting_cards
            return counters, rules.counters(counters)
        case _:
            found = (card for card in bits(hand.mask) if _counts(term, table, hand.mask, card))
            cards = CardSet.of(CARDS[card] for card in found)
            return cards, len(cards)


def _counts(term: str, table: Chart, hand: int, card: int) -> bool:
    """Whether ``card`` is counted for a term that counts cards."""
    suit = table.suit[card]
    trump = suit == table.trump
    outside = (table.above[card] & ~hand).bit_count()
    match term:
        case "trump length":
            return trump
        case "trump tops":
            return trump and table.above[card].bit_count() < 3
        case "bird":
            return CARDS[card].is_bird
        case "side winners":
            return not trump and outside == 0
        case "guarded seconds":
            return not trump and outside == 1 and (hand & table.suits[suit]).bit_count() > 1
        case _:
            return term == LED and suit < len(Color) and not table.above[card]
