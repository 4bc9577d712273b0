"""How many action sequences there are: counted by the engine and by the oracle, kept in text files.

Each game has a file `<id>.perft` beside this one, a line a number:

    auction 3 352            sequences of exactly three calls
    auction all 52747        complete auctions
    exchange 7 2002          legal discards in the hand of seed 7
    call 7 57                cards that may be called in the hand of seed 7
    play 7 2 16              ways to play the last two tricks of the hand of seed 7

A hand of a seed is the random hand of `tests.support.hands.walk`. `python -m tests.perft.numbers`
counts everything anew and writes a number only if both programs agree on it.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rooktutor.game.auction import Auction
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from tests.oracle import minimax, nest, perft
from tests.oracle.deck import Rules
from tests.oracle.presets import GAMES, HOUSE_GAMES
from tests.oracle.table import Table
from tests.support import hands, translate

FOLDER = Path(__file__).parent
DEPTHS = (1, 2, 3, 4)
MOST_CALLS = 20_000  # deeper auctions are left to `auction all`
EXCHANGE_HANDS = 2
PLAY_HANDS = {2: 3, 3: 2}  # tricks left: how many hands


def questions(game: str) -> Iterator[str]:
    """Everything that is counted for a game, as the left side of a line."""
    engine, oracle = translate.both_rules(game)
    levels = len(Auction(engine, Seat.NORTH).legal_calls())
    for depth in DEPTHS:
        if levels**depth / 2 < MOST_CALLS * 10:
            yield f"auction {depth}"
    yield "auction all"
    played = [seed for seed in range(30) if hands.walk(oracle, seed)[2].declarer is not None]
    if engine.nest:
        yield from (f"exchange {seed}" for seed in played[:EXCHANGE_HANDS])
    if oracle["teams"] == "called":
        yield f"call {played[0]}"
    for tricks, number in PLAY_HANDS.items():
        yield from (f"play {seed} {tricks}" for seed in played[:number])


def by_engine(game: str, question: str) -> int:
    """The engine's number."""
    engine, oracle = translate.both_rules(game)
    match question.split():
        case ["auction", "all"]:
            return complete_auctions(engine)
        case ["auction", depth]:
            return auctions(Auction(engine, Seat.NORTH), int(depth))
        case [("exchange" | "call") as phase, seed]:
            position, _ = moment(engine, oracle, int(seed), phase)
            return len(set(position.legal_actions()))
        case ["play", seed, tricks]:
            position, _ = moment(engine, oracle, int(seed), "play", int(tricks))
            return plays(position)
    raise AssertionError(question)


def by_oracle(game: str, question: str) -> int:
    """The oracle's number."""
    engine, oracle = translate.both_rules(game)
    match question.split():
        case ["auction", "all"]:
            return perft.complete_auctions(oracle)
        case ["auction", depth]:
            return perft.auction(oracle, int(depth))
        case ["exchange", seed]:
            _, table = moment(engine, oracle, int(seed), "exchange")
            return nest.count_discards(oracle, table.holding)
        case ["call", seed]:
            _, table = moment(engine, oracle, int(seed), "call")
            return len(table.legal())
        case ["play", seed, tricks]:
            _, table = moment(engine, oracle, int(seed), "play", int(tricks))
            return perft.play(minimax.ending_of(table))
    raise AssertionError(question)


def moment(engine: RuleSet, oracle: Rules, seed: int, phase: str, tricks: int = 0) -> tuple[Position, Table]:
    """The hand of this seed, at the beginning of a phase or with so many tricks left."""
    wanted = {"exchange": "discard"}.get(phase, phase)

    def there(table: Table) -> bool:
        return hands.tricks_left(table, tricks) if phase == "play" else table.phase == wanted

    cards, words, table = hands.walk(oracle, seed, until=there)
    return translate.played(translate.start(engine, cards), words), table


def auctions(auction: Auction, depth: int) -> int:
    """Sequences of exactly so many calls, by the engine, one by one."""
    if depth == 0:
        return 1
    return sum(auctions(auction.after(call), depth - 1) for call in auction.legal_calls())


def complete_auctions(rules: RuleSet) -> int:
    """Complete auctions, by the engine, one representative for each state that still matters."""
    seen: dict[object, int] = {}

    def number(auction: Auction) -> int:
        if auction.over:
            return 1
        state = (auction.high, auction.high_bidder, auction.passed, auction.to_act)
        if state not in seen:
            seen[state] = sum(number(auction.after(call)) for call in auction.legal_calls())
        return seen[state]

    return number(Auction(rules, Seat.NORTH))


def plays(position: Position) -> int:
    """Ways to play the hand out, by the engine."""
    if position.phase is Phase.OVER:
        return 1
    return sum(plays(position.after(action)) for action in position.legal_actions())


def divide(game: str, question: str) -> str:
    """The engine's number split by the first action, to see where two programs part."""
    engine, oracle = translate.both_rules(game)
    match question.split():
        case ["auction", depth] if depth != "all":
            start = Auction(engine, Seat.NORTH)
            parts = [(str(call), auctions(start.after(call), int(depth) - 1)) for call in start.legal_calls()]
        case ["play", seed, tricks]:
            position, _ = moment(engine, oracle, int(seed), "play", int(tricks))
            parts = [(str(action), plays(position.after(action))) for action in position.legal_actions()]
        case _:
            return ""
    return "\n".join(f"  {action}: {ways}" for action, ways in parts)


@cache
def pinned(game: str) -> dict[str, int]:
    """The numbers on file."""
    numbers = {}
    for line in (FOLDER / f"{game}.perft").read_text().splitlines():
        if line and not line.startswith("#"):
            question, number = line.rsplit(" ", 1)
            numbers[question] = int(number)
    return numbers


def main() -> int:
    """Count anew and write the files; 1 if the two programs disagree anywhere."""
    wrong = 0
    for game in [*GAMES, *HOUSE_GAMES]:
        lines = [f"# {game}: see numbers.py; engine and oracle agree on every number"]
        for question in questions(game):
            ours, theirs = by_engine(game, question), by_oracle(game, question)
            if ours == theirs:
                lines.append(f"{question} {ours}")
            else:
                wrong += 1
                print(f"{game}: {question}: engine {ours}, oracle {theirs}\n{divide(game, question)}")
        (FOLDER / f"{game}.perft").write_text("\n".join(lines) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
