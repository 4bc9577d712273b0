"""The files of the front end, joined in their order."""

import re
from functools import cache
from pathlib import Path

from rooktutor.table.contract import SCRIPTS, STYLES

STATIC = Path(__file__).parent / "static"


_WORDS = re.compile(r'("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)')
"""The strings of a script. A template inside a template, or a quote in a pattern, has no place in ours."""


@cache
def script() -> str:
    """Return the front end as one JavaScript module, without the spaces that are for people."""
    parts = _WORDS.split(_joined(SCRIPTS))
    return "".join(part if place % 2 else _tight(part) for place, part in enumerate(parts))


def _tight(code: str) -> str:
    return re.sub(r" ?([=<>!&|?:;,{}()\[\]*]) ?", r"\1", code)


@cache
def style() -> str:
    """Return the front end's style sheets as one, without the spaces that are for people."""
    return re.sub(r"\s*([{};,])\s*|(?<=:)\s+", r"\1", _joined(STYLES)).replace(";}", "}")


def _joined(names: tuple[str, ...]) -> str:
    """The files as one, without indentation and comments: a comment there has lines of its own."""
    texts = ((STATIC / name).read_text(encoding="utf-8") for name in names)
    lines = (line.strip() for text in texts for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith(("//", "/*")))
