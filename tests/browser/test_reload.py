"""A table under `rooktutor serve` that is loaded again, and what its page keeps for that."""

import json

from playwright.sync_api import Page, expect

from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.table.state import new_match
from tests.browser.table import Table

HAND = "/?seed=7&pace=0&opponents=rules"


def kept(page: Page) -> str:
    """All that the page keeps in the browser."""
    return page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}])")


def held(table: Table) -> list[str | None]:
    return [card.get_attribute("data-choice") for card in table.part("hand").locator("[data-choice]").all()]


def test_a_hand_is_where_it_was_when_the_page_is_loaded_again(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.click_through(tricks=2, until="over")
    table.settle()
    before = table.at, held(table), table.part("log").inner_text()
    page.reload()
    table.settle()
    assert (table.at, held(table), table.part("log").inner_text()) == before
    table.part("control-undo").click()
    table.moved_on_from(before[0])
    assert table.phase == "play"
    page.reload()
    table.settle()
    table.part("control-redo").click()
    table.moved_on_from(table.at)
    table.settle()
    table.click_through()
    expect(table.part("score-sheet")).to_be_visible()
    page.reload()
    expect(table.part("score-sheet")).to_be_visible()


def test_another_game_chosen_at_the_table_is_there_after_loading_again(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.settle()
    before = table.at
    table.part("control-game").select_option("one_high")
    table.moved_on_from(before)
    table.settle()
    there = table.at, held(table)
    page.reload()
    table.settle()
    assert (table.at, held(table)) == there
    expect(table.part("control-game")).to_have_value("one_high")


def test_the_page_keeps_nothing_but_a_name(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.click_through(until="play")
    page.reload()
    table.settle()
    session, local = json.loads(kept(page))
    (name, address) = json.loads(session.pop("rooktutor-tab"))
    assert address == page.url
    assert all(part.isdigit() for part in name.split("-"))
    stored = json.dumps([session, local])
    dealt = new_match(CROWSNEST, seed=7).position.deal
    for seat in Seat:
        assert not any(f'"{card}"' in stored or f"{card} " in stored for card in dealt.hand(seat))


def test_another_tab_and_another_address_have_their_own_tables(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.click_through(until="play")
    other = Table(open_page(solara_server, HAND))
    assert other.settle() == "auction"
    page.goto(solara_server.url + "/?seed=8&pace=0&opponents=rules")
    assert table.settle() == "auction"
    page.goto(solara_server.url + HAND)
    assert table.settle() == "auction"


def test_a_copied_tab_goes_its_own_way(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.click_through(until="play")
    stood = table.at
    copy = page.context.new_page()
    copy.goto(solara_server.url + "/?seed=9&pace=0&opponents=rules")
    Table(copy).settle()
    copy.evaluate(
        "([name, value]) => addEventListener('pagehide', () => sessionStorage.setItem(name, value))",
        ["rooktutor-tab", page.evaluate("sessionStorage['rooktutor-tab']")],
    )
    copy.goto(solara_server.url + HAND)
    twin = Table(copy)
    twin.settle()
    assert twin.at == stood
    twin.click_through(tricks=1)
    assert table.at == stood
    page.reload()
    table.settle()
    assert table.at == stood


def test_a_page_that_goes_late_leaves_the_name_of_the_next_one_alone(open_page, solara_server):
    page = open_page(solara_server, HAND)
    Table(page).settle()
    later = json.dumps(["1-2-3", page.url])
    kept_after = """(later) => {
      sessionStorage.setItem("rooktutor-tab", later);
      dispatchEvent(new PageTransitionEvent("pagehide"));
      return sessionStorage.getItem("rooktutor-tab");
    }"""
    assert page.evaluate(kept_after, later) == later
