"""Discards one card apart from a sensible one, so that every card is seen kept and seen laid away."""

from rooktutor.cards import CardSet
from rooktutor.game.exchange import choice
from rooktutor.rules.axes import TrumpNaming
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve._chart import Chart, bits
from rooktutor.solve.discards import keep_values


def one_card_apart(rules: RuleSet, table: Chart, pool: int, laid: int) -> list[int]:
    """Return, for each card of ``pool``, the discard that puts it on the other side at the least cost.

    A card that is laid away comes back for the one that is least worth keeping, a card that is kept goes
    for the best one laid away. A card that the rules tie to its place has none.

    Args:
        rules: the rule set.
        table: the cards with the trump that is reckoned with.
        pool: declarer's cards with the nest among them.
        laid: a legal discard.
    """
    named = None if rules.trump_naming is TrumpNaming.AFTER_DISCARD else table.named
    legal = choice(rules, CardSet(pool), named)
    rating = keep_values(table, pool)
    found = []
    for card in bits(pool):
        away = bool(laid >> card & 1)
        others = bits(pool & ~laid) if away else bits(laid)
        for other in sorted(others, key=lambda each: (rating[each], each), reverse=not away):
            changed = laid ^ (1 << card | 1 << other)
            if legal.allows(CardSet(changed)):
                found.append(changed)
                break
    return found
