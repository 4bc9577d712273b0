"""Rules that hold for the whole suite."""

import os
from typing import Any

import pytest
from hypothesis import settings

IN_CI = bool(os.environ.get("CI"))

# The same examples on every run in CI: a failure there can be repeated here.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("home", deadline=None)
settings.load_profile("ci" if IN_CI else "home")


def _refuse_skip(report: Any) -> None:
    """In CI a test that skips is a test that did not run, and counts as failed."""
    if IN_CI and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which counts as failed in CI: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    report = yield
    _refuse_skip(report)
    return report
