"""The reducer: pure, total, and honest about what was refused."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooktutor.cards import Card, CardSet
from rooktutor.game.actions import PASS, Bid
from rooktutor.game.deal import MOST_SEED, deal
from rooktutor.game.illegality import Wrong
from rooktutor.game.match import Match
from rooktutor.game.public import Phase
from rooktutor.rules.systems import CROWSNEST, RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.table.events import (
    Chose,
    ComputerActed,
    Control,
    Dismissed,
    Evaluated,
    Failed,
    LaidAway,
    Picked,
    Pressed,
    Refused,
)
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, Mode, NoticeKind, Theme, dealt, new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from tests.table.hands import at_phase, made_up, next_event, played


def press(state: AppState, control: Control, value: str | None = None) -> AppState:
    return reduce(state, Pressed(control, value))


def finished(seed: int = 7) -> AppState:
    *_before, last = played(seed)
    return last


def test_a_hand_runs_from_the_deal_to_the_score():
    last = finished()
    assert last.now.over
    assert not last.notices
    assert last.position.score().made is not None


def test_a_refused_action_changes_nothing_and_says_why():
    state = at_phase(Phase.AUCTION)
    after = reduce(state, Chose(state.key, "72"))
    assert after.position == state.position
    assert after.notices[0].kind is NoticeKind.ILLEGAL
    assert after.notices[0].illegality.reason is Wrong.NOT_A_STEP


def test_a_refusal_is_forgotten_when_the_game_goes_on():
    state = at_phase(Phase.AUCTION)
    refused = reduce(state, Chose(state.key, "72"))
    assert not reduce(refused, Chose(state.key, "pass")).notices


def test_a_click_on_a_position_that_has_passed_is_dropped():
    state = at_phase(Phase.PLAY)
    after = reduce(state, next_event(state))
    assert reduce(after, Chose(state.key, "R14")) == after


def test_a_click_out_of_turn_is_answered():
    state = new_match(CROWSNEST, seed=7)
    after = reduce(state, Chose(state.key, "70"))
    assert [notice.kind for notice in after.notices] == [NoticeKind.NOT_YOUR_TURN]
    assert after.position == state.position


def test_a_word_that_names_nothing_is_answered():
    state = at_phase(Phase.PLAY)
    after = reduce(state, Chose(state.key, "Z99"))
    assert after.notices[0].kind is NoticeKind.UNKNOWN


def test_undo_goes_back_to_the_learners_last_decision_and_redo_forward():
    state = at_phase(Phase.PLAY)
    after = reduce(state, next_event(state))
    while after.computers_turn:
        after = reduce(after, next_event(after))
    back = press(after, Control.UNDO)
    assert back.position == state.position
    assert press(back, Control.REDO).position == after.position


def test_undo_reaches_back_to_the_first_decision_over_the_border_of_hands():
    state = finished()
    for _ in range(2):
        state = press(state, Control.NEXT_HAND)
        while (event := next_event(state)) is not None:
            state = reduce(state, event)
    while state.undo_to is not None:
        state = press(state, Control.UNDO)
    assert state.now.deals == 1
    assert state.position.phase is Phase.AUCTION
    for _ in range(len(state.line)):
        state = press(state, Control.REDO)
    assert state.at == len(state.line) - 1


def test_another_choice_after_an_undo_replaces_what_came_after():
    state = at_phase(Phase.AUCTION)
    passed = reduce(state, Chose(state.key, "pass"))
    bid = reduce(press(passed, Control.UNDO), Chose(state.key, "120"))
    assert bid.redo_to is None
    assert bid.position.public.auction.high == 120


def test_late_values_of_another_position_are_dropped():
    state = at_phase(Phase.PLAY)
    values = made_up(state.position.view(state.learner))
    after = reduce(state, next_event(state))
    assert reduce(after, Evaluated(state.position, values)) == after
    assert reduce(after, Failed(state.position, "late")) == after
    assert reduce(state, Evaluated(state.position, values)).evaluation == values


def test_where_thinking_broke_down_the_tutor_does_not_say_that_it_thinks():
    state = at_phase(Phase.PLAY)
    words = Catalog("en", strict=True)
    thinking = view_model(state, words)["advice"]
    broken = view_model(reduce(state, Failed(state.position, "broken")), words)["advice"]
    assert (thinking["state"], broken["state"]) == ("pending", "off")
    assert "broke down" in broken["text"]


def test_values_stay_with_their_position_through_undo():
    state = at_phase(Phase.PLAY)
    values = made_up(state.position.view(state.learner))
    state = reduce(state, Evaluated(state.position, values))
    after = reduce(state, next_event(state))
    assert after.evaluation is None
    assert press(after, Control.UNDO).evaluation == values


def test_a_computer_cannot_act_for_the_learner_or_out_of_time():
    state = at_phase(Phase.AUCTION)
    assert reduce(state, ComputerActed(state.position, PASS)) == state
    start = new_match(CROWSNEST, seed=7)
    after = reduce(start, ComputerActed(start.position, Bid(70)))
    assert after.position.public.auction.high_bidder is Seat.EAST
    assert reduce(after, ComputerActed(start.position, PASS)) == after


def test_picking_and_laying_away():
    state = at_phase(Phase.DISCARD)
    hand = list(map(str, state.position.hand(Seat.SOUTH)))
    picked = reduce(state, Picked(state.key, tuple(hand[:3])))
    assert len(picked.picks) == 3
    early = reduce(picked, LaidAway(state.key, tuple(hand[:3])))
    assert early.notices[0].illegality.reason is Wrong.DISCARD_SIZE
    assert list(map(str, early.picks)) == hand[:3]
    done = reduce(picked, LaidAway(state.key, tuple(hand[:5])))
    assert done.position.phase is Phase.TRUMP
    assert not done.picks


def test_picks_keep_the_order_in_which_they_were_made():
    state = at_phase(Phase.DISCARD)
    hand = list(map(str, state.position.hand(Seat.SOUTH)))
    backwards = tuple(reversed(hand[:4]))
    assert tuple(map(str, reduce(state, Picked(state.key, backwards)).picks)) == backwards
    assert reduce(state, Picked(state.key, ("R1", *backwards, backwards[0]))).picks == tuple(
        map(Card.parse, backwards)
    )


def test_a_card_pressed_while_laying_away_is_picked_and_put_back():
    state = at_phase(Phase.DISCARD)
    card = str(next(iter(state.position.hand(Seat.SOUTH))))
    picked = reduce(state, Chose(state.key, card))
    assert list(map(str, picked.picks)) == [card]
    assert not reduce(picked, Chose(state.key, card)).picks


def test_the_score_is_carried_over_and_the_deal_goes_round():
    state = finished()
    after = press(state, Control.NEXT_HAND)
    assert after.position.scores == state.position.score().scores
    assert after.position.deal.dealer is state.position.deal.dealer.next
    assert press(new_match(CROWSNEST, seed=7), Control.NEXT_HAND).now.deals == 1


def test_when_all_pass_the_same_dealer_deals_again():
    state = new_match(CROWSNEST, seed=7)
    while not state.now.over:
        event = Chose(state.key, "pass") if state.learners_turn else ComputerActed(state.position, PASS)
        state = reduce(state, event)
    after = press(state, Control.NEXT_HAND)
    assert after.position.deal.dealer is state.position.deal.dealer
    assert after.position.scores == state.position.scores
    assert after.position.deal.hands != state.position.deal.hands


def test_a_won_match_is_followed_by_a_new_one():
    state = new_match(CROWSNEST, seed=7)
    matches = {state.seed}
    for _ in range(40):
        while (event := next_event(state)) is not None:
            state = reduce(state, event)
        state = press(state, Control.NEXT_HAND)
        matches.add(state.seed)
        if len(matches) > 1:
            break
    assert len(matches) == 2
    assert state.position.scores == (0, 0)
    assert press(state, Control.BACK).now.match.standing.over  # nothing that was played is lost


@pytest.mark.parametrize("game", RULE_SETS)
def test_each_game_can_be_chosen_at_the_table_and_played_to_its_score(game):
    other = next(rules for rules in RULE_SETS.values() if rules.id != game)
    state = press(new_match(other, seed=7), Control.GAME, game)
    assert state.rules == RULE_SETS[game]
    assert state.position.scores == (0,) * len(state.rules.parties)
    for _ in range(9):
        while (event := next_event(state)) is not None:
            state = reduce(state, event)
        assert not state.notices
        if state.position.score().made is not None:
            return
        state = press(state, Control.NEXT_HAND)
    raise AssertionError("nobody ever bid")


def test_another_game_is_a_new_match_from_which_undo_comes_back():
    state = at_phase(Phase.PLAY)
    chosen = press(state, Control.GAME, "one_high")
    assert chosen.key != state.key
    assert (chosen.now.deals, chosen.now.seed) == (1, chosen.seed)
    back = press(chosen, Control.UNDO)
    assert (back.key, back.seed, back.position) == (state.key, state.seed, state.position)
    assert press(back, Control.NEW_HAND).now.seed == state.now.seed + 1


def test_a_game_that_is_unknown_or_played_already_changes_nothing():
    state = at_phase(Phase.PLAY)
    for name in ("crowsnest", "whist", "house", None):
        assert press(state, Control.GAME, name) is state


def test_the_same_cards_again_and_other_cards():
    state = at_phase(Phase.PLAY)
    again = press(state, Control.SAME_HAND)
    assert again.position.deal == state.position.deal
    assert not again.position.actions
    new = press(state, Control.NEW_HAND)
    assert new.position.deal.hands != state.position.deal.hands
    assert new.position.deal.dealer is state.position.deal.dealer
    assert press(new, Control.UNDO).position == state.position or new.undo_to is None


def test_switches():
    state = new_match(CROWSNEST, seed=7)
    assert not press(state, Control.ADVICE).advice
    assert press(state, Control.OPEN_HANDS).open_hands
    assert press(state, Control.THEME, "dark").theme is Theme.DARK
    assert press(state, Control.THEME, "pink") == state
    assert press(state, Control.LAST) == state


def test_the_other_players_are_as_good_as_asked_for_in_later_matches_too():
    state = new_match(CROWSNEST, seed=7)
    assert state.opponents == "tutor"
    easy = press(state, Control.OPPONENTS, "beginner")
    assert easy.opponents == "beginner"
    assert easy.position == state.position
    for name in ("random", "oracle", None):
        assert press(state, Control.OPPONENTS, name) == state
    assert press(easy, Control.NEW_MATCH).opponents == "beginner"
    assert press(easy, Control.GAME, "buckeye").opponents == "beginner"


def test_errors_stay_until_dismissed():
    state = reduce(new_match(CROWSNEST, seed=7), Refused("odd"))
    moved = reduce(state, next_event(state))
    assert moved.notices == state.notices
    assert not reduce(moved, Dismissed(moved.notices[0].id)).notices


def test_a_match_from_the_last_seed_goes_on_with_hands_that_a_record_can_carry():
    match = Match(rules=CROWSNEST)
    assert dealt(match, seed=MOST_SEED, deals=2).seed == 0
    assert dealt(match, seed=MOST_SEED).position.deal == deal(CROWSNEST, MOST_SEED)


def test_the_same_seed_gives_the_same_match():
    assert finished(11) == finished(11)
    assert finished(11) != finished(12)


WORDS = st.sampled_from(
    [
        "pass",
        "70",
        "75",
        "120",
        "5",
        "R14",
        "rook",
        "G10",
        "B5",
        "green",
        "red",
        "",
        "Z9",
        "R5 R6",
        "²",
        "-1",
        "9" * 30,
    ]
)
TEXTS = st.lists(WORDS, max_size=6).map(tuple)


class Run(tuple[AppState, ...]):
    """The states of a table, one after another; written out they would fill megabytes."""

    __slots__ = ()

    def __repr__(self):
        return f"<{len(self)} states of {self[0].rules.id} from seed {self[0].seed}>"


@st.composite
def runs(draw):
    """A table, and what happened at it: sensible and silly things, at the right time and late."""
    rules = rule_set(draw(st.sampled_from(["crowsnest", "crowsnest_no_crow", "call_partner", "partnership"])))
    states = [new_match(rules, seed=draw(st.integers(0, 50)))]
    for _ in range(draw(st.integers(1, 60))):
        state = states[-1]
        old = draw(st.sampled_from(states[-4:]))
        kind = draw(st.sampled_from("ggggggccpldvfrsx"))
        match kind:
            case "g":
                event = next_event(state) or Pressed(Control.NEXT_HAND)
            case "c":
                event = Chose(old.key, draw(WORDS))
            case "p":
                event = Picked(old.key, draw(TEXTS))
            case "l":
                event = LaidAway(old.key, draw(TEXTS))
            case "d":
                event = Dismissed(draw(st.sampled_from(["n1", "n2", "zz"])))
            case "v" if old.learners_turn:
                event = Evaluated(old.position, made_up(old.position.view(old.learner)))
            case "f":
                event = Failed(old.position, "broken")
            case "r":
                event = Refused("odd")
            case "s":
                event = ComputerActed(old.position, draw(st.sampled_from([PASS, Bid(70), Bid(5)])))
            case _:
                control = draw(st.sampled_from(list(Control)))
                event = Pressed(control, draw(st.sampled_from([None, "dark", "odd"])))
        states.append(reduce(state, event))
    return Run(states)


@given(runs())
def test_whatever_happens_the_state_stays_sound(states):
    for before, state in pairwise(states):
        assert 0 <= state.at < len(state.line)
        assert set(state.picks) <= set(state.position.hand(state.asking or state.learner))
        assert len(state.notices) <= 4
        assert len({notice.id for notice in state.notices}) == len(state.notices)
        revoke = before.position.rules.revoke  # a match where revokes can be tried is offered
        assert replace(state.position.rules, revoke=revoke) == before.position.rules
        cards = CardSet()
        for hand in (
            *state.position.hands,
            state.position.discard or CardSet(),
            state.position.public.played,
        ):
            assert not cards & hand
            cards |= hand
        undone = press(state, Control.UNDO)
        if state.course is not None:  # the list of lessons lies over the table, and nothing under it moves
            assert (undone.line, undone.at) == (state.line, state.at)
        elif state.mode is Mode.PLAY and state.undo_to is not None:
            assert undone.learners_turn
            assert undone.at < state.at
        evaluation = state.evaluation
        if evaluation is not None and state.position.phase is not Phase.DISCARD:
            assert {value.action for value in evaluation} <= set(state.position.legal_actions())
        assert replace(state) == state
