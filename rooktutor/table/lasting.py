"""The table as text that outlives its process, and such text as a table again.

Every hand is written once, as a record. Of what has been thought only the values of other decisions of the
hand are written, which say how good they were; the rest is thought again.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rooktutor.cards import Card
from rooktutor.errors import KeptError
from rooktutor.game.position import Position
from rooktutor.game.record import Moment as Place
from rooktutor.game.record import Record, read_one, write_line
from rooktutor.rules.draft import Draft
from rooktutor.rules.houses import game_rules
from rooktutor.seats import Seat
from rooktutor.table.afterwards import Afterwards
from rooktutor.table.course import Course, Learning, Outcome, Slip
from rooktutor.table.drafting import draft_of
from rooktutor.table.events import Chose
from rooktutor.table.recorded import positions
from rooktutor.table.reducer import reduce
from rooktutor.table.reviewing import table_of
from rooktutor.table.settingup import Setup
from rooktutor.table.state import AppState, Mode, Moment, Note, Study, Theme
from rooktutor.table.teaching import contents, entered, practise
from rooktutor.table.tutoring import Tutoring
from rooktutor.table.valued import read_values, written_values
from rooktutor.teach.asking import LEARNER
from rooktutor.teach.practice import Practice, Skill
from rooktutor.teach.shelf import library
from rooktutor.teach.steps import Choose, Composed, PlayHand, Try
from rooktutor.text.rulebook import game_id

if TYPE_CHECKING:
    from rooktutor.game.deal import Deal

HEAD = "rooktutor table 1 "
"""The first line of the text: what it is, in which form, and the digest of what follows."""

PLAIN = (
    *("seed", "at", "counting", "halted", "open_hands", "breaking", "drafting"),
    *("title", "against", "opponents", "lang"),
)
"""What is written as it is."""

Fields = dict[str, Any]


def table_text(state: AppState) -> str:
    """Return a text from which the table can be put back as it stands, hidden cards included.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.table.state import new_match
    >>> state = new_match(CROWSNEST, seed=7)
    >>> text_table(table_text(state)) == state
    True
    """
    hands: dict[Position, int] = {}
    table = _written(state, hands)
    lines = [write_line(Record.of(hand, seed=hand.deal.seed)) for hand in hands]
    body = json.dumps({"hands": lines, "table": table}, separators=(",", ":"))
    return f"{HEAD}{_digest(body)}\n{body}"


def text_table(text: str) -> AppState:
    """Return the table that a text of ``table_text`` holds; nothing has been thought about yet.

    Raises KeptError for any other text, and for one of another version that cannot be read any more.
    """
    head, _, body = text.partition("\n")
    if head != HEAD + _digest(body):
        raise KeptError("this is no table that was kept, or not all of it")
    try:
        fields = json.loads(body)
        return _read(fields["table"], tuple(_hands(fields["hands"])))
    except (ValueError, LookupError, TypeError) as error:
        raise KeptError(f"a table that was kept cannot be put back: {error}") from error


def _digest(body: str) -> str:
    return sha256(body.encode()).hexdigest()


# ------------------------------------------------------------------------------------------ writing


def _written(state: AppState, hands: dict[Position, int]) -> Fields:
    if state.sampled:  # a line that was thought up: the hand that it belongs to
        state = replace(table_of(state), lang=state.lang)
    course, study, after, draft = state.course, state.study, state.after, state.draft
    practice = state.learning.practice
    return {
        **{name: getattr(state, name) for name in PLAIN},
        "learner": state.learner.value,
        "first_dealer": state.first_dealer.value,
        "mode": state.mode.value,
        "tutoring": state.tutoring.value,
        "theme": state.theme.value,
        "picks": list(map(str, state.picks)),
        "line": _line(state.line, hands),
        "values": [
            [at, written_values(moment.evaluation)]
            for at, moment in enumerate(state.line)
            if moment.evaluation and at != state.at and moment.position.deal is state.position.deal
        ],
        "notes": [[note.moment, note.text, str(note.place or "")] for note in state.notes],
        "draft": None if draft is None else _draft(draft),
        "setup": None if state.setup is None else _setup(state.setup),
        "learned": {lesson: sorted(steps) for lesson, steps in state.learning.learned.items()},
        "levels": {skill.value: reached for skill, reached in practice.levels.items()},
        "after": None if after is None else _after(after, hands),
        "study": None if study is None else _study(study, hands),
        "course": None if course is None else _course(course, hands),
    }


def _line(line: tuple[Moment, ...], hands: dict[Position, int]) -> list[Fields]:
    """The moments, in runs of those that follow one another in one hand."""
    runs: list[list[Moment]] = []
    for moment in line:
        if runs and _follows(runs[-1][-1], moment):
            runs[-1].append(moment)
        else:
            runs.append([moment])
    return [
        {
            "hand": _place(run[-1].position, hands),
            "from": len(run[0].position.actions),
            "before": [_place(hand, hands) for hand in run[0].before],
            "deals": run[0].deals,
            "seed": run[0].seed,
            "said": [[at, one.hints, one.answer] for at, one in enumerate(run) if one.hints or one.answer],
        }
        for run in runs
    ]


def _place(hand: Position, hands: dict[Position, int]) -> int:
    return hands.setdefault(hand, len(hands))


def _follows(one: Moment, two: Moment) -> bool:
    """Whether the second moment is the first one and an action."""
    same = (one.deals, one.seed, one.before, one.position.deal, one.position.rules) == (
        two.deals,
        two.seed,
        two.before,
        two.position.deal,
        two.position.rules,
    )
    actions = two.position.actions
    return same and bool(actions) and one.position.actions == actions[:-1]


def _draft(draft: Draft) -> list[Any]:
    return [game_id(draft.base), draft.options]


def _setup(setup: Setup) -> Fields:
    rules = _draft(draft_of(setup.rules))
    return {"rules": rules, "texts": setup.texts, "place": setup.place, "shown": setup.shown}


def _after(after: Afterwards, hands: dict[Position, int]) -> Fields:
    end = _place(after.end, hands)
    return {"end": end, "seat": after.seat.value, "seed": after.seed, "shown": after.shown}


def _study(study: Study, hands: dict[Position, int]) -> Fields:
    return {
        "lines": [_line(line, hands) for line in study.lines],
        "shown": study.shown,
        "seat": None if study.seat is None else study.seat.value,
        "table": None if study.table is None else _written(study.table, hands),
    }


def _course(course: Course, hands: dict[Position, int]) -> Fields:
    return {
        "behind": _written(course.behind, hands),
        "lesson": None if course.lesson is None else course.lesson.id,
        "skill": None if course.drill is None else course.drill.skill.value,
        "at": course.at,
        "outcome": course.outcome.value,
        "picked": course.picked,
        "tried": course.tried,
        "chosen": course.chosen,
        "hints": course.hints,
        "tries": course.tries,
        "slip": "" if course.slip is None else course.slip.choice,
        "movie": course.movie,
    }


# ------------------------------------------------------------------------------------------ reading


def _hands(lines: list[str]) -> Iterator[Position]:
    """The hands of these records; those of one deal share it, as they do at the table."""
    deals: dict[Deal, Deal] = {}
    for line in lines:
        hand = read_one(line).position
        if hand is None:
            raise ValueError("a record of one seat's cards")
        deal = deals.setdefault(hand.deal, hand.deal)
        yield Position.replay(hand.rules, deal, hand.actions, hand.scores, hand.public.hands_played)


def _read(kept: Mapping[str, Any], hands: tuple[Position, ...]) -> AppState:
    line = list(_moments(kept["line"], hands))
    line[kept["at"]]  # there is such a moment
    for at, values in kept["values"]:
        line[at] = replace(line[at], evaluation=read_values(line[at].position.phase, values))
    state = AppState(
        **{name: kept[name] for name in PLAIN},
        learner=Seat(kept["learner"]),
        first_dealer=Seat(kept["first_dealer"]),
        mode=Mode(kept["mode"]),
        tutoring=Tutoring(kept["tutoring"]),
        theme=Theme(kept["theme"]),
        picks=tuple(map(Card.parse, kept["picks"])),
        line=tuple(line),
        notes=tuple(
            Note(moment=moment, text=text, place=Place.parse(place) if place else None)
            for moment, text, place in kept["notes"]
        ),
        draft=_drafted(kept["draft"]) if kept["draft"] else None,
        setup=_set_up(kept["setup"]) if kept["setup"] else None,
        learning=_learning(kept["learned"], kept["levels"]),
        after=_known(kept["after"], hands) if kept["after"] else None,
        study=_studied(kept["study"], hands) if kept["study"] else None,
    )
    return _taken(state, kept["course"], hands) if kept["course"] else state


def _moments(runs: list[Fields], hands: tuple[Position, ...]) -> tuple[Moment, ...]:
    line: list[Moment] = []
    for run in runs:
        said = {at: (hints, answer) for at, hints, answer in run["said"]}
        before = tuple(hands[place] for place in run["before"])
        for at, position in enumerate(positions(hands[run["hand"]])[run["from"] :]):
            hints, answer = said.get(at, (0, ""))
            line.append(
                Moment(
                    position=position,
                    before=before,
                    deals=run["deals"],
                    seed=run["seed"],
                    hints=hints,
                    answer=answer,
                )
            )
    return tuple(line)


def _drafted(kept: list[Any]) -> Draft:
    game, options = kept
    return Draft(game_rules(game), tuple((axis, word) for axis, word in options))


def _set_up(kept: Fields) -> Setup:
    texts = tuple((name, text) for name, text in kept["texts"])
    return Setup(_drafted(kept["rules"]).rules, texts, place=kept["place"], shown=kept["shown"])


def _learning(learned: Mapping[str, list[str]], levels: Mapping[str, list[int]]) -> Learning:
    reached = {Skill(skill): (level, streak) for skill, (level, streak) in levels.items()}
    return Learning(
        learned=MappingProxyType({lesson: frozenset(steps) for lesson, steps in learned.items()}),
        practice=Practice(levels=MappingProxyType(reached)),
    )


def _known(kept: Fields, hands: tuple[Position, ...]) -> Afterwards:
    end, seat = hands[kept["end"]], Seat(kept["seat"])
    return Afterwards(end=end, seat=seat, seed=kept["seed"], shown=kept["shown"])


def _studied(kept: Fields, hands: tuple[Position, ...]) -> Study:
    return Study(
        lines=tuple(_moments(line, hands) for line in kept["lines"]),
        shown=kept["shown"],
        seat=Seat(kept["seat"]) if kept["seat"] else None,
        table=_read(kept["table"], hands) if kept["table"] else None,
    )


def _taken(state: AppState, kept: Fields, hands: tuple[Position, ...]) -> AppState:
    """The table in the lesson that was taken on it, or at another drill of the same skill."""
    course = Course(behind=_read(kept["behind"], hands))
    begun = replace(state, course=course)
    if kept["skill"]:
        return practise(begun, kept["skill"])
    entry = library().find(kept["lesson"]) if kept["lesson"] else None
    if entry is None or entry.lesson is None:
        return contents(begun)
    fresh = entered(replace(begun, course=replace(course, lesson=entry.lesson)), kept["at"])
    stood = _at_step(state, fresh, fresh.course or course, kept)
    tried = replace(stood.course or course, hints=kept["hints"], tries=kept["tries"])
    return replace(stood, course=tried, learning=state.learning)


def _at_step(state: AppState, fresh: AppState, course: Course, kept: Fields) -> AppState:
    """The table at a step that has been entered again, with what had been done in it."""
    outcome = Outcome(kept["outcome"])
    match course.step:
        case Choose() if course.asked is not None:
            answered = replace(
                course,
                outcome=outcome,
                picked=tuple(kept["picked"]),
                tried=tuple(kept["tried"]),
                chosen=tuple(kept["chosen"]),
            )
            return replace(fresh, course=answered)
        case Try() | PlayHand():
            slip = Slip(choice=kept["slip"]) if kept["slip"] else None
            return replace(
                fresh,
                line=state.line,
                at=state.at,
                mode=state.mode,
                open_hands=state.open_hands,
                picks=state.picks,
                course=replace(course, outcome=outcome, slip=slip, movie=kept["movie"]),
            )
        case Composed() as step if not kept["movie"]:
            return _solved(fresh, step.spot.position, state.line[-1].position)
        case _:
            return fresh


def _solved(state: AppState, start: Position, end: Position) -> AppState:
    """A problem with the learner's cards played again."""
    for before, after in pairwise(positions(end)[len(start.actions) :]):
        if before.to_act is LEARNER:
            state = reduce(state, Chose(state.key, str(after.actions[-1])))
    return state
