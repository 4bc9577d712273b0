"""A match as a file of records: its hands in order, the last one perhaps unfinished."""

from dataclasses import dataclass

from rooktutor.errors import RecordError
from rooktutor.game.match import Match
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record.fault import FaultList, Problem
from rooktutor.game.record.read import read
from rooktutor.game.record.types import Record
from rooktutor.game.record.write import write_all


@dataclass(frozen=True, kw_only=True)
class SavedMatch:
    """The finished hands of a match, and the hand in progress if there is one."""

    match: Match
    hand: Position | None = None


def save_match(match: Match, hand: Position | None = None) -> str:
    """Return the text of a file from which the match can be taken up again.

    ``hand`` is the hand in progress, if any. A match without hands is an empty text.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> hand = Position.start(CROWSNEST, deal(CROWSNEST, seed=7))
    >>> resume_match(save_match(Match(rules=CROWSNEST), hand)).hand == hand
    True
    """
    hands = match.hands if hand is None else (*match.hands, hand)
    return write_all(Record.of(each, seed=each.deal.seed) for each in hands)


def resume_match(text: str, *, source: str = "") -> SavedMatch:
    """Return the match that ``text`` holds; a finished last hand is part of it, an unfinished one follows.

    The scores before its first hand are taken as they stand there.

    Raises RecordError with every fault: of the records themselves, or where one does not follow
    from those before it, by its rules, dealer or scores, by a hand left unfinished, or because
    the match had been won.
    """
    records = read(text, source=source)
    faults = FaultList(source=source)
    match: Match | None = None
    unfinished: Position | None = None
    for number, record in enumerate(records, start=1):
        faults.next_record(number)
        hand = record.position
        if hand is None:
            faults.add(Problem.NOT_WHOLE, legal=("north", "east", "south", "west"))
            continue
        match = match or first_match(hand)
        _check_follows(match, hand, unfinished, faults)
        unfinished = None
        if hand.phase is not Phase.OVER:
            unfinished = hand
        elif not faults.faults:
            match = match.with_hand(hand)
    if faults.faults or match is None:
        raise RecordError(faults.faults)
    return SavedMatch(match=match, hand=unfinished)


def first_match(hand: Position) -> Match:
    """Return the match without hands that ``hand`` is the first one of.

    >>> from rooktutor.game.deal import deal
    >>> from rooktutor.rules.systems import CROWSNEST
    >>> first_match(Position.start(CROWSNEST, deal(CROWSNEST, seed=7), (120, 85))).scores
    (120, 85)
    """
    scores = hand.scores if any(hand.scores) else None
    return Match(rules=hand.rules, first_dealer=hand.deal.dealer, first_scores=scores)


def _check_follows(match: Match, hand: Position, unfinished: Position | None, faults: FaultList) -> None:
    """Note every way in which ``hand`` is not the next hand of ``match``."""
    if unfinished is not None:
        faults.add(Problem.HAND_UNFINISHED)
        return
    if faults.faults:
        return
    if match.standing.over:
        faults.add(Problem.MATCH_IS_OVER, found=match.standing.winner)
    if hand.rules != match.rules:
        faults.add(Problem.OTHER_RULES, "rules", hand.rules.id, legal=(match.rules.id,))
    elif hand.scores != match.scores:
        said = (f"{party} {score}" for party, score in zip(hand.rules.parties, match.scores, strict=True))
        faults.add(Problem.SCORES_DO_NOT_FOLLOW, "scores", " ".join(map(str, hand.scores)), legal=said)
    elif match.hands and hand.public.hands_played != match.hands_played:
        played = (hand.public.hands_played, match.hands_played)
        faults.add(Problem.HANDS_DO_NOT_FOLLOW, "hands_played", played[0], legal=(played[1],))
    if hand.deal.dealer is not match.next_dealer:
        faults.add(Problem.DEALER_DOES_NOT_FOLLOW, "dealer", hand.deal.dealer, legal=(match.next_dealer,))
