"""What each legal card is worth over layouts."""

from collections.abc import Sequence

from rooktutor.cards import CARDS
from rooktutor.game.actions import Action, Play
from rooktutor.game.scoring import score_difference
from rooktutor.game.view import View
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.beside import Beside
from rooktutor.solve.contracts import table_in_play
from rooktutor.solve.layouts import Layout
from rooktutor.solve.race import Race
from rooktutor.solve.solving import PLAY_REACH, Reach, points_of_cards


class PlayValuer:
    """Collects, layout by layout, the score difference after each card that the seat may play."""

    def __init__(self, view: View, reach: Reach = PLAY_REACH) -> None:
        self._view = view
        self._reach = reach
        table = chart(view.rules, view.order.trump)
        self._groups = equal_cards(view, table)
        self.equals: dict[Action, tuple[Action, ...]] = {
            Play(CARDS[group[0]]): tuple(Play(CARDS[card]) for card in group[1:]) for group in self._groups
        }
        self.scores: dict[Action, list[float]] = {action: [] for action in self.equals}
        self.made: dict[Action, list[float]] = {action: [] for action in self.equals}
        self.exact = True
        self.beside = Beside()
        self._race = Race(view)
        self.wins: dict[Action, list[float]] = {action: [] for action in self.equals if self._race.near}

    def add(self, layouts: Sequence[Layout], cancelled: bytearray | None, threads: int = 1) -> None:
        """Value every card in each of ``layouts``."""
        view, rules = self._view, self._view.rules
        bid, moon = view.bid, view.public.auction.moon
        assert bid is not None  # noqa: S101 - cards are played only under a contract
        only = sum(1 << group[0] for group in self._groups)
        tables = [table_in_play(view.public, layout) for layout in layouts]
        solved = points_of_cards(tables, reach=self._reach, only=only, cancelled=cancelled, threads=threads)
        for table, points in zip(tables, solved, strict=True):
            self.exact = self.exact and points.exact
            sign = 1 if table.declaring >> view.seat.index & 1 else -1
            for group, action in zip(self._groups, self.scores, strict=True):
                taken = points.by_card[group[0]]
                moon = view.public.auction.moon
                self.scores[action].append(sign * score_difference(rules, bid, taken, moon=moon))
                self.made[action].append(taken >= bid)
                if self.wins:
                    won = self._race.after(table.declarer, table.declaring, bid, taken, moon=moon)
                    self.wins[action].append(won)


def equal_cards(view: View, table: Chart) -> list[list[int]]:
    """Return the legal cards in groups of the same worth, each group and its cards in canonical order.

    Two cards are the same thing when they are worth as many points and no card that may still be
    played, or lies in the trick now, stands between them. A called card and a card that may be
    played at any time are like no other.
    """
    legal = view.legal_cards().mask
    played = view.public.played.mask
    on_table = sum(1 << card.index for card in view.trick.cards)
    gone = (played & ~on_table) | view.hand.mask | (view.discard.mask if view.discard else 0)
    alone = table.free | table.excused | (1 << view.public.called.index if view.public.called else 0)
    groups: list[list[int]] = []
    for card in bits(legal):
        for group in groups:
            other = group[0]
            same = table.suit[card] == table.suit[other] and table.worth[card] == table.worth[other]
            between = table.above[card] ^ table.above[other]
            between &= ~(1 << card | 1 << other | gone)
            if same and not between and not (1 << card | 1 << other) & alone:
                group.append(card)
                break
        else:
            groups.append([card])
    return groups
