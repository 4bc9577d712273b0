"""The ways in which the tutor speaks, and the review after the hand, at a real server."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.table import Table

HAND = "/?seed=11&pace=0&opponents=rules"
JUDGED = re.compile(r'\\*"(verdict|value)\\*"\s*:\s*\{')
"""A verdict or a value in what the server sends, however it is quoted."""
REVIEWED_MS = 180_000


def set_mode(table: Table, mode: str) -> None:
    """Set when the tutor speaks, on the sheet of settings."""
    table.part("control-settings").click()
    table.part(f"tutor-{mode}").check()
    expect(table.part(f"tutor-{mode}")).to_be_checked()
    table.page.keyboard.press("Escape")
    expect(table.part("settings")).to_have_count(0)


def judgements(table: Table) -> int:
    """How many things on the page say how good a choice is."""
    return table.root.locator(
        '[data-choice][data-rank], [data-choice]:not([data-tone="none"]), .rk-best'
    ).count()


def test_in_a_quiz_nothing_is_sent_before_the_choice_and_the_answer_after_it(open_page, solara_server):
    page: Page = open_page(solara_server, "")
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    page.goto(solara_server.url + HAND, timeout=60_000)
    table = Table(page)
    table.settle()
    set_mode(table, "quiz")
    page.reload()
    table.settle()
    table.part("control-settings").click()
    expect(table.part("tutor-quiz")).to_be_checked()
    page.keyboard.press("Escape")
    frames.clear()
    page.wait_for_timeout(2500)  # time enough for values to come, if they were sent
    assert judgements(table) == 0
    assert not [frame for frame in frames if JUDGED.search(frame)]
    before = table.at
    table.legal("panel").first.click()
    answered = table.part("messages").get_by_role("alert")
    expect(answered).to_be_visible()
    assert table.at == before
    expect(table.root.locator(".rk-best").first).to_be_visible(timeout=30_000)
    assert [frame for frame in frames if JUDGED.search(frame)]
    table.root.locator('[data-control="answer"]').click()
    table.moved_on_from(before)


def test_a_mistake_is_warned_of_and_answered_by_keys(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.click_through(until="play")
    set_mode(table, "guard")
    for _ in range(9):
        if table.settle() == "over":
            pytest.fail("no card of the hand was a mistake")
        before = table.at
        page.wait_for_timeout(4000)  # for the values, which nothing on the page may tell of
        assert judgements(table) == 0
        table.legal("hand").last.click()
        warned = table.root.locator('[data-control="why"]')
        gone_on = page.locator(f'[data-testid="rook-table"]:not([data-at="{before}"])')
        expect(warned.or_(gone_on).first).to_be_visible(timeout=30_000)
        if warned.count():
            break
    short = table.part("messages").inner_text()
    page.keyboard.press("w")
    expect(table.part("messages")).to_contain_text("on average")
    assert table.part("messages").inner_text() != short
    page.keyboard.press("q")
    expect(table.part("messages").get_by_role("alert")).to_have_count(0)
    assert table.at == before
    table.legal("hand").last.click()
    table.root.locator('[data-control="insist"]').wait_for()
    page.keyboard.press("x")
    table.moved_on_from(before)


def test_a_hint_comes_step_by_step_on_a_phone(open_page, solara_server):
    page = open_page(solara_server, HAND, size=PHONE)
    table = Table(page)
    table.settle()
    set_mode(table, "asked")
    page.wait_for_timeout(2500)
    hints = table.part("hints").locator("li")
    for step in (1, 2):
        table.part("control-advice").click()
        expect(hints).to_have_count(step)
    assert judgements(table) == 0
    table.part("control-advice").click()
    expect(hints.nth(2)).to_be_visible()
    table.part("control-advice").click()
    expect(table.root.locator(".rk-best").first).to_be_visible()
    bar = table.root.locator(".rk-bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 60


def test_a_hand_is_reviewed_learned_from_and_still_there_after_loading_again(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    for _ in range(60):
        phase = table.settle()
        if phase == "over":
            break
        before = table.at
        if phase == "play":
            table.legal("hand").last.click()
        elif phase == "trump":
            table.legal("panel").last.click()
        else:
            table.act()
        table.moved_on_from(before)
    over = table.at
    table.part("control-review").click()
    graph = table.part("review").locator(".rk-graph button")
    graph.first.wait_for(timeout=REVIEWED_MS)
    step = table.part("review").locator(".rk-moment").first
    step.click()
    expect(table.part("decision")).to_be_visible()
    there = table.at
    assert there != over
    table.part("decision").locator('[data-control="show"]').first.click()
    expect(table.part("review")).to_contain_text("One layout out of", timeout=30_000)
    page.keyboard.press("k")
    table.part("close-review").click()
    expect(table.part("decision")).to_be_visible()
    assert table.at == there
    table.part("control-learn").click()
    expect(table.part("exercise")).to_contain_text("Decision 1 of")
    assert judgements(table) == 0
    page.reload()
    expect(table.part("exercise")).to_contain_text("Decision 1 of")
    table.part("control-learn-tell").click()
    expect(table.part("exercise")).to_contain_text("Better was")


def test_a_poorer_choice_is_set_apart_in_numbers_when_asked(open_page, solara_server):
    page = open_page(solara_server, HAND)
    table = Table(page)
    table.settle()
    numbers, ask = table.part("numbers"), table.part("detail").locator('[data-control="numbers"]')
    for phase, where in (("auction", "panel"), ("play", "hand")):
        table.click_through(until=phase)
        table.part("advice").and_(page.locator('[data-state="sampled"], [data-state="exact"]')).wait_for()
        for _ in range(9):  # a decision in which some card is poorer than the best
            page.wait_for_timeout(3000)
            choices = table.legal(where)
            for place in range(choices.count()):
                choices.nth(place).hover()
                if ask.count():
                    break
            if ask.count():
                break
            before = table.at
            table.act()
            table.moved_on_from(before)
            table.settle()
        expect(numbers).to_have_count(0)
        ask.focus()
        page.keyboard.press("Enter")
        expect(numbers.locator("li").first).to_contain_text("100", timeout=60_000)
        expect(table.part("detail").locator('[data-control="show"]')).to_be_visible()
        expect(ask).to_be_focused()
        told = numbers.locator("li").first.locator("span").last.inner_text()
        expect(table.part("announcer")).to_contain_text(told)
    set_mode(table, "silent")
    expect(ask).to_have_count(0)
    expect(numbers).to_have_count(0)
