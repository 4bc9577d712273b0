"""What ``rooktutor annotate`` says: every action of a decision, what it is worth and why."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any

from rooktutor.cli import before
from rooktutor.explain.annotate import annotate, annotate_score
from rooktutor.explain.annotation import Annotation, Verdict
from rooktutor.explain.contrast import Contrast, contrast
from rooktutor.explain.needs import needs_after
from rooktutor.game.actions import Action, Discard, Play
from rooktutor.game.public import Phase
from rooktutor.game.record import Record
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate_open, refine
from rooktutor.solve.onemore import with_action
from rooktutor.solve.values import Budget, Evaluation
from rooktutor.text.catalog import Catalog
from rooktutor.text.needing import render_needs
from rooktutor.text.render import Prose, render, render_all, render_score
from rooktutor.text.reviewing import render_contrast

WIDTH = 100


@dataclass(frozen=True, kw_only=True)
class Advice:
    """The annotations of one decision, for one seat."""

    record: Record
    view: View | None
    """What the seat knows; None when the hand is over and no seat was asked for."""
    evaluation: Evaluation | None
    annotations: tuple[Annotation, ...]
    is_open: bool
    numbers: Mapping[Action, Contrast] = field(default_factory=dict)
    """What sets the poorer actions apart from the best one, where it was asked for."""
    uncounted: bool = False
    """Whether numbers were asked for where there are none: with all hands open there is one layout only."""

    @property
    def seen(self) -> Evaluation | None:
        """The values on what the seat knows; None with all four hands open."""
        return None if self.is_open else self.evaluation


def ask(
    record: Record,
    *,
    seat: Seat | None,
    layouts: int,
    seed: int,
    is_open: bool,
    numbers: bool,
    progress: Callable[[int, int], None],
    done: Action | None = None,
) -> Advice:
    """Return what there is to say where ``record`` stops, to ``seat`` or whoever is to act.

    ``done`` is what was done there, if that is known: cards laid away or called that are off the short
    list are valued too. With ``numbers`` that is also in how many layouts a poorer action does worse, and
    what happens there. ``progress`` is told how many layouts have been looked at, and of how many.
    """
    view = _view(record, seat)
    if view is None or not view.my_turn:
        waiting = () if view is None else _waiting(view)
        return Advice(record=record, view=view, evaluation=None, annotations=waiting, is_open=is_open)
    evaluation = None
    played_out = view.public.offence is None  # a revoke may stop the hand, which no value reckons with
    if is_open and record.position is not None and played_out:
        evaluation = evaluate_open(record.position)
    elif played_out:
        for evaluation in refine(view, budget=Budget(layouts, sharpen=True), seed=seed, every_card=True):
            progress(evaluation.layouts, evaluation.asked)
    if evaluation is not None and done is not None and view.why_illegal(done) is None:
        evaluation = with_action(view, evaluation, done)
    notes = annotate(view, evaluation)
    known = None if is_open or not numbers else evaluation
    return Advice(
        record=record,
        view=view,
        evaluation=evaluation,
        annotations=notes,
        is_open=is_open,
        numbers={} if known is None else _numbers(view, known, notes, done),
        uncounted=numbers and is_open and evaluation is not None,
    )


def done_after(record: Record, there: Record) -> Action | None:
    """Return what ``record`` goes on with where ``there`` stops; None where that is its end, or hidden."""
    if record.position is not None and there.position is not None:
        return next(iter(record.position.actions[len(there.position.actions) :]), None)
    laid = None if record.view is None else record.view.discard
    return Discard(laid) if laid and there.phase is Phase.DISCARD else None


def _numbers(
    view: View, evaluation: Evaluation, notes: tuple[Annotation, ...], done: Action | None
) -> dict[Action, Contrast]:
    poorer = (Verdict.DOUBTFUL, Verdict.MISTAKE, Verdict.BLUNDER)
    found = {
        note.action: contrast(view, evaluation, note.action)
        for note in notes
        if note.verdict in poorer or (note.legal and note.action == done)
    }
    return {action: apart for action, apart in found.items() if apart is not None}


def _view(record: Record, seat: Seat | None) -> View | None:
    if record.view is not None:
        return record.view
    who = seat or record.to_act
    return record.position.view(who) if record.position is not None and who is not None else None


def _waiting(view: View) -> tuple[Annotation, ...]:
    """Every card in the hand, refused because it is another seat's turn or the hand is over."""
    notes = []
    for card in view.hand:
        wrong = view.why_illegal(Play(card))
        if wrong is not None:
            notes.append(Annotation(action=Play(card), rule=wrong.rule, illegality=wrong))
    return tuple(notes)


def as_json(advice: Advice, catalog: Catalog) -> dict[str, Any]:
    """Return the object that ``annotate --json`` prints."""
    record, evaluation = advice.record, advice.evaluation
    told: dict[str, Any] = {
        "rules": record.rules.id,
        "to_act": None if record.to_act is None else record.to_act.value,
        "phase": record.phase.value,
        "state": None if evaluation is None else evaluation.state.value,
        "layouts": 0 if evaluation is None else evaluation.layouts,
        "actions": [],
    }
    if advice.view is not None:
        told |= before.as_json(advice.view, advice.seen, catalog)
        prose = render_all(advice.annotations, advice.view, catalog, evaluation)
        told["actions"] = [
            _action(note, words, evaluation) | _apart(advice, note, catalog)
            for note, words in zip(advice.annotations, prose, strict=True)
        ]
    if record.phase is Phase.OVER and record.position is not None:
        told["score"] = list(_score(record, catalog))
    return told


def _action(note: Annotation, words: Prose, evaluation: Evaluation | None) -> dict[str, Any]:
    told: dict[str, Any] = {"action": str(note.action), "legal": note.legal}
    if note.illegality is not None:
        wrong = note.illegality
        told["illegal"] = {"reason": wrong.reason.value, "must_play": list(map(str, wrong.must_play))}
    else:
        value = note.value or (evaluation.value(note.action) if evaluation else None)
        told["verdict"] = note.verdict.value
        told["value"] = None if value is None else round(value.mean, 3)
        told["stderr"] = None if value is None else round(value.stderr, 3)
        told["p_make"] = None if value is None or value.p_make is None else round(value.p_make, 4)
        same = () if value is None else value.covers
        told["equals"] = [str(action) for action in same if action != note.action]
        told["reasons"] = [
            {
                "principle": reason.principle,
                "polarity": reason.polarity.value,
                "claims": [claim.as_json() for claim in reason.claims],
                "text": sentence.text,
            }
            for reason, sentence in zip(note.reasons, words.reasons, strict=True)
        ]
    told["rule"] = {"id": note.rule.value, "text": words.rule, "source": words.source}
    return told


def _apart(advice: Advice, note: Annotation, catalog: Catalog) -> dict[str, Any]:
    return {"numbers": list(_counted(advice, note, catalog))} if note.action in advice.numbers else {}


def _counted(advice: Advice, note: Annotation, catalog: Catalog) -> tuple[str, ...]:
    """What sets an action apart from the best one, in numbers, a sentence each."""
    apart = advice.numbers.get(note.action)
    return () if apart is None else render_contrast(apart, advice.record.rules, catalog)


def _score(record: Record, catalog: Catalog) -> tuple[str, ...]:
    if record.position is None:
        return ()
    notes = annotate_score(record.position.score(), record.position)
    wanted = render_needs(needs_after(record.position), record.rules, catalog)
    return (*render_score(notes, record.rules, catalog), *wanted)


def as_lines(advice: Advice, catalog: Catalog) -> list[str]:
    """Return the lines that ``annotate`` prints for people."""
    record, evaluation = advice.record, advice.evaluation
    lines = [_heading(advice, catalog)]
    if evaluation is not None:
        key = "cli-values-open" if advice.is_open else f"cli-values-{evaluation.state.value}"
        lines.append(catalog.text(key, layouts=evaluation.layouts))
        lines.extend([catalog.text("cli-numbers-open")] if advice.uncounted else [])
    elif record.public.offence is not None and record.to_act is not None:
        lines.append(catalog.text("ui-advice-revoked"))
    if advice.view is not None:
        said = before.as_lines(advice.view, advice.seen, catalog, width=WIDTH)
        lines.extend(["", *said] if said else [])
        for note in _ordered(advice):
            words = render(note, advice.view, catalog, state=None if evaluation is None else evaluation.state)
            lines.extend(["", *_told(words, _counted(advice, note, catalog))])
    if record.phase is Phase.OVER and record.position is not None:
        lines.extend(["", *_score(record, catalog)])
    return lines


def _heading(advice: Advice, catalog: Catalog) -> str:
    record, view = advice.record, advice.view
    seat = "none" if view is None else view.seat.value
    hand = "" if view is None else catalog.text("cli-unseen") if view.public.blind else str(view.hand)
    phase = catalog.text(f"phase-{record.phase.value}")
    to_act = "none" if record.to_act is None else record.to_act.value
    return catalog.text("cli-decision", phase=phase, seat=seat, to_act=to_act, hand=hand)


def _ordered(advice: Advice) -> list[Annotation]:
    """Legal actions first, the best of them on top; then what the rules refuse."""
    place: dict[Action, int] = {}
    if advice.evaluation is not None:
        for number, value in enumerate(advice.evaluation):
            place |= dict.fromkeys(value.covers, number)
    last = len(place)
    return sorted(advice.annotations, key=lambda note: (not note.legal, place.get(note.action, last)))


def _told(words: Prose, numbers: tuple[str, ...]) -> list[str]:
    head = "  ".join(part for part in (f"{words.action:<5}", words.verdict, words.value) if part)
    body = [words.illegal] if words.illegal else []
    body += [f"{'+' if reason.polarity == 'for' else '-'} {reason.text}" for reason in words.reasons]
    body += [f"- {sentence}" for sentence in numbers]
    body += [words.note] if words.note else []
    body.append(f"{words.rule} ({words.source})")
    lines = wrap(head.rstrip(), WIDTH, subsequent_indent="       ")
    for text in body:
        lines.extend(wrap(text, WIDTH, initial_indent="       ", subsequent_indent="         "))
    return lines
