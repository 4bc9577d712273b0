"""The rest of a hand is claimed or conceded at the table, by mouse and by finger."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from rooktutor.explain.settled import Whose
from rooktutor.game.record import Record, write_line
from rooktutor.rules.systems import PARTNERSHIP
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import TURN_MS, Table
from tests.table.hands import played
from tests.table.test_claiming import whose_is


def settled() -> Iterator[tuple[Whose | None, str]]:
    """Whose the rest is at each moment of some hands, and the link that opens the hand there."""
    for seed in range(30):
        for state in played(seed, valued=False, rules=PARTNERSHIP):
            yield whose_is(state), f"/?lang=en&pace=0&hand={write_line(Record.of(state.position))}"


@pytest.mark.parametrize(
    ("whose", "size", "touch"),
    [(Whose.ALONE, DESKTOP, False), (Whose.OURS, PHONE, True), (Whose.THEIRS, DESKTOP, False)],
)
def test_the_rest_is_settled_and_everybody_shows_what_is_left(open_page, solara_server, whose, size, touch):
    link = next(link for found, link in settled() if found is whose)
    page = open_page(solara_server, link, size=size, touch=touch)
    table = Table(page)
    expect(table.part("study")).to_be_visible(timeout=TURN_MS)
    table.part("control-play-here").click()
    button = table.part("message-claim").locator("button")
    expect(button).to_have_text("Concede the rest" if whose is Whose.THEIRS else "Claim the rest")
    before = table.at
    button.tap() if touch else button.click()
    table.moved_on_from(before)
    assert table.settle() == "over"
    told = table.part("messages")
    for seat in ("North", "East", "South", "West"):
        expect(told).to_contain_text(f"{seat}:")
    expect(table.part("score-sheet")).to_be_visible()
