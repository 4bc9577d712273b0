"""The sheet on which a position is set up."""

from typing import TypedDict

from rooktutor.table.contract_parts import Control, Face, Option


class SetupField(TypedDict):
    """Something to type or to choose."""

    id: str
    name: str
    value: str
    hint: str
    """An example of what may stand there; empty for none."""
    options: list[Option]
    """What there is to choose; empty where something is typed."""
    long: bool
    """Whether it takes several lines."""


class SetupPlace(TypedDict):
    """A hand, or the nest, that cards are put into."""

    id: str
    name: str
    value: str
    count_text: str
    chosen: bool
    """Whether a card that is pressed goes here."""


class SetupCard(TypedDict):
    """A card of the pack."""

    face: Face
    place: str
    """Where it has been put; empty for nowhere."""
    label: str


class SetupSheet(TypedDict):
    """Everything on the sheet."""

    title: str
    note: str
    game: SetupField
    about: list[SetupField]
    places: list[SetupPlace]
    pack: list[SetupCard]
    pack_title: str
    story: list[SetupField]
    paste: SetupField
    faults: list[str]
    """What is wrong, a sentence each: where, what, why, what would be right."""
    faults_title: str
    ask: Control
    clear: Control
