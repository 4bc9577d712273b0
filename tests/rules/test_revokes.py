"""What a revoke costs, counted trick by trick by the oracle."""

from random import Random

import pytest

from rooktutor.cards import Card
from rooktutor.game.actions import Renege
from rooktutor.game.illegality import RuleId
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import LineLabel
from rooktutor.seats import Seat
from tests.oracle import deck, play, score
from tests.support import hands, translate

KD = "kentucky_discard"


def illegal_cards(position: Position) -> list[Card]:
    """The cards in hand that should not be played now."""
    legal = {str(action) for action in position.legal_actions()}
    return [card for card in position.hand(translate.turn(position)) if str(card) not in legal]


def revoked(game: str, revoke: str, seed: int, *, after_tricks: int = 0, **options: object) -> Position:
    """A random hand at the moment after the first revoke that can be made from some trick on."""
    engine, oracle = translate.both_rules(game, {"revoke": revoke, **options})
    cards, words, _ = hands.walk(oracle, seed)
    position = translate.start(engine, cards)
    for word in words:
        ready = position.phase is Phase.PLAY and len(position.public.taken) >= after_tricks
        if ready and illegal_cards(position):
            return position.after(Renege(illegal_cards(position)[0]))
        position = translate.played(position, [word])
    raise AssertionError("nobody could revoke")


def played_out(position: Position, seed: int) -> Position:
    """The rest of the hand, at random."""
    rng = Random(seed)
    while position.phase is not Phase.OVER:
        position = position.after(rng.choice(position.legal_actions()))
    return position


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("revoke", ["lose_bid", "flat_100"])
def test_s29_a_revoke_found_too_late_stops_the_hand(revoke, seed):
    moment = revoked(KD, revoke, seed, after_tricks=seed % 4)
    offence = moment.public.offence
    assert offence is not None
    over = played_out(moment, seed)
    assert len(over.public.taken) == offence.trick + 1  # the next trick has been taken
    oracle = translate.both_rules(KD, {"revoke": revoke})[1]
    so_far = {"NS": 0, "EW": 0}
    for trick in over.public.taken:
        words = translate.words(trick.cards)
        winner = play.trick_winner(oracle, trick.leader.value, words, str(over.trump))
        so_far["NS" if winner in ("north", "south") else "EW"] += deck.total(oracle, words)
    assert over.bid is not None
    expected = score.revoke_score(oracle, offence.seat.value, over.bid, so_far, next_trick_taken=True)
    sheet = over.score()
    assert translate.per_party(over.rules, sheet.scored) == expected
    assert sheet.made is None
    labels = {line.label: line.party for line in sheet.lines}
    assert labels[LineLabel.REVOKED] is offence.seat.side
    assert labels[LineLabel.KEPT] is offence.seat.side.other


@pytest.mark.parametrize("seed", range(6))
def test_s31_a_revoke_found_in_time_is_taken_back(seed):
    moment = revoked(KD, "lose_bid", seed)
    assert moment.phase is Phase.PLAY
    *earlier, last = moment.actions
    assert isinstance(last, Renege)
    before = Position.replay(moment.rules, moment.deal, earlier)
    assert before.public.offence is None
    assert last.card in before.hand(translate.turn(before))
    assert (
        score.revoke_score(
            translate.both_rules(KD)[1], "east", 90, {"NS": 55, "EW": 20}, next_trick_taken=False
        )
        is None
    )


def test_a_revoke_is_never_offered_and_rests_on_its_own_rule():
    engine, oracle = translate.both_rules(KD, {"revoke": "lose_bid"})
    cards, words, _ = hands.walk(oracle, 3)
    position = translate.start(engine, cards)
    seen = 0
    for word in words:
        assert not any(isinstance(action, Renege) for action in position.legal_actions())
        if position.phase is Phase.PLAY:
            for card in illegal_cards(position):
                seen += 1
                assert position.why_illegal(Renege(card)) is None
                assert position.rule_of(Renege(card)) is RuleId.REVOKE
        position = translate.played(position, [word])
    assert seen


@pytest.mark.parametrize("seed", range(5))
def test_each_seat_of_the_guilty_team_pays_in_call_partner(seed):
    moment = revoked("call_partner", "lose_bid", seed)
    offence = moment.public.offence
    assert offence is not None
    over = played_out(moment, seed)
    guilty = over.declaring if offence.seat in over.declaring else frozenset(Seat) - over.declaring
    innocent = sum(over.public.points_by_seat[seat.index] for seat in Seat if seat not in guilty)
    assert over.bid is not None
    expected = tuple(-over.bid if seat in guilty else innocent for seat in Seat)
    assert over.score().scored == expected


@pytest.mark.parametrize(
    ("revoke", "scores"), [("lose_bid", {"EW": -90, "NS": 55}), ("flat_100", {"EW": -100, "NS": 100})]
)
def test_the_numbers_of_s29(revoke, scores):
    oracle = translate.both_rules(KD, {"revoke": revoke})[1]
    so_far = {"NS": 55, "EW": 20}
    assert score.revoke_score(oracle, "east", 90, so_far, next_trick_taken=True) == scores
