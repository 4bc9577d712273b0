"""Plays hands, at random or by computer players, and puts every claim about every action to the judges.

With ``--values`` every action is valued over so many layouts, and what is told from the values is checked
as well: costs, what is ahead, how a call ends, how an action compares with the best one in numbers. Run it
for long from the command line, and it prints what it checked::

    python -m tests.explain.checking --hands 12 --layouts 400
    python -m tests.explain.checking --hands 2 --layouts 400 --by rules strong --values 4
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random

from rooktutor.cards import CardSet
from rooktutor.explain.annotate import annotate, reasons_for
from rooktutor.explain.annotation import Reason
from rooktutor.explain.brief import brief
from rooktutor.explain.cardnotes import card_notes
from rooktutor.explain.contrast import contrast
from rooktutor.explain.offers import discards_worth_a_look
from rooktutor.game.actions import PASS, Action, Discard
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.players import PLAYERS
from rooktutor.solve.values import Budget, Evaluation
from tests.explain.judges import is_true
from tests.explain.judges_values import contrast_is_true, counted_anew, differ
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


BY_VALUES = {"ahead", "no_difference", "costs", "match"}
"""Reasons that come with a grade, and from no principle."""


def spoken(view: View, evaluation: Evaluation | None = None) -> Iterator[tuple[Action, Reason]]:
    """Everything that is said about any legal action, before the best is chosen."""
    if evaluation is not None:
        actions = [action for value in evaluation for action in value.covers]
        for note in annotate(view, evaluation):
            yield from ((note.action, each) for each in note.reasons if each.principle in BY_VALUES)
    elif view.phase is Phase.DISCARD:
        actions = [Discard(cards) for cards in discards_worth_a_look(view)]
        actions += Random(len(view.hand)).sample(list(view.legal_actions()), 4)
    else:
        actions = list(view.legal_actions())
    for action, reasons in reasons_for(view, actions, evaluation).items():
        yield from ((action, reason) for reason in reasons)
    for each in card_notes(view, evaluation):
        yield from ((PASS, reason) for reason in each.reasons)


SAMPLES = 30
"""Layouts that stand in for all of them where there are too many to list."""


def words(cards: CardSet) -> frozenset[str]:
    return frozenset(map(str, cards))


def as_world(layout: Layout, view: View) -> dict[str, frozenset[str]]:
    return {str(seat): words(layout.hand(seat)) for seat in Seat if seat is not view.seat}


def check_hand(
    game: str,
    seed: int,
    checked: Checked,
    *,
    layouts: int,
    options: Mapping[str, object] | None = None,
    by: str = "random",
    values: int = 0,
) -> None:
    """Play one hand and judge every claim, by all layouts wherever they can be listed."""
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
        evaluation = evaluate(view, budget=Budget(values), seed=seed) if values else None
        judge_all(view, truth, checked, evaluation)
        action = some_action(position, rng) if by == "random" else PLAYERS[by].act(view, seed)
        position = position.after(action)


def judge_all(view: View, truth: Truth, checked: Checked, evaluation: Evaluation | None = None) -> None:
    checked.positions += 1
    checked.listed += truth.complete
    anew = None if evaluation is None else counted_anew(view, evaluation)
    for action, reason in spoken(view, evaluation):
        checked.principles[reason.principle] += 1
        for claim in reason.claims:
            checked.claims[type(claim).__name__] += 1
            if not is_true(claim, truth, action, anew):
                checked.false.append(f"{reason.principle} of {action}: {claim}\n   {described(view)}")
    whole = brief(view, evaluation)
    for claim in whole.facts if whole else ():
        checked.claims[type(claim).__name__] += 1
        if not is_true(claim, truth, PASS, anew):
            checked.false.append(f"of the decision: {claim}\n   {described(view)}")
    if evaluation is not None and anew is not None:
        judge_numbers(view, evaluation, anew, checked)


def judge_numbers(view: View, evaluation: Evaluation, anew: Evaluation, checked: Checked) -> None:
    """Judge the values themselves, and how every other action compares with the best one."""
    checked.claims["value"] += len(evaluation)
    if differ(evaluation, anew):
        checked.false.append(f"{evaluation}, but it is {anew}\n   {described(view)}")
    told = view.phase is not Phase.PLAY or len(view.hand) <= FEW or len(view.hand) > MANY
    for value in evaluation if told else ():
        found = contrast(view, evaluation, value.action)
        if found is None:
            continue
        checked.claims["contrast"] += 3 + len(found.parts)
        if not contrast_is_true(view, evaluation, found):
            checked.false.append(f"{found}\n   {described(view)}")


FEW, MANY = 6, 10
"""Cards in a hand between which the play is not told in numbers here: to follow it takes long."""


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
    parser.add_argument("--by", nargs="*", default=["random"], choices=list(PLAYERS), help="who plays")
    parser.add_argument("--values", type=int, default=0, help="layouts behind the values; 0 for no values")
    parser.add_argument("--games", nargs="*", default=list(RULE_SETS), help="which games")
    asked = parser.parse_args()
    checked = Checked()
    for seed, game, by in product(range(asked.first, asked.first + asked.hands), asked.games, asked.by):
        check_hand(game, seed, checked, layouts=asked.layouts, by=by, values=asked.values)
        if (game, by) == (asked.games[-1], asked.by[-1]):
            print(f"{checked.claims.total()} claims so far, {len(checked.false)} false", flush=True)
    total = checked.claims.total()
    print(f"{total} claims in {checked.positions} positions of {' '.join(asked.games)}, ", end="")
    print(f"played by {' '.join(asked.by)}, ", end="")
    print(f"{checked.listed} of them with all layouts listed: {len(checked.false)} false")
    for name, count in checked.claims.most_common():
        print(f"{count:9} {name}")
    print("\n".join(checked.false[:10]))
    return 1 if checked.false else 0


if __name__ == "__main__":
    sys.exit(main())
