"""The judges of what is said about counters, guards, and how far the contract and the match have come."""

from collections import Counter
from collections.abc import Callable

from rooktutor.explain import claims as c
from rooktutor.game.actions import Action, Play
from rooktutor.solve.values import Evaluation
from tests.explain.judges_choices import kept
from tests.explain.truth import HALF, Truth
from tests.oracle import deck, play
from tests.oracle.presets import COLORS


def no_difference(claim: c.NoDifference, t: Truth, evaluation: Evaluation) -> bool:
    """Whether the values of all actions are within a point, and what they say about the bid."""
    means = [value.mean for value in evaluation]
    chances = [value.p_make for value in evaluation]
    said = {"yes": all(each == 1 for each in chances), "no": all(each == 0 for each in chances), "open": True}
    choices = sum(len(value.covers) for value in evaluation)
    close = max(means) - min(means) <= 1
    return close and claim.choices == choices > 1 and claim.bid == t.view.bid and said[claim.made]


def ahead(claim: c.Ahead, action: Action, evaluation: Evaluation) -> bool:
    """Whether the action is worth so much more than the other."""
    mine = evaluation.value(action)
    other = [value for value in evaluation if any(str(each) == claim.other for each in value.covers)]
    assert mine is not None
    return len(other) == 1 and abs(mine.mean - other[0].mean - claim.points) <= HALF and claim.points > 0


def _legal(t: Truth) -> list[str]:
    led = t.trick[1][0] if t.trick[1] else None
    return play.legal_cards(t.rules, t.hand, t.trump, led)


def _can_take(claim: c.CanTake, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play)
    card, seat = str(claim.card), str(claim.seat)
    winning = bool(t.trick[1]) and play.winning_card(t.rules, t.trick[1], t.trump) == card
    if seat not in t.later() or not winning:
        return False
    return not t.complete or bool(t.can_be_beaten(card, str(a.card), {seat}))


def _fewest_points(claim: c.FewestPoints, t: Truth, _a: Action) -> bool:
    worth = [deck.points(t.rules, card) for card in _legal(t)]
    return claim.points == deck.points(t.rules, str(claim.card)) == min(worth) < max(worth)


def _most_points(claim: c.MostPoints, t: Truth, _a: Action) -> bool:
    worth = {deck.points(t.rules, card) for card in _legal(t)} - {0}
    return len(worth) > 1 and claim.points == deck.points(t.rules, str(claim.card)) == max(worth)


def _hardest_to_beat(claim: c.HardestToBeat, t: Truth, a: Action) -> bool:
    assert isinstance(a, Play)
    if a.card != claim.card:
        return False
    dangers = {}
    for card in _legal(t):
        if play.winning_card(t.rules, t.after(card), t.trump) == card:
            dangers[card] = len(t.can_be_beaten(card, card, t.rivals))
    if str(claim.card) not in dangers:
        return False
    return not t.complete or dangers[str(claim.card)] == min(dangers.values())


def _leaves_alone(claim: c.LeavesAlone, t: Truth, a: Action) -> bool:
    color = str(claim.color)
    return [card for card in kept(t, a) if t.suit(card) == color] == [str(claim.card)]


def _most_of(claim: c.MostOf, t: Truth, _a: Action) -> bool:
    held = Counter(t.suit(card) for card in t.hand if t.suit(card) != t.trump)
    rest = [count for suit, count in held.items() if suit != str(claim.color)]
    return claim.trumps == (t.trump in COLORS) and claim.count == held[str(claim.color)] > max(
        rest, default=0
    )


def _most_out(claim: c.MostOut, t: Truth, _a: Action) -> bool:
    others = [seat for seat in t.sizes if seat != t.me]
    tops = [
        card
        for card in t.hand
        if t.suit(card) != t.trump and not any(t.can_hold(s, k) for s in others for k in t.higher(card))
    ]
    out = {t.suit(card): sum(t.suit(each) == t.suit(card) for each in t.hidden) for card in tops}
    return claim.count == out.get(str(claim.color)) == max(out.values()) > min(out.values())


def _no_counter_in(claim: c.NoCounterIn, t: Truth, _a: Action) -> bool:
    mine = [card for card in t.hand if t.suit(card) == str(claim.color)]
    return bool(mine) and not deck.total(t.rules, mine)


def _with_trick(t: Truth, a: Action, seats: set[str]) -> int | None:
    """What ``seats`` have once this trick is theirs, as it must become; None where it need not."""
    assert isinstance(a, Play)
    if not t.winners(str(a.card)) <= seats:
        return None
    return t.captured(seats) + deck.total(t.rules, t.after(str(a.card)))


def _brings_to(claim: c.BringsTo, t: Truth, a: Action) -> bool:
    points = _with_trick(t, a, t.declaring)
    return (
        t.me in t.declaring
        and claim.points == points
        and claim.points + claim.missing == claim.bid == t.view.bid
    )


def _sets_with(claim: c.SetsWith, t: Truth, a: Action) -> bool:
    defending = set(t.sizes) - t.declaring
    everything = deck.total(t.rules, deck.pack(t.rules)) + int(str(t.rules["bonus_points"]))
    enough = claim.points + claim.missing
    if t.me not in defending or claim.points != _with_trick(t, a, defending) or claim.bid != t.view.bid:
        return False
    return everything - enough < claim.bid <= everything - enough + 5 and claim.missing > 0


def _reaches_target(claim: c.ReachesTarget, t: Truth, _a: Action) -> bool:
    view = t.view
    before = view.scores[view.rules.parties.index(view.rules.party(view.seat))]
    return (
        t.me in t.declaring and claim.total == before + (view.bid or 0) >= claim.target == t.rules["target"]
    )


SITUATION: dict[type[c.Claim], Callable[..., bool]] = {
    c.BringsTo: _brings_to,
    c.CanTake: _can_take,
    c.FewestPoints: _fewest_points,
    c.HardestToBeat: _hardest_to_beat,
    c.LeavesAlone: _leaves_alone,
    c.MostPoints: _most_points,
    c.MostOf: _most_of,
    c.MostOut: _most_out,
    c.NoCounterIn: _no_counter_in,
    c.ReachesTarget: _reaches_target,
    c.SetsWith: _sets_with,
}
