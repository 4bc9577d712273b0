"""The table as people meet it: in a notebook cell, from a record, as a component, as a page."""

import json
from pathlib import Path

import nbformat
import pytest
import reacton
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from ipywidgets.widgets.widget import _instances

import rooktutor
from rooktutor.errors import DealError, NotationError, RecordError
from rooktutor.game.match import Match
from rooktutor.game.public import Phase
from rooktutor.game.record import Record, SavedMatch, read_one, resume_match, write
from rooktutor.rules.systems import CROWSNEST, rule_set
from rooktutor.table import assets, page
from rooktutor.table.app import tutor
from rooktutor.table.components import Table
from rooktutor.table.samples import sample_hands, sample_path
from rooktutor.table.session import Session
from rooktutor.table.state import SEEDS, Mode, new_match
from rooktutor.table.tabs import Tabs, arrived
from rooktutor.table.thinking import Brains
from rooktutor.table.widget import TableWidget
from rooktutor.text.catalog import Catalog
from tests.table.hands import first_action, made_up, next_event, played

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "00_play.ipynb"
WIDGET = "application/vnd.jupyter.widget-view+json"


def quick_session(seed: int = 7) -> Session:
    return Session(
        new_match(CROWSNEST, seed=seed),
        Brains(
            lambda view, _seed, _cancelled: iter((made_up(view),)), lambda view, _seed: first_action(view)
        ),
    )


def finished() -> Record:
    *_before, last = played(7)
    return Record.of(last.position, title="A hand", seed=7)


@pytest.fixture
def shell():
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


def box_of(captured):
    """The live table among the outputs of a cell."""
    (model_id,) = [output.data[WIDGET]["model_id"] for output in captured.outputs if WIDGET in output.data]
    return _instances[model_id]


def put_away(captured):
    """Scroll a table off every screen, which ends its thinking."""
    box = box_of(captured)
    box._view_count = 1
    box._view_count = 0


def test_a_cell_holds_the_plain_hand_and_the_live_table(shell):
    table = tutor(seed=7, pace=60.0)
    with capture_output() as captured:
        table._ipython_display_()
    plain, live = (output.data for output in captured.outputs)
    assert "rk-static" in plain["text/html"]
    assert WIDGET in live
    (widget,) = box_of(captured).children
    assert f'data-rook-static="{widget.marker}"' in plain["text/html"]
    assert widget.model["seats"][0]["seat"] == "south"
    put_away(captured)
    assert table._session.settle()


def test_the_component_shows_the_session_and_hears_the_page():
    session = quick_session()
    box, context = reacton.render(Table(session, Catalog(), "here"), handle_error=False)
    (widget,) = box.children
    assert isinstance(widget, TableWidget)
    assert widget.marker == "here"
    session.settle()
    session.settle()
    assert widget.model["at"] == session.state.key
    widget._handle_custom_msg({"type": "control", "id": "theme", "value": "dark", "at": ""}, [])
    assert widget.model["theme"] == "dark"
    widget._handle_custom_msg("nonsense", [])
    assert widget.model["messages"][-1]["tone"] == "error"
    context.close()
    assert session.settle()


def test_a_hand_that_is_scored_is_told_once():
    session = quick_session()
    told = []
    _box, context = reacton.render(Table(session, Catalog(), on_score=told.append), handle_error=False)
    while not session.state.now.over:
        session.settle()
        if session.state.learners_turn:
            session.dispatch(next_event(session.state))
    assert [state.now.over for state in told] == [True]
    context.close()
    assert session.settle()


def test_a_view_that_is_ready_gets_the_model_again():
    sent = []
    widget = TableWidget(model={"at": "1"}, listener=lambda _message: None)
    widget.send_state = lambda key=None: sent.append(key)
    widget._handle_custom_msg({"type": "ready", "at": ""}, [])
    assert sent == ["model"]


def test_the_front_end_is_one_script_that_loads_nothing():
    assert assets.script().count("export default") == 1
    assert assets.module().count("export default") == 1
    assert "import " not in assets.module()


def test_a_finished_hand_is_stepped_through_whether_value_text_or_file(tmp_path):
    record = finished()
    path = tmp_path / "hand.rook.yaml"
    path.write_text(write(record), encoding="utf-8")
    for source in (record, write(record), path, str(path)):
        table = tutor(record=source)
        assert table._session.state.mode is Mode.STEP
        assert table._session.state.line[-1].position == record.position


def test_an_unfinished_hand_is_played_on():
    state = next(each for each in played(7) if each.position.phase is Phase.PLAY)
    table = tutor(record=Record.of(state.position))
    assert table._session.state.mode is Mode.PLAY
    assert table._session.state.position == state.position


def test_the_record_of_the_table_can_be_read_back():
    record = tutor(seed=7).record
    assert read_one(write(record)) == record
    assert record.seed == 7


def test_what_cannot_be_played_is_refused_at_once():
    with pytest.raises(NotationError):
        tutor("whist")
    with pytest.raises(RecordError):
        tutor(record="rules: crowsnest")


def test_the_package_offers_the_tutor():
    assert rooktutor.tutor is tutor


def test_each_sample_hand_opens():
    names = sample_hands()
    assert len(names) >= 3
    for name in names:
        assert sample_path(name)
        assert tutor(record=name).static_html()
    assert sample_path("no such hand") is None


def test_the_notebook_is_thin_and_holds_no_output():
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs or cell.execution_count for cell in code)
    assert sum(len(cell.source.splitlines()) for cell in code) < 10


def test_the_notebooks_cells_run(shell):
    for cell in nbformat.read(NOTEBOOK, as_version=4).cells:
        if cell.cell_type == "code":
            with capture_output() as captured:
                shell.run_cell(cell.source).raise_error()
            assert "rk-static" in json.dumps([output.data for output in captured.outputs])
            put_away(captured)


def test_an_address_asks_for_rules_seed_pace_and_language():
    query = {"rules": ["one_high"], "seed": ["12"], "pace": ["0"], "lang": ["en"]}
    assert page.asked_rules(query).rules == rule_set("one_high")
    assert page.asked_seed(query) == 12
    assert page.asked_pause(query) == 0
    assert page.asked_opponents({"opponents": ["rules"]}) == "rules"
    assert page.asked_opponents({"opponents": ["random"]}) == "tutor"
    odd = {"rules": ["<b>"], "seed": ["-1"], "pace": ["x"], "lang": ["../.."]}
    assert page.asked_rules(odd).rules == CROWSNEST
    assert 0 <= page.asked_seed(odd) < SEEDS
    assert page.asked_pause(odd) == page.PAUSE
    assert page.asked_language({"lang": ["lt"]}) == "lt"
    assert page.asked_language(odd) == ""


def test_a_table_asks_for_its_players_by_name():
    assert tutor(seed=7, opponents="beginner")._session.state.opponents == "beginner"
    with pytest.raises(NotationError):
        tutor(seed=7, opponents="oracle")


def test_a_tab_gets_its_own_table_back_and_no_other():
    tabs = Tabs(most=2)
    one, other, third = (new_match(CROWSNEST, seed=seed) for seed in (1, 2, 3))
    tabs.keep("a", one)
    tabs.keep("b", other)
    tabs.keep("a", one)
    tabs.keep("c", third)
    assert (tabs.find("a"), tabs.find("b"), tabs.find("c")) == (one, None, third)
    assert tabs.find("") is None


def test_a_table_that_is_kept_shows_nothing_before_its_tab_is_known():
    tabs = Tabs()
    stood = quick_session(8)
    tabs.keep("old", stood.state)
    for was, seed in (("old", 8), ("unknown", 7), ("", 7)):
        session = quick_session(7)
        box, context = reacton.render(Table(session, Catalog("en"), tabs=tabs), handle_error=False)
        (widget,) = box.children
        assert widget.kept
        assert widget.model == {}
        widget._handle_custom_msg({"type": "ready", "at": "", "tab": f"new{seed}{was}", "was": was}, [])
        assert widget.model["match"]["standing"][-1].endswith(f"seed {seed}.")
        assert tabs.find(f"new{seed}{was}").seed == seed
        context.close()
        assert session.settle()


@pytest.mark.parametrize(
    "message",
    [
        None,
        {"type": "ready", "at": ""},
        {"type": "ready", "tab": 7, "was": ""},
        {"type": "ready", "tab": "", "was": ""},
    ],
)
def test_a_page_that_does_not_name_its_tab_is_no_arrival(message):
    assert arrived(message) is None


def test_a_match_is_taken_up_from_a_file_a_text_or_a_value(tmp_path):
    *_, last = played(7)
    path = tutor(match=SavedMatch(match=last.now.match)).save(tmp_path / "evening.rook.yaml")
    for source in (path, str(path), path.read_text(encoding="utf-8"), resume_match(path.read_text())):
        table = tutor(match=source)
        assert table._session.state.mode is Mode.PLAY
        assert table._session.state.position == last.position
        assert table.match.match == last.now.match
        assert table.match.hand is None
    begun = tutor(match=SavedMatch(match=Match(rules=CROWSNEST)), seed=7)
    assert begun.match.hand == new_match(CROWSNEST, seed=7).position
    half = next(each for each in played(7) if each.position.phase is Phase.PLAY)
    again = tutor(match=tutor(record=Record.of(half.position)).save(tmp_path / "half.rook.yaml"))
    assert again.match.hand == half.position


def test_what_cannot_go_together_is_refused_and_not_left_aside():
    record = tutor(seed=7).record
    with pytest.raises(ValueError, match="only one of them"):
        tutor(record=record, match=SavedMatch(match=Match(rules=CROWSNEST)))
    for source in ({"record": record}, {"match": SavedMatch(match=Match(rules=CROWSNEST))}):
        with pytest.raises(ValueError, match="has its own rules"):
            tutor(options={"min_bid": 60}, **source)


@pytest.mark.parametrize("seed", [-7, 10**18])
def test_a_seed_that_no_record_can_name_is_refused(seed):
    for source in ({}, {"match": SavedMatch(match=Match(rules=CROWSNEST))}):
        with pytest.raises(DealError, match=f"seed {seed} is not from 0 to"):
            tutor(seed=seed, **source)


def test_a_file_that_is_no_match_says_where_and_why(tmp_path):
    path = tmp_path / "odd.rook.yaml"
    path.write_bytes(b"rules: crowsnest\nnorth: \xff\n")
    with pytest.raises(RecordError, match=r"odd.rook.yaml:2: 0xff: not_text"):
        tutor(match=path)
    path.write_text("rules: crowsnest\ndealer: who\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"odd.rook.yaml:2: dealer: who: not_a_seat; legal: north east"):
        tutor(match=str(path))


def test_a_file_that_the_page_asks_for_is_sent_to_it_and_is_in_no_model(monkeypatch):
    session = quick_session()
    sent = []
    monkeypatch.setattr(TableWidget, "send", lambda _widget, content: sent.append(content))
    box, context = reacton.render(Table(session, Catalog("en")), handle_error=False)
    (widget,) = box.children
    widget._handle_custom_msg({"type": "save", "at": "", "view": "v"}, [])
    assert [(each["type"], each["view"]) for each in sent] == [("file", "v")]
    assert resume_match(sent[0]["text"]).hand == session.state.position
    assert "west: " in sent[0]["text"]
    assert "west: " not in str(widget.model)
    context.close()
    assert session.settle()
