"""Plays random hands and puts every claim of every principle to the judges.

Run it for long from the command line, and it prints what it checked::

    python -m tests.explain.checking --hands 200 --layouts 5000
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from rooktutor.cards import CardSet
from rooktutor.explain.annotate import reasons_for
from rooktutor.explain.annotation import Reason
from rooktutor.explain.offers import discards_worth_a_look
from rooktutor.game.actions import Action, Discard
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layout, Layouts
from tests.explain.judges import is_true
from tests.explain.truth import Truth
from tests.support.hands import random_deal
from tests.support.translate import both_rules, start


@dataclass
class Checked:
    """What a run has come across."""

    positions: int = 0
    listed: int = 0
    claims: Counter[str] = field(default_factory=Counter)
    principles: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)


def spoken(view: View) -> Iterator[tuple[Action, Reason]]:
    """Everything that any principle says about any legal action, before the best is chosen."""
    actions: list[Action] = list(view.legal_actions()) if view.phase is not Phase.DISCARD else []
    if view.phase is Phase.DISCARD:
        actions = [Discard(cards) for cards in discards_worth_a_look(view)]
        actions += Random(len(view.hand)).sample(list(view.legal_actions()), 4)
    for action, reasons in reasons_for(view, actions).items():
        yield from ((action, reason) for reason in reasons)


SAMPLES = 30
"""Layouts that stand in for all of them where there are too many to list."""


def words(cards: CardSet) -> frozenset[str]:
    return frozenset(map(str, cards))


def as_world(layout: Layout, view: View) -> dict[str, frozenset[str]]:
    return {str(seat): words(layout.hand(seat)) for seat in Seat if seat is not view.seat}


def check_hand(
    game: str, seed: int, checked: Checked, *, layouts: int, options: Mapping[str, object] | None = None
) -> None:
    """Play one hand at random and judge every claim, by all layouts wherever they can be listed."""
    rng = Random(f"{game}/{seed}")
    rules, plain = both_rules(game, options)
    position = start(rules, random_deal(plain, rng))
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None
        view = position.view(seat)
        truth = Truth(view, plain)
        if view.phase is Phase.PLAY:
            hidden = Layouts(view)
            if hidden.at_most <= layouts:
                truth.list_worlds()
            else:
                truth.worlds = [as_world(hidden.sample(rng), view) for _ in range(SAMPLES)]
                truth.worlds.append(
                    {str(seat): words(position.hand(seat)) for seat in Seat if seat is not view.seat}
                )
        judge_all(view, truth, checked)
        position = position.after(some_action(position, rng))


def judge_all(view: View, truth: Truth, checked: Checked) -> None:
    checked.positions += 1
    checked.listed += truth.complete
    for action, reason in spoken(view):
        checked.principles[reason.principle] += 1
        for claim in reason.claims:
            checked.claims[type(claim).__name__] += 1
            if not is_true(claim, truth, action):
                checked.false.append(f"{reason.principle} of {action}: {claim}\n   {described(view)}")


def described(view: View) -> str:
    tricks = ", ".join(f"{t.leader.letter} {' '.join(map(str, t.cards))}" for t in view.public.tricks)
    return f"{view.rules.id}: {view.seat} holds {view.hand}, trump {view.trump}, tricks {tricks or 'none'}"


def some_action(position: Position, rng: Random) -> Action:
    """A random action; in the auction a modest one, so that many kinds of contract are played."""
    actions = position.legal_actions()
    if position.phase is Phase.AUCTION:
        return rng.choice(actions[:2])
    return rng.choice(actions)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=500, help="hands of each game")
    parser.add_argument("--first", type=int, default=0, help="number of the first hand")
    parser.add_argument("--layouts", type=int, default=5000, help="the most layouts to list for a position")
    parser.add_argument("--games", nargs="*", default=list(RULE_SETS), help="which games")
    asked = parser.parse_args()
    checked = Checked()
    for game in asked.games:
        for seed in range(asked.first, asked.first + asked.hands):
            check_hand(game, seed, checked, layouts=asked.layouts)
    total = checked.claims.total()
    print(f"{total} claims in {checked.positions} positions of {' '.join(asked.games)}, ", end="")
    print(f"{checked.listed} of them with all layouts listed: {len(checked.false)} false")
    for name, count in checked.claims.most_common():
        print(f"{count:9} {name}")
    print("\n".join(checked.false[:10]))
    return 1 if checked.false else 0


if __name__ == "__main__":
    sys.exit(main())
