"""What the project says about itself in several places must agree."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import yaml

import rooktutor

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = PYPROJECT["project"]
FOLDERS = re.compile(r"`((?:rooktutor|tests|scripts|lessons|notebooks|docs)/[\w./*-]*)")
ENVIRONMENT = yaml.safe_load((ROOT / "environment.yml").read_text())


def _split(requirement: str) -> tuple[str, str]:
    """The package a requirement names, as it is compared, and the versions it allows."""
    found = re.fullmatch(r"([A-Za-z0-9._-]+)\s*(.*)", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[1]).lower(), found[2].replace(" ", "")


def _declared(*extras: str) -> dict[str, str]:
    asked = [
        *PROJECT["dependencies"],
        *(r for extra in extras for r in PROJECT["optional-dependencies"][extra]),
    ]
    return dict(map(_split, asked))


def _conda() -> dict[str, str]:
    plain = [entry for entry in ENVIRONMENT["dependencies"] if isinstance(entry, str)]
    from_pip = next(entry["pip"] for entry in ENVIRONMENT["dependencies"] if isinstance(entry, dict))
    return dict(_split(entry) for entry in [*plain, *from_pip] if not entry.startswith("--"))


def test_conda_users_get_what_pip_users_get():
    conda = _conda()
    assert conda.pop("python") == PROJECT["requires-python"]
    assert conda.pop("pip") == ""
    assert conda == _declared("lab", "voila")


def test_conda_users_get_this_checkout():
    from_pip = next(entry["pip"] for entry in ENVIRONMENT["dependencies"] if isinstance(entry, dict))
    assert "--editable ." in from_pip


def test_every_requirement_has_a_lower_bound():
    extras = PROJECT["optional-dependencies"]
    unbounded = {name for name, versions in _declared(*extras).items() if not versions.startswith(">=")}
    assert unbounded == {"wheel"}


def test_the_version_is_the_same_everywhere():
    assert PROJECT["version"] == rooktutor.__version__
    newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest
    assert newest[1] == PROJECT["version"]


def test_the_pythons_promised_are_the_pythons_listed():
    prefix = "Programming Language :: Python :: "
    listed = {c.removeprefix(prefix) for c in PROJECT["classifiers"] if re.match(rf"{prefix}3\.\d", c)}
    assert PROJECT["requires-python"] == ">=3.11,<3.14"
    assert listed == {"3.11", "3.12", "3.13"}


def test_ci_runs_the_command_of_the_readme():
    assert "bash tests/run.sh" in (ROOT / ".ci" / "run").read_text()
    assert "bash tests/run.sh" in (ROOT / "README.md").read_text()


def test_the_tables_of_the_readme_are_fresh():
    ran = subprocess.run([sys.executable, "scripts/readme.py", "--check"], cwd=ROOT, check=False, timeout=60)
    assert ran.returncode == 0, "run scripts/readme.py"


def test_a_stale_table_is_noticed(tmp_path):
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "readme.py", tmp_path / "scripts")
    (tmp_path / "README.md").write_text((ROOT / "README.md").read_text().replace("| 41 with", "| 40 with"))
    ran = subprocess.run(
        [sys.executable, tmp_path / "scripts" / "readme.py", "--check"], check=False, timeout=60
    )
    assert ran.returncode == 1


def test_every_path_that_the_documents_name_is_there():
    for name in ("README.md", "CONTRIBUTING.md"):
        for path in FOLDERS.findall((ROOT / name).read_text()):
            if "<" not in path:
                assert list(ROOT.glob(path.rstrip("/"))), f"{name} names {path}"
