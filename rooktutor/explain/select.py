"""Which of all reasons to say: the weightiest, no idea twice, and none that tells nothing apart."""

from collections.abc import Sequence

from rooktutor.explain.annotation import Polarity, Reason

MOST = 3
"""The most reasons that one action gets."""

_FAMILIES: tuple[frozenset[str], ...] = (
    frozenset({"makes_bid", "sets_bid"}),
    frozenset({"lets_bid_make", "lets_bid_fail"}),
    frozenset({"wins_trick", "wins_trick_with_counter", "takes_nest", "bird_wins", "lead_sure_trick"}),
    frozenset(
        {"gives_counter", "bird_lost", "risks_counter", "cannot_win", "partner_may_lose", "bird_caught"}
    ),
    frozenset({"trump_in", "might_win", "best_try"}),
    frozenset({"short_trump", "no_trump_top"}),
    frozenset({"good_chance", "within_reach"}),
    frozenset({"poor_chance", "out_of_reach", "price", "past_ceiling"}),
    frozenset({"nothing_long", "below_the_price"}),
    frozenset({"moon_price", "moon_unlikely"}),
    frozenset({"calls_top_trump", "calls_side_top"}),
    frozenset({"pass_hands_over", "price_of_passing", "others_overbid", "pass_gives_match"}),
    frozenset({"saves_counters", "banks_counters"}),
    frozenset({"buries_counters", "lays_away_bird"}),
)
"""Principles that say much the same: of each family the weightiest one speaks."""


def select(reasons: Sequence[Reason], lean: Polarity | None = None) -> tuple[Reason, ...]:
    """Return at most three of ``reasons``, the weightiest first, at most one of each family.

    Those that agree with ``lean``, the way the values point, come before the others.
    """
    chosen: list[Reason] = []
    for reason in sorted(
        reasons, key=lambda each: (lean is not None and each.polarity is not lean, -each.weight)
    ):
        if len(chosen) == MOST:
            break
        if not any(_alike(reason, other) for other in chosen):
            chosen.append(reason)
    return tuple(chosen)


def telling(reasons: Sequence[Reason], best: Sequence[Reason], worst: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return ``reasons`` without those that speak in the same way for the best and the worst action."""
    empty = {_voice(reason) for reason in best} & {_voice(reason) for reason in worst}
    return tuple(reason for reason in reasons if _voice(reason) not in empty)


def _voice(reason: Reason) -> tuple[object, ...]:
    return reason.principle, reason.polarity, reason.weight


def _alike(one: Reason, other: Reason) -> bool:
    if one.principle == other.principle:
        return True
    return any(one.principle in family and other.principle in family for family in _FAMILIES)
