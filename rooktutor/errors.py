"""Everything that rooktutor raises on purpose.

::

    RookError
    ├── NotationError     a word that names no card, seat, color or call     (also a ValueError)
    ├── RuleSetError      axes that cannot stand together, an unknown rule set (also a ValueError)
    ├── DealError         cards that are not one pack dealt by the rules      (also a ValueError)
    ├── IllegalAction     an action that the rules refuse here                (also a ValueError)
    ├── NotYetError       a question that the hand cannot answer yet          (also a ValueError)
    ├── ViewError         knowledge that no layout of the cards can satisfy   (also a ValueError)
    ├── RecordError       a hand record with one or more faults               (also a ValueError)
    ├── ExtraError        a library that comes with an extra and is not there (also an ImportError)
    ├── TextError         a message or a language that the catalogs lack
    ├── ServeError        an address that the table cannot be served from
    ├── ProgressError     a database in which no progress can be kept
    └── KeptError         a table that was kept and cannot be put back        (also a ValueError)

The messages are for people who program. What a learner reads comes from ``rooktutor.text``.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rooktutor.game.illegality import Illegality
    from rooktutor.game.record.fault import Fault


class RookError(Exception):
    """The root of all errors that rooktutor raises on purpose."""


class NotationError(RookError, ValueError):
    """A word that names nothing here: ``found`` is the word, ``expected`` what would be right."""

    def __init__(self, found: str, *, expected: str) -> None:
        super().__init__(f"{found!r} is not {expected}")
        self.found = found
        self.expected = expected


class RuleSetError(RookError, ValueError):
    """One or more axes of a rule set that are unknown or cannot stand together."""

    def __init__(self, problems: "Sequence[str]") -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class DealError(RookError, ValueError):
    """Cards that are not exactly one pack, dealt as the rule set says."""

    def __init__(self, problems: "Sequence[str]") -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class IllegalAction(RookError, ValueError):  # noqa: N818 - the name says what happened
    """An action that the rules refuse; ``illegality`` says which rule and what would be legal."""

    def __init__(self, action: str, illegality: "Illegality") -> None:
        super().__init__(f"{action}: {illegality.reason.value}")
        self.illegality = illegality


class NotYetError(RookError, ValueError):
    """A question that the hand cannot answer yet, such as its score before the last trick."""


class ViewError(RookError, ValueError):
    """Knowledge of a seat that no layout of the hidden cards can satisfy."""


class RecordError(RookError, ValueError):
    """A hand record that breaks its format or the rules; ``faults`` holds every fault found."""

    def __init__(self, faults: "Sequence[Fault]") -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


class ExtraError(RookError, ImportError):
    """A ``package`` that is not installed; it comes with an ``extra`` of rooktutor."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'rooktutor[{extra}]'")
        self.package = package
        self.extra = extra


class TextError(RookError):
    """A message, variable or language that the text catalogs lack."""


class ServeError(RookError):
    """An address that the table cannot be served from, such as a port that is taken."""


class ProgressError(RookError):
    """A database that cannot be reached, or a learner without a name."""


class KeptError(RookError, ValueError):
    """A table that was kept outside the process that it stood in, and cannot be put back."""
