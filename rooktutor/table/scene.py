"""What the parts of the view model are made from: a state, its annotations and the words of a language."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from rooktutor.cards import Card, CardSet
from rooktutor.explain.annotation import Annotation
from rooktutor.game.actions import Action
from rooktutor.game.illegality import Illegality
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.axes import Bird
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat, Side
from rooktutor.solve.values import ActionValue, Exactness
from rooktutor.table import contrasting
from rooktutor.table.contract_parts import ColorId, Face, PhaseId, SeatId
from rooktutor.table.state import AppState, Mode
from rooktutor.text.catalog import Arg, Catalog
from rooktutor.text.render import illegal_text

SideId = Literal["we", "they", "unknown"]

PHASES: Mapping[Phase, PhaseId] = {
    Phase.AUCTION: "auction",
    Phase.DISCARD: "exchange",
    Phase.TRUMP: "trump",
    Phase.CALL: "call",
    Phase.LEAD: "lead",
    Phase.PLAY: "play",
    Phase.OVER: "over",
}


@dataclass(frozen=True)
class Scene:
    """One state to be shown in one language.

    ``annotations`` are those of the learner's decision, by action; none when there is nothing to decide.
    """

    state: AppState
    catalog: Catalog
    annotations: Mapping[Action, Annotation]

    def say(self, message: str, /, **args: Arg) -> str:
        """Return the words of the table's own message ``ui-<message>``."""
        return _said(self.catalog, f"ui-{message}", tuple(args.items()))

    @property
    def position(self) -> Position:
        """The position shown."""
        return self.state.position

    @property
    def rules(self) -> RuleSet:
        """The rules of the hand."""
        return self.state.rules

    @property
    def learner(self) -> Seat:
        """The learner's seat."""
        return self.state.learner

    @cached_property
    def view(self) -> View:
        """What the learner may know."""
        return self.position.view(self.learner)

    @cached_property
    def open(self) -> bool:
        """Whether all hands are shown: the learner asked for it, or the hand is over."""
        return self.state.open_hands

    @property
    def advised(self) -> bool:
        """Whether the tutor's judgement is shown."""
        return self.state.advice

    @property
    def graded(self) -> bool:
        """Whether the learner's past decisions of the hand are judged."""
        return self.state.graded

    @property
    def exactness(self) -> Exactness | None:
        """How far the values can be trusted; None without any."""
        evaluation = self.state.evaluation
        return evaluation.state if evaluation else None

    @cached_property
    def best_beside(self) -> ActionValue | None:
        """The value of the best action, where numbers may set others apart from it."""
        return contrasting.best_beside(self.state)

    @cached_property
    def active(self) -> bool:
        """Whether pressing something is a decision now."""
        return self.state.learners_turn

    @property
    def stepping(self) -> bool:
        """Whether a recorded hand is stepped through."""
        return self.state.mode is Mode.STEP

    def code(self, card: Card) -> str:
        """The code of a card for the text catalogs, which know the bird by its name in this game."""
        return bird_code(self.rules, str(card)) if card.is_bird else str(card)

    def codes(self, cards: CardSet | tuple[Card, ...]) -> str:
        """The codes of several cards, in one string."""
        return " ".join(map(self.code, cards))

    def face(self, card: Card) -> Face:
        """How a card is drawn."""
        trump = self.position.public.trump
        points = self.rules.points(card)
        suit = self.position.public.order.suit(card) if trump is not None else card.color
        return Face(
            id=str(card),
            color="bird" if card.color is None else color_id(card),
            text=self.say("bird-short", bird=self.rules.bird.value) if card.is_bird else str(card.rank),
            letter="" if card.color is None else self.say("color-letter", color=card.color.value),
            name=self.say("card", card=self.code(card)),
            points=points,
            points_text=str(points) if points else "",
            trump=trump is not None and suit is trump,
        )

    def faces(self, cards: CardSet | tuple[Card, ...]) -> list[Face]:
        """How several cards are drawn."""
        return [self.face(card) for card in cards]

    def why_not(self, illegality: Illegality) -> str:
        """Why an action is refused, and what would be legal instead."""
        return illegal_text(illegality, self.view, self.catalog)

    def where(self) -> str:
        """The moment of the hand in words, as a heading for a note."""
        position = self.position
        if position.phase is Phase.PLAY:
            return self.say("trick-title", number=len(position.public.taken) + 1, total=self.rules.hand)
        return self.catalog.text(f"phase-{position.phase.value}")

    def seat(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.say("seat", seat=seat.value)

    def party(self, party: Party) -> str:
        """What a side is called: We or They, or the seat that scores for itself."""
        if isinstance(party, Seat):
            return self.seat(party)
        return self.say("we") if party is self.learner.side else self.say("they")

    def side_of(self, seat: Seat) -> str:
        """We or They, for a seat; empty while nobody can know."""
        if isinstance(self.rules.party(seat), Seat):
            return ""
        return self.party(seat.side)


@lru_cache(maxsize=4096)
def _said(catalog: Catalog, message: str, args: tuple[tuple[str, Arg], ...]) -> str:
    """The words of a message; most of them come again with every card played."""
    return catalog.text(message, **dict(args))


def bird_code(rules: RuleSet, code: str) -> str:
    """The word that the catalogs know the bird by in a game.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> bird_code(CROWSNEST, "Rook")
    'Crow'
    """
    return "Crow" if rules.bird is Bird.CROW else code


def color_id(card: Card) -> ColorId:
    """The id of a card's color on the page."""
    assert card.color is not None  # noqa: S101 - the bird is handled by the caller
    return card.color.value


def seat_id(seat: Seat) -> SeatId:
    """The id of a seat on the page."""
    return seat.value


def side_id(scene: Scene, party: Party) -> SideId:
    """Whether a party is ours: "we", "they" or "unknown"."""
    if isinstance(party, Side):
        return "we" if party is scene.learner.side else "they"
    return "we" if party is scene.learner else "unknown"
