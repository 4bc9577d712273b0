"""Lets many visitors play at once against a server on this machine, and prints what that costs.

Usage: python scripts/load.py [serve|voila] [--visitors 25] [--seconds 120]

Every visitor opens the page and speaks with its table as the page does, over a socket of their own: a browser
would draw on the visitor's machine, not on this one. Each plays with advice: looks at what the choices are
worth, thinks for a moment, presses, and waits for the table that shows it. Nothing leaves this machine, and
it ends by itself: whoever waits ``ARRIVAL`` seconds for a step of the way in, ``PATIENCE`` for the table that
shows a press, or ``TURN`` for the next turn, is lost.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import psutil

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tornado.websocket import WebSocketError  # noqa: E402

from tests.browser.servers import Server, command, free_port, running  # noqa: E402
from tests.browser.visitors import Json, LostError, Visitor, arrive  # noqa: E402

MOST_VISITORS, MOST_SECONDS = 100, 900
ARRIVAL, PATIENCE, TURN = 90, 60, 120
APART = 1.0
"""Seconds between two arrivals."""
LOOK, THOUGHT = 6.0, (0.5, 2.5)
"""How long a visitor waits for the advice, and then thinks, in seconds."""


@dataclass
class Seen:
    """Seconds that one visitor took for the way in, press to table, table to turn, turn to advice."""

    arrival: float = 0.0
    presses: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    advice: list[float] = field(default_factory=list)
    unadvised: int = 0
    lost: str = ""


class Crowd:
    """All visitors; what is measured begins when the last of them sits, and ends for all at once."""

    def __init__(self, url: str, visitors: int, seconds: float) -> None:
        self.url, self.seconds = url, seconds
        self.seen = [Seen() for _ in range(visitors)]
        self.sitting = 0
        self.all_in = asyncio.Event()
        self.over = asyncio.Event()

    async def visit(self, number: int) -> None:
        """Come in, play until it is over, and leave."""
        seen, rng = self.seen[number], Random(number)
        try:
            await asyncio.sleep(number * APART)
            began = time.monotonic()
            visitor = await arrive(self.url, f"/?seed={number}", seconds=ARRIVAL)
            seen.arrival = time.monotonic() - began
        except LostError as error:
            seen.lost = str(error)
            return
        finally:
            self.sitting += 1
            if self.sitting == len(self.seen):
                self.all_in.set()
        try:
            while not self.over.is_set():
                await self._turn(visitor, seen, rng)
            await visitor.leave()
        except (TimeoutError, LostError, WebSocketError) as error:
            seen.lost = f"at {visitor.model.get('at')}: {error!r}"

    async def _turn(self, visitor: Visitor, seen: Seen, rng: Random) -> None:
        """Wait for the turn, look at the advice, think, press, and wait for the table."""
        pressed = time.monotonic()
        model = await visitor.until(lambda now: now["your_turn"] or now["phase"] == "over", TURN)
        if self.all_in.is_set():
            seen.turns.append(time.monotonic() - pressed)
        if model["your_turn"]:
            at, began = model["at"], time.monotonic()
            try:
                await visitor.until(lambda now: now["at"] != at or _advised(now), LOOK)
                if self.all_in.is_set():
                    seen.advice.append(time.monotonic() - began)
            except TimeoutError:
                seen.unadvised += self.all_in.is_set()
        await asyncio.sleep(rng.uniform(*THOUGHT))
        at, began = visitor.model["at"], time.monotonic()
        await visitor.tell({"at": at, **_press(visitor.model)})
        await visitor.until(lambda now: now["at"] != at, PATIENCE)
        if self.all_in.is_set() and not self.over.is_set():
            seen.presses.append(time.monotonic() - began)


def _advised(model: Json) -> bool:
    """Whether the table says what any choice is worth."""
    panel = model["panel"]
    choices = [*model["hand"], *panel.get("choices", []), *panel.get("suggestions", [])]
    return any(each.get("value") for each in choices) or model["advice"]["state"] in ("sampled", "exact")


def _press(model: Json) -> Json:
    """What this visitor does now: the first thing that is allowed."""
    panel = model["panel"]
    if model["phase"] == "over":
        return {"type": "control", "id": "next", "value": None}
    if panel["kind"] == "exchange":
        return {"type": "discard", "ids": panel["suggestions"][0]["ids"]}
    choices = model["hand"] if panel["kind"] == "play" else panel["choices"]
    legal = [each["id"] for each in choices if each["legal"]]
    if not legal:
        raise LostError(
            f"nothing to press: {model['phase']} {panel['kind']} {model['status']} {model['messages']}"
        )
    return {"type": "act", "id": legal[0]}


def memory(process: psutil.Process) -> int:
    """The bytes that a process and all that it has started take up; what they share is counted once."""
    used = 0
    for each in [process, *process.children(recursive=True)]:
        try:
            used += each.memory_full_info().pss
        except psutil.NoSuchProcess:
            continue
    return used


def worked(process: psutil.Process) -> float:
    """The seconds of a core that a process and all that it has started have had."""
    had = 0.0
    for each in [process, *process.children(recursive=True)]:
        try:
            times = each.cpu_times()
        except psutil.NoSuchProcess:
            continue
        had += times.user + times.system
    return had


async def load(server: Server, visitors: int, seconds: int) -> str:
    """Let the visitors in one after another, let them play, and return what they saw."""
    process = psutil.Process(server.pid)
    empty = memory(process)
    crowd = Crowd(server.url, visitors, seconds)
    tasks = [asyncio.create_task(crowd.visit(number)) for number in range(visitors)]
    await asyncio.wait_for(crowd.all_in.wait(), visitors * APART + ARRIVAL + PATIENCE)
    before = worked(process)
    await asyncio.sleep(seconds)
    cores = (worked(process) - before) / seconds
    full = memory(process)
    crowd.over.set()
    await asyncio.wait(tasks, timeout=TURN + PATIENCE)
    return f"{_report(crowd.seen, empty, full)}\n{'cores it had':<20}{cores:.2f} of {os.cpu_count()}"


def _report(seen: Sequence[Seen], empty: int, full: int) -> str:
    lost = [each.lost for each in seen if each.lost]
    lost += ["no press was ever answered" for each in seen if not each.lost and not each.presses]
    missed = sum(each.unadvised for each in seen)
    rows = {
        "visitors": f"{len(seen)}, by sockets; what a browser draws is not in the times",
        "way in": _times([each.arrival for each in seen if each.arrival]),
        "presses": str(sum(len(each.presses) for each in seen)),
        "press to table": _times([wait for each in seen for wait in each.presses]),
        "table to next turn": _times([wait for each in seen for wait in each.turns]),
        "turn to advice": _times([wait for each in seen for wait in each.advice])
        + f", not within {LOOK:.0f} s {missed} times",
        "memory a visitor": f"{(full - empty) / len(seen) / 2**20:.1f} MB; "
        f"server alone {empty / 2**20:.0f} MB, with all {full / 2**20:.0f} MB",
        "lost": " ".join([str(len(lost)), *lost[:3]]),
    }
    return "\n".join(f"{name:<20}{text}" for name, text in rows.items())


def _times(waits: Sequence[float]) -> str:
    if len(waits) < 2:
        return "none"
    middle, high = statistics.median(waits), statistics.quantiles(waits, n=20)[-1]
    return f"median {middle:.2f} s, 95 % {high:.2f} s, longest {max(waits):.2f} s"


def main() -> None:
    """Start the server, let the visitors in, and end everything again."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("host", nargs="?", choices=("serve", "voila"), default="serve")
    parser.add_argument("--visitors", type=int, default=25)
    parser.add_argument("--seconds", type=int, default=120)
    asked = parser.parse_args()
    visitors, seconds = min(asked.visitors, MOST_VISITORS), min(asked.seconds, MOST_SECONDS)
    port = free_port()
    commands = {
        "serve": [command("rooktutor"), "serve", "--no-open", "--port", str(port)],
        "voila": [command("voila"), "notebooks/00_play.ipynb", "--no-browser", f"--port={port}"],
    }
    with tempfile.TemporaryDirectory() as scratch:
        extra = {"ROOKTUTOR_PROGRESS": f"sqlite:///{scratch}/progress.sqlite"}
        probe = "/" if asked.host == "serve" else "/static/none"
        with running(
            commands[asked.host], port=port, scratch=Path(scratch), probe=probe, extra=extra
        ) as server:
            print(f"{'host':<20}{asked.host}\n{asyncio.run(load(server, visitors, seconds))}")


if __name__ == "__main__":
    main()
