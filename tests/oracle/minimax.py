"""Every line of the last tricks, tried out one by one: no pruning, no memory, no cleverness.

The bidding team takes the line that leaves it most points at the end, the others the line that leaves
it fewest. All hands are open.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tests.oracle import play, score
from tests.oracle.deck import Rules, pack, total
from tests.oracle.presets import left_of
from tests.oracle.table import Table


@dataclass(frozen=True)
class Ending:
    """The last tricks of a hand: everything that still matters."""

    rules: Rules
    trump: str
    team: tuple[str, ...]  # the seats that have to make the bid
    hands: Mapping[str, tuple[str, ...]]
    leader: str
    on_table: tuple[str, ...] = ()
    nest_points: int = 0  # counters laid away
    taken: int = 0  # card points of the team so far, without the nest
    tricks_taken: int = 0  # tricks of the team so far
    tricks_lost: int = 0
    last_winner: str | None = None

    @property
    def to_act(self) -> str:
        """Whose turn it is."""
        return left_of(self.leader, len(self.on_table))

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return not self.on_table and not any(self.hands.values())


def legal(ending: Ending) -> list[str]:
    """What the seat to act may play."""
    led = ending.on_table[0] if ending.on_table else None
    return play.legal_cards(ending.rules, ending.hands[ending.to_act], ending.trump, led)


def after(ending: Ending, card: str) -> Ending:
    """The ending when the seat to act plays a card."""
    seat = ending.to_act
    hands = {**ending.hands, seat: tuple(c for c in ending.hands[seat] if c != card)}
    cards = (*ending.on_table, card)
    if len(cards) < 4:
        return replace(ending, hands=hands, on_table=cards)
    winner = play.trick_winner(ending.rules, ending.leader, cards, ending.trump)
    ours = winner in ending.team
    return replace(
        ending,
        hands=hands,
        leader=winner,
        on_table=(),
        taken=ending.taken + (total(ending.rules, cards) if ours else 0),
        tricks_taken=ending.tricks_taken + ours,
        tricks_lost=ending.tricks_lost + (not ours),
        last_winner=winner,
    )


def final_points(ending: Ending) -> score.Number:
    """What the bidding team has when all is played: cards, nest and bonus."""
    assert ending.over and ending.last_winner is not None
    rules, last_is_ours = ending.rules, ending.last_winner in ending.team
    nest = ending.nest_points if last_is_ours or rules["nest_owner"] == "declarer" else 0
    won = ending.tricks_taken, ending.tricks_lost
    points = ending.taken + nest + score.bonus_by_count(rules, won, last_is_ours)[0]
    return points - swept(rules) if ending.tricks_taken == 0 else points


def swept(rules: Rules) -> int:
    """What taking no trick at all counts the bidding team less, where that brings the others a bonus.

    Nothing else is as bad, so that points tell both apart: more than all cards and the bonus together.
    """
    amount = int(str(rules["sweep_points"]))
    return amount + total(rules, pack(rules)) if amount else 0


def value(ending: Ending) -> score.Number:
    """The bidding team's final points when everybody plays their best from here."""
    if ending.over:
        return final_points(ending)
    results = [value(after(ending, card)) for card in legal(ending)]
    return max(results) if ending.to_act in ending.team else min(results)


def values(ending: Ending) -> dict[str, score.Number]:
    """The bidding team's final points for each card that may be played now."""
    return {card: value(after(ending, card)) for card in legal(ending)}


def ending_of(table: Table) -> Ending:
    """What is left of a hand being played."""
    assert table.phase == "play" and table.declarer is not None and table.trump is not None
    rules, trump = table.rules, table.trump
    team = score.bidding_team(rules, table.declarer, table.partner)
    done: Sequence[score.Trick] = [trick for trick in table.tricks if len(trick[1]) == 4]
    winners = [play.trick_winner(rules, leader, cards, trump) for leader, cards in done]
    leader, on_table = table.on_the_table
    return Ending(
        rules=rules,
        trump=trump,
        team=tuple(team),
        hands={seat: tuple(cards) for seat, cards in table.hands.items()},
        leader=leader,
        on_table=tuple(on_table),
        nest_points=total(rules, table.away or []),
        taken=sum(
            total(rules, cards) for (_, cards), winner in zip(done, winners, strict=True) if winner in team
        ),
        tricks_taken=sum(winner in team for winner in winners),
        tricks_lost=sum(winner not in team for winner in winners),
        last_winner=winners[-1] if winners else None,
    )
