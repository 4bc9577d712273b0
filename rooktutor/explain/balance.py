"""Luck apart from skill: what a hand was worth at its start, what came of it, and whose doing that was."""

from collections.abc import Iterable
from dataclasses import dataclass

from rooktutor.explain.decisions import Decision
from rooktutor.game.position import Position
from rooktutor.game.scoring import FLAT_PENALTY, side_score
from rooktutor.rules.axes import MoonRule, Revoke
from rooktutor.seats import Seat


@dataclass(frozen=True, kw_only=True, slots=True)
class Balance:
    """Where the score difference of a hand came from, in points for the side of one seat.

    ``expected`` is what the seat could hope for at its first decision, ``came`` what came of it. Of the
    difference, ``own`` went with the marked decisions of the seat, ``partners`` with those of its side and
    ``others`` came from those of the other side, as far as they were looked at; ``luck`` is the rest:
    how the cards lay, and what nobody can be blamed or praised for.
    """

    expected: float
    came: int
    own: float
    partners: float
    others: float

    @property
    def luck(self) -> float:
        """What is left when everybody's marked decisions are taken off.

        >>> Balance(expected=10.0, came=-40, own=-30.0, partners=0.0, others=5.0).luck
        -25.0
        """
        return self.came - self.expected - self.own - self.partners - self.others


def balance(position: Position, seat: Seat, decisions: Iterable[Decision]) -> Balance | None:
    """Return where the outcome of a finished hand came from; None when ``seat`` decided nothing.

    Args:
        position: the finished hand.
        seat: whose side it is seen from.
        decisions: those that were looked at, of any seat.
    """
    found = list(decisions)
    first = next((each for each in found if each.seat is seat), None)
    if first is None:
        return None
    side = _side(position, seat)
    lost = {True: 0.0, False: 0.0}
    own = 0.0
    for each in found:
        if each.marked and each.seat is seat:
            own -= each.loss
        elif each.marked:
            lost[each.seat in side] += each.loss
    return Balance(
        expected=first.evaluation.best.mean,
        came=outcome(position, seat),
        own=own,
        partners=-lost[True],
        others=lost[False],
    )


def outcome(position: Position, seat: Seat) -> int:
    """Return what the finished hand brought the side of ``seat`` less what it brought the other, in points.

    It is measured as values are: a moon that decides the match counts as the target, a hand that nobody
    played as nothing, and points that the rules let no longer count are counted.
    """
    public, rules = position.public, position.rules
    bid = public.bid
    if bid is None or public.redealt:
        return 0
    sheet = position.score()
    declaring = position.declaring
    totals = [points + bonus for points, bonus in zip(sheet.captured, sheet.bonus, strict=True)]
    ours, theirs = (
        next(total for party, total in zip(rules.parties, totals, strict=True) if party in parties)
        for parties in (
            {rules.party(each) for each in declaring},
            {rules.party(each) for each in Seat if each not in declaring},
        )
    )
    moon = public.auction.moon
    if public.stopped and public.offence is not None:
        guilty = public.offence.seat in declaring
        lost, kept = -FLAT_PENALTY, FLAT_PENALTY
        if rules.revoke is not Revoke.FLAT_100:
            lost, kept = side_score(rules, bid, 0, declaring=True, moon=moon), theirs if guilty else ours
        difference = lost - kept if guilty else kept - lost
    elif moon and rules.moon is MoonRule.GAME:
        difference = rules.target if ours >= bid else -rules.target
    else:
        difference = side_score(rules, bid, ours, declaring=True, moon=moon) - theirs
    return difference if seat in declaring else -difference


def _side(position: Position, seat: Seat) -> frozenset[Seat]:
    """The seats that play with ``seat``, itself among them."""
    declaring = position.declaring
    if not declaring:
        return frozenset({seat, seat.partner}) if _fixed(position) else frozenset({seat})
    return declaring if seat in declaring else frozenset(Seat) - declaring


def _fixed(position: Position) -> bool:
    """Whether partners sit across from each other for the whole match."""
    return position.rules.party(Seat.NORTH) is position.rules.party(Seat.SOUTH)
