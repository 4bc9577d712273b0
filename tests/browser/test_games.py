"""All ten games, each chosen at the table and played to its score by clicks, against its own record."""

import re

import pytest
from playwright.sync_api import Page, expect

from rooktutor.game.position import Position
from rooktutor.game.record import SavedMatch, resume_match
from rooktutor.rules.axes import Teams
from rooktutor.rules.systems import RULE_SETS
from tests.browser.table import Table

QUICK = "/?seed=7&pace=0&opponents=rules"
"""A table where the other seats play at once, by rules of thumb."""
OTHER = {"crowsnest": "&rules=one_high"}
"""The game with which the table begins is another than the one that is chosen."""
MINUS = "\N{MINUS SIGN}"


def numbers(texts: list[str]) -> list[int]:
    return [int(text.replace(MINUS, "-")) for text in texts]


def totals(table: Table) -> list[int]:
    """The scores of the match at the foot of the score sheet."""
    return numbers(table.part("score-sheet").locator("tfoot td").all_inner_texts())


def saved(page: Page, table: Table) -> SavedMatch:
    """The match as the page writes it to a file, read by the engine."""
    table.open_sheet("standing")
    with page.expect_download() as download:
        table.part("control-save").click()
    text = download.value.path().read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    return resume_match(text, source=download.value.suggested_filename)


@pytest.mark.parametrize("game", RULE_SETS)
def test_a_game_is_chosen_at_the_table_and_played_to_its_score(open_page, solara_server, game):
    rules = RULE_SETS[game]
    page = open_page(solara_server, QUICK + OTHER.get(game, ""))
    table = Table(page)
    table.settle()
    before = table.at
    table.part("control-game").select_option(game)
    table.moved_on_from(before)
    phases = table.click_through(until="play")
    hands = 1
    while table.phase == "over":  # nobody bid
        hands += 1
        table.part("control-next").first.click()
        phases = table.click_through(until="play")
    table.part("control-advice").click()
    phases += table.click_through()
    match = saved(page, table)
    assert match.hand is None
    assert len(match.match.hands) == hands
    last = match.match.hands[-1]
    assert last.rules == rules
    assert {"auction", "trump", "play"} <= set(phases)
    assert ("exchange" in phases) is (rules.nest > 0)
    assert ("call" in phases) is (rules.teams is Teams.CALLED)
    assert phases.count("play") == rules.hand == len(last.public.taken)
    replayed = Position.replay(rules, last.deal, last.actions, last.scores)
    assert totals(table) == list(replayed.score().scores) == list(match.match.scores)
    expect(table.part("score-sheet")).to_contain_text(re.compile(r"bid"))
