"""Samples of what is said after a hand: the review, a line of play, beliefs, and what the match needs.

The values are made up and the line is played with open hands, so that the words change with nothing else.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from rooktutor.cards import Card, CardSet, Color
from rooktutor.explain import beliefs, review
from rooktutor.explain.contrast import Contrast
from rooktutor.explain.lines import Line, LineStep, Why, going_on
from rooktutor.explain.needs import needs
from rooktutor.explain.parts import Outcome, Part, What, Who
from rooktutor.explain.review import decisions_of
from rooktutor.game.actions import HOLD, PASS, Action, Bid, Discard, Play
from rooktutor.game.deal import deal
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.game.view import View
from rooktutor.rules.systems import CALL_PARTNER, CROWSNEST, rule_set
from rooktutor.seats import Seat
from rooktutor.solve.preference import thumb_ratings
from rooktutor.solve.values import Evaluation, Exactness, compare
from rooktutor.text import Catalog
from rooktutor.text.believing import render_beliefs
from rooktutor.text.needing import render_needs
from rooktutor.text.reviewing import before_step, render_contrast, render_line, render_review
from tests.explain.checking import some_action


def played_out(seed: int, game: str = "crowsnest") -> Position:
    """A hand played at random to its end."""
    rng, rules = Random(seed), rule_set(game)
    position = Position.start(rules, deal(rules, seed=seed))
    while position.phase is not Phase.OVER:
        position = position.after(some_action(position, rng))
    return position


def thumb_values(view: View) -> Evaluation:
    """Values that come from rules of thumb alone, so that no solver has a part in the samples."""
    rows = {action: [3 * rating] * 2 for action, rating in thumb_ratings(view).items()}
    return compare(rows, {}, state=Exactness.EXACT, asked=2)


def graded(before: Position, done: object) -> Evaluation:
    """Made-up values: by thumb for cards, else the action taken comes last and its bid often fails."""
    assert before.to_act is not None
    view = before.view(before.to_act)
    if view.phase is Phase.PLAY:
        found = thumb_values(view)
        rows = {value.action: [value.mean] * 2 for value in found}
    else:
        actions = [done] if isinstance(done, Discard) else list(view.legal_actions())
        rows = {action: [-20.0 * (action == done)] * 2 for action in actions}
    made = {action: [float(mean > -9)] * 2 for action, (mean, _) in rows.items()} if view.bid else {}
    return compare(rows, made, state=Exactness.EXACT, asked=2)


def reviews(catalog: Catalog) -> Iterator[str]:
    """Reviews of badly played hands, every decision of the seat."""
    for game, seed, seat in (("crowsnest", 3, Seat.SOUTH), ("call_partner", 5, Seat.WEST)):
        position = played_out(seed, game)
        known = {
            len(before.actions): graded(before, position.actions[len(before.actions)])
            for before in decisions_of(position)
        }
        found = review(position, seat, known, open_hands=False, numbers=False)
        told = render_review(found, position, catalog, viewer=seat)
        yield f"{game}: {told.headline}"
        for each in told.decisions:
            yield f"  {each.where} {each.did} {each.slip} {' '.join(each.cost)} {each.better}".rstrip()
        yield from (f"  {row.text} ({row.amount})" for row in told.balance)
        yield from (f"  {topic}" for topic in told.practice)


def numbers(catalog: Catalog) -> Iterator[str]:
    """What happens in so many layouts, of each kind, and how auctions end."""
    red, other = Play(Card.parse("R14")), Play(Card.parse("R9"))
    laid, kept = Discard(CardSet.parse("R5 G6 G7 Y8 B9")), Discard(CardSet.parse("R5 G6 G7 Y8 B10"))
    for what in What:
        before = what in (What.KEPT_FALLS, What.LAID_WINS, What.NO_RUFF)
        part = Part(
            what=what,
            hundredths=38,
            layouts=24,
            explains=0.8,
            best=kept if before else other,
            seat=Seat.EAST,
            color=Color.RED,
            card=Card.parse("R14"),
            nest=True,
            mine=Outcome(who=Who.YOU, low=95, high=95, worth=-40.4),
            other=Outcome(who=Who.YOU, low=80, high=80, worth=12.0),
        )
        apart = apart_by(laid if before else red, part)
        *_, said = render_contrast(apart, CROWSNEST, catalog)
        yield f"{what.value}: {said}"
    set_by = replace(part, what=What.BID_SET, best=kept)
    yield render_contrast(apart_by(laid, set_by), CROWSNEST, catalog)[-1]
    calls: tuple[Action, ...] = (Bid(80), PASS, HOLD, PASS, PASS, Bid(80))
    for who, best in zip(Who, calls, strict=True):
        ends = replace(
            part,
            what=What.ENDS,
            best=best,
            mine=Outcome(who=who, low=95, high=110, worth=-40.4),
            other=Outcome(who=who, low=80, high=80, worth=12.0),
        )
        if who is Who.OPEN:
            ends = replace(ends, mine=part.mine)
        yield f"{who.value}: {render_contrast(apart_by(Bid(95), ends), CROWSNEST, catalog)[-1]}"
    yield from render_contrast(apart_by(red), CROWSNEST, catalog)


def apart_by(action: Action, *parts: Part) -> Contrast:
    """An action that is worse in many layouts, because of ``parts``."""
    best = parts[0].best if parts else Play(Card.parse("R9"))
    return Contrast(action=action, best=best, layouts=200, worse=45, better=7, costs=9.0, parts=parts)


def lines(catalog: Catalog) -> Iterator[str]:
    """The last tricks of a hand, step by step, with open hands."""
    position = played_out(3)
    start = before_step(position, len(position.actions) - 11)
    assert start.to_act is not None
    action = start.legal_actions()[0]
    asked = LineStep(before=start, seat=start.to_act, action=action, why=Why.ASKED)
    steps = (asked, *going_on(start.after(action)))
    end = steps[-1].before.after(steps[-1].action)
    shown = Line(
        seat=start.to_act,
        action=action,
        number=0,
        layouts=50,
        steps=steps,
        end=end,
        outcome=-35,
        mean=-22.4,
        solved=True,
    )
    told = render_line(shown, catalog, viewer=Seat.SOUTH)
    yield told.note
    yield from (f"  {step.did} {step.why}" for step in told.steps)
    yield told.end


def thoughts(catalog: Catalog) -> Iterator[str]:
    """What the hidden cards are known by, at some moments of two games."""
    for game, seed in (("crowsnest", 3), ("kentucky_rook", 4)):
        position = played_out(seed, game)
        for step in range(5, len(position.actions), 12):
            before = before_step(position, step)
            told = render_beliefs(beliefs(before.view(Seat.SOUTH), layouts=2), before.rules, catalog)
            yield f"{game}, after {step} actions: {told.note}"
            yield from (f"  {seat or 'all'}: {said}" for seat, said in told.evidence)


def match(catalog: Catalog) -> Iterator[str]:
    """What the match needs next, far from its end and near it."""
    for rules, scores in (
        (CROWSNEST, (0, 0)),
        (CROWSNEST, (285, 240)),
        (CROWSNEST, (-60, 295)),
        (CALL_PARTNER, (0, 480, 120, -75)),
    ):
        for viewer in (Seat.SOUTH, None):
            yield f"{rules.id} {scores} for {viewer or 'the table'}:"
            yield from (
                f"  {each}" for each in render_needs(needs(rules, scores), rules, catalog, viewer=viewer)
            )


def after_the_hand(catalog: Catalog) -> Iterator[str]:
    """All of it, one after the other."""
    for part in (reviews, numbers, lines, thoughts, match):
        yield f"# {part.__name__}"
        yield from part(catalog)
