"""The YAML of a hand record, read as plain text and nothing else.

Records are a small part of YAML: fields, lists and words. Every word stays the text that was written,
so that no card, score or title turns into a number, a date or a truth value. Anchors, aliases
and tags are refused, not followed, so a hostile file can build no object and grow no larger than itself.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import yaml

from rooktutor.game.record.fault import FaultList, Problem, shown

MAX_CHARS = 2_000_000
"""A larger text is refused unread; about 1,600 played hands fit."""

MAX_DEPTH = 6
"""A record needs three levels: the record, its notes, one note."""


MAX_NODES = 5_000
"""A record with a hundred notes has fewer words and lists."""


@dataclass(frozen=True, slots=True)
class Text:
    """One word or sentence, exactly as written; ``plain`` when it stood without quotes."""

    value: str
    line: int
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: "tuple[Node, ...]"
    line: int


@dataclass(frozen=True, slots=True)
class Fields:
    """Named fields, each name once."""

    entries: "tuple[tuple[Text, Node], ...]"
    line: int


Node = Text | Items | Fields

_START = re.compile(r"^---(?=\s|$)", re.MULTILINE)
_HALF = re.compile(r"\\u[dD][89a-bA-B]")
_SLOW_CHARS = 100_000
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def documents(text: str, faults: FaultList) -> Iterator[Node | None]:
    r"""Yield each document of ``text``, or None for one that cannot be read; faults go to ``faults``.

    The documents are read one by one, so that a slip in one does not hide the faults of the next.

    >>> faults = FaultList()
    >>> [node.entries[0][1].value for node in documents("a: 1\n---\na: no", faults)]
    ['1', 'no']
    """
    number = 0
    for chunk, first_line in _chunks(text):
        try:
            for node in _documents(chunk, first_line, faults):
                number += 1
                yield node
                faults.next_record(number + 1)
        except (yaml.YAMLError, ValueError) as error:
            number += 1
            line = first_line + getattr(getattr(error, "problem_mark", None), "line", 0)
            faults.add(Problem.NOT_YAML, found=getattr(error, "problem", None) or "", line=line)
            yield None
            faults.next_record(number + 1)
    if number == 0:
        faults.add(Problem.NO_RECORD, line=1)


def _chunks(text: str) -> Iterator[tuple[str, int]]:
    starts = [0, *(match.start() for match in _START.finditer(text) if match.start() > 0)]
    line = 1
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield text[start:end], line
        line += text.count("\n", start, end)


def _documents(chunk: str, first_line: int, faults: FaultList) -> Iterator[Node | None]:
    # Only the slower parser reads the half characters that JSON writes for what lies beyond U+FFFF.
    slow = len(chunk) <= _SLOW_CHARS and _HALF.search(chunk) is not None
    events = yaml.parse(chunk, Loader=yaml.SafeLoader if slow else _Loader)
    builder = _Builder(first_line, faults)
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            builder = _Builder(first_line, faults)
        elif isinstance(event, yaml.DocumentEndEvent):
            yield builder.done()
        elif isinstance(event, yaml.NodeEvent):
            if not builder.take(event):
                yield None
                return
        elif isinstance(event, yaml.CollectionEndEvent):
            builder.close()


class _Builder:
    """Builds the nodes of one document from its events, without recursion."""

    def __init__(self, first_line: int, faults: FaultList) -> None:
        self.first_line = first_line
        self.faults = faults
        self.open: list[tuple[bool, int, list[Node]]] = []
        self.root: Node | None = None
        self.nodes = 0

    def take(self, event: yaml.NodeEvent) -> bool:
        """Add a node; False when the document is too large or goes too deep and must be left."""
        line = self.first_line + getattr(event.start_mark, "line", 0)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            return self._leave(Problem.TOO_LARGE, line, MAX_NODES)
        if isinstance(event, yaml.AliasEvent):
            self.faults.add(Problem.ALIAS, found=f"*{event.anchor}", line=line)
            self._add(Text("", line))
            return True
        if event.anchor is not None:
            self.faults.add(Problem.ANCHOR, found=f"&{event.anchor}", line=line)
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.faults.add(Problem.TAG, found=tag, line=line)
        if isinstance(event, yaml.ScalarEvent):
            self._add(Text(_joined(event.value), line, plain=not event.style))
            return True
        if len(self.open) >= MAX_DEPTH:
            return self._leave(Problem.TOO_DEEP, line, MAX_DEPTH)
        self.open.append((isinstance(event, yaml.MappingStartEvent), line, []))
        return True

    def _leave(self, problem: Problem, line: int, limit: int) -> bool:
        self.faults.add(problem, line=line, legal=(limit,))
        self.root = None
        self.open = []
        return False

    def close(self) -> None:
        """End the innermost list or fields."""
        is_fields, line, nodes = self.open.pop()
        self._add(self._fields(nodes, line) if is_fields else Items(tuple(nodes), line))

    def done(self) -> Node:
        """Return the document."""
        return self.root if self.root is not None else Text("", self.first_line, plain=True)

    def _add(self, node: Node) -> None:
        if self.open:
            self.open[-1][2].append(node)
        else:
            self.root = node

    def _fields(self, nodes: list[Node], line: int) -> Fields:
        entries: dict[str, tuple[Text, Node]] = {}
        for key, value in zip(nodes[::2], nodes[1::2], strict=False):
            if not isinstance(key, Text):
                self.faults.add(Problem.NOT_A_WORD, line=key.line)
            elif key.value in entries:
                self.faults.add(Problem.REPEATED_FIELD, shown(key.value), key.value, line=key.line)
            else:
                entries[key.value] = (key, value)
        return Fields(tuple(entries.values()), line)


def _joined(text: str) -> str:
    """Return ``text`` with the two halves of a character joined, as JSON may write it."""
    if not any("\ud800" <= char <= "\udfff" for char in text):
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16")
