"""Bonus, made or set, what everybody scores, revokes, and when a match is over."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tests.oracle.deck import Rules, total
from tests.oracle.play import trick_winner
from tests.oracle.presets import SEATS, left_of, partner_of, side_of

Trick = tuple[str, Sequence[str]]  # the leader, four cards in order
Number = int | Fraction


def bidding_team(rules: Rules, declarer: str, partner: str | None) -> list[str]:
    """The seats that have to make the bid; in the game with a called partner possibly one."""
    if rules["teams"] == "fixed":
        return sorted([declarer, partner_of(declarer)], key=SEATS.index)
    return sorted({declarer, partner} - {None}, key=SEATS.index)  # type: ignore[arg-type]


def captured(
    rules: Rules, declarer: str, partner: str | None, tricks: Sequence[Trick], away: Sequence[str], trump: str
) -> tuple[int, int]:
    """Card points of bidders and defenders, nest included, bonus not."""
    team = bidding_team(rules, declarer, partner)
    mine = theirs = 0
    for leader, cards in tricks:
        if trick_winner(rules, leader, cards, trump) in team:
            mine += total(rules, cards)
        else:
            theirs += total(rules, cards)
    nest = total(rules, away)
    if nest_goes_to_bidders(rules, team, tricks, trump):
        return mine + nest, theirs
    return mine, theirs + nest


def nest_goes_to_bidders(rules: Rules, team: Sequence[str], tricks: Sequence[Trick], trump: str) -> bool:
    """Whether the laid-away cards count for the bidding team."""
    if rules["nest_owner"] == "declarer":
        return True
    leader, cards = tricks[-1]
    return trick_winner(rules, leader, cards, trump) in team


def bonus(rules: Rules, team: Sequence[str], tricks: Sequence[Trick], trump: str) -> tuple[Number, Number]:
    """The bonus of bidders and defenders."""
    winners = [trick_winner(rules, leader, cards, trump) for leader, cards in tricks]
    mine = sum(winner in team for winner in winners)
    return bonus_by_count(rules, (mine, len(winners) - mine), winners[-1] in team)


def bonus_by_count(rules: Rules, tricks: tuple[int, int], bidders_took_last: bool) -> tuple[Number, Number]:
    """The bonus of bidders and defenders, from the tricks of each and the last one."""
    mine, theirs = sweep(rules, tricks)
    plain = _bonus_without_sweep(rules, tricks, bidders_took_last)
    return mine + plain[0], theirs + plain[1]


def sweep(rules: Rules, tricks: tuple[int, int]) -> tuple[int, int]:
    """What bidders and defenders get for taking every trick of the hand."""
    amount, (mine, theirs) = int(str(rules["sweep_points"])), tricks
    return (amount if theirs == 0 else 0), (amount if mine == 0 else 0)


def _bonus_without_sweep(
    rules: Rules, tricks: tuple[int, int], bidders_took_last: bool
) -> tuple[Number, Number]:
    amount = int(str(rules["bonus_points"]))
    if rules["bonus"] == "none":
        return 0, 0
    if rules["bonus"] == "last_trick":
        return (amount, 0) if bidders_took_last else (0, amount)
    mine, theirs = tricks
    if mine != theirs:
        return (amount, 0) if mine > theirs else (0, amount)
    half = amount // 2 if amount % 2 == 0 else Fraction(amount, 2)
    return {"none": (0, 0), "defenders": (0, amount), "split": (half, half)}[str(rules["most_tricks_tie"])]


def made_or_set(rules: Rules, bid: int, mine: Number, theirs: Number) -> tuple[Number, Number]:
    """What bidders and defenders write down, when they took these points (bonus included)."""
    if mine < bid:
        return -bid, theirs
    return (bid if rules["made_score"] == "bid" else mine), theirs


def moon(rules: Rules, written: tuple[Number, Number], *, made: bool) -> tuple[Number, Number]:
    """What is written down after a moon, where a made or missed bid would be written so."""
    if rules["moon"] == "fixed":
        price = int(str(rules["moon_points"]))
        return (price if made else -price), written[1]
    return written


def moon_decides(rules: Rules, declarer: str, *, made: bool) -> str | None:
    """Which side wins the whole match by a moon, where that is the stake."""
    if rules["moon"] != "game":
        return None
    return side_of(declarer) if made else side_of(left_of(declarer))


def added(rules: Rules, before: Number, amount: Number, made_own_bid: bool) -> Number:
    """What an amount adds to a score, in a game in which only a made bid brings anyone to the target.

    Everybody else's score goes no higher than the cap; who is over it already keeps that.
    """
    if rules["go_out"] == "any_hand" or made_own_bid:
        return amount
    cap = int(str(rules["score_cap"])) or int(str(rules["target"])) - int(str(rules["bid_step"]))
    if before + amount <= cap or amount <= 0:
        return amount
    return max(cap, before) - before


def parties(rules: Rules) -> list[str]:
    """Who has a score: two sides, or four seats."""
    return ["NS", "EW"] if rules["teams"] == "fixed" else list(SEATS)


def per_party(rules: Rules, team: Sequence[str], mine: Number, theirs: Number) -> dict[str, Number]:
    """An amount for the bidders and one for the others, written to those who have a score."""
    if rules["teams"] == "fixed":
        return {side: mine if side == side_of(team[0]) else theirs for side in ("NS", "EW")}
    return {seat: mine if seat in team else theirs for seat in SEATS}


def revoke_score(
    rules: Rules, revoker: str, bid: int, so_far: Mapping[str, int], next_trick_taken: bool
) -> dict[str, int] | None:
    """What a revoke costs when the hand stops for it; None where the card is simply taken back."""
    if not next_trick_taken:
        return None
    guilty = side_of(revoker)
    innocent = "EW" if guilty == "NS" else "NS"
    if rules["revoke"] == "flat_100":
        return {guilty: -100, innocent: 100}
    return {guilty: -bid, innocent: so_far[innocent]}


def match_over(
    rules: Rules, totals: Mapping[str, Number], last_declarer: str | None = None, hands: int = 0
) -> tuple[bool, str | None]:
    """Whether the match is over and who won it: highest total, once something has ended the match.

    That is a total at the target, the number of hands, a lead so long or a total so low that the
    game shows mercy.
    """
    best, second = sorted(totals.values(), reverse=True)[:2]
    ended = [
        best >= int(str(rules["target"])),
        rules["hands"] != 0 and hands >= int(str(rules["hands"])),
        rules["mercy_lead"] != 0 and best - second >= int(str(rules["mercy_lead"])),
        rules["mercy_low"] != 0 and min(totals.values()) <= -int(str(rules["mercy_low"])),
    ]
    if not any(ended):
        return False, None
    top = [party for party, amount in totals.items() if amount == best]
    if len(top) == 1:
        return True, top[0]
    if rules["tie"] == "declarer_wins" and last_declarer is not None:
        own = side_of(last_declarer) if rules["teams"] == "fixed" else last_declarer
        if own in top:
            return True, own
    return False, None


def next_dealer(rules: Rules, dealer: str, played: bool, *, thrown_in: bool = False) -> str:
    """Who deals next: to the left, but after a hand in which all passed as the house rule says.

    Whoever dealt cards that were thrown in deals again.
    """
    if thrown_in:
        return dealer
    if played or rules["all_pass"] == "redeal_next":
        return left_of(dealer)
    return dealer
