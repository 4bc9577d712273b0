"""The hand on the table for others: a record, a link, a drawing to print; and from a link to a table.

Of a hand that is being played only what the learner sees goes out: a link to a problem tells no more.
"""

import re
from dataclasses import replace
from enum import Enum
from random import Random
from urllib.parse import unquote
from zlib import crc32

from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Note as RecordNote
from rooktutor.game.record import Record, read, read_one, write, write_line
from rooktutor.game.view import View
from rooktutor.solve.layouts import Layouts
from rooktutor.table.cells import diagram
from rooktutor.table.contract_match import FileReply
from rooktutor.table.keeping import ENDING, file_reply
from rooktutor.table.recorded import step_through
from rooktutor.table.state import AppState, Mode, Moment, Note, Study
from rooktutor.text.catalog import BASE

_HAND = re.compile(r"[?&#]hand=([^&#\s]+)")


class Door(Enum):
    """What the page can ask for; the values are the words that it sends."""

    MATCH = "match"
    HAND = "hand"
    LINK = "link"
    PRINT = "print"


def hand_record(state: AppState) -> Record:
    """Return the hand as a record: whole where all of it may be seen, else as the learner sees it."""
    if state.mode is Mode.STEP:
        seat = state.study.seat if state.study else None
        end = state.line[-1].position
        return Record.of(
            end if seat is None else end.view(seat), title=state.title or None, notes=_notes(state)
        )
    position = state.position
    over = position.phase is Phase.OVER
    return Record.of(
        position if over else position.view(state.learner), seed=state.now.seed if over else None
    )


def _notes(state: AppState) -> tuple[RecordNote, ...]:
    """The notes of the record, as far as the line on the table is the one that they were written for."""
    shown = state.study.shown if state.study else 0
    return () if shown else tuple(RecordNote(note.place, note.text) for note in state.notes if note.place)


def door(state: AppState, view: str, word: str) -> FileReply:
    """Return what the page asked for: a file, a link, or a page to print; for a strange word, the match."""
    asked = Door(word) if word in {each.value for each in Door} else Door.MATCH
    if asked is Door.MATCH:
        return file_reply(state, view)
    record = hand_record(state)
    name = f"{state.rules.id}-hand{ENDING}"
    if asked is Door.HAND:
        return FileReply(type="file", view=view, name=name, text=write(record), do="file")
    if asked is Door.LINK:
        return FileReply(type="file", view=view, name=name, text=write_line(record), do="link")
    page = diagram(record, lang=state.lang or BASE).page
    return FileReply(type="file", view=view, name="hand.html", text=page, do="print")


def record_in(text: str) -> str:
    """Return the record in what somebody pasted: a link of ours gives its hand, other text stays as it is.

    >>> record_in("http://127.0.0.1:8765/?hand=rules.crowsnest~dealer.north&lang=fr")
    'rules.crowsnest~dealer.north'
    """
    found = _HAND.search(text) if "\n" not in text.strip() else None
    return unquote(found[1]) if found else text


def opened_record(record: Record, *, behind: AppState | None = None) -> AppState:
    """Return a table on which a record is looked at, where it stops, or from its beginning if it is over.

    A record of what one seat sees is shown with that seat below; where the other cards lie is made up, and
    nothing of it is shown. ``behind`` is the table to go back to.
    """
    if record.view is not None:
        state = _one_seat(record, record.view)
    else:
        stepped = step_through(record)
        at = 0 if record.phase is Phase.OVER else len(stepped.line) - 1
        state = replace(stepped, study=Study(lines=(stepped.line,)), at=at)
    state = replace(state, seed=state.seed or crc32(write_line(record).encode()) % 1_000_000)
    if behind is None:
        return state
    study = replace(state.study or Study(lines=(state.line,)), table=_home(behind))
    return replace(
        state,
        study=study,
        theme=behind.theme,
        tutoring=behind.tutoring,
        opponents=behind.opponents,
        lang=behind.lang,
        noticed=behind.noticed,
    )


def _home(state: AppState) -> AppState:
    """The table to go back to: not another hand that was only looked at."""
    before = state.study.table if state.study is not None else None
    return before if state.mode is Mode.STEP and before is not None else replace(state, notices=())


def _one_seat(record: Record, view: View) -> AppState:
    position = some_layout(view)
    moment = Moment(position=position, seed=record.seed)
    study = Study(lines=((moment,),), seat=view.seat)
    return AppState(
        seed=record.seed or 0,
        line=(moment,),
        mode=Mode.STEP,
        learner=view.seat,
        title=record.title or "",
        study=study,
        notes=tuple(Note(moment=0, text=note.text, place=note.moment) for note in record.notes),
    )


def some_layout(view: View) -> Position:
    """Return one of the positions that look to a seat like ``view``."""
    return Layouts(view).sample(Random(0)).position(view)


def to_look_at(text: str, name: str) -> Record | None:
    """Return the record in a file that is for looking at: one seat's view, or a hand with notes or a title.

    None for a match to be taken up. Raises RecordError for what cannot be read.
    """
    records = read(text, source=name)
    if len(records) != 1:
        return None
    (record,) = records
    return record if record.view is not None or record.notes or record.title else None


def linked(text: str) -> AppState:
    """Return the table that a link to a hand asks for; raises RecordError with what is wrong with it."""
    return opened_record(read_one(text, source="hand"))
