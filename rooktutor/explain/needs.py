"""What the match needs next: what would bring each side to the target, and what else may end it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import ceil

from rooktutor.game.match import hands_after, standing_after
from rooktutor.game.position import Position
from rooktutor.rules.axes import GoOut, MadeScore
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party


class Want(Enum):
    """What kind of thing the match waits for."""

    BID = "bid"
    """A made bid of ``amount`` brings ``party`` to the target."""
    CAPTURE = "capture"
    """A made bid that takes ``amount`` points brings it there."""
    DEFENCE = "defence"
    """So do ``amount`` points taken against a bid of the other side."""
    OWN_BID = "own-bid"
    """Points taken in defence do not: only a made bid does."""
    HANDS = "hands"
    """No single hand brings ``party`` there; it takes ``amount`` or more."""
    LAST_HANDS = "last-hands"
    """After ``amount`` more hands the match is over, whatever the scores."""
    LEAD = "lead"
    """The match is over as soon as ``party`` leads by ``amount`` more."""
    LOW = "low"
    """The match is over as soon as ``party`` loses ``amount`` more."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Need:
    """One thing that the match waits for; ``amount`` is in points, or hands."""

    want: Want
    amount: int
    party: Party | None = None


def needs_after(position: Position) -> tuple[Need, ...]:
    """Return what the match needs next after this finished hand; nothing once it is won.

    Raises NotYetError before the hand is over.
    """
    now = standing_after(position)
    if now.over:
        return ()
    return tuple(needs(position.rules, now.scores, hands=hands_after(position)))


def needs(rules: RuleSet, scores: tuple[int, ...], *, hands: int = 0) -> Iterator[Need]:
    """Yield what a match that goes on needs next.

    Args:
        rules: the rules of the match.
        scores: in the order of ``rules.parties``.
        hands: how many were played, where their number ends the match.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> [(each.want.value, each.amount, str(each.party)) for each in needs(CROWSNEST, (205, 150))]
    [('bid', 95, 'NS'), ('defence', 95, 'NS'), ('hands', 2, 'EW')]
    """
    for party, total in zip(rules.parties, scores, strict=True):
        yield from _of(rules, party, max(1, rules.target - total))
    if rules.hands:
        yield Need(want=Want.LAST_HANDS, amount=max(1, rules.hands - hands))
    *_, second, top = sorted(scores)
    if rules.mercy_lead and top > second:
        first = rules.parties[scores.index(top)]
        yield Need(want=Want.LEAD, party=first, amount=rules.mercy_lead - (top - second))
    if rules.mercy_low:
        low = min(scores)
        if low < 0:
            party = rules.parties[scores.index(low)]
            yield Need(want=Want.LOW, party=party, amount=rules.mercy_low + low)


def _of(rules: RuleSet, party: Party, lacking: int) -> Iterator[Need]:
    """What brings one party the points that it lacks."""
    captured = rules.made_score is MadeScore.CAPTURED
    most = rules.total_points + rules.sweep_points
    reach = most if captured else rules.max_bid
    if lacking <= reach:
        if captured:
            yield Need(want=Want.CAPTURE, party=party, amount=max(lacking, rules.min_bid))
        else:
            steps = ceil(max(0, lacking - rules.min_bid) / rules.bid_step)
            amount = min(rules.min_bid + steps * rules.bid_step, rules.max_bid)
            yield Need(want=Want.BID, party=party, amount=amount)
    if rules.go_out is GoOut.MADE_BID:
        if lacking <= most:
            yield Need(want=Want.OWN_BID, party=party, amount=0)
    elif lacking <= most:
        yield Need(want=Want.DEFENCE, party=party, amount=lacking)
    if lacking > max(reach, most):
        yield Need(want=Want.HANDS, party=party, amount=ceil(lacking / max(reach, most)))
