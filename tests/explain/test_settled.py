"""What is said of the rest of a hand holds in every layout, and what is certain in a short ending is said."""

from itertools import chain

import pytest

from rooktutor.explain.settled import Whose, settled
from rooktutor.game.actions import Play
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.layouts import count, enumerate_layouts
from rooktutor.solve.players import player

THUMB = player("rules")
FEW = 25
"""Layouts that are gone through by playing whole positions."""


def endings(rules, seeds, cards):
    """Positions of hands played by rules of thumb in which the seat to act holds so many cards."""
    for seed in seeds:
        now = Position.start(rules, deal(rules, seed=seed))
        while now.to_act is not None:
            view = now.view(now.to_act)
            if now.phase is Phase.PLAY and len(view.hand) in cards and count(view) <= FEW:
                yield now
            now = now.after(THUMB.act(view, seed))


def sides(view):
    """The seat's side and the other one; the seat alone where it does not know its partner."""
    declaring = view.declaring
    if declaring is None:
        return frozenset([view.seat]), None
    other = frozenset(Seat) - declaring
    return (declaring, other) if view.seat in declaring else (other, declaring)


def takes(positions, seat, side, chooses, since):
    """Whether ``side`` takes all tricks after the first ``since``, whatever is played but by who chooses."""
    (public,) = {each.public for each in positions}
    if any(trick.winner(public.order) not in side for trick in public.taken[since:]):
        return False
    if public.phase is Phase.OVER:
        return True
    actor = positions[0].to_act
    legal = dict.fromkeys(chain.from_iterable(each.legal_actions() for each in positions))
    each = (
        takes([p.after(action) for p in positions if action in p.legal_actions()], seat, side, chooses, since)
        for action in legal
    )
    return any(each) if chooses and actor is seat else all(each)


@pytest.mark.parametrize("name", RULE_SETS)
def test_a_short_ending_is_settled_exactly_when_no_layout_and_no_play_speaks_against_it(name):
    tried = 0
    for now in endings(RULE_SETS[name], range(25), (2,)):
        view = now.view(now.to_act)
        ours, theirs = sides(view)
        layouts = [layout.position(view) for layout in enumerate_layouts(view)]
        since = len(view.public.taken)
        found = settled(view)
        if found is None or found.whose is not Whose.ALONE:
            won = theirs is not None and takes(layouts, view.seat, ours, True, since)
            lost = theirs is not None and takes(layouts, view.seat, theirs, False, since)
            assert (found and found.whose) is (Whose.OURS if won else Whose.THEIRS if lost else None)
        tried += 1
        if tried > 60:
            break
    assert tried > 4


@pytest.mark.parametrize("name", RULE_SETS)
def test_the_card_named_keeps_the_rest_settled(name):
    tried = 0
    for now in endings(RULE_SETS[name], range(40), (3, 4)):
        view = now.view(now.to_act)
        found = settled(view)
        if found is None:
            continue
        layouts = [layout.position(view) for layout in enumerate_layouts(view)]
        after = [each.after(Play(found.card)) for each in layouts]
        ours, theirs = sides(view)
        side = {Whose.ALONE: frozenset([view.seat]), Whose.OURS: ours, Whose.THEIRS: theirs}[found.whose]
        assert takes(after, view.seat, side, found.whose is not Whose.THEIRS, len(view.public.taken))
        tried += 1
        if tried > 8:
            break
    assert tried


def test_what_is_said_is_the_same_whatever_the_hidden_cards_are():
    for now in endings(RULE_SETS["partnership"], range(25), (2, 3)):
        view = now.view(now.to_act)
        for layout in enumerate_layouts(view):
            assert settled(layout.position(view).view(view.seat)) == settled(view)
