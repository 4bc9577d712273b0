"""Declarer chooses who leads to the first trick: himself or the seat on his left."""

from collections.abc import Iterator

import pytest

from rooktutor.errors import IllegalAction, NotYetError, RecordError
from rooktutor.explain import annotate
from rooktutor.game.actions import ChooseLeader, NameTrump, Play
from rooktutor.game.illegality import RuleId, Wrong
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Record, read_one, write, write_line
from rooktutor.game.record.steps import record_at
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.doubledummy import problem, solve
from rooktutor.solve.montecarlo import evaluate, evaluate_open
from rooktutor.solve.players import PLAYERS
from rooktutor.solve.values import Budget
from rooktutor.text import Catalog, render
from tests.support import hands, translate

CHOOSES = {"first_lead": "declarer_chooses"}


def moments(game: str, options: dict[str, object], seed: int = 5) -> Iterator[Position]:
    """Every position of a hand in which South has dealt and West plays for the lowest bid."""
    engine, oracle = translate.both_rules(game, CHOOSES | options)
    cards, words, _ = hands.directed(oracle, seed, declarer="west", dealer="south", strength=0.3)
    position = translate.start(engine, cards)
    yield position
    for word in words:
        position = translate.played(position, [word])
        yield position


def at_choice(game: str = "crowsnest", options: dict[str, object] | None = None, seed: int = 5) -> Position:
    """The moment at which West is to say who leads."""
    return next(each for each in moments(game, options or {}, seed) if each.phase is Phase.LEAD)


STEPS = {
    # what is done before, in order
    ("crowsnest", "after_discard"): "discard trump lead play",
    ("crowsnest", "before_discard"): "trump discard lead play",
    ("crowsnest", "before_nest"): "trump discard lead play",
    ("partnership", "after_discard"): "trump lead play",
    ("call_partner", "after_discard"): "discard trump call lead play",
    ("call_partner", "before_nest"): "trump discard call lead play",
}


@pytest.mark.parametrize(("game", "naming"), STEPS)
def test_the_leader_is_chosen_last_before_the_play(game, naming):
    seen = [position.phase.value for position in moments(game, {"trump_naming": naming})]
    assert list(dict.fromkeys(seen)) == ["auction", *STEPS[game, naming].split(), "over"]


@pytest.mark.parametrize("leader", [Seat.WEST, Seat.NORTH])
def test_declarer_or_his_left_leads(leader):
    position = at_choice()
    assert position.to_act is Seat.WEST
    assert position.legal_actions() == (ChooseLeader(Seat.WEST), ChooseLeader(Seat.NORTH))
    with pytest.raises(NotYetError):
        _ = position.public.first_leader
    after = position.after(ChooseLeader(leader))
    assert (after.phase, after.to_act, after.public.first_leader) == (Phase.PLAY, leader, leader)
    assert position.rule_of(ChooseLeader(leader)) is RuleId.CHOOSE_LEADER
    assert all(after.view(seat).public.leader is leader for seat in Seat)


@pytest.mark.parametrize("leader", [Seat.SOUTH, Seat.EAST])
def test_nobody_else_can_be_chosen(leader):
    position = at_choice()
    with pytest.raises(IllegalAction) as refused:
        position.after(ChooseLeader(leader))
    assert refused.value.illegality.reason is Wrong.NOT_A_LEADER
    assert refused.value.illegality.rule is RuleId.CHOOSE_LEADER


def test_it_is_said_at_its_time_only():
    position = at_choice()
    card = Play(next(iter(position.hand(Seat.WEST))))
    for action in (card, NameTrump(position.trump)):
        wrong = position.why_illegal(action)
        assert wrong is not None and wrong.reason is Wrong.WRONG_PHASE
    plain = translate.both_rules("crowsnest")[0]
    start = Position.start(plain, position.deal)
    wrong = start.why_illegal(ChooseLeader(Seat.WEST))
    assert wrong is not None and wrong.reason is Wrong.WRONG_PHASE


def test_a_record_keeps_the_choice():
    position = at_choice().after(ChooseLeader(Seat.NORTH))
    for moment in (position, position.after(position.legal_actions()[0])):
        record = Record.of(moment)
        assert "\nlead: north\n" in write(record)
        assert read_one(write(record)) == read_one(write_line(record)) == record
        before = record_at(record, Moment.parse("lead"))
        assert before.position == at_choice()
        for seat in Seat:
            view = Record.of(moment.view(seat))
            assert read_one(write(view)) == read_one(write_line(view)) == view
            early = record_at(view, Moment.parse("lead"))
            assert early.view == at_choice().view(seat)
    for seat in Seat:
        view = Record.of(at_choice().view(seat))
        assert read_one(write(view)) == view


FAULTS = [
    ("lead: north", "lead: east", "lead", "not_a_leader", ("west", "north")),
    ("lead: north", "lead: R14", "lead", "not_a_seat", ("north", "east", "south", "west")),
    ("trump: green\n", "", "lead", "too_early", ("trump",)),
    ("{first_lead: declarer_chooses}", "{first_lead: declarer}", "lead", "not_in_game", ()),
]


@pytest.mark.parametrize(("told", "instead", "path", "what", "legal"), FAULTS)
def test_what_a_record_cannot_say(told, instead, path, what, legal):
    position = at_choice().after(ChooseLeader(Seat.NORTH))
    assert position.trump is not None
    text = write(Record.of(position)).replace(f"trump: {position.trump}", "trump: green")
    assert told in text
    with pytest.raises(RecordError) as caught:
        read_one(text.replace(told, instead))
    found = [(fault.path, fault.reason or fault.problem.value, fault.legal) for fault in caught.value.faults]
    assert (path, what, legal) in found


@pytest.mark.parametrize("seed", range(8))
def test_both_leads_are_valued_by_solving_both(seed):
    """With seven cards each the whole play is solved: the lead that brings more is worth more."""
    position = at_choice(options={"hand": 7, "nest": 13}, seed=seed)
    values = evaluate_open(position)
    best = {value.action: solve(problem(position.after(value.action))).value for value in values}
    assert list(best) == sorted(best, key=lambda action: -best[action])
    own, left = best[ChooseLeader(Seat.WEST)], best[ChooseLeader(Seat.NORTH)]
    assert (own == left) == (values.values[0].mean == values.values[1].mean)


@pytest.mark.parametrize("game", ["crowsnest", "call_partner", "partnership"])
def test_everybody_can_choose(game):
    position = at_choice(game)
    view = position.view(Seat.WEST)
    assert evaluate(view, budget=Budget(2), seed=1).layouts == 2
    for player in PLAYERS.values():
        action = player.act(view, 1)
        assert position.why_illegal(action) is None


def test_the_tutor_says_by_which_rule():
    position = at_choice()
    view = position.view(Seat.WEST)
    notes = annotate(view, evaluate(view, budget=Budget(4), seed=1))
    assert [str(note.action) for note in notes] == ["west", "north"]
    for note in notes:
        words = render(note, view, Catalog("en"))
        assert words.rule.startswith("Declarer says who leads")
        assert words.verdict
        assert note.legal


def test_ten_games_have_nothing_to_choose():
    for name in ("crowsnest", "call_partner"):
        assert Position.start(rule_set(name), at_choice(name).deal).public.leaders == ()
