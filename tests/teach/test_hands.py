"""Sample hands: what their notes say is proved, and what is wrong with one is found."""

from collections import Counter
from pathlib import Path

import pytest

from rooktutor.game.record import read_one
from rooktutor.rules.systems import RULE_SETS
from rooktutor.teach.faults import Flaw
from rooktutor.teach.hands import CLAIMS_FILE, check_hands
from rooktutor.teach.words import RECORD_ENDING

HANDS = Path(__file__).parents[2] / "lessons" / "hands"
NAME = "over_the_eleven"
HAND = (HANDS / f"{NAME}{RECORD_ENDING}").read_text(encoding="utf-8")
CLAIM = "- {at: trick 3 card 3, make: R13, set: R5 R8}\n"


def faults(folder, claims=f"{NAME}:\n{CLAIM}", hand=HAND):
    (folder / f"{NAME}{RECORD_ENDING}").write_text(hand, encoding="utf-8")
    if claims is not None:
        (folder / CLAIMS_FILE).write_text(claims, encoding="utf-8")
    return [fault for _name, found in check_hands(folder) for fault in found]


def test_every_sample_hand_holds():
    checked = dict(check_hands(HANDS))
    assert {name: [str(fault) for fault in wrong] for name, wrong in checked.items() if wrong} == {}
    assert len(checked) - 1 >= 40


def test_there_are_hands_of_all_ten_games_each_with_a_title_of_its_own():
    records = [read_one(path.read_text(encoding="utf-8")) for path in HANDS.glob(f"*{RECORD_ENDING}")]
    games = Counter(record.rules.id for record in records)
    assert set(games) == set(RULE_SETS)
    assert min(games.values()) >= 3
    titles = [record.title for record in records]
    assert len(set(titles)) == len(titles)


def test_a_hand_without_a_fault_has_none(tmp_path):
    assert faults(tmp_path) == []


@pytest.mark.parametrize(
    ("claim", "flaw", "found", "right"),
    [
        ("{at: trick 3 card 3, make: R8, set: R5}", Flaw.EXPECTED_WRONG, "R8", ("R13",)),
        ("{at: trick 3 card 3, make: R13, set: R5}", Flaw.EXPECTED_WRONG, "R5", ("R5", "R8")),
        ("{at: trick 3 card 3, best: R8}", Flaw.EXPECTED_WRONG, "R8", ("R13",)),
        ("{at: trick 3 card 3, best: R13, ahead: 5}", Flaw.EXPECTED_WRONG, "5", ("170",)),
        ("{at: trick 3 card 3, make: R99}", Flaw.NOT_A_CARD, "R99", ()),
        ("{at: score, make: R13}", Flaw.NOT_HERE, "score", ("trick",)),
        ("{at: trick 12, make: R13}", Flaw.NOT_REACHED, "trick 12", ()),
        (
            "{at: trick 3 card 3, wins: R13}",
            Flaw.UNKNOWN_FIELD,
            "wins",
            ("at", "make", "set", "best", "ahead"),
        ),
    ],
)
def test_a_claim_that_does_not_hold_is_found_with_its_line(tmp_path, claim, flaw, found, right):
    wrong = faults(tmp_path, f"# claims\n{NAME}:\n- {claim}\n")
    told = next(fault for fault in wrong if fault.flaw is flaw)
    assert (told.file, told.line, told.found, told.right) == (CLAIMS_FILE, 3, found, right)


def test_a_note_that_only_the_solver_can_know_needs_a_claim(tmp_path):
    (told,) = faults(tmp_path, claims=None)
    assert told.flaw is Flaw.MISSING_FIELD
    assert "trick 3 card 3" in told.found


def test_a_claim_needs_a_note_and_a_hand(tmp_path):
    wrong = faults(tmp_path, f"{NAME}:\n{CLAIM}- {{at: trick 4, best: Y14}}\nnobody:\n{CLAIM}")
    assert {(fault.flaw, fault.found) for fault in wrong} >= {
        (Flaw.MISSING_FIELD, "notes: trick 4"),
        (Flaw.NO_HAND, "nobody"),
    }


def test_a_record_that_breaks_a_rule_or_has_no_title_is_told(tmp_path):
    assert [fault.flaw for fault in faults(tmp_path, hand=HAND.replace("title: Over the eleven\n", ""))] == [
        Flaw.MISSING_FIELD
    ]
    broken = faults(tmp_path, hand=HAND.replace("result: {NS: 75", "result: {NS: 80"))
    assert Flaw.RECORD in {fault.flaw for fault in broken}
