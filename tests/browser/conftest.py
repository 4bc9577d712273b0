"""A browser, the three hosts, and a watch on what their pages ask the network for."""

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tests.browser.servers import ROOT, Server, command, free_port, running
from tests.browser.watch import Watch

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # Any other host's name does not exist for this browser: what needs one shows as broken at once.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)
DESKTOP: ViewportSize = {"width": 1100, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Scheme = Literal["light", "dark"]
STEP_MS = 20_000


def pytest_configure() -> None:
    """A run that is told to end takes its servers and its browser with it."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def chromium_path() -> str:
    """Where Chromium is: the CHROMIUM variable, or the first usual name found."""
    named = [os.environ.get("CHROMIUM"), *map(shutil.which, CHROMIUM_NAMES)]
    found = [path for path in named if path]
    if not found:
        pytest.fail("the browser tests need Chromium: install it, or set CHROMIUM to its path")
    return found[0]


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Ends with its module: while Playwright runs, no other event loop can run in this thread.

    A test may give it further flags as its parameter.
    """
    flags = [*FLAGS, *getattr(request, "param", ())]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=flags)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A function that opens a fresh page on a server; afterwards no request may have left that server."""
    opened: list[tuple[BrowserContext, Watch]] = []

    def opener(
        server: Server,
        path: str = "/",
        *,
        size: ViewportSize = DESKTOP,
        scheme: Scheme = "light",
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport=size, reduced_motion="reduce", color_scheme=scheme, has_touch=touch
        )
        context.set_default_timeout(STEP_MS)
        opened.append((context, Watch(context, server.origin)))
        page = context.new_page()
        if path:
            page.goto(server.url + path, timeout=60_000)
        return page

    yield opener
    for context, _ in opened:
        context.close()
    for _, watch in opened:
        assert watch.requests, "the watch saw no request at all"
        assert not watch.outside, f"the page asked the network for {watch.outside}"
        assert not watch.errors, f"errors in the page: {watch.errors}"


@pytest.fixture(scope="session")
def solara_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_port()
    serve = [command("rooktutor"), "serve", "--port", str(port), "--no-open"]
    with running(serve, port=port, scratch=tmp_path_factory.mktemp("solara")) as server:
        yield server
        # Solara looks for an asset that it lacks on the internet, and says so.
        assert "Could not load URL" not in server.said()


@pytest.fixture(scope="session")
def voila_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_port()
    serve = [command("voila"), "notebooks/00_play.ipynb", "--port", str(port), "--no-browser"]
    with running(serve, port=port, scratch=tmp_path_factory.mktemp("voila"), probe="/static/none") as server:
        yield server


@pytest.fixture(scope="session")
def lab_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The notebooks, in a folder where a test may change them."""
    folder = tmp_path_factory.mktemp("notebooks")
    for notebook in (ROOT / "notebooks").glob("*.ipynb"):
        shutil.copy(notebook, folder)
    return folder


@pytest.fixture(scope="session")
def lab_server(lab_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    scratch = tmp_path_factory.mktemp("lab")
    settings = scratch / "lab-settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    quiet = {"fetchNews": "false", "checkForUpdates": False}
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet))
    port = free_port()
    serve = [
        sys.executable,
        *("-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
        *(f"--port={port}", "--IdentityProvider.token=", "--ServerApp.password=", "--LabApp.news_url="),
        f"--ServerApp.root_dir={lab_folder}",
    ]
    with running(serve, port=port, scratch=scratch, probe="/api/status") as server:
        yield server
