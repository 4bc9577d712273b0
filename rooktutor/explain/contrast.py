"""Why in numbers: in how many layouts an action goes wrong, and what then happens that the best one avoids.

Everything is told from the layouts behind the values. Where two cards part, both are followed with all
hands open: to the end of the trick, or of the hand when few cards are left; with more cards than can be
looked through, by the rules of thumb that the values rest on then. What happens before the play is in
``beforehand``. What explains at least half of the loss is said; where nothing does, a line of play shows it
(``lines``) and no reason is made up.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from rooktutor.cards import CardSet
from rooktutor.explain.beforehand import last_and_fallen, of_calls, of_exchange
from rooktutor.explain.decisions import declares
from rooktutor.explain.lines import best_step
from rooktutor.explain.parts import Followed, Happening, Part, Scales, What, following
from rooktutor.explain.verdict import recommended
from rooktutor.game.actions import Action, Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.onemore import with_action
from rooktutor.solve.values import Evaluation

FOLLOWED = 24
"""Layouts in which what happens is followed card by card; in all of them when there are no more."""
FOLLOWED_EARLY = 12
"""The same with more than ``EARLY`` cards in a hand, when it takes long."""
EARLY = 8
SHORT = 5
"""Cards in a hand with which it is followed to its end, and not only to that of the trick."""


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

    It takes a second or two early in the play, and next to nothing late in it; ``contrasting`` tells
    how far it has come.

    Args:
        view: what the seat knows whose decision it is.
        evaluation: the values of its actions.
        action: one that was valued; a discard or called card off the short list is valued first.

    Returns:
        None where the evaluation does not know the action or its layouts, and where it is no worse.
    """
    found = (each for each in contrasting(view, evaluation, action) if isinstance(each, Contrast))
    return next(found, None)


def contrasting(view: View, evaluation: Evaluation, action: Action) -> Iterator[Followed | Contrast]:
    """Yield how far an action has been set apart from the best one, and at last what sets it apart.

    Args:
        view: what the seat knows whose decision it is.
        evaluation: the values of its actions.
        action: one that was valued; a discard or called card off the short list is valued first.

    Yields:
        Nothing where the evaluation does not know the action or its layouts, and where it is no worse.
    """
    if view.why_illegal(action) is None:
        evaluation = with_action(view, evaluation, action)
    samples, mine = evaluation.samples, evaluation.value(action)
    top = None if samples is None else evaluation.value(recommended(view, evaluation))
    if samples is None or mine is None or top is None or mine is top or mine.mean >= top.mean:
        return
    losses = [
        better - own
        for better, own in zip(samples.scores[top.action], samples.scores[mine.action], strict=True)
    ]
    total = sum(samples.weights)

    def share(numbers: Iterator[int]) -> int:
        return round(100 * sum(samples.weights[number] for number in numbers) / total)

    parts: list[Part] = []
    whole = Scales(samples, range(len(samples)), losses)
    match view.phase:
        case Phase.PLAY:
            parts.extend(_bid(view, whole, mine.action, top.action))
            parts.extend((yield from _followed(view, whole, mine.action, top.action)))
        case Phase.AUCTION:
            parts.extend(of_calls(view, whole, mine.action, top.action))
        case _:
            parts.extend((yield from of_exchange(view, whole, mine, top)))
    yield Contrast(
        action=action,
        best=top.action,
        layouts=len(samples),
        worse=share(number for number, loss in enumerate(losses) if loss > 0),
        better=share(number for number, loss in enumerate(losses) if loss < 0),
        costs=top.mean - mine.mean,
        parts=tuple(parts),
    )


def _bid(view: View, scales: Scales, action: Action, best: Action) -> Iterator[Part]:
    """Whether the bid goes wrong with ``action`` where it goes right with ``best``."""
    ours, made = declares(view), scales.samples.made
    gone = [
        number
        for number in scales.looked
        if (made[best][number] > made[action][number]) == ours and made[best][number] != made[action][number]
    ]
    part = scales.part(Happening(What.BID_SET if ours else What.BID_MADE), gone, best)
    if part is not None:
        yield part


def _followed(
    view: View, scales: Scales, action: Action, best: Action
) -> Generator[Followed, None, list[Part]]:
    """The one thing that goes with most of the loss in the layouts that are followed, the rarest of such."""

    def events(number: int) -> Iterator[Happening]:
        return _events(view, scales.samples.layout(number).position(view), action, best)

    most = FOLLOWED_EARLY if len(view.hand) > EARLY else FOLLOWED
    return (yield from following(scales, most, best, events))


def _events(view: View, start: Position, action: Action, best: Action) -> Iterator[Happening]:
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
        yield Happening(What.FORGONE)
    if not whole:
        return
    stay = view.hand - CardSet.of(each.card for each in (action, best) if isinstance(each, Play))
    yield from last_and_fallen(mine, top, (foes, foes), stay)


def _trick(view: View, end: Position, number: int, action: Action) -> Iterator[Happening]:
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
        yield Happening(What.BEATEN, seat=winner, color=led, card=counter)
    elif winner in later and best in order.trumps and best not in order.free:
        yield Happening(What.TRUMPED, seat=winner, color=led, card=counter)
    if counter is not None:
        yield Happening(What.GIVEN, card=counter)


def _after(start: Position, action: Action, *, whole: bool) -> Position:
    """The hand after ``action`` and the best play to the end of the trick, or of the hand."""
    number = len(start.public.taken)
    position = start.after(action)
    while position.to_act is not None and (whole or len(position.public.taken) == number):
        position = position.after(best_step(position).action)
    return position
