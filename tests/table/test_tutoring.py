"""When the tutor speaks: nothing slips out before its time, and a doubtful difference is no mistake."""

import json
from dataclasses import replace

import pytest

from rooktutor.cards import Card
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from rooktutor.table.events import Chose, Control, Evaluated, LaidAway, Pressed, Waited
from rooktutor.table.guarding import waiting
from rooktutor.table.patience import Patience
from rooktutor.table.reducer import reduce
from rooktutor.table.session import Session
from rooktutor.table.state import AppState, NoticeKind
from rooktutor.table.tabs import Tabs
from rooktutor.table.thinking import Brains
from rooktutor.table.tutoring import Tutoring, hint_steps
from rooktutor.table.viewmodel import view_model
from rooktutor.text.catalog import Catalog, languages
from tests.frontend.conform import faults
from tests.table.hands import at_phase, first_action, made_up, next_event, played

EN = Catalog("en")
SECRET = (Tutoring.ASKED, Tutoring.GUARD, Tutoring.QUIZ, Tutoring.SILENT)
PHASES = (Phase.AUCTION, Phase.DISCARD, Phase.TRUMP, Phase.PLAY)


def press(state: AppState, control: Control, value: str | None = None) -> AppState:
    return reduce(state, Pressed(control, value))


def told(state: AppState, evaluation: Evaluation) -> AppState:
    return reduce(state, Evaluated(state.position, evaluation))


def values(state: AppState, *, gap: float = 40.0, error: float = 0.5, layouts: int = 200) -> Evaluation:
    """The first action is the best, and the others fall behind by ``gap`` points each."""
    legal = made_up(state.position.view(state.learner)).values
    worth = tuple(
        ActionValue(action=each.action, mean=-gap * place, stderr=1.0, p_make=0.5, layouts=layouts)
        for place, each in enumerate(legal)
    )
    spreads = tuple(error if place else 0.0 for place in range(len(worth)))
    return Evaluation(values=worth, state=Exactness.SAMPLED, layouts=layouts, asked=200, spreads=spreads)


def choice_at_end(state: AppState) -> str:
    """The legal action that `values` calls worst."""
    return str(state.position.legal_actions()[-1])


def choose(state: AppState, choice: str) -> AppState:
    return reduce(state, Chose(state.key, choice))


def guarded(phase: Phase = Phase.PLAY) -> AppState:
    """A decision between several actions, with a warning before a mistake."""
    for seed in range(40):
        for state in played(seed, valued=False):
            if (
                state.learners_turn
                and state.position.phase is phase
                and len(state.position.legal_actions()) > 2
            ):
                return press(state, Control.TUTORING, "guard")
    raise AssertionError("no such decision")


def page(state: AppState, catalog: Catalog = EN) -> str:
    return json.dumps(view_model(state, catalog), sort_keys=True)


@pytest.mark.parametrize("mode", SECRET)
@pytest.mark.parametrize("phase", PHASES)
def test_what_the_tutor_knows_is_nowhere_on_the_page_before_its_time(mode, phase):
    state = replace(at_phase(phase), tutoring=mode)
    bare = page(state)
    for evaluation in (values(state), values(state, gap=-7.0), values(state, layouts=9)):
        assert page(told(state, evaluation)) == bare
    assert faults(json.loads(bare), view_model.__annotations__["return"]) == []


@pytest.mark.parametrize("rules", RULE_SETS)
def test_in_a_quiz_the_page_says_the_same_whatever_the_tutor_thinks(rules):
    asked = 0
    for state in (each for seed in (5, 6) for each in played(seed, valued=False, rules=RULE_SETS[rules])):
        if state.learners_turn and asked < 8:
            quiz = replace(state, tutoring=Tutoring.QUIZ)
            assert page(told(quiz, values(state))) == page(quiz)
            asked += 1
    assert asked > 3


@pytest.mark.parametrize("phase", PHASES)
def test_in_a_quiz_the_answer_is_shown_once_something_has_been_chosen(phase):
    state = at_phase(phase)
    quiz = told(replace(state, tutoring=Tutoring.QUIZ), values(state))
    best = str(quiz.evaluation.best.action)
    event = LaidAway(state.key, tuple(best.split())) if phase is Phase.DISCARD else Chose(state.key, best)
    after = reduce(quiz, event)
    assert after.position == state.position
    assert [notice.kind for notice in after.notices] == [NoticeKind.ANSWERED]
    model = view_model(after, EN)
    assert model["advice"]["shown"] and model["advice"]["focus"] == best
    assert "Best" in model["messages"][0]["text"]
    played_on = press(after, Control.ANSWER)
    assert len(played_on.position.actions) == len(state.position.actions) + 1
    assert not played_on.now.answer
    assert reduce(after, event).position == played_on.position, "pressing it again plays it"


def test_a_refused_card_is_no_answer():
    state = next(
        state
        for state in played(7, valued=False)
        if state.learners_turn
        and state.position.phase is Phase.PLAY
        and len(state.position.legal_actions()) < len(state.position.hand(state.learner))
    )
    quiz = replace(state, tutoring=Tutoring.QUIZ)
    legal = {str(action) for action in state.position.legal_actions()}
    wrong = next(str(card) for card in state.position.hand(state.learner) if str(card) not in legal)
    after = choose(quiz, wrong)
    assert [notice.kind for notice in after.notices] == [NoticeKind.ILLEGAL]
    assert not after.now.answer


def test_an_answer_is_asked_for_again_at_the_next_decision_and_not_after_an_undo():
    state = replace(at_phase(Phase.PLAY), tutoring=Tutoring.QUIZ)
    after = press(choose(state, choice_at_end(state)), Control.ANSWER)
    while not after.learners_turn:
        after = reduce(after, next_event(after))
    assert not after.advice
    assert press(after, Control.UNDO).advice


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.PLAY])
def test_a_clear_mistake_is_warned_of_and_played_when_insisted_on(phase):
    state = guarded(phase)
    state = told(state, values(state))
    after = choose(state, choice_at_end(state))
    assert after.position == state.position
    assert [notice.kind for notice in after.notices] == [NoticeKind.MISTAKE]
    assert not after.advice
    message = view_model(after, EN)["messages"][0]
    assert [action["id"] for action in message["actions"]] == ["reconsider", "why", "insist"]
    why = view_model(press(after, Control.WHY), EN)["messages"][0]
    assert "points on average" in why["text"]
    assert [action["id"] for action in why["actions"]] == ["reconsider", "insist"]
    assert not press(after, Control.RECONSIDER).notices
    insisted = press(after, Control.INSIST)
    assert str(insisted.position.actions[-1]) == choice_at_end(state)
    assert not insisted.notices


def test_why_does_not_name_the_better_card():
    state = guarded()
    state = told(state, values(state))
    after = press(choose(state, choice_at_end(state)), Control.WHY)
    text = view_model(after, EN)["messages"][0]["text"]
    best = view_model(state.advised(shown=True), EN)
    names = {card["id"]: card["face"]["name"] for card in best["hand"]}
    assert names[str(state.evaluation.best.action)] not in text


@pytest.mark.parametrize("layouts", [40, 200])
def test_a_difference_that_is_not_sure_is_never_called_a_mistake(layouts):
    state = guarded()
    unsure = told(state, values(state, gap=10.0, error=90.0, layouts=layouts))
    after = choose(unsure, choice_at_end(state))
    assert NoticeKind.MISTAKE not in [notice.kind for notice in after.notices]


def test_the_first_values_of_all_are_never_trusted():
    state = guarded()
    first = replace(values(state), state=Exactness.PENDING, layouts=3)
    after = choose(told(state, first), choice_at_end(state))
    assert [notice.kind for notice in after.notices] == [NoticeKind.CHECKING]


def test_a_choice_before_there_are_values_waits_and_is_then_played_or_warned_of():
    state = guarded()
    choice = choice_at_end(state)
    waits = choose(state, choice)
    assert waiting(waits) == choice
    assert waits.position == state.position
    (message,) = view_model(waits, EN)["messages"]
    assert message["text"]
    assert told(waits, values(state)).notices[0].kind is NoticeKind.MISTAKE
    fine = told(waits, values(state, gap=0.01))
    assert str(fine.position.actions[-1]) == choice
    patient = reduce(waits, Waited(waits.position))
    assert str(patient.position.actions[-1]) == choice
    assert reduce(state, Waited(state.position)) is state
    assert waiting(press(waits, Control.RECONSIDER)) is None


def test_values_that_come_in_while_a_choice_waits_do_not_tell_it_anew():
    state = guarded()
    waits = choose(state, choice_at_end(state))
    early = told(waits, values(state, gap=10.0, error=30.0, layouts=20))
    assert early.noticed == waits.noticed
    assert waiting(early)


def test_a_choice_never_waits_for_long():
    state = guarded()
    reported: list[object] = []
    patience = Patience(reported.append, seconds=0.01)
    waits = choose(state, choice_at_end(state))
    patience.consider(waits)
    patience._timer.join()
    assert reported == [Waited(state.position)]
    slow = Patience(reported.append, seconds=60.0)
    slow.consider(waits)
    timer = slow._timer
    slow.consider(state)
    assert timer.finished.is_set() and slow._timer is None


def test_at_a_table_a_choice_goes_through_even_if_values_never_come():
    def never(_view, _seed, cancelled):
        while not cancelled():
            yield from ()
            return

    state = guarded()
    session = Session(state, Brains(never, lambda view, _seed: first_action(view)))
    unwatch = session.watch(lambda _state: None)
    session.dispatch(Chose(state.key, choice_at_end(state)))
    assert waiting(session.state)
    session.dispatch(Waited(state.position))
    assert len(session.state.position.actions) > len(state.position.actions)
    unwatch()


@pytest.mark.parametrize("phase", PHASES)
def test_a_hint_comes_in_steps_and_ends_with_everything(phase):
    state = at_phase(phase)
    state = told(replace(state, tutoring=Tutoring.ASKED), values(state))
    steps = hint_steps(state.position)
    seen: list[int] = []
    for _ in steps:
        state = press(state, Control.ADVICE)
        seen.append(len(view_model(state, EN)["advice"]["hints"]))
        assert not state.advice
    assert seen == sorted(set(seen))
    for lang in languages():
        assert all(hint["text"] for hint in view_model(state, Catalog(lang))["advice"]["hints"])
    shown = press(state, Control.ADVICE)
    assert shown.advice
    model = view_model(shown, EN)
    assert model["advice"]["focus"] == str(state.evaluation.best.action)
    assert not model["advice"]["hints"]
    (button,) = [each for each in model["controls"] if each["id"] == "advice"]
    assert not button["enabled"]
    assert press(shown, Control.ADVICE) == shown


def test_a_hint_of_the_best_card_names_its_color_before_the_card():
    state = guarded()
    state = told(replace(state, tutoring=Tutoring.ASKED), values(state))
    best = state.evaluation.best.action.card
    theme = press(state, Control.ADVICE)
    color = press(theme, Control.ADVICE)
    card = press(color, Control.ADVICE)
    texts = [
        [hint["text"] for hint in view_model(each, EN)["advice"]["hints"]] for each in (theme, color, card)
    ]
    name = EN.text("ui-card", card="Crow" if best.is_bird else str(best))
    assert name not in " ".join(texts[0] + texts[1])
    assert texts[1][1] == EN.text(
        "ui-hint-color", color=best.color.value if best.color else "none", bird="Crow"
    )
    assert any(name in text for text in texts[2])


def test_a_hint_before_there_are_values_says_that_it_comes():
    state = press(replace(at_phase(Phase.PLAY), tutoring=Tutoring.ASKED), Control.ADVICE)
    (hint,) = view_model(state, EN)["advice"]["hints"]
    assert "thinking" in hint["text"]
    assert view_model(told(state, values(state)), EN)["advice"]["hints"][0]["text"] != hint["text"]


def test_silent_means_silent_until_the_hand_is_over():
    tones = []
    state = replace(next(iter(played(7))), tutoring=Tutoring.SILENT)
    while (event := next_event(state)) is not None:
        if state.learners_turn:
            state = told(state, values(state))
        tones.append({line["tone"] for line in view_model(state, EN)["log"]})
        state = reduce(state, event)
    assert set().union(*tones) == {"none"}
    assert {line["tone"] for line in view_model(state, EN)["log"]} > {"none"}


def test_the_mode_is_kept_with_the_table_and_through_a_new_match():
    state = press(at_phase(Phase.PLAY), Control.TUTORING, "quiz")
    tabs = Tabs()
    tabs.keep("tab", state)
    assert tabs.find("tab").tutoring is Tutoring.QUIZ
    for control in (Control.NEW_HAND, Control.SAME_HAND, Control.NEW_MATCH):
        assert press(state, control).tutoring is Tutoring.QUIZ
    assert press(state, Control.GAME, "kentucky_rook").tutoring is Tutoring.QUIZ
    assert press(state, Control.TUTORING, "shouting") is state


def test_every_mode_has_its_words_in_every_language():
    state = at_phase(Phase.PLAY)
    for lang in languages():
        (tutor, *_rest) = view_model(state, Catalog(lang))["settings"]["controls"]
        assert [option["id"] for option in tutor["options"]] == [mode.value for mode in Tutoring]
        assert len({option["help"] for option in tutor["options"]}) == len(Tutoring)


def test_the_bird_is_no_color():
    assert Card.parse("Rook").color is None
