"""The judges of what is said about the match, the auction as a whole, single cards and a called card."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import gcd

from rooktutor.explain import claims as c
from rooktutor.game.actions import PASS, Action, Bid, CallCard, Discard, Pass
from rooktutor.seats import Seat
from rooktutor.solve.strength import carries, climb, strength
from rooktutor.solve.unseen import goes_to
from rooktutor.solve.values import Evaluation
from tests.explain.truth import HALF, Truth
from tests.oracle import deck, score
from tests.oracle.presets import COLORS, left_of, side_of

FROM_VALUES = (
    c.ByPoints,
    c.WorthUpTo,
    c.Differs,
    c.OthersBuy,
    c.PartnerBuys,
    c.NobodyBuys,
    c.HandWorth,
    c.WithTrump,
)


# --- the match ------------------------------------------------------------------------------


def _winners(t: Truth, declarer: str, bid: int, points: int) -> Iterator[str | None]:
    """Who can have won the match when declarer's side takes ``points``: bonus and sweep either way."""
    rules, public = t.rules, t.view.public
    every = deck.total(rules, deck.pack(rules)) + int(str(rules["bonus_points"]))
    sweep = int(str(rules["sweep_points"])) if points == 0 else 0
    hands = public.hands_played + 1
    before = dict(zip(("NS", "EW"), public.scores, strict=True))
    own = side_of(declarer)
    for lost in (0, int(str(rules["bonus_points"]))):
        mine, theirs = score.made_or_set(rules, bid, points, max(0, every - points - lost) + sweep)
        after = {
            side: total
            + score.added(rules, total, mine if side == own else theirs, side == own and points >= bid)
            for side, total in before.items()
        }
        yield score.match_over(rules, after, declarer, hands)[1]


def _always(t: Truth, declarer: str, bid: int, winner: str, *, made: bool) -> bool:
    every = deck.total(t.rules, deck.pack(t.rules)) + int(str(t.rules["bonus_points"]))
    taken = [points for points in range(0, every + 1, _step(t)) if (points >= bid) is made]
    return all(won == winner for points in taken for won in _winners(t, declarer, bid, points))


def _step(t: Truth) -> int:
    """What divides everything that can be taken: the cards, the bonus, and half of it where it is split."""
    bonus = int(str(t.rules["bonus_points"]))
    counters = [points for card in deck.pack(t.rules) if (points := deck.points(t.rules, card))]
    return gcd(*counters, bonus, bonus // 2 if bonus % 2 == 0 else 1)


def _other(side: str) -> str:
    return "EW" if side == "NS" else "NS"


def _wins_match(claim: c.WinsMatch, t: Truth, _a: Action) -> bool:
    return _always(t, t.me, claim.amount, side_of(t.me), made=True)


def _set_loses_match(claim: c.SetLosesMatch, t: Truth, a: Action) -> bool:
    return a == Bid(claim.amount) and _always(t, t.me, claim.amount, _other(side_of(t.me)), made=False)


def _they_win(claim: c.TheyWin, t: Truth, _a: Action) -> bool:
    seat, auction = str(claim.seat), t.view.public.auction
    high = [(str(who), call.amount) for who, call in auction.by_seat if isinstance(call, Bid)][-1]
    against = seat not in (t.me, left_of(t.me, 2))
    return (
        high == (seat, claim.amount) and against and _always(t, seat, claim.amount, side_of(seat), made=True)
    )


def _enough(t: Truth, declarer: str, side: str, taken: int) -> bool:
    """Whether ``side`` wins the match whenever it takes that much against ``declarer``, whatever is bid."""
    rules = t.rules
    every = deck.total(rules, deck.pack(rules)) + int(str(rules["bonus_points"]))
    bids = range(int(str(rules["min_bid"])), t.view.rules.max_bid + 1, int(str(rules["bid_step"])))
    return all(
        won == side
        for bid in bids
        for points in range(0, every - taken + 1, 5)
        for won in _winners(t, declarer, bid, points)
    )


def _need_only(claim: c.NeedOnly, t: Truth, _a: Action) -> bool:
    return _enough(t, left_of(t.me), side_of(t.me), claim.points)


def _they_need_only(claim: c.TheyNeedOnly, t: Truth, _a: Action) -> bool:
    return _enough(t, t.me, _other(side_of(t.me)), claim.points)


# --- strength and calls ---------------------------------------------------------------------


def _good_for(claim: c.GoodFor, t: Truth, _a: Action) -> bool:
    """Numbers of the model: they are asked again."""
    rules, points = t.view.rules, strength(t.view.rules, t.view.hand.mask).points
    one_more = carries(rules, claim.amount + int(str(t.rules["bid_step"])))
    right = {
        c.Stop.OVER: claim.amount > claim.points,
        c.Stop.SHORT: 0 < claim.amount < rules.max_bid and points >= one_more,
        c.Stop.ABOUT: claim.amount <= claim.points,
    }
    return claim.amount == goes_to(t.view) and claim.points == round(points) and right[claim.stop]


ALMOST = 1e-6


def _bids(t: Truth, seat: Seat) -> list[int]:
    return [
        call.amount for who, call in t.view.public.auction.by_seat if who is seat and isinstance(call, Bid)
    ]


def _spoke_for(claim: c.SpokeFor, t: Truth, _a: Action) -> bool:
    """No hand of less strength goes as high."""
    return (
        _bids(t, claim.seat)[-1:] == [claim.amount]
        and climb(t.view.rules, claim.points - ALMOST) < claim.amount
    )


def _spoke_against(claim: c.SpokeAgainst, t: Truth, _a: Action) -> bool:
    """Every hand of so much strength goes as high."""
    high = 0
    for seat, call in t.view.public.auction.by_seat:
        if seat is claim.seat and isinstance(call, Pass):
            step = int(str(t.rules["bid_step"]))
            least = high + step if high else int(str(t.rules["min_bid"]))
            carried = climb(t.view.rules, claim.points + ALMOST) >= claim.amount
            return claim.amount == least and carried
        high = call.amount if isinstance(call, Bid) else high
    return False


# --- single cards ---------------------------------------------------------------------------


def _missing_above(t: Truth, card: str, trump: str) -> set[str]:
    """The cards of its suit that beat ``card`` and are not in the hand, with this trump."""
    suit, height = deck.suit(t.rules, card, trump), deck.height(t.rules, card, trump)
    return {
        other
        for other in deck.pack(t.rules)
        if other not in t.hand
        and deck.suit(t.rules, other, trump) == suit
        and deck.height(t.rules, other, trump) > height
    }


def _mates(t: Truth, card: str, trump: str, cards: frozenset[str]) -> set[str]:
    return {k for k in cards if deck.suit(t.rules, k, trump) == deck.suit(t.rules, card, trump)}


def _one_of(claim: c.OneOf, t: Truth, _a: Action) -> bool:
    card, color = str(claim.card), str(claim.color)
    trump = t.trump or color
    own = {k for k in t.hand if deck.suit(t.rules, k, trump) == deck.suit(t.rules, card, trump)}
    plain = t.of_color(color)
    return card in t.hand and claim.count in (len(own), len(plain)) and claim.count > 0


def _nothing_above(claim: c.NothingAbove, t: Truth, _a: Action) -> bool:
    return str(claim.card) in t.hand and not _missing_above(t, str(claim.card), str(claim.trump))


def _only_above(claim: c.OnlyAbove, t: Truth, _a: Action) -> bool:
    above = _missing_above(t, str(claim.card), str(claim.trump))
    return bool(above) and set(map(str, claim.higher)) == above


def _guard_of(claim: c.GuardOf, t: Truth, _a: Action) -> bool:
    card, guarded, trump = str(claim.card), str(claim.guarded), str(claim.trump)
    lower = deck.height(t.rules, card, trump) < deck.height(t.rules, guarded, trump)
    alone = _mates(t, card, trump, t.hand) == {card, guarded}
    return lower and alone and len(_missing_above(t, guarded, trump)) == 1


def _leaves_bare(claim: c.LeavesBare, t: Truth, a: Action) -> bool:
    assert isinstance(a, Discard)
    card, trump = str(claim.card), str(claim.trump)
    left = t.hand - set(map(str, a.cards))
    alone = _mates(t, card, trump, left) == {card} and len(_mates(t, card, trump, t.hand)) > 1
    return alone and len(_missing_above(t, card, trump)) == 1


def _save_counters(claim: c.SaveCounters, t: Truth, a: Action) -> bool:
    assert isinstance(a, Discard)
    cards = set(map(str, claim.cards))
    longest = max(len(t.of_color(color)) for color in COLORS)
    trumps = [t.trump] if t.trump else [color for color in COLORS if len(t.of_color(color)) == longest]
    beaten = any(all(_missing_above(t, card, trump) for card in cards) for trump in trumps)
    inside = bool(cards) and cards <= set(map(str, a.cards))
    return inside and beaten and claim.points == deck.total(t.rules, cards) > 0


def _good_holder(claim: c.GoodHolder, t: Truth, a: Action) -> bool:
    """Counted by classes of cards: how many of the holder's other cards are trumps, tops, or neither."""
    assert isinstance(a, CallCard)
    card, own = str(claim.card), t.hand | {str(each) for each in t.view.discard or ()}
    others = [k for k in deck.pack(t.rules) if k not in own]
    rest = [k for k in others if k != card]
    trumps = {k for k in rest if t.suit(k) == t.trump}
    tops = set()
    for color in COLORS:
        of_color = [k for k in deck.pack(t.rules) if t.suit(k) == color != t.trump]
        if of_color:
            tops.add(max(of_color, key=lambda k: deck.height(t.rules, k, t.trump)))
    tops &= set(rest)
    idle = len(rest) - len(trumps) - len(tops)
    size, good, every = int(str(t.rules["hand"])) - 1, 0, 0
    for many in range(len(trumps) + 1):
        for few in range(len(tops) + 1):
            ways = _ways(len(trumps), many) * _ways(len(tops), few) * _ways(idle, size - many - few)
            every += ways
            good += ways if many > 1 or few else 0
    return card not in own and abs(100 * good / every - claim.hundredths) <= HALF


def _ways(many: int, few: int) -> int:
    """How many sets of ``few`` there are among ``many``, counted by Pascal's rule."""
    if not 0 <= few <= many:
        return 0
    row = [1]
    for _ in range(many):
        row = [1, *(a + b for a, b in pairwise(row)), 1]
    return row[few]


WORTH: dict[type[c.Claim], Callable[..., bool]] = {
    c.GoodFor: _good_for,
    c.GoodHolder: _good_holder,
    c.GuardOf: _guard_of,
    c.LeavesBare: _leaves_bare,
    c.NeedOnly: _need_only,
    c.NothingAbove: _nothing_above,
    c.OneOf: _one_of,
    c.OnlyAbove: _only_above,
    c.SaveCounters: _save_counters,
    c.SetLosesMatch: _set_loses_match,
    c.SpokeAgainst: _spoke_against,
    c.SpokeFor: _spoke_for,
    c.TheyNeedOnly: _they_need_only,
    c.TheyWin: _they_win,
    c.WinsMatch: _wins_match,
}


# --- values ---------------------------------------------------------------------------------


def from_values(claim: c.Claim, t: Truth, evaluation: Evaluation) -> bool:
    """Whether a claim that rests on values says what they say."""
    passing = evaluation.value(PASS)
    means = {str(value.action): value.mean for value in evaluation}
    match claim:
        case c.ByPoints(best):
            return means[best] == max(means.values()) and evaluation.best.p_win is not None
        case c.HandWorth(seat, points):
            return abs(evaluation.hands[list(Seat).index(seat)] - points) <= HALF
        case c.WithTrump(trump, points):
            return abs(dict(evaluation.trumps)[trump] - points) <= HALF
    assert passing is not None
    ranked = [value for value in evaluation if isinstance(value.action, Bid)]
    good = [value.action.amount for value in ranked if value.order >= passing.order]  # type: ignore[union-attr]
    partner = t.view.seat.partner if t.rules["teams"] == "fixed" else None
    match claim:
        case c.WorthUpTo(amount, layouts):
            return amount == max(good, default=0) and layouts == passing.layouts
        case c.Differs(glance, sampled):
            shown = goes_to(t.view) if goes_to(t.view) >= t.view.public.auction.least else 0
            return glance == shown != sampled == max(good, default=0)
        case c.OthersBuy(seats, hundredths, low, high, points):
            ends = [s for s in passing.sequels if s.declarer not in (None, partner, t.view.seat)]
            share = sum(s.share for s in ends)
            worth = sum(s.share * s.worth for s in ends) / share
            span = (min(s.low for s in ends), max(s.high for s in ends))
            same = set(seats) == {s.declarer for s in ends} and span == (low, high)
            return same and abs(100 * share - hundredths) <= HALF and abs(worth - points) <= HALF
        case c.PartnerBuys(seat, hundredths, points):
            (end,) = (s for s in passing.sequels if s.declarer is seat)
            near = abs(100 * end.share - hundredths) <= HALF and abs(end.worth - points) <= HALF
            return seat is partner and near
        case c.NobodyBuys(hundredths):
            (end,) = (s for s in passing.sequels if s.declarer is None)
            return abs(100 * end.share - hundredths) <= HALF
    return False
