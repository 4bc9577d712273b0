"""Writing a hand record: the canonical text, its JSON form and its fields."""

import json
import re
from collections.abc import Iterable
from typing import Any

from yaml.nodes import ScalarNode
from yaml.resolver import Resolver

from rooktutor.cards import Card
from rooktutor.game.record.moment import Moment, Stage
from rooktutor.game.record.types import Record, Story
from rooktutor.rules.axes import TrumpNaming
from rooktutor.seats import Seat

HIDDEN = "hidden"
"""What the record of a View says of a discard of which its seat has seen nothing."""

VOID = "void"
"""What it says when declarer's cards voided the hand, so that nothing was laid away."""

Document = dict[str, Any]
"""The fields of a record as JSON has them: words, whole numbers, lists and named fields."""

_PLAIN = re.compile(r"[A-Za-z0-9\u00c0-\u024f]([^\n:#\[\]{},]*[^\s:#\[\]{},])?")


def write(record: Record) -> str:
    """Return ``record`` as text in canonical form; reading it gives an equal record."""
    return write_document(document(record))


def write_all(records: Iterable[Record]) -> str:
    """Return the text of a file that holds these records in order."""
    return "---\n".join(map(write, records))


def document(record: Record) -> Document:
    """Return the fields of ``record`` in the order in which they are written: its JSON form."""
    story = record.story
    parties = record.rules.parties
    fields: Document = {
        "rules": record.rules.id,
        "options": None if record.options is None else dict(record.options),
        "title": record.title,
        "dealer": record.dealer.value,
        "scores": _scores(parties, record.scores),
        "hands_played": record.public.hands_played or None,
        "seed": record.seed,
        "seen_from": record.view.seat.value if record.view else None,
    }
    for seat in Seat:
        hand = story.hands[seat.index]
        fields[seat.value] = None if hand is None else str(hand)
    fields |= _told(story)
    if _is_silent_exchange(record):
        fields["discard"] = HIDDEN
    if is_void_to_others(record):
        fields["discard"] = VOID
    fields["revoked"] = _revoked(record)
    fields["notes"] = [{"at": str(note.moment), "text": note.text} for note in record.notes] or None
    fields["result"] = _scores(parties, record.result)
    return {name: value for name, value in fields.items() if value is not None}


def is_void_to_others(record: Record) -> bool:
    """Whether declarer's cards voided the hand of a View whose seat has not seen them."""
    return (
        record.view is not None and record.view.seat is not record.public.declarer and record.public.redealt
    )


def _is_silent_exchange(record: Record) -> bool:
    """Whether declarer has laid away cards and nothing else in the record of a View shows it."""
    public = record.public
    if record.view is None or not public.exchanged or record.view.discard is not None:
        return False
    named_after = public.trump is not None and record.rules.trump_naming is TrumpNaming.AFTER_DISCARD
    announced = public.announced is not None or public.announced_trumps is not None
    shows = named_after or announced or public.shown or public.called
    return not (shows or public.leader or public.tricks)


def _revoked(record: Record) -> str | None:
    """Where a card should have followed, in the record of a View, which does not show it otherwise."""
    offence = record.public.offence
    if record.view is None or offence is None:
        return None
    trick = record.public.tricks[offence.trick - 1]
    return str(Moment(Stage.TRICK, offence.trick, 1 + trick.leader.clockwise().index(offence.seat)))


def _told(story: Story) -> Document:
    """What was dealt to the nest and done since."""
    calls = ", ".join(f"{seat.letter} {call}" for seat, call in story.calls)
    return {
        "nest": _row(story.nest) or None,
        "auction": calls or None,
        "announced": story.announced,
        "announced_trumps": story.announced_trumps,
        "discard": None if story.discard is None else str(story.discard) or None,
        "trump": None if story.trump is None else str(story.trump),
        "call": None if story.called is None else str(story.called),
        "lead": None if story.leader is None else story.leader.value,
        "play": [f"{trick.leader.letter} {_row(trick.cards)}" for trick in story.tricks] or None,
    }


def _row(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _scores(parties: Iterable[object], scores: tuple[int, ...] | None) -> dict[str, int] | None:
    return None if scores is None else dict(zip(map(str, parties), scores, strict=True))


def write_document(fields: Document) -> str:
    """Return the fields as text in canonical form.

    >>> print(write_document({"title": "Set: by 5", "scores": {"NS": 0}, "play": ["E R5"]}))
    title: "Set: by 5"
    scores: {NS: 0}
    play:
    - E R5
    <BLANKLINE>
    """
    lines: list[str] = []
    for name, value in fields.items():
        if isinstance(value, list):
            lines.append(f"{name}:")
            lines.extend(f"- {_flow(item)}" for item in value)
        else:
            lines.append(f"{name}: {_flow(value, own_line=True)}")
    return "".join(f"{line}\n" for line in lines)


def _flow(value: object, *, own_line: bool = False) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {_flow(item)}" for name, item in value.items()) + "}"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return _sentence(str(value), own_line=own_line)


def _sentence(text: str, *, own_line: bool) -> str:
    """Return ``text`` bare where every YAML reader would read it back as this text, else in quotes."""
    bare = text.replace(", ", " ") if own_line else text
    resolver: Any = Resolver()
    if (
        _PLAIN.fullmatch(bare)
        and text.isprintable()
        and resolver.resolve(ScalarNode, text, (True, False)) == _TEXT_TAG
    ):
        return text
    quoted = json.dumps(text, ensure_ascii=False)
    return "".join(char if char.isprintable() else _escape(char) for char in quoted)


def _escape(char: str) -> str:
    code = ord(char)
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


_TEXT_TAG = "tag:yaml.org,2002:str"
