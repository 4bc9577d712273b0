"""Why in numbers, at the table: on request, in its time, from the layouts behind the values shown."""

import json
import threading
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from rooktutor.cards import CardSet
from rooktutor.explain.annotate import annotate_action
from rooktutor.explain.annotation import Verdict
from rooktutor.explain.contrast import contrast
from rooktutor.explain.parts import Followed
from rooktutor.game.actions import Action, Discard
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.onemore import with_action
from rooktutor.solve.values import Budget
from rooktutor.table.contract import Model
from rooktutor.table.events import Afterthought, Control, Evaluated, Failed, LaidAway, Picked, Pressed
from rooktutor.table.pondering import errand_for, look
from rooktutor.table.pondering import ponder as pondering
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, NoticeKind
from rooktutor.table.tutoring import Tutoring
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from rooktutor.text.reviewing import render_contrast
from tests.frontend.conform import faults
from tests.support.redeal import redealt
from tests.table.hands import RULES, played
from tests.table.test_reviewing import ponder

EN = Catalog("en", strict=True)
FEW = Budget(12)
PHASES = [
    ("crowsnest", Phase.AUCTION),
    ("crowsnest", Phase.DISCARD),
    ("crowsnest", Phase.TRUMP),
    ("call_partner", Phase.CALL),
    ("crowsnest", Phase.PLAY),
]


def valued(state: AppState, *, asked: int | None = None) -> AppState:
    values = evaluate(state.position.view(state.position.to_act), budget=FEW, seed=1)
    return reduce(state, Evaluated(state.position, replace(values, asked=asked or values.asked)))


@cache
def decision(rules: str, phase: Phase) -> AppState:
    """A decision of the learner with values, of which two at least are poorer than the best."""
    for state in (each for seed in range(60) for each in played(seed, valued=False, rules=RULE_SETS[rules])):
        if state.learners_turn and state.position.phase is phase:
            found = valued(state)
            if len(poorer(found)) > 1:
                return found
    raise AssertionError("no such decision")


def poorer(state: AppState) -> list[Action]:
    values = state.evaluation
    best = max(value.mean for value in values)
    return [value.action for value in values if value.mean < best - 1]


def ask(state: AppState, action: Action) -> AppState:
    return reduce(state, Pressed(Control.NUMBERS, str(action)))


def shown(state: AppState) -> dict[str, dict]:
    """The numbers on the page, by what they are about."""
    model = json.loads(json.dumps(view_model(state, EN)))
    assert faults(model, Model) == []
    other = model.get("other") or {"choices": []}
    panel = model["panel"]
    found = [*model["hand"], *other["choices"], *panel.get("choices", [])]
    suggested = [{"id": " ".join(each["ids"]), **each} for each in panel.get("suggestions", [])]
    return {each["id"]: each["numbers"] for each in [*found, *suggested] if "numbers" in each}


@pytest.mark.parametrize(("rules", "phase"), PHASES)
def test_the_page_tells_what_the_review_would_from_the_same_values(rules, phase):
    state = decision(rules, phase)
    worst = max((each for each in poorer(state) if str(each) in shown(state)), key=state.evaluation.gap)
    before = shown(state)[str(worst)]
    assert before["told"] == [] and before["ask"]["text"] == "In numbers"
    asked = ask(state, worst)
    assert shown(asked)[str(worst)]["ask"]["text"] == "Stop counting"
    told = ponder(asked)
    same = contrast(state.position.view(state.learner), state.evaluation, worst)
    sentences = list(render_contrast(same, state.rules, EN))
    there = shown(told)[str(worst)]
    assert there == before | {"ask": before["ask"] | {"enabled": False}, "told": sentences}
    announced = view_model(told, EN)["announce"]
    assert announced["text"] == " ".join(sentences)
    assert announced["id"] != view_model(asked, EN)["announce"]["id"]
    assert errand_for(told) is None
    assert ask(told, worst) == told
    others = {key: each for key, each in shown(told).items() if key != str(worst)}
    assert others == {key: each for key, each in shown(state).items() if key != str(worst)}


def test_there_are_no_numbers_of_the_best_choice_nor_before_the_values_are_complete():
    state = decision("crowsnest", Phase.PLAY)
    best = state.evaluation.best.action
    assert str(best) not in shown(state)
    assert ask(state, best) == state
    early = valued(replace(state, line=(*state.line[:-1], state.now.valued(None))), asked=50)
    assert early.evaluation is not None
    assert shown(early) == {}
    assert ask(early, poorer(state)[0]) == early


@pytest.mark.parametrize("nonsense", ["", "R99", "<b>", "R1 R5", None])
def test_what_is_no_choice_has_no_numbers(nonsense):
    for rules, phase in PHASES:
        state = decision(rules, phase)
        assert reduce(state, Pressed(Control.NUMBERS, nonsense)) == state


@pytest.mark.parametrize("mode", [mode for mode in Tutoring if mode is not Tutoring.ALWAYS])
@pytest.mark.parametrize(("rules", "phase"), PHASES)
def test_numbers_keep_to_the_ways_in_which_the_tutor_speaks(mode, rules, phase):
    state = decision(rules, phase)
    told = ponder(ask(state, poorer(state)[0]))
    hidden = replace(told, tutoring=mode)
    assert shown(hidden) == {}
    text = json.dumps(view_model(hidden, EN))
    assert not any(sentence in text for each in shown(told).values() for sentence in each["told"])
    secret = replace(state, tutoring=mode)
    assert ask(secret, poorer(state)[0]) == secret
    asking = replace(ask(state, poorer(state)[0]), tutoring=mode)
    assert errand_for(asking) is None
    spoken = replace(asking.now, hints=9, answer=str(poorer(state)[0]))
    assert (errand_for(asking.with_now(spoken)) is not None) == (mode is not Tutoring.SILENT)


def test_counting_is_stopped_by_the_same_button_and_turned_by_that_of_another_choice():
    state = decision("crowsnest", Phase.PLAY)
    one, other = poorer(state)[:2]
    asked = ask(state, one)
    errand = errand_for(asked)
    assert errand_for(ask(asked, one)) is None
    turned = ask(asked, other)
    assert errand_for(turned) != errand
    late = contrast(state.position.view(state.learner), state.evaluation, one)
    assert reduce(turned, Afterthought(state.position, late)) == turned
    assert reduce(state, Afterthought(state.position, late)) == state
    assert reduce(state, Afterthought(state.position, Followed(done=1, of=2))) == state


def test_what_comes_for_a_decision_that_has_passed_is_dropped():
    state = decision("crowsnest", Phase.PLAY)
    asked = ask(state, poorer(state)[0])
    late = contrast(state.position.view(state.learner), state.evaluation, poorer(state)[0])
    moved = asked.grown(state.now.after(state.position.after(state.evaluation.best.action)))
    assert errand_for(moved) is None
    for found in (late, Followed(done=1, of=2)):
        assert reduce(moved, Afterthought(state.position, found)) == moved
    told = reduce(asked, Afterthought(state.position, late))
    assert reduce(told, Afterthought(state.position, Followed(done=1, of=2))) == told


def test_how_far_it_has_come_is_told_and_a_stop_ends_it():
    state = decision("crowsnest", Phase.PLAY)
    asked = ask(state, poorer(state)[0])
    partly = reduce(asked, Afterthought(state.position, Followed(done=3, of=12)))
    assert view_model(partly, EN)["advice"]["text"] == "Counting: layout 3 of 12"
    assert errand_for(partly) == errand_for(asked)
    stop = threading.Event()
    stop.set()
    assert list(pondering(look, lambda _name: RULES.act, errand_for(asked), stop)) == []


def test_what_breaks_down_is_told_and_ends_the_counting():
    state = decision("crowsnest", Phase.PLAY)
    failed = reduce(ask(state, poorer(state)[0]), Failed(state.position, "no"))
    assert errand_for(failed) is None
    assert view_model(failed, EN)["messages"]


def test_numbers_are_kept_with_the_values_and_go_with_them():
    state = decision("crowsnest", Phase.PLAY)
    worst = poorer(state)[-1]
    told = ponder(ask(state, worst))
    moved = told.grown(state.now.after(state.position.after(state.evaluation.best.action)))
    back = moved.moved(moved.undo_to)
    assert shown(back) == shown(told)
    assert shown(valued(back))[str(worst)]["told"] == []


@pytest.mark.parametrize("rules", ["crowsnest", "call_partner", "kentucky_rook"])
def test_numbers_do_not_change_when_the_hidden_cards_do(rules):
    compared = 0
    rng = Random(5)
    states = [each for each in played(4, valued=False, rules=RULE_SETS[rules]) if each.learners_turn]
    for state in states:
        other = redealt(state.position, Seat.SOUTH, rng)
        here = valued(replace(state, line=(state.now,), at=0))
        if other is None or not poorer(here):
            continue
        there = valued(replace(here, line=(replace(state.now, position=other),)))
        told = []
        for each in (here, there):
            asked = ask(each, poorer(here)[-1])
            told.append(view_model(ponder(asked) if asked.apart else asked, EN))
        assert told[0] == told[1]
        compared += 1
    assert compared > 2


EXCHANGES = [rules.id for rules in RULE_SETS.values() if rules.nest]


def off_the_list(state: AppState) -> list[Discard]:
    """Cards that may be laid away and that nobody has valued."""
    view, values = state.position.view(state.learner), state.evaluation
    found = [each for each in view.legal_actions() if values.value(each) is None]
    return Random(2).sample(found, 5)


def pick(state: AppState, action: Discard) -> AppState:
    return reduce(state, Picked(state.key, tuple(str(action).split())))


@pytest.mark.parametrize("rules", EXCHANGES)
def test_the_cards_that_the_learner_has_picked_are_told_in_numbers(rules):
    state = decision(rules, Phase.DISCARD)
    counted = 0
    for own in off_the_list(state)[:2]:
        picked = pick(state, own)
        there = view_model(picked, EN)["panel"]["suggestions"]
        assert len(there) == len(view_model(state, EN)["panel"]["suggestions"]) + 1
        assert there[-1]["ids"] == str(own).split() and there[-1]["value"] is None
        said = [each["text"] for each in there[-1]["reasons"]]
        assert said[0] == EN.text("ui-suggestion-picked")
        assert len(said) == len(set(said))
        told = ponder(ask(picked, own))
        view = state.position.view(state.learner)
        same, value = contrast(view, state.evaluation, own), told.evaluation.value(own)
        if same is None:
            assert shown(told)[str(own)]["told"] == [EN.text("ui-numbers-as-good")]
            continue
        counted += 1
        sentences = list(render_contrast(same, state.rules, EN))
        assert shown(told)[str(own)]["told"] == sentences
        assert view_model(told, EN)["announce"]["text"] == " ".join(sentences)
        mine = view_model(told, EN)["panel"]["suggestions"][-1]
        assert mine["value"]["number"] == round(value.mean, 3) and mine["verdict"]
        assert set(told.evaluation) - {value} == set(state.evaluation)
        assert errand_for(told) is None
    assert counted


def test_cards_that_are_not_enough_or_may_not_be_laid_away_have_no_numbers():
    state = decision("kentucky_rook", Phase.DISCARD)
    own = off_the_list(state)[0]
    rows = view_model(state, EN)["panel"]["suggestions"]
    few = reduce(state, Picked(state.key, tuple(str(own).split()[:-1])))
    assert view_model(few, EN)["panel"]["suggestions"] == rows
    view = state.position.view(state.learner)
    counters = [card for card in view.hand if view.rules.points(card)][: view.rules.nest]
    assert view.why_illegal(Discard(CardSet.of(counters))) is not None
    wrong = reduce(state, Picked(state.key, tuple(map(str, counters))))
    assert view_model(wrong, EN)["panel"]["suggestions"] == rows
    assert ask(wrong, " ".join(map(str, counters))) == wrong
    known = pick(state, state.evaluation.best.action)
    assert view_model(known, EN)["panel"]["suggestions"] == rows


def test_cards_that_beat_the_list_are_not_called_poorer():
    """When what is picked turns out better than every suggestion, it becomes the best, and says so."""
    state = decision("crowsnest", Phase.DISCARD)
    values = state.evaluation
    best, *others = values.values
    rest = replace(values, values=tuple(others), spreads=values.spreads[1:])
    rest = replace(rest, samples=replace(values.samples, scores=dict(values.samples.scores)))
    known = state.with_now(replace(state.now, evaluation=rest))
    other = max(poorer(known), key=lambda each: rest.gap(each)[0])
    counted = ponder(ask(known, other))
    told = ponder(ask(pick(counted, best.action), best.action))
    assert told.evaluation.best.action == best.action
    assert errand_for(told) is None
    mine = next(each for each in view_model(told, EN)["panel"]["suggestions"] if each.get("numbers"))
    assert mine["ids"] == str(best.action).split()
    assert mine["numbers"]["told"] == [EN.text("ui-numbers-as-good")]
    assert told.now.contrasts == (), "they were set apart from what is the best no longer"


def test_what_has_been_counted_stays_when_another_choice_is_valued():
    state = decision("crowsnest", Phase.DISCARD)
    first = ponder(ask(state, poorer(state)[-1]))
    view = state.position.view(state.learner)
    own = next(each for each in off_the_list(state) if contrast(view, state.evaluation, each))
    both = ponder(ask(pick(first, own), own))
    assert [each.action for each in both.now.contrasts] == [poorer(state)[-1], own]


@pytest.mark.parametrize("mode", [mode for mode in Tutoring if mode is not Tutoring.ALWAYS])
def test_nothing_is_said_of_picked_cards_while_the_tutor_does_not_speak(mode):
    state = replace(decision("crowsnest", Phase.DISCARD), tutoring=mode)
    own = off_the_list(state)[0]
    picked = pick(state, own)
    assert view_model(picked, EN)["panel"]["suggestions"] == []
    assert ask(picked, own) == picked


def without_layouts(state: AppState) -> AppState:
    """Values as they are when the time for them was up, or when the page has been loaded again."""
    return state.with_now(replace(state.now, evaluation=replace(state.evaluation, samples=None)))


@pytest.mark.parametrize(("rules", "phase"), PHASES)
def test_layouts_that_were_not_kept_are_looked_at_anew(rules, phase):
    """A busy server ends a valuation in time: numbers and lines of play are to be had all the same."""
    state = without_layouts(decision(rules, phase))
    worst = max((each for each in poorer(state) if str(each) in shown(state)), key=state.evaluation.gap)
    state = pick(state, worst) if isinstance(worst, Discard) else state
    told = ponder(ask(state, worst))
    assert told.evaluation.samples is not None
    again = shown(told)[str(worst)]["told"]
    view = state.position.view(state.learner)
    assert again == list(render_contrast(contrast(view, told.evaluation, worst), state.rules, EN))
    assert errand_for(told) is None
    line = ponder(reduce(state, Pressed(Control.SHOW, str(worst))))
    assert line.sampled and not line.notices
    stop = threading.Event()
    stop.set()
    for event in (Pressed(Control.NUMBERS, str(worst)), Pressed(Control.SHOW, str(worst))):
        errand = errand_for(reduce(state, event))
        assert [each for each in pondering(look, lambda _name: RULES.act, errand, stop) if each] == []


@pytest.mark.parametrize("mode", [Tutoring.GUARD, Tutoring.QUIZ])
def test_cards_off_the_list_are_looked_at_before_they_are_laid_away(mode):
    state = replace(decision("crowsnest", Phase.DISCARD), tutoring=mode)
    view = state.position.view(state.learner)
    known = {each: with_action(view, state.evaluation, each) for each in off_the_list(state)}
    own = min(known, key=lambda each: known[each].value(each).mean)
    held = reduce(state, LaidAway(state.key, tuple(str(own).split())))
    assert held.position == state.position
    assert errand_for(held).weigh == own
    told = ponder(held)
    assert told.evaluation.value(own) == known[own].value(own)
    assert errand_for(told) is None
    kind = NoticeKind.MISTAKE if mode is Tutoring.GUARD else NoticeKind.ANSWERED
    assert told.position == state.position and [each.kind for each in told.notices] == [kind]
    assert annotate_action(view, own, told.evaluation).verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
