"""What a question is: its answers, which of them are right, and why."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.explain.annotation import Reason
from rooktutor.game.position import Position
from rooktutor.seats import Seat
from rooktutor.teach.because import Because
from rooktutor.teach.faults import Flaw
from rooktutor.teach.prose import Passage
from rooktutor.teach.steps import Ask, Choose

LEARNER = Seat.SOUTH
NOBODY = "nobody"


class UnaskableError(ValueError):
    """A question that cannot be asked where it stands: which flaw, what was found, what would be right."""

    def __init__(self, flaw: Flaw, found: object = "", right: Iterable[object] = ()) -> None:
        super().__init__(f"{flaw.value}: {found}")
        self.flaw = flaw
        self.found = found
        self.right = tuple(map(str, right))


@dataclass(frozen=True, kw_only=True)
class Answer:
    """One thing to choose: a card, a seat, a call, a number, a reason, or words of the author's.

    ``id`` is the answer as a record would write it; ``reasons`` are what the explainer says for it.
    """

    id: str
    cards: CardSet = NO_CARDS
    reason: Reason | None = None
    text: Passage = ()
    because: Because | None = None


@dataclass(frozen=True, kw_only=True)
class Question:
    """A question with its answers; ``right`` are the ids of those that are right.

    ``several`` says that all right ones have to be picked, not one of them; ``at_table`` that the answers are
    the cards of the hand. ``because`` explains the right answer, where one sentence does.
    """

    ask: Ask
    answers: tuple[Answer, ...]
    right: frozenset[str]
    several: bool = False
    at_table: bool = False
    because: Because | None = None
    why: Mapping[str, Passage] = field(default_factory=dict)

    def answer(self, name: str) -> Answer | None:
        """The answer with this id."""
        return next((each for each in self.answers if each.id == name), None)

    def is_right(self, chosen: Iterable[str]) -> bool:
        """Whether what was chosen is right: all that is asked for, or one of the right answers."""
        picked = frozenset(chosen)
        return picked == self.right if self.several else bool(picked) and picked <= self.right


def position_of(step: Choose) -> Position:
    """The position that a question is about; raises UnaskableError where it has none."""
    if step.spot is None:
        raise UnaskableError(Flaw.MISSING_FIELD, "hand")
    return step.spot.position
