"""The buttons around the table, the messages and the help sheet."""

from functools import lru_cache

from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import RULE_SETS
from rooktutor.table.contract_panels import RulesSection, RulesSheet
from rooktutor.table.contract_parts import Control as ControlView
from rooktutor.table.contract_parts import KeyHelp, Message, Option
from rooktutor.table.events import Control
from rooktutor.table.scene import Scene
from rooktutor.table.state import Mode, Note, Notice, NoticeKind, Theme
from rooktutor.text.catalog import Catalog
from rooktutor.text.rulebook import rules_page

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
}
"""The letter that stands for each control. R G Y B belong to the colors and P to pass."""

HOUSE = "house"
"""The option that stands for a game with house rules; it is no name of a rule set."""

TONES = {
    NoticeKind.ILLEGAL: "illegal",
    NoticeKind.NOT_YOUR_TURN: "info",
    NoticeKind.UNKNOWN: "warning",
    NoticeKind.STEPPING: "info",
    NoticeKind.FAILED: "error",
    NoticeKind.REFUSED: "error",
}


def control(
    scene: Scene, which: Control, *, enabled: bool = True, pressed: bool | None = None, primary: bool = False
) -> ControlView:
    """One button."""
    return ControlView(
        id=which.value,
        text=scene.say(f"control-{which.value}"),
        title=scene.say(f"control-{which.value}-title"),
        key=KEYS.get(which, ""),
        enabled=enabled,
        pressed=pressed,
        primary=primary,
    )


def controls(scene: Scene) -> list[ControlView]:
    """The row of buttons."""
    state = scene.state
    shared = [
        _sheet(scene, "rules", "i"),
        control(scene, Control.ADVICE, pressed=state.advice),
        control(scene, Control.OPEN_HANDS, pressed=state.open_hands),
        _theme(scene),
        _sheet(scene, "help", "?"),
    ]
    if state.mode is Mode.STEP:
        first, last = state.at == 0, state.at == len(state.line) - 1
        return [
            control(scene, Control.FIRST, enabled=not first),
            control(scene, Control.BACK, enabled=not first),
            control(scene, Control.FORWARD, enabled=not last, primary=True),
            control(scene, Control.LAST, enabled=not last),
            *shared,
        ]
    return [
        _game(scene),
        control(scene, Control.UNDO, enabled=state.undo_to is not None),
        control(scene, Control.REDO, enabled=state.redo_to is not None),
        control(scene, Control.SAME_HAND, enabled=bool(scene.position.actions)),
        control(scene, Control.NEW_HAND),
        *shared,
    ]


def _sheet(scene: Scene, name: str, key: str) -> ControlView:
    """A button that opens a sheet; the page does it without asking."""
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
    games = [Option(id=name, text=scene.say("game", game=name)) for name in RULE_SETS]
    if RULE_SETS.get(scene.rules.id) == scene.rules:
        shown["options"], shown["value"] = games, scene.rules.id
    else:
        house = Option(id=HOUSE, text=scene.say("game-house", game=scene.rules.id))
        shown["options"], shown["value"] = [house, *games], HOUSE
    return shown


def _theme(scene: Scene) -> ControlView:
    shown = control(scene, Control.THEME)
    shown["options"] = [Option(id=theme.value, text=scene.say(f"theme-{theme.value}")) for theme in Theme]
    shown["value"] = scene.state.theme.value
    return shown


def messages(scene: Scene) -> list[Message]:
    """What has to be told: the notes on this moment of a recorded hand, then the notices, oldest first."""
    noted = [_noted(scene, number, note) for number, note in enumerate(scene.state.notes)]
    return [*filter(None, noted), *(_message(scene, notice) for notice in scene.state.notices)]


def _noted(scene: Scene, number: int, note: Note) -> Message | None:
    if note.moment != scene.state.at:
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


def _message(scene: Scene, notice: Notice) -> Message:
    instead: list[str] = []
    if notice.illegality is not None:
        text = scene.why_not(notice.illegality)
        instead = list(map(str, notice.illegality.must_play))
    elif notice.kind is NoticeKind.NOT_YOUR_TURN and scene.position.to_act is not None:
        text = scene.say("notice-not-your-turn", seat=scene.position.to_act.value)
    elif notice.kind is NoticeKind.NOT_YOUR_TURN:
        text = scene.say("notice-hand-over")
    else:
        text = scene.say(f"notice-{notice.kind.value}", detail=notice.detail)
    return Message(
        id=notice.id,
        tone=TONES[notice.kind],  # type: ignore[typeddict-item]  # the table above holds only tones
        title=scene.say(f"notice-{notice.kind.value}-title"),
        text=text,
        choice=notice.choice or None,
        instead=instead,
        actions=[],
        dismissible=True,
    )


@lru_cache(maxsize=64)
def rules_sheet(rules: RuleSet, catalog: Catalog) -> RulesSheet:
    """The rules of the game; the same sheet for every moment of a match, so nobody may change it."""
    page = rules_page(rules, catalog)
    return RulesSheet(
        title=page.title,
        sections=[
            RulesSection(title=section.title, rules=[rule.text for rule in section.rules])
            for section in page.sections
        ],
        notes=list(page.notes),
    )


def key_help(scene: Scene) -> list[KeyHelp]:
    """The help sheet."""
    lines = [
        (["←", "→", "Home", "End"], "move"),
        (["Enter"], "act"),
        (["R", "G", "Y", "B"], "color"),
        (["0", "9"], "digits"),
        (["P"], "pass"),
    ]
    own = [KeyHelp(keys=[each["key"].upper()], text=each["title"]) for each in controls(scene) if each["key"]]
    return [*(KeyHelp(keys=keys, text=scene.say(f"help-{name}")) for keys, name in lines), *own]
