"""The one-line form of a record, for links and chat.

The fields stand in the order of the record, each with its name, made of characters that a URL
leaves alone: ``~`` ends a field, ``.`` an item of a list, ``-`` is a blank. Whatever else a text
holds is written as ``~`` and the two capital hexadecimal digits of each of its bytes in UTF-8. A ``~``
that is neither is a fault.
"""

import re

from rooktutor.game.record.fault import FaultList, Problem
from rooktutor.game.record.words import FIELDS, NOTE_FIELDS
from rooktutor.game.record.write import Document
from rooktutor.game.record.yaml import Fields, Items, Node, Text

_MAPS = ("options", "scores", "result")
_SAFE = re.compile(r"[A-Za-z0-9_ ]")
_FIELD_END = re.compile(r"~(?=[a-z])")
_ESCAPED = re.compile(r"(?:~[0-9A-F]{2})+")


def line_of(fields: Document) -> str:
    """Return the fields of a record as one line.

    >>> line_of({"rules": "crowsnest", "scores": {"NS": -80, "EW": 5}, "auction": "E pass, S 70"})
    'rules.crowsnest~scores.NS-~2D80.EW-5~auction.E-pass.S-70'
    """
    return "~".join(".".join((name, *map(_encoded, _items(name, value)))) for name, value in fields.items())


def _items(name: str, value: object) -> list[str]:
    if isinstance(value, dict):
        return [f"{key} {_word(item)}" for key, item in value.items()]
    if isinstance(value, list):
        return [word for item in value for word in (item.values() if isinstance(item, dict) else (item,))]
    return str(value).split(", ") if name == "auction" else [str(value)]


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _encoded(text: str) -> str:
    return "".join(
        char if _SAFE.match(char) else "".join(f"~{byte:02X}" for byte in char.encode()) for char in text
    ).replace(" ", "-")


def node_of(line: str, faults: FaultList) -> Fields:
    """Return the fields that ``line`` holds, noting what is no text, for the reader of records.

    A field that is not of the list form it should have is left as a word for the reader to refuse.

    >>> node_of("rules.crowsnest~auction.E-pass.S-70", FaultList()).entries[1][1].value
    'E pass, S 70'
    """
    entries: list[tuple[Text, Node]] = []
    for part in _FIELD_END.split(line.strip()):
        name, *items = part.split(".")
        for item in items:
            _check_escapes(name, item, faults)
        entries.append((Text(name, 1), _node(name, [_decoded(item) for item in items])))
    return Fields(tuple(entries), 1)


def _node(name: str, items: list[str]) -> Node:
    if name in _MAPS:
        pairs = [item.partition(" ")[::2] for item in items]
        return Fields(tuple((Text(key, 1), Text(value, 1)) for key, value in pairs), 1)
    if name == "play":
        return Items(tuple(Text(item, 1) for item in items), 1)
    if name == "notes":
        return Items(tuple(_note(items[at : at + 2]) for at in range(0, len(items), 2)), 1)
    return Text((", " if name == "auction" else ".").join(items), 1)


def _note(words: list[str]) -> Fields:
    pairs = zip(NOTE_FIELDS, words, strict=False)
    return Fields(tuple((Text(key, 1), Text(word, 1)) for key, word in pairs), 1)


def _check_escapes(name: str, item: str, faults: FaultList) -> None:
    """Note an item in which a ``~`` does not begin the bytes of a letter."""
    try:
        for escaped in _ESCAPED.finditer(item):
            _bytes(escaped).decode()
    except UnicodeDecodeError:
        sound = False
    else:
        sound = "~" not in _ESCAPED.sub("", item)
    if not sound:
        faults.add(Problem.BAD_ESCAPE, name, item, line=1)


def _decoded(text: str) -> str:
    return _ESCAPED.sub(lambda escaped: _bytes(escaped).decode(errors="replace"), text.replace("-", " "))


def _bytes(escaped: re.Match[str]) -> bytes:
    return bytes.fromhex(escaped[0].replace("~", ""))


def is_line(text: str) -> bool:
    """Whether ``text`` looks like the one-line form rather than like YAML.

    >>> is_line("rules.crowsnest~dealer.north"), is_line("rules: crowsnest")
    (True, False)
    """
    return re.fullmatch(rf"\s*(?:{'|'.join(FIELDS)})\.[A-Za-z0-9_.~-]+\s*", text) is not None
