"""A table in a notebook: `tutor` deals a match, or steps through a recorded hand."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from typing import Any
from uuid import uuid4

import ipywidgets
import reacton
from IPython.display import HTML, display

from rooktutor.errors import RecordError
from rooktutor.game.deal import check_seed
from rooktutor.game.public import Phase
from rooktutor.game.record import Fault, Problem, Record, SavedMatch, read_one, resume_match
from rooktutor.rules.houses import game_rules
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.players import STRONGEST, player
from rooktutor.table.brains import PAUSE
from rooktutor.table.components import Table
from rooktutor.table.fallback import static_html
from rooktutor.table.keeping import match_text, taken_up
from rooktutor.table.learner import Keeper
from rooktutor.table.limits import notebook_brains
from rooktutor.table.recorded import step_through
from rooktutor.table.samples import sample_path
from rooktutor.table.server import serve
from rooktutor.table.session import Session
from rooktutor.table.shelf import Shelf, page_shelf
from rooktutor.table.state import SEEDS, AppState, Moment, new_match
from rooktutor.text.catalog import BASE, Catalog

__all__ = ["Tutor", "serve", "tutor"]

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


class Tutor:
    """A table that shows itself in a notebook cell.

    Show it again in another cell and both show the same game. ``element`` is the same table as a
    Solara component, ``record`` the hand as it stands.
    """

    def __init__(
        self,
        session: Session,
        catalog: Catalog,
        keeper: Keeper | None = None,
        shelf: Shelf | None = None,
    ) -> None:
        self._session = session
        self._keeper = keeper
        self._shelf = shelf
        self._catalog = catalog
        self._marker = f"rook-{uuid4().hex[:12]}"

    def __repr__(self) -> str:
        position = self._session.state.position
        return f"<Tutor {position.rules.id}, {position.phase.value}, {len(position.actions)} actions>"

    @property
    def element(self) -> reacton.core.Element:
        """The table as an element to put into a Solara page."""
        return Table(self._session, self._catalog, self._marker, keeper=self._keeper)

    @property
    def record(self) -> Record:
        """The hand on the table, up to now; `rooktutor.game.record.write` makes it text."""
        state = self._session.state
        return Record.of(state.position, title=state.title or None, seed=state.now.seed)

    @property
    def match(self) -> SavedMatch:
        """The match on the table: its finished hands, and the one that is being played."""
        now = self._session.state.now
        return SavedMatch(match=now.match, hand=None if now.over else now.position)

    def save(self, path: str | Path) -> Path:
        """Write the match to a file, from which ``tutor(match=path)`` takes it up at the same card."""
        target = Path(path)
        target.write_text(match_text(self._session.state), encoding="utf-8")
        return target

    def static_html(self) -> str:
        """The hand as it stands, as HTML that needs neither script nor kernel."""
        return static_html(self._session.state, self._catalog)

    def _ipython_display_(self, **_options: object) -> None:
        """Show the table, and before it the hand as plain HTML for readers without a kernel.

        The live table hides the plain one. On a page whose tables come back there is no plain one: nobody
        knows yet which hand it would have to be.
        """
        show = None if self._shelf else display(self._plain(self._session.state), display_id=True).update
        box = ipywidgets.VBox(_view_count=0)
        box.observe(self._looked_at, names="_view_count")
        live = Table(
            self._session,
            self._catalog,
            self._marker,
            on_score=None if show is None else lambda state: show(self._plain(state)),
            tabs=self._shelf,
            keeper=self._keeper,
        )
        reacton.render(live, container=box, handle_error=False)
        view = {"version_major": 2, "version_minor": 0, "model_id": box.model_id}
        display({WIDGET_VIEW: view, "text/plain": self._catalog.text("ui-static-live")}, raw=True)

    def _plain(self, state: AppState) -> HTML:
        """The hand for readers without a kernel; the live table hides it and renews it at the score."""
        return HTML(static_html(state, self._catalog, marker=self._marker))

    def _looked_at(self, change: dict[str, Any]) -> None:
        """Think only while the table is on somebody's screen; nothing of the game is lost meanwhile."""
        if change["new"]:
            self._session.wake()
        else:
            self._session.rest()


def tutor(  # noqa: PLR0913 - a door, not a corridor: every choice has a name and a default
    rules: str | RuleSet = "crowsnest",
    *,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    record: str | Path | Record | None = None,
    match: str | Path | SavedMatch | None = None,
    advice: bool = True,
    opponents: str = STRONGEST,
    lang: str | None = None,
    pace: float = PAUSE,
    layouts: int | None = None,
) -> Tutor:
    """Return a table to play at: you sit South, the computer plays the other seats.

    Args:
        rules: the id of a rule set or of a house game, or a rule set with house rules.
        options: axes to change in it, as in the ``options`` of a record: ``{"min_bid": 60}``.
        seed: where the cards come from; the same seed gives the same match. Random when left out.
        record: a hand to look at instead: the path of a record, its text, the record, or the name
            of a sample hand. A finished hand is stepped through; one that stops earlier is played on.
        match: a match to take up where it stopped: the path of a file of its hands, as the table and
            `Tutor.save` write it, its text, or the match.
        advice: whether the tutor speaks at once; it can be switched on and off at the table.
        opponents: how well the other three seats play: ``beginner``, ``rules`` (of thumb), ``strong`` or
            ``tutor``; it can be changed at the table.
        lang: the language; that of the reader's browser when left out, and English where nobody knows it.
        pace: seconds before each action of a computer player.
        layouts: how many layouts of the hidden cards stand behind the values.

    Raises:
        NotationError: for an unknown rule set or player.
        RuleSetError: for options that no game can have, with every reason.
        DealError: for a seed under 0, or one of 19 digits.
        RecordError: for a record or a match with faults, all of them at once.
        ValueError: for a record and a match together, or options with either, which has its own rules.

    >>> tutor(seed=7)
    <Tutor crowsnest, auction, 0 actions>
    """
    if record is not None and match is not None:
        raise ValueError("a record and a match: only one of them can lie on the table")
    if options and not (record is None and match is None):
        raise ValueError("options change a new match; a record or a match that is taken up has its own rules")
    if seed is not None:
        check_seed(seed)
    player(opponents)

    def opened(seed: int) -> AppState:
        if match is not None:
            state = _taken_up(match, seed)
        else:
            state = _recorded(record) if record is not None else _dealt(rules, options or {}, seed)
        return replace(state.advised(shown=advice), opponents=opponents, lang=lang or "")

    thinkers = notebook_brains(pause=pace, layouts=layouts)
    session = Session(opened(randbelow(SEEDS) if seed is None else seed), thinkers)
    return Tutor(session, Catalog(lang or BASE), shelf=page_shelf(lambda: opened(seed or 0)))


def _dealt(rules: str | RuleSet, options: Mapping[str, object], seed: int) -> AppState:
    base = game_rules(rules) if isinstance(rules, str) else rules
    return new_match(base.with_options(options) if options else base, seed=seed)


def _taken_up(source: str | Path | SavedMatch, seed: int) -> AppState:
    if isinstance(source, SavedMatch):
        return taken_up(source, seed=seed)
    text, name = _text_of(source)
    return taken_up(resume_match(text, source=name), seed=seed)


def _recorded(source: str | Path | Record) -> AppState:
    record = _loaded(source)
    position = record.position
    if position is None or position.phase is Phase.OVER:
        return step_through(record)
    moment = Moment(position=position, seed=record.seed)
    return AppState(
        seed=record.seed or 0, first_dealer=position.deal.dealer, line=(moment,), title=record.title or ""
    )


def _loaded(source: str | Path | Record) -> Record:
    """A record from wherever it is: a value, a file, a sample hand, or text."""
    if isinstance(source, Record):
        return source
    if isinstance(source, str):
        source = sample_path(source) or source
    text, name = _text_of(source)
    return read_one(text, source=name)


def _text_of(source: str | Path) -> tuple[str, str]:
    """The text of a file and the file's name; text that is no name of a file stands for itself."""
    if isinstance(source, Path) or source.endswith((".yaml", ".yml")):
        path = Path(source)
        raw = path.read_bytes()
        try:
            return raw.decode("utf-8-sig"), path.name
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            found = f"0x{raw[error.start]:02x}"
            odd = Fault(problem=Problem.NOT_TEXT, line=line, found=found, source=path.name)
            raise RecordError([odd]) from None
    return source, ""
