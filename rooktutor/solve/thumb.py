"""Which card a player would choose by rules of thumb, from what his own seat can see.

Each legal card gets the points that it may be expected to bring in this trick, less what the card
would still be worth later, plus what experience says about leads. Chances come from counting the
cards that are out. It is quick, knows nothing hidden, and makes no random choice.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from rooktutor.solve._chart import Chart, bits

LEAD_BAIT = 6.0
"""Points that the other three are expected to throw on a lead."""


@dataclass(slots=True)
class Look:
    """What a seat knows when it must choose a card; all cards and seats are plain integers."""

    seat: int
    hand: int
    legal: int
    trick: list[int]
    gone: int
    """Cards known to be in nobody's hand: played before, or laid away by this seat."""
    may: list[int]
    """For each seat the cards that it has not shown to be without."""
    sizes: list[int]
    friend: list[bool]
    """For each seat whether it is on this seat's side, as far as this seat knows."""
    declaring: bool
    declarer: int
    stake: float
    """Points that go to whoever takes the last trick, as far as they can be expected."""
    out: int = field(default=0)


def choose(chart: Chart, look: Look) -> int:
    """Return the card that rules of thumb choose; of equal ones the first in canonical order."""
    legal = look.legal
    if legal & (legal - 1) == 0:
        return legal.bit_length() - 1
    score = _prepare(chart, look)
    best, best_score = -1, -1e9
    seen = 0
    for card in bits(legal):
        if _twin(chart, card, seen):
            continue
        seen |= 1 << card
        value = score(chart, look, card)
        if value > best_score + 1e-9:
            best, best_score = card, value
    return best


def rate(chart: Chart, look: Look) -> dict[int, float]:
    """Return the rating of each card that may be played, in points, roughly; higher is better."""
    score = _prepare(chart, look)
    return {card: score(chart, look, card) for card in bits(look.legal)}


def _prepare(chart: Chart, look: Look) -> Callable[[Chart, Look, int], float]:
    """Count the cards that are out and return what rates a card, on lead or later."""
    look.out = chart.pack & ~(look.hand | look.gone)
    for card in look.trick:
        look.out &= ~(1 << card)
    return _follow_score if look.trick else _lead_score


def _twin(chart: Chart, card: int, seen: int) -> bool:
    """Whether the next weaker card in hand was weighed already and is worth the same in all respects."""
    if card == 0 or not seen >> (card - 1) & 1 or chart.worth[card] or chart.worth[card - 1]:
        return False
    return chart.suit[card] == chart.suit[card - 1]


def _lead_score(chart: Chart, look: Look, card: int) -> float:
    suit = chart.suit[card]
    left, partner, right = ((look.seat + step) % 4 for step in (1, 2, 3))
    trumps_out = look.out & chart.suits[chart.trump]
    foes = [seat for seat in (left, partner, right) if not look.friend[seat]]
    allies = [seat for seat in (left, partner, right) if look.friend[seat]]
    mine = 1.0
    for seat in foes:
        mine *= 1 - _takes(chart, look, seat, card, suit)
    helped = 0.0
    for seat in allies:
        helped = max(helped, _takes(chart, look, seat, card, suit))
    won = mine + (1 - mine) * helped * 0.5
    last = sum(look.sizes) - look.sizes[look.seat] == 0 or look.sizes[look.seat] == 1
    bait = LEAD_BAIT + (look.stake if last else 0.0)
    score = (2 * won - 1) * (chart.worth[card] + bait) - 0.6 * _keep(chart, look, card)
    foes_trumps = any(look.may[seat] & trumps_out for seat in foes)
    if suit == chart.trump:
        held = (look.hand & chart.suits[suit]).bit_count()
        if not foes_trumps:
            score -= 10.0 + chart.worth[card]
        elif look.declaring:
            score += 5.0 if held * 2 >= trumps_out.bit_count() else 1.0
            if look.seat != look.declarer:
                score -= 1.0
        else:
            score -= 5.0
    else:
        for seat in allies:
            if not look.may[seat] & chart.suits[suit] and look.may[seat] & trumps_out:
                score += 6.0
        if not look.declaring and (look.hand & chart.suits[suit]).bit_count() == 1 and not chart.worth[card]:
            score += 2.0 if look.hand & chart.suits[chart.trump] else 0.0
    return score


def _follow_score(chart: Chart, look: Look, card: int) -> float:
    trick = look.trick
    led = chart.suit[trick[0]]
    leader = (look.seat - len(trick)) % 4
    place = chart.winner(trick)
    top, holder = trick[place], (leader + place) % 4
    points = float(chart.worth[card])
    for other in trick:
        points += chart.worth[other]
    behind = [(leader + later) % 4 for later in range(len(trick) + 1, 4)]
    if chart.beats(card, top):
        top, holder = card, look.seat
    won = 1.0 if holder == look.seat or look.friend[holder] else 0.0
    for seat in behind:
        takes = _takes(chart, look, seat, top, led)
        if look.friend[seat]:
            won += (1 - won) * takes * 0.7
            points += 3.0
        else:
            won *= 1 - takes
    if look.sizes[look.seat] == 1:
        points += look.stake
    score = (2 * won - 1) * (points + 1.5) - _keep(chart, look, card)
    if holder == look.seat and look.friend[(leader + place) % 4] and not behind:
        score -= 2.0
    return score


def _takes(chart: Chart, look: Look, seat: int, card: int, led: int) -> float:
    """The chance that ``seat``, still to play, takes the trick from ``card``."""
    hidden = look.out.bit_count()
    if not hidden:
        return 0.0
    share = min(1.0, look.sizes[seat] / hidden)
    lack = 1.0 - share
    held = look.may[seat] & look.out
    higher = (held & chart.above[card]).bit_count()
    suit = chart.suit[card]
    if suit == led:
        chance = (1 - lack**higher) * 0.9
        if led == chart.trump:
            return chance
        trumps = held & chart.suits[chart.trump]
    else:
        chance = 0.0
        trumps = held & chart.above[card]
    following = (held & chart.suits[led]).bit_count()
    void = lack**following
    ruff = void * (1 - lack ** trumps.bit_count()) * 0.85
    free = trumps & chart.free
    if free:
        ruff = max(ruff, share * 0.4)
    return 1 - (1 - chance) * (1 - ruff)


def _keep(chart: Chart, look: Look, card: int) -> float:
    """The points that ``card`` may still be expected to bring if it is kept for later tricks."""
    if look.sizes[look.seat] <= 1:
        return 0.0
    suit = chart.suit[card]
    higher = (look.out & chart.above[card]).bit_count()
    worth = chart.worth[card]
    if suit == chart.trump:
        value = 11.0 if higher == 0 else 8.0 if higher == 1 else 6.0
        value += 1.5 * chart.height[card]
        return value - (0.2 * worth if higher else 0.0)
    if higher == 0:
        return 6.0 + 0.1 * worth
    own = (look.hand & chart.suits[suit]).bit_count()
    value = chart.height[card] - 0.3 * worth
    if higher == 1 and own > 1:
        value += 3.0
    if own == 1 and look.hand & chart.suits[chart.trump]:
        value -= 1.5
    return value
