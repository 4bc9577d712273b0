"""House rules in the making: a game, what is to be changed in it, and whether that can stand."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from rooktutor.errors import RuleSetError
from rooktutor.rules.combinations import Clash, Conflict, conflicts
from rooktutor.rules.ruleset import AXES, RuleSet, axis_word, parse_axis


class Sketch(RuleSet):
    """Rules that need not be possible: to be shown and judged, never to be played by."""

    def __post_init__(self) -> None:
        """Take any combination of axes."""


@dataclass(frozen=True)
class Draft:
    """A game that somebody is changing.

    ``base`` is the game to start from, ``options`` are the axes to change with a word for each, as
    it was typed: one that means nothing is kept, and is one of the ``conflicts``.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> draft = Draft(CROWSNEST).changed("min_bid", "72").changed("nest", "four")
    >>> [str(conflict) for conflict in draft.conflicts]
    ["nest is 'four'; it must be a whole number", 'min_bid 72 is no multiple of 5']
    >>> draft.restored("nest").changed("min_bid", "75").rules.min_bid
    75
    """

    base: RuleSet
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def over(cls, base: RuleSet, rules: RuleSet) -> "Draft":
        """Return the draft that makes ``rules`` out of ``base``."""
        options = rules.options_over(base).items()
        return cls(base, tuple((axis, written(word)) for axis, word in options))

    def changed(self, axis: str, word: str) -> "Draft":
        """Return the draft with another word for an axis; nothing changes for an unknown axis."""
        if axis not in AXES:
            return self
        if word == written(axis_word(getattr(self.base, axis))):
            return self.restored(axis)
        return Draft(self.base, (*self.restored(axis).options, (axis, word)))

    def restored(self, axis: str) -> "Draft":
        """Return the draft with the game's own rule on an axis."""
        return Draft(self.base, tuple(option for option in self.options if option[0] != axis))

    def word(self, axis: str) -> str:
        """The word that stands for an axis now."""
        return dict(self.options).get(axis, written(axis_word(getattr(self.base, axis))))

    @cached_property
    def _parsed(self) -> tuple[Mapping[str, Any], tuple[Conflict, ...]]:
        values: dict[str, Any] = {}
        wrong = []
        for axis, word in self.options:
            try:
                values[axis] = parse_axis(axis, word)
            except RuleSetError as error:
                wrong.append(Conflict(Clash.NO_SUCH_VALUE, (axis,), str(error)))
        return values, tuple(wrong)

    @cached_property
    def sketch(self) -> Sketch:
        """The rules as they would be, possible or not; a word that means nothing leaves the game's own."""
        own = {item.name: getattr(self.base, item.name) for item in fields(RuleSet)}
        return Sketch(**{**own, **self._parsed[0]})

    @cached_property
    def conflicts(self) -> tuple[Conflict, ...]:
        """Every reason why nobody can play by these rules; none when they are possible."""
        return (*self._parsed[1], *conflicts(self.sketch))

    @property
    def rules(self) -> RuleSet:
        """The rules to play by.

        Raises RuleSetError with every reason when they are impossible.
        """
        if self.conflicts:
            raise RuleSetError([str(conflict) for conflict in self.conflicts])
        return self.base.with_options(self._parsed[0])


def written(word: object) -> str:
    """The word of an axis as text, the way records write it.

    >>> written(True), written(70)
    ('true', '70')
    """
    return str(word).lower() if isinstance(word, bool) else str(word)
