"""For every kind of claim, the question whether it is true of a view (see ``truth``)."""

from collections.abc import Callable

from rooktutor.explain import claims as c
from rooktutor.game.actions import Action, Discard, Play
from rooktutor.solve.values import Evaluation
from tests.explain.judges_choices import CHOICES, kept, names
from tests.explain.judges_situation import SITUATION, ahead, no_difference
from tests.explain.judges_worth import FROM_VALUES, WORTH, from_values
from tests.explain.truth import HALF, Truth
from tests.oracle import deck, play


def is_true(claim: c.Claim, truth: Truth, action: Action, evaluation: Evaluation | None = None) -> bool:
    """Whether ``claim``, made about ``action``, is true."""
    if isinstance(claim, c.NoDifference):
        return evaluation is not None and no_difference(claim, truth, evaluation)
    if isinstance(claim, c.Ahead):
        return evaluation is not None and ahead(claim, action, evaluation)
    match claim:
        case c.MakeChance() | c.Costs() | c.LosesMatch():
            return evaluation is not None and _from_values(claim, action, evaluation)
    if isinstance(claim, FROM_VALUES):
        return evaluation is not None and from_values(claim, truth, evaluation)
    return JUDGES[type(claim)](claim, truth, action)


def _from_values(claim: c.Claim, action: Action, evaluation: Evaluation) -> bool:
    value = evaluation.value(action)
    assert value is not None
    match claim:
        case c.MakeChance(hundredths, layouts):
            assert value.p_make is not None
            return abs(hundredths - 100 * value.p_make) <= HALF and layouts == value.layouts
        case c.Costs(best, points):
            named = [each for each in evaluation if any(str(action) == best for action in each.covers)]
            return len(named) == 1 and abs(named[0].mean - value.mean - points) <= HALF and points > 0
        case c.LosesMatch(hundredths):
            chances = [each.p_win for each in evaluation if each.p_win is not None]
            assert value.p_win is not None
            return abs(100 * (max(chances) - value.p_win) - hundredths) <= 0.6 and hundredths > 0
    return False


# --- the trick ------------------------------------------------------------------------------


def _trick_worth(claim: c.TrickWorth, t: Truth, _a: Action) -> bool:
    return claim.points == deck.total(t.rules, t.trick[1])


def _counter(claim: c.Counter, t: Truth, _a: Action) -> bool:
    return 0 < claim.points == deck.points(t.rules, str(claim.card))


def _winning(claim: c.Winning, t: Truth, _a: Action) -> bool:
    leader, cards = t.trick
    return (
        bool(cards)
        and play.winning_card(t.rules, cards, t.trump) == str(claim.card)
        and play.trick_winner(t.rules, leader, cards, t.trump) == str(claim.seat)
    )


def _beaten(claim: c.Beaten, t: Truth, _a: Action) -> bool:
    line = t.after(str(claim.card))
    return str(claim.by) in t.trick[1] and play.winning_card(t.rules, line, t.trump) == str(claim.by)


def _unbeatable(claim: c.Unbeatable, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play)
    return not t.can_be_beaten(str(claim.card), str(a.card), t.rivals)


def _could_beat(claim: c.CouldBeat, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play)
    card, mine = str(claim.card), str(a.card)
    if play.winning_card(t.rules, t.after(mine), t.trump) != card or t.suit(card) != str(claim.color):
        return False
    beating = t.can_be_beaten(card, mine, t.rivals)
    same = {other for other in beating if t.suit(other) == t.suit(card)}
    trumps = t.suit(card) != t.trump and any(t.suit(other) == t.trump for other in beating)
    if not t.complete:
        return same <= names(claim.higher) and trumps <= claim.trumps
    return bool(beating) and same == names(claim.higher) and trumps == claim.trumps


def _loses_trick(claim: c.LosesTrick, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play) and a.card == claim.card
    return t.winners(str(a.card)) <= t.sure_foes


def _lowest_winner(claim: c.LowestWinner, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play) and a.card == claim.card
    if not t.complete:
        return _unbeatable(c.Unbeatable(claim.card), t, a)
    led = t.trick[1][0]
    legal = play.legal_cards(t.rules, t.hand, t.trump, led)
    sure = []
    for card in legal:
        takes = play.winning_card(t.rules, t.after(card), t.trump) == card
        if takes and not t.can_be_beaten(card, card, t.rivals):
            sure.append(card)
    if str(claim.card) not in sure:
        return False
    return not any(t.beats(str(claim.card), other, led) for other in sure)


def _partner_to_play(claim: c.PartnerToPlay, t: Truth, _a: Action) -> bool:
    return str(claim.seat) in t.friends and str(claim.seat) in t.later()


def _only_card(claim: c.OnlyCard, t: Truth, _a: Action) -> bool:
    led = t.trick[1][0] if t.trick[1] else None
    if play.legal_cards(t.rules, t.hand, t.trump, led) != [str(claim.card)]:
        return False
    only = t.suit(str(claim.card)) == str(claim.color)
    if claim.why == "last":
        return only and len(t.hand) == 1
    alone = only and [card for card in t.hand if t.suit(card) == str(claim.color)] == [str(claim.card)]
    return only if claim.why == "other" else alone and led is not None and t.suit(led) == str(claim.color)


# --- cards and colors -----------------------------------------------------------------------


def _boss(claim: c.Boss, t: Truth, _a: Action) -> bool:
    card = str(claim.card)
    others = [seat for seat in t.sizes if seat != t.me]
    out = any(t.can_hold(seat, other) for seat in others for other in t.higher(card))
    return card in t.hand and t.suit(card) == str(claim.color) and not out


def _same_as(claim: c.SameAs, t: Truth, _a: Action) -> bool:
    """Equal points and suit, and every card that can still be met compares alike with both."""
    card = str(claim.card)
    met = [*t.hidden, *t.trick[1]]
    for other in map(str, claim.cards):
        if other not in t.hand or t.privileged(other) != t.privileged(card):
            return False
        if deck.points(t.rules, other) != deck.points(t.rules, card) or t.suit(other) != t.suit(card):
            return False
        above = {third for third in met if third in t.higher(card)}
        if above != {third for third in met if third in t.higher(other)}:
            return False
    return bool(claim.cards)


def _leaves_void(claim: c.LeavesVoid, t: Truth, a: Action) -> bool:
    left = kept(t, a)
    return t.suit(str(claim.card)) == str(claim.color) and not any(
        t.suit(card) == str(claim.color) for card in left
    )


def _out_of(claim: c.OutOf, t: Truth, _a: Action) -> bool:
    cards = [card for card in deck.pack(t.rules) if t.suit(card) == str(claim.color)]
    return not any(t.can_hold(str(claim.seat), card) for card in cards)


def _keeps(claim: c.Keeps, t: Truth, a: Action) -> bool:
    return bool(claim.cards) and names(claim.cards) <= kept(t, a)


# --- trump and the bird ---------------------------------------------------------------------


def _trumps_out(claim: c.TrumpsOut, t: Truth, _a: Action) -> bool:
    return claim.count == sum(card in t.trumps() for card in t.hidden)


def _may_trump(claim: c.MayTrump, t: Truth, _a: Action) -> bool:
    said = set(map(str, claim.seats))
    if not t.complete:
        return bool(said) and said <= t.rivals
    return bool(said) and said <= t.rivals and all(any(t.can_hold(s, k) for k in t.trumps()) for s in said)


def _no_trumps_against(_claim: c.NoTrumpsAgainst, t: Truth, _a: Action) -> bool:
    return not any(t.can_hold(seat, card) for seat in t.rivals for card in t.trumps())


def _trump(claim: c.Trump, t: Truth, _a: Action) -> bool:
    return str(claim.card) in t.trumps()


def _last_trump(claim: c.LastTrump, t: Truth, _a: Action) -> bool:
    return {str(claim.card)} == t.hand & t.trumps()


def _trumps_held(claim: c.TrumpsHeld, t: Truth, a: Action) -> bool:
    return claim.count == len(kept(t, a) & t.trumps())


def _lowest_trump(claim: c.LowestTrump, t: Truth, _a: Action) -> bool:
    card = str(claim.card)
    return card in t.trumps() and t.higher(card) == t.trumps() - {card}


def _declaring(claim: c.Declaring, t: Truth, _a: Action) -> bool:
    return str(claim.seat) == t.declarer and claim.bid == t.view.bid


# --- the nest, the last trick and the contract ----------------------------------------------


def _nest_to_last_trick(claim: c.NestToLastTrick, t: Truth, _a: Action) -> bool:
    tricks = int(str(t.rules["hand"])) - len(t.finished)
    return t.rules["nest_owner"] == "last_trick" and int(str(t.rules["nest"])) > 0 and claim.tricks == tricks


def _nest_worth(claim: c.NestWorth, t: Truth, a: Action) -> bool:
    assert isinstance(a, Discard)
    return claim.points == deck.total(t.rules, names(a.cards))


def _makes_bid(claim: c.MakesBid, t: Truth, a: Action) -> bool:
    """Whoever wins: the points are enough for the declaring side if the trick goes there, as it must."""
    assert isinstance(a, Play)
    points = deck.total(t.rules, t.after(str(a.card)))
    goes_there = t.winners(str(a.card)) <= t.declaring
    return goes_there and claim.bid == t.view.bid and t.captured(t.declaring) + points >= claim.bid


def _sets_bid(claim: c.SetsBid, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play)
    defending = set(t.sizes) - t.declaring
    points = t.captured(defending) + deck.total(t.rules, t.after(str(a.card)))
    everything = deck.total(t.rules, deck.pack(t.rules)) + int(str(t.rules["bonus_points"]))
    goes_there = t.winners(str(a.card)) <= defending
    return goes_there and claim.bid == t.view.bid and everything - points < claim.bid


JUDGES: dict[type[c.Claim], Callable[..., bool]] = {
    **CHOICES,
    **WORTH,
    **SITUATION,
    c.Beaten: _beaten,
    c.Boss: _boss,
    c.CouldBeat: _could_beat,
    c.Counter: _counter,
    c.Declaring: _declaring,
    c.Keeps: _keeps,
    c.LastTrump: _last_trump,
    c.LeavesVoid: _leaves_void,
    c.LosesTrick: _loses_trick,
    c.LowestTrump: _lowest_trump,
    c.LowestWinner: _lowest_winner,
    c.MakesBid: _makes_bid,
    c.MayTrump: _may_trump,
    c.NestToLastTrick: _nest_to_last_trick,
    c.NestWorth: _nest_worth,
    c.NoTrumpsAgainst: _no_trumps_against,
    c.OnlyCard: _only_card,
    c.OutOf: _out_of,
    c.PartnerToPlay: _partner_to_play,
    c.SameAs: _same_as,
    c.SetsBid: _sets_bid,
    c.TrickWorth: _trick_worth,
    c.Trump: _trump,
    c.TrumpsHeld: _trumps_held,
    c.TrumpsOut: _trumps_out,
    c.Unbeatable: _unbeatable,
    c.Winning: _winning,
}
