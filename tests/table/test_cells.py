"""A hand as a drawing: all that is known, nothing more, escaped, and in every language."""

import re
import xml.etree.ElementTree as ET

import pytest
from IPython.core.formatters import DisplayFormatter

import rooktutor
from rooktutor.cards import Card
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Note, Record, Stage
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget
from rooktutor.table.cells import diagram
from rooktutor.text.catalog import languages
from tests.table.hands import played

NASTY = "<script>alert('Rook & Crow')</script>"
OUTSIDE = re.compile(r"<script|<link|<img|@import|url\(|\bhref=|\bsrc=|\bon\w+=")


def shown(told: str) -> set[Card]:
    """The cards that a drawing shows, by the words of its text."""
    found = set()
    for line in told.splitlines()[1:]:
        _, _, held = line.partition(": ")
        for group in held.split(" · "):
            name, *ranks = group.split(" ")
            if name in ("Red", "Green", "Yellow", "Black"):
                found |= {Card.parse(f"{name[0]}{rank}") for rank in ranks}
            elif name in ("Crow", "Rook"):
                found.add(Card.parse("Rook"))
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", sorted(RULE_SETS))
def test_every_moment_of_every_game_is_drawn_in_every_language(name, lang):
    for state in list(played(5, rules=rule_set(name)))[::9]:
        for hand in (state.position, state.position.view(Seat.EAST)):
            drawing = diagram(hand, lang=lang)
            ET.fromstring(drawing.svg)
            assert not OUTSIDE.search(drawing.html)
            assert len(drawing.text.splitlines()) >= 5


def test_a_position_shows_each_card_and_a_view_only_what_its_seat_knows():
    for state in list(played(7))[::6]:
        position = state.position
        whole = shown(diagram(position).text)
        assert whole | set(position.public.played) | set(position.discard or ()) >= set(CROWSNEST.pack)
        for seat in Seat:
            view = position.view(seat)
            seen = shown(diagram(view).text)
            assert seen & set(view.hidden) == set()
            assert seen >= set(view.hand)


def test_what_people_wrote_is_escaped():
    *_, last = played(7)
    notes = (Note(Moment(Stage.TRICK, 8), NASTY), Note(Moment(Stage.DEAL), "A plain hand."))
    drawing = diagram(Record.of(last.position, title=NASTY, notes=notes))
    assert "<script" not in drawing.html
    assert drawing.html.count("&lt;script&gt;") >= 2
    assert "Trick 8 of 9" in drawing.html
    assert "A plain hand." in drawing.html


@pytest.mark.parametrize("value", ["deal", "position", "view", "record", "evaluation"])
def test_a_notebook_shows_it_as_a_drawing_and_a_terminal_as_text(value):
    formatter = DisplayFormatter()
    position = Position.start(CROWSNEST, deal(CROWSNEST, 7))
    view = position.view(Seat.EAST)
    values = {"deal": position.deal, "position": position, "view": view, "record": Record.of(position)}
    thing = values.get(value) or evaluate(view, budget=Budget(layouts=4), seed=1)
    data, _ = formatter.format(thing)
    assert data["text/html"].startswith("<figure")
    assert "\n" in data["text/plain"] and "Position(" not in data["text/plain"]


def test_values_stand_in_a_table_best_first():
    view = Position.start(CROWSNEST, deal(CROWSNEST, 7)).view(Seat.EAST)
    evaluation = evaluate(view, budget=Budget(layouts=8), seed=1)
    table = diagram(evaluation)
    first = table.text.splitlines()[0]
    assert first.startswith(("Pass: ", "70: ", "75: ")) or first[0].isdigit()
    assert table.html.count("<tr>") == len(evaluation) + 1
    assert table.svg == ""


def test_a_drawing_is_saved_as_a_picture_and_as_a_page(tmp_path):
    drawing = rooktutor.diagram(Position.start(CROWSNEST, deal(CROWSNEST, 7)))
    assert drawing.save(tmp_path / "hand.svg").read_text(encoding="utf-8").lstrip().startswith("<svg")
    page = drawing.save(tmp_path / "hand.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and "<figure" in page


def test_nothing_else_is_drawn():
    with pytest.raises(TypeError, match="nothing to draw in str"):
        diagram("a hand")


def test_a_hand_that_is_over_is_drawn_as_it_was_dealt():
    *_, last = played(7)
    assert last.position.phase is Phase.OVER
    for seat in Seat:
        held = shown(diagram(last.position).text)
        assert set(last.position.deal.hand(seat)) <= held
