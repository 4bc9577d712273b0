"""The table as `rooktutor serve` shows it, played with the mouse."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.table import TURN_MS, Table

HAND = "/?seed=7&pace=0"
"""A hand in which South wins the auction by bidding on, so that every kind of decision comes up."""
EVERY_CHOICE = ["auction", "exchange", "trump", "play"]

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
OFF_THE_SIDES = """
(sideways) => [...document.querySelectorAll('[data-testid="rook-table"] button')].filter((button) => {
  const box = button.getBoundingClientRect();
  return box.width > 0 && (box.left < -1 || box.right > document.documentElement.clientWidth + 1);
}).map((button) => button.outerHTML.slice(0, 120))
"""

DIMMED = """() => {
  window.seen = [];
  const look = () => {
    let node = document.querySelector('[data-testid="rook-table"]'), light = 1;
    for (; node instanceof Element; node = node.parentNode) light *= getComputedStyle(node).opacity;
    seen.push(light);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes how opaque the table is, when it is there, with everything around it, in each frame from now on."""


def test_a_whole_hand_is_played_to_its_score_by_clicks(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    phases = table.click_through()
    assert list(dict.fromkeys(phases)) == EVERY_CHOICE
    assert phases.count("play") == 9
    expect(table.part("score-sheet")).to_be_visible()
    expect(table.part("score-sheet")).to_contain_text(re.compile(r"\d+"))


def test_a_whole_hand_is_played_to_its_score_by_keys_alone(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    table.settle()
    table.enter_by_tab()
    phases = table.key_through()
    assert list(dict.fromkeys(phases)) == EVERY_CHOICE
    expect(table.part("score-sheet")).to_be_visible()


def test_the_next_hand_follows_the_score(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    table.click_through()
    before = table.at
    table.root.locator('[data-control="next"], [data-testid="control-next"]').first.click()
    table.moved_on_from(before)
    assert table.settle() != "over"


def test_the_table_is_not_faint_as_it_opens_or_while_its_address_changes(open_page, solara_server):
    page = open_page(solara_server, HAND)
    page.add_init_script(f"({DIMMED})()")
    page.reload()
    table = Table(page)
    table.settle()
    before, address = table.at, page.url
    table.part("control-game").select_option("kentucky_discard")
    table.moved_on_from(before)
    table.settle()
    page.wait_for_url(lambda url: url != address)
    assert page.evaluate("seen.length > 0 && Math.min(...seen)") == 1


def test_each_card_says_what_it_is_worth_and_why(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    table.click_through(until="play")
    while table.legal("hand").count() < 2:
        table.click_through(tricks=1)
    table.legal("hand").first.hover()
    expect(table.part("detail")).to_contain_text(re.compile(r"\w{3,}"))
    expect(table.root).to_have_attribute("data-thinking", re.compile("sampled|exact"), timeout=TURN_MS)
    expect(table.part("ranking")).to_contain_text(re.compile(r"\d"))


def test_a_card_that_may_not_be_played_says_why_when_tried(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    for played in range(9):
        table.click_through(tricks=1 if played else None, until="over" if played else "play")
        if table.phase == "over" or table.refused().count():
            break
    assert table.refused().count(), "this hand never refuses a card: choose another seed"
    before = table.at
    table.refused().first.click(force=True)
    expect(table.part("messages")).to_contain_text(re.compile(r"\w{3,}"))
    assert table.at == before
    dismiss = table.root.locator('[data-testid^="dismiss-"]')
    dismiss.first.click()
    expect(dismiss).to_have_count(0)


def test_an_action_can_be_taken_back(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    table.click_through(until="play")
    held = table.part("hand").locator("[data-choice]").count()
    table.click_through(tricks=1)
    table.settle()
    assert table.part("hand").locator("[data-choice]").count() == held - 1
    before = table.at
    table.root.locator('[data-control="undo"], [data-testid="control-undo"]').first.click()
    table.moved_on_from(before)
    table.settle()
    assert table.part("hand").locator("[data-choice]").count() == held


def test_advice_can_be_hidden(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    table.settle()
    expect(table.part("advice")).to_be_visible()
    table.root.locator('[data-control="advice"], [data-testid="control-advice"]').first.click()
    expect(table.root).to_have_attribute("data-thinking", "off")
    assert table.root.locator("[data-tone]:not([data-tone=none])").count() == 0


def test_a_phone_shows_everything_without_scrolling_sideways(open_page, solara_server):
    page = open_page(solara_server, HAND, size=PHONE)
    table = Table(page)
    for phase in (*EVERY_CHOICE, "over"):
        table.click_through(until=phase)
        assert page.evaluate(SIDEWAYS) <= 0, phase
        assert page.evaluate(OFF_THE_SIDES) == [], phase


def test_cards_on_a_phone_are_large_enough_for_a_finger(open_page, solara_server):
    table = Table(open_page(solara_server, HAND, size=PHONE))
    table.click_through(until="play")
    for card in table.part("hand").locator("[data-choice]").all():
        box = card.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["width"] >= 30


def test_the_table_is_light_or_dark_as_the_system_is(open_page, solara_server):
    color = "(root) => getComputedStyle(root).color"
    text = {}
    for scheme in ("light", "dark"):
        table = Table(open_page(solara_server, HAND, scheme=scheme))
        table.settle()
        text[scheme] = sum(map(int, re.findall(r"\d+", table.root.evaluate(color))[:3]))
    assert text["light"] < 200
    assert text["dark"] > 500


def test_two_visitors_have_two_tables(open_page, solara_server):
    one = Table(open_page(solara_server, HAND))
    other = Table(open_page(solara_server, HAND))
    one.click_through(until="play")
    assert other.settle() == "auction"


def test_a_suit_is_told_by_more_than_its_color(open_page, solara_server):
    table = Table(open_page(solara_server, HAND))
    table.settle()
    for card in table.part("hand").locator("[data-choice]").all():
        name = card.get_attribute("data-choice")
        assert name
        if name != "Rook":
            expect(card).to_contain_text(name[0])
        expect(card).to_have_attribute("aria-label", re.compile(r"\w"))
