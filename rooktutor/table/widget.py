"""The table as a widget: one JSON model down, small messages up. It knows nothing of the game."""

import logging
from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from rooktutor.table import assets

LOG = logging.getLogger(__name__)

Listener = Callable[[object], None]


class TableWidget(anywidget.AnyWidget):
    """What the browser draws. ``model`` is the `rooktutor.table.contract.Model`; ``listener`` gets each message."""

    _esm = assets.script()
    _css = assets.style()

    model = traitlets.Dict().tag(sync=True)
    marker = traitlets.Unicode("").tag(sync=True)
    listener = traitlets.Any(None, allow_none=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.on_msg(_heard)


def _heard(widget: TableWidget, content: object, _buffers: object) -> None:
    """Hand a message on. Whatever goes wrong must not end the connection to the page."""
    if widget.listener is None:
        LOG.warning("a message for a table that nobody listens to: %r", content)
        return
    widget.listener(content)
