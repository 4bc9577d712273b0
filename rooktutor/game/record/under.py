"""The same hand under other rules."""

import json
from dataclasses import replace

from rooktutor.errors import RecordError
from rooktutor.game.record.read import read_one
from rooktutor.game.record.types import Record
from rooktutor.game.record.write import document
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set


def record_under(record: Record, rules: RuleSet) -> Record:
    """Return the same cards, calls and plays as a hand of another game, or of house rules.

    Everything that has happened must be legal there. What the hand scored is left out, and so are
    the scores before it where the other game keeps them for others. Raises RecordError that says
    what the other rules do not allow: another pack, a bid that is too low, a card that had to follow.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.game.position import Position
    >>> from rooktutor.rules.systems import CROWSNEST, KENTUCKY_DISCARD
    >>> record = Record.of(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)))
    >>> record_under(record, KENTUCKY_DISCARD).position.deal == record.position.deal
    True
    """
    fields = document(record)
    fields["rules"] = rules.id
    fields.pop("options", None)
    if options := rules.options_over(rule_set(rules.id)):
        fields["options"] = options
    fields.pop("result", None)
    if rules.parties != record.rules.parties:
        fields.pop("scores", None)
    try:
        return read_one(json.dumps(fields))
    except RecordError as error:
        # The lines of the text in between mean nothing to anybody.
        raise RecordError([replace(fault, line=0, source=rules.id) for fault in error.faults]) from None
