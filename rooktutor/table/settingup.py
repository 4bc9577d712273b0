"""A position set up by hand: cards put into places or typed, or a record or link pasted, then asked about.

What is typed is kept as it is until it is asked about; then the reader of records says all that is wrong.
"""

import json
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING

from rooktutor.cards import Card, CardSet
from rooktutor.errors import NotationError, RecordError
from rooktutor.game.record import Fault, read_one
from rooktutor.game.record.types import Record
from rooktutor.rules.houses import game_rules
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat

if TYPE_CHECKING:
    from rooktutor.table.state import AppState

PLACES = (*(seat.value for seat in Seat), "nest")
"""Where a card can be put."""

FIELDS = (*PLACES, "dealer", "seen", "declarer", "bid", "auction", "discard", "trump", "play", "paste")

LONG = MappingProxyType({"paste": 20_000, "play": 2_000, "auction": 1_000})
"""How much may be typed into the long fields; 300 characters into the others."""


class Do(Enum):
    """What can be done on the sheet; the values are the words that the page sends."""

    OPEN = "open"
    CLOSE = "close"
    GAME = "game"
    SET = "set"
    PLACE = "place"
    PUT = "put"
    CLEAR = "clear"
    ASK = "ask"


@dataclass(frozen=True)
class Setup:
    """What stands on the sheet: ``texts`` by field, and the ``place`` that a card pressed goes to."""

    rules: RuleSet
    texts: tuple[tuple[str, str], ...] = ()
    place: str = Seat.SOUTH.value
    faults: tuple[Fault, ...] = field(default=())
    shown: bool = True

    def text(self, name: str) -> str:
        """What stands in a field."""
        return dict(self.texts).get(name, "")

    def with_text(self, name: str, text: str) -> "Setup":
        """Return the sheet with another text in a field."""
        texts = {**dict(self.texts), name: text[: LONG.get(name, 300)]}
        return replace(self, texts=tuple(texts.items()), faults=())

    def place_of(self, card: Card) -> str:
        """Where a card has been put; empty for nowhere. What cannot be read holds no card."""
        return next((place for place in PLACES if card in cards_in(self.text(place))), "")

    def put(self, card: Card, place: str) -> "Setup":
        """Return the sheet with a card in a place, and in no other; back in the pack for none."""
        after = self
        for each in PLACES:
            held = cards_in(self.text(each))
            if card in held and each != place:
                after = after.with_text(each, str(held.without(card)))
        if place:
            after = after.with_text(place, str(cards_in(self.text(place)) | CardSet.of((card,))))
        return after


def cards_in(text: str) -> CardSet:
    """Return the cards that a text names, as far as it can be read.

    >>> str(cards_in("r5, R14 x99 rook"))
    'R5 R14 Rook'
    """
    found = []
    for word in text.replace(",", " ").split():
        try:
            found.append(Card.parse(word))
        except NotationError:
            continue
    return CardSet.of(found)


def changed(setup: Setup, do: Do, name: str, value: str) -> Setup:
    """Return the sheet after something was done on it."""
    match do:
        case Do.SET if name in FIELDS:
            return setup.with_text(name, value)
        case Do.PLACE if name in PLACES:
            return replace(setup, place=name)
        case Do.PUT:
            return _put(setup, name, value)
        case Do.GAME:
            return _other_game(setup, value)
        case Do.CLEAR:
            return Setup(setup.rules)
        case Do.CLOSE:
            return replace(setup, shown=False)
        case _:
            return setup


def _put(setup: Setup, name: str, value: str) -> Setup:
    try:
        card = Card.parse(name)
    except NotationError:
        return setup
    if card not in setup.rules.pack or (value and value not in (*PLACES, "pack")):
        return setup
    place = value or ("" if setup.place_of(card) == setup.place else setup.place)
    return setup.put(card, "" if place == "pack" else place)


def _other_game(setup: Setup, name: str) -> Setup:
    try:
        return replace(setup, rules=game_rules(name), faults=())
    except NotationError:
        return setup


def document(setup: Setup) -> dict[str, object]:
    """Return the record that the fields make, as it would be written; empty fields are left out."""
    rules = setup.rules
    seen = setup.text("seen")
    fields: dict[str, object] = {"rules": rules.id}
    options = dict(rules.options_over(rule_set(rules.id)))
    if options:
        fields["options"] = options
    fields["dealer"] = setup.text("dealer") or Seat.NORTH.value
    if seen:
        fields["seen_from"] = seen
    for name in (*PLACES, "auction", "discard", "trump"):
        text = _auction(setup) if name == "auction" else setup.text(name).replace(",", " ").strip()
        if text and (not seen or name not in PLACES or name == seen):
            fields[name] = text
    lines = [line.strip().removeprefix("-").strip() for line in setup.text("play").splitlines()]
    if played := [line for line in lines if line]:
        fields["play"] = played
    return fields


def _auction(setup: Setup) -> str:
    """The calls as typed; or else the shortest auction in which declarer has the bid."""
    typed = setup.text("auction").strip()
    declarer, bid = setup.text("declarer"), setup.text("bid").strip()
    if typed or not declarer or not bid:
        return typed
    dealer, *others = Seat.parse(setup.text("dealer") or "north").clockwise()
    return ", ".join(
        f"{seat.letter} {bid if seat.value == declarer else 'pass'}" for seat in (*others, dealer)
    )


def asked(setup: Setup, text: str = "") -> Record:
    """Return the record on the sheet, or the one in ``text`` where something was pasted.

    Raises RecordError with everything that is wrong with it.
    """
    if text:
        return read_one(text)
    try:
        return read_one(json.dumps(document(setup)))
    except RecordError as error:
        # The lines of the text in between mean nothing to anybody.
        raise RecordError([replace(fault, line=0) for fault in error.faults]) from None


def reduced(state: "AppState", do: Do, name: str, value: str) -> "AppState":
    """Return the state after something was done on the sheet."""
    from rooktutor.table.sharing import opened_record, record_in

    setup = state.setup or Setup(state.rules)
    if do is Do.OPEN:
        return replace(state, setup=replace(setup, shown=True))
    if do is not Do.ASK:
        return replace(state, setup=changed(setup, do, name, value))
    try:
        record = asked(setup, record_in(setup.text("paste")).strip())
    except RecordError as error:
        return replace(state, setup=replace(setup, faults=error.faults))
    kept = replace(setup, shown=False, faults=())
    return replace(opened_record(record, behind=replace(state, setup=kept)), setup=kept)
