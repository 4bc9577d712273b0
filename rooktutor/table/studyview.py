"""A hand that is stepped through, as the page shows it: whose decision it is, its lines, its log."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType

from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from rooktutor.table import choices, logbook
from rooktutor.table.contract import Model
from rooktutor.table.contract_parts import Choice, LogLine, Option
from rooktutor.table.contract_parts import Control as ControlView
from rooktutor.table.contract_study import LineView, OtherHand, StudyView
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.scene import Scene, seat_id
from rooktutor.table.setupview import setup_sheet
from rooktutor.table.state import Mode
from rooktutor.table.studying import Line, can_go_onward, parting, study_of


def deciding(scene: Scene) -> Scene:
    """Return the scene as the seat sees it whose decision is explained, another's where hands lie open."""
    seat = scene.state.asking
    if seat is None or seat is scene.learner:
        return scene
    return Scene(
        state=replace(scene.state, learner=seat), catalog=scene.catalog, annotations=scene.annotations
    )


def resting(scene: Scene) -> Scene:
    """Return the scene for the learner's own cards: without what is said about another seat's decision."""
    if scene.state.asking in (None, scene.learner):
        return scene
    return Scene(state=scene.state, catalog=scene.catalog, annotations=MappingProxyType({}))


def other_hand(scene: Scene) -> OtherHand | None:
    """The open cards of a seat other than the learner's, while it is to play or to lay away."""
    seat = scene.state.asking
    held = scene.position.phase in (Phase.PLAY, Phase.DISCARD)
    if scene.state.mode is not Mode.STEP or seat is None or seat is scene.learner or not held:
        return None
    return OtherHand(seat=seat_id(seat), choices=choices.hand(deciding(scene)))


def marked(scene: Scene, offered: Sequence[Choice]) -> None:
    """Mark what was done here in the line on the table."""
    state = scene.state
    ahead = [moment.position.actions for moment in state.line[state.at + 1 : state.at + 2]]
    if state.mode is not Mode.STEP or not any(ahead):  # at its end, or before the next hand
        return
    done = str(ahead[0][-1])
    for choice in offered:
        if choice["id"] == done:
            choice["taken"] = True
            choice["label"] = scene.say("choice-taken", label=choice["label"])


def studied(scene: Scene, model: Model) -> None:
    """Add to the model what belongs to a hand that is stepped through."""
    study = study_view(scene)
    if study is not None:
        model["study"] = study
    setup = setup_sheet(scene)
    if setup is not None:
        model["setup"] = setup
    other = other_hand(scene)
    if other is not None:
        model["other"] = other
    panel = model["panel"]
    named = panel["choices"] if panel["kind"] in ("auction", "trump", "call", "lead") else []
    marked(scene, [*model["hand"], *(other["choices"] if other else []), *named])


def study_view(scene: Scene) -> StudyView | None:
    """The lines of a hand that is stepped through, and what can be done with them; None in play."""
    state = scene.state
    if state.course is not None:
        return None
    if state.mode is not Mode.STEP:
        return None if state.study is None or state.study.table is None else _playing(scene)
    study = study_of(state)
    one = study.seat is not None
    buttons = [
        control(scene, Control.ONWARD, enabled=can_go_onward(state)),
        control(scene, Control.UNDO, enabled=bool(study.shown)),
        control(scene, Control.PLAY_HERE, enabled=not state.now.over),
    ]
    close = [control(scene, Control.CLOSE)] if study.table is not None else []
    return StudyView(
        title=scene.say("study-title"),
        lines=[_line(scene, study.lines, place) for place in range(len(study.lines))],
        note=scene.say("study-note-one" if one else "study-note"),
        controls=[*([] if one else [*buttons, _seat(scene)]), *close],
    )


def _playing(scene: Scene) -> StudyView:
    """In play from a moment of a hand: the way back to it."""
    return StudyView(
        title=scene.say("study-title"),
        lines=[],
        note=scene.say("study-note-play"),
        controls=[control(scene, Control.CLOSE)],
    )


def _line(scene: Scene, lines: Sequence[Line], place: int) -> LineView:
    shown = place == study_of(scene.state).shown
    if not place:
        return LineView(id="0", text=scene.say("line-played"), where="", shown=shown)
    line = lines[place]
    fork = parting(lines[0], line)
    there = Scene(state=replace(scene.state, line=line, at=fork - 1), catalog=scene.catalog, annotations={})
    after = replace(there, state=replace(there.state, at=fork))
    done = len(there.position.actions)
    told = zip(logbook.log(after), logbook.places(after), strict=True)
    text = next(entry["text"] for entry, before in told if before == done and entry["kind"] != "deal")
    return LineView(id=str(place), text=text, where=there.where(), shown=shown)


def _seat(scene: Scene) -> ControlView:
    """Which seat sits at the lower edge of the table."""
    shown = control(scene, Control.SEAT)
    shown["options"] = [Option(id=seat.value, text=scene.seat(seat)) for seat in Seat]
    shown["value"] = scene.learner.value
    return shown


def study_log(scene: Scene) -> list[LogLine] | None:
    """The whole line on the table, each entry with the moment that it goes to; None in play."""
    state = scene.state
    if state.mode is not Mode.STEP:
        return None
    whole = replace(scene, state=replace(state, at=len(state.line) - 1))
    first = len(state.line[0].position.actions)
    log = logbook.log(whole)
    for entry, place in zip(log, logbook.places(whole), strict=True):
        entry["to"] = str(max(0, place - first))
    reached = [entry for entry in log if int(entry["to"]) <= state.at]
    reached[-1]["now"] = True
    return log
