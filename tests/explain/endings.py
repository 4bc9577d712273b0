"""A position of the engine as the oracle's ending, and hands to look at."""

from functools import cache

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.players import player
from tests.oracle import deck, play, presets, score
from tests.oracle.minimax import Ending


@cache
def finished(game: str, seed: int = 2, level: str = "beginner") -> Position:
    """A hand that four players of one level have played."""
    rules, who = rule_set(game), player(level)
    position = Position.start(rules, deal(rules, seed))
    while position.to_act is not None:
        position = position.after(who.act(position.view(position.to_act), seed))
    return position


def ending(position: Position) -> Ending:
    """What is left to play, in the oracle's words; all hands are open."""
    rules = presets.rules(position.rules.id)
    trump = str(position.trump)
    called = position.public.called
    partner = next(
        (str(seat) for seat in Seat if called is not None and called in position.deal.hand(seat)), None
    )
    team = score.bidding_team(rules, str(position.declarer), partner)
    done = [(str(trick.leader), [str(card) for card in trick.cards]) for trick in position.public.taken]
    winners = [play.trick_winner(rules, leader, cards, trump) for leader, cards in done]
    ours = [winner in team for winner in winners]
    counted = sum(deck.total(rules, cards) for (_, cards), mine in zip(done, ours, strict=True) if mine)
    return Ending(
        rules=rules,
        trump=trump,
        team=tuple(team),
        hands={str(seat): tuple(map(str, position.hand(seat))) for seat in Seat},
        leader=str(position.trick.leader),
        on_table=tuple(map(str, position.trick.cards)),
        nest_points=deck.total(rules, map(str, position.discard or ())),
        taken=counted,
        tricks_taken=sum(ours),
        tricks_lost=len(ours) - sum(ours),
        last_winner=winners[-1] if winners else None,
    )
