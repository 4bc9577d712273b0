"""A class at one server, without a browser: what each visitor may do and use, in both hosts."""

import asyncio
import json
import subprocess
import urllib.request

import psutil
import pytest
from tornado.websocket import WebSocketClosedError

from tests.browser.servers import command, free_port, running
from tests.browser.visitors import LostError, arrive

SECONDS = 90
MOST_MEMORY = 3 * 2**29
LIMITS = {"ROOKTUTOR_LAYOUTS": "100000", "ROOKTUTOR_SECONDS": "1"}
"""So many layouts take minutes: only the second limit can end them."""
READY_KERNELS = 1
"""What `voila.json` keeps ready for the next visitor."""


def limited_command(*words: str) -> list[str]:
    """A command under the limit of memory for each process that docs/class.md gives."""
    return ["prlimit", f"--data={MOST_MEMORY}", *words]


@pytest.fixture(params=["serve", "voila"])
def host(request, tmp_path):
    port = free_port()
    commands = {
        "serve": [command("rooktutor"), "serve", "--no-open", "--port", str(port)],
        "voila": [
            *(command("voila"), "notebooks/00_play.ipynb", "--no-browser", f"--port={port}"),
            *("--MappingKernelManager.cull_idle_timeout=3", "--MappingKernelManager.cull_interval=1"),
        ],
    }
    extra = {**LIMITS, "ROOKTUTOR_PROGRESS": f"sqlite:///{tmp_path}/progress.sqlite"}
    extra |= {"SOLARA_KERNEL_CULL_TIMEOUT": "1s"}
    probe = {"serve": "/", "voila": "/static/none"}[request.param]
    with running(
        limited_command(*commands[request.param]),
        port=port,
        scratch=tmp_path / "host",
        probe=probe,
        extra=extra,
    ) as server:
        yield server


def kernels(server):
    """The processes that the server has started for its visitors."""
    found = psutil.Process(server.pid).children(recursive=True)
    return [each for each in found if any("ipykernel" in word for word in words(each))]


def words(process):
    """The command line of a process; nothing of one that has just ended."""
    try:
        return process.cmdline()
    except psutil.NoSuchProcess:
        return []


def sessions(server):
    """How many visitors the server keeps a table for: in Voila a process each, in Solara a number."""
    if "voila" in " ".join(psutil.Process(server.pid).cmdline()):
        return len(kernels(server))
    with urllib.request.urlopen(server.url + "/resourcez", timeout=SECONDS) as answer:
        return json.load(answer)["kernels"]["total"]


def memory_limit(process):
    """The bytes of data that a process may have at most."""
    said = subprocess.run(
        ["prlimit", f"--pid={process.pid}", "--data", "--output=SOFT", "--noheadings", "--raw"],
        capture_output=True,
        check=True,
        text=True,
    )
    return int(said.stdout)


def test_visitors_of_a_class_stay_within_their_limits(host, tmp_path):
    asyncio.run(_two_visitors(host, tmp_path))


async def _two_visitors(host, tmp_path):
    one = await arrive(host.url, "/?seed=7", seconds=SECONDS)
    other = await arrive(host.url, "/?seed=8", seconds=SECONDS)
    for visitor in (one, other):
        await visitor.until(lambda model: model["your_turn"], SECONDS)
    assert all(memory_limit(each) == MOST_MEMORY for each in (psutil.Process(host.pid), *kernels(host)))

    thought = await one.until(lambda model: model["advice"]["state"] == "sampled", SECONDS)
    assert 0 < thought["advice"]["done"] < int(LIMITS["ROOKTUTOR_LAYOUTS"])

    before = other.model["at"]
    await one.tell({"type": "act", "at": one.model["at"], "id": "pass"})
    await one.until(lambda model: model["at"] != thought["at"], SECONDS)
    assert other.model["at"] == before

    await _send_code(one, tmp_path / "run")
    now = other.model["at"]
    await other.tell({"type": "act", "at": now, "id": "pass"})
    await other.until(lambda model: model["at"] != now, SECONDS)
    assert not (tmp_path / "run").exists()

    await one.leave()
    await other.leave()
    for _ in range(SECONDS * 5):
        if sessions(host) <= READY_KERNELS * bool(kernels(host)):
            return
        await asyncio.sleep(0.2)
    pytest.fail("the visitors have left, and what was theirs is still there")


async def _send_code(visitor, path):
    """Send code that would make a file; a host that hangs up on whoever does so has not run it either."""
    code = f"open({json.dumps(str(path))}, 'w').close()"
    request = {"code": code, "silent": False, "store_history": False, "user_expressions": {}}
    for channel in ("shell", "control"):
        await visitor.say(
            "execute_request", {**request, "allow_stdin": False, "stop_on_error": False}, channel
        )
    now = visitor.model["at"]
    try:
        await visitor.tell({"type": "control", "at": now, "id": "undo", "value": None})
        await visitor.until(lambda model: model["at"] != now, SECONDS)
    except (LostError, WebSocketClosedError):
        return
    assert not visitor.heard_of("execute_reply")
