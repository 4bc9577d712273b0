"""What declarer may lay away into the nest."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rooktutor.cards import NO_CARDS, CardSet, Trump
from rooktutor.game.illegality import Illegality, RuleId, Wrong
from rooktutor.rules.axes import DiscardCounters, DiscardShortfall, DiscardTrump
from rooktutor.rules.order import order
from rooktutor.rules.ruleset import RuleSet

_SMALL_RANKS = (5, 10)


@dataclass(frozen=True, kw_only=True)
class Choice:
    """The discards that are legal: all of ``required``, and ``need`` cards of ``pool``.

    At most one card of ``small`` may be among them, and exactly one if ``needs_small``, because
    it spares a trump. ``short`` says that declarer has to lay away cards that are otherwise barred.
    """

    required: CardSet
    pool: CardSet
    need: int
    small: CardSet = NO_CARDS
    needs_small: bool = False
    short: bool = False

    def __iter__(self) -> Iterator[CardSet]:
        """Every legal discard, in canonical order."""
        for rest in combinations(self.pool, self.need):
            cards = CardSet.of(rest)
            if self._fits_small(cards):
                yield self.required | cards

    def allows(self, cards: CardSet) -> bool:
        """Whether ``cards`` is one of the legal discards."""
        return (
            self.required <= cards
            and cards - self.required <= self.pool
            and len(cards) == len(self.required) + self.need
            and self._fits_small(cards)
        )

    def _fits_small(self, cards: CardSet) -> bool:
        return self.needs_small <= len(cards & self.small) <= 1


def is_short(rules: RuleSet, hand: CardSet) -> bool:
    """Whether declarer holds too few cards that may be laid away (rule book C12)."""
    counters = hand & rules.counting_cards
    match rules.discard_counters:
        case DiscardCounters.FREE | DiscardCounters.FACE_UP:
            return False
        case DiscardCounters.FORBIDDEN:
            return len(hand - counters) < rules.nest
        case DiscardCounters.ONE_SMALL:
            return len(hand - counters) + bool(_small(counters)) < rules.nest


def hand_is_void(rules: RuleSet, hand: CardSet) -> bool:
    """Whether declarer's hand and nest together void the hand, so that it is dealt again."""
    return rules.discard_shortfall is DiscardShortfall.REDEAL and is_short(rules, hand)


def choice(rules: RuleSet, hand: CardSet, trump: Trump | None) -> Choice:
    """Return what declarer may lay away from ``hand``, nest included.

    ``trump`` is None while it is not named. Rule book C11 to C13.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> hand = CardSet.parse("R5 R14 R7 R8 G5 G10 G13 Y9 Y12 Y13 Y14 B5 B6 Rook")
    >>> sum(1 for _discard in choice(CROWSNEST, hand, None))
    2002
    """
    counters = hand & rules.counting_cards
    groups = [hand]
    small = NO_CARDS
    short = is_short(rules, hand)
    if rules.discard_counters is DiscardCounters.ONE_SMALL and not short:
        small = _small(counters)
        groups = [hand - counters | small]
    elif rules.discard_counters is DiscardCounters.FORBIDDEN or short:
        groups = [hand - counters, counters]
        if rules.discard_shortfall is DiscardShortfall.TRUMP_COUNTERS_ONLY and trump:
            trumps = counters & order(rules, trump).trumps
            groups = [hand - counters, trumps, counters - trumps]
    if rules.discard_trump is DiscardTrump.FORBIDDEN_IF_AVOIDABLE and trump:
        trumps = order(rules, trump).trumps
        groups = [part for group in groups for part in (group - trumps, group & trumps)]
        if small and len(groups[0] - small) + bool(groups[0] & small) < rules.nest:
            return _with_one_small_and_trumps(rules.nest, small, *groups)
    required = NO_CARDS
    need = rules.nest
    for group in groups:
        if need <= len(group):
            return Choice(required=required, pool=group, need=need, small=small, short=short)
        required |= group
        need -= len(group)
    return Choice(required=required, pool=NO_CARDS, need=0, small=small, short=short)


def _with_one_small_and_trumps(size: int, small: CardSet, others: CardSet, trumps: CardSet) -> Choice:
    """Where trumps have to go although one small counter may: no more of them than must."""
    required, needs_small = others - small, bool(others & small)
    pool = others & small | trumps - small if needs_small else trumps
    need = size - len(required)
    return Choice(required=required, pool=pool, need=need, small=small, needs_small=needs_small)


def why_illegal(rules: RuleSet, hand: CardSet, trump: Trump | None, cards: CardSet) -> Illegality | None:
    """Return what is wrong with laying away ``cards`` from ``hand``, or None if it is legal."""
    if not cards <= hand:
        return Illegality(reason=Wrong.NOT_YOUR_CARD, rule=RuleId.DISCARD_COUNT, must_play=hand)
    if len(cards) != rules.nest:
        return Illegality(reason=Wrong.DISCARD_SIZE, rule=RuleId.DISCARD_COUNT, limit=rules.nest)
    legal = choice(rules, hand, trump)
    if legal.allows(cards):
        return None
    instead = legal.required | legal.pool
    counters = hand & rules.counting_cards
    if len(cards & legal.small) > 1:
        return Illegality(reason=Wrong.ONE_SMALL_COUNTER, rule=RuleId.COUNTERS_BARRED, must_play=instead)
    if trump and rules.discard_trump is DiscardTrump.FORBIDDEN_IF_AVOIDABLE:
        barred = cards - instead | (legal.required - cards)
        counters_are_free = rules.discard_counters in (DiscardCounters.FREE, DiscardCounters.FACE_UP)
        if counters_are_free or not barred & counters:
            return Illegality(reason=Wrong.TRUMP_IN_NEST, rule=RuleId.TRUMPS_BARRED, must_play=instead)
    if not legal.short:
        one_small = rules.discard_counters is DiscardCounters.ONE_SMALL
        reason = Wrong.ONE_SMALL_COUNTER if one_small else Wrong.COUNTER_IN_NEST
    elif not hand - counters <= cards:
        reason = Wrong.OTHERS_BEFORE_COUNTERS
    else:
        reason = Wrong.ONLY_TRUMP_COUNTERS
    return Illegality(reason=reason, rule=RuleId.COUNTERS_BARRED, must_play=instead)


def announced(rules: RuleSet, cards: CardSet) -> int | None:
    """How many counters declarer must announce to the table; None when nothing is said (C12)."""
    if rules.discard_counters is DiscardCounters.FORBIDDEN:
        return len(cards & rules.counting_cards)
    return None


def announced_trumps(rules: RuleSet, cards: CardSet, trump: Trump | None) -> int | None:
    """How many trumps declarer must announce to the table; None when nothing is said (C13).

    It is said once trump is named, so not before that where it is named after the discard.
    """
    if trump and rules.nest and rules.discard_trump is DiscardTrump.ANNOUNCED:
        return len(cards & order(rules, trump).trumps)
    return None


def shown(rules: RuleSet, cards: CardSet, trump: Trump | None) -> CardSet:
    """The laid away cards that lie face up (rule book C11, C13)."""
    up = NO_CARDS
    if rules.discard_counters is DiscardCounters.FACE_UP:
        up |= cards & rules.counting_cards
    if rules.discard_trump is DiscardTrump.FACE_UP and trump:
        up |= cards & order(rules, trump).trumps
    return up


def _small(counters: CardSet) -> CardSet:
    return CardSet.of(card for card in counters if card.rank in _SMALL_RANKS)
