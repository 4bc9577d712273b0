"""House rules that no linter knows."""

import ast
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import rooktutor

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "rooktutor"
MOST_LINES = 400
WRITTEN_BY_HAND = {".py", ".js", ".mjs", ".css", ".j2", ".ftl", ".sh", ".c", ".h"}

MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(rooktutor.__path__, "rooktutor.")
    if "._dd" not in module.name
)
PACKAGES = [name for name in ("rooktutor", *MODULES) if hasattr(importlib.import_module(name), "__path__")]


def _own_files():
    for top in ("rooktutor", "tests", "scripts", "lessons", "notebooks"):
        yield from (path for path in (ROOT / top).rglob("*") if path.suffix in WRITTEN_BY_HAND)


def test_no_file_is_too_long_to_read():
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in _own_files()}
    assert len(lengths) > 50
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("name", PACKAGES)
def test_what_a_package_offers_is_there(name):
    module = importlib.import_module(name)
    offered = getattr(module, "__all__", ())
    assert len(set(offered)) == len(offered)
    for public in offered:
        assert hasattr(module, public), f"{name}.__all__ names {public}"


def test_the_front_door_offers_what_the_readme_uses():
    used = set(re.findall(r"rooktutor\.([A-Za-z_]+)\(", (ROOT / "README.md").read_text()))
    assert used
    assert used <= set(rooktutor.__all__)


def test_no_module_keeps_state_that_changes():
    """A list, dict or set at the top of a module is shared by every table in the process."""
    kept = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            value = getattr(node, "value", None)
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(value, ast.List | ast.Set):
                names = [
                    ast.unparse(t) for t in (node.targets if isinstance(node, ast.Assign) else [node.target])
                ]
                if names != ["__all__"]:
                    kept.append(f"{path.relative_to(ROOT)}: {', '.join(names)}")
    assert kept == []


def test_only_the_page_knows_addresses_on_the_internet():
    """Nothing that is shown or served may load from another host."""
    loaded = re.compile(r"(?:src|href|import|url)\s*[=(:]?\s*['\"(]?(?:https?:)?//", re.IGNORECASE)
    for path in PACKAGE.rglob("*"):
        if path.suffix in {".js", ".css", ".j2", ".html"}:
            assert not loaded.search(path.read_text()), path
