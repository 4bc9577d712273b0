"""The rules as the page shows them: on their sheet, beside those of another game, and as a form to change."""

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import lru_cache

from rooktutor.rules.combinations import LEAST
from rooktutor.rules.draft import Draft, written
from rooktutor.rules.houses import GAME_IDS, game_rules
from rooktutor.rules.ruleset import RuleSet, axis_type, axis_word
from rooktutor.table.contract_parts import Control, Option
from rooktutor.table.contract_rules import (
    Comparison,
    Difference,
    HousePanel,
    Reason,
    RuleField,
    RuleGroup,
    RulesSection,
    RulesSheet,
)
from rooktutor.table.events import Control as Button
from rooktutor.table.scene import Scene
from rooktutor.text.catalog import Catalog
from rooktutor.text.houserules import axis_name, axis_sentence, conflict_text, value_name
from rooktutor.text.rulebook import SECTIONS, differences, game_id, is_relevant, rules_page


def rules_sheet(scene: Scene) -> RulesSheet:
    """The rules of the game on the table, and what differs in the game they are compared with."""
    against = scene.state.against
    compared = against in GAME_IDS and game_rules(against) != scene.rules
    return _sheet(scene.rules, against if compared else "", scene.catalog)


def house_panel(scene: Scene) -> HousePanel | None:
    """The panel in which the game is changed; None while it is closed."""
    draft = scene.state.draft
    return _panel(draft, scene.catalog) if draft is not None and scene.state.drafting else None


@lru_cache(maxsize=64)
def _sheet(rules: RuleSet, against: str, catalog: Catalog) -> RulesSheet:
    """The same sheet for every moment of a match, so nobody may change it."""
    page = rules_page(rules, catalog)
    return RulesSheet(
        title=page.title,
        sections=[
            RulesSection(title=section.title, rules=[rule.text for rule in section.rules])
            for section in page.sections
        ],
        notes=list(page.notes),
        against=_against(rules, against, catalog),
        comparison=_comparison(rules, game_rules(against), catalog) if against else None,
    )


def _against(rules: RuleSet, against: str, catalog: Catalog) -> Control:
    others = [option for option in _games(catalog) if game_rules(option["id"]) != rules]
    text = catalog.text("compare-control")
    return Control(
        id=Button.AGAINST.value,
        text=text,
        title=text,
        key="",
        enabled=True,
        pressed=None,
        primary=False,
        options=[Option(id="", text=catalog.text("compare-none")), *others],
        value=against,
    )


def _games(catalog: Catalog) -> list[Option]:
    return [Option(id=game, text=catalog.text("ui-game", game=game)) for game in GAME_IDS]


def _called(rules: RuleSet, catalog: Catalog) -> str:
    """The name of a game, which says so when house rules without a name are played."""
    game = game_id(rules)
    named = game in GAME_IDS and game_rules(game) == rules
    return catalog.text("ui-game" if named else "ui-game-house", game=game)


def _comparison(one: RuleSet, other: RuleSet, catalog: Catalog) -> Comparison:
    names = [_called(rules, catalog) for rules in (one, other)]
    unsaid = catalog.text("compare-unsaid")
    rows = [
        Difference(
            axis=found.axis,
            name=axis_name(found.axis, catalog),
            one=found.one or unsaid,
            other=found.other or unsaid,
        )
        for found in differences(one, other, catalog)
    ]
    return Comparison(
        title=catalog.text("compare-title", game=names[0], other=names[1]),
        one=names[0],
        other=names[1],
        rows=rows,
        same="" if rows else catalog.text("compare-same"),
    )


@lru_cache(maxsize=16)
def _panel(draft: Draft, catalog: Catalog) -> HousePanel:
    """The same panel as long as nothing is changed in it, so nobody may change what is returned."""
    said = {conflict: conflict_text(conflict, draft.sketch, catalog) for conflict in draft.conflicts}
    reasons: dict[str, list[str]] = {}
    for conflict, text in said.items():
        for axis in conflict.axes:
            reasons.setdefault(axis, []).append(text)
    status = catalog.text("house-possible", changes=len(draft.options))
    return HousePanel(
        game=game_id(draft.base),
        games=_games(catalog),
        game_text=catalog.text("house-game"),
        summary=catalog.text("house-summary", cards=len(draft.sketch.pack), points=draft.sketch.total_points),
        groups=[
            RuleGroup(
                title=catalog.text(f"rules-section-{name}"),
                fields=[_field(draft, axis, reasons, catalog) for axis in axes],
            )
            for name, axes in SECTIONS.items()
        ],
        ready=not said,
        status=catalog.text("house-reasons", reasons=len(said)) if said else status,
        reasons=[Reason(axis=conflict.axes[0], text=text) for conflict, text in said.items()],
        note=catalog.text("house-untouched"),
        changed_text=catalog.text("house-changed"),
        deal_text=catalog.text("house-deal"),
        restore_text=catalog.text("house-restore"),
        restore_all_text=catalog.text("house-restore-all"),
        restorable=bool(draft.options),
    )


def _tried(draft: Draft, axis: str) -> Iterator[RuleSet]:
    """The rules as they are, and with any other value of an axis: of those of numbers, with 1."""
    yield draft.sketch
    kind = axis_type(axis)
    words = [str(each.value) for each in kind] if issubclass(kind, Enum) else ["true", "1"]
    for word in words:
        yield draft.changed(axis, word).sketch


def _field(draft: Draft, axis: str, reasons: Mapping[str, list[str]], catalog: Catalog) -> RuleField:
    kind = axis_type(axis)
    own = getattr(draft.base, axis)
    word = draft.word(axis)
    changed = word != written(axis_word(own))
    options = list(kind) if issubclass(kind, Enum) else []
    idle = not any(is_relevant(axis, each) for each in _tried(draft, axis))
    unsaid = not is_relevant(axis, draft.sketch) and (idle or kind is int)
    field = RuleField(
        id=axis,
        name=axis_name(axis, catalog),
        help=catalog.text("compare-unsaid") if unsaid else axis_sentence(axis, draft.sketch, catalog),
        kind="switch" if kind is bool else "choice" if options else "number",
        value=word,
        options=[Option(id=str(each.value), text=value_name(axis, each, catalog)) for each in options],
        least=LEAST.get(axis, 0),
        idle=idle,
        changed=changed,
        own_text="",
        reasons=reasons.get(axis, []),
    )
    if changed:
        game = catalog.text("ui-game", game=game_id(draft.base))
        field["own_text"] = catalog.text("house-as-in", game=game, value=value_name(axis, own, catalog))
    return field
