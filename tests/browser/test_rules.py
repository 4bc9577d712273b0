"""House rules in the served table: made, refused, mended, dealt and played by; and two games compared."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.table import Table

HAND = "/?seed=7&pace=0"
SUM = "Four hands of 9 and a nest of 6 take 42 cards, but the pack has 41."
SIDEWAYS = "(node) => node.scrollWidth - node.clientWidth"


def opened(page: Page) -> Table:
    table = Table(page)
    table.settle()
    table.open_sheet("house")
    expect(table.part("rule-nest")).to_have_value("5")
    return table


def type_in(table: Table, axis: str, word: str) -> None:
    field = table.part(f"rule-{axis}")
    field.fill(word)
    field.press("Enter")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_impossible_rules_are_refused_then_mended_dealt_and_played_by(open_page, solara_server, size):
    page = open_page(solara_server, HAND, size=size)
    table = opened(page)
    before = table.at
    type_in(table, "nest", "6")
    expect(table.part("house-reasons").get_by_role("listitem")).to_have_text([SUM])
    expect(table.part("rule-nest")).to_have_accessible_description(re.compile(re.escape(SUM)))
    expect(table.part("rule-hand")).to_have_accessible_description(re.compile(re.escape(SUM)))
    assert table.part("house").evaluate(SIDEWAYS) <= 0
    table.part("house-deal").click(force=True)
    expect(table.part("rule-hand")).to_be_focused()
    assert table.at == before

    table.part("restore-nest").click()
    expect(table.part("house-reasons")).to_have_count(0)
    type_in(table, "min_bid", "100")
    table.part("rule-jump_bids").click()
    expect(table.part("house-status")).to_have_text("2 rules are changed.")
    assert table.at == before
    table.part("house-deal").click()
    expect(table.part("house")).to_have_count(0)
    table.moved_on_from(before)

    table.settle()
    expect(table.part("control-game").locator("option:checked")).to_have_text("CrowsNest, house rules")
    expect(page).to_have_url(
        re.compile(r"\?rules=crowsnest&min_bid=100&jump_bids=false&seed=\d+&dealer=north&pace=0$")
    )
    bids = table.part("panel").locator('[data-choice]:not([data-choice="pass"]):not([aria-disabled])')
    assert bids.count() == 1, "with no jump bids there is only the next one"
    assert int(bids.first.get_attribute("data-choice") or 0) >= 100
    table.part("control-undo").click()
    expect(table.part("control-game")).to_have_value("crowsnest")
    assert table.at == before
    expect(page).to_have_url(re.compile(r"\?rules=crowsnest&seed=7&dealer=north&pace=0$"))
    table.part("control-redo").click()
    expect(table.part("control-game").locator("option:checked")).to_have_text("CrowsNest, house rules")
    expect(page).to_have_url(re.compile("min_bid=100"))
    table.click_through()
    expect(table.part("score-sheet")).to_be_visible()

    page.reload()
    table = Table(page)
    table.settle()
    expect(table.part("control-game").locator("option:checked")).to_have_text("CrowsNest, house rules")
    table.open_sheet("rules")
    expect(table.part("rules")).to_contain_text("The lowest bid is 100.")


def test_an_address_that_asks_for_the_impossible_says_why(open_page, solara_server):
    table = Table(open_page(solara_server, HAND + "&rules=buckeye&min_bid=72"))
    expect(table.part("house")).to_be_visible()
    expect(table.part("house-reasons")).to_contain_text("Lowest bid: this must be a multiple of 5.")
    table.page.keyboard.press("Escape")
    expect(table.part("house")).to_have_count(0)
    table.settle()
    expect(table.part("control-game")).to_have_value("buckeye")


def test_two_games_are_compared_on_a_phone(open_page, solara_server):
    page = open_page(solara_server, HAND, size=PHONE)
    table = Table(page)
    table.settle()
    table.open_sheet("rules")
    table.part("control-against").select_option("kentucky_rook")
    compared = page.get_by_role("table", name="CrowsNest and Kentucky Rook: what differs")
    expect(compared.get_by_role("columnheader")).to_have_text(["CrowsNest", "Kentucky Rook"])
    expect(table.part("differs-min_bid").get_by_role("cell")).to_have_text(
        ["The lowest bid is 70.", "The lowest bid is 100."]
    )
    assert table.part("rules").evaluate(SIDEWAYS) <= 0
    table.part("control-against").select_option("")
    expect(table.part("comparison")).to_have_count(0)
