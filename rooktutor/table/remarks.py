"""What is said about an answer in a lesson: right or wrong, and why, in words of the catalog."""

from collections.abc import Iterator
from dataclasses import dataclass

from rooktutor.cards import Card, CardSet, Color, NoTrump
from rooktutor.explain.annotate import annotate_action, annotate_score
from rooktutor.explain.annotation import Annotation
from rooktutor.game.actions import Action, Discard, Play
from rooktutor.seats import Seat, Side
from rooktutor.table.contract_parts import Tone
from rooktutor.table.course import Course, Outcome
from rooktutor.table.naming import parse
from rooktutor.table.scene import Scene
from rooktutor.teach.asking import LEARNER, NOBODY, Answer, Question
from rooktutor.teach.because import Because, Value
from rooktutor.teach.prose import Passage, plain
from rooktutor.teach.steps import Aim, Ask, Choose, Composed, Goal, PlayHand, Read, Try, Words
from rooktutor.text.catalog import Arg
from rooktutor.text.render import illegal_text, render, render_score, situation_args

MOST_REASONS = 3


@dataclass(frozen=True, kw_only=True)
class Remark:
    """One remark: its lines come from the catalog, its text from the lesson."""

    tone: Tone
    title: str
    lines: tuple[str, ...] = ()
    text: Passage = ()


def remarks(scene: Scene, course: Course, words: Words) -> Iterator[Remark]:
    """Everything that is to be said about what the learner has answered so far, the newest last."""
    match course.step:
        case Choose():
            yield from _of_question(scene, course, words)
        case Try() | PlayHand() | Composed():
            yield from _of_play(scene, course)
        case _:
            pass
    if course.outcome is Outcome.RIGHT and words.after and not isinstance(course.step, Read):
        yield Remark(tone="none", title="", text=words.after)


def _of_question(scene: Scene, course: Course, words: Words) -> Iterator[Remark]:
    asked = course.asked
    if asked is None:
        if course.pending:
            yield Remark(tone="neutral", title="", lines=(scene.say("lesson-judging"),))
        return
    if course.outcome is Outcome.OPEN or not course.chosen:
        return
    right = course.outcome is Outcome.RIGHT
    title = scene.say("lesson-right" if right else "lesson-wrong")
    lines: list[str] = []
    if asked.several and not right:
        missing = asked.right - frozenset(course.chosen)
        over = [name for name in course.chosen if name not in asked.right]
        lines.append(scene.say("lesson-several", missing=len(missing), over=len(over)))
    for name in course.chosen:
        if asked.several and right and asked.ask is not Ask.TEXT:
            continue
        if asked.several and not right and name in asked.right:
            continue
        lines.extend(why(scene, asked, name))
    if right and asked.several:
        lines.extend(_whole(scene, asked))
    said = [words.cases[name] for name in course.chosen if name in words.cases]
    said += [asked.why[name] for name in course.chosen if name in asked.why]
    text = tuple(block for passage in said for block in passage)
    yield Remark(tone="best" if right else "bad", title=title, lines=tuple(dict.fromkeys(lines)), text=text)


def _whole(scene: Scene, asked: Question) -> Iterator[str]:
    """Why the whole of several answers is right."""
    if asked.ask is Ask.LEGAL and asked.right:
        yield from why(scene, asked, min(asked.right))
    elif asked.ask is Ask.VOID:
        for answer in asked.answers:
            if answer.id in asked.right and answer.because is not None:
                yield because_text(scene, answer.because)


def why(scene: Scene, asked: Question, name: str) -> Iterator[str]:
    """Why an answer is right or wrong, in sentences."""
    answer = asked.answer(name)
    if answer is None:
        return
    if asked.ask is Ask.LEGAL:
        yield _rule(scene, Card.parse(name))
    elif asked.ask is Ask.SCORE:
        position = scene.position
        yield from render_score(
            annotate_score(position.score(), position), position.rules, scene.catalog, viewer=LEARNER
        )
    elif asked.ask is Ask.WHY and answer.reason is not None:
        yield from _speaks(scene, asked, answer)
    elif asked.ask.judged:
        yield from _judgement(scene, parse(scene.position.phase, name))
    elif answer.because is not None:
        yield because_text(scene, answer.because)
        if asked.because is not None and name not in asked.right and asked.because != answer.because:
            return


def _rule(scene: Scene, card: Card) -> str:
    """By which rule a card may be played, or why not."""
    view = scene.view
    wrong = view.why_illegal(Play(card))
    if wrong is not None:
        return illegal_text(wrong, view, scene.catalog)
    rule = view.rule_of(Play(card))
    return scene.catalog.text(f"rule-{rule.value.replace('_', '-')}", **situation_args(view))


def _judgement(scene: Scene, action: Action) -> Iterator[str]:
    """What the explainer says about an action, with what it is worth."""
    evaluation = scene.state.evaluation
    view = scene.position.view(LEARNER)
    note = annotate_action(view, action, evaluation)
    prose = render(note, view, scene.catalog, state=evaluation.state if evaluation else None)
    yield prose.verdict
    for sentence in prose.reasons[:MOST_REASONS]:
        yield sentence.text


def _speaks(scene: Scene, asked: Question, answer: Answer) -> Iterator[str]:
    right = answer.id in asked.right
    yield scene.say("lesson-why-right" if right else "lesson-why-wrong")


def reason_text(scene: Scene, answer: Answer) -> str:
    """The sentence of a reason that is offered as an answer."""
    reason, view = answer.reason, scene.position.view(LEARNER)
    if reason is None:
        return ""
    actions: list[Action] = [Play(card) for card in answer.cards] or [Discard(answer.cards)]
    action = actions[0]
    note = Annotation(action=action, rule=view.rule_of(action), reasons=(reason,))
    prose = render(note, view, scene.catalog)
    cards = " ".join(scene.face(card)["name"] for card in answer.cards)
    text = prose.reasons[0].text if prose.reasons else ""
    polarity = prose.reasons[0].polarity if prose.reasons else "for"
    return scene.say("lesson-reason", card=cards, polarity=polarity, text=text)


def _of_play(scene: Scene, course: Course) -> Iterator[Remark]:
    right = course.outcome is Outcome.RIGHT
    if course.outcome is Outcome.OPEN:
        return
    if right:
        yield Remark(tone="best", title=scene.say("lesson-reached"))
        return
    if course.puzzle is not None and course.slip is not None:
        card = scene.face(Card.parse(course.slip.choice))["name"]
        said = scene.say("lesson-movie-told" if course.movie else "lesson-punished", card=card)
        yield Remark(tone="bad", title=scene.say("lesson-missed"), lines=(said,))
        return
    lines = tuple(_judgement(scene, Play(Card.parse(course.slip.choice)))) if course.slip else ()
    yield Remark(tone="bad", title=scene.say("lesson-missed"), lines=lines)


# --------------------------------------------------------------------------------------------- words


def answer_text(scene: Scene, asked: Question, answer: Answer, number: int, words: Words) -> str:
    """An answer in words."""
    match asked.ask:
        case Ask.TEXT:
            return plain(words.options[number].text) if number < len(words.options) else plain(answer.text)
        case Ask.WHY:
            return reason_text(scene, answer)
        case Ask.WINNER | Ask.TURN | Ask.VOID:
            return scene.say("lesson-nobody") if answer.id == NOBODY else scene.seat(Seat(answer.id))
        case Ask.CALL:
            named = answer.id.isdigit()
            return scene.say("call-bid", amount=int(answer.id)) if named else scene.say(f"call-{answer.id}")
        case Ask.TRUMP:
            return scene.say("color", color=answer.id)
        case _:
            return answer.id.replace("-", "\N{MINUS SIGN}")


def goal_text(scene: Scene, goal: Goal) -> str:
    """A goal in words."""
    card = scene.face(goal.card)["name"] if goal.card is not None else ""
    bid = scene.position.bid or 0
    name = "play" if goal.aim is Aim.END else goal.aim.value
    return scene.say(f"lesson-goal-{name}", number=goal.number, card=card, bid=bid)


def because_text(scene: Scene, because: Because) -> str:
    """One sentence of the engine in words."""
    args = {name: _arg(scene, value) for name, value in because.values.items()}
    return scene.say(f"lesson-because-{because.said.value}", **args)


def _arg(scene: Scene, value: Value) -> Arg:
    match value:
        case Card():
            return scene.code(value)
        case CardSet():
            return scene.codes(value) or "none"
        case Side():
            return "we" if value is LEARNER.side else "they"
        case Seat() | Color() | NoTrump():
            return value.value
        case _:
            return value
