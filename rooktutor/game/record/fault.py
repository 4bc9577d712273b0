"""What can be wrong with a hand record, as data: one ``Fault`` for each thing found.

A fault names the place (``play[2]``, ``auction[3]``; counted from 0), the line of the file, what was
found there, the rule that it breaks and what would have been legal. Sentences for players are
made elsewhere, from this data.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum

from rooktutor.game.illegality import Illegality
from rooktutor.rules.combinations import Conflict
from rooktutor.rules.ruleset import RuleSet

MAX_FAULTS = 200
"""Beyond this many faults in one file the reader stops: the file is something else than a record."""

_SHOWN = 60
_ENOUGH = 12


class Problem(Enum):
    """The kinds of faults. The first group concerns the text, the second its fields, the third the game."""

    # the text as YAML
    NOT_TEXT = "not_text"
    TOO_LARGE = "too_large"
    NOT_YAML = "not_yaml"
    TOO_DEEP = "too_deep"
    ANCHOR = "anchor"
    ALIAS = "alias"
    TAG = "tag"
    REPEATED_FIELD = "repeated_field"
    NO_RECORD = "no_record"
    TOO_MANY_RECORDS = "too_many_records"
    BAD_ESCAPE = "bad_escape"
    TOO_MANY_FAULTS = "too_many_faults"
    # the fields, one by one
    NOT_FIELDS = "not_fields"
    NOT_A_LIST = "not_a_list"
    NOT_A_WORD = "not_a_word"
    EMPTY = "empty"
    UNKNOWN_FIELD = "unknown_field"
    MISSING_FIELD = "missing_field"
    UNKNOWN_RULES = "unknown_rules"
    HOUSE_GAME = "house_game"
    NOT_A_SEAT = "not_a_seat"
    NOT_A_CARD = "not_a_card"
    NOT_A_COLOR = "not_a_color"
    NOT_A_CALL = "not_a_call"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_MOMENT = "not_a_moment"
    NOT_A_TRICK = "not_a_trick"
    NOT_A_PARTY = "not_a_party"
    # the game
    RULE_SET = "rule_set"
    CARD_TWICE = "card_twice"
    NOT_IN_PACK = "not_in_pack"
    CARD_COUNT = "card_count"
    NO_NEST = "no_nest"
    PARTIES = "parties"
    OUT_OF_TURN = "out_of_turn"
    ILLEGAL_CALL = "illegal_call"
    AFTER_AUCTION = "after_auction"
    TOO_EARLY = "too_early"
    ILLEGAL_DISCARD = "illegal_discard"
    ILLEGAL_TRUMP = "illegal_trump"
    ILLEGAL_CALLED_CARD = "illegal_called_card"
    ILLEGAL_LEADER = "illegal_leader"
    WRONG_LEADER = "wrong_leader"
    ILLEGAL_CARD = "illegal_card"
    SHORT_TRICK = "short_trick"
    AFTER_LAST_TRICK = "after_last_trick"
    NOT_REACHED = "not_reached"
    WRONG_RESULT = "wrong_result"
    HIDDEN_FROM_SEAT = "hidden_from_seat"
    HAND_VOID = "hand_void"
    NOT_IN_GAME = "not_in_game"
    ONLY_UNSEEN = "only_unseen"
    IMPOSSIBLE = "impossible"
    # the match, in a file of all its hands
    NOT_WHOLE = "not_whole"
    HAND_UNFINISHED = "hand_unfinished"
    MATCH_IS_OVER = "match_is_over"
    OTHER_RULES = "other_rules"
    SCORES_DO_NOT_FOLLOW = "scores_do_not_follow"
    HANDS_DO_NOT_FOLLOW = "hands_do_not_follow"
    DEALER_DOES_NOT_FOLLOW = "dealer_does_not_follow"


@dataclass(frozen=True, kw_only=True)
class Fault:
    """One thing that is wrong in a record.

    Args:
        problem: what kind of fault it is.
        path: the place in the record, such as ``play[2]``; empty for the record as a whole.
        line: the line of the file, from 1; 0 where there is none.
        found: what stands there, shortened and safe to print.
        reason: more closely what is wrong, where the rules of the game refuse an action.
        rule: the id of the rule that it breaks.
        legal: what would have been right.
        record: which record of the file, from 1.
        source: the name of the file, or empty.
        clash: why rules cannot stand together, and the rules as they would be.
    """

    problem: Problem
    path: str = ""
    line: int = 0
    found: str = ""
    reason: str = ""
    rule: str = ""
    legal: tuple[str, ...] = ()
    record: int = 1
    source: str = ""
    clash: tuple[Conflict, RuleSet] | None = None

    def __str__(self) -> str:
        """Return the fault on one line, the place first.

        >>> print(Fault(problem=Problem.NOT_A_CARD, path="north", line=3, found="R15", legal=("R1..R14",)))
        line 3: north: R15: not_a_card; legal: R1..R14
        """
        line = [f"line {self.line}"] if self.line else []
        place = [f"{self.source}:{self.line}" if self.line else self.source] if self.source else line
        if self.record > 1:
            place.append(f"record {self.record}")
        place.extend(word for word in (self.path, self.found) if word)
        what = self.reason or self.problem.value
        broken = f" (rule {self.rule})" if self.rule and self.rule != what else ""
        legal = f"; legal: {' '.join(self.legal)}" if self.legal else ""
        return f"{': '.join(place)}: {what}{broken}{legal}"


def shown(text: object) -> str:
    r"""Return ``text`` shortened and without anything that a terminal would obey.

    >>> shown("a" * 99)[-3:], shown("two\nlines")
    ('aa…', 'two\\nlines')
    """
    safe = "".join(
        char if char.isprintable() else char.encode("unicode_escape", "replace").decode("ascii")
        for char in str(text)[: _SHOWN + 1]
    )
    return safe if len(safe) <= _SHOWN else safe[: _SHOWN - 1] + "…"


class TooManyFaultsError(Exception):
    """Raised inside the reader to stop it; it never leaves the reader."""


@dataclass
class FaultList:
    """The faults of one file while it is read, with the lines of the places read so far."""

    source: str = ""
    record: int = 1
    faults: list[Fault] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)

    def next_record(self, number: int) -> None:
        """Begin the record with this number."""
        self.record = number
        self.lines = {}

    def line_of(self, path: str) -> int:
        """Return the line on which the nearest enclosing place of ``path`` stands."""
        while path and path not in self.lines:
            cut = max(path.rfind("["), path.rfind("."))
            path = path[:cut] if cut > 0 else ""
        return self.lines.get(path, 0)

    def add(
        self,
        problem: Problem,
        path: str = "",
        found: object = "",
        *,
        legal: Iterable[object] = (),
        reason: str = "",
        rule: str = "",
        line: int | None = None,
        clash: tuple[Conflict, RuleSet] | None = None,
    ) -> None:
        """Note a fault; its line is looked up by the path where it is not given."""
        fault = Fault(
            problem=problem,
            path=path,
            line=self.line_of(path) if line is None else line,
            found=shown(found),
            reason=reason,
            rule=rule or problem.value,
            legal=tuple(map(str, legal)),
            record=self.record,
            source=self.source,
            clash=clash,
        )
        self.faults.append(fault)
        if len(self.faults) >= MAX_FAULTS:
            raise TooManyFaultsError

    def refuse(
        self,
        problem: Problem,
        path: str,
        found: object,
        illegality: Illegality,
        legal: Iterable[object] = (),
    ) -> None:
        """Note an action that the rules refuse, with what would have been legal, if not too much."""
        instead = [str(item) for item in legal]
        if len(instead) > _ENOUGH:
            instead = [*instead[: _ENOUGH - 1], "...", instead[-1]]
        if not instead and illegality.limit is not None:
            instead = [str(illegality.limit)]
        self.add(
            problem, path, found, reason=illegality.reason.value, rule=illegality.rule.value, legal=instead
        )
