"""The panel of house rules and the comparison in the page alone: what they show and report, and the focus."""

import pytest
from playwright.sync_api import Page, expect

from tests.frontend.test_page import PUT

HOUSE = "harness.model.get().house"
SMALL = """(panel) => [...panel.querySelectorAll('button, select, input')].filter((node) => {
  const { width, height } = node.getBoundingClientRect();
  return height < 40 || width < 40 || (innerWidth < 620 && height < 44);
}).map((node) => node.outerHTML)"""


def reported(heard: list[dict[str, object]]) -> list[tuple[object, object, object]]:
    assert {event["type"] for event in heard} <= {"house"}
    return [(event["do"], event["id"], event["value"]) for event in heard]


@pytest.fixture
def panel(show):
    """A page with the panel open: Python has it in the model, so the page shows it at once."""

    def opened(**options: object) -> Page:
        page = show("house", **options)
        expect(page.get_by_test_id("house")).to_be_visible()
        return page

    return opened


def test_the_panel_is_asked_for_and_told_when_it_closes(show, heard):
    page = show("play")
    page.get_by_test_id("card-R10").focus()
    page.keyboard.press("c")
    expect(page.get_by_test_id("house")).to_be_visible()
    page.evaluate("harness.model.put({...harness.all.house, at: 'play'})")
    expect(page.get_by_test_id("rule-bird")).to_have_value("crow")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("house")).to_have_count(0)
    expect(page.get_by_test_id("card-R10")).to_be_focused()
    assert reported(heard(page)) == [("open", "", ""), ("close", "", "")]


def test_each_kind_of_rule_is_changed_in_its_own_way(panel, heard):
    page = panel()
    page.get_by_test_id("house-game").select_option("buckeye")
    page.get_by_test_id("rule-bird").select_option("rook")
    page.get_by_label("Bids may jump").click()
    low = page.get_by_role("spinbutton", name="Lowest bid")
    low.fill("85")
    low.press("Enter")
    assert reported(heard(page)) == [
        ("game", "", "buckeye"),
        ("set", "bird", "rook"),
        ("set", "jump_bids", "false"),
        ("set", "min_bid", "85"),
    ]


def test_reasons_stand_beside_the_rules_and_below_and_lead_to_them(panel, heard):
    page = panel()
    low = page.get_by_test_id("rule-min_bid")
    expect(low).to_have_attribute("aria-invalid", "true")
    expect(low).to_have_accessible_description(
        "Lowest bid: this must be a multiple of 5. What the rule book says of min_bid."
    )
    expect(page.get_by_test_id("rule-bird")).not_to_have_attribute("aria-invalid", "true")
    expect(page.get_by_test_id("house-status")).to_have_text("Nobody can play by these rules, for 2 reasons:")
    page.get_by_test_id("house-reasons").get_by_role("button").nth(1).click()
    expect(low).to_be_focused()
    assert heard(page) == []


def test_dealing_leads_to_the_first_reason_as_long_as_there_is_one(panel, heard):
    page = panel()
    deal = page.get_by_test_id("house-deal")
    expect(deal).to_have_attribute("aria-disabled", "true")
    deal.click(force=True)
    expect(page.get_by_test_id("rule-hand")).to_be_focused()
    ready = "{reasons: [], ready: true, status: 'One rule is changed.'}"
    page.evaluate(f"harness.model.put({{...harness.all.house, house: {{...{HOUSE}, ...{ready}}}}})")
    expect(deal).not_to_have_attribute("aria-disabled", "true")
    deal.click()
    assert [event["do"] for event in heard(page)] == ["deal", "deal"]
    page.evaluate(PUT, {"at": "dealt", "house": None})
    expect(page.get_by_test_id("house")).to_have_count(0)
    assert [event["do"] for event in heard(page)] == ["deal", "deal"]


def test_a_change_is_marked_and_goes_back_alone_or_with_all(panel, heard):
    page = panel()
    field = page.locator(".rk-house-field", has=page.get_by_test_id("rule-nest"))
    expect(field).to_contain_text("CrowsNest: 5")
    expect(field.locator("label")).to_have_text("Cards in the nestChanged")
    expect(page.get_by_test_id("restore-bird")).to_have_count(0)
    page.get_by_label("Back to the game’s own rule: Cards in the nest").click()
    expect(page.get_by_test_id("rule-nest")).to_be_focused()
    page.get_by_test_id("house-restore").click()
    assert reported(heard(page)) == [("restore", "nest", ""), ("restore", "", "")]
    page.evaluate(f"harness.model.put({{...harness.all.house, house: {{...{HOUSE}, restorable: false}}}})")
    page.get_by_test_id("house-restore").click(force=True)
    assert len(heard(page)) == 2


def test_what_is_being_typed_survives_values_that_arrive(panel):
    page = panel()
    low = page.get_by_test_id("rule-min_bid")
    low.fill("8")
    page.evaluate(PUT, {"announce": {"id": "2", "text": "Refined."}})
    expect(low).to_have_value("8")
    expect(low).to_be_focused()
    page.evaluate("""() => {
      const { house } = harness.all;
      const change = (f) => f.id === 'min_bid' ? {...f, value: '70'} : f;
      const groups = house.house.groups.map((g) => ({...g, fields: g.fields.map(change)}));
      harness.model.put({...house, house: {...house.house, groups}});
    }""")
    expect(low).to_have_value("70")


def test_a_switch_stands_until_python_says_something_new_of_it(panel):
    page = panel()
    jump = page.get_by_role("switch", name="Bids may jump")
    expect(jump).to_be_checked()
    jump.press("Space")
    page.evaluate(PUT, {"announce": {"id": "2", "text": "Refined."}})
    expect(jump).not_to_be_checked()
    for value in ("false", "true"):
        page.evaluate(
            """(value) => {
              const { house } = harness.all;
              const change = (f) => f.id === 'jump_bids' ? {...f, value} : f;
              const groups = house.house.groups.map((g) => ({...g, fields: g.fields.map(change)}));
              harness.model.put({...house, house: {...house.house, groups}});
            }""",
            value,
        )
        expect(jump).to_be_checked(checked=value == "true")


def test_letters_typed_in_a_field_are_no_keys_and_the_focus_stays_in_the_panel(panel, heard):
    page = panel()
    page.get_by_test_id("rule-bird").focus()
    page.keyboard.press("c")
    expect(page.get_by_test_id("house")).to_be_visible()
    page.get_by_test_id("house-restore").focus()
    page.keyboard.press("Tab")
    expect(page.locator("[data-focus='sheet']")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_test_id("house-restore")).to_be_focused()
    assert heard(page) == []


@pytest.mark.parametrize("name", ["house", "compared"])
@pytest.mark.parametrize("width", [320, 360, 768, 1200])
def test_the_sheets_fit_and_what_is_pressed_is_large_enough(show, name, width):
    page = show(name, width=width)
    sheet = page.get_by_test_id("house" if name == "house" else "rules")
    if name == "compared":
        if width < 620:
            page.get_by_test_id("control-settings").click()
        page.get_by_test_id("control-rules").last.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert sheet.evaluate("(node) => node.scrollWidth - node.clientWidth") <= 0
    assert sheet.evaluate(SMALL) == []


def test_another_game_is_chosen_to_compare_with(show, heard):
    page = show("play")
    page.get_by_test_id("control-rules").click()
    expect(page.get_by_test_id("comparison")).to_have_count(0)
    page.get_by_label("Compare with").select_option("buckeye")
    expected = {"type": "control", "id": "against", "value": "buckeye", "at": "play"}
    assert heard(page) == [expected]
    page.evaluate("harness.model.put({...harness.all.compared, at: 'play'})")
    table = page.get_by_role("table", name="CrowsNest and Buckeye: what differs")
    expect(table.get_by_role("columnheader")).to_have_text(["CrowsNest", "Buckeye"])
    expect(table.get_by_role("rowheader").or_(table.locator("th[scope=rowgroup]"))).to_have_text(
        ["Lowest bid", "Points of a 1", "A bid that is made"]
    )
    row = page.get_by_test_id("differs-min_bid").get_by_role("cell")
    expect(row).to_have_text(["The lowest bid is 70.", "The lowest bid is 100."])
    expect(page.get_by_test_id("differs-made_score")).to_contain_text("<b>Everything</b>")


def test_two_games_with_the_same_rules_say_so(show):
    page = show("compared")
    page.evaluate("""() => {
      const { compared } = harness.all;
      const comparison = {...compared.rules.comparison, rows: [], same: "The same."};
      const rules = {...compared.rules, comparison};
      harness.model.put({...compared, rules});
    }""")
    page.get_by_test_id("control-rules").click()
    expect(page.get_by_test_id("comparison")).to_have_text("The same.")
