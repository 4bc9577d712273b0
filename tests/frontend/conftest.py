"""The page alone: a browser, and the harness that draws fixtures without Python behind them."""

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import FLAGS, chromium_path

ROOT = Path(__file__).parents[2]

REDRAWN = "() => { const all = structuredClone(harness.model.get()); (%s)(all); harness.model.put(all); }"
"""What changes the model of the page as a script says, so that it is drawn anew."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: object) -> None:
        return


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def origin() -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(ROOT))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ends with its module: while Playwright runs, no other event loop can run in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def show(browser: Browser, origin: str) -> Iterator[Callable[..., Page]]:
    """Gives a function that draws a fixture; afterwards no error may have been thrown."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def draw(name: str, *, width: int = 1200, height: int = 850, **options: Any) -> Page:
        options = {"reduced_motion": "reduce", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        context.set_default_timeout(8_000)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{origin}/tests/frontend/harness.html?show={name}")
        page.wait_for_selector("[data-ready]")
        return page

    yield draw
    for context in contexts:
        context.close()
    assert not errors


@pytest.fixture
def heard() -> Callable[[Page], list[dict[str, object]]]:
    """Gives a function that returns what a page has reported since it was drawn, ``ready`` left out."""

    def since(page: Page) -> list[dict[str, object]]:
        return page.evaluate("harness.model.heard.filter((event) => event.type !== 'ready')")

    return since
