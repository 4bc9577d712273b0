"""Principles about who should lead to the first trick, where declarer may choose."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import MakeChance, PlaysLast, TrumpsHeld, TrumpsOut
from rooktutor.explain.opening import LeaderContext


def plays_last(ctx: LeaderContext) -> Reason | None:
    """Whoever plays last to a trick has seen what it takes to win it, and the others have not."""
    if ctx.own:
        return None
    return pro("plays_last", 0.6, PlaysLast(ctx.leader))


def draws_at_once(ctx: LeaderContext) -> Reason | None:
    """With more trumps than all the others together, leading them leaves the others without any."""
    if not ctx.own or len(ctx.trumps) <= len(ctx.missing):
        return None
    return pro("draws_at_once", 0.55, TrumpsHeld(len(ctx.trumps)), TrumpsOut(len(ctx.missing)))


def leader_chance(ctx: LeaderContext) -> Reason | None:
    """How often the contract makes with this lead."""
    if ctx.value is None or ctx.value.p_make is None:
        return None
    chance = MakeChance(round(100 * ctx.value.p_make), ctx.value.layouts)
    more_often_than_not = ctx.value.p_make >= 0.5
    return pro("leader_chance", 0.5, chance) if more_often_than_not else con("leader_chance", 0.5, chance)


PRINCIPLES = (plays_last, draws_at_once, leader_chance)
