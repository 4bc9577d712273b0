"""A match saved as a file of records is taken up again where it stopped, or refused with every reason."""

import pytest

from rooktutor.cli.headless import play_out
from rooktutor.errors import RecordError
from rooktutor.game.deal import deal
from rooktutor.game.match import Match
from rooktutor.game.position import Position
from rooktutor.game.record import Problem, Record, resume_match, save_match, write, write_all
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat

RULES = ("rules",) * 4


def a_match(rules, hands: int, seed: int = 5) -> Match:
    match = Match(rules=rules, first_dealer=Seat.WEST)
    for number in range(hands):
        start = Position.start(rules, deal(rules, seed + number, match.next_dealer), match.scores)
        match = match.with_hand(play_out(start, RULES, seed + number))
        if match.standing.over:
            break
    return match


def problems(text: str) -> list[Problem]:
    with pytest.raises(RecordError) as caught:
        resume_match(text)
    return [fault.problem for fault in caught.value.faults]


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_match_is_taken_up_where_it_stopped(name):
    rules = rule_set(name).with_options({"target": 5000})
    match = a_match(rules, 3)
    begun = Position.start(rules, deal(rules, 99, match.next_dealer), match.scores)
    begun = begun.after(begun.legal_actions()[0])
    for hand in (None, begun):
        saved = resume_match(save_match(match, hand))
        assert saved.match == match
        assert saved.hand == hand
    assert saved.match.next_dealer is match.next_dealer


def test_a_match_that_is_won_stays_won():
    match = a_match(rule_set("crowsnest"), 40)
    assert match.standing.over
    saved = resume_match(save_match(match))
    assert saved.match.standing == match.standing
    start = Position.start(match.rules, deal(match.rules, 1, match.next_dealer), match.scores)
    assert problems(save_match(match, start)) == [Problem.MATCH_IS_OVER]


def test_a_match_may_begin_with_scores():
    rules = rule_set("crowsnest")
    hand = play_out(Position.start(rules, deal(rules, 4), (150, 95)), RULES, 4)
    saved = resume_match(save_match(Match(rules=rules, first_scores=(150, 95)).with_hand(hand)))
    assert saved.match.hands == (hand,)
    assert saved.match.hands[0].deal.seed == 4
    assert saved.match.scores == hand.score().scores != hand.score().scored
    assert resume_match(
        save_match(Match(rules=rules), Position.start(rules, deal(rules, 4), (5, 0)))
    ).match.scores == (5, 0)


def test_what_does_not_follow_is_refused_with_every_reason():
    rules = rule_set("crowsnest")
    first, second, *_ = a_match(rules, 3).hands
    other = Position.start(rules, deal(rules, 7, second.deal.dealer.next))
    files = {
        (Problem.SCORES_DO_NOT_FOLLOW, Problem.DEALER_DOES_NOT_FOLLOW): (first, other),
        (Problem.HAND_UNFINISHED,): (Position.start(rules, first.deal), second),
    }
    for expected, hands in files.items():
        assert problems(write_all(map(Record.of, hands))) == list(expected)
    kentucky = rule_set("kentucky_discard")
    moved = Position.start(kentucky, deal(kentucky, 3, second.deal.dealer), second.scores)
    assert problems(write_all(map(Record.of, (first, moved)))) == [Problem.OTHER_RULES]
    view = first.view(Seat.SOUTH)
    assert problems(write(Record.of(view))) == [Problem.NOT_WHOLE]
    assert problems("") == [Problem.NO_RECORD]
