"""How likely a layout makes the cards that the other seats have played.

A card that nobody of that level would have played from a hand makes the hand unlikely. Each card is
weighed by how rules of thumb rate it beside the others that were legal, softly: people and tutors often
play something else, and now and then anything.
"""

from dataclasses import dataclass
from math import exp

from rooktutor.game.view import View
from rooktutor.rules.axes import Teams
from rooktutor.solve._chart import chart
from rooktutor.solve.layouts import Layout
from rooktutor.solve.playout import declaring_side, shown_without, stake
from rooktutor.solve.thumb import Look, rate

TASTE = 3.0
"""Points of rating that make a card less likely to be played by a factor of e."""
WHIM = 0.1
"""The share of cards that are played for no reason at all."""


@dataclass(frozen=True, slots=True)
class Event:
    """One card that another seat played: what lay on the table, and what was known to all."""

    seat: int
    card: int
    later: int
    """The cards that the seat has played since, this one among them."""
    trick: tuple[int, ...]
    gone: int
    may: tuple[int, int, int, int]
    sizes: tuple[int, int, int, int]
    called_out: bool
    """Whether the called card had been played, so that all knew the sides."""


def events(view: View) -> tuple[Event, ...]:
    """Return the cards that the other seats have played, in order."""
    public, rules = view.public, view.rules
    if public.trump is None:
        return ()
    table = chart(rules, public.trump)
    left = [cards.mask for cards in public.played_by]
    may = [-1] * 4
    gone = 0
    sizes = [rules.hand] * 4
    found: list[Event] = []
    called = 1 << public.called.index if public.called else 0
    for trick in public.tricks:
        laid: list[int] = []
        for seat, card in trick.by_seat():
            place = seat.index
            if seat is not view.seat:
                found.append(
                    Event(
                        seat=place,
                        card=card.index,
                        later=left[place],
                        trick=tuple(laid),
                        gone=gone,
                        may=(may[0], may[1], may[2], may[3]),
                        sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
                        called_out=bool(gone & called),
                    )
                )
            laid.append(card.index)
            gone |= 1 << card.index
            left[place] &= ~(1 << card.index)
            sizes[place] -= 1
            may[place] &= ~shown_without(table, laid[0], card.index)
    return tuple(found)


class Manner:
    """What the cards played say of the layouts of one view, prepared once for many of them."""

    def __init__(self, view: View) -> None:
        public, rules = view.public, view.rules
        self._rules = rules
        self._events = events(view)
        self._chart = chart(rules, public.trump) if public.trump else None
        self._declarer = public.declarer.index if public.declarer else -1
        self._called = public.called.index if public.called else -1
        self._played = [cards.mask for cards in public.played_by]
        self._stake = stake(rules)
        self.flat = not self._events

    def of(self, layout: Layout) -> float:
        """Return how likely the cards played are if they were played from the hands of ``layout``."""
        table = self._chart
        if table is None:
            return 1.0
        start = [hand.mask | played for hand, played in zip(layout.hands, self._played, strict=True)]
        declaring = declaring_side(self._rules, start, self._declarer, self._called)
        weight = 1.0
        for event in self._events:
            seat = event.seat
            hand = layout.hands[seat].mask | event.later
            legal = table.legal(hand, table.suit[event.trick[0]] if event.trick else -1)
            if legal & (legal - 1) == 0:
                continue
            look = Look(
                seat=seat,
                hand=hand,
                legal=legal,
                trick=list(event.trick),
                gone=event.gone | (layout.buried.mask if seat == self._declarer else 0),
                may=list(event.may),
                sizes=list(event.sizes),
                friend=self._friends(seat, declaring, called_out=event.called_out),
                declaring=bool(declaring >> seat & 1),
                declarer=self._declarer,
                stake=self._stake,
            )
            ratings = rate(table, look)
            mine = ratings[event.card]
            rest = sum(exp(min(60.0, (rating - mine) / TASTE)) for rating in ratings.values())
            weight *= WHIM / len(ratings) + (1 - WHIM) / rest
        return weight

    def _friends(self, seat: int, declaring: int, *, called_out: bool) -> list[bool]:
        """For each seat whether ``seat`` took it for a friend, from what it knew then."""
        if self._rules.teams is Teams.FIXED:
            return [(other ^ seat) & 1 == 0 for other in range(4)]
        own = declaring >> seat & 1
        if called_out or (own and seat != self._declarer):
            return [declaring >> other & 1 == own for other in range(4)]
        if own:
            return [other == seat for other in range(4)]
        return [other != self._declarer for other in range(4)]
