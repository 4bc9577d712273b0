"""The commands, called in this process."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.record import Record, read, read_one, write, write_all
from rooktutor.rules.houses import GAME_IDS
from rooktutor.rules.systems import RULE_SETS, rule_set
from rooktutor.seats import Seat
from tests.cli.commands import refused, run, told
from tests.support.records import EXAMPLE, random_hand, random_records

HANDS = Path(__file__).parents[2] / "lessons" / "hands"


# ------------------------------------------------------------------------------------- deal


@pytest.mark.parametrize("rules", RULE_SETS)
def test_deal_prints_a_record_that_reads(rules):
    result = run("deal", rules, "--seed", 7, "--dealer", "w")
    record = read_one(result.stdout)
    chosen = rule_set(rules)
    assert record == Record.of(Position.start(chosen, deal(chosen, 7, Seat.WEST)), seed=7)
    assert run("deal", rules.upper(), "--seed", 7, "--dealer", "WEST").stdout == result.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("deal",),
        ("deal", "crowsnest"),
        ("deal", "whist", "--seed", 1),
        ("deal", "crowsnest", "--seed", "x"),
        ("deal", "crowsnest", "--seed", -1),
        ("deal", "crowsnest", "--seed", 10**18),
        ("play", "crowsnest", "--seats", "rules,rules,rules,rules", "--hands", 2, "--seed", 10**18 - 1),
        ("deal", "crowsnest", "--seed", 1, "--dealer", "Norbert"),
        ("replay",),
        ("replay", "no such file"),
        ("replay", EXAMPLE.parent),
        ("replay", EXAMPLE, "--xml"),
        ("annotate", EXAMPLE, "--at", "trick 0"),
        ("annotate", EXAMPLE, "--at", "trick 12"),
        ("annotate", EXAMPLE, "--at", "call"),
        ("annotate", EXAMPLE, "--seat", "nobody"),
        ("annotate", EXAMPLE, "--lang", "xx"),
        ("annotate", EXAMPLE, "--layouts", 0),
        ("play", "crowsnest", "--seats", "rules,rules,rules", "--hands", 1, "--seed", 1),
        ("play", "crowsnest", "--seats", "rules,rules,rules,deep thought", "--hands", 1, "--seed", 1),
        ("play", "crowsnest", "--seats", "rules,rules,rules,rules", "--hands", 0, "--seed", 1),
        ("rules", "bridge"),
        ("serve", "--port", 99999999),
        ("fly",),
    ],
)
def test_wrong_use_is_said_and_ends_with_2(words):
    assert refused(2, *words)


# ------------------------------------------------------------------------------------ replay


def test_replay_tells_the_example_as_the_format_says():
    [story] = told("replay", EXAMPLE, "--json")
    expected = {
        "rules": "crowsnest",
        "dealer": "north",
        "trump": "green",
        "exchange": {"size": 5, "discard": ["R5", "R7", "R11", "R12", "B10"]},
        "captured": {"NS": 15, "EW": 105},
        "nest_points": 15,
        "bonus": {"NS": 0, "EW": 0},
        "scored": {"NS": 15, "EW": 70},
        "made": True,
        "scores": {"NS": 210, "EW": 305},
        "game_over": True,
        "winner": "EW",
        "next_dealer": "east",
    }
    assert {name: story[name] for name in expected} == expected
    assert set(story) == {*expected, "auction", "tricks"}
    first, *_, last = story["auction"]["legal"]
    assert first == ["pass", 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120]
    assert last == ["pass", 75, 80, 85, 90, 95, 100, 105, 110, 115, 120]
    assert (story["auction"]["declarer"], story["auction"]["bid"]) == ("west", 70)
    assert story["tricks"][0] == {
        "leader": "east",
        "legal": [
            ["G5", "G6", "G10", "G14", "Y5", "Y9", "Y13", "B6", "B7"],
            ["B14", "Rook"],
            ["B5", "B8", "B11", "B13"],
            ["B9", "B12"],
        ],
        "cards": ["B6", "B14", "B5", "B12"],
        "winner": "south",
        "points": 15,
    }
    order = "rules dealer auction exchange trump tricks captured nest_points bonus scored made scores"
    assert list(story) == [*order.split(), "game_over", "winner", "next_dealer"]


def test_replay_of_a_hand_that_all_pass(file):
    text = run("deal", "crowsnest", "--seed", 1).stdout + "auction: E pass, S pass, W pass, N pass\n"
    [story] = told("replay", file(text), "--json")
    assert story["auction"]["declarer"] is None and story["auction"]["bid"] is None
    assert not {"trump", "exchange", "captured"} & set(story)
    assert story["tricks"] == [] and story["made"] is None
    assert story["scored"] == {"NS": 0, "EW": 0}
    assert (story["next_dealer"], story["game_over"]) == ("north", False)


def test_replay_of_a_forced_dealer(file):
    text = run("deal", "kentucky_rook", "--seed", 1).stdout + "auction: E pass, S pass, W pass\n"
    [story] = told("replay", file(text), "--json")
    assert (story["auction"]["declarer"], story["auction"]["bid"]) == ("north", 100)
    assert len(story["auction"]["legal"]) == 3
    assert story["exchange"] is None and story["trump"] is None and story["captured"] is None


def test_replay_of_a_game_without_a_nest(file):
    record = Record.of(random_hand(rule_set("partnership"), 3))
    [story] = told("replay", file(write(record)), "--json")
    assert story["exchange"] == {"size": 0, "discard": []}


def test_replay_of_call_partner_keeps_scores_by_seat(file):
    record = Record.of(random_hand(rule_set("call_partner"), 5))
    [story] = told("replay", file(write(record)), "--json")
    seats = ["north", "east", "south", "west"]
    assert record.position is not None
    declaring = {seat.value for seat in record.position.declaring}
    for name in ("captured", "bonus", "scored", "scores"):
        assert list(story[name]) == seats
    for side in (declaring, set(seats) - declaring):
        assert len({story["captured"][seat] for seat in side}) == 1
        assert len({story["bonus"][seat] for seat in side}) == 1
    assert set(story["bonus"].values()) == {0, 20}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_replay_of_anything_that_reads(rules, file):
    records = random_records(rules, range(6))
    stories = told("replay", file(write_all(records)), "--json")
    assert len(stories) == len(records)
    for story, record in zip(stories, records, strict=True):
        assert story["rules"] == rules
        assert [trick["cards"] for trick in story["tricks"]] == [
            list(map(str, trick.cards)) for trick in record.public.tricks
        ]
        for trick in story["tricks"]:
            for card, legal in zip(trick["cards"], trick["legal"], strict=True):
                assert legal is None or card in legal
            assert (trick["winner"] is None) == (len(trick["cards"]) < 4)
    plain = run("replay", file(write_all(records)))
    assert plain.exit_code == 0
    assert plain.stdout


def test_replay_for_people_is_aligned():
    lines = run("replay", EXAMPLE).stdout.splitlines()
    assert lines[0] == "The Crow falls to the 14"
    assert "East and West won the game." in lines
    legal = [line.index("legal:") for line in lines if "legal:" in line]
    assert len(set(legal)) == 1 and len(legal) == 40


def test_replay_reads_the_standard_input():
    assert told("replay", "-", "--json", input=EXAMPLE.read_bytes()) == told("replay", EXAMPLE, "--json")


def test_a_bad_record_ends_with_1_and_every_fault(file):
    text = EXAMPLE.read_text().replace("W 70", "W 72").replace("- S Y7 Y10 Y11", "- S Y7 R9 Y11")
    errors = refused(1, "replay", file(text), "--json").splitlines()
    assert errors[0].startswith("some.rook.yaml:12: auction[2]: W 72")
    assert "pass 70 75 80" in errors[0] and "higher_bid" in errors[0]
    assert errors[1].startswith("some.rook.yaml:17: play[1]: W R9")
    assert "legal: Y10" in errors[1]


@pytest.mark.parametrize("command", ["replay", "annotate"])
@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\x00\x01\x02",
        b"\xff\xfe\x00",
        b"\x89PNG\r\n\x1a\n",
        b"rules: \x80",
        b"[" * 100_000,
        b"rook",
        b"\xef\xbb\xbf",
    ],
)
def test_what_is_no_record_ends_with_1(command, raw, file):
    assert refused(1, command, file(raw))


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(file):
    text = "\ufeff" + EXAMPLE.read_text().replace("\n", "\r\n")
    assert told("replay", file(text), "--json") == told("replay", EXAMPLE, "--json")


# -------------------------------------------------------------------------------------- play


def test_play_prints_records_and_totals():
    words = ("play", "crowsnest", "--seats", "rules,random,rules,random", "--hands", 6, "--seed", 11)
    result = run(*words)
    records = read(result.stdout)
    assert len(records) == 6
    *hands, totals = told(*words, "--json")
    assert read("---\n".join(map(json.dumps, hands)).replace("}---", "}\n---")) == records
    assert totals["hands"] == 6 and totals["made"] + totals["set"] + totals["all_passed"] == 6
    for place, party in enumerate(("NS", "EW")):
        assert totals["totals"][party] == sum(record.result[place] for record in records if record.result)
    assert [record.seed for record in records] == list(range(11, 17))
    assert run(*words).stdout == result.stdout


@pytest.mark.parametrize("rules", RULE_SETS)
def test_play_carries_scores_and_deal_from_hand_to_hand(rules):
    records = read(
        run("play", rules, "--seats", "rules,rules,rules,rules", "--hands", 12, "--seed", 1).stdout
    )
    target = rule_set(rules).target
    for one, other in pairwise(records):
        assert one.position is not None and one.result is not None
        after = one.position.score().scores
        if max(after) < target:
            assert other.public.scores == after
        passed = one.public.auction.all_passed
        assert other.dealer is (one.dealer if passed else one.dealer.next)


def test_a_game_that_does_not_exist_is_met_with_those_that_do_once():
    told_so = refused(2, "deal", "whist", "--seed", 1)
    assert "deal [OPTIONS] RULES\n" in told_so
    assert all(told_so.count(f"'{game}'") == 1 for game in GAME_IDS)


def test_the_record_that_does_not_come_to_a_moment_is_named(file):
    begun = run("deal", "crowsnest", "--seed", 7).stdout
    path = file(f"{EXAMPLE.read_text()}---\n{begun}")
    result = run("annotate", path, "--at", "trick 9 card 4", "--layouts", 1)
    assert result.exit_code == 2
    assert "--at: record 2: the hand does not come to trick 9 card 4" in result.stderr


def test_help_names_all_commands():
    text = run("--help").stdout
    assert all(name in text for name in ("annotate", "deal", "play", "replay", "rules", "serve"))


# ------------------------------------------------------------------------------ sample hands


def test_there_are_sample_hands():
    assert len(list(HANDS.glob("*.rook.yaml"))) >= 3


@pytest.mark.parametrize("path", sorted(HANDS.glob("*.rook.yaml")), ids=lambda path: path.name)
def test_sample_hands_replay_and_are_canonical(path):
    text = path.read_text()
    records = read(text, source=path.name)
    assert write_all(records) == text
    for record in records:
        assert record.notes and record.result is not None and record.title
    assert run("replay", path).exit_code == 0
