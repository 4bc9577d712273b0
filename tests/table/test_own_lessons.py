"""Lessons of one's own in the list: a broken one says what is wrong, and the others stay as they are."""

import pytest

from rooktutor.cli import main
from rooktutor.rules.systems import CROWSNEST
from rooktutor.table.state import new_match
from rooktutor.table.teaching import contents
from rooktutor.table.viewmodel import view_model
from rooktutor.teach.shelf import library
from rooktutor.text.catalog import Catalog, languages


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A folder with two lessons of one's own, the second of which has a fault."""
    monkeypatch.chdir(tmp_path)
    for name in ("30-own/01-good", "30-own/02-broken"):
        with pytest.raises(SystemExit) as ended:
            main(["lessons", "new", name])
        assert ended.value.code == 0
    outline = tmp_path / "lessons/30-own/02-broken/lesson.yaml"
    outline.write_text(outline.read_text().replace("ask: card", "ask: wonder"))
    library.cache_clear()
    yield
    monkeypatch.undo()
    library.cache_clear()


@pytest.mark.parametrize("lang", languages())
def test_a_broken_lesson_says_file_line_and_fault_in_the_list(own, lang):
    shown = view_model(contents(new_match(CROWSNEST, seed=7)), Catalog(lang, strict=True))
    units = {unit["id"]: unit["entries"] for unit in shown["lesson"]["units"]}
    good, broken = units["30-own"]
    assert good["value"] == "take:good"
    assert broken["value"] == ""
    assert "30-own/02-broken/lesson.yaml:" in broken["error"]
    assert "wonder" in broken["error"]
    assert [each["error"] for entries in units.values() for each in entries if each["error"]] == [
        broken["error"]
    ]
