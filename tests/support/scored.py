"""Finished hands with a wanted result, found by trying seeds in order, in engine and oracle."""

from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Any

from rooktutor.game.position import Position
from tests.oracle import play
from tests.oracle.table import Table
from tests.support import hands, translate

LIMIT = 5000


def last_winner(table: Table) -> str:
    """Who took the last trick, by the oracle."""
    assert table.trump is not None
    leader, cards = table.tricks[-1]
    return play.trick_winner(table.rules, leader, cards, table.trump)


def tricks_of_bidders(table: Table) -> int:
    """How many tricks the bidding team took, by the oracle."""
    assert table.trump is not None
    team = table.outcome()["team"]
    winners = [play.trick_winner(table.rules, leader, cards, table.trump) for leader, cards in table.tricks]
    return sum(winner in team for winner in winners)


def bidders(table: Table, what: str) -> Any:
    """An amount of the bidding team: captured, bonus or scored."""
    outcome = table.outcome()
    who = outcome["team"][0]
    sides = {"north": "NS", "south": "NS", "east": "EW", "west": "EW"}
    return outcome[what][sides[who] if table.rules["teams"] == "fixed" else who]


def hand(
    game: str,
    accept: Callable[[Table], object],
    *,
    seed: int = 0,
    strengths: tuple[float, ...] = (0.0, 0.3, 0.6),
    options: Mapping[str, object] | None = None,
    scores: dict[str, int] | None = None,
    **contract: Any,
) -> tuple[Position, Table]:
    """The first hand from `seed` on that `accept` likes; see `hands.directed` for the contract."""
    engine, oracle = translate.both_rules(game, options)
    steps = cycle(strengths)
    strength = dict(zip(range(LIMIT + seed), steps, strict=False))
    for number in range(seed, seed + LIMIT):
        cards, words, table = hands.directed(oracle, number, strength=strength[number], **contract)
        if accept(table):
            return translate.played(translate.start(engine, cards, scores), words), table
    raise AssertionError(f"no hand among {LIMIT}")
