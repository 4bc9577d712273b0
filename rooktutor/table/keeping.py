"""A match on the table as a file, and a file as a match on the table."""

from dataclasses import replace

from rooktutor.game.match import Match
from rooktutor.game.record import SavedMatch, save_match
from rooktutor.table.contract_match import FileReply
from rooktutor.table.recorded import positions
from rooktutor.table.state import AppState, Moment, dealt

MOST_CHARS = 120_000
"""A file with more characters than this is refused at the table; some 200 played hands fit."""

ENDING = ".rook.yaml"
KINDS = ".yaml,.yml,.json,.txt"


def match_text(state: AppState) -> str:
    """Return the text of a file from which the match on the table can be taken up again, at the same card.

    >>> from rooktutor.game.record import resume_match
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> from rooktutor.table.state import new_match
    >>> state = new_match(CROWSNEST, seed=7)
    >>> resume_match(match_text(state)).hand == state.position
    True
    """
    return save_match(Match(rules=state.rules, hands=state.now.before), state.position)


def file_reply(state: AppState, view: str) -> FileReply:
    """The match as a file, for the view of the page that asked for it."""
    number = len(state.now.before) + 1
    return FileReply(
        type="file", view=view, name=f"{state.rules.id}-hand-{number}{ENDING}", text=match_text(state)
    )


def taken_up(saved: SavedMatch, *, seed: int) -> AppState:
    """Return a table at which a saved match stands where it stood, with every step before it to go back to.

    Args:
        saved: the match.
        seed: where the cards of its next hands come from, if the file does not say.
    """
    hands = saved.match.hands if saved.hand is None else (*saved.match.hands, saved.hand)
    line = tuple(
        Moment(position=position, before=hands[:number], deals=number + 1, seed=hand.deal.seed)
        for number, hand in enumerate(hands)
        for position in positions(hand)
    ) or (dealt(saved.match, seed=seed),)
    state = AppState(seed=seed, first_dealer=saved.match.first_dealer, line=line)
    return state.moved(len(line) - 1)


def opened(state: AppState, saved: SavedMatch, *, seed: int) -> AppState:
    """Return the table with a saved match on it; what was there before stays behind it, to go back to."""
    fresh = taken_up(saved, seed=seed)
    line = (*state.line[: state.at + 1], *fresh.line)
    table = replace(
        state, seed=fresh.seed, line=line, first_dealer=fresh.first_dealer, open_hands=False, title=""
    )
    return table.moved(len(line) - 1)
