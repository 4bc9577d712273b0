"""What the tutor's discard gives away against a search over all discards that there are.

    python -m tests.bench.discards [--hands 200] [--games crowsnest kentucky_rook] [--seed 1] [--layouts 24]

All discards in all layouts would take hours, so the search goes by halving over layouts that all discards
share: every legal discard (cards that do the same count once) over a few, with the trump that rules of thumb
name for what is left; the best of them over more; the very best with the other trumps as well. The one that
comes out and the tutor's then meet fresh layouts, which neither was chosen by. So the loss is estimated
without bias, against the discard that the search found: a better one that the search itself missed is not
in it. A loss may come out negative by chance, and counts as it is.

One line a game: mean loss in points of score difference with its standard error, the same for the rule of
thumb, the mean loss in chances to make the bid, in how many hands the two agree, and the processor time that
the tutor and the search took for a hand.
"""

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rooktutor.cards import CardSet, Color
from rooktutor.game.actions import Discard
from rooktutor.game.deal import deal
from rooktutor.game.exchange import choice
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve._chart import bits, chart
from rooktutor.solve.bidding import _ContractValuer
from rooktutor.solve.contracts import Way
from rooktutor.solve.discards import trump_ratings
from rooktutor.solve.draws import Draw, Draws
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.values import Budget, weighted_mean

STAGES = ((0, 2), (40, 10), (8, 24))
"""How many discards go on (0 for all), and over how many more layouts."""
FRESH = 64
"""Layouts that decide about what was chosen."""


@dataclass(frozen=True)
class Found:
    """One hand: what the tutor and the rule of thumb lose, in points; in chances; and seconds."""

    loss: float
    thumb: float
    chance: float
    agreed: bool
    tutor: float
    search: float
    discards: int


def exchanges(name: str, hands: int, seed: int) -> Iterator[View]:
    """Views of declarers about to lay away, in hands bid by rules of thumb."""
    rules = rule_set(name)
    while hands:
        seed += 1
        position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
        while position.phase not in (Phase.DISCARD, Phase.PLAY, Phase.OVER):
            assert position.to_act is not None
            position = position.after(RulesPlayer().act(position.view(position.to_act), seed))
        if position.phase is Phase.DISCARD:
            assert position.to_act is not None
            hands -= 1
            yield position.view(position.to_act)


def distinct(view: View) -> list[int]:
    """Every legal discard, of those that do the same only one."""
    rules, pool = view.rules, view.hand.mask
    tables = [chart(rules, color) for color in ((view.trump,) if view.trump else Color)]

    def same(one: int, other: int) -> bool:
        return all(
            table.suit[one] == table.suit[other]
            and table.worth[one] == table.worth[other]
            and not (table.free | table.excused) & (1 << one | 1 << other)
            and not (table.above[one] ^ table.above[other]) & ~pool
            for table in tables
        )

    groups: list[list[int]] = []
    for card in bits(pool):
        group = next((each for each in groups if same(each[0], card)), None)
        if group is None:
            groups.append([card])
        else:
            group.append(card)
    legal = choice(rules, view.hand, view.trump)
    found = {}
    for laid in legal:
        counts = tuple(sum(laid.mask >> card & 1 for card in group) for group in groups)
        found.setdefault(counts, laid.mask)
    return list(found.values())


def over(view: View, ways: Iterable[Way], draws: Sequence[Draw]) -> dict[Way, tuple[float, float]]:
    """The mean value and the chance to make of each way over some layouts."""
    found = {}
    weights = [draw.weight for draw in draws]
    by_trump: dict[object, list[Way]] = {}
    for way in ways:
        by_trump.setdefault(way.trump, []).append(way)
    for group in by_trump.values():
        values = _ContractValuer(view, {Discard(CardSet(way.discard)): [way] for way in group})
        for draw in draws:
            values.add([draw.layout], None)
        for way in group:
            action = Discard(CardSet(way.discard))
            found[way] = (
                weighted_mean(values.scores[action], weights),
                weighted_mean(values.made[action], weights),
            )
    return found


def trump_for(view: View, laid: int) -> object:
    """The trump that rules of thumb name with what is left."""
    if view.trump:
        return view.trump
    ratings = trump_ratings(view.rules, view.hand.mask & ~laid)
    return max(ratings, key=lambda trump: ratings[trump])


def searched(view: View, asked: Sequence[Way], seed: int) -> tuple[Way, int]:
    """The way that a search over all discards finds best, those ``asked`` among them; and of how many."""
    everything = distinct(view)
    ways = list(dict.fromkeys([*asked, *(Way(trump_for(view, laid), laid) for laid in everything)]))
    sums: dict[Way, float] = dict.fromkeys(ways, 0.0)
    counts: dict[Way, int] = dict.fromkeys(ways, 0)
    drawn = Draws(view, sum(layouts for _keep, layouts in STAGES), seed)
    source = drawn.each()
    for keep, layouts in STAGES:
        if keep:
            ranked = sorted(ways, key=lambda way: -sums[way] / max(1, counts[way]))
            ways = list(dict.fromkeys([*ranked[:keep], *asked]))
        if keep and not view.trump and (keep, layouts) == STAGES[-1]:
            ways = _with_second_trump(view, ways)
        draws = [draw for draw, _n in zip(source, range(layouts), strict=False)]
        if not draws:
            break
        for way, (value, _chance) in over(view, ways, draws).items():
            sums[way] = sums.get(way, 0.0) + value * len(draws)
            counts[way] = counts.get(way, 0) + len(draws)
    return max(ways, key=lambda way: sums[way] / counts[way]), len(everything)


def _with_second_trump(view: View, ways: Sequence[Way]) -> list[Way]:
    """The ways, and each discard with the trump that rules of thumb rate second as well."""
    more = []
    for way in ways:
        ratings = trump_ratings(view.rules, view.hand.mask & ~way.discard)
        others = sorted((t for t in ratings if t is not way.trump), key=lambda trump: -ratings[trump])
        more += [way, way._replace(trump=others[0])]
    return list(dict.fromkeys(more))


def measured(view: View, layouts: int, seed: int) -> Found:
    """Let the tutor and the search choose, and compare over fresh layouts."""
    start = time.process_time()
    *_partial, advice = refine(view, budget=Budget(layouts), seed=seed, every_card=True)
    tutor = time.process_time() - start
    best = advice.best
    assert isinstance(best.action, Discard)
    own = Way(best.trump, best.action.cards.mask)
    thumb_laid = RulesPlayer().act(view, seed)
    assert isinstance(thumb_laid, Discard)
    thumb = Way(trump_for(view, thumb_laid.cards.mask), thumb_laid.cards.mask)
    start = time.process_time()
    top, count = searched(view, (own, thumb), seed + 1)
    search = time.process_time() - start
    fresh = list(Draws(view, FRESH, seed + 2).each())
    found = over(view, dict.fromkeys((top, own, thumb)), fresh)
    return Found(
        loss=found[top][0] - found[own][0],
        thumb=found[top][0] - found[thumb][0],
        chance=found[top][1] - found[own][1],
        agreed=top == own,
        tutor=tutor,
        search=search,
        discards=count,
    )


def _line(name: str, found: Sequence[Found]) -> str:
    def told(numbers: Sequence[float]) -> str:
        error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
        return f"{fmean(numbers):6.2f} +- {error:.2f}"

    return (
        f"{name:18s} {len(found):4d} hands  tutor loses {told([each.loss for each in found])}  "
        f"thumb {told([each.thumb for each in found])}  "
        f"chance {100 * fmean(each.chance for each in found):5.2f} of 100  "
        f"agreed {100 * fmean(each.agreed for each in found):3.0f} %  "
        f"discards {fmean(each.discards for each in found):5.0f}  "
        f"tutor {fmean(each.tutor for each in found):.2f} s  "
        f"search {fmean(each.search for each in found):.2f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=200, help="hands of each game")
    parser.add_argument("--games", nargs="*", default=["crowsnest", "kentucky_rook"])
    parser.add_argument("--layouts", type=int, default=24, help="layouts that the tutor looks at")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.games:
        found: list[Found] = []
        for number, view in enumerate(exchanges(name, asked.hands, asked.seed)):
            found.append(measured(view, asked.layouts, 10 * (asked.seed + number)))
            if len(found) % 20 == 0 or len(found) == asked.hands:
                print(_line(name, found), flush=True)


if __name__ == "__main__":
    main()
