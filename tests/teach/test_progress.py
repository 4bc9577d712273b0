"""Progress: kept for each learner apart, in SQLite and in PostgreSQL, and there after a restart."""

import json
import os
import shutil
import subprocess
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rooktutor.errors import ProgressError
from rooktutor.teach.progress import Attempt, Progress, own_file, own_url
from tests.browser.servers import free_port

WON = Attempt(lesson="the-trick", step="who-won", kind="winner", answer="east", right=False)
RIGHT = Attempt(lesson="the-trick", step="who-won", kind="winner", answer="north", right=True)


def _binaries() -> Path:
    """Where the programs of PostgreSQL are: Debian keeps them out of the way."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    named = shutil.which("initdb")
    if not found and not named:
        pytest.fail("PostgreSQL is not installed: apt-get install postgresql, as tests/run.sh does")
    return found[-1].parent if found else Path(named or "").parent


@pytest.fixture(scope="module")
def postgres(tmp_path_factory):
    """The URL of a PostgreSQL server of our own; it refuses to run as root."""
    home = tmp_path_factory.mktemp("postgres")
    programs, port = _binaries(), free_port()
    as_root = os.geteuid() == 0
    if as_root:
        for folder in (home, *home.parents[:3]):
            folder.chmod(0o755)
        shutil.chown(home, "postgres")
    who = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"] if as_root else []

    def run(*command: str) -> None:
        subprocess.run([*who, *command], cwd=home, check=True, capture_output=True, timeout=120)

    data = str(home / "data")
    run(str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "rook", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home} -c fsync=off"
    run(str(programs / "pg_ctl"), "-D", data, "-o", options, "-l", str(home / "log"), "-w", "start")
    yield f"postgresql+psycopg://rook@127.0.0.1:{port}/postgres"
    run(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/progress.sqlite"
        return
    address = request.getfixturevalue("postgres")
    yield address
    cleared = Progress(address)
    for learner in ("ann", "bob", *(f"visitor {number}" for number in range(8))):
        cleared.reset(learner)
    cleared.close()


def test_what_was_done_is_there_after_a_restart(url):
    before = Progress(url)
    before.note("ann", WON)
    before.note("ann", RIGHT)
    before.close()
    after = Progress(url)
    assert dict(after.learned("ann")) == {"the-trick": frozenset({"who-won"})}
    assert [each.right for each in after.attempts("ann")] == [False, True]
    after.close()


def test_learners_see_nothing_of_one_another(url):
    progress = Progress(url)
    progress.note("ann", RIGHT)
    progress.keep_skill("ann", "winner", 3, 1)
    progress.keep_drill("ann", "winner.1.7", datetime.now(UTC), "{}")
    assert dict(progress.learned("bob")) == {}
    assert dict(progress.skills("bob")) == {}
    assert dict(progress.drills("bob")) == {}
    progress.reset("bob")
    assert progress.learned("ann")
    progress.close()


def test_a_wrong_answer_does_not_count_as_done(url):
    progress = Progress(url)
    progress.note("ann", WON)
    assert dict(progress.learned("ann")) == {}
    progress.close()


def test_reset_forgets_one_lesson_or_all(url):
    progress = Progress(url)
    progress.note("ann", RIGHT)
    progress.note("ann", Attempt(lesson="trump", step="a", kind="read", right=True))
    progress.keep_skill("ann", "winner", 3, 1)
    progress.reset("ann", "trump")
    assert set(progress.learned("ann")) == {"the-trick"}
    assert progress.skills("ann") == {"winner": (3, 1)}
    progress.reset("ann")
    assert dict(progress.learned("ann")) == dict(progress.skills("ann")) == {}
    progress.close()


def test_drills_come_back_when_they_were_said_to(url):
    progress = Progress(url)
    due = datetime.now(UTC) + timedelta(days=2)
    progress.keep_drill("ann", "winner.1.7", due, "one")
    progress.keep_drill("ann", "winner.1.7", due, "two")
    ((drill, (when, memory)),) = progress.drills("ann").items()
    assert (drill, memory) == ("winner.1.7", "two")
    assert abs(when - due) < timedelta(seconds=1)
    progress.drop_drill("ann", "winner.1.7")
    assert dict(progress.drills("ann")) == {}
    progress.close()


def test_many_learners_write_at_once(url):
    progress = Progress(url)
    problems = []

    def learn(name: str) -> None:
        try:
            for _ in range(10):
                progress.note(name, RIGHT)
                progress.keep_skill(name, "winner", 1, 0)
        except ProgressError as error:
            problems.append(error)

    threads = [threading.Thread(target=learn, args=(f"visitor {number}",)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert all(len(progress.attempts(f"visitor {number}")) == 10 for number in range(8))
    progress.close()


def test_statistics_tell_where_points_are_lost(url):
    progress = Progress(url)
    day = datetime(2026, 5, 1, 12, tzinfo=UTC)
    for number, (kind, right) in enumerate(
        [("winner", True), ("worth", False), ("worth", False), ("worth", True), ("legal", False)]
    ):
        at = day + timedelta(days=number // 3)
        progress.note("ann", Attempt(lesson="a", step=kind, kind=kind, right=right, at=at))
    found = progress.statistics("ann")
    assert (found.steps, found.lessons, found.answers, found.right) == (2, 1, 5, 2)
    assert found.weakest == (("legal", 1, 1), ("worth", 2, 3))
    assert found.days == (("2026-05-01", 1, 3), ("2026-05-02", 1, 2))
    assert found.first == pytest.approx(1 / 3)
    progress.close()


def test_the_export_is_plain_data_and_a_table(url):
    progress = Progress(url)
    progress.note("ann", WON)
    progress.note("ann", RIGHT)
    rows = json.loads(json.dumps(progress.export("ann")))
    assert [row["answer"] for row in rows] == ["east", "north"]
    table = progress.table("ann")
    assert list(table["right"]) == [False, True]
    assert str(table["at"].dtype).startswith("datetime64")
    assert list(progress.table("bob").columns) == list(table.columns)
    progress.close()


def test_words_of_a_learner_are_only_data(url):
    progress = Progress(url)
    name = "ann'; DROP TABLE attempts; --"
    progress.note(name, RIGHT)
    assert progress.learned(name)
    progress.reset(name)
    assert not progress.learned(name)
    progress.close()


@pytest.mark.parametrize("name", ["", "x" * 201])
def test_a_learner_needs_a_name(name):
    with pytest.raises(ProgressError, match="name"):
        Progress("sqlite://").note(name, RIGHT)


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "sqlite:////no/such/folder/x.sqlite",
        "oracle9://x",
        "postgresql+psycopg://a:secret@127.0.0.1:1/x",
    ],
)
def test_a_database_that_is_not_there_is_told_without_its_password(url):
    with pytest.raises(ProgressError) as caught:
        Progress(url)
    assert "secret" not in str(caught.value)


def test_the_own_file_is_in_the_users_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_file() == tmp_path / "rooktutor" / "progress.sqlite"
    assert own_url().startswith("sqlite:///")
    Progress().note("me", RIGHT)
    assert own_file().is_file()
