"""The fixtures that the page is tested with are what Python would send."""

import pytest

from rooktutor.table.contract import Model
from tests.frontend.conform import faults

NAMES = (
    "auction",
    "blind",
    "exchange",
    "trump",
    "call",
    "lead",
    "play",
    "pending",
    "quiet",
    "illegal",
    "asked",
    "wait",
    "open",
    "over",
    "long",
    "house",
    "compared",
)


@pytest.fixture(scope="module")
def models(browser, origin):
    page = browser.new_page()
    page.goto(f"{origin}/tests/frontend/harness.html")
    page.wait_for_selector("[data-ready]")
    yield page.evaluate("harness.all")
    page.close()


def test_all_fixtures_are_known(models):
    assert sorted(models) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_fixture_keeps_the_contract(models, name):
    assert faults(models[name], Model) == []


def test_a_fault_is_found(models):
    broken = {**models["play"], "phase": "lunch", "extra": 1, "hand": [{"id": 7}]}
    del broken["log"]
    found = faults(broken, Model)
    assert "model.log: missing" in found
    assert "model.extra: not in the contract" in found
    assert any(fault.startswith("model.phase") for fault in found)
    assert any(fault.startswith("model.hand[0]") for fault in found)
