"""Near the end of a match the table says what the choices are ranked by."""

from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST
from rooktutor.solve.values import Exactness, compare
from rooktutor.table.events import Evaluated
from rooktutor.table.reducer import reduce
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase

EN = Catalog("en", strict=True)


def advice_with(wins):
    """The advice and the ranks of all calls whose points fall from the first to the last."""
    state = at_phase(Phase.AUCTION, rules=CROWSNEST)
    calls = state.position.view(state.learner).legal_actions()
    scores = {call: [10.0 - place, 12.0 - place] for place, call in enumerate(calls)}
    chances = {call: [win, win] for call, win in zip(calls, wins(len(calls)), strict=True)} if wins else None
    values = compare(scores, {}, state=Exactness.SAMPLED, asked=2, wins=chances)
    model = view_model(reduce(state, Evaluated(state.position, values)), EN)
    ranks = [choice["rank"] for choice in model["panel"]["choices"] if choice["rank"] is not None]
    return model["advice"], ranks


def test_points_rank_the_choices_as_a_rule():
    advice, ranks = advice_with(None)
    assert "match" not in advice["scale_text"]
    assert len(ranks) > 3
    assert ranks == sorted(ranks)
    assert ranks[:4] == [1, 1, 2, 3], "a point makes no difference, two do"


def test_where_the_hand_may_end_the_match_its_chances_rank_them():
    advice, ranks = advice_with(lambda count: [place / count for place in range(count)])
    assert "match" in advice["scale_text"]
    assert ranks == sorted(ranks, reverse=True)
