"""What the match needs next, in words."""

from collections.abc import Iterable

from rooktutor.explain.needs import Need
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import who


def render_needs(
    needs: Iterable[Need], rules: RuleSet, catalog: Catalog, *, viewer: Seat | None = None
) -> tuple[str, ...]:
    """Return one sentence for each thing that the match waits for.

    Args:
        needs: from ``rooktutor.explain.needs``.
        rules: the rules of the match.
        catalog: the language.
        viewer: the seat that is "you"; without one, sides and seats go by their names.
    """
    return tuple(
        catalog.text(
            f"need-{each.want.value}",
            amount=each.amount,
            target=rules.target,
            party=str(each.party).lower(),
            who=who(each.party, viewer),
        )
        for each in needs
    )
