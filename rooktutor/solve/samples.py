"""What every action came to in each layout behind an evaluation, kept small for those who ask why."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rooktutor.cards import CardSet
from rooktutor.game.actions import Action
from rooktutor.solve.beside import Beside, Ending
from rooktutor.solve.layouts import Layout

_PLACES = 5
"""The four hands and the nest."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Samples:
    """The layouts that were looked at, with their weights, and what each action came to in each of them.

    ``scores`` are score differences for the seat that is to act, ``made`` whether the contract is made (or
    how likely), where one is at stake, ``wins`` the chance to win the match, where the hand may end it;
    all in the order of the layouts. Of actions that are the same thing only the first is there.
    ``endings`` tell of each call how the auction ends after it, ``points`` what declarer's side may take,
    alike likely; both are empty where they do not apply.
    """

    masks: Sequence[int]
    weights: Sequence[float]
    scores: Mapping[Action, Sequence[float]]
    made: Mapping[Action, Sequence[float]]
    wins: Mapping[Action, Sequence[float]]
    endings: Mapping[Action, Sequence[Ending]] = field(default_factory=dict)
    points: Mapping[Action, Sequence[tuple[int, ...]]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        layouts: Sequence[Layout],
        weights: Sequence[float],
        scores: Mapping[Action, Sequence[float]],
        made: Mapping[Action, Sequence[float]],
        wins: Mapping[Action, Sequence[float]],
        beside: Beside | None = None,
    ) -> "Samples":
        """Return samples of what was collected layout by layout."""
        masks = array("Q")
        for layout in layouts:
            masks.extend(cards.mask for cards in (*layout.hands, layout.buried))
        noted = beside or Beside()
        known: dict[Ending, Ending] = {}
        return cls(
            masks=masks,
            weights=array("d", weights),
            scores={action: array("d", row) for action, row in scores.items()},
            made={action: array("d", row) for action, row in made.items() if row},
            wins={action: array("d", row) for action, row in wins.items() if row},
            endings={
                action: [known.setdefault(end, end) for end in row] for action, row in noted.endings.items()
            },
            points=dict(noted.points),
        )

    def __len__(self) -> int:
        return len(self.weights)

    def layout(self, number: int) -> Layout:
        """Return the layout with this number, counted from 0.

        >>> hands = tuple(CardSet.parse(cards) for cards in ("R5", "G5", "Y5", "B5"))
        >>> layout = Layout(hands, CardSet.parse("R14 Rook"))
        >>> Samples.of([layout], [1.0], {}, {}, {}).layout(0) == layout
        True
        """
        north, east, south, west, buried = map(CardSet, self.masks[number * _PLACES : (number + 1) * _PLACES])
        return Layout((north, east, south, west), buried)
