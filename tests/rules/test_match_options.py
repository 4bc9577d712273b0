"""House rules about the score and the end of a match, with answers worked out by hand."""

from dataclasses import replace

import pytest

from rooktutor.cli.headless import play_out
from rooktutor.errors import NotYetError, RecordError, RuleSetError
from rooktutor.game.deal import deal
from rooktutor.game.match import Ending, Match, hands_after, standing, standing_after
from rooktutor.game.position import Position
from rooktutor.game.record import Problem, Record, read_one, resume_match, save_match, write, write_line
from rooktutor.game.scoring import LineLabel, counted, score_difference
from rooktutor.rules.combinations import Clash
from rooktutor.rules.draft import Draft
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat, Side
from rooktutor.solve.contracts import table_in_play
from rooktutor.solve.doubledummy import problem, solve
from rooktutor.solve.layouts import Layout
from rooktutor.solve.montecarlo import evaluate_open
from tests.oracle import minimax, score
from tests.support import hands, scored, translate
from tests.support.records import random_hand

NO_CROW, ORIGINAL, KD, CP = (
    "crowsnest_no_crow",
    "kentucky_discard_original",
    "kentucky_discard",
    "call_partner",
)
GREENS = [f"G{number}" for number in range(6, 15)]
SWEEP = {"sweep_points": 20, "max_bid": 120}
RULES = ("rules",) * 4


def one_suit(game: str, holder: str, dealer: str, bid: int, options: dict[str, object]):
    """North declares with green as trump, and `holder` has all nine high greens, so takes every trick."""
    engine, oracle = translate.both_rules(game, options)
    cards = hands.arranged_deal(
        oracle, dealer, {holder: GREENS}, nest_cards=["G5", "R6", "Y6", "B6"], kept_out=lambda *_: False
    )
    words = [*hands.contract(oracle, dealer, "north", bid), "R6 G5 Y6 B6", "green"]
    table = cards.table(oracle)
    for word in words:
        table.do(word)
    return translate.played(translate.start(engine, cards), words), table


def played_out(position, table):
    """The same cards in both programs, the first that is legal each time."""
    while table.phase != "over":
        word = table.legal()[0]
        table.do(word)
        position = translate.played(position, [word])
    return position


# The pack counts 100. North leads where West deals, East where North does.
SWEPT = {
    "all that was taken": (ORIGINAL, "north", 70, (120, 0), True),
    "a made bid scores the bid": (NO_CROW, "north", 70, (70, 0), True),
    "the sweep makes the bid": (ORIGINAL, "north", 120, (120, 0), True),
    "the others sweep": (ORIGINAL, "east", 70, (-70, 120), False),
    "the others sweep, made bids score the bid": (NO_CROW, "east", 70, (-70, 120), False),
}


@pytest.mark.parametrize("name", SWEPT)
def test_a_sweep_counts_like_a_bonus(name):
    game, holder, bid, expected, made = SWEPT[name]
    start, table = one_suit(game, holder, "west" if holder == "north" else "north", bid, SWEEP)
    position = played_out(start, table)
    sheet = position.score()
    assert sheet.scored == expected == tuple(table.outcome()["scored"].values())
    assert sheet.made is made
    assert sheet.bonus == ((20, 0) if holder == "north" else (0, 20))
    (line,) = [line for line in sheet.lines if line.label is LineLabel.SWEEP]
    assert (line.party, line.amount) == (Side.NS if holder == "north" else Side.EW, 20)


@pytest.mark.parametrize("name", SWEPT)
def test_the_solver_knows_the_sweep_of_either_side(name):
    game, holder, bid, expected, _ = SWEPT[name]
    position, table = one_suit(game, holder, "west" if holder == "north" else "north", bid, SWEEP)
    difference = expected[0] - expected[1]
    rules = position.rules
    points = solve(problem(position))
    assert {score_difference(rules, bid, value) for _, value in points.items()} == {difference}
    values = evaluate_open(position)
    own = 1 if position.to_act in (Seat.NORTH, Seat.SOUTH) else -1
    assert {value.mean for value in values} == {own * difference}
    line = table_in_play(position.public, Layout(position.hands, position.discard))
    line.run()
    assert score_difference(rules, bid, line.outcome()) == difference
    while sum(map(len, table.hands.values())) > 8:
        table.do(table.legal()[0])
    assert set(minimax.values(minimax.ending_of(table)).values()) == {value for _, value in points.items()}


def test_a_nest_of_their_own_is_not_taken_for_a_trick():
    """Counters in declarer's own nest are points without a trick: the others have swept all the same."""
    options = {"sweep_points": 20, "nest_owner": "declarer", "min_bid": 5}
    engine, oracle = translate.both_rules(ORIGINAL, options)
    nest = ["R14", "Y14", "B14", "R5"]
    cards = hands.arranged_deal(oracle, "north", {"east": GREENS}, nest_cards=nest)
    words = [*hands.contract(oracle, "north", "north", 35), "R5 R14 Y14 B14", "green"]
    position = translate.played(translate.start(engine, cards), words)
    table = cards.table(oracle)
    for word in words:
        table.do(word)
    (value,) = {value for _, value in solve(problem(position)).items()}
    # 35 in the nest make the bid of 35; the others have the other 65 and 20 for the sweep
    assert score_difference(engine, 35, value) == 35 - 85
    assert played_out(position, table).score().scored == (35, 85)


# before, what the hand would bring, whether the side made a bid of its own, what counts; target 300, step 5
CAPPED = [
    ({}, 200, 40, False, 40),
    ({}, 280, 40, False, 15),  # 295 is one step short of 300
    ({}, 280, 40, True, 40),
    ({}, 295, 40, False, 0),
    ({}, 290, -70, False, -70),
    ({"score_cap": 250}, 200, 80, False, 50),
    ({"score_cap": 250}, 280, 15, False, 0),  # over it by a bid that was made: it stays
    ({"score_cap": 250}, 280, 15, True, 15),
    ({"bid_step": 10}, 280, 40, False, 10),
]


@pytest.mark.parametrize(("options", "before", "amount", "made", "counts"), CAPPED)
def test_a_score_stops_without_a_made_bid(options, before, amount, made, counts):
    engine, oracle = translate.both_rules("crowsnest", {"go_out": "made_bid", **options})
    assert counted(engine, before, amount, made=made) == counts
    assert score.added(oracle, before, amount, made) == counts


def test_the_sheet_says_what_does_not_count():
    """East and West defend with 40 at 280 and stop at 295; North and South make 80 and go out with 320."""
    options = {"go_out": "made_bid"}
    before = {"NS": 240, "EW": 280}
    position, _ = scored.hand(
        "crowsnest",
        lambda table: scored.bidders(table, "captured") == 80,
        declarer="north", bid=80, seed=14, options=options, scores=before,
    )  # fmt: skip
    sheet = position.score()
    assert (sheet.scored, sheet.scores) == ((80, 15), (320, 295))
    (line,) = [line for line in sheet.lines if line.label is LineLabel.CAPPED]
    assert (line.party, line.amount, line.limit) == (Side.EW, -25, 295)
    assert str(standing_after(position).winner) == "NS"
    record = Record.of(position)
    assert record.result == (80, 15)
    assert read_one(write(record)) == record


# Call Partner: a seat on declarer's side has made its bid too, whoever named it.
def test_a_called_partner_goes_out_with_declarer():
    options = {"go_out": "made_bid"}
    before = {"north": 450, "east": 450, "south": 450, "west": 100}
    position, _ = scored.hand(
        CP,
        lambda table: table.outcome()["made"] and scored.bidders(table, "captured") >= 60,
        declarer="north", partner="south", called="G14", bid=60, options=options, scores=before,
        strengths=(0.6, 1.0),
    )  # fmt: skip
    north, east, south, _west = position.score().scores
    assert north == south > 500
    assert east <= 495


@pytest.mark.parametrize("revoke", ["block", "lose_bid", "flat_100"])
@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", CP])
def test_nobody_passes_the_cap_without_a_made_bid(game, revoke):
    """A hand that a revoke stopped is nobody's made bid, so neither side goes out in it."""
    rules = rule_set(game).with_options({"go_out": "made_bid", "revoke": revoke})
    stopped = 0
    for seed in range(40):
        end = random_hand(rules, seed)
        sheet = end.score()
        stopped += end.public.stopped
        for party, before, after in zip(rules.parties, end.scores, sheet.scores, strict=True):
            declares = any(rules.party(seat) is party for seat in end.declaring)
            if not (sheet.made and declares):
                assert after <= max(before, rules.cap)
    assert (stopped > 5) == (revoke != "block")


ENDS = [
    # options, scores, hands played, what ends the match, who wins
    ({}, (295, 290), 30, None, None),
    ({"hands": 4}, (100, 95), 3, None, None),
    ({"hands": 4}, (100, 95), 4, Ending.HANDS, "NS"),
    ({"hands": 4}, (95, 95), 4, Ending.HANDS, None),
    ({"hands": 4}, (95, 110), 5, Ending.HANDS, "EW"),
    ({"hands": 4}, (300, 95), 2, Ending.TARGET, "NS"),
    ({"mercy_lead": 200}, (150, -45), 2, None, None),
    ({"mercy_lead": 200}, (150, -50), 2, Ending.LEAD, "NS"),
    ({"mercy_low": 150}, (-145, 20), 2, None, None),
    ({"mercy_low": 150}, (-150, 20), 2, Ending.LOW, "EW"),
    ({"mercy_low": 150, "mercy_lead": 170}, (-150, 20), 2, Ending.LEAD, "EW"),
    ({"mercy_low": 150}, (-150, -150), 2, Ending.LOW, None),
    ({"go_out": "made_bid", "mercy_lead": 200}, (250, 40), 2, Ending.LEAD, "NS"),
]


@pytest.mark.parametrize(("options", "totals", "played", "ending", "winner"), ENDS)
def test_what_ends_a_match(options, totals, played, ending, winner):
    engine, oracle = translate.both_rules("crowsnest", options)
    now = standing(engine, totals, Seat.EAST, hands=played)
    assert now.ending is ending
    assert (None if now.winner is None else str(now.winner)) == winner
    assert now.sudden_death == (ending is not None and winner is None)
    told = dict(zip(("NS", "EW"), totals, strict=True))
    assert score.match_over(oracle, told, "east", played) == (winner is not None, winner)


def test_a_tie_after_the_last_hand_is_settled_as_the_rules_settle_ties():
    options = {"hands": 4, "tie": "declarer_wins"}
    engine, oracle = translate.both_rules("crowsnest", options)
    assert str(standing(engine, (95, 95), Seat.EAST, hands=4).winner) == "EW"
    assert score.match_over(oracle, {"NS": 95, "EW": 95}, "east", 4) == (True, "EW")


def test_a_lead_is_that_over_the_next_best_of_four():
    engine = rule_set(CP).with_options({"mercy_lead": 200})
    assert not standing(engine, (300, 105, -200, -300)).over
    assert str(standing(engine, (300, 100, -200, -300)).winner) == "north"


def three_hands(seed: int = 3) -> Match:
    match = Match(rules=rule_set(KD).with_options({"hands": 3, "target": 5000}))
    for number in range(20):
        if match.standing.over:
            return match
        cards = deal(match.rules, seed + number, match.next_dealer)
        start = Position.start(match.rules, cards, match.scores, match.hands_played)
        match = match.with_hand(play_out(start, RULES, seed))
    raise AssertionError("it never ended")


def test_a_match_of_three_hands_counts_those_that_were_played():
    match = three_hands()
    declared = [hand for hand in match.hands if hand.declarer is not None]
    assert len(declared) == match.hands_played == 3
    assert [hand.public.hands_played for hand in declared] == [0, 1, 2]
    assert match.standing.ending is Ending.HANDS
    passed = Position.start(match.rules, deal(match.rules, 9), (0, 0), 2)
    while passed.to_act:
        passed = passed.after(passed.legal_actions()[0])
    assert passed.public.auction.all_passed
    assert hands_after(passed) == 2
    assert not standing_after(passed).over


def test_the_number_of_a_hand_is_kept_by_records():
    match = three_hands()
    last = Record.of(match.hands[-1])
    assert "hands_played: 2\n" in write(last)
    assert read_one(write(last)) == read_one(write_line(last)) == last
    view = Record.of(match.hands[-1].restarted().view(Seat.SOUTH))
    assert read_one(write(view)) == view
    assert resume_match(save_match(match)).match == match
    late = replace(match, hands=match.hands[1:], first_dealer=match.hands[1].deal.dealer,
                   first_scores=match.hands[1].scores)  # fmt: skip
    assert resume_match(save_match(late)).match == late
    text = save_match(match).replace("hands_played: 2", "hands_played: 1")
    with pytest.raises(RecordError) as caught:
        resume_match(text)
    (fault,) = caught.value.faults
    assert (fault.problem, fault.found, fault.legal) == (Problem.HANDS_DO_NOT_FOLLOW, "1", ("2",))
    second = match.hands[1]
    early = Position.replay(match.rules, second.deal, second.actions, second.scores)
    with pytest.raises(NotYetError):
        replace(match, hands=match.hands[:1]).with_hand(early)


def test_a_game_that_counts_no_hands_has_no_use_for_their_number():
    rules = rule_set(KD)
    start = Position.start(rules, deal(rules, 3), None, 7)
    assert start.public.hands_played == 0
    text = write(Record.of(start)).replace("seed:", "hands_played: 2\nseed:")
    text = text if "hands_played" in text else text.replace("north:", "hands_played: 2\nnorth:")
    with pytest.raises(RecordError) as caught:
        read_one(text)
    assert [(fault.problem, fault.path) for fault in caught.value.faults] == [
        (Problem.NOT_IN_GAME, "hands_played")
    ]


@pytest.mark.parametrize(
    ("options", "clash"),
    [
        ({"score_cap": "250"}, Clash.CAP_WITHOUT_BID),
        ({"go_out": "made_bid", "score_cap": "300"}, Clash.CAP_OVER_TARGET),
    ],
)
def test_what_cannot_stand_together_is_refused(options, clash):
    rules = rule_set("crowsnest")
    with pytest.raises(RuleSetError):
        rules.with_options(options)
    draft = Draft(rules, tuple(options.items()))
    assert [conflict.clash for conflict in draft.conflicts] == [clash]
