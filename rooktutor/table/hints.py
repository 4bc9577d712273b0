"""What the page is told when the tutor does not speak unasked: hints in steps, and what to expect."""

from collections import Counter

from rooktutor.cards import ROOK, Card
from rooktutor.explain import principles
from rooktutor.explain.annotate import annotate, annotate_action
from rooktutor.explain.annotation import Annotation, Polarity, Verdict
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import Action, Bid, CallCard, Discard, Hold, Moon, Pass, Play
from rooktutor.solve.values import Exactness
from rooktutor.table import choices
from rooktutor.table.contract_parts import Sentence
from rooktutor.table.guarding import WHY
from rooktutor.table.naming import parse
from rooktutor.table.scene import Scene
from rooktutor.table.state import Notice
from rooktutor.table.tutoring import ON_REQUEST, Hint, hint_steps
from rooktutor.text.render import render

_ALL = (
    *principles.PLAY_PRINCIPLES,
    *principles.CALL_PRINCIPLES,
    *principles.RARE_CALL_PRINCIPLES,
    *principles.DISCARD_PRINCIPLES,
    *principles.TRUMP_PRINCIPLES,
    *principles.PARTNER_PRINCIPLES,
    *principles.LEADER_PRINCIPLES,
)

COSTS = ("costs", "match")
"""The reasons that name the best action beside the one they speak of."""


def hints(scene: Scene) -> list[Sentence]:
    """The hint for the learner's decision, as far as it has been asked for; empty without one."""
    state = scene.state
    asked = state.now.hints
    if state.asking is None or not asked or state.advice or state.tutoring not in ON_REQUEST:
        return []
    evaluation = state.evaluation
    if evaluation is None or evaluation.state is Exactness.PENDING:
        return [choices.neutral(scene.say("hint-wait"))]
    advised = recommended(scene.view, evaluation)
    best = next(each for each in annotate(scene.view, evaluation) if each.action == advised)
    told: list[Sentence] = []
    for step in hint_steps(scene.position)[:asked]:
        told += _step(scene, step, best)
    return told


def more_hints(scene: Scene) -> bool:
    """Whether there is something left to ask for."""
    state = scene.state
    return state.asking is not None and state.tutoring in ON_REQUEST and not state.advice


def _step(scene: Scene, step: Hint, best: Annotation) -> list[Sentence]:
    match step:
        case Hint.THEME:
            bird = scene.code(ROOK)
            return [choices.neutral(scene.say("hint-theme", theme=_theme(best), bird=bird))]
        case Hint.PART:
            return [choices.neutral(_part(scene, best.action))]
        case Hint.ACTION:
            prose = render(best, scene.view, scene.catalog, state=scene.exactness)
            named = scene.say("hint-action", choice=choices.name_of(scene, best.action))
            return [choices.neutral(named), *choices.sentences(prose.reasons)]


def _theme(best: Annotation) -> str:
    """What the first reason for the best action is about: the name of the room it comes from."""
    reasons = [reason for reason in best.reasons if reason.polarity is Polarity.FOR]
    if not reasons:
        return "none"
    modules = (each.__module__ for each in _ALL if each.__name__ == reasons[0].principle)
    return next(modules, "none").rpartition(".")[2]


def _part(scene: Scene, best: Action) -> str:
    match best:
        case Play(card) | CallCard(card):
            return scene.say("hint-color", color=_color(card), bird=scene.code(ROOK))
        case Discard(cards):
            (color, _count), *_ = Counter(map(_color, cards)).most_common(1)
            return scene.say("hint-discard", color=color, bird=scene.code(ROOK))
        case _:
            kinds = {Pass: "pass", Bid: "bid", Hold: "bid", Moon: "bid"}
            return scene.say("hint-call", kind=kinds.get(type(best), "other"))


def _color(card: Card) -> str:
    return "none" if card.color is None else card.color.value


def warning_text(scene: Scene, notice: Notice) -> str:
    """What a choice gives away; asked why, also what speaks against it, without naming a better one."""
    evaluation = scene.state.evaluation
    action = parse(scene.position.phase, notice.choice)
    gap = evaluation.gap(action) if evaluation else None
    if evaluation is None or gap is None:
        return scene.say("notice-checking")
    match = evaluation.match_gap(action)
    cost = (
        scene.say("notice-mistake", points=round(gap[0]))
        if match is None
        else scene.say("notice-mistake-match", percent=round(100 * match[0]))
    )
    if notice.detail != WHY:
        return scene.say("notice-mistake-short", choice=choices.named(scene, action))
    note = annotate_action(scene.view, action, evaluation)
    prose = render(note, scene.view, scene.catalog, state=scene.exactness)
    against = [
        each.text for each in prose.reasons if each.polarity == "against" and each.principle not in COSTS
    ]
    return "\n".join([cost, *against])


def answer_text(scene: Scene, notice: Notice) -> str:
    """How good the learner's answer in a quiz is, as far as the tutor knows by now."""
    evaluation = scene.state.evaluation
    if evaluation is None or evaluation.state is Exactness.PENDING:
        return scene.say("notice-answered-wait")
    action = parse(scene.position.phase, notice.choice)
    note = annotate_action(scene.view, action, evaluation)
    prose = render(note, scene.view, scene.catalog, state=scene.exactness)
    lines = [scene.say("notice-answered", choice=choices.name_of(scene, action), verdict=prose.verdict)]
    if note.verdict is not Verdict.BEST:
        best = choices.name_of(scene, recommended(scene.view, evaluation))
        lines.append(scene.say("notice-answered-best", choice=best))
    return "\n".join(lines)
