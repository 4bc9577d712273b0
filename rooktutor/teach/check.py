"""Holding a lesson against the engine: every answer, every goal, every card that is called best."""

from collections.abc import Callable, Iterable, Iterator
from types import MappingProxyType

from rooktutor.cards import CardSet
from rooktutor.errors import ViewError
from rooktutor.game.actions import Play
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.solve.values import Evaluation
from rooktutor.teach.asking import LEARNER, Question, UnaskableError
from rooktutor.teach.faults import Flaw, LessonFault, Notes
from rooktutor.teach.goals import Reached, standing
from rooktutor.teach.judging import refused, value_of
from rooktutor.teach.lint import lint
from rooktutor.teach.puzzle import AIMS, MOST_WORLDS, Prover, TooManyWorldsError, puzzle
from rooktutor.teach.questions import question
from rooktutor.teach.replies import Search, onward
from rooktutor.teach.shelf import Entry, Library
from rooktutor.teach.steps import (
    Aim,
    Ask,
    Choose,
    Composed,
    Lesson,
    Look,
    MarkKind,
    PlayHand,
    Read,
    Step,
    Try,
    Words,
)
from rooktutor.teach.words import LESSON_FILE

Valuer = Callable[[Position], Evaluation]


class Values:
    """What the learner's actions are worth, worked out once for each position."""

    def __init__(self, value: Valuer = value_of) -> None:
        self._value = value
        self._known: dict[Position, Evaluation] = {}

    def __call__(self, position: Position) -> Evaluation:
        """Return the values of a position."""
        if position not in self._known:
            self._known[position] = self._value(position)
        return self._known[position]


def check(library: Library, only: Iterable[str] = ()) -> Iterator[tuple[Entry, tuple[LessonFault, ...]]]:
    """Yield each lesson with all its faults, those of reading first.

    Args:
        library: the lessons.
        only: the ids of lessons to look at; all of them when left out.
    """
    wanted = frozenset(only)
    for entry in library.entries():
        if not wanted or entry.id in wanted:
            more = () if entry.lesson is None else check_lesson(entry.lesson, entry.path.name)
            yield entry, (*entry.faults, *more)


def check_lesson(lesson: Lesson, folder: str) -> tuple[LessonFault, ...]:
    """Return everything that the engine and the linter find wrong in a lesson."""
    faults: list[LessonFault] = []
    notes = Notes(f"{lesson.unit}/{folder}", LESSON_FILE, faults)
    _Checker(lesson, notes).run()
    return tuple(faults)


class _Checker:
    """Goes through one lesson, step by step."""

    def __init__(self, lesson: Lesson, notes: Notes) -> None:
        self.lesson = lesson
        self.notes = notes
        self.values = Values()
        self.questions: dict[str, Question] = {}

    def run(self) -> None:
        """Note everything that is wrong."""
        for step in self.lesson.steps:
            match step:
                case Choose():
                    self._question(step)
                case Look():
                    self._look(step)
                case Try() | PlayHand():
                    self._try(step)
                case Composed():
                    self._problem(step)
                case Read():
                    pass
            self._cases(step)
        lint(self.lesson, MappingProxyType(self.questions), self.notes)

    def _fault(self, step: Step, flaw: Flaw, found: object = "", right: Iterable[object] = ()) -> None:
        self.notes.add(flaw, step.line, found=found, right=tuple(map(str, right)), step=step.name)

    # -- questions -------------------------------------------------------------------------------

    def _question(self, step: Choose) -> None:
        if step.ask is Ask.TEXT:
            self._written(step)
        try:
            asked = question(step, self.lesson.rules, self._english(step))
            if asked is None and step.spot is not None:
                evaluation = self.values(step.spot.position)
                asked = question(step, self.lesson.rules, self._english(step), evaluation)
        except UnaskableError as problem:
            self._fault(step, problem.flaw, problem.found, problem.right)
            return
        if asked is None:
            return
        self.questions[step.name] = asked
        if not asked.right:
            self._fault(step, Flaw.NO_ANSWER)
        elif len(asked.answers) < 2 or (step.ask is not Ask.LEGAL and len(asked.answers) == len(asked.right)):
            self._fault(step, Flaw.NO_CHOICE, " ".join(sorted(asked.right)))
        if step.expect:
            self._expected(step, asked)

    def _english(self, step: Step) -> Words:
        return self.lesson.says(step, "en")

    def _expected(self, step: Choose, asked: Question) -> None:
        wrong, missed = refused(asked.right, step.expect)
        if wrong:
            self._fault(step, Flaw.EXPECTED_WRONG, " ".join(wrong), sorted(asked.right))
        if missed:
            self._fault(step, Flaw.EXPECTED_TOO_FEW, " ".join(missed), sorted(asked.right))

    def _written(self, step: Choose) -> None:
        right = [option.right for option in self._english(step).options]
        for lang, words in self.lesson.words.items():
            told = words.get(step.name, Words())
            inner = self.notes.of_file(f"{lang}.md")
            options = told.options
            if len(options) < 2 or not any(option.right for option in options):
                inner.add(Flaw.NO_RIGHT_OPTION, told.line, step=step.name, right=("- [x]", "- [ ]"))
            if [option.right for option in options] != right:
                inner.add(Flaw.OPTIONS_DIFFER, told.line, step=step.name, right=("en.md",))
            for option in options:
                if not option.right and not option.why:
                    inner.add(
                        Flaw.NO_WHY,
                        told.line,
                        step=step.name,
                        found=option.text[0].text if option.text else "",
                    )

    def _cases(self, step: Step) -> None:
        """Words for one answer only must be for an answer that there is."""
        asked = self.questions.get(step.name)
        for lang, words in self.lesson.words.items():
            told = words.get(step.name, Words())
            for name in told.cases:
                if asked is not None and asked.answer(name) is not None:
                    continue
                right = [answer.id for answer in asked.answers] if asked else []
                self.notes.of_file(f"{lang}.md").add(
                    Flaw.UNKNOWN_CASE, told.line, step=step.name, found=name, right=tuple(right)
                )

    # -- positions -------------------------------------------------------------------------------

    def _look(self, step: Look) -> None:
        position = step.spot.position
        shown = visible(position, open_hands=step.spot.open)
        for kind, cards in step.marks:
            hidden = cards - shown
            if hidden:
                self._fault(step, Flaw.NO_SUCH_CARD, hidden)
            if kind is MarkKind.BEST:
                self._marked_best(step, cards & shown)

    def _marked_best(self, step: Look, cards: CardSet) -> None:
        position = step.spot.position
        if position.phase is not Phase.PLAY or position.to_act is not LEARNER:
            self._fault(step, Flaw.OTHER_SEAT, position.to_act or position.phase.value, [LEARNER])
            return
        values = self.values(position)
        gaps = {card: values.gap(Play(card)) for card in cards}
        wrong = [card for card, gap in gaps.items() if gap is None or gap[0] > max(0.25, 2 * gap[1])]
        if wrong:
            self._fault(step, Flaw.MARKED_NOT_BEST, CardSet.of(wrong), [values.best.action])

    # -- playing ---------------------------------------------------------------------------------

    def _try(self, step: Try | PlayHand) -> None:
        spot, goal = step.spot.position, step.goal
        if goal.aim is Aim.END or goal.aim is Aim.BEST:
            if spot.phase is Phase.OVER:
                self._fault(step, Flaw.NOT_HERE, spot.phase.value)
            return
        begun = onward(spot, step.others, goal, spot)
        if begun.to_act is not LEARNER:
            self._fault(step, Flaw.OTHER_SEAT, begun.to_act or begun.phase.value, [LEARNER])
            return
        if standing(goal, spot, begun) is not Reached.OPEN:
            self._fault(step, Flaw.OUT_OF_REACH, goal)
            return
        if Search(spot, goal, step.others).find(Reached.YES) is None:
            self._fault(step, Flaw.OUT_OF_REACH, goal)
        failing = Search(spot, goal, step.others)
        if isinstance(step, Try) and failing.find(Reached.NO) is None and not failing.cut:
            self._fault(step, Flaw.GOAL_GIVEN, goal)

    def _problem(self, step: Composed) -> None:
        position, goal = step.spot.position, step.goal
        if position.phase is not Phase.PLAY or position.to_act is not LEARNER:
            self._fault(step, Flaw.OTHER_SEAT, position.to_act or position.phase.value, [LEARNER])
            return
        if goal.aim not in AIMS:
            self._fault(step, Flaw.UNKNOWN_WORD, goal, [*(aim.value for aim in AIMS)])
            return
        try:
            posed = puzzle(position, goal)
        except TooManyWorldsError as many:
            self._fault(step, Flaw.TOO_MANY_LAYOUTS, many, [MOST_WORLDS])
            return
        except ViewError as error:
            self._fault(step, Flaw.NO_SOLUTION, error)
            return
        proof = Prover().prove(posed)
        if proof.cut and not proof.sure:
            self._fault(step, Flaw.TOO_MANY_LAYOUTS, len(posed.worlds), [MOST_WORLDS])
        elif not proof.sure:
            self._fault(step, Flaw.NO_SOLUTION, goal, proof.first)
        if not proof.trap:
            self._fault(step, Flaw.NO_PUNISHMENT, goal)


def visible(position: Position, *, open_hands: bool) -> CardSet:
    """The cards that the learner can see at the table."""
    public = position.public
    shown = public.played | public.shown | public.turned | position.hand(LEARNER)
    view = position.view(LEARNER)
    shown |= CardSet.of(view.nest or ()) | (view.discard or CardSet())
    if open_hands or position.phase is Phase.OVER:
        for hand in position.hands:
            shown |= hand
        shown |= CardSet.of(position.deal.nest)
    return shown
