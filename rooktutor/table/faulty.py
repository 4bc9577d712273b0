"""What is wrong in a lesson, in words: for the list of lessons and for whoever checks them."""

from rooktutor.teach.faults import LessonFault
from rooktutor.text.catalog import Catalog
from rooktutor.text.faults import fault_text


def lesson_fault_text(fault: LessonFault, catalog: Catalog) -> str:
    """Return one line about a fault of a lesson: where it is, what is wrong, what would be right.

    >>> from rooktutor.teach.faults import Flaw
    >>> fault = LessonFault(flaw=Flaw.UNKNOWN_WORD, lesson="01-a/01-b", file="lesson.yaml", line=7, found="x")
    >>> lesson_fault_text(fault, Catalog("en"))
    '01-a/01-b/lesson.yaml:7: x is not one of: none'
    """
    if fault.record is not None:
        said = fault_text(fault.record, catalog)
    else:
        said = catalog.text(
            f"flaw-{fault.flaw.value.replace('_', '-')}",
            found=fault.found,
            right=" ".join(fault.right) or "none",
        )
    return catalog.text("lessons-place", where=fault.where, step=fault.step or "none", fault=said)
