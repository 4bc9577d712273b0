"""Random rule sets that can be played: some axes of a game drawn anew, of all that engine and oracle know."""

from collections.abc import Mapping
from enum import Enum
from random import Random

from rooktutor.errors import RuleSetError
from rooktutor.rules.ruleset import AXES, RuleSet, axis_type, axis_word
from rooktutor.rules.systems import RULE_SETS, rule_set
from tests.oracle.presets import DEFAULTS

KNOWN = tuple(name for name in AXES if name in DEFAULTS)
"""The axes that both programs know."""

NUMBERS: Mapping[str, tuple[int, ...]] = {
    "one_points": (0, 15, 20), "bird_points": (0, 10, 20), "red_one_points": (15, 30),
    "baby_rook_points": (0, 10, 20), "bonus_points": (0, 10, 20), "min_bid": (5, 50, 70, 100),
    "bid_step": (1, 5, 10), "target": (100, 300, 500), "score_cap": (0, 90, 250), "hands": (0, 1, 4),
    "mercy_lead": (0, 150), "mercy_low": (0, 100), "sweep_points": (0, 20), "moon_points": (100, 200),
}  # fmt: skip
"""What is tried of each axis that is a number; of one that is not here, its default and 20."""

MOST_CARDS = 14
_OF_A_CARD = {"bird": ("bird_rank", "bird_points", "bird_free_play"), "red_one": ("red_one_points",)}
"""What means nothing in a game without that card, so that the programs may disagree about it there."""
_FOLLOW = ("hand", "nest", "max_bid")


def values(name: str) -> tuple[object, ...]:
    """Every value of an axis, or some numbers, as the words of records."""
    kind = axis_type(name)
    if issubclass(kind, Enum):
        return tuple(axis_word(value) for value in kind)
    if kind is bool:
        return (False, True)
    return NUMBERS.get(name, (int(str(DEFAULTS[name])), 20))


def random_options(rng: Random) -> tuple[str, dict[str, object]]:
    """A game and house rules over it that can be played; hands, nest and highest bid follow from them.

    Where the axes drawn cannot stand together, one after the other of those to blame is dropped.
    """
    game = rng.choice(sorted(RULE_SETS))
    free = [name for name in KNOWN if name not in _FOLLOW]
    options = {name: rng.choice(values(name)) for name in rng.sample(free, rng.randint(3, 16))}
    if "bonus" in options:
        options["bonus_points"] = 0 if options["bonus"] == "none" else rng.choice((10, 20))
    while True:
        whole = {**options, **_following(game, options, rng)}
        try:
            rule_set(game).with_options(whole)
        except RuleSetError as error:
            blamed = [name for name in sorted(options) if any(name in problem for problem in error.problems)]
            options.pop(rng.choice(blamed or sorted(options)))
            continue
        return game, whole


def _following(game: str, options: Mapping[str, object], rng: Random) -> dict[str, object]:
    """Hands and a nest that take the whole pack, and a highest bid of all the points there are."""
    base = rule_set(game)
    size = {"ranks": base.ranks.value, "one": base.one.value, **options}
    ranks = {"5-14": 40, "1+5-14": 44, "1-14": 56}[str(size["ranks"])]
    read = {
        name: options.get(name, axis_word(getattr(base, name))) for name in ("bird", "red_one", "baby_rook")
    }
    cards = ranks + (read["bird"] != "none") + (bool(read["red_one"]) and ranks == 40)
    cards += read["baby_rook"] == "black_2" and ranks != 56
    hand = rng.choice([n for n in range(3, MOST_CARDS + 1) if 0 <= cards - 4 * n <= 9 or n == cards // 4])
    hand = min(hand, MOST_CARDS)
    step = int(str(options.get("bid_step", base.bid_step)))
    least = int(str(options.get("min_bid", base.min_bid)))
    found: dict[str, object] = {"hand": hand, "nest": cards - 4 * hand}
    for card, names in _OF_A_CARD.items():
        if card in options:
            found |= {name: options.get(name, axis_word(getattr(base, name))) for name in names}
    found["max_bid"] = max(base.max_bid, least) // step * step
    return found


def random_rules(rng: Random) -> RuleSet:
    """A rule set that can be played."""
    game, options = random_options(rng)
    return rule_set(game).with_options(options)
