"""The command ``rooktutor review``: a finished hand seen again with one seat."""

import json
import sys
from textwrap import wrap
from typing import Any

import click

from rooktutor.cli import LANG, LAYOUTS, SEED, SeatName
from rooktutor.cli.files import RECORD_FILE, records_in
from rooktutor.explain.decisions import Decision
from rooktutor.explain.needs import needs_after
from rooktutor.explain.review import Review, reviewing
from rooktutor.game.position import Position
from rooktutor.game.public import Phase
from rooktutor.seats import Seat
from rooktutor.solve.values import Budget
from rooktutor.text.catalog import Catalog
from rooktutor.text.needing import render_needs
from rooktutor.text.reviewing import DecisionProse, render_review

WIDTH = 100


@click.command()
@click.argument("file", type=RECORD_FILE)
@click.option(
    "--seat", type=SeatName(), default="south", show_default=True, help="Whose decisions to review."
)
@click.option("--others", is_flag=True, help="Tell what the other seats decided too; luck then stands alone.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, one a line.")
@LAYOUTS
@click.option("--seed", type=SEED, default=0, show_default=True, help="Where sampled layouts come from.")
@LANG
def review(file: str, seat: Seat, layouts: int, seed: int, lang: str, *, others: bool, as_json: bool) -> None:
    """Review a finished hand: what each decision gave away, and what was luck."""
    catalog = Catalog(lang)
    for number, record in enumerate(records_in(file, catalog)):
        position = record.position
        if position is None:
            raise click.BadParameter("the record does not hold all four hands", param_hint="FILE")
        if position.phase is not Phase.OVER:
            raise click.BadParameter("the record stops before the end of the hand", param_hint="FILE")
        found = _reviewed(position, seat, others=others, budget=Budget(layouts), seed=seed)
        if as_json:
            click.echo(json.dumps(told(found, position, catalog), ensure_ascii=False))
        else:
            click.echo("\n".join((*([""] if number else []), *lines(found, position, catalog))))


def _reviewed(position: Position, seat: Seat, *, others: bool, budget: Budget, seed: int) -> Review:
    """The review, with the number of decisions done on a line of its own for somebody who watches."""
    watched = sys.stderr.isatty()
    found = None
    for step in reviewing(position, seat, others=others, budget=budget, seed=seed):
        found = step.review
        if watched:
            text = f"{step.done}/{step.of}"
            click.echo("\r" + (" " * len(text) + "\r" if found else text), err=True, nl=False)
    assert found is not None  # noqa: S101 - what nobody stops comes to its end
    return found


def told(found: Review, position: Position, catalog: Catalog) -> dict[str, Any]:
    """Return the object that ``review --json`` prints."""
    prose = render_review(found, position, catalog)
    balance = found.balance
    return {
        "rules": position.rules.id,
        "seat": found.seat.value,
        "decisions": [
            _row(each, words) for each, words in zip(found.decisions, prose.decisions, strict=True)
        ],
        "others": [_row(each, words) for each, words in zip(found.others, prose.others, strict=True)],
        "moments": [each.step for each in found.moments],
        "practice": [
            {"topic": each.topic.value, "loss": round(each.loss, 3), "steps": list(each.steps), "text": text}
            for each, text in zip(found.practice, prose.practice, strict=True)
        ],
        "balance": None
        if balance is None
        else {
            "expected": round(balance.expected, 3),
            "came": balance.came,
            "own": round(balance.own, 3),
            "partners": round(balance.partners, 3),
            "others": round(balance.others, 3),
            "luck": round(balance.luck, 3),
        },
    }


def _row(decision: Decision, words: DecisionProse) -> dict[str, Any]:
    return {
        "step": decision.step,
        "seat": decision.seat.value,
        "phase": decision.phase.value,
        "action": str(decision.action),
        "best": str(decision.best.action),
        "verdict": decision.note.verdict.value,
        "slip": decision.slip.value,
        "loss": round(decision.loss, 3),
        "lost_chance": round(decision.lost_chance, 4),
        "open_loss": None if decision.open_hands is None else round(decision.open_hands.loss, 3),
        "text": _sentences(words),
    }


def _sentences(words: DecisionProse) -> list[str]:
    """What was done, what it gave away, why, what would have been better, and why that."""
    why = [each.text for each in words.reasons if each.principle not in ("costs", "match")]
    better = [words.better, *(each.text for each in words.better_reasons)] if words.better else []
    note = [words.note] if words.note else []
    return list(dict.fromkeys([words.did, *words.cost, *why, *note, *better, *words.numbers]))


def lines(found: Review, position: Position, catalog: Catalog) -> list[str]:
    """Return the lines that ``review`` prints for people."""
    prose = render_review(found, position, catalog)
    text = [prose.headline]
    for words in sorted((*prose.decisions, *prose.others), key=lambda each: each.step):
        text.append("")
        text.append(f"{words.where}  {words.did}  {words.slip}")
        body = _sentences(words)[1:]
        if words.opened:
            body.append(words.opened)
        for sentence in body:
            text.extend(wrap(sentence, WIDTH, initial_indent="    ", subsequent_indent="      "))
    text += ["", catalog.text("balance-title")]
    width = max((len(each.text) for each in prose.balance), default=0)
    text += [f"    {each.text:<{width}}  {each.amount:>7}" for each in prose.balance]
    if prose.practice:
        text += ["", catalog.text("review-practice")]
        text += [f"    {each}" for each in prose.practice]
    wanted = render_needs(needs_after(position), position.rules, catalog)
    if wanted:
        text += ["", catalog.text("need-title"), *(f"    {each}" for each in wanted)]
    return text
