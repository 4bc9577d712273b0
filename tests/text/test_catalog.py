"""Catalogs are strict about what is missing, and turn codes into words."""

import pytest

from rooktutor.errors import TextError
from rooktutor.text import catalog as module
from rooktutor.text.catalog import Catalog


def test_a_missing_message_raises():
    with pytest.raises(TextError, match="no message 'no-such-thing'"):
        Catalog("en").text("no-such-thing")


def test_a_missing_value_raises():
    with pytest.raises(TextError, match="seat"):
        Catalog("en").text("match-next")


def test_an_unknown_language_raises():
    with pytest.raises(TextError, match="there are: en"):
        Catalog("xx")


def test_an_unknown_code_raises():
    with pytest.raises(TextError):
        Catalog("en").text("match-next", dealer="nobody-at-all")


def test_no_isolation_marks():
    assert "\u2068" not in Catalog("en").text("match-next", dealer="north")


@pytest.mark.parametrize(
    ("cards", "form", "join", "words"),
    [
        ("R14", "", "and", "red 14"),
        ("Crow", "the", "and", "the Crow"),
        ("R5 R14", "the", "and", "the red 5 and 14"),
        ("R5 R7 R14 B10 Rook", "the", "and", "the red 5, 7, and 14, the black 10, and the Rook"),
        ("G5 G7", "", "or", "green 5 or 7"),
        ("", "the", "and", ""),
    ],
)
def test_lists_of_cards(cards, form, join, words):
    assert Catalog("en")._cards(cards, form, join) == words


def test_lists_of_seats_and_colors():
    words = Catalog("en")
    assert words._many("seat")("east west", join="or") == "East or West"
    assert words._many("color")("red green yellow") == "red, green, and yellow"


def made(tmp_path, monkeypatch, **files):
    """A directory of catalogs of their own."""
    for lang, text in files.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "terms.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "_locales", lambda: tmp_path)
    for cached in (module._resources, module._entries):
        cached.cache_clear()
        monkeypatch.setattr(module, cached.__name__, cached.__wrapped__)


def test_another_language_falls_back_to_english_and_counts(tmp_path, monkeypatch):
    made(tmp_path, monkeypatch, en="one = One\ntwo = Two\n", lt="one = Vienas\n")
    words = Catalog("lt")
    assert (words.text("one"), words.text("two"), words.text("two")) == ("Vienas", "Two", "Two")
    assert words.fallbacks == {"two": 2}
    with pytest.raises(TextError):
        Catalog("lt", strict=True).text("two")


def test_grammatical_forms_are_optional(tmp_path, monkeypatch):
    colors = "color-red = raudona\n    .of = raudonos\ncolor-green = \u017ealia\n"
    made(tmp_path, monkeypatch, en=colors + 'of = { COLOR($color, form: "of") }\n')
    words = Catalog("en")
    assert words.text("of", color="red") == "raudonos"
    assert words.text("of", color="green") == "\u017ealia"


def test_a_form_is_never_taken_from_another_language(tmp_path, monkeypatch):
    english = 'card-crow = Crow\n    .the = the Crow\nkept = Keep { CARD($card, form: "the") }\n'
    own = 'card-crow = Corbeau\nkept = { CARD($card, form: "the") }\n'
    made(tmp_path, monkeypatch, en=english, fr=own)
    assert Catalog("fr").text("kept", card="Crow") == "Corbeau"


def test_numbers_of_a_list_have_forms_and_agree_by_what_joins_them(tmp_path, monkeypatch):
    own = (
        "card-rank = { $rank }\n    .the = le { $rank }\n"
        'cards-of-color = { $ranks } { COLOR($color, form: "plural") }\n'
        "    .or = { $ranks } { COLOR($color) }\n"
        "color-red = rouge\n    .plural = rouges\n"
    )
    made(tmp_path, monkeypatch, en=own, fr=own)
    words = Catalog("fr")
    assert words._cards("R5 R14", "the") == "le 5 et le 14 rouges"
    assert words._cards("R5 R14", "the", "or") == "le 5 ou le 14 rouge"


def test_numbers_have_the_decimal_sign_of_the_language(tmp_path, monkeypatch):
    made(tmp_path, monkeypatch, en="one = One\n", fr="one = Un\n")
    assert Catalog("fr").decimal("\N{MINUS SIGN}12.5") == "\N{MINUS SIGN}12,5"


def test_what_cannot_be_read_raises(tmp_path, monkeypatch):
    made(tmp_path, monkeypatch, en="one = { $unfinished\n")
    with pytest.raises(TextError, match="cannot be read"):
        Catalog("en").text("one")


def test_an_id_that_comes_twice_raises(tmp_path, monkeypatch):
    made(tmp_path, monkeypatch, en="one = One\none = Uno\n")
    with pytest.raises(TextError, match="twice"):
        Catalog("en")
