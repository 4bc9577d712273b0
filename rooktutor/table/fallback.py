"""The hand as plain HTML: what a notebook shows without a kernel, on a code host, or in print.

It is made from the same view model as the live table, so it tells no more than that does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import jinja2

from rooktutor.table.contract import Model
from rooktutor.table.places import trick_view
from rooktutor.table.scene import Scene
from rooktutor.table.state import AppState, Mode
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog

TEMPLATES = Path(__file__).parent / "templates"
WORDS = ("hands", "auction", "play", "notes", "score", "advice", "hint")


def static_html(state: AppState, catalog: Catalog, *, marker: str = "") -> str:
    """Return the hand and its notes as HTML that needs no script.

    Args:
        state: what to show; a recorded hand is shown to its end.
        catalog: the words.
        marker: the live table hides the static one with this marker.
    """
    end = replace(state, at=len(state.line) - 1) if state.mode is Mode.STEP else state
    now = view_model(end, catalog)
    scene = Scene(state=end, catalog=catalog, annotations={})
    context = {
        "marker": marker,
        "now": now,
        "dealt": view_model(replace(end, at=_start_of_hand(end)), catalog)
        if state.mode is Mode.STEP
        else now,
        "laid_away": now["nest"] if now["trick"] else None,
        "calls": [line for line in now["log"] if line["kind"] in ("call", "nest", "trump")],
        "tricks": _tricks(scene, now),
        "notes": _notes(end, catalog),
        "advised": _advised(now),
        "words": {word: catalog.text(f"ui-static-{word}") for word in WORDS},
    }
    return _environment().get_template("hand.html").render(context)


def _start_of_hand(state: AppState) -> int:
    return next(i for i, moment in enumerate(state.line) if moment.deals == state.now.deals)


def _tricks(scene: Scene, now: Model) -> Sequence[Mapping[str, Any]]:
    """Every trick so far; each card with the name of its seat."""
    names = {seat["seat"]: seat["name"] for seat in now["seats"]}
    shown = []
    for number in range(1, len(scene.position.public.tricks) + 1):
        trick = trick_view(scene, number)
        plays = [{**play, "seat_name": names[play["seat"]]} for play in trick["plays"]]
        shown.append({**trick, "plays": plays})
    return shown


def _notes(state: AppState, catalog: Catalog) -> Sequence[Mapping[str, str]]:
    """The notes of a recorded hand, each with the words for its moment."""
    shown = []
    for note in state.notes:
        scene = Scene(state=replace(state, at=note.moment), catalog=catalog, annotations={})
        shown.append({"where": scene.where(), "text": note.text})
    return shown


def _advised(now: Model) -> Sequence[Mapping[str, Any]]:
    """The choices that the tutor has something to say about."""
    panel = now["panel"]
    choices = now["hand"]
    if panel["kind"] in ("auction", "trump", "call", "lead"):
        choices = panel["choices"]
    told = [each for each in choices if each["rule"]]
    return [{**each, "label_short": each["face"]["name"] if each["face"] else each["text"]} for each in told]


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True, undefined=jinja2.StrictUndefined
    )
