"""Holding sample hands against the engine: what their notes say about cards is proved by the solver.

Beside the hands lies ``claims.yaml``. For a note that says something "with all hands open" it names the
cards that make the bid and those that set it, or the best card and how many points it is ahead of the next:

    over_the_eleven:
    - {at: trick 3 card 3, make: R13, set: R5 R8}
    - {at: trick 4, best: Y14, ahead: 20}
"""

from collections.abc import Iterator
from pathlib import Path

from rooktutor.cards import CardSet
from rooktutor.errors import NotationError, NotYetError, RecordError
from rooktutor.game.actions import Play
from rooktutor.game.record import Fault, Moment, Problem, Record, read_one
from rooktutor.game.record.steps import record_at
from rooktutor.game.record.yaml import Fields, Items
from rooktutor.solve.montecarlo import evaluate_open
from rooktutor.solve.values import Evaluation, Exactness
from rooktutor.teach.faults import Flaw, LessonFault, Notes
from rooktutor.teach.form import Form, root
from rooktutor.teach.words import RECORD_ENDING

CLAIMS_FILE = "claims.yaml"
SURE = "all hands open"
"""Words with which a note says what only the solver can know; each such note has a claim."""
FIELDS = ("at", "make", "set", "best", "ahead")


def check_hands(folder: Path) -> Iterator[tuple[str, tuple[LessonFault, ...]]]:
    """Yield each sample hand of ``folder`` by name, with everything that is wrong with it.

    A hand must be legal and its result right, have a title and notes, and every claim must hold. Last
    comes ``claims.yaml`` itself, where it names a hand that is not there or has another fault.
    """
    own: list[LessonFault] = []
    claims = _claims(folder, Notes(folder.name, CLAIMS_FILE, own))
    for path in sorted(folder.glob(f"*{RECORD_ENDING}")):
        name = path.name.removesuffix(RECORD_ENDING)
        faults: list[LessonFault] = []
        record = _record(path, Notes(folder.name, path.name, faults))
        if record is not None:
            _check(record, claims.pop(name, []), Notes(folder.name, CLAIMS_FILE, faults), path.name)
        yield name, tuple(faults)
    for name in claims:
        Notes(folder.name, CLAIMS_FILE, own).add(Flaw.NO_HAND, found=name)
    yield CLAIMS_FILE, tuple(own)


def _claims(folder: Path, notes: Notes) -> dict[str, list[Form]]:
    path = folder / CLAIMS_FILE
    if not path.is_file():
        return {}
    node = root(path.read_text(encoding="utf-8"), notes)
    found: dict[str, list[Form]] = {}
    if not isinstance(node, Fields):
        return found
    for key, value in node.entries:
        if not isinstance(value, Items):
            notes.add(Flaw.NOT_A_LIST, value.line, found=key.value)
            continue
        rows = found.setdefault(key.value, [])
        for item in value.items:
            if isinstance(item, Fields):
                rows.append(Form(item, FIELDS, notes, key.value))
            else:
                notes.add(Flaw.NOT_FIELDS, item.line, found=key.value)
    return found


def _record(path: Path, notes: Notes) -> Record | None:
    try:
        return read_one(path.read_text(encoding="utf-8"), source=path.name)
    except RecordError as error:
        for fault in error.faults:
            notes.add(Flaw.RECORD, fault.line, record=fault)
    except UnicodeDecodeError:
        notes.add(Flaw.RECORD, record=Fault(problem=Problem.NOT_TEXT, source=path.name))
    return None


def _check(record: Record, claims: list[Form], notes: Notes, file: str) -> None:
    if not record.title:
        notes.add(Flaw.MISSING_FIELD, found="title", file=file)
    if not record.notes:
        notes.add(Flaw.MISSING_FIELD, found="notes", file=file)
    told = {str(note.moment): note.text for note in record.notes}
    claimed = {claim.word("at") for claim in claims}
    for moment, text in told.items():
        if SURE in text.lower() and moment not in claimed:
            notes.add(Flaw.MISSING_FIELD, found=f"{file}: {moment}")
    for claim in claims:
        if claim.demand("at") and claim.word("at") not in told:
            claim.fault(Flaw.MISSING_FIELD, claim.line_of("at"), found=f"notes: {claim.word('at')}")
        _prove(record, claim)


def _prove(record: Record, claim: Form) -> None:
    """Ask the solver what the claim says, and note where it says something else."""
    try:
        position = record_at(record, Moment.parse(claim.word("at"))).position
        cards = {name: CardSet.parse(claim.word(name)) for name in ("make", "set", "best") if claim.has(name)}
    except NotYetError:
        claim.fault(Flaw.NOT_REACHED, claim.line_of("at"), found=claim.word("at"))
        return
    except NotationError as error:
        claim.fault(Flaw.NOT_A_CARD, found=error.found)
        return
    if position is None or not any(isinstance(action, Play) for action in position.legal_actions()):
        claim.fault(Flaw.NOT_HERE, found=claim.word("at"), right=("trick",))
        return
    found = evaluate_open(position)
    if found.state is not Exactness.EXACT:
        claim.fault(Flaw.NO_ANSWER)
        return
    for name, said in cards.items():
        right = _best(found) if name == "best" else _ending(found, made=name == "make")
        if said - right or (name != "best" and right - said):
            claim.fault(Flaw.EXPECTED_WRONG, claim.line_of(name), found=said, right=map(str, right))
    if claim.has("ahead") and claim.word("ahead") != str(_ahead(found)):
        claim.fault(
            Flaw.EXPECTED_WRONG, claim.line_of("ahead"), found=claim.word("ahead"), right=[str(_ahead(found))]
        )


def _best(found: Evaluation) -> CardSet:
    return CardSet.of(action.card for action in found.best.covers if isinstance(action, Play))


def _ending(found: Evaluation, *, made: bool) -> CardSet:
    """The cards after which the bid is made, or set, with best play by all."""
    return CardSet.of(
        action.card
        for value in found
        if value.p_make == (1 if made else 0)
        for action in value.covers
        if isinstance(action, Play)
    )


def _ahead(found: Evaluation) -> int:
    """By how many points the best card beats the next that is not as good."""
    return round(found.best.mean - found.values[1].mean) if len(found) > 1 else 0
