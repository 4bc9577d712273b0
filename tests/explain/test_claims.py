"""Nothing false is ever said: every claim of every principle, judged by the oracle."""

from dataclasses import replace

import pytest

from rooktutor.cards import Card, CardSet, Color
from rooktutor.explain import claims as c
from rooktutor.explain.claims import CLAIMS
from rooktutor.explain.contrast import contrast
from rooktutor.explain.facts import PlayFacts
from rooktutor.explain.review import decisions_of
from rooktutor.game.actions import Play
from rooktutor.rules.systems import RULE_SETS
from rooktutor.seats import Seat
from rooktutor.solve.montecarlo import evaluate
from rooktutor.solve.values import Budget
from tests.explain import judges_worth
from tests.explain.checking import Checked, check_hand
from tests.explain.endings import finished
from tests.explain.judges import JUDGES, is_true
from tests.explain.judges_values import contrast_is_true, counted_anew, differ, played_out
from tests.explain.truth import Truth
from tests.principles.pairs import Case
from tests.support.translate import axes_of

FROM_VALUES = {c.MakeChance, c.Costs, c.LosesMatch, c.NoDifference, c.Ahead, *judges_worth.FROM_VALUES}
OF_SCORES = {c.LineOf, c.TotalAfter}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["crowsnest", "crowsnest_no_crow"])
def test_no_claim_is_false(game, seed):
    checked = Checked()
    check_hand(game, seed, checked, layouts=2000)
    assert checked.false == []
    assert checked.listed > 5 and checked.claims.total() > 150


@pytest.mark.parametrize("game", [game for game in RULE_SETS if not game.startswith("crowsnest")])
def test_no_claim_is_false_in_the_other_games(game):
    checked = Checked()
    check_hand(game, 1, checked, layouts=400)
    assert checked.false == []


@pytest.mark.parametrize("game", RULE_SETS)
def test_no_claim_is_false_in_hands_of_computer_players(game):
    """Values and what is told from them too: counted anew and, at the end, by the oracle's play."""
    checked = Checked()
    check_hand(game, 3, checked, layouts=100, by="rules", values=2)
    assert checked.false == []
    assert checked.claims["value"] > 50


def test_wrong_numbers_are_seen():
    seen = 0
    for before in decisions_of(finished("crowsnest", 3)):
        view = before.view(before.to_act)
        if not played_out(view):
            continue
        evaluation = evaluate(view, budget=Budget(20), seed=1)
        anew = counted_anew(view, evaluation)
        assert not differ(evaluation, anew)
        other = replace(evaluation.best, mean=evaluation.best.mean + 1)
        assert differ(replace(evaluation, values=(other, *evaluation.values[1:])), anew)
        found = contrast(view, evaluation, evaluation.values[-1].action)
        if found is not None:
            seen += 1
            assert contrast_is_true(view, evaluation, found)
            for name in ("worse", "better", "costs"):
                wrong = replace(found, **{name: getattr(found, name) + 2})
                assert not contrast_is_true(view, evaluation, wrong)
    assert seen


@pytest.mark.parametrize("seed", range(4))
def test_no_claim_forgets_how_many_trumps_are_said_to_lie_in_the_nest(seed):
    checked = Checked()
    options = {"discard_trump": "announced", "first_lead": "declarer_chooses"}
    check_hand("kentucky_discard", seed, checked, layouts=2000, options=options)
    assert checked.false == []
    assert checked.listed > 5


def test_the_list_of_claims_is_complete():
    kinds = {kind for kind in vars(c).values() if isinstance(kind, type) and issubclass(kind, c.Claim)}
    assert set(CLAIMS) == kinds - {c.Claim}
    assert {kind.__name__ for kind in CLAIMS} <= set(c.__all__)


def test_every_kind_of_claim_has_a_judge():
    assert set(JUDGES) | FROM_VALUES | OF_SCORES == set(CLAIMS)


def _truth(case: Case) -> Truth:
    return Truth(case.view, axes_of(case.view.rules))


# A judge that never says no would prove nothing: each of these claims is wrong on purpose.
LAST = {
    "south": "R8 R13 G9 Y6 Y7 Y10 B6 B9 B12",
    "trump": "green",
    "declarer": "west 70",
    "play": ["W R7 R6 R9"],
}
R8, R13, G9 = map(Card.parse, ("R8", "R13", "G9"))
WRONG = [
    c.TrickWorth(5),
    c.Counter(R13, 10),
    c.Winning(Seat.NORTH, Card.parse("R6")),
    c.Beaten(R13, Card.parse("R9")),
    c.Boss(R13, Color.RED),
    c.LosesTrick(R13),
    c.OnlyCard(R13, Color.RED, "color"),
    c.CanTake(Seat.NORTH, Card.parse("R9")),
    c.FewestPoints(R8, 0),
    c.MostPoints(R13, 0),
    c.HardestToBeat(R8),
    c.LeavesAlone(R13, Color.RED),
    c.MostOf(Color.YELLOW, 2, True),
    c.MostOut(Color.RED, 7),
    c.NoCounterIn(Color.YELLOW),
    c.BringsTo(0, 70, 70),
    c.SetsWith(0, 55, 75),
    c.ReachesTarget(70, 300),
    c.PartnerToPlay(Seat.NORTH),
    c.SameAs(R13, CardSet.parse("R8")),
    c.LeavesVoid(R13, Color.RED),
    c.OutOf(Seat.EAST, Color.RED),
    c.Keeps(CardSet.parse("R13")),
    c.TrumpsOut(11),
    c.MayTrump((Seat.NORTH,)),
    c.NoTrumpsAgainst(),
    c.Trump(R13),
    c.LastTrump(R8),
    c.TrumpsHeld(2),
    c.LowestTrump(G9),
    c.Declaring(Seat.WEST, 75),
    c.NestToLastTrick(8),
    c.MakesBid(R13, 70),
    c.SetsBid(R13, 70),
    c.CouldBeat(R13, Color.RED, CardSet.parse("R14"), trumps=True),
]


@pytest.mark.parametrize("claim", WRONG, ids=repr)
def test_the_judges_see_a_falsehood(claim):
    case = Case("", speaks=True, why="", given=LAST | {"card": "R13"})
    truth = _truth(case)
    # one layout is enough to refute what is said to be certain here
    rest = [card for card in truth.hidden if card not in ("R14", "G14")]
    east, south_gap = frozenset(["R14", "G14", *rest[:6]]), rest[6:]
    truth.worlds = [{"east": east, "north": frozenset(south_gap[:8]), "west": frozenset(south_gap[8:16])}]
    truth.complete = True
    assert not is_true(claim, truth, Play(R13))


def test_what_a_seat_can_hold_is_decided_exactly():
    # West showed no green, East no green: all greens that are out are north's or in the nest.
    given = {
        "south": "G13 G9 G8 G7 Y14 Y13 B14 B6",
        "trump": "green",
        "declarer": "south 80",
        "discard": "R7 R8 R9 R11 B5",
        "play": ["S G14 R5 G6 R6"],
        "card": "G13",
    }
    facts = PlayFacts(Case("", speaks=True, why="", given=given).view)
    trumps = facts.order.trumps
    assert not facts.knowledge.can_hold(Seat.WEST) & trumps
    assert facts.knowledge.can_hold(Seat.NORTH) & trumps == CardSet.parse("G5 G10 G11 G12 Rook")
    assert facts.foes_with_trump == ()
    # South declares and knows the nest, so north holds every green that is out, and must follow.
    assert facts.knowledge.can_play(Seat.NORTH, Color.GREEN) == CardSet.parse("G5 G10 G11 G12 Rook")
    assert Card.parse("B13") in facts.knowledge.can_hold(Seat.NORTH)
