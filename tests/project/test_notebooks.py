"""The notebooks: thin, stored without outputs, and they run."""

from pathlib import Path

import nbclient
import nbformat
import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
MOST_LINES_OF_CODE = 6
TOUR = "04_library.ipynb"


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.name)
def notebook(request):
    return nbformat.read(request.param, as_version=4)


def test_there_are_notebooks():
    assert NOTEBOOKS[0].name == "00_play.ipynb"


def test_a_notebook_calls_and_does_not_compute(notebook):
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert len(cell.source.splitlines()) <= MOST_LINES_OF_CODE


def test_a_notebook_is_stored_without_outputs(notebook):
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert code
    assert all(not cell.outputs and cell.execution_count is None for cell in code)


def test_a_notebook_serves_through_voila_with_our_page(notebook):
    assert notebook.metadata["voila"]["template"] == "rooktutor"
    assert notebook.metadata["kernelspec"]["name"] == "python3"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs_and_leaves_something_to_read_without_a_kernel(path, tmp_path, monkeypatch):
    """A hand where a table is shown, and a value or a chart in the tour for people who program."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            shown = [output.get("data", {}) for output in cell.outputs]
            assert any(shown), cell.source
            if path.name != TOUR:
                assert any("rk-static" in data.get("text/html", "") for data in shown), cell.source
