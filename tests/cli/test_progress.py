"""The command `rooktutor progress` tells, exports and forgets what a learner has done."""

import csv
import json

import pytest
from click.testing import CliRunner

from rooktutor.cli.progress import progress
from rooktutor.teach.progress import Attempt, Progress


@pytest.fixture
def said(tmp_path):
    """Runs the command on a database in which somebody was wrong once, and then right."""
    url = f"sqlite:///{tmp_path}/progress.sqlite"
    kept = Progress(url)
    for answer, right in (("east", False), ("north", True)):
        attempt = Attempt(lesson="the-trick", step="who-won", kind="winner", answer=answer, right=right)
        kept.note("me", attempt)
    kept.close()

    def run(*words: str, env: bool = True) -> str:
        named = ["--progress", url] if not env else []
        done = CliRunner().invoke(progress, [*words, *named], env={"ROOKTUTOR_PROGRESS": url if env else ""})
        assert done.exit_code == 0, done.output
        return done.output

    return run


@pytest.mark.parametrize("env", [True, False])
def test_the_database_is_named_by_the_variable_of_the_server_or_an_option(said, env):
    assert said(env=env).startswith("1 step of 1 lesson done; 1 of 2 answers right")


def test_answers_come_as_a_table_and_as_data(said):
    rows = list(csv.DictReader(said("--csv").splitlines()))
    assert [(row["answer"], row["right"]) for row in rows] == [("east", "False"), ("north", "True")]
    assert [json.loads(line)["answer"] for line in said("--json").splitlines()] == ["east", "north"]


def test_one_lesson_or_all_is_forgotten(said):
    said("--reset", "--lesson", "counters")
    assert len(said("--json").splitlines()) == 2
    said("--reset", "--lesson", "the-trick")
    assert said("--json") == ""
    assert said("--learner", "bob", "--json") == ""
