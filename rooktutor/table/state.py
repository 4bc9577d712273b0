"""Everything the table knows at one moment, as one frozen value."""

from dataclasses import dataclass, field, replace
from enum import Enum
from zlib import crc32

from rooktutor.cards import Card
from rooktutor.explain.contrast import Contrast
from rooktutor.explain.lines import Line
from rooktutor.game.actions import Discard
from rooktutor.game.deal import MOST_SEED, deal
from rooktutor.game.illegality import Illegality
from rooktutor.game.match import Match
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record.fault import Fault
from rooktutor.game.record.moment import Moment as Place
from rooktutor.game.record.saved import first_match
from rooktutor.rules.draft import Draft
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.solve.players import STRONGEST
from rooktutor.solve.values import Evaluation
from rooktutor.table.afterwards import Afterwards, Apart, Wanted
from rooktutor.table.course import Course, Learning
from rooktutor.table.settingup import Setup
from rooktutor.table.tutoring import ON_REQUEST, Tutoring, hint_steps

SEEDS = 1_000_000
"""A table without a seed gets one below this."""


class Mode(Enum):
    """What the table is used for."""

    PLAY = "play"
    """The learner plays, the computer plays the other seats."""
    STEP = "step"
    """The learner steps through a hand that has been played."""


class Theme(Enum):
    """Light or dark, or as the learner's system says."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


class NoticeKind(Enum):
    """What a notice tells the learner; the values are the ids of its words in the catalog."""

    ILLEGAL = "illegal"
    NOT_YOUR_TURN = "not-your-turn"
    UNKNOWN = "unknown"
    STEPPING = "stepping"
    FAILED = "failed"
    REFUSED = "refused"
    UNREAD = "unread"
    LOST = "lost"
    OPENED = "opened"
    REVOKE = "revoke"
    ONE_SEAT = "one-seat"
    TEACH = "teach"
    TEACHING = "teaching"
    CHECKING = "checking"
    MISTAKE = "mistake"
    ANSWERED = "answered"
    NO_LINE = "no-line"
    CLAIMED = "claimed"


BROKEN = (NoticeKind.FAILED, NoticeKind.REFUSED, NoticeKind.UNREAD, NoticeKind.LOST)
"""What did not work, told until it is dismissed."""
BRIEF = (NoticeKind.OPENED, NoticeKind.TEACH, NoticeKind.TEACHING)
"""What is told until the learner decides something: it stays while the computer players act."""


@dataclass(frozen=True, kw_only=True)
class Notice:
    """Something to tell the learner. No sentence: those come from the catalog.

    ``number`` tells notices apart, ``choice`` is what was tried, as the page sent it. ``faults`` are
    those of a file; ``behind`` is the index of the moment that a new match was put upon.
    """

    number: int
    kind: NoticeKind
    choice: str = ""
    illegality: Illegality | None = None
    detail: str = ""
    faults: tuple[Fault, ...] = ()
    behind: int | None = None

    @property
    def id(self) -> str:
        """The name the page uses for this notice."""
        return f"n{self.number}"

    @property
    def lasting(self) -> bool:
        """Whether it stays until dismissed; the others go when the position moves on."""
        return self.kind in (*BROKEN, *BRIEF)


@dataclass(frozen=True, kw_only=True)
class Note:
    """A comment on a recorded hand, to be shown at one of its moments."""

    moment: int
    text: str
    place: Place | None = None
    """The moment as the record names it."""


@dataclass(frozen=True, kw_only=True)
class Moment:
    """One point of the match: a hand so far, and what its actions are worth.

    ``before`` are the finished hands of the match before this one, as far as they were played to a score.
    ``deals`` counts the deals of the match up to this hand, those that nobody bid on included;
    ``seed`` is that of the deal. The score of the match before the hand is part of the position.
    ``hints`` counts the steps of the hint that the learner has asked for here, ``answer`` is what the learner
    chose here in a quiz. ``contrasts`` set actions apart from the best one, by the layouts of the evaluation.
    """

    position: Position
    before: tuple[Position, ...] = ()
    deals: int = 1
    seed: int | None = None
    evaluation: Evaluation | None = None
    hints: int = 0
    answer: str = ""
    contrasts: tuple[Contrast, ...] = ()

    def after(self, position: Position) -> "Moment":
        """Return the moment at another position of the same hand, where nothing has been thought or said."""
        return replace(self, position=position, evaluation=None, hints=0, answer="", contrasts=())

    def valued(self, evaluation: Evaluation | None) -> "Moment":
        """Return the moment with other values, from whose layouts nothing has been counted yet."""
        return replace(self, evaluation=evaluation, contrasts=())

    @property
    def match_seed(self) -> int | None:
        """The seed of the first deal of the match."""
        return None if self.seed is None else self.seed - self.deals + 1

    @property
    def match(self) -> Match:
        """The match so far: its finished hands, this one among them once it has ended."""
        match = replace(first_match((*self.before, self.position)[0]), hands=self.before)
        return match.with_hand(self.position) if self.over else match

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.position.phase is Phase.OVER


@dataclass(frozen=True, kw_only=True)
class Study:
    """A hand that is looked at: its lines, of which the table shows one.

    ``lines[0]`` is the hand as it was played or set up, the others are variations; each begins with the
    first moment. ``shown`` is the place of the line on the table. ``seat`` is the only one whose cards are
    known, if not all of them are; ``table`` is what stood on the table before. ``sample`` is the line of play
    that is shown, in one layout of many, where that is what the study is about.
    """

    lines: tuple[tuple[Moment, ...], ...]
    shown: int = 0
    seat: Seat | None = None
    table: "AppState | None" = None
    sample: Line | None = None


@dataclass(frozen=True, kw_only=True)
class AppState:
    """The whole state of one table.

    ``line`` holds every moment that led here and, after an undo, those that came after;
    ``at`` says which of them is shown. ``picks`` are the cards to lay away so far, in the order in
    which they were picked. ``draft`` are house rules in the making, shown while ``drafting``; ``against`` is
    the game that the rules are compared with, ``opponents`` how well the other seats play (a name of
    ``rooktutor.solve.players``). ``breaking`` lets the learner revoke, after a warning;
    ``tutoring`` says when the tutor speaks; ``after`` is what is known of the last finished hand;
    ``counting`` lists the cards that are still out. ``halted`` keeps the computer players from acting while
    the learner looks back card by card.
    Nothing is ever changed: `reduce` makes a new value.
    """

    seed: int
    line: tuple[Moment, ...]
    at: int = 0
    mode: Mode = Mode.PLAY
    learner: Seat = Seat.SOUTH
    first_dealer: Seat = Seat.NORTH
    tutoring: Tutoring = Tutoring.ALWAYS
    after: Afterwards | None = None
    counting: bool = True
    halted: bool = False
    open_hands: bool = False
    breaking: bool = False
    theme: Theme = Theme.AUTO
    picks: tuple[Card, ...] = ()
    notices: tuple[Notice, ...] = ()
    noticed: int = 0
    title: str = ""
    notes: tuple[Note, ...] = field(default=())
    draft: Draft | None = None
    drafting: bool = False
    against: str = ""
    opponents: str = STRONGEST
    lang: str = ""
    """The language of the table; empty as long as nobody has asked for one."""
    course: Course | None = None
    """The lesson that is taken, if any."""
    learning: Learning = field(default_factory=Learning)
    study: Study | None = None
    """The lines of a hand that is stepped through."""
    setup: Setup | None = None
    """The sheet on which a position is set up, once it has been opened."""
    wanted: Wanted | None = None
    """A line of play that has been asked for at the learner's decision, and is being worked out."""
    apart: Apart | None = None
    """An action of which the learner wants to see numbers."""
    unvalued: Position | None = None
    """The last position at which thinking broke down."""

    @property
    def now(self) -> Moment:
        """The moment that is shown."""
        return self.line[self.at]

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.now.position

    @property
    def key(self) -> str:
        """A short name of the position, the same whenever the same position comes back.

        It is made from what the learner knows: the page shows it, so it must not tell more.
        """
        known = self.position.view(self.learner).discard
        said = [action for action in self.position.actions if not isinstance(action, Discard)]
        text = " ".join(map(str, (self.rules.id, self.seed, *said, known)))
        return f"{self.now.deals}.{len(self.position.actions)}.{crc32(text.encode()):08x}"

    @property
    def rules(self) -> RuleSet:
        """The rules of the match."""
        return self.position.rules

    @property
    def evaluation(self) -> Evaluation | None:
        """What the actions of the shown position are worth, as far as known."""
        return self.now.evaluation

    @property
    def learners_turn(self) -> bool:
        """Whether the learner is to act."""
        return self.mode is Mode.PLAY and self.position.to_act is self.learner

    @property
    def computers_turn(self) -> bool:
        """Whether a computer player is to act."""
        acting = self.mode is Mode.PLAY and self.position.to_act not in (None, self.learner)
        return acting and not self.looking_back

    @property
    def looking_back(self) -> bool:
        """Whether the learner has gone back card by card, and what came after still lies ahead."""
        return self.halted and self.mode is Mode.PLAY and self.at < len(self.line) - 1

    @property
    def asking(self) -> Seat | None:
        """The seat whose decision is explained now: the learner's, or any whose cards lie open, or none."""
        shown = self.mode is Mode.STEP and self.open_hands
        return self.position.to_act if shown or self.position.to_act is self.learner else None

    @property
    def reviewing(self) -> bool:
        """Whether the hand on the table is the one that has been reviewed, or a line that belongs to it."""
        return self.after is not None and (self.sampled or self.position.deal is self.after.end.deal)

    @property
    def sampled(self) -> bool:
        """Whether a line of play is shown, in one layout of many: no cards that anybody was dealt."""
        return self.study is not None and self.study.sample is not None

    @property
    def advice(self) -> bool:
        """Whether the page is told what the tutor thinks of the decision that is shown."""
        if self.after is not None and self.reviewing and self.mode is Mode.STEP:
            return not self.after.closed and not self.sampled
        if self.tutoring in ON_REQUEST:
            return self.now.hints > len(hint_steps(self.position))
        if self.tutoring is Tutoring.QUIZ:
            return bool(self.now.answer)
        return self.tutoring is Tutoring.ALWAYS

    @property
    def graded(self) -> bool:
        """Whether the learner is told how good the decisions were that have been made in this hand."""
        return self.now.over or self.reviewing or self.tutoring not in (Tutoring.ASKED, Tutoring.SILENT)

    @property
    def undo_to(self) -> int | None:
        """The learner's last decision before this moment, as an index of ``line``."""
        return next((i for i in range(self.at - 1, -1, -1) if self.stops(i)), None)

    @property
    def redo_to(self) -> int | None:
        """The learner's next decision after this moment, or the end of what has been played."""
        last = len(self.line) - 1
        later = range(self.at + 1, last + 1)
        ahead = next((i for i in later if self.stops(i) or self.line[i].over), None)
        return ahead if ahead is not None or self.at == last else last

    def advised(self, *, shown: bool) -> "AppState":
        """Return the state in which the tutor always speaks, or not before the hand is over."""
        return replace(self, tutoring=Tutoring.ALWAYS if shown else Tutoring.SILENT)

    def with_now(self, moment: Moment) -> "AppState":
        """Return the state in which something else is known of the moment that is shown."""
        return replace(self, line=(*self.line[: self.at], moment, *self.line[self.at + 1 :]))

    def stops(self, index: int) -> bool:
        """Whether the learner had something to decide at this index of ``line``."""
        return self.line[index].position.to_act is self.learner

    def moved(self, at: int) -> "AppState":
        """Return the state at another moment of the line, with what belonged to the old one cleared."""
        kept = tuple(notice for notice in self.notices if notice.lasting)
        seed = self.line[at].match_seed
        seed = self.seed if seed is None else seed
        return replace(self, at=at, picks=(), notices=kept, seed=seed, wanted=None, apart=None)

    def grown(self, moment: Moment) -> "AppState":
        """Return the state one moment later; what had been undone is forgotten unless it says the same."""
        ahead = self.at + 1
        if ahead < len(self.line) and self.line[ahead].position == moment.position:
            return replace(self, halted=False).moved(ahead)
        return replace(self, line=(*self.line[:ahead], moment), halted=False).moved(ahead)

    def untold(self, *kinds: NoticeKind) -> "AppState":
        """Return the state without the notices of these kinds."""
        return replace(self, notices=tuple(each for each in self.notices if each.kind not in kinds))

    def told(
        self,
        kind: NoticeKind,
        *,
        choice: str = "",
        illegality: Illegality | None = None,
        detail: str = "",
        faults: tuple[Fault, ...] = (),
        behind: int | None = None,
    ) -> "AppState":
        """Return the state with one more notice; of those that pass only the newest stays."""
        notice = Notice(
            number=self.noticed + 1,
            kind=kind,
            choice=choice,
            illegality=illegality,
            detail=detail,
            faults=faults,
            behind=behind,
        )
        kept = tuple(old for old in self.notices if old.lasting and (old.kind, old.detail) != (kind, detail))
        return replace(self, notices=(*kept[-3:], notice), noticed=notice.number)


def new_match(rules: RuleSet, *, seed: int, dealer: Seat = Seat.NORTH) -> AppState:
    """Return a table where the first hand of a match has been dealt.

    The same seed gives the same cards: the hands of the match are the deals ``seed``,
    ``seed + 1`` and so on.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> new_match(CROWSNEST, seed=7).position.to_act
    <Seat.EAST: 'east'>
    """
    match = Match(rules=rules, first_dealer=dealer)
    return AppState(seed=seed, first_dealer=dealer, line=(dealt(match, seed=seed),))


def dealt(match: Match, *, seed: int, deals: int = 1) -> Moment:
    """Return the moment when deal number ``deals`` since ``seed``, the next of a match, lies on the table.

    After the largest seed that a record can name comes 0.
    """
    number = (seed + deals - 1) % (MOST_SEED + 1)
    cards = deal(match.rules, number, match.next_dealer)
    position = Position.start(match.rules, cards, match.scores, match.hands_played)
    return Moment(position=position, before=match.hands, deals=deals, seed=number)
