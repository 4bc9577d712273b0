"""The same annotation differs in nothing but its words from one language to the next."""

import re

import pytest

from rooktutor.text import languages
from tests.text import golden

NUMBER = re.compile(r"\d+")


def skeleton(line: str) -> str:
    """A line without its words: what stands before them, and for a situation all of it."""
    if line.startswith("  ["):
        return line
    sign = re.match(r"\s*(?:[+-]|[^:]*:)?", line)
    return sign.group() if line.startswith("  ") and sign else ""


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_annotations_have_the_same_reasons_in_every_language(lang):
    ours, theirs = (golden.path("annotations", each).read_text("utf-8").splitlines() for each in ("en", lang))
    assert len(ours) == len(theirs) > 200
    for one, other in zip(ours, theirs, strict=True):
        if one.startswith("      "):
            assert one[:8] == other[:8]
        else:
            assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_a_sentence_tells_the_same_numbers_in_every_language(lang):
    ours, theirs = (golden.path("annotations", each).read_text("utf-8").splitlines() for each in ("en", lang))
    for one, other in zip(ours, theirs, strict=True):
        if one.startswith("      "):
            numbers = NUMBER.findall(re.sub(r"\b(?:one|One) (?=point)", "1 ", one))
            assert sorted(numbers) == sorted(NUMBER.findall(other)), (one, other)
