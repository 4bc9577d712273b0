"""Practice: endless drills made by the engine, harder as the learner gets better; what was missed returns.

When it returns is for FSRS to say, the scheduler of the large flash-card programs (the ``fsrs`` package): it
spaces repetitions by how well each was remembered, and needs no more than right or wrong.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from random import Random
from types import MappingProxyType

from fsrs import Card as Memory
from fsrs import Rating, Scheduler, State

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.order import Order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.solve.players import player
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.because import trick_of
from rooktutor.teach.steps import Ask, Choose, Place

LESSON = "practice"
"""The id under which the attempts of practice are kept."""
EASIEST, HARDEST = 1, 5
UP = 2
"""So many right answers in a row lead to the next level; one wrong answer leads back."""
RETURNS_AFTER = 3
"""So many other drills come before a missed one comes again the first time."""
_TRIES = 60
_ENOUGH = 8
"""Hands looked at before the nearest level is good enough."""


class Skill(Enum):
    """What can be practised; the values are the words of questions."""

    LEGAL = "legal"
    WINNER = "winner"
    WORTH = "worth"
    VOID = "void"
    UNSEEN = "unseen"
    TAKEN = "taken"
    CALL = "call"
    CARD = "card"


@dataclass(frozen=True, slots=True)
class Drill:
    """One drill: the same skill, level and seed make the same question."""

    skill: Skill
    level: int
    seed: int

    def __str__(self) -> str:
        """Return the name under which the drill is remembered."""
        return f"{self.skill.value}.{self.level}.{self.seed}"

    @classmethod
    def parse(cls, text: str) -> "Drill":
        """Return the drill of a name; raises ValueError for what is none.

        >>> Drill.parse("winner.2.77")
        Drill(skill=<Skill.WINNER: 'winner'>, level=2, seed=77)
        """
        skill, level, seed = text.split(".")
        return cls(Skill(skill), int(level), int(seed))


@dataclass(frozen=True, kw_only=True)
class Practice:
    """How far a learner is: the level of each skill, and the drills that are to come back.

    ``due`` come first, those missed now after ``RETURNS_AFTER`` others; ``only`` is the one skill that is
    practised, if not all are mixed.
    """

    levels: Mapping[Skill, tuple[int, int]] = field(default_factory=lambda: MappingProxyType({}))
    due: tuple[Drill, ...] = ()
    missed: tuple[tuple[int, Drill], ...] = ()
    count: int = 0
    seed: int = 0
    only: Skill | None = None

    def level(self, skill: Skill) -> int:
        """The level at which a skill is practised."""
        return self.levels.get(skill, (EASIEST, 0))[0]

    def next(self) -> tuple[Drill, "Practice"]:
        """Return the drill that comes next, and the practice after it has been taken."""
        ready = next((each for each in self.missed if each[0] <= self.count and self._wanted(each[1])), None)
        if ready is not None:
            missed = tuple(each for each in self.missed if each != ready)
            return ready[1], self._after(missed=missed)
        due = next((each for each in self.due if self._wanted(each)), None)
        if due is not None:
            return due, self._after(due=tuple(each for each in self.due if each != due))
        rng = Random(f"{self.seed} {self.count}")
        skill = self.only or rng.choice(list(Skill))
        return Drill(skill, self.level(skill), rng.randrange(1_000_000)), self._after()

    def _wanted(self, drill: Drill) -> bool:
        return self.only in (None, drill.skill)

    def _after(
        self, due: tuple[Drill, ...] | None = None, missed: tuple[tuple[int, Drill], ...] | None = None
    ) -> "Practice":
        return Practice(
            levels=self.levels,
            due=self.due if due is None else due,
            missed=self.missed if missed is None else missed,
            count=self.count + 1,
            seed=self.seed,
            only=self.only,
        )

    def answered(self, drill: Drill, *, right: bool) -> "Practice":
        """Return the practice after an answer: levels follow it, and what was missed comes back.

        >>> hard = Practice().answered(Drill(Skill.WORTH, 1, 1), right=True)
        >>> hard.answered(Drill(Skill.WORTH, 1, 2), right=True).level(Skill.WORTH)
        2
        """
        levels = dict(self.levels)
        levels[drill.skill] = moved(*levels.get(drill.skill, (EASIEST, 0)), right=right)
        missed = self.missed if right else (*self.missed, (self.count + RETURNS_AFTER, drill))
        return Practice(
            levels=MappingProxyType(levels),
            due=self.due,
            missed=missed,
            count=self.count,
            seed=self.seed,
            only=self.only,
        )


def moved(level: int, streak: int, *, right: bool) -> tuple[int, int]:
    """Return the level and the right answers in a row after one more answer.

    >>> moved(2, 1, right=True), moved(2, 1, right=False), moved(1, 0, right=False)
    ((3, 0), (1, 0), (1, 0))
    """
    if not right:
        return max(EASIEST, level - 1), 0
    return (min(HARDEST, level + 1), 0) if streak + 1 >= UP else (level, streak + 1)


# --------------------------------------------------------------------------------- spaced repetition


def remembered(memory: str | None, *, right: bool, now: datetime | None = None) -> tuple[datetime, str, bool]:
    """Return when a drill comes back, what to remember of it, and whether it is learned.

    Args:
        memory: what was remembered of it before; None the first time.
        right: whether it was answered right.
        now: when; this moment when left out.
    """
    scheduler = Scheduler(enable_fuzzing=False)
    card = Memory() if memory is None else Memory.from_json(memory)
    card, _log = scheduler.review_card(card, Rating.Good if right else Rating.Again, now or datetime.now(UTC))
    return card.due, card.to_json(), right and card.state is State.Review


# ------------------------------------------------------------------------------------ making drills


def step_of(drill: Drill, rules: RuleSet) -> Choose:
    """Return the question of a drill in a game: at a moment of a hand that rules of thumb play.

    The moment is the first of the level, of hands that the seed deals; where none comes soon, one of the
    nearest level.
    """
    found: Choose | None = None
    away = HARDEST + 1
    for number in range(_TRIES):
        rng = Random(f"{drill} {number}")
        for step, level in _moments(drill, rules, rng):
            if abs(level - drill.level) < away:
                found, away = step, abs(level - drill.level)
            if not away:
                return step
        if found is not None and number >= _ENOUGH:
            return found
    if found is None:
        raise ValueError(f"no moment for {drill} in {rules.id}")
    return found


def _moments(drill: Drill, rules: RuleSet, rng: Random) -> Iterator[tuple[Choose, int]]:
    """The moments of one hand at which the skill can be asked, in random order, each with its level."""
    positions = _played(rules, rng.randrange(1_000_000), rng.choice(list(Seat)))
    fitting = [position for position in positions if _suits(drill.skill, position)]
    rng.shuffle(fitting)
    for position in fitting[:12]:
        of = _about(drill.skill, position, rng)
        step = Choose(
            name=str(drill).replace(".", "-"),
            ask=Ask(drill.skill.value),
            spot=Place(hand="", position=position),
            of=of,
        )
        yield step, level_of(drill.skill, position, of)


def _played(rules: RuleSet, seed: int, dealer: Seat) -> list[Position]:
    """Every position of a hand that rules of thumb play, from the deal on."""
    position = Position.start(rules, deal(rules, seed=seed, dealer=dealer))
    line = [position]
    who = player("rules")
    while position.to_act is not None:
        position = position.after(who.act(position.view(position.to_act), 0))
        line.append(position)
    return line


def _suits(skill: Skill, position: Position) -> bool:
    """Whether the skill can be asked at a position, and is not answered by it at a glance."""
    public = position.public
    mine = position.to_act is LEARNER
    match skill:
        case Skill.LEGAL:
            return (
                public.phase is Phase.PLAY
                and mine
                and bool(public.trick.cards)
                and len(position.hand(LEARNER)) > 2
            )
        case Skill.CARD:
            cards = len(position.hand(LEARNER))
            return (
                public.phase is Phase.PLAY and mine and len(position.legal_actions()) > 1 and 3 <= cards <= 8
            )
        case Skill.CALL:
            return public.phase is Phase.AUCTION and mine
        case Skill.WINNER | Skill.WORTH:
            return public.phase is Phase.PLAY and bool(public.taken) and not public.trick.cards
        case Skill.VOID | Skill.UNSEEN | Skill.TAKEN:
            return public.phase is Phase.PLAY and 1 <= len(public.taken) <= position.rules.hand - 2


def _about(skill: Skill, position: Position, rng: Random) -> str:
    match skill:
        case Skill.TAKEN:
            return str(rng.choice(position.rules.parties))
        case Skill.VOID:
            return str(rng.choice(_colors(position.order)))
        case Skill.UNSEEN:
            return rng.choice(("trumps", "counters", *_colors(position.order)))
        case _:
            return ""


def _colors(order: Order) -> list[str]:
    return [color for color in ("red", "green", "yellow", "black") if color != str(order.trump)]


def level_of(skill: Skill, position: Position, of: str = "") -> int:
    """How hard a question is, from 1 to 5: what a beginner trips over makes it harder."""
    public, rules = position.public, position.rules
    trick = trick_of(position)
    match skill:
        case Skill.LEGAL:
            return _capped(1 + _twists(position))
        case Skill.WINNER | Skill.WORTH if trick is not None:
            order = public.order
            trumps = sum(order.suit(card) is order.trump for card in trick.cards)
            counters = sum(bool(rules.points(card)) for card in trick.cards)
            bird = any(card.is_bird for card in trick.cards)
            return _capped((1 + trumps if skill is Skill.WINNER else counters) + bird)
        case Skill.TAKEN | Skill.UNSEEN:
            return _capped((len(public.taken) + 1) // 2 + (of in ("trumps", "counters")))
        case Skill.VOID:
            return _capped((len(public.taken) + 1) // 2)
        case Skill.CALL:
            return _capped(1 + len(public.auction.calls))
        case _:
            return _capped(len(position.hand(LEARNER)) - 2)


def _twists(position: Position) -> int:
    """What makes it hard to see which cards may be played: a bird held or led, no card of the color."""
    order, hand = position.order, position.hand(LEARNER)
    led = position.trick.suit_led(order)
    bird = any(card.is_bird for card in hand)
    void = not any(order.suit(card) is led for card in hand)
    return (
        2 * bird
        + void
        + (led is order.trump)
        + (position.trick.cards[0].is_bird if position.trick.cards else 0)
    )


def _capped(level: int) -> int:
    return max(EASIEST, min(HARDEST, level))
