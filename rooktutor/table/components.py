"""The table as a Solara component: values and callbacks go in, one widget comes out."""

import logging
from collections.abc import Callable, Mapping
from operator import is_

import reacton

from rooktutor.errors import KeptError
from rooktutor.table.learner import Keeper
from rooktutor.table.session import Session
from rooktutor.table.state import AppState, NoticeKind
from rooktutor.table.tabs import Keeping, arrived
from rooktutor.table.viewmodel import view_model
from rooktutor.table.widget import TableWidget
from rooktutor.text.catalog import Catalog

LOG = logging.getLogger(__name__)


@reacton.component
def Table(
    session: Session,
    catalog: Catalog,
    marker: str = "",
    on_score: Callable[[AppState], None] | None = None,
    on_state: Callable[[AppState], None] | None = None,
    tabs: Keeping | None = None,
    keeper: Keeper | None = None,
) -> reacton.core.Element:
    """Show a session, and hand what the learner does back to it.

    ``marker`` names the static table in the page that this one replaces. The session thinks as
    long as a table shows it; when the component goes, its threads end. ``on_score`` is called with
    the state whenever a hand comes to its score, ``on_state`` with each state that is shown. With
    ``tabs`` nothing is shown or thought about until the page has said which tab it is, unless they say that
    it may be done early; if something stood on the table of that tab before, it is put there again.
    A ``keeper`` keeps what is learned in lessons, and asks the page who learns where it does not know.
    """
    state, set_state = reacton.use_state(session.state, eq=is_)
    tab, set_tab = reacton.use_state("")
    named = reacton.use_ref("")
    waiting = tabs is not None and not tabs.early and not tab

    def live() -> object:
        if waiting:
            return None

        def seen(state: AppState) -> None:
            if tabs is not None and named.current:
                tabs.keep(named.current, state)
            if keeper is not None:
                keeper.seen(state)
            if on_state is not None:
                on_state(state)
            set_state(state)

        seen(session.state)
        return session.watch(seen)

    def hear(message: object) -> object:
        names = None if tabs is None else arrived(message)
        before, lost = (None, False) if names is None or tabs is None else _before(tabs, names[1])
        if before is not None:
            session.restore(before)
        if keeper is not None:
            keeper.hear(message, session, resume=before is None)
        if lost:
            session.restore(session.state.told(NoticeKind.LOST))
        if names is not None and tabs is not None:
            named.current = names[0]
            tabs.keep(names[0], session.state)
            set_state(session.state)
            set_tab(names[0])
        return session.hear(message)

    def scored() -> None:
        if on_score is not None and state.now.over:
            on_score(state)

    reacton.use_effect(live, [session, waiting])
    reacton.use_effect(scored, [state.now.over, state.now.deals])
    words = reacton.use_memo(lambda: Catalog(state.lang or catalog.lang), [state.lang, catalog])
    asks = keeper is not None and keeper.asks
    model: Mapping[str, object] = {} if waiting else view_model(state, words)
    kept = "" if tabs is None or tab else tabs.key
    return TableWidget.element(model=model, marker=marker, kept=kept, known=asks, listener=hear)


def _before(tabs: Keeping, tab: str) -> tuple[AppState | None, bool]:
    """Return what stood on the table of a tab, and whether there was something that cannot be read."""
    try:
        return tabs.find(tab), False
    except KeptError as error:
        LOG.warning("%s", error)
        return None, True
