"""Where the hand may end the match, advice goes by the match: the grade, the reason, and the words."""

import pytest

from rooktutor.explain.annotate import annotate
from rooktutor.explain.annotation import Verdict
from rooktutor.explain.claims import Costs, LosesMatch
from rooktutor.explain.verdict import verdict
from rooktutor.game.actions import Bid, Pass
from rooktutor.game.record import read_one
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget, Exactness, compare
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import render, value_text

WORDS = Catalog("en")
AHEAD = """
rules: crowsnest
dealer: east
scores: {NS: 295, EW: 150}
seen_from: north
north: R6 R8 R13 G7 G9 G14 Y8 B6 B12
auction: S pass, W 75
"""


@pytest.mark.parametrize(
    ("chance", "grade"), [(0.79, Verdict.DOUBTFUL), (0.75, Verdict.MISTAKE), (0.5, Verdict.BLUNDER)]
)
def test_the_grade_goes_by_the_match(chance, grade):
    """Though the bid is worth ten points more, it wins the match less often."""
    scores = {Pass(): [0.0, 0.0], Bid(80): [10.0, 10.0]}
    wins = {Pass(): [0.8, 0.8], Bid(80): [chance, chance]}
    found = compare(scores, {}, state=Exactness.EXACT, asked=2, wins=wins)
    assert verdict(found, Pass(), CROWSNEST, None) is Verdict.BEST
    assert verdict(found, Bid(80), CROWSNEST, None) is grade


def test_equal_chances_are_equal_whatever_the_points():
    scores = {Pass(): [0.0, 0.0], Bid(80): [10.0, 10.0]}
    wins = {Pass(): [1.0, 1.0], Bid(80): [1.0, 1.0]}
    found = compare(scores, {}, state=Exactness.EXACT, asked=2, wins=wins)
    assert found.best.action == Bid(80)
    assert verdict(found, Pass(), CROWSNEST, None) is Verdict.EQUAL


def test_a_call_is_told_what_it_costs_the_match_and_not_points():
    view = read_one(AHEAD).view
    values = evaluate(view, budget=Budget(30), seed=1)
    notes = {str(note.action): note for note in annotate(view, values)}
    assert notes["pass"].verdict is Verdict.BEST
    claims = {type(claim) for reason in notes["95"].reasons for claim in reason.claims}
    assert LosesMatch in claims
    assert Costs not in claims
    said = [sentence.text for sentence in render(notes["95"], view, WORDS).reasons]
    assert any("wins it" in text and "less often" in text for text in said)
    assert "the match is won" in value_text(notes["95"].value, WORDS)
