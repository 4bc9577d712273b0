"""Whether numbers are right: values counted anew from the layouts behind them, and what is told from values.

In the last tricks every layout is played out by the oracle's rules, every line of it; before that the
points of each layout are the solver's, and only what is counted from them is counted again.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rooktutor.explain.contrast import Contrast
from rooktutor.explain.parts import Part, What
from rooktutor.game.actions import Action
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.samples import Samples
from rooktutor.solve.values import Evaluation
from tests.explain import judges_beforehand
from tests.explain.endings import ending
from tests.oracle import deck, minimax, play, score
from tests.oracle.minimax import Ending

LAST = 2
"""Cards in a hand with which every line of every layout is tried out."""

Rows = Mapping[Action, Sequence[float]]


def played_out(view: View) -> bool:
    """Whether the oracle plays the layouts of this decision out."""
    return view.phase is Phase.PLAY and len(view.hand) <= LAST and not view.public.auction.moon


def rows(view: View, samples: Samples) -> tuple[Rows, Rows]:
    """What every action comes to in every layout, and whether the bid is made there."""
    if not played_out(view):
        return samples.scores, samples.made
    scores: dict[Action, list[float]] = {action: [] for action in samples.scores}
    made: dict[Action, list[float]] = {action: [] for action in samples.scores}
    for number in range(len(samples)):
        start = ending(samples.layout(number).position(view))
        sign = 1 if str(view.seat) in start.team else -1
        for action, row in scores.items():
            taken, difference = outcome(minimax.after(start, str(action)), view.bid or 0)
            row.append(sign * difference)
            made[action].append(float(taken >= (view.bid or 0)))
    return scores, made


def outcome(start: Ending, bid: int) -> tuple[float, float]:
    """The points of the bidding side and the difference written down for it, with best play by all."""
    if start.over:
        rules, last = start.rules, start.last_winner in start.team
        nest = start.nest_points if last or rules["nest_owner"] == "declarer" else 0
        cards = start.taken + nest
        mine, theirs = score.bonus_by_count(rules, (start.tricks_taken, start.tricks_lost), last)
        everything = deck.total(rules, deck.pack(rules))
        written = score.made_or_set(rules, bid, cards + mine, everything - cards + theirs)
        return float(cards + mine), float(written[0] - written[1])
    best = max if start.to_act in start.team else min
    return best(outcome(minimax.after(start, card), bid) for card in minimax.legal(start))


def counted_anew(view: View, evaluation: Evaluation) -> Evaluation:
    """The evaluation with every mean and every chance counted again, layout by layout."""
    samples = evaluation.samples
    if samples is None:
        return evaluation
    scores, made = rows(view, samples)
    total = sum(samples.weights)

    def mean(row: Sequence[float]) -> float:
        return sum(weight * each for weight, each in zip(samples.weights, row, strict=True)) / total

    return replace(
        evaluation,
        values=tuple(
            replace(
                value,
                mean=mean(scores[value.action]),
                p_make=mean(made[value.action]) if value.p_make is not None else None,
            )
            for value in evaluation
        ),
    )


def differ(one: Evaluation, other: Evaluation) -> bool:
    """Whether two evaluations of the same actions say different things."""
    pairs = zip(one, other, strict=True)
    return any(
        abs(mine.mean - theirs.mean) > 1e-6 or abs((mine.p_make or 0) - (theirs.p_make or 0)) > 1e-6
        for mine, theirs in pairs
    )


# --- why in numbers -------------------------------------------------------------------------


def contrast_is_true(view: View, evaluation: Evaluation, found: Contrast) -> bool:
    """Whether the shares and the cost are those of the layouts, and so is every part."""
    samples = evaluation.samples
    assert samples is not None
    scores, made = rows(view, samples)
    action = next(value.action for value in evaluation if found.action in value.covers)

    def share(one: Sequence[float], other: Sequence[float]) -> float:
        """In how many of 100 layouts the first is under the second."""
        both = zip(samples.weights, one, other, strict=True)
        return 100 * sum(weight for weight, a, b in both if a < b) / sum(samples.weights)

    mine, top = scores[action], scores[found.best]
    losses = zip(samples.weights, mine, top, strict=True)
    cost = sum(weight * (b - a) for weight, a, b in losses) / sum(samples.weights)
    numbers = (share(mine, top), found.worse), (share(top, mine), found.better), (cost, found.costs)
    if found.layouts != len(samples) or any(abs(a - b) > 0.5 + 1e-6 for a, b in numbers):
        return False
    for part in found.parts:
        if view.phase is not Phase.PLAY:
            if not judges_beforehand.is_true(part, view, evaluation, action):
                return False
            continue
        if part.what in (What.BID_SET, What.BID_MADE):
            pair = (made[action], made[found.best])
            gone = share(*pair) if part.what is What.BID_SET else share(*reversed(pair))
            least, most = gone, gone
        elif played_out(view):
            least, most = bounds(part, view, samples, str(found.action), str(found.best))
        else:
            least, most = 0.5, 100.0
        if not least - 1 <= part.hundredths <= most + 1:
            return False
    return True


def bounds(part: Part, view: View, samples: Samples, action: str, best: str) -> tuple[float, float]:
    """In how many of 100 layouts it must happen by best play, and in how many it can."""
    total = must = can = 0.0
    for number in range(part.layouts):
        start = ending(samples.layout(number).position(view))
        mine, top = (list(ends(minimax.after(start, card), first(start, card))) for card in (action, best))
        seen = {happens(part, one, two, view, start) for one in mine for two in top}
        weight = samples.weights[number]
        total += weight
        must += weight * (seen == {True})
        can += weight * (True in seen)
    return 100 * must / total, 100 * can / total


Line = list[tuple[str, list[str]]]


def first(start: Ending, card: str) -> Line:
    """The trick that a card completes, if it does."""
    cards = [*start.on_table, card]
    if len(cards) < 4:
        return []
    return [(play.trick_winner(start.rules, start.leader, cards, start.trump), cards)]


def ends(start: Ending, tricks: Line) -> Iterator[Line]:
    """The tricks of every line of best play from here, each with who wins it."""
    if start.over:
        yield tricks
        return
    points = minimax.values(start)
    best = (max if start.to_act in start.team else min)(points.values())
    for card, taken in points.items():
        if taken == best:
            yield from ends(minimax.after(start, card), [*tricks, *first(start, card)])


def happens(part: Part, mine: Line, top: Line, view: View, start: Ending) -> bool:
    """Whether a pair of lines shows what a part says; the first trick is the one being played."""
    rules, trump = start.rules, start.trump
    me = str(view.seat)
    foes = {seat for seat in start.hands if (seat in start.team) != (me in start.team)}
    winner, cards = mine[0]
    led = deck.suit(rules, cards[0], trump)
    winning = deck.suit(rules, play.winning_card(rules, cards, trump), trump)
    card = str(part.card)

    def goes(line: Line) -> bool:
        return any(card in trick and taker in foes for taker, trick in line)

    match part.what:
        case What.TRUMPED:
            right = winning == trump != led == str(part.color)
            return winner == str(part.seat) and winner in foes and right and (not part.card or card in cards)
        case What.BEATEN:
            right = winning == led == str(part.color)
            return winner == str(part.seat) and winner in foes and right and (not part.card or card in cards)
        case What.GIVEN:
            return winner in foes and card in cards
        case What.FORGONE:
            return winner in foes and top[0][0] == me
        case What.LAST_TRICK:
            return mine[-1][0] in foes and top[-1][0] not in foes
        case What.FALLS:
            return goes(mine) and not goes(top)
    raise AssertionError(part.what)
