"""How many different action sequences there are from here: a number that two programs must share."""

from functools import cache

from tests.oracle import minimax
from tests.oracle.auction import Auction
from tests.oracle.deck import Rules


def auction(rules: Rules, depth: int | None = None, dealer: str = "north") -> int:
    """Sequences of exactly `depth` calls, or, without a depth, complete auctions; one by one."""
    return _auction(Auction(rules, dealer), depth)


def _auction(state: Auction, depth: int | None) -> int:
    if depth == 0:
        return 1
    if state.over:
        return 1 if depth is None else 0
    deeper = None if depth is None else depth - 1
    count = 0
    for word in state.legal():
        follow = Auction(state.rules, state.dealer, list(state.calls))
        follow.call(word)
        count += _auction(follow, deeper)
    return count


def complete_auctions(rules: Rules) -> int:
    """Complete auctions, counted by what still matters: the level, who holds it, who is out, whose turn.

    The same number as `auction(rules)`, for games with too many auctions to walk through.
    """
    first = 0
    dealer = 0 if rules["first_bidder"] == "dealer" else 3
    levels = len(Auction(rules, "north").legal()) - 1
    stops, jumps = bool(rules["stop_at_max"]), bool(rules["jump_bids"])
    forced = rules["all_pass"] == "dealer_forced_min"

    @cache
    def count(level: int, holder: int | None, out: frozenset[int], turn: int) -> int:
        if len(out) == 4 or (holder is not None and (len(out) == 3 or (stops and level == levels))):
            return 1
        if forced and holder is None and out == {0, 1, 2, 3} - {dealer}:
            return 1
        while turn in out:
            turn = (turn + 1) % 4
        follow = (turn + 1) % 4
        found = count(level, holder, out | {turn}, follow)
        highest = levels if jumps else min(level + 1, levels)
        for higher in range(level + 1, highest + 1):
            found += count(higher, turn, out, follow)
        return found

    return count(0, None, frozenset(), first)


def play(ending: minimax.Ending) -> int:
    """Ways to play out the last tricks."""
    if ending.over:
        return 1
    return sum(play(minimax.after(ending, card)) for card in minimax.legal(ending))
