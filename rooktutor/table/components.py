"""The table as a Solara component: values and callbacks go in, one widget comes out."""

from collections.abc import Callable
from operator import is_

import solara

from rooktutor.table.session import Session
from rooktutor.table.state import AppState
from rooktutor.table.viewmodel import view_model
from rooktutor.table.widget import TableWidget
from rooktutor.text.catalog import Catalog


@solara.component
def Table(
    session: Session, catalog: Catalog, marker: str = "", on_score: Callable[[AppState], None] | None = None
) -> solara.Element:
    """Show a session, and hand what the learner does back to it.

    ``marker`` names the static table in the page that this one replaces. The session thinks as
    long as a table shows it; when the component goes, its threads end. ``on_score`` is called with
    the state whenever a hand comes to its score.
    """
    state, set_state = solara.use_state(session.state, eq=is_)

    def live() -> object:
        set_state(session.state)
        return session.watch(set_state)

    def scored() -> None:
        if on_score is not None and state.now.over:
            on_score(state)

    solara.use_effect(live, [session])
    solara.use_effect(scored, [state.now.over, state.now.deals])
    return TableWidget.element(model=view_model(state, catalog), marker=marker, listener=session.hear)
