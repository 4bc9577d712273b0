"""A proof of honesty: deal the hidden cards again and see that the advice stays the same."""

from dataclasses import dataclass
from random import Random

from rooktutor.errors import NotYetError
from rooktutor.explain.annotate import annotate
from rooktutor.explain.annotation import Annotation
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget


@dataclass(frozen=True, kw_only=True)
class AuditReport:
    """What came of dealing the cards that ``seat`` cannot see again and again.

    ``layouts`` is the number of different layouts that were tried, ``annotations`` the number
    of actions that were compared each time, and ``changed`` the actions about which anything
    was different in any of them: values, verdicts, reasons, or the facts behind them.
    """

    seat: Seat
    redeals: int
    layouts: int
    annotations: int
    changed: tuple[Action, ...]

    @property
    def honest(self) -> bool:
        """Whether the advice never changed."""
        return not self.changed

    def __str__(self) -> str:
        """Return the outcome on one line, for a notebook cell."""
        outcome = "nothing changed" if self.honest else f"changed: {', '.join(map(str, self.changed))}"
        return (
            f"{self.seat}: {self.redeals} redeals, {self.layouts} different layouts, "
            f"{self.annotations} annotations each: {outcome}"
        )


def audit(
    position: Position, seat: Seat, *, redeals: int = 20, seed: int = 0, values: int = 0
) -> AuditReport:
    """Return whether the advice to ``seat`` depends on anything that this seat cannot see.

    The hidden cards are dealt again, each time in a way that fits everything the seat knows,
    and the whole position is built anew from them; then the advice is asked for again. Where
    it is not the turn of the seat, its last decision before is audited.

    Args:
        position: any position of a hand, with all cards.
        seat: whose advice is put to the test.
        redeals: how often the hidden cards are dealt again.
        seed: where the redeals come from; the same seed gives the same report.
        values: also value the actions over this many layouts each time; 0 compares reasons alone.

    Raises NotYetError when the seat has had no decision yet.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> audit(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)), Seat.EAST, redeals=3).honest
    True
    """
    asked = _decision_of(position, seat)
    view = asked.view(seat)
    rng = Random(seed)
    hidden = Layouts(view)
    advice = _advice(view, seed, values)
    met: set[Layout] = set()
    changed: set[Annotation] = set()
    for _ in range(redeals):
        layout = hidden.sample(rng)
        met.add(layout)
        again = _advice(layout.position(view).view(seat), seed, values)
        changed |= set(advice) ^ set(again)
    return AuditReport(
        seat=seat,
        redeals=redeals,
        layouts=len(met),
        annotations=len(advice),
        changed=tuple(sorted({note.action for note in changed}, key=str)),
    )


def _advice(view: View, seed: int, values: int) -> tuple[Annotation, ...]:
    evaluation = evaluate(view, budget=Budget(values), seed=seed) if values else None
    return annotate(view, evaluation)


def _decision_of(position: Position, seat: Seat) -> Position:
    """The position itself if the seat is to act, else the last one before in which it was."""
    actions = position.actions
    for length in range(len(actions), -1, -1):
        before = Position.replay(position.rules, position.deal, actions[:length], scores=position.scores)
        if before.to_act is seat:
            return before
    raise NotYetError(f"{seat} has had no decision in this hand yet")
