"""Why: what there is to say about every action, as data. See ``annotate``."""

from rooktutor.explain.annotate import annotate, annotate_action, annotate_open, annotate_score
from rooktutor.explain.annotation import Annotation, Polarity, Reason, ScoreNote, Verdict
from rooktutor.explain.audit import AuditReport, audit

__all__ = [
    "Annotation",
    "AuditReport",
    "Polarity",
    "Reason",
    "ScoreNote",
    "Verdict",
    "annotate",
    "annotate_action",
    "annotate_open",
    "annotate_score",
    "audit",
]
