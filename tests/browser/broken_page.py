"""A page at whose table everything that thinks in the background breaks down."""

from collections.abc import Callable, Iterator

import solara

from rooktutor.game.actions import Action
from rooktutor.game.view import View
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.values import Evaluation
from rooktutor.table.components import Table
from rooktutor.table.session import Session
from rooktutor.table.state import new_match
from rooktutor.table.thinking import Brains
from rooktutor.text.catalog import BASE, Catalog


def _no_values(view: View, seed: int, cancelled: Callable[[], bool]) -> Iterator[Evaluation]:
    raise RuntimeError(f"no values for {view.seat}")


def _no_action(view: View, seed: int) -> Action:
    raise RuntimeError(f"{view.seat} has broken down")


@solara.component
def Page() -> None:  # noqa: N802 - the name that Solara looks for
    """The table."""
    brains = Brains(refine=_no_values, act=_no_action)
    session = solara.use_memo(lambda: Session(new_match(CROWSNEST, seed=7), brains), [])
    Table(session, solara.use_memo(lambda: Catalog(BASE), []))
