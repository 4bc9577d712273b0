"""Everything that can be said has its message, and each message finds the values it names."""

import pytest

from rooktutor.cards import Color
from rooktutor.explain.annotation import Verdict
from rooktutor.explain.claims import CLAIMS
from rooktutor.explain.principles import PRINCIPLE_IDS
from rooktutor.game.illegality import RuleId, Wrong
from rooktutor.game.public import Phase
from rooktutor.game.scoring import LineLabel
from rooktutor.rules import axes
from rooktutor.rules.houses import GAME_IDS, HOUSE_GAMES
from rooktutor.rules.ruleset import AXES, axis_type
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat, Side
from rooktutor.text.catalog import FILES, _locales, languages, message_ids, variables
from rooktutor.text.render import SHARED, claim_args, claim_id, situation_args
from rooktutor.text.rulebook import SECTIONS, axis_args
from tests.principles.pairs import Case, cases

IDS = message_ids("en")
VARIABLES = variables("en")
PAIRS = [case for case in cases() if case.speaks]


def dashed(name: str) -> str:
    return name.replace("_", "-")


NEEDED = {
    "rule": [f"rule-{dashed(rule.value)}" for rule in RuleId],
    "source of a rule": [f"rule-{dashed(rule.value)}.source" for rule in RuleId],
    "refusal": [f"illegal-{dashed(wrong.value)}" for wrong in Wrong],
    "verdict": [*(f"verdict-{verdict.value}" for verdict in Verdict), "verdict-pending"],
    "principle": [*(f"why-{dashed(name)}" for name in PRINCIPLE_IDS), "why-costs"],
    "claim": [claim_id(kind) for kind in CLAIMS],
    "line of the score": [f"line-{label.value}" for label in LineLabel],
    "line of the score of a side": [f"shared-{label.value}" for label in SHARED],
    "phase": [f"phase-{phase.value}" for phase in Phase],
    "seat": [f"seat-{seat.value}" for seat in Seat],
    "party": [*(f"party-{seat.value}" for seat in Seat), *(f"party-{side.value.lower()}" for side in Side)],
    "color": [f"{kind}-{color.value}" for color in Color for kind in ("color", "letter")],
    "game": [f"game-{dashed(name)}" for name in GAME_IDS],
    "axis": [f"axis-{dashed(name)}" for name in AXES],
    "source": [
        f"source-{tag.lower()}"
        for rules in (*RULE_SETS.values(), *HOUSE_GAMES.values())
        for tag in rules.source
    ],
}


@pytest.mark.parametrize("kind", NEEDED)
def test_every_one_of_them_has_its_message(kind):
    assert [name for name in NEEDED[kind] if name not in IDS] == []


@pytest.mark.parametrize(
    ("prefix", "kind"),
    [
        ("rule-", "rule"),
        ("illegal-", "refusal"),
        ("claim-", "claim"),
        ("axis-", "axis"),
        ("line-", "line of the score"),
        ("shared-", "line of the score of a side"),
    ],
)
def test_no_message_is_left_over(prefix, kind):
    found = {name for name in IDS if name.startswith(prefix) and "." not in name}
    assert found == set(NEEDED[kind])


@pytest.mark.parametrize("case", PAIRS, ids=lambda case: case.principle)
def test_a_reason_brings_every_value_that_its_message_names(case: Case):
    reason = case.ask()
    assert reason is not None
    args = {name for claim in reason.claims for name in claim_args(claim, case.view.rules)}
    assert VARIABLES[f"why-{dashed(case.principle)}"] <= args


@pytest.mark.parametrize("case", PAIRS, ids=lambda case: case.principle)
def test_a_claim_brings_every_value_that_its_message_names(case: Case):
    reason = case.ask()
    assert reason is not None
    for claim in reason.claims:
        assert VARIABLES[claim_id(type(claim))] <= set(claim_args(claim, case.view.rules))


def test_rules_and_refusals_name_what_every_situation_has():
    known = set(situation_args(PAIRS[0].view))
    for name in NEEDED["rule"] + NEEDED["source of a rule"]:
        assert VARIABLES[name] <= known, name
    for name in NEEDED["refusal"]:
        assert VARIABLES[name] <= known | {"must_play", "must_play_count", "limit"}, name


def test_axes_name_axes():
    known = set(axis_args(RULE_SETS["crowsnest"]))
    for name in NEEDED["axis"]:
        assert VARIABLES[name] <= known, name


def test_every_axis_is_on_the_rules_page_once():
    assert sorted(axis for section in SECTIONS.values() for axis in section) == sorted(AXES)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("axis", [axis for axis in AXES if axis_type(axis).__module__ == axes.__name__])
def test_every_value_of_an_axis_has_its_sentence(axis, lang):
    """Each value is spelled out in the message; exactly one may be the default."""
    text = "".join((_locales() / lang / f"{name}.ftl").read_text("utf-8") for name in FILES)
    message = text.split(f"\naxis-{dashed(axis)} =")[1].split("\naxis-")[0]
    values = [value.name.lower() for value in axis_type(axis)]  # type: ignore[attr-defined]
    if axis != "bird":  # the name of the bird is a card, not a case of its own
        assert [value for value in values if f"[{value}]" not in message] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [name for name in FILES if name != "cli"])
def test_ids_are_sorted_within_each_part_of_a_file(lang, name):
    path = _locales() / lang / f"{name}.ftl"
    for part in path.read_text("utf-8").split("\n## "):
        ids = [line.split(" =")[0] for line in part.splitlines() if line[:1].isalpha() and " =" in line]
        assert ids == sorted(ids), part.splitlines()[0]


def ids_in(lang: str, name: str) -> set[str]:
    """The messages of one file; the rest are grammatical forms, which a language may have or not."""
    lines = (_locales() / lang / f"{name}.ftl").read_text("utf-8").splitlines()
    return {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages_in_the_same_files(lang, name):
    assert ids_in(lang, name) ^ ids_in("en", name) == set()


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_sources_of_the_rules(lang):
    sources = {name for name in IDS if name.endswith(".source")}
    assert {name for name in message_ids(lang) if name.endswith(".source")} == sources


@pytest.mark.parametrize("lang", languages())
def test_every_message_tells_the_same_values_in_every_language(lang):
    other = variables(lang)
    said = {name: (other[name], VARIABLES[name]) for name in VARIABLES if name in other}
    assert {name: pair for name, pair in said.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("lang", languages())
def test_grammatical_forms_name_nothing_else_than_their_word(lang):
    other = variables(lang)
    forms = {name: name.split(".")[0] for name in other if "." in name and name not in VARIABLES}
    assert [name for name, word in forms.items() if not other[name] <= VARIABLES[word]] == []
