"""What a hand scores. North declares; each row is a real hand with the wanted points, played to its end."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from rooktutor.errors import IllegalAction
from rooktutor.game.scoring import LineLabel, side_score
from tests.oracle import deck, score
from tests.support import scored, translate

KD, CN, KR, CP = "kentucky_discard", "crowsnest", "kentucky_rook", "call_partner"
NORTH: dict[str, Any] = {"declarer": "north"}


@dataclass(frozen=True)
class Row:
    """A bid, what the bidders captured, nest included and bonus not, and what both sides score."""

    game: str
    bid: int
    captured: int
    scores: tuple[int, int]
    seed: int = 0
    strengths: tuple[float, ...] = (0.0, 0.3, 0.6)
    dealer: str = "north"
    options: dict[str, object] = field(default_factory=dict)


ROWS = {
    "S01": Row(CN, 80, 95, (80, 25), 12),
    "S02": Row(CN, 80, 80, (80, 40), 14),
    "S04": Row(CN, 70, 120, (70, 0), 17, (1, 2)),
    "S05": Row(CN, 120, 120, (120, 0), 17, (1, 2)),
    "S07": Row("crowsnest_no_crow", 70, 75, (70, 25), 2),
    "S08": Row(KD, 80, 95, (95, 25), 13),
    "S10": Row(KD, 80, 75, (-80, 45), 3),
    "S11": Row("kentucky_discard_original", 70, 85, (85, 15), 1),
    "S13": Row(KR, 120, 115, (-120, 65), 11, dealer="west"),
    "S14": Row(KR, 100, 100, (100, 80), 25),
    "S16": Row("red_one", 75, 70, (-75, 80), 63),
    "S17": Row("buckeye", 120, 120, (120, 60), 106),
    # beyond the rows of the rules text
    "no crow, set": Row("crowsnest_no_crow", 70, 65, (-70, 35)),
    "original, set": Row("kentucky_discard_original", 70, 65, (-70, 35)),
    "red one, made": Row("red_one", 75, 100, (100, 50)),
    "buckeye, set": Row("buckeye", 120, 115, (-120, 65)),
    "captured as a house rule": Row(CN, 80, 95, (95, 25), 12, options={"made_score": "captured"}),
    "the bid as a house rule": Row(KD, 80, 95, (80, 25), 13, options={"made_score": "bid"}),
}


@pytest.mark.parametrize("name", ROWS)
def test_a_hand_scores(name):
    row = ROWS[name]
    position, table = scored.hand(
        row.game,
        lambda table: scored.bidders(table, "captured") == row.captured,
        seed=row.seed, strengths=row.strengths, options=row.options,
        declarer="north", dealer=row.dealer, bid=row.bid,
    )  # fmt: skip
    total = position.rules.card_points
    assert score.made_or_set(table.rules, row.bid, row.captured, total - row.captured) == row.scores
    sheet = position.score()
    assert position.bid == row.bid
    assert sheet.captured == (row.captured, total - row.captured)
    assert sheet.scored == row.scores
    assert sheet.made == (row.captured >= row.bid)
    label = LineLabel.MADE if sheet.made else LineLabel.SET
    (verdict,) = [line for line in sheet.lines if line.label is label]
    assert (verdict.amount, verdict.bid, verdict.captured) == (row.scores[0], row.bid, row.captured)


@pytest.mark.parametrize(
    ("tie", "amounts"),
    [("none", (-90, 25)), ("defenders", (-90, 45)), ("split", (-90, 35))],
    ids=["S19", "S19-defenders", "S19-split"],
)
def test_s19_seven_tricks_each(tie, amounts):
    position, table = scored.hand(
        "partnership",
        lambda t: scored.bidders(t, "captured") == 75 and scored.tricks_of_bidders(t) == 7,
        seed=825, options={"most_tricks_tie": tie}, bid=90, **NORTH,
    )  # fmt: skip
    assert position.score().scored == amounts == tuple(table.outcome()["scored"].values())


def test_s20_made_on_counters_alone():
    position, _ = scored.hand(
        "partnership",
        lambda t: scored.bidders(t, "captured") == 80 and scored.tricks_of_bidders(t) == 6,
        seed=358, bid=75, **NORTH,
    )  # fmt: skip
    sheet = position.score()
    assert (sheet.captured, sheet.bonus, sheet.scored) == ((80, 20), (0, 20), (80, 40))


def test_partnership_made_by_the_bonus():
    position, _ = scored.hand(
        "partnership",
        lambda t: scored.bidders(t, "captured") == 60 and scored.tricks_of_bidders(t) > 7,
        bid=80, **NORTH,
    )  # fmt: skip
    sheet = position.score()
    assert (sheet.bonus, sheet.scored, sheet.made) == ((20, 0), (80, 40), True)


def test_s22_the_defenders_take_the_last_trick():
    position, _ = scored.hand(
        "one_high",
        lambda t: scored.bidders(t, "captured") == 120 and scored.last_winner(t) in ("east", "west"),
        seed=43, bid=130, **NORTH,
    )  # fmt: skip
    sheet = position.score()
    assert (sheet.captured, sheet.bonus, sheet.scored) == ((120, 60), (0, 20), (-130, 80))


def seats(position):
    """What each seat scores, clockwise from north."""
    return position.score().scored


def test_s23_bidder_and_partner_score_the_team_total():
    position, _ = scored.hand(
        CP,
        lambda t: scored.bidders(t, "captured") == 105 and scored.last_winner(t) == "east",
        seed=133, bid=120, partner="east", called="G1", **NORTH,
    )  # fmt: skip
    assert seats(position) == (125, 125, 75, 75)
    assert position.score().bonus == (20, 20, 0, 0)
    assert position.score().captured == (105, 105, 75, 75)


def alone_with(total):
    """Accept hands in which north, alone, takes so much, bonus included."""
    return lambda t: t.partner is None and scored.bidders(t, "captured") + scored.bidders(t, "bonus") == total


def test_s25_alone_and_exactly_made():
    position, _ = scored.hand(
        CP, alone_with(100), seed=34, strengths=(0.3, 0.6, 1), bid=100, called="R1", **NORTH
    )
    assert seats(position) == (100, 100, 100, 100)


def test_s26_alone_and_set():
    position, _ = scored.hand(
        CP, alone_with(140), seed=36, strengths=(0.6, 1, 2), bid=150, called="R1", **NORTH
    )
    assert seats(position) == (-150, 60, 60, 60)


def test_s28_every_trick_and_every_point():
    position, _ = scored.hand(
        CP,
        lambda t: t.partner and scored.tricks_of_bidders(t) == 13,
        strengths=(2, 3, 4), bid=200, partner="east", called="G1", **NORTH,
    )  # fmt: skip
    assert seats(position) == (200, 200, 0, 0)


@pytest.mark.parametrize("game", [KD, CN], ids=["S29-blocked", "S31-blocked"])
def test_by_default_a_revoke_cannot_be_played(game):
    position, table = scored.hand(game, lambda _t: True, **NORTH)
    refused = 0
    position = type(position).start(position.rules, position.deal)
    for word in [str(a) for a in scored.hand(game, lambda _t: True, **NORTH)[0].actions]:
        if position.phase.value == "play":
            seat = translate.turn(position)
            legal = set(translate.words(position.legal_actions()))
            for card in position.hand(seat):
                if str(card) not in legal:
                    refused += 1
                    with pytest.raises(IllegalAction):
                        position.after(translate.engine_action("play", str(card)))
        position = translate.played(position, [word])
    assert refused > 10
    assert position.phase.value == table.phase == "over"


def test_s32_totals_may_be_negative():
    position, _ = scored.hand(
        KD,
        lambda t: not t.outcome()["made"],
        scores={"NS": 20, "EW": 0}, bid=100, **NORTH,
    )  # fmt: skip
    assert position.score().scores[0] == -80


def test_s34_the_buried_counters_go_to_the_other_side():
    position, _ = scored.hand(
        CN,
        lambda t: (
            scored.bidders(t, "captured") == 70
            and scored.last_winner(t) in ("east", "west")
            and deck.total(t.rules, t.away or []) == 20
        ),
        seed=164, bid=80, **NORTH,
    )  # fmt: skip
    sheet = position.score()
    assert sheet.nest_points == 20
    assert (sheet.captured, sheet.scored) == ((70, 50), (-80, 50))
    (line,) = [line for line in sheet.lines if line.label is LineLabel.NEST]
    assert (str(line.party), line.amount) == ("EW", 20)


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_discard"])
@pytest.mark.parametrize("bid", [70, 95, 120])
@pytest.mark.parametrize("points", range(0, 125, 5))
def test_made_or_set_for_every_number_of_points(game, bid, points):
    engine, oracle = translate.both_rules(game)
    expected = score.made_or_set(oracle, bid, points, 120 - points)
    declaring = side_score(engine, bid, points, declaring=True)
    assert (declaring, side_score(engine, bid, 120 - points, declaring=False)) == expected
