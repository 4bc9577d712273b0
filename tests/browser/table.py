"""Plays at the table in a page, by clicks or by keys alone, as ``contract.py`` promises it works."""

from typing import Any

from playwright.sync_api import Locator, Page

TURN_MS = 90_000
"""The longest wait for the other seats to act, on a busy machine."""
MOST_STEPS = 80
"""More decisions than any hand has: at most 11 calls, a discard, a trump and nine tricks."""
MOST_KEYS = 60
"""More key presses than any one decision takes."""

_SETTLED = """
() => {
  const root = document.querySelector('[data-testid="rook-table"]');
  return root && root.dataset.ready === 'true'
    && (root.dataset.turn === 'true' || root.dataset.phase === 'over');
}
"""
_MOVED_ON = """
(before) => {
  const root = document.querySelector('[data-testid="rook-table"]');
  return root && root.dataset.at !== before;
}
"""
_FOCUS = """
() => {
  const at = document.activeElement;
  if (!at || !at.closest('[data-testid="rook-table"]')) return null;
  return {
    choice: at.dataset.choice ?? null,
    testid: at.dataset.testid ?? null,
    control: at.dataset.control ?? null,
    refused: at.getAttribute('aria-disabled') === 'true',
    picked: at.getAttribute('aria-pressed') === 'true',
  };
}
"""


class Table:
    """The first table in an open page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.get_by_test_id("rook-table").first

    def part(self, testid: str) -> Locator:
        """A part of the table by its test id."""
        return self.root.get_by_test_id(testid)

    def open_sheet(self, name: str) -> None:
        """Open a sheet from the bar, or from the settings where the bar is too narrow for its button."""
        button = self.part(f"control-{name}")
        if not button.first.is_visible():
            self.part("control-settings").click()
        button.locator("visible=true").first.click()

    @property
    def phase(self) -> str | None:
        return self.root.get_attribute("data-phase")

    @property
    def at(self) -> str | None:
        return self.root.get_attribute("data-at")

    def settle(self) -> str | None:
        """Wait until the learner is to act or the hand is over; gives the phase."""
        self.root.wait_for(timeout=TURN_MS)
        self.page.wait_for_function(_SETTLED, timeout=TURN_MS)
        return self.phase

    def moved_on_from(self, before: str | None) -> None:
        self.page.wait_for_function(_MOVED_ON, arg=before, timeout=TURN_MS)

    def legal(self, where: str) -> Locator:
        """The choices in a part of the table that may be taken now."""
        return self.part(where).locator('[data-choice]:not([aria-disabled="true"])')

    def refused(self) -> Locator:
        """The cards in the hand that may not be played now."""
        return self.part("hand").locator('[data-choice][aria-disabled="true"]')

    # ---------------------------------------------------------------------------- by clicks

    def click_through(self, *, until: str = "over", tricks: int | None = None) -> list[str]:
        """Act by clicks until a phase, or so many cards played; gives the phase of each decision."""
        seen: list[str] = []
        for _ in range(MOST_STEPS):
            phase = self.settle()
            if phase in (until, "over") or (tricks is not None and seen.count("play") == tricks):
                return seen
            seen.append(str(phase))
            before = self.at
            self.act()
            self.moved_on_from(before)
        raise AssertionError(f"the hand did not end: {seen}")

    def act(self) -> None:
        """Take a choice by a click: the lowest bid, the tutor's first cards to lay away, or the first."""
        match self.phase:
            case "play":
                self.legal("hand").first.click()
            case "exchange":
                self.part("suggestion-0").click()
                self.part("confirm-discard").click()
            case "auction":
                bids = self.legal("panel").and_(self.page.locator('[data-choice]:not([data-choice="pass"])'))
                (bids if bids.count() else self.legal("panel")).first.click()
            case _:
                self.legal("panel").first.click()

    # ------------------------------------------------------------------------------ by keys

    def enter_by_tab(self) -> None:
        """Reach the table from the top of the page with the Tab key."""
        for _ in range(MOST_KEYS):
            if self.page.evaluate(_FOCUS):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab never came to the table")

    def key_through(self) -> list[str]:
        """Play to the end of the hand by keys alone, never moving the focus by other means."""
        seen: list[str] = []
        for _ in range(MOST_STEPS):
            phase = self.settle()
            if phase == "over":
                return seen
            seen.append(str(phase))
            before = self.at
            if phase == "exchange":
                self._lay_away_by_keys()
            else:
                self._choose_by_arrows(avoid="pass" if phase == "auction" else None)
            self.moved_on_from(before)
        raise AssertionError(f"the hand did not end: {seen}")

    def _choose_by_arrows(self, avoid: str | None) -> None:
        """Walk with the arrow to a choice that may be taken and press Enter; ``avoid`` only if alone."""
        visited: set[str] = set()
        for _ in range(MOST_KEYS):
            self.page.keyboard.press("ArrowRight")
            focus = self._focused()
            choice = focus["choice"]
            if choice is None or focus["refused"]:
                continue
            if choice != avoid or choice in visited:
                self.page.keyboard.press("Enter")
                return
            visited.add(choice)
        raise AssertionError(f"no choice could be reached but {visited}")

    def _lay_away_by_keys(self) -> None:
        """Pick cards in turn until they can be laid away, go to that button by Tab, and press it."""
        self.page.keyboard.press("ArrowRight")
        for _ in range(MOST_KEYS):
            if self._focused()["choice"] is None:
                self.page.keyboard.press("ArrowRight")
                continue
            if self.part("confirm-discard").get_attribute("aria-disabled") != "true":
                break
            focus = self._focused()
            if not focus["picked"] and not focus["refused"]:
                self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowRight")
        self.press_by_tab("confirm-discard")

    def press_by_tab(self, testid: str) -> None:
        """Go to a button with the Tab key and press it with Enter."""
        for _ in range(MOST_KEYS):
            focus = self.page.evaluate(_FOCUS)
            if focus and focus["testid"] == testid:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {testid}")

    def _focused(self) -> dict[str, Any]:
        focus = self.page.evaluate(_FOCUS)
        assert focus, "the focus has left the table"
        return focus
