"""When the tutor speaks: always, when asked, before a mistake, after the learner's choice, or in the review.

What the tutor knows is worked out in every mode, so that hint, warning and review rest on one evaluation;
the modes differ in what of it the page is told.
"""

from enum import Enum

from rooktutor.game.actions import Pass, Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase


class Tutoring(Enum):
    """When the tutor speaks; the values are the ids that the page sends."""

    ALWAYS = "always"
    """Values and reasons stand beside every choice."""
    ASKED = "asked"
    """Nothing until the learner asks; then hints in steps."""
    GUARD = "guard"
    """Nothing, unless the learner is about to make a mistake."""
    QUIZ = "quiz"
    """The learner chooses first and sees the answer then, before the choice is played."""
    SILENT = "silent"
    """Nothing before the hand is over."""


class Hint(Enum):
    """The steps of a hint; the values are the ids of their words."""

    THEME = "theme"
    """What to think about."""
    PART = "part"
    """The color, or whether to bid."""
    ACTION = "action"
    """The card, the call, or what else there is to do."""


ON_REQUEST = (Tutoring.ASKED, Tutoring.GUARD)
"""The modes in which hints can be asked for."""


def hint_steps(position: Position) -> tuple[Hint, ...]:
    """Return the steps in which a hint for the decision of ``position`` is given, the vaguest first.

    They depend on what can be seen before anybody has thought: where only one color may be played, the
    color is no hint.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.table.state import new_match
    >>> [step.value for step in hint_steps(new_match(CROWSNEST, seed=7).position)]
    ['theme', 'part', 'action']
    """
    legal = position.legal_actions()
    match position.phase:
        case Phase.PLAY:
            suits = {position.order.suit(action.card) for action in legal if isinstance(action, Play)}
            parted = len(suits) > 1
        case Phase.AUCTION:
            parted = Pass() in legal and len(legal) > 2
        case Phase.DISCARD | Phase.CALL:
            parted = True
        case _:
            parted = False
    return tuple(Hint) if parted else (Hint.THEME, Hint.ACTION)
