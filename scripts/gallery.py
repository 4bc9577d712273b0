"""Takes the pictures of docs/gallery in a browser, and writes the page that shows them.

Usage: python scripts/gallery.py [folder]    (needs what the browser tests need)
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright  # noqa: E402

from rooktutor.game.record import read_one, write_line  # noqa: E402
from tests.browser.conftest import FLAGS, PHONE, Scheme, chromium_path  # noqa: E402
from tests.browser.servers import command, free_port, running  # noqa: E402

DESKTOP: ViewportSize = {"width": 1180, "height": 780}
LOOKS: tuple[tuple[str, ViewportSize, Scheme, str], ...] = (
    ("desktop", DESKTOP, "light", "/?seed=1&pace=0&lang=en"),
    ("desktop-dark", DESKTOP, "dark", "/?rules=kentucky_discard&seed=4&pace=0&lang=fr"),
    ("phone", PHONE, "light", "/?rules=one_high&seed=3&pace=0&lang=lt"),
    ("phone-dark", PHONE, "dark", "/?rules=call_partner&seed=2&pace=0&lang=en"),
)
"""The name of each look, its size and colors, and the hand that is played in it: another game in each."""

PHASES = ("auction", "exchange", "trump", "call", "play", "over")
TITLES = {
    "auction": "The auction",
    "exchange": "Laying cards away",
    "trump": "Naming trump",
    "call": "Calling a partner",
    "play": "Playing a card",
    "over": "The score",
    "review": "The review",
    "step": "Stepping through a hand",
    "setup": "Setting up a position",
    "settings": "When the tutor speaks",
    "lessons": "Lessons",
}
MOST_BYTES = 1_500_000
QUALITY = 62
TABLE = '[data-testid="rook-table"]'
THINK_MS = 4_000
LONGEST_MS = 90_000


def take(page: Page, folder: Path, name: str) -> None:
    """One picture of what is in sight, as small as it stays sharp."""
    page.mouse.move(2, 2)
    raw = page.screenshot()
    Image.open(BytesIO(raw)).convert("RGB").save(folder / f"{name}.webp", quality=QUALITY, method=6)
    print(name, flush=True)


def play_through(page: Page, folder: Path, look: str) -> None:
    """Play a hand with what the tutor thinks best, and take each phase as it first comes up."""
    seen: set[str] = set()
    for _ in range(60):
        page.wait_for_selector(f'{TABLE}[data-turn="true"], {TABLE}[data-phase="over"]', timeout=LONGEST_MS)
        phase = page.get_attribute(TABLE, "data-phase") or ""
        if phase in PHASES and phase not in seen:
            seen.add(phase)
            page.wait_for_timeout(THINK_MS)
            take(page, folder, f"{phase}-{look}")
        if phase == "over":
            return
        before = page.get_attribute(TABLE, "data-at")
        if phase == "exchange":
            page.wait_for_selector('[data-testid="suggestion-0"]', timeout=LONGEST_MS)
            page.evaluate("document.querySelector('[data-testid=suggestion-0]').click()")
            page.wait_for_selector('[data-testid="confirm-discard"]:not([aria-disabled])', timeout=LONGEST_MS)
            page.evaluate("document.querySelector('[data-testid=confirm-discard]').click()")
        else:
            best = "[data-group] [data-choice][data-rank='1']:not([aria-disabled='true'])"
            any_ = "[data-group] [data-choice]:not([aria-disabled='true'])"
            page.evaluate(
                "([a, b]) => (document.querySelector(a) ?? document.querySelector(b)).click()", [best, any_]
            )
        page.wait_for_function(
            "([table, at]) => document.querySelector(table).dataset.at !== at",
            arg=[TABLE, before],
            timeout=LONGEST_MS,
        )


def sheets(page: Page, folder: Path, url: str, look: str) -> None:
    """What is not a phase of play: stepping through a hand, the sheets over the table, the lessons."""
    record = sorted((ROOT / "lessons" / "hands").glob("*.yaml"))[1].read_text(encoding="utf-8")
    page.goto(f"{url}/?lang=en&hand={quote(write_line(read_one(record)))}")
    page.wait_for_selector('[data-testid="study"]', timeout=LONGEST_MS)
    page.evaluate("[...document.querySelectorAll('[data-control=goto]')].at(18).click()")
    page.wait_for_timeout(THINK_MS)
    take(page, folder, f"step-{look}")
    for sheet in ("setup", "settings"):
        page.evaluate(
            "(id) => document.querySelector(`button[data-control=${id}]`).click()",
            sheet,
        )
        page.wait_for_selector(f'[data-testid="{sheet}"]', timeout=LONGEST_MS)
        page.wait_for_timeout(600)
        take(page, folder, f"{sheet}-{look}")
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    page.goto(f"{url}/?lang=en&lesson")
    page.wait_for_selector(TABLE, timeout=LONGEST_MS)
    page.wait_for_timeout(1_500)
    take(page, folder, f"lessons-{look}")


def one_look(browser: Browser, url: str, folder: Path, look: tuple[str, ViewportSize, Scheme, str]) -> None:
    """Every picture of one look."""
    name, size, scheme, hand = look
    page = browser.new_page(viewport=size, color_scheme=scheme, reduced_motion="reduce", locale="en-US")
    page.goto(url + hand)
    play_through(page, folder, name)
    if name in ("desktop", "phone"):
        review = page.locator('[data-control="review"]').first
        if review.count():
            review.click()
            page.wait_for_timeout(3 * THINK_MS)
            take(page, folder, f"review-{name}")
    if name in ("desktop", "phone-dark"):
        sheets(page, folder, url, name)
    page.close()


def written(folder: Path) -> str:
    """The page: each moment under its title, in every look there is of it."""
    parts = [
        "# Gallery",
        "",
        "Written by `scripts/gallery.py`; each look is another game, two of them in French and Lithuanian.",
    ]
    for key, title in TITLES.items():
        found = [name for name, *_ in LOOKS if (folder / f"{key}-{name}.webp").exists()]
        if found:
            parts += ["", f"## {title}", ""]
            parts += [f"![{title}, {name}]({key}-{name}.webp)" for name in found]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Take all of them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "gallery"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        port = free_port()
        serve = [command("rooktutor"), "serve", "--port", str(port), "--no-open"]
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        with running(serve, port=port, scratch=Path(scratch)) as server:
            for look in LOOKS:
                one_look(browser, server.url, folder, look)
        browser.close()
    (folder / "README.md").write_text(written(folder), encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.glob("*.webp"))
    print(f"{size / 1000:.0f} kB in all")
    if size > MOST_BYTES:
        raise SystemExit(f"more than {MOST_BYTES // 1000} kB")


if __name__ == "__main__":
    main()
