"""The judges of what is said about calls, the discard, trump, the called card and the first leader."""

from collections.abc import Callable

from rooktutor.cards import CardSet
from rooktutor.explain import claims as c
from rooktutor.game.actions import Action, Bid, CallCard, ChooseLeader, Discard, Moon, NameTrump, Pass, Play
from rooktutor.solve.strength import strength
from tests.explain.truth import HALF, Truth
from tests.oracle import deck
from tests.oracle.presets import COLORS, left_of


def kept(truth: Truth, action: Action) -> frozenset[str]:
    """What is left of the hand after an action."""
    match action:
        case Play(card):
            return truth.hand - {str(card)}
        case Discard(cards):
            return truth.hand - names(cards)
    return truth.hand


def names(cards: CardSet) -> set[str]:
    """Cards in plain words."""
    return set(map(str, cards))


# --- calls ----------------------------------------------------------------------------------


def _trumps_with(t: Truth, color: str) -> int:
    return sum(deck.suit(t.rules, card, color) == color for card in t.hand)


def _long_color(claim: c.LongColor, t: Truth, _a: Action) -> bool:
    return claim.count == _trumps_with(t, str(claim.color)) == max(_trumps_with(t, one) for one in COLORS)


def _tops_of(claim: c.TopsOf, t: Truth, _a: Action) -> bool:
    return bool(claim.cards) and names(claim.cards) == t.tops(str(claim.color))


def _side_tops(claim: c.SideTops, t: Truth, _a: Action) -> bool:
    sides = [t.tops(color, str(claim.color)) for color in COLORS if color != str(claim.color)]
    return bool(claim.cards) and names(claim.cards) == set().union(*sides)


def _estimate(claim: c.Estimate, t: Truth, _a: Action) -> bool:
    """A number of a model: the model is asked again, and the color must be the best by it."""
    found = strength(t.view.rules, t.view.hand.mask)
    return found.trump is claim.color and abs(found.points - claim.points) <= HALF


def _price(claim: c.Price, _t: Truth, a: Action) -> bool:
    return isinstance(a, Bid) and claim.amount == a.amount


def _pays_bid(claim: c.PaysBid, t: Truth, a: Action) -> bool:
    return isinstance(a, Bid) and claim.amount == a.amount and t.rules["made_score"] == "bid"


def _high(t: Truth) -> tuple[str, int] | None:
    made = [(str(seat), call.amount) for seat, call in t.view.public.auction.by_seat if isinstance(call, Bid)]
    return made[-1] if made else None


def _high_bid(claim: c.HighBid, t: Truth, _a: Action) -> bool:
    return _high(t) == (str(claim.seat), claim.amount)


def _over_partner(claim: c.OverPartner, t: Truth, a: Action) -> bool:
    high = _high(t)
    return (
        isinstance(a, Bid)
        and high is not None
        and str(claim.seat) == high[0]
        and high[0] in t.friends
        and claim.amount == a.amount
        and claim.more == a.amount - high[1]
    )


def _passed(t: Truth) -> set[str]:
    return {str(seat) for seat, call in t.view.public.auction.by_seat if isinstance(call, Pass)}


def _ends_auction(claim: c.EndsAuction, t: Truth, a: Action) -> bool:
    in_it = set(t.sizes) - _passed(t) - {t.me}
    return isinstance(a, Pass) and in_it == {str(claim.seat)} and _high(t) == (str(claim.seat), claim.amount)


def _moon_stake(claim: c.MoonStake, t: Truth, a: Action) -> bool:
    price = {"fixed": t.rules["moon_points"], "game": 0}.get(str(t.rules["moon"]))
    every = deck.total(t.rules, deck.pack(t.rules)) + int(str(t.rules["bonus_points"]))
    return isinstance(a, Moon) and (claim.total, claim.points) == (every, price)


def _no_counters(_claim: c.NoCounters, t: Truth, _a: Action) -> bool:
    return deck.total(t.rules, t.hand) == 0


def _ends_unbid(_claim: c.EndsUnbid, t: Truth, a: Action) -> bool:
    return isinstance(a, Pass) and _high(t) is None and len(_passed(t)) == 3


def _lowest(claim: c.Lowest, t: Truth, _a: Action) -> bool:
    high = _high(t)
    least = int(str(t.rules["min_bid"])) if high is None else high[1] + int(str(t.rules["bid_step"]))
    return claim.amount == least


# --- discard and trump ----------------------------------------------------------------------


def _buries(claim: c.Buries, t: Truth, a: Action) -> bool:
    cards = names(claim.cards)
    inside = isinstance(a, Discard) and cards <= names(a.cards)
    return inside and 0 < claim.points == deck.total(t.rules, cards)


def _empties(claim: c.EmptiesColors, t: Truth, a: Action) -> bool:
    left = kept(t, a)
    return bool(claim.colors) and all(t.of_color(k) and not t.of_color(k, left) for k in claim.colors)


def _lays_away(claim: c.LaysAway, _t: Truth, a: Action) -> bool:
    return isinstance(a, Discard) and bool(claim.cards) and names(claim.cards) <= names(a.cards)


def _color_length(claim: c.ColorLength, t: Truth, a: Action) -> bool:
    return claim.count == len(t.of_color(claim.color, kept(t, a)))


def _shorter(claim: c.Shorter, t: Truth, _a: Action) -> bool:
    count, longer = len(t.of_color(claim.color)), len(t.of_color(claim.longer))
    return (claim.count, claim.longer_count) == (count, longer) and count < longer


def _color_worth(claim: c.ColorWorth, t: Truth, a: Action) -> bool:
    assert isinstance(a, NameTrump | Discard | CallCard)
    return claim.points == deck.total(t.rules, t.of_color(claim.color))


# --- the called card ------------------------------------------------------------------------


def _outside(t: Truth, card: str) -> set[str]:
    """The cards that beat `card` in its suit and that declarer neither holds nor laid away."""
    own = t.hand | {str(each) for each in t.view.discard or ()}
    rivals = {other for other in deck.pack(t.rules) if t.suit(other) == t.suit(card) and other != card}
    return {other for other in rivals - own if t.beats(other, card, card)}


def _called(claim: c.TopOutside | c.HigherOutside | c.PlaysAlone, a: Action) -> bool:
    return isinstance(a, CallCard) and a.card == claim.card


def _plays_last(claim: c.PlaysLast, t: Truth, a: Action) -> bool:
    return isinstance(a, ChooseLeader) and a.seat is claim.leader and left_of(str(claim.leader), 3) == t.me


def _top_outside(claim: c.TopOutside, t: Truth, a: Action) -> bool:
    own = t.hand | {str(each) for each in t.view.discard or ()}
    return _called(claim, a) and str(claim.card) not in own and not _outside(t, str(claim.card))


def _higher_outside(claim: c.HigherOutside, t: Truth, a: Action) -> bool:
    return _called(claim, a) and bool(claim.higher) and names(claim.higher) == _outside(t, str(claim.card))


def _plays_alone(claim: c.PlaysAlone, t: Truth, a: Action) -> bool:
    own = t.hand | {str(each) for each in t.view.discard or ()}
    return _called(claim, a) and str(claim.card) in own


CHOICES: dict[type[c.Claim], Callable[..., bool]] = {
    c.Buries: _buries,
    c.ColorLength: _color_length,
    c.ColorWorth: _color_worth,
    c.EmptiesColors: _empties,
    c.EndsAuction: _ends_auction,
    c.EndsUnbid: _ends_unbid,
    c.Estimate: _estimate,
    c.HighBid: _high_bid,
    c.HigherOutside: _higher_outside,
    c.LaysAway: _lays_away,
    c.LongColor: _long_color,
    c.Lowest: _lowest,
    c.MoonStake: _moon_stake,
    c.NoCounters: _no_counters,
    c.OverPartner: _over_partner,
    c.PaysBid: _pays_bid,
    c.PlaysAlone: _plays_alone,
    c.PlaysLast: _plays_last,
    c.Price: _price,
    c.Shorter: _shorter,
    c.SideTops: _side_tops,
    c.TopOutside: _top_outside,
    c.TopsOf: _tops_of,
}
