"""A finished hand seen again, as the page shows it."""

from collections.abc import Mapping
from types import MappingProxyType

from rooktutor.cards import CardSet
from rooktutor.explain.balance import outcome
from rooktutor.explain.beliefs import Nest, truth
from rooktutor.explain.decisions import Decision, Slip
from rooktutor.explain.lines import Line
from rooktutor.game.position import Position
from rooktutor.table.afterwards import Afterwards, at_step, parting
from rooktutor.table.choices import named, sentences, signed
from rooktutor.table.contract_parts import Control as ControlView
from rooktutor.table.contract_parts import Tone
from rooktutor.table.contract_review import (
    Amount,
    BeliefRow,
    BeliefTable,
    DecisionView,
    Exercise,
    GraphPoint,
    Moment,
    Pile,
    ReviewPanel,
)
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.scene import Scene
from rooktutor.table.tones import TONES
from rooktutor.text.believing import render_beliefs
from rooktutor.text.reviewing import (
    DecisionProse,
    ReviewProse,
    did,
    render_decision,
    render_line,
    render_review,
)

SLIPS: Mapping[Slip, Tone] = MappingProxyType(
    {
        Slip.NONE: "none",
        Slip.DOUBTFUL: "poor",
        Slip.MISTAKE: "bad",
        Slip.BLUNDER: "bad",
        Slip.MISSED_SET: "bad",
        Slip.THREW_CONTRACT: "bad",
    }
)
"""How a slip is painted."""


def review_panel(scene: Scene) -> ReviewPanel | None:
    """The panel of the review; None while it is closed, or another hand is on the table."""
    state = scene.state
    after = state.after
    if state.study is not None and state.study.sample is not None:
        return _sample(scene, state.study.sample)
    if after is None or not after.shown or not state.reviewing:
        return None
    review = after.review
    told = None
    if review is not None:
        told = render_review(review, after.end, scene.catalog, viewer=after.seat)
    graph, zero = _graph(scene, after, told)
    return ReviewPanel(
        title=scene.catalog.text("review-title"),
        close=_button(scene, Control.REVIEW, "close"),
        headline=told.headline if told else "",
        progress="" if told else scene.say("review-progress", done=after.done, of=after.of),
        done=after.done,
        of=after.of,
        graph_title=scene.say("review-graph"),
        graph=graph,
        zero=zero,
        chosen=_chosen(scene, after),
        moments_title=scene.catalog.text("review-moments"),
        moments=_moments(after, told),
        balance_title=scene.catalog.text("balance-title"),
        balance=[Amount(text=line.text, amount=line.amount) for line in told.balance] if told else [],
        practice_title=scene.catalog.text("review-practice"),
        practice=list(told.practice) if told else [],
        piles=_piles(scene, after.end),
        exercise=_exercise(scene, after),
        rival=_rival(scene, after),
        beliefs=_beliefs(scene, after),
        actions=_actions(scene, after),
    )


def _sample(scene: Scene, line: Line) -> ReviewPanel:
    """A line of play in one layout of many: what it is, what is done at the step on the table, and why."""
    prose = render_line(line, scene.catalog, viewer=line.seat)
    at = scene.state.at
    step = prose.steps[at] if at < len(prose.steps) else None
    lines = [step.why] if step else [prose.end]
    title = step.did if step else scene.say("status-over")
    return ReviewPanel(
        title=scene.catalog.text("sample-title"),
        close=control(scene, Control.CLOSE),
        headline=prose.note,
        progress="",
        done=0,
        of=0,
        graph_title="",
        graph=[],
        zero=0.0,
        chosen=None,
        moments_title="",
        moments=[],
        balance_title="",
        balance=[],
        practice_title="",
        practice=[],
        piles=[],
        exercise=Exercise(title=title, tone="neutral", lines=lines, actions=_steps(scene)),
        rival=None,
        beliefs=None,
        actions=[],
    )


def _steps(scene: Scene) -> list[ControlView]:
    last = scene.state.at == len(scene.state.line) - 1
    return [
        control(scene, Control.BACK, enabled=scene.state.at > 0),
        control(scene, Control.FORWARD, enabled=not last, primary=not last),
        control(scene, Control.CLOSE, primary=last),
    ]


def _button(
    scene: Scene, which: Control, value: str, *, primary: bool = False, words: str = ""
) -> ControlView:
    """A button that says more than its name: ``words`` are the end of its messages, if not the value."""
    shown = control(scene, which, primary=primary)
    name = words or value
    if name:
        shown["text"] = scene.say(f"control-{which.value}-{name}")
        shown["title"] = scene.say(f"control-{which.value}-{name}-title")
    shown["value"] = value
    shown["key"] = ""
    return shown


def _graph(scene: Scene, after: Afterwards, told: ReviewProse | None) -> tuple[list[GraphPoint], float]:
    """What the hand was worth at each decision of the learner, and in the end."""
    if after.review is None or told is None:
        return [], 0.0
    decisions = after.review.decisions
    worth = [_worth(each) for each in decisions]
    came = float(outcome(after.end, after.seat))
    low, high = min(0.0, came, *worth), max(0.0, came, *worth)
    span = (high - low) or 1.0

    def height(value: float) -> float:
        return round(100 * (value - low) / span, 1)

    now = len(scene.position.actions)
    points = [
        GraphPoint(
            step=str(each.step),
            text=scene.say("review-point", where=prose.where, did=prose.did.rstrip("."), value=signed(value)),
            height=height(value),
            tone=SLIPS[each.slip],
            current=each.step == now,
        )
        for each, prose, value in zip(decisions, told.decisions, worth, strict=True)
    ]
    last = len(after.end.actions)
    end = scene.say("review-point-end", value=signed(came))
    points.append(GraphPoint(step=str(last), text=end, height=height(came), tone="none", current=now == last))
    return points, height(0.0)


def _worth(decision: Decision) -> float:
    """What the action taken was worth; the best one where nobody looked at it."""
    value = decision.evaluation.value(decision.action) or decision.evaluation.best
    return value.mean


def _moments(after: Afterwards, told: ReviewProse | None) -> list[Moment]:
    if after.review is None or told is None:
        return []
    return [
        Moment(step=str(each.step), where=prose.where, text=prose.did, slip=prose.slip, tone=SLIPS[each.slip])
        for each, prose in zip(after.review.moments, told.moments, strict=True)
    ]


def _chosen(scene: Scene, after: Afterwards) -> DecisionView | None:
    """The decision at the moment on the table, unless the learner is looking for a better one there."""
    step = len(scene.position.actions)
    if after.review is None or after.closed or scene.position != at_step(after.end, step):
        return None
    decision = next((each for each in after.review.decisions if each.step == step), None)
    if decision is None:
        return None
    apart = after.review.numbers.get(step)
    prose = render_decision(decision, scene.position, scene.catalog, viewer=after.seat, apart=apart)
    return DecisionView(
        where=prose.where,
        did=prose.did,
        slip=prose.slip,
        tone=SLIPS[decision.slip] if decision.marked else TONES[decision.note.verdict],
        cost=[*prose.cost, *prose.numbers],
        reasons=sentences(prose.reasons),
        better=prose.better,
        better_reasons=sentences(prose.better_reasons),
        opened_title=scene.catalog.text("review-open-title"),
        opened=prose.opened,
        actions=_lines(scene, decision),
    )


def _lines(scene: Scene, decision: Decision) -> list[ControlView]:
    """The buttons that show how it may go on, after what was done and after what was better."""
    shown = [_button(scene, Control.SHOW, str(decision.action), words="mine")]
    if decision.marked:
        shown.append(_button(scene, Control.SHOW, str(decision.best.action), words="best"))
    return shown


def _piles(scene: Scene, end: Position) -> list[Pile]:
    """The nest as it was dealt, and what was laid away."""
    piles = [("nest", CardSet.of(end.deal.nest)), ("laid-away", end.discard or CardSet())]
    return [Pile(title=scene.say(name), faces=scene.faces(cards)) for name, cards in piles if cards]


def _exercise(scene: Scene, after: Afterwards) -> Exercise | None:
    """A decision that the learner tries again: the question, or what there is to say about the answer."""
    decision = after.tried
    if decision is None or after.review is None or after.learning is None:
        return None
    of = len(after.review.marked)
    before = at_step(after.end, decision.step)
    prose = render_decision(decision, before, scene.catalog, viewer=after.seat)
    found = after.verdict()
    onward = _button(scene, Control.LEARN, "next" if after.learning + 1 < of else "stop", primary=True)
    again = _button(scene, Control.LEARN, "again", primary=True)
    tell, stop = _button(scene, Control.LEARN, "tell"), _button(scene, Control.LEARN, "stop")
    title = scene.say("learn-title", number=after.learning + 1, of=of)
    if found is None and not after.told:
        waits = "learn-wait" if after.answer else "learn-ask"
        lines = [f"{prose.where}. {prose.did}", scene.say(waits)]
        return Exercise(title=title, tone="neutral", lines=lines, actions=[tell, stop])
    if found is None or (found.marked and after.told):
        return Exercise(title=title, tone="neutral", lines=[prose.better], actions=[onward, again])
    answer = render_decision(found, before, scene.catalog, viewer=after.seat)
    if not found.marked:
        lines = [scene.say("learn-right", choice=named(scene, found.action)), *_texts(answer)]
        return Exercise(title=title, tone="best", lines=lines, actions=[onward])
    lines = [
        scene.say("learn-wrong", choice=named(scene, found.action)),
        answer.cost[0],
        *_texts(answer, against=True),
    ]
    refuted = _button(scene, Control.SHOW, str(found.action), words="refuted")
    return Exercise(title=title, tone="bad", lines=lines, actions=[again, refuted, tell])


def _texts(prose: DecisionProse, *, against: bool = False) -> list[str]:
    """The reasons on one side, without those that name the better action."""
    wanted = "against" if against else "for"
    return [
        each.text
        for each in prose.reasons
        if each.polarity == wanted and each.principle not in ("costs", "match")
    ]


def _rival(scene: Scene, after: Afterwards) -> Exercise | None:
    """The learner's line beside that of the tutor in the same chair."""
    if not after.challenged:
        return None
    title = scene.say("rival-title")
    if after.rival is None:
        return Exercise(title=title, tone="neutral", lines=[scene.say("rival-wait")], actions=[])
    mine, its = outcome(after.end, after.seat), outcome(after.rival, after.seat)
    step = parting(after.end, after.rival)
    lines = [scene.say("rival-scores", mine=signed(mine), its=signed(its))]
    if step is None:
        return Exercise(title=title, tone="best", lines=[*lines, scene.say("rival-same")], actions=[])
    before = at_step(after.end, step)
    told = render_parting(scene, before, after, step)
    look = _button(scene, Control.RIVAL, "look")
    return Exercise(title=title, tone="neutral", lines=[*lines, *told], actions=[look])


def render_parting(scene: Scene, before: Position, after: Afterwards, step: int) -> list[str]:
    """Where the two lines part, and what was done in each."""
    assert before.to_act is not None and after.rival is not None  # noqa: S101, PT018 - somebody acted
    number = len(before.public.taken) + 1
    where = scene.catalog.text("review-where", phase=before.phase.value, trick=number)
    mine = did(before.to_act, after.end.actions[step], before, scene.catalog, viewer=after.seat)
    its = did(before.to_act, after.rival.actions[step], before, scene.catalog)
    return [scene.say("rival-parting", where=where), mine, scene.say("rival-its", did=its)]


def _beliefs(scene: Scene, after: Afterwards) -> BeliefTable | None:
    """What the seat could think of the hidden cards at the moment on the table."""
    step = len(scene.position.actions)
    if not after.doubting or after.closed or after.thought is None or after.thought[0] != step:
        return None
    found = after.thought[1]
    prose = render_beliefs(found, scene.rules, scene.catalog)
    lay = truth(at_step(after.end, step), after.seat)
    around = (*after.seat.clockwise()[1:], Nest.NEST)
    places = [place for place in around if found.counts[place]]
    return BeliefTable(
        title=scene.catalog.text("belief-title"),
        note=prose.note,
        truth_text=scene.catalog.text("belief-truth"),
        places=[scene.say("nest") if place is Nest.NEST else scene.seat(place) for place in places],
        rows=[
            BeliefRow(
                face=scene.face(each.card),
                shares=[
                    scene.say("percent", percent=round(100 * each.shares[place]))
                    if place in each.possible
                    else ""
                    for place in places
                ],
                truth=places.index(lay[each.card]),
            )
            for each in found.cards
        ],
        evidence=[text for _seat, text in prose.evidence],
    )


def _actions(scene: Scene, after: Afterwards) -> list[ControlView]:
    shown = []
    if after.review is not None and after.review.marked and after.tried is None:
        shown.append(_button(scene, Control.LEARN, "", primary=True))
    if not after.challenged:
        shown.append(_button(scene, Control.RIVAL, ""))
    if scene.stepping and not after.closed and scene.position != after.end:
        shown.append(control(scene, Control.BELIEFS, pressed=after.doubting))
    return shown
