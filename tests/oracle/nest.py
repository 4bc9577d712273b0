"""The exchange: what may go back to the nest, what the table sees of it, which card may be called."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from math import comb

from tests.oracle.deck import Rules, in_order, pack, points, suit


def size(rules: Rules) -> int:
    """How many cards go back: as many as the nest held."""
    return int(str(rules["nest"]))


def small(card: str) -> bool:
    """A 5 or a 10: the counters that a house rule lets go, one at most."""
    return card[1:] in ("5", "10")


def short(rules: Rules, holding: Iterable[str]) -> bool:
    """Whether counters are barred and yet some would have to go."""
    cards = list(holding)
    worthless = sum(points(rules, card) == 0 for card in cards)
    match rules["discard_counters"]:
        case "forbidden":
            return worthless < size(rules)
        case "one_small":
            return worthless + any(map(small, cards)) < size(rules)
    return False


def may_lay_away(rules: Rules, holding: Iterable[str], away: Iterable[str], trump: str | None = None) -> bool:
    """Whether declarer, holding hand and nest, may put exactly these cards away."""
    cards, gone = set(holding), set(away)
    if len(gone) != size(rules) or not gone <= cards or not _counters_ok(rules, cards, gone, trump):
        return False
    if rules["discard_trump"] != "forbidden_if_avoidable" or trump is None:
        return True
    # trumps may go only as far as no other choice of cards, legal in itself, holds fewer
    return _trumps(rules, gone, trump) == _fewest_trumps(tuple(rules.items()), frozenset(cards), trump)


def _trumps(rules: Rules, cards: Iterable[str], trump: str) -> int:
    return sum(suit(rules, card, trump) == trump for card in cards)


@cache
def _fewest_trumps(axes: tuple[tuple[str, object], ...], cards: frozenset[str], trump: str) -> int:
    rules = dict(axes)
    choices = combinations(sorted(cards), size(rules))
    return min(_trumps(rules, c, trump) for c in choices if _counters_ok(rules, set(cards), set(c), trump))


def _counters_ok(rules: Rules, cards: set[str], gone: set[str], trump: str | None) -> bool:
    if rules["discard_counters"] in ("free", "face_up"):
        return True
    counters = {card for card in gone if points(rules, card) > 0}
    if not short(rules, cards):
        allowed = 1 if rules["discard_counters"] == "one_small" else 0
        return len(counters) <= allowed and all(map(small, counters))
    worthless = {card for card in cards if points(rules, card) == 0}
    if not worthless <= gone:
        return False
    if rules["discard_shortfall"] != "trump_counters_only" or trump is None:
        return True
    of_trump = {c for c in cards - worthless if suit(rules, c, trump) == trump}
    return counters <= of_trump or of_trump <= counters


def discards(rules: Rules, holding: Iterable[str], trump: str | None = None) -> list[tuple[str, ...]]:
    """Every set of cards that may go back, in the order of the pack."""
    cards = in_order(holding)
    return [away for away in combinations(cards, size(rules)) if may_lay_away(rules, cards, away, trump)]


def count_discards(rules: Rules, holding: Iterable[str]) -> int:
    """How many such sets there are, by arithmetic; for games without trump rules on the nest."""
    cards = set(holding)
    assert rules["discard_trump"] != "forbidden_if_avoidable"
    if rules["discard_counters"] in ("free", "face_up"):
        return comb(len(cards), size(rules))
    worthless = sum(points(rules, card) == 0 for card in cards)
    if short(rules, cards):
        assert rules["discard_shortfall"] == "free_announced"
        return comb(len(cards) - worthless, size(rules) - worthless)
    ways = comb(worthless, size(rules))
    if rules["discard_counters"] == "one_small":
        ways += sum(map(small, cards)) * comb(worthless, size(rules) - 1)
    return ways


def shown(rules: Rules, away: Iterable[str], trump: str) -> set[str]:
    """The laid-away cards that the whole table is shown."""
    gone = set(away)
    seen: set[str] = set()
    if rules["discard_counters"] == "face_up":
        seen |= {card for card in gone if points(rules, card) > 0}
    if rules["discard_trump"] == "face_up":
        seen |= {card for card in gone if suit(rules, card, trump) == trump}
    return seen


def announced_trumps(rules: Rules, away: Iterable[str], trump: str) -> int:
    """How many trumps are laid away, in a game in which that is said aloud."""
    return sum(suit(rules, card, trump) == trump for card in away)


def announced(rules: Rules, away: Iterable[str]) -> int:
    """How many counters are laid away in a game that bars them, which is said aloud."""
    return sum(points(rules, card) > 0 for card in away)


def callable_cards(rules: Rules, hand: Iterable[str], away: Iterable[str]) -> list[str]:
    """Which cards declarer may call: any card, less those that a house rule takes out."""
    barred: set[str] = set()
    if rules["call_own_card"] == "forbidden":
        barred |= set(hand)
    if rules["call_nest_card"] == "forbidden":
        barred |= set(away)
    return [card for card in pack(rules) if card not in barred]
