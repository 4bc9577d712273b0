"""The hand as plain HTML: readable, escaped, and no wiser than the learner."""

import re

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Note, Record, Stage
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.table.fallback import static_html
from rooktutor.table.recorded import step_through
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, played

EN = Catalog("en", strict=True)
NASTY = "<script>alert('Rook & Crow')</script>"


def recorded() -> Record:
    *_before, last = played(7)
    notes = (Note(Moment(Stage.TRICK, 8), NASTY), Note(Moment(Stage.DEAL), "A plain hand."))
    return Record.of(last.position, title=f"A {NASTY} title", seed=7, notes=notes)


def titles(html: str) -> list[str]:
    return re.findall(r'title="([^"]*)"', html)


def test_a_recorded_hand_is_shown_whole_with_its_notes():
    html = static_html(step_through(recorded()), EN)
    cards = set(titles(html))
    assert len(cards) == 41
    assert html.count("<tr>") > 20
    assert "A plain hand." in html
    assert "Trick 8 of 9" in html


def test_what_people_wrote_is_escaped():
    html = static_html(step_through(recorded()), EN, marker='"><b>')
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    assert '"><b>' not in html


def test_a_hand_in_play_shows_only_what_the_learner_sees():
    state = at_phase(Phase.PLAY)
    html = static_html(state, EN)
    hidden = state.position.view(Seat.SOUTH).hidden
    names = set(titles(html))
    assert not names & {EN.text("ui-card", card="Crow" if card.is_bird else str(card)) for card in hidden}
    for card in state.position.hand(Seat.SOUTH):
        assert EN.text("ui-card", card="Crow" if card.is_bird else str(card)) in names
    assert "What the tutor says" in html


def test_nothing_is_loaded_from_anywhere():
    html = static_html(step_through(recorded()), EN)
    assert not re.search(r"(?:src|href)=|url\(|@import|<link|<script", html)


def test_a_hand_that_has_just_been_dealt():
    position = Position.start(CROWSNEST, deal(CROWSNEST, seed=3))
    html = static_html(step_through(Record.of(position)), EN)
    assert len(set(titles(html))) == 41
    state = at_phase(Phase.AUCTION)
    assert static_html(state.advised(shown=False), EN)
