"""The notebooks: thin, stored without outputs, and they run."""

from pathlib import Path

import nbclient
import nbformat
import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
MOST_LINES_OF_CODE = 6


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.name)
def notebook(request):
    return nbformat.read(request.param, as_version=4)


def test_there_are_notebooks():
    assert NOTEBOOKS[0].name == "00_play.ipynb"


def test_a_notebook_calls_and_does_not_compute(notebook):
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert len(cell.source.splitlines()) <= MOST_LINES_OF_CODE
            assert "rooktutor" in cell.source


def test_a_notebook_is_stored_without_outputs(notebook):
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert code
    assert all(not cell.outputs and cell.execution_count is None for cell in code)


def test_a_notebook_serves_through_voila_with_our_page(notebook):
    assert notebook.metadata["voila"]["template"] == "rooktutor"
    assert notebook.metadata["kernelspec"]["name"] == "python3"


def test_a_notebook_runs_and_leaves_a_hand_to_read_without_a_kernel(notebook, tmp_path):
    nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    for cell in notebook.cells:
        if cell.cell_type == "code":
            shown = [output.get("data", {}) for output in cell.outputs]
            assert any("rk-static" in data.get("text/html", "") for data in shown), cell.source
