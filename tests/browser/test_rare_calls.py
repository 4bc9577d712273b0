"""House rules of the auction at the table: cards that nobody has seen, a moon, and new cards."""

from playwright.sync_api import expect

from tests.browser.table import Table

BLIND = "/?rules=crowsnest&nest_visibility=top_card&blind_bid=bird_turned&moon=fixed&seed=40&pace=0"
"""The bird lies on top of the nest."""
NEW_CARDS = "/?rules=crowsnest&nest_visibility=top_card&misdeal=no_counters&seed=66&pace=0"
"""South, second to speak, holds no counter."""


def test_a_moon_is_shot_without_looking_and_played_to_its_score(open_page, solara_server):
    table = Table(open_page(solara_server, BLIND))
    assert table.settle() == "auction"
    hand = table.part("hand")
    expect(hand).to_have_accessible_name("9 cards, face down until the auction is over")
    expect(hand.locator(".rk-back")).to_have_count(9)
    expect(hand.locator("[data-choice]")).to_have_count(0)
    before = table.at
    table.part("call-moon").focus()
    table.page.keyboard.press("s")
    table.moved_on_from(before)
    assert table.settle() == "exchange"
    expect(hand.locator("[data-choice]")).to_have_count(14)
    expect(table.part("facts")).to_contain_text("Moon: all 120")
    table.click_through()
    expect(table.part("score-sheet")).to_contain_text("shot the moon")
    expect(table.part("log")).to_contain_text("South: Moon")


def test_new_cards_are_asked_for_and_dealt_by_the_same_dealer(open_page, solara_server):
    table = Table(open_page(solara_server, NEW_CARDS))
    assert table.settle() == "auction"
    held = [card.get_attribute("data-choice") for card in table.part("hand").locator("[data-choice]").all()]
    before = table.at
    table.part("call-misdeal").click()
    table.moved_on_from(before)
    assert table.settle() == "over"
    expect(table.part("score-sheet")).to_contain_text("South asked for new cards")
    before = table.at
    table.part("score-sheet").get_by_test_id("control-next").click()
    table.moved_on_from(before)
    table.settle()
    expect(table.part("seat-north")).to_contain_text("Dealer")
    now = [card.get_attribute("data-choice") for card in table.part("hand").locator("[data-choice]").all()]
    assert now != held
