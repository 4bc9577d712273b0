"""The end of a match: who has won, when another hand is needed, who deals it."""

from dataclasses import dataclass
from random import Random

import pytest

from rooktutor.errors import NotYetError
from rooktutor.game.match import Match, next_dealer, standing
from rooktutor.game.scoring import side_score
from rooktutor.seats import Seat
from tests.oracle import score
from tests.support import hands, scored, translate

KD, CN, KR, CP = "kentucky_discard", "crowsnest", "kentucky_rook", "call_partner"


@dataclass(frozen=True)
class Row:
    game: str
    before: tuple[int, int]
    bid: int
    captured: int
    after: tuple[int, int]
    winner: str | None
    sudden_death: bool = False
    seed: int = 0
    dealer: str = "north"


ROWS = {
    "E01": Row(CN, (240, 290), 80, 95, (320, 315), "NS", seed=12),
    "E02": Row(CN, (235, 290), 80, 95, (315, 315), None, sudden_death=True, seed=12),
    "E04": Row(CN, (220, 100), 80, 95, (300, 125), "NS", seed=12),
    "E05": Row(CN, (220, 260), 80, 80, (300, 300), None, sudden_death=True, seed=14),
    "E07": Row(CN, (290, 150), 70, 65, (220, 205), None, seed=1),
    "E08": Row(KD, (250, 285), 80, 90, (340, 315), "NS", seed=97),
    "E10": Row(KR, (410, 470), 120, 135, (545, 515), "NS", seed=1, dealer="west"),
    "E11": Row(KR, (300, 420), 100, 100, (400, 500), "EW", seed=25),
    # beyond the rows of the rules text
    "299 is not 300": Row(CN, (215, 100), 80, 95, (295, 125), None, seed=12),
    "499 is not 500": Row(KR, (300, 415), 100, 100, (400, 495), None, seed=25),
}


@pytest.mark.parametrize("name", ROWS)
def test_where_the_match_stands(name):
    row = ROWS[name]
    position, table = scored.hand(
        row.game,
        lambda table: scored.bidders(table, "captured") == row.captured,
        seed=row.seed, scores=dict(zip(("NS", "EW"), row.before, strict=True)),
        declarer="north", dealer=row.dealer, bid=row.bid,
    )  # fmt: skip
    after = position.score().scores
    assert after == row.after
    now = standing(position.rules, after, position.declarer)
    assert (now.over, now.sudden_death) == (row.winner is not None, row.sudden_death)
    assert (str(now.winner) if now.winner else None) == row.winner
    expected = score.match_over(table.rules, dict(zip(("NS", "EW"), after, strict=True)), table.declarer)
    assert expected == (row.winner is not None, row.winner)


def test_e13_equal_seats_at_the_target_play_another_hand():
    engine, oracle = translate.both_rules(CP)
    for declarer in (None, Seat.NORTH, Seat.EAST):
        now = standing(engine, (520, 480, 520, 100), declarer)
        assert (now.over, now.sudden_death) == (False, True)
    totals = {"north": 520, "east": 480, "south": 520, "west": 100}
    assert score.match_over(oracle, totals) == (False, None)
    assert str(standing(engine, (520, 525, 520, 100)).winner) == "east"


def test_e14_a_sudden_death_hand_that_all_pass_is_dealt_again():
    engine, oracle = translate.both_rules(CN)
    cards = hands.random_deal(oracle, Random(1), "south")
    position = translate.start(engine, cards, {"NS": 315, "EW": 315})
    position = translate.played(position, ["pass"] * 4)
    sheet = position.score()
    assert sheet.scores == (315, 315)
    assert standing(engine, sheet.scores).sudden_death
    assert next_dealer(position) is Seat.SOUTH
    assert score.next_dealer(oracle, "south", played=False) == "south"


def test_e16_a_tie_never_survives_a_completed_hand():
    for game in (CN, "crowsnest_no_crow"):
        engine, oracle = translate.both_rules(game)
        for bid in range(engine.min_bid, engine.max_bid + 1, 5):
            for points in range(0, engine.card_points + 1, 5):
                ours, theirs = score.made_or_set(oracle, bid, points, engine.card_points - points)
                assert ours != theirs
                assert side_score(engine, bid, points, declaring=True) == ours
                assert standing(engine, (315 + int(ours), 315 + int(theirs))).over


@pytest.mark.parametrize(
    ("game", "totals", "declarer", "winner"),
    [
        (CN, (315, 315), Seat.EAST, "EW"),
        (CN, (315, 315), Seat.SOUTH, "NS"),
        (CN, (320, 315), Seat.EAST, "NS"),
        (CN, (295, 295), Seat.EAST, None),
        (CP, (520, 480, 520, 100), Seat.NORTH, "north"),
        (CP, (520, 520, 520, 100), Seat.EAST, "east"),
        (CP, (520, 480, 520, 100), Seat.WEST, None),
    ],
)
def test_declarer_may_win_ties_by_house_rule(game, totals, declarer, winner):
    engine, oracle = translate.both_rules(game, {"tie": "declarer_wins"})
    now = standing(engine, totals, declarer)
    assert (str(now.winner) if now.winner else None) == winner
    named = dict(zip(map(str, engine.parties), totals, strict=True))
    assert score.match_over(oracle, named, declarer.value)[1] == winner


@pytest.mark.parametrize("game", [CN, KR, CP])
def test_a_match_goes_on_hand_by_hand_until_somebody_wins(game):
    engine, oracle = translate.both_rules(game, {"target": 150})
    match = Match(rules=engine, first_dealer=Seat.WEST)
    totals = dict.fromkeys(map(str, engine.parties), 0)
    dealer = "west"
    for seed in range(100):
        assert match.next_dealer.value == dealer
        rng = Random(seed)
        cards = hands.random_deal(oracle, rng, dealer)
        table = cards.table(oracle)
        words = []
        while table.phase != "over":
            words.append(hands.random_action(table, rng))
            table.do(words[-1])
        position = translate.played(translate.start(engine, cards, totals), words)
        match = match.with_hand(position)
        outcome = table.outcome()
        totals = {party: totals[party] + int(outcome["scored"][party]) for party in totals}
        assert translate.per_party(engine, match.scores) == totals
        dealer = score.next_dealer(oracle, dealer, played=table.declarer is not None)
        over, winner = score.match_over(oracle, totals, table.declarer)
        assert (match.standing.over, str(match.standing.winner)) == (over, str(winner))
        if over:
            break
    assert match.standing.over
    with pytest.raises(NotYetError):
        match.with_hand(translate.start(engine, cards, totals))
