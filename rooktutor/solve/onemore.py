"""What one more action is worth over the layouts that an evaluation has looked at already."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rooktutor.game.actions import Action, CallCard, Discard
from rooktutor.game.view import View
from rooktutor.solve.bidding import CLOSE, _ContractValuer
from rooktutor.solve.contracts import Way
from rooktutor.solve.discards import trump_ratings
from rooktutor.solve.samples import Samples
from rooktutor.solve.values import Evaluation, Exactness, compare, weighted_error


def with_action(view: View, evaluation: Evaluation, action: Action) -> Evaluation:
    """Return the evaluation with the value of one more action: a discard or called card off the short list.

    The other values stay what they are, and all have met the same layouts. An evaluation that has the
    action already, does not know its layouts, or is of another kind of decision is returned as it is.

    Args:
        view: what the seat knows whose decision it is.
        evaluation: the values of its actions.
        action: a legal action.
    """
    samples = evaluation.samples
    if evaluation.value(action) is not None or samples is None:
        return evaluation
    match action:
        case Discard(cards):
            ways = _ways(view, cards.mask)
        case CallCard(card):
            trump = view.trump
            assert trump is not None  # noqa: S101 - a card is called after trump is named
            ways = [Way(trump, view.discard.mask if view.discard else 0, card.index)]
        case _:
            return evaluation
    values = _ContractValuer(view, {action: ways})
    values.add([samples.layout(number) for number in range(len(samples))], None)
    rows = replace(
        samples,
        scores={**samples.scores, action: values.scores[action]},
        made={**samples.made, action: values.made[action]},
        wins={**samples.wins, **values.wins},
        points={**samples.points, **values.beside.points},
    )
    mine = compare(
        {action: values.scores[action]},
        values.made,
        state=Exactness.SAMPLED,
        asked=evaluation.asked,
        weights=samples.weights,
        wins=values.wins,
        beside=values.beside,
    )
    order = tuple(sorted((*evaluation, mine.best), key=lambda value: value.order, reverse=True))
    best = order[0].action
    return replace(
        evaluation,
        values=order,
        spreads=_spreads(rows.scores, [value.action for value in order], best, rows),
        win_spreads=_spreads(rows.wins, [value.action for value in order], best, rows) if rows.wins else (),
        samples=rows,
    )


def _ways(view: View, laid: int) -> list[Way]:
    """The trumps that a discard may be meant for, as its valuer has them."""
    if view.trump is not None:
        return [Way(view.trump, laid)]
    rules, pool = view.rules, view.hand.mask
    ratings = trump_ratings(rules, pool)
    colors = sorted(ratings, key=lambda named: -ratings[named])
    close = [color for color in colors if ratings[color] > ratings[colors[0]] - CLOSE]
    left = trump_ratings(rules, pool & ~laid)
    own = max(colors, key=lambda color: left[color])
    return [Way(color, laid) for color in dict.fromkeys((own, *close[:2]))]


def _spreads(
    table: Mapping[Action, Sequence[float]], actions: Sequence[Action], best: Action, samples: Samples
) -> tuple[float, ...]:
    return tuple(
        weighted_error(
            [a - b for a, b in zip(table[best], table[action], strict=True)], list(samples.weights)
        )
        for action in actions
    )
