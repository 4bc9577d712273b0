"""The pictures of a hand: the same numbers as the tutor's, in words as well, in every language."""

import sys

import pytest

from rooktutor.cards import CardSet
from rooktutor.errors import ExtraError, NotYetError
from rooktutor.explain.cardnotes import card_notes
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.solve.glance import call_values
from rooktutor.solve.montecarlo import refine
from rooktutor.solve.sums import strength_sum
from rooktutor.solve.values import Budget
from rooktutor.table.plots import plot_cards, plot_chances, plot_points, plot_sum
from rooktutor.table.worthview import plot
from rooktutor.text.catalog import Catalog, languages
from rooktutor.text.pictures import cards_picture, chance_picture, points_picture, sum_picture
from tests.table.hands import at_phase

HAND = CardSet.parse("R14 G7 G9 G12 G13 G14 Y7 B14 B6")


def auction():
    state = at_phase(Phase.AUCTION, rules=CROWSNEST)
    view = state.position.view(state.learner)
    return view, call_values(view, seed=1)


def exchange():
    state = at_phase(Phase.DISCARD, rules=CROWSNEST)
    view = state.position.view(state.learner)
    *_partial, found = refine(view, budget=Budget(2), seed=1, every_card=True)
    return view, found


@pytest.mark.parametrize("lang", languages())
def test_every_picture_says_in_words_what_it_shows(lang):
    words = Catalog(lang, strict=True)
    total = strength_sum(CROWSNEST, HAND)
    pictures = [sum_picture(total, CROWSNEST, words)]
    assert sum(bar.number for bar in pictures[0].bars if not bar.strong) == total.total
    _view, calls = auction()
    best = next(value for value in calls if value.points)
    pictures += [chance_picture(calls, words), points_picture(best, 80, words)]
    view, found = exchange()
    pictures.append(cards_picture(card_notes(view, found), CROWSNEST, words))
    for picture in pictures:
        assert picture is not None and picture.title and len(picture.bars) > 3
        shown = plot(picture)
        assert all(0 <= bar["start"] <= 100 and 0 <= bar["size"] <= 100.1 for bar in shown["bars"])
    for bar in pictures[0].bars[:-1]:
        assert f"{bar.name} {bar.text}" in pictures[0].text
    for bar in pictures[1].bars:
        assert f"{bar.name} {round(100 * bar.number)}" in pictures[1].text
    assert sum(bar.number for bar in pictures[2].bars) == pytest.approx(1)
    assert all(bar.strong == (int(bar.name) >= 80) for bar in pictures[2].bars)


@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_every_term_of_every_game_has_its_words(game):
    rules = RULE_SETS[game]
    hand = CardSet.of(list(rules.pack)[-rules.hand :])
    for lang in languages():
        assert sum_picture(strength_sum(rules, hand), rules, Catalog(lang, strict=True)).text


def test_a_notebook_shows_them_and_files_hold_them(tmp_path):
    view, calls = auction()
    asked, found = exchange()
    for drawn in (
        plot_sum(CROWSNEST, view.hand),
        plot_chances(calls),
        plot_points(calls),
        plot_points(found, bid=asked.bid or 0, lang="lt"),
        plot_cards(asked, found, lang="fr"),
    ):
        bundle = drawn._repr_mimebundle_()
        assert bundle["image/png"].startswith(b"\x89PNG") and bundle["text/plain"] == str(drawn)
        assert drawn.save(tmp_path / "picture.svg").read_text("utf-8").startswith("<?xml")
    with pytest.raises(NotYetError, match="holds none"):
        plot_chances(found)
    with pytest.raises(NotYetError):
        plot_cards(view, calls)


def test_without_matplotlib_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(ExtraError, match=r"pip install 'rooktutor\[plots\]'"):
        plot_sum(CROWSNEST, HAND)
