"""Reviews and lines of play have their words, and the same facts in every language."""

from dataclasses import replace

import pytest

from rooktutor.explain import Slip, Why, beliefs, line, review
from rooktutor.explain.beliefs import Kind
from rooktutor.explain.parts import What
from rooktutor.explain.practice import Topic
from rooktutor.game.actions import HOLD, MISDEAL, MOON, ChooseLeader
from rooktutor.seats import Seat
from rooktutor.solve.values import Budget
from rooktutor.text.believing import render_beliefs
from rooktutor.text.catalog import Catalog, languages, message_ids
from rooktutor.text.reviewing import (
    action_args,
    before_step,
    did,
    render_decision,
    render_line,
    render_review,
)
from tests.explain.endings import finished

ALL = [Catalog(lang, strict=True) for lang in languages()]
IDS = message_ids("en")


def ids(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in IDS if name.startswith(prefix) and "." not in name}


def test_each_has_its_words_and_none_are_left_over():
    assert ids("slip-") == {slip.value for slip in Slip} | {"found"}
    assert ids("practise-") == {topic.value for topic in Topic}
    assert {kind.value for kind in Kind} <= ids("belief-")
    assert {what.value for what in What} | {"in", "nothing", "unkept", "worse"} == ids("number-")
    assert ids("step-") == {why.value for why in Why}


@pytest.mark.parametrize("game", ["crowsnest", "partnership", "call_partner"])
def test_a_review_is_told_alike_in_every_language(game):
    position = finished(game)
    found = review(position, Seat.NORTH, budget=Budget(2), seed=1, open_hands=game == "crowsnest")
    for viewer in (Seat.NORTH, Seat.EAST, None):
        told = [render_review(found, position, words, viewer=viewer) for words in ALL]
        for other in told[1:]:
            assert [each.step for each in other.moments] == [each.step for each in told[0].moments]
            assert len(other.practice) == len(told[0].practice)
            for one, two in zip(told[0].decisions, other.decisions, strict=True):
                assert one.did != two.did
                assert len(one.cost) == len(two.cost)
                assert (one.better == "") == (two.better == "")
                assert (one.opened == "") == (two.opened == "")
        for decision, prose in zip(found.decisions, told[0].decisions, strict=True):
            assert bool(prose.better) == decision.marked
            assert bool(prose.cost) == (decision.marked or round(decision.spared) > 0)
            assert bool(prose.opened) == (decision.open_hands is not None)
            assert prose.did.startswith("You" if viewer is Seat.NORTH else "North")
            assert "Rook" not in prose.did or game != "crowsnest"


def test_cards_that_would_have_been_as_good_stand_in_their_order():
    """However they were found: by color, then by rank, and the bird last."""
    position = finished("crowsnest")
    told = 0
    for decision in review(position, Seat.NORTH, budget=Budget(2), seed=1, others=True, numbers=False).others:
        opened = decision.open_hands
        if opened is None or len(opened.best) < 2 or not round(opened.loss):
            continue
        before, told = before_step(position, decision.step), told + 1
        turned = replace(decision, open_hands=replace(opened, best=opened.best[::-1]))
        one, two = (render_decision(each, before, ALL[0]).opened for each in (decision, turned))
        assert one == two
    assert told


def test_a_line_is_told_step_by_step():
    position = finished("crowsnest")
    found = review(position, Seat.SOUTH, budget=Budget(4), seed=1, open_hands=False)
    decision = found.decisions[-2]
    view = before_step(position, decision.step).view(Seat.SOUTH)
    shown = line(view, decision.evaluation, decision.action)
    for words in ALL:
        prose = render_line(shown, words, viewer=Seat.SOUTH)
        assert len(prose.steps) == len(shown.steps)
        assert all(step.did and step.why for step in prose.steps)
        assert "4" in prose.note


@pytest.mark.parametrize("action", [HOLD, MOON, MISDEAL, ChooseLeader(Seat.WEST)])
def test_rare_actions_have_their_sentence(action):
    start = before_step(finished("crowsnest"), 0)
    for words in ALL:
        said = {did(Seat.EAST, action, start, words, viewer=viewer) for viewer in (Seat.EAST, None)}
        assert len(said) == 2
        assert words.text("review-better", **action_args(action, start.rules))


@pytest.mark.parametrize("game", ["crowsnest", "kentucky_rook", "call_partner", "red_one"])
def test_what_beliefs_rest_on_is_told(game):
    position = finished(game)
    for step in range(6, len(position.actions), 9):
        before = before_step(position, step)
        for seat in (Seat.NORTH, Seat.WEST):
            found = beliefs(before.view(seat), layouts=3)
            for words in ALL:
                prose = render_beliefs(found, before.rules, words)
                assert [where for where, _ in prose.evidence] == [each.seat for each in found.evidence]
                assert prose.note
