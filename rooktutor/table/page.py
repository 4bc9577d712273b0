"""The page that ``rooktutor serve`` shows: one table for each visitor."""

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from secrets import randbelow
from urllib.parse import parse_qs, urlencode

import solara

from rooktutor.errors import NotationError, RecordError
from rooktutor.game.record import read_one
from rooktutor.rules.draft import Draft
from rooktutor.rules.houses import game_rules
from rooktutor.rules.ruleset import AXES
from rooktutor.rules.systems import CROWSNEST
from rooktutor.seats import Seat
from rooktutor.solve.players import LEVELS, STRONGEST
from rooktutor.table.brains import PAUSE, brains
from rooktutor.table.components import Table
from rooktutor.table.drafting import draft_of
from rooktutor.table.keeping import MOST_CHARS
from rooktutor.table.learner import Keeper, class_progress
from rooktutor.table.limits import limited, server_limits
from rooktutor.table.server import LANG
from rooktutor.table.session import Session
from rooktutor.table.sharing import opened_record
from rooktutor.table.state import SEEDS, AppState, Mode, NoticeKind, new_match
from rooktutor.table.tabs import Tabs
from rooktutor.table.teaching import begin, contents
from rooktutor.teach.shelf import library
from rooktutor.text.catalog import BASE, Catalog, languages
from rooktutor.text.rulebook import game_id

LONGEST = 40
"""No word of a rule is longer; what is cut off could not have meant anything."""

Query = Mapping[str, list[str]]


def asked_rules(query: Query) -> Draft:
    """The rules that an address asks for, ``?rules=crowsnest&min_bid=60``; CrowsNest for an unknown name."""
    try:
        draft = Draft(game_rules(query.get("rules", [CROWSNEST.id])[0]))
    except NotationError:
        draft = Draft(CROWSNEST)
    for axis in AXES:
        if axis in query:
            draft = draft.changed(axis, query[axis][0][:LONGEST])
    return draft


def asked_table(query: Query) -> AppState:
    """The table that an address asks for; rules that cannot be stand in the panel, with the reasons."""
    if "hand" in query:
        return asked_hand(query["hand"][0])
    draft = asked_rules(query)
    if not draft.conflicts:
        return new_match(draft.rules, seed=asked_seed(query), dealer=asked_dealer(query))
    return replace(new_match(draft.base, seed=asked_seed(query)), draft=draft, drafting=True)


def asked_hand(line: str) -> AppState:
    """The table with the hand of a link, ``?hand=rules.crowsnest~…``; a new match where it cannot be read."""
    plain = new_match(CROWSNEST, seed=randbelow(SEEDS))
    try:
        return opened_record(read_one(line[:MOST_CHARS], source="?hand="), behind=plain)
    except RecordError as error:
        return plain.told(NoticeKind.UNREAD, detail="?hand=", faults=error.faults)


def asked_dealer(query: Query) -> Seat:
    """Who deals the hand that an address asks for, ``?dealer=east``; North otherwise."""
    text = query.get("dealer", [""])[0]
    return next((seat for seat in Seat if seat.value == text), Seat.NORTH)


def asked_lesson(query: Query, state: AppState) -> AppState:
    """The table with the lesson that an address asks for, ``?lesson=the-trick``, or with the list of all."""
    if "lesson" not in query:
        return state
    entry = library().find(query["lesson"][0])
    return contents(state) if entry is None or entry.lesson is None else begin(state, entry.lesson)


def address(state: AppState, query: Query) -> str:
    """The address that brings back the hand on the table; what else was asked for stays.

    >>> address(new_match(CROWSNEST.with_options({"target": 500}), seed=7), {"pace": ["0"]})
    '?rules=crowsnest&target=500&seed=7&dealer=north&pace=0'
    """
    draft = draft_of(state.rules)
    own = {"rules", "seed", "dealer", "opponents", "lesson", "hand", "lang", *AXES}
    rest = {name: words[0] for name, words in query.items() if name not in own}
    asked = {
        "rules": game_id(draft.base),
        **dict(draft.options),
        "seed": str(state.seed if state.now.seed is None else state.now.seed),
        "dealer": state.position.deal.dealer.value,
        **({} if state.opponents == STRONGEST else {"opponents": state.opponents}),
        **({"lang": state.lang} if "lang" in query and state.lang else {}),
        **rest,
    }
    return f"?{urlencode(asked)}"


def asked_seed(query: Query) -> int:
    """The seed that an address asks for, ``?seed=7``; a random one when it asks for none."""
    text = query.get("seed", [""])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else randbelow(SEEDS)


def asked_pause(query: Query) -> float:
    """The pause before each card of the computer that an address asks for in milliseconds, ``?pace=0``."""
    text = query.get("pace", [""])[0]
    return int(text) / 1000 if text.isascii() and text.isdigit() and len(text) < 5 else PAUSE


def asked_language(query: Query) -> str:
    """The language that an address asks for, ``?lang=en``, or the server, or else none: the browser's."""
    text = query.get("lang", [os.environ.get(LANG, "")])[0]
    return text if text in languages() else ""


def asked_opponents(query: Query) -> str:
    """The computer player that an address asks for, ``?opponents=beginner``; the strongest otherwise."""
    text = query.get("opponents", [STRONGEST])[0]
    return text if text in LEVELS else STRONGEST


@cache
def tables() -> Tabs:
    """What stands on the tables of this server, as long as it runs, each for its own tab."""
    return Tabs()


@solara.component
def Page() -> None:
    """A table with its own match for whoever opens the page."""
    router = solara.use_router()
    query = parse_qs(router.search or "", keep_blank_values=True)

    def sit_down() -> Session:
        state = replace(asked_table(query), opponents=asked_opponents(query), lang=asked_language(query))
        limits = server_limits()
        thinkers = limited(brains(pause=asked_pause(query), layouts=limits.layouts), limits)
        return Session(asked_lesson(query, state), thinkers)

    session = solara.use_memo(sit_down, [])
    told = solara.use_ref(router.search)
    place, set_place = solara.use_state("")

    def tell() -> None:
        """Let the address ask for the hand on the table, for whoever keeps it or loads it again."""
        if place and place != f"?{told.current}":
            told.current = place.removeprefix("?")
            router.push(router.path + place)

    def follow(state: AppState) -> None:
        if state.course is None and state.mode is Mode.PLAY:
            set_place(address(state, query))

    solara.use_effect(tell, [place])
    catalog = solara.use_memo(lambda: Catalog(BASE), [])
    solara.Title("rooktutor")
    progress = class_progress()
    keeper = solara.use_memo(lambda: None if progress is None else Keeper(progress), [])
    Table(session, catalog, on_state=follow, tabs=tables(), keeper=keeper)
