"""Why in numbers: in how many layouts an action goes wrong, and what then happens that the best one avoids.

Everything is told from the layouts behind the values. Where two cards part, both are followed with all
hands open: to the end of the trick, or of the hand when few cards are left; with more cards than can be
looked through, by the rules of thumb that the values rest on then. Before the play a layout tells no more
than how likely the bid is made in it, so only how often an action does better or worse is told. What
explains at least half of the loss is said; where nothing does, a line of play shows it (``lines``) and no
reason is made up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rooktutor.cards import Card, Trump
from rooktutor.explain.decisions import declares
from rooktutor.explain.lines import best_step
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import Action, Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.axes import NestOwner
from rooktutor.seats import Seat
from rooktutor.solve.samples import Samples
from rooktutor.solve.values import Evaluation

FOLLOWED = 24
"""Layouts in which what happens is followed card by card; in all of them when there are no more."""
FOLLOWED_EARLY = 12
"""The same with more than ``EARLY`` cards in a hand, when it takes long."""
EARLY = 8
SHORT = 5
"""Cards in a hand with which it is followed to its end, and not only to that of the trick."""
TELLING = 0.5
"""The share of the loss that something has to go with, to be said."""


class What(Enum):
    """What happens after an action, and not after the best one."""

    BID_SET = "bid-set"
    """The own bid is set."""
    BID_MADE = "bid-made"
    """The other side's bid is made."""
    TRUMPED = "trumped"
    """``seat`` is out of ``color`` and takes the trick with a trump."""
    BEATEN = "beaten"
    """``seat`` takes the trick with a higher card of its color."""
    GIVEN = "given"
    """The counter itself goes to the other side, which has the trick."""
    FORGONE = "forgone"
    """The best action takes the trick, this one leaves it to the other side."""
    LAST_TRICK = "last-trick"
    """The other side takes the last trick."""
    FALLS = "falls"
    """``card``, a counter that stays in the hand, goes to the other side later on."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Part:
    """Something that goes with the loss: it happens in ``hundredths`` of 100 layouts, by weight.

    ``layouts`` is how many were looked at for it. ``card`` is the counter that goes to the other side, if
    one does; ``best`` is the action that avoids it, ``nest`` whether a nest goes with the last trick.
    ``explains`` is the share of the loss in those layouts.
    """

    what: What
    hundredths: int
    layouts: int
    explains: float
    best: Action
    seat: Seat | None = None
    color: Trump | None = None
    card: Card | None = None
    nest: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Contrast:
    """An action beside the best one, over the layouts behind their values.

    In ``worse`` of 100 layouts it comes to less than the best one, in ``better`` to more; it ``costs`` so
    many points on average. ``parts`` say what happens in those layouts; without any, nothing that can be
    named stands out, and a line of play says more.
    """

    action: Action
    best: Action
    layouts: int
    worse: int
    better: int
    costs: float
    parts: tuple[Part, ...]


def contrast(view: View, evaluation: Evaluation, action: Action) -> Contrast | None:
    """Return what sets ``action`` apart from the best one, in numbers.

    It takes a second or two early in the play, and next to nothing late in it.

    Args:
        view: what the seat knows whose decision it is.
        evaluation: the values of its actions.
        action: one that was valued.

    Returns:
        None where the evaluation does not know the action or its layouts, and where it is no worse.
    """
    samples, mine = evaluation.samples, evaluation.value(action)
    top = evaluation.value(recommended(view, evaluation))
    if samples is None or mine is None or top is None or mine is top or mine.mean >= top.mean:
        return None
    losses = [
        better - own
        for better, own in zip(samples.scores[top.action], samples.scores[mine.action], strict=True)
    ]
    total = sum(samples.weights)

    def share(numbers: Iterator[int]) -> int:
        return round(100 * sum(samples.weights[number] for number in numbers) / total)

    parts: list[Part] = []
    if view.phase is Phase.PLAY:
        parts.extend(_bid(view, samples, losses, mine.action, top.action))
        parts.extend(_followed(view, samples, losses, mine.action, top.action))
    return Contrast(
        action=action,
        best=top.action,
        layouts=len(samples),
        worse=share(number for number, loss in enumerate(losses) if loss > 0),
        better=share(number for number, loss in enumerate(losses) if loss < 0),
        costs=top.mean - mine.mean,
        parts=tuple(parts),
    )


def _bid(
    view: View, samples: Samples, losses: Sequence[float], action: Action, best: Action
) -> Iterator[Part]:
    """Whether the bid goes wrong with ``action`` where it goes right with ``best``."""
    ours = declares(view)
    mine, top = samples.made[action], samples.made[best]
    gone = [
        number
        for number in range(len(samples))
        if (top[number] > mine[number] if ours else mine[number] > top[number])
    ]
    part = _part(What.BID_SET if ours else What.BID_MADE, gone, range(len(samples)), samples, losses, best)
    if part is not None:
        yield part


@dataclass(frozen=True, slots=True)
class _Key:
    """Something that happens, to be counted over layouts."""

    what: What
    seat: Seat | None = None
    color: Trump | None = None
    card: Card | None = None
    nest: bool = False


def _followed(
    view: View, samples: Samples, losses: Sequence[float], action: Action, best: Action
) -> Iterator[Part]:
    """The one thing that goes with most of the loss in the layouts that are followed, the rarest of such."""
    looked = range(min(FOLLOWED_EARLY if len(view.hand) > EARLY else FOLLOWED, len(samples)))
    happened: dict[_Key, list[int]] = {}
    for number in looked:
        start = samples.layout(number).position(view)
        for key in _events(view, start, action, best):
            happened.setdefault(key, []).append(number)
    told = [
        part
        for key, numbers in happened.items()
        if (part := _part(key.what, numbers, looked, samples, losses, best, key)) is not None
    ]
    yield from sorted(told, key=lambda part: (-round(part.explains, 6), part.hundredths))[:1]


def _part(
    what: What,
    numbers: Sequence[int],
    looked: range,
    samples: Samples,
    losses: Sequence[float],
    best: Action,
    key: _Key | None = None,
) -> Part | None:
    """What happens in some layouts, if enough of the loss goes with it."""
    lost = sum(samples.weights[number] * max(0.0, losses[number]) for number in looked)
    there = sum(samples.weights[number] * losses[number] for number in numbers)
    weight = sum(samples.weights[number] for number in looked)
    hundredths = round(100 * sum(samples.weights[number] for number in numbers) / weight)
    if len(numbers) < len(looked):
        hundredths = min(99, hundredths)
    if not lost or there < TELLING * lost or not hundredths:
        return None
    return Part(
        what=what,
        hundredths=hundredths,
        layouts=len(looked),
        explains=there / lost,
        best=best,
        seat=key.seat if key else None,
        color=key.color if key else None,
        card=key.card if key else None,
        nest=key.nest if key else False,
    )


def _events(view: View, start: Position, action: Action, best: Action) -> Iterator[_Key]:
    """What happens in one layout after ``action`` and not after ``best``."""
    whole = len(view.hand) <= SHORT
    mine, top = (_after(start, each, whole=whole) for each in (action, best))
    number = len(start.public.taken)
    declaring = start.declaring
    foes = frozenset(Seat) - declaring if view.seat in declaring else declaring
    lost, kept = (end.public.winners[number] in foes for end in (mine, top))
    if lost:
        yield from _trick(view, mine, number, action)
    if lost and not kept and top.public.winners[number] is view.seat:
        yield _Key(What.FORGONE)
    if not whole:
        return
    if mine.public.winners[-1] in foes and top.public.winners[-1] not in foes:
        nest = view.rules.nest > 0 and view.rules.nest_owner is NestOwner.LAST_TRICK
        yield _Key(What.LAST_TRICK, nest=nest)
    for card in view.hand & view.rules.counting_cards:
        if Play(card) not in (action, best) and _taker(mine, card) in foes and _taker(top, card) not in foes:
            yield _Key(What.FALLS, card=card)


def _trick(view: View, end: Position, number: int, action: Action) -> Iterator[_Key]:
    """How the other side takes the trick, if one who plays after the seat takes it, and what goes with it."""
    trick = end.public.tricks[number]
    order = end.order
    winner, best, led = trick.winner(order), trick.winning_card(order), trick.suit_led(order)
    later = (
        trick.leader.clockwise()[len(view.trick.cards) + 1 :]
        if view.trick.cards
        else view.seat.clockwise()[1:]
    )
    if best is None or led is None or not isinstance(action, Play):
        return
    counter = action.card if view.rules.points(action.card) else None
    if winner in later and order.suit(best) is led:
        yield _Key(What.BEATEN, seat=winner, color=led, card=counter)
    elif winner in later and best in order.trumps and best not in order.free:
        yield _Key(What.TRUMPED, seat=winner, color=led, card=counter)
    if counter is not None:
        yield _Key(What.GIVEN, card=counter)


def _after(start: Position, action: Action, *, whole: bool) -> Position:
    """The hand after ``action`` and the best play to the end of the trick, or of the hand."""
    number = len(start.public.taken)
    position = start.after(action)
    while position.to_act is not None and (whole or len(position.public.taken) == number):
        position = position.after(best_step(position).action)
    return position


def _taker(end: Position, card: Card) -> Seat | None:
    """Who took the trick with ``card`` in it."""
    return next(
        (
            winner
            for winner, trick in zip(end.public.winners, end.public.taken, strict=True)
            if card in trick.cards
        ),
        None,
    )
