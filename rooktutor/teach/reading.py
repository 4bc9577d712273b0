"""Reading ``lesson.yaml``: the steps of a lesson and where they are."""

import re
from dataclasses import dataclass

from rooktutor.cards import Card, CardSet
from rooktutor.errors import NotationError
from rooktutor.game.record.yaml import Fields, Items, Text
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.teach.faults import Flaw, Notes
from rooktutor.teach.form import Form, root
from rooktutor.teach.place import Hands, place
from rooktutor.teach.steps import (
    KINDS,
    Aim,
    Ask,
    Choose,
    Composed,
    Goal,
    Look,
    MarkKind,
    Others,
    PlayHand,
    Read,
    Step,
    Try,
)
from rooktutor.teach.words import GOALS, LESSON_FIELDS, LEVELS, STEP_FIELDS

NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_MOST_STEPS = 60


@dataclass(frozen=True, kw_only=True)
class Outline:
    """What ``lesson.yaml`` says, before the texts."""

    rules: RuleSet
    level: int
    teaches: tuple[str, ...]
    languages: tuple[str, ...]
    steps: tuple[Step, ...]


def outline(text: str, hands: Hands, notes: Notes) -> Outline | None:
    """Return what ``lesson.yaml`` says; None where it cannot be a lesson. Faults go to ``notes``."""
    node = root(text, notes)
    if not isinstance(node, Fields):
        if node is not None:
            notes.add(Flaw.NOT_FIELDS, 1, right=LESSON_FIELDS)
        return None
    form = Form(node, LESSON_FIELDS, notes)
    for name in LESSON_FIELDS:
        form.demand(name)
    rules = form.one_of("game", RULE_SETS, CROWSNEST)
    return Outline(
        rules=rules,
        level=form.number("level", LEVELS, 1),
        teaches=form.words("teaches"),
        languages=form.words("languages"),
        steps=_steps(form, hands, rules),
    )


def _steps(form: Form, hands: Hands, rules: RuleSet) -> tuple[Step, ...]:
    node = form.node("steps")
    if node is None:
        return ()
    if not isinstance(node, Items) or not node.items:
        form.fault(Flaw.NOT_A_LIST, node.line, found="steps")
        return ()
    steps: list[Step] = []
    for item in node.items[:_MOST_STEPS]:
        if not isinstance(item, Fields):
            form.fault(Flaw.NOT_FIELDS, item.line, right=tuple(KINDS))
            continue
        step = _step(item, hands, rules, form.notes)
        if step is None:
            continue
        if any(step.name == other.name for other in steps):
            form.notes.add(Flaw.NAME_TWICE, item.line, found=step.name, step=step.name)
            continue
        steps.append(step)
    return tuple(steps)


def _step(node: Fields, hands: Hands, rules: RuleSet, notes: Notes) -> Step | None:
    found = [(key, value) for key, value in node.entries if key.value in KINDS]
    if len(found) != 1 or not isinstance(found[0][1], Text):
        what = " ".join(key.value for key, _ in node.entries)
        notes.add(Flaw.MISSING_FIELD, node.line, found=what, right=tuple(KINDS))
        return None
    kind, name = found[0][0].value, found[0][1].value.strip()
    if not NAME.fullmatch(name):
        notes.add(Flaw.NOT_A_NAME, node.line, found=name, step=name)
        return None
    form = Form(node, (kind, *STEP_FIELDS[kind]), notes, step=name)
    match kind:
        case "read":
            return Read(name=name, line=node.line)
        case "choose":
            return _choose(form, hands, rules, name)
        case _:
            return _at_a_table(kind, form, hands, rules, name)


def _at_a_table(kind: str, form: Form, hands: Hands, rules: RuleSet, name: str) -> Step | None:
    spot = place(form, hands, rules, needed=True)
    goal = Goal(Aim.END)
    if form.has("goal") or (kind in ("try", "problem") and form.demand("goal")):
        goal = _goal(form)
    others = form.one_of("others", {each.value: each for each in Others}, Others.RULES)
    marks = _marks(form) if kind == "look" else ()
    if spot is None:
        return None
    match kind:
        case "look":
            return Look(name=name, line=form.line, spot=spot, marks=marks)
        case "try":
            return Try(name=name, line=form.line, spot=spot, goal=goal, others=others)
        case "play":
            return PlayHand(name=name, line=form.line, spot=spot, goal=goal, others=others)
        case _:
            return Composed(name=name, line=form.line, spot=spot, goal=goal)


_WITHOUT_HAND = (Ask.GAME, Ask.TEXT, Ask.COUNT, Ask.STRONGEST)


def _choose(form: Form, hands: Hands, rules: RuleSet, name: str) -> Step | None:
    if not form.demand("ask"):
        return None
    before = len(form.notes.faults)
    ask = form.one_of("ask", {each.value: each for each in Ask}, Ask.TEXT)
    spot = place(form, hands, rules, needed=ask not in _WITHOUT_HAND)
    if len(form.notes.faults) > before:
        return None
    return Choose(
        name=name,
        line=form.line,
        ask=ask,
        spot=spot,
        of=" ".join(form.words("of")),
        options=form.words("options"),
        expect=form.words("expect"),
        trump=form.word("trump"),
    )


def _goal(form: Form) -> Goal:
    word, _, more = form.word("goal").partition(" ")
    line = form.line_of("goal")
    known = {aim.value: aim for aim in Aim}
    aim = known.get(word.lower())
    if aim in (Aim.POINTS, Aim.TRICKS) and more.isascii() and more.isdigit() and len(more) < 4:
        return Goal(aim, number=int(more))
    if aim is Aim.WIN:
        try:
            return Goal(aim, card=Card.parse(more))
        except NotationError:
            form.fault(Flaw.NOT_A_CARD, line, found=more)
            return Goal(Aim.END)
    if aim is None or more or aim in (Aim.POINTS, Aim.TRICKS):
        right = (
            *(word for word in GOALS if word not in ("points", "tricks", "win")),
            "points 30",
            "tricks 2",
        )
        form.fault(Flaw.UNKNOWN_WORD, line, found=form.word("goal"), right=(*right, "win Rook"))
        return Goal(Aim.END)
    return Goal(aim)


def _marks(form: Form) -> tuple[tuple[MarkKind, CardSet], ...]:
    node = form.node("marks")
    if node is None:
        return ()
    if not isinstance(node, Fields):
        form.fault(Flaw.NOT_FIELDS, node.line, found="marks", right=tuple(kind.value for kind in MarkKind))
        return ()
    inner = Form(node, [kind.value for kind in MarkKind], form.notes, step=form.step)
    marks = []
    for kind in MarkKind:
        text = " ".join(inner.words(kind.value))
        try:
            cards = CardSet.parse(text)
        except NotationError as error:
            inner.fault(Flaw.NOT_A_CARD, inner.line_of(kind.value), found=error.found)
            continue
        if cards:
            marks.append((kind, cards))
    return tuple(marks)
