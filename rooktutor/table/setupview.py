"""The sheet on which a position is set up, as the page shows it."""

from dataclasses import replace

from rooktutor.game.record import Fault
from rooktutor.rules.houses import GAME_IDS, game_rules
from rooktutor.seats import Seat
from rooktutor.table.contract_parts import Option
from rooktutor.table.contract_setup import SetupCard, SetupField, SetupPlace, SetupSheet
from rooktutor.table.controls import sheet_button
from rooktutor.table.scene import Scene
from rooktutor.table.settingup import PLACES, Setup, cards_in
from rooktutor.text.faults import fault_text

MOST_FAULTS = 12
"""So many faults are told at once."""

SHORT = frozenset(("dealer", "declarer", "bid", "trump", "discard"))
"""The fields whose names say no more than that."""

HINTS = {
    "auction": "E pass, S 70, W pass, N pass",
    "bid": "70",
    "discard": "R5 G9 Y6 Y8 B12",
    "play": "S R14 R5 R9 R10",
    "paste": "",
}
"""How the typed fields are written: as in a record, in every language."""


def setup_sheet(scene: Scene) -> SetupSheet | None:
    """What stands on the sheet; None while it is closed."""
    setup = scene.state.setup
    if setup is None or not setup.shown:
        return None
    seats = [Option(id=seat.value, text=scene.seat(seat)) for seat in Seat]
    return SetupSheet(
        title=scene.say("control-setup"),
        note=scene.say("setup-note"),
        game=_game(scene, setup),
        about=[
            _field(scene, setup, "dealer", seats),
            _field(scene, setup, "seen", [Option(id="", text=scene.say("setup-all")), *seats]),
            _field(scene, setup, "declarer", [Option(id="", text="–"), *seats]),  # noqa: RUF001 - for none
            _field(scene, setup, "bid"),
            _field(scene, setup, "trump", [Option(id="", text="–"), *_trumps(scene, setup)]),  # noqa: RUF001
        ],
        places=[_place(scene, setup, place) for place in PLACES if place != "nest" or setup.rules.nest],
        pack=[_card(scene, setup, card) for card in setup.rules.pack],
        pack_title=scene.say("setup-pack"),
        story=[_field(scene, setup, name) for name in ("auction", "discard", "play")],
        paste=_field(scene, setup, "paste"),
        faults=[fault_text(_named(scene, fault), scene.catalog) for fault in setup.faults[:MOST_FAULTS]],
        faults_title=scene.say("setup-faults"),
        ask=sheet_button(scene, "setup-ask"),
        clear=sheet_button(scene, "setup-clear"),
    )


def _named(scene: Scene, fault: Fault) -> Fault:
    """A fault with its place as the sheet calls it."""
    if fault.path in PLACES:
        return replace(fault, path=_place_name(scene, fault.path))
    return replace(fault, path=scene.say("setup-field", field=fault.path)) if fault.path in SHORT else fault


def _place_name(scene: Scene, place: str) -> str:
    return scene.say("nest") if place == "nest" else scene.seat(Seat(place))


def _game(scene: Scene, setup: Setup) -> SetupField:
    known = [Option(id=game, text=scene.say("game", game=game)) for game in GAME_IDS]
    own = next((game for game in GAME_IDS if game_rules(game) == setup.rules), "")
    house = [] if own else [Option(id="", text=scene.say("game-house", game=setup.rules.id))]
    name = scene.say("setup-field", field="game")
    return SetupField(id="game", name=name, value=own, hint="", options=[*house, *known], long=False)


def _field(scene: Scene, setup: Setup, name: str, options: list[Option] | None = None) -> SetupField:
    value = setup.text(name) or ("north" if name == "dealer" else "")
    return SetupField(
        id=name,
        name=scene.say("setup-field", field=name),
        value=value,
        hint=HINTS.get(name, ""),
        options=options or [],
        long=name in ("play", "paste"),
    )


def _trumps(scene: Scene, setup: Setup) -> list[Option]:
    return [Option(id=each.value, text=scene.say("color", color=each.value)) for each in setup.rules.trumps]


def _place(scene: Scene, setup: Setup, place: str) -> SetupPlace:
    text = setup.text(place)
    need = setup.rules.nest if place == "nest" else setup.rules.hand
    return SetupPlace(
        id=place,
        name=_place_name(scene, place),
        value=text,
        count_text=scene.say("setup-count", count=len(cards_in(text)), need=need),
        chosen=setup.place == place,
    )


def _card(scene: Scene, setup: Setup, card: "object") -> SetupCard:
    from rooktutor.cards import Card

    assert isinstance(card, Card)  # noqa: S101
    face = scene.face(card)
    place = setup.place_of(card)
    where = _place_name(scene, place) if place else ""
    label = scene.say("setup-card", card=scene.code(card), where=where) if where else face["name"]
    return SetupCard(face={**face, "trump": False}, place=place, label=label)
