"""Tables that come back in another process: each a file in a folder that the pages of Voila share.

A page that is loaded again there is shown by a new process. In the files stand hidden cards: they are for
this account alone, and the page knows no more of its file than a name.
"""

import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from threading import Lock, Thread
from time import sleep, time

from platformdirs import user_data_path

from rooktutor.errors import KeptError
from rooktutor.table.afterwards import Afterwards
from rooktutor.table.lasting import table_text, text_table
from rooktutor.table.limits import on_a_page
from rooktutor.table.state import AppState
from rooktutor.table.tabs import KEY

LOG = logging.getLogger(__name__)

MOST_FILES = 2000
"""As many tables are kept; then those that have rested longest are given up."""
MOST_DAYS = 7
"""A table that has rested so long is given up."""
MOST_BYTES = 1_000_000
"""No file is longer: of a longer table only the hand that lies on it is kept, with the match before it."""
REST = 0.05
"""Seconds before anything is written: what has just happened is shown first."""
ENDING = ".table"


class Shelf:
    """What stood on one table of a page, under the name of each tab that shows it.

    Files are written in the background, the newest state at once; the process does not end before that.

    Args:
        folder: where the files are; it is made when the first one is written.
        key: the name under which the page keeps the name of its tab.
        asked: what was asked for when the table was made; one that was made for something else stays away.
    """

    early = True
    """Voila keeps a process ready before anybody comes: what it has thought is there for a new visitor."""

    def __init__(self, folder: Path, key: str = KEY, asked: str = "") -> None:
        self.key = key
        self._folder = folder
        self._asked = sha256(asked.encode()).hexdigest()
        self._lock = Lock()
        self._waiting: dict[str, AppState] = {}
        self._written: tuple[str, AppState] | None = None
        self._writing = False

    def keep(self, tab: str, state: AppState) -> None:
        """Remember what stands on the table of this tab; returns before it is written."""
        with self._lock:
            self._waiting[tab] = state
            if self._writing:
                return
            self._writing = True
        Thread(target=self._write_all, name="rooktutor-keeping").start()

    def find(self, tab: str) -> AppState | None:
        """Return what stood on the table of this tab when it was last seen; None if nobody knows.

        Raises KeptError when something is there that cannot be read.
        """
        with self._lock:
            waiting = self._waiting.get(tab)
        if waiting is not None:
            return waiting
        try:
            with self._file(tab).open("rb") as file:
                raw = file.read(2 * MOST_BYTES)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise KeptError(f"a table that was kept cannot be read: {error}") from error
        asked, _, text = raw.decode("utf-8", "replace").partition("\n")
        if len(asked) == len(self._asked) and asked != self._asked:
            return None
        return text_table(text)

    def _file(self, tab: str) -> Path:
        """The file of a tab: its name comes from the page, so that it is only ever a digest here."""
        return self._folder / (sha256(tab.encode(errors="surrogatepass")).hexdigest() + ENDING)

    def _write_all(self) -> None:
        while True:
            sleep(REST)
            with self._lock:
                if not self._waiting:
                    self._writing = False
                    return
                tab, state = next(iter(self._waiting.items()))
            try:
                self._write(tab, state)
            except (OSError, ValueError) as error:
                LOG.warning("a table is not kept: %s", error)
            with self._lock:
                if self._waiting[tab] is state:
                    del self._waiting[tab]

    def _write(self, tab: str, state: AppState) -> None:
        lasting = _unthought(state)
        if self._written == (tab, lasting):
            return
        file = self._file(tab)
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not file.exists():
            self._give_up_old()
        number, name = mkstemp(suffix=ENDING, dir=self._folder)  # for its owner alone
        fresh = Path(name)
        try:
            with os.fdopen(number, "wb") as opened:
                opened.write(f"{self._asked}\n{_short_text(lasting)}".encode())
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)
        self._written = tab, lasting

    def _give_up_old(self) -> None:
        """Remove the tables that nobody has come back to, so that with the next one they are not too many."""
        ages: list[tuple[float, Path]] = []
        for file in self._folder.glob(f"*{ENDING}"):
            try:
                ages.append((time() - file.stat().st_mtime, file))
            except FileNotFoundError:
                continue
        ages.sort()
        for place, (age, file) in enumerate(ages, start=1):
            if place >= MOST_FILES or age > MOST_DAYS * 86_400:
                file.unlink(missing_ok=True)


def _unthought(state: AppState) -> AppState:
    """The state without what comes and goes by itself: a file is written when something else has changed."""
    after = state.after
    return replace(
        state,
        line=tuple(moment.valued(None) for moment in state.line),
        notices=(),
        noticed=0,
        wanted=None,
        apart=None,
        unvalued=None,
        after=after and Afterwards(end=after.end, seat=after.seat, seed=after.seed, shown=after.shown),
    )


def _short_text(state: AppState) -> str:
    text = table_text(state)
    if len(text) < MOST_BYTES:
        return text
    return table_text(replace(state, line=(state.now,), at=0, study=None, course=None))


@cache
def _numbers() -> Iterator[int]:
    """The numbers of the tables on the page of this process, in the order of its notebook."""
    return count(1)


def page_shelf(asked: Callable[[], AppState]) -> Shelf | None:
    """Return where the next table on a page of Voila is kept; None in a notebook, whose process lives on.

    Args:
        asked: makes the table that the notebook asks for, the same every time.
    """
    if not on_a_page():
        return None
    folder = user_data_path("rooktutor", appauthor=False) / "tables"
    return Shelf(folder, f"{KEY}-{next(_numbers())}", table_text(asked()))
