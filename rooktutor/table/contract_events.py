"""What the page reports back, one message for each thing the learner does."""

from typing import Literal, NotRequired, TypedDict

from rooktutor.table.contract_match import OpenEvent, SaveEvent


class ReadyEvent(TypedDict):
    """A view has been drawn, or waits for something to draw."""

    type: Literal["ready"]
    at: str
    tab: NotRequired[str]
    """Where tables come back when they are loaded again: a name that the tab has just made up."""
    was: NotRequired[str]
    """The name that it had before it was loaded again; empty for none."""
    learner: NotRequired[str]
    """Where progress is kept: a name for whoever uses this browser, that nobody guesses."""
    langs: NotRequired[list[str]]
    """The languages of the reader, as the browser tells them."""


class ActEvent(TypedDict):
    """The learner chose a card to play, a call, a trump color or a card to call, allowed or not."""

    type: Literal["act"]
    at: str
    id: str


class PickEvent(TypedDict):
    """The learner's cards to lay away, so far: always the whole set. The page has already drawn it."""

    type: Literal["pick"]
    at: str
    ids: list[str]


class DiscardEvent(TypedDict):
    """The learner confirmed the cards to lay away."""

    type: Literal["discard"]
    at: str
    ids: list[str]


class ControlEvent(TypedDict):
    """A control was used, one of `Model.controls`, of the score sheet or of a message."""

    type: Literal["control"]
    at: str
    id: str
    value: str | None
    """The option chosen, for a control with options."""
    message: NotRequired[str]
    """The message the control belongs to."""


class HouseEvent(TypedDict):
    """Something was done in the panel of house rules."""

    type: Literal["house"]
    at: str
    do: Literal["open", "close", "game", "set", "restore", "deal"]
    id: str
    """The rule concerned; empty for none, and to restore all of them."""
    value: str
    """The game chosen, or the word chosen or typed for a rule; empty for none."""


class SetupEvent(TypedDict):
    """Something was done on the sheet on which a position is set up."""

    type: Literal["setup"]
    at: str
    do: Literal["open", "close", "game", "set", "place", "put", "clear", "ask"]
    id: str
    """The field, the place or the card concerned; empty for none."""
    value: str
    """What was typed or chosen, or where a card was dragged; empty for none."""


class DismissEvent(TypedDict):
    """A message was closed."""

    type: Literal["dismiss"]
    at: str
    id: str


Event = ReadyEvent | ActEvent | PickEvent | DiscardEvent | ControlEvent | DismissEvent | SaveEvent | OpenEvent
