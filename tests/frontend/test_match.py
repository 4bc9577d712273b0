"""The sheet of the match in the page alone: what it shows, and what goes to a file and comes from one."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.frontend.test_page import PUT

EVIL = "<img src=x onerror=alert(1)>"


@pytest.fixture
def sheet(show):
    """A page with the sheet of the match open, by its key."""

    def opened(**options: object) -> Page:
        page = show("play", **options)
        page.get_by_test_id("card-R10").focus()
        page.keyboard.press("m")
        expect(page.get_by_test_id("standing")).to_be_visible()
        return page

    return opened


def test_the_match_is_shown_hand_by_hand(sheet, heard):
    page = sheet()
    rows = page.get_by_test_id("standing").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("You set their bid of 85")
    expect(page.get_by_test_id("match-standing")).to_contain_text("245 short of 300")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("standing")).to_have_count(0)
    expect(page.get_by_test_id("card-R10")).to_be_focused()
    assert heard(page) == []


def test_the_focus_goes_round_in_the_sheet(sheet):
    page = sheet()
    names = []
    for _ in range(6):
        names.append(
            page.evaluate("document.activeElement.dataset.testid ?? document.activeElement.dataset.act")
        )
        page.keyboard.press("Tab")
    assert names == [
        "close-sheet",
        "control-save",
        "control-load",
        "control-match",
        "control-share",
        "close-sheet",
    ]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_test_id("control-share")).to_be_focused()


@pytest.mark.parametrize("width", [320, 390, 1200])
def test_the_sheet_fits_and_its_buttons_are_large_enough(sheet, width):
    page = sheet(width=width)
    seats = ["South", "West", "North", "East"]
    for columns in (["We", "They"], seats):
        page.evaluate(
            """(columns) => {
              const { match } = harness.model.get();
              const [totals, scored] = ["-1180", "−1000"].map((text) => columns.map(() => text));
              const rows = match.rows.map((row) => ({...row, totals, scored}));
              harness.model.put({...harness.model.get(), match: {...match, columns, rows}});
            }""",
            columns,
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        sheet_box = page.get_by_test_id("standing").bounding_box()
        for part in page.get_by_test_id("standing").locator("tbody td, button").all():
            box = part.bounding_box()
            assert box["x"] >= sheet_box["x"]
            assert box["x"] + box["width"] <= sheet_box["x"] + sheet_box["width"] + 1
    for button in page.get_by_test_id("standing").get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44


def test_the_file_is_asked_for_and_only_the_view_that_asked_keeps_it(sheet, heard):
    page = sheet()
    page.get_by_test_id("control-save").click()
    (asked,) = heard(page)
    assert (asked["type"], asked["at"]) == ("save", "play")
    reply = {"type": "file", "view": asked["view"], "name": "a.rook.yaml", "text": "rules: crowsnest\n"}
    with page.expect_download() as kept:
        page.evaluate("(reply) => harness.model.tell(reply)", reply)
    assert kept.value.suggested_filename == "a.rook.yaml"
    assert Path(kept.value.path()).read_text() == "rules: crowsnest\n"
    downloads = []
    page.on("download", lambda _download: downloads.append(1))
    page.evaluate("(reply) => harness.model.tell(reply)", {**reply, "view": "another"})
    page.evaluate("harness.model.tell({type: 'unknown'})")
    page.wait_for_timeout(200)
    assert downloads == []


def test_a_file_goes_to_python_as_text_and_no_more_of_it_than_is_read(sheet, heard):
    page = sheet()
    with page.expect_file_chooser() as chooser:
        page.get_by_test_id("control-load").click()
    chooser.value.set_files({"name": f"{EVIL}.yaml", "mimeType": "text/plain", "buffer": ("é" * 80).encode()})
    page.wait_for_function("harness.model.heard.some((event) => event.type === 'open')")
    (told,) = heard(page)
    assert told == {"type": "open", "name": f"{EVIL}.yaml", "text": "é" * 51, "at": "play"}
    expect(page.get_by_test_id("standing")).to_have_count(0)


def test_words_from_a_file_are_shown_as_words(sheet):
    page = sheet()
    page.evaluate(
        """(evil) => {
          const { match } = harness.model.get();
          const rows = [{...match.rows[0], text: evil}];
          harness.model.put({...harness.model.get(), match: {...match, title: evil, standing: [evil], rows}});
        }""",
        EVIL,
    )
    expect(page.get_by_test_id("match-standing")).to_have_text(EVIL)
    message = {"id": "m1", "tone": "error", "title": EVIL, "text": f"{EVIL}\nline 2", "choice": None}
    page.evaluate(PUT, {"messages": [{**message, "instead": [], "actions": [], "dismissible": True}]})
    expect(page.get_by_test_id("message-m1")).to_contain_text(EVIL)
    assert page.locator(".rk img").count() == 0


KEPT = """(model) => {
  const { Model, table } = harness;
  window.other = new Model(model ?? structuredClone(harness.model.get()), { kept: "rooktutor-tab-2" });
  const place = document.createElement("section");
  document.body.replaceChildren(place);
  const stop = table.render({ model: window.other, el: place });
  window.left = () => { stop(); dispatchEvent(new PageTransitionEvent("pagehide")); };
}"""
"""Draws the table as one that comes back."""
DRAWN = "() => document.querySelectorAll('section [data-ready]').length"
HEARD = "() => window.other.heard[0]"


def test_a_table_that_nobody_has_left_is_drawn_at_once(show):
    page = show("play")
    page.evaluate(KEPT)
    assert page.evaluate(DRAWN) == 1
    ready = page.evaluate(HEARD)
    assert ready["at"]
    assert ready["was"] == ""
    assert json.loads(page.evaluate("sessionStorage['rooktutor-tab-2']"))[0] == ready["tab"]


def test_a_table_that_was_left_is_not_drawn_before_what_stood_there_is_known(show):
    page = show("play")
    page.evaluate(KEPT)
    before = page.evaluate(HEARD)["tab"]
    page.evaluate("left()")
    page.evaluate(KEPT)
    ready = page.evaluate(HEARD)
    assert (ready["was"], ready["at"], ready["tab"] == before) == (before, "", False)
    page.evaluate("other.put(structuredClone(harness.all.auction))")
    assert page.evaluate(DRAWN) == 0
    page.evaluate("other.put(structuredClone(harness.all.exchange), { kept: '' })")
    assert page.evaluate(DRAWN) == 1
    expect(page.locator("section [data-phase]")).to_have_attribute("data-phase", "exchange")


def test_a_table_without_a_model_is_drawn_when_it_gets_one(show):
    page = show("play")
    page.evaluate(KEPT, {})
    assert page.evaluate(DRAWN) == 0
    assert page.evaluate(HEARD)["tab"]
    page.evaluate("other.put(structuredClone(harness.all.auction), { kept: '' })")
    assert page.evaluate(DRAWN) == 1
