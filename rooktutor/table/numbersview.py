"""The numbers that set a choice apart from the best one, as the page shows them, and the button for them."""

from rooktutor.game.actions import Action
from rooktutor.game.public import Phase
from rooktutor.table.contract import Model
from rooktutor.table.contract_parts import Numbers
from rooktutor.table.contrasting import counted_for, counting, poorer, unvalued
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.naming import parse
from rooktutor.table.scene import Scene
from rooktutor.text.reviewing import render_contrast


def told(scene: Scene, model: Model) -> None:
    """Put into a model the numbers of every choice that is poorer than the best one."""
    if scene.best_beside is None:
        return
    phase, panel, other = scene.position.phase, model["panel"], model.get("other")
    choices = [*model["hand"], *(other["choices"] if other else ())] if phase is Phase.PLAY else []
    if panel["kind"] in ("auction", "trump", "call", "lead"):
        choices += panel["choices"]
    for choice in choices:
        found = numbers(scene, parse(phase, choice["id"])) if choice["legal"] else None
        if found is not None:
            choice["numbers"] = found
    for suggestion in panel["suggestions"] if panel["kind"] == "exchange" else ():
        found = numbers(scene, parse(phase, " ".join(suggestion["ids"])))
        if found is not None:
            suggestion["numbers"] = found


def numbers(scene: Scene, action: Action) -> Numbers | None:
    """The numbers of a choice, once they have been asked for; None where there can be none."""
    state, best = scene.state, scene.best_beside
    found = counted_for(state, action)
    told = [] if found is None else list(render_contrast(found, scene.rules, scene.catalog))
    if not poorer(state, action, best) and not unvalued(state, action, best):
        asked = best is not None and state.apart is not None and state.apart.action == action
        if not asked:
            return None
        told = [scene.say("numbers-as-good")]
    ask = control(scene, Control.NUMBERS, enabled=not told)
    if counting(scene.state, action):
        ask["text"], ask["title"] = scene.say("control-numbers-stop"), scene.say("control-numbers-stop-title")
    return Numbers(title=scene.say("control-numbers"), ask=ask, told=told)


def spoken(scene: Scene) -> str:
    """What a screen reader says of numbers that have just been counted; empty when something came later."""
    apart = scene.state.apart
    if apart is None or not apart.told or apart.told != scene.state.noticed:
        return ""
    shown = numbers(scene, apart.action)
    return " ".join(shown["told"]) if shown else ""
