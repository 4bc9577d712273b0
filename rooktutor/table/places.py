"""The places at the table as the page shows them: seats, tricks, the nest, the contract, the scores."""

from rooktutor.cards import CardSet, Color
from rooktutor.game.actions import Bid
from rooktutor.game.public import Phase, Public
from rooktutor.game.trick import Trick
from rooktutor.rules.axes import NestVisibility
from rooktutor.seats import Party, Seat
from rooktutor.solve.prospects import point_step
from rooktutor.table.contract_parts import (
    Contract,
    Mark,
    NestView,
    PartyScore,
    PlayedCard,
    SeatView,
    TrickView,
)
from rooktutor.table.scene import Scene, seat_id, side_id
from rooktutor.text.render import MINUS


def seats(scene: Scene) -> list[SeatView]:
    """The four seats, clockwise from the learner."""
    return [_seat(scene, seat) for seat in scene.learner.clockwise()]


def _seat(scene: Scene, seat: Seat) -> SeatView:
    public = scene.position.public
    turn = public.to_act is seat
    party = scene.rules.party(seat)
    calls = [call for caller, call in public.auction.by_seat if caller is seat]
    tricks = public.tricks_won(seat)
    count = len(scene.position.hand(seat))
    badges = [("dealer", seat is public.dealer), ("declarer", seat is public.declarer)]
    return SeatView(
        seat=seat_id(seat),
        name=scene.seat(seat),
        role=_role(scene, seat),
        side=side_id(scene, party),
        side_text=scene.side_of(seat),
        dealer=seat is public.dealer,
        declarer=seat is public.declarer,
        turn=turn,
        badges=[scene.say(f"badge-{name}") for name, shown in badges if shown],
        count=count,
        count_text=scene.say("cards", count=count),
        cards=scene.faces(scene.position.hand(seat)) if scene.open and seat is not scene.learner else None,
        call=call_text(scene, calls[-1]) if calls and public.phase is Phase.AUCTION else "",
        passed=seat in public.auction.passed and public.phase is Phase.AUCTION,
        tricks=tricks,
        tricks_text=scene.say("tricks", count=tricks) if tricks else "",
        voids=[
            Mark(
                color=color.value,
                letter=scene.say("color-letter", color=color.value),
                text=scene.say("void", seat=seat.value, color=color.value),
            )
            for color in Color
            if color in public.voids[seat]
        ],
    )


def _role(scene: Scene, seat: Seat) -> str:
    if seat is scene.learner:
        return scene.say("you")
    if seat is scene.learner.partner and scene.side_of(seat):
        return scene.say("partner")
    return ""


def call_text(scene: Scene, call: object) -> str:
    """A call in words."""
    return scene.say("call-bid", amount=call.amount) if isinstance(call, Bid) else scene.say(f"call-{call}")


def trick(scene: Scene) -> TrickView | None:
    """The trick in the middle: the unfinished one, or the last one until the next is led."""
    public = scene.position.public
    if public.trump is None or not public.tricks:
        return None
    return trick_view(scene, len(public.tricks))


def last_trick(scene: Scene) -> TrickView | None:
    """The trick before the one in the middle."""
    count = len(scene.position.public.tricks)
    return trick_view(scene, count - 1) if count > 1 else None


def trick_view(scene: Scene, number: int) -> TrickView:
    """One trick of the hand, by its number from 1."""
    public = scene.position.public
    shown = public.tricks[number - 1]
    winner = shown.winner(public.order)
    points = shown.points(scene.rules)
    return TrickView(
        number=number,
        title=scene.say("trick-title", number=number, total=scene.rules.hand),
        plays=_plays(scene, shown, winner),
        complete=shown.complete,
        winner=seat_id(winner) if winner and shown.complete else None,
        text=_trick_text(scene, shown, winner, points),
        points_text=scene.say("points", points=points),
    )


def _plays(scene: Scene, shown: Trick, winner: Seat | None) -> list[PlayedCard]:
    return [
        PlayedCard(
            seat=seat_id(seat),
            face=scene.face(card),
            winning=seat is winner,
            text=scene.say("log-play", seat=seat.value, card=scene.code(card)),
        )
        for seat, card in shown.by_seat()
    ]


def _trick_text(scene: Scene, shown: Trick, winner: Seat | None, points: int) -> str:
    if winner is None:
        return ""
    return scene.say("trick-won" if shown.complete else "trick-winning", seat=winner.value, points=points)


def nest(scene: Scene) -> NestView | None:
    """The nest or what was laid away; its cards only as far as the learner may know them."""
    if not scene.rules.nest:
        return None
    public = scene.position.public
    if public.exchanged:
        return _laid_away(scene, public)
    known = _nest_known(scene, public)
    return NestView(
        title=scene.say("nest"),
        count=scene.rules.nest,
        cards=scene.faces(known) if known is not None else None,
        text=scene.say("cards", count=scene.rules.nest),
    )


def _laid_away(scene: Scene, public: Public) -> NestView:
    over = public.phase is Phase.OVER
    buried = scene.position.discard or CardSet()
    shown = buried if over or scene.open or scene.view.discard is not None else public.shown
    return NestView(
        title=scene.say("laid-away"),
        count=len(buried),
        cards=scene.faces(shown) if shown else None,
        text=scene.say("points", points=scene.rules.counters(buried))
        if shown == buried
        else scene.say("cards", count=len(buried)),
    )


def _nest_known(scene: Scene, public: Public) -> CardSet | None:
    dealt = scene.position.deal.nest
    if scene.open or public.phase is Phase.OVER or scene.view.nest is not None:
        return CardSet.of(dealt)
    if public.turned and scene.rules.nest_visibility is not NestVisibility.HIDDEN:
        return public.turned
    return None


def contract(scene: Scene) -> Contract:
    """What the hand is played for."""
    public = scene.position.public
    trump = public.trump
    bid = public.bid if public.bid is not None else public.auction.high
    by = public.declarer or public.auction.high_bidder
    shown = Contract(
        trump=trump.value if trump else None,
        trump_letter=scene.say("color-letter", color=trump.value) if trump else "",
        trump_text=scene.say("color", color=trump.value) if trump else scene.say("no-trump-yet"),
        bid=bid,
        bid_text=_bid_text(scene, bid),
        declarer=seat_id(public.declarer) if public.declarer else None,
        declarer_text=scene.say("declarer", seat=by.value) if by else "",
    )
    if public.called is not None:
        shown["called"] = scene.face(public.called)
    return shown


def _bid_text(scene: Scene, bid: int | None) -> str:
    if bid is None:
        return scene.say("no-bid-yet")
    return scene.say("moon-amount" if scene.position.public.auction.moon else "bid-amount", amount=bid)


def scores(scene: Scene) -> list[PartyScore]:
    """The standing of each side or seat, the learner's first."""
    rules = scene.rules
    mine = rules.party(scene.learner)
    order = [mine, *(party for party in rules.parties if party is not mine)]
    return [_score(scene, party) for party in order]


def _score(scene: Scene, party: Party) -> PartyScore:
    public = scene.position.public
    rules = scene.rules
    over = scene.position.phase is Phase.OVER
    place = rules.parties.index(party)
    members = [seat for seat in Seat if rules.party(seat) is party]
    points = sum(public.points_by_seat[seat.index] for seat in members)
    total = public.scores[place]
    if over:
        sheet = scene.position.score()
        points, total = sheet.captured[place] + sheet.bonus[place], sheet.scores[place]
    tricks = sum(public.tricks_won(seat) for seat in members)
    goal, goal_text = _goal(scene, party, points, tricks)
    return PartyScore(
        party=str(party),
        label=scene.party(party),
        side=side_id(scene, party),
        points=points,
        points_text=scene.say("points", points=points),
        goal=goal,
        goal_text=goal_text,
        total=total,
        total_text=str(total).replace("-", MINUS),
        tricks_text=scene.say("tricks", count=tricks) if tricks else "",
    )


def _goal(scene: Scene, party: Party, points: int, tricks: int) -> tuple[int | None, str]:
    """What the declaring side still needs, in fixed partnerships."""
    declarer, bid = scene.position.declarer, scene.position.bid
    if declarer is None or bid is None or isinstance(party, Seat):
        return None, ""
    if scene.position.phase is Phase.OVER:
        return (bid, "") if party is declarer.side else (None, "")
    if party is declarer.side:
        return bid, scene.say("goal-left", points=bid - points) if points < bid else scene.say("goal-made")
    setting = scene.rules.total_points - bid + point_step(scene.rules)
    if setting <= 0 and not tricks:  # a bid that only a sweep can make
        return None, scene.say("goal-set-trick")
    return None, scene.say("goal-set", points=setting - points) if points < setting else scene.say(
        "goal-is-set"
    )
