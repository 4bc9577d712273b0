"""A view holds what its seat may know and nothing else."""

from random import Random

import pytest

from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from tests.oracle.presets import GAMES, HOUSE_GAMES
from tests.support import hands, translate
from tests.support.redeal import cards_in, redealt

VISIBLE: list[tuple[str, dict[str, str]]] = [
    ("crowsnest", {"nest_visibility": "top_card"}),
    ("kentucky_discard", {"nest_visibility": "all"}),
    ("buckeye", {"discard_counters": "face_up", "discard_trump": "face_up"}),
    ("call_partner", {"discard_counters": "face_up"}),
    ("call_partner", {"trump_naming": "before_nest"}),
]
GAMES_TO_SEE = [*VISIBLE, *((game, {}) for game in [*GAMES, *HOUSE_GAMES])]


def moments(game, options, seeds):
    """Positions at a random moment of each hand, some in every stage."""
    engine, oracle = translate.both_rules(game, options)
    for seed in seeds:
        cards, words, _ = hands.walk(oracle, seed)
        stop = Random(seed).randrange(len(words) + 1)
        yield seed, translate.played(translate.start(engine, cards), words[:stop])


@pytest.mark.parametrize(("game", "options"), GAMES_TO_SEE)
def test_no_hidden_card_can_be_reached_from_a_view(game, options):
    for _, position in moments(game, options, range(40)):
        for seat in Seat:
            view = position.view(seat)
            named = {position.public.called} - {None}
            turned = set(position.public.turned)
            assert not (cards_in(view) & set(view.hidden)) - named - turned
            assert not (set(position.hand(seat)) & set(view.hidden))
            others = [position.hand(other) for other in Seat if other is not seat]
            assert all(hand - position.public.turned <= view.hidden for hand in others)


@pytest.mark.parametrize(("game", "options"), GAMES_TO_SEE)
def test_dealing_the_hidden_cards_again_leaves_the_view_equal(game, options):
    seen = 0
    for seed, position in moments(game, options, range(25)):
        for seat in Seat:
            other = redealt(position, seat, Random(seed))
            if other is None:
                continue  # late in a hand few layouts fit what was shown
            seen += other.deal != position.deal
            assert other.view(seat) == position.view(seat)
            assert hash(other.view(seat).public.tricks) == hash(position.view(seat).public.tricks)
    assert seen > 25


@pytest.mark.parametrize("seed", range(30))
def test_only_the_holder_of_the_called_card_knows_the_partner(seed):
    engine, oracle = translate.both_rules("call_partner")
    cards, words, _ = hands.walk(oracle, seed)
    position = translate.start(engine, cards)
    for word in words:
        position = position.after(translate.engine_action(position.phase.value, word))
        called, declarer = position.public.called, position.declarer
        for seat in Seat:
            view = position.view(seat)
            if called is None:
                assert view.is_partner is None
                assert view.declaring is None
                continue
            shown = called in position.public.played
            holder = called in position.deal.hand(seat) and seat is not declarer
            own = seat is declarer and (called in view.hand or called in (view.discard or ()))
            assert view.is_partner == (None if seat is declarer else holder)
            if shown or holder or own or position.phase is Phase.OVER:
                assert view.declaring == position.declaring
            else:
                assert view.declaring is None
