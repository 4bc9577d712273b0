"""The exchange: what may go back to the nest, what the table sees of it, which card may be called."""

from collections.abc import Iterable
from itertools import combinations
from math import comb

from tests.oracle.deck import Rules, in_order, pack, points, suit


def size(rules: Rules) -> int:
    """How many cards go back: as many as the nest held."""
    return int(str(rules["nest"]))


def must_go(rules: Rules, holding: Iterable[str]) -> tuple[set[str], set[str], int]:
    """Where counters are barred: cards that must be laid away, cards to choose from, how many of those.

    With enough worthless cards nothing must go and the choice is among those; with too few all of
    them go, and counters make up the number.
    """
    cards = set(holding)
    worthless = {card for card in cards if points(rules, card) == 0}
    if len(worthless) >= size(rules):
        return set(), worthless, size(rules)
    return worthless, cards - worthless, size(rules) - len(worthless)


def short(rules: Rules, holding: Iterable[str]) -> bool:
    """Whether counters are barred and yet some would have to go."""
    worthless = sum(points(rules, card) == 0 for card in holding)
    return rules["discard_counters"] == "forbidden" and worthless < size(rules)


def may_lay_away(rules: Rules, holding: Iterable[str], away: Iterable[str], trump: str | None = None) -> bool:
    """Whether declarer, holding hand and nest, may put exactly these cards away."""
    cards, gone = set(holding), set(away)
    if len(gone) != size(rules) or not gone <= cards:
        return False
    return _counters_ok(rules, cards, gone, trump) and _trumps_ok(rules, cards, gone, trump)


def _counters_ok(rules: Rules, cards: set[str], gone: set[str], trump: str | None) -> bool:
    counters = {card for card in gone if points(rules, card) > 0}
    if rules["discard_counters"] == "one_small":
        small = all(points(rules, c) in (5, 10) and c[1:] in ("5", "10") for c in counters)
        worthless = sum(points(rules, c) == 0 for c in cards)
        if worthless >= size(rules) - 1:
            return len(counters) <= 1 and small
        # too few worthless cards: all of them go, the rest is free
        return len(gone - counters) == worthless
    if rules["discard_counters"] != "forbidden":
        return True
    forced, choice, count = must_go(rules, cards)
    if not forced <= gone or not gone - forced <= choice:
        return False
    if counters and rules["discard_shortfall"] == "trump_counters_only":
        return _all_trumps_if_possible(rules, cards, counters, count, trump)
    return True


def _all_trumps_if_possible(
    rules: Rules, cards: set[str], counters: set[str], count: int, trump: str | None
) -> bool:
    """Counters that make up the number are to be of the trump color, as far as there are enough."""
    if trump is None:
        return True
    trumps = {c for c in cards if points(rules, c) > 0 and suit(rules, c, trump) == trump}
    return counters <= trumps if len(trumps) >= count else trumps <= counters


def _trumps_ok(rules: Rules, cards: set[str], gone: set[str], trump: str | None) -> bool:
    if rules["discard_trump"] != "forbidden_if_avoidable" or trump is None:
        return True
    others = [card for card in cards if suit(rules, card, trump) != trump]
    buried = sum(suit(rules, card, trump) == trump for card in gone)
    return buried <= max(0, size(rules) - len(others))


def discards(rules: Rules, holding: Iterable[str], trump: str | None = None) -> list[tuple[str, ...]]:
    """Every set of cards that may go back, in the order of the pack."""
    cards = in_order(holding)
    return [away for away in combinations(cards, size(rules)) if may_lay_away(rules, cards, away, trump)]


def count_discards(rules: Rules, holding: Iterable[str]) -> int:
    """How many such sets there are, by arithmetic; for games without trump rules on the nest."""
    cards = set(holding)
    assert rules["discard_trump"] != "forbidden_if_avoidable"
    if rules["discard_counters"] == "forbidden":
        _, choice, count = must_go(rules, cards)
        return comb(len(choice), count)
    assert rules["discard_counters"] in ("free", "face_up")
    return comb(len(cards), size(rules))


def shown(rules: Rules, away: Iterable[str], trump: str) -> set[str]:
    """The laid-away cards that the whole table is shown."""
    gone = set(away)
    seen: set[str] = set()
    if rules["discard_counters"] == "face_up":
        seen |= {card for card in gone if points(rules, card) > 0}
    if rules["discard_trump"] == "face_up":
        seen |= {card for card in gone if suit(rules, card, trump) == trump}
    return seen


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
