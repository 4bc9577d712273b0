"""What can be wrong with a lesson, as data: one ``LessonFault`` for each thing found."""

from dataclasses import dataclass
from enum import Enum

from rooktutor.game.record.fault import Fault, shown


class Flaw(Enum):
    """The kinds of faults of lessons."""

    # files and form
    RECORD = "record"
    NOT_TEXT = "not_text"
    TOO_LARGE = "too_large"
    NO_FILE = "no_file"
    NO_HAND = "no_hand"
    NOT_FIELDS = "not_fields"
    NOT_A_LIST = "not_a_list"
    NOT_A_WORD = "not_a_word"
    UNKNOWN_FIELD = "unknown_field"
    MISSING_FIELD = "missing_field"
    UNKNOWN_WORD = "unknown_word"
    NOT_A_NAME = "not_a_name"
    NAME_TWICE = "name_twice"
    UNKNOWN_RULE = "unknown_rule"
    # the texts
    NO_LANGUAGE = "no_language"
    NO_TITLE = "no_title"
    NO_WORDS = "no_words"
    NO_STEP = "no_step"
    UNKNOWN_PART = "unknown_part"
    MARKUP = "markup"
    NOT_A_CARD = "not_a_card"
    OPTIONS_DIFFER = "options_differ"
    NO_RIGHT_OPTION = "no_right_option"
    NO_WHY = "no_why"
    UNKNOWN_CASE = "unknown_case"
    # the game
    NOT_REACHED = "not_reached"
    NOT_HERE = "not_here"
    OTHER_SEAT = "other_seat"
    NO_ANSWER = "no_answer"
    NO_CHOICE = "no_choice"
    NOT_AN_OPTION = "not_an_option"
    EXPECTED_WRONG = "expected_wrong"
    EXPECTED_TOO_FEW = "expected_too_few"
    MARKED_NOT_BEST = "marked_not_best"
    NO_SUCH_CARD = "no_such_card"
    OUT_OF_REACH = "out_of_reach"
    GOAL_GIVEN = "goal_given"
    NO_SOLUTION = "no_solution"
    NO_PUNISHMENT = "no_punishment"
    TOO_MANY_LAYOUTS = "too_many_layouts"
    # what a good lesson avoids
    GIVEN_AWAY = "given_away"
    TOO_LONG = "too_long"


@dataclass(frozen=True, kw_only=True)
class LessonFault:
    """One thing that is wrong in a lesson: where, what, and what would be right.

    Args:
        flaw: what kind of fault it is.
        lesson: the folder of the lesson, as ``unit/lesson``.
        file: the file in it.
        line: the line of the file, from 1; 0 where there is none.
        step: the name of the step, or empty.
        found: what stands there, shortened and safe to print.
        right: what would have been right.
        record: the fault of a hand record, where it is one.
    """

    flaw: Flaw
    lesson: str
    file: str
    line: int = 0
    step: str = ""
    found: str = ""
    right: tuple[str, ...] = ()
    record: Fault | None = None

    @property
    def where(self) -> str:
        """The file and the line.

        >>> LessonFault(flaw=Flaw.NO_TITLE, lesson="01-cards/01-trick", file="en.md", line=1).where
        '01-cards/01-trick/en.md:1'
        """
        path = f"{self.lesson}/{self.file}" if self.lesson else self.file
        return f"{path}:{self.line}" if self.line else path

    def __str__(self) -> str:
        """Return the fault on one line, for people who program."""
        parts = [self.where, self.step, self.found, self.flaw.value]
        right = f"; right: {' '.join(self.right)}" if self.right else ""
        return ": ".join(part for part in parts if part) + right


@dataclass
class Notes:
    """The faults of one lesson while it is read and checked."""

    lesson: str
    file: str
    faults: list[LessonFault]

    def add(
        self,
        flaw: Flaw,
        line: int = 0,
        *,
        found: object = "",
        right: tuple[str, ...] = (),
        step: str = "",
        file: str = "",
        record: Fault | None = None,
    ) -> None:
        """Note a fault."""
        self.faults.append(
            LessonFault(
                flaw=flaw,
                lesson=self.lesson,
                file=file or self.file,
                line=line,
                step=step,
                found=shown(found) if found != "" else "",
                right=right,
                record=record,
            )
        )

    def of_file(self, file: str) -> "Notes":
        """Return notes on another file of the same lesson, kept in the same list."""
        return Notes(self.lesson, file, self.faults)
