"""How a judgement is painted."""

from collections.abc import Mapping

from rooktutor.explain.annotation import Verdict
from rooktutor.table.contract_parts import Tone

TONES: Mapping[Verdict, Tone] = {
    Verdict.BEST: "best",
    Verdict.EQUAL: "good",
    Verdict.UNCLEAR: "neutral",
    Verdict.DOUBTFUL: "poor",
    Verdict.MISTAKE: "bad",
    Verdict.BLUNDER: "bad",
}
