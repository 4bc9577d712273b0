"""The auction: who may say what, when it ends, who declares. The dealer is north throughout."""

from dataclasses import dataclass, field
from random import Random

import pytest

from rooktutor.game.illegality import Wrong
from rooktutor.game.match import next_dealer
from tests.oracle import auction
from tests.support import hands, translate

KD, CN, KR, CP = "kentucky_discard", "crowsnest", "kentucky_rook", "call_partner"


def calls(text):
    """Calls by seat, "E pass, S 70", as words."""
    return [part.split() for part in text.split(",")] if text else []


def auction_after(game, text, options=None):
    """The engine's position and the oracle's auction after these calls, each by the seat that is named."""
    engine, oracle = translate.both_rules(game, options)
    cards = hands.random_deal(oracle, Random(1), "north")
    position, state = translate.start(engine, cards), auction.Auction(oracle, "north")
    for seat, word in calls(text):
        assert translate.turn(position).letter == seat
        assert (state.to_act or "")[0].upper() == seat
        position = position.after(translate.engine_action("auction", word))
        state.call(word)
    return position, state


@dataclass(frozen=True)
class Ends:
    game: str
    calls: str
    declarer: str | None
    bid: int | None
    options: dict[str, object] = field(default_factory=dict)


ENDS = {
    "A01": Ends(CN, "E pass, S 70, W 75, N pass, S 80, W pass", "south", 80),
    "A08": Ends(CN, "E pass, S pass, W pass, N pass", None, None),
    "A10": Ends(CN, "E 120", "east", 120),
    "A13": Ends(KR, "E pass, S pass, W pass", "north", 100),
    "A14": Ends(KR, "E 100, S pass, W pass, N pass", "east", 100),
    "A16-ends": Ends(KR, "E 175, S 180", "south", 180),
    "A17": Ends(CP, "N 5, E 10, S pass, W pass, N pass", "east", 10),
    "A19": Ends(CP, "N pass, E pass, S pass, W pass", None, None),
    "A22": Ends("partnership", "E 120", "east", 120),
    # beyond the rows of the rules text
    "the fourth may bid": Ends(CN, "E pass, S pass, W pass, N 70", "north", 70),
    "no crow ends at 100": Ends("crowsnest_no_crow", "E 70, S 100", "south", 100),
    "call partner ends at 200": Ends(CP, "N 200", "north", 200),
    "one high ends at 200": Ends("one_high", "E 200", "east", 200),
    "red one ends at 150": Ends("red_one", "E 150", "east", 150),
    "buckeye ends at 180": Ends("buckeye", "E 180", "east", 180),
    "the maximum may be asked round": Ends(
        CN, "E 120, S pass, W pass, N pass", "east", 120, {"stop_at_max": False}
    ),
    "sent round twice": Ends(KD, "E 70, S 75, W 80, N 85, E 90, S pass, W pass, N pass", "east", 90),
    "the forced dealer pays the house minimum": Ends(
        CN, "E pass, S pass, W pass", "north", 65, {"all_pass": "dealer_forced_min", "min_bid": 65}
    ),
}


@pytest.mark.parametrize("name", ENDS)
def test_the_auction_ends(name):
    row = ENDS[name]
    position, state = auction_after(row.game, row.calls, row.options)
    assert position.public.auction.over
    assert position.public.auction.to_act is None
    assert position.public.auction.legal_calls() == ()
    assert (position.declarer.value if position.declarer else None) == state.declarer == row.declarer
    assert position.bid == state.bid == row.bid
    assert position.public.auction.all_passed == (row.declarer is None)


def test_a_hand_that_all_pass_is_void_and_dealt_again_by_the_same_dealer():
    # A08, D08, A19: nothing is scored and the dealer stays
    for game in (CN, CP):
        position, _ = auction_after(game, ENDS["A08" if game == CN else "A19"].calls)
        assert position.phase.value == "over"
        assert position.score().scored == (0,) * len(position.rules.parties)
        assert next_dealer(position).value == "north"


@dataclass(frozen=True)
class Says:
    game: str
    before: str
    word: str
    wrong: Wrong | None
    limit: int | None = None
    options: dict[str, object] = field(default_factory=dict)


SAYS = {
    "A02": Says(CN, "", "65", Wrong.BELOW_MINIMUM, 70),
    "A04": Says(KD, "E 70", "70", Wrong.NOT_HIGHER, 75),
    "A05": Says(KD, "E 70", "85", None),
    "A07": Says(KD, "E 70, S pass", "75", None),
    "A11": Says("crowsnest_no_crow", "E 95", "105", Wrong.ABOVE_MAXIMUM, 100),
    "A16": Says(KR, "E 175", "185", Wrong.ABOVE_MAXIMUM, 180),
    "A16-maximum": Says(KR, "E 175", "180", None),
    "A20": Says("red_one", "", "70", Wrong.BELOW_MINIMUM, 75),
    "A20-option": Says("red_one", "", "70", None, None, {"min_bid": 70}),
    # beyond the rows of the rules text
    "off the steps": Says(KD, "E 70", "77", Wrong.NOT_A_STEP, 5),
    "a step too small": Says(CP, "N 5", "5", Wrong.NOT_HIGHER, 10),
    "call partner opens at 5": Says(CP, "", "5", None),
    "kentucky rook opens at 100": Says(KR, "", "95", Wrong.BELOW_MINIMUM, 100),
    "no jumps": Says(KD, "E 70", "80", Wrong.NO_JUMP_BIDS, 75, {"jump_bids": False}),
    "no jumps needed": Says(KD, "E 70", "75", None, None, {"jump_bids": False}),
    "tens only": Says(KD, "E 70", "75", Wrong.NOT_A_STEP, 10, {"bid_step": 10}),
    "the dealer may outbid when not forced": Says(KR, "E 100, S pass, W pass", "105", None),
    "lifted cap": Says(KR, "E 180", "185", None, None, {"max_bid": 200}),
}


@pytest.mark.parametrize("name", SAYS)
def test_a_call_is_legal_or_refused_with_its_reason(name):
    row = SAYS[name]
    position, state = auction_after(row.game, row.before, row.options)
    action = translate.engine_action("auction", row.word)
    problem = position.why_illegal(action)
    assert (problem is None) == (action in position.legal_actions()) == (row.word in state.legal())
    assert (problem.reason if problem else None) == row.wrong
    assert (problem.limit if problem else None) == row.limit


def test_a_bid_over_the_ceiling_is_refused_even_when_the_auction_is_over():
    # A11: S says 105 over E's 100
    position, _ = auction_after("crowsnest_no_crow", "E 100")
    problem = position.why_illegal(translate.engine_action("auction", "105"))
    assert problem is not None
    assert problem.reason is Wrong.WRONG_PHASE


def test_call_partner_turn_order_starts_with_the_dealer():
    # A17
    position, state = auction_after(CP, "N 5, E 10, S 15, W 20")
    assert [seat.letter for seat, _ in position.public.auction.by_seat] == ["N", "E", "S", "W"]
    assert translate.turn(position).value == state.to_act == "north"


def test_who_passed_is_not_asked_again():
    # A01: after N passed, the turn goes S, W
    position, _ = auction_after(CN, "E pass, S 70, W 75, N pass, S 80")
    assert translate.turn(position).value == "west"
    assert {seat.value for seat in position.public.auction.passed} == {"east", "north"}


@pytest.mark.parametrize(("all_pass", "dealer"), [("redeal_same", "north"), ("redeal_next", "east")])
def test_who_deals_again(all_pass, dealer):
    position, _ = auction_after(CN, "E pass, S pass, W pass, N pass", {"all_pass": all_pass})
    assert next_dealer(position).value == dealer
