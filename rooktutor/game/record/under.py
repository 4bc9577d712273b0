"""The same hand under other rules."""

import json
from dataclasses import replace

from rooktutor.errors import RecordError
from rooktutor.game.record.read import read_one
from rooktutor.game.record.types import Record
from rooktutor.game.record.write import Document, document
from rooktutor.rules.axes import DiscardCounters, DiscardTrump, FirstLead
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set


def record_under(record: Record, rules: RuleSet) -> Record:
    """Return the same cards, calls and plays as a hand of another game, or of house rules.

    Everything that has happened must be legal there. What the hand scored is left out, and so are
    the scores before it where the other game keeps them for others, and what only the first game has
    said aloud. Whoever led is taken to have been chosen where declarer chooses. Raises RecordError that says
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
    _fit(fields, record, rules)
    try:
        return read_one(json.dumps(fields))
    except RecordError as error:
        # The lines of the text in between mean nothing to anybody.
        raise RecordError([replace(fault, line=0, source=rules.id) for fault in error.faults]) from None


def _fit(fields: Document, record: Record, rules: RuleSet) -> None:
    """Leave out what the other rules have no use for, and add the choice of a leader that they ask for."""
    used = {
        "hands_played": rules.hands > 0,
        "lead": rules.first_lead is FirstLead.DECLARER_CHOOSES,
        "announced": rules.discard_counters is DiscardCounters.FORBIDDEN,
        "announced_trumps": rules.discard_trump is DiscardTrump.ANNOUNCED,
    }
    for name, is_used in used.items():
        if not is_used:
            fields.pop(name, None)
    if used["lead"] and record.public.tricks:
        fields.setdefault("lead", record.public.tricks[0].leader.value)
