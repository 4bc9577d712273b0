r"""The text of a lesson: a small part of Markdown, read into plain data.

Paragraphs, lists, emphasis and cards are all there is. Nothing in a text is HTML or code: what looks like
it is shown letter by letter, and noted as a fault.

>>> [part.text for part in passage("The `R10` *counts*.")[0].parts]
['The ', 'R10', ' ', 'counts', '.']
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from rooktutor.cards import CardSet
from rooktutor.errors import NotationError

Odd = Callable[[str, int], None]
"""Told of each piece of Markdown that lessons do not have: what stands there, and its line."""


class Style(Enum):
    """How a part of a sentence is shown."""

    PLAIN = "plain"
    STRONG = "strong"
    SOFT = "soft"
    CARD = "card"
    CARDS = "cards"


class Shape(Enum):
    """What a block of text is."""

    PARAGRAPH = "paragraph"
    ITEM = "item"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence."""

    text: str
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, or one item of a list."""

    parts: tuple[Part, ...]
    shape: Shape = Shape.PARAGRAPH

    @property
    def text(self) -> str:
        """The words without their looks."""
        return "".join(part.text for part in self.parts)


Passage = tuple[Block, ...]
"""Some text: blocks from top to bottom."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: how deep it is (1 to 6), its words and its line."""

    level: int
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Located:
    """A block and the line on which it begins."""

    block: Block
    line: int


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False})


def cards_of(code: str) -> CardSet | None:
    """The cards that a piece in backquotes names; None if it names none.

    >>> str(cards_of("R10 Crow")), cards_of("<b>")
    ('R10 Rook', None)
    """
    try:
        return CardSet.parse(code) or None
    except NotationError:
        return None


def passage(text: str) -> Passage:
    """Return a short text as blocks; what is no part of the Markdown of lessons stands as it is."""
    return tuple(each.block for each in read(text, lambda _what, _line: None) if isinstance(each, Located))


def plain(text: Passage) -> str:
    """Return the words of a passage, its blocks joined by line ends."""
    return "\n".join(block.text for block in text)


def length(text: Passage) -> int:
    """How many letters a passage shows."""
    return sum(len(block.text) for block in text)


def read(text: str, odd: Odd) -> Iterator[Heading | Located]:
    """Yield the headings and blocks of a text, in order.

    Args:
        text: the Markdown.
        odd: told of whatever is not part of the Markdown of lessons.
    """
    shapes: list[Shape] = []
    heading: Token | None = None
    line = 0
    for token in _markdown().parse(text):
        line = token.map[0] + 1 if token.map else line
        match token.type:
            case "heading_open":
                heading = token
            case "bullet_list_open":
                shapes.append(Shape.ITEM)
            case "ordered_list_open":
                shapes.append(Shape.NUMBER)
            case "bullet_list_close" | "ordered_list_close":
                shapes.pop()
            case "inline" if heading is not None:
                yield Heading(int(heading.tag[1]), token.content.strip(), line)
                heading = None
            case "inline":
                parts = tuple(_parts(token.children or (), line, odd))
                yield Located(Block(parts, shapes[-1] if shapes else Shape.PARAGRAPH), line)
            case (
                "paragraph_open" | "paragraph_close" | "heading_close" | "list_item_open" | "list_item_close"
            ):
                pass
            case "fence" | "code_block":
                odd(token.content.strip(), line)
                yield Located(Block((Part(token.content),)), line)
            case _ if token.nesting >= 0:
                odd(token.markup or token.type, line)
            case _:
                pass


def _parts(children: Sequence[Token], line: int, odd: Odd) -> Iterator[Part]:
    styles: list[Style] = []
    for token in children:
        style = styles[-1] if styles else Style.PLAIN
        match token.type:
            case "text":
                _tag_like(token.content, line, odd)
                if token.content:
                    yield Part(token.content, style)
            case "softbreak":
                line += 1
                yield Part("\n", style)
            case "hardbreak":
                line += 1
                yield Part("\n", style)
            case "strong_open":
                styles.append(Style.STRONG)
            case "em_open":
                styles.append(Style.SOFT)
            case "strong_close" | "em_close":
                styles.pop()
            case "code_inline":
                cards = cards_of(token.content)
                if cards is None:
                    odd(token.content, line)
                    yield Part(token.content, style)
                else:
                    yield Part(
                        " ".join(token.content.split()), Style.CARD if len(cards) == 1 else Style.CARDS
                    )
            case _:
                if token.nesting >= 0:
                    odd(token.attrs.get("href", "") or token.attrs.get("src", "") or token.type, line)  # type: ignore[arg-type]
                    if token.content:
                        yield Part(token.content, style)


def _tag_like(text: str, line: int, odd: Odd) -> None:
    """Note what somebody may have meant as a tag: nothing is made of it."""
    for opener, closer in (("<", ">"), ("{", "}"), ("](", ")")):
        start = text.find(opener)
        if start >= 0 and text.find(closer, start) > start:
            odd(text[start:], line)
