"""What the match needs next is what a score written by the oracle's rules reaches, and nothing less does."""

from itertools import product

import pytest

from rooktutor.errors import NotYetError
from rooktutor.explain.needs import Want, needs, needs_after
from rooktutor.game.match import standing, standing_after
from rooktutor.rules.houses import GAME_IDS
from rooktutor.seats import Seat
from rooktutor.text.catalog import Catalog, languages
from rooktutor.text.needing import render_needs
from tests.explain.endings import finished
from tests.oracle import score
from tests.support.translate import both_rules

WORDS = [Catalog(lang, strict=True) for lang in languages()]


def scores_of(rules):
    """Scores far from the target, near it and under zero, while the match goes on."""
    steps = (-rules.target // 3, 0, rules.target // 2, rules.target - rules.min_bid, rules.target - 5)
    for pair in product(steps, steps):
        scores = (*pair, *pair)[: len(rules.parties)]
        if standing(rules, scores).winner is None and not standing(rules, scores).sudden_death:
            yield scores


@pytest.mark.parametrize("game", GAME_IDS)
def test_it_reaches_the_target_and_less_does_not(game):
    rules, plain = both_rules(game)
    step = rules.bid_step
    for scores in scores_of(rules):
        before = dict(zip(rules.parties, scores, strict=True))
        found = list(needs(rules, scores))
        for each in found:
            total = before.get(each.party, 0)

            def after(bid, mine, total=total):
                amount = score.made_or_set(plain, bid, mine, 0)[0]
                return total + score.added(plain, total, amount, made_own_bid=mine >= bid)

            match each.want:
                case Want.BID:
                    assert after(each.amount, each.amount) >= rules.target
                    less = each.amount - step
                    assert less < rules.min_bid or after(less, rules.total_points) < rules.target
                case Want.CAPTURE:
                    assert after(rules.min_bid, each.amount) >= rules.target
                    less = each.amount - step
                    assert less < rules.min_bid or after(rules.min_bid, less) < rules.target
                case Want.DEFENCE:
                    assert total + score.added(plain, total, each.amount, made_own_bid=False) >= rules.target
                    assert total + each.amount - 1 < rules.target
                case Want.OWN_BID:
                    most = rules.total_points
                    assert total + score.added(plain, total, most, made_own_bid=False) < rules.target
                case Want.HANDS:
                    most = max(rules.max_bid, rules.total_points + rules.sweep_points)
                    assert total + (each.amount - 1) * most < rules.target <= total + each.amount * most
                case _:
                    pass
        assert {each.party for each in found if each.party} >= set(rules.parties)
        for words in WORDS:
            for viewer in (None, Seat.NORTH, Seat.EAST):
                assert all(render_needs(found, rules, words, viewer=viewer))


@pytest.mark.parametrize("options", [{"hands": 4}, {"mercy_lead": 200}, {"mercy_low": 150}])
def test_what_else_ends_a_match_is_told(options):
    rules, _plain = both_rules("crowsnest", options)
    found = {each.want: each for each in needs(rules, (-60, 100), hands=2)}
    if "hands" in options:
        left = found[Want.LAST_HANDS].amount
        assert standing(rules, (-60, 100), hands=2 + left).winner is not None
        assert standing(rules, (-60, 100), hands=1 + left).winner is None
    elif "mercy_lead" in options:
        more = found[Want.LEAD].amount
        assert standing(rules, (-60, 100 + more)).winner is rules.parties[1]
        assert standing(rules, (-60, 99 + more)).winner is None
    else:
        more = found[Want.LOW].amount
        assert standing(rules, (-60 - more, 100)).winner is not None
        assert standing(rules, (-59 - more, 100)).winner is None
    for words in WORDS:
        assert render_needs(found.values(), rules, words)


def test_a_finished_hand_tells_what_is_needed():
    position = finished("crowsnest")
    found = needs_after(position)
    assert found == tuple(needs(position.rules, standing_after(position).scores))
    with pytest.raises(NotYetError):
        needs_after(position.restarted())
