"""Drives JupyterLab 4: opens a notebook, runs it, reads which mode its keyboard is in."""

import re

from playwright.sync_api import Page, expect

READY_MS = 90_000
RETRY_MS = 4_000
TRIES = 10


def open_notebook(page: Page, url: str, name: str) -> None:
    """Open a notebook by itself in a fresh workspace and wait until its kernel is at rest."""
    page.goto(f"{url}/lab/workspaces/test/tree/{name}?reset")
    page.locator(".jp-Notebook").wait_for(timeout=READY_MS)
    idle = page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]')
    idle.first.wait_for(state="attached", timeout=READY_MS)


def run_code_cells(page: Page) -> None:
    """Run each code cell in turn; a Shift+Enter before the kernel is wired is lost, so ask again."""
    cells = page.locator(".jp-CodeCell")
    for index in range(cells.count()):
        cell = cells.nth(index)
        prompt = cell.locator(".jp-InputPrompt")
        for _ in range(TRIES):
            cell.locator(".jp-InputArea-editor").click()
            page.keyboard.press("Shift+Enter")
            try:
                expect(prompt).to_have_text(re.compile(r"\[(\*|\d+)\]"), timeout=RETRY_MS)
            except AssertionError:
                continue
            break
        else:
            raise AssertionError(f"cell {index} did not run")


def cell_count(page: Page) -> int:
    """How many cells the notebook has: a stray command key would add or remove one."""
    return page.locator(".jp-Notebook .jp-Cell").count()
