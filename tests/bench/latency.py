"""How soon the table answers: a click until the table has changed, a page until it can be played at.

Usage: python -m tests.bench.latency [--times N] [--voila]

Server and browser run on this machine together. Beside each number stands what the same browser needs for
something small from the same server: a file of a few hundred bytes for a click, an empty page for a page.

A move's answer is one state of the table, and one message brings it. What follows is counted apart: the
cards of the other seats, which play without a pause here and so may come before the page has been painted,
and the same state again with better values, which are worked out after the answer. Voila runs as the README
says, with ``voila.json``, which keeps a kernel ready: the page is opened by visitors who come one after
another, each some seconds after the one before, and by visitors who do not wait for that.

The weight of the widget is what its two traits hold, which every visitor's page loads once: the script,
packed, with the lines that unpack it, and the style sheet. What both are when unpacked stands beside it.
"""

import argparse
import re
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, WebSocket, sync_playwright

from rooktutor.table import assets
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.servers import Server, command, free_port, running

ROOT = '[data-testid="rook-table"]'
READY = f'{ROOT}[data-turn="true"]'
HAND = "/?pace=0&seed={seed}"
WAIT_MS = 60_000
KEY = re.compile(r'"at": ?"(\d+\.\d+\.[0-9a-f]+)"')
"""The key of a state in a message."""
REST = 10
"""Seconds between two visitors of Voila, in which the next kernel gets ready."""

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
        self.came: list[str] = []
        """The key of the state that each message brought."""
        page.on("websocket", self._listen)

    def forget(self) -> None:
        self.sent = 0
        self.came = []

    def count(self) -> tuple[int, int, int, int]:
        """Messages sent; those with the first new state, with later states, with a state again."""
        new = list(dict.fromkeys(self.came))
        return self.sent, min(len(new), 1), len(new[1:]), len(self.came) - len(new)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._count(frame, sent=True))
        socket.on("framereceived", lambda frame: self._count(frame, sent=False))

    def _count(self, frame: str | bytes, *, sent: bool) -> None:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        if sent and '"custom"' in text:
            self.sent += 1
        elif not sent and '"update"' in text and '"model"' in text:
            self.came += KEY.findall(text)[:1]


def clicks(page: Page, url: str, times: int) -> tuple[list[float], list[tuple[int, int, int, int]]]:
    """Milliseconds from a click of the learner's to the changed table, and the messages of each."""
    traffic = Traffic(page)
    took: list[float] = []
    messages: list[tuple[int, int, int, int]] = []
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
            traffic.forget()
            took.append(page.evaluate(CLICK, [ROOT, selector]))
            messages.append(traffic.count())
            if len(took) >= times:
                break
    return took, messages


def openings(page: Page, url: str, times: int, *, pause: float = 0) -> list[float]:
    """Milliseconds from asking for the page until the learner can choose something, each a new one."""
    took = []
    for seed in range(times):
        page.wait_for_timeout(1000 * pause)
        page.evaluate("sessionStorage.clear()")
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


def weight() -> None:
    """Print how many bytes of script and style sheet the page of a visitor loads for the table."""
    script, style, module = (
        len(text().encode()) / 1000 for text in (assets.script, assets.style, assets.module)
    )
    print(
        f"the widget as it is sent: {script + style:.1f} kB (limit 100): script {script:.1f} packed, style "
        f"{style:.1f}; unpacked {module + style:.1f} kB"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20, help="how often each thing is done")
    parser.add_argument("--voila", action="store_true", help="open the Voila page too")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the servers are ended too
    weight()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        with _serving(Path(folder) / "serve", voila=False) as server:
            page.goto(server.url + HAND.format(seed=1))
            page.wait_for_selector(READY, timeout=WAIT_MS)
            small = [page.evaluate(FETCH, "/favicon.ico") for _ in range(asked.times)]
            took, messages = clicks(page, server.url, asked.times)
            _told("click to updated table", took, "a small file", small, limit=100)
            for (out, back, on, again), often in sorted(Counter(messages).items()):
                rest = (
                    f"; then {on} with another seat's card, {again} with better values" if on or again else ""
                )
                print(f"  {often} times {out} message there, {back} back with the answer{rest}")
            empty = openings_of_nothing(page, server.url, asked.times)
            opened = openings(page, server.url + HAND, asked.times)
            _told("page open to playable, rooktutor serve", opened, "an empty page", empty, limit=2000)
        if asked.voila:
            with _serving(Path(folder) / "voila", voila=True) as server:
                empty = openings_of_nothing(page, server.url, asked.times)
                for who, pause in (("", REST), (", no pause between visitors", 0)):
                    opened = openings(page, server.url, asked.times, pause=pause)
                    _told(f"page open to playable, Voila{who}", opened, "an empty page", empty, limit=6000)
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
