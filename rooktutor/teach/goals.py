"""Goals: whether what has to be reached by playing is reached, out of reach, or still open."""

from enum import Enum

from rooktutor.cards import Card
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.steps import Aim, Goal


class Reached(Enum):
    """How a goal stands."""

    OPEN = "open"
    YES = "yes"
    NO = "no"


def ours(position: Position, seat: Seat = LEARNER) -> frozenset[Seat]:
    """The seats that play with ``seat``, as far as the play has begun; the fixed side before that."""
    declaring = position.declaring
    if not declaring:
        return frozenset((seat, seat.partner))
    return declaring if seat in declaring else frozenset(Seat) - declaring


def standing(goal: Goal, start: Position, now: Position) -> Reached:
    """Return how a goal stands in ``now``, which was played from ``start``.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> begun = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> standing(Goal(Aim.MAKE), begun, begun)
    <Reached.OPEN: 'open'>
    """
    match goal.aim:
        case Aim.MAKE | Aim.SET:
            return _contract(now, made=goal.aim is Aim.MAKE)
        case Aim.POINTS:
            return _points(goal.number, now)
        case Aim.TRICKS:
            return _tricks(goal.number, start, now)
        case Aim.TRICK:
            return _won(now, len(start.public.taken))
        case Aim.WIN:
            return Reached.NO if goal.card is None else _card(goal.card, now)
        case Aim.BEST | Aim.END:
            return Reached.YES if now.phase is Phase.OVER else Reached.OPEN


def _said(reached: bool) -> Reached:  # noqa: FBT001 - yes or no is what it is about
    return Reached.YES if reached else Reached.NO


def taken(position: Position, seats: frozenset[Seat]) -> int:
    """The points that these seats have in tricks, with the nest and the bonus once the hand is over."""
    if position.phase is Phase.OVER and position.declarer is not None:
        sheet, rules = position.score(), position.rules
        seat = next(iter(seats))
        place = rules.parties.index(rules.party(seat))
        return sheet.captured[place] + sheet.bonus[place]
    return sum(position.public.points_by_seat[seat.index] for seat in seats)


def _contract(now: Position, *, made: bool) -> Reached:
    if now.declarer is None or now.bid is None:
        return Reached.NO if now.phase is Phase.OVER else Reached.OPEN
    declaring = now.declaring
    mine = LEARNER in declaring
    if mine is not made:
        return Reached.NO
    points = taken(now, declaring)
    if points >= now.bid:
        return _said(made)
    lost = now.rules.total_points - taken(now, frozenset(Seat) - declaring)
    if now.phase is Phase.OVER or lost < now.bid:
        return _said(not made)
    return Reached.OPEN


def _points(number: int, now: Position) -> Reached:
    points = taken(now, ours(now))
    if points >= number:
        return Reached.YES
    most = now.rules.total_points - taken(now, frozenset(Seat) - ours(now))
    return Reached.NO if now.phase is Phase.OVER or most < number else Reached.OPEN


def _tricks(number: int, start: Position, now: Position) -> Reached:
    winners = now.public.winners[len(start.public.winners) :]
    won = sum(seat in ours(now) for seat in winners)
    if won >= number:
        return Reached.YES
    left = now.rules.hand - len(now.public.winners)
    return Reached.NO if won + left < number else Reached.OPEN


def _won(now: Position, number: int) -> Reached:
    """Whether the trick with this number (from 0) is ours."""
    winners = now.public.winners
    if number >= len(winners):
        return Reached.NO if now.phase is Phase.OVER else Reached.OPEN
    return _said(winners[number] in ours(now))


def _card(card: Card, now: Position) -> Reached:
    for trick, winner in zip(now.public.taken, now.public.winners, strict=False):
        if card in trick.cards:
            return _said(winner in ours(now))
    return Reached.NO if now.phase is Phase.OVER else Reached.OPEN
