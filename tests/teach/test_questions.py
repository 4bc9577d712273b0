"""Questions: the answers are those of the engine, whatever the hand."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rooktutor.cards import parse_trump
from rooktutor.game.actions import Play
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.players import player
from rooktutor.teach.asking import LEARNER, NOBODY, UnaskableError
from rooktutor.teach.faults import Flaw
from rooktutor.teach.judging import value_of, why_question
from rooktutor.teach.lint import lix
from rooktutor.teach.questions import number_of, question
from rooktutor.teach.steps import Ask, Choose, Place, Words
from rooktutor.teach.words import NUMBERS


def played(game: str, seed: int, actions: int) -> Position:
    """A hand of a game after so many actions of players who go by rules of thumb."""
    rules = RULE_SETS[game]
    position = Position.start(rules, deal(rules, seed=seed))
    for number in range(actions):
        seat = position.to_act
        if seat is None:
            break
        position = position.after(player("rules").act(position.view(seat), number))
    return position


def asked(ask: Ask, position: Position | None, **more):
    spot = None if position is None else Place(hand="x", position=position)
    step = Choose(name="x", ask=ask, spot=spot, **more)
    return question(step, CROWSNEST if position is None else position.rules)


hands = st.builds(played, st.sampled_from(sorted(RULE_SETS)), st.integers(0, 300), st.integers(0, 62))


@settings(max_examples=60, deadline=None)
@given(hands, st.sampled_from([ask for ask in Ask if not ask.judged and ask is not Ask.TEXT]), st.randoms())
def test_a_question_has_a_right_answer_among_its_answers_or_says_why_not(position, ask, rng: Random):
    of = {
        Ask.TAKEN: str(rng.choice(position.rules.parties)),
        Ask.SCORE: str(rng.choice(position.rules.parties)),
        Ask.VOID: rng.choice(["red", "green"]),
        Ask.UNSEEN: rng.choice(["trumps", "counters", "black"]),
        Ask.COUNT: " ".join(map(str, rng.sample(list(position.rules.pack), 3))),
        Ask.STRONGEST: " ".join(map(str, rng.sample(list(position.rules.pack), 3))),
        Ask.GAME: rng.choice(NUMBERS),
    }.get(ask, "")
    try:
        found = asked(ask, position, of=of)
    except UnaskableError as problem:
        assert problem.flaw in (Flaw.NOT_HERE, Flaw.OTHER_SEAT, Flaw.NO_CHOICE, Flaw.MISSING_FIELD)  # noqa: PT017
        return
    ids = [answer.id for answer in found.answers]
    assert len(set(ids)) == len(ids) >= 1
    assert found.right <= set(ids)
    assert found.right
    assert found.is_right(found.right)
    for wrong in set(ids) - found.right:
        assert not found.is_right([wrong])


@settings(max_examples=40, deadline=None)
@given(hands)
def test_what_may_be_played_is_what_the_engine_allows(position):
    if position.phase is not Phase.PLAY or position.to_act is not LEARNER:
        return
    found = asked(Ask.LEGAL, position)
    assert {answer.id for answer in found.answers} == set(map(str, position.hand(LEARNER)))
    assert found.right == {str(a.card) for a in position.legal_actions() if isinstance(a, Play)}


@settings(max_examples=40, deadline=None)
@given(hands)
def test_winner_and_worth_are_those_of_the_trick(position):
    public = position.public
    if not public.taken or public.trick.cards:
        return
    assert asked(Ask.WINNER, position).right == {public.winners[-1].value}
    assert asked(Ask.WORTH, position).right == {str(public.taken[-1].points(position.rules))}


@settings(max_examples=40, deadline=None)
@given(hands, st.sampled_from(["red", "green", "yellow", "black"]))
def test_who_is_void_is_what_all_have_seen(position, color):
    public = position.public
    if not public.tricks:
        return
    others = [seat for seat in Seat if seat is not LEARNER]
    void = {seat.value for seat in others if parse_trump(color) in public.voids[seat]}
    assert asked(Ask.VOID, position, of=color).right == (void or {NOBODY})


@pytest.mark.parametrize("game", sorted(RULE_SETS))
def test_a_score_is_that_of_the_sheet(game):
    position = played(game, 3, 200)
    assert position.phase is Phase.OVER
    for party, scored in zip(position.rules.parties, position.score().scored, strict=True):
        assert asked(Ask.SCORE, position, of=str(party)).right == {str(scored)}


@pytest.mark.parametrize("game", sorted(RULE_SETS))
@pytest.mark.parametrize("word", NUMBERS)
def test_numbers_of_a_game_are_its_own(game, word):
    rules = RULE_SETS[game]
    found = question(Choose(name=word, ask=Ask.GAME, of=word), rules)
    assert found.right == {str(number_of(rules, word))}
    assert len(found.answers) == 4


def test_the_first_of_the_cards_is_led():
    assert asked(Ask.STRONGEST, None, of="Y5 Y12 G14", trump="black").right == {"Y12"}
    assert asked(Ask.STRONGEST, None, of="Y5 Y12 Rook", trump="black").right == {"Rook"}
    assert asked(Ask.STRONGEST, None, of="Y5 Rook B5", trump="black").right == {"B5"}


def test_answers_that_the_author_offers_must_hold_the_right_one():
    with pytest.raises(UnaskableError) as caught:
        asked(Ask.COUNT, None, of="R10", options=("5", "15"))
    assert caught.value.flaw is Flaw.NOT_AN_OPTION
    assert caught.value.right == ("10",)
    assert [a.id for a in asked(Ask.COUNT, None, of="R10", options=("5", "10")).answers] == ["5", "10"]


def test_a_question_about_values_waits_for_them():
    position = played("crowsnest", 1, 14)
    while position.phase is not Phase.PLAY or position.to_act is not LEARNER:
        position = position.after(player("rules").act(position.view(position.to_act), 1))
    step = Choose(name="x", ask=Ask.CARD, spot=Place(hand="x", position=position))
    assert question(step, position.rules) is None
    values = value_of(position, layouts=30)
    found = question(step, position.rules, Words(), values)
    assert str(values.best.action) in found.right
    assert found.at_table


def test_why_offers_true_reasons_of_which_one_speaks_for_the_best():
    asked_so_far = 0
    for seed in range(12):
        position = played("crowsnest", seed, 16)
        if position.phase is not Phase.PLAY or position.to_act is not LEARNER:
            continue
        values = value_of(position, layouts=40)
        try:
            found = why_question(position.view(LEARNER), values)
        except UnaskableError as problem:
            assert problem.flaw in (Flaw.NO_ANSWER, Flaw.NO_CHOICE)  # noqa: PT017
            continue
        asked_so_far += 1
        assert len(found.right) == 1 < len(found.answers)
        assert all(answer.reason is not None for answer in found.answers)
    assert asked_so_far


def test_a_place_is_a_value():
    position = played("crowsnest", 1, 0)
    assert replace(Place(hand="x", position=position), open=True) != Place(hand="x", position=position)


def test_the_reading_level_grows_with_long_words_and_sentences():
    easy = "You lead. They follow. You win."
    hard = "Notwithstanding considerable uncertainty, declarers customarily establish supplementary winners."
    assert lix(easy) < 10 < lix(hard)
    assert lix("") == 0
