"""What a press on the page reports, by mouse and finger, while values arrive."""

import re

import pytest
from playwright.sync_api import expect

from tests.frontend.conftest import REDRAWN


def test_a_line_is_asked_for_the_cards_picked_and_for_those_advised(show, heard):
    page = show("exchange")
    own = page.get_by_test_id("panel").locator("[data-control='show']")
    page.get_by_test_id("card-R5").click()
    expect(own).to_have_attribute("aria-disabled", "true")
    page.locator("[data-suggest]").first.click()
    advised = page.locator("[data-suggest]").first.get_attribute("data-suggest")
    own.click()
    page.get_by_test_id("advice").locator("[data-control='show']").last.click()
    last = page.locator("[data-suggest]").last.get_attribute("data-suggest")
    assert [event["value"] for event in heard(page) if event["type"] == "control"] == [advised, last]


def test_numbers_are_asked_for_by_mouse_and_keys_and_the_button_keeps_the_focus(show, heard):
    page = show("play")
    page.get_by_test_id("card-R10").hover()
    button = page.get_by_test_id("detail").locator("[data-control='numbers']")
    button.click()
    expect(button).to_be_focused()
    page.evaluate("""() => {
        const all = structuredClone(harness.all.play);
        all.hand[1].numbers.ask.text = "Stop counting";
        harness.model.put(all);
    }""")
    expect(button).to_have_text("Stop counting")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.evaluate("""() => {
        const all = structuredClone(harness.all.play);
        all.hand[1].numbers.told = ["In 9 of 100 layouts <b>East</b> takes it."];
        all.hand[1].numbers.ask.enabled = false;
        harness.model.put(all);
    }""")
    expect(page.get_by_test_id("numbers").locator("li")).to_have_text(
        re.compile("In 9 of 100 layouts <b>East</b> takes it.")
    )
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    asked = [event for event in heard(page) if event["type"] == "control"]
    assert [(event["id"], event["value"]) for event in asked] == [("numbers", "R10")] * 2


def test_the_numbers_of_a_suggestion_are_asked_for_with_its_cards(show, heard):
    page = show("exchange")
    button = page.get_by_test_id("advice").locator("[data-control='numbers']")
    expect(button).to_have_count(1)
    button.click()
    last = page.locator("[data-suggest]").last.get_attribute("data-suggest")
    assert [(event["id"], event["value"]) for event in heard(page)] == [("numbers", last)]


def test_a_click_reports_the_card_and_the_position(show, heard):
    page = show("play")
    page.get_by_test_id("card-R10").click()
    assert heard(page) == [{"type": "act", "id": "R10", "at": "play"}]


def test_an_unlawful_card_is_reported_too_and_the_answer_can_be_closed(show, heard):
    page = show("play")
    page.get_by_test_id("card-B8").dispatch_event("click")
    assert heard(page) == [{"type": "act", "id": "B8", "at": "play"}]
    page.evaluate("harness.model.put(harness.all.illegal)")
    expect(page.get_by_test_id("message-m1")).to_contain_text("must follow red")
    page.get_by_test_id("dismiss-m1").click()
    page.get_by_test_id("rook-table").focus()
    page.keyboard.press("Escape")
    assert heard(page)[1:] == [{"type": "dismiss", "id": "m1", "at": "illegal"}] * 2


def test_a_press_survives_values_that_arrive_in_the_middle_of_it(show, heard):
    page = show("pending")
    page.get_by_test_id("card-R5").hover()
    page.mouse.down()
    page.evaluate("harness.model.put({...harness.all.play, at: 'pending'})")
    page.mouse.up()
    assert heard(page) == [{"type": "act", "id": "R5", "at": "pending"}]


def test_a_second_click_on_the_same_place_does_not_play_the_next_card(show, heard):
    page = show("play")
    page.get_by_test_id("card-R10").dblclick()
    assert len(heard(page)) == 1


def test_cards_are_laid_away(show, heard):
    page = show("exchange")
    expect(page.get_by_test_id("card-R7")).to_have_attribute("aria-pressed", "true")
    for card in ("B8", "B10", "Y5"):
        page.get_by_test_id(f"card-{card}").click()
    page.get_by_test_id("card-B6").click()
    page.get_by_test_id("card-R5").click()
    page.get_by_test_id("confirm-discard").click()
    events = heard(page)
    assert events[-1] == {"type": "discard", "ids": ["R7", "B8", "B10", "Y5", "R5"], "at": "exchange"}
    assert [len(e["ids"]) for e in events] == [3, 4, 5, 4, 5, 5]


def test_an_old_echo_does_not_undo_a_newer_pick_but_a_new_choice_of_python_counts(show):
    page = show("exchange")
    page.get_by_test_id("card-B8").click()
    page.get_by_test_id("card-B10").click()
    echo = """(picked) => {
      const { exchange } = harness.all;
      harness.model.put({ ...exchange, panel: { ...exchange.panel, picked } });
    }"""
    page.evaluate(echo, ["R7", "B6"])
    expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(4)
    page.evaluate(echo, ["R7", "B6", "B8"])
    expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(4)
    page.evaluate(echo, ["Y5"])
    expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(1)


def test_a_suggestion_is_taken_over(show, heard):
    page = show("exchange")
    page.get_by_test_id("suggestion-0").click()
    assert heard(page) == [{"type": "pick", "ids": ["R5", "R7", "B6", "B8", "B10"], "at": "exchange"}]
    expect(page.locator("[data-testid=hand] [aria-pressed=true]")).to_have_count(5)


def test_a_long_touch_explains_and_does_not_play(show, heard):
    page = show("play", width=390, height=844)
    touch = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card = page.get_by_test_id("card-R12")
    card.dispatch_event("pointerdown", touch)
    page.wait_for_timeout(500)
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click")
    expect(page.get_by_test_id("detail").locator("h3")).to_have_text("red 12")
    assert heard(page) == []


def test_a_press_on_a_suggestion_counts_on_a_phone_when_a_card_was_told_of_before(show, heard):
    page = show("exchange", width=390, height=844)
    page.evaluate(REDRAWN % "(all) => { all.hand[0].rule = 'Any five cards. '.repeat(20); }")
    page.get_by_test_id("hand").locator("[data-choice]").first.focus()
    expect(page.get_by_test_id("detail")).to_contain_text("Any five cards.")
    meant = page.get_by_test_id("suggestion-0").get_attribute("data-suggest")
    page.get_by_test_id("suggestion-0").click()
    assert [event["ids"] for event in heard(page)] == [meant.split()]


@pytest.mark.parametrize(
    ("name", "where", "change"),
    [
        ("exchange", "suggestion-0", "(all) => { all.panel.suggestions.reverse(); }"),
        ("play", "card-R10", "(all) => { for (const c of all.hand) { c.value = null; c.verdict = null; } }"),
        ("auction", "call-pass", "(all) => { all.panel.calls?.forEach((c) => { c.value = null; }); }"),
    ],
)
def test_a_press_survives_numbers_that_arrive_before_it_is_let_go(show, heard, name, where, change):
    page = show(name)
    meant = page.get_by_test_id(where).get_attribute("data-suggest")
    box = page.get_by_test_id(where).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.evaluate(REDRAWN % change)
    page.wait_for_timeout(50)
    page.mouse.up()
    (event,) = heard(page)
    assert event["type"] == ("pick" if meant else "act")
    assert meant is None or event["ids"] == meant.split(), "not what had slipped under the pointer meanwhile"


def test_a_radio_button_stays_chosen_when_values_arrive_before_the_answer(show, heard):
    page = show("play")
    page.get_by_test_id("control-settings").click()
    buttons = page.get_by_test_id("settings").get_by_role("radio")
    other = next(button for button in buttons.all() if not button.is_checked())
    other.check()
    asked = heard(page)[-1]
    assert (asked["type"], asked["value"]) == ("control", other.get_attribute("data-value"))
    page.evaluate("harness.model.put({...harness.all.play, announce: {id: 'later', text: 'Refined.'}})")
    expect(other).to_be_checked()
