"""What can happen at the table: the learner acts, a computer player acts, a number arrives.

Events are plain data. Nothing in them has been checked: `rooktutor.table.reducer.reduce` judges them.
"""

from dataclasses import dataclass
from enum import Enum

from rooktutor.explain.contrast import Contrast
from rooktutor.explain.parts import Followed
from rooktutor.game.actions import Action
from rooktutor.game.position import Position
from rooktutor.solve.values import Evaluation
from rooktutor.table.afterwards import Pondered
from rooktutor.table.settingup import Do


class Control(Enum):
    """The buttons around the table; the values are the ids that the page sends."""

    UNDO = "undo"
    REDO = "redo"
    NEW_HAND = "new"
    NEXT_HAND = "next"
    SAME_HAND = "again"
    NEW_MATCH = "match"
    LEAVE = "leave"
    LESSON = "lesson"
    REVOKE = "revoke"
    REVOKE_ANYWAY = "anyway"
    RETHINK = "rethink"
    TAKE_BACK = "take-back"
    TEACH_LOSE_BID = "teach-lose-bid"
    TEACH_FLAT = "teach-flat"
    GAME = "game"
    AGAINST = "against"
    OPPONENTS = "opponents"
    ADVICE = "advice"
    OPEN_HANDS = "open"
    THEME = "theme"
    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    GO_TO = "goto"
    LINE = "line"
    ONWARD = "onward"
    STUDY = "study"
    PLAY_HERE = "play-here"
    CLOSE = "close"
    SEAT = "seat"
    LANGUAGE = "language"
    CLAIM = "claim"
    CONCEDE = "concede"
    COUNT = "count"
    REVIEW = "review"
    LEARN = "learn"
    SHOW = "show"
    NUMBERS = "numbers"
    RIVAL = "rival"
    BELIEFS = "beliefs"
    TUTORING = "tutor"
    INSIST = "insist"
    RECONSIDER = "reconsider"
    WHY = "why"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Chose:
    """The learner pressed a card, a call, a color or a card to call, written as in a record."""

    at: str
    choice: str


@dataclass(frozen=True, slots=True)
class Picked:
    """The learner's cards to lay away so far, always the whole set."""

    at: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LaidAway:
    """The learner confirmed the cards to lay away."""

    at: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pressed:
    """A control was used; ``value`` is the option chosen where it offers a list."""

    control: Control
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Dismissed:
    """A message was closed."""

    notice: str


class Step(Enum):
    """What can be done in the panel of house rules; the values are the words that the page sends."""

    OPEN = "open"
    CLOSE = "close"
    GAME = "game"
    SET = "set"
    RESTORE = "restore"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Drafted:
    """Something was done in the panel of house rules.

    ``axis`` is the rule concerned, if any (restoring none restores all), ``value`` what was chosen or typed.
    """

    step: Step
    axis: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Something was done on the sheet on which a position is set up."""

    do: Do
    name: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Greeted:
    """The page has told the languages of its reader, the best one first."""

    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """The learner opened a file to take up the match in it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class ComputerActed:
    """A computer player chose an action in a position."""

    position: Position
    action: Action


@dataclass(frozen=True, slots=True)
class Evaluated:
    """The actions of a position have been valued, perhaps not for the last time."""

    position: Position
    evaluation: Evaluation


@dataclass(frozen=True, slots=True)
class Afterthought:
    """Something has come out of thinking about the hand ``about`` beside the play."""

    about: Position
    found: Pondered | Followed | Contrast


@dataclass(frozen=True, slots=True)
class Waited:
    """A choice that was to be looked at before it is played has waited long enough."""

    position: Position


@dataclass(frozen=True, slots=True)
class Failed:
    """A background job broke down; ``detail`` is for whoever reports the fault."""

    position: Position
    detail: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A message from the page made no sense; ``detail`` says which."""

    detail: str


Event = (
    Chose
    | Picked
    | LaidAway
    | Pressed
    | Drafted
    | Dismissed
    | Opened
    | Greeted
    | SetUp
    | ComputerActed
    | Evaluated
    | Afterthought
    | Waited
    | Failed
    | Refused
)
