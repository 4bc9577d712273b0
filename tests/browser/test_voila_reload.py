"""Tables on a page of Voila that is loaded again: a new process shows them, as they stood."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.servers import Server, command, free_port, running
from tests.browser.table import TURN_MS, Table

NOTEBOOK = "notebooks/01_learn_the_rules.ipynb"


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("voila-reload")


@pytest.fixture(scope="module")
def rules_server(scratch: Path) -> Iterator[Server]:
    """Lessons and a match on one page."""
    port = free_port()
    serve = [command("voila"), NOTEBOOK, "--port", str(port), "--no-browser"]
    with running(serve, port=port, scratch=scratch, probe="/static/none") as server:
        yield server


class Match(Table):
    """The table of the page at which a match is played: the last one."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.root = page.get_by_test_id("rook-table").nth(2)

    def settle(self) -> str | None:
        settled = self.root.and_(self.page.locator('[data-ready="true"][data-turn="true"]'))
        settled.or_(self.root.and_(self.page.locator('[data-phase="over"]'))).wait_for(timeout=TURN_MS)
        return self.phase

    def moved_on_from(self, before: str | None) -> None:
        expect(self.root).not_to_have_attribute("data-at", str(before), timeout=TURN_MS)


def lessons(page: Page) -> Locator:
    tables = page.get_by_test_id("rook-table")
    expect(tables).to_have_count(3, timeout=TURN_MS)
    return tables


def places(page: Page) -> list[str]:
    """Where the two lessons stand."""
    tables = lessons(page)
    for number in range(2):
        expect(tables.nth(number)).to_have_attribute("data-ready", "true", timeout=TURN_MS)
    return [tables.nth(number).get_by_test_id("lesson").inner_text() for number in range(2)]


def stands(table: Match) -> tuple[object, ...]:
    cards = table.part("hand").locator("[data-choice]").all()
    held = [card.get_attribute("data-choice") for card in cards]
    return table.at, table.phase, held, table.part("log").text_content()


def test_each_table_of_a_page_stands_where_it_stood(open_page, rules_server, scratch):
    page = open_page(rules_server, "/")
    table = Match(page)
    table.click_through(until="over", tricks=2)
    table.settle()
    second = lessons(page).nth(1)
    second.get_by_test_id("lesson-next").click()
    expect(second.get_by_test_id("lesson")).to_have_attribute("data-step", "a-trick")
    first, later = places(page)
    assert first != later
    before = stands(table)
    page.reload()
    table.settle()
    assert stands(table) == before
    assert places(page) == [first, later]
    table.part("control-undo").click()
    table.moved_on_from(str(before[0]))
    undone = table.at
    page.reload()
    table.settle()
    assert table.at == undone
    table.part("control-redo").click()
    table.moved_on_from(undone)
    table.click_through()
    expect(table.part("score-sheet")).to_be_visible()
    page.reload()
    expect(table.part("score-sheet")).to_be_visible(timeout=TURN_MS)

    session = json.loads(page.evaluate("JSON.stringify({...sessionStorage})"))
    assert {name for name in session if name.startswith("rooktutor")} == {
        f"rooktutor-tab-{number}" for number in (1, 2, 3)
    }
    names = [json.loads(session[f"rooktutor-tab-{number}"])[0] for number in (1, 2, 3)]
    assert len(set(names)) == 3
    assert all(part.isdigit() for name in names for part in name.split("-"))
    files = list((scratch / "share" / "rooktutor" / "tables").iterdir())
    assert len(files) == 12
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_another_tab_has_its_own_tables_and_a_copied_one_goes_its_own_way(open_page, rules_server):
    page = open_page(rules_server, "/")
    table = Match(page)
    table.click_through(until="play")
    stood = table.at
    other = Match(open_page(rules_server, "/"))
    assert other.settle() in ("auction", "over")
    assert other.at != stood
    copy = page.context.new_page()
    kept = page.evaluate("JSON.stringify(sessionStorage['rooktutor-tab-3'])")
    copy.add_init_script(f"sessionStorage['rooktutor-tab-3'] ??= {kept}")
    copy.goto(rules_server.url)
    twin = Match(copy)
    twin.settle()
    assert twin.at == stood
    twin.click_through(tricks=1)
    assert table.at == stood
    page.reload()
    table.settle()
    assert table.at == stood


def test_a_file_that_is_spoilt_is_said_and_a_new_match_begins(open_page, rules_server, scratch):
    page = open_page(rules_server, "/")
    table = Match(page)
    table.click_through(until="play")
    for file in (scratch / "share" / "rooktutor" / "tables").iterdir():
        file.write_bytes(file.read_bytes()[:-9])
    page.reload()
    table.settle()
    expect(table.part("messages")).to_contain_text("The table could not be put back")
    assert table.phase in ("auction", "over")
    assert "Traceback" not in page.content()
