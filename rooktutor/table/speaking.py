"""The language of the table: as it was asked for, or else the first of the browser's that there is."""

from collections.abc import Sequence
from dataclasses import replace

from rooktutor.table.state import AppState
from rooktutor.text.catalog import BASE, languages

MOST = 20
"""No more of a browser's languages are looked at."""


def best_language(wanted: Sequence[str]) -> str:
    """Return the first language of a list that the tutor speaks; English if it speaks none of them.

    >>> best_language(["nb-NO", "lt-LT", "en"]), best_language(["fr"]), best_language([])
    ('lt', 'fr', 'en')
    """
    known = languages()
    spoken = (each.replace("_", "-").partition("-")[0].lower() for each in wanted[:MOST])
    return next((code for code in spoken if code in known), BASE)


def greeted(state: AppState, wanted: Sequence[str]) -> AppState:
    """Return the state in the browser's language, unless one has been asked for or chosen before."""
    return state if state.lang or not wanted else replace(state, lang=best_language(wanted))


def spoken(state: AppState, code: str) -> AppState:
    """Return the state in another language."""
    return replace(state, lang=code) if code in languages() else state
