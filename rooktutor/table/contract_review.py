"""The panel beside a finished hand: its graph, the moments that mattered, skill and luck, and more."""

from typing import TypedDict

from rooktutor.table.contract_parts import Control, Face, Sentence, Tone


class GraphPoint(TypedDict):
    """One decision on the graph of the hand; pressing it goes there."""

    step: str
    """The value that the control ``review`` sends."""
    text: str
    """The decision and what it was worth, in words."""
    height: float
    """Where the expected score lies on the graph, in percent from its foot."""
    tone: Tone
    current: bool


class Moment(TypedDict):
    """One of the moments that mattered."""

    step: str
    where: str
    text: str
    slip: str
    tone: Tone


class DecisionView(TypedDict):
    """The decision at the moment on the table, and its grade from what the seat could know."""

    where: str
    did: str
    slip: str
    tone: Tone
    cost: list[str]
    reasons: list[Sentence]
    better: str
    better_reasons: list[Sentence]
    opened_title: str
    opened: str
    """What the open hands would have given; no part of the grade."""
    actions: list[Control]


class Amount(TypedDict):
    """Where some of the score difference came from."""

    text: str
    amount: str


class Pile(TypedDict):
    """Cards that lay hidden during the play."""

    title: str
    faces: list[Face]


class Exercise(TypedDict):
    """A decision that is tried again, or the tutor's hand beside the learner's: words and buttons."""

    title: str
    tone: Tone
    lines: list[str]
    actions: list[Control]


class BeliefRow(TypedDict):
    """One card that the seat could not see, and how likely it lay in each place."""

    face: Face
    shares: list[str]
    """One text for each place, "38 %"; empty where it could not be."""
    truth: int
    """The place where it really lay, by its number."""


class BeliefTable(TypedDict):
    """Where the seat could think that the hidden cards lay, beside the truth."""

    title: str
    note: str
    truth_text: str
    places: list[str]
    rows: list[BeliefRow]
    evidence: list[str]


class ReviewPanel(TypedDict):
    """A finished hand seen again."""

    title: str
    close: Control
    headline: str
    progress: str
    """How far the review has come; empty when it is complete."""
    done: int
    of: int
    graph_title: str
    graph: list[GraphPoint]
    zero: float
    """Where a score difference of nothing lies on the graph, in percent from its foot."""
    chosen: DecisionView | None
    moments_title: str
    moments: list[Moment]
    balance_title: str
    balance: list[Amount]
    practice_title: str
    practice: list[str]
    piles: list[Pile]
    exercise: Exercise | None
    rival: Exercise | None
    beliefs: BeliefTable | None
    actions: list[Control]
