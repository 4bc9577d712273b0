"""What cannot stand in a record is refused in every form of it, and said so in every language."""

import pytest

from rooktutor.errors import RecordError
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.record import Fault, Problem, Record, read_one, write, write_all, write_line
from rooktutor.rules.houses import HOUSE_GAMES
from rooktutor.text.catalog import Catalog, languages
from rooktutor.text.faults import fault_text
from tests.record.test_faults import TEXT, briefly, changed, faults_of

IN_ONE_LINE = [
    ("~seed.8", "seed", "repeated_field", "seed"),
    ("~options.min_bid-60.min_bid-65", "options.min_bid", "repeated_field", "min_bid"),
    ("~title.~FF", "title", "bad_escape", "~FF"),
    ("~title.caf~C3", "title", "bad_escape", "caf~C3"),
    ("~title.~G1", "title", "bad_escape", "~G1"),
    ("~options..min_bid-60", "options", "unknown_field", ""),
]


@pytest.mark.parametrize(("more", "path", "what", "found"), IN_ONE_LINE)
def test_the_one_line_form_repairs_nothing(more, path, what, found):
    deal = TEXT.split("\nauction")[0].replace("options: {}\n", "").replace("title:", "# no title:")
    line = write_line(read_one(deal))
    assert (path, what, found) in [briefly(fault) for fault in faults_of(line + more)]


@pytest.mark.parametrize("lang", ["en", "fr", "lt"])
def test_two_records_where_one_belongs_are_counted(lang):
    with pytest.raises(RecordError) as caught:
        read_one(write_all([read_one(TEXT)] * 2), source="two.rook.yaml")
    (fault,) = caught.value.faults
    assert briefly(fault) == ("", "too_many_records", "2")
    told = fault_text(fault, Catalog(lang))
    assert "two.rook.yaml" in told
    assert "2" in told


def test_a_fault_without_a_line_names_the_file_alone():
    fault = Fault(problem=Problem.NO_NEST, path="nest", source="partnership")
    assert str(fault) == "partnership: nest: no_nest"


@pytest.mark.parametrize(
    ("options", "more", "what"),
    [
        ("discard_counters: forbidden", "announced: 2", "only_unseen"),
        ("discard_trump: announced", "announced_trumps: 2", "only_unseen"),
        ("revoke: lose_bid", "revoked: trick 1 card 2", "only_unseen"),
        ("discard_counters: free", "announced: 2", "not_in_game"),
        ("discard_trump: free", "announced_trumps: 2", "not_in_game"),
        ("revoke: block", "revoked: trick 1 card 2", "not_in_game"),
    ],
)
def test_what_the_cards_show_is_not_said_to_be_unknown_to_the_game(options, more, what):
    text = changed(("options: {}", f"options: {{{options}}}"), ("trump: green", f"trump: green\n{more}"))
    name = more.partition(":")[0]
    assert (name, what) in [(fault.path, fault.problem.value) for fault in faults_of(text)]


REVOKED = """rules: crowsnest
options: {revoke: lose_bid, discard_counters: forbidden}
dealer: north
seen_from: south
south: R6 R8 G7 G9 Y7 Y8 Y12 B14 Rook
auction: E pass, S pass, W 70, N pass
announced: 1
trump: green
play:
- E B6 Y7 B11
revoked: trick 1 card 2
"""


@pytest.mark.parametrize(
    ("old", "new", "path", "what"),
    [
        ("Y7 B11", "B14 B11", "revoked", "no_revoke"),
        ("card 2", "card 1", "revoked", "no_revoke"),
        ("card 2", "card 3", "revoked", "no_revoke"),
        ("card 2", "card 4", "revoked", "not_reached"),
        ("trick 1 card 2", "trick 3 card 2", "revoked", "not_reached"),
        ("announced: 1", "announced: 6", "seen_from", "impossible"),
    ],
)
def test_a_seat_cannot_tell_what_cannot_have_been(old, new, path, what):
    assert read_one(REVOKED).public.offence is not None
    assert REVOKED.count(old) == 1
    found = faults_of(REVOKED.replace(old, new))
    assert (path, what) in [briefly(fault)[:2] for fault in found]


@pytest.mark.parametrize("name", HOUSE_GAMES)
def test_a_house_game_in_a_record_is_met_with_the_fields_that_say_the_same(name):
    game = HOUSE_GAMES[name]
    cards = write(Record.of(Position.start(game.rules, deal(game.rules, 7)))).partition("dealer:")[2]
    (fault,) = faults_of(f"rules: {name}\ndealer:{cards}")
    assert briefly(fault) == ("rules", "house_game", name)
    instead = "\n".join(fault.legal)
    assert read_one(f"{instead}\ndealer:{cards}").rules == game.rules
    assert all(name in fault_text(fault, Catalog(lang)) for lang in languages())


def test_rules_that_cannot_stand_together_are_told_in_the_language_of_the_reader():
    (fault,) = faults_of(changed(("options: {}", "options: {min_bid: 500}")))
    told = [fault_text(fault, Catalog(lang)) for lang in languages()]
    assert told[0] == "line 2: options: The lowest bid, 500, is over the highest, 120."
    assert len(set(told)) == len(told)
    assert all("500" in text and "120" in text and "max_bid" not in text for text in told)
