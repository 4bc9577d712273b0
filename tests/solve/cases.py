"""Random endings over all that rules can say, real or not, and the same ending seen from elsewhere."""

import struct
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from types import ModuleType

from rooktutor.rules.axes import Bonus, Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.problem import Game, Problem, game_of

BIRD, RED_ONE, BLACK_TWO = 56, 0, 43
FIXED = (0b0101, 0b1010)
ANY_SEATS = tuple(range(16))
PAIRS_AND_LONERS = tuple(seats for seats in ANY_SEATS if seats.bit_count() in (1, 2))


def random_game(rng: Random) -> tuple[Game, list[int]]:
    """Rules drawn axis by axis, and the indices of the pack."""
    trump = rng.randrange(5)  # the last: no color is trump, and the trumps there are form a suit of their own
    ranks = rng.choice([range(5, 15), range(1, 15), [1, *range(5, 15)]])
    bird, red_one, one_high = rng.random() < 0.8, rng.random() < 0.25, rng.random() < 0.5
    baby, upside_down = rng.random() < 0.15, trump == 4 and rng.random() < 0.5
    bird_place = rng.choice([0, 10.5, 12.5, 99])
    suits = [card // 14 for card in range(BIRD)] + [trump]
    added = {card for card, there in ((RED_ONE, red_one), (BLACK_TWO, baby)) if there}
    for card in added:
        suits[card] = trump
    pack = [c for c in range(BIRD) if c % 14 + 1 in ranks or c in added] + [BIRD] * bird

    def place(card: int) -> float:
        if card == BIRD:
            return bird_place
        if card == RED_ONE and red_one:
            return 100
        if card == BLACK_TWO and baby:
            return 98
        rank = card % 14 + 1
        rank += 14 if rank == 1 and one_high else 0
        return -rank if upside_down else rank

    places = [0] * 57
    for suit in range(5):
        for number, card in enumerate(sorted((c for c in pack if suits[c] == suit), key=place)):
            places[card] = number
    if rng.random() < 0.15:
        points = [rng.choice([0, 0, 0, 1, 2, 3, 5, 7, 10]) for _ in range(57)]
    else:
        points = [{5: 5, 10: 10, 14: 10}.get(card % 14 + 1, 0) for card in range(BIRD)] + [20]
        points[::14] = [rng.choice([0, 15])] * 5
        points[BIRD] = 20
        points[RED_ONE] = 30 if red_one else points[RED_ONE]
    bonus = [0] * 15
    if rng.random() < 0.3:
        tricks, most = rng.choice([9, 10, 14]), rng.choice([10, 20])
        tie = rng.choice([0, most // 2])
        bonus = [most if 2 * won > tricks else tie if 2 * won == tricks else 0 for won in range(15)]
    if rng.random() < 0.2:  # every trick, or none at all, may count for itself
        tricks, sweep = rng.choice([2, 3, 9]), rng.choice([20, 35])
        none = rng.choice([0, 140, 155])
        bonus = [have + none * (won > 0) + sweep * (won >= tricks) for won, have in enumerate(bonus)]
    game = Game(
        trump=trump,
        suits=tuple(suits),
        places=tuple(places),
        points=tuple(points),
        free=(rng.random() < 0.5) << BIRD | (red_one and rng.random() < 0.5) << RED_ONE,
        unforced=(rng.random() < 0.3) << BIRD,
        tricks_bonus=tuple(bonus),
    )
    return game, pack


def random_problem(rng: Random, cards: int) -> Problem:
    """Hands of so many cards, often rich in trumps, sometimes in the middle of a trick."""
    game, pack = random_game(rng)
    if rng.random() < 0.6:
        rich = [card for card in pack if game.suits[card] == game.trump or rng.random() < 0.6]
        pack = rich if len(rich) >= 4 * cards else pack
    dealt = rng.sample(pack, 4 * cards)
    if BIRD in pack and BIRD not in dealt and rng.random() < 0.5:
        dealt[rng.randrange(4 * cards)] = BIRD
    hands = [sum(1 << card for card in dealt[seat * cards : (seat + 1) * cards]) for seat in range(4)]
    leader = rng.randrange(4)
    table: list[int] = []
    for offset in range(rng.choice([0, 0, 1, 2, 3])):
        seat = (leader + offset) % 4
        card = rng.choice(_legal(game, hands[seat], table))
        hands[seat] ^= 1 << card
        table.append(card)
    north, east, south, west = hands
    return Problem(
        game=game,
        hands=(north, east, south, west),
        leader=leader,
        declaring=rng.choice(FIXED * 4 + ANY_SEATS),
        table=tuple(table),
        tricks=rng.randrange(15 - cards),
        taken=rng.choice([0, 5, 40]),
        last=rng.choice([0, 5, 10, 20, 35]),
    )


def _legal(game: Game, hand: int, table: list[int]) -> list[int]:
    cards = [card for card in range(57) if hand >> card & 1]
    if not table:
        return cards
    follow = [card for card in cards if game.suits[card] == game.suits[table[0]]]
    if all(game.unforced >> card & 1 for card in follow):
        return cards
    return follow + [card for card in cards if game.free >> card & 1 and card not in follow]


def fresh_hand(rules: RuleSet, rng: Random, cards: int) -> Problem:
    """Hands of so many cards from the pack of ``rules``, some of the rest laid away; for all ten games."""
    pack = [card.index for card in rules.pack]
    rng.shuffle(pack)
    north, east, south, west = (
        sum(1 << card for card in pack[seat * cards : (seat + 1) * cards]) for seat in range(4)
    )
    buried = sum(rules.points_by_index[card] for card in pack[4 * rules.hand :])
    teams = FIXED if rules.teams is Teams.FIXED else PAIRS_AND_LONERS
    return Problem(
        game=game_of(rules, rng.choice(rules.trumps)),
        hands=(north, east, south, west),
        leader=rng.randrange(4),
        declaring=rng.choice(teams),
        tricks=rng.randrange(rules.hand - cards + 1),
        last=buried + (rules.bonus_points if rules.bonus is Bonus.LAST_TRICK else 0),
    )


def answer(
    solver: ModuleType, problem: Problem, *, thorough: bool | None = None
) -> tuple[dict[int, int], dict[int, int]]:
    """The points by card, and the lowest card equal to each, from one of the two solvers."""
    asked = problem.asked(thorough=thorough)
    values, same, complete, _ = solver.solve(problem.game.packed, asked, 0, 0, 1 << 16, None)
    assert complete == b"\x01"
    numbers = struct.unpack("<64h", values)
    points = {card: value + problem.taken for card, value in enumerate(numbers[:57]) if value >= 0}
    return points, {card: same[card] for card in points}


def recolored(problem: Problem, colors: tuple[int, ...]) -> tuple[Problem, dict[int, int]]:
    """The same ending with its colors exchanged, and where each card went."""
    game = problem.game
    moved = {card: colors[card // 14] * 14 + card % 14 for card in range(BIRD)} | {BIRD: BIRD}

    def mask(cards: int) -> int:
        return sum(1 << moved[card] for card in range(57) if cards >> card & 1)

    def by_card(numbers: Iterable[int]) -> tuple[int, ...]:
        placed = {moved[card]: number for card, number in enumerate(numbers)}
        return tuple(placed[card] for card in range(57))

    other = replace(
        game,
        trump=(*colors, 4)[game.trump],
        suits=by_card((*colors, 4)[suit] for suit in game.suits),
        places=by_card(game.places),
        points=by_card(game.points),
        free=mask(game.free),
        unforced=mask(game.unforced),
    )
    north, east, south, west = map(mask, problem.hands)
    table = tuple(moved[card] for card in problem.table)
    return replace(problem, game=other, hands=(north, east, south, west), table=table), moved


def rotated(problem: Problem, steps: int) -> Problem:
    """The same ending with every seat moved clockwise."""
    north, east, south, west = (problem.hands[(seat - steps) % 4] for seat in range(4))
    declaring = sum(1 << (seat + steps) % 4 for seat in range(4) if problem.declaring >> seat & 1)
    leader = (problem.leader + steps) % 4
    return replace(problem, hands=(north, east, south, west), declaring=declaring, leader=leader)
