"""Questions that rest on what actions are worth: which card, call or trump, what to lay away, and why."""

from collections.abc import Iterable, Mapping, Sequence

from rooktutor.cards import CardSet
from rooktutor.errors import NotationError
from rooktutor.explain.annotate import annotate, annotate_action, reasons_for
from rooktutor.explain.annotation import Annotation, Polarity, Reason, Verdict
from rooktutor.game.actions import Action, CallCard, Discard, Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import ADVICE_LAYOUTS, Budget, Evaluation
from rooktutor.teach.asking import LEARNER, Answer, Question, UnaskableError, position_of
from rooktutor.teach.faults import Flaw
from rooktutor.teach.steps import Ask, Choose

GOOD = (Verdict.BEST, Verdict.EQUAL, Verdict.UNCLEAR, Verdict.DOUBTFUL)
"""What counts as right: the best, what is as good, what is too close to call, and what gives away little."""
PHASES: Mapping[Ask, Phase] = {
    Ask.CARD: Phase.PLAY,
    Ask.CALL: Phase.AUCTION,
    Ask.TRUMP: Phase.TRUMP,
    Ask.DISCARD: Phase.DISCARD,
}
MOST_DISCARDS = 4
MOST_REASONS = 4


def seed_for(position: Position) -> int:
    """Where the layouts behind an answer come from: the same at the table as in the check."""
    return 101 + len(position.actions)


def value_of(position: Position, layouts: int = ADVICE_LAYOUTS) -> Evaluation:
    """Return what the learner's actions are worth, as the table works it out."""
    return evaluate(position.view(LEARNER), budget=Budget(layouts), seed=seed_for(position))


def judged_question(step: Choose, evaluation: Evaluation | None) -> Question | None:
    """Return the question of a step that rests on values; None while it waits for them.

    Raises UnaskableError where it makes no sense.
    """
    position = position_of(step)
    wanted = PHASES.get(step.ask)
    if position.to_act is not LEARNER:
        raise UnaskableError(Flaw.OTHER_SEAT, position.to_act, [LEARNER])
    if wanted is not None and position.phase is not wanted:
        raise UnaskableError(Flaw.NOT_HERE, position.phase.value, [wanted.value])
    if evaluation is None:
        return None
    view = position.view(LEARNER)
    if step.ask is Ask.WHY:
        return why_question(view, evaluation)
    if step.ask is Ask.DISCARD:
        return _discards(step, view, evaluation)
    notes = [note for note in annotate(view, evaluation) if note.legal]
    return _asked(step.ask, notes)


def _asked(ask: Ask, notes: Sequence[Annotation]) -> Question:
    return Question(
        ask=ask,
        answers=tuple(Answer(id=str(note.action), cards=cards_of(note.action)) for note in notes),
        right=frozenset(str(note.action) for note in notes if note.verdict in GOOD),
        at_table=ask is Ask.CARD,
    )


def cards_of(action: Action) -> CardSet:
    """The cards of an action, if it has any.

    >>> from rooktutor.cards import Card
    >>> str(cards_of(Play(Card.parse("R14"))))
    'R14'
    """
    match action:
        case Play(card) | CallCard(card):
            return CardSet.of([card])
        case Discard(cards):
            return cards
        case _:
            return CardSet()


def _discards(step: Choose, view: View, evaluation: Evaluation) -> Question:
    """The cards to lay away that the author offers, or the best and the worst of those looked at."""
    actions: list[Action] = []
    for word in step.options:
        try:
            action = Discard(CardSet.parse(word))
        except NotationError as error:
            raise UnaskableError(Flaw.NOT_A_CARD, error.found) from None
        if view.why_illegal(action) is not None or evaluation.value(action) is None:
            raise UnaskableError(Flaw.NOT_AN_OPTION, word, _looked_at(evaluation))
        actions.append(action)
    if not actions:
        looked = [each.action for each in evaluation]
        actions = [looked[0], *looked[-(MOST_DISCARDS - 1) :]] if len(looked) > 1 else looked
    actions = sorted(dict.fromkeys(actions), key=str)
    return _asked(step.ask, [annotate_action(view, action, evaluation) for action in actions])


def _looked_at(evaluation: Evaluation) -> list[str]:
    return [str(each.action) for each in evaluation][:8]


def why_question(view: View, evaluation: Evaluation) -> Question:
    """Return the question what speaks for the best action: its own reasons, or what is against the others.

    The other answers are as true, but speak for another action, or against the best one.
    """
    best = evaluation.best
    actions = [note.action for note in annotate(view, evaluation) if note.legal]
    found = reasons_for(view, actions, evaluation)
    own = [reason for action in best.covers for reason in found.get(action, ())]
    others = [
        (action, reason)
        for action in actions
        if action not in best.covers
        for reason in found.get(action, ())
    ]
    ours = {reason.principle for reason in own}
    pro = [(best.action, reason) for reason in own if reason.polarity is Polarity.FOR]
    pro += [each for each in others if each[1].polarity is Polarity.AGAINST and each[1].principle not in ours]
    if not pro:
        raise UnaskableError(Flaw.NO_ANSWER, best.action)
    right = max(pro, key=lambda each: (each[0] == best.action, each[1].weight))
    used = {right[1].principle} | {reason.principle for _, reason in pro}
    against = [(best.action, reason) for reason in own if reason.polarity is Polarity.AGAINST]
    against += [each for each in others if each[1].polarity is Polarity.FOR and each[1].principle not in ours]
    wrong: dict[str, tuple[Action, Reason]] = {}
    for action, reason in sorted(against, key=lambda each: -each[1].weight):
        if reason.principle not in used:
            wrong.setdefault(reason.principle, (action, reason))
    if not wrong:
        raise UnaskableError(Flaw.NO_CHOICE, best.action)
    offered = [right, *list(wrong.values())[: MOST_REASONS - 1]]
    return Question(
        ask=Ask.WHY,
        answers=tuple(sorted((_reason(*each) for each in offered), key=lambda answer: answer.id)),
        right=frozenset([right[1].principle]),
    )


def _reason(action: Action, reason: Reason) -> Answer:
    return Answer(id=reason.principle, cards=cards_of(action), reason=reason)


def refused(right: Iterable[str], expected: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What an author takes for right and is not, and what is right and the author does not take for it.

    >>> refused(["G9", "G10"], ["G10", "R5"])
    (('R5',), ('G9',))
    """
    right, expected = set(right), set(expected)
    return tuple(sorted(expected - right)), tuple(sorted(right - expected))
