"""The engine starts without the libraries of the table."""

import subprocess
import sys

import pytest

HEAVY = ("solara", "ipywidgets", "anywidget", "IPython", "jupyter_client", "fluent", "matplotlib", "numpy")


@pytest.mark.parametrize(
    ("statement", "barred"),
    [
        ("import rooktutor", HEAVY),
        ("import rooktutor; rooktutor.Position", HEAVY),
        ("import rooktutor.solve.montecarlo", HEAVY),
        ("import rooktutor.explain.annotate", HEAVY),
        ("import rooktutor.cli", ("solara", "ipywidgets", "anywidget", "IPython", "matplotlib")),
    ],
)
def test_importing_brings_no_heavy_library(statement, barred):
    report = f"{statement}; import sys; print(*sorted(set(sys.modules) & set({barred!r})))"
    ran = subprocess.run(
        [sys.executable, "-c", report], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout.split() == []
