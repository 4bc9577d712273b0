"""Holding the partner's bid, the moon, a misdeal and blind auctions, worked by hand. The dealer is north."""

from dataclasses import dataclass, field
from random import Random

import pytest

from rooktutor.cards import NO_CARDS, ROOK, Card, CardSet
from rooktutor.errors import IllegalAction, RuleSetError
from rooktutor.game.actions import HOLD, MISDEAL, MOON, PASS, Bid, Discard, NameTrump, Play, Renege
from rooktutor.game.auction import Auction
from rooktutor.game.deal import Deal
from rooktutor.game.illegality import RuleId, Wrong
from rooktutor.game.match import Ending, Match, next_dealer, standing_after
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.scoring import LineLabel
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat, Side
from tests.oracle.auction import Auction as OracleAuction
from tests.support import translate

HOLD_ON: dict[str, object] = {"hold_partner": "once"}
BLIND: dict[str, object] = {"nest_visibility": "top_card", "blind_bid": "bird_turned"}


def auction_after(text, options, game="crowsnest"):
    """The auction after these calls, each by the seat that is named."""
    auction = Auction(rule_set(game).with_options(options), Seat.NORTH)
    for letter, word in (part.split() for part in text.split(", ") if part):
        call = translate.engine_action("auction", word)
        assert auction.to_act is not None and auction.to_act.letter == letter
        assert auction.why_illegal(call) is None, (letter, word)
        auction = auction.after(call)
    return auction


def words(auction):
    """The legal calls that are no number."""
    return [str(call) for call in auction.legal_calls() if not isinstance(call, Bid)]


# ------------------------------------------------------------------------------------------- holding


@dataclass(frozen=True)
class Held:
    calls: str
    to_act: str | None
    words: str
    declarer: str | None = None
    bid: int | None = None
    options: dict[str, object] = field(default_factory=dict)


HELD = {
    "nobody has bid": Held("E pass", "S", "pass"),
    "an opponent is high": Held("E 70", "S", "pass"),
    "the partner is high": Held("E 70, S pass", "W", "pass hold"),
    "whoever held is not out": Held("E 70, S pass, W hold, N 75, E pass", "W", "pass"),
    "once is enough": Held("E 70, S pass, W hold, N 75, E 80", "W", "pass"),
    "each partner has one": Held("E 70, S pass, W hold, N 75, E 80, W 85, N 90, E 95, W pass, N pass",
                                 None, "", "east", 95),
    "the other partner too": Held("E 70, S pass, W hold, N 75, E pass, W 80, N pass", None, "", "west", 80),
    "both opponents out ends it": Held("E 70, S pass, W hold, N pass", None, "", "east", 70),
    "but the partner is asked": Held("E 70, S pass, W 75, N pass", "E", "pass hold"),
    "and may hold": Held("E 70, S pass, W 75, N pass, E hold", None, "", "west", 75),
    "a hold before the bid does not count": Held(
        "E 70, S pass, W hold, N 75, E 80, W 85, N pass", "E", "pass hold"),
    "bidding over the partner": Held("E 70, S pass, W hold, N 75, E 80, W 85, N pass, E 90, W pass",
                                     None, "", "east", 90),
    "the maximum ends it as ever": Held("E 70, S pass, W hold, N 120", None, "", "north", 120),
    "the dealer is forced as ever": Held("E pass, S pass, W pass", None, "", "north", 70,
                                         {"all_pass": "dealer_forced_min"}),
    "nobody may in other games": Held("E 70, S pass", "W", "pass", options={"hold_partner": "off"}),
}  # fmt: skip


@pytest.mark.parametrize("name", HELD)
def test_who_may_hold_and_when_the_auction_ends(name):
    row = HELD[name]
    auction = auction_after(row.calls, {**HOLD_ON, **row.options})
    assert (auction.to_act.letter if auction.to_act else None) == row.to_act
    assert words(auction) == row.words.split()
    assert (auction.declarer.value if auction.declarer else None, auction.bid) == (row.declarer, row.bid)


@pytest.mark.parametrize(
    ("calls", "options", "reason"),
    [
        ("E 70, S pass", {}, Wrong.NO_SUCH_CALL),
        ("E 70", HOLD_ON, Wrong.PARTNER_NOT_HIGH),
        ("E pass", HOLD_ON, Wrong.PARTNER_NOT_HIGH),
        ("E 70, S pass, W hold, N 75, E 80", HOLD_ON, Wrong.HELD_ALREADY),
    ],
)
def test_why_nobody_may_hold(calls, options, reason):
    wrong = auction_after(calls, options).why_illegal(HOLD)
    assert wrong is not None
    assert (wrong.reason, wrong.rule) == (reason, RuleId.HOLD_PARTNER)


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", "one_high"])
def test_random_auctions_of_all_words_go_as_in_the_oracle(game):
    """Without cards, so that thousands of calls are compared; half of the calls hold where they may."""
    options = {**HOLD_ON, "moon": "fixed", "misdeal": "no_counters", "stop_at_max": False, "bid_step": 10}
    engine, plain = translate.both_rules(game, options)
    rng, endings = Random(game), set()
    for _ in range(400):
        dealer = rng.choice(list(Seat))
        ours, theirs = Auction(engine, dealer), OracleAuction(plain, dealer.value)
        while not theirs.over:
            legal = theirs.legal()
            assert [str(call) for call in ours.legal_calls()] == legal
            assert ours.to_act is not None and ours.to_act.value == theirs.to_act
            rare = [word for word in legal if word in ("moon", "misdeal")]
            usual = [word for word in legal if word not in rare]
            word = rng.choice(rare) if rng.random() < 0.04 and rare else rng.choice(usual[:3])
            if "hold" in legal and rng.random() < 0.5:
                word = "hold"
            ours = ours.after(translate.engine_action("auction", word))
            theirs.call(word)
        declarer = ours.declarer.value if ours.declarer else None
        assert (ours.over, declarer, ours.bid) == (True, theirs.declarer, theirs.bid)
        endings.add((word, theirs.only_partners_left, declarer is None))
    assert {
        ("hold", True, False),
        ("pass", True, False),
        ("pass", False, False),
        ("moon", False, False),
    } <= endings
    assert ("misdeal", False, True) in endings


# ---------------------------------------------------------------------------------------- the moon

# No bird, 100 points, and north leads to the first trick. With nine reds north takes every trick.
REDS = "R6 R7 R8 R9 R10 R11 R12 R13 R14"
EAST, SOUTH = "G5 G6 G7 G8 G9 G10 G11 G12", "G13 G14 Y5 Y6 Y7 Y8 Y9 Y10 Y11"
WEST, NEST = "Y12 Y13 Y14 B9 B10 B11 B12 B13 B14", "B5 B6 B7 B8"


def moon_hand(options, *, short=False, call=MOON, scores=None):
    """North declares red; where he is ``short``, east has the 14 of trumps."""
    rules = rule_set("kentucky_discard_original").with_options(options)
    north = REDS.replace("R14", "R5") if short else REDS
    east = ("R14 " if short else "R5 ") + EAST
    hands = tuple(map(CardSet.parse, (north, east, SOUTH, WEST)))
    cards = Deal(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        nest=tuple(map(Card.parse, NEST.split())),
        dealer=Seat.WEST,
    )
    start = Position.start(rules, cards, scores)
    return start.after(call).after(Discard(CardSet.parse(NEST))).after(NameTrump(Card.parse("R5").color))


def played_out(position):
    """North plays from the top, the others whatever comes first."""
    while position.phase is Phase.PLAY:
        cards = [action for action in position.legal_actions() if isinstance(action, Play)]
        position = position.after(cards[-1] if position.to_act is Seat.NORTH else cards[0])
    return position


@pytest.mark.parametrize(
    ("options", "short", "call", "scored", "label"),
    [
        ({"moon": "fixed", "moon_points": 150}, False, MOON, (150, 0), LineLabel.MOON_MADE),
        ({"moon": "fixed", "moon_points": 150}, True, MOON, (-150, 10), LineLabel.MOON_MISSED),
        ({"moon": "fixed"}, False, MOON, (200, 0), LineLabel.MOON_MADE),
        ({"moon": "fixed", "moon_points": 150}, False, Bid(100), (100, 0), LineLabel.MADE),
        ({"moon": "fixed", "moon_points": 150}, True, Bid(100), (-100, 10), LineLabel.SET),
        ({"moon": "game"}, False, MOON, (100, 0), LineLabel.MOON_MADE),
        ({"moon": "game"}, True, MOON, (-100, 10), LineLabel.MOON_MISSED),
        # the promise is every point, not what a sweep brings on top
        (
            {"moon": "fixed", "moon_points": 150, "sweep_points": 20},
            False,
            MOON,
            (150, 0),
            LineLabel.MOON_MADE,
        ),
    ],
)
def test_what_a_moon_scores(options, short, call, scored, label):
    position = played_out(moon_hand(options, short=short, call=call))
    sheet = position.score()
    assert position.bid == 100
    assert sheet.scored == scored
    assert [line.label for line in sheet.lines if line.party is Side.NS and line.bid] == [label]
    assert sheet.made is not short


@pytest.mark.parametrize("short", [False, True])
def test_a_moon_for_the_game_ends_the_match_whatever_the_scores(short):
    position = played_out(moon_hand({"moon": "game"}, short=short, scores=(-50, 290)))
    now = standing_after(position)
    assert (now.winner, now.ending) == (Side.EW if short else Side.NS, Ending.MOON)
    assert Match(rules=position.rules, first_scores=(-50, 290)).with_hand(position).standing == now
    fixed = played_out(moon_hand({"moon": "fixed"}, short=short, scores=(-50, 250)))
    assert not standing_after(fixed).over


@pytest.mark.parametrize(
    ("options", "scored", "winner"),
    [
        ({"moon": "game", "revoke": "lose_bid"}, (10, -100), Side.NS),
        ({"moon": "fixed", "moon_points": 150, "revoke": "lose_bid"}, (10, -150), None),
        ({"moon": "game", "revoke": "flat_100"}, (100, -100), None),
    ],
)
def test_a_revoke_against_a_moon(options, scored, winner):
    position = moon_hand(options, short=True)
    # east keeps the 14 of trumps back, and throws a green 10 instead
    for action in (Play(Card.parse("R13")), Renege(Card.parse("G10")), Play(Card.parse("G13"))):
        position = position.after(action)
    position = position.after(Play(Card.parse("Y12"))).after(Play(Card.parse("R12")))
    for name in ("R14", "G14", "Y13"):
        position = position.after(Play(Card.parse(name)))
    assert position.phase is Phase.OVER
    assert (position.score().scored, standing_after(position).winner) == (scored, winner)


def test_a_moon_is_above_every_bid_and_ends_the_auction():
    moon: dict[str, object] = {"moon": "fixed"}
    assert words(auction_after("E 115", moon)) == ["pass", "moon"]
    auction = auction_after("E 70, S moon", moon)
    assert (auction.over, auction.declarer, auction.bid) == (True, Seat.SOUTH, 120)
    auction = auction_after("E 180, S moon", {**moon, "stop_at_max": False}, game="kentucky_rook")
    assert (auction.over, auction.declarer, auction.bid) == (True, Seat.SOUTH, 180)
    step = auction_after("E 70", {**moon, "jump_bids": False})
    assert [str(call) for call in step.legal_calls()] == ["pass", "75", "moon"]
    wrong = auction_after("E 70", {}).why_illegal(MOON)
    assert wrong is not None and wrong.reason is Wrong.NO_SUCH_CALL


# ------------------------------------------------------------------------------------------ misdeal

PLAIN = "R6 R7 R8 R9 G6 G7 Y6 Y7 B6"


def with_hand(held, options, *, nest_top="", game="crowsnest"):
    """A hand in which east, who speaks first, holds these cards."""
    rules = rule_set(game).with_options(options)
    own = CardSet.parse(held)
    top = [Card.parse(nest_top)] if nest_top else []
    rest = list(rules.pack - own - CardSet.of(top))
    Random(3).shuffle(rest)
    north, south, west = (CardSet.of(rest[i * rules.hand : (i + 1) * rules.hand]) for i in range(3))
    nest = (*rest[3 * rules.hand :], *top)
    return Position.start(
        rules, Deal(hands=(north, own, south, west), nest=nest, dealer=Seat.NORTH), (20, 30)
    )


@pytest.mark.parametrize("all_pass", ["redeal_same", "redeal_next", "dealer_forced_min"])
def test_a_hand_without_counters_is_dealt_again_by_the_same_dealer(all_pass):
    position = with_hand(PLAIN, {"misdeal": "no_counters", "all_pass": all_pass})
    assert MISDEAL in position.legal_actions()
    assert position.rule_of(MISDEAL) is RuleId.MISDEAL
    position = position.after(MISDEAL)
    assert (position.phase, position.to_act, position.declarer) == (Phase.OVER, None, None)
    sheet = position.score()
    assert (sheet.scored, sheet.scores, sheet.made) == ((0, 0), (20, 30), None)
    assert next_dealer(position) is Seat.NORTH
    assert not standing_after(position).over


def test_all_see_that_whoever_asked_for_new_cards_holds_no_counter():
    position = with_hand(PLAIN, {"misdeal": "no_counters"}).after(MISDEAL)
    assert position.view(Seat.SOUTH).public.cannot_hold(Seat.EAST) == position.rules.counting_cards
    assert position.view(Seat.SOUTH).public.cannot_hold(Seat.WEST) == NO_CARDS


@pytest.mark.parametrize(
    ("held", "calls", "options", "reason", "cards"),
    [
        (PLAIN, "", {}, Wrong.NO_SUCH_CALL, ""),
        (PLAIN.replace("R6", "R5"), "", {"misdeal": "no_counters"}, Wrong.COUNTER_IN_HAND, "R5"),
        (PLAIN.replace("B6", "Rook"), "", {"misdeal": "no_counters"}, Wrong.COUNTER_IN_HAND, "Rook"),
        (PLAIN, "70 75 80 85", {"misdeal": "no_counters"}, Wrong.NOT_FIRST_CALL, ""),
    ],
)
def test_why_nobody_may_ask_for_new_cards(held, calls, options, reason, cards):
    position = translate.played(with_hand(held, options), calls.split())
    assert position.to_act is Seat.EAST
    wrong = position.why_illegal(MISDEAL)
    assert wrong is not None
    assert (wrong.reason, wrong.rule, str(wrong.must_play)) == (reason, RuleId.MISDEAL, cards)
    assert MISDEAL not in position.legal_actions()
    with pytest.raises(IllegalAction):
        position.after(MISDEAL)


@pytest.mark.parametrize(("top", "allowed"), [("G14", False), ("G13", True)])
def test_a_counter_that_lies_face_up_in_the_nest_bars_a_misdeal(top, allowed):
    options: dict[str, object] = {"misdeal": "no_counters", "nest_visibility": "top_card"}
    position = with_hand(PLAIN, options, nest_top=top)
    assert (MISDEAL in position.legal_actions()) is allowed
    if not allowed:
        wrong = position.why_illegal(MISDEAL)
        assert wrong is not None and wrong.reason is Wrong.COUNTER_TURNED


# ------------------------------------------------------------------------------------ blind auctions


def test_nobody_sees_his_cards_while_the_bird_is_turned_up():
    position = with_hand(PLAIN, BLIND, nest_top="Rook")
    for seat in Seat:
        view = position.view(seat)
        assert (view.hand, view.dealt) == (NO_CARDS, NO_CARDS)
        assert view.hidden == position.rules.pack.without(ROOK)
    bid = position.after(Bid(70)).after(PASS).after(PASS)
    assert bid.view(Seat.EAST).hand == NO_CARDS
    over = bid.after(PASS)
    assert over.view(Seat.EAST).hand == position.hand(Seat.EAST) | CardSet.of(position.deal.nest)
    assert over.view(Seat.SOUTH).hand == position.hand(Seat.SOUTH)


def test_any_other_card_turned_up_blinds_nobody():
    position = with_hand(PLAIN, BLIND, nest_top="G14")
    assert position.view(Seat.EAST).hand == position.hand(Seat.EAST)


def test_nobody_asks_for_new_cards_that_he_has_not_seen():
    options: dict[str, object] = {**BLIND, "misdeal": "no_counters"}
    wrong = with_hand(PLAIN, options, nest_top="Rook").why_illegal(MISDEAL)
    assert wrong is not None and wrong.reason is Wrong.COUNTER_TURNED
    free: dict[str, object] = {**options, "bird_points": 0, "max_bid": 100}
    wrong = with_hand(PLAIN, free, nest_top="Rook").why_illegal(MISDEAL)
    assert wrong is not None and wrong.reason is Wrong.HAND_UNSEEN


# ------------------------------------------------------------------------- what cannot stand together


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("call_partner", {"hold_partner": "once"}, "hold_partner once needs teams fixed"),
        ("call_partner", {"moon": "game"}, "moon game needs teams fixed"),
        ("crowsnest", {"moon_points": 0}, "moon_points is 0; it must be 1 or more"),
        ("crowsnest_no_crow", {"blind_bid": "bird_turned", "nest_visibility": "top_card"}, "needs the bird"),
        ("crowsnest", {"blind_bid": "bird_turned"}, "needs nest_visibility top_card"),
        (
            "crowsnest",
            {"blind_bid": "bird_turned", "nest_visibility": "all"},
            "needs nest_visibility top_card",
        ),
    ],
)
def test_what_cannot_stand_together(game, options, said):
    with pytest.raises(RuleSetError) as refused:
        rule_set(game).with_options(options)
    assert len(refused.value.problems) == 1
    assert said in refused.value.problems[0]
