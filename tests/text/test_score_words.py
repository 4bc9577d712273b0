"""The score in words: nobody is said to have bid, taken or done what only their side did."""

import re
from collections import Counter

import pytest

from rooktutor.explain.annotate import annotate_score
from rooktutor.game.position import Position
from rooktutor.game.scoring import LineLabel
from rooktutor.seats import Seat
from rooktutor.text.catalog import Catalog, languages
from rooktutor.text.render import SHARED, render_score
from tests.explain.endings import finished

HANDS = [("call_partner", seed) for seed in range(2, 8)]


def told(position: Position, lang: str, viewer: Seat | None = None) -> list[tuple[LineLabel, Seat, str]]:
    sheet = position.score()
    words = render_score(
        annotate_score(sheet, position), position.rules, Catalog(lang, strict=True), viewer=viewer
    )
    return [(line.label, line.party, text) for line, text in zip(sheet.lines, words, strict=True)]


@pytest.mark.parametrize(("game", "seed"), HANDS)
def test_the_called_partner_is_not_said_to_have_bid_or_taken_what_the_side_did(game, seed):
    position = finished(game, seed)
    taken = Counter()
    for winner, trick in zip(position.public.winners, position.public.taken, strict=True):
        taken[winner] += sum(map(position.rules.points, trick.cards))
    for label, party, text in told(position, "en"):
        name = str(party).capitalize()
        assert not re.search(rf"{name} (bid|took|defended|revoked)", text), text
        if label in SHARED:
            assert text.startswith(f"{name}’s side ")
        if label is LineLabel.TRICK:
            assert name in text and taken[party]


def nameless(text: str, party: Seat, catalog: Catalog) -> str:
    """The sentence without the name, in whatever case it stands."""
    keys = [f"party-{party}{form}" for form in ("", ".gen", ".dat", ".de")]
    names = [catalog.text(key) for key in keys if catalog.has(key)]
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "X")
    return text


@pytest.mark.parametrize("lang", languages())
def test_partners_are_told_the_same_of_their_side(lang):
    for game, seed in HANDS:
        position = finished(game, seed)
        catalog = Catalog(lang)
        sides = {}
        for label, party, text in told(position, lang):
            if label in SHARED:
                side, same = party in position.declaring, nameless(text, party, catalog)
                assert sides.setdefault((label, side), same) == same


@pytest.mark.parametrize("lang", languages())
def test_whoever_looks_is_spoken_to_and_nobody_else(lang):
    position = finished(*HANDS[0])
    plain = told(position, lang)
    for seat in Seat:
        for (label, party, text), (_, _, other) in zip(told(position, lang, seat), plain, strict=True):
            if label in SHARED:
                assert (text != other) == (party is seat)
