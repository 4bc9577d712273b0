"""Which values of the axes cannot stand together, with the reasons."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from rooktutor.rules.axes import (
    AllPass,
    BabyRook,
    Bird,
    BirdRank,
    BlindBid,
    Bonus,
    DiscardShortfall,
    DiscardTrump,
    FirstBidder,
    GoOut,
    HoldPartner,
    MoonRule,
    NestVisibility,
    One,
    Ranks,
    Teams,
    TrumpNaming,
)

if TYPE_CHECKING:
    from rooktutor.rules.ruleset import RuleSet


class Clash(Enum):
    """Why some axes cannot stand together; the values are the ids of the words for it."""

    NO_SUCH_VALUE = "no-such-value"
    TOO_SMALL = "too-small"
    ONES_DISAGREE = "ones-disagree"
    RED_ONE_BELOW_ONES = "red-one-below-ones"
    BIRD_MISSING = "bird-missing"
    BIRD_NOT_ON_TOP = "bird-not-on-top"
    RED_ONE_MISSING = "red-one-missing"
    CARDS_DO_NOT_ADD_UP = "cards-do-not-add-up"
    OFF_THE_STEP = "off-the-step"
    LEAST_OVER_HIGHEST = "least-over-highest"
    TOO_MANY_BIDS = "too-many-bids"
    DEALER_SPEAKS_FIRST = "dealer-speaks-first"
    NOTHING_TURNED = "nothing-turned"
    NEST_MISSING = "nest-missing"
    TRUMP_UNKNOWN = "trump-unknown"
    BONUS_WITHOUT_POINTS = "bonus-without-points"
    POINTS_WITHOUT_BONUS = "points-without-bonus"
    SIDES_UNKNOWN = "sides-unknown"
    CAP_WITHOUT_BID = "cap-without-bid"
    CAP_OVER_TARGET = "cap-over-target"


@dataclass(frozen=True, slots=True)
class Conflict:
    """One reason why a rule set is impossible: the kind, the axes concerned, and a line for programmers.

    >>> print(Conflict(Clash.TOO_SMALL, ("target",), "target is 0; it must be 1 or more"))
    target is 0; it must be 1 or more
    """

    clash: Clash
    axes: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        return self.text


LEAST = {
    "one_points": 0, "bird_points": 0, "red_one_points": 0, "baby_rook_points": 0, "hand": 1, "nest": 0,
    "min_bid": 1, "max_bid": 1, "bid_step": 1, "bonus_points": 0, "moon_points": 1, "sweep_points": 0,
    "target": 1, "score_cap": 0, "hands": 0, "mercy_lead": 0, "mercy_low": 0,
}  # fmt: skip
"""The least value of each axis that is a number."""

MOST_BIDS = 400
"""An auction with more different bids could not be shown to anybody."""


def conflicts(rules: "RuleSet") -> list[Conflict]:
    """Every reason why the axes of ``rules`` cannot stand together; none for a game that can be played.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> conflicts(CROWSNEST)
    []
    """
    return [
        *_too_small(rules),
        *_of_the_pack(rules),
        *_of_the_auction(rules),
        *_of_the_nest(rules),
        *_of_the_score(rules),
    ]


def _too_small(rules: "RuleSet") -> Iterator[Conflict]:
    for name, least in LEAST.items():
        if getattr(rules, name) < least:
            text = f"{name} is {getattr(rules, name)}; it must be {least} or more"
            yield Conflict(Clash.TOO_SMALL, (name,), text)


def _of_the_pack(rules: "RuleSet") -> Iterator[Conflict]:
    if (rules.one is One.ABSENT) != (rules.ranks is Ranks.FIVE_UP):
        text = f"ranks {rules.ranks.value} and one {rules.one.value} disagree about the 1s"
        yield Conflict(Clash.ONES_DISAGREE, ("ranks", "one"), text)
    elif 4 * rules.hand + rules.nest != len(rules.pack):
        yield Conflict(
            Clash.CARDS_DO_NOT_ADD_UP,
            ("hand", "nest"),
            f"four hands of {rules.hand} and a nest of {rules.nest} take {4 * rules.hand + rules.nest} "
            f"cards; the pack has {len(rules.pack)}",
        )
    if rules.red_one and rules.one is not One.ABSENT and rules.red_one_points < rules.one_points:
        yield Conflict(
            Clash.RED_ONE_BELOW_ONES,
            ("red_one_points", "one_points"),
            "red_one_points is less than one_points; the Red 1 outranks the other 1s",
        )
    if rules.bird_free_play and rules.bird is Bird.NONE:
        text = "bird_free_play needs the bird in the pack: set bird to rook or crow"
        yield Conflict(Clash.BIRD_MISSING, ("bird_free_play", "bird"), text)
    if rules.red_one_free_play and not rules.red_one:
        text = "red_one_free_play needs red_one"
        yield Conflict(Clash.RED_ONE_MISSING, ("red_one_free_play", "red_one"), text)
    if rules.baby_rook is not BabyRook.NONE:
        if rules.bird is Bird.NONE:
            text = f"baby_rook {rules.baby_rook.value} needs the bird in the pack: set bird to rook or crow"
            yield Conflict(Clash.BIRD_MISSING, ("baby_rook", "bird"), text)
        if rules.bird_rank is not BirdRank.HIGH:
            text = f"baby_rook {rules.baby_rook.value} stands just under a bird_rank of high"
            yield Conflict(Clash.BIRD_NOT_ON_TOP, ("baby_rook", "bird_rank"), text)


def _of_the_auction(rules: "RuleSet") -> Iterator[Conflict]:
    for name in ("min_bid", "max_bid"):
        if rules.bid_step > 0 and getattr(rules, name) % rules.bid_step:
            text = f"{name} {getattr(rules, name)} is no multiple of {rules.bid_step}"
            yield Conflict(Clash.OFF_THE_STEP, (name, "bid_step"), text)
    if rules.min_bid > rules.max_bid:
        text = f"min_bid {rules.min_bid} is over max_bid {rules.max_bid}"
        yield Conflict(Clash.LEAST_OVER_HIGHEST, ("min_bid", "max_bid"), text)
    if rules.bid_step > 0 and (rules.max_bid - rules.min_bid) // rules.bid_step >= MOST_BIDS:
        text = f"{MOST_BIDS} bids are the most that an auction may offer"
        yield Conflict(Clash.TOO_MANY_BIDS, ("min_bid", "max_bid", "bid_step"), text)
    if rules.all_pass is AllPass.DEALER_FORCED_MIN and rules.first_bidder is FirstBidder.DEALER:
        text = "all_pass dealer_forced_min needs first_bidder left_of_dealer"
        yield Conflict(Clash.DEALER_SPEAKS_FIRST, ("all_pass", "first_bidder"), text)
    if rules.teams is Teams.CALLED:
        if rules.hold_partner is not HoldPartner.OFF:
            text = f"hold_partner {rules.hold_partner.value} needs teams fixed"
            yield Conflict(Clash.SIDES_UNKNOWN, ("hold_partner", "teams"), text)
        if rules.moon is MoonRule.GAME:
            yield Conflict(Clash.SIDES_UNKNOWN, ("moon", "teams"), "moon game needs teams fixed")
    if rules.blind_bid is BlindBid.BIRD_TURNED:
        if rules.bird is Bird.NONE:
            text = "blind_bid bird_turned needs the bird in the pack: set bird to rook or crow"
            yield Conflict(Clash.BIRD_MISSING, ("blind_bid", "bird"), text)
        if rules.nest_visibility is not NestVisibility.TOP_CARD:
            text = "blind_bid bird_turned needs nest_visibility top_card: no other card is up while seats bid"
            yield Conflict(Clash.NOTHING_TURNED, ("blind_bid", "nest_visibility"), text)


def _of_the_nest(rules: "RuleSet") -> Iterator[Conflict]:
    if rules.nest == 0 and rules.nest_visibility is not NestVisibility.HIDDEN:
        text = f"nest_visibility {rules.nest_visibility.value} needs a nest"
        yield Conflict(Clash.NEST_MISSING, ("nest_visibility", "nest"), text)
    if rules.trump_naming is TrumpNaming.AFTER_DISCARD:
        if rules.discard_trump is DiscardTrump.FORBIDDEN_IF_AVOIDABLE:
            text = "discard_trump forbidden_if_avoidable needs trump_naming before the discard"
            yield Conflict(Clash.TRUMP_UNKNOWN, ("discard_trump", "trump_naming"), text)
        if rules.discard_shortfall is DiscardShortfall.TRUMP_COUNTERS_ONLY:
            text = "discard_shortfall trump_counters_only needs trump_naming before the discard"
            yield Conflict(Clash.TRUMP_UNKNOWN, ("discard_shortfall", "trump_naming"), text)


def _of_the_score(rules: "RuleSet") -> Iterator[Conflict]:
    if (rules.bonus is Bonus.NONE) != (rules.bonus_points == 0):
        clash = Clash.POINTS_WITHOUT_BONUS if rules.bonus_points else Clash.BONUS_WITHOUT_POINTS
        text = f"bonus {rules.bonus.value} does not go with bonus_points {rules.bonus_points}"
        yield Conflict(clash, ("bonus", "bonus_points"), text)
    if rules.teams is Teams.CALLED and rules.bonus is Bonus.MOST_TRICKS:
        yield Conflict(Clash.SIDES_UNKNOWN, ("bonus", "teams"), "bonus most_tricks needs teams fixed")
    if rules.score_cap and rules.go_out is GoOut.ANY_HAND:
        text = "score_cap needs go_out made_bid; where any hand can end the match, no score stops"
        yield Conflict(Clash.CAP_WITHOUT_BID, ("score_cap", "go_out"), text)
    if rules.score_cap and rules.score_cap >= rules.target:
        text = f"score_cap {rules.score_cap} is no lower than the target, {rules.target}"
        yield Conflict(Clash.CAP_OVER_TARGET, ("score_cap", "target"), text)
