"""Search simulated hands for those that teach one thing, and write them as hand records.

    python scripts/find_hands.py --games crowsnest buckeye --deals 300 --out found/

Hands are bid, exchanged and played by rules of thumb, so they hold honest mistakes. Each decision of the
play within reach of the exact solver is solved with all hands open, and a hand is kept when one of these
moments is in it:

- ``only card``: of several cards that differ a single one makes the bid, or sets it;
- ``thrown``: the card played gave away a bid that was made, or let one through that was set;
- ``worth``: one card is ten points or more better than every other;
- ``discard``: another discard, everything else by best play, would have made a bid that this one sets;
- ``nest``: only the cards laid away make the bid or set it;
- ``bird``: the bird is lost to the other side because it was the only trump.

For each moment of the play it also says whether a seat that does not see the other hands would find the
card (``fair``), and which reasons the tutor gives for it. A person then chooses, writes title and notes,
and ``rooktutor lessons --check`` proves them.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import yaml

from rooktutor.cards import ROOK, CardSet
from rooktutor.explain.annotate import annotate
from rooktutor.game.actions import Action, Discard
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Record, write
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from rooktutor.solve._chart import chart
from rooktutor.solve.contracts import Way, table_at_lead
from rooktutor.solve.discards import discards
from rooktutor.solve.montecarlo import evaluate, evaluate_open
from rooktutor.solve.players import RulesPlayer
from rooktutor.solve.solving import OPEN_REACH, best_points
from rooktutor.solve.values import Budget, Evaluation, Exactness

LAYOUTS = 40
"""Layouts behind the question whether a seat can find the card."""
OTHER_DISCARDS = 12
"""Discards that are tried in the place of the one that was made."""
ENOUGH = 10
"""Points by which a card must be better than the next to be worth a lesson."""


@dataclass(frozen=True)
class Moment:
    """Something worth showing: what kind, where, and what the solver says about it."""

    kind: str
    at: str
    says: dict[str, object]


def played(game: str, seed: int) -> list[Position]:
    """Return every position of one hand played by rules of thumb."""
    rules = rule_set(game)
    position = Position.start(rules, deal(rules, seed, list(Seat)[seed % 4]))
    line, player = [position], RulesPlayer()
    while position.phase is not Phase.OVER:
        seat = position.to_act
        assert seat is not None  # noqa: S101 - the hand is not over
        position = position.after(player.act(position.view(seat), seed))
        line.append(position)
    return line


def moments(line: list[Position]) -> Iterator[Moment]:
    """Yield what is worth showing in one hand, in the order in which it happens."""
    end = line[-1]
    if end.declarer is None or end.public.redealt:
        return
    yield from _of_discard(line)
    for before, after in pairwise(line):
        if before.phase is Phase.PLAY and len(before.legal_actions()) > 1:
            action = after.actions[-1]
            yield from _of_play(before, action)
    yield from _of_nest(end)
    yield from _of_bird(end)


def _at(position: Position) -> str:
    """Where in the hand a card is to be played, as notes name it."""
    trick, card = len(position.public.tricks), len(position.trick.cards)
    number = trick if card else trick + 1
    return f"trick {number} card {card + 1}" if card else f"trick {number}"


def _of_play(position: Position, action: Action) -> Iterator[Moment]:
    """A card that decides the hand, or one that costs fewest counters."""
    if len(position.hand(position.to_act)) > OPEN_REACH.whole:  # type: ignore[arg-type]
        return
    found = evaluate_open(position)
    if found.state is not Exactness.EXACT or len(found) < 2:
        return
    seat = position.to_act
    assert seat is not None  # noqa: S101 - a card is to be played
    declares = seat in (position.view(seat).declaring or (position.declarer,))
    good = [value for value in found if bool(value.p_make) is declares]
    taken = found.value(action)
    assert taken is not None  # noqa: S101 - every legal card was solved
    ends = "makes" if declares else "sets"
    if good and len(good) < len(found) and bool(taken.p_make) is not declares:
        yield Moment("thrown", _at(position), {"played": str(action), **_told(position, found, ends)})
    elif len(good) == 1 and len(found) > 2:
        yield Moment("only card", _at(position), _told(position, found, ends))
    elif len(found) > 2 and found.values[0].mean - found.values[1].mean >= ENOUGH:
        yield Moment("worth", _at(position), {"played": str(action), **_told(position, found, ends)})


def _told(position: Position, found: Evaluation, ends: str) -> dict[str, object]:
    """Return what the solver says about a card, and whether a seat could know it."""
    seat = position.to_act
    assert seat is not None  # noqa: S101 - a card is to be played
    view = position.view(seat)
    seen = evaluate(view, budget=Budget(LAYOUTS), seed=1)
    best = found.best
    note = next(note for note in annotate(view, seen) if note.action == best.action)
    makes = [str(action) for value in found if value.p_make == 1 for action in value.covers]
    fails = [str(action) for value in found if value.p_make == 0 for action in value.covers]
    return {
        "seat": seat.value,
        ends: str(best.action),
        "make": " ".join(makes),
        "set": " ".join(fails),
        "ahead by": round(best.mean - found.values[1].mean),
        "fair": best.action in seen.best.covers,
        "why": [reason.principle for reason in note.reasons],
    }


def _of_discard(line: list[Position]) -> Iterator[Moment]:
    """A discard that cost the bid, or made it, beside a few others."""
    end = line[-1]
    before = next((p for p in line if p.phase is Phase.DISCARD), None)
    laid, trump, declarer = end.discard, end.trump, end.declarer
    if before is None or laid is None or trump is None or declarer is None or end.bid is None:
        return
    rules, pool = end.rules, before.hand(declarer).mask
    if rules.hand > OPEN_REACH.whole:
        return
    hands = [hand.mask for hand in before.hands]
    called = end.public.called.index if end.public.called else -1
    tried = [laid.mask, *discards(rules, chart(rules, trump), pool, OTHER_DISCARDS)]
    legal = [mask for mask in dict.fromkeys(tried) if before.why_illegal(Discard(CardSet(mask))) is None]
    leader = line[-1].public.tricks[0].leader.index
    dealer = end.deal.dealer.index
    tables = [
        table_at_lead(rules, hands, pool, declarer.index, dealer, Way(trump, mask, called, leader))
        for mask in legal
    ]
    points = dict(zip(legal, best_points(tables, reach=OPEN_REACH), strict=True))
    made = {mask: taken >= end.bid for mask, taken in points.items()}
    if len(set(made.values())) == 2:
        better = max(points, key=lambda mask: points[mask])
        yield Moment(
            "discard",
            "exchange",
            {
                "laid": str(laid),
                "made with it": made[laid.mask],
                "best": str(CardSet(better)),
                "points": {str(CardSet(mask)): taken for mask, taken in points.items()},
            },
        )


def _of_nest(end: Position) -> Iterator[Moment]:
    sheet, bid = end.score(), end.bid
    assert end.declarer is not None and bid is not None  # noqa: S101, PT018 - the hand was played
    if not sheet.nest_points:
        return
    place = sheet.parties.index(end.rules.party(end.declarer))
    taken = sheet.captured[place] + sheet.bonus[place]
    last = end.public.winners[-1]
    own = last in (end.view(end.declarer).declaring or (end.declarer,))
    if own and taken >= bid > taken - sheet.nest_points:
        yield Moment("nest", "score", {"made by": sheet.nest_points, "taken": taken, "bid": bid})
    if not own and taken < bid <= taken + sheet.nest_points:
        yield Moment("nest", "score", {"set by": sheet.nest_points, "taken": taken, "bid": bid})


def _of_bird(end: Position) -> Iterator[Moment]:
    declaring = end.view(end.declarer).declaring or ()  # type: ignore[arg-type]
    for number, (trick, winner) in enumerate(zip(end.public.tricks, end.public.winners, strict=True), 1):
        for seat, card in trick.by_seat():
            lost = (seat in declaring) is not (winner in declaring)
            if card == ROOK and lost and len(trick.cards) > 1 and seat is not trick.leader:
                yield Moment("bird", f"trick {number}", {"seat": seat.value, "lost to": winner.value})


def main() -> None:
    """Search, write records, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", nargs="*", default=[*RULE_SETS])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="*", help="keep only hands with a moment of these kinds")
    parser.add_argument("--out", type=Path, required=True, help="a directory for the records")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        for seed in range(asked.seed, asked.seed + asked.deals):
            line = played(game, seed)
            found = list(moments(line))
            kinds = [moment.kind for moment in found]
            if not found or (asked.kinds and not set(kinds) & set(asked.kinds)):
                continue
            name = f"{game}_{seed}"
            (asked.out / f"{name}.rook.yaml").write_text(
                write(Record.of(line[-1], seed=seed)), encoding="utf-8"
            )
            told = [{"kind": moment.kind, "at": moment.at, **moment.says} for moment in found]
            text = yaml.safe_dump(told, sort_keys=False, allow_unicode=True, width=110)
            (asked.out / f"{name}.moments.yaml").write_text(text, encoding="utf-8")
            print(name, ", ".join(kinds), flush=True)


if __name__ == "__main__":
    main()
