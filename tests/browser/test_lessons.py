"""Lessons in a browser: each kind of step right and wrong, progress after a restart, and visitors apart."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.servers import command, free_port, running

WAIT_MS = 60_000
KERNEL_MS = 180_000
"""A page of Voila starts a process first."""


def at_step(page: Page, name: str) -> None:
    expect(page.locator(f'[data-testid="lesson"][data-step="{name}"]')).to_be_visible(timeout=WAIT_MS)


def outcome(page: Page, what: str) -> None:
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-outcome", what, timeout=WAIT_MS)


def go_on(page: Page, to: str) -> None:
    page.get_by_test_id("lesson-next").click()
    at_step(page, to)


def take_the_trick(page: Page) -> None:
    """The first lesson from its beginning to its end, with a wrong answer wherever one can be given."""
    at_step(page, "four-cards")
    go_on(page, "a-trick")
    go_on(page, "what-may-i-play")
    page.get_by_test_id("answer-G8").click()
    page.get_by_test_id("lesson-hint").click()
    expect(page.get_by_test_id("hint-0")).to_be_visible()
    page.get_by_test_id("lesson-check").click()
    outcome(page, "wrong")
    expect(page.get_by_test_id("remark-0")).to_contain_text("must play")
    page.get_by_test_id("answer-G8").click()
    for card in ("Y5", "Y12", "Y13"):
        page.get_by_test_id(f"answer-{card}").click()
        expect(page.get_by_test_id(f"answer-{card}")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("lesson-check").click()
    outcome(page, "right")
    go_on(page, "who-won")
    page.get_by_test_id("answer-east").click()
    outcome(page, "wrong")
    page.get_by_test_id("answer-north").focus()
    page.keyboard.press("Enter")
    outcome(page, "right")
    go_on(page, "how-much")
    page.get_by_test_id("answer-35").click()
    outcome(page, "right")
    go_on(page, "take-it")
    page.get_by_test_id("card-B8").click()
    outcome(page, "wrong")
    page.get_by_test_id("lesson-again").click()
    outcome(page, "open")
    page.get_by_test_id("card-B14").click()
    outcome(page, "right")


def find_the_card(page: Page) -> None:
    """A question about values, its wrong answer with the reason, and the reasons asked for."""
    at_step(page, "a-trump-that-wins-little")
    go_on(page, "two-trumps")
    go_on(page, "which-trump")
    page.get_by_test_id("card-Y14").click()
    outcome(page, "wrong")
    expect(page.get_by_test_id("remark-0")).to_be_visible()
    page.get_by_test_id("card-Rook").click()
    outcome(page, "right")


def done_of(page: Page, lesson: str) -> None:
    page.get_by_test_id("lesson-list").click()
    expect(page.get_by_test_id(f"lesson-of-{lesson}")).to_have_attribute("data-done", "", timeout=WAIT_MS)


def serving(scratch, port):
    """``rooktutor serve`` with a database that outlives it."""
    extra = {"ROOKTUTOR_PROGRESS": f"sqlite:///{scratch.parent}/progress.sqlite"}
    return running(
        [command("rooktutor"), "serve", "--no-open", "--port", str(port)],
        port=port,
        scratch=scratch,
        extra=extra,
    )


def test_a_lesson_is_taken_right_and_wrong_and_progress_survives_a_restart(open_page, tmp_path):
    port = free_port()
    with serving(tmp_path / "one", port) as server:
        page = open_page(server, "/?lesson=the-trick&pace=0&lang=en")
        take_the_trick(page)
        done_of(page, "the-trick")
        other = open_page(server, "/?lesson&lang=en")
        expect(other.get_by_test_id("lesson")).to_have_attribute("data-kind", "list", timeout=WAIT_MS)
        expect(other.locator(".rk-unit-lesson[data-done]")).to_have_count(0)
    with serving(tmp_path / "two", port):
        page.reload(timeout=WAIT_MS)
        page.goto(f"{server.url}/?lesson=&lang=en", timeout=WAIT_MS)
        expect(page.get_by_test_id("lesson-of-the-trick")).to_have_attribute("data-done", "", timeout=WAIT_MS)


def test_a_question_about_values_on_a_phone_and_practice(open_page, tmp_path):
    port = free_port()
    with serving(tmp_path / "one", port) as server:
        page = open_page(server, "/?lesson=the-crow-alone&pace=0&lang=en", size=PHONE)
        find_the_card(page)
        page.get_by_test_id("lesson-list").click()
        page.get_by_test_id("unit-practice").locator("summary").press("Enter")
        page.get_by_test_id("lesson-of-practice-winner").click()
        for _ in range(2):
            before = page.get_by_test_id("lesson").get_attribute("data-step")
            page.locator(".rk-answer").first.click()
            expect(page.get_by_test_id("remark-0")).to_be_visible(timeout=WAIT_MS)
            page.get_by_test_id("lesson-next").click()
            expect(page.get_by_test_id("lesson")).not_to_have_attribute("data-step", str(before))
        page.get_by_test_id("lesson-close").click()
        expect(page.get_by_test_id("lesson")).to_have_count(0)


@pytest.fixture
def voila_lessons(tmp_path):
    port = free_port()
    extra = {"ROOKTUTOR_PROGRESS": f"sqlite:///{tmp_path}/progress.sqlite"}
    arguments = ["notebooks/02_lessons.ipynb", "--no-browser", f"--port={port}"]
    with running(
        [command("voila"), *arguments],
        port=port,
        scratch=tmp_path / "voila",
        probe="/static/none",
        extra=extra,
    ) as server:
        yield server


def test_a_lesson_on_a_page_of_voila(open_page, voila_lessons):
    page = open_page(voila_lessons, "")
    page.goto(f"{voila_lessons.url}/?lesson=the-trick", timeout=KERNEL_MS)
    take_the_trick(page)
    page.goto(f"{voila_lessons.url}/", timeout=KERNEL_MS)
    entry = page.get_by_test_id("lesson-of-the-trick")
    expect(entry).to_have_attribute("data-done", "", timeout=WAIT_MS)
    other = open_page(voila_lessons, "")
    other.goto(f"{voila_lessons.url}/", timeout=KERNEL_MS)
    expect(other.get_by_test_id("lesson-of-the-trick")).to_be_visible(timeout=WAIT_MS)
    expect(other.locator(".rk-unit-lesson[data-done]")).to_have_count(0)
