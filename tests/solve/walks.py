"""Random hands for the tests of this room: every position of a hand played by coin-flips."""

from collections.abc import Iterator
from random import Random

from rooktutor.cards import Color
from rooktutor.game.actions import Action, Bid, Discard, Pass
from rooktutor.game.deal import deal
from rooktutor.game.exchange import choice
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat

HOUSE_RULES = (
    ("crowsnest", {"bird_forced_on_trump_lead": False}),
    ("crowsnest", {"nest_visibility": "all", "discard_trump": "face_up"}),
    ("kentucky_discard", {"nest_visibility": "top_card", "trump_naming": "before_nest"}),
    ("kentucky_discard", {"discard_counters": "one_small"}),
    (
        "kentucky_discard",
        {
            "trump_naming": "before_discard",
            "discard_trump": "forbidden_if_avoidable",
            "nest_owner": "declarer",
        },
    ),
    ("kentucky_rook", {"discard_counters": "face_up"}),
    ("kentucky_discard", {"discard_trump": "announced"}),
    (
        "crowsnest",
        {"discard_trump": "announced", "trump_naming": "before_discard", "discard_counters": "forbidden"},
    ),
    ("kentucky_rook", {"discard_trump": "announced", "discard_counters": "face_up"}),
    ("red_one", {"red_one_free_play": True}),
    ("kentucky_rook", {"first_lead": "declarer_chooses", "sweep_points": 20}),
    ("call_partner", {"call_own_card": "forbidden", "call_nest_card": "forbidden"}),
    ("partnership", {"trump_choice": "no_trump"}),
    ("red_one", {"trump_choice": "no_trump_or_low", "baby_rook": "black_2", "nest": 7}),
    (
        "red_one",
        {"trump_choice": "no_trump_or_low", "bird_rank": "low", "bird_forced_on_trump_lead": False},
    ),
)
"""Rule sets with the options that change what a seat may know."""


def random_action(position: Position, rng: Random) -> Action:
    """Return a legal action; the auction is kept short, and no trump or low is named where it may be."""
    if position.phase is Phase.DISCARD and position.to_act is not None:
        legal = choice(position.rules, position.hand(position.to_act), position.trump)
        required, pool = legal.required, list(legal.pool)
        while True:
            cards = required
            for card in rng.sample(pool, legal.need):
                cards = cards.with_card(card)
            if legal.allows(cards):
                return Discard(cards)
    actions: tuple[Action, ...] = position.legal_actions()
    if position.phase is Phase.AUCTION:
        bids: list[Action] = [action for action in actions if isinstance(action, Bid)]
        return rng.choice([Pass(), *bids[:2]])
    if position.phase is Phase.TRUMP:
        return rng.choice(actions[len(Color) :] or actions)
    return rng.choice(actions)


def random_hand(rules: RuleSet, seed: int) -> Iterator[Position]:
    """Yield every position of one random hand that somebody declares, its start first."""
    rng = Random(seed)
    position = Position.start(rules, deal(rules, rng.randrange(10**9), rng.choice(list(Seat))))
    yield position
    while position.phase is not Phase.OVER:
        position = position.after(random_action(position, rng))
        yield position


def view_of(position: Position) -> View:
    """Return the view of the seat whose turn it is."""
    seat = position.to_act
    assert seat is not None
    return position.view(seat)
