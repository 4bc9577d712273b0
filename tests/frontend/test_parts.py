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
LIMIT = 100_000


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


def test_the_front_end_is_light():
    assert len(assets.script().encode()) + len(assets.style().encode()) < LIMIT


def test_the_script_that_is_sent_is_the_one_that_is_written(tmp_path):
    """Only spaces outside of strings are left out, and what is left is a module."""
    written = "\n".join((assets.STATIC / name).read_text(encoding="utf-8") for name in SCRIPTS)
    lines = [line for line in map(str.strip, written.splitlines()) if not line.startswith(("//", "/*"))]
    assert re.sub(r"\s", "", assets.script()) == re.sub(r"\s", "", "".join(lines))
    literal = re.compile(r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`')
    assert literal.findall(assets.script()) == literal.findall("\n".join(lines))
    assert not re.search(r"\$\{[^}`]*`", written), "a template inside a template"
    module = tmp_path / "front.mjs"
    module.write_text(assets.script(), encoding="utf-8")
    node = compute_driver_executable()[0]
    done = subprocess.run([node, "--check", module], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_every_file_is_listed_once_and_is_short():
    listed = [*SCRIPTS, *STYLES]
    there = [path.name for path in assets.STATIC.iterdir() if path.suffix in (".js", ".css")]
    assert sorted(listed) == sorted(there)
    for name in listed:
        assert len((assets.STATIC / name).read_text(encoding="utf-8").splitlines()) < 400


def test_comments_have_lines_of_their_own():
    for name in (*SCRIPTS, *STYLES):
        for line in (assets.STATIC / name).read_text(encoding="utf-8").splitlines():
            if "/*" in line or "*/" in line:
                assert line.strip().startswith("/*"), (name, line)
                assert line.strip().endswith("*/"), (name, line)


@pytest.mark.parametrize(
    "word", ["innerHTML", "outerHTML", "AdjacentHTML", "document.write", "eval(", "import("]
)
def test_nothing_parses_html_or_code(word):
    assert word not in assets.script()


def test_nothing_is_loaded_from_anywhere():
    addresses = re.findall(r"https?://[^\s\"')]+", assets.script() + assets.style())
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}
    assert "url(" not in assets.style()
    assert "@import" not in assets.style()
