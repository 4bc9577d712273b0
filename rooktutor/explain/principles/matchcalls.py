"""Principles about calls in a hand that may end the match."""

from rooktutor.explain.annotation import Reason, con, pro
from rooktutor.explain.choices import CallContext
from rooktutor.explain.claims import ByPoints, NeedOnly, SetLosesMatch, TheyNeedOnly, TheyWin, WinsMatch
from rooktutor.solve.preference import MATCH_TIE


def wins_match(ctx: CallContext) -> Reason | None:
    """Made, the bid is enough for the match: nothing more is needed."""
    if ctx.bid is None or not ctx.end.wins_if_made(ctx.bid):
        return None
    return pro("wins_match", 0.8, WinsMatch(ctx.bid))


def set_loses_match(ctx: CallContext) -> Reason | None:
    """If the bid fails, the match is gone with it."""
    if ctx.bid is None or not ctx.end.loses_if_set(ctx.bid):
        return None
    return con("set_loses_match", 0.85, SetLosesMatch(ctx.bid))


def pass_gives_match(ctx: CallContext) -> Reason | None:
    """The bid that an opponent holds would win them the match: somebody has to try for more."""
    seat, amount = ctx.high_bidder, ctx.high
    if ctx.bid is not None or seat is None or amount is None or seat is ctx.partner:
        return None
    if not ctx.end.lost_to(seat, amount):
        return None
    return con("pass_gives_match", 0.8, TheyWin(seat, amount))


def enough_to_defend(ctx: CallContext) -> Reason | None:
    """A few points taken as defenders are enough for the match: there is no need to bid."""
    if ctx.bid is not None or not ctx.end.needed:
        return None
    return pro("enough_to_defend", 0.85, NeedOnly(ctx.end.needed))


def enough_for_them(ctx: CallContext) -> Reason | None:
    """A few points taken as defenders are enough for the opponents' match, even if the bid is made."""
    if ctx.bid is None or not ctx.end.they_need:
        return None
    return con("enough_for_them", 0.9, TheyNeedOnly(ctx.end.they_need))


def match_over_points(ctx: CallContext) -> Reason | None:
    """By points alone another call would be better; what counts is the match."""
    found, value = ctx.evaluation, ctx.value
    if found is None or value is None or value.p_win is None or found.best.p_win is None:
        return None
    top = max(found, key=lambda each: each.mean)
    good = found.best.p_win - value.p_win <= MATCH_TIE
    if not good or top.mean <= value.mean or (top.p_win or 0.0) >= value.p_win - MATCH_TIE:
        return None
    return pro("match_over_points", 0.7, ByPoints(str(top.action)))


PRINCIPLES = (
    wins_match,
    set_loses_match,
    pass_gives_match,
    enough_to_defend,
    enough_for_them,
    match_over_points,
)
