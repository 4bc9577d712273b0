"""Where no principle speaks for the best card, the values do, and what they say is true."""

import pytest

from rooktutor.explain.annotate import annotate
from rooktutor.explain.annotation import Polarity, Verdict
from rooktutor.explain.claims import Ahead
from rooktutor.explain.verdict import poorest, recommended
from rooktutor.game.actions import Bid, Pass, Play
from rooktutor.game.record import read_one
from rooktutor.solve.values import Exactness, compare
from rooktutor.text import Catalog, languages, render
from tests.explain.judges import is_true
from tests.explain.truth import Truth
from tests.principles.pairs import Case
from tests.support.translate import axes_of

GIVEN = {
    "south": "R6 R7 G9 Y6 Y7 Y10 B6 B9 B12",
    "trump": "green",
    "declarer": "west 70",
    "play": ["N R8 R11"],
    "card": "R6",
}
CASE = Case("", speaks=True, why="", given=GIVEN)


def told(losses: dict[str, list[float]], made: float = 1.0):
    """The note about the best card, whose values are made up, and its words."""
    view = CASE.view
    rows = {Play(card): losses[str(card)] for card in view.legal_cards()}
    chances = {action: [made] * 2 for action in rows}
    found = compare(rows, chances, state=Exactness.EXACT, asked=2)
    notes = [note for note in annotate(view, found) if note.legal]
    best = next(note for note in notes if note.verdict is Verdict.BEST)
    truth = Truth(view, axes_of(view.rules))
    for reason in best.reasons:
        if reason.principle in ("ahead", "no_difference"):
            assert all(is_true(claim, truth, best.action, found) for claim in reason.claims)
    return best, render(best, view, Catalog("en"), state=found.state), found


@pytest.mark.parametrize(("made", "words"), [(1.0, "the 70 is made."), (0.0, "the 70 is set."), (0.5, "")])
def test_that_all_come_to_the_same(made, words):
    best, prose, _ = told({"R6": [0.0, 0.0], "R7": [0.5, 0.5]}, made)
    said = {sentence.principle: sentence.text for sentence in prose.reasons}
    assert said["no_difference"].endswith(words)
    assert any(reason.polarity is Polarity.FOR for reason in best.reasons)
    assert prose.note == ""


def test_the_best_is_never_said_to_be_as_good_as_what_is_clearly_worse():
    for losses in ({"R6": [0.0, 0.0], "R7": [-20.0, -20.0]}, {"R6": [-20.0, -20.0], "R7": [0.0, 0.0]}):
        best, prose, _ = told(losses)
        assert "20 points more than the red" in prose.reasons[0].text
        assert any(reason.polarity is Polarity.FOR for reason in best.reasons)
        assert prose.note == ""


def test_the_poorest_is_not_what_is_recommended():
    *_, found = told({"R6": [0.0, 0.0], "R7": [0.0, 0.0]})
    best = recommended(CASE.view, found)
    assert poorest(CASE.view, found, best) not in (None, best)


PASSES = """
rules: crowsnest
dealer: east
seen_from: north
north: R6 R8 R13 G7 G9 G14 G13 G12 B12
auction: S pass, W 75
"""


@pytest.mark.parametrize("lang", languages())
def test_a_pass_that_costs_may_still_be_the_best_call(lang):
    """By strength the hand goes to 85, so nothing but the values speaks for a pass."""
    view = read_one(PASSES).view
    rows = {Pass(): [-20.0, -20.0], Bid(80): [-60.0, -62.0], Bid(120): [-300.0, -300.0]}
    found = compare(rows, {}, state=Exactness.SAMPLED, asked=2)
    best = next(note for note in annotate(view, found) if note.verdict is Verdict.BEST)
    (reason,) = (reason for reason in best.reasons if reason.principle == "ahead")
    assert reason.claims == (Ahead("80", 41),)
    truth = Truth(view, axes_of(view.rules))
    assert all(is_true(claim, truth, best.action, found) for claim in reason.claims)
    said = [each for each in render(best, view, Catalog(lang)).reasons if each.principle == "ahead"]
    assert "80" in said[0].text and "41" in said[0].text
