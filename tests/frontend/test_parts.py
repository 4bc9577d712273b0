"""The sums of the front end, run by the JavaScript that comes with Playwright; and what its files hold."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

from rooktutor.table import assets
from rooktutor.table.contract import SCRIPTS, STYLES

HERE = Path(__file__).parent


def test_the_sums_of_the_front_end():
    node = compute_driver_executable()[0]
    done = subprocess.run(
        [node, "--test", str(HERE / "parts.test.mjs")],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "NO_COLOR": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^(# |ℹ )skipped 0$", done.stdout, re.MULTILINE)


def test_every_file_is_listed_once_and_is_short():
    listed = [*SCRIPTS, *STYLES]
    there = [path.name for path in assets.STATIC.iterdir() if path.suffix in (".js", ".css")]
    assert sorted(listed) == sorted(there)
    for name in listed:
        assert len((assets.STATIC / name).read_text(encoding="utf-8").splitlines()) < 400


@pytest.mark.parametrize(
    "word", ["innerHTML", "outerHTML", "AdjacentHTML", "document.write", "eval(", "import("]
)
def test_nothing_parses_html_or_code(word):
    assert word not in assets.module()


def test_nothing_is_loaded_from_anywhere():
    addresses = re.findall(r"https?://[^\s\"')]+", assets.module() + assets.style())
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}
    assert "url(" not in assets.style()
    assert "@import" not in assets.style()
