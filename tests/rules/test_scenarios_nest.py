"""The nest: what may be laid away, what is said about it, who is called; and who leads."""

from random import Random

import pytest

from rooktutor.cards import CardSet
from rooktutor.game.actions import Discard
from rooktutor.game.illegality import Wrong
from rooktutor.game.match import next_dealer
from tests.oracle import deck, nest, play, score
from tests.support import hands, translate

KD, CN, KR, CP = "kentucky_discard", "crowsnest", "kentucky_rook", "call_partner"
N01 = "R5 R14 G10 G13 Y14 Y13 Y12 Y9 Rook | B5 B6 G5 R7 R8"
N04 = "R1 R14 R13 R12 R9 R8 G5 G7 G6 Y10 | Y8 B14 B6 B7 Rook"
N07 = "R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 | B14 Rook R13 R12 G9"
NINE_AND_SIX = "R1 R5 R6 R7 R8 G5 G6 Y5 Y6 | Y7 Y8 B5 B6 B7 Rook"


def exchange(game, holding, options=None):
    """The moment when north, who declares, holds hand and nest."""
    engine, oracle = translate.both_rules(game, options)
    hand, laid = (part.split() for part in holding.split("|"))
    cards = hands.arranged_deal(oracle, "north", {"north": hand}, nest_cards=laid)
    words = hands.contract(oracle, "north", "north")
    if oracle["trump_naming"] != "after_discard":
        words.append("green")
    table = cards.table(oracle)
    for word in words:
        table.do(word)
    position = translate.played(translate.start(engine, cards), words)
    assert (position.phase.value, table.phase) == ("discard", "discard")
    return position, table


def answer(game, holding, away, options=None):
    """What the engine has against a discard; the oracle must agree whether it is legal."""
    position, table = exchange(game, holding, options)
    problem = position.why_illegal(Discard(CardSet.parse(away)))
    assert (problem is None) == nest.may_lay_away(table.rules, table.holding, away.split(), table.trump)
    return problem


LEGAL = {
    "N01": (CN, N01, "R5 G5 B5 R7 R8"),
    "N01-crow": (CN, N01, "Rook B6 R7 R8 Y9"),
    "N04": (KR, N04, "G7 G6 Y8 B6 B7"),
    "N07": (KR, N07, "R13 R12 G9 R5 G10"),
    "N07-rook": (KR, N07, "R13 R12 G9 Rook R1"),
    "N10": ("red_one", NINE_AND_SIX, "R1 Rook Y5 B5 R6 R7"),
}
REFUSED = {
    "N02": (CN, N01, "R5 G5 B5 R7", Wrong.DISCARD_SIZE),
    "N02-six": (CN, N01, "R5 G5 B5 R7 R8 Rook", Wrong.DISCARD_SIZE),
    "N05": (KR, N04, "G5 G7 G6 Y8 B6", Wrong.COUNTER_IN_NEST),
    "N08": (KR, N07, "R13 R12 R5 G10 R10", Wrong.OTHERS_BEFORE_COUNTERS),
    "N10-five": ("red_one", NINE_AND_SIX, "R1 Rook Y5 B5 R6", Wrong.DISCARD_SIZE),
    "rook is a counter": (KR, N04, "Rook G7 G6 Y8 B6", Wrong.COUNTER_IN_NEST),
    "not held": (CN, N01, "B14 G5 B5 R7 R8", Wrong.NOT_YOUR_CARD),
}


@pytest.mark.parametrize("name", LEGAL)
def test_a_discard_is_legal(name):
    assert answer(*LEGAL[name]) is None


@pytest.mark.parametrize("name", REFUSED)
def test_a_discard_is_refused_with_its_reason(name):
    *asked, reason = REFUSED[name]
    problem = answer(*asked)
    assert problem is not None
    assert problem.reason is reason


@pytest.mark.parametrize(
    ("game", "holding", "count"),
    [(CN, N01, 2002), (KR, N04, 126), (KR, N07, 66), ("red_one", NINE_AND_SIX, 5005)],
    ids=["N01", "N04", "N07", "N10"],
)
def test_every_legal_discard_is_listed_once(game, holding, count):
    position, table = exchange(game, holding)
    listed = translate.words(position.legal_actions())
    assert listed == table.legal()
    assert len(set(listed)) == len(listed) == count == nest.count_discards(table.rules, table.holding)


@pytest.mark.parametrize(("away", "said"), [("R13 R12 G9 R5 G10", 2), ("R13 R12 G9 Rook R1", 2)])
def test_n07_counters_in_the_nest_are_announced(away, said):
    position, _ = exchange(KR, N07)
    after = position.after(Discard(CardSet.parse(away)))
    assert after.public.announced == said == nest.announced(translate.both_rules(KR)[1], away.split())
    assert not after.public.shown


def test_n11_partnership_has_no_exchange():
    engine, oracle = translate.both_rules("partnership")
    cards = hands.random_deal(oracle, Random(3), "north")
    position = translate.played(translate.start(engine, cards), hands.contract(oracle, "north", "east"))
    assert position.phase.value == "trump"
    assert not position.public.nest_taken
    position = translate.played(position, ["green"])
    assert position.phase.value == "play"
    assert [len(hand) for hand in position.hands] == [14] * 4


def test_declarer_names_trump_before_he_sees_the_nest_where_the_house_rule_says_so():
    engine, oracle = translate.both_rules(CP, {"trump_naming": "before_nest"})
    cards = hands.random_deal(oracle, Random(3), "north")
    position = translate.played(translate.start(engine, cards), hands.contract(oracle, "north", "east"))
    assert position.phase.value == "trump"
    view = position.view(translate.turn(position))
    assert view.nest is None
    assert len(view.hand) == 13
    assert CardSet.parse(" ".join(cards.nest)) <= view.hidden
    position = translate.played(position, ["green"])
    view = position.view(translate.turn(position))
    assert position.phase.value == "discard"
    assert view.nest is not None
    assert len(view.hand) == 18


def finished(game, seed, options=None, *, until=lambda _table: True):
    """A finished random hand, in both programs, the first from `seed` on that `until` accepts."""
    engine, oracle = translate.both_rules(game, options)
    while True:
        cards, words, table = hands.walk(oracle, seed)
        if table.declarer is not None and until(table):
            return translate.played(translate.start(engine, cards), words), table
        seed += 1


def test_n13_the_crow_in_the_nest_goes_to_the_last_trick():
    position, table = finished(CN, 0, until=lambda table: "Rook" in (table.away or []))
    winner = position.public.winners[-1]
    sheet = position.score()
    in_tricks = position.public.points_of_side(winner.side)
    in_nest = deck.total(table.rules, table.away or [])
    assert in_nest >= 20
    assert sheet.nest_points == in_nest
    assert translate.per_party(position.rules, sheet.captured)[str(winner.side)] == in_tricks + in_nest
    assert translate.per_party(position.rules, sheet.captured) == table.outcome()["captured"]


def test_n14_a_nest_without_counters_adds_nothing():
    position, table = finished(KR, 0)
    assert position.score().nest_points == 0
    assert sum(position.public.points_by_seat) == 180
    assert deck.total(table.rules, table.away or []) == 0


def test_n14_counters_of_the_shortfall_go_to_the_last_trick():
    position, table = exchange(KR, N07)
    rng = Random(5)
    for word in ["R12 R13 G9 G10 R5", "red"]:
        position = translate.played(position, [word])
        table.do(word)
    while table.phase != "over":
        word = hands.random_action(table, rng)
        position = translate.played(position, [word])
        table.do(word)
    sheet, last = position.score(), position.public.winners[-1].side
    assert sheet.nest_points == 15
    captured = translate.per_party(position.rules, sheet.captured)
    assert captured == table.outcome()["captured"]
    assert captured[str(last)] == position.public.points_of_side(last) + 15


@pytest.mark.parametrize("name", ["N16", "N17"])
def test_declarer_is_alone_with_a_card_that_nobody_else_holds(name):
    position, table = finished(
        CP,
        0,
        until=lambda table: table.partner is None and (table.called in (table.away or [])) == (name == "N16"),
    )
    assert [seat.value for seat in position.declaring] == [table.declarer]
    outcome = table.outcome()
    assert outcome["team"] == [table.declarer]
    assert translate.per_party(position.rules, position.score().scored) == outcome["scored"]


LEADS = {
    "D01": (CN, {}, "north", "south", "east"),
    "D02": (KD, {}, "west", "north", "north"),
    "D04": (CP, {}, "north", "west", "north"),
    "D05": (KR, {}, "north", "north", "east"),
    # beyond the rows of the rules text
    "left of declarer": (KR, {}, "south", "north", "east"),
    "declarer": (KD, {"first_lead": "declarer"}, "west", "south", "south"),
    "dealer": (KD, {"first_lead": "dealer"}, "west", "south", "west"),
    "left of dealer in one high": ("one_high", {}, "west", "south", "north"),
    "left of dealer in partnership": ("partnership", {}, "south", "north", "west"),
}


@pytest.mark.parametrize("name", LEADS)
def test_who_leads_first(name):
    game, options, dealer, declarer, leader = LEADS[name]
    engine, oracle = translate.both_rules(game, options)
    cards = hands.random_deal(oracle, Random(2), dealer)
    table = cards.table(oracle)
    position = translate.start(engine, cards)
    rng = Random(2)
    words = hands.contract(oracle, dealer, declarer)
    while table.phase != "play":
        word = words.pop(0) if words else hands.random_action(table, rng)
        position = translate.played(position, [word])
        table.do(word)
    assert position.declarer is not None
    assert position.declarer.value == declarer
    assert translate.turn(position).value == table.to_act == leader
    assert play.first_leader(oracle, dealer, declarer) == leader
    if name == "D05":
        assert position.bid == 100


@pytest.mark.parametrize("name", ["D07", "D08"])
def test_who_deals_next(name):
    if name == "D07":
        position, table = finished(KD, 0, until=lambda table: table.dealer == "north")
        expected = "east"
    else:
        engine, oracle = translate.both_rules(CN)
        cards = hands.random_deal(oracle, Random(4), "north")
        table = cards.table(oracle)
        for word in ["pass"] * 4:
            table.do(word)
        position, expected = translate.played(translate.start(engine, cards), ["pass"] * 4), "north"
    assert next_dealer(position).value == expected
    assert score.next_dealer(table.rules, table.dealer, played=table.declarer is not None) == expected
