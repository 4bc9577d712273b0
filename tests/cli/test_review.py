"""The command ``rooktutor review``."""

import json

import pytest

from rooktutor.explain.review import decisions_of
from rooktutor.game.record import Record, read, write
from rooktutor.text.catalog import languages
from tests.cli.commands import refused, run, told
from tests.explain.endings import finished


@pytest.fixture
def hand(tmp_path):
    path = tmp_path / "hand.rook.yaml"
    path.write_text(write(Record.of(finished("crowsnest"))), encoding="utf-8")
    return path


def test_a_review_in_json_adds_up(hand):
    [found] = told("review", hand, "--layouts", 3, "--json")
    assert found["seat"] == "south"
    balance = found["balance"]
    parts = sum(balance[name] for name in ("expected", "own", "partners", "others", "luck"))
    assert parts == pytest.approx(balance["came"], abs=0.01)
    steps = [each["step"] for each in found["decisions"]]
    assert steps == sorted(steps)
    marked = [each["step"] for each in found["decisions"] if each["slip"] != "none"]
    moments = set(found["moments"])  # what was well found fills up what few slips leave
    assert moments <= set(steps) and len(moments) <= 3
    assert moments <= set(marked) if len(marked) >= 3 else set(marked) <= moments
    assert sorted(step for each in found["practice"] for step in each["steps"]) == marked
    again = told("review", hand, "--layouts", 3, "--json")
    assert json.dumps(again) == json.dumps([found])


def test_with_the_others_every_decision_of_the_hand_is_told_with_its_reason(hand):
    [found] = told("review", hand, "--layouts", 2, "--others", "--json")
    assert {each["seat"] for each in found["others"]} == {"north", "east", "west"}
    steps = [each["step"] for each in (*found["decisions"], *found["others"])]
    assert len(steps) == len(set(steps)) == len(decisions_of(finished("crowsnest")))
    assert all(len(each["text"]) > 1 for each in (*found["decisions"], *found["others"]))


@pytest.mark.parametrize("lang", languages())
def test_a_review_for_people(hand, lang):
    result = run("review", hand, "--seat", "W", "--layouts", 2, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert len(result.stdout.splitlines()) > 12


def test_what_cannot_be_reviewed_is_said(tmp_path):
    fresh = run("deal", "crowsnest", "--seed", 1).stdout
    path = tmp_path / "fresh.rook.yaml"
    path.write_text(fresh, encoding="utf-8")
    assert "before the end" in refused(2, "review", path)
    [record] = read(fresh)
    path.write_text(write(Record.of(record.position.view(record.position.to_act))), encoding="utf-8")
    assert "all four hands" in refused(2, "review", path)
