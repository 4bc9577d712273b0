"""What a hand record tells beyond the point that the hand has reached, or that its game cannot tell."""

from rooktutor.game.illegality import RuleId
from rooktutor.game.public import Phase, Public
from rooktutor.game.record.fault import FaultList, Problem
from rooktutor.game.record.form import Draft
from rooktutor.rules.axes import DiscardCounters, DiscardTrump, FirstLead, Revoke
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Side

_LATER = ("announced", "announced_trumps", "discard", "trump", "call", "lead", "play", "revoked")
_FIELD_OF = {Phase.DISCARD: "discard", Phase.TRUMP: "trump", Phase.CALL: "call", Phase.LEAD: "lead"}


def note_leftovers(draft: Draft, public: Public, faults: FaultList, used: set[str], *, lost: bool) -> None:
    """Note every field that tells of a step which the hand has not reached.

    Args:
        draft: the record field by field.
        public: the open part of the hand where the record stops.
        faults: where to note it.
        used: the fields that told of steps of the hand.
        lost: whether a slip before makes it unclear how far the hand has come.
    """
    outsider = draft.seen_from not in (None, public.declarer)
    if "hands_played" in draft.given and not public.rules.hands:
        faults.add(Problem.NOT_IN_GAME, "hands_played")
    for word, said in (("hidden", draft.discard_hidden), ("void", draft.discard_void)):
        if said and not outsider:
            faults.add(Problem.ONLY_UNSEEN, "discard", word)
    if draft.discard_void and outsider and not public.redealt:
        faults.add(Problem.ILLEGAL_DISCARD, "discard", "void")
    auction, phase = public.auction, public.phase
    over = (auction.over and auction.declarer is None) or public.redealt
    unclear = lost or _FIELD_OF.get(phase) in draft.given
    never = _never(draft, public, outsider=outsider)
    for name in _LATER:
        if name not in draft.given or name in used or _is_unreadable(draft, name):
            continue
        if name in never:
            faults.add(Problem.NOT_IN_GAME if name in _unknown(public.rules) else Problem.ONLY_UNSEEN, name)
        elif not unclear:
            problem = Problem.HAND_VOID if over else Problem.TOO_EARLY
            legal = () if over else (phase.value,)
            faults.add(problem, name, legal=legal, rule=RuleId.TURN_ORDER.value)


def _never(draft: Draft, public: Public, *, outsider: bool) -> set[str]:
    """The fields that this game, or a record that shows all the cards, has no use for."""
    shown = set() if outsider else {"announced", "announced_trumps"}
    if draft.seen_from is None:
        shown.add("revoked")
    return _unknown(public.rules) | shown


def _unknown(rules: RuleSet) -> set[str]:
    """The fields that no record of this game has."""
    useless = {
        "discard": not rules.nest,
        "call": len(rules.parties) == len(Side),
        "lead": rules.first_lead is not FirstLead.DECLARER_CHOOSES,
        "revoked": rules.revoke is Revoke.BLOCK,
        "announced": rules.discard_counters is not DiscardCounters.FORBIDDEN,
        "announced_trumps": rules.discard_trump is not DiscardTrump.ANNOUNCED,
    }
    return {name for name, is_useless in useless.items() if is_useless}


def _is_unreadable(draft: Draft, name: str) -> bool:
    return name != "play" and getattr(draft, name) is None
