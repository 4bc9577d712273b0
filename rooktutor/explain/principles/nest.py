"""Principles about the last trick, which takes the nest with it."""

from rooktutor.cards import Card
from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.claims import Keeps, LastTrump, NestToLastTrick, Unbeatable
from rooktutor.explain.facts import PlayContext

WORTH_A_TRUMP = 10
"""Points on the table from which on a trump that takes them is well spent."""


def spends_last_trump(ctx: PlayContext) -> Reason | None:
    """The only trump is wanted for the last trick and its nest."""
    facts, trump = ctx.facts, _only_trump(ctx)
    if trump is None or trump != ctx.card or facts.last_trick or facts.legal == facts.trumps_held:
        return None
    if not facts.leading and ctx.takes and facts.table_points >= WORTH_A_TRUMP:
        return None
    claims = (LastTrump(ctx.card), NestToLastTrick(facts.tricks_left))
    return con("spends_last_trump", 0.55, *claims)


def keeps_last_trump(ctx: PlayContext) -> Reason | None:
    """Another card than the only trump keeps it for the last trick and its nest."""
    facts, trump = ctx.facts, _only_trump(ctx)
    if trump is None or trump == ctx.card or trump not in facts.legal or facts.leading or facts.last_trick:
        return None
    if not facts.partner_winning and facts.table_points >= WORTH_A_TRUMP:
        return None
    claims = (Keeps(facts.trumps_held), NestToLastTrick(facts.tricks_left))
    return pro("keeps_last_trump", 0.4, *claims)


def takes_nest(ctx: PlayContext) -> Reason | None:
    """This is the last trick, it is ours for certain, and the nest comes with it."""
    facts = ctx.facts
    if not facts.last_trick or not facts.nest_at_stake or not ctx.safe:
        return None
    claims = (Unbeatable(ctx.best_after), NestToLastTrick(1))
    return pro("takes_nest", 0.9, *claims)


def _only_trump(ctx: PlayContext) -> Card | None:
    """The one trump of the hand, when a nest is at stake and it is no low bird."""
    facts = ctx.facts
    if not facts.nest_at_stake or len(facts.trumps_held) != 1:
        return None
    trump = next(iter(facts.trumps_held))
    return None if PlayContext(facts, trump).low_bird else trump


PRINCIPLES = (spends_last_trump, keeps_last_trump, takes_nest)
