"""Whatever a file holds, the reader answers soon, in little memory, with records or a RecordError."""

import json
import subprocess
import sys
import time
import tracemalloc

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from rooktutor.errors import RecordError
from rooktutor.game.record import Fault, Problem, document, read, read_one, write, write_line
from rooktutor.game.record import yaml as record_yaml
from rooktutor.game.record.fault import MAX_FAULTS
from tests.support.records import EXAMPLE, random_records

TEXT = EXAMPLE.read_text()
LINE = write_line(read_one(TEXT))
SECONDS = 10.0  # it takes less than one on an idle machine
MEGABYTES = 150

LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)
HOSTILE = {
    "a bomb of aliases": (LAUGHS, Problem.ALIAS),
    "an alias to itself": ("rules: &a [*a]\n", Problem.ALIAS),
    "a merge key": ("x: &x {rules: crowsnest}\n<<: *x\n", Problem.ALIAS),
    "an anchor on a good field": (TEXT.replace("dealer: north", "dealer: &d north"), Problem.ANCHOR),
    "a python object": ("!!python/object/apply:os.system [echo pwned]\n", Problem.TAG),
    "a tag on a good field": (TEXT.replace("dealer: north", "dealer: !!str north"), Problem.TAG),
    "a private tag": ("rules: !mine crowsnest\n", Problem.TAG),
    "a set": ("? rules\n? dealer\n", Problem.EMPTY),
    "a list as a key": ("? [a, b]\n: c\n", Problem.NOT_A_WORD),
    "deep flow lists": ("[" * 500_000, Problem.NOT_YAML),
    "deep flow fields": ("{a: " * 300_000, Problem.TOO_DEEP),
    "deep block lists": ("- " * 500_000, Problem.TOO_DEEP),
    "deep keys": ("? " * 200_000, Problem.TOO_DEEP),
    "deep in a note": ("notes: [[[[[[[[[1]]]]]]]]]\n", Problem.TOO_DEEP),
    "megabytes": (TEXT + "#" * 2_000_000, Problem.TOO_LARGE),
    "a long word": ("rules: " + "x" * 1_900_000, Problem.TOO_LARGE),
    "a long list of cards": (TEXT.replace("north: R10", "north: R10" + " R10" * 400_000), Problem.TOO_LARGE),
    "a long auction": (TEXT.replace("N pass\n", "N pass" + ", N 70" * 250_000 + "\n"), Problem.TOO_LARGE),
    "many tricks": (TEXT.replace("play:\n", "play:\n" + "- E B6\n" * 250_000), Problem.TOO_LARGE),
    "many fields": ("{" + ",".join(f"a{number}: 1" for number in range(150_000)) + "}", Problem.TOO_LARGE),
    "more cards than there are": (
        TEXT.replace("north: R10", "north:" + " R10" * 900),
        Problem.TOO_MANY_FAULTS,
    ),
    "more calls than there are": (
        TEXT.replace("N pass\n", "N pass" + ", N 70" * 900 + "\n"),
        Problem.TOO_MANY_FAULTS,
    ),
    "more tricks than there are": (
        TEXT.replace("play:\n", "play:\n" + "- E B6\n" * 900),
        Problem.TOO_MANY_FAULTS,
    ),
    "many documents": ("---\n" * 400_000, Problem.TOO_MANY_FAULTS),
    "many numbers": ("seed: " + "9" * 9_000, Problem.NOT_A_NUMBER),
    "a field that comes twice": (TEXT.replace("seed: 7", "seed: 7\nseed: 8"), Problem.REPEATED_FIELD),
    "nothing": ("", Problem.NO_RECORD),
    "blanks": (" \n\n\t\n", Problem.NOT_YAML),
    "a comment": ("# nothing to see\n", Problem.NO_RECORD),
    "an empty document": (TEXT + "---\n", Problem.NOT_FIELDS),
    "a word": ("rook", Problem.NOT_FIELDS),
    "a list": ("- rook", Problem.NOT_FIELDS),
    "half a document": (TEXT[:100] + "{", Problem.NOT_YAML),
    "a tab for a blank": ("rules:\tcrowsnest\n\tdealer: north\n", Problem.NOT_YAML),
    "a directive": ("%YAML 1.1\n---\n" + TEXT, Problem.NOT_YAML),
    "a zero byte": ("rules: crow\0snest\n", Problem.NOT_TEXT),
    "half a character": ("rules: \ud800\n", Problem.NOT_TEXT),
    "half a character in quotes": ('rules: "\\ud800"\n', Problem.NOT_YAML),
    "a bell": ("rules: \a\n", Problem.NOT_YAML),
    "letters that look alike": (TEXT.replace("R10 R13", "Ｒ10 R13"), Problem.NOT_A_CARD),
    "a sign that is small for another": (TEXT.replace("Rook", "Roo\N{KELVIN SIGN}"), Problem.NOT_A_CARD),
    "digits of other scripts": (TEXT.replace("W 70", "W ٧٠"), Problem.NOT_A_CALL),
    "blanks of other widths": (TEXT.replace("R10 R13", "R10\N{NO-BREAK SPACE}R13"), Problem.NOT_A_CARD),
    "text from right to left": (
        TEXT.replace("R10 R13", "\N{RIGHT-TO-LEFT OVERRIDE}R10 R13"),
        Problem.NOT_A_CARD,
    ),
    "windows": ("MZ\x90\x00\x03", Problem.NOT_TEXT),
}


def outcome(text):
    """The problems found, None for a text that reads; fails when anything else is raised."""
    try:
        read(text)
    except RecordError as error:
        faults = error.faults
    else:
        return None
    assert 1 <= len(faults) <= MAX_FAULTS + 1
    assert all(map(str, faults))
    return {fault.problem for fault in faults if isinstance(fault, Fault)}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_refused_in_time(name):
    text, problem = HOSTILE[name]
    start = time.perf_counter()
    found = outcome(text)
    assert found is not None
    assert problem in found
    assert time.perf_counter() - start < SECONDS


@pytest.mark.parametrize(
    "name", ["many fields", "a long list of cards", "many tricks", "many documents", "a long word"]
)
def test_hostile_text_takes_little_memory(name):
    tracemalloc.start()
    outcome(HOSTILE[name][0])
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < MEGABYTES * 1_000_000


@pytest.mark.parametrize("name", HOSTILE)
def test_the_parser_without_c_refuses_the_same(name, monkeypatch):
    text, problem = HOSTILE[name]
    monkeypatch.setattr(record_yaml, "_Loader", yaml.SafeLoader)
    if len(text) < 100_000:
        assert problem in outcome(text)
    elif name != "megabytes":
        assert outcome(text[:60_000])


def test_no_object_is_made():
    code = (
        "from rooktutor.errors import RecordError\n"
        "from rooktutor.game.record import read\n"
        "try:\n    read('!!python/object/apply:builtins.print [pwned]')\n"
        "except RecordError:\n    pass\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "" and done.stderr == ""


# A record, changed a little: whatever comes of it is a record or a RecordError.

PIECES = st.sampled_from(
    [
        *("", " ", "\n", "- ", ": ", "{", "}", "[", "]", "'", '"', ",", "#", "|", ">", "---\n", "\t"),
        *("&a ", "*a", "!!x ", "null", "~", "\ufeff", "\u2028", "-1", "1e9"),
        *("Rook", "R5", "R99", "pass", "N 70", "hidden", "play:"),
    ]
)


@settings(max_examples=400)
@given(st.data())
def test_a_mutated_record_is_read_or_refused(data):
    text = data.draw(st.sampled_from([TEXT, LINE, json.dumps(document(read_one(TEXT)))]))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        text = text[:start] + data.draw(PIECES | st.text(max_size=3)) + text[end:]
    outcome(text)


@settings(max_examples=200)
@given(st.data())
def test_lines_of_a_record_in_another_order_are_read_or_refused(data):
    lines = data.draw(st.lists(st.sampled_from(TEXT.splitlines()), max_size=40))
    outcome("\n".join(lines))


@settings(max_examples=300)
@given(st.text())
def test_any_text_is_read_or_refused(text):
    outcome(text)


@settings(max_examples=100)
@given(st.binary())
def test_any_bytes_that_are_text_are_read_or_refused(raw):
    outcome(raw.decode("latin-1"))


@settings(max_examples=150)
@given(st.data())
def test_what_a_mutated_record_says_if_it_reads_is_what_it_writes(data):
    words = TEXT.split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(st.sampled_from(words))
    try:
        records = read(" ".join(words))
    except RecordError:
        return
    assert read("---\n".join(map(write, records))) == records


@pytest.mark.parametrize("rules", ["call_partner", "kentucky_rook", "partnership"])
def test_records_with_two_cards_exchanged_are_never_accepted_wrongly(rules):
    """Two cards of different hands change places: the play does not fit any more, or still does, by luck."""
    for record in random_records(rules, range(6), views=False):
        text = write(record)
        north, east = (
            next(line for line in text.splitlines() if line.startswith(seat)) for seat in ("north", "east")
        )
        one, other = north.split()[1], east.split()[1]
        swapped = text.replace(north, north.replace(one, other, 1)).replace(east, east.replace(other, one, 1))
        outcome(swapped)
