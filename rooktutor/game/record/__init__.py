"""The hand record: one file format for sample hands, lessons, saved games, bug reports and tests.

A record is a YAML document (its JSON form is the same thing); several in a file are separated
by ``---``. It may stop anywhere, and with ``seen_from`` it holds what one seat knows.

>>> from rooktutor.game.deal import deal
>>> from rooktutor.game.position import Position
>>> from rooktutor.rules.systems import CROWSNEST
>>> record = Record.of(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)), seed=7)
>>> read(write(record)) == (record,)
True
"""

from rooktutor.game.record.fault import Fault, Problem
from rooktutor.game.record.line import line_of
from rooktutor.game.record.moment import Moment, Stage
from rooktutor.game.record.read import is_reached, read, read_one
from rooktutor.game.record.saved import SavedMatch, resume_match, save_match
from rooktutor.game.record.types import Note, Record, Story
from rooktutor.game.record.write import document, write, write_all

__all__ = [
    "Fault",
    "Moment",
    "Note",
    "Problem",
    "Record",
    "SavedMatch",
    "Stage",
    "Story",
    "document",
    "is_reached",
    "read",
    "read_one",
    "resume_match",
    "save_match",
    "write",
    "write_all",
    "write_line",
]


def write_line(record: Record) -> str:
    """Return ``record`` on one line that survives a URL; ``read`` reads it back.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> write_line(Record.of(Position.start(CROWSNEST, deal(CROWSNEST, seed=7))))[:37]
    'rules.crowsnest~dealer.north~north.R5'
    """
    return line_of(document(record))
