"""The questions that principles about the leader to the first trick are asked."""

from dataclasses import dataclass
from functools import cached_property

from rooktutor.cards import CardSet
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue


@dataclass(frozen=True)
class LeaderContext:
    """A seat that declarer may let lead to the first trick."""

    view: View
    leader: Seat
    value: ActionValue | None = None

    @property
    def own(self) -> bool:
        """Whether declarer would lead."""
        return self.leader is self.view.seat

    @cached_property
    def trumps(self) -> CardSet:
        """The trumps that declarer holds."""
        return self.view.hand & self.view.order.trumps

    @cached_property
    def missing(self) -> CardSet:
        """The trumps that are in the other hands."""
        known = self.view.hand | (self.view.discard or self.view.hand)
        return self.view.order.trumps - known
