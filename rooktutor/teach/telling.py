"""Reading the text of a lesson in one language: ``en.md`` and its like.

The first heading is the lesson's title, each second-level heading the name of a step (with a title after a
colon), each third-level heading a part of that step: ``hint``, ``after``, or ``if`` and a choice.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rooktutor.teach.faults import Flaw, Notes
from rooktutor.teach.prose import Block, Heading, Located, Part, Passage, Shape, plain, read
from rooktutor.teach.steps import Option, Words
from rooktutor.teach.words import AFTER, HINT, IF

_BOX = {"[x] ": True, "[X] ": True, "[ ] ": False}


@dataclass(frozen=True, kw_only=True)
class Telling:
    """The text of a lesson in one language."""

    title: str
    summary: str
    words: Mapping[str, Words]


@dataclass
class _Open:
    """A step's words while they are read."""

    title: str
    line: int
    text: list[Block] = field(default_factory=list)
    options: list[tuple[list[Part], bool]] = field(default_factory=list)
    parts: list[tuple[str, list[Block]]] = field(default_factory=list)

    def words(self) -> Words:
        """What was read."""
        return Words(
            title=self.title,
            text=tuple(self.text),
            hints=tuple(tuple(blocks) for name, blocks in self.parts if name == HINT),
            after=tuple(block for name, blocks in self.parts if name == AFTER for block in blocks),
            cases={
                name.removeprefix(f"{IF} "): tuple(b) for name, b in self.parts if name.startswith(f"{IF} ")
            },
            options=tuple(_option(parts, right=right) for parts, right in self.options),
            line=self.line,
        )


def telling(text: str, notes: Notes) -> Telling:
    """Return the text of a lesson in one language; faults go to ``notes``."""
    title = ""
    summary: list[Block] = []
    steps: dict[str, _Open] = {}
    now: _Open | None = None

    def odd(what: str, line: int) -> None:
        notes.add(Flaw.MARKUP, line, found=what)

    for piece in read(text, odd):
        match piece:
            case Heading(level=1, text=words) if not title and now is None:
                title = words
            case Heading(level=2, text=words, line=line):
                name, _, own = words.partition(":")
                name = name.strip().lower()
                if name in steps:
                    notes.add(Flaw.NAME_TWICE, line, found=name, step=name)
                now = steps.setdefault(name, _Open(own.strip(), line))
            case Heading(level=3, text=words, line=line) if now is not None:
                part = _part(words)
                if part is None:
                    notes.add(Flaw.UNKNOWN_PART, line, found=words, right=(HINT, AFTER, f"{IF} R14"))
                now.parts.append((part or "", []))
            case Heading(text=words, line=line):
                notes.add(Flaw.UNKNOWN_PART, line, found=words, right=("# title", "## step", f"### {HINT}"))
            case Located(block=block):
                _take(block, now, summary)
    if not title:
        notes.add(Flaw.NO_TITLE, 1, right=("# title",))
    told = {name: each.words() for name, each in steps.items()}
    return Telling(
        title=title, summary=plain(tuple(summary)).replace("\n", " "), words=MappingProxyType(told)
    )


def _part(words: str) -> str | None:
    first, _, rest = words.replace("`", "").partition(" ")
    first = first.lower()
    if first in (HINT, AFTER) and not rest:
        return first
    return f"{IF} {rest.strip()}" if first == IF and rest.strip() else None


def _take(block: Block, now: _Open | None, summary: list[Block]) -> None:
    if now is None:
        summary.append(block)
    elif now.parts:
        now.parts[-1][1].append(block)
    elif block.shape is Shape.ITEM and block.parts and block.parts[0].text[:4] in _BOX:
        first = block.parts[0]
        rest = (Part(first.text[4:], first.style), *block.parts[1:])
        now.options.append((list(rest), _BOX[first.text[:4]]))
    elif now.options:
        now.options[-1][0].extend((Part("\n"), *block.parts))
    else:
        now.text.append(block)


def _option(parts: list[Part], *, right: bool) -> Option:
    """The first line of an item is the answer, the rest says why."""
    cut = next((place for place, part in enumerate(parts) if part.text == "\n"), len(parts))
    return Option(text=_passage(parts[:cut]), right=right, why=_passage(parts[cut + 1 :]))


def _passage(parts: list[Part]) -> Passage:
    return (Block(tuple(parts)),) if parts else ()
