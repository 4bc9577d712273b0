"""Starts the three hosts of the table on this machine, waits until they answer, and ends them."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
START_SECONDS = 90
STOP_SECONDS = 15


@dataclass(frozen=True)
class Server:
    """A running server: where it listens, where it writes what it has to say, and its process."""

    url: str
    log: Path
    pid: int = 0

    @property
    def origin(self) -> str:
        """The host and port, without the scheme."""
        return self.url.split("//")[1].rstrip("/")

    def said(self) -> str:
        """Everything the server has written so far."""
        return self.log.read_text(errors="replace")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


def _environment(scratch: Path, extra: Mapping[str, str]) -> dict[str, str]:
    """This process's environment, with every folder in which something of the user's is kept replaced."""
    own = {
        "JUPYTER_CONFIG_DIR": scratch / "config",
        "JUPYTER_DATA_DIR": scratch / "data",
        "JUPYTER_RUNTIME_DIR": scratch / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": scratch / "lab-settings",
        "JUPYTERLAB_WORKSPACES_DIR": scratch / "lab-workspaces",
        "IPYTHONDIR": scratch / "ipython",
        "XDG_DATA_HOME": scratch / "share",
        "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHONUNBUFFERED": "1",
    }
    return os.environ | {name: str(value) for name, value in own.items()} | dict(extra)


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status == 200
    except urllib.error.HTTPError as error:
        return error.code < 500
    except OSError:
        return False


def _wait(server: Server, process: subprocess.Popen[bytes], probe: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            raise AssertionError(f"the server ended by itself:\n{server.said()}")
        if _answers(server.url + probe):
            return
        time.sleep(0.2)
    raise AssertionError(f"no answer in {START_SECONDS} seconds:\n{server.said()}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """End the server and what it started: first politely, so that it can end its kernels.

    A kernel has a session of its own and outlives a server that had to be killed: so each is ended by itself.
    """
    started = [psutil.Process(process.pid)] if process.poll() is None else []
    started += [child for server in started for child in server.children(recursive=True)]
    process.terminate()
    _, left = psutil.wait_procs(started, STOP_SECONDS)
    for each in left:
        with suppress(psutil.NoSuchProcess):
            each.kill()
    process.wait(STOP_SECONDS)


@contextmanager
def running(
    command: Sequence[str],
    *,
    port: int,
    scratch: Path,
    cwd: Path = ROOT,
    probe: str = "/",
    extra: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """Run ``command`` until the block ends; enters the block when ``probe`` is answered."""
    scratch.mkdir(parents=True, exist_ok=True)
    file = scratch / "server.log"
    with file.open("wb") as log:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=_environment(scratch, extra or {}),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        server = Server(url=f"http://127.0.0.1:{port}", log=file, pid=process.pid)
        try:
            _wait(server, process, probe)
            yield server
        finally:
            _stop(process)


def command(name: str) -> str:
    """The path of an installed command, from the environment that runs the tests."""
    return str(BIN / name)
