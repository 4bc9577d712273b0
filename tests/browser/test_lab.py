"""The table in a JupyterLab cell, among the keys and commands of a notebook."""

import json

import nbclient
import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser import lab
from tests.browser.servers import ROOT
from tests.browser.table import Table

PLAY = "00_play.ipynb"
COMMAND_KEYS = ("a", "b", "c", "x", "v", "d", "d", "m", "y", "z", "1", "Enter")
"""Keys that make, copy, cut, paste, delete and change cells when they reach the notebook."""
STATIC = ".rk-static"
"""The hand as plain HTML, for readers without a kernel."""


@pytest.fixture
def playing(open_page, lab_server):
    """The play notebook in Lab, run, with its table on the screen."""
    page = open_page(lab_server, "")
    lab.open_notebook(page, lab_server.url, PLAY)
    lab.run_code_cells(page)
    table = Table(page)
    table.settle()
    return table


def test_a_few_tricks_are_played_in_a_cell(playing):
    phases = playing.click_through(tricks=3)
    assert phases.count("play") == 3
    expect(playing.page.locator(STATIC).first).to_be_hidden()
    expect(playing.part("hand").locator("[data-choice]")).to_have_count(6)


def test_keys_pressed_in_the_table_stay_in_the_table(playing):
    page = playing.page
    cells = lab.cell_count(page)
    kinds = page.locator(".jp-Notebook .jp-CodeCell").count()
    playing.root.click(position={"x": 5, "y": 5})
    playing.root.focus()
    for key in COMMAND_KEYS:
        page.keyboard.press(key)
    page.wait_for_timeout(500)
    assert lab.cell_count(page) == cells
    assert page.locator(".jp-Notebook .jp-CodeCell").count() == kinds
    expect(page.locator(".jp-Dialog")).to_have_count(0)


def test_a_notebook_reopened_without_its_kernel_still_shows_the_hand(open_page, lab_server, lab_folder):
    notebook = nbformat.read(ROOT / "notebooks" / PLAY, as_version=4)
    nbclient.NotebookClient(
        notebook, timeout=120, resources={"metadata": {"path": str(lab_folder)}}
    ).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = {"name": "gone", "display_name": "Gone", "language": "gone"}
    notebook.metadata.pop("language_info", None)
    (lab_folder / "later.ipynb").write_text(json.dumps(notebook))

    page = open_page(lab_server, "/lab/workspaces/later/tree/later.ipynb?reset")
    dialog = page.locator(".jp-Dialog")
    dialog.wait_for(timeout=lab.READY_MS)
    dialog.locator("select").select_option(label="No Kernel")
    dialog.locator("button.jp-mod-accept").click()
    hand = page.locator(STATIC).first
    expect(hand).to_be_visible()
    assert hand.locator("span[title]").count() >= 9
    expect(page.get_by_test_id("rook-table")).to_have_count(0)
