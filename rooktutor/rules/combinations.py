"""Which values of the axes cannot stand together, with the reasons."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rooktutor.rules.axes import (
    AllPass,
    Bird,
    Bonus,
    DiscardShortfall,
    DiscardTrump,
    FirstBidder,
    NestVisibility,
    One,
    Ranks,
    Teams,
    TrumpNaming,
)

if TYPE_CHECKING:
    from rooktutor.rules.ruleset import RuleSet

LEAST = {
    "one_points": 0, "bird_points": 0, "red_one_points": 0, "hand": 1, "nest": 0, "min_bid": 1,
    "max_bid": 1, "bid_step": 1, "bonus_points": 0, "target": 1,
}  # fmt: skip
"""The least value of each axis that is a number."""


def problems(rules: "RuleSet") -> list[str]:
    """Every reason why the axes of ``rules`` cannot stand together; none for a game that can be played.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> problems(CROWSNEST)
    []
    """
    found = [
        f"{name} is {getattr(rules, name)}; it must be {least} or more"
        for name, least in LEAST.items()
        if getattr(rules, name) < least
    ]
    if (rules.one is One.ABSENT) != (rules.ranks is Ranks.FIVE_UP):
        found.append(f"ranks {rules.ranks.value} and one {rules.one.value} disagree about the 1s")
    if found:
        return found
    return [*_of_the_pack(rules), *_of_the_auction(rules), *_of_the_nest(rules), *_of_the_score(rules)]


def _of_the_pack(rules: "RuleSet") -> Iterator[str]:
    if rules.red_one and rules.one is not One.ABSENT and rules.red_one_points < rules.one_points:
        yield "red_one_points is less than one_points; the Red 1 outranks the other 1s"
    if rules.bird_free_play and rules.bird is Bird.NONE:
        yield "bird_free_play needs the bird in the pack: set bird to rook or crow"
    if rules.red_one_free_play and not rules.red_one:
        yield "red_one_free_play needs red_one"
    cards = 4 * rules.hand + rules.nest
    if cards != len(rules.pack):
        yield (
            f"four hands of {rules.hand} and a nest of {rules.nest} take {cards} cards; "
            f"the pack has {len(rules.pack)}"
        )


def _of_the_auction(rules: "RuleSet") -> Iterator[str]:
    if rules.min_bid % rules.bid_step or rules.max_bid % rules.bid_step:
        yield f"min_bid {rules.min_bid} or max_bid {rules.max_bid} is no multiple of {rules.bid_step}"
    if rules.min_bid > rules.max_bid:
        yield f"min_bid {rules.min_bid} is over max_bid {rules.max_bid}"
    if rules.all_pass is AllPass.DEALER_FORCED_MIN and rules.first_bidder is FirstBidder.DEALER:
        yield "all_pass dealer_forced_min needs first_bidder left_of_dealer"


def _of_the_nest(rules: "RuleSet") -> Iterator[str]:
    if rules.nest == 0 and rules.nest_visibility is not NestVisibility.HIDDEN:
        yield f"nest_visibility {rules.nest_visibility.value} needs a nest"
    if rules.trump_naming is TrumpNaming.AFTER_DISCARD:
        if rules.discard_trump is DiscardTrump.FORBIDDEN_IF_AVOIDABLE:
            yield "discard_trump forbidden_if_avoidable needs trump_naming before the discard"
        if rules.discard_shortfall is DiscardShortfall.TRUMP_COUNTERS_ONLY:
            yield "discard_shortfall trump_counters_only needs trump_naming before the discard"


def _of_the_score(rules: "RuleSet") -> Iterator[str]:
    if (rules.bonus is Bonus.NONE) != (rules.bonus_points == 0):
        yield f"bonus {rules.bonus.value} does not go with bonus_points {rules.bonus_points}"
    if rules.teams is Teams.CALLED and rules.bonus is Bonus.MOST_TRICKS:
        yield "bonus most_tricks needs teams fixed"
