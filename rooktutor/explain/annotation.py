"""What the tutor says about one action, as data: no sentence and no HTML in it."""

from dataclasses import dataclass
from enum import Enum

from rooktutor.explain.claims import Claim
from rooktutor.game.actions import Action
from rooktutor.game.illegality import Illegality, RuleId
from rooktutor.game.scoring import LineLabel
from rooktutor.solve.values import ActionValue


class Verdict(Enum):
    """How good an action is beside the best one; see ``rooktutor.explain.verdict``."""

    BEST = "best"
    EQUAL = "equal"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    UNCLEAR = "unclear"


class Polarity(Enum):
    """Whether a reason speaks for an action or against it."""

    FOR = "for"
    AGAINST = "against"


@dataclass(frozen=True, kw_only=True, slots=True)
class Reason:
    """One reason that a good player would give: which principle, which way, resting on which facts.

    ``weight`` orders reasons of one action, the weightiest first; it runs from 0 to 1.
    """

    principle: str
    polarity: Polarity
    weight: float
    claims: tuple[Claim, ...]


def pro(principle: str, weight: float, *claims: Claim) -> Reason:
    """A reason for an action."""
    return Reason(principle=principle, polarity=Polarity.FOR, weight=weight, claims=claims)


def con(principle: str, weight: float, *claims: Claim) -> Reason:
    """A reason against an action."""
    return Reason(principle=principle, polarity=Polarity.AGAINST, weight=weight, claims=claims)


@dataclass(frozen=True, kw_only=True, slots=True)
class Annotation:
    """Everything the tutor says about one action: may I, by which rule, what is it worth, why.

    ``illegality`` is None exactly when the action is legal. ``value`` is None until values
    are known; the verdict is UNCLEAR until then.
    """

    action: Action
    rule: RuleId
    illegality: Illegality | None = None
    value: ActionValue | None = None
    verdict: Verdict = Verdict.UNCLEAR
    reasons: tuple[Reason, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the rules allow the action here."""
        return self.illegality is None


@dataclass(frozen=True, kw_only=True, slots=True)
class ScoreNote:
    """One line of the score and the facts that explain it."""

    label: LineLabel
    claims: tuple[Claim, ...]
