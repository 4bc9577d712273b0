"""Visitors without a browser: they open a page and speak with its table as the page does, over one socket."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketError, websocket_connect

KERNEL = re.compile(r'"kernelId": ?"([0-9a-f-]{30,})"')
BIG = 64 * 2**20

Json = dict[str, Any]


class LostError(Exception):
    """The host has hung up."""


@dataclass
class Visitor:
    """Somebody at a table: ``model`` is what the page would draw now."""

    socket: WebSocketClientConnection
    kernel: str
    session: str = field(default_factory=lambda: uuid4().hex)
    model: Json = field(default_factory=dict)
    heard: list[Json] = field(default_factory=list)
    """The last messages that were about anything else."""
    _table: str = ""
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _reader: "asyncio.Task[None] | None" = None

    async def say(self, kind: str, content: Json, channel: str = "shell") -> str:
        """Send a message to the kernel; return its name."""
        header = {
            "msg_id": uuid4().hex,
            "msg_type": kind,
            "session": self.session,
            "username": "visitor",
            "version": "5.3",
            "date": "2026-01-01T00:00:00Z",
        }
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {"version": "1.0.0"},
            "content": content,
        }
        await self.socket.write_message(json.dumps({**message, "channel": channel, "buffers": []}))
        return header["msg_id"]

    async def tell(self, message: Json) -> None:
        """Send the table what the page would send."""
        content = {"method": "custom", "content": message}
        await self.say("comm_msg", {"comm_id": self._table, "data": content})

    async def until(self, held: "Any", seconds: float) -> Json:
        """Wait until ``held`` is true of the model.

        Raises LostError when the host hangs up, TimeoutError when it is not true in time.
        """
        async with asyncio.timeout(seconds):
            while not held(self.model):
                if self._reader is not None and self._reader.done():
                    raise LostError("the host has hung up")
                self._news.clear()
                await self._news.wait()
        return self.model

    async def leave(self) -> None:
        """Hang up."""
        self.socket.close()
        if self._reader is not None:
            await self._reader

    def listen(self) -> None:
        """Begin to hear what the host says."""
        self._reader = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while (raw := await self.socket.read_message()) is not None:
            message = json.loads(_first_part(raw) if isinstance(raw, bytes) else raw)
            kind, content = message["header"]["msg_type"], message["content"]
            if kind == "comm_open":
                self._seen(content["comm_id"], content["data"].get("state", {}))
            elif kind == "comm_msg" and content["data"].get("method") == "update_states":
                for name, each in content["data"]["states"].items():
                    self._seen(name, each["state"])
            elif kind == "comm_msg" and content["comm_id"] == self._table:
                self._seen(self._table, content["data"].get("state", {}))
            else:
                self.heard = [*self.heard[-20:], message]
            self._news.set()
        self._news.set()

    def _seen(self, name: str, state: Json) -> None:
        """Take up the first table; a page may have more."""
        if "model" in state and name == (self._table or name):
            self._table, self.model = name, state["model"]

    def heard_of(self, kind: str) -> bool:
        """Whether a message of this kind has come lately."""
        return any(each["header"]["msg_type"] == kind for each in self.heard)

    @property
    def found(self) -> bool:
        """Whether there is a table on the page."""
        return bool(self._table)


def _first_part(raw: bytes) -> bytes:
    """The message in what came with buffers behind it: a count, where each part begins, the parts."""
    count = int.from_bytes(raw[:4], "big")
    starts = [int.from_bytes(raw[4 + 4 * n : 8 + 4 * n], "big") for n in range(count)]
    return raw[starts[0] : starts[1] if count > 1 else None]


async def arrive(url: str, path: str = "/", *, seconds: float = 60) -> Visitor:
    """Open a page of either host and sit down at its first table.

    Raises LostError when the host hangs up, or one of the steps takes longer than ``seconds``.
    """
    step = "the page"
    try:
        asked = HTTPRequest(url + path, request_timeout=seconds)
        answer = await AsyncHTTPClient(force_instance=True, max_body_size=BIG).fetch(asked)
        step = "the socket"
        found = KERNEL.search(answer.body.decode())
        cookies = "; ".join(each.split(";")[0] for each in answer.headers.get_list("Set-Cookie"))
        root, kernel = ("/api", found[1]) if found else ("/jupyter/api", str(uuid4()))
        address = f"{url.replace('http', 'ws', 1)}{root}/kernels/{kernel}/channels?session_id={uuid4().hex}"
        where = HTTPRequest(address, headers={"Cookie": cookies}, request_timeout=seconds)
        visitor = Visitor(await websocket_connect(where, max_message_size=BIG), kernel)
        visitor.listen()
        step = "the table"
        if found:
            await visitor.say("kernel_info_request", {})
            await visitor.until(lambda _model: visitor.heard_of("kernel_info_reply"), seconds)
            await _ask(visitor, "jupyter.widget.control", {"method": "request_states"})
        else:
            run = {"method": "run", "args": {"path": path, "dark": False, "themes": {}}}
            await _ask(visitor, "solara.control", run)
        await visitor.until(lambda _model: visitor.found, seconds)
        step = "the model"
        name = uuid4().hex
        ready = {"type": "ready", "at": "", "tab": name, "was": "", "learner": name, "langs": ["en"]}
        await visitor.tell(ready)
        await visitor.until(bool, seconds)
    except (TimeoutError, HTTPError, WebSocketError, OSError) as error:
        raise LostError(f"on the way in, at {step}: {error!r}") from error
    return visitor


async def _ask(visitor: Visitor, target: str, request: Json) -> None:
    """Open a channel to a part of the host, and ask it something."""
    channel = uuid4().hex
    await visitor.say("comm_open", {"comm_id": channel, "target_name": target, "data": {}})
    await visitor.say("comm_msg", {"comm_id": channel, "data": request})
