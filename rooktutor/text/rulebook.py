"""A whole game explained from its own data: one sentence for each rule that matters in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from rooktutor.rules.axes import (
    BabyRook,
    Bird,
    BlindBid,
    Bonus,
    DiscardCounters,
    GoOut,
    HoldPartner,
    MisdealRule,
    MoonRule,
    One,
    Teams,
    TenPointCard,
    TrumpChoice,
)
from rooktutor.rules.houses import house_game
from rooktutor.rules.ruleset import AXES, RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.text.catalog import Arg, Catalog
from rooktutor.text.render import bird_card

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "cards": (
        "ranks",
        "one",
        "one_points",
        "ten_point_card",
        "bird",
        "bird_points",
        "red_one",
        "red_one_points",
        "baby_rook",
        "baby_rook_points",
        "hand",
        "teams",
    ),
    "auction": (
        "first_bidder",
        "min_bid",
        "bid_step",
        "jump_bids",
        "max_bid",
        "stop_at_max",
        "all_pass",
        "hold_partner",
        "moon",
        "moon_points",
        "misdeal",
        "blind_bid",
    ),
    "nest": (
        "nest",
        "nest_visibility",
        "discard_counters",
        "discard_shortfall",
        "discard_trump",
        "trump_naming",
        "trump_choice",
        "call_own_card",
        "call_nest_card",
    ),
    "play": (
        "first_lead",
        "bird_rank",
        "bird_free_play",
        "bird_forced_on_trump_lead",
        "red_one_free_play",
        "revoke",
    ),
    "score": (
        "nest_owner",
        "bonus",
        "bonus_points",
        "most_tricks_tie",
        "sweep_points",
        "made_score",
    ),
    "match": (
        "target",
        "go_out",
        "score_cap",
        "hands",
        "mercy_lead",
        "mercy_low",
        "tie",
    ),
}
"""Every axis of a rule set, in the order and under the heading where a player looks for it."""

_NEEDS: Mapping[str, Callable[[RuleSet], bool]] = {
    "one_points": lambda rules: rules.one is not One.ABSENT,
    "bird_points": lambda rules: rules.bird is not Bird.NONE,
    "bird_rank": lambda rules: rules.bird is not Bird.NONE,
    "bird_free_play": lambda rules: rules.bird is not Bird.NONE,
    "bird_forced_on_trump_lead": lambda rules: rules.bird is not Bird.NONE,
    "red_one": lambda rules: rules.red_one,
    "red_one_points": lambda rules: rules.red_one,
    "red_one_free_play": lambda rules: rules.red_one,
    "ten_point_card": lambda rules: rules.ten_point_card is not TenPointCard.FOURTEEN,
    "baby_rook": lambda rules: rules.baby_rook is not BabyRook.NONE,
    "baby_rook_points": lambda rules: rules.baby_rook is not BabyRook.NONE,
    "trump_choice": lambda rules: rules.trump_choice is not TrumpChoice.COLORS,
    "hold_partner": lambda rules: rules.hold_partner is not HoldPartner.OFF,
    "moon": lambda rules: rules.moon is not MoonRule.OFF,
    "moon_points": lambda rules: rules.moon is MoonRule.FIXED,
    "misdeal": lambda rules: rules.misdeal is not MisdealRule.OFF,
    "blind_bid": lambda rules: rules.blind_bid is not BlindBid.OFF,
    "nest_visibility": lambda rules: rules.nest > 0,
    "discard_counters": lambda rules: rules.nest > 0,
    "discard_shortfall": lambda rules: (
        rules.discard_counters in (DiscardCounters.FORBIDDEN, DiscardCounters.ONE_SMALL)
    ),
    "discard_trump": lambda rules: rules.nest > 0,
    "call_own_card": lambda rules: rules.teams is Teams.CALLED,
    "call_nest_card": lambda rules: rules.teams is Teams.CALLED and rules.nest > 0,
    "nest_owner": lambda rules: rules.nest > 0,
    "bonus_points": lambda rules: rules.bonus is not Bonus.NONE,
    "most_tricks_tie": lambda rules: rules.bonus is Bonus.MOST_TRICKS,
    "sweep_points": lambda rules: rules.sweep_points > 0,
    "go_out": lambda rules: rules.go_out is GoOut.MADE_BID,
    "score_cap": lambda rules: rules.go_out is GoOut.MADE_BID,
    "hands": lambda rules: rules.hands > 0,
    "mercy_lead": lambda rules: rules.mercy_lead > 0,
    "mercy_low": lambda rules: rules.mercy_low > 0,
}
"""The axes that say nothing in some games, with the question whether they do in this one."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RuleSentence:
    """One rule of a game in words; ``axis`` is the name by which a house rule changes it."""

    axis: str
    text: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Section:
    """The rules about one part of a hand."""

    title: str
    rules: tuple[RuleSentence, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class RulesPage:
    """A game explained: title, sections, and where the rules come from."""

    title: str
    sections: tuple[Section, ...]
    notes: tuple[str, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Difference:
    """One axis in which two games differ, and what each says; None where a game has no such rule."""

    axis: str
    one: str | None
    other: str | None


def rules_page(rules: RuleSet, catalog: Catalog) -> RulesPage:
    """Return the explanation of a game, house rules included.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> page = rules_page(CROWSNEST, Catalog("en"))
    >>> page.title
    'CrowsNest: 41 cards, 120 points a hand'
    >>> page.sections[1].rules[1].text
    'The lowest bid is 70.'
    """
    said = _sentences(rules, catalog)
    sections = [
        Section(
            title=catalog.text(f"rules-section-{name}"),
            rules=tuple(RuleSentence(axis=axis, text=said[axis]) for axis in axes if axis in said),
        )
        for name, axes in SECTIONS.items()
    ]
    return RulesPage(
        title=catalog.text(
            "rules-title", game=game_id(rules), cards=len(rules.pack), points=rules.total_points
        ),
        sections=tuple(sections),
        notes=_notes(rules, catalog),
    )


def differences(one: RuleSet, other: RuleSet, catalog: Catalog) -> tuple[Difference, ...]:
    """Return every rule in which two games differ, in the order of the rules page.

    >>> from rooktutor.rules.systems import CROWSNEST, KENTUCKY_DISCARD
    >>> for found in differences(CROWSNEST, KENTUCKY_DISCARD, Catalog("en"))[-2:]:
    ...     print(f"{found.axis}: {found.other}")
    bird_rank: The Rook is the highest trump.
    made_score: A side that makes its bid scores everything it takes.
    """
    first, second = _sentences(one, catalog), _sentences(other, catalog)
    return tuple(
        Difference(axis=axis, one=first.get(axis), other=second.get(axis))
        for axes in SECTIONS.values()
        for axis in axes
        if getattr(one, axis) != getattr(other, axis) and (axis in first or axis in second)
    )


def _sentences(rules: RuleSet, catalog: Catalog) -> dict[str, str]:
    """What a game says on each axis that matters in it."""
    args = axis_args(rules)
    return {
        axis: catalog.text(f"axis-{axis.replace('_', '-')}", **args)
        for axes in SECTIONS.values()
        for axis in axes
        if is_relevant(axis, rules)
    }


def is_relevant(axis: str, rules: RuleSet) -> bool:
    """Whether an axis says anything in this game: where there is no nest, its rules are left out."""
    needed = _NEEDS.get(axis)
    return needed is None or needed(rules)


def axis_args(rules: RuleSet) -> dict[str, Arg]:
    """Every axis under its name, as a word or number that messages can choose by."""
    special = rules.special_trumps
    args: dict[str, Arg] = {"bird_card": bird_card(rules), "special_trumps": len(special)}
    args["special_trump_cards"] = str(special).replace("Rook", bird_card(rules))
    for axis in AXES:
        value = getattr(rules, axis)
        if isinstance(value, Enum):
            args[axis] = value.name.lower()
        elif isinstance(value, bool):
            args[axis] = "yes" if value else "no"
        else:
            args[axis] = value
    return args


def game_id(rules: RuleSet) -> str:
    """The id by which to name a game: that of a house game where it is one, or of the game it comes from."""
    house = house_game(rules)
    return rules.id if house is None else house.id


def _notes(rules: RuleSet, catalog: Catalog) -> tuple[str, ...]:
    notes = []
    base, house = RULE_SETS.get(rules.id), house_game(rules)
    if house is not None:
        notes.append(catalog.text("rules-house-game", base=house.base))
    elif base is not None and rules.options_over(base):
        notes.append(catalog.text("rules-house"))
    origin = house or rules
    if origin.source:
        sources = [catalog.text(f"source-{tag.lower()}") for tag in origin.source]
        listed = catalog.text("rules-between-sources").join(sources)
        notes.append(catalog.text("rules-sources", sources=listed))
    if origin.departures:
        notes.append(catalog.text("rules-departures", departures=", ".join(origin.departures)))
    return tuple(notes)
