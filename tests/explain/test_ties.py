"""A tie is one thing: what a computer player may choose for one is graded as good as the best."""

from hypothesis import given
from hypothesis import strategies as st

from rooktutor.explain.annotation import Verdict
from rooktutor.explain.verdict import THRESHOLDS, verdict
from rooktutor.game.actions import Bid, Pass
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.preference import MATCH_TIE, TIE, tied
from rooktutor.solve.values import Exactness, compare

CALLS = (Pass(), Bid(70), Bid(75), Bid(80))
BELOW = {Verdict.DOUBTFUL, Verdict.MISTAKE, Verdict.BLUNDER}


STATES = st.sampled_from((Exactness.EXACT, Exactness.SAMPLED))


def evaluations(numbers, wins=None):
    """Evaluations of some calls over a few layouts, each with what it scores and whether it makes its bid."""

    def table(each, layouts):
        return st.tuples(*(st.lists(each, min_size=layouts, max_size=layouts) for _ in CALLS))

    def build(layouts):
        return st.builds(
            lambda scores, made, won, how: compare(
                dict(zip(CALLS, scores, strict=True)),
                dict(zip(CALLS, made, strict=True)),
                state=how,
                asked=layouts,
                wins=dict(zip(CALLS, won, strict=True)) if wins is not None else None,
            ),
            table(numbers, layouts),
            table(st.booleans(), layouts),
            table(st.just(0.0) if wins is None else wins, layouts),
            STATES,
        )

    return st.integers(1, 6).flatmap(build)


def below_the_best(found, bid):
    return {call for call in CALLS if verdict(found, call, CROWSNEST, bid) in BELOW}


@given(evaluations(st.sampled_from((0.0, 0.3, 0.5, 1.0, 1.1, 2.0, 40.0))), st.sampled_from((None, 80)))
def test_no_tie_for_the_player_is_graded_below_the_best(found, bid):
    assert not {value.action for value in tied(found)} & below_the_best(found, bid)


@given(evaluations(st.just(0.0), st.sampled_from((0.0, 0.002, 0.005, 0.006, 0.01, 1.0))))
def test_nor_is_a_tie_in_the_chance_to_win_the_match(found):
    assert not {value.action for value in tied(found)} & below_the_best(found, None)


def test_a_known_loss_of_more_than_a_tie_is_graded_below():
    for loss, expected in ((TIE, Verdict.EQUAL), (TIE + 0.1, Verdict.DOUBTFUL)):
        found = compare({Pass(): [loss] * 2, Bid(70): [0.0] * 2}, {}, state=Exactness.EXACT, asked=2)
        assert verdict(found, Bid(70), CROWSNEST, None) is expected
        assert (len(tied(found)) == 2) is (expected is Verdict.EQUAL)


def test_there_is_one_number():
    assert (THRESHOLDS.equal, THRESHOLDS.equal_match) == (TIE, MATCH_TIE)
