"""What must not matter does not: where the table stands in the room, and what the colors are called."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rooktutor.cards import Card, CardSet, Color
from rooktutor.game.actions import Action, Bid, CallCard, Discard, NameTrump, Pass, Play
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.seats import Seat
from tests.support.strategies import positions

CLOCKWISE = tuple(Seat)
RELABELLINGS = [dict(zip(Color, colors, strict=True)) for colors in permutations(Color)]


def turned(position: Position, steps: int) -> Position:
    """The same hand with everybody so many seats further clockwise."""
    hands = [position.deal.hand(CLOCKWISE[(seat.index - steps) % 4]) for seat in Seat]
    dealer = CLOCKWISE[(position.deal.dealer.index + steps) % 4]
    deal = Deal(hands=(hands[0], hands[1], hands[2], hands[3]), nest=position.deal.nest, dealer=dealer)
    return Position.replay(position.rules, deal, position.actions)


def painted_card(card: Card, paint: dict[Color, Color]) -> Card:
    return card if card.color is None else Card(paint[card.color], card.rank)


def painted_set(cards: CardSet, paint: dict[Color, Color]) -> CardSet:
    return CardSet.of(painted_card(card, paint) for card in cards)


def painted_action(action: Action, paint: dict[Color, Color]) -> Action:
    match action:
        case Pass() | Bid():
            return action
        case Discard(cards):
            return Discard(painted_set(cards, paint))
        case NameTrump(color):
            return NameTrump(paint[color])
        case CallCard(card):
            return CallCard(painted_card(card, paint))
        case Play(card):
            return Play(painted_card(card, paint))
    raise AssertionError(action)


def painted(position: Position, paint: dict[Color, Color]) -> Position:
    """The same hand in other colors."""
    north, east, south, west = (painted_set(hand, paint) for hand in position.deal.hands)
    nest = tuple(painted_card(card, paint) for card in position.deal.nest)
    deal = Deal(hands=(north, east, south, west), nest=nest, dealer=position.deal.dealer)
    actions = [painted_action(action, paint) for action in position.actions]
    return Position.replay(position.rules, deal, actions)


@given(position=positions(), steps=st.integers(1, 3))
def test_turning_the_table_turns_everything_with_it(position, steps):
    other = turned(position, steps)
    assert other.legal_actions() == position.legal_actions()
    for seat in Seat:
        there = CLOCKWISE[(seat.index + steps) % 4]
        assert other.hand(there) == position.hand(seat)
        assert (other.to_act is there) == (position.to_act is seat)
        assert (there in other.declaring) == (seat in position.declaring)
        assert other.view(there).hidden == position.view(seat).hidden
        assert other.view(there).is_partner == position.view(seat).is_partner
    if position.to_act is None:
        scored, before = other.score(), position.score()
        for seat in Seat:
            there = CLOCKWISE[(seat.index + steps) % 4]
            party, was = other.rules.party(there), position.rules.party(seat)
            assert scored.of(party) == before.of(was)


@given(position=positions(), paint=st.sampled_from(RELABELLINGS))
def test_colors_are_only_names(position, paint):
    if position.rules.red_one and paint[Color.RED] is not Color.RED:
        paint = {color: color for color in Color}  # the Red 1 is red
    other = painted(position, paint)
    expected = [painted_action(action, paint) for action in position.legal_actions()]
    assert set(other.legal_actions()) == set(expected)
    assert other.to_act is position.to_act
    assert other.public.tricks == () or other.public.winners == position.public.winners
    if position.to_act is None:
        assert other.score().scored == position.score().scored
        assert other.score().captured == position.score().captured
