"""The words of one language: messages by id, strict about what is missing.

Messages live in ``locales/<language>/*.ftl`` (Project Fluent). Python hands over plain
codes (``"R14"``, ``"north"``, ``"red"``); the functions ``CARD``, ``CARDS``, ``SEAT``,
``SEATS``, ``COLOR``, ``COLORS``, ``PARTY`` and ``GAME`` turn them into words, so that a
translator decides about order, articles and cases::

    { CARD($card) }                  the word for a card
    { CARD($card, form: "after") }   the same in another grammatical form, if terms.ftl has it
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel.lists import format_list
from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, ast

from rooktutor.errors import TextError

BASE = "en"
"""The language that every other one falls back to, message by message."""

FILES = (
    "terms",
    "rules",
    "house",
    "plays",
    "bids",
    "worth",
    "scoring",
    "review",
    "ui",
    "page",
    "study",
    "tutor",
    "lessons",
    "course",
    "cli",
)
"""The catalogs of a language, glossary first."""

Arg = str | int | float


def languages() -> tuple[str, ...]:
    """Return the codes of the languages there are, English first.

    >>> languages()[0]
    'en'
    """
    found = sorted(entry.name for entry in _locales().iterdir() if entry.joinpath("terms.ftl").is_file())
    return (BASE, *(name for name in found if name != BASE))


class Catalog:
    """The words of one language; ask it with an id and the values that the message names.

    Args:
        lang: a language code such as ``"en"``; see ``languages()``.
        strict: a message that ``lang`` lacks is an error instead of falling back to English.

    >>> Catalog("en").text("verdict-best")
    'Best'
    """

    def __init__(self, lang: str = BASE, *, strict: bool = False) -> None:
        if lang not in languages():
            raise TextError(f"no language {lang!r}; there are: {' '.join(languages())}")
        self.lang = lang
        self.strict = strict
        self.fallbacks: Counter[str] = Counter()
        functions: dict[str, Callable[..., str]] = {
            "CARD": self._card,
            "CARDS": self._cards,
            "COLOR": self._one("color"),
            "COLORS": self._many("color"),
            "GAME": self._one("game"),
            "PARTY": self._one("party"),
            "SEAT": self._one("seat"),
            "SEATS": self._many("seat"),
        }
        chain = (lang,) if lang == BASE else (lang, BASE)
        self._bundles = tuple(_bundle(code, functions) for code in chain)

    def text(self, message: str, /, **args: Arg) -> str:
        """Return the message in this language.

        Args:
            message: an id, or ``id.attribute``.
            args: a value for each ``$name`` in the message.

        Raises TextError for an id that no catalog has, and for a value that is missing.
        """
        for bundle in self._bundles:
            name, _, attribute = message.partition(".")
            if not bundle.has_message(name):
                continue
            entry = bundle.get_message(name)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is None:
                continue
            if bundle is not self._bundles[0]:
                self._missing(message)
            text, errors = bundle.format_pattern(pattern, dict(args))
            if errors or isinstance(text, FluentNone):
                raise TextError(f"{bundle.locales[0]}: {message}: {'; '.join(map(str, errors))}")
            return str(text)
        raise TextError(f"{self.lang}: no message {message!r}")

    def decimal(self, number: str) -> str:
        """Return a number that is written with a decimal point as this language writes it.

        >>> Catalog("en").decimal("+7.3")
        '+7.3'
        """
        return number.replace(".", get_decimal_symbol(self.lang))

    def has(self, message: str) -> bool:
        """Whether this language (or English after it) has the message or attribute."""
        return any(message in _entries(bundle.locales[0]) for bundle in self._bundles)

    def _missing(self, message: str) -> None:
        if self.strict:
            raise TextError(f"{self.lang}: no message {message!r}")
        self.fallbacks[message] += 1

    def _card(self, card: str, form: str = "") -> str:
        code = str(card)
        if code in ("Rook", "Crow"):
            return self._form(f"card-{code.lower()}", form)
        color = {"R": "red", "G": "green", "Y": "yellow", "B": "black"}[code[0]]
        return self._form("card", form, color=color, rank=int(code[1:]))

    def _cards(self, cards: str, form: str = "", join: str = "standard") -> str:
        """Each color's ranks together, the bird last: "red 5 and 14, black 7 and the Crow"."""
        groups: dict[str, list[str]] = {}
        for code in str(cards).split():
            groups.setdefault(code if code in ("Rook", "Crow") else code[0], []).append(code)
        words = [self._group(codes, form, join) for codes in groups.values()]
        return self._join(words, join)

    def _group(self, codes: list[str], form: str, join: str) -> str:
        if len(codes) == 1:
            return self._card(codes[0], form)
        color = {"R": "red", "G": "green", "Y": "yellow", "B": "black"}[codes[0][0]]
        ranks = self._join([self._form("card-rank", form, rank=int(code[1:])) for code in codes], join)
        agrees = "or" if join == "or" and "cards-of-color.or" in _entries(self.lang) else form
        return self._form("cards-of-color", agrees, color=color, ranks=ranks)

    def _one(self, kind: str) -> Callable[..., str]:
        def word(code: str, form: str = "") -> str:
            return self._form(f"{kind}-{str(code).lower().replace('_', '-')}", form)

        return word

    def _many(self, kind: str) -> Callable[..., str]:
        one = self._one(kind)

        def words(codes: str, form: str = "", join: str = "standard") -> str:
            return self._join([one(code, form) for code in str(codes).split()], join)

        return words

    def _form(self, message: str, form: str, **args: Arg) -> str:
        """The word in a grammatical form, or the plain word: never the form of another language."""
        attribute = f"{message}.{form}"
        spoken = self.lang if message in _entries(self.lang) else BASE
        return self.text(attribute if attribute in _entries(spoken) else message, **args)

    def _join(self, words: list[str], style: str) -> str:
        return format_list(words, style="or" if style == "or" else "standard", locale=self.lang)


def message_ids(lang: str = BASE) -> frozenset[str]:
    """Return every id and ``id.attribute`` that this language has."""
    return frozenset(_entries(lang))


def variables(lang: str = BASE) -> Mapping[str, frozenset[str]]:
    """Return the ``$names`` that each message of this language uses, by id."""
    return {name: frozenset(_variables(pattern)) for name, pattern in _entries(lang).items()}


def _variables(node: ast.BaseNode) -> list[str]:
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    found: list[str] = []
    for value in vars(node).values():
        children = value if isinstance(value, list) else [value]
        for child in children:
            if isinstance(child, ast.BaseNode):
                found.extend(_variables(child))
    return found


def _locales() -> Traversable:
    return files("rooktutor.text") / "locales"


@cache
def _resources(lang: str) -> tuple[ast.Resource, ...]:
    return tuple(_parse(lang, name) for name in FILES if (_locales() / lang / f"{name}.ftl").is_file())


def _parse(lang: str, name: str) -> ast.Resource:
    resource = FluentParser().parse((_locales() / lang / f"{name}.ftl").read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{lang}/{name}.ftl: cannot be read at: {(entry.content or '').strip()[:80]}")
    return resource


@cache
def _entries(lang: str) -> Mapping[str, ast.Pattern]:
    """All patterns of a language by id; an id that comes twice is an error."""
    found: dict[str, ast.Pattern] = {}
    for resource in _resources(lang):
        for entry in resource.body:
            if not isinstance(entry, ast.Message):
                continue
            named = {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            if entry.value is not None:
                named[entry.id.name] = entry.value
            for name, pattern in named.items():
                if name in found:
                    raise TextError(f"{lang}: message {name!r} comes twice")
                found[name] = pattern
    return found


def _bundle(lang: str, functions: Mapping[str, Callable[..., str]]) -> FluentBundle:
    _entries(lang)
    bundle = FluentBundle([lang], functions=dict(functions), use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle
