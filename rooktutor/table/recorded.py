"""A recorded hand as the state of a table that steps through it."""

from rooktutor.errors import ViewError
from rooktutor.game.position import Position
from rooktutor.game.record.moment import Moment as Place
from rooktutor.game.record.read import is_reached
from rooktutor.game.record.types import Record
from rooktutor.table.state import AppState, Mode, Moment, Note


def step_through(record: Record) -> AppState:
    """Return a table that stands at the beginning of a recorded hand, all hands open.

    Raises ViewError for the record of a View: there is no hand to step through in it.
    """
    end = record.position
    if end is None:
        raise ViewError("this record holds what one seat sees; a hand to step through needs all four hands")
    line = positions(end)
    return AppState(
        seed=record.seed or 0,
        line=tuple(Moment(position=position, seed=record.seed) for position in line),
        mode=Mode.STEP,
        open_hands=True,
        title=record.title or "",
        notes=tuple(
            Note(moment=index_of(line, note.moment), text=note.text, place=note.moment)
            for note in record.notes
        ),
    )


def positions(end: Position) -> tuple[Position, ...]:
    """Every position of a hand from the deal to ``end``."""
    position = end.restarted()
    line = [position]
    for action in end.actions:
        position = position.after(action)
        line.append(position)
    return tuple(line)


def index_of(line: tuple[Position, ...], place: Place) -> int:
    """The index of the position at which a moment of the record is reached; the last one if it never is."""
    return next((i for i, position in enumerate(line) if is_reached(position.public, place)), len(line) - 1)
