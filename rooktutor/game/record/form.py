"""The form of a hand record: every field read by itself into cards, seats, calls and numbers.

Nothing here knows whose turn it is or what is legal. What a field says is checked against the rest
of the record by ``record_check``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

from rooktutor.cards import Card, Color, NoTrump, Trump, parse_trump
from rooktutor.errors import RuleSetError
from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid, Call
from rooktutor.game.record import words
from rooktutor.game.record.fault import FaultList, Problem
from rooktutor.game.record.moment import Moment
from rooktutor.game.record.yaml import MAX_CHARS, Fields, Items, Node, Text
from rooktutor.rules import draft as house_rules
from rooktutor.rules.axes import BlindBid
from rooktutor.rules.draft import written
from rooktutor.rules.houses import HOUSE_GAMES
from rooktutor.rules.ruleset import RuleSet, axis_word, parse_axis
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Party, Seat, parse_party

T = TypeVar("T")
Cards = tuple[Card, ...]

_NOTHING = ("", "~", "null", "Null", "NULL")
_CARD_WORDS = ("R1..R14", "G1..G14", "Y1..Y14", "B1..B14", "Rook")
_SEAT_WORDS = tuple(seat.value for seat in Seat)
_CALLS: Mapping[str, Call] = MappingProxyType({str(call): call for call in (PASS, HOLD, MOON, MISDEAL)})
_CALL_WORDS = (*(f"seat {call}" for call in _CALLS), "seat number")


@dataclass(frozen=True)
class SeatCall:
    """A call as written: who is said to have made it."""

    seat: Seat
    call: Call
    path: str


@dataclass(frozen=True)
class TrickLine:
    """A trick as written: who is said to have led, and the cards in order.

    In a ``broken`` line a word could not be read, or the number of cards is wrong; what could
    be read is there, but not as a trick.
    """

    leader: Seat
    cards: Cards
    path: str
    broken: bool = False


@dataclass(frozen=True)
class NoteLine:
    """A note as written."""

    moment: Moment
    text: str
    path: str


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A record field by field; None for a field that is left out or cannot be read."""

    rules: RuleSet | None
    options: tuple[tuple[str, object], ...] | None
    title: str | None
    dealer: Seat | None
    scores: dict[Party, int] | None
    hands_played: int | None
    seed: int | None
    seen_from: Seat | None
    hands: dict[Seat, Cards]
    nest: Cards | None
    auction: tuple[SeatCall | None, ...]
    announced: int | None
    announced_trumps: int | None
    discard: Cards | None
    discard_hidden: bool
    discard_void: bool
    trump: Trump | None
    call: Card | None
    lead: Seat | None
    play: tuple[TrickLine | None, ...]
    revoked: Moment | None
    notes: tuple[NoteLine | None, ...]
    result: dict[Party, int] | None
    given: frozenset[str]
    """The fields that the record has, readable or not."""
    broken: frozenset[str]
    """The lists of cards of which some words could not be read; the others are there."""


def draft(node: Node, faults: FaultList) -> Draft | None:
    """Return the fields of the record in ``node``, noting every fault of form; None if it has no fields."""
    faults.lines[""] = node.line
    if not isinstance(node, Fields):
        faults.add(Problem.NOT_FIELDS, found=_what(node), legal=words.FIELDS)
        return None
    return _Form(node, faults).draft()


class _Form:
    """Reads the fields of one record."""

    def __init__(self, node: Fields, faults: FaultList) -> None:
        self.faults = faults
        self.fields = self._entries(node, "", words.FIELDS)
        self._demand("", ("rules", "dealer"), self.fields)
        self.broken: set[str] = set()

    def draft(self) -> Draft:
        """Return all fields."""
        rules, options = self._rules()
        seen_from = self._one("seen_from", self._seat)
        laid_away = self.fields.get("discard")
        said = laid_away.value if isinstance(laid_away, Text) else ""
        hidden, void = words.matches(words.HIDDEN, said), words.matches(words.VOID, said)
        hands = {seat: cards for seat in Seat if (cards := self._one(seat.value, self._cards)) is not None}
        if "seen_from" not in self.fields:
            self._demand("", _SEAT_WORDS, self.fields)
        elif seen_from is not None and (rules is None or rules.blind_bid is BlindBid.OFF):
            self._demand("", (seen_from.value,), self.fields)
        named = self.fields.get("trump")
        return Draft(
            rules=rules,
            options=options,
            title=self._one("title", self._sentence),
            dealer=self._one("dealer", self._seat),
            scores=self._one("scores", self._scores),
            hands_played=self._one("hands_played", self._seed),
            seed=self._one("seed", self._seed),
            seen_from=seen_from,
            hands=hands,
            nest=self._one("nest", self._cards),
            auction=self._one("auction", self._auction) or (),
            announced=self._one("announced", self._seed),
            announced_trumps=self._one("announced_trumps", self._seed),
            discard=None if hidden or void else self._one("discard", self._cards),
            discard_hidden=hidden,
            discard_void=void,
            trump=None if named is None else self._trump(named, "trump"),
            call=self._one("call", self._card),
            lead=self._one("lead", self._seat),
            play=self._one("play", self._play) or (),
            revoked=self._one("revoked", self._card_moment),
            notes=self._one("notes", self._notes) or (),
            result=self._one("result", self._scores),
            given=frozenset(self.fields),
            broken=frozenset(self.broken),
        )

    # Each reader below takes a node and its path, and returns None after noting a fault.

    def _one(self, name: str, reader: Callable[[Node, str], T | None]) -> T | None:
        node = self.fields.get(name)
        return None if node is None else reader(node, name)

    def _entries(self, node: Fields, path: str, known: tuple[str, ...]) -> dict[str, Node]:
        entries = {}
        for key, value in node.entries:
            place = f"{path}.{key.value}" if path else key.value
            if key.value in entries:
                self.faults.add(Problem.REPEATED_FIELD, place, key.value, line=key.line)
            elif key.value in known:
                entries[key.value] = value
                self.faults.lines[place] = value.line
            else:
                self.faults.add(Problem.UNKNOWN_FIELD, path, key.value, legal=known, line=key.line)
        return entries

    def _demand(self, path: str, names: tuple[str, ...], entries: dict[str, Node]) -> None:
        for name in names:
            if name not in entries:
                self.faults.add(Problem.MISSING_FIELD, f"{path}.{name}" if path else name)

    def _text(
        self, node: Node, path: str, legal: tuple[str, ...], *, longest: int = words.MAX_LENGTH
    ) -> str | None:
        if not isinstance(node, Text):
            self.faults.add(Problem.NOT_A_WORD, path, _what(node), legal=legal)
            return None
        nothing = node.value in _NOTHING if node.plain else not words.split(node.value)
        if nothing:
            self.faults.add(Problem.EMPTY, path, node.value, legal=legal)
            return None
        if len(node.value) > longest:
            self.faults.add(Problem.TOO_LARGE, path, len(node.value), legal=(longest,))
            return None
        return node.value

    def _word(
        self, node: Node, path: str, pattern: str, problem: Problem, legal: tuple[str, ...]
    ) -> str | None:
        text = self._text(node, path, legal)
        if text is None:
            return None
        if not words.matches(pattern, text):
            self.faults.add(problem, path, text, legal=legal)
            return None
        return " ".join(words.split(text))

    def _sentence(self, node: Node, path: str) -> str | None:
        return self._text(node, path, ("text",), longest=MAX_CHARS)

    def _seat(self, node: Node, path: str) -> Seat | None:
        word = self._word(node, path, words.SEAT, Problem.NOT_A_SEAT, _SEAT_WORDS)
        return None if word is None else Seat.parse(word)

    def _trump(self, node: Node, path: str) -> Trump | None:
        legal = tuple(map(str, (*Color, *NoTrump)))
        word = self._word(node, path, words.TRUMP, Problem.NOT_A_COLOR, legal)
        return None if word is None else parse_trump(word)

    def _card(self, node: Node, path: str) -> Card | None:
        word = self._word(node, path, words.CARD, Problem.NOT_A_CARD, _CARD_WORDS)
        return None if word is None else Card.parse(word)

    def _seed(self, node: Node, path: str) -> int | None:
        word = self._word(node, path, words.SEED, Problem.NOT_A_NUMBER, ("0", "1", "2", "..."))
        return None if word is None else int(word)

    def _cards(self, node: Node, path: str) -> Cards | None:
        text = self._text(node, path, _CARD_WORDS)
        return None if text is None else self._card_words(words.split(text), path)

    def _card_words(self, found: list[str], path: str) -> Cards:
        """Return the words that are cards, noting the others."""
        cards = []
        for word in found:
            if words.matches(words.CARD, word):
                cards.append(Card.parse(word))
            else:
                self.faults.add(Problem.NOT_A_CARD, path, word, legal=_CARD_WORDS)
                self.broken.add(path)
        return tuple(cards)

    def _rules(self) -> tuple[RuleSet | None, tuple[tuple[str, object], ...] | None]:
        base = self._one("rules", self._game)
        options = self._one("options", self._options)
        if base is None or not options:
            return base, None if options is None else ()
        house = house_rules.Draft(base, tuple((name, written(word)) for name, word in options.items()))
        for conflict in house.conflicts:
            self.faults.add(Problem.RULE_SET, "options", conflict, clash=(conflict, house.sketch))
        if house.conflicts:
            return None, None
        told = tuple((name, options[name]) for name in words.OPTIONS if name in options)
        return base.with_options(options), told

    def _game(self, node: Node, path: str) -> RuleSet | None:
        """The game of a record; a house game is met with the fields that say the same."""
        name = node.value.strip().lower() if isinstance(node, Text) else ""
        if name in HOUSE_GAMES:
            game = HOUSE_GAMES[name]
            options = game.rules.options_over(rule_set(game.base)).items()
            changed = ", ".join(f"{axis}: {written(word)}" for axis, word in options)
            legal = (f"rules: {game.base}", f"options: {{{changed}}}")
            self.faults.add(Problem.HOUSE_GAME, path, name, legal=legal)
            return None
        word = self._word(node, path, words.RULES, Problem.UNKNOWN_RULES, tuple(RULE_SETS))
        return None if word is None else rule_set(word.lower())

    def _options(self, node: Node, path: str) -> dict[str, object] | None:
        if not isinstance(node, Fields):
            self.faults.add(Problem.NOT_FIELDS, path, _what(node), legal=words.OPTIONS)
            return None
        values: dict[str, object] = {}
        for name, value in self._entries(node, path, words.OPTIONS).items():
            place = f"{path}.{name}"
            text = self._text(value, place, ("value",))
            if text is None:
                continue
            try:
                values[name] = axis_word(parse_axis(name, text))
            except RuleSetError as error:
                self.faults.add(Problem.RULE_SET, place, text, legal=_axis_values(error))
        return values

    def _scores(self, node: Node, path: str) -> dict[Party, int] | None:
        legal = ("NS", "EW", *_SEAT_WORDS)
        if not isinstance(node, Fields):
            self.faults.add(Problem.NOT_FIELDS, path, _what(node), legal=legal)
            return None
        scores: dict[Party, int] = {}
        for key, value in node.entries:
            self.faults.lines[f"{path}.{key.value}"] = value.line
            if not words.matches(words.PARTY, key.value):
                self.faults.add(Problem.NOT_A_PARTY, path, key.value, legal=legal, line=key.line)
                continue
            party = parse_party(key.value)
            place = f"{path}.{party}"
            self.faults.lines[place] = value.line
            number = self._word(value, place, words.SCORE, Problem.NOT_A_NUMBER, ("-80", "0", "195", "..."))
            if party in scores:
                self.faults.add(Problem.REPEATED_FIELD, place, key.value, line=key.line)
            scores[party] = int(number or 0)
        return scores

    def _auction(self, node: Node, path: str) -> tuple[SeatCall | None, ...] | None:
        text = self._text(node, path, ("E pass, S 70",))
        if text is None:
            return None
        return tuple(self._seat_call(part, f"{path}[{index}]") for index, part in enumerate(text.split(",")))

    def _seat_call(self, text: str, path: str) -> SeatCall | None:
        if not words.matches(words.SEAT_CALL, text):
            self.faults.add(Problem.NOT_A_CALL, path, text.strip(), legal=_CALL_WORDS)
            return None
        seat, call = words.split(text)
        said = Bid(int(call)) if call.isdigit() else _CALLS[call.lower()]
        return SeatCall(Seat.parse(seat), said, path)

    def _play(self, node: Node, path: str) -> tuple[TrickLine | None, ...] | None:
        if not isinstance(node, Items):
            self.faults.add(Problem.NOT_A_LIST, path, _what(node), legal=("- E B6 B14 B5 B12",))
            return None
        return tuple(self._trick(item, f"{path}[{index}]") for index, item in enumerate(node.items))

    def _trick(self, node: Node, path: str) -> TrickLine | None:
        self.faults.lines[path] = node.line
        text = self._text(node, path, ("E B6 B14 B5 B12",))
        if text is None:
            return None
        found = words.split(text)
        cards = self._card_words(found[1:], path)
        if not words.matches(words.SEAT, found[0]):
            self.faults.add(Problem.NOT_A_SEAT, path, found[0], legal=_SEAT_WORDS)
            return TrickLine(Seat.NORTH, cards, path, broken=True)
        if not 1 <= len(found) - 1 <= len(Seat):
            self.faults.add(Problem.NOT_A_TRICK, path, text, legal=("leader and 1 to 4 cards",))
            self.broken.add(path)
        return TrickLine(Seat.parse(found[0]), cards, path, broken=path in self.broken)

    def _card_moment(self, node: Node, path: str) -> Moment | None:
        word = self._word(node, path, words.CARD_MOMENT, Problem.NOT_A_MOMENT, ("trick N card M",))
        return None if word is None else Moment.parse(word)

    def _notes(self, node: Node, path: str) -> tuple[NoteLine | None, ...] | None:
        if not isinstance(node, Items):
            self.faults.add(Problem.NOT_A_LIST, path, _what(node), legal=("- {at: deal, text: ...}",))
            return None
        return tuple(self._note(item, f"{path}[{index}]") for index, item in enumerate(node.items))

    def _note(self, node: Node, path: str) -> NoteLine | None:
        self.faults.lines[path] = node.line
        if not isinstance(node, Fields):
            self.faults.add(Problem.NOT_FIELDS, path, _what(node), legal=words.NOTE_FIELDS)
            return None
        entries = self._entries(node, path, words.NOTE_FIELDS)
        self._demand(path, words.NOTE_FIELDS, entries)
        at = text = None
        if "at" in entries:
            at = self._word(entries["at"], f"{path}.at", words.MOMENT, Problem.NOT_A_MOMENT, words.MOMENTS)
        if "text" in entries:
            text = self._sentence(entries["text"], f"{path}.text")
        return None if at is None or text is None else NoteLine(Moment.parse(at), text, path)


def _what(node: Node) -> str:
    """Return the name of what stands where something else should."""
    match node:
        case Text():
            return node.value
        case Items():
            return f"a list of {len(node.items)}"
        case Fields():
            return f"fields: {' '.join(key.value for key, _ in node.entries)}"


def _axis_values(error: RuleSetError) -> tuple[str, ...]:
    """Return what an axis could have been, out of the error that refused its value."""
    return tuple(problem.partition("it must be ")[2] for problem in error.problems)
