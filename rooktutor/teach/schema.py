"""The JSON Schema of ``lesson.yaml``, for editors that complete what one writes.

It is made from the words that the reader itself knows and lies beside the lessons as ``lesson.schema.json``;
``python -m rooktutor.teach.schema`` prints it anew.
"""

import json
import sys
from typing import Any

from rooktutor.game.record import words as record_words
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.teach import words
from rooktutor.teach.reading import NAME
from rooktutor.teach.steps import KINDS

Schema = dict[str, Any]
FILE = "lesson.schema.json"

_NAME = {"type": "string", "pattern": f"^{NAME.pattern}$"}
_LIST = {
    "anyOf": [{"type": ["string", "number"]}, {"type": "array", "items": {"type": ["string", "number"]}}]
}

_FIELDS: Schema = {
    "hand": {"description": "A hand record in this folder or among the sample hands.", "type": "string"},
    "at": {
        "description": "The moment in the hand; where the record stops when left out.",
        "type": "string",
        "pattern": f"^{record_words.PAD}{record_words.MOMENT}{record_words.PAD}$",
    },
    "open": {"description": "Whether all four hands lie open.", "enum": [True, False, *words.YES, *words.NO]},
    "marks": {
        "description": "Cards to mark, such as look: R14 Rook.",
        "type": "object",
        "properties": dict.fromkeys(words.MARKS, _LIST),
        "additionalProperties": False,
    },
    "ask": {"description": "What is asked; the engine knows the answer.", "enum": list(words.ASKS)},
    "of": {"description": "What the question is about: a side, a color, cards, a number.", **_LIST},
    "options": {"description": "The answers to choose from, where there are others than usual.", **_LIST},
    "expect": {"description": "What you take for right; the check compares it.", **_LIST},
    "trump": {"description": "Trump, for a question without a hand.", "type": "string"},
    "goal": {
        "description": "What to reach by playing.",
        "type": "string",
        "pattern": "^(make|set|trick|best|end|points \\d{1,3}|tricks \\d{1,2}|win \\S+)$",
    },
    "others": {"description": "Who plays the other seats.", "enum": list(words.OTHERS)},
    "deal": {
        "description": "A number to deal the cards from, in place of a hand.",
        "type": "integer",
        "minimum": 0,
    },
    "dealer": {"description": "Who deals them.", "enum": [seat.value for seat in Seat]},
}


def made_schema() -> Schema:
    """Return the schema.

    >>> made_schema()["required"]
    ['game', 'level', 'teaches', 'languages', 'steps']
    """
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A lesson in Rook",
        "type": "object",
        "properties": {
            "game": {"description": "The id of the game.", "enum": list(RULE_SETS)},
            "level": {"description": "From 1, for beginners, to 5.", "enum": list(words.LEVELS)},
            "teaches": {"description": "The rules it teaches: M2, P08, P01-P05, red_one.P04.", **_LIST},
            "languages": {"description": "The texts in this folder: en and others.", **_LIST},
            "steps": {"type": "array", "minItems": 1, "items": {"oneOf": [_step(kind) for kind in KINDS]}},
        },
        "required": list(words.LESSON_FIELDS),
        "additionalProperties": False,
    }


_NEEDED: Schema = {"choose": ["ask"], "look": ["hand"], "try": ["hand", "goal"], "problem": ["hand", "goal"]}


def _step(kind: str) -> Schema:
    fields = {name: _FIELDS[name] for name in words.STEP_FIELDS[kind]}
    return {
        "type": "object",
        "properties": {
            kind: {"description": "The name of the step, its heading in the texts.", **_NAME},
            **fields,
        },
        "required": [kind, *_NEEDED.get(kind, [])],
        "additionalProperties": False,
    }


def schema_text() -> str:
    """Return the text of the file that lies beside the lessons."""
    return json.dumps(made_schema(), indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
