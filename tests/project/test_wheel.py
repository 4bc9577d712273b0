"""What an installed rooktutor carries, with a C compiler at hand and without."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATE = "rooktutor-0.1.0.data/data/share/jupyter/voila/templates/rooktutor"
SOURCES_OF_THE_EXTENSION = {".c", ".h"}


def _tracked(*folders: str) -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *folders], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]


def _build(folder: Path, **environment: str) -> set[str]:
    """Build a wheel from a copy of the files in version control; gives the names of the files in it."""
    source = folder / "source"
    for name in _tracked("."):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*build, "--wheel-dir", str(folder), str(source)],
        check=True,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        timeout=300,
    )
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return _build(tmp_path_factory.mktemp("wheel"))


def test_the_wheel_carries_the_whole_package(wheel):
    wanted = {name for name in _tracked("rooktutor") if Path(name).suffix not in SOURCES_OF_THE_EXTENSION}
    wanted -= {name for name in wanted if name.endswith(".pyi")}
    assert {name for name in wanted if name.endswith((".ftl", ".js", ".css"))}
    assert wanted - wheel == set()


def test_the_wheel_carries_the_lessons(wheel):
    lessons = _tracked("lessons")
    assert lessons
    assert {f"rooktutor/{name}" for name in lessons} <= wheel


def test_the_wheel_carries_the_page_for_voila(wheel):
    assert {f"{TEMPLATE}/{name}" for name in ("conf.json", "index.html.j2", "page.html")} <= wheel


def test_the_wheel_carries_the_compiled_solver(wheel):
    assert any(name.startswith("rooktutor/solve/_dd.") and name.endswith((".so", ".pyd")) for name in wheel)


def test_without_a_compiler_everything_else_is_built(wheel, tmp_path):
    bare = _build(tmp_path, CC="no-such-compiler", CXX="no-such-compiler")
    compiled = {name for name in wheel if name.endswith((".so", ".pyd"))}
    assert compiled
    assert wheel - bare == compiled
