"""House rules in the making: any words are kept, every reason is found, what is possible is a rule set."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.errors import RuleSetError
from rooktutor.rules.combinations import Clash, Conflict, conflicts
from rooktutor.rules.draft import Draft, written
from rooktutor.rules.houses import GAME_IDS, HOUSE_GAMES, game_rules
from rooktutor.rules.ruleset import AXES, RuleSet, axis_type, axis_word
from rooktutor.rules.systems import CROWSNEST, RULE_SETS

WORDS = [
    "",
    "x",
    "true",
    "false",
    "0",
    "1",
    "5",
    "9",
    "70",
    "99999",
    "none",
    "high",
    "rook",
    "called",
    "forbidden",
]
OPTIONS = st.lists(st.tuples(st.sampled_from(AXES), st.sampled_from(WORDS)), max_size=6)


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_as_it_is_has_nothing_against_it(game):
    draft = Draft(game_rules(game))
    assert draft.conflicts == ()
    assert draft.rules == game_rules(game)
    for axis in AXES:
        own = draft.changed(axis, written(axis_word(getattr(draft.base, axis))))
        assert own == draft


@pytest.mark.parametrize("house", HOUSE_GAMES)
def test_a_house_game_is_a_draft_over_its_game(house):
    game = HOUSE_GAMES[house]
    draft = Draft.over(RULE_SETS[game.base], game.rules)
    assert draft.rules == game.rules
    assert dict(draft.options) == {axis: written(axis_word(word)) for axis, word in game.options.items()}


def test_one_that_is_too_small_hides_no_other_reason():
    draft = Draft(CROWSNEST)
    for axis, word in {
        "bid_step": "0",
        "nest": "6",
        "one": "high",
        "bonus_points": "5",
        "target": "0",
    }.items():
        draft = draft.changed(axis, word)
    found = {conflict.clash for conflict in draft.conflicts}
    assert found == {Clash.TOO_SMALL, Clash.ONES_DISAGREE, Clash.POINTS_WITHOUT_BONUS}
    assert sum(conflict.clash is Clash.TOO_SMALL for conflict in draft.conflicts) == 2
    assert Clash.CARDS_DO_NOT_ADD_UP in {each.clash for each in draft.restored("one").conflicts}


def test_an_auction_has_so_many_bids_and_no_more():
    draft = Draft(CROWSNEST).changed("bid_step", "1").changed("max_bid", "469")
    assert draft.conflicts == ()
    (conflict,) = draft.changed("max_bid", "470").conflicts
    assert conflict.clash is Clash.TOO_MANY_BIDS


def test_a_sketch_is_no_rule_set_to_play_by():
    draft = Draft(CROWSNEST)
    assert draft.sketch != CROWSNEST
    assert type(draft.rules) is RuleSet
    impossible = draft.changed("nest", "6")
    assert impossible.sketch.nest == 6
    with pytest.raises(RuleSetError) as refused:
        assert impossible.rules
    assert refused.value.problems == tuple(map(str, impossible.conflicts))


@given(game=st.sampled_from(GAME_IDS), options=OPTIONS)
def test_any_words_are_kept_and_either_played_by_or_refused_for_reasons_that_name_axes(game, options):
    draft = Draft(game_rules(game))
    for axis, word in options:
        draft = draft.changed(axis, word)
        assert draft.word(axis) == word
    for conflict in draft.conflicts:
        assert isinstance(conflict, Conflict)
        assert conflict.axes and set(conflict.axes) <= set(AXES)
        assert str(conflict)
    if draft.conflicts:
        return
    rules = draft.rules
    assert conflicts(rules) == []
    for axis, word in draft.options:
        value = getattr(rules, axis)
        assert int(word) == value if axis_type(axis) is int else written(axis_word(value)) == word
    assert Draft.over(draft.base, rules).rules == rules
