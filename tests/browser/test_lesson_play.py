"""The steps of a lesson that are played, in both hosts: a composed problem, and the rest of a hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.servers import command, free_port, running
from tests.browser.table import Table
from tests.browser.test_lessons import KERNEL_MS, WAIT_MS, at_step, go_on, outcome

TURN_OR_DECIDED = """
() => {
  const root = document.querySelector('[data-testid="rook-table"]');
  const lesson = document.querySelector('[data-testid="lesson"]');
  return root.dataset.turn === 'true' || lesson.dataset.outcome !== 'open';
}
"""
MOVED_ON = """
before => {
  const root = document.querySelector('[data-testid="rook-table"]');
  const lesson = document.querySelector('[data-testid="lesson"]');
  return root.dataset.at !== before || lesson.dataset.outcome !== 'open';
}
"""


def solve_the_problem(page: Page) -> None:
    """Lose the first problem by a card that some layout punishes, see the reason, and win it."""
    at_step(page, "how-it-works")
    go_on(page, "problem-1")
    page.get_by_test_id("card-B9").click()
    outcome(page, "wrong")
    expect(page.get_by_test_id("remark-0")).to_be_visible(timeout=WAIT_MS)
    page.get_by_test_id("lesson-again").click()
    outcome(page, "open")
    before = Table(page).at
    page.get_by_test_id("card-B13").click()
    page.wait_for_function(MOVED_ON, arg=before, timeout=WAIT_MS)
    play_on(page)
    outcome(page, "right")


def play_on(page: Page) -> int:
    """Play until the step is decided, and try what is not allowed; return how often that was refused."""
    table, lesson = Table(page), page.get_by_test_id("lesson")
    refused = 0
    while True:
        page.wait_for_function(TURN_OR_DECIDED, timeout=WAIT_MS)
        if lesson.get_attribute("data-outcome") != "open":
            break
        before = table.at
        if table.refused().count():
            table.refused().first.click(force=True)
            expect(table.part("messages")).to_contain_text(re.compile(r"\w{3,}"))
            refused += 1
        table.legal("hand").first.click()
        page.wait_for_function(MOVED_ON, arg=before, timeout=WAIT_MS)
    return refused


def play_the_last_tricks(page: Page) -> None:
    """The last step of a lesson: a card that is not allowed says why, and the hand is played out."""
    page.get_by_test_id("lesson-list").click()
    page.get_by_test_id("lesson-of-the-table").click()
    for step in ("around-the-table", "who-leads", "partner-takes", "first-tricks"):
        go_on(page, step)
    assert play_on(page), "no card was ever refused: choose another hand"
    outcome(page, "right")


@pytest.fixture(params=["serve", "voila"])
def opened(request, tmp_path, open_page):
    """A page with the first lesson of problems, in each host."""
    port = free_port()
    commands = {
        "serve": [command("rooktutor"), "serve", "--no-open", "--port", str(port)],
        "voila": [command("voila"), "notebooks/02_lessons.ipynb", "--no-browser", f"--port={port}"],
    }
    probe = {"serve": "/", "voila": "/static/none"}[request.param]
    extra = {"ROOKTUTOR_PROGRESS": f"sqlite:///{tmp_path}/progress.sqlite"}
    with running(
        commands[request.param], port=port, scratch=tmp_path / "host", probe=probe, extra=extra
    ) as server:
        page = open_page(server, "")
        page.goto(f"{server.url}/?lesson=problems-1&pace=0&lang=en", timeout=KERNEL_MS)
        yield page


def test_a_problem_and_the_rest_of_a_hand_are_played(opened):
    solve_the_problem(opened)
    play_the_last_tricks(opened)
