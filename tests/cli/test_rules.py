"""The commands about rule sets: told, compared, and a hand valued under several of them."""

import pytest

from rooktutor.game.record import Record, write
from rooktutor.rules.houses import HOUSE_GAMES
from rooktutor.rules.systems import RULE_SETS, rule_set
from tests.cli.commands import refused, run, told
from tests.support.records import EXAMPLE, random_hand

# ------------------------------------------------------------------------------------- rules


def test_rules_lists_all_games():
    lines = run("rules").stdout.splitlines()
    assert [line.split()[0] for line in lines] == [*RULE_SETS, *HOUSE_GAMES]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_rules_explains_each_game(rules):
    result = run("rules", rules)
    assert result.exit_code == 0
    assert "min_bid" in result.stdout and str(rule_set(rules).min_bid) in result.stdout


def test_rules_compares_two_games():
    result = run("rules", "kentucky_rook", "--against", "buckeye")
    axes = [line for line in result.stdout.splitlines() if line and line[0].islower()]
    one, other = rule_set("kentucky_rook"), rule_set("buckeye")
    assert set(axes) <= set(other.options_over(one))
    assert {"all_pass", "bird_free_play", "discard_counters", "first_lead", "target"} <= set(axes)
    same = run("rules", "buckeye", "--against", "buckeye").stdout
    assert same.splitlines()[-1] == "The two have the same rules."


def test_a_comparison_needs_something_to_compare():
    result = run("rules", "--against", "buckeye")
    assert result.exit_code == 2
    assert "needs a rule set" in result.stderr


# ----------------------------------------------------------------------------------- compare


def test_compare_puts_values_under_several_rules_side_by_side(file):
    path = file(write(Record.of(random_hand(rule_set("crowsnest"), 6, steps=22))))
    (found,) = told("compare", path, "kentucky_discard", "--layouts", 8, "--json")
    assert found["under"] == ["crowsnest", "kentucky_discard"]
    (alone,) = told("annotate", path, "--layouts", 8, "--json")
    values = {note["action"]: note["value"] for note in alone["actions"] if note["legal"]}
    assert {row["action"]: row["values"][0]["value"] for row in found["actions"]} == values
    lines = run("compare", path, "kentucky_discard", "--layouts", 8).stdout.splitlines()
    assert len(lines) == len(found["actions"]) + 4
    assert sum("*" in line for line in lines) >= 2


def test_compare_says_what_another_game_does_not_allow(file):
    path = file(write(Record.of(random_hand(rule_set("crowsnest"), 6, steps=0))))
    message = refused(1, "compare", path, "buckeye", "--layouts", 2)
    assert message.startswith("buckeye: north: 9 cards")


def test_compare_needs_a_decision():
    assert "the hand is over" in refused(1, "compare", EXAMPLE, "kentucky_discard")
