"""`rooktutor annotate` says of every choice whether it is allowed, what it is worth and why."""

from pathlib import Path

import pytest

from rooktutor.cards import CardSet
from rooktutor.game.actions import Discard
from rooktutor.game.public import Phase
from rooktutor.game.record import Record, read_one, write
from rooktutor.rules.systems import rule_set
from rooktutor.text.catalog import Catalog
from tests.cli.commands import refused, run, told
from tests.support.records import EXAMPLE, random_hand

HANDS = Path(__file__).parents[2] / "lessons" / "hands"


def test_annotate_lists_every_card_legal_or_not():
    [story] = told("annotate", EXAMPLE, "--at", "trick 8 card 2", "--layouts", 10, "--json")
    assert (story["rules"], story["to_act"], story["phase"]) == ("crowsnest", "south", "play")
    assert story["state"] in ("exact", "sampled") and story["layouts"] > 0
    actions = {action["action"]: action for action in story["actions"]}
    assert list(actions) == ["Y8", "Rook"]
    refused_card, rook = actions["Y8"], actions["Rook"]
    assert refused_card["legal"] is False
    assert refused_card["illegal"] == {"reason": "must_follow", "must_play": ["Rook"]}
    assert set(refused_card["rule"]) == {"id", "text", "source"}
    assert rook["legal"] is True and rook["verdict"] == "best"
    assert isinstance(rook["value"], float) and rook["stderr"] >= 0 and 0 <= rook["p_make"] <= 1
    for reason in rook["reasons"]:
        assert set(reason) == {"principle", "polarity", "claims", "text"}
        assert reason["polarity"] in ("for", "against") and all(
            "claim" in claim for claim in reason["claims"]
        )


@pytest.mark.parametrize(
    ("moment", "phase"),
    [("auction call 3", "auction"), ("exchange", "discard"), ("trump", "trump"), ("trick 6 card 3", "play")],
)
@pytest.mark.parametrize("is_open", [False, True])
def test_annotate_speaks_about_every_stage(moment, phase, is_open):
    words = ("annotate", EXAMPLE, "--at", moment, "--layouts", 2, *(["--open"] if is_open else []))
    [story] = told(*words, "--json")
    assert story["phase"] == phase
    assert story["actions"]
    legal = [action for action in story["actions"] if action["legal"]]
    assert sum(action["verdict"] == "best" for action in legal) == 1
    plain = run(*words)
    assert plain.exit_code == 0 and "Best" in plain.stdout
    assert max(map(len, plain.stdout.splitlines())) <= 120


@pytest.mark.parametrize("lang", ["en", "fr", "lt"])
def test_annotate_tells_before_the_play_what_the_table_tells(lang):
    words = ("annotate", EXAMPLE, "--layouts", 2, "--lang", lang)
    [call] = told(*words, "--at", "auction call 3", "--json")
    assert sum(row["points"] for row in call["sum"]["rows"]) == call["sum"]["total"]
    kinds = [fact["claim"] for fact in call["facts"]]
    assert {"GoodFor", "WorthUpTo", "OthersBuy", "SpokeAgainst", "WinsMatch"} <= set(kinds)
    assert "cards" not in call
    [exchange] = told(*words, "--at", "exchange", "--json")
    assert {fact["trump"] for fact in exchange["facts"]} == {"red", "green", "yellow", "black"}
    assert len(exchange["cards"]) == 14 and "sum" not in exchange
    assert all(isinstance(card["points"], float) for card in exchange["cards"])
    for moment, found in (("auction call 3", call), ("exchange", exchange)):
        plain = " ".join(run(*words, "--at", moment).stdout.split())
        for each in (*found["facts"], *found.get("cards", ()), *found.get("sum", {}).get("rows", ())):
            assert " ".join(each["text"].split()) in plain
    [play] = told(*words, "--at", "trick 6", "--json")
    assert not {"sum", "facts", "cards"} & set(play)


def test_annotate_tells_in_numbers_why_what_is_poorer_is_so():
    words = ("annotate", EXAMPLE, "--at", "auction call 1", "--layouts", 20)
    [story] = told(*words, "--numbers", "--json")
    counted = {each["action"]: each["numbers"] for each in story["actions"] if "numbers" in each}
    assert counted and all(len(sentences) > 1 for sentences in counted.values())
    poorer = {
        each["action"] for each in story["actions"] if each["verdict"] in ("doubtful", "mistake", "blunder")
    }
    assert set(counted) <= poorer
    for text in next(iter(counted.values())):
        assert text[:40] in run(*words, "--numbers").stdout
    assert "numbers" not in told(*words, "--json")[0]["actions"][-1]


def test_annotate_tells_of_the_cards_that_were_laid_away_off_the_short_list(tmp_path):
    record = read_one(EXAMPLE.read_text())
    start = record.position.restarted()
    for action in record.position.actions:
        if start.phase is Phase.DISCARD:
            break
        start = start.after(action)
    odd = sorted(start.hand(start.to_act), key=lambda card: (card.is_bird, card.rank))[-start.rules.nest :]
    laid = Discard(CardSet.of(odd))
    path = tmp_path / "odd.rook.yaml"
    whole, alone = Record.of(start.after(laid)), Record.of(start.after(laid).view(start.to_act))
    for each in (whole, alone):
        path.write_text(write(each))
        [story] = told("annotate", path, "--at", "exchange", "--layouts", 6, "--numbers", "--json")
        mine = next(row for row in story["actions"] if row["action"] == str(laid))
        assert mine["value"] is not None and len(mine["numbers"]) > 1
    [before] = told("annotate", EXAMPLE, "--at", "exchange", "--layouts", 6, "--json")
    assert str(laid) not in {row["action"] for row in before["actions"]}


def test_annotate_says_so_where_nothing_speaks_for_the_best_action():
    """Every best action has a reason, or it is said in so many words that nothing stands out."""
    text = Catalog("en").text("why-nothing-stands-out")
    honest = 0
    for step in (
        "auction call 1",
        "exchange",
        "trick 1 card 2",
        "trick 3",
        "trick 6 card 2",
        "trick 8 card 3",
    ):
        words = ("annotate", EXAMPLE, "--at", step, "--layouts", 6)
        [story] = told(*words, "--json")
        best = next(each for each in story["actions"] if each.get("verdict") == "best")
        alone = all(reason["polarity"] == "against" for reason in best["reasons"])
        assert (text in run(*words).stdout) == alone
        honest += alone
    assert honest > 1


def test_numbers_with_open_hands_are_refused_with_a_reason():
    words = ("annotate", EXAMPLE, "--at", "trick 6", "--open")
    assert "--open" in run(*words, "--numbers").stdout
    assert "--open" not in run(*words).stdout


def test_the_same_seed_annotates_the_same():
    words = ("annotate", EXAMPLE, "--at", "trick 6", "--layouts", 5, "--json", "--seed", 3)
    assert told(*words) == told(*words)


def test_annotate_for_a_seat_whose_turn_it_is_not():
    [story] = told("annotate", EXAMPLE, "--at", "trick 8 card 2", "--seat", "E", "--json")
    assert [action["action"] for action in story["actions"]] == ["G6"]
    assert story["actions"][0]["illegal"]["reason"] == "not_your_turn"


def test_annotate_of_a_finished_hand_explains_the_score():
    [story] = told("annotate", EXAMPLE, "--json")
    assert (story["to_act"], story["phase"], story["actions"]) == (None, "over", [])
    assert "East and West bid 70 and took 105" in " ".join(story["score"])
    assert "East and West bid 70 and took 105" in run("annotate", EXAMPLE).stdout


def test_annotate_takes_what_one_seat_sees(file):
    position = random_hand(rule_set("crowsnest"), 3, steps=30)
    assert position.to_act is not None
    path = file(write(Record.of(position.view(position.to_act))))
    [story] = told("annotate", path, "--layouts", 4, "--json")
    [whole] = told("annotate", file(write(Record.of(position))), "--layouts", 4, "--json")
    assert story == whole
    path = file(write(Record.of(position.view(position.to_act))))
    refused(2, "annotate", path, "--open")
    refused(2, "annotate", path, "--seat", position.to_act.next.value)
