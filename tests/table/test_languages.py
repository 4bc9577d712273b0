"""The table in every language: the same facts in other words, and no letter that means two things."""

from typing import Any

import pytest

from rooktutor.cards import Color
from rooktutor.game.public import Phase
from rooktutor.rules.systems import rule_set
from rooktutor.table.choices import KEYS
from rooktutor.table.contract import Model
from rooktutor.table.state import AppState
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog, languages
from tests.frontend.conform import faults
from tests.table.hands import at_phase, played


def letters(words: Catalog) -> list[str]:
    return [words.text("ui-color-letter", color=color.value) for color in Color]


def choices(state: AppState, words: Catalog) -> list[Any]:
    return view_model(state, words)["panel"]["choices"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rules", ["crowsnest", "call_partner"])
def test_every_moment_of_a_hand_can_be_shown_in_every_language(rules, lang):
    words = Catalog(lang, strict=True)
    for state in list(played(3, rules=rule_set(rules)))[::-5]:
        model = view_model(state, words)
        assert faults(model, Model) == []
        assert model["lang"] == lang


@pytest.mark.parametrize("lang", languages())
def test_the_letter_on_the_cards_of_a_color_is_its_key_and_that_of_no_other(lang):
    words = Catalog(lang, strict=True)
    keys = {each["color"]: each["key"] for each in choices(at_phase(Phase.TRUMP), words)}
    assert keys == {color.value: letter.lower() for color, letter in zip(Color, letters(words), strict=True)}
    assert len({*keys.values(), *KEYS.values()}) == len(keys) + len(KEYS)


@pytest.mark.parametrize("lang", languages())
def test_the_help_names_the_letters_that_stand_on_the_cards(lang):
    words = Catalog(lang, strict=True)
    helped = view_model(at_phase(Phase.PLAY), words)["help"]
    assert letters(words) in [each["keys"] for each in helped]


@pytest.mark.parametrize("lang", languages())
def test_no_button_takes_the_letter_of_a_color(lang):
    words = Catalog(lang, strict=True)
    for state in list(played(3))[::-5]:
        taken = [each["key"].upper() for each in view_model(state, words)["controls"] if each["key"]]
        assert set(taken) & set(letters(words)) == set()
        assert len(set(taken)) == len(taken)
