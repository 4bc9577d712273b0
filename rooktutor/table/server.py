"""The table in a browser without a notebook: Solara's server, closed to the outside."""

import threading
import webbrowser

HOST = "127.0.0.1"
PORT = 8765
PAGE = "rooktutor.table.page"


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


def make_server(*, port: int = PORT, host: str = HOST) -> "uvicorn.Server":  # noqa: F821 - imported below
    """Return the server, ready to run."""
    import os

    os.environ["SOLARA_APP"] = PAGE
    import uvicorn
    from solara.server import settings

    settings.telemetry.mixpanel_enable = False
    settings.main.mode = "production"
    settings.theme.title = "rooktutor"
    settings.theme.show_banner = False
    settings.theme.variant = settings.ThemeVariant.auto
    from solara.server.starlette import app

    return uvicorn.Server(uvicorn.Config(app, host=host, port=port, log_level="warning"))
