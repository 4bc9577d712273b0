"""Reading what the page sends: a message becomes an event, or a reason why it is none."""

from dataclasses import dataclass

from rooktutor.table.events import (
    Chose,
    Control,
    Dismissed,
    Drafted,
    Event,
    Greeted,
    LaidAway,
    Opened,
    Picked,
    Pressed,
    Refused,
    SetUp,
    Step,
)
from rooktutor.table.keeping import MOST_CHARS
from rooktutor.table.settingup import LONG, Do

LONGEST = 200
"""No word in a message is longer than this; a page of ours sends less than twenty characters."""

READY = "ready"
"""The type of the message that a view sends when it has been drawn."""


@dataclass(frozen=True, slots=True)
class SaveAsked:
    """A view of the page asks for the match as a file."""

    view: str
    what: str = "match"


def decode(message: object) -> Event | SaveAsked | None:
    """Return the event or the question in a message from the page, None for ``ready``.

    What makes no sense becomes `Refused` with the reason, never an exception: the page may be
    old, or somebody else's.

    >>> decode({"type": "act", "at": "1.0.0", "id": "R14"})
    Chose(at='1.0.0', choice='R14')
    >>> decode({"type": "act"})
    Refused(detail="act without 'at'")
    """
    if not isinstance(message, dict):
        return Refused(f"a message that is no object but {type(message).__name__}")
    try:
        return _decode(message)
    except _MalformedError as problem:
        return Refused(str(problem))


class _MalformedError(ValueError):
    """A message that is not what the contract says."""


def _decode(message: dict[object, object]) -> Event | SaveAsked | None:
    kind = _text(message, "type", "a message")
    match kind:
        case "ready":
            return Greeted(_texts(message, "langs", kind)) if message.get("langs") else None
        case "act":
            return Chose(_text(message, "at", kind), _text(message, "id", kind))
        case "pick":
            return Picked(_text(message, "at", kind), _texts(message, "ids", kind))
        case "discard":
            return LaidAway(_text(message, "at", kind), _texts(message, "ids", kind))
        case "dismiss":
            return Dismissed(_text(message, "id", kind))
        case "save":
            return SaveAsked(_text(message, "view", kind), _text({"what": "match", **message}, "what", kind))
        case "open":
            return Opened(_text(message, "name", kind), _text(message, "text", kind, longest=MOST_CHARS + 1))
        case "control":
            return _control(message)
        case "setup":
            return _set_up(message)
        case "house":
            return _drafted(message)
        case _:
            raise _MalformedError(f"a message of unknown type {kind!r}")


def _control(message: dict[object, object]) -> Event:
    name = _text(message, "id", "control")
    value = message.get("value")
    try:
        control = Control(name)
    except ValueError:
        raise _MalformedError(f"unknown control {name!r}") from None
    return Pressed(control, value if isinstance(value, str) and len(value) <= LONGEST else None)


def _drafted(message: dict[object, object]) -> Event:
    name = _text(message, "do", "house")
    try:
        step = Step(name)
    except ValueError:
        raise _MalformedError(f"unknown step {name!r} with house rules") from None
    return Drafted(step, _text(message, "id", "house"), _text(message, "value", "house"))


def _set_up(message: dict[object, object]) -> Event:
    name = _text(message, "do", "setup")
    try:
        do = Do(name)
    except ValueError:
        raise _MalformedError(f"unknown step {name!r} of setting up") from None
    value = _text(message, "value", "setup", longest=max(LONG.values()))
    return SetUp(do, _text(message, "id", "setup"), value)


def _text(message: dict[object, object], key: str, kind: str, longest: int = LONGEST) -> str:
    value = message.get(key)
    if value is None:
        raise _MalformedError(f"{kind} without {key!r}")
    if not isinstance(value, str) or len(value) > longest:
        raise _MalformedError(f"{kind} with a strange {key!r}")
    return value


def _texts(message: dict[object, object], key: str, kind: str) -> tuple[str, ...]:
    value = message.get(key)
    if not isinstance(value, (list, tuple)) or len(value) > LONGEST:
        raise _MalformedError(f"{kind} without a list {key!r}")
    if not all(isinstance(each, str) and len(each) <= LONGEST for each in value):
        raise _MalformedError(f"{kind} with strange {key!r}")
    return tuple(value)
