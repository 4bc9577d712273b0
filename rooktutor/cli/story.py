"""What ``rooktutor replay`` tells: every step of a hand, what was legal there, and what came of it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.game import legal
from rooktutor.game.actions import Action, Bid
from rooktutor.game.match import next_dealer, standing_after
from rooktutor.game.play import legal_plays
from rooktutor.game.public import Phase, Public
from rooktutor.game.record import Record
from rooktutor.game.scoring import ScoreSheet
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import NestVisibility
from rooktutor.seats import Seat

Json = dict[str, Any]


def told(record: Record) -> Json:
    """Return the replay of ``record`` as ``replay --json`` prints it.

    Fields that the hand has not reached are None. In the record of a View, what its seat cannot
    know, such as the legal cards of another hand, is None too.
    """
    public = record.public
    story: Json = {
        "rules": record.rules.id,
        "dealer": record.dealer.value,
        "auction": {
            "legal": [list(map(word, calls)) for calls in legal_calls(record)],
            "declarer": None if public.declarer is None else public.declarer.value,
            "bid": public.bid,
        },
    }
    if not is_void(public):
        story["exchange"] = _exchange(record)
        story["trump"] = None if public.trump is None else public.trump.value
    if public.leader is not None:
        story["lead"] = public.leader.value
    story["tricks"] = [
        _trick(public, number, trick, legal)
        for number, (trick, legal) in enumerate(zip(public.tricks, legal_cards(record), strict=True))
    ]
    return story | _score(record)


def is_void(public: Public) -> bool:
    """Whether the auction ended without a declarer: all passed, or a seat asked for new cards."""
    return public.auction.over and public.declarer is None


def word(action: Action) -> str | int:
    """Return the word or number that JSON has for an action."""
    return action.amount if isinstance(action, Bid) else str(action)


def legal_calls(record: Record) -> Iterable[tuple[Action, ...]]:
    """What was legal at each call that was made; a misdeal only as far as the hand is known."""
    public, hands = record.public, record.story.hands
    top = record.rules.nest_visibility is NestVisibility.TOP_CARD
    turned = public.turned if top else NO_CARDS
    for count, (seat, call) in enumerate(public.auction.by_seat):
        auction = replace(public.auction, calls=public.auction.calls[:count])
        calls = legal.legal_calls(replace(public, auction=auction, turned=turned), hands[seat.index])
        yield calls if call in calls else (*calls, call)


def legal_cards(record: Record) -> list[list[CardSet | None]]:
    """What was legal at each card that was played, trick by trick; None where the hand is not known."""
    public = record.public
    hands = list(_hands(record))
    tricks: list[list[CardSet | None]] = []
    for played in public.tricks:
        trick = Trick(played.leader)
        legal: list[CardSet | None] = []
        for seat, card in played.by_seat():
            hand = hands[seat.index]
            if hand is None:
                legal.append(None)
            else:
                legal.append(legal_plays(public.rules, public.order, hand, trick))
                hands[seat.index] = hand.without(card)
            trick = trick.with_card(card)
        tricks.append(legal)
    return tricks


def _hands(record: Record) -> Iterable[CardSet | None]:
    """What each seat held at the first lead."""
    for seat in Seat:
        if record.position is not None:
            yield record.position.hand(seat) | record.public.played_by[seat.index]
        elif record.view is not None and record.view.seat is seat:
            yield record.view.hand | record.public.played_by[seat.index]
        else:
            yield None


def _exchange(record: Record) -> Json | None:
    public = record.public
    if not public.auction.over:
        return None
    if not record.rules.nest:
        return {"size": 0, "discard": []}
    if not public.exchanged:
        return None
    discard = known_discard(record)
    return {"size": record.rules.nest, "discard": None if discard is None else list(map(str, discard))}


def known_discard(record: Record) -> CardSet | None:
    """The cards laid away, where the record knows all of them."""
    if record.position is not None:
        return record.position.discard
    if record.view is not None and record.view.discard is not None:
        return record.view.discard
    shown = record.public.shown
    return shown if len(shown) == record.rules.nest and shown else None


def _trick(public: Public, number: int, trick: Trick, legal: list[CardSet | None]) -> Json:
    done = trick.complete
    return {
        "leader": trick.leader.value,
        "legal": [None if cards is None else list(map(str, cards)) for cards in legal],
        "cards": list(map(str, trick.cards)),
        "winner": public.winners[number].value if done else None,
        "points": trick.points(public.rules) if done else None,
    }


def sheet_of(record: Record) -> ScoreSheet | None:
    """The score of the hand, where it is over and the record knows all of it."""
    over = record.phase is Phase.OVER
    return record.position.score() if over and record.position is not None else None


def _score(record: Record) -> Json:
    parties = [str(party) for party in record.rules.parties]
    names = (
        "captured",
        "nest_points",
        "bonus",
        "scored",
        "made",
        "scores",
        "game_over",
        "winner",
        "next_dealer",
    )
    story: Json = dict.fromkeys(names)
    sheet = sheet_of(record)
    if is_void(record.public):
        del story["captured"]
    if sheet is None or record.position is None:
        return story
    end = standing_after(record.position)
    values: Json = {
        "captured": dict(zip(parties, sheet.captured, strict=True)),
        "nest_points": sheet.nest_points,
        "bonus": dict(zip(parties, sheet.bonus, strict=True)),
        "scored": dict(zip(parties, sheet.scored, strict=True)),
        "made": sheet.made,
        "scores": dict(zip(parties, sheet.scores, strict=True)),
        "game_over": end.over,
        "winner": None if end.winner is None else str(end.winner),
        "next_dealer": next_dealer(record.position).value,
    }
    return {name: values[name] for name in story}
