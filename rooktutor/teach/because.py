"""Why an answer is right or wrong, as data: which sentence, and the values in it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rooktutor.cards import Card, CardSet, Trump
from rooktutor.game.position import Position
from rooktutor.game.public import Phase, Public
from rooktutor.game.trick import Trick
from rooktutor.rules.order import Order
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat, Side

Value = str | int | Card | CardSet | Seat | Party | Trump


class Said(Enum):
    """The sentences; the values are the ends of their ids in the catalog."""

    WINS = "wins"
    LOSES = "loses"
    TURN = "turn"
    SUM = "sum"
    TAKEN = "taken"
    SHOWN_VOID = "shown-void"
    NOT_SHOWN = "not-shown"
    UNSEEN = "unseen"
    GAME = "game"


@dataclass(frozen=True, kw_only=True)
class Because:
    """One sentence: which, and what it names."""

    said: Said
    values: Mapping[str, Value] = field(default_factory=dict)


def trick_of(position: Position) -> Trick | None:
    """The trick on the table: the one begun, or else the last one that was played."""
    public = position.public
    if public.trump is None:
        return None
    if public.phase is Phase.PLAY and public.trick.cards:
        return public.trick
    return public.taken[-1] if public.taken else None


def wins(trick: Trick, order: Order) -> Because:
    """Why the winner of a trick wins it."""
    card, seat = trick.winning_card(order), trick.winner(order)
    led = trick.suit_led(order)
    if card is None or seat is None or led is None:
        raise ValueError("nobody has played to the trick")
    how = "trump" if order.suit(card) is order.trump else "led"
    return Because(
        said=Said.WINS,
        values={"seat": seat, "card": card, "how": how, "led": led, "trump": order.trump},
    )


def loses(trick: Trick, order: Order, seat: Seat) -> Because:
    """Why a seat does not win a trick."""
    card, best = trick.card_of(seat), trick.winning_card(order)
    led = trick.suit_led(order)
    if card is None or best is None or led is None:
        raise ValueError("this seat has not played to the trick")
    if order.suit(card) is order.suit(best):
        how = "lower-trump" if order.suit(card) is order.trump else "lower"
    elif order.suit(best) is order.trump:
        how = "no-trump"
    else:
        how = "off"
    return Because(
        said=Said.LOSES,
        values={"seat": seat, "card": card, "best": best, "how": how, "led": led, "trump": order.trump},
    )


def turn(position: Position) -> Because:
    """Why it is the turn of whoever is to act."""
    public = position.public
    seat = public.to_act
    if seat is None:
        raise ValueError("the hand is over")
    return Because(
        said=Said.TURN,
        values={"seat": seat, "dealer": public.dealer, "when": _when(public), **_before(public)},
    )


def _when(public: Public) -> str:
    match public.phase:
        case Phase.AUCTION:
            return public.rules.first_bidder.value if not public.auction.calls else "calls-on"
        case Phase.PLAY if public.trick.cards:
            return "plays-on"
        case Phase.PLAY if public.taken:
            return "won"
        case Phase.PLAY:
            return public.rules.first_lead.value
        case _:
            return "declares"


def _before(public: Public) -> dict[str, Value]:
    if public.phase is Phase.AUCTION and public.auction.by_seat:
        return {"before": public.auction.by_seat[-1][0]}
    if public.phase is Phase.PLAY and public.trick.cards:
        return {"before": public.trick.by_seat()[-1][0]}
    return {"before": public.declarer or public.dealer}


def total(rules: RuleSet, cards: CardSet) -> Because:
    """How the points on some cards add up."""
    counters = [card for card in cards if rules.points(card)]
    points = [rules.points(card) for card in counters]
    return Because(
        said=Said.SUM,
        values={"cards": CardSet.of(counters), "terms": added(points), "total": sum(points)},
    )


def added(numbers: list[int]) -> str:
    """A sum as one writes it.

    >>> added([10, 5]), added([]), added([20])
    ('10 + 5', '0', '20')
    """
    return " + ".join(map(str, numbers)) or "0"


def taken(public: Public, party: Party) -> Because:
    """How the points that a party has taken add up, trick by trick."""
    points = [
        trick.points(public.rules)
        for trick, winner in zip(public.taken, public.winners, strict=False)
        if (winner.side if isinstance(party, Side) else winner) is party
    ]
    return Because(
        said=Said.TAKEN,
        values={"party": party, "terms": added(points), "total": sum(points), "tricks": len(points)},
    )


def shown_void(public: Public, seat: Seat, color: Trump) -> Because:
    """Where a seat has shown that it has no more of a color, or that it never has."""
    order = public.order
    for number, trick in enumerate(public.tricks, start=1):
        card = trick.card_of(seat)
        if card is not None and seat is not trick.leader and trick.suit_led(order) is color:
            free = card in order.free and order.suit(card) is not color
            if order.suit(card) is not color and not free:
                return Because(
                    said=Said.SHOWN_VOID, values={"seat": seat, "color": color, "trick": number, "card": card}
                )
    return Because(said=Said.NOT_SHOWN, values={"seat": seat, "color": color})


def unseen(position: Position, seat: Seat, cards: CardSet, of: str) -> Because:
    """How one counts the cards that a seat cannot see."""
    view = position.view(seat)
    left = view.hidden & cards
    mine = view.hand & cards
    return Because(
        said=Said.UNSEEN,
        values={
            "of": of,
            "pack": len(cards),
            "own": len(mine),
            "gone": len(cards) - len(mine) - len(left),
            "total": len(left),
        },
    )
