"""The served table says where it is, and why it cannot be there."""

import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

COMMAND = (sys.executable, "-m", "rooktutor", "serve", "--no-open", "--port")


@pytest.fixture
def taken_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.listen()
        yield sock.getsockname()[1]


def test_a_port_that_is_taken_is_refused_in_one_line(taken_port):
    done = subprocess.run(
        [*COMMAND, str(taken_port)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    [line] = done.stderr.strip().splitlines()
    assert str(taken_port) in line and "--port" in line
    assert not done.stdout


def test_the_address_is_told_once_the_page_answers():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port = sock.getsockname()[1]
    with subprocess.Popen([*COMMAND, str(port)], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            url = next(word for word in said.split() if word.startswith("http"))
            assert url == f"http://127.0.0.1:{port}/"
            with urllib.request.urlopen(url, timeout=30) as answer:
                assert answer.status == 200
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=30)
