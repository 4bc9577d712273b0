"""The table in a browser without a notebook: Solara's server, closed to the outside."""

import gc
import os
import socket
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from rooktutor.errors import ServeError

HOST = "127.0.0.1"
PORT = 8765
LANG = "ROOKTUTOR_LANG"
"""Names the language of the tables for the page, which Solara loads by itself."""
SERVED = Path(__file__).parent / "served"
"""Files of our own that Solara's page loads by their names, such as ``custom.css``."""

ENVIRONMENT: Mapping[str, str] = MappingProxyType(
    {
        "SOLARA_APP": "rooktutor.table.page",
        "SOLARA_MODE": "production",
        "SOLARA_TELEMETRY_MIXPANEL_ENABLE": "False",
        "SOLARA_KERNEL_CULL_TIMEOUT": "30m",
        "SOLARA_ASSETS_CDN": "http://127.0.0.1:9/",
        "SOLARA_SESSION_HTTPS_ONLY": "False",
        "SOLARA_SESSION_SAME_SITE": "lax",
        "SOLARA_THEME_TITLE": "rooktutor",
        "SOLARA_THEME_SHOW_BANNER": "False",
    }
)
"""What Solara reads when it is imported: no reports, no file from anywhere else, cookies for plain http, and
a visitor who has left is forgotten after half an hour.

The theme stays Solara's light one: its page for the theme ``auto`` has no root and stays empty. What
follows the system's look is in ``custom.css``.
"""


def serve(
    *,
    port: int = PORT,
    host: str = HOST,
    open_browser: bool = True,
    lang: str | None = None,
    announce: Callable[[str], None] = lambda _url: None,
) -> None:
    """Serve the table until interrupted: every visitor has a match of their own.

    Everything that the page loads comes from this server, and nothing is reported to anybody.

    Args:
        port: where to listen.
        host: the address to listen at; the default is this machine alone.
        open_browser: whether to open the page in the standard browser.
        lang: the language of the tables; that of each visitor's browser when left out.
        announce: called with the page's address once it can be opened.

    Raises:
        ServeError: if nothing can listen there, as when the port is taken.
    """
    if lang is not None:
        os.environ[LANG] = lang
    with _listening(host, port) as sock:

        def ready() -> None:
            url = _url(host, port)
            announce(url)
            if open_browser:
                webbrowser.open(url)

        _run(sock, ready)


def _url(host: str, port: int) -> str:
    """The address of the page; that of a machine in the newer numbering stands in brackets.

    >>> _url("127.0.0.1", 8765), _url("::1", 8765)
    ('http://127.0.0.1:8765/', 'http://[::1]:8765/')
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listening(host: str, port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name != "nt":  # there it would let two servers share the port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise ServeError(f"cannot listen on {host}:{port}: {error.strerror}; try another --port") from None
    return sock


def _run(sock: socket.socket, ready: Callable[[], None]) -> None:
    """Run Solara's server on ``sock`` until it is told to stop; call ``ready`` when it answers."""
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    import uvicorn
    from solara.server import settings
    from solara.server.starlette import app

    settings.telemetry.mixpanel_enable = False
    settings.assets.extra_locations = [str(SERVED)]

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            if self.started:
                gc.collect()
                gc.freeze()  # what is loaded stays: to look through it for garbage takes tens of milliseconds
                ready()

    Server(uvicorn.Config(app, log_level="warning")).run(sockets=[sock])
