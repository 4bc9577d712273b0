"""A finished hand seen again, and lines of play, in words."""

from dataclasses import dataclass

from rooktutor.cards import CardSet, NoTrump
from rooktutor.explain.annotation import Polarity
from rooktutor.explain.balance import Balance
from rooktutor.explain.contrast import Contrast
from rooktutor.explain.decisions import Decision, declares
from rooktutor.explain.lines import Line, LineStep, Why
from rooktutor.explain.parts import Outcome
from rooktutor.explain.review import Review
from rooktutor.game.actions import (
    Action,
    Bid,
    CallCard,
    ChooseLeader,
    Discard,
    Hold,
    Misdeal,
    Moon,
    NameTrump,
    Pass,
    Play,
    Renege,
)
from rooktutor.game.position import Position
from rooktutor.rules.ruleset import RuleSet
from rooktutor.seats import Seat
from rooktutor.text.catalog import Arg, Catalog
from rooktutor.text.render import Sentence, bird_card, render, signed


@dataclass(frozen=True, kw_only=True, slots=True)
class DecisionProse:
    """What a reader is told of one decision.

    ``where`` and ``did`` say what happened, ``slip`` how it is graded in a word or two, ``cost`` what it
    gave away on what the seat could know, or spared, ``better`` what to do instead (empty where nothing
    was given away), ``reasons`` why (where there are none, ``note`` says so) and ``numbers`` in how many
    layouts. ``opened`` says what the open hands would have given; it must stand apart.
    """

    step: int
    where: str
    did: str
    slip: str
    cost: tuple[str, ...]
    better: str
    reasons: tuple[Sentence, ...]
    better_reasons: tuple[Sentence, ...]
    numbers: tuple[str, ...]
    opened: str
    note: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class BalanceLine:
    """One line of where the score difference came from: what, and how many points, with their sign."""

    name: str
    text: str
    amount: str


@dataclass(frozen=True, kw_only=True, slots=True)
class ReviewProse:
    """A review in words, in the order in which it is read; ``others`` are the decisions of other seats."""

    headline: str
    moments: tuple[DecisionProse, ...]
    decisions: tuple[DecisionProse, ...]
    others: tuple[DecisionProse, ...]
    balance: tuple[BalanceLine, ...]
    practice: tuple[str, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class StepProse:
    """One step of a line in words: what is done, and why."""

    did: str
    why: str


@dataclass(frozen=True, kw_only=True, slots=True)
class LineProse:
    """A line of play in words: what it is, what is done at each step and why, and how it ends."""

    note: str
    steps: tuple[StepProse, ...]
    end: str


def render_review(
    review: Review, position: Position, catalog: Catalog, *, viewer: Seat | None = None
) -> ReviewProse:
    """Return the words for a review.

    Args:
        review: from ``rooktutor.explain.review``.
        position: the finished hand that it is about.
        catalog: the language.
        viewer: the seat that is "you".
    """
    told = {
        each.step: render_decision(
            each,
            before_step(position, each.step),
            catalog,
            viewer=viewer,
            apart=review.numbers.get(each.step),
        )
        for each in (*review.decisions, *review.others)
    }
    lost = sum(each.loss for each in review.marked)
    return ReviewProse(
        headline=catalog.text("review-headline", count=len(review.marked), points=round(lost)),
        moments=tuple(told[each.step] for each in review.moments),
        decisions=tuple(told[each.step] for each in review.decisions),
        others=tuple(told[each.step] for each in review.others),
        balance=()
        if review.balance is None
        else balance_lines(
            review.balance, catalog, seat=review.seat, others=bool(review.others), viewer=viewer
        ),
        practice=tuple(catalog.text(f"practise-{each.topic.value}") for each in review.practice),
    )


def render_decision(
    decision: Decision,
    before: Position,
    catalog: Catalog,
    *,
    viewer: Seat | None = None,
    apart: Contrast | None = None,
) -> DecisionProse:
    """Return the words for one decision.

    Args:
        decision: from ``rooktutor.explain.decisions``.
        before: the hand as it was when the seat had to act.
        catalog: the language.
        viewer: the seat that is "you".
        apart: what sets the action apart from the best one, in numbers.
    """
    view = before.view(decision.seat)
    state = decision.evaluation.state
    note = render(decision.note, view, catalog, state=state)
    best = render(decision.best, view, catalog, state=state)
    trick = len(before.public.taken) + 1
    speaks = any(reason.polarity == Polarity.FOR.value for reason in note.reasons)
    return DecisionProse(
        step=decision.step,
        where=catalog.text("review-where", phase=decision.phase.value, trick=trick),
        did=did(decision.seat, decision.action, before, catalog, viewer=viewer),
        slip=catalog.text("slip-found" if _found(decision) else f"slip-{decision.slip.value}"),
        cost=_cost(decision, before, catalog) if decision.marked else _spared(decision, catalog),
        better=better(decision.best.action, before.rules, catalog) if decision.marked else "",
        reasons=note.reasons,
        better_reasons=best.reasons if decision.marked else (),
        numbers=_numbers(decision, apart, before.rules, catalog),
        opened=_opened(decision, before.rules, catalog),
        note="" if speaks or decision.marked or _found(decision) else catalog.text("why-nothing-stands-out"),
    )


def _numbers(decision: Decision, apart: Contrast | None, rules: RuleSet, catalog: Catalog) -> tuple[str, ...]:
    """What sets a decision apart from the best one, or that its layouts are gone."""
    if apart is not None:
        return render_contrast(apart, rules, catalog)
    gone = decision.marked and decision.evaluation.samples is None
    return (catalog.text("number-unkept"),) if gone else ()


def did(seat: Seat, action: Action, before: Position, catalog: Catalog, *, viewer: Seat | None = None) -> str:
    """Return what a seat did, as a sentence."""
    args = action_args(action, before.rules)
    if isinstance(action, Play) and not before.trick.cards:
        args["kind"] = "lead"
    who = "you" if seat is viewer else "other"
    return catalog.text("review-did", who=who, seat=seat.value, **args)


def better(action: Action, rules: RuleSet, catalog: Catalog) -> str:
    """Return that another action was better, as a sentence."""
    return catalog.text("review-better", **action_args(action, rules))


def action_args(action: Action, rules: RuleSet) -> dict[str, Arg]:
    """Return the values by which messages tell one action from another."""
    args: dict[str, Arg] = {"kind": "play", "amount": 0, "cards": "", "color": "none", "named": "none"}
    match action:
        case Bid(amount):
            args |= {"kind": "bid", "amount": amount}
        case Pass() | Hold() | Moon() | Misdeal():
            args["kind"] = str(action)
        case Discard(cards):
            args |= {"kind": "discard", "cards": str(cards)}
        case NameTrump(trump):
            args |= {"kind": "trump", "color": trump.value}
        case CallCard(card):
            args |= {"kind": "called", "cards": str(card)}
        case ChooseLeader(seat):
            args |= {"kind": "leader", "named": seat.value}
        case Play(card) | Renege(card):
            args["cards"] = str(card)
    args["cards"] = str(args["cards"]).replace("Rook", bird_card(rules))
    return args


def _cost(decision: Decision, before: Position, catalog: Catalog) -> tuple[str, ...]:
    """What a decision gave away, in points and, where that tells more, in chances."""
    told = [catalog.text("review-cost", points=round(decision.loss))]
    best = decision.evaluation.best
    value = decision.evaluation.value(decision.action)
    if value is None:
        return tuple(told)
    if decision.lost_match is not None and best.p_win is not None and value.p_win is not None:
        return (
            catalog.text("review-cost-match", before=_hundredths(best.p_win), after=_hundredths(value.p_win)),
        )
    if best.p_make is not None and value.p_make is not None and round(100 * decision.lost_chance):
        ours = declares(before.view(decision.seat))
        chances = (best.p_make, value.p_make) if ours else (1 - best.p_make, 1 - value.p_make)
        was, now = map(_hundredths, chances)
        told.append(catalog.text("review-cost-make" if ours else "review-cost-set", before=was, after=now))
    if decision.settled:
        told.append(catalog.text("review-settled"))
    return tuple(told)


def render_contrast(apart: Contrast, rules: RuleSet, catalog: Catalog) -> tuple[str, ...]:
    """Return what sets an action apart from the best one, in numbers, a sentence each."""
    told = [catalog.text("number-worse", worse=apart.worse, better=apart.better)]
    for part in apart.parts:
        card = "none" if part.card is None else str(part.card).replace("Rook", bird_card(rules))
        best = action_args(part.best, rules)
        told.append(
            catalog.text(
                f"number-{part.what.value}",
                share=part.hundredths,
                kind=best["kind"],
                best=best["cards"],
                amount=best["amount"],
                seat="" if part.seat is None else part.seat.value,
                color=NoTrump.HIGH.value if part.color is None else part.color.value,
                card=card,
                nest="yes" if part.nest else "no",
                **_outcome("mine", part.mine, catalog),
                **_outcome("other", part.other, catalog),
            )
        )
    if not apart.parts:
        told.append(catalog.text("number-nothing"))
    return tuple(told)


def _outcome(name: str, outcome: Outcome | None, catalog: Catalog) -> dict[str, Arg]:
    """How an auction ends, as messages name it."""
    if outcome is None:
        return {}
    return {
        f"{name}_who": outcome.who.value,
        f"{name}_low": outcome.low,
        f"{name}_high": outcome.high,
        f"{name}_range": "one" if outcome.low == outcome.high else "other",
        f"{name}_worth": catalog.decimal(signed(float(round(outcome.worth)))),
    }


def _found(decision: Decision) -> bool:
    """Whether the only good choice was found, and by how much it is better can be told."""
    return not decision.marked and round(decision.spared) > 0


def _spared(decision: Decision, catalog: Catalog) -> tuple[str, ...]:
    if not _found(decision):
        return ()
    return (catalog.text("review-spared", points=round(decision.spared)),)


def _hundredths(share: float) -> int:
    return round(100 * share)


def _opened(decision: Decision, rules: RuleSet, catalog: Catalog) -> str:
    found = decision.open_hands
    if found is None:
        return ""
    points = round(found.loss)
    if not points:
        return catalog.text("review-open-same")
    best = CardSet.of(action.card for action in found.best if isinstance(action, Play))
    cards = str(best).replace("Rook", bird_card(rules))
    return catalog.text("review-open-gain", cards=cards, points=points)


def balance_lines(
    balance: Balance, catalog: Catalog, *, seat: Seat, others: bool, viewer: Seat | None = None
) -> tuple[BalanceLine, ...]:
    """Return where the score difference came from; ``others`` tells that all seats were looked at."""
    parts = {
        "expected": balance.expected,
        "own": balance.own,
        **({"partners": balance.partners, "others": balance.others} if others else {}),
        "luck": balance.luck,
        "came": float(balance.came),
    }
    args: dict[str, Arg] = {
        "seat": seat.value,
        "who": "you" if seat is viewer else "other",
        "looked": "all" if others else "own",
    }
    return tuple(
        BalanceLine(
            name=name,
            text=catalog.text(f"balance-{name}", **args),
            amount=catalog.decimal(signed(amount)),
        )
        for name, amount in parts.items()
    )


def render_line(line: Line, catalog: Catalog, *, viewer: Seat | None = None) -> LineProse:
    """Return the words for a line of play."""
    return LineProse(
        note=catalog.text("sample-note", layouts=line.layouts),
        steps=tuple(
            StepProse(
                did=did(step.seat, step.action, step.before, catalog, viewer=viewer),
                why=_why(step, catalog),
            )
            for step in line.steps
        ),
        end=catalog.text(
            "sample-end",
            end=catalog.decimal(signed(float(line.outcome))),
            worth=catalog.decimal(signed(line.mean)),
        ),
    )


def _why(step: LineStep, catalog: Catalog) -> str:
    args: dict[str, Arg] = {}
    if step.why is Why.ONLY:
        args["points"] = step.margin
    if step.why is Why.AS_GOOD:
        cards = str(CardSet.of(step.as_good))
        args["cards"] = cards.replace("Rook", bird_card(step.before.rules))
    return catalog.text(f"step-{step.why.value}", **args)


def before_step(position: Position, step: int) -> Position:
    """Return the hand as it was after so many actions."""
    now = position.restarted()
    for action in position.actions[:step]:
        now = now.after(action)
    return now
