"""The table in a browser without a notebook: Solara's server, closed to the outside."""

import os
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn

HOST = "127.0.0.1"
PORT = 8765
SERVED = Path(__file__).parent / "served"
"""Files of our own that Solara's page loads by their names, such as ``custom.css``."""

ENVIRONMENT: Mapping[str, str] = MappingProxyType(
    {
        "SOLARA_APP": "rooktutor.table.page",
        "SOLARA_MODE": "production",
        "SOLARA_TELEMETRY_MIXPANEL_ENABLE": "False",
        "SOLARA_ASSETS_CDN": "http://127.0.0.1:9/",
        "SOLARA_SESSION_HTTPS_ONLY": "False",
        "SOLARA_SESSION_SAME_SITE": "lax",
        "SOLARA_THEME_TITLE": "rooktutor",
        "SOLARA_THEME_SHOW_BANNER": "False",
    }
)
"""What Solara reads when it is imported: no reports, no file from anywhere else, cookies for plain http.

The theme stays Solara's light one: its page for the theme ``auto`` has no root and stays empty. What
follows the system's look is in ``custom.css``.
"""


def serve(*, port: int = PORT, host: str = HOST, open_browser: bool = True) -> None:
    """Serve the table until interrupted: every visitor has a match of their own.

    Everything that the page loads comes from this server, and nothing is reported to anybody.

    Args:
        port: where to listen.
        host: the address to listen at; the default is this machine alone.
        open_browser: whether to open the page in the standard browser.
    """
    server = make_server(port=port, host=host)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, [f"http://{host}:{port}/"]).start()
    server.run()


def make_server(*, port: int = PORT, host: str = HOST) -> "uvicorn.Server":
    """Return the server, ready to run."""
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    import uvicorn
    from solara.server import settings
    from solara.server.starlette import app

    settings.telemetry.mixpanel_enable = False
    settings.assets.extra_locations = [str(SERVED)]
    return uvicorn.Server(uvicorn.Config(app, host=host, port=port, log_level="warning"))
