"""What good players go by: one pure function a principle, grouped by the moment it speaks about.

A principle looks at one action in its position and returns a Reason, or None when it has
nothing to say. Its message in the text catalogs is ``why-`` and its name, and
``tests/principles`` holds a pair of positions for it: one where it speaks and a near twin
where it must not.
"""

from collections.abc import Callable

from rooktutor.explain.annotation import Reason
from rooktutor.explain.calling import CallCardContext
from rooktutor.explain.cardcontext import CardContext
from rooktutor.explain.choices import CallContext, DiscardContext, TrumpContext
from rooktutor.explain.facts import PlayContext
from rooktutor.explain.opening import LeaderContext
from rooktutor.explain.principles import (
    bird,
    calls,
    contract,
    counters,
    following,
    keeping,
    laying,
    leading,
    matchcalls,
    naming,
    nest,
    opening,
    partnering,
    rarecalls,
    sequels,
    sparing,
    throwing,
    trump,
)
from rooktutor.game.view import View

PLAY_PRINCIPLES: tuple[Callable[[PlayContext], Reason | None], ...] = (
    *contract.PRINCIPLES,
    *bird.PRINCIPLES,
    *counters.PRINCIPLES,
    *leading.PRINCIPLES,
    *trump.PRINCIPLES,
    *following.PRINCIPLES,
    *sparing.PRINCIPLES,
    *nest.PRINCIPLES,
    *throwing.PRINCIPLES,
)
"""For every card of the hand."""

CALL_PRINCIPLES: tuple[Callable[[CallContext], Reason | None], ...] = (
    *calls.PRINCIPLES,
    *matchcalls.PRINCIPLES,
    *sequels.PRINCIPLES,
)
"""For passes and bids."""

RARE_CALL_PRINCIPLES: tuple[Callable[[CallContext], Reason | None], ...] = rarecalls.PRINCIPLES
"""For holding, the moon and a misdeal."""

DISCARD_PRINCIPLES: tuple[Callable[[DiscardContext], Reason | None], ...] = laying.PRINCIPLES
"""For the cards that declarer lays away."""

CARD_PRINCIPLES: tuple[Callable[[CardContext], Reason | None], ...] = keeping.PRINCIPLES
"""For every card that declarer may keep or lay away."""

TRUMP_PRINCIPLES: tuple[Callable[[TrumpContext], Reason | None], ...] = naming.PRINCIPLES
"""For every color that can be trump."""

PARTNER_PRINCIPLES: tuple[Callable[[CallCardContext], Reason | None], ...] = partnering.PRINCIPLES
"""For every card that declarer may call."""

LEADER_PRINCIPLES: tuple[Callable[[LeaderContext], Reason | None], ...] = opening.PRINCIPLES
"""For those whom declarer may let lead to the first trick."""

PRINCIPLE_IDS: tuple[str, ...] = (
    *(principle.__name__ for principle in PLAY_PRINCIPLES),
    *(principle.__name__ for principle in CALL_PRINCIPLES),
    *(principle.__name__ for principle in RARE_CALL_PRINCIPLES),
    *(principle.__name__ for principle in DISCARD_PRINCIPLES),
    *(principle.__name__ for principle in CARD_PRINCIPLES),
    *(principle.__name__ for principle in TRUMP_PRINCIPLES),
    *(principle.__name__ for principle in PARTNER_PRINCIPLES),
    *(principle.__name__ for principle in LEADER_PRINCIPLES),
)
"""The ids of all principles."""


def call_principles(view: View) -> tuple[Callable[[CallContext], Reason | None], ...]:
    """The principles about a pass or a bid of ``view``; without looking, only those about the calls."""
    if not view.public.blind:
        return CALL_PRINCIPLES
    return (*calls.WITHOUT_LOOKING, *matchcalls.PRINCIPLES, *sequels.PRINCIPLES)
