"""The panel of a lesson as the page shows it: texts, answers, hints, right or wrong with the reason."""

from collections.abc import Iterator

from rooktutor.table.contract_lesson import (
    LessonAnswer,
    LessonBlock,
    LessonButton,
    LessonEntry,
    LessonMark,
    LessonPanel,
    LessonPart,
    LessonRemark,
    LessonUnit,
)
from rooktutor.table.contract_parts import Tone
from rooktutor.table.course import Course, Outcome
from rooktutor.table.faulty import lesson_fault_text
from rooktutor.table.remarks import answer_text, goal_text, remarks
from rooktutor.table.scene import Scene
from rooktutor.teach.asking import Answer, Question
from rooktutor.teach.practice import HARDEST, Skill
from rooktutor.teach.prose import Passage, Style, cards_of
from rooktutor.teach.shelf import Entry, library
from rooktutor.teach.steps import Choose, Composed, Lesson, Look, PlayHand, Try, Words


def lesson_panel(scene: Scene, course: Course) -> LessonPanel:
    """Return the panel of the lesson that is taken, or the list of all lessons."""
    return _contents(scene) if course.lesson is None else _step(scene, course, course.lesson)


def _step(scene: Scene, course: Course, lesson: Lesson) -> LessonPanel:
    step = lesson.steps[course.at]
    lang = lesson.language(scene.catalog.lang)
    words = lesson.says(step, scene.catalog.lang)
    shown = words.hints[: course.hints]
    return LessonPanel(
        kind="step",
        title=scene.say("lesson-practice") if course.drill else lesson.titles[lang],
        step=step.name,
        number=course.drill.level if course.drill else course.at + 1,
        count=HARDEST if course.drill else len(lesson.steps),
        progress_text=_progress(scene, course, lesson),
        heading=scene.say(f"lesson-skill-{course.drill.skill.value}") if course.drill else words.title,
        blocks=blocks(scene, words.text),
        prompt=_prompt(scene, course),
        outcome=course.outcome.value,
        table=step.place is not None,
        answers=list(_answers(scene, course, words)),
        hints=[blocks(scene, hint) for hint in shown],
        remarks=[
            LessonRemark(
                tone=each.tone, title=each.title, blocks=[*_lines(each.lines), *blocks(scene, each.text)]
            )
            for each in remarks(scene, course, words)
        ],
        buttons=list(_buttons(scene, course, words)),
        marks=_marks(course),
        units=[],
    )


def _progress(scene: Scene, course: Course, lesson: Lesson) -> str:
    if course.drill is not None:
        return scene.say("lesson-level", level=course.drill.level)
    return scene.say("lesson-step", number=course.at + 1, count=len(lesson.steps))


def _lines(lines: tuple[str, ...]) -> list[LessonBlock]:
    return [
        LessonBlock(shape="paragraph", parts=[LessonPart(text=line, style="plain", face=None)])
        for line in lines
        if line
    ]


def blocks(scene: Scene, text: Passage) -> list[LessonBlock]:
    """A passage as the page draws it: cards among the words become cards."""
    drawn = []
    for block in text:
        parts: list[LessonPart] = []
        for part in block.parts:
            cards = cards_of(part.text) if part.style in (Style.CARD, Style.CARDS) else None
            if cards is None:
                style = part.style.value if part.style in (Style.STRONG, Style.SOFT) else "plain"
                parts.append(LessonPart(text=part.text.replace("\n", " "), style=style, face=None))  # type: ignore[typeddict-item]
                continue
            for number, card in enumerate(cards):
                if number:
                    parts.append(LessonPart(text=" ", style="plain", face=None))
                face = scene.face(card)
                parts.append(LessonPart(text=face["name"], style="card", face=face))
        drawn.append(LessonBlock(shape=block.shape.value, parts=parts))
    return drawn


def _prompt(scene: Scene, course: Course) -> str:
    match course.step:
        case Choose(ask=ask):
            if course.asked is None:
                return scene.say("lesson-thinking")
            if course.drill is not None:
                of = course.step.of.lower() or "none"
                return scene.say("lesson-drill", skill=ask.value, of=of)
            known = course.asked.several or course.asked.at_table
            return scene.say(f"lesson-ask-{ask.value}") if known else ""
        case Try(goal=goal) | PlayHand(goal=goal) | Composed(goal=goal):
            return goal_text(scene, goal)
        case _:
            return ""


# ------------------------------------------------------------------------------------------ answers


def _answers(scene: Scene, course: Course, words: Words) -> Iterator[LessonAnswer]:
    asked = course.asked
    if asked is None or (asked.at_table and not asked.several):
        return
    for number, answer in enumerate(asked.answers):
        faces = scene.faces(answer.cards) if answer.reason is None else []
        text = answer_text(scene, asked, answer, number, words)
        spoken = ", ".join(face["name"] for face in faces) or text
        yield LessonAnswer(
            id=answer.id,
            text="" if faces else text,
            label=spoken,
            faces=faces,
            pressed=answer.id in course.picked or answer.id in course.chosen if asked.several else None,
            tone=_tone(course, asked, answer),
            enabled=course.outcome is not Outcome.RIGHT,
        )


def _tone(course: Course, asked: Question, answer: Answer) -> Tone:
    """Right answers are told once the question is answered, wrong ones as soon as they were tried."""
    if course.outcome is Outcome.RIGHT and answer.id in asked.right:
        return "best" if answer.id in course.chosen or not asked.several else "good"
    return "bad" if answer.id in course.tried and answer.id not in asked.right else "none"


# ------------------------------------------------------------------------------------------ buttons


def _buttons(scene: Scene, course: Course, words: Words) -> Iterator[LessonButton]:
    def button(name: str, *, enabled: bool = True, primary: bool = False, text: str = "") -> LessonButton:
        return LessonButton(
            id=name,
            value=name,
            text=text or scene.say(f"lesson-{name}"),
            enabled=enabled,
            primary=primary,
        )

    right = course.outcome is Outcome.RIGHT
    asked = course.asked
    if not right and len(words.hints) > course.hints:
        yield button("hint")
    if asked is not None and asked.several and not right:
        yield button("check", enabled=bool(course.picked), primary=True)
    if asked is not None and course.tries > 1 and not right:
        yield button("show")
    if course.slip is not None and not course.movie and course.puzzle is not None:
        yield button("movie", primary=True)
    if isinstance(course.step, (Try, PlayHand, Composed)) and (
        course.outcome is Outcome.WRONG or (right and not isinstance(course.step, PlayHand))
    ):
        yield button(
            "again", primary=course.outcome is Outcome.WRONG and (course.movie or course.puzzle is None)
        )
    if course.drill is None:
        yield button("back", enabled=course.at > 0)
    name = "lesson-another" if course.drill else "lesson-finish" if course.last else "lesson-next"
    yield button("next", primary=right, text=scene.say(name))
    yield button("list")
    yield button("close")


def _marks(course: Course) -> list[LessonMark]:
    step = course.step
    if not isinstance(step, Look):
        return []
    return [LessonMark(id=str(card), kind=kind.value) for kind, cards in step.marks for card in cards]


# --------------------------------------------------------------------------------------- all lessons


def _contents(scene: Scene) -> LessonPanel:
    entries = [[_entry(scene, entry) for entry in unit.entries] for unit in library().units]
    whole = [entry for unit in entries for entry in unit]
    ahead = next((entry for entry in whole if entry["value"] and entry["done"] < entry["steps"]), None)
    units = [
        _unit(scene, unit.id, unit.title(scene.catalog.lang), its, unfold=ahead in its)
        for unit, its in zip(library().units, entries, strict=True)
    ]
    done = sum(0 < entry["steps"] == entry["done"] for entry in whole)
    return LessonPanel(
        kind="list",
        title=scene.say("lesson-list-title"),
        step="",
        number=done,
        count=len(whole),
        progress_text=scene.say("lesson-list-done", done=done, count=len(whole)),
        heading="",
        blocks=_lines((scene.say("lesson-lost"),)) if scene.state.learning.lost else [],
        prompt="",
        outcome="open",
        table=False,
        answers=[],
        hints=[],
        remarks=[],
        buttons=list(_doors(scene, ahead, begun=any(entry["done"] for entry in whole))),
        marks=[],
        units=[*units, _practice(scene)],
    )


def _doors(scene: Scene, ahead: LessonEntry | None, *, begun: bool) -> Iterator[LessonButton]:
    """Where to go from the list: the first lesson that is not done, practice, the table."""
    if ahead is not None:
        text = scene.say("lesson-go-on" if begun else "lesson-begin", title=ahead["title"])
        yield LessonButton(id="begin", value=ahead["value"], text=text, enabled=True, primary=True)
    for name, value, word in (("practise", "practice:all", "practice"), ("close", "close", "close")):
        yield LessonButton(
            id=name, value=value, text=scene.say(f"lesson-{word}"), enabled=True, primary=False
        )


def _unit(scene: Scene, name: str, title: str, entries: list[LessonEntry], *, unfold: bool) -> LessonUnit:
    done = sum(0 < entry["steps"] == entry["done"] for entry in entries)
    lessons = any(entry["steps"] for entry in entries)
    return LessonUnit(
        id=name,
        title=title,
        progress_text=scene.say("lesson-unit-done", done=done, count=len(entries)) if lessons else "",
        unfold=unfold or any(entry["error"] for entry in entries),
        entries=entries,
    )


def _practice(scene: Scene) -> LessonUnit:
    """What can be practised, with the level reached in each."""
    practice = scene.state.learning.practice
    names = ["all", *(skill.value for skill in Skill)]
    entries = []
    for name in names:
        level = 0 if name == "all" else practice.level(Skill(name))
        entries.append(
            LessonEntry(
                id=f"practice-{name}",
                title=scene.say(f"lesson-skill-{name}"),
                text=scene.say("lesson-due", count=len(practice.due)) if name == "all" else "",
                done=level,
                steps=0,
                progress_text=scene.say("lesson-level", level=level) if level else "",
                value=f"practice:{name}",
                error="",
            )
        )
    return _unit(scene, "practice", scene.say("lesson-practice"), entries, unfold=False)


def _entry(scene: Scene, entry: Entry) -> LessonEntry:
    lesson = entry.lesson
    if lesson is None:
        first = entry.faults[0]
        return LessonEntry(
            id=entry.id,
            title=entry.id,
            text="",
            done=0,
            steps=0,
            progress_text="",
            value="",
            error=scene.say("lesson-broken", fault=lesson_fault_text(first, scene.catalog)),
        )
    lang = lesson.language(scene.catalog.lang)
    done = len(scene.state.learning.done(entry.id) & {step.name for step in lesson.steps})
    return LessonEntry(
        id=entry.id,
        title=lesson.titles[lang],
        text=lesson.summaries[lang],
        done=done,
        steps=len(lesson.steps),
        progress_text=scene.say("lesson-done", done=done, count=len(lesson.steps)),
        value=f"take:{entry.id}",
        error="",
    )
