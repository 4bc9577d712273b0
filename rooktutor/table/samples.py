"""The sample hands that come with rooktutor, by name."""

from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
HOMES = (PACKAGE / "lessons" / "hands", PACKAGE.parent / "lessons" / "hands")
"""Where the hands are: inside an installed package, or beside it in a working copy."""
ENDING = ".rook.yaml"


def sample_hands() -> tuple[str, ...]:
    """Return the names of the sample hands, to be used as ``tutor(record=name)``."""
    return tuple(sorted(path.name.removesuffix(ENDING) for path in _files()))


def sample_path(name: str) -> Path | None:
    """Return the file of the sample hand called ``name``, None when there is none."""
    return next((path for path in _files() if path.name == name + ENDING), None)


def _files() -> Iterable[Path]:
    for home in HOMES:
        if home.is_dir():
            yield from home.glob(f"*{ENDING}")
