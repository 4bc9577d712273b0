"""Duplicate matches of two ways to judge a hand, with the same play: what the model of bidding is worth.

    python -m tests.bench.bidders model tops --deals 1000 --games crowsnest one_high

Every deal is played twice with seats swapped; both sides exchange and play as the quick player of
``played.py`` does, so that only their bids differ. ``model`` bids by the strength of the hand as computer
players do, ``glance`` makes the call that is worth most at a glance, ``usual`` bids by strength with the
usual margin in every game, ``tops`` by the count of top cards with that margin, ``shared`` by the weights
that all games share: these bid the least as far as they judge the hand good for. ``tutor`` samples layouts
at full strength, ``tutor_usual`` does so as if everybody else went by strength with the usual margin, and
itself goes over its strength by as much (some ten seconds a deal). Five deals are a match. Every line gives
points a hand with the 95 per cent interval and matches won, tied and lost; and for each side how many hands
it bought, at what price, how often it made them, and what they brought it.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random
from unittest.mock import patch

from rooktutor.game.actions import Action, Bid, Pass
from rooktutor.game.auction import Auction
from rooktutor.game.deal import Deal, deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import side_score, taken_by_sides
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat, Side
from rooktutor.solve import bidding
from rooktutor.solve import strength as judging
from rooktutor.solve.glance import call_values
from rooktutor.solve.players import TutorPlayer
from rooktutor.solve.strength import CAUTION, ceiling, highest_bid, strength
from tests.bench.duplicate import DEALS, Tally
from tests.bench.played import exchanged, play_out
from tests.bench.rivals import points_by_top_cards, with_usual_margin

FIRST = 8_000_000


Bidder = Callable[[View], Action]


@dataclass(frozen=True)
class Up:
    """Bids the least up to its limit for the hand (a mask), never over the partner."""

    limit: Callable[[RuleSet, int], int]

    def __call__(self, view: View) -> Action:
        rules, auction = view.rules, view.public.auction
        partners = rules.teams is Teams.FIXED and auction.high_bidder is view.seat.partner
        top = min(self.limit(rules, view.hand.mask), rules.max_bid)
        return Pass() if partners or auction.least > top else Bid(auction.least)


def by_strength(rules: RuleSet, hand: int) -> int:
    return with_usual_margin(rules, strength(rules, hand).points)


def by_top_cards(rules: RuleSet, hand: int) -> int:
    return with_usual_margin(rules, points_by_top_cards(rules, hand))


def by_shared_weights(rules: RuleSet, hand: int) -> int:
    return ceiling(replace(rules, id="shared"), hand)


def at_a_glance(view: View) -> Action:
    return call_values(view, seed=1).best.action


def by_sampling(view: View) -> Action:
    return TutorPlayer().act(view, 1)


def by_sampling_with_usual_margin(view: View) -> Action:
    def goes_to(view: View) -> int:
        rules, points = view.rules, strength(view.rules, view.hand.mask).points
        return highest_bid(rules, points + CAUTION[rules.made_score] * rules.total_points)

    with patch.object(judging, "CLIMBS", {}), patch.object(bidding, "goes_to", goes_to):
        return by_sampling(view)


BIDDERS: dict[str, Bidder] = {
    "model": Up(ceiling),
    "glance": at_a_glance,
    "usual": Up(by_strength),
    "shared": Up(by_shared_weights),
    "tops": Up(by_top_cards),
    "tutor": by_sampling,
    "tutor_usual": by_sampling_with_usual_margin,
}


def auction(rules: RuleSet, dealt: Deal, names: dict[Side, str]) -> Auction:
    """Return the auction in which each side calls as its bidder does."""
    position = Position.start(rules, dealt)
    while position.phase is Phase.AUCTION and position.to_act is not None:
        view = position.view(position.to_act)
        position = position.after(BIDDERS[names[view.seat.side]](view))
    return position.public.auction


def outcome(rules: RuleSet, dealt: Deal, declarer: Seat, bid: int) -> tuple[int, list[float]]:
    """Return the points that declarer's side takes, and what each seat scores."""
    table = exchanged(rules, dealt, declarer)
    points, defended = taken_by_sides(rules, play_out(table, bid, Random(dealt.seed or 0)))
    declaring = side_score(rules, bid, points, declaring=True)
    return points, [float(declaring if table.declaring >> seat & 1 else defended) for seat in range(4)]


def play_twice(game: str, names: tuple[str, str], seed: int) -> Tally:
    """Return what the first bidder gains on a deal, played with seats swapped too."""
    rules, tally, total = rule_set(game), Tally(), 0.0
    dealt = deal(rules, seed, list(Seat)[seed % 4])
    once = cache(partial(outcome, rules, dealt))
    for side in Side:
        bidders = {side: names[0], side.other: names[1]}
        calls = auction(rules, dealt, bidders)
        declarer, bid = calls.declarer, calls.bid
        if declarer is None or bid is None:
            continue
        points, scores = once(declarer, bid)
        ours = sum(scores[seat.index] for seat in side.seats)
        gained = (2 * ours - sum(scores)) / 2
        total += gained
        name = bidders[declarer.side]
        tally.counts[f"{name} {'made' if points >= bid else 'set'}"] += 1
        tally.counts[f"{name} bid"] += bid
        tally.counts[f"{name} brought"] += round(gained if declarer.side is side else -gained)
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
    bought = [shares(total, name) for name in dict.fromkeys(names)]
    return (
        f"{game:26s} {total.mean:+6.1f} +- {total.interval:4.1f} points a hand over "
        f"{2 * len(total.differences)} hands; matches {sums[1]}-{sums[0]}-{sums[-1]}; {'; '.join(bought)}"
    )


def shares(total: Tally, name: str) -> str:
    """Return what a bidder bought and what came of it."""
    made, beaten = total.counts[f"{name} made"], total.counts[f"{name} set"]
    hands = max(1, made + beaten)
    return (
        f"{name} bought {made + beaten} at {total.counts[f'{name} bid'] / hands:.1f}, "
        f"made {made / hands:.1%}, brought {total.counts[f'{name} brought'] / hands:+.1f}"
    )


def sign(number: float) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)


def main() -> None:
    """Play, and print a line a game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first", choices=[*BIDDERS], help="who bids against the second")
    parser.add_argument("second", choices=[*BIDDERS])
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
