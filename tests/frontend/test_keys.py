"""Long lists of buttons by the keyboard: one tab stop each, arrows inside; the key that lays cards away."""

from playwright.sync_api import expect

from tests.frontend.conftest import REDRAWN

LINES = "(all) => { all.log = all.log.map((line, i) => ({ ...line, to: String(i + 1), now: i === 2 })) }"
TEXT_OF_FOCUS = "document.activeElement.dataset.value"


def test_the_log_is_one_tab_stop_and_the_arrows_go_through_it(show):
    page = show("long")
    page.evaluate(REDRAWN % LINES)
    buttons = page.locator(".rk-log-go")
    expect(page.locator(".rk-log-go[tabindex='0']")).to_have_attribute("aria-current", "step")
    page.locator(".rk-log-go[tabindex='0']").focus()
    for key, at in (("ArrowDown", "4"), ("ArrowUp", "3"), ("Home", "1"), ("ArrowUp", "1")):
        page.keyboard.press(key)
        assert page.evaluate(TEXT_OF_FOCUS) == at
    page.keyboard.press("End")
    assert page.evaluate(TEXT_OF_FOCUS) == str(buttons.count())
    expect(page.locator(".rk-log-go[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert page.evaluate(TEXT_OF_FOCUS) == "3"


def test_the_way_through_the_table_by_tab_is_short(show):
    page = show("long")
    page.evaluate(REDRAWN % LINES)
    focusable = "button, select, summary, input, textarea, [tabindex]"
    script = """(what) => [...document.querySelectorAll(what)]
      .filter((node) => node.tabIndex >= 0 && node.getClientRects().length).length"""
    assert page.evaluate(script, focusable) < 30


def test_picked_cards_are_laid_away_by_a_key(show, heard):
    page = show("exchange")
    page.get_by_test_id("hand").locator("[data-choice]").first.focus()
    page.keyboard.press(".")
    sent = [event for event in heard(page) if event["type"] == "discard"]
    assert len(sent) == 1
    expect(page.get_by_test_id("confirm-discard")).to_have_attribute("aria-keyshortcuts", ".")
