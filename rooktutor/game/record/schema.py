"""The JSON Schema of a hand record, made from the patterns that the reader itself uses.

It describes the form of a record: which fields there are and what can stand in each. Whether the
cards are one pack and the calls and plays legal is for the reader to say. The package ships it
as ``record.schema.json``; ``python -m rooktutor.game.record.schema`` prints it anew.
"""

import json
import sys
from importlib.resources import files
from typing import Any

from rooktutor.game.record import words
from rooktutor.rules.axes import BlindBid
from rooktutor.seats import Seat

FILE = "record.schema.json"
Schema = dict[str, Any]

_TEXT = {"anyOf": [{"type": "string", "pattern": "[^ \\t\\r\\n]"}, {"type": ["number", "boolean"]}]}


def shipped_schema() -> Schema:
    """Return the schema that the package ships.

    >>> shipped_schema()["required"]
    ['rules', 'dealer']
    """
    schema: Schema = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return schema


def made_schema() -> Schema:
    """Return the schema made from the patterns; a test holds it to the shipped one."""
    hand = _word(words.CARDS, "The cards dealt to this seat.")
    properties: Schema = {
        "rules": _word(words.RULES, "The id of a rule set."),
        "options": {
            "description": "Axes of the rule set that house rules change.",
            "type": "object",
            "propertyNames": {"enum": list(words.OPTIONS)},
            "additionalProperties": _TEXT,
        },
        "title": {"description": "What the record is about.", **_TEXT},
        "dealer": _word(words.SEAT, "Who dealt."),
        "scores": _scores("The scores before the hand."),
        "hands_played": _number(
            words.SEED, 0, 10**18 - 1, "How many hands of the match came before this one."
        ),
        "seed": _number(words.SEED, 0, 10**18 - 1, "Where the deal came from."),
        "seen_from": _word(words.SEAT, "The seat that sees the hand; the other hands are left out."),
        **{seat.value: hand for seat in Seat},
        "nest": _word(words.CARDS, "The nest as dealt."),
        "auction": _word(words.AUCTION, "Every call with its seat."),
        "announced": _number(words.SEED, 0, 10**18 - 1, "How many counters declarer said to have laid away."),
        "announced_trumps": _number(words.SEED, 0, 10**18 - 1, "How many trumps, if that is said too."),
        "discard": _word(
            words.DISCARD,
            "The cards laid away; hidden when the seat has not seen them, void when it could not be done.",
        ),
        "trump": _word(words.TRUMP, "The trump color, or none or low where no color is trump."),
        "call": _word(words.CARD, "The card called in Call Partner."),
        "lead": _word(words.SEAT, "Whom declarer chose to lead to the first trick."),
        "play": {
            "description": "One line a trick: the seat that leads, then the cards in order.",
            "type": "array",
            "items": _word(words.TRICK),
        },
        "revoked": _word(words.CARD_MOMENT, "Where all have seen a card that should have followed."),
        "notes": {
            "description": "Remarks about moments of the hand.",
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"at": _word(words.MOMENT), "text": _TEXT},
                "required": list(words.NOTE_FIELDS),
                "additionalProperties": False,
            },
        },
        "result": _scores("The points that the hand added."),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A hand of Rook",
        "type": "object",
        "properties": {name: properties[name] for name in words.FIELDS},
        "required": ["rules", "dealer"],
        "additionalProperties": False,
        "if": {"required": ["seen_from"]},
        "then": {"allOf": [_own_hand(seat) for seat in Seat]},
        "else": {"required": [seat.value for seat in Seat]},
    }


def _word(pattern: str, description: str = "") -> Schema:
    schema: Schema = {"description": description} if description else {}
    form = {"type": "string", "maxLength": words.MAX_LENGTH, "pattern": f"^{words.PAD}{pattern}{words.PAD}$"}
    return schema | form


def _number(pattern: str, least: int, most: int, description: str = "") -> Schema:
    schema: Schema = {"description": description} if description else {}
    return schema | {"anyOf": [{"type": "integer", "minimum": least, "maximum": most}, _word(pattern)]}


def _scores(description: str) -> Schema:
    return {
        "description": description,
        "type": "object",
        "propertyNames": _word(words.PARTY),
        "additionalProperties": _number(words.SCORE, -(10**9 - 1), 10**9 - 1),
    }


def _own_hand(seat: Seat) -> Schema:
    """Whoever the hand is seen from gives their own cards, unless seats may have to bid without looking."""
    named = words.one_of(seat.value, seat.letter)
    blind = words.any_case(BlindBid.BIRD_TURNED.value)
    return {
        "if": {
            "properties": {"seen_from": {"type": "string", "pattern": f"^{words.PAD}{named}{words.PAD}$"}},
            "not": {
                "properties": {
                    "options": {"properties": {"blind_bid": _word(blind)}, "required": ["blind_bid"]}
                },
                "required": ["options"],
            },
        },
        "then": {"required": [seat.value]},
    }


def schema_text() -> str:
    """Return the text of the file that the package ships."""
    return json.dumps(made_schema(), indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
