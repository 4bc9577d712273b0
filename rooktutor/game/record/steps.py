"""Going back in a recorded hand to a moment of it."""

from dataclasses import replace

from rooktutor.errors import NotYetError
from rooktutor.game.exchange import shown
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record.moment import Moment, Stage
from rooktutor.game.record.read import is_reached, read_one
from rooktutor.game.record.types import Record
from rooktutor.game.record.write import HIDDEN, VOID, Document, document, is_void_to_others, write_document
from rooktutor.rules.axes import NestVisibility, TrumpNaming
from rooktutor.seats import Seat


def record_at(record: Record, moment: Moment) -> Record:
    """Return ``record`` cut off at ``moment``, without notes and result.

    Raises NotYetError when the hand does not come to that moment.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> record = Record.of(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)))
    >>> record_at(record, Moment.parse("auction")).to_act
    <Seat.EAST: 'east'>
    """
    if not is_reached(record.public, moment):
        raise NotYetError(f"the hand does not come to {moment}")
    if record.position is not None:
        return replace(record, position=_position_at(record.position, moment), notes=(), result=None)
    return read_one(write_document(_cut(record, moment)))


def _position_at(end: Position, moment: Moment) -> Position:
    position = end.restarted()
    for action in end.actions:
        if _is_at(position, moment):
            break
        position = position.after(action)
    return position


def _is_at(position: Position, moment: Moment) -> bool:
    public = position.public
    match moment.stage:
        case Stage.DEAL:
            return True
        case Stage.AUCTION:
            return len(public.auction.calls) >= moment.number - 1
        case Stage.EXCHANGE:
            return public.phase is Phase.DISCARD or (public.auction.over and not public.rules.nest)
        case Stage.TRUMP:
            return public.phase is Phase.TRUMP
        case Stage.CALL:
            return public.phase is Phase.CALL
        case Stage.LEAD:
            return public.phase is Phase.LEAD
        case Stage.TRICK:
            return public.phase is Phase.PLAY and len(public.played) >= _cards_before(moment)
        case Stage.SCORE:
            return False


def _cards_before(moment: Moment) -> int:
    """How many cards were played before a moment of a trick."""
    return len(Seat) * (moment.number - 1) + max(moment.card, 1) - 1


def _cut(record: Record, moment: Moment) -> Document:
    """The fields of the record of a View, up to ``moment``."""
    fields = document(record)
    later = _later(record.rules.trump_naming, moment.stage)
    revoked = Moment.parse(fields["revoked"]) if "revoked" in fields else None
    if revoked and (moment.stage is not Stage.TRICK or _cards_before(moment) <= _cards_before(revoked)):
        del fields["revoked"]
    for name in (*later, "notes", "result"):
        fields.pop(name, None)
    if moment.stage in (Stage.DEAL, Stage.AUCTION):
        calls = fields.pop("auction", "").split(", ")[: max(moment.number, 1) - 1]
        if calls:
            fields["auction"] = ", ".join(calls)
    if "play" in fields and moment.stage is Stage.TRICK:
        tricks = [trick.split() for trick in fields["play"]][: moment.number]
        if len(tricks) == moment.number:
            tricks[-1] = tricks[-1][: max(moment.card, 1)]
        fields["play"] = [" ".join(trick) for trick in tricks if len(trick) > 1]
        if not fields["play"]:
            del fields["play"]
    return _with_what_was_seen(fields, record, moment.stage, later)


def _later(naming: TrumpNaming, stage: Stage) -> tuple[str, ...]:
    """The fields that tell of what comes after the beginning of ``stage``."""
    late = naming is TrumpNaming.AFTER_DISCARD
    exchange = ("announced", "announced_trumps", "discard")
    match stage:
        case Stage.DEAL | Stage.AUCTION:
            return (*exchange, "trump", "call", "lead", "play")
        case Stage.EXCHANGE:
            return (*exchange, *(("trump",) if late else ()), "call", "lead", "play")
        case Stage.TRUMP:
            return (*(("announced_trumps",) if late else exchange), "trump", "call", "lead", "play")
        case Stage.CALL:
            return ("call", "lead", "play")
        case Stage.LEAD:
            return ("lead", "play")
        case _:
            return ()


def _with_what_was_seen(fields: Document, record: Record, stage: Stage, later: tuple[str, ...]) -> Document:
    """The same fields with as much of nest and discard as the seat had seen by then."""
    view, rules = record.view, record.rules
    exchanged = record.public.exchanged and "discard" not in later
    if exchanged and view is not None and view.discard is None:
        seen = record.public.shown
        if "trump" in later:
            seen = shown(rules, seen, None)  # trumps that lie face up do so once they are trumps
        fields["discard"] = str(seen) or HIDDEN
    if stage is Stage.EXCHANGE and is_void_to_others(record):
        fields["discard"] = VOID
    early = rules.trump_naming is TrumpNaming.BEFORE_NEST and "trump" in later
    if stage in (Stage.DEAL, Stage.AUCTION) and view is not None and view.public.blind_auction:
        fields.pop(view.seat.value, None)
    if stage in (Stage.DEAL, Stage.AUCTION) or early:
        nest = str(fields.pop("nest", "")).split()
        if nest and rules.nest_visibility is NestVisibility.TOP_CARD:
            fields["nest"] = nest[-1]
    return fields
