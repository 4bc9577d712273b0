"""Composed problems: the unseen cards lie so as to punish every way but the sure one.

A *world* is a layout that fits all that the learner has seen and in which the goal can be reached with all
hands open. A card is safe when it keeps the goal in reach in every world. The sure way plays safe cards
only; any other card is punished by a world in which it loses the goal. The partner plays without mistakes, so
worlds in which the partner's card would have been one drop out; the opponents may play as they like.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rooktutor.cards import Card
from rooktutor.game.actions import Play
from rooktutor.game.position import Position
from rooktutor.game.public import Public
from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.seats import Seat
from rooktutor.solve.doubledummy import Solution, solve_many
from rooktutor.solve.layouts import Layout, Layouts
from rooktutor.solve.problem import problem_from
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.goals import Reached, standing
from rooktutor.teach.steps import Aim, Goal

MOST_WORLDS = 5_000
"""With more layouts than these nothing is proved while somebody waits."""
AIMS = (Aim.MAKE, Aim.SET, Aim.POINTS)
"""The goals that a problem can have: those that are a matter of points."""


class TooManyWorldsError(ValueError):
    """A problem with more layouts than can be looked at."""


@dataclass(frozen=True)
class Puzzle:
    """A composed problem at one moment of the learner: what is seen, and the worlds that are left."""

    start: Position
    goal: Goal
    now: Position
    worlds: tuple[Layout, ...]

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.now.view(LEARNER)

    @property
    def reached(self) -> Reached:
        """How the goal stands."""
        return standing(self.goal, self.start, self.now)

    def losing(self) -> Mapping[Card, tuple[Layout, ...]]:
        """For each card that the learner may play, the worlds in which it loses the goal."""
        cards = tuple(self.view.legal_cards())
        lost: dict[Card, list[Layout]] = {card: [] for card in cards}
        for world, solution in zip(self.worlds, solved(self.now.public, self.worlds), strict=True):
            for card in cards:
                if not self.keeps(solution[card], world):
                    lost[card].append(world)
        return {card: tuple(worlds) for card, worlds in lost.items()}

    def safe(self) -> tuple[Card, ...]:
        """The cards that keep the goal in reach in every world."""
        return tuple(card for card, worlds in self.losing().items() if not worlds)

    def keeps(self, points: int, world: Layout) -> bool:
        """Whether the goal is in reach in a world where the declaring side will take so many points."""
        return goal_kept(self.goal, self.now, world, points)

    def played(self, card: Card) -> "Puzzle":
        """Return the puzzle after the learner has played a card, in a world that punishes it if one does."""
        punishing = self.losing()[card]
        if punishing:
            return self._in(punishing[:1]).after_card(LEARNER, card, punishing[:1])
        return self.after_card(LEARNER, card, self.worlds)

    def _in(self, worlds: Sequence[Layout]) -> "Puzzle":
        """The same with the cards where the first of some worlds has them."""
        return replace(self, now=worlds[0].position(self.view), worlds=tuple(worlds))

    def replied(self) -> "Puzzle":
        """Return the puzzle after another seat has played the card that leaves the most worlds open."""
        seat = self.now.to_act
        assert seat is not None  # noqa: S101 - somebody is to play as long as the goal is open
        best = max(self.replies().items(), key=lambda each: (len(each[1]), -each[0].index))
        card, worlds = best
        return self._in(worlds).after_card(seat, card, worlds)

    def replies(self) -> Mapping[Card, tuple[Layout, ...]]:
        """What the seat to act may play in some world, with the worlds in which it would.

        An opponent may play anything; a partner nothing that gives the goal away.
        """
        seat = self.now.to_act
        assert seat is not None  # noqa: S101 - somebody is to play as long as the goal is open
        found: dict[Card, list[Layout]] = {}
        solutions = solved(self.now.public, self.worlds)
        for world, solution in zip(self.worlds, solutions, strict=True):
            partner = seat in side_of(self.now.public, world)
            for card, points in solution.items():
                if not partner or self.keeps(points, world):
                    found.setdefault(card, []).append(world)
        return {card: tuple(worlds) for card, worlds in found.items()}

    def after_reply(self, card: Card, worlds: Iterable[Layout]) -> "Puzzle":
        """Return the puzzle after another seat has played ``card``, which it would in these worlds."""
        worlds = tuple(worlds)
        seat = self.now.to_act
        assert seat is not None  # noqa: S101 - somebody is to play as long as the goal is open
        return self._in(worlds).after_card(seat, card, worlds)

    def after_card(self, seat: Seat, card: Card, worlds: Sequence[Layout]) -> "Puzzle":
        """Return the puzzle after ``seat`` has played ``card`` in these worlds."""
        return replace(
            self, now=self.now.after(Play(card)), worlds=tuple(_without(each, seat, card) for each in worlds)
        )


def puzzle(position: Position, goal: Goal, most: int = MOST_WORLDS) -> Puzzle:
    """Return the puzzle that a position poses to the learner.

    Raises:
        TooManyWorldsError: with more than ``most`` layouts.
        ViewError: if no layout fits what the learner has seen.
    """
    view = position.view(LEARNER)
    layouts = Layouts(view)
    if layouts.at_most > most:
        raise TooManyWorldsError(str(layouts.at_most))
    listed = tuple(layouts.each())
    worlds = tuple(
        world
        for world, solution in zip(listed, solved(position.public, listed), strict=True)
        if goal_kept(goal, position, world, solution.value)
    )
    return Puzzle(start=position, goal=goal, now=position, worlds=worlds)


def solved(public: Public, worlds: Sequence[Layout]) -> tuple[Solution, ...]:
    """What each card comes to in each world, with all hands open."""
    return solve_many(
        [problem_from(public, world.hands, world.buried, declaring_in(public, world)) for world in worlds]
    )


def declaring_in(public: Public, world: Layout) -> frozenset[Seat]:
    """The seats on declarer's side in a world."""
    declarer, called = public.declarer, public.called
    assert declarer is not None  # noqa: S101 - cards are played only under a contract
    if public.rules.teams is Teams.FIXED:
        return frozenset((declarer, declarer.partner))
    holders = [
        seat
        for seat in Seat
        if called is not None and (called in world.hand(seat) or called in public.played_by[seat.index])
    ]
    return frozenset((declarer, *holders))


def side_of(public: Public, world: Layout) -> frozenset[Seat]:
    """The seats that play with the learner in a world."""
    declaring = declaring_in(public, world)
    return declaring if LEARNER in declaring else frozenset(Seat) - declaring


def goal_kept(goal: Goal, position: Position, world: Layout, points: int) -> bool:
    """Whether the goal is reached when the declaring side takes so many points in the whole hand."""
    mine = LEARNER in declaring_in(position.public, world)
    bid = position.bid or 0
    match goal.aim:
        case Aim.MAKE:
            return mine and points >= bid
        case Aim.SET:
            return not mine and points < bid
        case _:
            ours = points if mine else position.rules.total_points - points
            return ours >= goal.number


def _without(world: Layout, seat: Seat, card: Card) -> Layout:
    hands = list(world.hands)
    hands[seat.index] = hands[seat.index].without(card)
    north, east, south, west = hands
    return Layout((north, east, south, west), world.buried)


@dataclass(frozen=True)
class Proof:
    """Whether a puzzle has a sure way, whether anything can go wrong, and how far that was looked at."""

    sure: bool
    trap: bool
    cut: bool = False
    first: tuple[Card, ...] = ()
    """The safe cards at the beginning."""


class Prover:
    """Proves that a sure way leads to the goal whatever the others do; gives up after so many positions."""

    def __init__(self, most: int = 60_000) -> None:
        self.left = most

    def prove(self, start: Puzzle) -> Proof:
        """Return what can be said of a puzzle."""
        if not start.worlds:
            return Proof(sure=False, trap=False)
        lost = start.losing() if start.now.to_act is LEARNER else {}
        safe = tuple(card for card, worlds in lost.items() if not worlds)
        sure = bool(safe) and self._sure(start)
        return Proof(sure=sure, trap=any(lost.values()), cut=self.left <= 0, first=safe)

    def _sure(self, now: Puzzle) -> bool:
        """Whether some safe card leads to the goal against everything."""
        if now.reached is not Reached.OPEN:
            return now.reached is Reached.YES
        self.left -= len(now.worlds)
        if self.left <= 0:
            return False
        if now.now.to_act is LEARNER:
            return any(self._sure(now.after_card(LEARNER, card, now.worlds)) for card in now.safe())
        return all(self._sure(now.after_reply(card, worlds)) for card, worlds in now.replies().items())
