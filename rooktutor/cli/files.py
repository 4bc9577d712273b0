"""Reading record files for the commands, and leaving politely when something is wrong with them."""

import sys
from pathlib import Path
from typing import NoReturn

import click

from rooktutor.errors import RecordError
from rooktutor.game.record import Fault, Problem, Record, read
from rooktutor.text.catalog import Catalog
from rooktutor.text.faults import fault_text

STDIN = "-"
RECORD_FILE = click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=str)


def records_in(file: str, catalog: Catalog) -> tuple[Record, ...]:
    """Return the records of ``file``, or of the standard input for ``-``.

    Prints every fault on the standard error and leaves with status 1 when there are any.
    """
    source = "" if file == STDIN else Path(file).name
    try:
        return read(_text(file, source), source=source)
    except RecordError as error:
        leave_with(error, catalog)


def leave_with(error: RecordError, catalog: Catalog) -> NoReturn:
    """Print every fault on the standard error and leave with status 1."""
    for fault in error.faults:
        click.echo(fault_text(fault, catalog), err=True)
    raise SystemExit(1) from None


def _text(file: str, source: str) -> str:
    try:
        raw = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
    except OSError as error:
        raise click.UsageError(f"{file}: {error.strerror}") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        odd = Fault(problem=Problem.NOT_TEXT, line=line, found=f"0x{raw[error.start]:02x}", source=source)
        raise RecordError([odd]) from None
