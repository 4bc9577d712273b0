"""House games that people really play, each as options over one of the ten games.

A house game is nothing new: it is a named set of options, so its records say the game that it
comes from and the options that it changes, and read anywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rooktutor.errors import NotationError
from rooktutor.rules.axes import (
    AllPass,
    Bird,
    BirdRank,
    Bonus,
    DiscardCounters,
    DiscardShortfall,
    DiscardTrump,
    FirstLead,
    NestOwner,
    One,
    Revoke,
    TrumpNaming,
)
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS, rule_set


@dataclass(frozen=True, kw_only=True, slots=True)
class HouseGame:
    """A named house game: the id of the game it comes from, what it changes, and whose rules they are.

    ``source`` and ``departures`` are those of a RuleSet: tags of the rule book, and the ids of the doubts
    in which the source is silent and the game follows our default.
    """

    id: str
    base: str
    options: Mapping[str, object] = field(hash=False)
    source: tuple[str, ...]
    departures: tuple[str, ...]

    @property
    def rules(self) -> RuleSet:
        """The rule set of the base game with the options of this one."""
        return rule_set(self.base).with_options(self.options)


HOUSE_GAMES: Mapping[str, HouseGame] = MappingProxyType(
    {
        game.id: game
        for game in (
            HouseGame(
                id="one_high_56",
                base="one_high",
                source=("MUS", "LIQ"),
                departures=("C18", "C19", "C29"),
                options={
                    "bird": Bird.NONE,
                    "hand": 14,
                    "nest": 0,
                    "max_bid": 180,
                    "bonus": Bonus.MOST_TRICKS,
                },
            ),
            HouseGame(
                id="low_ones_57",
                base="one_high",
                source=("MARV",),
                departures=("C05", "C07", "C12"),
                options={
                    "one": One.LOW,
                    "min_bid": 95,
                    "max_bid": 180,
                    "trump_naming": TrumpNaming.BEFORE_DISCARD,
                    "discard_counters": DiscardCounters.FORBIDDEN,
                    "discard_shortfall": DiscardShortfall.TRUMP_COUNTERS_ONLY,
                    "nest_owner": NestOwner.DECLARER,
                    "bonus": Bonus.NONE,
                    "bonus_points": 0,
                    "target": 500,
                },
            ),
            HouseGame(
                id="western_red_one",
                base="buckeye",
                source=("KHR",),
                departures=("C03", "C21", "C22"),
                options={
                    "red_one": True,
                    "red_one_points": 15,
                    "bird_rank": BirdRank.TEN_AND_HALF,
                    "first_lead": FirstLead.DECLARER,
                },
            ),
            HouseGame(
                id="tennessee_red_one",
                base="red_one",
                source=("SMI",),
                departures=("C03", "C21", "C26"),
                options={
                    "all_pass": AllPass.DEALER_FORCED_MIN,
                    "discard_counters": DiscardCounters.ONE_SMALL,
                    "discard_trump": DiscardTrump.FACE_UP,
                    "first_lead": FirstLead.DECLARER,
                    "target": 500,
                },
            ),
            HouseGame(
                id="breckinridge",
                base="kentucky_discard_original",
                source=("BRE",),
                departures=("C12", "C28"),
                options={
                    "min_bid": 65,
                    "all_pass": AllPass.DEALER_FORCED_MIN,
                    "trump_naming": TrumpNaming.BEFORE_NEST,
                    "discard_counters": DiscardCounters.FORBIDDEN,
                    "discard_trump": DiscardTrump.FACE_UP,
                    "first_lead": FirstLead.LEFT_OF_DECLARER,
                    "revoke": Revoke.FLAT_100,
                },
            ),
        )
    }
)
"""All house games by id."""

GAME_IDS: tuple[str, ...] = (*RULE_SETS, *HOUSE_GAMES)
"""The ids of everything that can be played by name: the ten games, then the house games."""


def game_rules(name: str) -> RuleSet:
    """Return the rules of a game by its id: one of the ten, or a house game with its options.

    Raises NotationError when there is none.

    >>> game_rules("breckinridge").min_bid, game_rules("crowsnest").min_bid
    (65, 70)
    """
    word = name.strip().lower()
    if word in HOUSE_GAMES:
        return HOUSE_GAMES[word].rules
    if word in RULE_SETS:
        return RULE_SETS[word]
    raise NotationError(name, expected="a game: " + " ".join(GAME_IDS))


def house_game(rules: RuleSet) -> HouseGame | None:
    """Return the house game that these rules are, or None when they are no named one.

    >>> house_game(game_rules("breckinridge")).id
    'breckinridge'
    """
    return next(
        (game for game in HOUSE_GAMES.values() if game.base == rules.id and game.rules == rules), None
    )
