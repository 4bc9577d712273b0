"""Why: what there is to say about every action, as data. See ``annotate``."""

from rooktutor.explain.annotate import annotate, annotate_action, annotate_open, annotate_score
from rooktutor.explain.annotation import Annotation, Polarity, Reason, ScoreNote, Verdict
from rooktutor.explain.audit import AuditReport, audit
from rooktutor.explain.beliefs import Belief, Beliefs, beliefs
from rooktutor.explain.contrast import Contrast, contrast, contrasting
from rooktutor.explain.decisions import Decision, Slip
from rooktutor.explain.lines import Line, LineStep, Why, line
from rooktutor.explain.review import Review, review, reviewing

__all__ = [
    "Annotation",
    "AuditReport",
    "Belief",
    "Beliefs",
    "Contrast",
    "Decision",
    "Line",
    "LineStep",
    "Polarity",
    "Reason",
    "Review",
    "ScoreNote",
    "Slip",
    "Verdict",
    "Why",
    "annotate",
    "annotate_action",
    "annotate_open",
    "annotate_score",
    "audit",
    "beliefs",
    "contrast",
    "contrasting",
    "line",
    "review",
    "reviewing",
]
