"""The parts of the model that the table shows: cards, choices, seats, tricks, scores, messages."""

from typing import Literal, NotRequired, TypedDict

PhaseId = Literal["auction", "exchange", "trump", "call", "lead", "play", "over"]
SeatId = Literal["south", "west", "north", "east"]
ColorId = Literal["red", "green", "yellow", "black"]
TrumpId = Literal["red", "green", "yellow", "black", "none", "low"]
"""What may be trump: a color, none, or none with the ranks upside down."""
Tone = Literal["best", "good", "neutral", "poor", "bad", "none"]
"""How a judgement is painted; the words of the judgement stand beside it."""


class Face(TypedDict):
    """The face of a card, as drawn."""

    id: str
    """The card in notation: "R14", "Rook"."""
    color: ColorId | Literal["bird"]
    text: str
    """What stands in the corner: "14", or a short name for the bird."""
    letter: str
    """The color's letter in the learner's language; empty for the bird unless it has one."""
    name: str
    """The card in words, for screen readers: "red 14"."""
    points: int
    points_text: str
    """The points on the counter's coin, "10"; empty when the card counts nothing."""
    trump: bool


class Value(TypedDict):
    """What an action is worth, as a number and in words."""

    text: str
    """The short form under a card: "+35"."""
    number: float
    """Expected score difference, higher is better for the learner."""
    stderr: float
    error_text: str
    """The uncertainty, "± 4"; empty when exact."""
    p_make: float | None
    p_make_text: str
    """The chance that the contract makes, "63 %"; empty when nobody can have one."""


class Verdict(TypedDict):
    """The judgement of an action."""

    id: str
    text: str
    tone: Tone


class Sentence(TypedDict):
    """One reason, in one sentence."""

    text: str
    polarity: Literal["for", "against", "neutral"]


class Numbers(TypedDict):
    """In how many layouts a choice does worse than the best one, and why."""

    title: str
    ask: "Control"
    """The button that has them counted, or stops that; the page sends the choice with it."""
    told: list[str]
    """A sentence each; none before they have been counted."""


class Choice(TypedDict):
    """Anything the learner can pick: a card to play or lay away, a call, a trump color, a card to call."""

    id: str
    """The action in notation, sent back in the event: "R14", "pass", "70", "green"."""
    text: str
    """The words on the button: "Pass", "70", "Green"."""
    label: str
    """The whole choice in words, for screen readers: card, points, allowed or not, verdict, value."""
    face: Face | None
    color: NotRequired[TrumpId]
    """For what may be named as trump."""
    key: str
    """A key that goes to the choice and, for calls and colors, is enough; empty for none."""
    legal: bool
    rule: str
    """The rule it rests on, or breaks, in one sentence."""
    why_not: str
    """Why it is not allowed now; empty when it is."""
    source: NotRequired[str]
    """Where the rule is written."""
    verdict: Verdict | None
    value: Value | None
    """None while unknown and when the advice is hidden."""
    reasons: list[Sentence]
    equals: list[str]
    equals_text: str
    """"The same as red 13"; empty for none."""
    rank: int | None
    """1 for the best; equal choices share a rank; None when unknown or hidden."""
    numbers: NotRequired[Numbers]
    """Where it is poorer than the best one, and the values are complete."""
    taken: NotRequired[bool]
    """Whether it was done here, in a hand that is stepped through."""


class HandDown(TypedDict):
    """The learner's cards, face down: in this auction nobody has seen his own."""

    count: int
    text: str
    """"9 cards, face down until the auction is over"."""


class Call(TypedDict):
    """One call of the auction so far."""

    seat: SeatId
    text: str
    passed: bool


class Mark(TypedDict):
    """A color that a seat has shown not to hold."""

    color: ColorId
    letter: str
    text: str


class SeatView(TypedDict):
    """One place at the table."""

    seat: SeatId
    name: str
    """"North"."""
    role: str
    """"Partner", "You"; empty for opponents without a role."""
    side: Literal["we", "they", "unknown"]
    side_text: str
    """"We", "They"; may be empty while the partnership is hidden."""
    dealer: bool
    declarer: bool
    turn: bool
    badges: list[str]
    """Words for what is marked: "Dealer", "Declarer"."""
    count: int
    count_text: str
    """"9 cards"."""
    cards: list[Face] | None
    """The hand when it lies open; None when only its size is known; None for South, see `Model.hand`."""
    call: str
    """The last call, shown beside the seat during the auction; empty for none."""
    passed: bool
    tricks: int
    tricks_text: str
    voids: list[Mark]


class PlayedCard(TypedDict):
    """A card in a trick."""

    seat: SeatId
    face: Face
    winning: bool
    text: str
    """Who played what, in words, with a note if there is one."""


class TrickView(TypedDict):
    """A trick, complete or not."""

    number: int
    """1 for the first trick of the hand."""
    title: str
    """"Trick 4 of 9"."""
    plays: list[PlayedCard]
    """In the order played."""
    complete: bool
    winner: SeatId | None
    text: str
    """"North wins 25 points" or who is winning so far."""
    points_text: str
    """What lies in it: "15 points"."""


class NestView(TypedDict):
    """The nest, or what the declarer laid away."""

    title: str
    count: int
    cards: list[Face] | None
    """None when the learner may not know them."""
    text: str


class Contract(TypedDict):
    """What the hand is played for."""

    trump: TrumpId | None
    trump_letter: str
    trump_text: str
    """"Green", or words for not yet named."""
    bid: int | None
    bid_text: str
    """"85", or words for no bid yet."""
    declarer: SeatId | None
    declarer_text: str
    """"North for us"; empty while unknown."""
    called: NotRequired[Face]


class PartyScore(TypedDict):
    """The standing of one side (or seat, where each scores for itself)."""

    party: str
    """"NS", "EW" or a seat."""
    label: str
    """"We"."""
    side: Literal["we", "they", "unknown"]
    points: int
    points_text: str
    """Points taken in this hand so far."""
    goal: int | None
    """What the side must take to make its bid; None for the side that did not bid."""
    goal_text: str
    """"50 to go", "made", "30 set them"; empty for none."""
    total: int
    total_text: str
    tricks_text: str


class Option(TypedDict):
    """One entry of a control that offers a list."""

    id: str
    text: str
    help: NotRequired[str]
    """What it means, in a sentence."""


class Control(TypedDict):
    """A button outside the game itself (or a list to choose from)."""

    id: str
    """undo, redo, new, next, again, advice, open, theme, language, help ..."""
    text: str
    title: str
    """What it does, for the tooltip and the screen reader."""
    key: str
    """"u", "?"; empty for none."""
    enabled: bool
    pressed: bool | None
    """For a switch; None for a plain button."""
    primary: bool
    options: NotRequired[list[Option]]
    value: NotRequired[str]
    tucked: NotRequired[bool]
    """Whether it stands on the sheet of settings, and no longer in the bar, where the table is narrow."""


class Message(TypedDict):
    """Something to tell the learner, such as why a card may not be played."""

    id: str
    tone: Literal["illegal", "error", "warning", "info"]
    title: str
    text: str
    choice: str | None
    """The choice it is about, which then shakes its head."""
    instead: list[str]
    """Choices that would be allowed, marked for a moment."""
    actions: list[Control]
    """Answers, such as "Play anyway" and "Rethink"; empty for a plain note."""
    dismissible: bool


class LogLine(TypedDict):
    """One line of the hand so far."""

    id: str
    kind: Literal["deal", "call", "nest", "trump", "play", "trick", "score", "note"]
    seat: SeatId | None
    text: str
    face: Face | None
    tone: Tone
    """For the learner's own decisions, how good they were; "none" otherwise and when the advice is hidden."""
    to: NotRequired[str]
    """Where a hand is stepped through: the value of the control ``goto`` that goes there."""
    now: NotRequired[bool]
    """Whether the table stands here."""


class Advice(TypedDict):
    """The state of the tutor's thinking."""

    shown: bool
    title: str
    state: Literal["pending", "sampled", "exact", "off"]
    done: int
    asked: int
    text: str
    """"120 of 400 layouts", "exact", "hidden"."""
    prompt: str
    """What stands in the panel before anything is pointed at."""
    focus: str | None
    """The choice to explain first, normally the best one; None for none."""
    scale_text: str
    """What the numbers mean, in one sentence."""
    hints: list[Sentence]
    """The steps of the hint that have been asked for."""
    line: Control | None
    """The button that shows how the hand may go on; the page sends the choice that is explained with it."""


class KeyHelp(TypedDict):
    """One line of the help sheet."""

    keys: list[str]
    text: str


class Announcement(TypedDict):
    """What a screen reader says; spoken once for each new id."""

    id: str
    text: str
