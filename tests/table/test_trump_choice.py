"""No trump and low at the table: buttons, what is shown as trump, the log, and no color that nobody knows."""

import pytest

from rooktutor.game.public import Phase
from rooktutor.rules.systems import rule_set
from rooktutor.table.contract import Model
from rooktutor.table.events import Chose
from rooktutor.table.reducer import reduce
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults
from tests.table.hands import at_phase, next_event, played

EN = Catalog("en", strict=True)
RULES = rule_set("red_one").with_options(
    {"trump_choice": "no_trump_or_low", "baby_rook": "black_2", "nest": 7}
)


def test_six_things_may_be_named():
    state = at_phase(Phase.TRUMP, rules=RULES)
    panel = view_model(state, EN)["panel"]
    assert panel["kind"] == "trump"
    assert [(each["id"], each["key"], each["color"]) for each in panel["choices"]] == [
        ("red", "r", "red"), ("green", "g", "green"), ("yellow", "y", "yellow"), ("black", "b", "black"),
        ("none", "n", "none"), ("low", "l", "low"),
    ]  # fmt: skip
    assert [each["text"] for each in panel["choices"]][4:] == ["No trump", "Low"]
    assert view_model(state, EN)["status"] == "Name the trump color, no trump or low"


@pytest.mark.parametrize(
    ("word", "said", "logged"),
    [
        ("none", "No trump", "South names no trump"),
        ("low", "Low", "South names low: no trump, and the ranks upside down"),
    ],
)
def test_what_was_named_is_shown_until_the_hand_is_over(word, said, logged):
    state = at_phase(Phase.TRUMP, rules=RULES)
    state = reduce(state, Chose(state.key, word))
    while True:
        model = view_model(state, EN)
        assert faults(model, Model) == []
        assert (model["contract"]["trump"], model["contract"]["trump_text"]) == (word, said)
        assert logged in [line["text"] for line in model["log"]]
        for card in model["hand"]:
            assert card["face"]["trump"] == (card["id"] in ("R1", "B2", "Rook"))
        event = next_event(state)
        if event is None:
            return
        state = reduce(state, event)


@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_hand_keeps_the_contract(seed):
    for state in list(played(seed, rules=RULES))[::3]:
        assert faults(view_model(state, EN), Model) == []
