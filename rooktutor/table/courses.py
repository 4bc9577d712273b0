"""Lessons in a notebook: `lesson` opens one, or the list of all."""

import os
from dataclasses import replace
from urllib.parse import parse_qs

from rooktutor.errors import NotationError
from rooktutor.rules.systems import CROWSNEST
from rooktutor.table.app import Tutor
from rooktutor.table.brains import PAUSE
from rooktutor.table.learner import OWN, Keeper, class_progress
from rooktutor.table.limits import notebook_brains, on_a_page
from rooktutor.table.session import Session
from rooktutor.table.shelf import page_shelf
from rooktutor.table.state import AppState, new_match
from rooktutor.table.teaching import begin, contents
from rooktutor.teach.progress import Progress
from rooktutor.teach.shelf import library
from rooktutor.text.catalog import BASE, Catalog

__all__ = ["lesson", "lessons"]


def lessons() -> tuple[str, ...]:
    """Return the names of all lessons, in their order.

    >>> "the-trick" in lessons()
    True
    """
    return tuple(each.id for each in library().lessons())


def lesson(
    name: str | None = None,
    *,
    lang: str | None = None,
    learner: str | None = None,
    progress: str | Progress | None = None,
    pace: float = PAUSE,
    layouts: int | None = None,
) -> Tutor:
    """Return a table with a lesson on it, at the first step that is not done yet.

    Args:
        name: which one, such as ``the-trick``; when left out the one that the address of a Voila page asks
            for (``?lesson=the-trick``), or else the list of all.
        lang: the language; English when left out.
        learner: whose progress it is; in a notebook that of this account, on a page of Voila that of the
            browser that shows it.
        progress: where progress is kept, as a URL or a database that is open; the file of this account, or
            what the variable ``ROOKTUTOR_PROGRESS`` names.
        pace: seconds before each action of a computer player.
        layouts: how many layouts of the hidden cards stand behind the values.

    Raises:
        NotationError: for a name that no lesson has.
        ProgressError: for a URL where nothing can be kept.

    >>> lesson("the-trick", progress="sqlite://")
    <Tutor crowsnest, auction, 0 actions>
    """
    state = replace(_opened(new_match(CROWSNEST, seed=1), name), lang=lang or "")
    session = Session(state, notebook_brains(pause=pace, layouts=layouts))
    store = Progress(progress) if isinstance(progress, str) else progress or class_progress()
    keeper = None
    if store is not None:
        keeper = Keeper(store, learner or ("" if on_a_page() else OWN))
        keeper.bring_back(session)
    return Tutor(session, Catalog(lang or BASE), keeper, page_shelf(lambda: state))


def _opened(state: AppState, name: str | None) -> AppState:
    wanted = _asked_for() if name is None else name
    entry = None if wanted is None else library().find(wanted)
    if entry is not None and entry.lesson is not None:
        return begin(state, entry.lesson)
    if name is not None:
        raise NotationError(name, expected=f"a lesson: {' '.join(lessons())}")
    return contents(state)


def _asked_for() -> str | None:
    """The lesson that the address of a Voila page asks for."""
    return parse_qs(os.environ.get("QUERY_STRING", "")).get("lesson", [None])[0]
