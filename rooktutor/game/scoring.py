"""The score of a hand, line by line: the explanation is the computation."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from rooktutor.cards import NO_CARDS, CardSet
from rooktutor.errors import NotYetError
from rooktutor.game.public import Phase, Public
from rooktutor.rules.axes import Bonus, GoOut, MadeScore, MoonRule, MostTricksTie, NestOwner, Revoke
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Party, Seat

FLAT_PENALTY = 100
"""What a revoke costs, and brings the others, under ``revoke: flat_100`` (rule book C26)."""


class LineLabel(Enum):
    """What a line of the score sheet is about."""

    TRICK = "trick"
    NEST = "nest"
    BONUS = "bonus"
    SWEEP = "sweep"
    CAPTURED = "captured"
    MADE = "made"
    SET = "set"
    MOON_MADE = "moon-made"
    MOON_MISSED = "moon-missed"
    DEFENDED = "defended"
    REVOKED = "revoked"
    KEPT = "kept"
    CAPPED = "capped"
    TOTAL = "total"
    VOID = "void"


@dataclass(frozen=True, kw_only=True)
class ScoreLine:
    """One line of the score sheet: ``amount`` points for ``party``, and what they come from.

    ``trick`` counts from 1; ``cards`` are the counters behind the amount; ``bid`` and
    ``captured`` are filled where the line compares them; ``before`` is the score before the
    hand on a TOTAL line, ``limit`` the score at which a CAPPED line stops.
    """

    label: LineLabel
    party: Party | None
    amount: int
    trick: int | None = None
    cards: CardSet = NO_CARDS
    bid: int | None = None
    captured: int | None = None
    before: int | None = None
    limit: int | None = None


@dataclass(frozen=True, kw_only=True)
class ScoreSheet:
    """The finished hand in numbers; every tuple is in the order of ``rules.parties``.

    ``captured`` counts cards in tricks and, for whoever took the nest, those in it; ``bonus``,
    that for a sweep included, stands apart and counts towards the bid. ``scored`` is what is
    added to each score, as far as ``go_out`` lets it count, and ``scores`` the sums after the
    hand. ``made`` is None when nobody declared or a revoke ended the hand. ``match_winner`` is who
    wins the match at once, whatever the scores, because a moon decided it.
    """

    parties: tuple[Party, ...]
    lines: tuple[ScoreLine, ...]
    captured: tuple[int, ...]
    nest_points: int
    bonus: tuple[int, ...]
    scored: tuple[int, ...]
    scores: tuple[int, ...]
    made: bool | None
    match_winner: Party | None = None

    def of(self, party: Party) -> int:
        """What the hand adds to the score of ``party``."""
        return self.scored[self.parties.index(party)]


def side_score(rules: RuleSet, bid: int, points: int, *, declaring: bool, moon: bool = False) -> int:
    """Return what a side scores for a hand in which it took ``points``, bonus included.

    ``moon`` says that the bid is a moon. One that decides the match is scored like any other bid.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> [side_score(CROWSNEST, 80, points, declaring=True) for points in (95, 80, 75)]
    [80, 80, -80]
    """
    if not declaring:
        return points
    if moon and rules.moon is MoonRule.FIXED:
        return rules.moon_points if points >= bid else -rules.moon_points
    if points < bid:
        return -bid
    match rules.made_score:
        case MadeScore.BID:
            return bid
        case MadeScore.CAPTURED:
            return points


def score_difference(rules: RuleSet, bid: int, declaring_points: int, *, moon: bool = False) -> int:
    """Return the score of the declaring side less that of the defenders, for one hand.

    ``declaring_points`` are as ``taken_by_sides`` reads them. A ``moon`` that decides the match is
    worth the target.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> score_difference(CROWSNEST, 80, 95), score_difference(CROWSNEST, 80, 75)
    (55, -125)
    """
    points, defended = taken_by_sides(rules, declaring_points)
    if moon and rules.moon is MoonRule.GAME:
        return rules.target if points >= bid else -rules.target
    return side_score(rules, bid, points, declaring=True, moon=moon) - defended


def taken_by_sides(rules: RuleSet, declaring_points: int) -> tuple[int, int]:
    """Return the points of the declaring side and of the defenders, bonus and sweep included.

    ``declaring_points`` is one number for both: what the declaring side took, less the
    ``sweep_mark`` if it took no trick, and with the ``tie_mark`` if nobody earned the bonus.

    >>> from rooktutor.rules.systems import rule_set
    >>> taken_by_sides(rule_set("partnership"), 70), taken_by_sides(rule_set("partnership"), 71)
    ((70, 50), (70, 30))
    """
    points, swept = declaring_points, 0
    if declaring_points < 0:
        points, swept = declaring_points + sweep_mark(rules), rules.sweep_points
    lost = 0
    if (mark := tie_mark(rules)) and points % UNIT == mark:
        points, lost = points - mark, rules.bonus_points
    return points, max(0, rules.total_points - points - lost) + swept


UNIT = 5
"""What divides all points of the usual games."""


@lru_cache(maxsize=64)
def tie_mark(rules: RuleSet) -> int:
    """Return what a solver adds to the declaring side's points to say that most tricks were a tie.

    It is too little to change what is best or whether a bid is made. 0 where somebody always gets
    the bonus, or where points do not come in fives, so that a mark could not be told from points.

    >>> from rooktutor.rules.systems import CROWSNEST, rule_set
    >>> tie_mark(CROWSNEST), tie_mark(rule_set("partnership"))
    (0, 1)
    """
    if rules.bonus is not Bonus.MOST_TRICKS or rules.most_tricks_tie is not MostTricksTie.NONE:
        return 0
    numbers = (*rules.points_by_index, rules.bonus_points, rules.sweep_points, rules.bid_step)
    return int(rules.hand % 2 == 0 and not any(number % UNIT for number in numbers))


def sweep_mark(rules: RuleSet) -> int:
    """Return what a solver takes off the declaring side's points to say that the others took every trick.

    It is more than there is in the cards, so that such points are negative and no others are: one
    number then tells what both sides score. 0 where a sweep brings nothing.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> sweep_mark(CROWSNEST), sweep_mark(CROWSNEST.with_options({"sweep_points": 20}))
    (0, 140)
    """
    return rules.sweep_points and rules.card_points + rules.sweep_points


def counted(rules: RuleSet, before: int, amount: int, *, made: bool) -> int:
    """Return what of ``amount`` is added to a score of ``before``, where the rules stop some scores.

    ``made`` says that the side made a bid of its own in this hand. A score that is over the limit
    already stays where it is; what comes off a score always counts.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> rules = CROWSNEST.with_options({"go_out": "made_bid"})
    >>> [counted(rules, before, 40, made=False) for before in (200, 270, 295)]
    [40, 25, 0]
    """
    if made or rules.go_out is GoOut.ANY_HAND:
        return amount
    return min(amount, max(0, rules.cap - before))


def score(public: Public, declaring: frozenset[Seat], discard: CardSet | None) -> ScoreSheet:
    """Return the score sheet of a finished hand.

    ``declaring`` are the seats on declarer's side and ``discard`` the cards laid away.
    Raises NotYetError before the hand is over. Rule book P25 to P30, C16 to C18, C26.
    """
    if public.phase is not Phase.OVER:
        raise NotYetError("the hand is not over")
    rules = public.rules
    zeros = (0,) * len(rules.parties)
    bid = public.bid
    if bid is None or public.redealt:
        void = ScoreLine(label=LineLabel.VOID, party=None, amount=0)
        return ScoreSheet(
            parties=rules.parties, lines=(void,), captured=zeros, nest_points=0, bonus=zeros,
            scored=zeros, scores=public.scores, made=None,
        )  # fmt: skip
    nest_seat = _nest_owner(public)
    nest = discard or NO_CARDS
    nest_points = 0 if nest_seat is None else rules.counters(nest)
    bonuses = _bonuses(public, declaring)
    defending = frozenset(Seat) - declaring
    lines = _capture_lines(public, nest, nest_seat)
    captured = {}
    for team in (declaring, defending):
        points = sum(public.points_by_seat[seat.index] for seat in team)
        captured[team] = points + (nest_points if nest_seat in team else 0)
    sweep = _sweep(public, declaring)
    for team in (declaring, defending):
        for label, points in ((LineLabel.BONUS, bonuses[team]), (LineLabel.SWEEP, sweep[team])):
            if points:
                lines += [ScoreLine(label=label, party=each, amount=points) for each in _parties(rules, team)]
        bonuses[team] += sweep[team]
    made = None if public.stopped else captured[declaring] + bonuses[declaring] >= bid
    before = dict(zip(rules.parties, public.scores, strict=True))
    scored: dict[Party, int] = {}
    for team in (declaring, defending):
        total = captured[team] + bonuses[team]
        label, amount = _outcome(public, team, total, bid, declares=team is declaring)
        for party in _parties(rules, team):
            lines.append(ScoreLine(label=LineLabel.CAPTURED, party=party, amount=total))
            lines.append(ScoreLine(label=label, party=party, amount=amount, bid=bid, captured=total))
            own = made is True and team is declaring
            scored[party] = counted(rules, before[party], amount, made=own)
            if scored[party] != amount:
                lost = scored[party] - amount
                lines.append(ScoreLine(label=LineLabel.CAPPED, party=party, amount=lost, limit=rules.cap))
    after = {party: before[party] + scored[party] for party in rules.parties}
    lines.extend(
        ScoreLine(label=LineLabel.TOTAL, party=party, amount=after[party], before=before[party])
        for party in rules.parties
    )
    team_of = {party: team for team in (declaring, defending) for party in _parties(rules, team)}
    return ScoreSheet(
        parties=rules.parties,
        lines=tuple(lines),
        captured=tuple(captured[team_of[party]] for party in rules.parties),
        nest_points=nest_points,
        bonus=tuple(bonuses[team_of[party]] for party in rules.parties),
        scored=tuple(scored[party] for party in rules.parties),
        scores=tuple(after[party] for party in rules.parties),
        made=made,
        match_winner=_moon_winner(public, declaring, made=made),
    )


def _outcome(
    public: Public, team: frozenset[Seat], total: int, bid: int, *, declares: bool
) -> tuple[LineLabel, int]:
    """What a team scores for a hand in which it took ``total``, and what to call that."""
    rules, offence = public.rules, public.offence
    if offence is not None and public.stopped:
        flat = rules.revoke is Revoke.FLAT_100
        if offence.seat in team:
            lost = side_score(rules, bid, 0, declaring=True, moon=public.auction.moon)
            return LineLabel.REVOKED, -FLAT_PENALTY if flat else lost
        return LineLabel.KEPT, FLAT_PENALTY if flat else total
    moon = public.auction.moon
    label = LineLabel.DEFENDED
    if declares:
        made, missed = (
            (LineLabel.MOON_MADE, LineLabel.MOON_MISSED) if moon else (LineLabel.MADE, LineLabel.SET)
        )
        label = made if total >= bid else missed
    return label, side_score(rules, bid, total, declaring=declares, moon=moon)


def _moon_winner(public: Public, declaring: frozenset[Seat], *, made: bool | None) -> Party | None:
    """Who wins the match by a moon, made or missed; None where that is not at stake.

    Where a revoke loses the bid, it loses the match with it; where it costs a number of points, no
    more than those.
    """
    rules, declarer = public.rules, public.declarer
    if rules.moon is not MoonRule.GAME or not public.auction.moon or declarer is None:
        return None
    if made is None:
        if public.offence is None or rules.revoke is Revoke.FLAT_100:
            return None
        made = public.offence.seat not in declaring
    return rules.party(declarer if made else declarer.next)


def _parties(rules: RuleSet, team: frozenset[Seat]) -> Iterable[Party]:
    return [party for party in rules.parties if any(rules.party(seat) is party for seat in team)]


def _capture_lines(public: Public, nest: CardSet, nest_seat: Seat | None) -> list[ScoreLine]:
    rules = public.rules
    lines = [
        ScoreLine(
            label=LineLabel.TRICK,
            party=rules.party(winner),
            amount=trick.points(rules),
            trick=number,
            cards=trick.card_set() & rules.counting_cards,
        )
        for number, (winner, trick) in enumerate(zip(public.winners, public.taken, strict=True), start=1)
        if trick.points(rules)
    ]
    if rules.nest and nest_seat is not None:
        lines.append(
            ScoreLine(
                label=LineLabel.NEST,
                party=rules.party(nest_seat),
                amount=rules.counters(nest),
                cards=nest & rules.counting_cards,
            )
        )
    return lines


def _nest_owner(public: Public) -> Seat | None:
    """Who takes the nest; None when a revoke stopped the hand before its last trick."""
    if len(public.taken) < public.rules.hand:
        return None
    match public.rules.nest_owner:
        case NestOwner.LAST_TRICK:
            return public.winners[-1]
        case NestOwner.DECLARER:
            assert public.declarer is not None  # noqa: S101 - a played hand has a declarer
            return public.declarer


def _sweep(public: Public, declaring: frozenset[Seat]) -> dict[frozenset[Seat], int]:
    """The points of each team for taking every trick of the hand."""
    won = sum(public.tricks_won(seat) for seat in declaring)
    teams = {declaring: won, frozenset(Seat) - declaring: len(public.winners) - won}
    return {team: public.rules.sweep_points * (tricks == public.rules.hand) for team, tricks in teams.items()}


def _bonuses(public: Public, declaring: frozenset[Seat]) -> dict[frozenset[Seat], int]:
    """The bonus points of each team (rule book C17, C18)."""
    rules = public.rules
    defending = frozenset(Seat) - declaring
    bonuses = {declaring: 0, defending: 0}
    if len(public.taken) < rules.hand:
        return bonuses
    match rules.bonus:
        case Bonus.NONE:
            pass
        case Bonus.LAST_TRICK:
            bonuses[declaring if public.winners[-1] in declaring else defending] = rules.bonus_points
        case Bonus.MOST_TRICKS:
            won = sum(public.tricks_won(seat) for seat in declaring)
            lost = len(public.winners) - won
            if won != lost:
                bonuses[declaring if won > lost else defending] = rules.bonus_points
            else:
                match rules.most_tricks_tie:
                    case MostTricksTie.NONE:
                        pass
                    case MostTricksTie.DEFENDERS:
                        bonuses[defending] = rules.bonus_points
                    case MostTricksTie.SPLIT:
                        bonuses = dict.fromkeys(bonuses, rules.bonus_points // 2)
    return bonuses
