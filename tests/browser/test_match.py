"""A match kept as a file and taken up again, and a revoke tried, with the mouse in a browser."""

import re

import pytest
from playwright.sync_api import expect

from rooktutor.game.record import resume_match
from tests.browser.conftest import PHONE
from tests.browser.table import Table
from tests.browser.test_serve import OFF_THE_SIDES, SIDEWAYS

HAND = "/?seed=7&pace=0&opponents=rules"
EVIL = "<img src=x onerror=alert(1)>.rook.yaml"


def put(table: Table, name: str, text: str) -> None:
    """Open a file at the table."""
    table.open_sheet("standing")
    table.part("match-file").set_input_files(
        {"name": name, "mimeType": "application/yaml", "buffer": text.encode()}
    )
    expect(table.part("standing")).to_have_count(0)


def kept(table: Table) -> str:
    """The text of the file into which the match is saved."""
    table.open_sheet("standing")
    with table.page.expect_download() as download:
        table.part("control-save").click()
    table.page.keyboard.press("Escape")
    return download.value.path().read_text(encoding="utf-8")


def test_a_half_played_hand_is_saved_and_taken_up_at_the_same_card(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.click_through(tricks=2)
    table.settle()
    stood = table.at
    text = kept(table)
    saved = resume_match(text)
    assert saved.hand is not None
    assert saved.match.hands == ()
    table.click_through()
    table.part("control-new").click()
    table.settle()
    put(table, EVIL, text)
    expect(table.part("messages")).to_contain_text(EVIL)
    assert table.at == stood
    assert page.locator('[data-testid="rook-table"] img').count() == 0
    before = table.at
    table.part("control-leave").click()
    table.moved_on_from(before)
    expect(table.part("messages")).not_to_contain_text(EVIL)


def test_a_bad_file_is_told_and_the_table_stands_as_it_stood(open_page, solara_server):
    page = open_page(solara_server, HAND, size=PHONE)
    table = Table(page)
    table.click_through(until="play")
    stood = table.at
    text = kept(table)
    put(table, EVIL, re.sub("dealer: .*", "dealer: <b>who</b>", text))
    message = table.part("messages")
    expect(message).to_contain_text(f"{EVIL}:2: dealer: <b>who</b> is no seat (legal: north east south west)")
    expect(message).to_contain_text("the match at the table is as it was")
    assert table.at == stood
    assert page.locator('[data-testid="messages"] :is(img, span b)').count() == 0
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(OFF_THE_SIDES) == []
    put(table, "good.rook.yaml", text)
    expect(message).to_contain_text("good.rook.yaml")
    expect(message).not_to_contain_text(EVIL)


@pytest.mark.parametrize("cost", ["lose-bid", "flat"])
def test_a_revoke_is_tried_put_right_tried_again_and_paid_for(open_page, solara_server, cost):
    table = Table(open_page(solara_server, HAND))
    table.settle()
    before = table.at
    table.part("control-settings").click()
    table.part("control-revoke").click()
    table.part(f"control-teach-{cost}").click()
    table.moved_on_from(before)
    table.part("control-settings").click()
    expect(table.part("control-revoke")).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    table.click_through(until="play")
    while not table.refused().count():
        table.click_through(tricks=1)
        assert table.settle() == "play", "this hand never refuses a card: choose another seed"
    stood = table.at
    for again in (False, True):
        table.refused().first.click(force=True)
        expect(table.part("messages")).to_contain_text("This would be a revoke")
        assert table.at == stood
        table.part("control-anyway").click()
        table.moved_on_from(stood)
        table.settle()
        expect(table.part("messages")).to_contain_text("it may be put right")
        expect(table.part("detail")).to_contain_text("Source:")
        if not again:
            revoked = table.at
            table.part("control-take-back").click()
            table.moved_on_from(revoked)
            assert table.at == stood
    table.click_through()
    sheet = table.part("score-sheet")
    expect(sheet).to_contain_text("South revoked: your side pays for it")
    expect(sheet).to_contain_text("the others claim it, and the hand stops")
    pays = sheet.locator("tr", has_text="comes off your score").locator("td").first
    expect(pays).to_have_text(re.compile(r"−100" if cost == "flat" else r"−\d+"))
    for _ in range(4):
        if table.at == stood:
            break
        before = table.at
        table.part("control-undo").first.click()
        table.moved_on_from(before)
    assert table.at == stood
