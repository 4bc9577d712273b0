"""One hand valued under several rule sets."""

from dataclasses import dataclass

from rooktutor.errors import NotYetError
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.game.record import Record
from rooktutor.game.record.under import record_under
from rooktutor.game.view import View
from rooktutor.rules.houses import game_rules
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import ADVICE_LAYOUTS, ActionValue, Budget, Evaluation


@dataclass(frozen=True, kw_only=True, slots=True)
class SideBySide:
    """The same decision under several rule sets: an evaluation for each, in the order of ``rules``."""

    rules: tuple[RuleSet, ...]
    evaluations: tuple[Evaluation, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action that was looked at under any of the rule sets, the best of the first one first."""
        found = [action for evaluation in self.evaluations for value in evaluation for action in value.covers]
        return tuple(dict.fromkeys(found))

    def row(self, action: Action) -> tuple[ActionValue | None, ...]:
        """What ``action`` is worth under each rule set; None where it is not legal or was not looked at."""
        return tuple(evaluation.value(action) for evaluation in self.evaluations)


def side_by_side(
    hand: Record | Position | View,
    *games: RuleSet | str,
    budget: Budget | None = None,
    seed: int = 0,
) -> SideBySide:
    """Return what each action of the seat to act is worth under each of several rule sets.

    Args:
        hand: a hand up to a decision; of all four hands only what the seat to act may know is used.
        games: rule sets, or the ids of games; none stands for the rules of the hand itself.
        budget: how many layouts are looked at for each; as many as for advice at the table if left out.
        seed: where the layouts come from; rule sets that leave the same layouts possible meet the same.

    Returns:
        an evaluation for each rule set; values are points of the side to act, by that set's scoring.

    Raises:
        NotYetError: when nobody is to act.
        RecordError: when the hand so far is not possible under one of the rule sets.
        NotationError: for the id of a game that does not exist.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> hand = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> both = side_by_side(hand, "crowsnest", "kentucky_discard", budget=Budget(2))
    >>> [str(action) for action in both.actions][-1], len(both.row(both.actions[0]))
    ('120', 2)
    """
    record = hand if isinstance(hand, Record) else Record.of(hand)
    chosen = [game_rules(game) if isinstance(game, str) else game for game in games] or [record.rules]
    work = budget or Budget(ADVICE_LAYOUTS)
    evaluations = [_evaluated(record_under(record, rules), work, seed) for rules in chosen]
    return SideBySide(rules=tuple(chosen), evaluations=tuple(evaluations))


def _evaluated(record: Record, budget: Budget, seed: int) -> Evaluation:
    view = record.view
    if view is None:
        position, seat = record.position, record.to_act
        if position is None or seat is None:
            raise NotYetError("the hand is over; there is nothing to decide")
        view = position.view(seat)
    return evaluate(view, budget=budget, seed=seed)
