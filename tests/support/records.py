"""Records of hands that are played at random, and the example of the format."""

from pathlib import Path
from random import Random

from rooktutor.errors import RuleSetError
from rooktutor.game.actions import Renege
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Record
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.players import RandomPlayer

EXAMPLE = Path(__file__).parents[1] / "record" / "example.rook.yaml"

HOUSE_RULES: tuple[dict[str, object], ...] = (
    {},
    {"nest_visibility": "top_card"},
    {"nest_visibility": "all"},
    {"trump_naming": "before_nest"},
    {"trump_naming": "before_nest", "nest_visibility": "all"},
    {"trump_naming": "before_discard", "discard_trump": "face_up"},
    {"discard_counters": "face_up"},
    {"discard_counters": "forbidden"},
    {"discard_counters": "one_small"},
    {"all_pass": "redeal_next", "bid_step": 1, "jump_bids": False},
    {"revoke": "lose_bid"},
    {"revoke": "flat_100", "trump_naming": "before_discard"},
    {"bird_forced_on_trump_lead": False, "nest_owner": "declarer"},
    {"first_lead": "declarer_chooses", "hands": 5, "sweep_points": 20, "go_out": "made_bid"},
    {"discard_trump": "announced"},
    {"discard_trump": "announced", "trump_naming": "before_discard", "discard_counters": "forbidden"},
    {"discard_counters": "forbidden", "discard_shortfall": "redeal", "nest": 9, "hand": 8},
    {"first_lead": "declarer_chooses", "trump_naming": "before_nest", "nest_visibility": "all"},
    {"hold_partner": "once", "moon": "fixed", "misdeal": "no_counters"},
)


def house_rules(base: RuleSet, number: int) -> RuleSet:
    """The rule set with one of the house rules, or without where that cannot be."""
    try:
        return base.with_options(HOUSE_RULES[number % len(HOUSE_RULES)])
    except RuleSetError:
        return base


def random_hand(rules: RuleSet, seed: int, *, steps: int | None = None) -> Position:
    """A hand after ``steps`` random actions; played out if there is no number."""
    rng = Random(f"{rules.id} {seed}")
    scores = tuple(rng.randrange(-200, 480, 5) for _ in rules.parties) if rng.random() < 0.5 else None
    position = Position.start(rules, deal(rules, seed, rng.choice(list(Seat))), scores)
    while position.phase is not Phase.OVER and steps != 0:
        assert position.to_act
        wrong = [Renege(card) for card in position.hand(position.to_act)]
        wrong = [action for action in wrong if rng.random() < 0.2 and position.why_illegal(action) is None]
        right = RandomPlayer().act(position.view(position.to_act), rng.getrandbits(32))
        position = position.after(wrong[0] if wrong else right)
        steps = None if steps is None else steps - 1
    return position


def random_records(rules_id: str, seeds: range, *, views: bool = True) -> list[Record]:
    """Records of random hands with house rules that stop anywhere, and of what each seat sees of them."""
    records = []
    for seed in seeds:
        rules = house_rules(RULE_SETS[rules_id], seed)
        position = random_hand(rules, seed, steps=Random(seed).randrange(100))
        records.append(Record.of(position, seed=seed))
        if views:
            records += [Record.of(position.view(seat)) for seat in Seat]
    return records
