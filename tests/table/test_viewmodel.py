"""The view model: what the contract says, nothing that the learner may not know, the same every time."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rooktutor.game.actions import PASS, Action, Bid, Discard, Renege
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.houses import GAME_IDS
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from rooktutor.table.contract import Model
from rooktutor.table.events import Chose, ComputerActed, Control, Evaluated, Pressed
from rooktutor.table.reducer import reduce
from rooktutor.table.state import AppState, Mode, Moment, new_match
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog
from rooktutor.text.rulebook import rules_page
from tests.frontend.conform import faults
from tests.support.redeal import redealt
from tests.table.hands import at_phase, played

EN = Catalog("en", strict=True)


def shown(state: AppState) -> dict[str, Any]:
    return json.loads(json.dumps(view_model(state, EN)))


def words(node: object) -> Iterator[str]:
    match node:
        case dict():
            for key, value in node.items():
                yield from words(key)
                yield from words(value)
        case list():
            for value in node:
                yield from words(value)
        case str():
            yield node


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_moment_of_a_hand_keeps_the_contract(rules):
    for state in list(played(3, rules=rule_set(rules)))[::-4]:
        assert faults(shown(state), Model) == []


@pytest.mark.parametrize("rules", ["crowsnest", "crowsnest_no_crow", "call_partner", "kentucky_rook"])
def test_the_model_does_not_change_when_the_hidden_cards_do(rules):
    compared = 0
    rng = Random(5)
    for state in [each for seed in (4, 5, 6) for each in played(seed, rules=rule_set(rules))][::5]:
        if state.now.over:
            continue
        other = redealt(state.position, Seat.SOUTH, rng)
        if other is None:
            continue
        moment = replace(state.now, position=other)
        alone = replace(state, line=(replace(state.now),), at=0)
        assert shown(replace(state, line=(moment,), at=0)) == shown(alone)
        compared += 1
    assert compared > 2


def test_no_hidden_card_is_named_until_the_hands_are_opened():
    for state in played(7):
        if state.now.over:
            break
        hidden = set(map(str, state.position.view(Seat.SOUTH).hidden))
        assert not hidden & set(re.findall(r"\b(?:[RGYB]1?\d|Rook)\b", " ".join(faces(shown(state)))))
        opened = shown(reduce(state, Pressed(Control.OPEN_HANDS)))
        assert [seat["cards"] is None for seat in opened["seats"]] == [True, False, False, False]


def faces(node: object) -> Iterator[str]:
    """The ids of all cards that are drawn anywhere."""
    match node:
        case {"letter": _, "points_text": _, "id": card}:
            yield card
        case dict():
            for value in node.values():
                yield from faces(value)
        case list():
            for value in node:
                yield from faces(value)


def test_advice_that_is_hidden_is_not_in_the_model():
    for state in played(7):
        if not state.learners_turn or state.evaluation is None:
            continue
        hidden = shown(reduce(state, Pressed(Control.ADVICE)))
        told = [*hidden["hand"], *hidden["panel"].get("choices", [])]
        assert all(choice["value"] is choice["verdict"] is choice["rank"] is None for choice in told)
        assert not any(choice["reasons"] for choice in told)
        assert not hidden["panel"].get("suggestions")
        assert hidden["advice"]["focus"] is None
        assert all(line["tone"] == "none" for line in hidden["log"])


def test_every_card_in_the_hand_says_whether_it_may_be_played_and_by_which_rule():
    for state in played(7):
        if not state.learners_turn or state.position.phase is not Phase.PLAY:
            continue
        legal = {str(action) for action in state.position.legal_actions()}
        for choice in shown(state)["hand"]:
            assert choice["legal"] == (choice["id"] in legal)
            assert choice["rule"]
            assert bool(choice["why_not"]) != choice["legal"]


@pytest.mark.parametrize(
    ("rules", "high", "low"), [("crowsnest", 75, [70, 75]), ("call_partner", 60, [50, 55, 60])]
)
def test_bids_that_are_too_low_stand_before_the_others_and_say_why(rules, high, low):
    dealt = (new_match(rule_set(rules), seed=7, dealer=dealer) for dealer in Seat)
    state = next(each for each in dealt if each.computers_turn)
    state = reduce(state, ComputerActed(state.position, Bid(high)))
    while not state.learners_turn:
        state = reduce(state, ComputerActed(state.position, PASS))
    could_pass, *bids = shown(state)["panel"]["choices"]
    assert could_pass["id"] == "pass"
    barred = [bid for bid in bids if not bid["legal"]]
    assert bids[: len(barred)] == barred
    assert [int(bid["id"]) for bid in barred] == low
    assert all(bid["why_not"] == f"You must bid {high + 5} or more." and bid["rule"] for bid in barred)
    (message,) = shown(reduce(state, Chose(state.key, barred[0]["id"])))["messages"]
    assert (message["text"], message["choice"]) == (barred[0]["why_not"], barred[0]["id"])


def test_a_refused_card_is_answered_with_the_rule_and_what_to_play():
    for seed in range(20):
        for state in played(seed, valued=False):
            refused = [] if not state.learners_turn else [c for c in shown(state)["hand"] if not c["legal"]]
            if refused:
                told = shown(reduce(state, Chose(state.key, refused[0]["id"])))
                (message,) = told["messages"]
                assert message["text"] == refused[0]["why_not"]
                assert message["choice"] == refused[0]["id"]
                assert message["instead"]
                assert told["announce"]["text"] == message["text"]
                return
    raise AssertionError("no hand refuses a card")


def test_a_card_says_in_how_many_suggestions_it_is_laid_away():
    state = at_phase(Phase.DISCARD)
    view = state.position.view(Seat.SOUTH)
    sets = [action for action in view.legal_actions() if isinstance(action, Discard)][:40:13]
    values = tuple(
        ActionValue(action=action, mean=-float(place), stderr=0.5, p_make=0.5, layouts=4)
        for place, action in enumerate(sets)
    )
    valued = Evaluation(values=values, state=Exactness.SAMPLED, layouts=4, asked=4, spreads=(0.1,) * 4)
    state = reduce(state, Evaluated(state.position, valued))
    model = shown(state)
    suggestions = [suggestion["ids"] for suggestion in model["panel"]["suggestions"]]
    assert suggestions == [list(map(str, action.cards)) for action in sets[:3]]
    said = set()
    for choice in model["hand"]:
        count = sum(choice["id"] in ids for ids in suggestions)
        how = {0: "keeps it in all 3", 3: "lays it away in all 3"}.get(count, f"lays it away in {count} of 3")
        *worth, laid = choice["reasons"]
        assert laid == {"text": f"The tutor {how} suggestions.", "polarity": "neutral"}
        assert not any("suggestion" in reason["text"] for reason in worth)
        assert {reason["polarity"] for reason in worth} <= {"neutral"}
        label = laid["text"].rstrip(".")
        if worth:
            lead, *_why = (reason["text"] for reason in worth)
            told = re.fullmatch(r"(?:Keep it|Lay it away): (\d+) points?\.", lead)
            assert not told or int(told[1]) == round(abs(choice["value"]["number"]))
            assert told or lead == "It makes no difference where it goes."
            label = f"{label}. {lead.rstrip('.')}"
        else:
            assert choice["value"] is None
        assert choice["label"].endswith(label)
        said.add(count)
    assert len(said) > 2
    alone = reduce(state, Pressed(Control.ADVICE))
    assert not any(choice["reasons"] for choice in shown(alone)["hand"])


def test_the_best_choice_has_rank_one_and_the_focus():
    state = at_phase(Phase.PLAY)
    while state.evaluation is None:
        state = next(each for each in played(state.seed) if each.learners_turn and each.evaluation)
    model = shown(state)
    best = [
        choice["id"] for choice in [*model["hand"], *model["panel"].get("choices", [])] if choice["rank"] == 1
    ]
    assert model["advice"]["focus"] in best


def totals(state: AppState) -> list[str]:
    """The scores after a finished hand, as they are printed."""
    return [str(total).replace("-", "\N{MINUS SIGN}") for total in state.position.score().scores]


def test_the_score_sheet_adds_up():
    *_before, last = played(7)
    panel = shown(last)["panel"]
    assert panel["kind"] == "score"
    assert panel["lines"]
    assert panel["totals"]["amounts"] == totals(last)
    assert [control["id"] for control in panel["actions"]] == ["next", "undo", "again", "review", "study"]


def test_a_total_below_nothing_has_a_true_minus_on_the_bar_and_the_sheet():
    state = next(end for *_, end in map(played, range(60)) if min(end.position.score().scores) < 0)
    model = shown(state)
    assert model["panel"]["totals"]["amounts"] == totals(state)
    assert {score["total_text"] for score in model["scores"]} == set(totals(state))


def test_the_end_of_a_hand_is_announced_with_how_it_ended():
    *_before, last = played(7)
    model = shown(last)
    assert model["panel"]["title"] in model["announce"]["text"]
    assert model["announce"]["text"].count(model["status"]) == 1


def test_the_tutor_points_to_the_review_when_a_hand_is_over_and_not_before():
    *before, last = played(7)
    review = EN.text("ui-control-review")
    assert review in shown(last)["advice"]["prompt"]
    assert not any(review in shown(state)["advice"]["prompt"] for state in before)


def test_no_call_is_too_close_while_too_few_layouts_were_looked_at():
    state = at_phase(Phase.AUCTION)
    best, other, *_ = state.position.legal_actions()
    values = tuple(
        ActionValue(action=action, mean=mean, stderr=5.0, p_make=None, layouts=64)
        for action, mean in ((best, 20.0), (other, -100.0))
    )
    for exactness, word in ((Exactness.PENDING, "Thinking it over"), (Exactness.SAMPLED, "Blunder")):
        told = Evaluation(values=values, state=exactness, layouts=64, asked=200, spreads=(0.0, 5.0))
        model = shown(reduce(state, Evaluated(state.position, told)))
        (choice,) = [each for each in model["panel"]["choices"] if each["id"] == str(other)]
        assert choice["verdict"]["text"] == word


def revoked(by_us: bool) -> AppState:
    """A hand that a revoke has stopped: ours or theirs."""
    rules = rule_set("kentucky_discard").with_options({"revoke": "lose_bid"})
    for seed in range(200):
        rng = Random(seed)
        position = Position.start(rules, deal(rules, seed))
        while position.to_act is not None:
            action: Action = rng.choice(position.legal_actions())
            if position.phase is Phase.PLAY and (position.to_act.side is Seat.SOUTH.side) == by_us:
                cards = map(Renege, position.hand(position.to_act))
                action = next((card for card in cards if position.why_illegal(card) is None), action)
            position = position.after(action)
        if position.public.stopped:
            return AppState(seed=seed, line=(Moment(position=position),))
    raise AssertionError("nobody could revoke")


@pytest.mark.parametrize("ours", [True, False])
def test_the_score_sheet_says_who_revoked_and_never_that_all_passed(ours):
    panel = shown(revoked(ours))["panel"]
    assert panel["title"].endswith("revoked: your side pays for it" if ours else "revoked: they pay for it")
    assert panel["tone"] == ("bad" if ours else "good")
    assert "the others claim it" in panel["prompt"]
    assert "obody bid" not in panel["prompt"]


@pytest.mark.parametrize(
    ("all_pass", "dealer"), [("redeal_next", "the next dealer"), ("redeal_same", "the same")]
)
def test_a_hand_nobody_bid_on_says_who_deals_next(all_pass, dealer):
    state = new_match(rule_set("crowsnest").with_options({"all_pass": all_pass}), seed=1)
    position = state.position
    while position.to_act is not None:
        position = position.after(PASS)
    panel = shown(replace(state, line=(Moment(position=position),)))["panel"]
    assert panel["title"] == "Everybody passed"
    assert dealer in panel["prompt"]


def test_all_games_can_be_chosen_and_one_with_house_rules_is_called_so():
    def game(state: AppState) -> dict[str, Any] | None:
        return next((each for each in shown(state)["controls"] if each["id"] == "game"), None)

    plain = game(new_match(RULE_SETS["one_high"], seed=1))
    assert [option["id"] for option in plain["options"]] == list(GAME_IDS)
    assert plain["value"] == "one_high"
    house = game(new_match(rule_set("one_high").with_options({"target": 200}), seed=1))
    assert house["value"] == house["options"][0]["id"]
    assert house["options"][0]["text"] == "1-High Partnership, house rules"
    assert len(house["options"]) == len(GAME_IDS) + 1
    assert game(replace(at_phase(Phase.PLAY), mode=Mode.STEP)) is None


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_rules_of_the_game_stand_on_their_sheet(rules):
    state = new_match(RULE_SETS[rules].with_options({"target": 450}), seed=1)
    page = rules_page(state.rules, EN)
    sheet = shown(state)["rules"]
    assert sheet["title"] == page.title
    assert [part["title"] for part in sheet["sections"]] == [section.title for section in page.sections]
    said = [rule for part in sheet["sections"] for rule in part["rules"]]
    assert said == [rule.text for section in page.sections for rule in section.rules]
    assert "The game is won with 450 points." in said
    assert tuple(sheet["notes"]) == page.notes


def test_no_word_is_missing_in_any_game():
    for rules in RULE_SETS:
        *_before, last = played(5, rules=rule_set(rules))
        assert all("{" not in word for word in words(shown(last)))
