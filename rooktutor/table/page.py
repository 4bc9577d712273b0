"""The page that ``rooktutor serve`` shows: one table for each visitor."""

from secrets import randbelow
from urllib.parse import parse_qs

import solara

from rooktutor.errors import NotationError
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import CROWSNEST, rule_set
from rooktutor.table.brains import PAUSE, brains
from rooktutor.table.components import Table
from rooktutor.table.session import Session
from rooktutor.table.state import new_match
from rooktutor.text.catalog import BASE, Catalog, languages

SEEDS = 1_000_000
"""A table without a seed gets one below this."""


def asked_rules(query: dict[str, list[str]]) -> RuleSet:
    """The rule set that an address asks for, ``?rules=crowsnest``; CrowsNest for an unknown name."""
    try:
        return rule_set(query.get("rules", [CROWSNEST.id])[0])
    except NotationError:
        return CROWSNEST


def asked_seed(query: dict[str, list[str]]) -> int:
    """The seed that an address asks for, ``?seed=7``; a random one when it asks for none."""
    text = query.get("seed", [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else randbelow(SEEDS)


def asked_pause(query: dict[str, list[str]]) -> float:
    """The pause before each card of the computer that an address asks for in milliseconds, ``?pace=0``."""
    text = query.get("pace", [""])[0]
    return int(text) / 1000 if text.isascii() and text.isdigit() and len(text) < 5 else PAUSE


def asked_language(query: dict[str, list[str]]) -> str:
    """The language that an address asks for, ``?lang=en``."""
    text = query.get("lang", [BASE])[0]
    return text if text in languages() else BASE


@solara.component
def Page() -> None:
    """A table with its own match for whoever opens the page."""
    router = solara.use_router()
    query = parse_qs(router.search or "")

    def sit_down() -> Session:
        state = new_match(asked_rules(query), seed=asked_seed(query))
        return Session(state, brains(pause=asked_pause(query)))

    session = solara.use_memo(sit_down, [])
    catalog = solara.use_memo(lambda: Catalog(asked_language(query)), [])
    solara.Title("rooktutor")
    Table(session, catalog)
