"""French as it is printed: its own spaces and apostrophes, and the little words joined where they must be."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from rooktutor.cards import Color
from rooktutor.rules.houses import GAME_IDS
from rooktutor.seats import Seat, Side
from rooktutor.text.catalog import FILES, Catalog, _locales
from tests.text import golden

WORDS = Catalog("fr", strict=True)
NAMES = "Est|Ouest|Est-Ouest"


def lines() -> Iterator[tuple[str, str]]:
    """The text of every catalog, line by line, without comments and code."""
    for name in FILES:
        for line in (_locales() / "fr" / f"{name}.ftl").read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                yield name, re.sub(r"\{[^{}]*\}", "{}", line)


def test_apostrophes_and_spaces_are_typographic():
    odd = re.compile(r"'|\"| [;:!?»](?!\{)|« |[^\s\[\u00a0\u202f{}][;!?»]| %")
    assert [line for line in lines() if odd.search(line[1])] == []


@pytest.mark.parametrize("name", golden.SAMPLES)
def test_articles_and_names_are_joined_as_they_must_be(name):
    joined = (
        rf"\b(?:de|que|jusque) (?:{NAMES})\b",
        r"\b(?:[cdjlmnst]e|la|que|jusque) [aeiouéèêàh]",
        r"\b(?:[Dd]e|[àÀ]) les? (?=[\dCR])",
        r"\b(?:le|du|au|votre) (?:le|la|du|votre)\b",
    )
    odd = re.compile("|".join(joined))
    text = golden.path(name, "fr").read_text("utf-8")
    assert [line for line in text.splitlines() if odd.search(line)] == []


def test_seats_and_sides_have_their_genitive():
    for place in (*Seat, *Side):
        word, of = (WORDS.text(f"party-{str(place).lower()}{form}") for form in ("", ".de"))
        assert of == ("d’" if word[0] in "EO" else "de ") + word


def test_cards_have_their_articles():
    forms = {"the": "le ", "de": "du ", "au": "au ", "your": "votre ", "start": "Le "}
    for (form, article), card in product(forms.items(), ("R1", "B8", "G11", "Crow", "Rook")):
        assert WORDS._card(card, form) == article + WORDS._card(card)


@pytest.mark.parametrize(
    ("cards", "form", "join", "words"),
    [
        ("B8", "the", "standard", "le 8 noir"),
        ("B8 B13 Crow", "the", "standard", "le 8 et le 13 noirs et le Corbeau"),
        ("B8 B13 Crow", "the", "or", "le 8 ou le 13 noir ou le Corbeau"),
        ("G5 G7 G9 Y1", "your", "standard", "votre 5, votre 7 et votre 9 verts et votre 1 jaune"),
        ("G5 G7", "", "standard", "5 et 7 verts"),
    ],
)
def test_lists_of_cards(cards, form, join, words):
    assert WORDS._cards(cards, form, join) == words


def test_colors_agree_with_cards():
    assert [WORDS._cards(f"{color.letter}5 {color.letter}7") for color in Color] == [
        f"5 et 7 {WORDS.text(f'color-{color.value}.plural')}" for color in Color
    ]


def test_counting_says_zero_and_one_alike():
    for count, words in ((0, "0 point"), (1, "1 point"), (2, "2 points")):
        assert WORDS.text("ui-points", points=count) == words


def test_no_game_is_named_after_the_chess_piece():
    for game in GAME_IDS:
        assert not re.search(r"[Tt]our\b|[Dd]éfausse|élevé", WORDS._one("game")(game))
