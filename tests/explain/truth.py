"""Decides whether a claim is true, without asking ``rooktutor.explain`` anything.

The rules of play come from ``tests.oracle``. What can be is found by going through every
layout of the hidden cards, listed here from first principles: sizes of hands, colors that
seats did not follow, cards laid away. Only the kinds of claims themselves are imported.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from rooktutor.game.view import View
from tests.oracle import deck, play
from tests.oracle.deck import Rules
from tests.oracle.presets import SEATS, left_of

HALF = 0.5 + 1e-9
"""How far a rounded number is from the true one at most; sums differ in their last digits."""

Hand = frozenset[str]
Layout = Mapping[str, Hand]


@dataclass
class Truth:
    """A View in plain words, and the layouts that it leaves open (in the play).

    ``complete`` says that all of them are there. Without it a claim about what cannot be is
    held against those that are there; a claim about what can be is only checked for its shape.
    """

    view: View
    rules: Rules
    worlds: list[Layout] = field(default_factory=list)
    complete: bool = False

    def __post_init__(self) -> None:
        self.me = str(self.view.seat)
        self.hand = frozenset(map(str, self.view.hand))
        self.trump = str(self.view.trump) if self.view.trump else ""
        self.tricks = [(str(t.leader), [str(k) for k in t.cards]) for t in self.view.public.tricks]
        self.declarer = str(self.view.declarer) if self.view.declarer else ""
        self.friends, self.foes = self._sides()

    def _sides(self) -> tuple[set[str], set[str]]:
        """Who certainly plays with me and who against me, as far as I can tell."""
        if self.rules["teams"] == "fixed":
            return {left_of(self.me, 2)}, {left_of(self.me), left_of(self.me, 3)}
        called = str(self.view.public.called)
        shown = {
            self.owner(leader, place)
            for leader, cards in self.tricks
            for place, card in enumerate(cards)
            if card == called
        }
        mine = self.hand | {str(card) for card in self.view.discard or ()}
        holder = shown or ({self.me} if called in mine else set())
        if not holder or not self.declarer:
            return set(), set()
        team = holder | {self.declarer}
        other = set(SEATS) - team
        return (team - {self.me}, other) if self.me in team else (other - {self.me}, team)

    @property
    def rivals(self) -> set[str]:
        """Who plays against me or may do so, as far as I can tell."""
        return self.foes or set(SEATS) - {self.me}

    @property
    def sure_foes(self) -> set[str]:
        """Who certainly plays against me; while declarer's partner is unknown to me, declarer alone."""
        mine = self.hand | {str(card) for card in self.view.discard or ()}
        mine |= {
            card
            for leader, cards in self.tricks
            for place, card in enumerate(cards)
            if self.owner(leader, place) == self.me
        }
        if self.foes or not self.declarer or self.me == self.declarer or str(self.view.public.called) in mine:
            return self.foes
        return {self.declarer}

    # -- the table -----------------------------------------------------------------------------

    @cached_property
    def trick(self) -> tuple[str, list[str]]:
        """Leader and cards of the trick being played."""
        if self.tricks and len(self.tricks[-1][1]) < 4:
            return self.tricks[-1]
        return self.me, []

    @property
    def finished(self) -> list[tuple[str, list[str]]]:
        return [trick for trick in self.tricks if len(trick[1]) == 4]

    @cached_property
    def played(self) -> set[str]:
        return {card for _, cards in self.tricks for card in cards}

    def owner(self, leader: str, place: int) -> str:
        return left_of(leader, place) if place else leader

    @cached_property
    def hidden(self) -> list[str]:
        """The cards that are neither in my hand nor played nor seen among those laid away."""
        laid = {*(self.view.discard or ()), *self.view.public.shown}
        seen = self.hand | self.played | {str(card) for card in laid}
        return [card for card in deck.pack(self.rules) if card not in seen]

    @cached_property
    def shown_out(self) -> dict[str, set[str]]:
        """For each seat the cards that it cannot hold, because it did not follow."""
        out: dict[str, set[str]] = {seat: set() for seat in SEATS}
        for leader, cards in self.tricks:
            asked = deck.suit(self.rules, cards[0], self.trump)
            for place, card in enumerate(cards):
                if deck.suit(self.rules, card, self.trump) == asked or self.privileged(card):
                    continue
                kept_back = asked == self.trump and not self.rules["bird_forced_on_trump_lead"]
                out[self.owner(leader, place)] |= {
                    other
                    for other in deck.pack(self.rules)
                    if deck.suit(self.rules, other, self.trump) == asked
                    and not (other == deck.ROOK and kept_back)
                }
        return out

    def privileged(self, card: str) -> bool:
        if card == deck.ROOK:
            return bool(self.rules["bird_free_play"])
        return deck.is_red_one(self.rules, card) and bool(self.rules["red_one_free_play"])

    @cached_property
    def sizes(self) -> dict[str, int]:
        sizes = {}
        for seat in SEATS:
            gone = sum(
                self.owner(leader, place) == seat
                for leader, cards in self.tricks
                for place in range(len(cards))
            )
            sizes[seat] = int(str(self.rules["hand"])) - gone
        return sizes

    def list_worlds(self) -> None:
        """Fill ``worlds`` with the hands of the three others in every layout."""
        others = [seat for seat in SEATS if seat != self.me]
        self.worlds = [dict(zip(others, hands, strict=True)) for hands in self._deal(others, self.hidden)]
        self.complete = True

    def _deal(self, seats: Sequence[str], cards: Sequence[str]) -> Iterator[tuple[Hand, ...]]:
        if not seats:
            clean = self.rules["discard_counters"] != "forbidden" or not deck.total(self.rules, cards)
            if clean and self._as_announced(cards):
                yield ()
            return
        allowed = [card for card in cards if card not in self.shown_out[seats[0]]]
        for hand in combinations(allowed, self.sizes[seats[0]]):
            held = frozenset(hand)
            for rest in self._deal(seats[1:], [card for card in cards if card not in held]):
                yield (held, *rest)

    def _as_announced(self, laid: Sequence[str]) -> bool:
        """Whether as many of the cards laid away are trumps as declarer has said."""
        said = self.view.public.announced_trumps
        if said is None or self.view.discard is not None:
            return True
        return said == sum(self.suit(card) == self.trump for card in laid)

    # -- what can be ---------------------------------------------------------------------------

    def hands_of(self, seat: str) -> set[Hand]:
        """Every hand that ``seat`` can have."""
        return self._hands[seat]

    @cached_property
    def _hands(self) -> dict[str, set[Hand]]:
        return {seat: {world[seat] for world in self.worlds} for seat in SEATS if seat != self.me}

    def can_hold(self, seat: str, card: str) -> bool:
        return any(card in hand for hand in self.hands_of(seat))

    def suit(self, card: str) -> str:
        return deck.suit(self.rules, card, self.trump)

    def trumps(self) -> set[str]:
        return {card for card in deck.pack(self.rules) if self.suit(card) == self.trump}

    def higher(self, card: str) -> set[str]:
        height = deck.height(self.rules, card, self.trump)
        return {
            other
            for other in deck.pack(self.rules)
            if self.suit(other) == self.suit(card) and deck.height(self.rules, other, self.trump) > height
        }

    def after(self, card: str) -> list[str]:
        return [*self.trick[1], card]

    def later(self) -> list[str]:
        leader, cards = self.trick
        return [self.owner(leader, place) for place in range(len(cards) + 1, 4)]

    def led_by(self, card: str) -> str:
        return self.trick[1][0] if self.trick[1] else card

    def beats(self, card: str, other: str, led: str) -> bool:
        """Whether ``card`` played later takes the trick from ``other``."""
        if card == other:
            return False
        return play.winning_card(self.rules, [led, other, card], self.trump) == card

    def answers(self, seat: str, led: str) -> set[str]:
        """The cards that ``seat`` can play, legally, to a lead of ``led`` in some layout."""
        return {
            card
            for hand in self.hands_of(seat)
            for card in play.legal_cards(self.rules, hand, self.trump, led)
        }

    def can_be_beaten(self, card: str, mine: str, seats: set[str]) -> set[str]:
        """The cards with which later players among ``seats`` can beat ``card`` once I play ``mine``."""
        led = self.led_by(mine)
        return {
            other
            for seat in self.later()
            if seat in seats
            for other in self.answers(seat, led)
            if self.beats(other, card, led)
        }

    def winners(self, mine: str) -> set[str]:
        """Everybody who can win the trick after I play ``mine``, over all layouts and plays."""
        leader, _ = self.trick
        found = set()
        later = self.later()
        for hands in {tuple(world[seat] for seat in later) for world in self.worlds}:
            lines = [self.after(mine)]
            for hand in hands:
                lines = [
                    [*line, card]
                    for line in lines
                    for card in play.legal_cards(self.rules, hand, self.trump, line[0])
                ]
            found |= {play.trick_winner(self.rules, leader, line, self.trump) for line in lines}
        return found

    def captured(self, seats: set[str]) -> int:
        return sum(
            deck.total(self.rules, cards)
            for leader, cards in self.finished
            if play.trick_winner(self.rules, leader, cards, self.trump) in seats
        )

    @property
    def ours(self) -> set[str]:
        return {self.me, *self.friends}

    @property
    def declaring(self) -> set[str]:
        return self.ours if self.declarer in self.ours else self.foes

    # -- the hand before the play --------------------------------------------------------------

    def of_color(self, color: object, cards: Hand | None = None) -> set[str]:
        held = self.hand if cards is None else cards
        plain = (card for card in held if not self.special(card))
        return {card for card in plain if deck.NAME[card[0]] == str(color)}

    def special(self, card: str) -> bool:
        """Whether a card is a trump whatever is named."""
        rules = self.rules
        return card == deck.ROOK or deck.is_red_one(rules, card) or deck.is_baby_rook(rules, card)

    def tops(self, color: str, trump: str = "") -> set[str]:
        """The highest cards of a color that I hold without a gap, when so much is named as trump."""
        ranked = sorted(
            self.of_color(color, frozenset(deck.pack(self.rules))),
            key=lambda card: deck.height(self.rules, card, trump),
            reverse=True,
        )
        found = set()
        for card in ranked:
            if card not in self.hand:
                break
            found.add(card)
        return found
