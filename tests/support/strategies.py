"""Hypothesis strategies: games, and positions at any moment of a random hand."""

from collections.abc import Sequence

from hypothesis import strategies as st

from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from tests.oracle.presets import GAMES
from tests.support import hands, translate

SEEDS = st.integers(0, 2**32 - 1)


def games() -> st.SearchStrategy[str]:
    """The id of one of the ten games."""
    return st.sampled_from([*GAMES])


@st.composite
def positions(
    draw: st.DrawFn, rules: Sequence[str] = tuple(GAMES), phases: Sequence[Phase] = tuple(Phase)
) -> Position:
    """A position that can come about by legal play, at any moment of one of these stages."""
    engine, oracle = translate.both_rules(draw(st.sampled_from(rules)))
    cards, words, _ = hands.walk(oracle, draw(SEEDS))
    moments = [translate.start(engine, cards)]
    for word in words:
        moments.append(translate.played(moments[-1], [word]))
    found = [position for position in moments if position.phase in phases]
    return draw(st.sampled_from(found or moments[:1]))
