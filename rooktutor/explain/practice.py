"""What to practise: where points were lost, gathered by what the better choice was about."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from rooktutor.explain.annotation import Polarity, Reason
from rooktutor.explain.decisions import Decision
from rooktutor.explain.principles import PLAY_PRINCIPLES
from rooktutor.game.public import Phase


class Topic(Enum):
    """Something that can be practised by itself."""

    BIDDING = "bidding"
    DISCARD = "discard"
    NAMING = "naming"
    PARTNER = "partner"
    FIRST_LEAD = "first-lead"
    LEADING = "leading"
    FOLLOWING = "following"
    THROWING = "throwing"
    COUNTERS = "counters"
    TRUMP = "trump"
    BIRD = "bird"
    LAST_TRICK = "last-trick"
    CONTRACT = "contract"


@dataclass(frozen=True, kw_only=True, slots=True)
class Practice:
    """A topic, the points that were lost on it, and the decisions in which (their ``step``)."""

    topic: Topic
    loss: float
    steps: tuple[int, ...]


_PHASES = {
    Phase.AUCTION: Topic.BIDDING,
    Phase.DISCARD: Topic.DISCARD,
    Phase.TRUMP: Topic.NAMING,
    Phase.CALL: Topic.PARTNER,
    Phase.LEAD: Topic.FIRST_LEAD,
}
_ROOMS = {
    "bird": Topic.BIRD,
    "contract": Topic.CONTRACT,
    "counters": Topic.COUNTERS,
    "leading": Topic.LEADING,
    "nest": Topic.LAST_TRICK,
    "throwing": Topic.THROWING,
    "trump": Topic.TRUMP,
}
"""What the principles about cards are about, by the file that they stand in."""


def practise(decisions: Iterable[Decision]) -> tuple[Practice, ...]:
    """Return what to practise after these decisions, what cost most first; nothing when none is marked."""
    lost: dict[Topic, list[Decision]] = {}
    for each in decisions:
        if each.marked:
            lost.setdefault(topic_of(each), []).append(each)
    order = sorted(lost.items(), key=lambda item: -sum(each.weight for each in item[1]))
    return tuple(
        Practice(topic=topic, loss=sum(each.loss for each in found), steps=tuple(each.step for each in found))
        for topic, found in order
    )


def topic_of(decision: Decision) -> Topic:
    """Return what a decision was about: of a card, what speaks against it or for the better one."""
    if decision.phase is not Phase.PLAY:
        return _PHASES[decision.phase]
    for reason in _telling(decision):
        room = _room(reason)
        if room in _ROOMS:
            return _ROOMS[room]
    return Topic.FOLLOWING if decision.followed else Topic.LEADING


def _telling(decision: Decision) -> list[Reason]:
    """The reasons that set the action and the best one apart, the weightiest first."""
    against = [reason for reason in decision.note.reasons if reason.polarity is Polarity.AGAINST]
    known = {reason.principle for reason in decision.note.reasons}
    better = [
        reason
        for reason in decision.best.reasons
        if reason.polarity is Polarity.FOR and reason.principle not in known
    ]
    return sorted([*against, *better], key=lambda reason: -reason.weight)


def _room(reason: Reason) -> str:
    principles: Iterable[Callable[..., Reason | None]] = PLAY_PRINCIPLES
    modules = (each.__module__ for each in principles if each.__name__ == reason.principle)
    return next(modules, "").rpartition(".")[2]
