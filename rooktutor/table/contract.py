"""What the table shows and what it reports back: the contract between Python and the front end.

One JSON value, the `Model`, travels to the browser as the synced trait named ``model``. It holds every word
and every fact the page shows; the JavaScript only paints. It knows no rule of the game and no language.

One small `contract_events.Event` travels back for each thing the learner does, as a custom message
(``model.send`` in JavaScript). Every event carries ``at``, the id of the position the learner was looking
at, so that Python can drop a click on a position that has passed. ``ready`` is sent when a view has drawn
itself for the first time. The page itself handles the controls ``help``, ``rules``, ``standing``,
``settings`` and ``house``, which open a sheet (of house rules it asks for the contents, which are in no model
before), ``save``, which asks for the match as a file, and ``load``, which sends one; and it remembers what is
pointed at. Everything else it asks Python for. The file travels as a custom message,
`contract_match.FileReply`, and is in no model: an unfinished hand holds cards that the learner cannot see.

What a test or a stylesheet may rely on in the page (the DOM contract):

- the root is ``.rk[data-testid="rook-table"]`` with ``data-at``, ``data-phase``, ``data-turn`` ("true" when
  the learner is to act), ``data-theme``, ``data-thinking`` ("pending", "sampled", "exact", "off");
- every thing to choose is a ``button[data-choice="<id>"]`` with ``aria-disabled="true"`` when it is not
  allowed (it can still be pressed, and the answer says why); cards of the hand also have
  ``data-testid="card-<id>"``, calls ``data-testid="call-<id>"``, trump colors ``data-testid="trump-<id>"``,
  cards to call ``data-testid="name-<id>"``,
  seats to choose as leader ``data-testid="lead-<seat>"``;
- ``data-tone`` and ``data-rank`` on a choice tell how good it is, ``aria-pressed`` on a card whether it is
  picked for the discard;
- controls are ``button[data-control="<id>"]`` (a ``select`` when they have options), or
  ``data-testid="control-<id>"``;
- the panel ``review`` holds ``graph-<step>``, ``moment-<step>``, ``decision``, ``exercise`` and ``rival``; a
  button that sends a value is ``control-<id>-<value>``;
- on the sheet ``settings`` a control whose options have a help text is a group ``setting-<id>`` of radio
  buttons ``<id>-<option>``;
- parts: ``hand``, ``trick``, ``last-trick``, ``nest``, ``seat-<seat>``, ``facts``, ``score-<party>``,
  ``hand-down``, ``panel``, ``advice``, ``detail``, ``ranking``, ``log``, ``messages``, ``message-<id>``,
  ``dismiss-<id>``, ``score-sheet``, ``confirm-discard``, ``suggestion-<n>``, ``help``, ``rules``,
  ``standing`` (the sheet of the match, with ``match-file`` to put a file into), ``comparison`` and
  ``differs-<axis>`` in the sheet of rules, ``house`` (the panel of house rules, with ``house-game``,
  ``rule-<axis>`` and ``restore-<axis>`` for each rule, ``house-status``, ``house-reasons``, ``house-deal``,
  ``house-restore``), ``worth`` (with ``plot-<shape>`` for each picture), ``announcer`` (the polite live
  region), each as ``data-testid``;
- keys: arrows, Home and End move among choices (where a hand is stepped through they go back, forward, to
  its beginning and its end), and in a list of buttons ``[data-rove]``, which is one tab stop; Enter or
  Space acts; D lays the picked cards away; a color's letter goes to the next card of the color, digits
  after it to the rank (or, in the auction, to the bid); each control's and choice's own ``key``; ``?`` opens
  the help sheet and Escape closes a sheet, or else the oldest message. No key pressed in the table reaches
  the notebook; a long touch explains a card without playing it.
"""

from typing import Literal, NotRequired, TypedDict

from rooktutor.table.contract_count import CardsOut
from rooktutor.table.contract_lesson import LessonPanel
from rooktutor.table.contract_match import MatchSheet
from rooktutor.table.contract_panels import Panel
from rooktutor.table.contract_parts import (
    Advice,
    Announcement,
    Choice,
    Contract,
    Control,
    HandDown,
    KeyHelp,
    LogLine,
    Message,
    NestView,
    PartyScore,
    PhaseId,
    SeatView,
    TrickView,
)
from rooktutor.table.contract_review import ReviewPanel
from rooktutor.table.contract_rules import HousePanel, RulesSheet
from rooktutor.table.contract_settings import SettingsSheet
from rooktutor.table.contract_setup import SetupSheet
from rooktutor.table.contract_study import OtherHand, StudyView
from rooktutor.table.contract_worth import Worth

SCRIPTS = (
    "dom.js",
    "geometry.js",
    "director.js",
    "cards.js",
    "choices.js",
    "seats.js",
    "panels.js",
    "advice.js",
    "worth.js",
    "rules.js",
    "match.js",
    "settings.js",
    "review.js",
    "count.js",
    "study.js",
    "setup.js",
    "lesson.js",
    "keys.js",
    "main.js",
)
"""The parts of the front end in the order in which they are joined into one module; only the last exports."""

STYLES = (
    "theme.css",
    "table.css",
    "cards.css",
    "panels.css",
    "worth.css",
    "rules.css",
    "match.css",
    "settings.css",
    "review.css",
    "study.css",
    "setup.css",
    "lesson.css",
    "narrow.css",
)
"""The style sheets in the order in which they are joined."""

VERSION = 2


class Words(TypedDict):
    """The words the page needs besides those in the facts; every one comes from the catalog."""

    table: str
    hand: str
    trick: str
    last_trick: str
    facts: str
    score: str
    trump: str
    bid: str
    hand_points: str
    match: str
    log: str
    controls: str
    choices: str
    rule: str
    value: str
    chance: str
    reasons: str
    speaks_for: str
    speaks_against: str
    compared: str
    not_allowed: str
    best: str
    picked: str
    from_nest: str
    use_suggestion: str
    messages: str
    dismiss: str
    help: str
    close: str
    no_cards: str
    because: str


class Model(TypedDict):
    """Everything the table shows."""

    version: int
    at: str
    """The position's id; a new one for every position, undo included."""
    lang: str
    dir: Literal["ltr", "rtl"]
    theme: Literal["auto", "light", "dark"]
    words: Words
    title: str
    """The rule set's name."""
    subtitle: str
    """"Hand 3 · seed 17"."""
    phase: PhaseId
    your_turn: bool
    status: str
    """Whose turn it is and for what, in one line."""
    seats: list[SeatView]
    """South, West, North, East: clockwise from the learner."""
    hand: list[Choice]
    """South's cards in the order shown. In phases without cards to choose they are legal, without value."""
    hand_down: NotRequired[HandDown]
    """In place of South's cards while nobody has looked at his own."""
    hand_active: bool
    """Whether pressing a card of the hand is an action now (playing or laying away)."""
    trick: TrickView | None
    last_trick: TrickView | None
    nest: NestView | None
    contract: Contract
    scores: list[PartyScore]
    target_text: str
    """"to 300"."""
    panel: Panel
    advice: Advice
    worth: NotRequired[Worth]
    """What the tutor says of a decision before the play as a whole; absent otherwise."""
    messages: list[Message]
    log: list[LogLine]
    log_title: str
    controls: list[Control]
    help: list[KeyHelp]
    rules: RulesSheet
    house: HousePanel | None
    """None while the panel of house rules is closed."""
    match: MatchSheet
    settings: SettingsSheet
    setup: NotRequired[SetupSheet]
    """The sheet on which a position is set up, while it is open."""
    study: NotRequired[StudyView]
    """What stands beside a hand that is stepped through."""
    other: NotRequired[OtherHand]
    """The cards of another seat that are choices now."""
    announce: Announcement
    out: NotRequired[CardsOut]
    """The cards that are still out; absent where that is no help, or switched off."""
    review: NotRequired[ReviewPanel]
    """The finished hand seen again; absent while nobody looks at it."""
    lesson: NotRequired[LessonPanel]
    """The lesson that is taken, or the list of all; absent otherwise."""
