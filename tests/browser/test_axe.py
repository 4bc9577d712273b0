"""axe-core on every view of the table: phases, sheets, warning, hints, review, beliefs, lines, a set-up."""

import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import TURN_MS, Table
from tests.browser.test_study import LINK
from tests.browser.test_tutoring import REVIEWED_MS, set_mode

HAND = "/?seed=7&pace=0&opponents=rules&lang=en"
"""A hand in which every kind of decision comes up."""
SHEETS = ("help", "rules", "standing", "house", "settings", "setup")
EACH = pytest.mark.parametrize(
    ("size", "scheme"), [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
BOTH = pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])


def faults(page: Page, view: str) -> list[str]:
    """What axe finds in the table as it stands, each with the view and the first place."""
    found = Axe().run(page, context=[[".rk"]]).response["violations"]
    return [
        f"{view}: {each['id']}: {each['nodes'][0]['html'][:160]} {each['nodes'][0]['failureSummary'][:300]}"
        for each in found
    ]


def phases(table: Table) -> Iterator[str]:
    """Go through a hand; gives the name of each phase when the advice of its first decision is there."""
    seen: set[str] = set()
    for _ in range(40):
        phase = str(table.settle())
        if phase not in seen:
            seen.add(phase)
            thought = re.compile("sampled|exact|off")
            expect(table.root).to_have_attribute("data-thinking", thought, timeout=TURN_MS)
            yield phase
        if phase == "over":
            return
        before = table.at
        table.act()
        table.moved_on_from(before)


@EACH
def test_no_phase_and_no_sheet_has_a_fault(open_page, solara_server, size, scheme):
    page = open_page(solara_server, HAND, size=size, scheme=scheme)
    table = Table(page)
    found: list[str] = []
    for phase in phases(table):
        found += faults(page, phase)
    for sheet in SHEETS:
        table.open_sheet(sheet)
        expect(table.part(sheet)).to_be_visible()
        found += faults(page, sheet)
        page.keyboard.press("Escape")
        expect(table.part(sheet)).to_have_count(0)
    assert found == []


@BOTH
def test_the_warning_and_the_hints_have_no_fault(open_page, solara_server, size, scheme):
    page = open_page(solara_server, HAND, size=size, scheme=scheme)
    table = Table(page)
    table.settle()
    set_mode(table, "asked")
    for _ in range(3):
        table.part("control-advice").click()
    found = faults(page, "hints")
    set_mode(table, "always")
    table.click_through(until="play")
    worst = table.root.locator('[data-group="hand"] [data-choice][data-tone="bad"]')
    for _ in range(9):
        if table.settle() == "over":
            pytest.fail("no card of the hand was a mistake")
        expect(table.root).to_have_attribute("data-thinking", re.compile("sampled|exact"), timeout=TURN_MS)
        if worst.count():
            break
        before = table.at
        table.legal("hand").last.click()
        table.moved_on_from(before)
    bad = worst.first.get_attribute("data-testid")
    set_mode(table, "guard")
    table.part(str(bad)).click()
    expect(table.root.locator('[data-control="why"]')).to_be_visible()
    found += faults(page, "warning")
    page.keyboard.press("w")
    expect(table.part("messages")).to_contain_text("on average")
    found += faults(page, "warning with its reason")
    assert found == []


@BOTH
def test_the_review_its_beliefs_and_its_lines_have_no_fault(open_page, solara_server, size, scheme):
    page = open_page(solara_server, HAND, size=size, scheme=scheme)
    table = Table(page)
    for phase in phases(table):
        assert phase
    table.part("control-review").click()
    table.part("review").locator(".rk-graph button").first.wait_for(timeout=REVIEWED_MS)
    expect(table.part("review").locator(".rk-progress")).to_have_count(0, timeout=REVIEWED_MS)
    found = faults(page, "review")
    table.part("review").locator(".rk-graph button").first.click()
    expect(table.part("decision")).to_be_visible(timeout=TURN_MS)
    found += faults(page, "decision")
    table.part("review").locator('[data-control="beliefs"]').first.click()
    expect(table.part("beliefs")).to_be_visible(timeout=TURN_MS)
    found += faults(page, "beliefs")
    table.part("decision").locator('[data-control="show"]').first.click()
    expect(table.part("review")).to_contain_text("One layout out of", timeout=TURN_MS)
    found += faults(page, "line")
    assert found == []


@BOTH
def test_a_hand_that_is_stepped_through_has_no_fault(open_page, solara_server, size, scheme):
    page = open_page(solara_server, LINK, size=size, scheme=scheme)
    table = Table(page)
    expect(table.part("study")).to_be_visible(timeout=TURN_MS)
    found = faults(page, "beginning")
    page.locator("[data-choice]:not([aria-disabled]):not([data-taken])").first.click()
    expect(table.part("line-1")).to_be_visible()
    found += faults(page, "variation")
    table.root.focus()
    page.keyboard.press("End")
    found += faults(page, "end")
    assert found == []
