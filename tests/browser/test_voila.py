"""The notebook as a Voila page, played with the keyboard alone."""

import psutil
from playwright.sync_api import expect

from tests.browser.table import Table


def test_a_whole_hand_is_played_to_its_score_by_keys_alone(open_page, voila_server):
    page = open_page(voila_server, "/")
    table = Table(page)
    table.settle()
    table.enter_by_tab()
    phases = table.key_through()
    assert phases.count("play") == 9
    expect(table.part("score-sheet")).to_be_visible()


def test_every_cell_of_the_notebook_is_shown(open_page, voila_server):
    page = open_page(voila_server, "/")
    tables = page.get_by_test_id("rook-table")
    expect(tables).to_have_count(2, timeout=60_000)
    sample = tables.nth(1)
    expect(sample).to_have_attribute("data-ready", "true")
    before = sample.get_attribute("data-at")
    sample.get_by_test_id("control-forward").click()
    expect(sample).not_to_have_attribute("data-at", str(before))


def test_the_page_shows_no_source(open_page, voila_server):
    page = open_page(voila_server, "/")
    Table(page).settle()
    expect(page.locator(".jp-InputArea-editor, .highlight")).to_have_count(0)
    assert "rooktutor.tutor" not in page.content()


def test_a_page_that_is_not_there_loads_nothing_from_outside(open_page, voila_server):
    page = open_page(voila_server, "/voila/render/none.ipynb")
    expect(page.locator("body")).not_to_contain_text("Traceback")


def test_a_page_that_is_loaded_again_ends_its_kernel(open_page, voila_server):
    page = open_page(voila_server, "/")
    Table(page).settle()
    kernels = set(psutil.Process(voila_server.pid).children(recursive=True))
    page.reload()
    Table(page).settle()
    _, left = psutil.wait_procs(kernels, 30)
    assert len(left) < len(kernels)
