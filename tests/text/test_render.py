"""Whole hands become prose without a hole, and the samples stay as reviewed."""

from itertools import chain, product

import pytest

from rooktutor.cards import Card
from rooktutor.explain import Verdict, annotate, annotate_score
from rooktutor.explain.annotation import Annotation, con
from rooktutor.explain.claims import Costs
from rooktutor.game.actions import Play
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue
from rooktutor.text import Catalog, languages, render, render_score
from rooktutor.text.render import Prose, reason_sentence, render_all, signed
from rooktutor.text.rulebook import rules_page
from tests.explain.test_annotate import made_up, walk
from tests.principles.pairs import Case, cases
from tests.text import golden

WORDS = Catalog("en", strict=True)
ALL = [Catalog(lang, strict=True) for lang in languages()]
LONGEST = {"en": 130}
"""The most characters of a reason; other languages may take a fifth more."""


def proper(sentence: str) -> bool:
    """Whether this reads as one sentence: a capital or a number first, a stop last, nothing odd within."""
    odd = ("  ", " .", " ,", "{", "}", "None", "_", "the the", "..")
    return (
        (sentence[0].isupper() or sentence[0].isdigit())
        and sentence.endswith(".")
        and not any(piece in sentence for piece in odd)
    )


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_everything_said_in_a_hand_is_proper_prose(game, seed):
    for position in walk(game, seed):
        if position.phase is Phase.OVER:
            if position.public.trump:
                notes = annotate_score(position.score(), position)
                for viewer, words in product((None, Seat.EAST), ALL):
                    for line in render_score(notes, position.rules, words, viewer=viewer):
                        assert proper(line), line
            continue
        view = position.view(position.to_act)
        evaluation = made_up(view, seed) if seed else None
        notes = annotate(view, evaluation)
        said = [render_all(notes, view, words, evaluation) for words in ALL]
        for prose in chain.from_iterable(said):
            assert prose.headline and proper(prose.rule) and prose.source
            assert prose.illegal == "" or (proper(prose.illegal) and not prose.verdict)
            for sentence in prose.reasons:
                assert proper(sentence.text), sentence
                assert all(proper(fact) for fact in sentence.facts), sentence
        assert all(list(map(bones, other)) == list(map(bones, said[0])) for other in said)


def bones(prose: Prose) -> object:
    """What is left of prose without its words: the same in every language."""
    reasons = [(reason.principle, reason.polarity, len(reason.facts)) for reason in prose.reasons]
    told = (prose.verdict, prose.value, prose.rule, prose.source, prose.illegal, prose.note)
    return prose.action, reasons, [bool(words) for words in told]


@pytest.mark.parametrize("case", [case for case in cases() if case.speaks], ids=lambda case: case.principle)
def test_no_sentence_is_long(case: Case):
    reason = case.ask()
    assert reason is not None
    for words in ALL:
        assert len(reason_sentence(reason, case.view.rules, words).text) <= LONGEST.get(words.lang, 156)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", golden.SAMPLES)
def test_the_samples_are_as_reviewed(name, lang):
    expected = golden.path(name, lang).read_text(encoding="utf-8")
    assert golden.rendered(name, lang) == expected, "if the change is meant: python -m tests.text.golden"


@pytest.mark.parametrize(
    ("best", "words"),
    [
        ("G10", "On average it costs 9 points compared with the green 10."),
        ("Rook", "On average it costs 9 points compared with the Crow."),
        ("70", "On average it costs 9 points compared with a bid of 70."),
        ("pass", "On average it costs 9 points compared with a pass."),
        ("green", "On average it costs 9 points compared with green as trump."),
        ("R5 R6 R7 R8 R9", "On average it costs 9 points compared with the best discard."),
    ],
)
def test_what_an_action_costs(best, words):
    assert reason_sentence(con("costs", 0.3, Costs(best, 9)), CROWSNEST, WORDS).text == words


def test_one_point_is_one_point():
    sentence = reason_sentence(con("costs", 0.3, Costs("G10", 1)), CROWSNEST, WORDS)
    assert sentence.text == "On average it costs one point compared with the green 10."


def test_the_bird_goes_by_the_name_of_its_game():
    case = next(case for case in cases() if case.principle == "bird_home")
    reason = case.ask()
    assert reason is not None
    assert "Crow" in reason_sentence(reason, CROWSNEST, WORDS).text
    assert "Rook" in reason_sentence(reason, rule_set("one_high"), WORDS).text


def test_a_best_action_without_a_reason_says_so():
    view = cases()[0].view
    action = Play(Card.parse("R8"))
    value = ActionValue(action=action, mean=1.0, stderr=0.0, p_make=None, layouts=3)
    note = Annotation(action=action, rule=view.rule_of(action), value=value, verdict=Verdict.BEST)
    assert render(note, view, WORDS).headline == "Nothing stands out: other choices are about as good."


def test_points_have_their_sign():
    assert [signed(points) for points in (12.0, -7.26, 0.0, -0.04, 3.5)] == [
        "+12",
        "\N{MINUS SIGN}7.3",
        "0",
        "0",
        "+3.5",
    ]


def test_house_rules_show_on_the_page():
    page = rules_page(CROWSNEST.with_options({"min_bid": 60, "made_score": "captured"}), WORDS)
    lines = [sentence.text for section in page.sections for sentence in section.rules]
    assert "The lowest bid is 60." in lines
    assert "A side that makes its bid scores everything it takes." in lines
    assert page.notes[0] == "With house rules of your own."


@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_every_rule_is_proper_prose(game):
    for words in ALL:
        page = rules_page(rule_set(game), words)
        for section in page.sections:
            assert section.rules
            for sentence in section.rules:
                assert proper(sentence.text), sentence
