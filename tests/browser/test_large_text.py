"""Text twice as large, by the browser's zoom or its font: there is half the room, and no word is cut off."""

import pytest

from tests.browser.conftest import PHONE
from tests.browser.table import Table

HALF_A_PHONE = {"width": 195, "height": 422}
WIDE = {"width": 1280, "height": 800}
LARGE_FONT = ("--blink-settings=defaultFontSize=32",)
SHEETS = ("help", "rules", "standing", "house", "settings", "setup")
LINE_PX = 21
"""How tall a line of text is as a rule."""
CUT_OFF = """() => {
  const cut = [], table = document.querySelector('[data-testid="rook-table"]');
  for (const node of table.querySelectorAll("*")) {
    const words = [...node.childNodes].some((each) => each.nodeType === 3 && each.textContent.trim());
    const box = node.getBoundingClientRect();
    if (!words || node.closest("svg, option") || box.width <= 2 || box.height <= 2) continue;
    let left = 0, right = innerWidth, scrolls = false, shown = true;
    for (let over = node; over !== table.parentElement; over = over.parentElement) {
      const flow = getComputedStyle(over).overflowX, frame = over.getBoundingClientRect();
      scrolls ||= flow === "auto" || flow === "scroll";
      shown &&= frame.width > 2;
      if (flow === "hidden" || flow === "clip") {
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
    }
    const inline = getComputedStyle(node).display === "inline";
    const spills = inline ? 0 : Math.max(0, node.scrollWidth - node.clientWidth);
    if (shown && !scrolls && (box.left < left - 1 || box.right + spills > right + 1 || spills > 8))
      cut.push(`${node.className}: ${node.textContent.trim().slice(0, 40)}`);
  }
  return [...new Set(cut)];
}"""
"""The words that reach over the edge of the page, or of a part that shows nothing beyond its own."""


def play_and_look(page):
    table, looked_at = Table(page), set()
    while (phase := table.settle()) != "over":
        if phase not in looked_at:
            looked_at.add(phase)
            assert page.evaluate(CUT_OFF) == [], phase
        before = table.at
        table.act()
        table.moved_on_from(before)
    assert page.evaluate(CUT_OFF) == []
    assert {"auction", "play"} <= looked_at


@pytest.mark.parametrize("address", ["crowsnest&seed=7&lang=lt", "call_partner&seed=3&lang=fr"])
def test_no_word_is_cut_off_in_any_phase(open_page, solara_server, address):
    play_and_look(open_page(solara_server, f"/?pace=0&rules={address}", size=HALF_A_PHONE))


@pytest.mark.parametrize("browser", [LARGE_FONT], indirect=True)
@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_no_word_is_cut_off_where_the_browser_writes_twice_as_large(open_page, solara_server, size):
    page = open_page(solara_server, "/?pace=0&rules=crowsnest&seed=7&lang=lt", size=size)
    status = Table(page).root.locator(".rk-status p")
    status.wait_for()
    assert status.evaluate("(line) => line.getBoundingClientRect().height") > 1.9 * LINE_PX
    play_and_look(page)


def test_no_sheet_is_wider_than_half_a_phone(open_page, solara_server):
    page = open_page(solara_server, "/?pace=0&rules=call_partner&seed=3&lang=lt", size=HALF_A_PHONE)
    table = Table(page)
    table.settle()
    for name in SHEETS:
        table.open_sheet(name)
        sheet = table.part(name)
        sheet.wait_for()
        assert sheet.evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth") <= 1, name
        assert page.evaluate(CUT_OFF) == [], name
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
