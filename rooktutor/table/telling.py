"""What is known of a hand, in words and numbers, for its drawing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rooktutor.cards import Card, CardSet
from rooktutor.errors import NotYetError
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Note
from rooktutor.game.record.moment import Stage
from rooktutor.game.view import View
from rooktutor.rules.axes import Bird
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import MINUS

PLACES = {Seat.NORTH: (232, 40), Seat.WEST: (16, 176), Seat.EAST: (452, 176), Seat.SOUTH: (232, 308)}
"""Where each hand stands in the drawing."""

TRICK = {Seat.NORTH: (320, 212), Seat.WEST: (268, 246), Seat.EAST: (372, 246), Seat.SOUTH: (320, 282)}
"""Where each card of the trick lies."""


STAGES = MappingProxyType(
    {
        Stage.DEAL: Phase.AUCTION,
        Stage.AUCTION: Phase.AUCTION,
        Stage.EXCHANGE: Phase.DISCARD,
        Stage.TRUMP: Phase.TRUMP,
        Stage.CALL: Phase.CALL,
        Stage.LEAD: Phase.LEAD,
        Stage.SCORE: Phase.OVER,
    }
)
"""The phase that a moment of a record belongs to, if it is no trick."""


@dataclass(frozen=True)
class Told:
    """What is known of a hand, and the words for it."""

    words: Catalog
    deal: Deal | None = None
    position: Position | None = None
    view: View | None = None
    title: str | None = None
    notes: Sequence[Note] = ()

    @property
    def hand(self) -> Position | View | None:
        """The hand as it is known; None for a deal alone."""
        return self.position or self.view

    @property
    def rules(self) -> RuleSet:
        """The rules of the hand; a deal alone does not tell them."""
        return self.hand.rules if self.hand else CROWSNEST

    def say(self, message: str, /, **args: str | int) -> str:
        """The words of the table's own message ``ui-<message>``."""
        return self.words.text(f"ui-{message}", **args)

    def fact(self, name: str, what: str) -> str:
        """A name and what belongs to it, in one line."""
        return self.say("cell-fact", name=name, what=what)

    def code(self, card: Card) -> str:
        """The card as the catalogs know it."""
        return "Crow" if card.is_bird and self.hand and self.rules.bird is Bird.CROW else str(card)

    def cards(self, seat: Seat) -> CardSet | None:
        """What a seat holds; a hand that is over is shown as it was dealt. None if nobody told."""
        if self.deal is not None:
            return self.deal.hand(seat)
        if self.position is not None:
            over = self.position.phase is Phase.OVER
            return self.position.deal.hand(seat) if over else self.position.hand(seat)
        if self.view is not None and self.view.seat is seat and not self.view.public.blind:
            return self.view.hand
        return None

    def count(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        if self.view is None:
            return len(self.cards(seat) or ())
        public = self.view.public
        extra = (
            self.rules.nest if seat is public.declarer and public.nest_taken and not public.exchanged else 0
        )
        return self.rules.hand + extra - len(public.played_by[seat.index])


def facts_of(told: Told) -> list[str]:
    """Whose turn it is, what is trump, and what was bid."""
    hand = told.hand
    if hand is None:
        assert told.deal is not None  # noqa: S101 - a deal is the only thing without a hand
        return [told.say("log-deal", seat=told.deal.dealer.value)]
    public = hand.public
    to_act = hand.to_act
    facts = [
        told.say("status-step", seat=to_act.value, phase=hand.phase.value)
        if to_act
        else told.say("status-over")
    ]
    amount, by = public.bid, public.declarer
    if amount is None or by is None:
        amount, by = public.auction.high, public.auction.high_bidder
    if amount is not None and by is not None:
        facts.append(told.fact(told.say("word-bid"), told.say("cell-bid", number=amount, seat=by.value)))
    if public.trump is not None:
        facts.append(told.fact(told.say("word-trump"), told.say("color", color=public.trump.value)))
    if any(public.scores):
        facts.append(told.fact(told.say("word-match"), _scores(told, public.scores)))
    return facts


def _scores(told: Told, scores: Sequence[int]) -> str:
    """The score of the match, by sides or by seats."""
    said = []
    for party, score in zip(told.rules.parties, scores, strict=True):
        members = [told.say("seat", seat=seat.value) for seat in Seat if told.rules.party(seat) is party]
        said.append(f"{' / '.join(members)} {str(score).replace('-', MINUS)}")
    return ", ".join(said)


def seat_of(told: Told, seat: Seat) -> Mapping[str, Any]:
    """One place at the table: who sits there, and the cards."""
    hand = told.hand
    cards = told.cards(seat)
    dealer = hand.public.dealer if hand else told.deal.dealer if told.deal else None
    badges = [
        told.say(f"badge-{name}")
        for name, shown in (
            ("dealer", seat is dealer),
            ("declarer", hand is not None and seat is hand.public.declarer),
        )
        if shown
    ]
    x, y = PLACES[seat]
    rows = _rows(told, cards) if cards is not None else []
    hidden = told.say("cards", count=told.count(seat))
    return {
        "seat": seat.value,
        "name": told.say("seat", seat=seat.value),
        "badges": badges,
        "turn": hand is not None and hand.to_act is seat,
        "x": x,
        "y": y,
        "rows": rows,
        "hidden": "" if cards is not None else hidden,
        "text": _line(told, cards) if cards is not None else hidden,
    }


def _rows(told: Told, cards: CardSet) -> Sequence[Mapping[str, str]]:
    """The cards by color, highest first."""
    rows = []
    for color in sorted(
        {card.color for card in cards}, key=lambda each: (each is None, each.index if each else 9)
    ):
        held = sorted((card for card in cards if card.color is color), key=lambda card: -card.rank)
        if color is None:
            bird = told.say("bird-short", bird="crow" if told.code(held[0]) == "Crow" else "rook")
            rows.append({"color": "bird", "letter": "", "ranks": bird, "name": bird})
        else:
            name = told.say("color", color=color.value)
            letter = told.say("color-letter", color=color.value)
            ranks = " ".join(str(card.rank) for card in held)
            rows.append({"color": color.value, "letter": letter, "ranks": ranks, "name": name})
    return rows


def _line(told: Told, cards: CardSet) -> str:
    return (
        " · ".join(
            f"{row['name']} {row['ranks']}" if row["letter"] else row["ranks"] for row in _rows(told, cards)
        )
        or "-"
    )


def _face(told: Told, card: Card) -> Mapping[str, str]:
    if card.color is None:
        bird = "crow" if told.code(card) == "Crow" else "rook"
        return {"color": "bird", "letter": "", "text": told.say("bird-short", bird=bird)}
    letter = told.say("color-letter", color=card.color.value)
    return {"color": card.color.value, "letter": letter, "text": str(card.rank)}


def trick_of(told: Told) -> list[Mapping[str, Any]]:
    """The cards of the trick that is being played."""
    hand = told.hand
    if hand is None or hand.phase is not Phase.PLAY or not hand.public.tricks:
        return []
    trick = hand.public.tricks[-1]
    winner = trick.winner(hand.public.order)
    return [
        {**_face(told, card), "x": TRICK[seat][0], "y": TRICK[seat][1], "winning": seat is winner}
        for seat, card in trick.by_seat()
    ]


def away_of(told: Told) -> list[Mapping[str, Any]]:
    """The nest, and what was laid away, as far as it is known."""
    nest: CardSet | None
    if told.deal is not None:
        nest, away = CardSet.of(told.deal.nest), None
    elif told.position is not None:
        nest, away = CardSet.of(told.position.deal.nest), told.position.discard
    elif told.view is not None:
        known = told.view.nest
        nest = CardSet.of(known) if known is not None else told.view.public.turned or None
        away = told.view.discard if told.view.discard is not None else told.view.public.shown or None
    else:
        raise NotYetError("the record holds neither a position nor a view")
    parts = [("nest", nest), ("laid-away", away)]
    return [
        {"title": told.say(name), "rows": _rows(told, cards), "text": _line(told, cards)}
        for name, cards in parts
        if cards
    ]


def story_of(told: Told) -> Mapping[str, Any]:
    """The auction, the tricks and the notes."""
    hand = told.hand
    story: dict[str, Any] = {"calls": [], "tricks": [], "notes": [], "headings": {}}
    if hand is None:
        return story
    public = hand.public
    names = {seat: told.say("seat", seat=seat.value) for seat in Seat}
    story["calls"] = [
        {"seat": names[seat], "text": _call(told, call)} for seat, call in public.auction.by_seat
    ]
    for number, trick in enumerate(public.tricks, start=1):
        winner = trick.winner(public.order)
        story["tricks"].append(
            {
                "number": number,
                "plays": [
                    {**_face(told, card), "seat": names[seat], "winning": seat is winner}
                    for seat, card in trick.by_seat()
                ],
                "text": told.say("points", points=trick.points(told.rules)),
            }
        )
    story["notes"] = [{"where": _where(told, note), "text": note.text} for note in told.notes]
    story["headings"] = {name: told.say(f"static-{name}") for name in ("auction", "play", "notes")}
    return story


def _call(told: Told, call: object) -> str:
    text = str(call)
    return told.say("call-bid", amount=int(text)) if text.isdigit() else told.say(f"call-{text}")


def _where(told: Told, note: Note) -> str:
    """The moment of a note, in words."""
    if note.moment.stage is Stage.TRICK:
        return told.say("trick-title", number=note.moment.number, total=told.rules.hand)
    return told.words.text(f"phase-{STAGES[note.moment.stage].value}")
