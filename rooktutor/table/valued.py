"""The values of a decision as plain fields, and back: as much of them as says how good the actions were."""

from typing import Any

from rooktutor.game.public import Phase
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from rooktutor.table.naming import parse

Fields = dict[str, Any]


def written_values(evaluation: Evaluation) -> Fields:
    """Return the values of all actions and their errors as fields that JSON can hold."""
    return {
        "state": evaluation.state.value,
        "layouts": evaluation.layouts,
        "spreads": evaluation.spreads,
        "win_spreads": evaluation.win_spreads,
        "values": [
            [list(map(str, each.covers)), each.mean, each.stderr, each.p_make, each.layouts, each.p_win]
            for each in evaluation
        ],
    }


def read_values(phase: Phase, kept: Fields) -> Evaluation:
    """Return the values that were written of a decision of this phase, as some that are not complete.

    What has not been written is missing for explanations: they are worked out anew when they are needed.

    >>> from rooktutor.game.actions import Bid, Pass
    >>> from rooktutor.solve.values import compare
    >>> found = compare({Pass(): [0.0], Bid(70): [20.0]}, {}, state=Exactness.SAMPLED, asked=1)
    >>> back = read_values(Phase.AUCTION, written_values(found))
    >>> back.best.action, back.gap(Pass()) == found.gap(Pass()), back.layouts < back.asked
    (Bid(amount=70), True, True)
    """
    return Evaluation(
        values=tuple(_value(phase, *each) for each in kept["values"]),
        state=Exactness(kept["state"]),
        layouts=kept["layouts"],
        asked=kept["layouts"] + 1,
        spreads=tuple(kept["spreads"]),
        win_spreads=tuple(kept["win_spreads"]),
    )


def _value(
    phase: Phase,
    covers: list[str],
    mean: float,
    stderr: float,
    p_make: float | None,
    layouts: int,
    p_win: float | None,
) -> ActionValue:
    action, *equals = (parse(phase, word) for word in covers)
    return ActionValue(
        action=action,
        mean=mean,
        stderr=stderr,
        p_make=p_make,
        layouts=layouts,
        equals=tuple(equals),
        p_win=p_win,
    )
