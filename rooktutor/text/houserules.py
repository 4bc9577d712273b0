"""The words in which a game is changed: the name of each rule, its values, and why some cannot stand."""

from enum import Enum

from rooktutor.rules.combinations import LEAST, MOST_BIDS, Conflict
from rooktutor.rules.ruleset import RuleSet, axis_type
from rooktutor.text.catalog import Catalog
from rooktutor.text.rulebook import axis_args


def axis_name(axis: str, catalog: Catalog) -> str:
    """Return what a rule is called, in two or three words.

    >>> axis_name("min_bid", Catalog("en"))
    'Lowest bid'
    """
    return catalog.text(f"name-{axis.replace('_', '-')}")


def axis_sentence(axis: str, rules: RuleSet, catalog: Catalog) -> str:
    """Return what the rule book says of a rule as it is in these rules, whether it matters there or not.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> axis_sentence("nest", CROWSNEST, Catalog("en"))
    '5 cards form the nest; declarer picks them up and lays 5 away.'
    """
    return catalog.text(f"axis-{axis.replace('_', '-')}", **axis_args(rules))


def value_name(axis: str, value: object, catalog: Catalog) -> str:
    """Return what a value of a rule is called: a word for it, a number, or yes or no.

    >>> from rooktutor.rules.axes import BirdRank
    >>> value_name("bird_rank", BirdRank.LOW, Catalog("en"))
    'lowest trump'
    """
    if isinstance(value, Enum):
        return catalog.text(f"choice-{axis.replace('_', '-')}", value=value.name.lower())
    if isinstance(value, bool):
        return catalog.text("house-yes" if value else "house-no")
    return str(value)


def conflict_text(conflict: Conflict, rules: RuleSet, catalog: Catalog) -> str:
    """Return why some rules cannot stand together, in a sentence.

    Args:
        conflict: the reason.
        rules: the rules as they would be.
        catalog: the words.

    >>> from rooktutor.rules.draft import Draft
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> draft = Draft(CROWSNEST).changed("nest", "6")
    >>> conflict_text(draft.conflicts[0], draft.sketch, Catalog("en"))
    'Four hands of 9 and a nest of 6 take 42 cards, but the pack has 41.'
    """
    axis = conflict.axes[0]
    step = rules.bid_step or 1
    return catalog.text(
        f"clash-{conflict.clash.value}",
        **axis_args(rules),
        axis=axis_name(axis, catalog),
        number="yes" if axis_type(axis) is int else "no",
        least=LEAST.get(axis, 0),
        taken=4 * rules.hand + rules.nest,
        pack=len(rules.pack),
        bids=(rules.max_bid - rules.min_bid) // step + 1,
        most=MOST_BIDS,
    )
