"""Takes the pictures of the table that README.md shows, in a browser as a player would see it.

Usage: python scripts/screenshot.py [folder]    (needs what the browser tests need)
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, PHONE, STEP_MS, Scheme, chromium_path  # noqa: E402
from tests.browser.servers import Server, command, free_port, running  # noqa: E402
from tests.browser.table import Table  # noqa: E402

HAND = "/?seed=1&pace=0"
TRICKS = 0
"""How many tricks are played, each card the best that the tutor knows, before the picture is taken."""
PICTURES: tuple[tuple[str, ViewportSize, Scheme], ...] = (
    ("table.png", {"width": 1180, "height": 780}, "light"),
    ("table-dark.png", {"width": 1180, "height": 780}, "dark"),
    ("table-phone.png", PHONE, "light"),
)
"""Name, size and color scheme."""

_KNOWN = """
() => {
  const table = document.querySelector('[data-testid="rook-table"]');
  return ['exact', 'sampled'].includes(table.dataset.thinking)
    && table.querySelector('[data-choice][data-tone="best"]');
}
"""


def follow_the_tutor(table: Table) -> None:
    """Take what the tutor calls best until so many tricks have been played and it is South's turn again."""
    played = 0
    while True:
        phase = table.settle()
        table.page.wait_for_function(_KNOWN, timeout=60_000)
        table.page.wait_for_timeout(3000)
        if (phase == "play" and played == TRICKS) or phase == "over":
            return
        played += phase == "play"
        before = table.at
        if phase == "exchange":
            table.part("suggestion-0").click()
            table.part("confirm-discard").click()
        else:
            where = table.part("hand" if phase == "play" else "panel")
            where.locator('[data-choice][data-tone="best"]').first.click()
        table.moved_on_from(before)


def shrink(path: Path) -> None:
    """Keep 256 colors of a picture, which is a third of the bytes."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    small.save(path, optimize=True)


def take(browser: Browser, server: Server, folder: Path) -> None:
    """Take every picture, in the middle of a hand whose values have settled."""
    for name, size, scheme in PICTURES:
        context = browser.new_context(
            viewport=size, color_scheme=scheme, reduced_motion="reduce", device_scale_factor=1.5
        )
        context.set_default_timeout(STEP_MS)
        page = context.new_page()
        page.goto(server.url + HAND)
        follow_the_tutor(Table(page))
        page.mouse.move(0, 0)
        page.wait_for_timeout(500)
        page.screenshot(path=folder / name, full_page=size == PHONE)
        shrink(folder / name)
        context.close()


def main() -> None:
    """Serve the table, take the pictures, and stop."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs"
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    serve = [command("rooktutor"), "serve", "--port", str(port), "--no-open"]
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        with running(serve, port=port, scratch=Path(scratch)) as server:
            take(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main()
