"""Every fault is found, with its place, what stands there, the rule and what would have been legal."""

import pytest

from rooktutor.errors import RecordError
from rooktutor.game.record import Fault, Problem, document, read, read_one, write, write_all
from rooktutor.text.catalog import Catalog
from rooktutor.text.faults import fault_text
from tests.support.records import EXAMPLE, random_records

TEXT = EXAMPLE.read_text()


def faults_of(text, source=""):
    with pytest.raises(RecordError) as caught:
        read(text, source=source)
    return caught.value.faults


def changed(*changes):
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def briefly(fault):
    return (fault.path, fault.reason or fault.problem.value, fault.found)


ONE_FAULT = [
    # the auction
    ("W 70", "W 72", "auction[2]", "not_a_step", "W 72"),
    ("W 70", "W 65", "auction[2]", "below_minimum", "W 65"),
    ("E pass, S", "E 80, S", "auction[2]", "not_higher", "W 70"),
    ("W 70", "W 125", "auction[2]", "above_maximum", "W 125"),
    ("S pass, W 70", "W 70", "auction[1]", "out_of_turn", "W 70"),
    ("E pass,", "E pass, E 70,", "auction[1]", "out_of_turn", "E 70"),
    ("N pass\n", "N pass, S 80\n", "auction[4]", "after_auction", "S 80"),
    ("W 70,", "W seventy,", "auction[2]", "not_a_call", "W seventy"),
    ("W 70,", "W 70,,", "auction[3]", "not_a_call", ""),
    # nest and trump
    ("discard: R5 R7 R11 R12 B10", "discard: R5 R7 R11 G6", "discard", "not_your_card", "R5 R7 R11 G6"),
    ("discard: R5 R7 R11 R12 B10", "discard: R5 R7 R11 R12", "discard", "discard_size", "R5 R7 R11 R12"),
    ("discard: R5 R7 R11 R12 B10", "discard: R5 R7 R11 R12 X1", "discard", "not_a_card", "X1"),
    ("discard: R5 R7 R11 R12 B10\n", "discard: hidden\n", "discard", "only_unseen", "hidden"),
    ("trump: green", "trump: blue", "trump", "not_a_color", "blue"),
    ("trump: green", "trump: low", "trump", "trump_not_offered", "low"),
    ("trump: green", "trump: green\ncall: G1", "call", "not_in_game", ""),
    ("trump: green", "trump: green\nannounced: 2", "announced", "not_in_game", ""),
    # the play
    ("- S Y7 Y10 Y11 Y13", "- E Y7 Y10 Y11 Y13", "play[1]", "wrong_leader", "E"),
    ("- S Y7 Y10 Y11 Y13", "- S Y7 Y10 Y11", "play[1]", "short_trick", "S Y7 Y10 Y11"),
    ("- S Y7 Y10 Y11 Y13", "- S Y7 Y10 Y10 Y13", "play[1]", "card_twice", "N Y10"),
    ("- S Y7 Y10 Y11 Y13", "- S Y7 Y10 Y11 Y99", "play[1]", "not_a_card", "Y99"),
    ("- S Y7 Y10 Y11 Y13", "- Q Y7 Y10 Y11 Y13", "play[1]", "not_a_seat", "Q"),
    ("- S Y7 Y10 Y11 Y13", "- S", "play[1]", "not_a_trick", "S"),
    ("- S Y7 Y10 Y11 Y13", "- [S, Y7]", "play[1]", "not_a_word", "a list of 2"),
    ("- E G6 Y8 B11 Y6\n", "- E G6 Y8 B11 Y6\n- E R5\n", "play[9]", "after_last_trick", "E R5"),
    ("play:\n", "play:\n-\n", "play[0]", "empty", ""),
    # the deal
    ("B12\neast", "B12 B13\neast", "north", "card_count", "10"),
    ("nest: R14 G12 B5 B10 B11", "nest: R14 G12 B5 B10", "nest", "card_count", "4"),
    # the rest
    ("at: trick 8", "at: trick 10", "notes[0].at", "not_reached", "trick 10"),
    ("at: trick 8", "at: trick 0", "notes[0].at", "not_a_moment", "trick 0"),
    ("at: trick 8", "at: exchange card 2", "notes[0].at", "not_a_moment", "exchange card 2"),
    ("at: trick 8, ", "", "notes[0].at", "missing_field", ""),
    ("{at: trick 8, ", "{at: trick 8, by: me, ", "notes[0]", "unknown_field", "by"),
    ("result: {NS: 15", "result: {NS: 20", "result.NS", "wrong_result", "20"),
    ("result: {NS: 15, EW: 70}", "result: {NS: 15}", "result", "parties", "NS"),
    ("scores: {NS: 195, EW: 235}", "scores: {north: 1, NS: 2}", "scores", "parties", "north NS"),
    ("NS: 195, EW", "NS: 1.5, EW", "scores.NS", "not_a_number", "1.5"),
    ("NS: 195, EW", "NS: 195, WE: 1, EW", "scores", "not_a_party", "WE"),
    ("NS: 195, EW", "NS: 195, ns: 195, EW", "scores.NS", "repeated_field", "ns"),
    ("seed: 7", "seed: -7", "seed", "not_a_number", "-7"),
    ("seed: 7", "seed:", "seed", "empty", ""),
    ("seed: 7", "sed: 7", "", "unknown_field", "sed"),
    ("dealer: north", "dealer: Norbert", "dealer", "not_a_seat", "Norbert"),
    ("title: The Crow", "title: [The Crow]\nx: ", "", "unknown_field", "x"),
    ("rules: crowsnest", "rules: crowsnets", "rules", "unknown_rules", "crowsnets"),
    ("options: {}", "options: []", "options", "not_fields", "a list of 0"),
    ("options: {}", "options: {min_bit: 60}", "options", "unknown_field", "min_bit"),
    ("options: {}", "options: {min_bid: low}", "options.min_bid", "rule_set", "low"),
    ("options: {}", "options: {hand: 10}", "options", "rule_set", None),
]


@pytest.mark.parametrize(("old", "new", "path", "what", "found"), ONE_FAULT)
def test_a_slip_is_found_where_it_is(old, new, path, what, found):
    faults = faults_of(changed((old, new)))
    assert (path, what) in [briefly(fault)[:2] for fault in faults]
    fault = next(fault for fault in faults if briefly(fault)[:2] == (path, what))
    if found is not None:
        assert fault.found == found
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    assert line <= fault.line <= line + 2 or path.endswith(("at", "")), str(fault)
    assert fault.rule


CLEAN = [case for case in ONE_FAULT if case[1] not in ("E 80, S", "W 125", "title: [The Crow]\nx: ")]


@pytest.mark.parametrize(("old", "new", "path", "what", "found"), CLEAN)
def test_one_slip_is_not_blown_up_into_many(old, new, path, what, found):
    assert len(faults_of(changed((old, new)))) <= 2


def test_what_would_have_been_legal_is_said():
    faults = faults_of(changed(("- S Y7 Y10 Y11", "- S Y7 R9 Y11"), ("W 70", "W 72")))
    found = {briefly(fault)[1]: fault for fault in reversed(faults)}
    assert found["must_follow"].path == "play[1]"
    assert found["must_follow"].legal == ("Y10",)
    assert found["must_follow"].rule == "follow_color"
    assert found["not_a_step"].legal[:3] == ("pass", "70", "75")
    assert found["not_a_step"].rule == "higher_bid"
    assert found["not_a_step"].line == 12


def test_all_faults_come_at_once_in_the_order_of_the_file():
    text = changed(
        ("dealer: north", "dealer: north\nfoo: bar"),
        ("R10 R13 G8", "R15 R13 G8"),
        ("W 70", "W 71"),
        ("- E B7 G7 B13 B9", "- E B7 Q7 B13 B9"),
        ("at: trick 8", "at: dawn"),
    )
    faults = faults_of(text)
    assert [briefly(fault)[:2] for fault in faults] == [
        ("", "unknown_field"),
        ("north", "not_a_card"),
        ("auction[2]", "not_a_step"),
        ("play[2]", "not_a_card"),
        ("notes[0].at", "not_a_moment"),
    ]
    assert [fault.line for fault in faults] == sorted(fault.line for fault in faults)


def test_two_cards_in_two_hands_are_named_with_the_places():
    faults = faults_of(changed(("north: R10 R13 G8", "north: R5 R13 G8")))
    assert briefly(faults[0]) == ("west", "card_twice", "R5 (north)")
    assert faults[0].legal == ("R10",)


def test_a_card_of_another_game_is_not_in_the_pack():
    faults = faults_of(changed(("north: R10 R13 G8", "north: R10 R13 G1")))
    assert briefly(faults[0]) == ("north", "not_in_pack", "G1")
    assert faults[0].legal == ("G8",)


@pytest.mark.parametrize("field", ["rules", "dealer", "north", "west", "nest"])
def test_a_missing_field_is_named(field):
    fields = document(read_one(TEXT))
    text = "".join(f"{line}\n" for line in TEXT.splitlines() if not line.startswith(f"{field}:"))
    assert field in fields
    assert (field, "missing_field") in [briefly(fault)[:2] for fault in faults_of(text)]


@pytest.mark.parametrize(
    ("gone", "early"),
    [("auction", "discard trump play"), ("discard", "trump play"), ("trump", "play")],
)
def test_a_step_that_is_left_out_leaves_the_later_ones_in_the_air(gone, early):
    text = "".join(f"{line}\n" for line in TEXT.splitlines() if not line.startswith(f"{gone}:"))
    faults = faults_of(text)
    assert [fault.path for fault in faults] == early.split()
    assert {fault.problem for fault in faults} == {Problem.TOO_EARLY}
    assert {fault.legal for fault in faults} == {(gone,)}


def test_nothing_follows_when_all_pass():
    faults = faults_of(changed(("W 70", "W pass")))
    assert [(fault.path, fault.problem) for fault in faults] == [
        ("discard", Problem.HAND_VOID),
        ("trump", Problem.HAND_VOID),
        ("play", Problem.HAND_VOID),
    ]


def test_a_result_before_the_end_is_a_fault():
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith(("- E G6", "- {at")))
    faults = faults_of(text.replace("notes:", ""))
    assert [briefly(fault)[:2] for fault in faults] == [("result", "not_reached")]


def test_a_record_may_stop_anywhere():
    lines = TEXT.splitlines()
    for end in range(11, len(lines)):
        cut = [line for line in lines[:end] if line not in ("play:", "notes:")]
        if any(line.startswith("- ") for line in cut):
            cut.insert(next(i for i, line in enumerate(cut) if line.startswith("- ")), "play:")
        cut = [line for line in cut if not line.startswith("- {")]
        assert len(read("\n".join(cut))) == 1


def test_faults_of_every_record_of_a_file_are_found():
    first, second, third = random_records("crowsnest", range(3), views=False)
    text = write_all([first, second, third]).replace("dealer:", "dealers:")
    faults = faults_of(text, "three.rook.yaml")
    assert {fault.record for fault in faults} == {1, 2, 3}
    assert all(str(fault).startswith("three.rook.yaml:") for fault in faults)
    assert "record 2" in str(next(fault for fault in faults if fault.record == 2))


def test_a_broken_record_does_not_hide_the_next():
    text = "a: [\n---\n" + changed(("W 70", "W 72"))
    faults = faults_of(text)
    assert [(fault.record, fault.problem) for fault in faults] == [
        (1, Problem.NOT_YAML),
        (2, Problem.ILLEGAL_CALL),
    ]
    assert faults[1].line == 2 + 12


SEEN = """\
rules: crowsnest
dealer: north
seen_from: south
south: R6 R8 G7 G9 Y7 Y8 Y12 B14 Rook
auction: E pass, S pass, W 70, N pass
trump: green
play:
- E B6 B14 B5 B12
- S Y7 Y10 Y11
"""


def test_what_one_seat_sees_is_a_view():
    record = read_one(SEEN)
    assert record.position is None and record.view is not None
    assert record.view.hand == record.view.dealt - record.public.played
    assert record.to_act is record.view.seat.next.partner
    assert write(record) == SEEN


@pytest.mark.parametrize(
    ("old", "new", "path", "what"),
    [
        ("south: R6", "north: R5\nsouth: R6", "north", "hidden_from_seat"),
        ("auction:", "nest: R5 R7 R9 R10 R11\nauction:", "nest", "hidden_from_seat"),
        ("trump: green", "discard: R5\ntrump: green", "discard", "hidden_from_seat"),
        ("south: R6 ", "south: ", "south", "card_count"),
        ("south: R6 R8 G7 G9 Y7 Y8 Y12 B14 Rook\n", "", "south", "missing_field"),
        ("seen_from: south", "seen_from: sud", "seen_from", "not_a_seat"),
        ("- E B6 B14", "- E B6 R6", "play[0]", "must_follow"),
        ("- E B6 B14 B5", "- E B6 B14 Y8", "play[0]", "not_your_card"),
        ("- E B6 B14 B5", "- E B6 B14 B6", "play[0]", "card_twice"),
        ("- S Y7 Y10 Y11", "- S Y7 Y10 R4", "play[1]", "not_in_pack"),
        ("- E B6 B14 B5 B12\n- S Y7 Y10 Y11\n", "- E B6 B14 R5 B12\n- S Y7 B5\n", "play[1]", "must_follow"),
        ("W 70, N pass", "W pass, N 70", "play[0]", ""),
    ],
)
def test_a_view_is_held_against_what_its_seat_can_know(old, new, path, what):
    assert old in SEEN
    if not what:
        read(SEEN.replace(old, new))
        return
    assert (path, what) in [briefly(fault)[:2] for fault in faults_of(SEEN.replace(old, new))]


def test_declarer_who_tells_a_hand_must_tell_the_nest():
    text = SEEN.replace("S pass, W 70, N pass", "S 70, W pass, N pass").split("trump")[0]
    assert briefly(faults_of(text)[0])[:2] == ("nest", "missing_field")


def test_a_view_that_no_deal_can_satisfy_is_refused():
    """East shows out of everything but a few cards, fewer than it still has to hold."""
    text = (
        "rules: crowsnest\ndealer: north\nseen_from: south\nsouth: R14 G14 Y14 B14 R13 G13 Y13 B13 R12\n"
        "nest: R11 R10 R9 R8 R7\nauction: E pass, S 70, W pass, N pass\n"
        "discard: R7 R8 R9 R10 R11\ntrump: red\nplay:\n"
        "- E G5 G14 G6 G7\n- S R14 G8 R5 R6\n- S Y14 B5 Y5 Y6\n- S B14 G9 B6 B7\n"
    )
    assert Problem.IMPOSSIBLE in [fault.problem for fault in faults_of(text)]


def test_every_fault_can_be_said_in_words():
    catalog = Catalog("en", strict=True)
    for problem in Problem:
        assert fault_text(Fault(problem=problem, path="play[2]", line=3, found="R5"), catalog)


def test_nothing_that_a_terminal_obeys_is_printed():
    faults = faults_of('rules: "\\e[31mred\\a"\ndealer: north\n')
    assert all(str(fault).isprintable() for fault in faults)
