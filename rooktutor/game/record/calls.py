"""The auction of a hand record held against the rules, call by call."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.game import legal
from rooktutor.game.actions import PASS, Call
from rooktutor.game.auction import Auction
from rooktutor.game.illegality import RuleId
from rooktutor.game.public import Public
from rooktutor.game.record.fault import FaultList, Problem
from rooktutor.game.record.form import SeatCall
from rooktutor.seats import Seat

Hands = Mapping[Seat, CardSet | None]


def told_auction(
    told: Sequence[SeatCall | None], start: Public, hands: Hands, faults: FaultList
) -> tuple[Auction, bool]:
    """Return the auction that the calls make, and whether all of them could be read.

    ``hands`` are those that the record knows: a misdeal is held against them. A call that the rules
    refuse is noted and then counts all the same.
    """
    auction = start.auction
    for written in told:
        if written is None:
            return auction, False
        found = f"{written.seat.letter} {written.call}"
        if auction.over:
            faults.add(Problem.AFTER_AUCTION, written.path, found, rule=RuleId.TURN_ORDER.value)
            continue
        more = _calls(replace(start, auction=auction), written, hands.get(written.seat), found, faults)
        auction = replace(auction, calls=(*auction.calls, *more))
    return auction, True


def _calls(
    public: Public, written: SeatCall, hand: CardSet | None, found: str, faults: FaultList
) -> list[Call]:
    """Return the calls to go on with after what is written, which may be wrong."""
    auction = public.auction
    expected = auction.to_act
    assert expected is not None  # noqa: S101 - the auction is not over
    if written.seat is not expected:
        rule = RuleId.PASS_IS_FINAL if written.seat in auction.passed else RuleId.TURN_ORDER
        faults.add(Problem.OUT_OF_TURN, written.path, found, legal=(expected.letter,), rule=rule.value)
        return _silent_passes(auction, written)
    held = NO_CARDS if hand is None else hand
    illegality = legal.why_illegal(public, held, None, written.call)
    if illegality is not None:
        faults.refuse(Problem.ILLEGAL_CALL, written.path, found, illegality, legal.legal_calls(public, hand))
    return [written.call]


def _silent_passes(auction: Auction, written: SeatCall) -> list[Call]:
    """Return the calls as if those who were left out had passed, unless that cannot be."""
    calls: list[Call] = []
    while auction.to_act is not written.seat:
        if auction.over:
            return []
        calls.append(PASS)
        auction = auction.after(PASS)
    return [*calls, written.call]
