"""Takes the pictures of docs/gallery in a browser, and writes the page that shows them.

Usage: python scripts/gallery.py [folder [game ...]]    (needs what the browser tests need)
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
from rooktutor.rules.systems import RULE_SETS  # noqa: E402
from tests.browser.conftest import FLAGS, PHONE, Scheme, chromium_path  # noqa: E402
from tests.browser.servers import command, free_port, running  # noqa: E402
from tests.browser.table import Table  # noqa: E402

DESKTOP: ViewportSize = {"width": 1180, "height": 780}
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
DARK = {"kentucky_discard", "partnership", "one_high", "buckeye", "kentucky_discard_original"}
"""The games whose wide table is dark and whose narrow one is light; with the others it is the other way."""
LANGUAGES = {("kentucky_discard", "desktop"): "fr", ("one_high", "phone"): "lt"}
SINGLES = {
    ("crowsnest", "desktop"): "desktop",
    ("kentucky_discard", "desktop"): "desktop-dark",
    ("one_high", "phone"): "phone",
    ("call_partner", "phone"): "phone-dark",
}
"""The hands whose moments are shown one by one too, and the name of their look."""

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
MOST_BYTES = 2_500_000
QUALITY = 50
SMALLER = {"desktop": 0.42, "phone": 0.5}
"""How much smaller a picture is on the sheet of its game."""
GAP = 8
TABLE = '[data-testid="rook-table"]'
THINK_MS = 1_500
LONGEST_MS = 240_000


def shot(page: Page) -> Image.Image:
    """What is in sight."""
    page.mouse.move(2, 2)
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def keep(picture: Image.Image, folder: Path, name: str) -> None:
    """One picture as a file, as small as it stays sharp."""
    picture.save(folder / f"{name}.webp", quality=QUALITY, method=6)
    print(name, flush=True)


def hand(page: Page) -> dict[str, Image.Image]:
    """Bid until the auction is won, name what the tutor thinks best, and take each phase as it comes up.

    Of the plays the first in which not every card is allowed, as that tells more.
    """
    seen: dict[str, Image.Image] = {}
    forbidding = False
    table = Table(page)
    for _ in range(60):
        phase = str(table.settle())
        refused = phase == "play" and table.refused().count() > 0
        wanted = (phase in PHASES and phase not in seen) or (refused and not forbidding)
        forbidding |= refused
        if wanted:
            thought = ",".join(f'{TABLE}[data-thinking="{state}"]' for state in ("sampled", "exact", "off"))
            page.wait_for_selector(thought, timeout=LONGEST_MS)
            page.wait_for_timeout(THINK_MS)
            seen[phase] = shot(page)
        if phase == "over":
            return seen
        before = table.at
        best = table.root.locator("[data-group] [data-choice][data-rank='1']:not([aria-disabled='true'])")
        if wanted and phase not in ("auction", "exchange") and best.count():
            best.first.click()
        else:
            table.act()
        table.moved_on_from(before)
    raise AssertionError("the hand did not end")


def sheet(hands: dict[str, dict[str, Image.Image]]) -> Image.Image:
    """All moments of a game on one picture: the wide table in rows of three, the narrow one below."""
    wide, narrow = (
        [
            each.resize((round(each.width * by), round(each.height * by)), Image.Resampling.LANCZOS)
            for each in hands[size].values()
        ]
        for size, by in SMALLER.items()
    )
    rows = [wide[:3], wide[3:], narrow]
    width = max(sum(each.width + GAP for each in row) for row in rows)
    whole = Image.new("RGB", (width, sum(row[0].height + GAP for row in rows if row)), "#8a9298")
    top = 0
    for row in filter(None, rows):
        left = 0
        for each in row:
            whole.paste(each, (left, top))
            left += each.width + GAP
        top += row[0].height + GAP
    return whole


def sheets(page: Page, folder: Path, url: str, look: str) -> None:
    """What is not a phase of play: stepping through a hand, the sheets over the table, the lessons."""
    opened(page, folder, "settings", look)
    record = sorted((ROOT / "lessons" / "hands").glob("*.yaml"))[1].read_text(encoding="utf-8")
    page.goto(f"{url}/?lang=en&hand={quote(write_line(read_one(record)))}")
    page.wait_for_selector('[data-testid="study"]', timeout=LONGEST_MS)
    page.evaluate("[...document.querySelectorAll('[data-control=goto]')].at(18).click()")
    page.wait_for_timeout(THINK_MS)
    keep(shot(page), folder, f"step-{look}")
    opened(page, folder, "setup", look)
    page.goto(f"{url}/?lang=en&lesson")
    page.wait_for_selector(TABLE, timeout=LONGEST_MS)
    page.wait_for_timeout(1_500)
    keep(shot(page), folder, f"lessons-{look}")


def opened(page: Page, folder: Path, sheet: str, look: str) -> None:
    """A sheet over the table, which is closed again."""
    page.evaluate("(id) => document.querySelector(`button[data-control=${id}]`).click()", sheet)
    page.wait_for_selector(f'[data-testid="{sheet}"]', timeout=LONGEST_MS)
    page.wait_for_timeout(600)
    keep(shot(page), folder, f"{sheet}-{look}")
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)


def one_game(browser: Browser, url: str, folder: Path, game: str) -> None:
    """Every picture of one game: a wide table and a narrow one, one of them dark."""
    hands = {}
    for size, viewport in SIZES.items():
        scheme: Scheme = "dark" if (game in DARK) == (size == "desktop") else "light"
        look = SINGLES.get((game, size))
        page = browser.new_page(
            viewport=viewport, color_scheme=scheme, reduced_motion="reduce", locale="en-US"
        )
        lang = LANGUAGES.get((game, size), "en")
        page.goto(f"{url}/?rules={game}&seed=1&pace=0&opponents=rules&lang={lang}")
        hands[size] = hand(page)
        if look is not None:
            for phase, picture in hands[size].items():
                keep(picture, folder, f"{phase}-{look}")
            page.locator('[data-control="review"]').first.click()
            page.wait_for_selector('[data-testid="review"] .rk-review-headline', timeout=LONGEST_MS)
            page.wait_for_timeout(THINK_MS)
            if size == "phone":
                page.get_by_test_id("review").evaluate("(review) => review.scrollIntoView()")
            keep(shot(page), folder, f"review-{look}")
            if look in ("desktop", "phone-dark"):
                sheets(page, folder, url, look)
        page.close()
    keep(sheet(hands), folder, f"game-{game}")


def written(folder: Path) -> str:
    """The page: each moment under its title, in every look there is of it."""
    parts = [
        "# Gallery",
        "",
        "Written by `scripts/gallery.py`; each look is another game, two of them in French and Lithuanian.",
    ]
    for key, title in TITLES.items():
        found = [look for look in SINGLES.values() if (folder / f"{key}-{look}.webp").exists()]
        if found:
            parts += ["", f"## {title}", ""]
            parts += [f"![{title}, {look}]({key}-{look}.webp)" for look in found]
    for game in filter(lambda each: (folder / f"game-{each}.webp").exists(), RULE_SETS):
        parts += ["", f"## `{game}`", "", f"![{game}](game-{game}.webp)"]
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
            for game in sys.argv[2:] or RULE_SETS:
                one_game(browser, server.url, folder, game)
        browser.close()
    (folder / "README.md").write_text(written(folder), encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.glob("*.webp"))
    print(f"{size / 1000:.0f} kB in all")
    if size > MOST_BYTES:
        raise SystemExit(f"more than {MOST_BYTES // 1000} kB")


if __name__ == "__main__":
    main()
