"""Search simulated hands for composed problems: a sure way to the goal, and every other way punished.

    python scripts/find_problems.py --games crowsnest buckeye --deals 200 --out found/

Hands are bid, exchanged and played by rules of thumb. Wherever a seat with few cards left has a choice, the
table is turned so that it sits South, and the prover of ``rooktutor.teach.puzzle`` is asked whether some card
is sure to make the bid (or set it, or reach a number of points) however the unseen cards lie, while another
is not. A problem is harder the more cards are left, the fewer of them are sure, and when rules of thumb
would go wrong. A person then chooses, writes the words, and ``rooktutor lessons --check`` proves them.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rooktutor.errors import ViewError
from rooktutor.game.actions import ChooseLeader, Play
from rooktutor.game.deal import Deal, deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Record, write
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve._chart import chart
from rooktutor.solve.layouts import Layouts
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.plays import equal_cards
from rooktutor.solve.preference import thumb_ratings
from rooktutor.teach.puzzle import Prover, Puzzle, TooManyWorldsError, puzzle, solved
from rooktutor.teach.steps import Aim, Goal

SEATS = tuple(Seat)
MOST_WORLDS = 2_000
"""With more layouts a proof takes too long to search by."""


MANY_WORLDS = 100
"""With so many layouts nobody counts them one by one."""


@dataclass(frozen=True)
class Found:
    """A problem, and what makes it hard."""

    posed: Puzzle
    cards: int
    sure: int
    """How many different cards are safe at first, cards that are the same thing counted once."""
    choices: int
    thumb: bool
    """Whether rules of thumb find a safe card."""

    @property
    def level(self) -> int:
        """How hard it is, from 1 to 5."""
        few = 3 * self.sure <= self.choices
        many = len(self.posed.worlds) >= MANY_WORLDS
        return min(5, self.cards - 2 + (not self.thumb) + few + many)


def turned(end: Position, south: Seat) -> Position:
    """Return the same hand with ``south`` in the south: everybody moves by as many seats."""
    steps = (Seat.SOUTH.index - south.index) % 4

    def moved(seat: Seat) -> Seat:
        return SEATS[(seat.index + steps) % 4]

    hands = {moved(seat): end.deal.hand(seat) for seat in Seat}
    north, east, south_hand, west = (hands[seat] for seat in Seat)
    dealt = Deal(hands=(north, east, south_hand, west), nest=end.deal.nest, dealer=moved(end.deal.dealer))
    position = Position.start(end.rules, dealt)
    for action in end.actions:
        position = position.after(
            ChooseLeader(moved(action.seat)) if isinstance(action, ChooseLeader) else action
        )
    return position


def positions(game: str, seed: int, cards: range) -> Iterator[Position]:
    """Yield the moments of one hand at which a seat has a choice and so many cards left."""
    rules = rule_set(game)
    position = Position.start(rules, deal(rules, seed, SEATS[seed % 4]))
    player = RulesPlayer()
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None  # noqa: S101 - the hand is not over
        view = position.view(seat)
        if position.phase is Phase.PLAY and len(view.hand) in cards and len(view.legal_cards()) > 1:
            yield turned(position, seat)
        position = position.after(player.act(view, seed))


def goals(position: Position) -> Iterator[Goal]:
    """Yield what South may want: the bid made or set, else numbers of points, as far as they are open."""
    view = position.view(Seat.SOUTH)
    if view.declaring is None:
        return
    ours = Seat.SOUTH in view.declaring
    yield Goal(Aim.MAKE if ours else Aim.SET)
    layouts = Layouts(view)
    if layouts.at_most > MOST_WORLDS:
        return
    total = position.rules.total_points
    listed = tuple(layouts.each())
    points = {
        solution.value if ours else total - solution.value for solution in solved(position.public, listed)
    }
    yield from (Goal(Aim.POINTS, number) for number in sorted(points))


def problems(position: Position) -> Iterator[Found]:
    """Yield the first problem that a position poses, if any."""
    view = position.view(Seat.SOUTH)
    groups = equal_cards(view, chart(view.rules, view.order.trump))
    if len(groups) < 2:
        return
    ratings = thumb_ratings(view)
    for goal in goals(position):
        try:
            posed = puzzle(position, goal, MOST_WORLDS)
        except (TooManyWorldsError, ViewError):
            continue
        if len(posed.worlds) < 2:
            continue
        losing = posed.losing()
        safe = {card.index for card, worlds in losing.items() if not worlds}
        sure = sum(group[0] in safe for group in groups)
        if not 0 < sure < len(groups):
            continue
        proof = Prover(20_000).prove(posed)
        if not proof.sure or not proof.trap:
            continue
        choice = max(ratings, key=lambda action: ratings[action])
        thumb = isinstance(choice, Play) and choice.card.index in safe
        yield Found(posed, len(view.hand), sure, len(groups), thumb)
        return


def main() -> None:
    """Search, write records, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, nargs=2, default=(3, 5), help="fewest and most cards left")
    parser.add_argument("--out", type=Path, required=True, help="a directory for the records")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    fewest, most = asked.cards
    for game in asked.games:
        for seed in range(asked.seed, asked.seed + asked.deals):
            for position in positions(game, seed, range(fewest, most + 1)):
                for found in problems(position):
                    goal = found.posed.goal
                    name = f"{game}_{seed}_{len(position.public.played)}"
                    (asked.out / f"{name}.rook.yaml").write_text(write(Record.of(position)), encoding="utf-8")
                    safe = " ".join(map(str, found.posed.safe()))
                    print(
                        f"level {found.level}  {name}  {goal}  {found.cards} cards  safe {safe}  "
                        f"worlds {len(found.posed.worlds)}  thumb {'right' if found.thumb else 'wrong'}",
                        flush=True,
                    )


if __name__ == "__main__":
    main()
