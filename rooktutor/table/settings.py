"""The sheet on which the learner sets when the tutor speaks, who else plays, and how the table looks."""

from rooktutor.rules.axes import Revoke
from rooktutor.solve.players import LEVELS
from rooktutor.table.contract_parts import Control as ControlView
from rooktutor.table.contract_parts import Option
from rooktutor.table.contract_settings import SettingsSheet
from rooktutor.table.controls import control
from rooktutor.table.events import Control
from rooktutor.table.scene import Scene
from rooktutor.table.state import Mode, Theme
from rooktutor.table.tutoring import Tutoring
from rooktutor.text.catalog import Catalog, languages


def settings_sheet(scene: Scene) -> SettingsSheet:
    """What can be set at this table."""
    playing = scene.state.mode is Mode.PLAY
    return SettingsSheet(
        title=scene.say("control-settings"),
        controls=[
            *([_tutoring(scene), _opponents(scene)] if playing else []),
            _theme(scene),
            _language(scene),
            control(scene, Control.COUNT, pressed=scene.state.counting),
            *([_revoke(scene)] if playing else []),
        ],
    )


def _tutoring(scene: Scene) -> ControlView:
    """When the tutor speaks, each way with what it means."""
    shown = control(scene, Control.TUTORING)
    shown["options"] = [
        Option(
            id=mode.value,
            text=scene.say("tutoring", mode=mode.value),
            help=scene.say("tutoring-help", mode=mode.value),
        )
        for mode in Tutoring
    ]
    shown["value"] = scene.state.tutoring.value
    return shown


def _opponents(scene: Scene) -> ControlView:
    """How well the other three seats play."""
    shown = control(scene, Control.OPPONENTS)
    shown["options"] = [Option(id=level, text=scene.say("opponents", level=level)) for level in LEVELS]
    shown["value"] = scene.state.opponents
    return shown


def _theme(scene: Scene) -> ControlView:
    shown = control(scene, Control.THEME)
    shown["options"] = [Option(id=theme.value, text=scene.say(f"theme-{theme.value}")) for theme in Theme]
    shown["value"] = scene.state.theme.value
    return shown


def _language(scene: Scene) -> ControlView:
    """Each language under its own name."""
    shown = control(scene, Control.LANGUAGE)
    shown["options"] = [Option(id=code, text=Catalog(code).text("language-name")) for code in languages()]
    shown["value"] = scene.catalog.lang
    return shown


def _revoke(scene: Scene) -> ControlView:
    pressed = scene.state.breaking and scene.rules.revoke is not Revoke.BLOCK
    return control(scene, Control.REVOKE, pressed=pressed)
