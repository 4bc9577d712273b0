"""The buttons around the table, the messages and the help sheet."""

from collections.abc import Iterator
from types import MappingProxyType

from rooktutor.cards import Color
from rooktutor.rules.axes import HoldPartner, MisdealRule, MoonRule
from rooktutor.rules.houses import GAME_IDS, game_rules
from rooktutor.rules.ruleset import RuleSet
from rooktutor.table.choices import CONFIRM_KEY
from rooktutor.table.choices import KEYS as CALL_KEYS
from rooktutor.table.contract_parts import Control as ControlView
from rooktutor.table.contract_parts import KeyHelp, Message, Option
from rooktutor.table.counting import claim_told
from rooktutor.table.events import Control
from rooktutor.table.guarding import WHY
from rooktutor.table.hints import answer_text, more_hints, warning_text
from rooktutor.table.scene import Scene
from rooktutor.table.state import Mode, Note, Notice, NoticeKind
from rooktutor.table.studying import on_the_way
from rooktutor.table.tutoring import Tutoring
from rooktutor.text.faults import fault_text
from rooktutor.text.rulebook import game_id

KEYS = {
    Control.UNDO: "u",
    Control.REDO: "e",
    Control.NEW_HAND: "n",
    Control.NEXT_HAND: "n",
    Control.ADVICE: "a",
    Control.OPEN_HANDS: "o",
    Control.FIRST: "f",
    Control.BACK: "j",
    Control.FORWARD: "k",
    Control.LAST: "l",
    Control.REVOKE: "v",
    Control.INSIST: "x",
    Control.RECONSIDER: "q",
    Control.WHY: "w",
    Control.ANSWER: "x",
    Control.ONWARD: "n",
    Control.STUDY: "z",
    Control.REVIEW: "w",
}
"""The letter that stands for each control, unless a color has it in the language of the table; P is pass."""

HOUSE = "house"
"""The option that stands for a game with house rules; it is no name of a rule set."""

MOST_FAULTS = 5
"""How many faults of a file are listed; the rest are counted."""

ANSWERS = MappingProxyType(
    {
        NoticeKind.OPENED: (Control.LEAVE,),
        NoticeKind.REVOKE: (Control.RETHINK, Control.REVOKE_ANYWAY),
        NoticeKind.CHECKING: (Control.INSIST, Control.RECONSIDER),
        NoticeKind.MISTAKE: (Control.RECONSIDER, Control.WHY, Control.INSIST),
        NoticeKind.ANSWERED: (Control.ANSWER,),
        NoticeKind.TEACH: (Control.TEACH_LOSE_BID, Control.TEACH_FLAT),
    }
)
"""The buttons with which a notice can be answered."""

PRIMARY = (Control.RETHINK, Control.RECONSIDER, Control.ANSWER)
"""The answers that are offered first."""

TONES = {
    NoticeKind.ILLEGAL: "illegal",
    NoticeKind.NOT_YOUR_TURN: "info",
    NoticeKind.UNKNOWN: "warning",
    NoticeKind.STEPPING: "info",
    NoticeKind.ONE_SEAT: "info",
    NoticeKind.FAILED: "error",
    NoticeKind.REFUSED: "error",
    NoticeKind.UNREAD: "error",
    NoticeKind.LOST: "error",
    NoticeKind.OPENED: "info",
    NoticeKind.REVOKE: "warning",
    NoticeKind.TEACH: "info",
    NoticeKind.TEACHING: "info",
    NoticeKind.CHECKING: "info",
    NoticeKind.MISTAKE: "warning",
    NoticeKind.ANSWERED: "info",
    NoticeKind.NO_LINE: "info",
    NoticeKind.CLAIMED: "info",
}


def color_letters(scene: Scene) -> list[str]:
    """The letters on the cards of the colors, in this language."""
    return [scene.say("color-letter", color=color.value) for color in Color]


def control(
    scene: Scene, which: Control, *, enabled: bool = True, pressed: bool | None = None, primary: bool = False
) -> ControlView:
    """One button."""
    key = KEYS.get(which, "")
    return ControlView(
        id=which.value,
        text=scene.say(f"control-{which.value}"),
        title=scene.say(f"control-{which.value}-title"),
        key="" if key.upper() in color_letters(scene) else key,
        enabled=enabled,
        pressed=pressed,
        primary=primary,
    )


def controls(scene: Scene) -> list[ControlView]:
    """The row of buttons."""
    state = scene.state
    advice = control(
        scene,
        Control.ADVICE,
        enabled=state.tutoring is Tutoring.ALWAYS or more_hints(scene),
        pressed=True if state.tutoring is Tutoring.ALWAYS else None,
    )
    shared = [
        _tucked(sheet_button(scene, "rules", "i")),
        _tucked(control(scene, Control.OPEN_HANDS, pressed=state.open_hands)),
        sheet_button(scene, "settings", "t"),
        _tucked(sheet_button(scene, "help", "?")),
    ]
    if state.course is not None and not state.course.movie:
        return shared[2:]
    if state.mode is Mode.STEP:
        first, last = state.at == 0, state.at == len(state.line) - 1
        return [
            control(scene, Control.FIRST, enabled=not first),
            control(scene, Control.BACK, enabled=not first),
            control(scene, Control.FORWARD, enabled=not last, primary=True),
            control(scene, Control.LAST, enabled=not last),
            _tucked(sheet_button(scene, "standing", "m")),
            _tucked(sheet_button(scene, "setup")),
            advice,
            *shared,
        ]
    return [
        _game(scene),
        control(scene, Control.UNDO, enabled=state.undo_to is not None),
        control(scene, Control.REDO, enabled=state.redo_to is not None),
        _tucked(control(scene, Control.BACK, enabled=state.at > 0)),
        _tucked(control(scene, Control.FORWARD, enabled=state.at < len(state.line) - 1)),
        advice,
        _tucked(control(scene, Control.LESSON)),
        _tucked(control(scene, Control.SAME_HAND, enabled=bool(scene.position.actions))),
        _tucked(control(scene, Control.NEW_HAND)),
        _tucked(sheet_button(scene, "house", "c")),
        _tucked(sheet_button(scene, "standing", "m")),
        _tucked(sheet_button(scene, "setup")),
        *shared,
    ]


def _tucked(shown: ControlView) -> ControlView:
    """A button that makes room for others on a narrow table."""
    shown["tucked"] = True
    return shown


def sheet_button(scene: Scene, name: str, key: str = "") -> ControlView:
    """A button that the page handles itself, such as one that opens a sheet."""
    return ControlView(
        id=name,
        text=scene.say(f"control-{name}"),
        title=scene.say(f"control-{name}-title"),
        key=key,
        enabled=True,
        pressed=None,
        primary=False,
    )


def _game(scene: Scene) -> ControlView:
    """All games to choose from; one with house rules stands before them as long as it is played."""
    shown = control(scene, Control.GAME)
    games = [Option(id=name, text=scene.say("game", game=name)) for name in GAME_IDS]
    named = game_id(scene.rules)
    if named in GAME_IDS and game_rules(named) == scene.rules:
        shown["options"], shown["value"] = games, named
    else:
        house = Option(id=HOUSE, text=scene.say("game-house", game=scene.rules.id))
        shown["options"], shown["value"] = [house, *games], HOUSE
    return shown


def messages(scene: Scene) -> list[Message]:
    """What has to be told: the notes on this moment of a recorded hand, then the notices, oldest first."""
    noted = [_noted(scene, number, note) for number, note in enumerate(scene.state.notes)]
    return [*filter(None, noted), *(_message(scene, notice) for notice in scene.state.notices)]


def _noted(scene: Scene, number: int, note: Note) -> Message | None:
    if note.moment != scene.state.at or not on_the_way(scene.state):
        return None
    return Message(
        id=f"note-{number}",
        tone="info",
        title=scene.say("notice-note-title"),
        text=note.text,
        choice=None,
        instead=[],
        actions=[],
        dismissible=False,
    )


def _titled(notice: Notice) -> dict[str, str]:
    """What the title of a notice speaks of."""
    return {"whose": notice.detail} if notice.kind is NoticeKind.CLAIMED else {}


def _message(scene: Scene, notice: Notice) -> Message:
    instead: list[str] = []
    if notice.illegality is not None:
        text = scene.why_not(notice.illegality)
        if notice.kind is NoticeKind.REVOKE:
            text = "\n".join((text, scene.say("notice-revoke")))
        instead = list(map(str, notice.illegality.must_play))
    elif notice.kind is NoticeKind.NOT_YOUR_TURN and scene.position.to_act is not None:
        text = scene.say("notice-not-your-turn", seat=scene.position.to_act.value)
    elif notice.kind is NoticeKind.NOT_YOUR_TURN:
        text = scene.say("notice-hand-over")
    elif notice.kind is NoticeKind.UNREAD:
        text = _unread(scene, notice)
    elif notice.kind is NoticeKind.OPENED:
        hands = len(scene.state.now.before)
        text = scene.say("notice-opened", detail=notice.detail, game=scene.rules.id, hands=hands)
    elif notice.kind is NoticeKind.MISTAKE:
        text = warning_text(scene, notice)
    elif notice.kind is NoticeKind.CLAIMED:
        text = claim_told(scene, notice)
    elif notice.kind is NoticeKind.ANSWERED:
        text = answer_text(scene, notice)
    else:
        text = scene.say(f"notice-{notice.kind.value}", detail=notice.detail)
    return Message(
        id=notice.id,
        tone=TONES[notice.kind],  # type: ignore[typeddict-item]  # the table above holds only tones
        title=scene.say(f"notice-{notice.kind.value}-title", **_titled(notice)),
        text=text,
        choice=notice.choice or None,
        instead=instead,
        actions=[
            control(scene, each, primary=each in PRIMARY)
            for each in ANSWERS.get(notice.kind, ())
            if each is not Control.WHY or notice.detail != WHY
        ],
        dismissible=True,
    )


def _unread(scene: Scene, notice: Notice) -> str:
    """What is wrong with a file, a line for each fault: where, what, why, and what would be right."""
    told = [fault_text(fault, scene.catalog) for fault in notice.faults[:MOST_FAULTS]]
    more = len(notice.faults) - len(told)
    rest = [scene.say("notice-unread-more", count=more)] if more else []
    return "\n".join([*told, *rest, scene.say("notice-unread", detail=notice.detail)])


def _keys_of_rare_calls(rules: RuleSet) -> Iterator[tuple[list[str], str]]:
    """The keys of the calls that only some games have, with the names of their words."""
    if rules.hold_partner is not HoldPartner.OFF:
        yield [CALL_KEYS["hold"].upper()], "hold"
    if rules.moon is not MoonRule.OFF:
        yield [CALL_KEYS["moon"].upper()], "moon"
    if rules.misdeal is not MisdealRule.OFF:
        yield [CALL_KEYS["misdeal"].upper()], "misdeal"


def key_help(scene: Scene) -> list[KeyHelp]:
    """The help sheet."""
    lines = [
        (["←", "→", "Home", "End"], "move"),
        (["Tab"], "group"),
        (["Enter"], "act"),
        ([CONFIRM_KEY], "lay-away"),
        (color_letters(scene), "color"),
        (["0", "9"], "digits"),
        (["P"], "pass"),
        *_keys_of_rare_calls(scene.rules),
    ]
    own = [KeyHelp(keys=[each["key"].upper()], text=each["title"]) for each in controls(scene) if each["key"]]
    asked = [control(scene, each) for each in (Control.RECONSIDER, Control.WHY, Control.INSIST)]
    guard = [KeyHelp(keys=[each["key"].upper()], text=each["title"]) for each in asked]
    return [*(KeyHelp(keys=keys, text=scene.say(f"help-{name}")) for keys, name in lines), *own, *guard]
