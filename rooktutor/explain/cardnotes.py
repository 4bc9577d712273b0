"""Every card of the exchange by itself: to keep or to lay away, by how much, and why."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.explain.annotation import Polarity, Reason
from rooktutor.explain.cardcontext import CardContext, reckoned_trump
from rooktutor.explain.principles.keeping import PRINCIPLES
from rooktutor.game.actions import Discard
from rooktutor.game.exchange import choice
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.values import ActionValue, Evaluation

CLOSE = 1.0
"""Points up to which it makes no difference where a card goes."""


class Lean(Enum):
    """Where a card belongs."""

    KEEP = "keep"
    LAY = "lay"
    EITHER = "either"
    MUST_KEEP = "must_keep"
    """The rules do not let it be laid away."""
    MUST_LAY = "must_lay"
    """The rules do not let it be kept."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, kw_only=True, slots=True)
class CardNote:
    """What the tutor says about one card of the exchange.

    ``points`` is what keeping it is worth: the score difference of the best discard without it less that
    of the best with it, among those looked at; negative for a card that had better go, None while unknown.
    """

    card: Card
    lean: Lean
    points: float | None
    reasons: tuple[Reason, ...]


def card_notes(view: View, evaluation: Evaluation | None = None) -> tuple[CardNote, ...]:
    """Return a note for every card in declarer's hand, nest included; empty at any other moment.

    Args:
        view: the view of declarer who is to lay cards away.
        evaluation: the values of discards; every card has a number only if it shows each kept and laid away.
    """
    if view.phase is not Phase.DISCARD or not view.my_turn:
        return ()
    legal = choice(view.rules, view.hand, view.trump)
    valued = [value for value in evaluation or () if isinstance(value.action, Discard)]
    trump = reckoned_trump(view, valued[0].trump if valued else None)
    notes = []
    for card in view.hand:
        if card not in legal.pool and card not in legal.required:
            notes.append(CardNote(card=card, lean=Lean.MUST_KEEP, points=None, reasons=()))
        elif card in legal.required:
            notes.append(CardNote(card=card, lean=Lean.MUST_LAY, points=None, reasons=()))
        else:
            notes.append(_note(view, card, trump, _worth_of_keeping(card, valued)))
    return tuple(notes)


def _note(view: View, card: Card, trump: Trump, points: float | None) -> CardNote:
    lean = Lean.UNKNOWN if points is None else Lean.EITHER
    if points is not None and abs(points) > CLOSE:
        lean = Lean.KEEP if points > 0 else Lean.LAY
    reasons = card_reasons(CardContext(view, card, trump))
    side = {Lean.KEEP: Polarity.FOR, Lean.LAY: Polarity.AGAINST}.get(lean)
    ordered = sorted(
        reasons, key=lambda reason: (side is not None and reason.polarity is not side, -reason.weight)
    )
    return CardNote(card=card, lean=lean, points=points, reasons=tuple(ordered))


def card_reasons(context: CardContext) -> tuple[Reason, ...]:
    """Return all that the principles say about one card."""
    principles: Iterable[Callable[[CardContext], Reason | None]] = PRINCIPLES
    answers = (principle(context) for principle in principles)
    return tuple(reason for reason in answers if reason is not None)


def _worth_of_keeping(card: Card, valued: Iterable[ActionValue]) -> float | None:
    """What the best discard without ``card`` is worth over the best with it."""
    kept: list[float] = []
    laid: list[float] = []
    for value in valued:
        cards = value.action.cards if isinstance(value.action, Discard) else CardSet.of(())
        (laid if card in cards else kept).append(value.mean)
    return max(kept) - max(laid) if kept and laid else None
