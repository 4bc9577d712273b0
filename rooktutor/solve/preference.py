"""Which of the best actions to take: among those as good, the one that a teacher would choose.

Values decide first; what they cannot tell apart is a tie, and is settled by what people understand: the
safe line before the risky one, the lowest bid, and in the play what rules of thumb rate highest.
"""

from dataclasses import replace

from rooktutor.cards import CARDS
from rooktutor.game.actions import Action, Bid, Moon, Play
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve._chart import chart
from rooktutor.solve.playout import stake
from rooktutor.solve.thumb import Look, rate
from rooktutor.solve.values import ActionValue, Evaluation

TIE = 1.0
"""Actions this close to the best, in points, are as good; so are cards within one standard error."""
MATCH_TIE = 0.005
"""The same for the chance to win the match, where that is the measure."""
NEARLY_CERTAIN = 0.9
"""How often a moon has to be made before a computer player calls it: solved layouts flatter it."""
BLUNT = 5.0
"""Points behind the best from which a card is tied only because the layouts are too few."""
SAFER = 0.02
"""A tied action that makes or sets the bid this much more often is preferred to the others."""


def tied(evaluation: Evaluation, *, errors: float = 1.0) -> tuple[ActionValue, ...]:
    """Return the best action and all that cannot be told from it, best first.

    Args:
        evaluation: the values of a decision.
        errors: how many standard errors a difference may have and still be a tie.

    >>> from rooktutor.game.actions import Pass
    >>> from rooktutor.solve.values import Exactness, compare
    >>> rows = {Pass(): [0.0, 0.0], Bid(70): [0.0, 1.0], Bid(75): [-20.0, -30.0]}
    >>> [str(value.action) for value in tied(compare(rows, {}, state=Exactness.EXACT, asked=2))]
    ['70', 'pass']
    """
    found = []
    for value in evaluation:
        chance, points = evaluation.match_gap(value.action), evaluation.gap(value.action)
        if chance is not None:
            loss, error, least = *chance, MATCH_TIE
        else:
            assert points is not None  # noqa: S101 - every action of the evaluation was looked at
            loss, error, least = *points, TIE
        if loss <= max(least, errors * error):
            found.append(value)
    return tuple(found)


def is_blunt(evaluation: Evaluation) -> bool:
    """Return whether a card that is far behind in points is tied with the best, more layouts being wanted.

    >>> from rooktutor.game.actions import Pass
    >>> from rooktutor.solve.values import Exactness, compare
    >>> rows = {Pass(): [0.0, 40.0], Bid(70): [20.0, 0.0]}
    >>> is_blunt(compare(rows, {}, state=Exactness.SAMPLED, asked=2))
    True
    """
    behind = (evaluation.gap(value.action) for value in tied(evaluation))
    return not evaluation.by_match and any(gap is not None and gap[0] > BLUNT for gap in behind)


def preferred(view: View, evaluation: Evaluation) -> Action:
    """Return the action to take: the best, or among those as good the one that a teacher would choose.

    In the play that is first what makes the bid, or sets it, more often, and then the card that
    rules of thumb rate highest: they keep counters from opponents, feed them to a partner who wins,
    and win or lose with the cheapest card. In the auction it is the lowest bid, which promises least
    and leaves room; a pass is final and only made when it is best. A moon has to be nearly certain.
    """
    moon = evaluation.best
    if isinstance(moon.action, Moon) and (moon.p_make or 0.0) < NEARLY_CERTAIN and len(evaluation) > 1:
        evaluation = replace(
            evaluation,
            values=evaluation.values[1:],
            spreads=evaluation.spreads[1:],
            win_spreads=evaluation.win_spreads[1:],
        )
    good = tied(evaluation, errors=1.0 if view.phase is Phase.PLAY else 0.0)
    match view.phase:
        case Phase.PLAY:
            ratings = thumb_ratings(view)
            cards = [action for value in _safest(view, good, evaluation) for action in value.covers]
            return max(cards, key=lambda action: ratings[action])
        case Phase.AUCTION if isinstance(evaluation.best.action, Bid):
            bids = [value.action for value in good if isinstance(value.action, Bid)]
            return min(bids, key=lambda call: call.amount)
        case _:
            return evaluation.best.action


def _safest(view: View, good: tuple[ActionValue, ...], evaluation: Evaluation) -> list[ActionValue]:
    """Of tied cards those that make the bid most often, or set it, as far as that is known.

    Chances of cards that are tied only because the layouts are too few say nothing.
    """
    known = [value for value in good if _error(evaluation, value) <= TIE]
    declaring = view.declaring
    ours = view.seat in declaring if declaring is not None else view.seat is view.declarer
    sign = 1 if ours else -1
    best = max((sign * (value.p_make or 0.0) for value in known), default=0.0)
    return [value for value in good if value not in known or sign * (value.p_make or 0.0) >= best - SAFER]


def _error(evaluation: Evaluation, value: ActionValue) -> float:
    gap = evaluation.gap(value.action)
    return 0.0 if gap is None else gap[1]


def thumb_ratings(view: View) -> dict[Action, float]:
    """Return how rules of thumb rate each card that may be played, in points, roughly."""
    table = chart(view.rules, view.order.trump)
    return {Play(CARDS[card]): rating for card, rating in rate(table, look_of(view)).items()}


def look_of(view: View) -> Look:
    """Return what rules of thumb ask about the play, from what the seat of ``view`` knows."""
    public, me = view.public, view.seat
    declarer = view.declarer
    assert declarer is not None  # noqa: S101 - cards are played only once somebody declares
    known = view.declaring
    if known is not None:
        friend = [(seat in known) == (me in known) for seat in Seat]
        declaring = me in known
    else:
        declaring = me is declarer
        friend = [seat is me if declaring else seat is not declarer for seat in Seat]
    discard = view.discard.mask if view.discard else 0
    return Look(
        seat=me.index,
        hand=view.hand.mask,
        legal=view.legal_cards().mask,
        trick=[card.index for card in view.trick.cards],
        gone=public.played.mask | discard | public.shown.mask,
        may=[~public.cannot_hold(seat).mask for seat in Seat],
        sizes=[view.rules.hand - len(played) for played in public.played_by],
        friend=friend,
        declaring=declaring,
        declarer=declarer.index,
        stake=stake(view.rules),
    )
