"""The faults of a hand record in words."""

from rooktutor.game.record.fault import Fault
from rooktutor.text.catalog import Catalog
from rooktutor.text.houserules import conflict_text


def fault_text(fault: Fault, catalog: Catalog) -> str:
    """Return one line about a fault: where it is, what is wrong, which rule it breaks, what would be right.

    >>> from rooktutor.game.record.fault import Problem
    >>> fault = Fault(problem=Problem.NOT_A_SEAT, path="dealer", line=2, found="who", legal=("north", "east"))
    >>> fault_text(fault, Catalog("en"))
    'line 2: dealer: who is no seat (legal: north east)'
    """
    what = fault.reason or fault.problem.value
    key = f"fault-{what.replace('_', '-')}"
    if fault.clash is None:
        sentence = catalog.text(key, found=fault.found, legal=" ".join(fault.legal))
    else:
        sentence = conflict_text(*fault.clash, catalog)
    rule = fault.rule if fault.rule not in ("", what) else ""
    place = catalog.text(
        "fault-place",
        source=fault.source or "none",
        line=str(fault.line or "none"),
        record=fault.record,
        path=fault.path or "none",
    )
    return place + catalog.text(
        "fault-told", sentence=sentence, rule=rule or "none", legal=" ".join(fault.legal) or "none"
    )
