"""Tables that come back when their page is loaded again.

What stood on a table is kept here, in the server's memory, under a name that only one tab of a browser knows.
The page keeps nothing but that name: a record of an unfinished hand, or its seed, would tell the learner
what the others hold.
"""

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Protocol

from rooktutor.table.messages import LONGEST, READY
from rooktutor.table.state import AppState

MOST_TABLES = 200
"""As many tables are kept; then the one that has rested longest is given up."""
KEY = "rooktutor-tab"
"""Under this name the page keeps the name of its tab; where there are more tables, a number follows."""


class Keeping(Protocol):
    """Where tables are kept, each under the name of its tab.

    ``key`` is what the page calls that name; ``early`` tells that a table gets ready before it is known, for
    a page that has none.
    """

    key: str
    early: bool

    def keep(self, tab: str, state: AppState) -> None:
        """Remember what stands on the table of this tab."""
        ...

    def find(self, tab: str) -> AppState | None:
        """Return what stood on the table of this tab; raises KeptError if it cannot be read any more."""
        ...


class Tabs:
    """What stood on the tables of all visitors, each under the name of its tab.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.table.state import new_match
    >>> tabs, state = Tabs(), new_match(CROWSNEST, seed=7)
    >>> tabs.keep("a-name-nobody-guesses", state)
    >>> tabs.find("a-name-nobody-guesses") is state, tabs.find("another") is None
    (True, True)
    """

    key = KEY
    early = False

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._states: OrderedDict[str, AppState] = OrderedDict()
        self._lock = Lock()

    def keep(self, tab: str, state: AppState) -> None:
        """Remember what stands on the table of this tab."""
        with self._lock:
            self._states[tab] = state
            self._states.move_to_end(tab)
            while len(self._states) > self._most:
                self._states.popitem(last=False)

    def find(self, tab: str) -> AppState | None:
        """Return what stood on the table of this tab when it was last seen; None if nobody knows."""
        with self._lock:
            return self._states.get(tab)


def arrived(message: object) -> tuple[str, str] | None:
    """Return the name of the tab that has just been opened and the one it had before it was loaded again.

    None for any other message; the second is empty for a tab that is new.

    >>> arrived({"type": "ready", "tab": "b", "was": "a"})
    ('b', 'a')
    """
    if not isinstance(message, Mapping) or message.get("type") != READY:
        return None
    tab, was = message.get("tab"), message.get("was")
    if not isinstance(tab, str) or not isinstance(was, str) or not 0 < len(tab) < LONGEST:
        return None
    return tab, was
