"""The files of the front end, joined in their order, made small and packed."""

from base64 import b64encode
from functools import cache
from pathlib import Path
from zlib import compress

from rooktutor.table.contract import SCRIPTS, STYLES

STATIC = Path(__file__).parent / "static"
UNPACK = Path(__file__).parent / "templates" / "unpack.js"

JAVASCRIPT = "application/javascript"
CSS = "text/css"


@cache
def script() -> str:
    """Return what the browser is sent as the widget's module: the front end, packed, and what unpacks it."""
    packed = b64encode(compress(module().encode(), 9)).decode()
    return UNPACK.read_text(encoding="utf-8").replace("@", packed, 1)


@cache
def module() -> str:
    """Return the front end as one JavaScript module, as small as it can be made.

    Its parts stand in a function of their own, so that the names that they share may be shortened too.
    """
    body, exported = _joined(SCRIPTS).rsplit("export default ", 1)
    return _small(f"export default (() => {{\n{body}return {exported}}})();", JAVASCRIPT)


@cache
def style() -> str:
    """Return the front end's style sheets as one, as small as they can be made."""
    return _small(_joined(STYLES), CSS)


def _small(text: str, kind: str) -> str:
    """The text without what is there for people; as it is where there is no minifier for the machine."""
    try:
        import minify
    except ImportError:
        return text
    return minify.string(kind, text)


def _joined(names: tuple[str, ...]) -> str:
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)
