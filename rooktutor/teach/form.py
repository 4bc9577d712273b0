"""Reading fields from YAML that people write: every slip is noted with its line, nothing is mended."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from rooktutor.game.record.fault import FaultList
from rooktutor.game.record.yaml import Fields, Items, Node, Text, documents
from rooktutor.teach.faults import Flaw, Notes

Named = TypeVar("Named")

MOST_CHARS = 100_000
"""A longer file is no lesson."""


def root(text: str, notes: Notes) -> Node | None:
    """Return the one document of a YAML text; None where it cannot be read."""
    if len(text) > MOST_CHARS:
        notes.add(Flaw.TOO_LARGE, 1, found=len(text), right=(str(MOST_CHARS),))
        return None
    faults = FaultList(source=notes.file)
    nodes = list(documents(text, faults))
    for fault in faults.faults:
        notes.add(Flaw.RECORD, fault.line, record=fault)
    if faults.faults or len(nodes) != 1:
        if not faults.faults:
            notes.add(Flaw.NOT_FIELDS, 1, found=f"{len(nodes)} documents")
        return None
    return nodes[0]


class Form:
    """The fields of one part of a file.

    Args:
        node: what stands there.
        known: the fields that there can be.
        notes: where faults go.
        step: the name of the step, for the faults.
    """

    def __init__(self, node: Fields, known: Iterable[str], notes: Notes, step: str = "") -> None:
        self.line = node.line
        self.notes = notes
        self.step = step
        self._fields: dict[str, Node] = {}
        known = tuple(known)
        for key, value in node.entries:
            if key.value in known:
                self._fields[key.value] = value
            else:
                self.fault(Flaw.UNKNOWN_FIELD, key.line, found=key.value, right=known)

    def fault(self, flaw: Flaw, line: int = 0, *, found: object = "", right: Iterable[str] = ()) -> None:
        """Note a fault of this part."""
        self.notes.add(flaw, line or self.line, found=found, right=tuple(right), step=self.step)

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self._fields

    def line_of(self, name: str) -> int:
        """The line of a field, or of the whole part where it is missing."""
        return self._fields[name].line if name in self._fields else self.line

    def node(self, name: str) -> Node | None:
        """What stands in a field."""
        return self._fields.get(name)

    def demand(self, name: str) -> bool:
        """Whether the field is there; a fault otherwise."""
        if name not in self._fields:
            self.fault(Flaw.MISSING_FIELD, found=name)
        return name in self._fields

    def word(self, name: str, default: str = "") -> str:
        """The word in a field."""
        node = self._fields.get(name)
        if node is None:
            return default
        if isinstance(node, Text) and node.value.strip():
            return " ".join(node.value.split())
        self.fault(Flaw.NOT_A_WORD, node.line, found=name)
        return default

    def one_of(self, name: str, choices: Mapping[str, Named], default: Named) -> Named:
        """What the word in a field stands for."""
        if name not in self._fields:
            return default
        word = self.word(name).lower()
        if word in choices:
            return choices[word]
        self.fault(Flaw.UNKNOWN_WORD, self.line_of(name), found=word or name, right=choices)
        return default

    def number(self, name: str, choices: Iterable[int], default: int) -> int:
        """The number in a field."""
        return self.one_of(name, {str(number): number for number in choices}, default)

    def words(self, name: str) -> tuple[str, ...]:
        """The words of a list; one word alone is a list too."""
        node = self._fields.get(name)
        if node is None:
            return ()
        if isinstance(node, Text):
            return (self.word(name),) if node.value.strip() else ()
        if not isinstance(node, Items):
            self.fault(Flaw.NOT_A_LIST, node.line, found=name)
            return ()
        found = []
        for item in node.items:
            if isinstance(item, Text) and item.value.strip():
                found.append(" ".join(item.value.split()))
            else:
                self.fault(Flaw.NOT_A_WORD, item.line, found=name)
        return tuple(found)
