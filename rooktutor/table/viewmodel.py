"""From the state to what the page shows: one pure function, one JSON value.

Only what the learner may know is in it, unless the learner opens the hands or the hand is over.
"""

from collections.abc import Mapping
from typing import cast

from rooktutor.explain.annotate import annotate
from rooktutor.explain.annotation import Annotation
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import Action
from rooktutor.game.public import Phase
from rooktutor.solve.values import Evaluation, Exactness
from rooktutor.table import (
    choices,
    claiming,
    controls,
    hints,
    houserules,
    logbook,
    numbersview,
    places,
    studyview,
    worthview,
)
from rooktutor.table.contract import VERSION, Model, Words
from rooktutor.table.contract_parts import Advice, Announcement, HandDown, LogLine
from rooktutor.table.counting import cards_out
from rooktutor.table.events import Control
from rooktutor.table.lessons import lesson_panel
from rooktutor.table.matches import match_sheet, outcome
from rooktutor.table.panels import panel, status
from rooktutor.table.reviewing import can_show, may_show
from rooktutor.table.reviews import review_panel
from rooktutor.table.revokes import lesson, standing_offence
from rooktutor.table.scene import PHASES, Scene
from rooktutor.table.settings import settings_sheet
from rooktutor.table.state import AppState
from rooktutor.table.veil import veil
from rooktutor.text.catalog import Catalog
from rooktutor.text.rulebook import game_id


def view_model(state: AppState, catalog: Catalog) -> Model:
    """Return everything the page shows of a state, in the language of the catalog."""
    scene = Scene(state=state, catalog=catalog, annotations=annotations(state))
    log = logbook.log(scene)
    asked, rest = studyview.deciding(scene), studyview.resting(scene)
    model = Model(
        version=VERSION,
        at=state.key,
        lang=catalog.lang,
        dir="ltr",
        theme=state.theme.value,
        words=words(catalog),
        title=scene.say("game", game=game_id(scene.rules)),
        subtitle=state.title or scene.say("subtitle", hand=state.now.deals),
        phase=PHASES[state.position.phase],
        your_turn=state.learners_turn,
        status=status(scene),
        seats=places.seats(scene),
        hand=choices.hand(rest),
        hand_active=_hand_active(scene),
        trick=places.trick(scene),
        last_trick=places.last_trick(scene),
        nest=places.nest(scene),
        contract=places.contract(scene),
        scores=places.scores(scene),
        target_text=scene.say("target", target=scene.rules.target),
        panel=panel(asked),
        advice=advice(asked),
        messages=[*standing_offence(scene), *claiming.offer(scene), *controls.messages(scene)],
        log=studyview.study_log(scene) or log,
        log_title=scene.say("log-title"),
        controls=controls.controls(scene),
        help=controls.key_help(scene),
        rules=houserules.rules_sheet(scene),
        house=houserules.house_panel(scene),
        match=match_sheet(scene),
        settings=settings_sheet(scene),
        announce=Announcement(id=f"{state.key}.{state.noticed}", text=_announced(scene, log)),
    )
    studyview.studied(scene, model)
    worthview.told(scene, model)
    numbersview.told(asked, model)
    out = cards_out(scene)
    if out is not None:
        model["out"] = out
    reviewed = review_panel(scene)
    if reviewed is not None:
        model["review"] = reviewed
        if state.sampled:
            model.pop("study", None)
    if state.course is not None:
        veil(model, scene, state.course)
        model["lesson"] = lesson_panel(scene, state.course)
    if scene.position.public.blind and not model["hand"]:
        count = scene.rules.hand
        model["hand_down"] = HandDown(count=count, text=scene.say("hand-down", count=count))
    return model


def _hand_active(scene: Scene) -> bool:
    """Whether the cards of the hand are choices; in a recorded hand they show what each was worth."""
    if scene.position.phase is Phase.PLAY:
        return scene.view.my_turn
    mine = scene.active or (scene.stepping and scene.state.asking is scene.learner)
    return mine and scene.position.phase is Phase.DISCARD


def annotations(state: AppState) -> Mapping[Action, Annotation]:
    """What the tutor says about each action of the learner's decision; nothing when there is none."""
    seat = state.asking
    if seat is None:
        return {}
    evaluation = state.evaluation if state.advice else None
    return {each.action: each for each in annotate(state.position.view(seat), evaluation)}


def words(catalog: Catalog) -> Words:
    """The words that never change during a game."""
    names = Words.__annotations__
    found = {name: catalog.text(f"ui-word-{name.replace('_', '-')}") for name in names}
    return cast("Words", found)


def advice(scene: Scene) -> Advice:
    """How far the tutor has thought."""
    evaluation = scene.state.evaluation if scene.advised else None
    stopping = scene.position.public.offence is not None
    deciding = scene.state.asking is not None and not stopping
    state = "off"
    text = ""
    if not scene.advised:
        text = scene.say("tutoring", mode=scene.state.tutoring.value)
    elif stopping:
        text = scene.say("advice-revoked")
    elif deciding and evaluation is None and scene.state.unvalued == scene.position:
        text = scene.say("advice-failed")
    elif deciding and evaluation is None:
        state, text = "pending", scene.say("advice-pending")
    elif deciding and evaluation is not None:
        state = evaluation.state.value
        text = _busy(scene) or _progress(scene, evaluation)
    played_out = scene.position.phase is Phase.OVER and not scene.stepping
    prompt = scene.say("advice-prompt" if deciding else "advice-over" if played_out else "advice-wait")
    if scene.state.sampled:
        text, prompt = scene.say("sample-status"), scene.say("sample-values")
    elif not scene.advised:
        prompt = scene.say("tutoring-help", mode=scene.state.tutoring.value)
    return Advice(
        shown=scene.advised,
        title=scene.say("advice-title"),
        state=state,  # type: ignore[typeddict-item]  # the values of Exactness, or one of the words above
        done=evaluation.layouts if evaluation and deciding else 0,
        asked=evaluation.asked if evaluation and deciding else 0,
        text=text,
        prompt=lesson(scene) or prompt,
        focus=_focus(scene),
        scale_text=scene.say("advice-scale-match" if evaluation and evaluation.by_match else "advice-scale"),
        hints=hints.hints(scene),
        line=controls.control(scene, Control.SHOW, enabled=can_show(scene.state))
        if may_show(scene.state)
        else None,
    )


def _busy(scene: Scene) -> str:
    """What is being worked out beside the values; empty when nothing is."""
    if scene.state.wanted is not None:
        return scene.say("advice-line")
    apart = scene.state.apart
    if apart is None or apart.followed is None:
        return ""
    return scene.say("advice-counting", done=apart.followed.done, asked=apart.followed.of)


def _progress(scene: Scene, evaluation: Evaluation) -> str:
    if evaluation.state is Exactness.EXACT:
        return scene.say("advice-exact")
    if evaluation.layouts < evaluation.asked:
        return scene.say("advice-running", done=evaluation.layouts, asked=evaluation.asked)
    return scene.say("advice-done", done=evaluation.layouts)


def _focus(scene: Scene) -> str | None:
    """The choice that is explained before the learner points at one."""
    if not scene.advised or scene.state.evaluation is None or scene.state.asking is None:
        return None
    return str(recommended(scene.view, scene.state.evaluation))


def _announced(scene: Scene, log: list[LogLine]) -> str:
    """What a screen reader says: what happened last, and whose turn it is."""
    counted = numbersview.spoken(scene)
    if counted:
        return counted
    told = controls.messages(scene)
    if told and told[-1]["tone"] != "error":
        return told[-1]["text"]
    happened = logbook.latest(log)
    if scene.position.phase is Phase.OVER:
        ended, _ = outcome(scene, scene.position, scene.position.score())
        return scene.say("announce", happened=happened, turn=ended)
    return scene.say("announce", happened=happened, turn=status(scene))
