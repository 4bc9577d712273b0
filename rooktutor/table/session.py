"""One table that is being used: the state, whoever watches it, and the thinking behind it."""

import logging
import threading
from collections.abc import Callable
from functools import partial

from rooktutor.table import pondering, thinking
from rooktutor.table.contract_match import FileReply
from rooktutor.table.events import Event, Refused
from rooktutor.table.messages import SaveAsked, decode
from rooktutor.table.patience import Patience
from rooktutor.table.reducer import reduce
from rooktutor.table.running import Runner
from rooktutor.table.sharing import door
from rooktutor.table.state import AppState
from rooktutor.table.thinking import Brains

LOG = logging.getLogger(__name__)

Watcher = Callable[[AppState], None]


class Session:
    """Holds the state of one table and changes it, one event at a time.

    Events come from the page and from background threads. Each is reduced under a lock, so that
    watchers see the states in their order.

    Args:
        state: where the table starts.
        brains: who thinks for the computer players and values the learner's actions.
    """

    def __init__(self, state: AppState, brains: Brains) -> None:
        self._lock = threading.RLock()
        self._state = state
        self._watchers: tuple[Watcher, ...] = ()
        self._thinker = Runner(
            thinking.job_for, partial(thinking.think, brains), thinking.broken, self.dispatch
        )
        self._patience = Patience(self.dispatch)
        self._ponderer = Runner(pondering.errand_for, brains.ponder, pondering.broken, self.dispatch)

    @property
    def state(self) -> AppState:
        """The state now."""
        return self._state

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` with each new state; return a function that ends that.

        Thinking begins with the first watcher and rests when the last one has gone.
        """
        with self._lock:
            self._watchers = (*self._watchers, watcher)
            self._consider()

        def unwatch() -> None:
            with self._lock:
                self._watchers = tuple(each for each in self._watchers if each is not watcher)
                if not self._watchers:
                    self.rest()

        return unwatch

    def hear(self, message: object) -> FileReply | None:
        """Take a message from the page; return the answer where it asks something.

        One that makes no sense is shown as such and changes nothing else.
        """
        event = decode(message)
        if isinstance(event, SaveAsked):
            return door(self._state, event.view, event.what)
        if isinstance(event, Refused):
            LOG.warning("refused a message from the page: %s", event.detail)
        if event is not None:
            self.dispatch(event)
        return None

    def dispatch(self, event: Event) -> None:
        """Change the state as ``event`` says and tell the watchers."""
        with self._lock:
            after = reduce(self._state, event)
            if after is not self._state:
                self._change(after)

    def restore(self, state: AppState) -> None:
        """Put a state on the table in the place of the one that is there."""
        with self._lock:
            self._change(state)

    def _change(self, state: AppState) -> None:
        self._state = state
        self._thinker.drop(state)
        self._patience.consider(state)
        for watcher in self._watchers:
            watcher(state)
        if self._watchers:
            self._consider()

    def _consider(self) -> None:
        self._thinker.consider(self._state)
        self._ponderer.consider(self._state)

    def rest(self) -> None:
        """Stop thinking until something happens at the table."""
        self._thinker.rest()
        self._ponderer.rest()

    def wake(self) -> None:
        """Think about what the state calls for, if anybody watches."""
        with self._lock:
            if self._watchers:
                self._consider()

    def settle(self, timeout: float = 10.0) -> bool:
        """Wait until no job runs, for so many seconds each; return whether it came about."""
        return self._thinker.wait(timeout) and self._ponderer.wait(timeout)
