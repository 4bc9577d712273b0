"""What breaks down in the background is told, the telling can be dismissed, and the game goes on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.servers import ROOT, Server, command, free_port, running
from tests.browser.table import Table


@pytest.fixture
def broken_server(tmp_path) -> Iterator[Server]:
    port = free_port()
    serve = [command("rooktutor"), "serve", "--port", str(port), "--no-open"]
    extra = {"SOLARA_APP": "tests.browser.broken_page", "PYTHONPATH": str(ROOT)}
    with running(serve, port=port, scratch=tmp_path, extra=extra) as server:
        yield server


def test_a_hand_is_played_to_its_score_while_everything_in_the_background_breaks(open_page, broken_server):
    table = Table(open_page(broken_server))
    told = table.part("messages").locator('[data-tone="error"]')
    table.settle()
    expect(told.filter(has_text="east has broken down")).to_be_visible()
    phases = []
    while (phase := table.settle()) != "over":
        phases.append(phase)
        expect(told.filter(has_text="no values for south")).to_be_visible()
        expect(table.root).not_to_have_attribute("data-thinking", "pending")
        for left in reversed(range(told.count())):
            told.first.locator("[data-dismiss]").click()
            expect(told).to_have_count(left)
        before = table.at
        if phase == "exchange":
            for card in table.legal("hand").all()[:5]:
                card.click()
            table.part("confirm-discard").click()
        else:
            table.act()
        table.moved_on_from(before)
    expect(table.part("score-sheet")).to_be_visible()
    assert set(phases) == {"auction", "exchange", "trump", "play"}
