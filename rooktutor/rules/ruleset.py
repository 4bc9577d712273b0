"""What a rule set can say: one field an axis, checked when it is built."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cached_property
from typing import Any

from rooktutor.cards import CARDS, RANKS, ROOK, Card, CardSet, Color, NoTrump, Trump
from rooktutor.errors import RuleSetError
from rooktutor.rules import axes, combinations
from rooktutor.rules.axes import (
    AllPass,
    BabyRook,
    Bird,
    BirdRank,
    BlindBid,
    Bonus,
    CallCardRule,
    DiscardCounters,
    DiscardShortfall,
    DiscardTrump,
    FirstBidder,
    FirstLead,
    GoOut,
    HoldPartner,
    MadeScore,
    MisdealRule,
    MoonRule,
    MostTricksTie,
    NestOwner,
    NestVisibility,
    One,
    Ranks,
    Revoke,
    Teams,
    TenPointCard,
    Tie,
    TrumpChoice,
    TrumpNaming,
)
from rooktutor.seats import Party, Seat, Side

RED_ONE = Card(Color.RED, 1)
BLACK_TWO = Card(Color.BLACK, 2)
_IDENTITY = ("id", "source", "departures")


@dataclass(frozen=True, kw_only=True, repr=False)
class RuleSet:
    """A complete set of rules for one game of Rook.

    Every field but ``id``, ``source`` and ``departures`` is an axis: a record's ``options``
    can override it by its name. ``source`` names the texts that the rules come from, and
    ``departures`` the points (ids of doubts in the rule book) where they are silent or
    disagree and this set had to choose. Impossible combinations raise RuleSetError with
    every reason.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> CROWSNEST.total_points, len(CROWSNEST.pack), CROWSNEST.numbers
    (120, 41, (14, 13, 12, 11, 10, 9, 8, 7, 6, 5))
    """

    id: str
    source: tuple[str, ...] = ()
    departures: tuple[str, ...] = ()

    ranks: Ranks = Ranks.FIVE_UP
    one: One = One.ABSENT
    one_points: int = 0
    ten_point_card: TenPointCard = TenPointCard.FOURTEEN
    bird: Bird = Bird.NONE
    bird_rank: BirdRank = BirdRank.HIGH
    bird_points: int = 20
    bird_free_play: bool = False
    bird_forced_on_trump_lead: bool = True
    red_one: bool = False
    red_one_points: int = 30
    red_one_free_play: bool = False
    baby_rook: BabyRook = BabyRook.NONE
    baby_rook_points: int = 0
    hand: int = 9
    nest: int = 5
    nest_visibility: NestVisibility = NestVisibility.HIDDEN
    first_bidder: FirstBidder = FirstBidder.LEFT_OF_DEALER
    min_bid: int = 70
    max_bid: int = 120
    bid_step: int = 5
    jump_bids: bool = True
    stop_at_max: bool = True
    all_pass: AllPass = AllPass.REDEAL_SAME
    hold_partner: HoldPartner = HoldPartner.OFF
    moon: MoonRule = MoonRule.OFF
    moon_points: int = 200
    misdeal: MisdealRule = MisdealRule.OFF
    blind_bid: BlindBid = BlindBid.OFF
    discard_counters: DiscardCounters = DiscardCounters.FREE
    discard_shortfall: DiscardShortfall = DiscardShortfall.FREE_ANNOUNCED
    discard_trump: DiscardTrump = DiscardTrump.FREE
    trump_naming: TrumpNaming = TrumpNaming.AFTER_DISCARD
    trump_choice: TrumpChoice = TrumpChoice.COLORS
    teams: Teams = Teams.FIXED
    call_own_card: CallCardRule = CallCardRule.ALONE
    call_nest_card: CallCardRule = CallCardRule.ALONE
    first_lead: FirstLead = FirstLead.LEFT_OF_DEALER
    nest_owner: NestOwner = NestOwner.LAST_TRICK
    bonus: Bonus = Bonus.NONE
    bonus_points: int = 0
    most_tricks_tie: MostTricksTie = MostTricksTie.NONE
    sweep_points: int = 0
    made_score: MadeScore = MadeScore.CAPTURED
    target: int = 300
    go_out: GoOut = GoOut.ANY_HAND
    score_cap: int = 0
    hands: int = 0
    mercy_lead: int = 0
    mercy_low: int = 0
    tie: Tie = Tie.EXTRA_HAND
    revoke: Revoke = Revoke.BLOCK

    def __post_init__(self) -> None:
        conflicts = combinations.conflicts(self)
        if conflicts:
            raise RuleSetError([str(conflict) for conflict in conflicts])

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<RuleSet {self.id}>"

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, item.name) for item in fields(self)))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The ranks of each color, strongest first."""
        low = 2 if self.ranks is Ranks.ALL else 5
        numbers = tuple(range(RANKS, low - 1, -1))
        match self.one:
            case One.ABSENT:
                return numbers
            case One.HIGH:
                return (1, *numbers)
            case One.LOW:
                return (*numbers, 1)

    @cached_property
    def pack(self) -> CardSet:
        """All cards of the game."""
        colored = CardSet.of(Card(color, rank) for color in Color for rank in self.numbers)
        return colored | self.special_trumps

    @cached_property
    def special_trumps(self) -> CardSet:
        """The cards that are trumps whatever is named: bird, Red 1 and baby Rook, where the game has them."""
        cards = [ROOK] if self.bird is not Bird.NONE else []
        if self.red_one:
            cards.append(RED_ONE)
        if self.baby_rook is BabyRook.BLACK_2:
            cards.append(BLACK_TWO)
        return CardSet.of(cards)

    @cached_property
    def points_by_index(self) -> tuple[int, ...]:
        """The points of each card by ``Card.index``; 0 for cards that count nothing."""
        return tuple(self._points_of(card) for card in CARDS)

    def _points_of(self, card: Card) -> int:
        if card.is_bird:
            return self.bird_points
        if card == RED_ONE and self.red_one:
            return self.red_one_points
        if card == BLACK_TWO and self.baby_rook is BabyRook.BLACK_2:
            return self.baby_rook_points
        return {5: 5, 10: 10, int(self.ten_point_card.value): 10, 1: self.one_points}.get(card.rank, 0)

    def points(self, card: Card) -> int:
        """The points that ``card`` is worth to whoever captures it.

        >>> from rooktutor.rules.systems import CROWSNEST
        >>> CROWSNEST.points(Card(Color.RED, 14)), CROWSNEST.points(ROOK)
        (10, 20)
        """
        return self.points_by_index[card.index]

    def counters(self, cards: CardSet) -> int:
        """The points of all ``cards`` together."""
        points = self.points_by_index
        return sum(points[card.index] for card in cards)

    @cached_property
    def counting_cards(self) -> CardSet:
        """The cards of the pack that are worth points."""
        return CardSet.of(card for card in self.pack if self.points(card))

    @cached_property
    def card_points(self) -> int:
        """The points of all cards of the pack."""
        return self.counters(self.pack)

    @cached_property
    def total_points(self) -> int:
        """Everything that can be captured in a hand: card points and bonus."""
        return self.card_points + (self.bonus_points if self.bonus is not Bonus.NONE else 0)

    @property
    def moon_bid(self) -> int:
        """What a moon promises: every card point and the bonus, but no points for a sweep."""
        return self.total_points

    @cached_property
    def trumps(self) -> tuple[Trump, ...]:
        """What declarer may name as trump, in the order in which it is offered."""
        match self.trump_choice:
            case TrumpChoice.COLORS:
                return tuple(Color)
            case TrumpChoice.NO_TRUMP:
                return (*Color, NoTrump.HIGH)
            case TrumpChoice.NO_TRUMP_OR_LOW:
                return (*Color, *NoTrump)

    @cached_property
    def cap(self) -> int:
        """Where a score stops without a made bid, if ``go_out`` asks for one."""
        return self.score_cap or max(0, self.target - self.bid_step)

    @cached_property
    def parties(self) -> tuple[Party, ...]:
        """Who keeps a score, in the order of every tuple of scores: both sides, or all four seats."""
        return tuple(Side) if self.teams is Teams.FIXED else tuple(Seat)

    def party(self, seat: Seat) -> Party:
        """Whose score ``seat`` plays for: its side's, or in Call Partner its own."""
        return seat.side if self.teams is Teams.FIXED else seat

    def with_options(self, options: Mapping[str, object]) -> "RuleSet":
        """Return this rule set with some axes changed: a house rule.

        ``options`` maps names of axes to values of their type, or to the words that records
        use. Raises RuleSetError that lists every unknown axis, every wrong value and every
        impossible combination.

        >>> from rooktutor.rules.systems import CROWSNEST
        >>> CROWSNEST.with_options({"min_bid": 60, "made_score": "captured"}).min_bid
        60
        """
        problems: list[str] = []
        values: dict[str, Any] = {}
        for name, raw in options.items():
            if name not in AXES:
                problems.append(f"{name!r} is no axis of a rule set; the axes are {' '.join(AXES)}")
                continue
            try:
                values[name] = parse_axis(name, raw)
            except RuleSetError as error:
                problems.extend(error.problems)
        if problems:
            raise RuleSetError(problems)
        return replace(self, **values)

    def options_over(self, base: "RuleSet") -> dict[str, object]:
        """The axes in which this set differs from ``base``, as the words that records use.

        >>> from rooktutor.rules.systems import CROWSNEST, rule_set
        >>> rule_set("crowsnest_no_crow").options_over(CROWSNEST)
        {'bird': 'none', 'bird_free_play': False, 'nest': 4, 'max_bid': 100}
        """
        return {
            name: axis_word(getattr(self, name))
            for name in AXES
            if getattr(self, name) != getattr(base, name)
        }


AXES: tuple[str, ...] = tuple(item.name for item in fields(RuleSet) if item.name not in _IDENTITY)
"""The names of all axes, in the order in which a rule set is explained."""


def axis_type(name: str) -> type:
    """The type of the axis ``name``: an enum of ``rooktutor.rules.axes``, ``int`` or ``bool``.

    >>> axis_type("made_score").__name__
    'MadeScore'
    """
    kind = RuleSet.__dataclass_fields__[name].type
    if isinstance(kind, str):
        kind = {"int": int, "bool": bool}.get(kind) or getattr(axes, kind)
    assert isinstance(kind, type)  # noqa: S101 - every field of RuleSet is annotated with a plain type
    return kind


def axis_word(value: object) -> object:
    """The word, number or truth value that a record writes for ``value`` of an axis.

    >>> axis_word(MadeScore.BID), axis_word(70)
    ('bid', 70)
    """
    return value.value if isinstance(value, Enum) else value


def parse_axis(name: str, raw: object) -> object:
    """Return the value of axis ``name`` that ``raw`` stands for.

    ``raw`` may be the value itself or the word of a record (``"true"``, ``"70"``, ``"bid"``).
    Raises RuleSetError that says which values are possible.

    >>> parse_axis("bird_rank", "10.5")
    <BirdRank.TEN_AND_HALF: '10.5'>
    """
    kind = axis_type(name)
    if type(raw) is kind:
        return raw
    word = str(raw).strip().lower()
    if kind is bool:
        if word in ("true", "false"):
            return word == "true"
        raise RuleSetError([f"{name} is {word!r}; it must be true or false"])
    if kind is int:
        if isinstance(raw, str | int) and not isinstance(raw, bool) and _is_number(word):
            return int(word)
        raise RuleSetError([f"{name} is {word!r}; it must be a whole number"])
    values = [member for member in kind if isinstance(member, Enum)]  # type: ignore[attr-defined]
    for value in values:
        if word == value.value:
            return value
    raise RuleSetError([f"{name} is {word!r}; it must be one of {' '.join(value.value for value in values)}"])


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 5
