"""Duplicate matches of two ways to judge a hand, with the same play: what the model of bidding is worth.

    python -m tests.bench.bidders model tops --deals 1000 --games crowsnest one_high

Every deal is played twice with seats swapped; both sides bid the least while the hand is worth it, exchange
and play as the quick player of ``played.py`` does, so that only their estimates differ: ``model`` bids by the
strength of the hand, ``tops`` by the count of top cards, ``shared`` by the weights that all games share.
``model@0.5`` keeps half of the usual margin. Five deals are a match. Every line gives points a hand with the
95 per cent interval, matches won, tied and lost, and how often each side made what it bid.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random

from rooktutor.game.actions import Bid, Pass
from rooktutor.game.auction import Auction
from rooktutor.game.deal import Deal, deal
from rooktutor.game.scoring import side_score, taken_by_sides
from rooktutor.rules.axes import Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat, Side
from rooktutor.solve.strength import reach, strength
from tests.bench.duplicate import DEALS, Tally
from tests.bench.played import exchanged, play_out
from tests.bench.rivals import points_by_top_cards

FIRST = 8_000_000


def by_model(rules: RuleSet, hand: int) -> float:
    return strength(rules, hand).points


def by_shared_weights(rules: RuleSet, hand: int) -> float:
    return strength(replace(rules, id="shared"), hand).points


ESTIMATES: dict[str, Callable[[RuleSet, int], float]] = {
    "model": by_model,
    "shared": by_shared_weights,
    "tops": points_by_top_cards,
}


def most(rules: RuleSet, name: str, hand: int) -> int:
    """Return how high a bidder goes with a hand; ``name`` may say how much of the usual margin he keeps."""
    word, _at, margin = name.partition("@")
    return reach(rules, ESTIMATES[word](rules, hand), caution=float(margin or 1))


def auction(rules: RuleSet, dealt: Deal, limits: list[int]) -> Auction:
    """Return the auction in which each seat bids the least up to its limit, never over its partner."""
    calls = Auction(rules, dealt.dealer)
    while (seat := calls.to_act) is not None:
        partners = rules.teams is Teams.FIXED and calls.high_bidder is seat.partner
        stays = not partners and calls.least <= min(limits[seat.index], rules.max_bid)
        calls = calls.after(Bid(calls.least) if stays else Pass())
    return calls


def play(rules: RuleSet, dealt: Deal, names: dict[Side, str], tally: Tally) -> list[float] | None:
    """Return what each seat scores when each side bids by its own estimate; None when all pass."""
    limits = [most(rules, names[seat.side], dealt.hand(seat).mask) for seat in Seat]
    calls = auction(rules, dealt, limits)
    if calls.declarer is None or calls.bid is None:
        return None
    table = exchanged(rules, dealt, calls.declarer)
    points, defended = taken_by_sides(rules, play_out(table, calls.bid, Random(dealt.seed or 0)))
    tally.counts[f"{names[calls.declarer.side]} {'made' if points >= calls.bid else 'set'}"] += 1
    declaring = side_score(rules, calls.bid, points, declaring=True)
    return [float(declaring if table.declaring >> seat & 1 else defended) for seat in range(4)]


def play_twice(game: str, names: tuple[str, str], seed: int) -> Tally:
    """Return what the first bidder gains on a deal, played with seats swapped too."""
    rules, tally, total = rule_set(game), Tally(), 0.0
    dealt = deal(rules, seed, list(Seat)[seed % 4])
    for side in Side:
        scores = play(rules, dealt, {side: names[0], side.other: names[1]}, tally)
        if scores is not None:
            ours = sum(scores[seat.index] for seat in side.seats)
            total += (2 * ours - sum(scores)) / 2
    tally.differences.append(total / 2)
    return tally


def match(number: int, game: str, names: tuple[str, str]) -> Tally:
    """Return a match of ten deals."""
    tally = Tally()
    for seed in range(FIRST + number * DEALS, FIRST + (number + 1) * DEALS):
        tally.add(play_twice(game, names, seed))
    return tally


def line(game: str, names: tuple[str, str], matches: list[Tally]) -> str:
    """Return the result in one line."""
    total = Tally()
    for tally in matches:
        total.add(tally)
    sums = Counter(sign(sum(tally.differences)) for tally in matches)
    made = [
        f"{name} made {total.counts[f'{name} made']} of "
        f"{total.counts[f'{name} made'] + total.counts[f'{name} set']}"
        for name in dict.fromkeys(names)
    ]
    return (
        f"{game:26s} {total.mean:+6.1f} +- {total.interval:4.1f} points a hand over "
        f"{2 * len(total.differences)} hands; matches {sums[1]}-{sums[0]}-{sums[-1]}; {', '.join(made)}"
    )


def sign(number: float) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)


def main() -> None:
    """Play, and print a line a game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first", help="model, shared or tops, with @0.5 for half the usual margin")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    names = (asked.first, asked.second)
    for game in asked.games:
        with ProcessPoolExecutor(asked.jobs) as pool:
            work = partial(match, game=game, names=names)
            matches = list(pool.map(work, range(asked.deals // DEALS), chunksize=5))
        print(line(game, names, matches), flush=True)


if __name__ == "__main__":
    main()
