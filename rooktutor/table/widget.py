"""The table as a widget: one JSON model down, small messages up. It knows nothing of the game."""

import logging
from collections.abc import Callable

import anywidget
import traitlets

from rooktutor.table import assets
from rooktutor.table.messages import READY

LOG = logging.getLogger(__name__)

Listener = Callable[[object], object | None]
"""Gets a message from the page; what it returns is sent back to the page."""


class TableWidget(anywidget.AnyWidget):
    """What the browser draws: ``model`` is a `contract.Model`, ``listener`` gets each message.

    ``marker`` names the plain hand in the page that this table replaces; ``kept`` is the name under which the
    page keeps which tab it is in, so that what stood there comes back when it is loaded again: empty where
    nothing comes back, and as soon as the page has said it. ``known`` lets it say whose browser it is, so
    that what was learned comes back.
    """

    _esm = assets.script()
    _css = assets.style()

    model = traitlets.Dict().tag(sync=True)
    marker = traitlets.Unicode("").tag(sync=True)
    kept = traitlets.Unicode("").tag(sync=True)
    known = traitlets.Bool(default_value=False).tag(sync=True)
    listener = traitlets.Any(None, allow_none=True)

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self.on_msg(_heard)


def _heard(widget: TableWidget, content: object, _buffers: object) -> None:
    """Hand a message on. A view that has just been drawn may have missed what was sent before it."""
    ready = isinstance(content, dict) and content.get("type") == READY
    if widget.listener is None and not ready:
        LOG.warning("a message for a table that nobody listens to: %r", content)
    answer = widget.listener(content) if widget.listener is not None else None
    if ready:
        widget.send_state("model")
    if answer is not None:
        widget.send(answer)
