"""A hand record as a value: one hand up to where it stops, and what is said about it."""

from dataclasses import dataclass

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.errors import NotYetError
from rooktutor.game.actions import Action, Call
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase, Public
from rooktutor.game.record.moment import Moment
from rooktutor.game.trick import Trick
from rooktutor.game.view import View
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.shown import Shown


@dataclass(frozen=True)
class Note:
    """A remark about one moment of the hand."""

    moment: Moment
    text: str


@dataclass(frozen=True, kw_only=True)
class Story:
    """What a record tells of the hand: the cards it knows and everything that happened, in order.

    A hand that the record does not give is None. In the record of a View, ``nest`` and
    ``discard`` hold only what its seat has seen of them; ``exchanged`` says that declarer has
    discarded, seen or not.
    """

    hands: tuple[CardSet | None, ...]
    nest: tuple[Card, ...]
    calls: tuple[tuple[Seat, Call], ...]
    exchanged: bool
    announced: int | None
    announced_trumps: int | None
    discard: CardSet | None
    trump: Trump | None
    called: Card | None
    leader: Seat | None
    tricks: tuple[Trick, ...]


@dataclass(frozen=True, kw_only=True)
class Record(Shown):
    """One hand of Rook, up to where the record stops.

    Either ``position`` is there, with all the cards, or ``view``, with what one seat knows.
    ``options`` are the axes that the record overrides, in words; None if it names none.
    ``scores`` are those before the hand and ``result`` what it added, both in the order of
    ``rules.parties``; ``seed`` says where the deal came from.
    """

    position: Position | None = None
    view: View | None = None
    options: tuple[tuple[str, object], ...] | None = None
    title: str | None = None
    scores: tuple[int, ...] | None = None
    seed: int | None = None
    notes: tuple[Note, ...] = ()
    result: tuple[int, ...] | None = None

    @classmethod
    def of(
        cls,
        hand: Position | View,
        *,
        title: str | None = None,
        seed: int | None = None,
        notes: tuple[Note, ...] = (),
    ) -> "Record":
        """Return the record of a hand up to now; its score is part of it once the hand is over.

        >>> from rooktutor.game.deal import deal
        >>> from rooktutor.rules.systems import CROWSNEST
        >>> Record.of(Position.start(CROWSNEST, deal(CROWSNEST, seed=7)), seed=7).to_act
        <Seat.EAST: 'east'>
        """
        rules = hand.rules
        over = isinstance(hand, Position) and hand.phase is Phase.OVER
        return cls(
            position=hand if isinstance(hand, Position) else None,
            view=hand if isinstance(hand, View) else None,
            options=tuple(rules.options_over(rule_set(rules.id)).items()) or None,
            title=title or None,
            scores=hand.scores if any(hand.scores) else None,
            seed=seed,
            notes=notes,
            result=hand.score().scored if over and isinstance(hand, Position) else None,
        )

    @property
    def public(self) -> Public:
        """The open part of the hand."""
        if self.position is not None:
            return self.position.public
        if self.view is not None:
            return self.view.public
        raise NotYetError("the record holds neither a position nor a view")

    @property
    def rules(self) -> RuleSet:
        """The rule set, house rules included."""
        return self.public.rules

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.public.dealer

    @property
    def phase(self) -> Phase:
        """The stage at which the record stops."""
        return self.public.phase

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is where the record stops; None when the hand is over."""
        return self.public.to_act

    @property
    def deal(self) -> Deal | None:
        """How the cards lay; None in the record of a View."""
        return self.position.deal if self.position else None

    @property
    def actions(self) -> tuple[Action, ...] | None:
        """Every action in order; None in the record of a View, which may not know the discard."""
        return self.position.actions if self.position else None

    @property
    def story(self) -> Story:
        """What the record tells, for writing and for going back in the hand."""
        public = self.public
        hands: tuple[CardSet | None, ...]
        if self.position is not None:
            hands, nest, discard = self.position.deal.hands, self.position.deal.nest, self.position.discard
        else:
            assert self.view is not None  # noqa: S101 - a record holds one of the two
            view = self.view
            seen = None if public.blind else view.dealt
            hands = tuple(seen if seat is view.seat else None for seat in Seat)
            nest = tuple(public.turned) if view.nest is None else view.nest
            discard = view.discard if view.seat is public.declarer else public.shown or None
        outsider = self.view is not None and self.view.seat is not public.declarer
        return Story(
            hands=hands,
            nest=nest,
            calls=public.auction.by_seat,
            exchanged=public.exchanged,
            announced=public.announced if outsider else None,
            announced_trumps=public.announced_trumps if outsider else None,
            discard=discard,
            trump=public.trump,
            called=public.called,
            leader=public.leader,
            tricks=public.tricks,
        )
