"""Drives JupyterLab 4: opens a notebook, runs it, reads which mode its keyboard is in."""

import re

from playwright.sync_api import Page, expect

READY_MS = 90_000
RETRY_MS = 4_000
TRIES = 10


def open_notebook(page: Page, url: str, name: str) -> None:
    """Open a notebook by itself in a fresh workspace and wait until the page is wired to a kernel at rest."""
    page.goto(f"{url}/lab/workspaces/test/tree/{name}?reset", timeout=READY_MS)
    page.locator(".jp-Notebook").wait_for(timeout=READY_MS)
    idle = page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]')
    idle.first.wait_for(state="attached", timeout=READY_MS)
    for _ in range(READY_MS // 500):
        kernels = page.request.get(f"{url}/api/kernels").json()
        if any(kernel["execution_state"] == "idle" and kernel["connections"] for kernel in kernels):
            return
        page.wait_for_timeout(500)
    raise AssertionError("the notebook has no kernel")


def accept_dialogs(page: Page) -> None:
    """Accept what Lab proposes when it asks, such as which kernel to use when that takes long to start."""
    accept = page.locator(".jp-Dialog button.jp-mod-accept")
    if accept.count():
        accept.first.click()
        page.locator(".jp-Dialog").first.wait_for(state="detached")


def run_code_cells(page: Page) -> None:
    """Run each code cell in turn; a Shift+Enter before the kernel is wired is lost, so ask again."""
    cells = page.locator(".jp-CodeCell")
    for index in range(cells.count()):
        cell = cells.nth(index)
        prompt = cell.locator(".jp-InputPrompt")
        for _ in range(TRIES):
            accept_dialogs(page)
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
