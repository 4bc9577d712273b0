"""The explainer's doors: what there is to say about every action of a decision, and about a score."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from rooktutor.explain.annotation import Annotation, Polarity, Reason, ScoreNote, Verdict, con, pro
from rooktutor.explain.calling import CallCardContext
from rooktutor.explain.choices import CallContext, DiscardContext, TrumpContext
from rooktutor.explain.claims import Ahead, Costs, LineOf, LosesMatch, NoDifference, TotalAfter
from rooktutor.explain.facts import PlayContext, PlayFacts
from rooktutor.explain.offers import discards_worth_a_look
from rooktutor.explain.opening import LeaderContext
from rooktutor.explain.principles import (
    DISCARD_PRINCIPLES,
    LEADER_PRINCIPLES,
    PARTNER_PRINCIPLES,
    PLAY_PRINCIPLES,
    RARE_CALL_PRINCIPLES,
    TRUMP_PRINCIPLES,
    call_principles,
)
from rooktutor.explain.select import select, telling
from rooktutor.explain.verdict import THRESHOLDS, grade_of, poorest, recommended
from rooktutor.game.actions import (
    PASS,
    Action,
    Bid,
    Call,
    CallCard,
    ChooseLeader,
    Discard,
    Hold,
    Misdeal,
    Moon,
    NameTrump,
    Pass,
    Play,
)
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import LineLabel, ScoreSheet
from rooktutor.game.view import View
from rooktutor.solve.preference import TIE
from rooktutor.solve.values import Evaluation, Exactness

Context = TypeVar("Context")


def annotate(view: View, evaluation: Evaluation | None = None) -> tuple[Annotation, ...]:
    """Return what there is to say about everything that the seat of ``view`` could do now.

    Every card of the hand is there, legal or not; every call; every color; of the discards
    those that ``evaluation`` looked at, or a few sensible ones. Without values it is instant
    and every verdict is UNCLEAR. Empty when it is not the turn of the seat. While a revoke may
    stop the hand only the rules are told: values and reasons are those of hands played to their end.

    Args:
        view: what one seat knows; nothing else goes in, so nothing hidden can come out.
        evaluation: the values of the actions, from ``rooktutor.solve``.
    """
    if not view.my_turn:
        return ()
    return _annotate(view, _actions(view, evaluation), evaluation)


def annotate_action(view: View, action: Action, evaluation: Evaluation | None = None) -> Annotation:
    """Return what there is to say about one action, such as the discard that a player has in mind."""
    actions = _actions(view, evaluation) if view.my_turn else ()
    wanted = actions if action in actions else (*actions, action)
    return next(note for note in _annotate(view, wanted, evaluation) if note.action == action)


def annotate_open(position: Position, evaluation: Evaluation | None = None) -> tuple[Annotation, ...]:
    """Return the same for whoever is to act in ``position``, with values of open hands.

    The reasons are those of the seat's own view; only ``evaluation`` knows all hands, so its
    numbers must be shown as such.
    """
    seat = position.to_act
    return () if seat is None else annotate(position.view(seat), evaluation)


def annotate_score(sheet: ScoreSheet, position: Position) -> tuple[ScoreNote, ...]:
    """Return a note for every line of the score of a finished hand, in the order of the sheet."""
    target = position.rules.target
    notes = []
    for line in sheet.lines:
        if line.label is LineLabel.TOTAL and line.party is not None:
            notes.append(ScoreNote(label=line.label, claims=(TotalAfter(line.party, line.amount, target),)))
            continue
        claim = LineOf(
            line.label.value,
            line.party,
            line.amount,
            line.trick,
            line.cards,
            line.bid,
            line.captured,
            line.limit,
        )
        notes.append(ScoreNote(label=line.label, claims=(claim,)))
    return tuple(notes)


def _actions(view: View, evaluation: Evaluation | None) -> tuple[Action, ...]:
    """The actions to speak about, legal or not, in canonical order."""
    match view.phase:
        case Phase.PLAY:
            return tuple(map(Play, view.hand))
        case Phase.DISCARD:
            if evaluation is not None:
                return tuple(value.action for value in evaluation)
            return tuple(map(Discard, discards_worth_a_look(view)))
        case Phase.CALL if evaluation is not None:
            return tuple(value.action for value in evaluation)
        case _:
            return view.legal_actions()


def _annotate(view: View, actions: Sequence[Action], evaluation: Evaluation | None) -> tuple[Annotation, ...]:
    legal = [action for action in actions if view.why_illegal(action) is None]
    if view.public.offence is not None:
        evaluation = None
        reasons: Mapping[Action, tuple[Reason, ...]] = dict.fromkeys(legal, ())
    else:
        reasons = reasons_for(view, legal, evaluation)
    best = recommended(view, evaluation) if evaluation is not None and legal else None
    worst = poorest(view, evaluation, best) if evaluation is not None and best is not None else None
    notes = []
    for action in actions:
        wrong = view.why_illegal(action)
        if wrong is not None:
            notes.append(Annotation(action=action, rule=wrong.rule, illegality=wrong))
            continue
        said = reasons[action]
        if best is not None and worst is not None:
            said = telling(said, reasons[best], reasons[worst])
        notes.append(_note(view, action, said, evaluation, best))
    return tuple(notes)


def _note(
    view: View, action: Action, reasons: Sequence[Reason], evaluation: Evaluation | None, best: Action | None
) -> Annotation:
    rule = view.rule_of(action)
    if evaluation is None or best is None:
        return Annotation(action=action, rule=rule, reasons=select(reasons))
    grade = grade_of(view, evaluation, action, best)
    said = (*reasons, *_cost(evaluation, action, grade, best))
    if grade is Verdict.BEST and not any(reason.polarity is Polarity.FOR for reason in said):
        said = (*said, *_by_values(view, evaluation, best))
    return Annotation(
        action=action,
        rule=rule,
        value=evaluation.value(action),
        verdict=grade,
        reasons=select(said, _LEANS.get(grade)),
    )


def _by_values(view: View, evaluation: Evaluation, best: Action) -> tuple[Reason, ...]:
    """What only the values say: that no card makes a difference, or what the best is clearly ahead of."""
    known = view.phase in (Phase.AUCTION, Phase.DISCARD, Phase.PLAY)
    if not known or evaluation.state is Exactness.PENDING or evaluation.by_match:
        return ()
    gaps = {value: evaluation.gap(value.action) or (0.0, 0.0) for value in evaluation}
    others = [value for value in evaluation if best not in value.covers]
    if not others:
        return ()
    if view.phase is Phase.PLAY and all(loss <= TIE and error <= TIE for loss, error in gaps.values()):
        chances = {value.p_make for value in evaluation}
        made = "yes" if chances == {1.0} else "no" if chances == {0.0} else "open"
        choices = sum(len(value.covers) for value in evaluation)
        return (pro("no_difference", 0.1, NoDifference(choices, view.bid or 0, made)),)
    if best not in evaluation.best.covers:
        return ()
    for value in others:
        loss, error = gaps[value]
        rare = isinstance(value.action, Hold | Moon | Misdeal)
        if loss > max(TIE, THRESHOLDS.errors * error) and not rare:
            return (pro("ahead", 0.1, Ahead(str(value.action), round(loss))),)
    return ()


_LEANS = {
    Verdict.BEST: Polarity.FOR,
    Verdict.EQUAL: Polarity.FOR,
    Verdict.MISTAKE: Polarity.AGAINST,
    Verdict.BLUNDER: Polarity.AGAINST,
}
"""Which reasons come first once an action is graded."""


def _cost(evaluation: Evaluation, action: Action, grade: Verdict, best: Action) -> tuple[Reason, ...]:
    """What the action gives away, when it clearly gives something away."""
    gap = evaluation.gap(action)
    if grade not in (Verdict.DOUBTFUL, Verdict.MISTAKE, Verdict.BLUNDER) or gap is None:
        return ()
    ahead = evaluation.gap(best)
    match = evaluation.match_gap(action)
    if match is not None:
        lost = LosesMatch(round(100 * match[0]))
        return (con("match", 0.3, lost),) if lost.hundredths > 0 else ()
    claim = Costs(str(best), round(gap[0] - (ahead[0] if ahead else 0.0)))
    return (con("costs", 0.3, claim),) if claim.points > 0 else ()


def reasons_for(
    view: View, actions: Sequence[Action], evaluation: Evaluation | None = None
) -> Mapping[Action, tuple[Reason, ...]]:
    """Return everything that the principles say about each of some legal actions, before any is chosen."""
    facts = PlayFacts(view)
    found: dict[Action, tuple[Reason, ...]] = {}
    for action in actions:
        match action:
            case Play(card):
                found[action] = _ask(PLAY_PRINCIPLES, PlayContext(facts, card))
            case Pass() | Bid():
                found[action] = _ask(call_principles(view), _call(view, action, evaluation))
            case Hold() | Moon() | Misdeal():
                found[action] = _ask(RARE_CALL_PRINCIPLES, _call(view, action, evaluation))
            case Discard(cards):
                value = evaluation.value(action) if evaluation else None
                found[action] = _ask(DISCARD_PRINCIPLES, DiscardContext(view, cards, value))
            case NameTrump(color):
                value = evaluation.value(action) if evaluation else None
                found[action] = _ask(TRUMP_PRINCIPLES, TrumpContext(view, color, value))
            case CallCard(card):
                value = evaluation.value(action) if evaluation else None
                found[action] = _ask(PARTNER_PRINCIPLES, CallCardContext(view, card, value, evaluation))
            case ChooseLeader(seat):
                value = evaluation.value(action) if evaluation else None
                found[action] = _ask(LEADER_PRINCIPLES, LeaderContext(view, seat, value))
            case _:
                found[action] = ()
    return found


def _call(view: View, call: Call, evaluation: Evaluation | None) -> CallContext:
    if evaluation is None:
        return CallContext(view, call)
    return CallContext(view, call, evaluation.value(call), evaluation.value(PASS), evaluation)


def _ask(principles: Iterable[Callable[[Context], Reason | None]], context: Context) -> tuple[Reason, ...]:
    answers = (principle(context) for principle in principles)
    return tuple(reason for reason in answers if reason is not None)
