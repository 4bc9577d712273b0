"""Whether numbers about calls and exchanges are right: endings are counted again, hands are looked through.

How an auction goes on and which cards are played is the tutor's own; who wins each trick, who is on which
side and what is worth points is decided by the oracle, and everything is counted here a second time.
"""

from collections.abc import Iterator

from rooktutor.explain.lines import going_on
from rooktutor.explain.parts import Outcome, Part, What, Who
from rooktutor.game.actions import Action, Bid
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.solve.samples import Samples
from rooktutor.solve.solving import CONTRACT_REACH
from rooktutor.solve.values import Evaluation
from tests.explain.endings import ending
from tests.oracle import deck, play
from tests.oracle.minimax import Ending

Tricks = list[tuple[str, list[str]]]


def is_true(part: Part, view: View, evaluation: Evaluation, action: Action) -> bool:
    """Whether a part of a contrast that was made before the play happens in as many layouts."""
    samples = evaluation.samples
    assert samples is not None
    if view.phase is Phase.AUCTION:
        return _auction(part, view, samples, action)
    if part.what is What.BID_SET:
        return abs(_set(part, view, samples, action) - part.hundredths) <= 1
    return abs(_share(part, view, evaluation, action) - part.hundredths) <= 1


def _auction(part: Part, view: View, samples: Samples, action: Action) -> bool:
    mine, other = part.mine, part.other
    assert mine is not None and other is not None
    inside = [
        number
        for number in range(len(samples))
        if samples.endings[action][number] != samples.endings[part.best][number]
        and _who(view, samples, action, number) is mine.who
        and other.who in (Who.OPEN, _who(view, samples, part.best, number))
    ]
    if other.who is Who.OPEN and len({_who(view, samples, part.best, number) for number in inside}) < 2:
        return False
    total = sum(samples.weights)
    share = sum(samples.weights[number] for number in inside) / total
    if part.what is What.DEARER:
        bids = [each for each in samples.points if isinstance(each, Bid)]
        share = 0.0
        for number in inside:
            likely = samples.points[bids[0]][number]
            between = sum(points >= other.low and not points >= mine.low for points in likely)
            share += samples.weights[number] * between / len(likely) / total
    right = abs(100 * share - part.hundredths) <= 1
    return right and all(
        _comes_to(outcome, samples, call, inside) for outcome, call in ((mine, action), (other, part.best))
    )


def _comes_to(outcome: Outcome, samples: Samples, call: Action, inside: list[int]) -> bool:
    bids = {samples.endings[call][number][1] for number in inside}
    worth = sum(samples.weights[number] * samples.scores[call][number] for number in inside)
    mean = worth / sum(samples.weights[number] for number in inside)
    if isinstance(call, Bid) and outcome.who is not Who.NOBODY and min(bids, default=0) < call.amount:
        return False
    return (outcome.low, outcome.high) == (min(bids), max(bids)) and abs(mean - outcome.worth) < 1e-6


def _who(view: View, samples: Samples, call: Action, number: int) -> Who:
    declarer, me = samples.endings[call][number][0], str(view.seat)
    partners = ({"north", "south"}, {"east", "west"})
    if declarer is None:
        return Who.NOBODY
    if str(declarer) == me:
        return Who.YOU
    if view.rules.id == "call_partner":
        return Who.ANOTHER
    return Who.PARTNER if {str(declarer), me} in partners else Who.THEY


def _set(part: Part, view: View, samples: Samples, action: Action) -> float:
    """How many of 100 outcomes set the bid after the action and make it after the best one."""
    found = 0.0
    for number, weight in enumerate(samples.weights):
        pairs = list(zip(samples.points[action][number], samples.points[part.best][number], strict=True))
        gone = [mine < (view.bid or 0) and not best < (view.bid or 0) for mine, best in pairs]
        found += weight * sum(gone) / len(gone)
    return 100 * found / sum(samples.weights)


def _share(part: Part, view: View, evaluation: Evaluation, action: Action) -> float:
    """In how many of 100 layouts a part happens in the lines of play that it was seen in."""
    samples = evaluation.samples
    assert samples is not None
    happened = 0.0
    for number in range(part.layouts):
        start = samples.layout(number).position(view)
        one, other = (_played(start, each, evaluation) for each in (action, part.best))
        happened += samples.weights[number] * _happens(part, view, one, other)
    return 100 * happened / sum(samples.weights[: part.layouts])


def _played(start: Position, action: Action, evaluation: Evaluation) -> Position:
    value = evaluation.value(action)
    assert value is not None
    *_, last = going_on(start.after(action), value.trump, reach=CONTRACT_REACH)
    return last.before.after(last.action)


def _tricks(end: Position, start: Ending) -> Tricks:
    done = [(str(trick.leader), [str(card) for card in trick.cards]) for trick in end.public.taken]
    return [(play.trick_winner(start.rules, leader, cards, start.trump), cards) for leader, cards in done]


def _happens(part: Part, view: View, mine: Position, top: Position) -> bool:
    one, other = ending(mine), ending(top)
    first, second = _tricks(mine, one), _tricks(top, other)
    me, card = str(view.seat), str(part.card)
    kept = {each for _winner, cards in first for each in cards}
    laid = [{str(each) for each in end.discard or ()} for end in (mine, top)]

    def lost(tricks: Tricks, hand: Ending) -> bool:
        return any(card in cards and winner not in hand.team for winner, cards in tricks)

    match part.what:
        case What.LAST_TRICK:
            return first[-1][0] not in one.team and second[-1][0] in other.team
        case What.FALLS:
            own = card in {str(each) for each in view.hand} and card not in laid[0] | laid[1]
            return own and lost(first, one) and not lost(second, other)
        case What.KEPT_FALLS:
            ours = one.rules["nest_owner"] == "declarer" or second[-1][0] in other.team
            return ours and card in kept & laid[1] and lost(first, one)
        case What.LAID_WINS:
            return card in laid[0] and any(
                winner == me and play.winning_card(other.rules, cards, other.trump) == card
                for winner, cards in second
            )
        case What.NO_RUFF:
            color = str(part.color)
            return color in set(_ruffs(second, other, me)) - set(_ruffs(first, one, me))
    return False


def _ruffs(tricks: Tricks, hand: Ending, me: str) -> Iterator[str]:
    """The colors of which a seat took a trick with a trump."""
    for winner, cards in tricks:
        led = deck.suit(hand.rules, cards[0], hand.trump)
        best = play.winning_card(hand.rules, cards, hand.trump)
        if winner == me and led != hand.trump == deck.suit(hand.rules, best, hand.trump):
            yield led
