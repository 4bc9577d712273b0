"""The rules of the game on a sheet, two games compared, and the panel in which a game is changed."""

from typing import Literal, TypedDict

from rooktutor.table.contract_parts import Control, Option


class RulesSection(TypedDict):
    """The rules about one part of a hand, a sentence each."""

    title: str
    rules: list[str]


class Difference(TypedDict):
    """One rule in which two games differ."""

    axis: str
    name: str
    one: str
    """What the game on the table says."""
    other: str


class Comparison(TypedDict):
    """What differs between the game on the table and another one."""

    title: str
    one: str
    """The name of the game on the table, as the heading of its column."""
    other: str
    rows: list[Difference]
    same: str
    """Words for no difference at all; empty when there is one."""


class RulesSheet(TypedDict):
    """The rules of the game on the table, for the sheet that the page opens over it."""

    title: str
    sections: list[RulesSection]
    notes: list[str]
    """House rules, and where the rules come from."""
    against: Control
    """The list of games to compare with."""
    comparison: Comparison | None


class RuleField(TypedDict):
    """One rule that can be changed."""

    id: str
    """The name of the axis."""
    name: str
    help: str
    """What the rule book says of it, as it is now."""
    kind: Literal["choice", "switch", "number"]
    value: str
    """The word of an option, "true" or "false", or digits; what was typed when it means nothing."""
    options: list[Option]
    """For a choice; empty for the others."""
    least: int
    """The least number; 0 for what is no number."""
    idle: bool
    """Whether it says nothing in the game as it is now: the points of a bird where there is none."""
    changed: bool
    """Whether it differs from the game's own rule."""
    own_text: str
    """The game's own rule, "CrowsNest: 70"; empty unless changed."""
    reasons: list[str]
    """Why it cannot stand, a sentence each."""


class RuleGroup(TypedDict):
    """The rules about one part of the game."""

    title: str
    fields: list[RuleField]


class Reason(TypedDict):
    """Why nobody can play by the rules as they are now."""

    axis: str
    """The rule to look at first."""
    text: str


class HousePanel(TypedDict):
    """The panel in which a game is changed; nothing on the table changes before the rules are dealt."""

    game: str
    games: list[Option]
    game_text: str
    summary: str
    """How many cards and points there are, as it is now."""
    groups: list[RuleGroup]
    ready: bool
    """Whether the rules can be played by."""
    status: str
    """How many rules are changed, or that nobody can play by them."""
    reasons: list[Reason]
    note: str
    """That the match goes on until the rules are dealt."""
    changed_text: str
    deal_text: str
    restore_text: str
    """Words for taking one change back."""
    restore_all_text: str
    restorable: bool
    """Whether there is any change to take back."""
