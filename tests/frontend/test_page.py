"""The page alone: what it draws, what it reports, where the focus goes."""

import pytest
from playwright.sync_api import Page, expect

from tests.frontend.conftest import REDRAWN
from tests.frontend.test_contract import NAMES

PUT = "(change) => harness.model.put({...harness.model.get(), ...change})"


WIDTHS = (320, 360, 390, 768, 1200, 1800)
BOXES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((n) => n.checkVisibility())
  .map((node) => {
  const { x, width, height } = node.getBoundingClientRect();
  const label = node.getAttribute("aria-label") ?? node.innerText;
  return { x, width, height, is: node.dataset.testid, label };
})"""

# South and West complete the trick of the fixture, and North leads to the next; what is drawn is noted.
GATHER = """() => {
      const { play } = harness.all;
      window.stages = [];
      new MutationObserver(() => {
        const trick = document.querySelector("[data-testid=trick]");
        const stage = `${trick.querySelectorAll(".rk-played").length} ${trick.dataset.gather ?? ""}`.trim();
        if (stages.at(-1) !== stage) stages.push(stage);
      }).observe(document.querySelector(".rk-felt"), { subtree: true, childList: true, attributes: true });
      const card = (seat, choice) => ({ seat, face: choice.face, winning: false, text: "" });
      const plays = [...play.trick.plays, card("south", play.hand[1]), card("west", play.hand[5])];
      const done = { ...play.trick, plays, complete: true, winner: 'north' };
      const next = { ...play.trick, number: 6, plays: [] };
      const hand = play.hand.filter((choice) => choice.id !== "R10");
      harness.model.put({ ...play, at: "next", trick: next, last_trick: done, hand });
    }"""


def without(page: Page, card: str) -> list[dict[str, object]]:
    return [choice for choice in page.evaluate("harness.model.get().hand") if choice["id"] != card]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wider_than_the_page(show, name):
    page = show(name)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 850})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        (felt,) = page.evaluate(BOXES, ".rk-felt")
        for card in page.evaluate(BOXES, "[data-group] [data-choice]"):
            assert card["x"] >= felt["x"] - 1, (width, card)
            assert card["x"] + card["width"] <= felt["x"] + felt["width"] + 1, (width, card)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_pressed_is_large_enough_and_has_a_name(show, name):
    page = show(name, width=390, height=844)
    for box in page.evaluate(BOXES, ".rk button"):
        assert box["height"] >= 44, box
        assert box["width"] >= 40, box
        assert box["label"].strip(), box


@pytest.mark.parametrize("width", [390, 1200])
def test_the_table_stands_still_while_values_arrive(show, width):
    page = show("pending", width=width)
    cards = page.locator("[data-testid=hand] [data-choice]")
    before = [card.bounding_box() for card in cards.all()]
    page.evaluate("harness.model.put({...harness.all.play, at: 'pending'})")
    expect(page.locator("[data-testid=card-R5] .rk-pill")).to_have_text("+62")
    assert [card.bounding_box() for card in cards.all()] == before


@pytest.mark.parametrize(("width", "unfolded"), [(1200, 1), (390, 0)])
def test_the_log_is_unfolded_on_a_wide_page_though_drawn_before_it_stands_there(show, width, unfolded):
    page = show("play", width=width)
    page.evaluate("""() => {
      const el = document.createElement("div");
      harness.table.render({ model: new harness.Model(harness.all.play), el });
      document.body.append(el);
    }""")
    logs = page.get_by_test_id("log")
    expect(logs).to_have_count(2)
    expect(page.locator("[data-testid=log][open]")).to_have_count(2 * unfolded)


def test_a_hand_is_played_by_keys(show, heard):
    page = show("play")
    page.get_by_test_id("rook-table").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("card-R5")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("card-R10")).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_test_id("card-Rook")).to_be_focused()
    page.keyboard.press("y")
    expect(page.get_by_test_id("card-Y14")).to_be_focused()
    page.keyboard.type("r12")
    expect(page.get_by_test_id("card-R12")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("u")
    assert [(e["type"], e["id"]) for e in heard(page)] == [("act", "R12"), ("control", "undo")]


def test_a_bid_and_a_trump_by_keys(show, heard):
    page = show("auction")
    page.get_by_test_id("rook-table").focus()
    page.keyboard.type("85")
    expect(page.get_by_test_id("call-85")).to_be_focused()
    page.keyboard.press("Space")
    page.wait_for_timeout(1300)
    page.keyboard.press("p")
    page.evaluate("harness.model.put(harness.all.trump)")
    page.keyboard.press("g")
    assert [e["id"] for e in heard(page)] == ["85", "pass", "green"]


@pytest.mark.parametrize("width", [1100, 390])
def test_the_leader_is_chosen_by_a_button(show, heard, width):
    page = show("lead", width=width)
    own, left = page.get_by_test_id("lead-south"), page.get_by_test_id("lead-west")
    expect(left).to_contain_text("West leads")
    assert own.bounding_box()["y"] == left.bounding_box()["y"]
    left.click()
    assert [(e["type"], e["id"]) for e in heard(page)] == [("act", "west")]


def test_a_hand_that_nobody_has_seen_lies_face_down_and_calls_are_made(show, heard):
    page = show("blind")
    hand = page.get_by_test_id("hand")
    expect(hand).to_have_accessible_name("9 cards, face down until the auction is over")
    expect(hand.locator(".rk-back")).to_have_count(9)
    expect(hand.locator("button, .rk-face")).to_have_count(0)
    words = [page.get_by_test_id(f"call-{word}") for word in ("pass", "hold", "moon", "misdeal")]
    tops = [each.bounding_box()["y"] for each in words]
    assert tops[0] == tops[1] < tops[2] == tops[3] < page.get_by_test_id("call-80").bounding_box()["y"]
    words[3].click(force=True)
    page.keyboard.press("h")
    assert [event["id"] for event in heard(page) if event["type"] == "act"] == ["misdeal", "hold"]


def test_a_card_turned_up_in_the_nest_is_seen_on_a_phone_too(show):
    expect(show("blind", width=390, height=844).get_by_test_id("nest")).to_be_visible()
    expect(show("auction", width=390, height=844).get_by_test_id("nest")).to_be_hidden()


@pytest.mark.parametrize("width", [1200, 390])
def test_the_star_covers_no_number_of_a_bid(show, width):
    page = show("auction", width=width, height=844)
    bid = page.locator(".rk-ladder .rk-call:has(.rk-best):not(.rk-call-pass)").first
    star, number = (bid.locator(part).bounding_box() for part in (".rk-best", ".rk-call-text"))
    middle, digits = number["x"] + number["width"] / 2, 20
    assert star["x"] > middle + digits
    assert star["x"] + star["width"] <= width - 6


def test_a_long_contract_stays_on_a_phone(show):
    page = show("play", width=390, height=844)
    page.evaluate(
        REDRAWN
        % "(all) => Object.assign(all.contract, { bid_text: 'Mėnulis: visi 120', declarer_text: 'Pietūs' })"
    )
    facts = page.get_by_test_id("facts")
    expect(facts).to_contain_text("Pietūs")
    assert facts.locator("small").first.evaluate("(node) => node.getBoundingClientRect().right") <= 384 - 6


def test_the_name_of_a_game_with_house_rules_is_shown_whole_where_there_is_room(show):
    page = show("play", width=1180, height=800)
    options = "(all) => all.controls.forEach((c) => c.options?.forEach((o) => "
    page.evaluate(REDRAWN % (options + "{ o.text = 'Kentucky Discard, house rules'; }))"))
    box = page.get_by_test_id("control-game")
    expect(box).to_contain_text("house rules")
    assert box.evaluate("(node) => node.getBoundingClientRect().width") > 300


@pytest.mark.parametrize("name", ["CrowsNest", "Partnership Rook", "Kentucky Discard without the Rook"])
def test_the_name_of_a_game_is_told_whole_on_a_phone(show, name):
    page = show("play", width=390, height=844)
    options = "(all) => all.controls.forEach((c) => c.options?.forEach((o) => "
    page.evaluate(REDRAWN % (options + f"{{ o.text = '{name}'; }}))"))
    shown = page.locator(".rk-select-game").get_by_text(name, exact=True).locator("visible=true").first
    assert shown.evaluate("(node) => node.clientHeight >= node.scrollHeight")
    assert shown.evaluate("(node) => node.clientWidth >= node.scrollWidth")


def test_the_number_of_the_hand_is_told_whole_on_a_phone_in_one_bar(show):
    page = show("play", width=390, height=844)
    page.evaluate(REDRAWN % "(all) => { all.subtitle = '12 dalijimas'; }")
    told = page.get_by_text("12 dalijimas")
    expect(told).to_be_visible()
    assert told.evaluate("(node) => node.scrollWidth - node.clientWidth") <= 0
    assert page.locator(".rk-bar").bounding_box()["height"] <= 60


def test_a_message_that_stays_does_not_hide_the_trick_on_a_phone(show):
    page = show("asked", width=390, height=844)
    message, trick = (page.get_by_test_id(part).bounding_box() for part in ("message-m2", "trick"))
    assert message["y"] >= trick["y"] + trick["height"]


def test_a_hand_is_stepped_through_by_the_arrows(show, heard):
    page = show("wait")
    control = page.evaluate("harness.all.play.controls[0]")
    page.evaluate(
        PUT, {"controls": [{**control, "id": each, "key": ""} for each in ("first", "back", "forward")]}
    )
    page.get_by_test_id("rook-table").focus()
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    assert [event["id"] for event in heard(page)] == ["forward", "back"]


def test_one_tab_stop_for_each_group_of_choices(show):
    page = show("auction")
    for group in ("hand", "panel"):
        assert page.locator(f"[data-group={group}] [data-choice][tabindex='0']").count() == 1


def test_no_key_reaches_the_page_around(show):
    page = show("play")
    page.evaluate("""() => {
      window.leaked = [];
      for (const name of ["keydown", "keyup", "keypress"]) addEventListener(name, (e) => leaked.push(e.key));
    }""")
    page.get_by_test_id("card-R5").focus()
    for key in ("a", "d", "Enter", "ArrowDown", "Escape", "0", "x", "?", "Escape"):
        page.keyboard.press(key)
    assert page.evaluate("leaked") == []
    assert page.get_by_test_id("rook-table").get_attribute("data-lm-suppress-shortcuts") == "true"


def test_the_focus_stays_when_values_refine_and_moves_on_when_a_card_is_gone(show):
    page = show("play")
    page.get_by_test_id("card-R10").focus()
    page.evaluate(PUT, {"announce": {"id": "2", "text": "Refined."}})
    expect(page.get_by_test_id("card-R10")).to_be_focused()
    page.evaluate(PUT, {"at": "next", "hand": without(page, "R10")})
    expect(page.get_by_test_id("card-R12")).to_be_focused()
    page.evaluate("harness.model.put(harness.all.over)")
    expect(page.get_by_test_id("score-sheet").get_by_test_id("control-next")).to_be_focused()
    expect(page.get_by_test_id("announcer")).to_have_text("Your turn. West led green 9.")


@pytest.mark.parametrize("gone", [["R10"], [], ["first"], ["last"], ["first", "last"]])
def test_the_other_cards_stay_in_their_place_when_some_go_and_come_back(show, gone):
    page = show("play")
    whole = page.evaluate("harness.model.get().hand")
    ends = {"first": whole[0]["id"], "last": whole[-1]["id"]}
    leaving = [ends.get(card, card) for card in gone]
    page.evaluate("""() => {
      window.moved = [];
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records)
          for (const node of [...removedNodes, ...addedNodes]) moved.push(node.dataset.choice);
      }).observe(document.querySelector("[data-testid=hand]"), { childList: true });
    }""")
    page.evaluate(PUT, {"hand": [choice for choice in whole if choice["id"] not in leaving]})
    expect(page.locator("[data-testid=hand] [data-choice]")).to_have_count(len(whole) - len(leaving))
    page.evaluate(PUT, {"hand": whole})
    expect(page.locator("[data-testid=hand] [data-choice]")).to_have_count(len(whole))
    assert sorted(page.evaluate("moved")) == sorted(2 * leaving)


def test_the_advice_follows_the_pointer(show):
    page = show("play")
    detail = page.get_by_test_id("detail")
    expect(detail.locator("h3")).to_have_text("red 5")
    page.get_by_test_id("card-Y14").hover()
    expect(detail).to_contain_text("you must follow red")
    page.locator("[data-point=Rook]").hover()
    expect(detail.locator("h3")).to_have_text("the Crow")


def test_hidden_advice_is_not_in_the_page(show):
    page = show("quiet")
    assert page.locator(".rk-pill, .rk-best, [data-testid=ranking], .rk-reasons").count() == 0


def test_a_message_can_be_answered(show, heard):
    page = show("asked")
    page.get_by_test_id("control-rethink").click()
    answer = {"type": "control", "id": "rethink", "value": None, "message": "m2", "at": "asked"}
    assert heard(page) == [answer]


def test_the_help_sheet_opens_takes_the_focus_and_gives_it_back(show, heard):
    page = show("play")
    page.get_by_test_id("card-R5").focus()
    page.keyboard.press("?")
    expect(page.get_by_test_id("help").get_by_role("button")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("help").get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("help")).to_have_count(0)
    expect(page.get_by_test_id("card-R5")).to_be_focused()
    assert heard(page) == []


def test_words_are_shown_as_words(show):
    page = show("play")
    evil = "<img src=x onerror=alert(1)>"
    page.evaluate(PUT, {"title": evil, "status": evil, "announce": {"id": "3", "text": evil}})
    expect(page.get_by_test_id("announcer")).to_have_text(evil)
    assert page.locator(".rk img").count() == 0


def test_two_views_of_one_table_and_one_that_is_taken_away(show):
    page = show("play")
    page.evaluate("void harness.table.render({model: harness.model, el: document.body})")
    expect(page.get_by_test_id("rook-table")).to_have_count(2)
    page.evaluate("harness.stop()")
    expect(page.get_by_test_id("rook-table")).to_have_count(1)
    page.evaluate(PUT, {"status": "Still here"})
    expect(page.get_by_test_id("rook-table")).to_contain_text("Still here")
    assert page.evaluate("harness.model.listeners.size") == 1
    assert page.evaluate("harness.model.heard.filter((e) => e.type === 'ready').length") == 2
    assert page.evaluate("document.querySelectorAll('.rk [id]').length") == 0


def test_a_full_trick_rests_and_is_gathered_by_its_winner(show):
    page = show("play", reduced_motion="no-preference")
    page.evaluate(GATHER)
    page.wait_for_function("stages.length === 4")
    assert page.evaluate("stages") == ["3", "4", "4 north", "0"]


def test_a_card_can_be_played_while_a_trick_is_still_shown(show, heard):
    page = show("play", reduced_motion="no-preference")
    page.evaluate(GATHER)
    page.get_by_test_id("card-R5").click()
    assert heard(page) == [{"type": "act", "id": "R5", "at": "next"}]


def test_motion_can_be_done_without(show):
    page = show("play")
    page.evaluate("""() => {
      const { play } = harness.all;
      const trick = { ...play.trick, number: 6, plays: [] };
      harness.model.put({ ...play, at: "next", trick, last_trick: { ...play.trick, complete: true } });
    }""")
    assert page.locator("[data-testid=trick] .rk-played").count() == 0


def test_another_game_is_chosen_by_keys_and_the_arrows_leave_for_the_cards(show, heard):
    page = show("play")
    game = page.get_by_test_id("control-game")
    game.focus()
    game.select_option("Kentucky Discard without the Rook")
    (told,) = heard(page)
    assert (told["type"], told["id"], told["value"]) == (
        "control",
        "game",
        "Kentucky Discard without the Rook",
    )
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("card-R5")).to_be_focused()
    assert len(heard(page)) == 1


def test_the_rules_open_over_the_table_as_plain_text_and_close_again(show, heard):
    page = show("play")
    page.get_by_test_id("card-R10").focus()
    page.keyboard.press("i")
    sheet = page.get_by_test_id("rules")
    expect(sheet.get_by_role("button")).to_be_focused()
    expect(sheet).to_have_attribute("aria-label", "CrowsNest: 41 cards, 120 points a hand")
    assert sheet.locator("h3").all_inner_texts() == ["The cards", "The auction"]
    expect(sheet.get_by_text("<b>The Crow</b> counts 20 points.")).to_be_visible()
    page.keyboard.press("u")
    page.keyboard.press("i")
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("card-R10")).to_be_focused()
    page.get_by_test_id("control-rules").click()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("control-rules")).to_be_focused()
    assert heard(page) == []
