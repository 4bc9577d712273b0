"""Open tables for a layout: in the middle of play, or at the first lead of a contract that may come."""

from typing import NamedTuple

from rooktutor.cards import Trump
from rooktutor.game.public import Public
from rooktutor.rules.axes import FirstLead, Teams
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._chart import Chart, bits, chart
from rooktutor.solve.discards import keep_value, quick_exchange
from rooktutor.solve.layouts import Layout
from rooktutor.solve.playout import Table, declaring_side


class Way(NamedTuple):
    """A way to go on to the first lead; in the called card and the leader -1 stands for nothing said."""

    trump: Trump
    discard: int
    called: int = -1
    leader: int = -1
    """Whom declarer lets lead, where the choice is his; the seat on his left if he says nothing."""


def table_in_play(public: Public, layout: Layout) -> Table:
    """Return the table of a hand in which cards are being played, with the cards of ``layout``."""
    rules, trump, declarer = public.rules, public.trump, public.declarer
    assert trump is not None  # noqa: S101 - cards are played only once trump is named
    assert declarer is not None  # noqa: S101 - and only once somebody declares
    hands = [hand.mask for hand in layout.hands]
    called = public.called.index if public.called else -1
    start = [hand | played.mask for hand, played in zip(hands, public.played_by, strict=True)]
    return Table(
        rules=rules,
        chart=chart(rules, trump),
        hands=hands,
        buried=layout.buried.mask,
        declarer=declarer.index,
        called=called,
        leader=public.trick.leader.index,
        trick=[card.index for card in public.trick.cards],
        played=public.played.mask,
        may=[~mask.mask for mask in map(public.cannot_hold, (s for s in type(declarer)))],
        points=list(public.points_by_seat),
        tricks=[public.tricks_won(seat) for seat in type(declarer)],
        declaring=declaring_side(rules, start, declarer.index, called),
    )


def table_at_lead(
    rules: RuleSet,
    hands: list[int],
    pool: int,
    declarer: int,
    dealer: int,
    way: Way,
) -> Table:
    """Return the table before the first lead.

    Args:
        rules: the rule set.
        hands: the hands as dealt, as masks by seat; declarer's is replaced.
        pool: declarer's cards with the nest among them.
        declarer: the seat that declares.
        dealer: the seat that dealt.
        way: what declarer does until then, laying away from ``pool``.
    """
    trump, discard, called, chosen = way
    held = list(hands)
    held[declarer] = pool & ~discard
    match rules.first_lead:
        case FirstLead.LEFT_OF_DEALER:
            leader = (dealer + 1) % 4
        case FirstLead.LEFT_OF_DECLARER:
            leader = (declarer + 1) % 4
        case FirstLead.DECLARER:
            leader = declarer
        case FirstLead.DEALER:
            leader = dealer
        case FirstLead.DECLARER_CHOOSES:
            leader = (declarer + 1) % 4 if chosen < 0 else chosen
    return Table(
        rules=rules,
        chart=chart(rules, trump),
        hands=held,
        buried=discard,
        declarer=declarer,
        called=called,
        leader=leader,
        declaring=declaring_side(rules, held, declarer, called),
    )


def table_by_thumb(rules: RuleSet, hands: list[int], nest: int, declarer: int, dealer: int) -> Table:
    """Return the table before the first lead when declarer exchanges and names trump by rules of thumb."""
    pool = hands[declarer] | nest
    trump, discard = quick_exchange(rules, pool)
    called = quick_call(rules, chart(rules, trump), pool, discard)
    return table_at_lead(rules, hands, pool, declarer, dealer, Way(trump, discard, called))


def call_candidates(rules: RuleSet, table: Chart, pool: int, limit: int) -> list[int]:
    """Return at most ``limit`` cards that declarer may sensibly call, the most useful first.

    The best trumps that are out come first, then the best of the other colors, most of all of
    those in which declarer is long.
    """
    missing = rules.pack.mask & ~pool
    rated: list[tuple[float, int]] = []
    for card in bits(missing):
        above = (table.above[card] & ~pool).bit_count()
        if above > 1:
            continue
        value = keep_value(table, pool | 1 << card, card) - 4.0 * above + 0.1 * table.worth[card]
        if table.suit[card] != table.trump:
            value += 0.3 * (pool & table.suits[table.suit[card]]).bit_count()
        rated.append((-value, card))
    return [card for _value, card in sorted(rated)[:limit]]


def quick_call(rules: RuleSet, table: Chart, pool: int, discard: int) -> int:
    """Return the card that declarer calls by rules of thumb, -1 where none is called."""
    if rules.teams is Teams.FIXED:
        return -1
    return call_candidates(rules, table, pool | discard, 1)[0]
