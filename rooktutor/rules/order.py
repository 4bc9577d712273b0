"""Which color a card belongs to and which card is stronger, once trump is named.

The one place where the rank of the bird, of the Red 1 and of the baby Rook is decided (rule book M1
and M5), and where the ranks are turned upside down.
"""

from dataclasses import dataclass
from functools import lru_cache

from rooktutor.cards import CARDS, ROOK, Card, CardSet, Color, NoTrump, Trump
from rooktutor.rules.axes import BabyRook, Bird, BirdRank
from rooktutor.rules.ruleset import BLACK_TWO, RED_ONE, RuleSet


@dataclass(frozen=True, eq=False, slots=True)
class Order:
    """The order of the pack under one trump; get it from ``order(rules, trump)``.

    ``suits`` and ``strengths`` are indexed by ``Card.index``, ``suit_masks`` by the index of a
    color; the last of them is the suit of the trumps where no color is trump. A strength is
    higher for the stronger card of a suit, and every trump is stronger than every other card.
    """

    trump: Trump
    suits: tuple[Trump, ...]
    strengths: tuple[int, ...]
    suit_masks: tuple[int, ...]
    free: CardSet
    """The cards that may be played at any time, even by a hand that can follow."""

    def suit(self, card: Card) -> Trump:
        """The color that ``card`` counts as: trump for the bird and for the Red 1 of its game.

        Where no color is trump, these count as the suit of their own that ``trump`` stands for.

        >>> from rooktutor.rules.systems import CROWSNEST
        >>> order(CROWSNEST, Color.GREEN).suit(ROOK)
        <Color.GREEN: 'green'>
        """
        return self.suits[card.index]

    def strength(self, card: Card) -> int:
        """How strong ``card`` is: compare within one color, or trumps with anything."""
        return self.strengths[card.index]

    def suit_cards(self, color: Trump) -> CardSet:
        """All cards of the pack that count as ``color``, strongest or not."""
        return CardSet(self.suit_masks[color.index])

    @property
    def trumps(self) -> CardSet:
        """All trumps of the pack."""
        return CardSet(self.suit_masks[self.trump.index])

    def beats(self, card: Card, other: Card, led: Trump) -> bool:
        """Whether ``card`` takes a trick from ``other`` when ``led`` was asked for.

        >>> from rooktutor.rules.systems import CROWSNEST
        >>> order(CROWSNEST, Color.YELLOW).beats(Card(Color.YELLOW, 5), ROOK, Color.BLACK)
        True
        """
        return self.power(card, led) > self.power(other, led)

    def power(self, card: Card, led: Trump) -> int:
        """The strength of ``card`` in a trick that asked for ``led``; 0 when it cannot win."""
        suit = self.suits[card.index]
        return self.strengths[card.index] if suit is led or suit is self.trump else 0

    def higher(self, card: Card) -> CardSet:
        """All cards of the same suit in the pack that are stronger than ``card``.

        >>> from rooktutor.rules.systems import CROWSNEST
        >>> str(order(CROWSNEST, Color.GREEN).higher(Card(Color.RED, 12)))
        'R13 R14'
        """
        mine = self.strength(card)
        return CardSet.of(other for other in self.suit_cards(self.suit(card)) if self.strength(other) > mine)


@lru_cache(maxsize=512)
def order(rules: RuleSet, trump: Trump) -> Order:
    """Return the order of the pack of ``rules`` when ``trump`` is named (rule book M1, M5).

    >>> from rooktutor.rules.systems import rule_set
    >>> order(rule_set("red_one"), Color.GREEN).suit(RED_ONE)
    <Color.GREEN: 'green'>
    """
    pack = rules.pack
    suits = [card.color or trump for card in CARDS]
    for card in rules.special_trumps:
        suits[card.index] = trump
    masks = [0] * (len(Color) + 1)
    for card in pack:
        masks[suits[card.index].index] |= 1 << card.index
    strengths = [0] * len(CARDS)
    for card in pack:
        place = _place(rules, card, low=trump is NoTrump.LOW)
        strengths[card.index] = place + (_ABOVE_ALL if suits[card.index] is trump else 0)
    free = 0
    if rules.bird is not Bird.NONE and rules.bird_free_play:
        free |= 1 << ROOK.index
    if rules.red_one and rules.red_one_free_play:
        free |= 1 << RED_ONE.index
    return Order(trump, tuple(suits), tuple(strengths), tuple(masks), CardSet(free))


_ABOVE_ALL = 100
_TOP, _SECOND, _THIRD = 90, 80, 70


def _place(rules: RuleSet, card: Card, *, low: bool) -> int:
    """The place of ``card`` in its own suit; even numbers for ranks, so that the bird fits between.

    ``low`` turns the ranks upside down; trumps of no color stay where they are.
    """
    if card == RED_ONE and rules.red_one:
        return _TOP
    if card == BLACK_TWO and rules.baby_rook is BabyRook.BLACK_2:
        return _THIRD
    if card.is_bird:
        match rules.bird_rank:
            case BirdRank.HIGH:
                return _SECOND
            case BirdRank.LOW:
                return 1
            case BirdRank.TEN_AND_HALF:
                return _rank_place(rules, 10) + 1
            case BirdRank.TWELVE_AND_HALF:
                return _rank_place(rules, 12) + 1
    place = _rank_place(rules, card.rank)
    return 2 * (len(rules.numbers) + 1) - place if low else place


def _rank_place(rules: RuleSet, rank: int) -> int:
    return 2 * (len(rules.numbers) - rules.numbers.index(rank))
