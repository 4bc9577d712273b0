"""How fast the engine plays random hands, beside the slow oracle as a yardstick in the same run.

    python -m tests.bench.engine_speed [--hands 200] [--rules crowsnest]

Prints one line a rule set: hands a second of the engine and of the oracle, their ratio, and what one
`legal_actions` and one `after` cost. The engine pays for being immutable and for checking every action.
"""

import argparse
import time
from collections.abc import Callable
from random import Random

from rooktutor.cards import CardSet
from rooktutor.game import exchange
from rooktutor.game.actions import Action, Discard
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from tests.oracle import presets
from tests.support.hands import walk


def random_action(position: Position, rng: Random) -> Action:
    """A legal action; discards are drawn without listing thousands of them."""
    seat = position.to_act
    assert seat is not None
    if position.phase is Phase.DISCARD:
        choice = exchange.choice(position.rules, position.hand(seat), position.trump)
        return Discard(choice.required | CardSet.of(rng.sample(list(choice.pool), choice.need)))
    return rng.choice(position.legal_actions())


def play_out(rules: RuleSet, seed: int) -> Position:
    """A random hand, from the deal to its end."""
    rng = Random(seed)
    position = Position.start(rules, deal(rules, seed))
    while position.to_act is not None:
        position = position.after(random_action(position, rng))
    return position


def rate(work: Callable[[int], object], times: int) -> float:
    """How often a second `work` can be done."""
    start = time.perf_counter()
    for seed in range(times):
        work(seed)
    return times / (time.perf_counter() - start)


def cost_of_calls(rules: RuleSet, hands: int) -> tuple[float, float]:
    """Microseconds of one `legal_actions` and one `after` in the play of the cards."""
    asking = doing = 0.0
    count = 0
    for seed in range(hands):
        rng = Random(seed)
        position = Position.start(rules, deal(rules, seed))
        while position.to_act is not None:
            if position.phase is not Phase.PLAY:
                position = position.after(random_action(position, rng))
                continue
            start = time.perf_counter()
            actions = position.legal_actions()
            asked = time.perf_counter()
            action = rng.choice(actions)
            chosen = time.perf_counter()
            position = position.after(action)
            doing += time.perf_counter() - chosen
            asking += asked - start
            count += 1
    return asking / count * 1e6, doing / count * 1e6


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--rules", choices=list(RULE_SETS), action="append")
    arguments = parser.parse_args()
    print(f"{'rule set':28}{'engine/s':>9}{'oracle/s':>9}{'ratio':>7}{'legal us':>10}{'after us':>10}")
    for name in arguments.rules or RULE_SETS:
        rules, plain = RULE_SETS[name], presets.rules(name)
        engine = rate(lambda seed, rules=rules: play_out(rules, seed), arguments.hands)  # type: ignore[misc]
        oracle = rate(lambda seed, plain=plain: walk(plain, seed), max(arguments.hands // 10, 5))  # type: ignore[misc]
        asking, doing = cost_of_calls(rules, max(arguments.hands // 4, 10))
        print(f"{name:28}{engine:9.0f}{oracle:9.0f}{engine / oracle:7.1f}{asking:10.1f}{doing:10.1f}")


if __name__ == "__main__":
    main()
