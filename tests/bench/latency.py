"""How soon the table answers: a click until the table has changed, a page until it can be played at.

Usage: python -m tests.bench.latency [--times N] [--voila]

Server and browser run on this machine together. Beside each number stands what the same browser needs for
something small from the same server: a file of a few hundred bytes for a click, an empty page for a page.
"""

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.servers import Server, command, free_port, running

ROOT = '[data-testid="rook-table"]'
READY = f'{ROOT}[data-turn="true"]'
HAND = "/?pace=0&seed={seed}"
WAIT_MS = 60_000

CLICK = """async ([root, selector]) => {
  const table = document.querySelector(root);
  const before = table.dataset.at;
  const start = performance.now();
  document.querySelector(selector).click();
  await new Promise((done) => {
    const drawn = (_, observer) => {
      if (table.dataset.at === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(done));
    };
    new MutationObserver(drawn).observe(table, { attributes: true });
  });
  return performance.now() - start;
}"""

FETCH = """async (path) => {
  const start = performance.now();
  await (await fetch(path, { cache: "no-store" })).arrayBuffer();
  return performance.now() - start;
}"""

PICKS = (
    f'{ROOT}[data-kind="exchange"] [data-testid="suggestion-0"]',
    f'{ROOT}[data-kind="exchange"] [data-testid="confirm-discard"]',
)
CHOICE = f'{ROOT} [data-group] [data-choice]:not([aria-disabled="true"])'


class Traffic:
    """The messages of one page in both directions."""

    def __init__(self, page: Page) -> None:
        self.sent = 0
        self.came = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._count(frame, sent=True))
        socket.on("framereceived", lambda frame: self._count(frame, sent=False))

    def _count(self, frame: str | bytes, *, sent: bool) -> None:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        if sent and '"custom"' in text:
            self.sent += 1
        elif not sent and '"update"' in text and '"model"' in text:
            self.came += 1


def clicks(page: Page, url: str, times: int) -> tuple[list[float], list[tuple[int, int]]]:
    """Milliseconds from a click of the learner's to the changed table, and the messages of each."""
    traffic = Traffic(page)
    took: list[float] = []
    messages: list[tuple[int, int]] = []
    seed = 0
    while len(took) < times:
        seed += 1
        page.goto(url + HAND.format(seed=seed))
        for _ in range(8):
            page.wait_for_selector(READY, timeout=WAIT_MS)
            page.wait_for_timeout(400)
            selector = CHOICE
            if page.locator(PICKS[0]).count():
                page.locator(PICKS[0]).click()
                page.wait_for_selector(f"{PICKS[1]}:not([aria-disabled])", timeout=WAIT_MS)
                page.wait_for_timeout(300)
                selector = PICKS[1]
            traffic.sent = traffic.came = 0
            took.append(page.evaluate(CLICK, [ROOT, selector]))
            messages.append((traffic.sent, traffic.came))
            if len(took) >= times:
                break
    return took, messages


def openings(page: Page, url: str, times: int) -> list[float]:
    """Milliseconds from asking for the page until the learner can choose something."""
    took = []
    for seed in range(times):
        start = time.perf_counter()
        page.goto(url.format(seed=seed))
        page.wait_for_selector(f"{ROOT} [data-choice]", timeout=WAIT_MS)
        took.append(1000 * (time.perf_counter() - start))
    return took


@contextmanager
def _serving(scratch: Path, *, voila: bool) -> Iterator[Server]:
    port = free_port()
    table = [command("rooktutor"), "serve", "--port", str(port), "--no-open"]
    notebook = [command("voila"), "notebooks/00_play.ipynb", "--port", str(port), "--no-browser"]
    probe = "/static/none" if voila else "/"
    with running(notebook if voila else table, port=port, scratch=scratch, probe=probe) as server:
        yield server


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--times", type=int, default=20, help="how often each thing is done")
    parser.add_argument("--voila", action="store_true", help="open the Voila page too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        with _serving(Path(folder) / "serve", voila=False) as server:
            page.goto(server.url + HAND.format(seed=1))
            page.wait_for_selector(READY, timeout=WAIT_MS)
            small = [page.evaluate(FETCH, "/favicon.ico") for _ in range(asked.times)]
            took, messages = clicks(page, server.url, asked.times)
            _told("click to updated table", took, "a small file", small, limit=100)
            ways = sorted({f"{out} there, {back} back" for out, back in messages})
            print(f"  messages until then: {'; '.join(ways)}")
            empty = openings_of_nothing(page, server.url, asked.times)
            opened = openings(page, server.url + HAND, asked.times)
            _told("page open to playable, rooktutor serve", opened, "an empty page", empty, limit=2000)
        if asked.voila:
            with _serving(Path(folder) / "voila", voila=True) as server:
                empty = openings_of_nothing(page, server.url, asked.times)
                opened = openings(page, server.url + "/?seed={seed}", asked.times)
                _told("page open to playable, Voila", opened, "an empty page", empty, limit=6000)
        browser.close()


def openings_of_nothing(page: Page, url: str, times: int) -> list[float]:
    """Milliseconds for a page of the same server with nothing in it."""
    took = []
    for number in range(times):
        start = time.perf_counter()
        page.goto(f"{url}/static/no-such-page-{number}")
        took.append(1000 * (time.perf_counter() - start))
    return took


def _told(what: str, took: list[float], beside: str, yardstick: list[float], *, limit: int) -> None:
    print(
        f"{what}: median {median(took):.0f} ms of {len(took)} (most {max(took):.0f}, limit {limit}); "
        f"{beside}: {median(yardstick):.0f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
