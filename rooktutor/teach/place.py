"""Where a step of a lesson is: the hand of a record, at one of its moments."""

from pathlib import Path
from types import MappingProxyType

from rooktutor.errors import NotationError, NotYetError, RecordError, RookError
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.record import Fault, Moment, Problem, Record, read_one
from rooktutor.game.record.steps import record_at
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.teach.faults import Flaw
from rooktutor.teach.form import Form
from rooktutor.teach.steps import Place
from rooktutor.teach.words import NO, RECORD_ENDING, YES

MOST_SEED = 999_999_999
SWITCH = MappingProxyType({**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)})


class Hands:
    """The records that a lesson can name: those in its folder, then the sample hands; each read once."""

    def __init__(self, folder: Path, samples: Path) -> None:
        self._homes = (folder, samples)
        self._read: dict[str, Record | RecordError | None] = {}

    def names(self) -> tuple[str, ...]:
        """The names of the hands in the lesson's own folder."""
        return tuple(
            sorted(path.name.removesuffix(RECORD_ENDING) for path in self._homes[0].glob(f"*{RECORD_ENDING}"))
        )

    def find(self, name: str) -> Record | RecordError | None:
        """The record called ``name``, or what is wrong with it; None where there is none."""
        if name not in self._read:
            self._read[name] = self._find(name)
        return self._read[name]

    def _find(self, name: str) -> Record | RecordError | None:
        if not name or "/" in name or "\\" in name or name.startswith("."):
            return None
        for home in self._homes:
            path = home / f"{name}{RECORD_ENDING}"
            if path.is_file():
                try:
                    return read_one(path.read_text(encoding="utf-8"), source=path.name)
                except RecordError as error:
                    return error
                except UnicodeDecodeError:
                    return RecordError([Fault(problem=Problem.NOT_TEXT, source=path.name)])
        return None


def place(form: Form, hands: Hands, rules: RuleSet, *, needed: bool) -> Place | None:
    """Return where the step of ``form`` is; None where it has no hand, or one with faults.

    Args:
        form: the fields of the step.
        hands: the records that the lesson can name.
        rules: the game of the lesson, for a fresh deal.
        needed: whether the step cannot do without.
    """
    is_open = form.one_of("open", SWITCH, default=False)
    if form.has("deal"):
        return _dealt(form, rules, is_open=is_open)
    if not form.has("hand"):
        if needed:
            form.fault(Flaw.MISSING_FIELD, found="hand")
        return None
    name = form.word("hand").removesuffix(RECORD_ENDING)
    record = hands.find(name)
    if record is None:
        form.fault(Flaw.NO_HAND, form.line_of("hand"), found=name, right=hands.names())
        return None
    if isinstance(record, RecordError):
        for fault in record.faults:
            form.notes.add(Flaw.RECORD, fault.line, file=fault.source, step=form.step, record=fault)
        return None
    return _at(form, name, record, is_open=is_open)


def _at(form: Form, name: str, record: Record, *, is_open: bool) -> Place | None:
    moment = None
    if form.has("at"):
        try:
            moment = Moment.parse(form.word("at"))
            record = record_at(record, moment)
        except NotationError as error:
            form.fault(Flaw.UNKNOWN_WORD, form.line_of("at"), found=error.found, right=(error.expected,))
            return None
        except NotYetError:
            form.fault(
                Flaw.NOT_REACHED, form.line_of("at"), found=form.word("at"), right=(record.phase.value,)
            )
            return None
    if record.position is None:
        form.fault(Flaw.NO_HAND, form.line_of("hand"), found=name)
        return None
    return Place(hand=name, position=record.position, at=moment, open=is_open)


def _dealt(form: Form, rules: RuleSet, *, is_open: bool) -> Place | None:
    word = form.word("deal")
    if not (word.isascii() and word.isdigit() and int(word) <= MOST_SEED):
        form.fault(Flaw.UNKNOWN_WORD, form.line_of("deal"), found=word, right=(f"0..{MOST_SEED}",))
        return None
    dealer = form.one_of("dealer", {seat.value: seat for seat in Seat}, Seat.EAST)
    try:
        position = Position.start(rules, deal(rules, int(word), dealer))
    except RookError as error:
        form.fault(Flaw.NO_HAND, form.line_of("deal"), found=error)
        return None
    return Place(hand="", position=position, open=is_open)
