"""What a notebook shows of a hand: the words and drawings live in upper rooms and are found by name."""

from importlib import import_module

DRAWINGS = "rooktutor.table.cells"
"""Where the drawings are made; the engine imports nothing of it before a notebook asks."""


class Shown:
    """Something that a notebook cell shows as a drawing, or as a few lines of text.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> deal(CROWSNEST, seed=7)._repr_html_()[:7]
    '<figure'
    """

    __slots__ = ()

    def _repr_html_(self) -> str:
        """Return the drawing, in English; ``rooktutor.diagram`` makes it in other languages."""
        return str(import_module(DRAWINGS).diagram(self).html)

    def _repr_mimebundle_(self, **_wanted: object) -> dict[str, str]:
        """Return the drawing, and the few lines that stand for it in a terminal."""
        drawing = import_module(DRAWINGS).diagram(self)
        return {"text/html": drawing.html, "text/plain": drawing.text}
