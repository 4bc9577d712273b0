"""The panel of a lesson: what it says, what there is to choose, and the list of all lessons.

What is done in it is reported as a control named ``lesson`` whose value says what: ``next``, ``back``,
``answer:R14``, ``check``, ``hint``, ``show``, ``again``, ``movie``, ``list``, ``take:the-trick``,
``close``. In the page: ``lesson`` (the panel, with ``data-kind``, ``data-step``, ``data-outcome``),
``answer-<id>`` for each answer, ``lesson-<what>`` for each button, ``remark-<n>``, ``hint-<n>``, each as
``data-testid``; a marked card has ``data-mark``.
"""

from typing import Literal, TypedDict

from rooktutor.table.contract_parts import Face, Tone


class LessonPart(TypedDict):
    """A part of a sentence: words, or a card drawn among them."""

    text: str
    style: Literal["plain", "strong", "soft", "card"]
    face: Face | None


class LessonBlock(TypedDict):
    """A paragraph, or one item of a list."""

    shape: Literal["paragraph", "item", "number"]
    parts: list[LessonPart]


class LessonRemark(TypedDict):
    """Something said about an answer: right or wrong, and why."""

    tone: Tone
    title: str
    blocks: list[LessonBlock]


class LessonAnswer(TypedDict):
    """One thing to choose."""

    id: str
    text: str
    label: str
    faces: list[Face]
    pressed: bool | None
    """Whether it is marked, where several can be; None otherwise."""
    tone: Tone
    enabled: bool


class LessonButton(TypedDict):
    """A button of the panel; ``value`` is what it sends."""

    id: str
    value: str
    text: str
    enabled: bool
    primary: bool


class LessonMark(TypedDict):
    """A card to mark on the table."""

    id: str
    kind: Literal["look", "best", "good", "bad"]


class LessonEntry(TypedDict):
    """One lesson of the list."""

    id: str
    title: str
    text: str
    done: int
    steps: int
    progress_text: str
    value: str
    """What a press sends; empty for a lesson that cannot be read."""
    error: str


class LessonUnit(TypedDict):
    """One unit of the list."""

    id: str
    title: str
    progress_text: str
    """"2 of 6"; empty for practice, which has no end."""
    unfold: bool
    """Whether its lessons are shown before the unit is pressed."""
    entries: list[LessonEntry]


class LessonPanel(TypedDict):
    """What the lesson says now."""

    kind: Literal["step", "list"]
    title: str
    """The lesson's title, or the word for all lessons."""
    step: str
    """The name of the step; empty in the list."""
    number: int
    count: int
    progress_text: str
    """"Step 3 of 7"."""
    heading: str
    """The title of the step."""
    blocks: list[LessonBlock]
    prompt: str
    """What to do: "Play a card", "Reach the goal: take this trick"."""
    outcome: Literal["open", "right", "wrong"]
    table: bool
    """Whether the table belongs to the step."""
    answers: list[LessonAnswer]
    hints: list[list[LessonBlock]]
    remarks: list[LessonRemark]
    buttons: list[LessonButton]
    marks: list[LessonMark]
    units: list[LessonUnit]
