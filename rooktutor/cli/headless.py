"""Hands that computer players play among themselves."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rooktutor.game.deal import deal
from rooktutor.game.match import Match
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Record
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.solve.players import player


def played(rules: RuleSet, players: tuple[str, ...], *, hands: int, seed: int) -> Iterator[Record]:
    """Yield the records of ``hands`` hands; a match that is won is followed by another.

    Hand number n is dealt from seed + n - 1, so that each can be dealt again by itself.
    """
    match = Match(rules=rules)
    for number in range(hands):
        hand_seed = seed + number
        cards = deal(rules, hand_seed, match.next_dealer)
        start = Position.start(rules, cards, match.scores, match.hands_played)
        end = play_out(start, players, hand_seed)
        yield Record.of(end, seed=hand_seed)
        match = match.with_hand(end)
        if match.standing.over:
            match = Match(rules=rules, first_dealer=match.next_dealer)


def play_out(position: Position, players: tuple[str, ...], seed: int) -> Position:
    """Return the hand played to its end, each seat by its player."""
    rng = Random(seed)
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None  # noqa: S101 - somebody is to act until the hand is over
        action = player(players[seat.index]).act(position.view(seat), rng.getrandbits(32))
        position = position.after(action)
    return position


@dataclass
class Totals:
    """What the hands add up to."""

    rules: RuleSet
    players: tuple[str, ...]
    hands: int = 0
    all_passed: int = 0
    void: int = 0
    """Hands that were thrown in, or stopped for a revoke."""
    made: int = 0
    set: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.points = [0] * len(self.rules.parties)
        self.wins = [0] * len(self.rules.parties)

    def add(self, record: Record) -> None:
        """Count a finished hand."""
        position = record.position
        if position is None:
            return
        sheet = position.score()
        self.hands += 1
        passed = position.public.auction.all_passed
        self.all_passed += passed
        self.void += sheet.made is None and not passed
        self.made += sheet.made is True
        self.set += sheet.made is False
        for place, amount in enumerate(sheet.scored):
            self.points[place] += amount
        winner = Match(rules=self.rules, hands=(position,)).standing.winner
        if winner is not None:
            self.wins[self.rules.parties.index(winner)] += 1

    def as_json(self) -> dict[str, Any]:
        """The totals as the last line of ``play --json``."""
        parties = [str(party) for party in self.rules.parties]
        return {
            "rules": self.rules.id,
            "players": {str(seat): name for seat, name in zip(Seat, self.players, strict=True)},
            "hands": self.hands,
            "all_passed": self.all_passed,
            **({"void": self.void} if self.void else {}),
            "made": self.made,
            "set": self.set,
            "totals": dict(zip(parties, self.points, strict=True)),
            "matches": dict(zip(parties, self.wins, strict=True)),
        }

    def lines(self) -> list[str]:
        """The totals as comments of the file that the records make."""
        told = self.as_json()
        rows = [
            ("hands", self.hands),
            ("all passed", self.all_passed),
            *([("void", self.void)] if self.void else []),
            ("made", self.made),
            ("set", self.set),
        ]
        lines = [f"# {name:<11}{count:>8}" for name, count in rows]
        lines.append(f"# {'':<11}{'points':>8}{'a hand':>8}{'matches':>8}")
        for name, points in told["totals"].items():
            lines.append(f"# {name:<11}{points:>8}{points / self.hands:>8.1f}{told['matches'][name]:>8}")
        return lines
