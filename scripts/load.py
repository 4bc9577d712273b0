"""Lets many visitors play at once against a server on this machine, and prints what that costs.

Usage: python scripts/load.py [serve|voila] [--visitors 25] [--seconds 60]    (needs what browser tests need)

Every visitor is a browser page of its own that plays its own match with advice. Printed are the memory of the
server for each visitor, the median and the 95th percentile of the time from a press to the table that shows
it, and how many visitors were lost. Everything stays on this machine, and it ends after the seconds given.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.async_api import Error, Page, async_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, chromium_path  # noqa: E402
from tests.browser.servers import Server, command, free_port, running  # noqa: E402

MOST_VISITORS, MOST_SECONDS = 100, 600
PATIENCE_MS = 60_000
PRESSES = '[data-turn="true"] [data-choice]:not([aria-disabled="true"])'


@dataclass
class Visit:
    """What one visitor saw: how long each press took, in seconds, and whether the table was lost."""

    waits: list[float] = field(default_factory=list)
    lost: str = ""


async def visit(page: Page, url: str, end: float) -> Visit:
    """Play until ``end``: press something that is allowed, wait for the table that shows it, and go on."""
    seen = Visit()
    try:
        await page.goto(url, timeout=4 * PATIENCE_MS)
        root = page.get_by_test_id("rook-table").first
        await page.wait_for_selector('[data-ready="true"]', timeout=4 * PATIENCE_MS)
        while time.monotonic() < end:
            await _press(page, root, seen, end)
    except Error as error:
        if time.monotonic() < end:
            seen.lost = str(error).splitlines()[0]
    return seen


async def _press(page: Page, root, seen: Visit, end: float) -> None:  # noqa: ANN001 - a locator
    phase, before = await root.get_attribute("data-phase"), await root.get_attribute("data-at")
    if phase == "exchange":
        await page.get_by_test_id("suggestion-0").click(timeout=PATIENCE_MS)
        press = page.get_by_test_id("confirm-discard")
    elif phase == "over":
        press = page.get_by_test_id("control-next").first
    else:
        left = max(1.0, 1000 * (end - time.monotonic()))
        await page.wait_for_selector(f'{PRESSES}, [data-phase="over"]', timeout=min(PATIENCE_MS, left))
        press = page.locator(PRESSES).first
        if not await press.count():
            return
    began = time.monotonic()
    await press.click(timeout=PATIENCE_MS)
    await page.wait_for_function(
        "was => document.querySelector('[data-testid=\"rook-table\"]').dataset.at !== was",
        arg=before,
        timeout=PATIENCE_MS,
    )
    seen.waits.append(time.monotonic() - began)


def memory(group: int) -> int:
    """The bytes that the processes of a group use for themselves."""
    used = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(status.read_text().rsplit(")", 1)[1].split()[2]) != group:
                continue
            rows = (status.parent / "smaps_rollup").read_text().splitlines()
        except (OSError, ValueError):
            continue
        used += sum(int(row.split()[1]) * 1024 for row in rows if row.startswith("Pss:"))
    return used


async def load(server: Server, group: int, visitors: int, seconds: int) -> None:
    """Let the visitors in one after another, let them play, and print what they saw."""
    empty = memory(group)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        pages = [
            await (await browser.new_context(reduced_motion="reduce")).new_page() for _ in range(visitors)
        ]
        end = time.monotonic() + seconds
        visits = []
        for number, page in enumerate(pages):
            visits.append(asyncio.create_task(visit(page, f"{server.url}/?seed={number}&pace=0", end)))
            await asyncio.sleep(min(1.0, seconds / 4 / visitors))
        await asyncio.sleep(max(0.0, end - time.monotonic() - 1))
        full = memory(group)
        seen = await asyncio.gather(*visits)
        await browser.close()
    waits = sorted(wait for each in seen for wait in each.waits)
    lost = [each.lost for each in seen if each.lost or not each.waits]
    print(f"visitors            {visitors}")
    print(f"presses             {len(waits)}")
    print(
        f"memory a visitor    {(full - empty) / visitors / 2**20:.1f} MB, server alone {empty / 2**20:.0f} MB"
    )
    if len(waits) > 1:
        print(
            f"press to table      median {statistics.median(waits):.2f} s, "
            f"95 % {waits[int(0.95 * len(waits))]:.2f} s"
        )
    print(f"lost                {len(lost)} {lost[:3] or ''}")


def main() -> None:
    """Start the server, let the visitors in, and end everything again."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("host", nargs="?", choices=("serve", "voila"), default="serve")
    parser.add_argument("--visitors", type=int, default=25)
    parser.add_argument("--seconds", type=int, default=60)
    asked = parser.parse_args()
    visitors, seconds = min(asked.visitors, MOST_VISITORS), min(asked.seconds, MOST_SECONDS)
    port = free_port()
    commands = {
        "serve": [command("rooktutor"), "serve", "--no-open", "--port", str(port)],
        "voila": [command("voila"), "notebooks/00_play.ipynb", "--no-browser", f"--port={port}"],
    }
    with tempfile.TemporaryDirectory() as scratch:
        extra = {"ROOKTUTOR_PROGRESS": f"sqlite:///{scratch}/progress.sqlite"}
        with running(commands[asked.host], port=port, scratch=Path(scratch), extra=extra) as server:
            listening = [
                int(path.name)
                for path in Path("/proc").glob("[0-9]*")
                if str(port)
                in (path / "cmdline").read_bytes().decode(errors="replace").replace("\0", " ").split()
                or f"--port={port}" in (path / "cmdline").read_bytes().decode(errors="replace")
            ]
            asyncio.run(load(server, os.getpgid(min(listening)), visitors, seconds))


if __name__ == "__main__":
    main()
