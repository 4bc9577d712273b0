"""What the explainer says where no color is trump, and where the ranks are upside down."""

from collections.abc import Iterator
from random import Random

import pytest

from rooktutor.cards import NoTrump
from rooktutor.explain.annotate import annotate
from rooktutor.game.actions import NameTrump
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import Sentence, render
from tests.explain.checking import Checked, check_hand

EN = Catalog("en")
ALL: dict[str, object] = {"trump_choice": "no_trump_or_low"}
GAMES = {
    "crowsnest": ALL,
    "partnership": ALL,
    "call_partner": ALL,
    "red_one": {**ALL, "baby_rook": "black_2", "nest": 7, "ten_point_card": "13"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_claim_is_true(game):
    checked = Checked()
    for seed in range(8):
        check_hand(game, seed, checked, layouts=500, options=GAMES[game])
    assert checked.false == []
    assert checked.claims.total() > 1000


def sentences(rules: RuleSet, named: NoTrump, seed: int) -> Iterator[Sentence]:
    """Every sentence about the cards of a hand in which this is named, everything else by luck."""
    rng, position = Random(seed), Position.start(rules, deal(rules, seed))
    while position.to_act is not None:
        actions = position.legal_actions()
        if position.phase is Phase.PLAY:
            view = position.view(position.to_act)
            for note in annotate(view):
                yield from render(note, view, EN).reasons
        naming = position.phase is Phase.TRUMP
        position = position.after(NameTrump(named) if naming else rng.choice(actions[:40]))


@pytest.mark.parametrize("named", NoTrump)
def test_nothing_is_said_of_trumps_where_there_is_none(named):
    rules = rule_set("partnership").with_options(ALL)
    said = [sentence for seed in range(12) for sentence in sentences(rules, named, seed)]
    assert len(said) > 500
    assert [each.text for each in said if "trump" in each.text + " ".join(each.facts)] == []


def test_a_better_card_is_not_called_higher_where_it_is_lower():
    rules = rule_set("partnership").with_options(ALL)
    said = [sentence for seed in range(12) for sentence in sentences(rules, NoTrump.LOW, seed)]
    texts = [text for each in said for text in (each.text, *each.facts)]
    assert [text for text in texts if "higher" in text or "highest" in text] == []
    assert any("a lower" in text for text in texts)


def test_the_only_trump_is_no_low_bird():
    """The bird is the lowest trump of this game; where it is the only one, nothing beats it."""
    rules = rule_set("one_high").with_options(ALL)
    said = {each.principle for seed in range(12) for each in sentences(rules, NoTrump.HIGH, seed)}
    assert not any(principle.startswith("bird_") for principle in said)
