"""A hand, or what its actions are worth, as a drawing for a notebook cell, a file or a sheet of paper.

The drawing is one SVG that needs no script and loads nothing; around it stand tables for what it leaves out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from rooktutor.game.actions import Action, CallCard, ChooseLeader, Discard, NameTrump, Play
from rooktutor.game.deal import Deal
from rooktutor.game.position import Position
from rooktutor.game.record import Record
from rooktutor.game.view import View
from rooktutor.seats import Seat
from rooktutor.solve.values import ActionValue, Evaluation, Exactness
from rooktutor.table import telling
from rooktutor.table.telling import Told
from rooktutor.text.catalog import BASE, Catalog
from rooktutor.text.render import MINUS
from rooktutor.text.rulebook import game_id

TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, kw_only=True)
class Diagram:
    """A drawing: as ``svg`` (empty for a table of values), as ``html`` and as plain ``text``.

    A notebook shows it by itself.
    """

    svg: str
    html: str
    text: str

    @property
    def page(self) -> str:
        """The drawing as a page of its own."""
        return _render("page.html", body=self.html)

    def _repr_html_(self) -> str:
        return self.html

    def _repr_mimebundle_(self, **_wanted: object) -> dict[str, str]:
        return {"text/html": self.html, "text/plain": self.text}

    def __str__(self) -> str:
        return self.text

    def save(self, path: str | Path) -> Path:
        """Write the drawing to a file: SVG for a name that ends in ``.svg``, a page of HTML otherwise."""
        target = Path(path)
        page = self.svg if target.suffix == ".svg" else self.page
        target.write_text(page, encoding="utf-8")
        return target


def diagram(value: object, *, lang: str = BASE) -> Diagram:
    """Return the drawing of a hand: a deal, a position, what one seat sees of it, or a record with its notes.

    What actions are worth, an `Evaluation`, becomes a table. A view shows the hand of its seat only.

    Args:
        value: what to draw.
        lang: the language of its words.

    Raises:
        TextError: for a language that there is not.
        TypeError: for anything else.

    >>> import rooktutor
    >>> rules = rooktutor.rule_set("crowsnest")
    >>> position = rooktutor.Position.start(rules, rooktutor.deal(rules, seed=7))
    >>> print(rooktutor.diagram(position.view(rooktutor.Seat.SOUTH)).text.splitlines()[0])
    CrowsNest · East is to call
    """
    words = Catalog(lang)
    match value:
        case Evaluation():
            return _values(value, words)
        case Deal():
            return _hand(Told(words, deal=value))
        case Position():
            return _hand(Told(words, position=value))
        case View():
            return _hand(Told(words, view=value))
        case Record():
            return _hand(
                Told(words, position=value.position, view=value.view, title=value.title, notes=value.notes)
            )
        case _:
            raise TypeError(
                f"nothing to draw in {type(value).__name__}: a hand or an evaluation was expected"
            )


def _hand(told: Told) -> Diagram:
    facts = telling.facts_of(told)
    context: dict[str, Any] = {
        "lang": told.words.lang,
        "title": told.title or "",
        "game": told.say("game", game=game_id(told.rules)) if told.hand else "",
        "facts": facts,
        "seats": [telling.seat_of(told, seat) for seat in Seat],
        "trick": telling.trick_of(told),
        "away": telling.away_of(told),
    }
    context["label"] = ". ".join(
        [*facts, *(told.fact(each["name"], each["text"]) for each in context["seats"])]
    )
    svg = _render("diagram.svg", **context)
    html = _render("cell.html", svg=svg, **context, **telling.story_of(told))
    lines = [" · ".join(filter(None, [context["title"] or context["game"], *facts]))]
    lines += [told.fact(each["name"], each["text"]) for each in context["seats"]]
    lines += [told.fact(part["title"], part["text"]) for part in context["away"]]
    return Diagram(svg=svg, html=html, text="\n".join(lines))


def _values(evaluation: Evaluation, words: Catalog) -> Diagram:
    """What actions are worth, best first."""
    rows = [_worth(each, words) for each in evaluation]
    chance = any(row["chance"] for row in rows)
    if evaluation.state is Exactness.EXACT:
        state = words.text("ui-advice-exact")
    else:
        state = words.text("ui-advice-done", done=evaluation.layouts)
    heads = {name: words.text(f"ui-word-{name}") for name in ("choices", "value", "chance")}
    html = _render("values.html", lang=words.lang, rows=rows, chance=chance, state=state, heads=heads)
    lines = [" ".join((f"{row['name']}:", row["mean"], row["error"], row["chance"])).rstrip() for row in rows]
    return Diagram(svg="", html=html, text="\n".join([*lines, state]))


def _worth(value: ActionValue, words: Catalog) -> Mapping[str, str]:
    mean = round(value.mean)
    error = round(value.stderr)
    return {
        "name": ", ".join(_action(action, words) for action in value.covers),
        "mean": f"+{mean}" if mean > 0 else str(mean).replace("-", MINUS),
        "error": f"± {error}" if error else "",
        "chance": words.text("ui-percent", percent=round(100 * value.p_make))
        if value.p_make is not None
        else "",
    }


def _action(action: Action, words: Catalog) -> str:
    match action:
        case Play(card) | CallCard(card):
            return words.text("ui-card", card=str(card))
        case Discard(cards):
            return words.text("ui-suggestion", cards=" ".join(map(str, cards)))
        case NameTrump(trump):
            return words.text("ui-color", color=trump.value)
        case ChooseLeader(seat):
            return words.text("ui-leader", seat=seat.value, who="other")
        case _:
            text = str(action)
            known = words.text("ui-call-bid", amount=int(text)) if text.isdigit() else None
            return known or words.text(f"ui-call-{text}")


@cache
def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _render(name: str, **context: object) -> str:
    """A template filled in; the drawing inside a page is our own and stays markup."""
    own = {part: Markup(str(context[part])) for part in ("svg", "body") if part in context}  # noqa: S704
    return _environment().get_template(name).render({**context, **own})
