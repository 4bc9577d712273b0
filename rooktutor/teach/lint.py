"""What lesson writers get wrong: the answer given away, and too many words for a phone."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rooktutor.cards import CardSet
from rooktutor.seats import Seat
from rooktutor.teach.asking import Question
from rooktutor.teach.faults import Flaw, Notes
from rooktutor.teach.prose import Passage, Style, cards_of, length, plain
from rooktutor.teach.steps import Ask, Choose, Lesson, Look, MarkKind, Read, Step, Words

MOST_AT_TABLE = 420
MOST_TO_READ = 750
MOST_HINT = 200
MOST_OPTION = 90
MOST_TITLE = 60
MOST_SUMMARY = 160
"""How many letters fit a phone: a step with a table, one without, a hint, an answer, a title, a summary."""

_LONG_WORD = 6
_BY_NUMBER = (Ask.WORTH, Ask.TAKEN, Ask.SCORE, Ask.UNSEEN, Ask.COUNT, Ask.GAME)
_BY_CARD = (Ask.CARD, Ask.STRONGEST)
_BY_SEAT = (Ask.WINNER, Ask.TURN, Ask.VOID)


def lint(lesson: Lesson, questions: Mapping[str, Question], notes: Notes) -> None:
    """Note what a good lesson avoids."""
    for lang, words in lesson.words.items():
        inner = notes.of_file(f"{lang}.md")
        _too_long(lesson.titles[lang], MOST_TITLE, inner, 1, "")
        _too_long(lesson.summaries[lang], MOST_SUMMARY, inner, 3, "")
        for place, step in enumerate(lesson.steps):
            told = words.get(step.name, Words())
            _lengths(step, told, inner)
            asked = questions.get(step.name)
            if isinstance(step, Choose) and asked is not None:
                said = (told.title, *(block.text for block in told.text))
                if told_answer(step, asked, told.text, " ".join(said), english=lang == "en"):
                    inner.add(Flaw.GIVEN_AWAY, told.line, step=step.name, found=" ".join(sorted(asked.right)))
                if lang == "en" and place and _marked_before(lesson.steps[place - 1], step, asked):
                    notes.add(Flaw.GIVEN_AWAY, step.line, step=step.name, found=lesson.steps[place - 1].name)


def _too_long(text: str, most: int, notes: Notes, line: int, step: str) -> None:
    if len(text) > most:
        notes.add(Flaw.TOO_LONG, line, step=step, found=len(text), right=(str(most),))


def _lengths(step: Step, told: Words, notes: Notes) -> None:
    most = MOST_TO_READ if isinstance(step, Read) else MOST_AT_TABLE
    _too_long(plain(told.text), most, notes, told.line, step.name)
    _too_long(told.title, MOST_TITLE, notes, told.line, step.name)
    for hint in told.hints:
        _too_long(plain(hint), MOST_HINT, notes, told.line, step.name)
    for option in told.options:
        _too_long(plain(option.text), MOST_OPTION, notes, told.line, step.name)
        _too_long(plain(option.why), MOST_HINT, notes, told.line, step.name)
    for text in (told.after, *told.cases.values()):
        _too_long(plain(text), MOST_AT_TABLE, notes, told.line, step.name)


def told_answer(step: Choose, asked: Question, text: Passage, said: str, *, english: bool) -> bool:
    """Whether the text of a question names a right answer and none of the wrong ones."""
    wrong = {answer.id for answer in asked.answers} - asked.right
    if step.ask in _BY_CARD:
        named = {str(card) for card in cards_in(text)}
    elif step.ask in _BY_NUMBER:
        named = set(re.findall(r"-?\d+", said))
    elif step.ask in _BY_SEAT and english:
        named = {seat.value for seat in Seat if re.search(rf"\b{seat.value}\b", said.lower())}
        if len(named) > 1:
            return False
    else:
        return False
    return bool(named & asked.right) and not named & wrong and asked.right <= named


def cards_in(text: Passage) -> CardSet:
    """The cards that a passage names.

    >>> from rooktutor.teach.prose import passage
    >>> str(cards_in(passage("The `R10` and the `Crow`.")))
    'R10 Rook'
    """
    found = CardSet()
    for block in text:
        for part in block.parts:
            if part.style in (Style.CARD, Style.CARDS):
                found |= cards_of(part.text) or CardSet()
    return found


def _marked_before(before: Step, step: Choose, asked: Question) -> bool:
    """Whether the step before shows the same position with the right card marked as good."""
    if not isinstance(before, Look) or step.spot is None or before.spot.position != step.spot.position:
        return False
    good = [cards for kind, cards in before.marks if kind in (MarkKind.BEST, MarkKind.GOOD)]
    return any(str(card) in asked.right for cards in good for card in cards)


@dataclass(frozen=True, kw_only=True)
class Measure:
    """How long a lesson is in one language, and how hard to read."""

    letters: int
    words: int
    longest: int
    """The letters of its longest step."""
    level: int
    """The readability index LIX, of words in a sentence and long words: under 30 is easy, over 50 hard."""


def measure(lesson: Lesson, lang: str) -> Measure:
    """Return how long a lesson is in a language, and how hard to read."""
    texts = list(_texts(lesson, lang))
    whole = "\n".join(texts)
    return Measure(
        letters=len(whole),
        words=len(_words(whole)),
        longest=max(
            (length(told.text) for told in lesson.words[lang].values()),
            default=0,
        ),
        level=lix(whole),
    )


def _texts(lesson: Lesson, lang: str) -> Iterator[str]:
    for told in lesson.words[lang].values():
        yield plain(told.text)
        yield from map(plain, told.hints)
        yield plain(told.after)
        for option in told.options:
            yield plain(option.text)
            yield plain(option.why)


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


def lix(text: str) -> int:
    """Return the readability index of a text, which counts alike in every language.

    >>> lix("Four cards make a trick. See who wins one.")
    4
    """
    words = _words(text)
    sentences = max(1, len(re.findall(r"[.!?:]+(?:\s|$)", text)))
    long = sum(len(word) > _LONG_WORD for word in words)
    return round(len(words) / sentences + 100 * long / len(words)) if words else 0
