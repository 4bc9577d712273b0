"""Every rule that can be changed has a name, every value a word of its own, every refusal its reason."""

import pytest

from rooktutor.rules.combinations import LEAST, Clash, Conflict
from rooktutor.rules.ruleset import AXES, axis_type
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.text.catalog import Catalog, languages, message_ids, variables
from rooktutor.text.houserules import axis_name, axis_sentence, conflict_text, value_name
from rooktutor.text.rulebook import axis_args

EN = Catalog("en", strict=True)
ALL = [Catalog(lang, strict=True) for lang in languages()]
CHOICES = [axis for axis in AXES if axis_type(axis) not in (int, bool)]


def ids(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in message_ids("en") if name.startswith(prefix)}


def dashed(names) -> set[str]:
    return {name.replace("_", "-") for name in names}


def test_each_rule_has_a_name_of_its_own_and_no_name_is_left_over():
    assert ids("name-") == dashed(AXES)
    for words in ALL:
        assert len({axis_name(axis, words) for axis in AXES}) == len(AXES)


def test_each_axis_with_words_for_values_is_a_choice():
    assert ids("choice-") == dashed(CHOICES)


@pytest.mark.parametrize("axis", CHOICES)
def test_each_value_has_words_of_its_own(axis):
    for words in ALL:
        said = [value_name(axis, value, words) for value in axis_type(axis)]
        assert len(set(said)) == len(said), f"{words.lang}: a value of {axis} has no variant of its own"


def test_each_refusal_has_its_reason_and_no_reason_is_left_over():
    assert ids("clash-") == {clash.value for clash in Clash}


@pytest.mark.parametrize("clash", Clash)
def test_a_reason_brings_every_value_that_its_message_names(clash):
    known = {*axis_args(CROWSNEST), "axis", "least", "taken", "pack", "bids", "most", "number"}
    assert variables("en")[f"clash-{clash.value}"] <= known
    for words in ALL:
        assert conflict_text(Conflict(clash, ("min_bid",), ""), CROWSNEST, words)


def test_only_numbers_have_a_least_value():
    assert {axis for axis in AXES if axis_type(axis) is int} == set(LEAST)


@pytest.mark.parametrize("game", RULE_SETS)
def test_each_rule_has_its_sentence_in_every_game_even_where_it_does_not_matter(game):
    for words in ALL:
        for axis in AXES:
            assert axis_sentence(axis, RULE_SETS[game], words).endswith(".")
