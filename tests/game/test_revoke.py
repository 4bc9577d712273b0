"""S29 and S31: a card that should have followed, where the rules let it be played."""

from random import Random

import pytest
from click.testing import CliRunner

from rooktutor.cli import main
from rooktutor.errors import IllegalAction
from rooktutor.explain import annotate
from rooktutor.game.actions import Play, Renege
from rooktutor.game.deal import deal
from rooktutor.game.illegality import Wrong
from rooktutor.game.position import Position
from rooktutor.game.public import Offence, Phase
from rooktutor.game.record import Record, write
from rooktutor.game.scoring import LineLabel
from rooktutor.rules.systems import KENTUCKY_DISCARD
from rooktutor.seats import Seat
from rooktutor.solve.layouts import sample
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget
from tests.bench.engine_speed import random_action
from tests.oracle import presets, score

COSTS = ("lose_bid", "flat_100")


def reneges(position: Position) -> list[Renege]:
    """Every card of the seat to act that would be a revoke."""
    assert position.to_act is not None
    cards = map(Renege, position.hand(position.to_act))
    return [action for action in cards if position.why_illegal(action) is None]


def hand_with_a_revoke(cost: str, seed: int) -> tuple[Position, Position]:
    """A random hand in which somebody revokes, if anybody could: just after that card, and at its end."""
    rng = Random(seed)
    rules = KENTUCKY_DISCARD.with_options({"revoke": cost})
    position = Position.start(rules, deal(rules, seed))
    revoked = position
    while position.to_act is not None:
        if position.phase is Phase.PLAY and position.public.offence is None:
            possible = reneges(position)
            if possible and rng.random() < 0.3:
                position = revoked = position.after(rng.choice(possible))
                continue
        position = position.after(random_action(position, rng))
    return revoked, position


@pytest.mark.parametrize("cost", COSTS)
def test_s29_a_revoke_stops_the_hand_when_the_next_trick_is_taken(cost):
    rules = presets.rules("kentucky_discard", revoke=cost)
    stopped = 0
    for seed in range(60):
        _, position = hand_with_a_revoke(cost, seed)
        offence = position.public.offence
        if offence is None:
            continue
        assert position.public.stopped
        assert len(position.public.taken) == offence.trick + 1
        sheet = position.score()
        so_far = {str(party): taken for party, taken in zip(sheet.parties, sheet.captured, strict=True)}
        told = score.revoke_score(rules, str(offence.seat), position.bid or 0, so_far, next_trick_taken=True)
        assert {str(party): sheet.of(party) for party in sheet.parties} == told
        labels = {line.label for line in sheet.lines}
        assert {LineLabel.REVOKED, LineLabel.KEPT} <= labels
        assert sheet.made is None
        assert Position.replay(position.rules, position.deal, position.actions) == position
        stopped += 1
    assert stopped > 40


def test_s31_a_revoke_taken_back_in_time_leaves_no_trace():
    for seed in range(20):
        revoked, end = hand_with_a_revoke("lose_bid", seed)
        if end.public.offence is None:
            continue
        before = Position.replay(revoked.rules, revoked.deal, revoked.actions[:-1])
        legal = random_action(before, Random(seed))
        corrected = before.after(legal)
        assert corrected.public.offence is None
        assert isinstance(legal, Play)


def test_a_revoke_is_never_listed_as_legal_and_shows_no_void():
    seen = 0
    for seed in range(40):
        revoked, end = hand_with_a_revoke("lose_bid", seed)
        offence = end.public.offence
        if offence is None or revoked.to_act is None:
            continue
        assert not any(isinstance(action, Renege) for action in revoked.legal_actions())
        assert revoked.public.offence == Offence(offence.seat, offence.trick)
        for seat in Seat:
            assert not revoked.hand(seat) & revoked.public.cannot_hold(seat)
            view = revoked.view(seat)
            assert sample(view, Random(seed)).position(view).view(seat) == view
        seen += 1
    assert seen > 20


def test_by_default_a_revoke_is_blocked_and_a_card_that_follows_is_none():
    position = Position.start(KENTUCKY_DISCARD, deal(KENTUCKY_DISCARD, 3))
    rng = Random(3)
    blocked = 0
    while position.to_act is not None:
        if position.phase is Phase.PLAY:
            assert reneges(position) == []
            legal = {action.card for action in position.legal_actions() if isinstance(action, Play)}
            for card in position.hand(position.to_act):
                wrong = position.why_illegal(Renege(card))
                assert wrong is not None
                assert wrong.reason is (Wrong.NO_REVOKE if card in legal else Wrong.MUST_FOLLOW)
                with pytest.raises(IllegalAction):
                    position.after(Renege(card))
                blocked += card not in legal
        position = position.after(random_action(position, rng))
    assert blocked > 0


def test_while_a_revoke_may_stop_the_hand_only_the_rules_are_told():
    asked = 0
    for seed in range(12):
        revoked, _ = hand_with_a_revoke("lose_bid", seed)
        if revoked.public.offence is None or revoked.to_act is None:
            continue
        view = revoked.view(revoked.to_act)
        values = evaluate(view, budget=Budget(2), seed=1)
        for note in annotate(view, values):
            assert (note.value, note.reasons) == (None, ())
        asked += 1
        file = write(Record.of(revoked))
        told = CliRunner().invoke(main, ["annotate", "-"], input=file).stdout
        assert "No values while a revoke may stop the hand" in told and " points " not in told
    assert asked > 3
