"""Notices what a page asks for and what goes wrong in it."""

from playwright.sync_api import BrowserContext, Page

INSIDE_THE_PAGE = ("data:", "blob:", "about:")


class Watch:
    """Lists every request of a browser context that leaves the page's own server, and every script error."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self._own = tuple(f"{scheme}://{origin}" for scheme in ("http", "ws"))
        self.requests = 0
        self.outside: list[str] = []
        self.errors: list[str] = []
        context.on("request", lambda request: self._see(request.url))
        context.on("page", self._follow)

    def _follow(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._see(socket.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _see(self, url: str) -> None:
        self.requests += 1
        if not url.startswith((*self._own, *INSIDE_THE_PAGE)):
            self.outside.append(url)
