"""Why in numbers before the play: how the auction ends, and what the exchange leads to.

Calls are told apart by the endings and the points that their values rest on, layout by layout. What an
exchange leads to is followed with all hands open, as for its value: by rules of thumb while more cards are
held than can be looked through for many contracts, then by the best play.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace

from rooktutor.cards import NO_CARDS, Card, CardSet, Trump
from rooktutor.explain.lines import going_on
from rooktutor.explain.parts import (
    Followed,
    Happening,
    Outcome,
    Part,
    Scales,
    What,
    Who,
    following,
    most_telling,
)
from rooktutor.game.actions import Action, Bid
from rooktutor.game.position import Position
from rooktutor.game.view import View
from rooktutor.rules.axes import NestOwner, Teams
from rooktutor.seats import Seat
from rooktutor.solve.beside import Ending
from rooktutor.solve.samples import Samples
from rooktutor.solve.solving import CONTRACT_REACH
from rooktutor.solve.values import ActionValue, weighted_mean

FOLLOWED = 40
"""Layouts in which an exchange is followed card by card; in all of them when there are no more."""


def of_calls(view: View, scales: Scales, action: Action, best: Action) -> list[Part]:
    """Return how else the auction ends after ``action`` than after ``best``, if that explains the loss."""
    samples = scales.samples
    if action not in samples.endings or best not in samples.endings:
        return []
    ends = {
        number: (who(view, mine), who(view, other))
        for number, mine, other in zip(
            scales.looked, samples.endings[action], samples.endings[best], strict=True
        )
        if mine != other
    }
    pairs = {pair: [number for number in ends if ends[number] == pair] for pair in ends.values()}
    told = most_telling(_ends(scales, pair, group, action, best) for pair, group in pairs.items())
    if told:
        return told
    mixed: dict[Who, list[tuple[Who, int]]] = {}
    for number, (mine, other) in ends.items():
        mixed.setdefault(mine, []).append((other, number))
    return most_telling(
        _ends(scales, (mine, Who.OPEN), [number for _other, number in group], action, best)
        for mine, group in mixed.items()
        if len({other for other, _number in group}) > 1
    )


def who(view: View, ending: Ending) -> Who:
    """Return who plays the hand, seen from the seat of ``view``."""
    declarer, _bid = ending
    if declarer is None:
        return Who.NOBODY
    if declarer is view.seat:
        return Who.YOU
    if view.rules.teams is not Teams.FIXED:
        return Who.ANOTHER
    return Who.PARTNER if declarer is view.seat.partner else Who.THEY


def _ends(
    scales: Scales, kind: tuple[Who, Who], numbers: Sequence[int], action: Action, best: Action
) -> Part | None:
    """How the auction ends after two calls in some layouts; as a dearer bid where that is all."""
    part = scales.part(Happening(What.ENDS), numbers, best)
    mine, other = (
        _outcome(scales.samples, each, numbers, call) for each, call in zip(kind, (action, best), strict=True)
    )
    if part is None or (mine.who, mine.low, mine.high) == (other.who, other.low, other.high):
        return None
    dearer = _dearer(scales, numbers, action, best)
    only_price = mine.who is other.who is Who.YOU and mine.low == mine.high and other.low == other.high
    told_by_price = only_price and other.low < mine.low and dearer
    return replace(
        part,
        what=What.DEARER if told_by_price else What.ENDS,
        hundredths=dearer if told_by_price else part.hundredths,
        mine=mine,
        other=other,
    )


def _outcome(samples: Samples, kind: Who, numbers: Sequence[int], call: Action) -> Outcome:
    bids = [samples.endings[call][number][1] for number in numbers]
    worth = weighted_mean(
        [samples.scores[call][number] for number in numbers],
        [samples.weights[number] for number in numbers],
    )
    return Outcome(who=kind, low=min(bids), high=max(bids), worth=worth)


def _dearer(scales: Scales, numbers: Sequence[int], action: Action, best: Action) -> int:
    """In how many of 100 layouts the points make the bid of ``best`` but not that of ``action``."""
    samples = scales.samples
    bids = [call for call in samples.points if isinstance(call, Bid)]
    if not bids:
        return 0
    taken = samples.points[bids[0]]
    shares = {}
    for number in numbers:
        high, low = samples.endings[action][number][1], samples.endings[best][number][1]
        shares[number] = sum(low <= points < high for points in taken[number]) / len(taken[number])
    return scales.hundredths(shares)


def of_exchange(
    view: View, scales: Scales, mine: ActionValue, top: ActionValue
) -> Generator[Followed, None, list[Part]]:
    """Return what an exchange leads to and the best one does not: a set, and one thing in the play.

    Args:
        view: what declarer knows.
        scales: the layouts behind the values, and what the action gives away in each of them.
        mine: the action and its value.
        top: the best one.

    Yields:
        How far it has been followed.
    """

    def happenings(number: int) -> Iterator[Happening]:
        start = scales.samples.layout(number).position(view)
        return _happenings(view, _played(start, mine), _played(start, top))

    followed = yield from following(scales, FOLLOWED, top.action, happenings)
    return [*_set(view, scales, mine.action, top.action), *followed]


def _set(view: View, scales: Scales, action: Action, best: Action) -> Iterator[Part]:
    """In how many layouts the bid is set that the best action makes, by the points that may be taken."""
    bid, points = view.bid, scales.samples.points
    if bid is None or action not in points or best not in points:
        return
    shares = {}
    for number in scales.looked:
        pairs = list(zip(points[action][number], points[best][number], strict=True))
        share = sum(mine < bid <= other for mine, other in pairs) / len(pairs)
        if share:
            shares[number] = share
    part = scales.part(Happening(What.BID_SET), list(shares), best)
    hundredths = scales.hundredths(shares)
    if part is not None and hundredths:
        yield replace(part, hundredths=hundredths)


def _played(start: Position, value: ActionValue) -> Position:
    """The end of the hand after an exchange, as its value has it played."""
    now = start.after(value.action)
    for step in going_on(now, value.trump, reach=CONTRACT_REACH):
        now = step.before.after(step.action)
    return now


def _happenings(view: View, mine: Position, top: Position) -> Iterator[Happening]:
    """What happens in one layout after an exchange and not after the best one."""
    foes = frozenset(Seat) - mine.declaring, frozenset(Seat) - top.declaring
    kept = [end.public.played_by[view.seat.index] for end in (mine, top)]
    laid = [end.discard or NO_CARDS for end in (mine, top)]
    yield from last_and_fallen(mine, top, foes, kept[0] & kept[1])
    saved = view.rules.nest_owner is NestOwner.DECLARER or top.public.winners[-1] not in foes[1]
    for card in kept[0] & laid[1] & view.rules.counting_cards:
        if saved and taker(mine, card) in foes[0]:
            yield Happening(What.KEPT_FALLS, card=card)
    for card in kept[1] & laid[0]:
        if _wins(top, view.seat, card):
            yield Happening(What.LAID_WINS, card=card)
    if mine.trump is top.trump:
        for color in _ruffed(top, view.seat) - _ruffed(mine, view.seat):
            yield Happening(What.NO_RUFF, color=color)


def _wins(end: Position, seat: Seat, card: Card) -> bool:
    """Whether ``card`` takes a trick for ``seat``."""
    pairs = zip(end.public.winners, end.public.taken, strict=True)
    return any(winner is seat and trick.winning_card(end.order) == card for winner, trick in pairs)


def _ruffed(end: Position, seat: Seat) -> set[Trump]:
    """The colors of which ``seat`` took a trick with a trump."""
    order = end.order
    return {
        led
        for winner, trick in zip(end.public.winners, end.public.taken, strict=True)
        if winner is seat
        and (led := trick.suit_led(order)) is not None
        and led is not order.trump
        and (best := trick.winning_card(order)) is not None
        and best in order.trumps
    }


def last_and_fallen(
    mine: Position, top: Position, foes: tuple[frozenset[Seat], frozenset[Seat]], stay: CardSet
) -> Iterator[Happening]:
    """Yield what the other side gets by the end of one hand and not of another.

    Args:
        mine: the end of the one hand.
        top: the end of the other.
        foes: the other side in each of them.
        stay: the cards that are in the hand of the seat in both.
    """
    rules = mine.rules
    if mine.public.winners[-1] in foes[0] and top.public.winners[-1] not in foes[1]:
        nest = rules.nest > 0 and rules.nest_owner is NestOwner.LAST_TRICK
        yield Happening(What.LAST_TRICK, nest=nest)
    for card in stay & rules.counting_cards:
        if taker(mine, card) in foes[0] and taker(top, card) not in foes[1]:
            yield Happening(What.FALLS, card=card)


def taker(end: Position, card: Card) -> Seat | None:
    """Return who took the trick with ``card`` in it; None where nobody has."""
    return next(
        (
            winner
            for winner, trick in zip(end.public.winners, end.public.taken, strict=True)
            if card in trick.cards
        ),
        None,
    )
