"""The panel beside the table, one shape for each kind of decision; the score sheet."""

from typing import Literal, NotRequired, TypedDict

from rooktutor.table.contract_parts import (
    Call,
    Choice,
    Control,
    Face,
    Numbers,
    Sentence,
    Tone,
    Value,
    Verdict,
)


class AuctionPanel(TypedDict):
    """Choosing a call."""

    kind: Literal["auction"]
    title: str
    prompt: str
    calls: list[Call]
    choices: list[Choice]
    """Pass first, then what else the game knows (hold, moon, misdeal), then the bids in ascending order, the
    nearest of those that are too low among them; empty when it is another seat's turn."""


class Suggestion(TypedDict):
    """A set of cards to lay away together."""

    ids: list[str]
    faces: list[Face]
    text: str
    verdict: Verdict | None
    value: Value | None
    reasons: list[Sentence]
    numbers: NotRequired[Numbers]


class ExchangePanel(TypedDict):
    """Choosing cards to lay away; the cards are the `Model.hand`."""

    kind: Literal["exchange"]
    title: str
    prompt: str
    need: int
    picked: list[str]
    picked_texts: list[str]
    """Words for 0, 1, ... cards picked so far, indexed by their number (cards in hand plus one)."""
    from_nest: list[str]
    """Cards that came from the nest, marked in the hand."""
    confirm: str
    """The words on the button."""
    confirm_key: str
    """The letter that presses it."""
    confirm_why: str
    """What is still missing, when the button is pressed too early."""
    suggestions: list[Suggestion]
    suggestions_title: str


class TrumpPanel(TypedDict):
    """Naming trump, the called card, or who leads to the first trick."""

    kind: Literal["trump", "call", "lead"]
    title: str
    prompt: str
    choices: list[Choice]


class PlayPanel(TypedDict):
    """Playing a card; the choices are the `Model.hand`."""

    kind: Literal["play"]
    title: str
    prompt: str


class WaitPanel(TypedDict):
    """Nothing to choose: somebody else acts, or a job is running."""

    kind: Literal["wait"]
    title: str
    prompt: str


class SheetLine(TypedDict):
    """One line of the score of a hand."""

    id: str
    label: str
    amounts: list[str]
    """One text for each of the sheet's columns; empty for none."""
    because: str
    faces: list[Face]
    strong: bool
    """Whether it is a total."""


class ScorePanel(TypedDict):
    """The score sheet of a finished hand."""

    kind: Literal["score"]
    title: str
    """"You made your bid of 85"."""
    prompt: str
    tone: Tone
    columns: list[str]
    """"We", "They", or the four seats."""
    lines: list[SheetLine]
    totals: SheetLine | None
    """The match so far."""
    winner: str
    """Who has won the match, in words; empty while it goes on."""
    actions: list[Control]


Panel = AuctionPanel | ExchangePanel | TrumpPanel | PlayPanel | WaitPanel | ScorePanel
