"""Whatever is pressed of what the table shows, there is a table to show afterwards."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.table.contract import Model
from rooktutor.table.events import Chose, Control, Event, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.frontend.conform import faults
from tests.table.hands import next_event

ENGLISH = Catalog("en", strict=True)
CONTROLS = {control.value for control in Control}


def parts(node: object) -> Iterator[dict[str, Any]]:
    """Everything in a model that has an id."""
    match node:
        case dict():
            if "id" in node:
                yield node
            for value in node.values():
                yield from parts(value)
        case list():
            for value in node:
                yield from parts(value)


def pressable(model: object, at: str) -> list[Event]:
    """What a learner can press on a table, refused choices too."""
    found: list[Event] = []
    for part in parts(model):
        if "legal" in part:
            found.append(Chose(at, part["id"]))
        elif part.get("enabled") and part["id"] in CONTROLS:
            options = [option["id"] for option in part.get("options") or []]
            found += [Pressed(Control(part["id"]), value) for value in options or [part.get("value")]]
    return found


@settings(deadline=None, max_examples=25)
@given(st.data())
def test_whatever_is_pressed_there_is_a_table_to_show(data):
    rules = rule_set(data.draw(st.sampled_from(list(RULE_SETS))))
    state = new_match(rules, seed=data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.integers(0, 60))):
        state = reduce(state, next_event(state) or Pressed(Control.NEXT_HAND))
    for _ in range(data.draw(st.integers(1, 12))):
        model = view_model(state, ENGLISH)
        assert faults(model, Model) == []
        state = reduce(state, data.draw(st.sampled_from(pressable(model, state.key))))
    view_model(state, ENGLISH)
