"""Tables that come back in another process, from files."""

import os
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import enumerate as threads
from time import monotonic, sleep

import pytest
import reacton

from rooktutor.errors import KeptError
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST
from rooktutor.table import shelf as shelves
from rooktutor.table.app import tutor
from rooktutor.table.components import Table
from rooktutor.table.courses import lesson
from rooktutor.table.events import Control, Evaluated, Pressed
from rooktutor.table.learner import Keeper
from rooktutor.table.reducer import reduce
from rooktutor.table.session import Session
from rooktutor.table.shelf import Shelf
from rooktutor.table.state import NoticeKind, new_match
from rooktutor.table.thinking import Brains
from rooktutor.teach.progress import Progress
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, first_action, made_up, played


def written() -> None:
    """Wait until everything that is being kept has been written."""
    for thread in threads():
        if thread.name == "rooktutor-keeping":
            thread.join(20)


def comes(what: Callable[[], bool]) -> None:
    """Wait until something has come about in the background."""
    end = monotonic() + 20
    while not what():
        assert monotonic() < end
        sleep(0.01)


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def quick_session(seed: int = 7) -> Session:
    brains = Brains(
        lambda view, _seed, _cancelled: iter((made_up(view),)), lambda view, _seed: first_action(view)
    )
    return Session(new_match(CROWSNEST, seed=seed), brains)


def test_another_process_finds_what_stood_there(tmp_path):
    folder = tmp_path / "tables"
    here, there = Shelf(folder), Shelf(folder)
    state = at_phase(Phase.PLAY)
    here.keep("one", state)
    here.keep("other", new_match(CROWSNEST, seed=3))
    written()
    assert there.find("one").position == state.position
    assert there.find("other").seed == 3
    assert there.find("third") is None
    assert there.find("") is None


def test_the_newest_state_is_there_whatever_came_before_it(tmp_path):
    shelf = Shelf(tmp_path)
    *_, last = (shelf.keep("tab", state) or state for state in played(7))
    assert shelf.find("tab").position == last.position
    written()
    assert Shelf(tmp_path).find("tab").position == last.position
    assert len(files(tmp_path)) == 1


def test_a_file_is_for_this_account_alone_and_its_name_tells_nothing(tmp_path):
    folder = tmp_path / "share" / "tables"
    tabs = ["../../evil", "/etc/passwd", "a\0b", "C:\\x", "é" * 190, "12-34-56", "\ud800"]
    shelf = Shelf(folder)
    for number, tab in enumerate(tabs):
        shelf.keep(tab, new_match(CROWSNEST, seed=number))
    written()
    assert [shelf.find(tab).seed for tab in tabs] == list(range(len(tabs)))
    assert len(files(folder)) == len(tabs)
    assert [each.name for each in (tmp_path / "share").iterdir()] == ["tables"]
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for file in files(folder):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert file.stem.isalnum()


def test_better_values_alone_write_nothing(tmp_path):
    shelf, state = Shelf(tmp_path), at_phase(Phase.PLAY)
    shelf.keep("tab", state)
    written()
    (file,) = files(tmp_path)
    file.unlink()
    valued = reduce(state, Evaluated(state.position, made_up(state.position.view(state.learner))))
    shelf.keep("tab", valued.told(NoticeKind.TEACH))
    written()
    assert files(tmp_path) == []
    shelf.keep("tab", reduce(valued, Pressed(Control.THEME, "dark")))
    written()
    assert files(tmp_path) == [file]


@pytest.mark.parametrize("harm", [b"", b"\xff\xfe", b"nonsense\n\n", None])
def test_a_file_that_cannot_be_read_is_told_apart(tmp_path, harm):
    shelf = Shelf(tmp_path)
    shelf.keep("tab", at_phase(Phase.PLAY))
    written()
    (file,) = files(tmp_path)
    file.write_bytes(file.read_bytes()[:-20] if harm is None else harm)
    with pytest.raises(KeptError):
        Shelf(tmp_path).find("tab")
    file.unlink()
    file.mkdir()
    with pytest.raises(KeptError):
        Shelf(tmp_path).find("tab")


def test_tables_are_bounded_in_number_and_age(tmp_path, monkeypatch):
    monkeypatch.setattr(shelves, "MOST_FILES", 3)
    shelf = Shelf(tmp_path)
    for number in range(5):
        shelf.keep(f"tab {number}", new_match(CROWSNEST, seed=number))
        written()
        file = shelf._file(f"tab {number}")
        os.utime(file, (number + 1e9, number + 1e9) if number == 4 else None)
    assert [shelf.find(f"tab {number}") is not None for number in range(5)] == [
        False,
        False,
        True,
        True,
        True,
    ]
    shelf.keep("late", new_match(CROWSNEST, seed=9))
    written()
    assert shelf.find("tab 4") is None
    assert shelf.find("late") is not None


def test_a_table_that_was_made_for_something_else_stays_away(tmp_path):
    Shelf(tmp_path, asked="a match").keep("tab", at_phase(Phase.PLAY))
    written()
    assert Shelf(tmp_path, asked="a lesson").find("tab") is None
    assert Shelf(tmp_path, asked="a match").find("tab") is not None


def test_a_very_long_table_keeps_its_hand(tmp_path, monkeypatch):
    state = at_phase(Phase.PLAY)
    monkeypatch.setattr(shelves, "MOST_BYTES", len(shelves.table_text(state)))
    shelf = Shelf(tmp_path)
    shelf.keep("tab", state)
    written()
    monkeypatch.undo()
    back = Shelf(tmp_path).find("tab")
    assert back.position == state.position
    assert len(back.line) == 1


def test_a_folder_that_cannot_be_written_to_costs_nobody_the_game(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way")
    shelf = Shelf(tmp_path / "file")
    shelf.keep("tab", new_match(CROWSNEST, seed=7))
    written()
    assert "a table is not kept" in caplog.text
    shelf.keep("tab", at_phase(Phase.PLAY))
    written()
    assert caplog.text.count("a table is not kept") == 2


def shown(session: Session, tabs: Shelf, **more: object):
    box, context = reacton.render(Table(session, Catalog("en"), tabs=tabs, **more), handle_error=False)
    (widget,) = box.children
    return widget, context


def hello(widget, was: str, **more: object) -> None:
    widget._handle_custom_msg({"type": "ready", "at": "", "tab": "new", "was": was, **more}, [])


def test_a_page_that_says_its_name_gets_what_stood_there(tmp_path):
    state = at_phase(Phase.PLAY)
    folder = tmp_path / "tables"
    Shelf(folder).keep("old", state)
    written()
    session = quick_session()
    widget, context = shown(session, Shelf(folder, "key-2"))
    comes(lambda: session.state.evaluation is not None)
    assert widget.kept == "key-2"
    assert widget.model["phase"] == "auction"
    assert len(files(folder)) == 1
    hello(widget, "old")
    comes(lambda: widget.kept == "")
    assert widget.model["at"] == state.key
    written()
    assert Shelf(folder).find("new").position == state.position
    context.close()


def test_a_page_that_comes_for_the_first_time_gets_what_has_got_ready(tmp_path):
    session = quick_session()
    widget, context = shown(session, Shelf(tmp_path))
    comes(lambda: session.state.evaluation is not None)
    ready = session.state
    hello(widget, "")
    comes(lambda: widget.kept == "")
    assert widget.model["at"] == ready.key
    assert session.state.evaluation is ready.evaluation
    written()
    assert Shelf(tmp_path).find("new").position == ready.position
    context.close()
    assert session.settle()


def test_what_cannot_be_read_is_said_at_a_table_that_begins_anew(tmp_path):
    shelf = Shelf(tmp_path)
    shelf._file("old").write_text("spoilt", encoding="utf-8")
    session = quick_session()
    widget, context = shown(session, shelf)
    hello(widget, "old")
    (message,) = widget.model["messages"]
    assert message["title"] == "The table could not be put back"
    assert message["dismissible"]
    comes(lambda: session.state.learners_turn)
    assert [notice.kind for notice in session.state.notices] == [NoticeKind.LOST]
    context.close()
    written()


def test_a_lesson_is_put_back_where_it_stood_and_not_where_progress_would_go_on(tmp_path):
    progress = Progress("sqlite://")
    learner = "somebody-who-learns"
    first = lesson("the-pack", learner=learner, progress=progress)._session.state
    second = reduce(first, Pressed(Control.LESSON, "next"))
    keeper = Keeper(progress, learner)
    keeper.seen(first)
    keeper.seen(second)
    Shelf(tmp_path).keep("old", first)
    written()
    Shelf(tmp_path)._file("spoilt").write_text("spoilt", encoding="utf-8")
    for was, stands in (("old", 0), ("spoilt", 1)):
        session = Session(first, Brains(lambda *_: iter(()), lambda view, _seed: first_action(view)))
        widget, context = shown(session, Shelf(tmp_path), keeper=Keeper(progress))
        hello(widget, was, learner=learner)
        assert session.state.course.at == stands
        assert session.state.learning.done("the-pack") >= first.learning.done("the-pack")
        assert bool(session.state.notices) is (was == "spoilt")
        context.close()
        written()


def test_each_table_of_a_page_has_its_own_place_and_a_notebook_writes_nothing(tmp_path, monkeypatch):
    assert tutor(seed=7)._shelf is None
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    shelves._numbers.cache_clear()
    tables = [lesson("the-pack", progress="sqlite://"), tutor(), tutor(), tutor(advice=False), tutor(seed=7)]
    assert [table._shelf.key[-2:] for table in tables] == ["-1", "-2", "-3", "-4", "-5"]
    state = replace(at_phase(Phase.PLAY), seed=1)
    tables[1]._shelf.keep("tab", state)
    written()
    assert [table._shelf.find("tab") is not None for table in tables] == [False, True, True, False, False]
