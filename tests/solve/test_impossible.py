"""Views that no deal can bring about are refused, each with its reason."""

from dataclasses import replace

import pytest

from rooktutor.cards import Card, CardSet
from rooktutor.errors import ViewError
from rooktutor.game.public import Phase
from rooktutor.game.trick import Trick
from rooktutor.rules.systems import rule_set
from rooktutor.solve.layouts import count
from tests.solve.walks import random_hand, view_of


def in_play(name, cards, **options):
    """The view of a seat that is to play and is not declarer, with so many cards in hand."""
    rules = rule_set(name).with_options(options)
    for seed in range(60):
        for position in random_hand(rules, seed):
            if position.phase is not Phase.PLAY or position.to_act is position.declarer:
                continue
            view = view_of(position)
            if len(view.hand) == cards and len(view.trick.cards) == 2:
                return view
    raise AssertionError("no such position")


def with_public(view, **changes):
    return replace(view, public=replace(view.public, **changes))


def a_card_too_many(view):
    return replace(view, hand=view.hand.with_card(next(iter(view.hidden))))


def a_card_too_few(view):
    return replace(view, hand=view.hand.without(next(iter(view.hand))))


def a_card_played_before(view):
    played = next(iter(view.public.played))
    return replace(view, hand=view.hand.without(next(iter(view.hand))).with_card(played))


def a_card_of_another_game(view):
    return replace(view, hand=view.hand.without(next(iter(view.hand))).with_card(Card.parse("R2")))


def a_card_played_twice(view):
    *before, last = view.public.tricks
    first = view.public.tricks[0].cards[0]
    changed = Trick(last.leader, (first, *last.cards[1:]))
    return with_public(view, tricks=(*before, changed))


def a_shown_card_in_the_hand(view):
    return with_public(view, shown=CardSet.of([next(iter(view.hand))]))


def more_shown_than_the_nest_holds(view):
    return with_public(view, shown=CardSet.of(list(view.hidden)[: view.rules.nest + 1]))


def more_counters_laid_away_than_there_are(view):
    return with_public(view, announced=len(view.rules.counting_cards & view.hidden) + 1)


REASONS = (
    (a_card_too_many, "room for"),
    (a_card_too_few, "room for"),
    (a_card_played_before, "in the hand of"),
    (a_card_of_another_game, "no card of the game"),
    (a_card_played_twice, "played"),
    (a_shown_card_in_the_hand, "laid away"),
    (more_shown_than_the_nest_holds, "are known to lie in a nest of"),
    (more_counters_laid_away_than_there_are, "hold"),
)


@pytest.mark.parametrize(("spoil", "words"), REASONS, ids=lambda part: getattr(part, "__name__", "why"))
@pytest.mark.parametrize("name", ["crowsnest", "kentucky_rook"])
def test_the_reason_is_given(name, spoil, words):
    view = in_play(name, 5)
    assert count(view) > 0
    with pytest.raises(ViewError, match=words):
        count(spoil(view))


def test_colors_that_all_others_are_out_of_leave_no_place_for_their_cards():
    """Every other seat fails to follow a color of which more cards are out than the nest can hold."""
    rules = rule_set("crowsnest_no_crow")
    for seed in range(200):
        for position in random_hand(rules, seed):
            if position.phase is not Phase.PLAY or position.to_act is position.declarer:
                continue
            view = view_of(position)
            if view.trick.cards or len(view.hand) != 6:
                continue
            for color in {card.color for card in view.hidden}:
                out = CardSet.of(card for card in view.hidden if card.color is color)
                if color is view.trump or len(out) <= rules.nest:
                    continue
                lead = next((card for card in view.hand if card.color is color), None)
                others = [card for card in view.hidden if card.color is not color]
                if lead is None or len(others) < 3:
                    continue
                trick = Trick(view.seat, (lead, *others[:3]))
                spoiled = replace(
                    with_public(view, tricks=(*view.public.tricks, trick)), hand=view.hand.without(lead)
                )
                with pytest.raises(ViewError, match=r"hold|no place"):
                    count(spoiled)
                return
    raise AssertionError("no such position")
