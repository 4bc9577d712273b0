"""One hand under some rules, looked at from every room that has to cope with them."""

from random import Random

from rooktutor.explain.annotate import annotate
from rooktutor.game import record
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.rules.ruleset import RuleSet
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.players import RulesPlayer
from rooktutor.text.catalog import Catalog
from rooktutor.text.render import render
from rooktutor.text.rulebook import differences, rules_page

WORDS = Catalog("en")
PLAYER = RulesPlayer()


def played_by_thumb(rules: RuleSet, seed: int) -> Position:
    """A hand in which rules of thumb decide everything, each decision explained on the way."""
    rng = Random(seed)
    position = Position.start(rules, deal(rules, seed, rng.choice(list(Seat))))
    while position.to_act is not None:
        view = position.view(position.to_act)
        if view.phase is not Phase.PLAY or rng.random() < 0.1:
            for note in annotate(view):
                assert render(note, view, WORDS).headline or not note.reasons
        if rng.random() < 0.03:
            same_view_records(position)
        action = PLAYER.act(view, seed)
        assert view.why_illegal(action) is None, action
        position = position.after(action)
    same_view_records(position)
    return position


def same_view_records(position: Position) -> None:
    """What each seat knows is read back as it was written."""
    for seat in Seat:
        kept = record.Record.of(position.view(seat))
        assert record.read_one(record.write(kept)) == kept, record.write(kept)
        assert record.read_one(record.write_line(kept)) == kept


def explained(rules: RuleSet) -> None:
    """The rules page and what differs from the game that these rules come from can be written."""
    page = rules_page(rules, WORDS)
    assert page.title
    base = rule_set(rules.id)
    changed = {found.axis for found in differences(base, rules, WORDS)}
    assert changed <= set(rules.options_over(base))
