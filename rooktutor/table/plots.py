"""The pictures of what a hand is worth, drawn for a notebook cell or a file; they need the ``plots`` extra.

Each shows itself in a cell, and says the same as text where no picture can be seen.
"""

from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

from rooktutor.cards import CardSet
from rooktutor.errors import ExtraError, NotYetError
from rooktutor.explain.cardnotes import card_notes
from rooktutor.game.actions import Action, Bid
from rooktutor.game.view import View
from rooktutor.rules.ruleset import RuleSet
from rooktutor.solve.sums import strength_sum
from rooktutor.solve.values import Evaluation
from rooktutor.text.catalog import BASE, Catalog
from rooktutor.text.pictures import (
    Picture,
    Shape,
    cards_picture,
    chance_picture,
    points_picture,
    sum_picture,
)

_PLAIN, _STRONG, _INK = "#1f7a8c", "#c68a00", "#20262c"
_WIDTH, _ROW = 6.4, 0.27
_TALL = 2.6


@dataclass(frozen=True)
class Plot:
    """A drawn picture: ``figure`` is Matplotlib's, ``text`` says the same in words."""

    figure: Any
    text: str

    def save(self, path: str | Path) -> Path:
        """Write the picture to a file, in the format of its name (``.png``, ``.svg``, ``.pdf``)."""
        target = Path(path)
        self.figure.savefig(target, bbox_inches="tight", dpi=150)
        return target

    def __str__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **_wanted: object) -> dict[str, str | bytes]:
        data = BytesIO()
        self.figure.savefig(data, format="png", bbox_inches="tight", dpi=110)
        return {"image/png": data.getvalue(), "text/plain": self.text}


def plot_sum(rules: RuleSet, hand: CardSet, *, lang: str = BASE) -> Plot:
    """Return the sum that a hand is judged by before the nest is taken, term by term.

    >>> from rooktutor.rules.systems import CROWSNEST
    >>> print(plot_sum(CROWSNEST, CardSet.parse("R14 G7 G9 G12 G13 G14 Y7 B14 B6")).text[:22])
    To begin with +43; Wha
    """
    catalog = Catalog(lang)
    return draw(sum_picture(strength_sum(rules, hand), rules, catalog))


def plot_chances(evaluation: Evaluation, *, lang: str = BASE) -> Plot:
    """Return how often each bid is made. Raises NotYetError for an evaluation without bids."""
    return draw(_there(chance_picture(evaluation, Catalog(lang)), "the chances of bids"))


def plot_points(
    evaluation: Evaluation, *, action: Action | None = None, bid: int = 0, lang: str = BASE
) -> Plot:
    """Return how likely each number of points is that declarer's side may take.

    Args:
        evaluation: the values of calls, discards, trump colors or called cards.
        action: the one to show; the best of those that have points if left out.
        bid: the contract that they are held against; the amount of ``action`` where that is a bid.
        lang: the language of the words.

    Raises NotYetError when no points are known.
    """
    known = [value for value in evaluation if value.points and action in (None, value.action)]
    if not known:
        raise NotYetError("no points are known of that; they come with values of calls and discards")
    value = known[0]
    amount = value.action.amount if isinstance(value.action, Bid) and not bid else bid
    return draw(_there(points_picture(value, amount, Catalog(lang)), "points"))


def plot_cards(view: View, evaluation: Evaluation, *, lang: str = BASE) -> Plot:
    """Return what keeping each card of the exchange is worth. Raises NotYetError at any other moment."""
    notes = card_notes(view, evaluation)
    return draw(_there(cards_picture(notes, view.rules, Catalog(lang)), "the worth of cards"))


def draw(picture: Picture) -> Plot:
    """Return a picture as a drawing. Raises ExtraError when Matplotlib is not installed."""
    try:
        figures = import_module("matplotlib.figure")
    except ImportError as missing:
        raise ExtraError("Matplotlib", "plots") from missing
    columns = picture.shape is Shape.POINTS
    height = _TALL if columns else 0.7 + _ROW * len(picture.bars)
    figure = figures.Figure(figsize=(_WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    names = [bar.name for bar in picture.bars]
    numbers = [bar.number for bar in picture.bars]
    colors = [_STRONG if bar.strong else _PLAIN for bar in picture.bars]
    if columns:
        axes.bar(names, numbers, color=colors, width=0.86)
        axes.set_yticks([])
        axes.set_xticks(axes.get_xticks()[:: 1 + len(names) // 13])
    else:
        places = range(len(names))
        drawn = axes.barh(places, numbers, color=colors, height=0.72)
        axes.set_yticks(places, names)
        axes.invert_yaxis()
        axes.bar_label(drawn, [bar.text for bar in picture.bars], padding=4, fontsize=8, color=_INK)
        axes.set_xticks([])
        axes.axvline(0, color=_INK, linewidth=0.8)
        axes.margins(x=0.14)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, labelsize=8, labelcolor=_INK)
    axes.set_title(picture.title, fontsize=10, loc="left", color=_INK)
    return Plot(figure, picture.text)


def _there(picture: Picture | None, what: str) -> Picture:
    if picture is None:
        raise NotYetError(f"{what} cannot be drawn: this evaluation holds none")
    return picture
