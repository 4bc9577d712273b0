"""A hand from a link is stepped through, varied and printed; a position is set up by keys and by dragging."""

from playwright.sync_api import Page, expect

from rooktutor.game.record import Moment, Note, Record, Stage, write_line
from tests.browser.conftest import PHONE
from tests.browser.table import MOST_KEYS, TURN_MS
from tests.table.hands import played

*_, LAST = played(7)
LINK = "/?lang=en&hand=" + write_line(
    Record.of(LAST.position, notes=(Note(Moment(Stage.TRICK, 2), "Now count."),))
)


def ready(page: Page) -> Page:
    expect(page.get_by_test_id("study")).to_be_visible(timeout=TURN_MS)
    return page


def test_a_linked_hand_is_stepped_through_varied_and_taken_back(open_page, solara_server):
    page = ready(open_page(solara_server, LINK))
    table = page.get_by_test_id("rook-table")
    table.focus()
    page.keyboard.press("End")
    expect(table).to_have_attribute("data-phase", "over", timeout=TURN_MS)
    page.keyboard.press("Home")
    expect(table).to_have_attribute("data-phase", "auction")
    page.locator("[data-choice]:not([aria-disabled]):not([data-taken])").first.click()
    expect(page.get_by_test_id("line-1")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("study").get_by_test_id("control-undo").click()
    expect(page.get_by_test_id("line-1")).to_have_count(0)


def test_a_note_stands_at_its_moment_and_the_log_goes_there(open_page, solara_server):
    page = ready(open_page(solara_server, LINK, size=PHONE))
    page.get_by_test_id("log").locator("summary").click()
    page.locator("[data-kind=play] [data-control=goto]").nth(4).click()
    expect(page.get_by_test_id("messages")).to_contain_text("Now count.")


def test_a_position_is_set_up_by_typing_and_by_dragging(open_page, solara_server):
    page = open_page(solara_server, "/?seed=7&lang=en")
    page.locator("button[data-control=setup]").first.click()
    sheet = page.get_by_test_id("setup")
    hands = LAST.position.deal.hands
    sheet.get_by_test_id("setup-seen").select_option("south")
    sheet.get_by_test_id("cards-south").fill(" ".join(map(str, list(hands[2])[1:])))
    sheet.get_by_test_id("cards-south").blur()
    first = str(next(iter(hands[2])))
    expect(sheet.get_by_test_id(f"pack-{next(iter(list(hands[2])[1:]))}")).to_have_attribute(
        "data-in", "south"
    )
    sheet.get_by_test_id("setup-ask").click()
    expect(sheet.get_by_test_id("setup-faults")).to_contain_text("South")
    sheet.get_by_test_id(f"pack-{first}").drag_to(sheet.get_by_test_id("place-south"))
    expect(sheet.get_by_test_id("cards-south")).to_have_value(str(hands[2]))
    sheet.get_by_test_id("setup-ask").click()
    expect(page.get_by_test_id("study")).to_be_visible(timeout=TURN_MS)
    expect(page.get_by_test_id(f"card-{first}")).to_be_visible()


def test_a_position_is_set_up_by_keys_alone(open_page, solara_server):
    page = open_page(solara_server, "/?seed=7&lang=en")
    page.locator("button[data-control=setup]").first.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_test_id("setup")
    expect(sheet).to_be_visible()
    tab_to(page, "place-south")
    page.keyboard.press("Enter")
    expect(sheet.get_by_test_id("place-south")).to_have_attribute("aria-pressed", "true")
    tab_to(page, "pack-")
    for key in ("Enter", "ArrowRight", "Enter", "End", "Enter"):
        page.keyboard.press(key)
    cards = [card.get_attribute("data-id") for card in sheet.locator(".rk-setup-card").all()]
    for card in (cards[0], cards[1], cards[-1]):
        expect(sheet.get_by_test_id(f"pack-{card}")).to_have_attribute("data-in", "south")
    expect(sheet.locator('.rk-setup-card[tabindex="0"]')).to_have_count(1)
    tab_to(page, "setup-ask")
    page.keyboard.press("Enter")
    expect(sheet.get_by_test_id("setup-faults")).to_contain_text("South")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_position_is_set_up_by_touch(open_page, solara_server):
    page = open_page(solara_server, "/?seed=7&lang=en", size=PHONE, touch=True)
    page.get_by_test_id("control-settings").tap()
    page.locator("button[data-control=setup]").locator("visible=true").first.tap()
    sheet = page.get_by_test_id("setup")
    sheet.get_by_test_id("place-south").tap()
    first = sheet.locator(".rk-setup-card").first
    first.tap()
    expect(first).to_have_attribute("data-in", "south")
    box = first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    first.tap()
    expect(first).not_to_have_attribute("data-in", "south")


def tab_to(page: Page, testid: str) -> None:
    """Press Tab until something whose test id begins so has the focus."""
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        if (page.evaluate("document.activeElement.dataset.testid") or "").startswith(testid):
            return
    raise AssertionError(f"Tab never came to {testid}")
