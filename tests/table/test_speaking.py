"""The table speaks the reader's language, until another one is asked for."""

import pytest

from rooktutor.rules.systems import CROWSNEST
from rooktutor.table.events import Control, Greeted, Pressed
from rooktutor.table.messages import decode
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog, languages


def table(lang: str = "") -> AppState:
    state = new_match(CROWSNEST, seed=7)
    return state if not lang else reduce(state, Pressed(Control.LANGUAGE, lang))


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        (["fr-CA", "en"], "fr"),
        (["de", "LT"], "lt"),
        (["de", "nl"], "en"),
        (["en-US", "fr"], "en"),
        (["x" * 199], "en"),
    ],
)
def test_the_browser_s_first_language_that_there_is(wanted, lang):
    event = decode({"type": "ready", "at": "", "langs": wanted})
    assert event == Greeted(tuple(wanted))
    assert reduce(table(), event).lang == lang


def test_what_was_asked_for_or_chosen_stays():
    chosen = table("lt")
    assert reduce(chosen, Greeted(("fr",))) == chosen
    assert reduce(chosen, Pressed(Control.LANGUAGE, "fr")).lang == "fr"
    assert reduce(chosen, Pressed(Control.LANGUAGE, "tlh")) == chosen
    assert reduce(chosen, Pressed(Control.LANGUAGE)) == chosen


def test_a_page_that_does_not_tell_its_languages_changes_nothing():
    assert decode({"type": "ready", "at": ""}) is None
    assert reduce(table(), Greeted(())) == table()


def test_each_language_is_offered_under_its_own_name():
    for lang in languages():
        shown = view_model(table(), Catalog(lang, strict=True))["settings"]["controls"]
        (control,) = [each for each in shown if each["id"] == "language"]
        assert {each["id"]: each["text"] for each in control["options"]} == {
            "en": "English",
            "fr": "Français",
            "lt": "Lietuvių",
        }
        assert control["value"] == lang
