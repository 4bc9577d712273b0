"""The ten rule sets that ship, one literal each.

Sources are tags of the rule book (``S-FR`` is the French seed text, and so on); departures
are the ids of its doubts and conflicts in which the set follows our default.
"""

from collections.abc import Mapping
from types import MappingProxyType

from rooktutor.errors import NotationError
from rooktutor.rules.axes import (
    AllPass,
    Bird,
    BirdRank,
    Bonus,
    DiscardCounters,
    FirstBidder,
    FirstLead,
    MadeScore,
    One,
    Ranks,
    Teams,
)
from rooktutor.rules.ruleset import RuleSet

CROWSNEST = RuleSet(
    id="crowsnest",
    source=("S-FR", "S-LT", "S-EN"),
    departures=("Z13", "Z14", "Z16", "C23"),
    bird=Bird.CROW,
    bird_rank=BirdRank.LOW,
    bird_free_play=True,
    made_score=MadeScore.BID,
)
CROWSNEST_NO_CROW = RuleSet(
    id="crowsnest_no_crow",
    source=("S-FR", "S-LT"),
    departures=("Z12", "Z16", "C23"),
    bird_rank=BirdRank.LOW,
    nest=4,
    max_bid=100,
    made_score=MadeScore.BID,
)
KENTUCKY_DISCARD = RuleSet(
    id="kentucky_discard",
    source=("S-EN", "HAS", "RG"),
    departures=("Z15", "Z18", "C23"),
    bird=Bird.ROOK,
    bird_free_play=True,
)
KENTUCKY_DISCARD_ORIGINAL = RuleSet(
    id="kentucky_discard_original",
    source=("BGG1", "LIQ", "BRE", "S-EN"),
    departures=("C07", "C08", "C23"),
    nest=4,
    max_bid=100,
)
PARTNERSHIP = RuleSet(
    id="partnership",
    source=("LIQ", "DIX", "WM"),
    departures=("C18", "C23", "C29"),
    ranks=Ranks.ALL,
    one=One.LOW,
    hand=14,
    nest=0,
    bonus=Bonus.MOST_TRICKS,
    bonus_points=20,
)
ONE_HIGH = RuleSet(
    id="one_high",
    source=("LAM", "PRI", "RGV", "PWI"),
    departures=("C19", "C20", "C23"),
    ranks=Ranks.ALL,
    one=One.HIGH,
    one_points=15,
    bird=Bird.ROOK,
    bird_rank=BirdRank.LOW,
    hand=13,
    max_bid=200,
    bonus=Bonus.LAST_TRICK,
    bonus_points=20,
)
RED_ONE_GAME = RuleSet(
    id="red_one",
    source=("LIQ", "SMI", "S-EN"),
    departures=("C09", "C21", "C22", "C23"),
    bird=Bird.ROOK,
    bird_free_play=True,
    red_one=True,
    nest=6,
    min_bid=75,
    max_bid=150,
)
BUCKEYE = RuleSet(
    id="buckeye",
    source=("LIQ", "S-EN"),
    departures=("C10", "C23"),
    ranks=Ranks.ONE_AND_FIVE_UP,
    one=One.HIGH,
    one_points=15,
    bird=Bird.ROOK,
    bird_free_play=True,
    hand=10,
    min_bid=100,
    max_bid=180,
)
KENTUCKY_ROOK = RuleSet(
    id="kentucky_rook",
    source=("S-EN", "PAG"),
    departures=("Z25", "Z26", "Z27", "C12", "C23", "C33"),
    ranks=Ranks.ONE_AND_FIVE_UP,
    one=One.HIGH,
    one_points=15,
    bird=Bird.ROOK,
    hand=10,
    min_bid=100,
    max_bid=180,
    all_pass=AllPass.DEALER_FORCED_MIN,
    discard_counters=DiscardCounters.FORBIDDEN,
    first_lead=FirstLead.LEFT_OF_DECLARER,
    target=500,
)
CALL_PARTNER = RuleSet(
    id="call_partner",
    source=("S-EN", "PAG"),
    departures=("Z27", "Z28", "Z29", "C23", "C30", "C31"),
    ranks=Ranks.ALL,
    one=One.HIGH,
    one_points=15,
    bird=Bird.ROOK,
    bird_rank=BirdRank.TEN_AND_HALF,
    hand=13,
    min_bid=5,
    max_bid=200,
    first_bidder=FirstBidder.DEALER,
    first_lead=FirstLead.LEFT_OF_DECLARER,
    teams=Teams.CALLED,
    bonus=Bonus.LAST_TRICK,
    bonus_points=20,
    target=500,
)

RULE_SETS: Mapping[str, RuleSet] = MappingProxyType(
    {
        rules.id: rules
        for rules in (
            CROWSNEST,
            CROWSNEST_NO_CROW,
            KENTUCKY_DISCARD,
            KENTUCKY_DISCARD_ORIGINAL,
            PARTNERSHIP,
            ONE_HIGH,
            RED_ONE_GAME,
            BUCKEYE,
            KENTUCKY_ROOK,
            CALL_PARTNER,
        )
    }
)
"""All rule sets by id, the default game first."""


def rule_set(name: str) -> RuleSet:
    """Return the rule set with this id.

    Raises NotationError when there is none.

    >>> rule_set("buckeye").total_points
    180
    """
    found = RULE_SETS.get(name.strip().lower())
    if found is None:
        raise NotationError(name, expected="a rule set: " + " ".join(RULE_SETS))
    return found
