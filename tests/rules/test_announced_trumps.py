"""Trumps that are laid away are announced by number, and a hand that cannot lay away is void."""

from itertools import combinations
from math import comb
from random import Random

import pytest

from rooktutor.cards import CardSet, Color
from rooktutor.errors import RecordError
from rooktutor.game.actions import Discard, NameTrump
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.record import Moment, Record, read_one, write, write_line
from rooktutor.game.record.steps import record_at
from rooktutor.rules.systems import rule_set
from rooktutor.seats import Seat
from rooktutor.solve.layouts import Layouts, sample
from rooktutor.text import Catalog
from rooktutor.text.rulebook import differences
from tests.oracle import nest
from tests.support import hands, translate

KD, KR, CN = "kentucky_discard", "kentucky_rook", "crowsnest"
SAID = {"discard_trump": "announced"}
BEFORE = {"trump_naming": "before_discard"}
HOLDING = "R5 R14 G5 G7 G9 G14 Y6 Y8 Y9 B5 B6 B7 B8 Rook"


def declared(game: str, options: dict[str, object], holding: str = HOLDING) -> Position:
    """North has dealt, declares, and holds these cards, nest included."""
    engine, oracle = translate.both_rules(game, options)
    cards = holding.split()
    size = int(str(oracle["hand"]))
    deal = hands.arranged_deal(oracle, "north", {"north": cards[:size]}, nest_cards=cards[size:])
    return translate.played(translate.start(engine, deal), hands.contract(oracle, "north", "north"))


def laid(game: str, options: dict[str, object], away: str, holding: str = HOLDING) -> Position:
    """The same after green was named and these cards were laid away."""
    position = declared(game, options, holding)
    actions = [Discard(CardSet.parse(away)), NameTrump(Color.GREEN)]
    for action in actions if position.phase is Phase.DISCARD else reversed(actions):
        position = position.after(action)
    return position


NUMBERS = [
    ("G7 G9 Y6 B6 B7", 2),
    ("Y6 Y8 B6 B7 B8", 0),
    ("G5 G7 G9 G14 Rook", 5),  # the bird is a trump too
    ("R5 Y6 Y8 B6 Rook", 1),
]


@pytest.mark.parametrize(("away", "said"), NUMBERS)
@pytest.mark.parametrize("naming", ["after_discard", "before_discard", "before_nest"])
def test_the_number_is_said_once_trump_is_named(away, said, naming):
    options = SAID | {"trump_naming": naming}
    position = laid(KD, options, away)
    assert position.public.announced_trumps == said
    assert nest.announced_trumps(translate.both_rules(KD, options)[1], away.split(), "green") == said
    before = declared(KD, options)
    assert before.public.announced_trumps is None
    halfway = before.after(before.legal_actions()[0])
    assert halfway.public.announced_trumps is None
    assert laid(KD, {"trump_naming": naming}, away).public.announced_trumps is None


def hidden_nests(position: Position, seat: Seat) -> set[CardSet]:
    """Every nest that fits what the seat has seen and heard, by trying all sets of its hidden cards."""
    view = position.view(seat)
    trumps = position.order.trumps
    rules = position.rules
    found = set()
    for cards in combinations(view.hidden, rules.nest):
        away = CardSet.of(cards)
        if len(away & trumps) == position.public.announced_trumps and (
            position.public.announced is None or len(away & rules.counting_cards) == position.public.announced
        ):
            found.add(away)
    return found


@pytest.mark.parametrize("away", [away for away, _ in NUMBERS])
def test_the_number_narrows_the_nest_and_nothing_else(away):
    position = laid(KD, SAID, away)
    view = position.view(Seat.EAST)
    layouts = Layouts(view)
    nests = hidden_nests(position, Seat.EAST)
    ways = comb(27, 9) * comb(18, 9)  # the other 27 cards go to three hands in every way
    assert layouts.count() == len(nests) * ways
    rng = Random(1)
    for _ in range(40):
        layout = layouts.sample(rng)
        assert layout.buried in nests
        again = layout.position(view)
        assert again.view(Seat.EAST) == view
        actions = list(again.actions)
        assert Position.replay(position.rules, again.deal, actions, position.scores) == again


def test_counters_and_trumps_may_both_be_announced():
    """Too few worthless cards: four counters have to go, and two of the cards laid away are trumps."""
    holding = "R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 B14 Rook R13 R12 G9"
    away = "R13 R12 G9 R5 G10"
    position = laid(KR, SAID, away, holding)
    assert (position.public.announced, position.public.announced_trumps) == (2, 2)
    view = position.view(Seat.EAST)
    rng = Random(2)
    seen = {sample(view, rng).buried for _ in range(150)}
    assert seen <= hidden_nests(position, Seat.EAST)
    assert len(seen) > 20


@pytest.mark.parametrize("naming", ["after_discard", "before_discard"])
def test_a_record_tells_the_number_to_those_who_have_not_seen_the_cards(naming):
    position = laid(KD, SAID | {"trump_naming": naming}, "G7 G9 Y6 B6 B7")
    for seat in Seat:
        for moment in (position, position.after(position.legal_actions()[0])):
            record = Record.of(moment.view(seat))
            text = write(record)
            assert ("announced_trumps: 2\n" in text) == (seat is not Seat.NORTH)
            assert read_one(text) == read_one(write_line(record)) == record
    record = Record.of(position)
    assert "announced" not in write(record).replace("discard_trump: announced", "")
    assert read_one(write(record)) == record


@pytest.mark.parametrize("naming", ["after_discard", "before_discard"])
@pytest.mark.parametrize("step", ["auction", "exchange", "trump", "trick 1"])
def test_a_record_goes_back_to_before_it_was_said(naming, step):
    position = laid(KD, SAID | {"trump_naming": naming}, "G7 G9 Y6 B6 B7")
    moment = Moment.parse(step)
    whole = record_at(Record.of(position), moment).position
    assert whole is not None
    for seat in Seat:
        assert record_at(Record.of(position.view(seat)), moment).view == whole.view(seat)


FAULTS = [
    ("announced_trumps: 2", "announced_trumps: two", "announced_trumps", "not_a_number"),
    ("announced_trumps: 2", "announced_trumps: 6", "seen_from", "impossible"),
    ("trump: green\n", "", "announced_trumps", "too_early"),
    ("{discard_trump: announced}", "{discard_trump: free}", "announced_trumps", "not_in_game"),
]


@pytest.mark.parametrize(("told", "instead", "path", "what"), FAULTS)
def test_what_a_record_cannot_announce(told, instead, path, what):
    text = write(Record.of(laid(KD, SAID, "G7 G9 Y6 B6 B7").view(Seat.EAST)))
    assert told in text
    with pytest.raises(RecordError) as caught:
        read_one(text.replace(told, instead))
    assert (path, what) in [(fault.path, fault.problem.value) for fault in caught.value.faults]


def test_the_rules_say_so():
    rules = rule_set(KD).with_options(SAID)
    (found,) = differences(rule_set(KD), rules, Catalog("en"))
    assert found.other == "Trumps may be laid away, but declarer says how many."


# A hand that is void because declarer cannot lay away five cards that count nothing.
SHORT = "R1 R14 R10 R5 G1 G14 G10 Y1 Y14 B1 B14 Rook R13 R12 G9"
REDEAL = {"discard_shortfall": "redeal"}


def void(naming: str = "after_discard", **options: object) -> Position:
    position = declared(KR, {**REDEAL, "trump_naming": naming, **options}, SHORT)
    if naming == "before_nest":
        position = position.after(NameTrump(Color.GREEN))
    assert position.public.redealt or naming == "before_discard"
    return position


@pytest.mark.parametrize("naming", ["after_discard", "before_nest"])
@pytest.mark.parametrize("visible", ["hidden", "top_card", "all"])
def test_a_void_hand_is_written_down_as_each_seat_saw_it(naming, visible):
    position = void(naming, nest_visibility=visible)
    assert position.phase is Phase.OVER
    for seat in Seat:
        record = Record.of(position.view(seat))
        text = write(record)
        assert ("discard: void\n" in text) == (seat is not Seat.NORTH)
        assert read_one(text) == read_one(write_line(record)) == record
        early = record_at(record, Moment.parse("auction call 2"))
        assert early.phase is Phase.AUCTION
        assert record_at(record, Moment.parse("exchange")).phase is Phase.OVER
    record = Record.of(position)
    assert read_one(write(record)) == record
    assert "void" not in write(record)


def test_void_is_no_word_for_those_who_see_the_cards_or_play_on():
    position = void()
    open_hand = write(Record.of(position))
    declarer = write(Record.of(position.view(Seat.NORTH)))
    outsider = write(Record.of(position.view(Seat.EAST)))
    wrong = [
        open_hand.replace("result:", "discard: void\nresult:"),
        declarer + "discard: void\n",
        outsider.replace("discard_shortfall: redeal", "discard_shortfall: free_announced"),
        outsider.replace("options: {discard_shortfall: redeal}\n", ""),
    ]
    for text in wrong:
        with pytest.raises(RecordError) as caught:
            read_one(text)
        assert any((fault.path, fault.found) == ("discard", "void") for fault in caught.value.faults), text
    with pytest.raises(RecordError) as caught:
        read_one(outsider + "trump: green\n")
    assert [fault.problem.value for fault in caught.value.faults] == ["hand_void"]
