"""What the table shows of house rules about the first lead, the nest and the end of a match."""

import pytest

from rooktutor.game.actions import Bid
from rooktutor.game.match import Match
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, KENTUCKY_DISCARD
from rooktutor.seats import Seat
from rooktutor.table.events import Chose, Control, Evaluated, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, NoticeKind, new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, made_up, next_event, played

EN = Catalog("en")
CHOOSES = CROWSNEST.with_options({"first_lead": "declarer_chooses"})


def test_the_learner_chooses_who_leads():
    state = at_phase(Phase.LEAD, rules=CHOOSES)
    state = reduce(state, Evaluated(state.position, made_up(state.position.view(Seat.SOUTH))))
    model = view_model(state, EN)
    assert (model["phase"], model["panel"]["kind"], model["your_turn"]) == ("lead", "lead", True)
    assert model["status"].startswith("Say who leads")
    assert [(each["id"], each["text"]) for each in model["panel"]["choices"]] == [
        ("south", "You lead"),
        ("west", "West leads"),
    ]
    assert [each["rank"] for each in model["panel"]["choices"]] == [1, 1], "a point makes no difference"
    assert all(each["rule"].startswith("Declarer says who leads") for each in model["panel"]["choices"])
    after = reduce(state, Chose(state.key, "west"))
    assert after.position.public.leader is Seat.WEST
    assert after.position.to_act is Seat.WEST
    told = [line for line in view_model(after, EN)["log"] if "lead" in line["text"]]
    assert told[-1]["text"] == "West is to lead, says South"
    assert told[-1]["tone"] != "none"
    assert reduce(after, Pressed(Control.UNDO)).position == state.position


@pytest.mark.parametrize("choice", ["north", "R14"])
def test_nobody_else_can_be_chosen_at_the_table(choice):
    state = at_phase(Phase.LEAD, rules=CHOOSES)
    refused = reduce(state, Chose(state.key, choice))
    assert refused.position == state.position
    (notice,) = refused.notices
    assert notice.kind is (NoticeKind.ILLEGAL if choice == "north" else NoticeKind.UNKNOWN)
    told = view_model(refused, EN)["messages"][0]["text"]
    assert choice != "north" or told == "Only you or the player to your left can lead to the first trick."


def test_every_moment_of_such_a_hand_can_be_shown():
    for state in played(seed=7, rules=CHOOSES):
        assert view_model(state, EN)["phase"]


def test_the_log_says_how_many_trumps_were_laid_away():
    rules = KENTUCKY_DISCARD.with_options({"discard_trump": "announced"})
    *_, end = played(seed=7, rules=rules)
    said = end.position.public.announced_trumps
    assert said is not None
    texts = [line["text"] for line in view_model(end, EN)["log"]]
    assert sum("trump" in text and "laid away" in text for text in texts) == 1


def finished(rules, scores, hands_played=0, seed=7) -> AppState:
    """The end of a hand that was begun with these scores."""
    state = new_match(rules, seed=seed)
    moment = state.now
    begun = Position.start(rules, moment.position.deal, scores, hands_played)
    state = AppState(seed=seed, line=(type(moment)(position=begun, seed=seed),))
    while (event := next_event(state)) is not None:
        state = reduce(state, event)
    return state


ENDS = [
    ({"hands": 3, "target": 900}, (10, 10), 2, "won the match: it was to last 3 hands"),
    ({"mercy_lead": 150, "target": 900}, (400, 0), 0, "We won the match, with a lead of 150 or more"),
    (
        {"mercy_low": 200, "target": 900},
        (0, -400),
        0,
        "We won the match: a score is down to minus 200 or less",
    ),
    ({}, (600, 0), 0, "We won the match"),
]


@pytest.mark.parametrize(("options", "scores", "hands_played", "words"), ENDS)
def test_the_sheet_says_what_ended_the_match(options, scores, hands_played, words):
    state = finished(CROWSNEST.with_options(options), scores, hands_played)
    panel = view_model(state, EN)["panel"]
    assert panel["kind"] == "score"
    assert panel["winner"].endswith(words)
    assert panel["actions"][0]["id"] == "match"


def test_the_sheet_says_what_does_not_count():
    rules = CROWSNEST.with_options({"go_out": "made_bid"})
    state = finished(rules, (290, 290))
    sheet = state.position.score()
    assert sheet.scores.count(295) >= 1
    lines = view_model(state, EN)["panel"]["lines"]
    (line,) = [line for line in lines if line["label"] == "Not counted"]
    assert "cannot pass 295" in line["because"]


def test_a_bid_that_only_a_sweep_can_make_is_set_by_any_trick():
    rules = CROWSNEST.with_options({"sweep_points": 40, "min_bid": 130, "max_bid": 160})
    state = new_match(rules, seed=7, dealer=Seat.NORTH)
    position = state.position
    for action in (Bid(160), *position.after(Bid(160)).legal_actions()[:1]):
        position = position.after(action)
    while position.phase is not Phase.PLAY:
        position = position.after(position.legal_actions()[0])
    texts: dict[bool, set[str]] = {False: set(), True: set()}
    while position.phase is not Phase.OVER:
        if not position.trick.cards:
            shown = AppState(seed=7, line=(type(state.now)(position=position, seed=7),))
            (ours,) = [each for each in view_model(shown, EN)["scores"] if each["side"] == "we"]
            texts[ours["tricks_text"] != ""].add(ours["goal_text"])
        position = position.after(position.legal_actions()[0])
    assert texts == {False: {"any trick sets it"}, True: {"bid is set"}}


def test_the_match_tells_how_many_hands_are_left():
    rules = CROWSNEST.with_options({"hands": 3, "target": 900})
    state = new_match(rules, seed=7)
    assert "3 hands are left at most" in view_model(state, EN)["match"]["standing"]
    *_, end = played(seed=7, rules=rules)
    assert "2 hands are left at most" in view_model(end, EN)["match"]["standing"]
    following = reduce(end, Pressed(Control.NEXT_HAND))
    assert following.position.public.hands_played == 1
    again = reduce(following, Pressed(Control.SAME_HAND))
    assert again.position.public.hands_played == 1
    assert isinstance(end.now.match, Match)
