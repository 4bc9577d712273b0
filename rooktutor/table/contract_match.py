"""The match so far: the sheet that the page opens over the table, and what it says about files."""

from typing import Literal, NotRequired, TypedDict

from rooktutor.table.contract_parts import Control, Tone


class MatchRow(TypedDict):
    """One finished hand of the match."""

    id: str
    title: str
    """"Hand 3"."""
    text: str
    """"You set their bid of 85"."""
    tone: Tone
    scored: list[str]
    """What the hand added, one text for each of the sheet's columns."""
    totals: list[str]
    """The scores after it, in the same order."""


class MatchSheet(TypedDict):
    """The score sheet of the match, what it still needs, and the doors to a file."""

    title: str
    """"Match: CrowsNest"."""
    columns: list[str]
    """"We", "They", or the four seats."""
    rows: list[MatchRow]
    empty: str
    """What stands there before the first hand is over; empty afterwards."""
    standing: list[str]
    """How the match stands, in sentences: who needs how much, or who has won, and who deals next."""
    ending_title: str
    ending: list[str]
    """What ends a match of this game, in sentences."""
    file_note: str
    """What the file of this match would hold now."""
    file_kinds: str
    """The endings of files that can be opened, as the page's file chooser takes them."""
    most: int
    """No more characters than this are sent of a file; a longer one is refused."""
    save: Control
    open: Control
    """Both are handled by the page, which then asks for the file or sends it."""
    doors: list[Control]
    """The hand as a file, a link to it, a page to print; handled by the page in the same way."""
    link_text: str
    """What stands above a link."""
    actions: list[Control]


class SaveEvent(TypedDict):
    """The learner wants the match as a file. Only then does the page see its text."""

    type: Literal["save"]
    at: str
    view: str
    """A name of the view that asks, which the answer repeats."""
    what: NotRequired[Literal["match", "hand", "link", "print"]]
    """The match as a file, the hand as a file, a link to it, or a page to print; the match when left out."""


class OpenEvent(TypedDict):
    """The learner opened a file: a match to be taken up."""

    type: Literal["open"]
    at: str
    name: str
    text: str


class FileReply(TypedDict):
    """The answer to ``save``, sent as a custom message to the page."""

    type: Literal["file"]
    view: str
    name: str
    text: str
    do: NotRequired[Literal["file", "link", "print"]]
    """What the page does with it; a file is kept when left out."""
